// Converts an SVG of Pictures to PNG with librsvg.

public enum Raster {
  private static let mostPixels = 64_000_000.0
  /// What cairo takes.
  private static let longestSide = 32_767.0
  /// `CAIRO_FORMAT_RGB24`
  private static let opaque: Int32 = 1

  /// A PNG with so many dots for each pixel of the picture, and what in it the fonts of this machine cannot draw: a
  /// sentence for people, or nil.
  public static func png(of svg: [UInt8], scale: Double) throws(Diagnostic) -> (bytes: [UInt8], remark: String?) {
    guard let root = Root(svg) else { throw Diagnostic(.library, "the picture is no SVG") }
    let size = (width: root.number("width") * scale, height: root.number("height") * scale)
    let (width, height) = (size.width.rounded(.up), size.height.rounded(.up))
    guard width >= 1, height >= 1, width * height <= mostPixels, max(width, height) <= longestSide else {
      throw Diagnostic(
        .usage, "a picture of \(short(width)) x \(short(height)) dots is too large; use a smaller --zoom or --scale")
    }
    let renderer = try Renderer()
    let surface = renderer.makeSurface(opaque, Int32(width), Int32(height))
    defer { renderer.destroySurface(surface) }
    let context = renderer.makeContext(surface)
    defer { renderer.destroyContext(context) }
    guard renderer.surfaceStatus(surface) == 0, renderer.contextStatus(context) == 0 else { throw outOfMemory }
    // The picture covers the last dots as well: where it covers a part of one, black would show.
    renderer.scale(context, width / size.width, height / size.height)
    try draw(svg, [0, 0, size.width, size.height], renderer, context)
    let missing = renderer.fonts?.missing(
      among: letters(of: svg), families: (root["font-family"] ?? "monospace").filter { $0 != "'" }, context)
    return (try file(of: surface, renderer), missing.flatMap(remark))
  }

  private static var outOfMemory: Diagnostic {
    Diagnostic(.library, "out of memory for the picture; use a smaller --zoom or --scale")
  }

  private static func draw(
    _ svg: [UInt8], _ viewport: [Double], _ renderer: Renderer, _ context: UnsafeMutableRawPointer?
  ) throws(Diagnostic) {
    var error: UnsafeMutableRawPointer?
    guard let handle = renderer.makeHandle(svg, svg.count, &error) else {
      throw Diagnostic(.library, "librsvg cannot read the picture: \(renderer.message(error))")
    }
    defer { renderer.unref(handle) }
    guard renderer.renderDocument(handle, context, viewport, &error) != 0, renderer.contextStatus(context) == 0 else {
      throw Diagnostic(.library, "librsvg cannot draw the picture: \(renderer.message(error))")
    }
  }

  private static func file(
    of surface: UnsafeMutableRawPointer?, _ renderer: Renderer
  ) throws(Diagnostic) -> [UInt8] {
    var file: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &file) { place in
      renderer.writePNG(
        surface,
        { context, bytes, count in
          context?.assumingMemoryBound(to: [UInt8].self).pointee += UnsafeBufferPointer(start: bytes, count: Int(count))
          return 0
        }, place)
    }
    if status != 0 { throw outOfMemory }
    return file
  }

  /// The letters of all texts that are beyond ASCII, each once, and one of ASCII.
  private static func letters(of svg: [UInt8]) -> [Unicode.Scalar] {
    var letters: Set<Unicode.Scalar> = ["a"]
    for part in svg.split(separator: UInt8(ascii: ">")) {
      let text = part.prefix { $0 != UInt8(ascii: "<") }
      if text.allSatisfy({ $0 < 0x80 }) { continue }
      letters.formUnion(String(decoding: text, as: UTF8.self).unicodeScalars.filter { !$0.isASCII })
    }
    return letters.sorted()
  }

  private static func remark(_ missing: [Unicode.Scalar]) -> String? {
    if missing.isEmpty { return nil }
    if missing.contains("a") { return "no font is installed; install the package fonts-dejavu-core" }
    let shown = missing.prefix(4).map { "U+" + hexadecimal($0.value) + " \($0)" }.joined(separator: ", ")
    return "no font has \(shown)\(missing.count > 4 ? " and \(missing.count - 4) more" : "")"
      + "; a box stands there. Packages with more letters: fonts-noto-core, fonts-noto-cjk, fonts-symbola (emoji)"
  }

  private static func hexadecimal(_ number: UInt32) -> String {
    let digits = String(number, radix: 16, uppercase: true)
    return String(repeating: "0", count: max(0, 4 - digits.utf8.count)) + digits
  }
}
