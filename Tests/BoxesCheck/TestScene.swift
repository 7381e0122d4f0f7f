// The tree of a case as boxes, with leaves of text.

import Boxes
import Memory
import Status

struct TestScene: ~Copyable {
  var boxes: Boxes
  let texts = Texts()

  init(_ account: Account) {
    boxes = Boxes(account)
    boxes.leaves = LeafFunction(measureText, context: Unmanaged.passUnretained(texts).toOpaque())
  }

  mutating func release() { boxes.release() }

  /// Adds a node and its children.
  mutating func add(_ properties: Properties) throws -> Int32 {
    let style = try readStyle(properties, &boxes)
    let text = properties["text"] as? String
    let node = try boxes.add(style, isMeasured: text != nil)
    if let text { texts.words[node] = text.split(separator: "\u{200b}").map(\.count) }
    if properties["display"] as? String == "none" { try boxes.setHidden(true, node) }
    for child in properties["children"] as? [Properties] ?? [] { try boxes.insert(try add(child), into: node) }
    return node
  }

  mutating func layout(_ root: Int32, _ available: AvailableSpace, isRounded: Bool) throws -> FrameTree {
    try boxes.layout(root, available)
    return frames(root, isRounded: isRounded, x: 0, y: 0)
  }

  /// The frames of a node and of all in it. `x` and `y` are where the parent is.
  private mutating func frames(_ node: Int32, isRounded: Bool, x: Double, y: Double) -> FrameTree {
    var frame = boxes.frame(of: node)
    let (left, top) = (x + frame.x, y + frame.y)
    var children: [FrameTree] = []
    var child = boxes.nodes[node].firstChild
    while child >= 0 {
      children.append(frames(child, isRounded: isRounded, x: left, y: top))
      child = boxes.nodes[child].next
    }
    if isRounded {
      frame = Frame(
        x: rounded(left) - rounded(x), y: rounded(top) - rounded(y), width: rounded(left + frame.width) - rounded(left),
        height: rounded(top + frame.height) - rounded(top))
    }
    return FrameTree(frame, children)
  }
}

private func rounded(_ number: Double) -> Double { (number + 0.5).rounded(.down) }

/// The lengths of the words of each text leaf. Letters are squares of 10 points.
final class Texts {
  var words: [Int32: [Int]] = [:]
}

private let letter = 10.0

private func measureText(
  _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  let request = request!.load(as: LeafRequest.self)
  let words = Unmanaged<Texts>.fromOpaque(context!).takeUnretainedValue().words[request.node] ?? []
  let natural = Double(words.reduce(0, +)) * letter
  var width = request.width
  if request.widthKind == .maxContent { width = natural }
  if request.widthKind == .minContent { width = Double(words.max() ?? 0) * letter }
  let height = request.heightKind == .automatic ? Double(lines(words, width)) * letter : request.height
  size!.storeBytes(of: NodeSize(width: width, height: height), as: NodeSize.self)
  return 0
}

/// How many lines words need in a width, broken greedily.
private func lines(_ words: [Int], _ width: Double) -> Int {
  var lines = 0
  var length = Double.infinity
  for word in words {
    length += Double(word) * letter
    if length > width + 1e-6 {
      lines += 1
      length = Double(word) * letter
    }
  }
  return lines
}
