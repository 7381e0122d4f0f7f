// From an SVG of the library to a PNG.

public enum Raster {
  private static let mostPixels = 64_000_000.0

  /// A PNG with so many dots for each pixel of the picture.
  public static func png(of svg: [UInt8], scale: Double) throws(Complaint) -> [UInt8] {
    guard let root = Element.read(svg), root.name == "svg" else { throw Complaint(.library, "the picture is no SVG") }
    let width = (root.number("width") * scale).rounded(.up)
    let height = (root.number("height") * scale).rounded(.up)
    guard width >= 1, height >= 1, width * height <= mostPixels else {
      throw Complaint(
        .usage, "a picture of \(short(width)) x \(short(height)) dots is too large; a smaller --zoom or --scale")
    }
    var painter = Painter(width: Int(width), height: Int(height))
    painter.draw(
      root, Pen(transform: .scale(scale), clip: Box(left: 0, top: 0, right: width, bottom: height)))
    return PNG.file(painter.canvas)
  }
}
