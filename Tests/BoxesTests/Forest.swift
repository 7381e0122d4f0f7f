import Boxes
import Memory
import Status
import Support

/// A tree as a test describes it: what boxes are built from.
final class Model {
  var style = Style()
  /// The lengths of the words of a text; nil for a box.
  var words: [Int]?
  var isHidden = false
  var children: [Model] = []
  weak var parent: Model?
  /// Its node in the boxes that are edited.
  var node: Int32 = -1

  init(_ style: Style = Style(), words: [Int]? = nil, _ children: [Model] = []) {
    self.style = style
    self.words = words
    self.children = children
    for child in children { child.parent = self }
  }

  var all: [Model] { [self] + children.flatMap(\.all) }

  func isIn(_ other: Model) -> Bool { self === other || parent?.isIn(other) ?? false }
}

/// Boxes with leaves of text, in letters of 10 points. All memory must come back.
struct Forest: ~Copyable {
  let supply = Supply()
  let account: Account
  var boxes: Boxes
  let texts = Texts()

  final class Texts {
    var words: [Int32: [Int]] = [:]
    var calls = 0
  }

  /// The number of extra records: an inset, and two templates of grids.
  static let extras: Int32 = 3

  init() throws {
    account = supply.account()!
    boxes = Boxes(account)
    for index in 0..<Forest.extras {
      var extra = Extra()
      if index == 0 {
        extra.inset.left = .percent(10)
        extra.lineCount = 2
      } else {
        let start = Int32(boxes.tracks.count)
        for length in [Length.points(30), .auto, .percent(20)] {
          var track = Track()
          track.minimum.length = length
          track.maximum.length = length
          if index == 2 && length.isAuto {
            track.maximum.kind = .fraction
            track.maximum.length = .points(1)
          }
          try boxes.tracks.append(track)
        }
        extra.template.columns.tracks = Slice(start: start, count: 3)
        extra.template.rows.tracks = Slice(start: start + 1, count: 2)
      }
      try boxes.extras.append(extra)
    }
    boxes.leaves = LeafFunction(measureText, context: Unmanaged.passUnretained(texts).toOpaque())
  }

  /// Returns whether all memory came back.
  consuming func close() -> Bool {
    boxes.release()
    account.close()
    return supply.isEmpty
  }

  /// Adds a tree.
  mutating func add(_ model: Model) throws -> Int32 {
    let node = try boxes.add(model.style, isMeasured: model.words != nil)
    if let words = model.words { texts.words[node] = words }
    if model.isHidden { try boxes.setHidden(true, node) }
    for child in model.children { try boxes.insert(try add(child), into: node) }
    return node
  }

  /// Adds a tree that is edited by its models.
  mutating func adopt(_ model: Model) throws {
    model.node = try add(model)
    note(model, model.node)
  }

  private mutating func note(_ model: Model, _ node: Int32) {
    model.node = node
    var child = boxes.nodes[node].firstChild
    for model in model.children {
      note(model, child)
      child = boxes.nodes[child].next
    }
  }

  /// The frames of a node and of all in it, without those in hidden ones.
  mutating func frames(_ node: Int32) -> [Frame] {
    var frames = [boxes.frame(of: node)]
    if boxes.isHidden(node) { return frames }
    var child = boxes.nodes[node].firstChild
    while child >= 0 {
      frames += self.frames(child)
      child = boxes.nodes[child].next
    }
    return frames
  }

  /// The frames of the children of a node.
  mutating func children(_ node: Int32) -> [Frame] {
    var frames: [Frame] = []
    var child = boxes.nodes[node].firstChild
    while child >= 0 {
      frames.append(boxes.frame(of: child))
      child = boxes.nodes[child].next
    }
    return frames
  }
}

private func measureText(
  _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  let request = request!.load(as: LeafRequest.self)
  let texts = Unmanaged<Forest.Texts>.fromOpaque(context!).takeUnretainedValue()
  texts.calls += 1
  let words = texts.words[request.node]!
  var width = request.width
  if request.widthKind == .maxContent { width = Double(words.reduce(0, +)) * 10 }
  if request.widthKind == .minContent { width = Double(words.max() ?? 0) * 10 }
  var lines = 0.0
  var length = Double.infinity
  for word in words {
    length += Double(word) * 10
    if length > width {
      lines += 1
      length = Double(word) * 10
    }
  }
  let height = request.heightKind == .automatic ? lines * 10 : request.height
  size!.storeBytes(of: NodeSize(width: width, height: height, baseline: 8), as: NodeSize.self)
  return 0
}

/// Lays out a tree in the given space, and returns the frames of the root's children.
func frames(_ root: Model, width: Double = .nan, height: Double = .nan) throws -> [Frame] {
  var forest = try Forest()
  let node = try forest.add(root)
  try forest.boxes.layout(node, AvailableSpace(width: width, height: height))
  let frames = forest.children(node)
  let isReleased = forest.close()
  precondition(isReleased)
  return frames
}

/// Makes a style by changing the initial one.
func style(_ change: (inout Style) -> Void) -> Style {
  var style = Style()
  change(&style)
  return style
}

/// A box with children.
func box(_ change: (inout Style) -> Void = { _ in }, _ children: [Model] = []) -> Model {
  Model(style(change), children)
}

/// A leaf with a size.
func leaf(_ width: Double, _ height: Double, _ change: (inout Style) -> Void = { _ in }) -> Model {
  Model(
    style {
      $0.size = Pair(.points(width), .points(height))
      change(&$0)
    })
}

func text(_ words: [Int], _ change: (inout Style) -> Void = { _ in }) -> Model { Model(style(change), words: words) }

extension Frame {
  init(_ x: Double, _ y: Double, _ width: Double, _ height: Double) {
    self.init(x: x, y: y, width: width, height: height)
  }
}
