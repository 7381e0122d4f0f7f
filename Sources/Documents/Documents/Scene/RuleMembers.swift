// Rules: strings, strings with options, and groups with conditions.

import CCasement
import Pictures

enum RuleKey: String, CaseIterable {
  case rule, rules, when, align, extended, direction, metrics, active, about
}

/// The options of a rule or of a group of rules.
private struct RuleOptions {
  var scope: cas_item
  var alignment: UInt32 = 0
  var isExtended = false
  var direction: cas_direction = 0
  var metrics: Metrics
  var isActive = true
}

extension Builder {
  func addRules(_ list: Value, in scope: cas_item, _ names: NameScope) throws(Diagnostic) {
    try add(list, names, RuleOptions(scope: scope, metrics: metrics))
  }

  private func add(_ list: Value, _ names: NameScope, _ options: RuleOptions) throws(Diagnostic) {
    for value in try list.elements("rules") {
      if value.isText { try add(rule: value, names, options) } else { try add(group: value, names, options) }
    }
  }

  private func add(group: Value, _ names: NameScope, _ outer: RuleOptions) throws(Diagnostic) {
    if !group.isObject { throw group.diagnostic("rules: expected a string or an object, not \(group.description)") }
    var options = outer
    var rules: [(key: RuleKey, value: Value)] = []
    var isMeant = true
    try group.members(of: "a rule", RuleKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .rule, .rules: rules.append((key, value))
      case .when: isMeant = try holds(value)
      case .align:
        for attribute in try value.elements("align") {
          options.alignment |= 1 << UInt32(try attribute.choice("align", Choices.attributes))
        }
      case .extended: options.isExtended = try value.bool("extended")
      case .direction: options.direction = try value.choice("direction", Choices.directions)
      case .metrics: options.metrics = try Metrics(value).adding(options.metrics)
      case .active: options.isActive = try value.bool("active")
      case .about: _ = try value.text("about")
      }
    }
    guard let first = rules.first, rules.count == 1 else {
      throw group.diagnostic("an object in rules needs either \"rule\", a string, or \"rules\", a list")
    }
    if !isMeant { return }
    if first.key == .rule { try add(rule: first.value, names, options) } else { try add(first.value, names, options) }
  }

  private func add(rule: Value, _ names: NameScope, _ options: RuleOptions) throws(Diagnostic) {
    let text = try rule.text("rule")
    let place = RulePlace(source: rule.document.source, offset: rule.offset, text: text)
    var format = cas_format_options()
    format.size = MemoryLayout<cas_format_options>.stride
    format.flags = options.isExtended ? UInt32(CAS_FORMAT_EXTENDED) : 0
    format.alignment = options.alignment
    format.direction = options.direction
    do throws(RuleError) {
      try loaded.add(
        rule: text, mentioning: try loaded.names(in: text, format.flags), in: options.scope, format, names,
        options.metrics, place, isActive: options.isActive)
    } catch {
      switch error {
      case .fault(let fault):
        let sentence = fault.sentence + names.hint(for: fault)
        throw Diagnostic(sentence, at: rule.place(of: fault.position), in: rule.document.source)
      case .status(let status): throw loaded.diagnostic(status, at: rule)
      }
    }
  }

  // MARK: Conditions

  /// Whether all conditions hold on this screen.
  private func holds(_ value: Value) throws(Diagnostic) -> Bool {
    if value.isText { return try holds(condition: value) }
    var all = true
    for condition in try value.elements("when") { all = try holds(condition: condition) && all }
    return all
  }

  private func holds(condition: Value) throws(Diagnostic) -> Bool {
    let word = try condition.text("when")
    let isNegated = word.hasPrefix("not ")
    let name = isNegated ? String(word.dropFirst(4)) : word
    guard let (_, test) = Self.conditions.first(where: { $0.0 == name }) else {
      let words = Self.conditions.map { $0.0 }
      let known = words.joined(separator: ", ")
      throw condition.diagnostic(
        "when: \"\(name)\" is not one of \(known), each optionally after \"not \"" + suggestion(for: name, among: words)
      )
    }
    return test(scene) != isNegated
  }

  private static let conditions: [(String, @Sendable (OpaquePointer) -> Bool)] = [
    ("has_layout_guides", { cas_scene_has_capability($0, Int32(CAS_HAS_LAYOUT_GUIDES)) == 1 }),
    ("adjusts_scroll_insets", { cas_scene_has_capability($0, Int32(CAS_ADJUSTS_SCROLL_INSETS)) == 1 }),
    ("status_bar_overlaps", { cas_scene_has_capability($0, Int32(CAS_STATUS_BAR_OVERLAPS)) == 1 }),
    ("content_underlaps_bars", { cas_scene_has_capability($0, Int32(CAS_CONTENT_UNDERLAPS_BARS)) == 1 }),
    ("adjusts_by_safe_area", { cas_scene_has_capability($0, Int32(CAS_ADJUSTS_BY_SAFE_AREA)) == 1 }),
    ("screen", { deviceOrientation(of: $0) != nil }),
    ("landscape", { deviceOrientation(of: $0).map(isLying) == true }),
    ("portrait", { deviceOrientation(of: $0).map(isLying) == false }),
  ]
}
