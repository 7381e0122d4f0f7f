// Colours of pictures.

import Memory
import Notation
import Solver

/// Colours of a shape's outline, fill and text.
struct Paint {
  var stroke: StaticString
  var fill: StaticString
  var ink: StaticString
  /// The caller's background colour, which replaces `fill`; 0 for none.
  var background = Colour(number: 0)
}

enum Palette {
  static var paper: StaticString { "#f6f7f9" }
  static var window: Paint { Paint(stroke: "#8d99ab", fill: "#ffffff", ink: "#5d6b82") }
  /// Views with an intrinsic size.
  static var content: Paint { Paint(stroke: "#4aa88b", fill: "#e3f5ee", ink: "#14664c") }
  static var guide: Paint { Paint(stroke: "#8a63d2", fill: "none", ink: "#6a43b5") }
  static var hidden: Paint { Paint(stroke: "#b6bec9", fill: "none", ink: "#97a1af") }
  static var negative: Paint { Paint(stroke: "#d5281b", fill: "none", ink: "#d5281b") }
  static var conflict: StaticString { "#d5281b" }
  static var ambiguity: StaticString { "#d97706" }
  static var ambiguityInk: StaticString { "#9a4f00" }
  static var baseline: StaticString { "#e0479e" }

  /// Other views: the deeper, the darker.
  static func view(depth: Int32) -> Paint {
    switch depth {
    case ...1: Paint(stroke: "#8fb0de", fill: "#edf3fb", ink: "#2c4f86")
    case 2: Paint(stroke: "#7c9fd3", fill: "#e1ebf8", ink: "#2c4f86")
    case 3: Paint(stroke: "#6a8fc7", fill: "#d0dff3", ink: "#24437a")
    case 4: Paint(stroke: "#587fba", fill: "#bed1ec", ink: "#1d3a6d")
    case 5: Paint(stroke: "#486fab", fill: "#aac2e4", ink: "#17315f")
    default: Paint(stroke: "#385f9b", fill: "#94b1da", ink: "#112750")
    }
  }
}
