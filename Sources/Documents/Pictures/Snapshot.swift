// What a picture shows of a scene, read by the functions of the C interface.

public import CCasement

/// The status of a call that failed. cas_scene_last_error() returns the message if it was a call of the scene.
public struct PictureError: Error {
  public let status: cas_status

  package init(status: cas_status) { self.status = status }
}

func check(_ status: cas_status) throws(PictureError) {
  if status < 0 { throw PictureError(status: status) }
}

/// Returns what a function of the C interface fills in.
func read<Struct: Sized>(_ get: (UnsafeMutablePointer<Struct>) -> cas_status) throws(PictureError) -> Struct {
  let (value, status) = filled(Struct.self, get)
  try check(status)
  return value
}

/// A scene at one time: its items in order of drawing, their frames, its conflicts and ambiguous items.
struct Snapshot {
  /// The most conflicts, and the most ambiguities, that captions list.
  static let mostTold = 12

  let scene: OpaquePointer
  /// Items are where the last sample showed them; else where the last layout put them.
  let isSampled: Bool
  /// Views before guides, parents before children; the window comes first.
  private(set) var items: [Item] = []
  private(set) var places: [cas_item: Int] = [:]
  /// Frames in the window.
  private(set) var frames: [Rect] = []
  let ambiguities: [cas_ambiguity]
  private(set) var conflictCount = 0
  private(set) var conflicts: [Conflict] = []
  /// The insets of scroll views on a screen.
  var paddings: [(item: Int, insets: cas_insets)] = []

  struct Conflict {
    /// The dropped constraint, as text.
    var text: String
    /// The items that the dropped constraint names, and those that the others name.
    var dropped: [Int]
    var others: [Int]
  }

  /// Whether the scene has a screen: then only what is in the window is drawn.
  let isOnScreen: Bool

  init(_ scene: OpaquePointer, isSampled: Bool = false) throws(PictureError) {
    self.scene = scene
    self.isSampled = isSampled
    isOnScreen = deviceOrientation(of: scene) != nil
    // It comes first, since it may add guides to stacks.
    var (start, count): (UnsafePointer<cas_ambiguity>?, Int) = (nil, 0)
    try check(cas_scene_ambiguities(scene, .max, &start, &count))
    ambiguities = Array(UnsafeBufferPointer(start: start, count: count))
    try addItems()
    if isOnScreen { try addScreen() }
    readFrames()
    try addConflicts()
  }

  // MARK: Items

  private mutating func addItems() throws(PictureError) {
    var pending = [(id: window, parent: -1)]
    while let (id, parent) = pending.popLast() {
      let place = items.count
      items.append(try Item(id, at: parent, depth: parent < 0 ? 0 : items[parent].depth + 1, in: scene))
      places[id] = place
      if parent >= 0 {
        if items[place].isView { items[parent].children.append(place) } else { items[parent].guides.append(place) }
      }
      let inside = siblings(from: cas_item_first_child(scene, id)) + siblings(from: cas_item_first_guide(scene, id))
      for id in inside.reversed() { pending.append((id, place)) }
    }
    for place in items.indices.reversed() {
      items[place].end = max(items[place].end, place + 1)
      let parent = items[place].parent
      if parent >= 0 { items[parent].end = max(items[parent].end, items[place].end) }
    }
  }

  private func siblings(from first: cas_item) -> [cas_item] {
    Array(sequence(first: first) { cas_item_next_sibling(scene, $0) }.prefix { $0 != 0 })
  }

  mutating func setOverlay(_ overlay: Overlay, on item: cas_item) {
    if let place = places[item] { items[place].overlay = overlay }
  }

  // MARK: Frames

  /// Adds up the frames from the window to the innermost items, less the offsets of scroll views. Offsets are not
  /// rounded to pixels, while cas_item_window_frame() rounds them.
  private mutating func readFrames() {
    for (place, item) in items.enumerated() {
      let isMoved = isSampled && isOnScreen
      var frame = Rect(isMoved ? cas_item_shown_frame(scene, item.id) : cas_item_frame(scene, item.id))
      if item.parent >= 0 {
        let offset = offset(around: place)
        frame.x += frames[item.parent].x - offset.x
        frame.y += frames[item.parent].y - offset.y
      }
      frames.append(frame)
    }
  }

  /// The offset of the scroll view that moves an item directly inside it; zero for other items.
  private func offset(around place: Int) -> cas_point {
    let item = items[place]
    let isFixed = item.kind == CAS_FRAME_GUIDE || item.kind == CAS_GUIDE && item.overlay != nil
    guard isOnScreen, items[item.parent].kind == CAS_SCROLL, !isFixed else { return cas_point() }
    let scroll = filled(cas_scroll_state.self) { cas_scroll_get_state(scene, items[item.parent].id, $0) }.value
    return isSampled ? scroll.shown_offset : scroll.offset
  }

  // MARK: Conflicts

  private mutating func addConflicts() throws(PictureError) {
    conflictCount = cas_scene_conflict_count(scene)
    for index in 0..<min(conflictCount, Self.mostTold) {
      var (start, count): (UnsafePointer<cas_constraint>?, Int) = (nil, 0)
      try check(cas_scene_conflict(scene, index, &start, &count))
      let constraints = Array(UnsafeBufferPointer(start: start, count: count))
      guard let dropped = constraints.first else { continue }
      conflicts.append(
        Conflict(
          text: try text(of: dropped), dropped: try items(of: [dropped]),
          others: try items(of: constraints.dropFirst())))
    }
  }

  private func text(of constraint: cas_constraint) throws(PictureError) -> String {
    var bytes: [UInt8] = []
    let status = withUnsafeMutablePointer(to: &bytes) { bytes in
      cas_constraint_write(
        scene, constraint,
        { text, length, context in
          let piece = UnsafeRawBufferPointer(start: text, count: length)
          context?.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
        }, bytes)
    }
    try check(status)
    return String(decoding: bytes, as: UTF8.self)
  }

  private func items(of constraints: some Sequence<cas_constraint>) throws(PictureError) -> [Int] {
    var found: [Int] = []
    for constraint in constraints {
      var sum = cas_sum()
      try check(cas_constraint_get_sum(scene, constraint, &sum))
      found += UnsafeBufferPointer(start: sum.summands, count: sum.count).compactMap { places[$0.item] }
    }
    return found
  }
}
