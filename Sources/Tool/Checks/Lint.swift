// The table of lints. A lint looks at one layout. For a storyboard it can compare this with the layout in the size that the
// document is drawn in; a scene file names no such size.

import CCasement
import Documents

/// Errors and warnings fail a check; a note is about what is often meant, or what code may repair.
public enum Severity: String, Sendable {
  case error, warning, note
}

/// What a lint finds in one layout about one view, two views, or constraints.
struct Occurrence {
  /// What it is known by, in a baseline and from one setting to the next: the view, the pair or the constraints concerned.
  var key: String
  var views: [Int]
  /// A sentence without the names of lint, file and setting.
  var message: String
  /// The constraints behind it: these, and those that determine views along an axis.
  var statements: [Statement] = []
  var determining: [(view: Int, isHorizontal: Bool)] = []
  var suggestion = ""
  /// Occurrences of one lint that have a group in common, in one setting or in several, are one finding.
  var groups: [String] = []
}

extension CheckedLayout {
  /// Returns the group of views in one superview of which a lint finds the same, such as one edge of the screen.
  func group(of index: Int, _ words: String = "") -> [String] {
    [(boxes[index].parent.map { boxes[$0].name } ?? "") + " \(words)"]
  }
}

public struct Lint: Sendable {
  public var name: String
  public var severity: Severity
  /// One line for lists.
  public var summary: String
  /// What it means and how to repair it.
  public var help: String
  /// Whether a finding is in the line of a constraint instead of a view.
  var isAboutConstraints = false
  /// Whether a finding has pairs of views.
  var isAboutPairs = false
  let find: @Sendable (CheckedLayout, CheckedLayout?) throws(Diagnostic) -> [Occurrence]
}

extension Lint: CustomStringConvertible {
  /// The name, the summary, and the help indented below.
  public var description: String {
    let lines = help.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "\(name) (\(severity.rawValue)): \(summary)\n\(lines)"
  }
}

extension Lint {
  public static let all: [Lint] = [
    conflict, ambiguous, underBar, outsideSafeArea, underKeyboard, scrollUnderBar, outsideWindow,
    cutText, overlap, unequal,
  ]
}
