// A grid for tests, and short names for its tracks.

import Boxes
import Memory
import Support
import Testing

/// A grid container with its items. Texts break between words of `TextLeaf.word` points, into lines 10 points high.
final class GridScene {
  private let supply = Supply()
  private let account: Account
  private let texts = TextLeaf()
  var boxes: Boxes
  let root: Int32
  var items: [Int32] = []

  init(
    columns: [Track] = [], rows: [Track] = [],
    adjust: (inout Style, inout Extra, inout Boxes) throws -> Void = { _, _, _ in }
  ) throws {
    account = try #require(supply.account())
    boxes = Boxes(account)
    var style = Style()
    style.display = .grid
    var extra = Extra()
    extra.template.columns.tracks = try boxes.add(columns)
    extra.template.rows.tracks = try boxes.add(rows)
    try adjust(&style, &extra, &boxes)
    style.extra = Int32(boxes.extras.count)
    try boxes.extras.append(extra)
    root = try boxes.add(style)
    boxes.leaves = LeafFunction(measureWords, context: Unmanaged.passUnretained(texts).toOpaque())
  }

  deinit {
    boxes.release()
    account.close()
    #expect(supply.isEmpty)
  }

  /// Adds items, which have no content.
  @discardableResult
  func add(_ count: Int = 1, _ adjust: (inout Style) -> Void = { _ in }) throws -> GridScene {
    var style = Style()
    adjust(&style)
    for _ in 0..<count {
      items.append(try boxes.add(style))
      try boxes.insert(items[items.count - 1], into: root)
    }
    return self
  }

  /// Adds an item of words, each 20 points wide.
  @discardableResult
  func addText(_ words: Int, _ adjust: (inout Style) -> Void = { _ in }) throws -> GridScene {
    var style = Style()
    adjust(&style)
    let item = try boxes.add(style, isMeasured: true)
    texts.words[item] = words
    items.append(item)
    try boxes.insert(item, into: root)
    return self
  }

  /// Adds an item between lines.
  @discardableResult
  func place(column: (Int16, Int16) = (0, 0), row: (Int16, Int16) = (0, 0)) throws -> GridScene {
    try add { style in
      (style.column.start, style.column.end) = column
      (style.row.start, style.row.end) = row
    }
  }

  /// Adds an item that spans tracks.
  @discardableResult
  func span(_ columnSpan: Int16, rows rowSpan: Int16 = 1) throws -> GridScene {
    try add { style in
      (style.column.end, style.column.endIsSpan) = (columnSpan, true)
      (style.row.end, style.row.endIsSpan) = (rowSpan, true)
    }
  }

  /// The frames of the items in a grid of this size.
  func frames(_ width: Double, _ height: Double) throws -> [Frame] {
    try boxes.layout(root, width: width, height: height)
    return items.map { boxes.frame(of: $0) }
  }

  /// The size of the grid in available space, as much as it wants for none.
  func size(_ width: Double = .nan, _ height: Double = .nan) throws -> [Double] {
    try boxes.layout(root, AvailableSpace(width: width, height: height))
    let frame = boxes.frame(of: root)
    return [frame.width, frame.height]
  }

  /// Column and row of each item in a grid of tracks of 10 points.
  func cells() throws -> [[Int]] {
    try frames(0, 0).map { [Int($0.x / 10), Int($0.y / 10)] }
  }

  /// Left edge and width of each item.
  func columns(_ width: Double, _ height: Double = 100) throws -> [[Double]] {
    try frames(width, height).map { [$0.x, $0.width] }
  }

  /// Top edge and height of each item.
  func rows(_ height: Double, width: Double = 100) throws -> [[Double]] {
    try frames(width, height).map { [$0.y, $0.height] }
  }
}

final class TextLeaf {
  static let word = 20.0
  var words: [Int32: Int] = [:]
}

private func measureWords(
  _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  let request = request!.load(as: LeafRequest.self)
  let words = Double(Unmanaged<TextLeaf>.fromOpaque(context!).takeUnretainedValue().words[request.node] ?? 0)
  let natural = words * TextLeaf.word
  let width =
    switch request.widthKind {
    case .known: request.width
    case .minContent: min(natural, TextLeaf.word)
    case .maxContent: natural
    }
  let fitting = max((width / TextLeaf.word).rounded(.down), 1)
  let height = request.heightKind == .automatic ? (words / fitting).rounded(.up) * 10 : request.height
  size!.storeBytes(of: NodeSize(width: width, height: height), as: NodeSize.self)
  return 0
}

extension Boxes {
  mutating func add(_ tracks: [Track]) throws -> Slice {
    let start = self.tracks.count
    for track in tracks { try self.tracks.append(track) }
    return Slice(start: Int32(start), count: Int32(tracks.count))
  }

  mutating func add(_ names: [LineName]) throws -> Slice {
    let start = lineNames.count
    for name in names { try lineNames.append(name) }
    return Slice(start: Int32(start), count: Int32(names.count))
  }
}

extension TrackLimit {
  static func of(_ length: Length, _ kind: Kind = .length) -> TrackLimit {
    var limit = TrackLimit()
    limit.kind = kind
    limit.length = length
    return limit
  }

  static func fr(_ factor: Double) -> TrackLimit { .of(.points(factor), .fraction) }
}

extension Track {
  static func minmax(_ minimum: Length, _ maximum: TrackLimit) -> Track {
    var track = Track()
    track.minimum = .of(minimum)
    track.maximum = maximum
    return track
  }

  static func minmax(_ minimum: Length, _ maximum: Length) -> Track { minmax(minimum, .of(maximum)) }
  static func of(_ length: Length) -> Track { minmax(length, length) }
  static func px(_ points: Double) -> Track { of(.points(points)) }
  static func fr(_ factor: Double) -> Track { minmax(.auto, .fr(factor)) }
  static func fit(_ length: Length) -> Track { minmax(.auto, .of(length, .fitContent)) }
  static var auto: Track { of(.auto) }
  static var minContent: Track { of(.minContent) }
  static var maxContent: Track { of(.maxContent) }
}

extension Array where Element == Track {
  static func px(_ points: Double, times count: Int) -> [Track] { Array(repeating: .px(points), count: count) }
}
