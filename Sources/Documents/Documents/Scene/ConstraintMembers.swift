// Constraints as JSON objects, whose items can be anywhere in the file.

import CCasement

enum ConstraintKey: String, CaseIterable {
  case first, attribute, relation, second, to, multiplier, constant, priority, weight, identifier, active, line, about
  case sum, gone
}

enum SummandKey: String, CaseIterable { case item, attribute, multiplier }

extension Builder {
  mutating func addConstraints() throws(Diagnostic) {
    for value in constraints { try addConstraint(value) }
    // The name must be valid even if no constraint uses it.
    for (_, guide) in marginGuides { _ = try loaded.item(guide, "margins_in") }
  }

  private func addConstraint(_ value: Value) throws(Diagnostic) {
    var equation = cas_equation()
    var identifier = ""
    var place = RulePlace(source: value.place.source, offset: value.place.offset, text: "")
    var found: [ConstraintKey] = []
    var summands: [cas_summand] = []
    var gone: Double?
    try value.members(of: "a constraint", ConstraintKey.self) { key, value throws(Diagnostic) in
      found.append(key)
      switch key {
      case .first: equation.first = try loaded.item(value, "first")
      case .second: equation.second = try loaded.item(value, "second")
      case .attribute: equation.first_attribute = try value.choice("attribute", Choices.allAttributes)
      case .to: equation.second_attribute = try value.choice("to", Choices.allAttributes)
      case .relation: equation.relation = try value.choice("relation", Choices.relations)
      case .multiplier: equation.multiplier = try value.number("multiplier")
      case .constant: equation.constant = try value.number("constant")
      case .priority: equation.priority = try value.whole("priority", 1...1000)
      case .weight: equation.weight = try value.number("weight")
      case .gone: gone = try value.number("gone")
      case .identifier: identifier = try value.text("identifier")
      case .active: equation.is_inactive = try value.bool("active") ? 0 : 1
      case .line: place.statedLine = Int(try value.whole("line", 1...Int32.max))
      case .about: _ = try value.text("about")
      case .sum: for one in try value.elements("sum") { summands.append(try summand(one)) }
      }
    }
    if let key = found.first(where: { [.first, .attribute, .second, .to, .multiplier].contains($0) }), !summands.isEmpty
    {
      throw value.diagnostic("a constraint: \"sum\" and \"\(key.rawValue)\" exclude each other")
    }
    for key in [ConstraintKey.first, .attribute] where summands.isEmpty && !found.contains(key) {
      throw value.diagnostic("a constraint: \"\(key.rawValue)\" is missing")
    }
    if found.contains(.second) != found.contains(.to) {
      throw value.diagnostic("a constraint: \"second\", an item, and \"to\", its attribute, must be given together")
    }
    if found.contains(.multiplier), equation.multiplier == 0 {
      throw value.diagnostic("multiplier: cannot be 0")
    }
    place.text = identifier
    try install(&equation, summands, gone, identifier, place, value)
  }

