// Findings in the Static Analysis Results Interchange Format, SARIF 2.1.0, which GitHub and other services show beside the
// lines of a change.

import Documents

extension Report {
  public func sarif(version: String) -> String {
    var driver = Members()
    driver.add("name", "casement check")
    driver.add("version", version)
    driver.add("rules", .list(lints.map { $0.descriptor }))
    var run = Members()
    run.add("tool", .object([("driver", driver.datum)]))
    run.add("columnKind", "unicodeCodePoints")
    run.add("invocations", [invocation])
    run.add("results", .list(findings.map { result($0) }))
    var log = Members()
    log.add("$schema", "https://json.schemastore.org/sarif-2.1.0.json")
    log.add("version", "2.1.0")
    log.add("runs", [run.datum])
    return log.datum.lines() + "\n"
  }

  private var invocation: Datum {
    let failures = scenes.filter { $0.failure != nil }
    var members = Members()
    members.add("executionSuccessful", .flag(failures.isEmpty))
    members.add(
      "toolExecutionNotifications",
      failures.map { scene in
        .object([
          ("level", .text("error")), ("message", message(scene.failure?.message ?? "")),
          ("locations", .list([location(scene.file, scene.failure?.line ?? scene.line)])),
        ])
      })
    return members.datum
  }

  private func result(_ finding: Finding) -> Datum {
    var members = Members()
    members.add("ruleId", finding.lint)
    members.add("ruleIndex", lints.firstIndex { $0.name == finding.lint }.map { Double($0) })
    members.add("level", finding.severity.rawValue)
    members.add("message", message("\(finding.message) (\(finding.scene): \(finding.extent))"))
    members.add("locations", [location(finding.file, finding.line)])
    members.add(
      "relatedLocations",
      finding.because.filter { $0.line > 0 }.enumerated().map { index, reason in
        guard case .object(let members) = location(finding.file, reason.line) else { return .null }
        return .object([("id", .number(Double(index + 1)))] + members + [("message", message(reason.text))])
      })
    // Another view beside those of a finding makes it a new one.
    let keys = finding.members.map { $0.key }.sorted().joined(separator: "\n")
    let print = "\(finding.file)\n\(finding.sceneID)\n\(finding.lint)\n\(keys)"
    members.add("partialFingerprints", .object([("casementFinding/v1", .text(hexadecimal(print)))]))
    return members.datum
  }

  private func message(_ text: String) -> Datum { .object([("text", .text(text))]) }

  private func location(_ file: String, _ line: Int) -> Datum {
    .object([
      (
        "physicalLocation",
        .object([
          ("artifactLocation", .object([("uri", .text(reference(to: file)))])),
          ("region", .object([("startLine", .number(Double(max(1, line))))])),
        ])
      )
    ])
  }

  /// Returns a path as a reference of RFC 3986: relative where the path is.
  private func reference(to path: String) -> String {
    let allowed = Set("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-._~/".utf8)
    let digits = Array("0123456789ABCDEF")
    return path.utf8.reduce(into: "") { text, byte in
      if allowed.contains(byte) {
        text.unicodeScalars.append(Unicode.Scalar(byte))
      } else {
        text += "%\(digits[Int(byte >> 4)])\(digits[Int(byte & 15)])"
      }
    }
  }

  /// Returns the hash of a text, FNV-1a, as 16 digits: the same in every run.
  private func hexadecimal(_ text: String) -> String {
    let hash = text.utf8.reduce(0xcbf2_9ce4_8422_2325 as UInt64) { ($0 ^ UInt64($1)) &* 0x100_0000_01b3 }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.count) + digits
  }
}

extension Lint {
  fileprivate var descriptor: Datum {
    let text = help.split(separator: "\n").joined(separator: " ")
    return .object([
      ("id", .text(name)), ("shortDescription", .object([("text", .text(summary))])),
      ("fullDescription", .object([("text", .text(text))])), ("help", .object([("text", .text(text))])),
      ("defaultConfiguration", .object([("level", .text(severity.rawValue))])),
    ])
  }
}
