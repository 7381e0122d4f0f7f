// CSS properties by their names, as a style.

import Boxes
import Memory

/// Returns the number of "12px" or "0"; nil for a keyword.
func points(_ text: String) throws -> Double? {
  text.hasSuffix("px") ? try number(text.dropLast(2)) : Double(text)
}

private func number(_ text: some StringProtocol) throws -> Double {
  guard let number = Double(text) else { throw CaseError(text: "no number: \(text)") }
  return number
}

func readStyle(_ properties: Properties, _ boxes: inout Boxes) throws -> Style {
  var style = Style()
  var extra = Extra()
  var hasExtra = false
  for (name, value) in properties where name != "children" && name != "text" {
    guard let value = value as? String else { throw CaseError(text: "\(name) is no text") }
    if try readSize(name, value, &style) || readEdge(name, value, &style) || readAlignment(name, value, &style) {
      continue
    }
    if try readFlow(name, value, &style) || readOption(name, value, &style) || readPlace(name, value, &style) {
      continue
    }
    if try readExtra(name, value, &extra) || readTemplate(name, value, &extra, &boxes) {
      hasExtra = true
    } else {
      throw CaseError(text: "unknown property: \(name)")
    }
  }
  if hasExtra {
    style.extra = Int32(boxes.extras.count)
    try boxes.extras.append(extra)
  }
  return style
}

func length(_ text: String) throws -> Length {
  switch text {
  case "auto", "none": return .auto
  case "content": return .content
  case "stretch": return .stretch
  case "min-content": return .minContent
  case "max-content": return .maxContent
  case "fit-content": return .fitContent
  default:
    if text.hasSuffix("%") { return .percent(Float(try number(text.dropLast()))) }
    guard let points = try points(text) else { throw CaseError(text: "no length: \(text)") }
    return .points(points)
  }
}

private func readSize(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  switch name {
  case "width": style.size.width = try length(value)
  case "height": style.size.height = try length(value)
  case "min-width": style.minimum.width = try length(value)
  case "min-height": style.minimum.height = try length(value)
  case "max-width": style.maximum.width = try length(value)
  case "max-height": style.maximum.height = try length(value)
  case "column-gap": style.gap.width = try length(value)
  case "row-gap": style.gap.height = try length(value)
  case "flex-basis": style.basis = try length(value)
  case "aspect-ratio": style.aspectRatio = try number(value)
  default: return false
  }
  return true
}

private func readEdge(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  let words = name.split(separator: "-")
  if words.count != 2 { return false }
  switch words[0] {
  case "margin": try setEdge(of: &style.margin, words[1], try length(value))
  case "padding": try setEdge(of: &style.padding, words[1], try length(value))
  case "border": try setEdge(of: &style.border, words[1], try points(value) ?? 0)
  default: return false
  }
  return true
}

private func setEdge<Value>(of edges: inout Edges<Value>, _ name: some StringProtocol, _ value: Value) throws {
  switch name {
  case "left": edges.left = value
  case "right": edges.right = value
  case "top": edges.top = value
  case "bottom": edges.bottom = value
  default: throw CaseError(text: "no edge: \(name)")
  }
}

private func readAlignment(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  switch name {
  case "justify-content": style.justifyContent = try alignment(value)
  case "align-content": style.alignContent = try alignment(value)
  case "justify-items": style.justifyItems = try alignment(value)
  case "align-items": style.alignItems = try alignment(value)
  case "justify-self": style.justifySelf = try alignment(value)
  case "align-self": style.alignSelf = try alignment(value)
  default: return false
  }
  return true
}

private func alignment(_ text: String) throws -> Alignment {
  let words = text.split(separator: " ")
  let kinds: [String: Alignment.Kind] = [
    "normal": .normal, "auto": .normal, "start": .start, "end": .end, "flex-start": .flexStart, "flex-end": .flexEnd,
    "self-start": .selfStart, "self-end": .selfEnd, "center": .center, "stretch": .stretch, "baseline": .baseline,
    "space-between": .spaceBetween, "space-around": .spaceAround, "space-evenly": .spaceEvenly,
  ]
  guard let kind = kinds[String(words.last ?? "")] else { throw CaseError(text: "no alignment: \(text)") }
  return Alignment(kind, isSafe: words.count > 1 && words[0] == "safe")
}

private func readFlow(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  let directions: [String: FlowDirection] = [
    "row": .row, "row-reverse": .rowReverse, "column": .column, "column-reverse": .columnReverse,
  ]
  let wraps: [String: Wrap] = [
    "nowrap": .none, "wrap": .wrap, "wrap-reverse": .wrapReverse, "balance": .balance,
    "wrap-reverse balance": .balanceReverse,
  ]
  switch name {
  case "flex-direction":
    guard let direction = directions[value] else { throw CaseError(text: "no direction: \(value)") }
    style.direction = direction
  case "flex-wrap":
    guard let wrap = wraps[value] else { throw CaseError(text: "no wrap: \(value)") }
    style.wrap = wrap
  case "flex-grow": style.grow = Float(try number(value))
  case "flex-shrink": style.shrink = Float(try number(value))
  default: return false
  }
  return true
}

private func readOption(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  switch name {
  case "display": style.display = value == "grid" ? .grid : .flow
  case "direction": if value == "rtl" { style.options.insert(.rightToLeft) }
  case "box-sizing": if value == "content-box" { style.options.insert(.contentBox) }
  case "overflow", "overflow-x", "overflow-y":
    if value == "visible" || value == "clip" { return true }
    if name != "overflow-y" { style.options.insert(.clipsWidth) }
    if name != "overflow-x" { style.options.insert(.clipsHeight) }
  case "position": return value == "relative"
  default: return false
  }
  return true
}

/// Reads where an item is in a grid.
private func readPlace(_ name: String, _ value: String, _ style: inout Style) throws -> Bool {
  let isSpan = value.hasPrefix("span ")
  switch name {
  case "grid-column-start": (style.column.start, style.column.startIsSpan) = (try line(value), isSpan)
  case "grid-column-end": (style.column.end, style.column.endIsSpan) = (try line(value), isSpan)
  case "grid-row-start": (style.row.start, style.row.startIsSpan) = (try line(value), isSpan)
  case "grid-row-end": (style.row.end, style.row.endIsSpan) = (try line(value), isSpan)
  default: return false
  }
  return true
}

private func line(_ text: String) throws -> Int16 {
  if text == "auto" { return 0 }
  guard let line = Int16(text.split(separator: " ").last ?? "") else { throw CaseError(text: "no line: \(text)") }
  return line
}

private func readExtra(_ name: String, _ value: String, _ extra: inout Extra) throws -> Bool {
  switch name {
  case "left": extra.inset.left = try length(value)
  case "right": extra.inset.right = try length(value)
  case "top": extra.inset.top = try length(value)
  case "bottom": extra.inset.bottom = try length(value)
  case "flex-line-count": extra.lineCount = Int32(try number(value))
  default: return false
  }
  return true
}
