import Memory
import Notation
import Solver
import Status
import Support
import Testing

@testable import Layout

/// A scene for tests. Every layout is followed by a check of the solver, and all memory must be released at the end.
final class Stage {
  let supply = Supply()
  let account: Account
  var scene: Scene
  /// The reported frames.
  private(set) var reported: [UInt32: Rect] = [:]

  init(width: Double = 320, height: Double = 480, isStrict: Bool = false) throws {
    account = supply.account()!
    scene = Scene(account: account)
    scene.model.isStrict = isStrict
    try scene.open(width: width, height: height)
  }

  deinit {
    scene.release()
    account.close()
    if !supply.isEmpty { Issue.record("\(supply.bytes) bytes and \(supply.wrongSizes) sizes are wrong at the end") }
  }

  // MARK: Items

  func view(_ name: String? = nil, in parent: ItemID = .window, _ kind: ItemKind = .plain) throws -> ItemID {
    guard var name else { return try scene.frames.addView(in: parent, kind) }
    return try name.withUTF8 { try scene.frames.addView(in: parent, kind, name: $0) }
  }

  func guide(in owner: ItemID = .window) throws -> ItemID { try scene.frames.addGuide(in: owner) }

  // MARK: Constraints

  @discardableResult
  func add(_ made: Made, named identifier: String? = nil, isActive: Bool = true) throws -> ConstraintID {
    guard var identifier else { return try scene.model.addConstraint(made.constraint, isActive: isActive) }
    return try identifier.withUTF8 {
      try scene.model.addConstraint(made.constraint, identifier: $0, isActive: isActive)
    }
  }

  func set(_ frame: Rect, of item: ItemID) throws {
    let parent = try scene.tree.parent(of: item)!
    try add(item[.left] == parent[.left] + frame.x)
    try add(item[.top] == parent[.top] + frame.y)
    try add(item[.width] == frame.width)
    try add(item[.height] == frame.height)
  }

  // MARK: Layout

  /// Lays out. The changes must be exactly the frames that differ from those reported before.
  @discardableResult
  func layout(sourceLocation: SourceLocation = #_sourceLocation) throws -> [Change] {
    var remark: Status?
    do throws(Status) { try scene.layoutIfNeeded() } catch { remark = error }
    let changes = (0..<scene.frames.changes.count).map { scene.frames.changes[$0] }
    for change in changes {
      #expect(reported[change.item.raw] ?? .zero != change.frame, sourceLocation: sourceLocation)
      reported[change.item.raw] = change.frame
    }
    var item = try scene.tree.item(after: nil)
    while let present = item {
      #expect(reported[present.raw] ?? .zero == (try scene.frames.frame(of: present)), sourceLocation: sourceLocation)
      item = try scene.tree.item(after: present)
    }
    if remark == nil || remark == .conflict { try scene.model.check() }
    if let remark { throw remark }
    return changes
  }

  // MARK: Queries

  func frame(_ item: ItemID) throws -> Rect { try scene.frames.frame(of: item) }
  func isLive(_ item: ItemID) -> Bool { scene.tree.isLive(item) }
  func isLive(_ constraint: ConstraintID) -> Bool { scene.constraints.isLive(constraint) }
  func isActive(_ constraint: ConstraintID) throws -> Bool { try scene.model.isActive(constraint) }
  func isDropped(_ constraint: ConstraintID) throws -> Bool { try scene.model.isDropped(constraint) }
  func isHidden(_ item: ItemID) throws -> Bool { try scene.tree.isHidden(item) }
  func isRightToLeft(_ item: ItemID) throws -> Bool { try scene.tree.isRightToLeft(item) }
  func isAmbiguous(_ item: ItemID, _ axis: Axis) throws -> Bool { try scene.isAmbiguous(item, axis) }

  func text(_ constraint: ConstraintID) throws -> String {
    var text = Collected()
    try text.write(constraint, of: &scene)
    return text.string
  }
}

struct Collected: Text {
  private var bytes: [UInt8] = []
  var string: String { String(decoding: bytes, as: UTF8.self) }
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) { bytes += text }
}

// MARK: Constraints as expressions

/// One side of a constraint: multiplier * item.attribute + constant.
struct Side {
  var item: ItemID?
  var attribute = Attribute.none
  var multiplier = 1.0
  var constant = 0.0
}

struct Made {
  var constraint: Constraint

  func at(_ priority: Int32, weight: Double = 1) -> Made {
    var made = self
    made.constraint.priority = priority
    made.constraint.weight = weight
    return made
  }
}

extension ItemID {
  subscript(attribute: Attribute) -> Side { Side(item: self, attribute: attribute) }
}

func * (multiplier: Double, side: Side) -> Side {
  Side(item: side.item, attribute: side.attribute, multiplier: multiplier * side.multiplier, constant: side.constant)
}
func + (side: Side, constant: Double) -> Side {
  Side(item: side.item, attribute: side.attribute, multiplier: side.multiplier, constant: side.constant + constant)
}
func - (side: Side, constant: Double) -> Side { side + -constant }

private func make(_ first: Side, _ relation: Relation, _ second: Side) -> Made {
  var constraint = Constraint(first.item!, first.attribute, relation, second.constant)
  constraint.second = second.item
  constraint.secondAttribute = second.attribute
  constraint.multiplier = second.multiplier
  return Made(constraint: constraint)
}

func == (first: Side, second: Side) -> Made { make(first, .equal, second) }
func <= (first: Side, second: Side) -> Made { make(first, .lessOrEqual, second) }
func >= (first: Side, second: Side) -> Made { make(first, .greaterOrEqual, second) }
func == (first: Side, constant: Double) -> Made { make(first, .equal, Side(constant: constant)) }
func <= (first: Side, constant: Double) -> Made { make(first, .lessOrEqual, Side(constant: constant)) }
func >= (first: Side, constant: Double) -> Made { make(first, .greaterOrEqual, Side(constant: constant)) }

/// Returns whether two frames are equal except for rounding.
func isClose(_ one: Rect, _ other: Rect) -> Bool {
  abs(one.x - other.x) <= 1e-9 && abs(one.y - other.y) <= 1e-9 && abs(one.width - other.width) <= 1e-9
    && abs(one.height - other.height) <= 1e-9
}

extension Scene {
  /// Sets the spacing behind an arranged view; nil for that of the stack.
  mutating func setSpacing(_ spacing: Double?, after view: ItemID) throws(Status) {
    var settings = try stacks.settings(ofArranged: view)
    settings.hasSpacingAfter = spacing != nil
    settings.spacingAfter = spacing ?? 0
    try stacks.set(settings, ofArranged: view)
  }
}
