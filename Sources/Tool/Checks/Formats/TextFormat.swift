// Findings as lines for people, of the form that compilers use: file, line, severity, sentence, lint.

public import Documents

public enum TextReport {
  /// Returns the lines of a finding. With `isFull` it ends with the constraints that cause it and a suggestion.
  public static func lines(_ finding: Finding, _ style: Style, isFull: Bool) -> String {
    let place = style.bold("\(printable(finding.file)):\(finding.line): ")
    let severity = "\(finding.severity.rawValue): "
    let coloured = finding.severity == .error ? style.error(severity) : style.warning(severity)
    var text = place + coloured + printable(finding.message) + style.dim(" [\(finding.lint)]") + "\n"
    let scene = finding.sceneID.isEmpty ? "" : "\(printable(finding.scene)): "
    text += style.dim("  \(scene)\(finding.extent)") + "\n"
    if !isFull { return text }
    for reason in finding.because {
      text += "    \(reason.text)" + (reason.line > 0 ? style.dim("  line \(reason.line)") : "") + "\n"
    }
    if !finding.suggestion.isEmpty { text += "  suggestion: \(finding.suggestion)\n" }
    return text
  }
}

extension Finding {
  /// `iphone-4 in landscape, and 11 more of 48 settings`; of a conflict also `on 2 of 5 devices`.
  public var extent: String {
    let isOfDevices = lint == Lint.conflict.name && deviceCount > 1
    return settingsInWords + (isOfDevices ? ", on \(devices.count) of \(deviceCount) devices" : "")
  }

  private var settingsInWords: String {
    if settings == 1 { return first.words }
    if count == settings { return "in all \(settings) settings, first \(first.words)" }
    if count == 1 { return "\(first.words) alone, of \(settings) settings" }
    return "\(first.words), and \(count - 1) more of \(settings) settings"
  }
}
