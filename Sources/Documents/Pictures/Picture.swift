// Pictures: a snapshot of a scene as SVG.
//
// Shapes come first, parents before children; then overlays; then labels at free positions; captions at the bottom.

import CCasement

public struct PictureOptions: Sendable {
  /// Pixels of the picture per point of the scene; 0 for a zoom that depends on the size of the scene.
  public var zoom = 0.0
  static let largestZoom = 1e6
  public var showsMargins = false
  /// Whether names and sizes are left out.
  public var isBare = false
  /// Whether the screen is dark.
  public var isDark = false
  /// Whether frames with names and sizes are drawn, and not the looks of views.
  public var isOutlined = false
  /// Whether conflicts and ambiguous items are neither marked nor listed.
  public var hidesFaults = false
  /// What the views show. A scene of which no look is known is drawn as frames.
  package var looks: Looks = [:]

  /// Whether the picture shows the screen as people see it.
  var showsScreen: Bool { !looks.isEmpty && !isOutlined }

  public init() {}

  func check() throws(PictureError) {
    guard zoom >= 0, zoom <= Self.largestZoom else { throw PictureError(status: cas_status(CAS_ERROR_OUT_OF_RANGE)) }
  }
}

/// Returns a picture of the last layout as SVG. Guides are dashed, baselines are lines, views with an intrinsic size are
/// green; ambiguous items are hatched in orange, items of dropped constraints have a red frame.
public func picture(of scene: OpaquePointer, _ options: PictureOptions) throws(PictureError) -> [UInt8] {
  try options.check()
  var picture = Picture(try Snapshot(scene), options)
  return picture.document()
}

/// Marks of an item.
struct Marks: OptionSet {
  let rawValue: UInt8

  /// A dropped constraint names it.
  static let dropped = Marks(rawValue: 1)
  static let ambiguous = Marks(rawValue: 2)
  /// The item or one of its ancestors is hidden.
  static let hidden = Marks(rawValue: 4)
  /// A constraint that conflicts with a dropped one names it.
  static let conflict = Marks(rawValue: 16)
  /// It is opaque.
  static let solid = Marks(rawValue: 32)
}

/// A picture while it is drawn. Places in arrays are those of the snapshot's items.
struct Picture {
  let snapshot: Snapshot
  let options: PictureOptions
  private(set) var zoom = 1.0
  /// The part of the scene that is drawn, in points.
  private(set) var bounds = Rect.zero
  private(set) var marks: [Marks] = []
  /// Frames in the window.
  private(set) var frames: [Rect] = []
  /// The part of the window in which an item is visible: scroll views clip their content.
  private(set) var clips: [Rect] = []
  /// The ambiguities of visible items.
  private(set) var ambiguities: [(item: Int, axis: cas_axis)] = []
  /// The rectangles of labels drawn, in pixels.
  var labels: [Rect] = []
  let isCutAtWindow: Bool
  /// The colour behind the status bar.
  var groundAtTop = Colour(number: 0)
  var markup = Markup()

  /// The margin around the scene, in pixels.
  static let border = 20.0

  init(_ snapshot: Snapshot, _ options: PictureOptions) {
    self.snapshot = snapshot
    self.options = options
    isCutAtWindow = snapshot.isOnScreen
    for place in snapshot.items.indices { place < 1 ? addWindow() : add(place) }
    addMarks()
    measure()
  }

  var items: [Item] { snapshot.items }

  /// Converts points in the window to pixels of the picture.
  func pixels(_ rect: Rect) -> Rect {
    Rect(
      x: (rect.x - bounds.x) * zoom + Self.border, y: (rect.y - bounds.y) * zoom + Self.border,
      width: rect.width * zoom, height: rect.height * zoom)
  }

  /// The visible part of an item, in pixels.
  func visible(_ place: Int) -> Rect { pixels(frames[place].intersection(clips[place])) }

  func isCut(_ place: Int) -> Bool { frames[place].intersection(clips[place]) != frames[place] }
  func isHidden(_ place: Int) -> Bool { marks[place].contains(.hidden) }
  func isInHidden(_ place: Int) -> Bool { items[place].parent >= 0 && isHidden(items[place].parent) }
}

