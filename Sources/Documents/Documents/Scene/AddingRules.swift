// Adds one rule to the scene, and reports its errors. The library splits the text of rules; see `cas_scene_rule_names`.

import CCasement

/// Why a rule was not added.
enum RuleError: Error {
  case fault(RuleFault)
  case status(cas_status)
}

/// An error at a place in a rule, as the library reports it.
struct RuleFault {
  /// What is wrong, without the place.
  var sentence: String
  var position: Source.Position
  var kind: cas_fault_kind
  /// The name at the place; nil where there is none, and in rules with a syntax error.
  var name: NameInRule?
}

/// A name in a rule. Its position is that of its first character.
struct NameInRule {
  var text: String
  var position: Source.Position
  var kind: cas_rule_name_kind

  var canBeItem: Bool { kind == CAS_RULE_ITEM || kind == CAS_RULE_METRIC_OR_ITEM }
}

extension LoadedScene {
  /// Returns the names in a text of rules. `flags` are those of the format options.
  func names(in text: String, _ flags: UInt32) throws(RuleError) -> [NameInRule] {
    var start: UnsafePointer<cas_rule_name>?
    var count = 0
    let status = cas_scene_rule_names(scene, text, flags, &start, &count)
    if status != CAS_OK { throw ruleError(status, []) }
    return UnsafeBufferPointer(start: start, count: count).map { name in
      NameInRule(
        text: String(cString: name.text), position: Source.Position(line: name.line, column: name.column),
        kind: name.kind)
    }
  }

  /// Adds the constraints of a rule and records their origin. `mentioned` are the names in the rule.
  func add(
    rule text: String, mentioning mentioned: [NameInRule], in scope: cas_item, _ format: cas_format_options,
    _ names: NameScope, _ metrics: Metrics, _ place: RulePlace, isActive: Bool
  ) throws(RuleError) {
    var made: [cas_constraint] = []
    let status = metrics.withTable { metrics, metricCount in
      names.withTable(for: mentioned, in: scope) { views, viewCount in
        var format = format
        format.metrics = metrics
        format.metric_count = metricCount
        format.views = views
        format.view_count = viewCount
        var constraints: UnsafePointer<cas_constraint>?
        var count = 0
        let status = cas_scene_add_format(scene, text, &format, &constraints, &count)
        if status == CAS_OK { made = Array(UnsafeBufferPointer(start: constraints, count: count)) }
        return status
      }
    }
    if status != CAS_OK { throw ruleError(status, mentioned) }
    for constraint in made {
      origins[constraint] = place
      if let identifier = sum(of: constraint)?.identifier, identifier.pointee != 0 {
        identified[String(cString: identifier)] = constraint
      }
      if !isActive {
        let status = cas_constraint_set_active(scene, constraint, 0)
        if status != CAS_OK { throw .status(status) }
      }
    }
  }

  /// Returns the error of a failed call. A conflict is reported by `refusal()`.
  private func ruleError(_ status: cas_status, _ mentioned: [NameInRule]) -> RuleError {
    if status == CAS_ERROR_CONFLICT { return .status(status) }
    var fault = cas_fault()
    guard cas_scene_last_fault(scene, &fault) == CAS_OK, fault.line > 0 else { return .status(status) }
    let sentence = Array(lastError.utf8)[fault.sentence_start...].prefix(fault.sentence_length)
    let position = Source.Position(line: fault.line, column: fault.column)
    return .fault(
      RuleFault(
        sentence: String(decoding: sentence, as: UTF8.self), position: position, kind: fault.kind,
        name: mentioned.first { $0.position == position }))
  }
}
