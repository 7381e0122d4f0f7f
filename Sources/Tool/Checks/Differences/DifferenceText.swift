// Differences as lines for people: the summary first, then scene by scene.

public import Documents

extension DifferenceReport {
  /// How many views of a scene are listed, unless all are wanted.
  private static let mostViews = 8

  public func text(_ style: Style, isFull: Bool) -> String {
    var text = style.bold(summary) + "\n"
    for document in documents {
      if document.failure != nil { text += "\n" + style.bold(printable(document.file)) + ": cannot be compared\n" }
      for scene in document.scenes { text += "\n" + lines(scene, of: document.file, style, isFull: isFull) }
    }
    return text
  }

  private func lines(_ scene: SceneDifference, of file: String, _ style: Style, isFull: Bool) -> String {
    let place = printable(file) + (scene.id.isEmpty ? "" : ": " + printable(scene.title))
    let change =
      scene.failure != nil
      ? ": cannot be compared"
      : scene.change == .changed ? "" : scene.change == .new ? ": new scene" : ": the scene is gone"
    var lines = [style.bold(place) + change]
    // A view that moves along with one around it says nothing new.
    let moves = scene.moves.filter { isFull || !$0.isCarried }
    let shown = isFull ? moves.count : Self.mostViews
    var table = Table(["", "x", "y", "width", "height", ""])
    for move in moves.prefix(shown) { table.add(row(move, scene)) }
    if !moves.isEmpty { lines.append(String(table.text(.plain).dropLast())) }
    let more = scene.moves.count - min(moves.count, shown)
    if more > 0 { lines.append("  and \(Self.count(more, "more view")); --full lists \(more == 1 ? "it" : "them")") }
    lines += list("new", scene.newViews, isFull) + list("gone", scene.goneViews, isFull)
    lines += scene.newFindings.map { "  + " + self.line($0, style) }
    lines += scene.goneFindings.map { "  - " + self.line($0, .plain) }
    return lines.joined(separator: "\n") + "\n"
  }

  /// Returns the name, by how much each number differs on the first screen, and the screens.
  private func row(_ move: SceneDifference.Move, _ scene: SceneDifference) -> [String] {
    guard let first = move.frames.first else { return Array(repeating: "", count: 6) }
    let changes = first.before.change(to: first.after).map { $0 == 0 ? "" : ($0 > 0 ? "+" : "") + short($0) }
    let others = move.frames.count - 1
    let screens =
      scene.screens.count == 1 || others + 1 == scene.screens.count
      ? (scene.screens.count == 1 ? scene.screens[0].words : "on all \(scene.screens.count) screens")
      : scene.screens[first.screen].words
        + (others == 0 ? "" : ", and \(others) more of \(scene.screens.count) screens")
    let isSame = move.frames.allSatisfy { $0.before.change(to: $0.after) == first.before.change(to: first.after) }
    return ["  " + printable(move.title)] + changes + [screens + (isSame ? "" : "; not the same on all")]
  }

  private func list(_ word: String, _ views: [String], _ isFull: Bool) -> [String] {
    if views.isEmpty { return [] }
    let shown = isFull ? views.count : Self.mostViews
    let rest = views.count - shown
    return [
      "  \(word): " + views.prefix(shown).map { printable($0) }.joined(separator: ", ")
        + (rest > 0 ? ", and \(rest) more" : "")
    ]
  }

  private func line(_ finding: Finding, _ style: Style) -> String {
    let severity = "\(finding.severity.rawValue): "
    let coloured = finding.severity == .error ? style.error(severity) : style.warning(severity)
    return coloured + printable(finding.message) + " [\(finding.lint)], \(finding.extent)"
  }
}
