// librsvg and cairo, loaded when a PNG is wanted: SVG needs neither, and programs that write no PNG load neither.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// The functions of librsvg, cairo, pango and fontconfig that draw an SVG. One `dlopen` of librsvg finds all of them,
/// since librsvg is linked to the others.
struct Renderer {
  typealias Pointer = UnsafeMutableRawPointer
  typealias Bytes = UnsafePointer<UInt8>
  /// `cairo_write_func_t`
  typealias Write = @convention(c) (Pointer?, Bytes?, UInt32) -> Int32

  let makeHandle: @convention(c) (Bytes?, Int, UnsafeMutablePointer<Pointer?>?) -> Pointer?
  /// The third argument is an `RsvgRectangle`: x, y, width and height.
  let renderDocument:
    @convention(c) (Pointer?, Pointer?, UnsafePointer<Double>?, UnsafeMutablePointer<Pointer?>?) -> Int32
  let unref: @convention(c) (Pointer?) -> Void
  let freeError: @convention(c) (Pointer?) -> Void
  let makeSurface: @convention(c) (Int32, Int32, Int32) -> Pointer?
  let surfaceStatus: @convention(c) (Pointer?) -> Int32
  let destroySurface: @convention(c) (Pointer?) -> Void
  let makeContext: @convention(c) (Pointer?) -> Pointer?
  let contextStatus: @convention(c) (Pointer?) -> Int32
  let scale: @convention(c) (Pointer?, Double, Double) -> Void
  let destroyContext: @convention(c) (Pointer?) -> Void
  let writePNG: @convention(c) (Pointer?, Write, Pointer?) -> Int32
  /// Nil where pango or fontconfig are other ones than expected: drawing does without.
  let fonts: MachineFonts?

  private static let usual: String = {
    #if canImport(Glibc)
      "librsvg-2.so.2"
    #else
      "librsvg-2.2.dylib"
    #endif
  }()

  /// Loads librsvg, or the library that the environment variable CASEMENT_RSVG names.
  init() throws(Diagnostic) {
    let name = getenv("CASEMENT_RSVG").map { String(cString: $0) } ?? Self.usual
    guard let library = dlopen(name, RTLD_NOW | RTLD_LOCAL) else {
      throw Self.failure(dlerror().map { String(cString: $0) } ?? name)
    }
    func find<Function>(_ symbol: String) throws(Diagnostic) -> Function {
      guard let address = dlsym(library, symbol) else { throw Self.failure("\(name) has no function \(symbol)") }
      return unsafeBitCast(address, to: Function.self)
    }
    makeHandle = try find("rsvg_handle_new_from_data")
    renderDocument = try find("rsvg_handle_render_document")
    unref = try find("g_object_unref")
    freeError = try find("g_error_free")
    makeSurface = try find("cairo_image_surface_create")
    surfaceStatus = try find("cairo_surface_status")
    destroySurface = try find("cairo_surface_destroy")
    makeContext = try find("cairo_create")
    contextStatus = try find("cairo_status")
    scale = try find("cairo_scale")
    destroyContext = try find("cairo_destroy")
    writePNG = try find("cairo_surface_write_to_png_stream")
    fonts = MachineFonts(library)
  }

  private static func failure(_ reason: String) -> Diagnostic {
    Diagnostic(
      .library,
      """
      a PNG needs librsvg 2.46 or newer, which cannot be loaded: \(reason)
      install the packages librsvg2-2 and fonts-dejavu-core (as Debian and Ubuntu call them), or write an SVG: -o FILE.svg
      """)
  }

  /// The words of a `GError`, which is freed: a domain and a code of four bytes each, then a pointer to the words.
  func message(_ error: Pointer?) -> String {
    guard let error else { return "no reason given" }
    let words = error.load(fromByteOffset: 8, as: UnsafePointer<CChar>?.self)
    defer { freeError(error) }
    return words.map { String(cString: $0) } ?? "no reason given"
  }
}
