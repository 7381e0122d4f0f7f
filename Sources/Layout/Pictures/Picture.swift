// Pictures: the scene of the last layout as SVG.
//
// Shapes come first, parents before children; then overlays; then labels at free positions; captions at the bottom.

import Memory
import Notation
import Solver
import Status

package struct PictureOptions {
  /// Whether names and sizes are written.
  package var hasLabels = true
  package var hasMargins = false
  /// Pixels of the picture per point of the scene; 0 for a zoom that depends on the size of the scene.
  package var zoom = 0.0

  package init() {}
}

/// The state of a picture while it is drawn.
package struct Picture: ~Copyable {
  /// Marks of an item, as bits.
  enum Mark {
    /// A dropped constraint mentions it.
    static var dropped: UInt8 { 1 }
    static var horizontal: UInt8 { 2 }
    static var vertical: UInt8 { 4 }
    static var ambiguous: UInt8 { 6 }
    /// The item or one of its ancestors is hidden.
    static var hidden: UInt8 { 8 }
    /// It has a negative size.
    static var negative: UInt8 { 16 }
    /// A constraint that conflicts with a dropped one mentions it.
    static var conflict: UInt8 { 32 }
    /// It is opaque.
    static var solid: UInt8 { 64 }
  }

  let options: PictureOptions
  package private(set) var zoom = 1.0
  /// The part of the scene that is drawn, in points.
  package private(set) var bounds = Rect.zero
  /// By the item's slot.
  var marks: Buffer<UInt8>
  /// Frames in the window, with positive sizes.
  var frames: Buffer<Rect>
  /// The part of the window in which an item is visible: scroll views clip their content.
  var clips: Buffer<Rect>
  /// The items in order of drawing.
  var order: Buffer<Int32>
  /// The rectangles of labels drawn, in pixels.
  var labels: Buffer<Rect>
  /// Dropped constraints.
  var dropped: Buffer<LayoutConstraintID>
  /// Ambiguities of visible items.
  var open: Buffer<Ambiguity>

  // Overlays of a screen.
  /// By the item's slot, the difference that is added to its frame; empty for none.
  package var shifts: Buffer<Rect>
  package var overlays: Buffer<Overlay>
  package var paddings: Buffer<Padding>
  /// The place in `order` behind the item being labelled and its descendants.
  var firstBeyond = 0
  /// Only what is in the window is drawn.
  package var isCutAtWindow = false

  /// The most conflicts, and the most ambiguities, in captions.
  static var mostTold: Int { 12 }

  /// The margin around the scene, in pixels.
  package static var border: Double { 20 }

  @inline(never)
  package init(_ options: PictureOptions, _ account: Account) {
    self.options = options
    marks = Buffer(account)
    frames = Buffer(account)
    clips = Buffer(account)
    order = Buffer(account)
    labels = Buffer(account)
    dropped = Buffer(account)
    open = Buffer(account)
    shifts = Buffer(account)
    overlays = Buffer(account)
    paddings = Buffer(account)
  }

  @inline(never)
  package mutating func release() {
    marks.release()
    frames.release()
    clips.release()
    order.release()
    labels.release()
    dropped.release()
    open.release()
    shifts.release()
    overlays.release()
    paddings.release()
  }

  /// Converts points in the window to pixels of the picture.
  @inline(never)
  func pixels(_ rect: Rect) -> Rect {
    Rect(
      x: (rect.x - bounds.x) * zoom + Self.border, y: (rect.y - bounds.y) * zoom + Self.border,
      width: rect.width * zoom, height: rect.height * zoom)
  }

  /// The visible part of an item, in pixels.
  @inline(never)
  func visible(_ item: Int32) -> Rect { pixels(frames[item].intersection(clips[item])) }

  func isCut(_ item: Int32) -> Bool { frames[item].intersection(clips[item]) != frames[item] }

  func isMarked(_ item: Int32, _ mark: UInt8) -> Bool { marks[item] & mark != 0 }
}

// MARK: Collecting

extension Picture {
  /// Collects all items with frames and marks. Settles stacks first, since finding ambiguities does, which may add
  /// guides.
  @inline(never)
  package mutating func look(at scene: inout Scene) throws(Status) {
    try scene.settle()
    let count = scene.items.count
    try inMemory { () throws(MemoryError) in
      try marks.resize(to: count, filling: 0)
      try frames.resize(to: count, filling: .zero)
      try clips.resize(to: count, filling: .everything)
      try order.reserve(count)
      try labels.reserve(count)
    }
    var item: Int32 = 0
    while item >= 0 {
      order.appendReserved(item)
      try look(at: item, in: &scene)
      item = scene.successor(of: item, below: 0)
    }
    try findMarks(in: &scene)
    measure()
  }

  @inline(never)
  private mutating func look(at item: Int32, in scene: inout Scene) throws(Status) {
    let record = scene.items[item]
    let frame = shifted(try scene.windowFrame(of: scene.id(ofItem: item)), item, record.parent)
    if frame.width < 0 || frame.height < 0 { marks[item] |= Mark.negative }
    frames[item] = frame.standing
    guard record.parent >= 0 else {
      clips[item] = isCutAtWindow ? frames[item] : .everything
      return
    }
    clips[item] = clips[record.parent]
    if scene.items[record.parent].kind == .scroll {
      clips[item] = clips[item].intersection(frames[record.parent])
    }
    let overlay = overlay(item)
    let isHidden = record.isHidden && overlay?.isLeaving != true
    if isHidden || isMarked(record.parent, Mark.hidden) { marks[item] |= Mark.hidden }
    let isClear = overlay?.isClear ?? false
    if record.kind.isView || record.kind == .bar && !isClear { marks[item] |= Mark.solid }
  }

