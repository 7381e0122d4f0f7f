// The constraints behind a finding, in words.

import CCasement
import Documents

extension CheckedLayout {
  /// Returns the constraints of the document that determine a view along an axis.
  func reasons(for index: Int, isHorizontal: Bool) -> [Statement] {
    let axis = Int32(isHorizontal ? CAS_HORIZONTAL : CAS_VERTICAL)
    let all = (try? loaded.affecting(boxes[index].item, axis)) ?? []
    return all.filter { $0.origin != nil }
  }

  /// Returns the views that constraints mention, each once, without the window.
  func views(in statements: [Statement]) -> [Int] {
    var found: [Int] = []
    for statement in statements {
      guard let equation = equation(of: statement) else { continue }
      for item in [equation.first, equation.second] {
        if let index = index(of: item), index > 0, !found.contains(index) { found.append(index) }
      }
    }
    return found
  }

  /// Returns a constraint with the names that people know: `label "Title".top == view.top + 20`.
  func words(for statement: Statement) -> String {
    guard let equation = equation(of: statement) else { return printable(statement.text) }
    let relation = Choices.relations.first { $0.1 == equation.relation }?.0 ?? "=="
    var words = term(equation.first, equation.first_attribute) + " \(relation) "
    if equation.second == 0 {
      words += short(equation.constant)
    } else {
      if equation.multiplier != 1 { words += "\(short(equation.multiplier)) * " }
      words += term(equation.second, equation.second_attribute)
      if equation.constant != 0 { words += equation.constant < 0 ? " - " : " + " }
      if equation.constant != 0 { words += short(equation.constant.magnitude) }
    }
    return words + (equation.priority == 1000 ? "" : " @\(equation.priority)")
  }

  private func term(_ item: cas_item, _ attribute: cas_attribute) -> String {
    let names = Choices.attributesInRules
    let place = Int(attribute) - 1
    let name = index(of: item).map { title($0) } ?? loaded.label(of: item)
    return name + (names.indices.contains(place) ? ".\(names[place])" : "")
  }

  func equation(of statement: Statement) -> cas_equation? {
    var equation = cas_equation()
    return cas_constraint_get(loaded.scene, statement.constraint, &equation) == CAS_OK ? equation : nil
  }
}
