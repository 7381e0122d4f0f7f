// Lays out one scene in all settings of the matrix, and merges what the lints find.

import CCasement
import Documents

public struct Checker: Sendable {
  public var matrix: Matrix
  public var lints: [Lint]
  public var baseline: Baseline
  /// What is not reported.
  public var exceptions: [CheckException] = []
  /// Whether to draw the settings in which findings begin.
  public var draws: Bool

  public init(matrix: Matrix, lints: [Lint], baseline: Baseline = Baseline(), draws: Bool = false) {
    self.matrix = matrix
    self.lints = lints
    self.baseline = baseline
    self.draws = draws
  }

  public struct Result: Sendable {
    public var findings: [Finding] = []
    /// The number of findings that the baseline accepts.
    public var accepted = 0
    /// The entries of the baseline that accept them.
    var acceptedEntries: [Baseline.Entry] = []
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
  var subject: Subject
  var result = Checker.Result()
  /// The places of findings, by lint and key, and by lint and group.
  private var places: [String: Int] = [:]
  private var groups: [String: Int] = [:]
  /// The names of the views of each finding.
  private var viewsOfFindings: [Set<String>] = []
  /// The number of the setting in which each finding was counted last.
  private var lastCounted: [Int] = []
  /// Whether the baseline accepts each finding.
  private var isAccepted: [Bool] = []
  /// The devices on which the scene was laid out.
  private var devices: Set<String> = []
  /// The keys of occurrences in which code changes a constraint or a view by an outlet, so that they are not certain.
  private var leftToCode: Set<String> = []

  init(checker: Checker, subject: Subject) {
    self.checker = checker
    self.subject = subject
    self.subject.hasLooks = checker.draws
  }

  mutating func check() throws(Diagnostic) {
    let asDrawn = try subject.asDrawn()
    var drawn: CheckedLayout?
    if !subject.isFile {
      var state = try LayoutState(asDrawn.loaded, asDrawn.facts, isAsDrawn: true)
      try state.set(Setting())
      drawn = try CheckedLayout(asDrawn, Setting(), first: Setting())
    }
    // Screens that do not differ for this scene, such as two of the same width for a cell.
    var seen: [cas_profile?: Set<[UInt8]>] = [:]
    for configuration in try subject.configurations(checker.matrix, asDrawn) {
      let built = try subject.build(configuration, asDrawn)
      if !built.bytes.isEmpty, !seen[built.profile, default: []].insert(built.bytes).inserted { continue }
      try check(built, configuration, asDrawn, drawn)
    }
  }

  private mutating func check(
    _ built: Subject.Built, _ configuration: Matrix.Configuration, _ asDrawn: Subject.Built, _ drawn: CheckedLayout?
  ) throws(Diagnostic) {
    var state = try LayoutState(built.loaded, built.facts)
    let settings = checker.matrix.settings(
      of: configuration, subject.app, isFile: subject.isFile, hasScreen: built.loaded.hasScreen,
      scalesText: built.scalesText)
    for setting in settings {
      try state.set(setting)
      let subject = self.subject
      let layout = try CheckedLayout(built, setting, first: settings[0]) { () throws(Diagnostic) in
        let again = try subject.build(configuration, asDrawn)
        var state = try LayoutState(again.loaded, again.facts)
        try state.set(setting)
        return again.loaded
      }
      result.settings += 1
      if !setting.device.isEmpty { devices.insert(setting.device) }
      let known = result.findings.count
      for lint in checker.lints {
        for occurrence in try lint.find(layout, drawn) { add(occurrence, of: lint, in: layout) }
      }
      let new = (known..<result.findings.count).filter { !isAccepted[$0] }
      if checker.draws, !new.isEmpty { result.snapshots.append(try layout.snapshot(of: result.findings, at: new)) }
    }
  }

