// A case of the corpus: a tree of styles, and the frames that it should have.

import Boxes
import Foundation
import Memory

struct CaseError: Error { let text: String }

typealias Properties = [String: Any]

/// A frame with those of the children.
struct FrameTree {
  var frame: Frame
  var children: [FrameTree]

  init(_ frame: Frame, _ children: [FrameTree]) {
    self.frame = frame
    self.children = children
  }

  /// Reads [[x, y, width, height], [children…]].
  init(_ json: [Any]) throws {
    guard let numbers = json.first as? [Double], numbers.count == 4 else { throw CaseError(text: "no frame") }
    frame = Frame(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
    children = try (json.count > 1 ? json[1] as? [[Any]] ?? [] : []).map { try FrameTree($0) }
  }
}

struct Case {
  let name: String
  let group: String
  let direction: String
  let isInScope: Bool
  let isRounded: Bool
  let available: AvailableSpace
  let tree: Properties
  let frames: FrameTree

  init(_ line: String) throws {
    guard let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Properties,
      let name = json["name"] as? String, let group = json["group"] as? String,
      let direction = json["direction"] as? String, let scope = json["scope"] as? String,
      let isRounded = json["rounded"] as? Bool, let available = json["available"] as? [String],
      let tree = json["tree"] as? Properties, let frames = json["frames"] as? [Any]
    else { throw CaseError(text: "a case without one of its fields") }
    self.name = name
    self.group = group
    self.direction = direction
    isInScope = scope == "in"
    self.isRounded = isRounded
    self.available = AvailableSpace(
      width: try points(available[0]) ?? .nan, height: try points(available[1]) ?? .nan)
    self.tree = tree
    self.frames = try FrameTree(frames)
  }

  /// Lays out the tree. Returns what is wrong, or nil.
  func miss() throws -> String? {
    let account = Account(allocate: nil, reallocate: nil, release: nil, context: nil)!
    defer { account.close() }
    var scene = TestScene(account)
    defer { scene.release() }
    let root = try scene.add(tree)
    let found: FrameTree
    do { found = try scene.layout(root, available, isRounded: isRounded) } catch { return "  \(error)\n" }
    return compare(found, frames, tolerance: isRounded ? 0.01 : 0.1) ? nil : report(found, frames)
  }
}

private func compare(_ one: FrameTree, _ other: FrameTree, tolerance: Double) -> Bool {
  isNear(one.frame, other.frame, tolerance) && one.children.count == other.children.count
    && zip(one.children, other.children).allSatisfy { compare($0, $1, tolerance: tolerance) }
}

private func isNear(_ one: Frame, _ other: Frame, _ tolerance: Double) -> Bool {
  abs(one.x - other.x) <= tolerance && abs(one.y - other.y) <= tolerance && abs(one.width - other.width) <= tolerance
    && abs(one.height - other.height) <= tolerance
}

/// Both trees of frames, a node a line.
private func report(_ found: FrameTree, _ wanted: FrameTree, indent: String = "  ") -> String {
  let mark = isNear(found.frame, wanted.frame, 0.01) ? "" : "   should be \(text(wanted.frame))"
  var lines = "\(indent)\(text(found.frame))\(mark)\n"
  for (one, other) in zip(found.children, wanted.children) { lines += report(one, other, indent: indent + "  ") }
  return lines
}

func text(_ frame: Frame) -> String {
  "\(frame.x) \(frame.y) \(frame.width) x \(frame.height)"
}
