// Findings as JUnit XML, which services for continuous integration read as the results of tests: a suite for each file, a
// case for each scene, which fails if anything is found but notes.

import Documents

extension Report {
  public var junit: String {
    var suites: [(file: String, scenes: [Scene])] = []
    for scene in scenes {
      if suites.last?.file != scene.file { suites.append((scene.file, [])) }
      suites[suites.count - 1].scenes.append(scene)
    }
    let body = suites.map { file, scenes in
      "  <testsuite name=\(attribute(file)) \(counts(scenes))>\n" + scenes.map(testCase).joined() + "  </testsuite>\n"
    }.joined()
    return
      "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<testsuites name=\"casement check\" \(counts(scenes))>\n\(body)</testsuites>\n"
  }

  private func counts(_ scenes: [Scene]) -> String {
    let errors = scenes.count { $0.failure != nil }
    let failures = scenes.count { $0.failure == nil && isFailure($0) }
    return "tests=\"\(scenes.count)\" failures=\"\(failures)\" errors=\"\(errors)\""
  }

  private func testCase(_ scene: Scene) -> String {
    let begin =
      "    <testcase classname=\(attribute(scene.file)) name=\(attribute(scene.title)) file=\(attribute(scene.file))"
      + " line=\"\(scene.line)\""
    let text = escapedLines(scene.findings.map { TextReport.lines($0, .plain, isFull: true) }.joined())
    let output = text.isEmpty ? "" : "      <system-out>\(text)</system-out>\n"
    if let failure = scene.failure {
      return begin + ">\n      <error message=\(attribute(failure.message))>\(escapedLines(failure.text()))</error>\n"
        + "\(output)    </testcase>\n"
    }
    if text.isEmpty { return begin + "/>\n" }
    if !isFailure(scene) { return begin + ">\n\(output)    </testcase>\n" }
    let many = scene.findings.count == 1 ? scene.findings[0].message : "\(scene.findings.count) findings"
    return begin + ">\n      <failure message=\(attribute(many)) type=\(attribute(scene.findings[0].lint))>"
      + "\(text)</failure>\n    </testcase>\n"
  }

  private func attribute(_ text: String) -> String {
    "\"" + escaped(text).split(separator: "\"", omittingEmptySubsequences: false).joined(separator: "&quot;") + "\""
  }

  private func escapedLines(_ text: String) -> String {
    text.split(separator: "\n", omittingEmptySubsequences: false).map { escaped(String($0)) }.joined(separator: "\n")
  }
}
