// The loading functions of casement_documents.h: each converts its arguments, makes one call and converts the result.

public import CCasementDocuments
import Documents
import Storyboards

@implementation @_cdecl("cas_documents_load")
public func cas_documents_load(
  _ bytes: UnsafePointer<CChar>?, _ length: Int, _ name: UnsafePointer<CChar>?,
  _ options: UnsafePointer<cas_documents_options>?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> OpaquePointer? {
  let name = name.map { String(cString: $0) } ?? "scene.json"
  do throws(Diagnostic) {
    if length > Source.mostBytes {
      throw Diagnostic(.files, "\(name): the file is larger than \(Source.mostBytes >> 20) MiB, the most that is read")
    }
    let content = Array(UnsafeRawBufferPointer(start: bytes, count: bytes == nil ? 0 : max(0, length)))
    guard let options = read(options, or: cas_documents_options()) else {
      throw Diagnostic(.usage, "options.size is not that of cas_documents_options")
    }
    let loaded = try load(Source(name: name, bytes: content), options)
    if let looks = options.looks { tell(loaded.namedLooks, looks, options.looks_context) }
    return loaded.surrender()
  } catch {
    if let write { tell(error.text(), write, context) }
    return nil
  }
}

private func load(_ source: Source, _ options: cas_documents_options) throws(Diagnostic) -> LoadedScene {
  var overrides = Overrides()
  if options.profile != 0 { overrides.profile = options.profile }
  guard source.form == .storyboard else {
    let said = [
      ("scene", options.scene != nil), ("device", options.device != nil), ("is_landscape", options.is_landscape != 0),
    ]
    if let option = said.first(where: { $0.1 })?.0 {
      throw Diagnostic(.usage, "\(option) applies to storyboards only, and \(source.name) is not one")
    }
    return try LoadedScene.load(source, isRules: source.form == .rules, overrides)
  }
  let storyboard = try Storyboard(source)
  var canvas = try Canvas(
    device: options.device.map { String(cString: $0) }, isLandscape: options.is_landscape != 0)
  canvas.hasLooks = options.looks != nil
  let document = try storyboard.document(of: options.scene.map { String(cString: $0) }, canvas)
  let loaded = try LoadedScene.load(document.source, isRules: false, overrides)
  if let remark = options.remark {
    for words in document.remarks { tell(words, remark, options.remark_context) }
  }
  return loaded
}

func tell(_ words: String, _ write: cas_write, _ context: UnsafeMutableRawPointer?) {
  var words = words
  words.withUTF8 { utf8 in
    utf8.withMemoryRebound(to: CChar.self) { write($0.baseAddress, $0.count, context) }
  }
}

// MARK: Option structures, which begin with their size

/// Returns the options; fields that the caller's structure does not have are as in `standard`.
///
/// Callers of an earlier version pass a shorter structure. Bytes beyond the known fields, which callers of a later
/// version pass, must be 0, so that no option is ignored silently. Returns nil if they are not 0, or if the size is
/// invalid.
func read<Options>(_ options: UnsafePointer<Options>?, or standard: Options) -> Options? {
  var read = standard
  guard let options else { return read }
  let known = MemoryLayout<Options>.size
  let size = UnsafeRawPointer(options).load(as: Int.self)
  let isSize = size > MemoryLayout<Int>.size && size <= 4096 && size % MemoryLayout<Int>.alignment == 0
  let given = UnsafeRawBufferPointer(start: options, count: isSize ? size : 0)
  guard isSize, given.dropFirst(known).allSatisfy({ $0 == 0 }) else { return nil }
  withUnsafeMutableBytes(of: &read) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: given.prefix(known))) }
  return read
}