  /// A frame in the window, with the shifts of the item and its ancestors, which are added up from the root down.
  private mutating func shifted(_ frame: Rect, _ item: Int32, _ parent: Int32) -> Rect {
    if shifts.isEmpty { return frame }
    if parent >= 0 {
      shifts[item].x += shifts[parent].x
      shifts[item].y += shifts[parent].y
    }
    let shift = shifts[item]
    return Rect(
      x: frame.x + shift.x, y: frame.y + shift.y, width: frame.width + shift.width, height: frame.height + shift.height)
  }

  @inline(never)
  private mutating func findMarks(in scene: inout Scene) throws(Status) {
    try scene.findAmbiguities()
    for index in 0..<scene.ambiguities.count {
      let ambiguity = scene.ambiguities[index]
      if isMarked(ambiguity.item.slot, Mark.hidden) || scene.items[ambiguity.item.slot].kind == .frameGuide { continue }
      try inMemory { () throws(MemoryError) in try open.append(ambiguity) }
      marks[ambiguity.item.slot] |= ambiguity.axis == .horizontal ? Mark.horizontal : Mark.vertical
    }
    for slot in 0..<scene.constraintSlots {
      guard let id = scene.constraint(at: slot), try scene.isDropped(id) else { continue }
      try inMemory { () throws(MemoryError) in try dropped.append(id) }
    }
    for index in 0..<min(try scene.conflictCount(), Self.mostTold) {
      try scene.findConflict(index)
      for place in 0..<scene.members.count {
        try mark(scene.members[place], place == 0 ? Mark.dropped : Mark.conflict, in: &scene)
      }
    }
  }

  private mutating func mark(
    _ id: LayoutConstraintID, _ mark: UInt8, in scene: inout Scene
  ) throws(Status) {
    let stated = try scene.constraint(id)
    marks[stated.first.slot] |= mark
    if let second = stated.second { marks[second.slot] |= mark }
  }

  /// Sets the part drawn to the window and all visible items, and the zoom so that a screen is about as large as a
  /// page.
  @inline(never)
  private mutating func measure() {
    var (left, top, right, bottom) = (0.0, 0.0, frames[0].right, frames[0].bottom)
    for index in 0..<order.count where !isMarked(order[index], Mark.hidden) {
      let frame = frames[order[index]].intersection(clips[order[index]])
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

extension Scene {
  /// Writes a picture of the last layout. Guides are dashed, baselines are lines, views with an intrinsic size are
  /// green; ambiguous items are hatched in orange, items of dropped constraints have a red frame.
  @inline(never)
  package mutating func writePicture(_ options: PictureOptions, to text: inout Pieces) throws(Status) {
    guard options.zoom >= 0, options.zoom.isFinite else { throw .outOfRange }
    var picture = Picture(options, account)
    defer { picture.release() }
    try picture.look(at: &self)
    try picture.draw(&self, to: &text)
  }
}

extension Picture {
  @inline(never)
  package mutating func draw(_ scene: inout Scene, to markup: inout Pieces) throws(Status) {
    var plans = LabelPlans(scene.account)
    defer { plans.release() }
    let captions = try measureCaptions(of: &scene)
    let width = max(bounds.width * zoom, captions.width) + 2 * Self.border
    let height = bounds.height * zoom + 2 * Self.border + captions.height
    begin(width, height, to: &markup)
    drawAll(of: &scene, &plans, to: &markup)
    try drawCaptions(of: &scene, from: bounds.height * zoom + 2 * Self.border, to: &markup)
    markup.write("</svg>\n")
  }

  /// Writes the content of a picture.
  @inline(never)
  package mutating func drawAll(of scene: inout Scene, _ plans: inout LabelPlans, to markup: inout Pieces) {
    drawShapes(of: &scene, to: &markup)
    if options.hasLabels { visitLabels(of: &scene, &plans, to: &markup) }
  }

  @inline(never)
  package func begin(_ width: Double, _ height: Double, to markup: inout Pieces) {
    markup.write("<svg xmlns=\"http://www.w3.org/2000/svg\"")
    markup.attribute("width", width)
    markup.attribute("height", height)
    markup.write(" viewBox=\"0 0 ")
    markup.number(width)
    markup.write(" ")
    markup.number(height)
    markup.write("\" font-family=\"ui-monospace, SFMono-Regular, Menlo, Consolas, 'DejaVu Sans Mono', monospace\">\n")
    markup.write("<defs><pattern id=\"casement-ambiguous\" width=\"8\" height=\"8\" patternUnits=\"userSpaceOnUse\"")
    markup.write(" patternTransform=\"rotate(45)\"><rect width=\"2.5\" height=\"8\" fill=\"")
    markup.write(Palette.ambiguity)
    markup.write("\" fill-opacity=\"0.28\"/></pattern><pattern id=\"casement-padding\" width=\"6\" height=\"6\"")
    markup.write(
      " patternUnits=\"userSpaceOnUse\" patternTransform=\"rotate(-45)\"><rect width=\"1.2\" height=\"6\" fill=\"")
    markup.write(Palette.padding)
    markup.write("\" fill-opacity=\"0.35\"/></pattern></defs>\n")
    markup.beginRect(Rect(x: 0, y: 0, width: width, height: height))
    markup.attribute("fill", Palette.paper)
    markup.write("/>\n")
  }
}
