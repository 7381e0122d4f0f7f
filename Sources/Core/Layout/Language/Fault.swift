// Faults of rules: cause, position and sentence.

import Memory
import Notation
import Solver
import Status

/// The error of a list of rules, with the position that the caret points to.
package struct RuleFault: Error {
  package var cause: FaultCause
  package var offset: Int32
  /// The status. For `.refused`, the error of the scene.
  package var error: Status

  init(_ cause: FaultCause, at offset: Int32, _ error: Status = .rule) {
    self.cause = cause
    self.offset = offset
    self.error = cause == .memory ? .outOfMemory : error
  }
}

/// What is wrong with a rule: one case per sentence.
package enum FaultCause: UInt8, BitwiseCopyable {
  case memory
  // Syntax
  case rule, tooLong, end, quote, number, zero
  case start, view, viewName, viewEnd, bracket, connection, distance, distanceEnd, negative
  case size, object, plainNumber, list, listEnd, priority, priorityRange, relation, extensions
  case attributeDot, attribute, item, side, equationEnd, priorityEnd, weight
  case boxKind, flowSetting, gridSetting, childSetting, childEnd, boxChildren, boxLength, dimension, limit, fourLengths,
    boxAlignment
  case tracks, trackNumber, boxNumber, aspectRatio, gridLine, areaName, emptyRow, rowLength, rectangle
  case share, arguments, middle

  // Names and meaning
  case unknownItem, unknownName, unknownMetric, unknownPriority, signedView, severalItems, noSuperview, onlySuperview,
    alignment, notFlow, notGrid, notChild, unknownArea, freeChild
  case extremes, equalExtreme, turnedExtreme
  /// The scene refused the constraint; `RuleFault.error` says why.
  case refused

  /// Whether the sentence is about a name, which the message then appends.
  package var isOfName: Bool {
    switch self {
    case .unknownItem, .unknownName, .unknownMetric, .unknownPriority, .signedView, .severalItems, .notChild,
      .unknownArea:
      true
    default: false
    }
  }

  package var kind: FaultKind {
    switch self {
    case .memory: .none
    case .number, .zero, .priorityRange, .weight, .trackNumber, .boxNumber, .aspectRatio, .gridLine: .number
    case .attribute: .attribute
    case .unknownItem, .notChild: .unknownItem
    case .unknownMetric, .unknownPriority: .unknownMetric
    case .unknownName: .unknownName
    case .severalItems: .severalItems
    case .noSuperview, .onlySuperview, .alignment, .extensions, .rowLength, .rectangle, .notFlow, .notGrid,
      .unknownArea,
      .freeChild, .extremes, .equalExtreme, .turnedExtreme:
      .meaning
    case .refused: .refused
    default: .syntax
    }
  }

  package var sentence: StaticString {
    switch self {
    case .memory: "out of memory"
    case .rule: "expected a format such as H:|-[name]-| or a constraint such as name.width == 44"
    case .tooLong: "a line is at most 4095 bytes long"
    case .end: "expected the end of the line"
    case .quote: "the closing quote is missing"
    case .number: "the number is too large"
    case .zero: "division by zero"
    case .start: "expected \"|\" or a view in brackets"
    case .view: "expected a view in brackets"
    case .viewName: "expected the name of a view"
    case .viewEnd: "expected \"(\" or \"]\""
    case .bracket: "expected \"]\""
    case .connection: "expected \"-\", \"[\", \"|\" or the end of the line"
    case .distance: "expected a distance, \"(\", \"[\" or \"|\""
    case .distanceEnd: "expected \"-\" after the distance"
    case .negative: "a negative distance stands in parentheses: -(-8)-"
    case .size: "expected a number, a metric or a view"
    case .object: "expected a number or a metric"
    case .plainNumber: "expected a number"
    case .list: "expected \"@\", \",\" or \")\""
    case .listEnd: "expected \",\" or \")\""
    case .priority: "expected a priority from 1 to 1000, or a metric"
    case .priorityRange: "a priority is a whole number from 1 to 1000"
    case .relation: "expected \"==\", \"<=\" or \">=\""
    case .extensions: "allowed only in extended formats"
    case .attributeDot: "expected \".\" and an attribute"
    case .attribute: "expected an attribute such as leading, centerY or width"
    case .item: "expected the name of a view"
    case .side: "expected a number, a metric, or an attribute of a view"
    case .equationEnd: "expected \"@\", \"weight\", \"gone\", an identifier in quotes, or the end of the line"
    case .priorityEnd: "expected \"weight\", \"gone\", an identifier in quotes, or the end of the line"
    case .unknownItem: "no item has this name"
    case .unknownName: "neither a metric nor an item has this name"
    case .unknownMetric, .unknownPriority: "no metric has this name"
    case .signedView: "expected a number or a metric after the sign, not a view"
    case .severalItems: "several items have this name"
    case .noSuperview: "the window has no superview"
    case .onlySuperview: "superview is the parent of another item in the rule, and there is none; name the view instead"
    case .alignment: "views cannot be aligned along the axis of their format"
    case .refused: "refused"
    case .weight: "a weight is greater than 0"
    case .boxKind: "expected \"flow\" or \"grid\""
    case .flowSetting: "expected a setting such as wrap, gap or align, a child in brackets, or the end of the line"
    case .gridSetting:
      "expected areas in quotes, a setting such as columns or gap, a child in brackets, or the end of the line"
    case .childSetting: "expected a setting of a child such as grow, basis or align"
    case .childEnd: "expected \",\" or \")\""
    case .boxChildren: "expected a child in brackets or the end of the line"
    case .boxLength: "expected a number, a percentage or a metric"
    case .dimension: "expected a number, a percentage, a metric, or a keyword such as auto or minContent"
    case .limit: "expected a number, a percentage, a metric or auto"
    case .fourLengths: "expected one length, two or four: top, left, bottom, right"
    case .boxAlignment: "expected an alignment such as start, center, stretch or space_between"
    case .tracks: "expected sizes of tracks such as 200, 1fr, auto, minmax(60, 1fr) or repeat(3, 1fr)"
    case .trackNumber: "a track is at most 1e9 points long, and there are at most 10000"
    case .aspectRatio: "expected a width divided by a height, as 1.5 or 16 / 9"
    case .boxNumber: "the number is out of its range, which begins at 0 except for margins"
    case .gridLine: "a line is a whole number from 1 to 1000 or from -1 to -1000, a span one from 1 to 1000"
    case .areaName: "expected the name of an area, a point for an empty cell, or a slash"
    case .emptyRow: "expected the names of the cells of a row"
    case .rowLength: "all rows of areas have the same number of cells"
    case .rectangle: "the cells of an area are one rectangle"
    case .notFlow: "not a flow; add it as one"
    case .notGrid: "not a grid; add it as one"
    case .notChild: "no child of the box has this name"
    case .unknownArea: "no area of the grid has this name"
    case .freeChild: "a free child has its size by constraints"
    case .share: "expected \"of\" and an attribute, as in 25% of page.width"
    case .arguments: "expected \",\", \")\", \"+\" or \"-\""
    case .middle: "middle() is between two attributes, as in middle(a.right, b.left)"
    case .extremes: "a rule may have one max() or min()"
    case .equalExtreme: "max() stands with \">=\", min() with \"<=\"; \"==\" takes a barrier"
    case .turnedExtreme: "only \">= max()\" and \"<= min()\" are rules"
    }
  }
}

/// The kind of a fault, with the numbers of the C interface.
package enum FaultKind: Int32 {
  case none, syntax, number, attribute, unknownItem, unknownMetric, unknownName, severalItems, meaning, refused
}

/// Runs `body`, and throws `.memory` where memory is exhausted.
func inRules<Success>(_ body: () throws(MemoryError) -> Success) throws(RuleFault) -> Success {
  do throws(MemoryError) { return try body() } catch { throw RuleFault(.memory, at: 0) }
}
