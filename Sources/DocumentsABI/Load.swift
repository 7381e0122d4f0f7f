// casement_documents.h: converts, calls once, converts back.

public import CCasementDocuments
import Documents
import Storyboards

@implementation @_cdecl("cas_documents_load")
public func cas_documents_load(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ name: UnsafePointer<CChar>?,
  _ options: UnsafePointer<cas_documents_options>?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> OpaquePointer? {
  let name = name.map { String(cString: $0) } ?? "scene.json"
  let content = Array(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, length)))
  do throws(Complaint) {
    return try load(Source(name: name, bytes: content), known(options)).surrender()
  } catch {
    var text = error.text()
    text.withUTF8 { utf8 in
      utf8.withMemoryRebound(to: CChar.self) { write?($0.baseAddress, $0.count, context) }
    }
    return nil
  }
}

/// The fields that the caller knows; a caller of another version may know fewer.
private func known(_ options: UnsafePointer<cas_documents_options>?) throws(Complaint) -> cas_documents_options {
  guard let options else { return cas_documents_options() }
  guard options.pointee.size >= MemoryLayout<cas_documents_options>.stride else {
    throw Complaint(.usage, "options.size is not that of cas_documents_options")
  }
  return options.pointee
}

private func load(_ source: Source, _ options: cas_documents_options) throws(Complaint) -> LoadedScene {
  var look = Look()
  if options.profile != 0 { look.profile = options.profile }
  guard source.name.hasSuffix(".storyboard") || source.name.hasSuffix(".xib") else {
    return try LoadedScene.load(source, isRules: source.name.hasSuffix(".vfl"), look)
  }
  let storyboard = try Storyboard(source)
  let canvas = try Canvas(
    device: options.device.map { String(cString: $0) }, isLandscape: options.is_landscape != 0)
  let document = try storyboard.document(of: options.scene.map { String(cString: $0) }, canvas)
  return try LoadedScene.load(Source(name: source.name, text: document.text), isRules: false, look)
}
