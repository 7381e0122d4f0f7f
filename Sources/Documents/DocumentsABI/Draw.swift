// The drawing functions of casement_documents.h: each converts its arguments, makes one call and converts the result.

public import CCasementDocuments
import Documents
import Pictures

@implementation @_cdecl("cas_documents_write_svg")
public func cas_documents_write_svg(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  draw(scene, options, write, context) { scene, options throws(PictureError) in try picture(of: scene, options) }
}

@implementation @_cdecl("cas_documents_write_filmstrip")
public func cas_documents_write_filmstrip(
  _ scene: OpaquePointer?, _ samples: Int, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?
) -> cas_status {
  draw(scene, options, write, context) { scene, options throws(PictureError) in
    try filmstrip(of: scene, samples: samples, options).sideBySide()
  }
}

private func draw(
  _ scene: OpaquePointer?, _ options: UnsafePointer<cas_picture_options>?, _ write: cas_write?,
  _ context: UnsafeMutableRawPointer?, _ draw: (OpaquePointer, PictureOptions) throws(PictureError) -> [UInt8]
) -> cas_status {
  guard let scene, let write else { return cas_status(CAS_ERROR_NULL) }
  guard let given = read(options, or: cas_picture_options()), var options = pictureOptions(given) else {
    return cas_status(CAS_ERROR_OUT_OF_RANGE)
  }
  if let text = given.looks {
    do throws(Diagnostic) { options.looks = try looks(String(cString: text), of: scene) } catch {
      if let message = given.message { tell(error.text(), message, given.message_context) }
      return cas_status(CAS_ERROR_TEXT)
    }
  }
  do throws(PictureError) {
    let svg = try draw(scene, options)
    svg.withUnsafeBytes { write($0.baseAddress?.assumingMemoryBound(to: CChar.self), $0.count, context) }
    return cas_status(CAS_OK)
  } catch {
    return error.status
  }
}

private func pictureOptions(_ given: cas_picture_options) -> PictureOptions? {
  let (margins, bare) = (UInt32(CAS_PICTURE_MARGINS), UInt32(CAS_PICTURE_BARE))
  let (dark, outlines) = (UInt32(CAS_PICTURE_DARK), UInt32(CAS_PICTURE_OUTLINES))
  guard given.flags & ~(margins | bare | dark | outlines) == 0 else { return nil }
  var options = PictureOptions()
  options.showsMargins = given.flags & margins != 0
  options.isBare = given.flags & bare != 0
  options.isDark = given.flags & dark != 0
  options.isOutlined = given.flags & outlines != 0
  options.zoom = given.zoom
  return options
}
