// A captured screen of a real app: a tree with measured leaves, whose sizes were recorded, and the frames of yoga.
//
// The defaults of yoga differ from those of CSS, and absolute nodes are left out: constraints place those.

import Boxes
import Foundation
import Memory
import Status

struct Capture {
  let name: String
  let available: AvailableSpace
  let isRightToLeft: Bool
  let tree: Properties
  let frames: FrameTree

  /// Reads a capture; nil for a case of another form.
  init?(_ line: String) throws {
    guard let json = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? Properties, json["defaults"] != nil
    else { return nil }
    guard let name = json["name"] as? String, let available = json["available"] as? [Double],
      let direction = json["direction"] as? String, let tree = json["tree"] as? Properties,
      let frames = json["frames"] as? [Any]
    else { throw CaseError(text: "a capture without one of its fields") }
    self.name = name
    self.available = AvailableSpace(width: available[0], height: available[1])
    isRightToLeft = direction == "rtl"
    self.tree = tree
    self.frames = try FrameTree(frames)
  }

  /// Lays out the tree. Prints nodes that are more than half a point away, and how many are not.
  func check(isVerbose: Bool) throws {
    let account = Account(allocate: nil, reallocate: nil, release: nil, context: nil)!
    defer { account.close() }
    var boxes = Boxes(account)
    defer { boxes.release() }
    let recorded = Recorded()
    boxes.leaves = LeafFunction(measureRecorded, context: Unmanaged.passUnretained(recorded).toOpaque())
    // Minimum and maximum are equal, which to yoga is a definite size.
    let root = try add(tree, in: [:], to: &boxes, recorded)
    try boxes.layout(root, width: available.width, height: available.height)
    var score = Score(name: name)
    compare(tree, root, frames, &boxes, &score, path: "root", isVerbose: isVerbose)
    print("\(score) nodes, \(recorded.unmatched) requests were not recorded")
  }

  private func add(_ properties: Properties, in parent: Properties, to boxes: inout Boxes, _ recorded: Recorded) throws
    -> Int32
  {
    let own = try withDefaults(properties, in: parent)
    let measures = properties["measures"] as? [[Any]]
    let node = try boxes.add(try readStyle(own, &boxes), isMeasured: measures != nil)
    recorded.rows[node] = try measures?.map { try Recorded.Row($0) }
    if properties["display"] as? String == "none" { try boxes.setHidden(true, node) }
    for child in inFlow(properties) {
      try boxes.insert(try add(child, in: properties, to: &boxes, recorded), into: node)
    }
    return node
  }

  /// The properties by the names and with the initial values of CSS.
  private func withDefaults(_ properties: Properties, in parent: Properties) throws -> Properties {
    var own: Properties = [
      "flex-direction": "column", "flex-shrink": "0", "align-content": "flex-start", "min-width": "0px",
      "min-height": "0px",
    ]
    let (start, end) = isRightToLeft ? ("right", "left") : ("left", "right")
    for (name, value) in properties where name != "measures" && name != "overflow" {
      if name.hasPrefix("border-") && name.hasSuffix("-width") {
        own[String(name.dropLast(6))] = value
      } else if name.hasSuffix("-inline-start") {
        own[name.dropLast(12) + start] = value
      } else if name.hasSuffix("-inline-end") {
        own[name.dropLast(10) + end] = value
      } else {
        own[name] = value
      }
    }
    // A scroll view is as large as there is space, along the axis of its content.
    if properties["overflow"] as? String == "scroll" && isColumn(properties) == isColumn(parent) {
      own["flex-basis"] = "0px"
      return own
    }
    // To yoga a flex basis is that of the content where the container has no size.
    if let basis = own["flex-basis"] as? String, try points(basis) == 0 { own["flex-basis"] = "0%" }
    return own
  }

  private func isColumn(_ properties: Properties) -> Bool {
    (properties["flex-direction"] as? String ?? "column").hasPrefix("column")
  }

  private func inFlow(_ properties: Properties) -> [Properties] {
    (properties["children"] as? [Properties] ?? []).filter { $0["position"] as? String != "absolute" }
  }

  private func compare(
    _ properties: Properties, _ node: Int32, _ frames: FrameTree, _ boxes: inout Boxes, _ score: inout Score,
    path: String, isVerbose: Bool
  ) {
    let frame = boxes.frame(of: node)
    let wanted = frames.frame
    let distance = max(
      abs(frame.x - wanted.x), abs(frame.y - wanted.y), abs(frame.width - wanted.width),
      abs(frame.height - wanted.height))
    score.count(distance <= 0.5 ? nil : "")
    if distance > 0.5 && isVerbose { print("\(path): \(text(frame)) should be \(text(wanted))") }
    var child = boxes.nodes[node].firstChild
    let all = properties["children"] as? [Properties] ?? []
    for (index, properties) in all.enumerated() where properties["position"] as? String != "absolute" {
      compare(
        properties, child, frames.children[index], &boxes, &score, path: path + ".\(index)", isVerbose: isVerbose)
      child = boxes.nodes[child].next
    }
  }
}

/// What was recorded of measured leaves.
final class Recorded {
  /// A call: available width and height, nil where undefined, whether they are exact, and the size that was returned.
  struct Row {
    let width: Double?
    let isExact: Bool
    let size: NodeSize

    init(_ json: [Any]) throws {
      guard json.count == 6, let mode = json[1] as? String, let width = json[4] as? Double,
        let height = json[5] as? Double
      else { throw CaseError(text: "no measure") }
      self.width = json[0] as? Double
      isExact = mode == "exactly"
      size = NodeSize(width: width, height: height)
    }
  }

  var rows: [Int32: [Row]] = [:]
  var unmatched = 0

  /// Returns the recorded size for a request. That of the available width is also one of what was returned for it.
  func size(_ request: LeafRequest) -> NodeSize? {
    let rows = rows[request.node] ?? []
    if request.widthKind == .known {
      let exact = rows.first { $0.isExact && isNear($0.width, request.width) }
      return (exact ?? rows.first { !$0.isExact && isNear($0.size.width, request.width) })?.size
    }
    // A measured leaf has no minimum width.
    if request.widthKind == .minContent { return NodeSize(width: 0, height: 0) }
    return (rows.first { $0.width == nil } ?? rows.first { !$0.isExact } ?? rows.first)?.size
  }

  private func isNear(_ one: Double?, _ other: Double) -> Bool { one.map { abs($0 - other) < 0.01 } ?? false }
}

private func measureRecorded(
  _ request: UnsafeRawPointer?, _ size: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) -> Int32 {
  let recorded = Unmanaged<Recorded>.fromOpaque(context!).takeUnretainedValue()
  let request = request!.load(as: LeafRequest.self)
  var found = recorded.size(request)
  if found == nil {
    recorded.unmatched += 1
    found = NodeSize(width: 10, height: 10)
  }
  size!.storeBytes(of: found!, as: NodeSize.self)
  return 0
}
