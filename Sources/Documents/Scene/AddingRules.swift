// Adds one rule to the scene, and reports its errors.

import CCasement

/// Why a rule was not added.
enum RuleError: Error {
  /// An error at a place in the rule, with its message.
  case fault(RuleFault, String)
  case status(cas_status)
}

/// The place and the kind of an error in a rule, as the library reports them.
struct RuleFault {
  var position: Source.Position
  var kind: cas_fault_kind
}

extension LoadedScene {
  /// Adds the constraints of a rule and records their origin.
  func add(
    rule text: String, in scope: cas_item, _ format: cas_format_options, _ names: Names, _ metrics: Metrics,
    _ place: RulePlace, isActive: Bool
  ) throws(RuleError) {
    var made: [cas_constraint] = []
    let status = metrics.withTable { metrics, metricCount in
      names.withTable(for: text, in: scope) { views, viewCount in
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
    if status != CAS_OK { throw ruleError(status) }
    for constraint in made {
      origins[constraint] = place
      var equation = cas_equation()
      if cas_constraint_get(scene, constraint, &equation) == CAS_OK, let identifier = equation.identifier,
        identifier.pointee != 0
      {
        identified[String(cString: identifier)] = constraint
      }
      if !isActive {
        let status = cas_constraint_set_active(scene, constraint, 0)
        if status != CAS_OK { throw .status(status) }
      }
    }
  }

  /// Returns the error of a failed call. The message of the library is `line 1, column 17: expected …` and the line of
  /// the rule; the diagnostic has its own place and line, so only the sentence is kept. A conflict is reported by
  /// `refusal()`.
  private func ruleError(_ status: cas_status) -> RuleError {
    if status == CAS_ERROR_CONFLICT { return .status(status) }
    let sentence = lastError
    var fault = cas_fault()
    guard cas_scene_last_fault(scene, &fault) == CAS_OK, fault.line > 0 else { return .status(status) }
    let place = "line \(fault.line), column \(fault.column): "
    let words = sentence.dropFirst(place.count).prefix { $0 != "\n" }
    let position = Source.Position(line: fault.line, column: fault.column)
    return .fault(RuleFault(position: position, kind: fault.kind), String(words))
  }
}
