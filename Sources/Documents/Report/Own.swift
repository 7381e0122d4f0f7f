// Constraints that no rule of a file made: where they come from.

import CCasement

extension LoadedScene {
  /// What a constraint comes with, in a word or two.
  func owner(of constraint: cas_constraint) -> String {
    var equation = cas_equation()
    guard cas_constraint_get(scene, constraint, &equation) == CAS_OK else { return "comes with the item" }
    if equation.second == 0 {
      if equation.first == window { return "the window" }
      let isView = [CAS_PLAIN, CAS_SCROLL].contains(Int(cas_item_kind(scene, equation.first)))
      if isView, equation.relation == CAS_LESS_OR_EQUAL { return "hugs its intrinsic size" }
      if isView, equation.relation == CAS_GREATER_OR_EQUAL { return "resists compression" }
    }
    let items = [equation.first, equation.second].filter { $0 != 0 }
    if items.contains(where: isBar) { return "the screen" }
    return items.contains { cas_stack_count(scene, $0) > 0 } ? "the stack" : "comes with the item"
  }

  /// Whether a constraint that no rule made holds a bar, a guide of the screen, or the view of a controller.
  func isOfScreen(_ constraint: cas_constraint) -> Bool {
    hasScreen && ["the screen", "comes with the item"].contains(owner(of: constraint))
  }

  /// Bars, and the guides that end at them.
  private func isBar(_ item: cas_item) -> Bool {
    if cas_item_kind(scene, item) == CAS_BAR { return true }
    let name = String(cString: cas_item_name(scene, item))
    return items[name] != item && ["top_guide", "bottom_guide", "keyboard_guide"].contains(name)
  }

  /// Items that constraints mention, each once.
  func mentioned(in statements: [Statement]) -> [cas_item] {
    var mentioned: [cas_item] = []
    for statement in statements {
      var equation = cas_equation()
      guard cas_constraint_get(scene, statement.constraint, &equation) == CAS_OK else { continue }
      for item in [equation.first, equation.second] where item != 0 && !mentioned.contains(item) {
        mentioned.append(item)
      }
    }
    return mentioned
  }
}
