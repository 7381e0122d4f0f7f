// Constraints of a storyboard as constraints of a scene document.

import Documents

private let attributes: [(String, String)] = [
  ("left", "left"), ("right", "right"), ("top", "top"), ("bottom", "bottom"), ("leading", "leading"),
  ("trailing", "trailing"), ("width", "width"), ("height", "height"), ("centerX", "center_x"), ("centerY", "center_y"),
  ("baseline", "last_baseline"), ("lastBaseline", "last_baseline"), ("firstBaseline", "first_baseline"),
  ("leftMargin", "left_margin"), ("rightMargin", "right_margin"), ("topMargin", "top_margin"),
  ("bottomMargin", "bottom_margin"), ("leadingMargin", "leading_margin"), ("trailingMargin", "trailing_margin"),
  ("centerXWithinMargins", "center_x_within_margins"), ("centerYWithinMargins", "center_y_within_margins"),
]

private let relations = ["equal": "==", "lessThanOrEqual": "<=", "greaterThanOrEqual": ">="]

extension Importer {
  mutating func constraints() throws(Diagnostic) -> [Datum] {
    var made: [Datum] = []
    for view in root.all {
      for constraint in view.constraints where !(canvas.isOfRunningApp && constraint.flag("placeholder") == true) {
        if let datum = try self.constraint(constraint, in: view) { made.append(datum) }
      }
      if view.isStack { made += edgesOfHidden(in: view) + equalStacks(in: view) }
      remarkOnFonts(in: view)
    }
    return made
  }

  /// Returns constraints that hold the edges of hidden views to a stack with `fill` alignment, so that the stack is at
  /// least as large across its axis as its hidden views.
  private func edgesOfHidden(in stack: View) -> [Datum] {
    guard (stack["alignment"] ?? "fill") == "fill" else { return [] }
    let edges = stack["axis"] == "vertical" ? ["leading", "trailing"] : ["top", "bottom"]
    let suffix = isInMargins(stack) ? "_margin" : ""
    return stack.children.filter { $0.flag("hidden") }.flatMap { view in
      edges.map { edge in
        .object([
          ("first", .text(view.id)), ("attribute", .text(edge)), ("second", .text(stack.id)),
          ("to", .text(edge + suffix)),
        ])
      }
    }
  }

  /// Returns soft constraints that make the stacks in a proportional stack equally long. A stack has no intrinsic size,
  /// so there is no proportion to use.
  private func equalStacks(in stack: View) -> [Datum] {
    guard stack["distribution"] == "fillProportionally" else { return [] }
    let length = stack["axis"] == "vertical" ? "height" : "width"
    let stacks = stack.children.filter { $0.isStack && !$0.flag("hidden") }
    return zip(stacks, stacks.dropFirst()).map { stack, next in
      .object([
        ("first", .text(next.id)), ("attribute", .text(length)), ("second", .text(stack.id)), ("to", .text(length)),
        ("priority", .number(30)),
      ])
    }
  }

  private mutating func constraint(_ element: Element, in owner: View) throws(Diagnostic) -> Datum? {
    let first = element["firstItem"] ?? owner.id
    let second = element["secondItem"] ?? (element["secondAttribute"] == nil ? nil : owner.id)
    guard try isInScene(first, element, "firstItem"),
      try second.map({ id throws(Diagnostic) in try isInScene(id, element, "secondItem") }) ?? true
    else { return nil }
    var members = Members()
    let attribute = try attribute("firstAttribute", of: first, element)
    members.add("first", holder(of: attribute, in: first))
    members.add("attribute", attribute)
    let relation = element["relation"] ?? "equal"
    guard let sign = relations[relation] else {
      throw element.diagnostic(
        "<constraint>: relation=\"\(relation)\" is not one of equal, lessThanOrEqual, greaterThanOrEqual",
        at: "relation")
    }
    if sign != "==" { members.add("relation", sign) }
    if let second {
      let attribute = try self.attribute("secondAttribute", of: second, element)
      members.add("second", holder(of: attribute, in: second))
      members.add("to", attribute)
    }
    if let multiplier = try multiplier(element), multiplier != 1 {
      if multiplier == 0 {
        throw element.declaring("multiplier", classes).diagnostic(
          "<constraint>: multiplier cannot be 0", at: "multiplier")
      }
      members.add("multiplier", multiplier)
    }
    if let constant = try element.declaring("constant", classes).number("constant"), constant != 0 {
      members.add("constant", constant)
    }
    let priority = try element.declaring("priority", classes).priority("priority", default: 1000)
    if priority != 1000 { members.add("priority", Double(priority)) }
    members.add("identifier", element.id.flatMap { outletNames.names[$0] } ?? element["identifier"] ?? element.id)
    members.add("line", Double(storyboard.tree.line(of: element.offset)))
    if first == second, element["firstAttribute"] == element["secondAttribute"] {
      remarks.append(
        "constraint \(element.id ?? ""): both of its sides are \(element["firstAttribute"] ?? "") of \(first)")
    }
    return .from(element.offset, members.datum)
  }

