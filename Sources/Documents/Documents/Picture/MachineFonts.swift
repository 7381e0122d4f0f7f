// Which letters the fonts of the machine have, and which fonts may be used.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions of pango and fontconfig that tell whether a letter can be drawn.
struct MachineFonts {
  private typealias Pointer = UnsafeMutableRawPointer

  private let makeLayout: @convention(c) (Pointer?) -> Pointer?
  private let setText: @convention(c) (Pointer?, UnsafePointer<CChar>?, Int32) -> Void
  private let setFont: @convention(c) (Pointer?, Pointer?) -> Void
  private let unknownCount: @convention(c) (Pointer?) -> Int32
  private let makeFont: @convention(c) (UnsafePointer<CChar>?) -> Pointer?
  private let freeFont: @convention(c) (Pointer?) -> Void
  private let unref: @convention(c) (Pointer?) -> Void

  /// Nil where a function is missing.
  init?(_ library: UnsafeMutableRawPointer) {
    func find<Function>(_ symbol: String) -> Function? {
      dlsym(library, symbol).map { unsafeBitCast($0, to: Function.self) }
    }
    guard let makeLayout: @convention(c) (Pointer?) -> Pointer? = find("pango_cairo_create_layout"),
      let setText: @convention(c) (Pointer?, UnsafePointer<CChar>?, Int32) -> Void = find("pango_layout_set_text"),
      let setFont: @convention(c) (Pointer?, Pointer?) -> Void = find("pango_layout_set_font_description"),
      let unknownCount: @convention(c) (Pointer?) -> Int32 = find("pango_layout_get_unknown_glyphs_count"),
      let makeFont: @convention(c) (UnsafePointer<CChar>?) -> Pointer? = find("pango_font_description_from_string"),
      let freeFont: @convention(c) (Pointer?) -> Void = find("pango_font_description_free"),
      let unref: @convention(c) (Pointer?) -> Void = find("g_object_unref")
    else { return nil }
    self.makeLayout = makeLayout
    self.setText = setText
    self.setFont = setFont
    self.unknownCount = unknownCount
    self.makeFont = makeFont
    self.freeFont = freeFont
    self.unref = unref
    Self.rejectColours(library)
  }

  /// Leaves out fonts whose letters are coloured bitmaps, such as Noto Color Emoji: librsvg 2.54 draws these as black
  /// blots. The letters then come from a font with outlines, such as Symbola. It must precede the first use of a font.
  private static func rejectColours(_ library: UnsafeMutableRawPointer) {
    func find<Function>(_ symbol: String, as type: Function.Type) -> Function? {
      dlsym(library, symbol).map { unsafeBitCast($0, to: type) }
    }
    let rule = """
      <?xml version="1.0"?><fontconfig><selectfont><rejectfont><pattern><patelt name="color"><bool>true</bool></patelt>\
      </pattern></rejectfont></selectfont></fontconfig>
      """
    guard let load = find("FcInitLoadConfig", as: (@convention(c) () -> Pointer?).self),
      let parse = find(
        "FcConfigParseAndLoadFromMemory", as: (@convention(c) (Pointer?, UnsafePointer<CChar>?, Int32) -> Int32).self),
      let build = find("FcConfigBuildFonts", as: (@convention(c) (Pointer?) -> Int32).self),
      let use = find("FcConfigSetCurrent", as: (@convention(c) (Pointer?) -> Int32).self),
      let destroy = find("FcConfigDestroy", as: (@convention(c) (Pointer?) -> Void).self),
      let config = load()
    else { return }
    if parse(config, rule, 0) != 1 || build(config) != 1 || use(config) != 1 { destroy(config) }
  }

  /// Letters, each once, that no font has, so that a box with their number stands for them.
  func missing(
    among letters: [Unicode.Scalar], families: String, _ context: UnsafeMutableRawPointer?
  ) -> [Unicode.Scalar] {
    guard let layout = makeLayout(context) else { return [] }
    defer { unref(layout) }
    guard let font = makeFont(families + " 10") else { return [] }
    setFont(layout, font)
    freeFont(font)
    func unknown(_ letters: [Unicode.Scalar]) -> Bool {
      setText(layout, String(String.UnicodeScalarView(letters)), -1)
      return unknownCount(layout) > 0
    }
    return unknown(letters) ? letters.filter { unknown([$0]) } : []
  }
}
