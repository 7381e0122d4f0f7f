// The trees that are built and changed.

import Boxes
import Memory
import Status

struct Workload: ~Copyable {
  enum Shape: String {
    case tree, list, cards, table
  }

  var boxes: Boxes
  let account: Account
  var root: Int32 = -1
  var elements = 0
  /// A leaf in the middle, and its style.
  var leaf: Int32 = -1
  var title: Int32 = -1
  let wide = 1000.0
  let shape: Shape
  let count: Int

  init(_ account: Account, _ shape: Shape, count: Int) {
    self.account = account
    self.shape = shape
    self.count = count
    boxes = Boxes(account)
  }

  mutating func run(_ operation: String, _ repetition: Int) throws {
    switch operation {
    case "build":
      if repetition > 0 { boxes.release() }
      boxes = Boxes(account)
      try build()
    case "leaf":
      var style = boxes.style(of: leaf)
      style.size.width = .points(repetition & 1 == 0 ? 21 : 20)
      try boxes.setStyle(style, of: leaf)
      try layout(wide)
    case "text":
      changedTitle = repetition & 1 == 0 ? title : -1
      try boxes.contentChanged(of: title)
      try layout(wide)
    case "wider": try layout(repetition & 1 == 0 ? wide + 1 : wide)
    case "append":
      let added = shape == .list ? try addRow(last: true) : try addText()
      try layout(wide)
      try boxes.remove(added)
    default: try layout(wide)
    }
  }

  mutating func build() throws {
    boxes.leaves = LeafFunction(measureTitle)
    switch shape {
    case .tree: try buildTree()
    case .list: try buildList()
    case .cards: try buildCards()
    case .table: try buildTable()
    }
    try layout(wide)
  }

  private mutating func layout(_ width: Double) throws(Status) {
    if shape == .tree {
      try boxes.layout(root, width: width, height: wide)
    } else {
      try boxes.layout(root, AvailableSpace(width: width))
    }
  }

  /// The nested tree of Benchmarks/nested.
  private mutating func buildTree() throws {
    var styles = [Style(), Style()]
    for index in 0...1 {
      styles[index].direction = index == 0 ? .row : .column
      styles[index].grow = 1
      styles[index].basis = .zero
      styles[index].margin = Edges(all: .points(1))
    }
    var depths = [Int](repeating: 0, count: count)
    var nodes = [Int32](repeating: 0, count: count)
    for box in 0..<count {
      if box > 0 { depths[box] = depths[(box - 1) / 4] + 1 }
      nodes[box] = try boxes.add(styles[depths[box] & 1])
      if box > 0 { try boxes.insert(nodes[box], into: nodes[(box - 1) / 4]) }
    }
    root = nodes[0]
    leaf = nodes[count - 2]
    elements = count
  }

  private mutating func buildList() throws {
    var style = Style()
    style.direction = .column
    style.size.width = .percent(100)
    root = try boxes.add(style)
    elements = 1 + 5 * count
    for index in 0..<count { _ = try addRow(last: index == count / 2) }
  }

  /// Adds a row: an icon, a box that grows with a title, and a badge.
  private mutating func addRow(last: Bool) throws -> Int32 {
    var style = Style()
    style.padding = Edges(all: .points(8))
    style.gap.width = .points(8)
    style.alignItems = Alignment(.center)
    let row = try boxes.add(style)
    style = Style()
    style.size = Pair(.points(20), .points(20))
    style.shrink = 0
    let icon = try boxes.add(style)
    let badge = try boxes.add(style)
    style = Style()
    style.grow = 1
    style.basis = .zero
    let box = try boxes.add(style)
    let title = try boxes.add(Style(), isMeasured: true)
    try boxes.insert(icon, into: row)
    try boxes.insert(box, into: row)
    try boxes.insert(title, into: box)
    try boxes.insert(badge, into: row)
    try boxes.insert(row, into: root)
    if last { (leaf, self.title) = (icon, title) }
    return row
  }
}

/// Grids.
extension Workload {
  private mutating func buildCards() throws {
    var limit = TrackLimit()
    limit.length = .points(200)
    var template = GridTemplate()
    template.columns.tracks.count = 1
    template.columns.repeated.count = 1
    template.columns.repetition = .autoFill
    try buildGrid([Track(limit, fraction)], template, texts: count)
  }

  private mutating func buildTable() throws {
    var template = GridTemplate()
    template.columns.tracks.count = 8
    let automatic = Track()
    let flexible = Track(TrackLimit(), fraction)
    try buildGrid((0..<8).map { $0 & 1 == 0 ? automatic : flexible }, template, texts: 8 * count)
  }

  private var fraction: TrackLimit {
    var limit = TrackLimit()
    limit.kind = .fraction
    limit.length = .points(1)
    return limit
  }

  private mutating func buildGrid(_ tracks: [Track], _ template: GridTemplate, texts: Int) throws {
    for track in tracks { try boxes.tracks.append(track) }
    var extra = Extra()
    extra.template = template
    var style = Style()
    style.display = .grid
    style.size.width = .percent(100)
    style.gap = Pair(.points(8), .points(8))
    style.extra = Int32(boxes.extras.count)
    try boxes.extras.append(extra)
    root = try boxes.add(style)
    elements = 1 + texts
    for index in 0..<texts {
      let text = try addText()
      if index == texts / 2 { (leaf, title) = (text, text) }
    }
  }

  private mutating func addText() throws -> Int32 {
    let text = try boxes.add(Style(), isMeasured: true)
    try boxes.insert(text, into: root)
    return text
  }
}

extension Track {
  fileprivate init(_ minimum: TrackLimit, _ maximum: TrackLimit) {
    self.init()
    self.minimum = minimum
    self.maximum = maximum
  }
}

/// The title that has a line more.
nonisolated(unsafe) var changedTitle: Int32 = -1

/// Text of 40 words of 6 letters, each letter of 7 points.
private func measureTitle(
  _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  let request = request!.load(as: LeafRequest.self)
  let natural = 40.0 * 49
  var width = request.width
  if request.widthKind == .maxContent { width = natural }
  if request.widthKind == .minContent { width = 42 }
  let lines = (natural / max(width, 42)).rounded(.up) + (request.node == changedTitle ? 1 : 0)
  size!.storeBytes(of: NodeSize(width: width, height: lines * 16), as: NodeSize.self)
  return 0
}
