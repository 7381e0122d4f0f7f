// A scene as text:
//
//     4 items
//       window  (0, 0) 320 × 480
//         input  (0, 220) 320 × 44
//           text  (20, 8) 232 × 28
//           send  (260, 8) 40 × 28  intrinsic 40 × 28
//     9 constraints
//       input.height == 44 @1000
//       send.width <= 40 @250  hugging
//       text.width >= 300 @750  violated by 68
//     1 box
//       tags: flow wrap gap 8 [lake][more(grow 1)]

import Memory
import Notation
import Status

extension Scene {
  /// Writes the tree with the frames of the last layout, then every constraint and its state, then the settings of
  /// boxes. The line of a box can be read as a rule, and that of a constraint that the caller added up to the first two
  /// blanks in a row.
  package mutating func describe(to text: inout Pieces) throws(Status) {
    let mark = try findAmbiguities()
    var count = 0
    var item: Int32 = 0
    while item >= 0 {
      count += 1
      item = tree.successor(of: item, below: 0)
    }
    text.write(count)
    text.write(count == 1 ? " item\n" : " items\n")
    item = 0
    while item >= 0 {
      try describe(item, ambiguous: mark, to: &text)
      item = tree.successor(of: item, below: 0)
    }
    text.write(constraints.liveCount)
    text.write(constraints.liveCount == 1 ? " constraint\n" : " constraints\n")
    for slot in 0..<constraints.constraintSlots {
      if let id = constraints.constraint(at: slot) { try describe(id, to: &text) }
    }
    describeBoxes(to: &text)
  }

  /// Writes the settings of each box as a line that can be read as a rule.
  private mutating func describeBoxes(to text: inout Pieces) {
    var count = 0
    var item: Int32 = 0
    while item >= 0 {
      if views.isBox(item) { count += 1 }
      item = tree.successor(of: item, below: 0)
    }
    if count == 0 { return }
    text.write(count)
    text.write(count == 1 ? " box\n" : " boxes\n")
    item = 0
    while item >= 0 {
      if views.isBox(item) {
        text.write("  ")
        text.write(box: item, of: &self)
        text.write("\n")
      }
      item = tree.successor(of: item, below: 0)
    }
  }

  private mutating func describe(_ item: Int32, ambiguous mark: UInt32, to text: inout Pieces) throws(Status) {
    let record = tree.items[item]
    for _ in 0...record.depth { text.write("  ") }
    text.write(tree.id(ofItem: item), of: &self)
    let frame = try frames.frame(of: tree.id(ofItem: item))
    Self.describe(frame, to: &text)
    switch record.kind {
    case .plain:
      if record.stack >= 0 { text.write("  stack") }
      if views.isBox(item) { text.write(views.isGrid(item) ? "  grid" : "  flow") }
    case .scroll: text.write("  scroll")
    case .guide: text.write("  guide")
    case .contentGuide: text.write("  content guide")
    case .frameGuide: text.write("  frame guide")
    case .bar: text.write("  bar")
    }
    if record.isHidden { text.write("  hidden") }
    if record.isMirrored { text.write("  right to left") }
    Self.describeContent(of: record, to: &text)
    if record.marks.0 == mark { text.write("  ambiguous horizontally") }
    if record.marks.1 == mark { text.write("  ambiguous vertically") }
    text.write("\n")
  }

  private static func describe(_ frame: Rect, to text: inout Pieces) {
    text.write("  (")
    text.write(frame.x)
    text.write(", ")
    text.write(frame.y)
    text.write(") ")
    text.write(frame.width)
    text.write(" × ")
    text.write(frame.height)
  }

  /// Writes `intrinsic 60 × 30`, with a dash for an axis without an intrinsic size.
  private static func describeContent(of record: ItemRecord, to text: inout Pieces) {
    let (width, height) = (record.intrinsic.0.size, record.intrinsic.1.size)
    if width >= 0 || height >= 0 {
      text.write("  intrinsic ")
      if width >= 0 { text.write(width) } else { text.write("-") }
      text.write(" × ")
      if height >= 0 { text.write(height) } else { text.write("-") }
    }
    if record.firstBaseline == 0 && record.lastBaseline == 0 { return }
    text.write("  baselines ")
    text.write(record.firstBaseline)
    text.write(" and ")
    text.write(record.lastBaseline)
  }

  private mutating func describe(_ id: ConstraintID, to text: inout Pieces) throws(Status) {
    text.write("  ")
    try text.write(id, of: &self)
    try text.write(constraints.records[id.slot].owner, of: id, in: &self)
    if !constraints.records[id.slot].isActive { text.write("  inactive") }
    if try model.isDropped(id) { text.write("  dropped") }
    let violation = try model.violation(of: id)
    if violation > 0 {
      text.write("  violated by ")
      text.write(violation)
    }
    text.write("\n")
  }
}
