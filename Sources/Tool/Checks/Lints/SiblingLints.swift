// overlap and unequal: views beside each other that were drawn apart, or alike, and are not so on another screen.

import CCasement
import Documents

/// The pairs of one view that `overlap` reports.
private let mostPairs = 8

extension Lint {
  static let overlap = Lint(
    name: "overlap", severity: .error, summary: "texts or controls that are drawn apart lie on each other",
    help: """
      Two views that do not overlap as the document is drawn do on this screen. No constraint keeps them apart. Add one from
      one to the other: an inequality is enough. Of a hundred of these findings 40 to 65 were true in apps that nothing was
      corrected by; the others are about rims and empty ends, so this lint is off by default.
      """,
    isOnByDefault: false, isAboutPairs: true
  ) { layout, drawn throws(Diagnostic) in
    guard let drawn else { return [] }
    return layout.siblings.flatMap { layout.overlapping($0, drawn) }.map { one, other, common, isHorizontal in
      let (width, height) = (common.width, common.height)
      let isEstimated = [one, other].contains {
        layout.isEstimated($0, isHorizontal: true) || layout.isEstimated($0, isHorizontal: false)
      }
      let words =
        isEstimated
        ? "about \(short(width.rounded())) x \(short(height.rounded()))" : "\(short(width)) x \(short(height))"
      return Occurrence(
        key: layout.views[one].name + " " + layout.views[other].name, views: [one, other],
        message: "\(layout.title(one)) and \(layout.title(other)) overlap by \(words)",
        determining: [(one, isHorizontal), (other, isHorizontal)],
        suggestion: "add a constraint that keeps them apart, as an inequality",
        // Pairs with a common view are one finding, and so are those in rows of one table.
        groups: [layout.views[one].name, layout.views[other].name] + layout.group(of: one).dropFirst())
    }
  }

  static let unequal = Lint(
    name: "unequal", severity: .note, summary: "views that are drawn equally wide or high, or centered, are not",
    help: """
      As the document is drawn, these views are equally wide or high in one row or column, or the view is in the middle of
      its superview; here they are not. Constrain their sizes to each other, or the centers, instead of to numbers. This is
      often intended, so this lint is off by default.
      """,
    isOnByDefault: false
  ) { layout, drawn throws(Diagnostic) in
    guard let drawn, layout.hasFirstText, layout.hasFirstKeyboard else { return [] }
    return layout.siblings.flatMap {
      layout.uneven($0, drawn, isHorizontal: true) + layout.uneven($0, drawn, isHorizontal: false)
    }
      + layout.offCenter(drawn)
  }
}

private func intersection(_ one: cas_rect, _ other: cas_rect) -> cas_size {
  cas_size(
    width: min(one.x + one.width, other.x + other.width) - max(one.x, other.x),
    height: min(one.y + one.height, other.y + other.height) - max(one.y, other.y))
}

extension CheckedLayout {
  /// The views by their superviews: each list has the children of one.
  fileprivate var siblings: [[Int]] { children.keys.sorted().compactMap { children[$0] } }

  /// Two views that lie on each other, and whether they are drawn beside each other, not one below the other.
  fileprivate typealias Overlap = (one: Int, other: Int, common: cas_size, isHorizontal: Bool)

  /// Returns the pairs of texts and controls that lie on each other here and not as drawn, in the order of the document.
  /// Of a view that lies on many, the first pairs are enough.
  fileprivate func overlapping(_ siblings: [Int], _ drawn: CheckedLayout) -> [Overlap] {
    let seen = siblings.filter {
      views[$0].isContent && views[$0].isVisible && isDetermined($0) && !hasUnknownWidth(views[$0])
    }
    .compactMap { index in
      drawn.view(named: views[index].name).flatMap { $0.isVisible ? (index: index, drawn: $0.frame) : nil }
    }
    .sorted { (textBounds[$0.index].y, $0.index) < (textBounds[$1.index].y, $1.index) }
    var pairs: [Overlap] = []
    for (number, upper) in seen.enumerated() {
      let bounds = textBounds[upper.index]
      for lower in seen[(number + 1)...] {
        // All that follow begin further down.
        if textBounds[lower.index].y > bounds.y + bounds.height { break }
        let common = intersection(bounds, textBounds[lower.index])
        let isEstimated = [upper.index, lower.index].contains { self.isEstimated($0, isHorizontal: true) }
        guard common.height > 3, common.width > (isEstimated ? 10 : 3) else { continue }
        let asDrawn = intersection(upper.drawn, lower.drawn)
        if min(asDrawn.width, asDrawn.height) > 1 { continue }
        // Apart both ways, they are drawn where they are furthest apart.
        let isHorizontal = asDrawn.width < asDrawn.height
        if isHorizontal, hasTitleOfCode(upper.index) || hasTitleOfCode(lower.index) { continue }
        let (one, other) = (min(upper.index, lower.index), max(upper.index, lower.index))
        if isSeen(textBounds[one]) || views[one].isInScroll {
          pairs.append((one, other, common, isHorizontal))
        }
      }
    }
    var counts: [Int: Int] = [:]
    return pairs.sorted { ($0.one, $0.other) < ($1.one, $1.other) }.filter { pair in
      counts[pair.one, default: 0] += 1
      return counts[pair.one, default: 0] <= mostPairs
    }
  }

