// The table of rules. A rule looks at one layout, and beside it at the same scene as its document draws it, which a scene
// file does not.

import CCasement
import Documents

/// Errors and warnings fail a check; a note is about what is often meant, or what code may repair.
public enum Severity: String, Sendable {
  case error, warning, note
}

/// What a rule finds in one layout.
struct Occurrence {
  /// What findings are known by, in a baseline and from one setting to the next: the view or the constraints concerned.
  var key: String
  var views: [Int]
  /// A sentence without the names of rule, file and setting.
  var message: String
  /// The constraints behind it, the most important one first.
  var because: [Statement] = []
  var suggestion = ""
  /// Faults of one group, such as an edge, about views in one superview have one cause, and are told as one.
  var group = ""
}

extension Layout {
  /// Returns the occurrences in which those of one group about views in one superview are one.
  func grouped(_ occurrences: [Occurrence]) -> [Occurrence] {
    var firsts: [String: Int] = [:]
    var grouped: [Occurrence] = []
    var counts: [Int] = []
    for occurrence in occurrences {
      let siblings = "\(occurrence.views.first.flatMap { boxes[$0].parent } ?? -1) \(occurrence.group)"
      if let place = firsts[siblings] {
        grouped[place].views += occurrence.views.filter { !grouped[place].views.contains($0) }
        counts[place] += 1
      } else {
        firsts[siblings] = grouped.count
        grouped.append(occurrence)
        counts.append(0)
      }
    }
    for index in grouped.indices where counts[index] > 0 {
      grouped[index].message += ", and \(counts[index]) more beside it"
    }
    return grouped
  }
}

public struct Rule: Sendable {
  public var name: String
  public var severity: Severity
  /// One line for lists.
  public var summary: String
  /// What it means and how to repair it.
  public var help: String
  /// Whether a finding is in the line of a constraint instead of a view.
  var isAboutConstraints = false
  let find: @Sendable (Layout, Layout?) throws(Diagnostic) -> [Occurrence]
}

extension Rule: CustomStringConvertible {
  /// The name, the summary, and the help indented below.
  public var description: String {
    let lines = help.split(separator: "\n").map { "    \($0)\n" }.joined()
    return "\(name) (\(severity.rawValue)): \(summary)\n\(lines)"
  }
}

extension Rule {
  public static let all: [Rule] = [
    conflict, ambiguous, negativeSize, underBar, outsideSafeArea, underKeyboard, scrollUnderBar, outsideWindow,
    cutText, overlap, unequal,
  ]
}