// MARK: Frames and marks

extension Picture {
  private mutating func addWindow() {
    addFrame(0)
    clips.append(isCutAtWindow ? frames[0] : .everything)
  }

  private mutating func addFrame(_ place: Int) {
    marks.append([])
    frames.append(snapshot.frames[place])
  }

  private mutating func add(_ place: Int) {
    let item = items[place]
    addFrame(place)
    var clip = clips[item.parent]
    if items[item.parent].kind == CAS_SCROLL { clip = clip.intersection(frames[item.parent]) }
    clips.append(clip)
    let isHidden = item.isHidden && item.overlay?.isLeaving != true
    if isHidden || self.isHidden(item.parent) { marks[place].insert(.hidden) }
    let isClear = item.overlay?.isClear ?? false
    if item.isView || item.kind == CAS_BAR && !isClear { marks[place].insert(.solid) }
  }

  private mutating func addMarks() {
    if options.hidesFaults { return }
    for ambiguity in snapshot.ambiguities {
      guard let place = snapshot.places[ambiguity.item], !isHidden(place), items[place].kind != CAS_FRAME_GUIDE
      else { continue }
      ambiguities.append((place, ambiguity.axis))
      marks[place].insert(.ambiguous)
    }
    for conflict in snapshot.conflicts {
      for place in conflict.dropped { marks[place].insert(.dropped) }
      for place in conflict.others { marks[place].insert(.conflict) }
    }
  }

  /// Sets the part drawn to the window and all visible items, and the zoom so that a screen is about as large as a
  /// page.
  private mutating func measure() {
    var (left, top, right, bottom) = (0.0, 0.0, frames[0].right, frames[0].bottom)
    for place in items.indices where !isHidden(place) {
      let frame = frames[place].intersection(clips[place])
      left = min(left, frame.x)
      top = min(top, frame.y)
      right = max(right, frame.right)
      bottom = max(bottom, frame.bottom)
    }
    bounds = isCutAtWindow ? frames[0] : Rect(x: left, y: top, width: right - left, height: bottom - top)
    let side = max(bounds.width, bounds.height, 1)
    zoom = options.zoom > 0 ? options.zoom : min(max(900 / side, 0.01), 4)
  }
}

// MARK: Drawing

extension Picture {
  fileprivate mutating func document() -> [UInt8] {
    let captions = captions()
    let bottom = bounds.height * zoom + 2 * Self.border
    markup.begin(
      isDark: options.showsScreen && options.isDark, width: max(bounds.width * zoom, captions.width) + 2 * Self.border,
      height: bottom + captions.height)
    var plans = LabelPlans(isShared: false)
    drawContent(&plans)
    draw(captions, from: bottom)
    markup.write("</svg>\n")
    return markup.bytes
  }

  /// Writes the content of a picture.
  mutating func drawContent(_ plans: inout LabelPlans) {
    if options.showsScreen { return drawScreen() }
    drawShapes()
    if !options.isBare { drawLabels(&plans) }
  }
}

extension Markup {
  /// Writes the first tag of a document, its patterns and its background.
  mutating func begin(isDark: Bool, width: Double, height: Double) {
    write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    attribute("width", width)
    attribute("height", height)
    write(" viewBox=\"0 0 \(decimal(width)) \(decimal(height))\"")
    write(" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\">\n")
    write("<defs><pattern id=\"casement-ambiguous\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"")
    write(" patternTransform=\"rotate(45)\"><rect width=\"2.5\" height=\"8\" fill=\"\(Palette.ambiguity)\"")
    write(" fill-opacity=\"0.28\"/></pattern><pattern id=\"casement-padding\" width=\"6\" height=\"6\"")
    write(" patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-45)\"><rect width=\"1.2\" height=\"6\"")
    write(" fill=\"\(Palette.padding)\" fill-opacity=\"0.35\"/></pattern></defs>\n")
    beginRect(Rect(x: 0, y: 0, width: width, height: height))
    attribute("fill", isDark ? Palette.darkPaper : Palette.paper)
    write("/>\n")
  }
}