  private func summand(_ value: Value) throws(Diagnostic) -> cas_summand {
    var summand = cas_summand(item: 0, attribute: 0, multiplier: 1)
    var place: Value?
    try value.members(of: "a summand", SummandKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .item: summand.item = try loaded.item(value, "item")
      case .attribute: summand.attribute = try value.choice("attribute", Choices.allAttributes)
      case .multiplier:
        summand.multiplier = try value.number("multiplier")
        place = value
      }
    }
    if summand.item == 0 { throw value.diagnostic("a summand: \"item\" is missing") }
    if summand.attribute == 0 { throw value.diagnostic("a summand: \"attribute\" is missing") }
    if summand.multiplier == 0 { throw (place ?? value).diagnostic("multiplier: cannot be 0") }
    return summand
  }

  /// Adds the margin of a summand that is measured from a guide to the constant, with the edge of the guide in its place.
  private func turnMargin(_ summand: inout cas_summand, _ constant: inout Double) throws(Diagnostic) {
    guard let guide = marginGuides[summand.item], let turned = Self.turned(summand.attribute) else { return }
    constant -= summand.multiplier * turned.length(insets(of: summand.item, for: summand.attribute))
    summand.item = try loaded.item(guide, "margins_in")
    summand.attribute = turned.edge
  }

  private func install(
    _ equation: inout cas_equation, _ summands: [cas_summand], _ gone: Double?, _ identifier: String,
    _ place: RulePlace, _ value: Value
  ) throws(Diagnostic) {
    if equation.multiplier == 0 { equation.multiplier = 1 }
    try turnMargins(&equation)
    let text = copy(of: identifier)
    defer { UnsafeMutablePointer(mutating: text).deallocate() }
    equation.identifier = text
    var turned = summands
    for index in turned.indices { try turnMargin(&turned[index], &equation.constant) }
    let constraint = turned.isEmpty ? cas_scene_add_constraint(scene, &equation) : add(turned, equation)
    let status = constraint == 0 ? cas_scene_last_status(scene) : Int32(CAS_OK)
    // Both sides are the same: no position changes whether it holds.
    if status == CAS_ERROR_EMPTY { return }
    try check(status, at: value)
    if let gone { try check(cas_constraint_set_gone(scene, constraint, 1, gone), at: value) }
    loaded.origins[constraint] = place
    if !identifier.isEmpty { loaded.identified[identifier] = constraint }
  }

  private func add(_ summands: [cas_summand], _ equation: cas_equation) -> cas_constraint {
    summands.withUnsafeBufferPointer { summands in
      var sum = cas_sum()
      sum.summands = summands.baseAddress
      sum.count = summands.count
      sum.relation = equation.relation
      sum.constant = equation.constant
      sum.priority = equation.priority
      sum.weight = equation.weight
      sum.identifier = equation.identifier
      sum.is_inactive = equation.is_inactive
      return cas_scene_add_sum(scene, &sum)
    }
  }

  /// Replaces margins that are measured from a guide by its edges, and adds the margin to the constant.
  private func turnMargins(_ equation: inout cas_equation) throws(Diagnostic) {
    if let guide = marginGuides[equation.first], let turned = Self.turned(equation.first_attribute) {
      let length = turned.length(insets(of: equation.first, for: equation.first_attribute))
      equation.first = try loaded.item(guide, "margins_in")
      equation.first_attribute = turned.edge
      equation.constant -= length
    }
    if let guide = marginGuides[equation.second], let turned = Self.turned(equation.second_attribute) {
      let length = turned.length(insets(of: equation.second, for: equation.second_attribute))
      equation.second = try loaded.item(guide, "margins_in")
      equation.second_attribute = turned.edge
      equation.constant += equation.multiplier * length
    }
  }

  /// Returns the margins of a view, where left is what `attribute` begins with: leading, or left.
  private func insets(of view: cas_item, for attribute: cas_attribute) -> cas_insets {
    let margins = margins[view] ?? Margins(insets: .defaultMargins)
    let isLeading = [CAS_LEADING_MARGIN, CAS_TRAILING_MARGIN].contains(Int(attribute))
    if !margins.isDirectional || isLeading || cas_item_is_right_to_left(scene, view) == 0 { return margins.insets }
    let insets = margins.insets
    return cas_insets(top: insets.top, left: insets.right, bottom: insets.bottom, right: insets.left)
  }

  private static func turned(
    _ attribute: cas_attribute
  ) -> (edge: cas_attribute, length: (cas_insets) -> Double)? {
    switch Int(attribute) {
    case CAS_TOP_MARGIN: (Int32(CAS_TOP), { $0.top })
    case CAS_BOTTOM_MARGIN: (Int32(CAS_BOTTOM), { -$0.bottom })
    case CAS_LEFT_MARGIN: (Int32(CAS_LEFT), { $0.left })
    case CAS_RIGHT_MARGIN: (Int32(CAS_RIGHT), { -$0.right })
    case CAS_LEADING_MARGIN: (Int32(CAS_LEADING), { $0.left })
    case CAS_TRAILING_MARGIN: (Int32(CAS_TRAILING), { -$0.right })
    case CAS_CENTER_X_WITHIN_MARGINS: (Int32(CAS_CENTER_X), { ($0.left - $0.right) / 2 })
    case CAS_CENTER_Y_WITHIN_MARGINS: (Int32(CAS_CENTER_Y), { ($0.top - $0.bottom) / 2 })
    default: nil
    }
  }
}