  /// Whether a button is as wide as the title of the document, which code may replace by an outlet.
  private func hasTitleOfCode(_ index: Int) -> Bool {
    guard let facts = views[index].facts, facts.element == "button", facts.hasOutlet else { return false }
    return abs(views[index].intrinsic.width - views[index].frame.width) < 1
  }

  /// Whether a part of a frame is on the screen.
  fileprivate func isSeen(_ frame: cas_rect) -> Bool {
    let common = intersection(frame, window)
    return min(common.width, common.height) > 0
  }

  // MARK: unequal

  /// Returns the groups of siblings that are drawn in a row, equally wide, and are not here; or in a column, equally high.
  fileprivate func uneven(_ siblings: [Int], _ drawn: CheckedLayout, isHorizontal: Bool) -> [Occurrence] {
    var groups: [String: [Int]] = [:]
    for index in siblings where views[index].isVisible && isDetermined(index) && isComparable(views[index]) {
      guard let before = drawn.view(named: views[index].name), let facts = views[index].facts else { continue }
      let frame = before.frame
      let (place, size, other) =
        isHorizontal ? (frame.y, frame.width, frame.height) : (frame.x, frame.height, frame.width)
      let words = [place, size, other].map { short($0.rounded()) }.joined(separator: " ")
      groups["\(isHorizontal ? "widths" : "heights") \(facts.element) \(words)", default: []].append(index)
    }
    return groups.keys.sorted().compactMap { key in
      guard let group = groups[key], group.count > 1 else { return nil }
      let sizes = group.map { isHorizontal ? views[$0].frame.width : views[$0].frame.height }
      guard let least = sizes.min(), let most = sizes.max(), most - least > 2, let first = group.first else {
        return nil
      }
      let names = group.prefix(3).map { title($0) }.joined(separator: ", ") + (group.count > 3 ? " …" : "")
      return Occurrence(
        key: (isHorizontal ? "widths " : "heights ") + group.map { views[$0].name }.joined(separator: " "),
        views: group,
        message: "\(names) are no longer equally \(isHorizontal ? "wide" : "high"): "
          + sizes.map { short($0) }.joined(separator: ", "),
        determining: [(first, isHorizontal)],
        suggestion: "constrain their \(isHorizontal ? "widths" : "heights") to be equal",
        // In another setting some of them may not be determined.
        groups: self.group(of: first, key))
    }
  }

  /// Whether size matters: a text is as large as its letters.
  private func isComparable(_ view: CheckedView) -> Bool { [.input, .control, .image].contains(view.role) }

  /// Returns the views that are drawn in the middle of their superviews, with space on both sides, and are not here.
  fileprivate func offCenter(_ drawn: CheckedLayout) -> [Occurrence] {
    views.indices.compactMap { index in
      let view = views[index]
      guard let parent = view.parent, [.control, .image].contains(view.role), view.isVisible, isDetermined(index),
        let before = drawn.view(named: view.name), let outer = drawn.view(named: views[parent].name)
      else { return nil }
      let margins = (left: before.frame.x - outer.frame.x, right: outer.right - before.right)
      guard abs(margins.left - margins.right) <= 1, margins.left > outer.frame.width / 8 else { return nil }
      let here = (left: view.frame.x - views[parent].frame.x, right: views[parent].right - view.right)
      guard abs(here.left - here.right) > 8 else { return nil }
      return Occurrence(
        key: view.name, views: [index],
        message:
          "\(title(index)) is no longer centered: \(short(here.left)) at the left, \(short(here.right)) at the right",
        determining: [(index, true)], suggestion: "constrain its center to that of its superview")
    }
  }
}
