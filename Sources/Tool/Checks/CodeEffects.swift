// Findings that code may undo: it removes, hides or places views that the document has elsewhere.

import CCasement
import Documents

extension CheckedLayout {
  /// What code does with a view; for a member of a collection of outlets, what it does with the collection.
  func changes(of index: Int) -> CodeChanges {
    if changes.isEmpty { return [] }
    let name = views[index].name
    return changes[name] ?? name.firstIndex(of: "[").flatMap { changes[String(name[..<$0])] } ?? []
  }

  /// Whether a view is not where the document has it, or not seen: code places or removes it or one around it, or hides it
  /// and does not show it again. Code has an outlet to a view without constraints to set its frame.
  func isChangedByCode(_ index: Int, countsHidden: Bool) -> Bool {
    var outer: Int? = index
    while let index = outer {
      let changes = changes(of: index)
      if changes.contains(.places) || countsHidden && changes.contains(.hides) && !changes.contains(.shows) {
        return true
      }
      if isInFrame(index) { return true }
      outer = views[index].parent
    }
    return false
  }

  /// Whether a view inside another one has an outlet, and a frame instead of constraints.
  private func isInFrame(_ index: Int) -> Bool {
    guard let facts = views[index].facts, facts.hasOutlet, !facts.isConstrained, let parent = views[index].parent else {
      return false
    }
    return views[parent].facts != nil
  }

  /// Whether code hides or removes one of the views beside a view in a stack, so that the others move.
  private func isInChangedStack(_ index: Int) -> Bool {
    guard let parent = views[index].parent, views[parent].facts?.element == "stackView" else { return false }
    return children[parent]?.contains { $0 != index && !changes(of: $0).isDisjoint(with: [.places, .hides]) } ?? false
  }

  /// Whether an occurrence follows from views that code changes.
  func isUndoneByCode(_ occurrence: Occurrence, _ statements: [Statement], of lint: Lint) -> Bool {
    if occurrence.views.contains(where: { isChangedByCode($0, countsHidden: !lint.isAboutConstraints) }) { return true }
    if lint.isAboutPairs, occurrence.views.contains(where: { changes(of: $0).contains(.hides) }) { return true }
    if indices(of: statements).contains(where: { changes(of: $0).contains(.places) }) { return true }
    return occurrence.determining.contains { isInChangedStack($0.view) }
  }
}
