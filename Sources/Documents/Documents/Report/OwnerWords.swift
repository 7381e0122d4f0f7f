// The words for the owners of owned constraints.

import CCasement
import Pictures

extension LoadedScene {
  /// Returns the owner of an owned constraint, in words.
  func owner(of constraint: cas_constraint) -> String {
    var equation = cas_equation()
    guard cas_constraint_get(scene, constraint, &equation) == CAS_OK else { return "owned by the item" }
    if let dimension = dimension(equation) { return dimension + " of the view" }
    if equation.second == 0 {
      if equation.first == window { return "the window" }
      let isView = [CAS_PLAIN, CAS_SCROLL].contains(Int(cas_item_kind(scene, equation.first)))
      let isAtLeast = equation.relation == CAS_GREATER_OR_EQUAL && equation.priority == CAS_REQUIRED
      if isAtLeast, equation.constant <= 0 { return "sizes are not negative" }
      if isView, equation.relation == CAS_LESS_OR_EQUAL { return "content hugging" }
      if isView, equation.relation == CAS_GREATER_OR_EQUAL { return "compression resistance" }
    }
    let items = [equation.first, equation.second].filter { $0 != 0 }
    if items.contains(where: isBar) { return "the screen" }
    return items.contains { cas_stack_count(scene, $0) > 0 } ? "the stack" : "owned by the item"
  }

  /// Returns which dimension of its first item a required constraint is; nil for none.
  private func dimension(_ equation: cas_equation) -> String? {
    let (dimensions, status) = filled(cas_dimensions_settings.self) {
      cas_dimensions_get(scene, equation.first, $0)
    }
    guard status == CAS_OK, equation.priority == CAS_REQUIRED else { return nil }
    let isWidth = equation.first_attribute == CAS_WIDTH
    if equation.first == equation.second {
      return isWidth && equation.second_attribute == CAS_HEIGHT && equation.multiplier == dimensions.aspect_ratio
        ? "aspect ratio" : nil
    }
    let side = isWidth ? "width" : "height"
    let (name, length) =
      switch equation.relation {
      case Int32(CAS_EQUAL): (side, isWidth ? dimensions.width : dimensions.height)
      case Int32(CAS_LESS_OR_EQUAL): ("maximum " + side, isWidth ? dimensions.max_width : dimensions.max_height)
      default: ("minimum " + side, isWidth ? dimensions.min_width : dimensions.min_height)
      }
    let isPoints = length.unit == CAS_POINTS && equation.second == 0 && equation.constant == length.value
    let isPart = length.unit == CAS_PERCENT && equation.multiplier == length.value / 100
    return isPoints || isPart ? name : nil
  }

  /// Whether an owned constraint belongs to a bar, a guide of the screen, or the view of a controller.
  func isOfScreen(_ constraint: cas_constraint) -> Bool {
    hasScreen && ["the screen", "owned by the item"].contains(owner(of: constraint))
  }

  /// Whether an item is a bar or a guide of the screen.
  private func isBar(_ item: cas_item) -> Bool {
    if cas_item_kind(scene, item) == CAS_BAR { return true }
    let name = String(cString: cas_item_name(scene, item))
    return items[name] != item && ["top_guide", "bottom_guide", "keyboard_guide"].contains(name)
  }

  /// Returns the items of the constraints, each once.
  func mentioned(in statements: [Statement]) -> [cas_item] {
    var mentioned: [cas_item] = []
    for statement in statements {
      for summand in summands(of: statement.constraint) where !mentioned.contains(summand.item) {
        mentioned.append(summand.item)
      }
    }
    return mentioned
  }
}
