// What casement check prints, as results come and at the end.

import CCasement
import Checks
import Documents

enum CheckFormat: String, CaseIterable {
  case text, json, sarif, junit

  static let names = allCases.map { $0.rawValue }
}

struct CheckSession {
  private let arguments: Arguments
  private let baseline: Baseline
  private let fileCount: Int
  private let format: CheckFormat
  private var report: Report
  private var status = ExitCode.success
  /// Whether progress is shown: standard error is a terminal, and findings go elsewhere or come rarely.
  private let showsProgress = Files.isTerminal(2)

  init(_ arguments: Arguments, _ checker: Checker, files: [String]) throws(Diagnostic) {
    (self.arguments, baseline, fileCount) = (arguments, checker.baseline, files.count)
    format = try arguments.choice("format", CheckFormat.allCases.map { ($0.rawValue, $0) }) ?? .text
    let severities = [Severity.error, .warning, .note].map { ($0.rawValue, Optional($0)) }
    let failsOn = try arguments.choice("fail-on", severities + [("never", nil)]) ?? .warning
    report = Report(lints: checker.lints, failsOn: failsOn)
    let inputs = files + check.inputs(arguments)
    for sheet in arguments.all("sheet") {
      if !sheet.hasSuffix(".html"), !sheet.hasSuffix(".svg") {
        throw Diagnostic(.usage, "--sheet: \(sheet): the name of a sheet must end in .html or .svg")
      }
      try Files.refuseReplacing(inputs, by: sheet, option: "sheet")
    }
    if arguments.has("write-baseline") {
      try Files.refuseReplacing(files, by: arguments.value("baseline"), option: "baseline")
    }
    let outputs = ["output", "sheet"] + (arguments.has("write-baseline") ? ["baseline"] : [])
    try Files.refuseEqual(
      outputs.flatMap { name in
        (name == "sheet" ? arguments.all(name) : arguments.value(name).map { [$0] } ?? []).map { (name, $0) }
      })
  }

  /// The documents for other systems than iOS, which are not checked.
  var skipped: Int {
    get { report.skipped }
    set { report.skipped = newValue }
  }

  /// The scenes whose controllers nothing opens, which are not checked.
  var unopened: Int {
    get { report.unopened }
    set { report.unopened = newValue }
  }

  mutating func add(_ scene: Report.Scene) {
    report.add(scene)
    clear()
    if let failure = scene.failure {
      Files.printError(failure.text(Files.style(of: 2)) + "\n")
      status = ExitCode(rawValue: max(status.rawValue, failure.exitCode.rawValue)) ?? failure.exitCode
    }
    if format == .text, !arguments.has("output") {
      Files.tell(text(scene.findings, arguments.style))
    }
    progress()
  }

  private func text(_ findings: [Finding], _ style: Style) -> String {
    findings.map { TextReport.lines($0, style, isFull: arguments.has("explain")) }.joined()
  }

  /// Writes the report first: a sheet or a baseline that cannot be written must not lose it.
  func finish() throws(Diagnostic) -> Int32 {
    clear()
    try write()
    for entry in baseline.unused(in: report) {
      Files.printError("casement: \(arguments.value("baseline") ?? ""): no longer found: \(printable(entry.words))\n")
    }
    if arguments.has("write-baseline"), let name = arguments.value("baseline") {
      try Files.write(Array(Baseline.text(of: report).utf8), to: name)
    }
    for name in arguments.all("sheet") {
      try Files.write(name.hasSuffix(".svg") ? try report.picture() : Array(report.sheet.utf8), to: name)
    }
    let isFound = report.isFailure && !arguments.has("write-baseline")
    return status == .success && isFound ? ExitCode.findings.rawValue : status.rawValue
  }

  private func write() throws(Diagnostic) {
    let name = arguments.value("output") ?? "-"
    switch format {
    case .text:
      let findings = arguments.has("output") ? text(report.findings, .plain) : ""
      try Files.write(Array((findings + report.appLines + report.summary + "\n").utf8), to: name)
    case .json: try Files.write(Array(report.json.utf8), to: name)
    case .sarif: try Files.write(Array(report.sarif(version: String(cString: cas_version_string())).utf8), to: name)
    case .junit: try Files.write(Array(report.junit.utf8), to: name)
    }
  }

  // MARK: Progress

  private func progress() {
    if showsProgress { Files.printError("\r\(report.progress(of: fileCount))") }
  }

  private func clear() {
    if showsProgress { Files.printError("\r\u{1b}[K") }
  }
}