  /// Counts an occurrence as a part of a finding that is known, adds it to one of its groups, or begins a finding. What the
  /// baseline accepts is apart from what it does not.
  private mutating func add(_ occurrence: Occurrence, of lint: Lint, in layout: CheckedLayout) {
    if isExcepted(occurrence, of: lint, in: layout) { return }
    let key = "\(lint.name)\n\(occurrence.key)"
    if let place = places[key] { return count(place, layout.setting) }
    if leftToCode.contains(key) { return }
    let statements = layout.statements(of: occurrence)
    // Which of the constraints of a conflict is broken, the system decides: `conflict` reports it.
    if !lint.isAboutConstraints, statements.contains(where: { layout.conflicting.contains($0.constraint) }) { return }
    if statements.contains(where: { layout.outlets.contains($0.origin?.text ?? "") })
      || layout.isUndoneByCode(occurrence, statements, of: lint)
    {
      leftToCode.insert(key)
      return
    }
    let entry = Baseline.Entry(file: subject.source.name, scene: subject.id, lint: lint.name, key: occurrence.key)
    let accepts = checker.baseline.accepts(entry)
    if accepts { result.acceptedEntries.append(entry) }
    let groups = occurrence.groups.map { "\(accepts) \(lint.name)\n\($0)" }
    let place: Int
    if let known = groups.compactMap({ self.groups[$0] }).first {
      place = known
      for view in occurrence.views where viewsOfFindings[place].insert(layout.views[view].name).inserted {
        result.findings[place].views.append(layout.views[view].name)
      }
      result.findings[place].members.append(.init(key: occurrence.key, message: occurrence.message))
      count(place, layout.setting)
    } else {
      place = result.findings.count
      lastCounted.append(result.settings)
      isAccepted.append(accepts)
      result.findings.append(finding(occurrence, statements, of: lint, in: layout))
      viewsOfFindings.append(Set(result.findings[place].views))
    }
    places[key] = place
    for group in groups where self.groups[group] == nil { self.groups[group] = place }
  }

  /// Whether an exception of the configuration, or the label of a view, keeps an occurrence from being reported.
  private func isExcepted(_ occurrence: Occurrence, of lint: Lint, in layout: CheckedLayout) -> Bool {
    let views = occurrence.views.map { layout.views[$0] }
    if views.contains(where: { $0.facts?.ignores(lint.name) == true }) { return true }
    if checker.exceptions.isEmpty { return false }
    let constraints = occurrence.statements.compactMap { $0.origin?.text }
    let items = views.flatMap { [$0.name, $0.facts?.id ?? ""] } + constraints
    return checker.exceptions.contains { $0.covers(file: subject.source.name, lint: lint.name, items: items) }
  }

  /// Counts the current setting as one of a finding.
  private mutating func count(_ place: Int, _ setting: Setting) {
    if lastCounted[place] == result.settings { return }
    result.findings[place].count += 1
    if !setting.device.isEmpty, result.findings[place].devices.last != setting.device {
      result.findings[place].devices.append(setting.device)
    }
    lastCounted[place] = result.settings
  }

  private func finding(
    _ occurrence: Occurrence, _ statements: [Statement], of lint: Lint, in layout: CheckedLayout
  ) -> Finding {
    let reasons = statements.map { Finding.Reason(text: layout.words(for: $0), line: $0.origin?.line ?? 0) }
    let line = occurrence.views.first.flatMap { layout.loaded.line(of: layout.views[$0].item) }
    let stated = lint.isAboutConstraints ? reasons.lazy.map { $0.line }.first { $0 > 0 } : nil
    return Finding(
      lint: lint.name, severity: lint.severity, scene: subject.title, sceneID: subject.id, file: subject.source.name,
      line: stated ?? line ?? subject.line, members: [.init(key: occurrence.key, message: occurrence.message)],
      message: occurrence.message, because: reasons,
      suggestion: occurrence.completing.map { layout.completion(of: $0.view, isHorizontal: $0.isHorizontal) }
        ?? occurrence.suggestion, first: layout.setting, count: 1,
      settings: 0, devices: layout.setting.device.isEmpty ? [] : [layout.setting.device],
      views: occurrence.views.map { layout.views[$0].name })
  }

  /// Takes away what the baseline accepts, sorts the other findings by line, and tells each of how many settings and views
  /// it is.
  mutating func finish() {
    for index in result.findings.indices {
      result.findings[index].settings = result.settings
      // A device occurs again for another generation of its screen.
      var seen: Set<String> = []
      result.findings[index].devices = result.findings[index].devices.filter { seen.insert($0).inserted }
      result.findings[index].deviceCount = devices.count
      let (finding, more) = (result.findings[index], result.findings[index].members.count - 1)
      let lint = checker.lints.first { $0.name == finding.lint }
      if more > 0, let lint { result.findings[index].message += lint.words(forMore: more) }
    }
    result.accepted = isAccepted.count { $0 }
    let order = result.findings.enumerated().filter { !isAccepted[$0.offset] }
      .sorted { ($0.element.line, $0.offset) < ($1.element.line, $1.offset) }
    result.findings = order.map { $0.element }
    let places = Dictionary(order.enumerated().map { ($1.offset, $0) }, uniquingKeysWith: { one, _ in one })
    for index in result.snapshots.indices {
      result.snapshots[index].findings = result.snapshots[index].findings.compactMap { places[$0] }.sorted()
    }
  }
}
