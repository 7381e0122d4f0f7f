// Lays out one scene in all settings of the matrix, and merges what the rules find.

import CCasement
import Documents

public struct Checker: Sendable {
  public var matrix: Matrix
  public var rules: [Rule]
  public var baseline: Baseline
  /// Whether to draw the settings in which findings begin.
  public var draws: Bool

  public init(matrix: Matrix, rules: [Rule], baseline: Baseline = Baseline(), draws: Bool = false) {
    self.matrix = matrix
    self.rules = rules
    self.baseline = baseline
    self.draws = draws
  }

  public struct Result: Sendable {
    public var findings: [Finding] = []
    /// The number of findings that the baseline accepts.
    public var accepted = 0
    var snapshots: [Snapshot] = []
    /// The number of layouts.
    public var settings = 0
    /// Why the scene cannot be laid out, if it cannot.
    public var failure: Diagnostic?

    public init(failure: Diagnostic? = nil) { self.failure = failure }
  }

  public func check(_ subject: Subject) -> Result {
    var run = Run(checker: self, subject: subject)
    do throws(Diagnostic) { try run.check() } catch { run.result.failure = error }
    run.finish()
    return run.result
  }
}

/// The check of one scene.
private struct Run {
  let checker: Checker
  let subject: Subject
  var result = Checker.Result()
  /// The places of findings, by rule and key; nil for those that the baseline accepts.
  private var places: [String: Int?] = [:]
  /// The setting in which each finding was counted last.
  private var lastCounted: [Int] = []

  init(checker: Checker, subject: Subject) {
    self.checker = checker
    self.subject = subject
  }

  mutating func check() throws(Diagnostic) {
    let asDrawn = try subject.build(Matrix.Configuration(), isTurnable: false)
    let hasScreen = asDrawn.loaded.hasScreen
    var drawn: Layout?
    if !subject.isFile {
      var state = try LayoutState(asDrawn.loaded, asDrawn.facts, isAsDrawn: true)
      try state.set(Setting())
      drawn = try Layout(asDrawn, Setting())
    }
    var seen: Set<[UInt8]> = []
    for configuration in try subject.configurations(checker.matrix, hasScreen: hasScreen) {
      let built = try subject.build(configuration, isTurnable: hasScreen || configuration.profile != nil)
      if !built.bytes.isEmpty, configuration.profile == nil, !seen.insert(built.bytes).inserted { continue }
      try check(built, configuration, drawn)
    }
  }

  private mutating func check(_ built: Subject.Built, _ configuration: Matrix.Configuration, _ drawn: Layout?)
    throws(Diagnostic)
  {
    var state = try LayoutState(built.loaded, built.facts)
    let settings = checker.matrix.settings(
      of: configuration, hasScreen: built.loaded.hasScreen, scalesText: built.scalesText)
    for setting in settings {
      try state.set(setting)
      let layout = try Layout(built, setting)
      result.settings += 1
      let known = result.findings.count
      for rule in checker.rules {
        for occurrence in try rule.find(layout, drawn) { add(occurrence, of: rule, in: layout) }
      }
      if checker.draws, result.findings.count > known {
        result.snapshots.append(try layout.snapshot(of: result.findings, from: known))
      }
    }
  }

  private mutating func add(_ occurrence: Occurrence, of rule: Rule, in layout: Layout) {
    // A group of views is known by any of them, since more of them may be concerned in the next setting.
    let names = [occurrence.key] + (occurrence.group.isEmpty ? [] : occurrence.views.map { layout.boxes[$0].name })
    let keys = (rule.isAboutConstraints ? [occurrence.key] : names).map { "\(rule.name)\n\($0)" }
    if let old = keys.first(where: { places[$0] != nil }), let known = places[old] {
      for key in keys where places[key] == nil { places[key] = known }
      if let place = known, lastCounted[place] != result.settings {
        result.findings[place].count += 1
        lastCounted[place] = result.settings
      }
      return
    }
    let isAccepted = checker.baseline.accepts(
      file: subject.source.name, scene: subject.id, rule: rule.name, key: occurrence.key)
    for key in keys { places[key] = .some(isAccepted ? nil : result.findings.count) }
    if isAccepted {
      result.accepted += 1
    } else {
      lastCounted.append(result.settings)
      result.findings.append(finding(occurrence, of: rule, in: layout))
    }
  }

  private func finding(_ occurrence: Occurrence, of rule: Rule, in layout: Layout) -> Finding {
    let reasons = occurrence.because.map { Finding.Reason(text: layout.words(for: $0), line: $0.origin?.line ?? 0) }
    let line = occurrence.views.first.flatMap { layout.loaded.line(of: layout.boxes[$0].item) }
    let stated = rule.isAboutConstraints ? reasons.lazy.map { $0.line }.first { $0 > 0 } : nil
    return Finding(
      rule: rule.name, severity: rule.severity, scene: subject.title, sceneID: subject.id, file: subject.source.name,
      line: stated ?? line ?? subject.line, key: occurrence.key, message: occurrence.message, because: reasons,
      suggestion: occurrence.suggestion, first: layout.setting, count: 1, settings: 0,
      views: occurrence.views.map { layout.boxes[$0].name })
  }

  /// Sorts the findings by line, and tells each of how many settings it is.
  mutating func finish() {
    for index in result.findings.indices { result.findings[index].settings = result.settings }
    let order = result.findings.enumerated().sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    result.findings = order.map { $0.element }
    let places = Dictionary(order.enumerated().map { ($1.offset, $0) }, uniquingKeysWith: { one, _ in one })
    for index in result.snapshots.indices {
      result.snapshots[index].findings = result.snapshots[index].findings.compactMap { places[$0] }.sorted()
    }
  }
}
