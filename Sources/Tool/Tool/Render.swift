// casement render: draws a layout.

import Documents
import Pictures

let pictureOptions: [Option] = [
  Option(
    name: "output", letter: "o", value: "OUT", summary: "the file to write, .svg or .png", takesFile: true),
  Option(name: "scale", value: "S", summary: "for PNG: dots per pixel of the picture (default 2)"),
  Option(name: "zoom", value: "Z", summary: "pixels of the picture per point (default: the picture fills a page)"),
  Option(name: "margins", summary: "draw margins"),
  Option(name: "bare", summary: "omit names and sizes"),
  Option(name: "dark", summary: "draw a dark screen"),
  Option(name: "outlines", summary: "draw frames with names and sizes, not what views show"),
]

let render = Command(
  name: "render", summary: "draw a layout as SVG or PNG", operands: "FILE", operandCount: 1...1,
  options: pictureOptions + SceneOptions.all,
  details: """
    Draws the views of a scene with names, sizes, baselines, guides, bars and keyboard. Ambiguous views are hatched in
    orange, views in conflict are framed in red, and both are listed below the picture. Writes SVG to standard output
    without -o. PNG needs librsvg (packages librsvg2-2 and fonts-dejavu-core), which is loaded on demand. All scenes of a
    storyboard are drawn on one sheet; --scene selects one.

    casement render chat.json --keyboard 216 -o chat.png
    casement render Main.storyboard -o main.svg
    """
) { arguments throws(Diagnostic) in
  let file = try SceneOptions.file(arguments)
  if file.form == .storyboard, !arguments.has("scene") { return try drawAll(arguments, file) }
  let scene = try SceneOptions.play(arguments, file)
  try Pictures.write(try scene.picture(try Pictures.options(arguments)), arguments)
  if file.form == .rules || arguments.has("vfl") { Files.printError(try scene.warnings(Files.style(of: 2))) }
  return try SceneOptions.exit(arguments, [scene])
}

/// Draws all scenes of a storyboard on one sheet.
private func drawAll(_ arguments: Arguments, _ source: Source) throws(Diagnostic) -> Int32 {
  var options = try Pictures.options(arguments)
  if options.zoom == 0 { options.zoom = 0.5 }
  var sheet = Sheet()
  var status = ExitCode.success.rawValue
  for (title, document) in try StoryboardOptions.all(arguments, source) {
    let scene = try SceneOptions.load(arguments, document, SceneOptions.overrides(arguments))
    for event in try SceneOptions.events(arguments, of: scene) where scene.hasScreen { try scene.play(event) }
    try sheet.add(try scene.picture(options), title: title)
    status = max(status, try SceneOptions.exit(arguments, [scene]))
  }
  if sheet.isEmpty { throw Diagnostic("no scene in this document", at: 0, in: source) }
  try Pictures.write(sheet.svg(), arguments)
  return status
}

enum Pictures {
  static func options(_ arguments: Arguments) throws(Diagnostic) -> PictureOptions {
    var options = PictureOptions()
    options.zoom = try arguments.number("zoom", in: 0.01...1000) ?? 0
    options.showsMargins = arguments.has("margins")
    options.isBare = arguments.has("bare")
    options.isDark = arguments.has("dark")
    options.isOutlined = arguments.has("outlines")
    return options
  }

  /// Writes a picture in the format of the extension of the output.
  static func write(_ svg: [UInt8], _ arguments: Arguments) throws(Diagnostic) {
    let name = arguments.value("output") ?? "-"
    let scale = try arguments.number("scale", in: 0.05...16)
    if name.hasSuffix(".png") {
      let picture = try Raster.png(of: svg, scale: scale ?? 2)
      try Files.write(picture.bytes, to: name)
      if let remark = picture.remark { Files.printError("casement: \(name): \(remark)\n") }
    } else if name == "-" || name.hasSuffix(".svg") {
      if scale != nil { throw Diagnostic(.usage, "--scale applies to PNG only; use --zoom for SVG") }
      try Files.write(svg, to: name)
    } else {
      throw Diagnostic(.usage, "\(name): the name of a picture must end in .svg or .png")
    }
  }
}
