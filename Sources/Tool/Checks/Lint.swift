// The table of lints. A lint looks at one layout. For a storyboard it can compare this with the layout in the size that the
// document is drawn in; a scene file names no such size.

import CCasement
import Documents

/// Errors and warnings fail a check; a note is about what is often meant, or what code may repair.
public enum Severity: String, Comparable, Sendable, CaseIterable {
  case note, warning, error

  public static func < (one: Severity, other: Severity) -> Bool {
    allCases.firstIndex(of: one) ?? 0 < allCases.firstIndex(of: other) ?? 0
  }
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
  /// A view along an axis whose constraints the suggestion completes.
  var completing: (view: Int, isHorizontal: Bool)?
  /// Occurrences of one lint that have a group in common, in one setting or in several, are one finding.
  var groups: [String] = []
}

extension CheckedLayout {
  /// Returns the groups of views of which a lint finds the same, such as one edge of the screen: those in one superview, and
  /// those of one kind in superviews that are rows of one table.
  func group(of index: Int, _ words: String = "") -> [String] {
    guard let parent = views[index].parent else { return [" \(words)"] }
    let group = views[parent].name + " \(words)"
    return [group] + (rows(of: parent).map { ["rows of \($0), \(views[index].facts?.element ?? "") \(words)"] } ?? [])
  }

  /// Returns the name of the view whose subviews are rows like this one, with as many views of the same kinds; nil if the
  /// view is not one of several rows.
  func rows(of index: Int) -> String? {
    guard let table = views[index].parent, let shape = shapes[index], !shape.isEmpty else { return nil }
    return children[table]?.count { shapes[$0] == shape } ?? 0 > 1 ? views[table].name : nil
  }
}

public struct Lint: Sendable {
  public var name: String
  public var severity: Severity
  /// One line for lists.
  public var summary: String
  /// What it means and how to repair it.
  public var help: String
  /// Whether it is applied without being named: docs/check.md says why some are not.
  public var isOnByDefault = true
  /// Whether a finding is in the line of a constraint instead of a view.
  var isAboutConstraints = false
  /// Whether a finding has pairs of views.
  var isAboutPairs = false

  /// Returns how the message of a finding with further members ends: `, and 2 more views with the same defect`.
  func words(forMore count: Int) -> String {
    let member = isAboutConstraints ? "set" : isAboutPairs ? "pair" : "view"
    let kind = isAboutConstraints ? " of constraints" : isAboutPairs ? "" : " with the same defect"
    return ", and \(count) more \(member)\(count == 1 ? "" : "s")\(kind)"
  }

  let find: @Sendable (CheckedLayout, CheckedLayout?) throws(Diagnostic) -> [Occurrence]
}

extension Lint: CustomStringConvertible {
  /// The name, the severity, the summary, and the help indented below.
  public var description: String {
    let lines = help.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "\(name) (\(severity.rawValue)\(isOnByDefault ? "" : ", off by default")): \(summary)\n\(lines)"
  }
}

extension Lint {
  public static let all: [Lint] = [
    conflict, ambiguous, underBar, outsideSafeArea, underKeyboard, scrollUnderBar, outsideWindow,
    cutText, overlap, unequal,
  ]
}
