// The constraints behind a finding, in words.

import CCasement
import Documents

extension CheckedLayout {
  /// Returns the constraints of the document that determine a view along an axis.
  func reasons(for index: Int, isHorizontal: Bool) -> [Statement] {
    let axis = Int32(isHorizontal ? CAS_HORIZONTAL : CAS_VERTICAL)
    let all = (try? loaded.affecting(views[index].item, axis)) ?? []
    return all.filter { $0.origin != nil }
  }

  /// Returns the identifiers of constraints of the document.
  func names(of statements: [Statement]) -> [String] {
    statements.compactMap { $0.origin?.text }.filter { !$0.isEmpty }
  }

  /// Returns the constraints behind an occurrence.
  func statements(of occurrence: Occurrence) -> [Statement] {
    var found = occurrence.statements
    for (view, isHorizontal) in occurrence.determining {
      for statement in reasons(for: view, isHorizontal: isHorizontal)
      where !found.contains(where: { $0.constraint == statement.constraint }) {
        found.append(statement)
      }
    }
    return found
  }

  /// Returns a view and those around it: the constraints of all of them determine its place in the window.
  func placing(_ index: Int, isHorizontal: Bool) -> [(view: Int, isHorizontal: Bool)] {
    var found = [(view: index, isHorizontal: isHorizontal)]
    var parent = views[index].parent
    while let outer = parent {
      found.append((outer, isHorizontal))
      parent = views[outer].parent
    }
    return found
  }

  /// Returns the views that constraints mention, each once, without the window.
  func indices(of statements: [Statement]) -> [Int] {
    var found: [Int] = []
    for statement in statements {
      for summand in loaded.summands(of: statement.constraint) {
        if let index = index(of: summand.item), index > 0, !found.contains(index) { found.append(index) }
      }
    }
    return found
  }

  /// Returns a constraint with the names that people know: `label "Title".top == view.top + 20`.
  func words(for statement: Statement) -> String {
    guard let sum = loaded.sum(of: statement.constraint) else { return printable(statement.text) }
    let relation = Choices.relations.first { $0.1 == sum.relation }?.0 ?? "=="
    let summands = loaded.summands(of: statement.constraint)
    let left = 1 + summands.dropFirst().prefix { $0.multiplier > 0 }.count
    let others = side(summands[left...], sign: -1)
    var words = side(summands[..<left], sign: 1) + " \(relation) " + others
    if others.isEmpty {
      words += short(sum.constant)
    } else if sum.constant != 0 {
      words += (sum.constant < 0 ? " - " : " + ") + short(sum.constant.magnitude)
    }
    return words + (sum.priority == 1000 ? "" : " @\(sum.priority)")
  }

  /// One side of a constraint: attributes that are added and subtracted.
  private func side(_ summands: ArraySlice<cas_summand>, sign: Double) -> String {
    var words = ""
    for summand in summands {
      var multiplier = sign * summand.multiplier
      if !words.isEmpty {
        words += multiplier < 0 ? " - " : " + "
        multiplier = multiplier.magnitude
      }
      words += (multiplier == 1 ? "" : "\(short(multiplier)) * ") + term(summand.item, summand.attribute)
    }
    return words
  }

  /// Returns what people call a guide or a bar: `the content guide of scrollView "Form"`, `the safe area`.
  private func guideTitle(_ item: cas_item) -> String {
    let parent = index(of: cas_item_parent(loaded.scene, item)).map { " of " + title($0) } ?? ""
    return switch Int(cas_item_kind(loaded.scene, item)) {
    case CAS_CONTENT_GUIDE: "the content guide" + parent
    case CAS_FRAME_GUIDE: "the frame guide" + parent
    default: loaded.label(of: item)
    }
  }

  private func term(_ item: cas_item, _ attribute: cas_attribute) -> String {
    let names = Choices.attributesInRules
    let place = Int(attribute) - 1
    let name = index(of: item).map { title($0) } ?? guideTitle(item)
    return name + (names.indices.contains(place) ? ".\(names[place])" : "")
  }
}
