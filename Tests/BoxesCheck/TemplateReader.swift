// The properties of a grid container.

import Boxes
import Memory

/// Reads a property of the tracks of a grid. Returns false for another property.
func readTemplate(_ name: String, _ value: String, _ extra: inout Extra, _ boxes: inout Boxes) throws -> Bool {
  switch name {
  case "grid-auto-flow":
    extra.template.flowsByColumn = value.hasPrefix("column")
    extra.template.isDense = value.hasSuffix("dense")
  default: return name.hasPrefix("grid-template-") || name.hasPrefix("grid-auto-")
  }
  return true
}