  /// Returns whether an item is in this scene. Adds a remark for an item elsewhere in the document, and throws if the
  /// document does not have it.
  private mutating func isInScene(_ id: String, _ element: Element, _ key: String) throws(Diagnostic) -> Bool {
    if items[id] != nil { return true }
    guard let missing = storyboard.elements[id] else {
      throw element.diagnostic("<constraint>: nothing in this document has the id \"\(id)\"", at: key)
    }
    remarks.append("constraint \(element.id ?? ""): \(whyMissing(missing, id))")
    return false
  }

  /// Returns the item of an attribute. The keyboard guide has only a top and a bottom; its horizontal attributes are
  /// those of the root view.
  private func holder(of attribute: String, in item: String) -> String {
    let across = ["left", "right", "leading", "trailing", "width", "center_x"]
    return items[item]?.kind == .keyboardGuide && across.contains(attribute) ? root.id : item
  }

  /// Returns the name of an attribute. The top of the top guide means its bottom.
  private func attribute(_ key: String, of item: String, _ element: Element) throws(Diagnostic) -> String {
    let word = element[key] ?? ""
    guard let name = attributes.first(where: { $0.0 == word })?.1 else {
      throw element.diagnostic(
        "<constraint>: \(key)=\"\(word)\" is not an attribute" + suggestion(for: word, among: attributes.map { $0.0 }),
        at: key)
    }
    if name == "first_baseline", hasSingleLine(item), facts.holds(.singleBaseline) { return "last_baseline" }
    return items[item]?.kind == .topGuide && name == "top" && facts.holds(.topGuideTop) ? "bottom" : name
  }

  private func hasSingleLine(_ item: String) -> Bool {
    ["button", "textField"].contains(storyboard.elements[item]?.name ?? "")
  }

  /// Returns a ratio of small numbers if a factor is one that was cut off after six digits, as Xcode stores a third.
  private func ratio(_ factor: Double, of text: String) -> Double {
    guard facts.holds(.cutRatios), let cut = Decimals(text), cut.count >= 6 else { return factor }
    for divisor in 2...16 {
      let dividend = (factor.magnitude * Double(divisor)).rounded()
      if dividend > 0, cut.isQuotient(dividend, divisor) {
        return (factor < 0 ? -dividend : dividend) / Double(divisor)
      }
    }
    return factor
  }

  /// Parses a multiplier: `0.5`, `24%`, or a ratio as `16:9`, `1: 1` or `1/3`.
  private func multiplier(_ element: Element) throws(Diagnostic) -> Double? {
    let element = element.declaring("multiplier", classes)
    guard let text = element["multiplier"] else { return nil }
    if text.hasSuffix("%"), let percent = decimalNumber(text.dropLast(), in: Element.numbers) { return percent / 100 }
    let parts: [Double?] = text.split(omittingEmptySubsequences: false) { $0 == ":" || $0 == "/" }.map {
      let words = $0.split(separator: " ")
      return words.count == 1 ? decimalNumber(words[0], in: Element.numbers) : nil
    }
    if parts.count == 1, let factor = parts[0] { return ratio(factor, of: text) }
    if parts.count == 2, let one = parts[0], let other = parts[1], other != 0, (one / other).magnitude <= 1e9 {
      return one / other
    }
    throw element.diagnostic("<constraint>: multiplier=\"\(text)\" is neither a number nor a ratio", at: "multiplier")
  }
}

/// The digits of a decimal number without an exponent: an integer, and how many of its digits are behind the point.
private struct Decimals {
  private var digits: Int
  private(set) var count: Int

  init?(_ text: String) {
    let parts = text.split(separator: ".", omittingEmptySubsequences: false)
    let sign = text.hasPrefix("-") ? 1 : 0
    guard parts.count == 2, let digits = Int(parts[0].dropFirst(sign) + parts[1]), digits >= 0 else { return nil }
    (self.digits, count) = (digits, parts[1].count)
  }

  /// Whether the digits are those of a quotient, cut off or rounded behind the last one.
  func isQuotient(_ dividend: Double, _ divisor: Int) -> Bool {
    guard let dividend = Int(exactly: dividend) else { return false }
    var scaled = dividend
    for _ in 0..<count {
      let (product, isTooLarge) = scaled.multipliedReportingOverflow(by: 10)
      if isTooLarge || product > Int.max / 4 { return false }
      scaled = product
    }
    return digits == scaled / divisor || digits == (2 * scaled + divisor) / (2 * divisor)
  }
}
