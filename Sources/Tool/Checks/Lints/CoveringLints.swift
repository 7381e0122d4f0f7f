// under-bar, outside-safe-area, under-keyboard and scroll-under-bar: what lies under things that the system draws.

import CCasement
import Documents
import Storyboards

/// A view may reach this far under a bar: the letters of a text do not fill its frame.
private let tolerance = 3.0
/// How far the home indicator reaches in from the end of the screen. The safe area is smaller.
private let indicator = 13.0

extension Lint {
  static let underBar = Lint(
    name: "under-bar", severity: .error, summary: "text or a control is under a bar of the system or of a controller",
    help: """
      A person cannot read or touch what lies under the status bar, a navigation bar, a toolbar or a tab bar. Constrain the
      view to the safe area, or before iOS 11 to the layout guide, instead of the superview. What is under a bar where the
      document is drawn is not reported, unless --profile names a generation: code may place such a view. In apps in
      production half of these findings were false, so this lint is off by default.
      """,
    isOnByDefault: false
  ) { layout, drawn throws(Diagnostic) in
    layout.hidden(drawn).compactMap { index, sides, bar in
      bar.map { layout.occurrence(index, sides, "is under \($0)", group: $0) }
    }
  }

  static let outsideSafeArea = Lint(
    name: "outside-safe-area", severity: .warning,
    summary: "text or a control is behind a cutout or at the home indicator",
    help: """
      The device has rounded corners, a cutout, or a home indicator there, which takes the touches. Constrain the view to the
      safe area instead of the superview. In apps in production two thirds of these findings were false or about controls that
      can be used, so this lint is off by default.
      """,
    isOnByDefault: false
  ) { layout, drawn throws(Diagnostic) in
    layout.hidden(drawn).compactMap { index, sides, bar in
      bar == nil ? layout.occurrence(index, sides, "is outside the safe area") : nil
    }
  }

  static let underKeyboard = Lint(
    name: "under-keyboard", severity: .note, summary: "a field is under the keyboard that it calls up",
    help: """
      The keyboard covers the field that is typed into, which is in no scroll view, and no constraint that it hangs on has
      an outlet by which code could move it. Put the fields into a scroll view, or constrain them to the keyboard guide. Many
      apps move such fields in code, so this lint is off by default.
      """,
    isOnByDefault: false
  ) { layout, _ throws(Diagnostic) in
    layout.covered.compactMap { covered in
      guard covered.byKeyboard > tolerance, let index = layout.index(of: covered.item) else { return nil }
      let view = layout.views[index]
      // A text that scrolls is given insets by code.
      let most = view.isTextView ? view.frame.height - 1 : view.frame.height / 3
      guard view.role == .input, view.isVisible, !layout.isAsDrawn, layout.isDetermined(index),
        covered.byKeyboard > most,
        view.frame.y < layout.window.height
      else { return nil }
      let all = covered.byKeyboard > covered.height - 0.5
      return Occurrence(
        key: view.name, views: [index],
        message: "\(layout.title(index)) is under the keyboard: "
          + (all ? "all of it" : "\(short(covered.byKeyboard)) at the bottom"),
        determining: layout.placing(index, isHorizontal: false),
        suggestion: "put it into a scroll view, or constrain it to the keyboard guide",
        groups: layout.group(of: index))
    }
  }

  static let scrollUnderBar = Lint(
    name: "scroll-under-bar", severity: .warning, summary: "content of a scroll view begins or ends under a bar",
    help: """
      Bars cover the scroll view, and its insets do not make up for that: the first or last lines cannot be scrolled into
      sight. Only the first view of a controller is padded by itself. Make the scroll view the first subview, or end it at
      the bars, or set its insets. What is under a bar where the document is drawn is not reported, unless --profile names a
      generation. How often this lint is right is not known, so it is off by default.
      """,
    isOnByDefault: false
  ) { layout, drawn throws(Diagnostic) in
    layout.views.indices.compactMap { index in
      let view = layout.views[index]
      // Since iOS 11 scroll views are padded wherever they are.
      guard view.kind == "scroll", !layout.padsScrollViews, view.isVisible, !layout.isAsDrawn, !view.isInScroll,
        layout.isDetermined(index), layout.hasFirstKeyboard, let (edge, length) = layout.contentUnderBar(index)
      else { return nil }
      if layout.setting.profile == nil, let drawn, let before = drawn.index(named: view.name),
        drawn.contentUnderBar(before) != nil
      {
        return nil
      }
      return Occurrence(
        key: view.name, views: [index],
        message: "content of \(layout.title(index)) is under a bar: \(short(length)) at the \(edge)",
        determining: layout.placing(index, isHorizontal: false),
        suggestion: "make it the first subview of the controller's view, or constrain it to the safe area or guides")
    }
  }
}

extension CheckedLayout {
  /// Returns the edge of a scroll view whose content is under a bar, and by how much its insets are too small.
  fileprivate func contentUnderBar(_ index: Int) -> (edge: String, length: Double)? {
    let view = views[index]
    if view.frame.y < -1 { return nil }
    let insets = loaded.scrollInsets(of: view.item)
    var (top, bottom) = (0.0, 0.0)
    for bar in bars
    where !bar.isSimulated && view.frame.x < bar.frame.x + bar.frame.width && bar.frame.x < view.right {
      let end = bar.frame.y + bar.frame.height
      if bar.kind == .navigation, bar.frame.y - 1 <= view.frame.y || view.frame.y < 1 {
        top = max(top, end - view.frame.y)
      }
      if [.toolbar, .tab].contains(bar.kind), view.bottom > bar.frame.y + 1 {
        bottom = max(bottom, view.bottom - bar.frame.y)
      }
    }
    if !hasContent(in: index, above: view.frame.y + top) { top = 0 }
    return [("top", top - insets.top), ("bottom", bottom - insets.bottom)].first { $0.1 > tolerance }
  }

  /// Whether anything in a scroll view begins above a height; true for one that code fills.
  fileprivate func hasContent(in scroll: Int, above y: Double) -> Bool {
    if views[scroll].isLeaf { return true }
    return views.indices.contains { index in
      guard views[index].isContent, views[index].isVisible, views[index].frame.y < y - tolerance else { return false }
      var parent = views[index].parent
      while let outer = parent, outer != scroll { parent = views[outer].parent }
      return parent == scroll
    }
  }

  /// Whether the middle of a view is on the screen; true where there is no such view.
  private func showsMiddle(of name: String) -> Bool {
    guard let frame = view(named: name)?.frame else { return true }
    let (x, y) = (frame.x + frame.width / 2 - window.x, frame.y + frame.height / 2 - window.y)
    return x >= 0 && y >= 0 && x <= window.width && y <= window.height
  }

  /// Whether a view is in one that begins or ends outside the screen, as a panel that code moves in.
  private func isInPanel(_ name: String) -> Bool {
    var outer = index(named: name).flatMap { views[$0].parent }
    while let index = outer, let parent = views[index].parent, views[parent].facts != nil {
      let view = views[index]
      if view.kind != "scroll", !view.isInScroll,
        view.frame.y < window.y - 1 || view.bottom > window.y + window.height + 1
      {
        return true
      }
      outer = parent
    }
    return false
  }

  /// Returns the texts and controls that bars or the device hide, how much of what they show, and the bar, if it is one. A
  /// view that is drawn outside the screen, as in a panel that code moves in, is not among them.
  fileprivate func hidden(_ drawn: CheckedLayout?) -> [(index: Int, sides: cas_insets, bar: String?)] {
    if isAsDrawn { return [] }
    let seen = wasSeen ? drawn?.namesUnderBars ?? [] : []
    return underBars(drawn).filter { found in
      // A sheet begins below the status bar, and ends at the home indicator.
      let isInSheet = presentation.contains(.sheet) && padsScrollViews && found.sides.top > 0
      return !isInSheet && (found.bar == nil || !seen.contains(views[found.index].name))
    }
  }

  /// How far a cutout reaches in from a side of the screen: a notch about 30 points, an island up to 11 before the safe area,
  /// which begins further in than beside a notch.
  private var cutout: Double {
    let inset = Device.named(setting.device)?.sideInset ?? 0
    return inset > 50 ? inset - 11 : 30
  }

  /// Whether something is covered at a side of the screen, which it is a distance from: by a cutout, which is in the middle of
  /// the side, or by a rounded corner.
  private func isCovered(_ bounds: cas_rect, atDistance distance: Double) -> Bool {
    if distance > cutout { return false }
    let (reach, radius) = cutout > 30 ? (64.0, 55.0) : (115.0, 40.0)
    let below = window.height - bounds.y - bounds.height
    if bounds.y < window.height / 2 + reach, below < window.height / 2 + reach { return true }
    let (x, y) = (max(0, radius - distance), max(0, radius - min(bounds.y, below)))
    return x * x + y * y > radius * radius
  }

  /// Whether the screen is of the generation that the document was drawn for, so that its developer saw the same bars.
  private var wasSeen: Bool { setting.profile == nil }

  /// Returns the texts and controls that bars or the device hide, whether they do so where the document is drawn or not.
  func underBars(_ drawn: CheckedLayout?) -> [(index: Int, sides: cas_insets, bar: String?)] {
    covered.compactMap { covered in
      guard covered.isUnderBars, let index = index(of: covered.item) else { return nil }
      let view = views[index]
      guard view.isContent, view.isVisible, isDetermined(index), drawn?.showsMiddle(of: view.name) ?? true,
        drawn?.isInPanel(view.name) != true
      else { return nil }
      let bounds = shownBounds(of: index)
      let bar = bar(over: bounds)
      var sides = sides(covered.byBars, in: view.frame, shown: bounds)
      if let bar, bar.isSimulated || isInset(view) { return nil }
      // What is in a scroll view can be scrolled out from under a bar, but not further down than where it begins.
      if view.isInScroll { sides.bottom = 0 }
      if bar == nil {
        // A text view keeps its lines in the safe area by itself, and a text can be read behind a home indicator.
        if view.isTextView { return nil }
        if view.role == .text { sides.bottom = 0 }
        if !isCovered(bounds, atDistance: bounds.x) || hasUnknownWidth(view) { sides.left = 0 }
        let right = window.width - bounds.x - bounds.width
        if !isCovered(bounds, atDistance: right) || hasUnknownWidth(view) { sides.right = 0 }
        if window.height - bounds.y - bounds.height > indicator { sides.bottom = 0 }
      }
      for side in [\cas_insets.top, \.left, \.bottom, \.right] where sides[keyPath: side] < 0.5 {
        sides[keyPath: side] = 0
      }
      let isOnScreen =
        bounds.x < window.width && bounds.y < window.height && bounds.x + bounds.width > 0
        && bounds.y + bounds.height > 0
      // A control is touched elsewhere if little of it is hidden.
      let share = view.role == .control ? 0.25 : 0
      guard isOnScreen,
        max(sides.top, sides.bottom) > max(tolerance, share * bounds.height)
          || max(sides.left, sides.right) > max(tolerance, share * bounds.width)
      else { return nil }
      return (index, sides, bar?.words)
    }
  }

  /// Returns how much of what a view shows is covered, measured from the edges of the screen, in what is on it.
  private func sides(_ covered: cas_insets, in frame: cas_rect, shown bounds: cas_rect) -> cas_insets {
    var sides = covered
    let (below, right) = (window.height - bounds.y - bounds.height, window.width - bounds.x - bounds.width)
    sides.top = min(sides.top - (bounds.y - frame.y), bounds.y + bounds.height) + min(0, bounds.y)
    sides.left = min(sides.left - (bounds.x - frame.x), bounds.x + bounds.width) + min(0, bounds.x)
    sides.bottom =
      min(sides.bottom - (frame.y + frame.height - bounds.y - bounds.height), bounds.height) + min(0, below)
    sides.right =
      min(sides.right - (frame.x + frame.width - bounds.x - bounds.width), bounds.width) + min(0, right)
    sides.top = min(sides.top, bounds.height)
    sides.left = min(sides.left, bounds.width)
    return sides
  }

  fileprivate func occurrence(_ index: Int, _ sides: cas_insets, _ words: String, group: String? = nil)
    -> Occurrence
  {
    let bounds = shownBounds(of: index)
    let most = max(sides.top, sides.left, sides.bottom, sides.right)
    let isHorizontal = max(sides.left, sides.right) == most
    // In landscape a device covers both sides; which one a view is at makes no other finding.
    let edge = isHorizontal ? "side" : sides.top == most ? "top" : "bottom"
    let all = most > (isHorizontal ? bounds.width : bounds.height) - 0.5
    return Occurrence(
      key: views[index].name, views: [index],
      message: "\(title(index)) \(words): " + (all ? "all of it" : self.words(for: sides, of: index)),
      determining: placing(index, isHorizontal: isHorizontal),
      suggestion: "constrain it to the safe area or to a layout guide",
      groups: self.group(of: index, group ?? edge))
  }

  /// `21 at the top`
  private func words(for sides: cas_insets, of index: Int) -> String {
    let lengths = [("top", sides.top), ("left", sides.left), ("bottom", sides.bottom), ("right", sides.right)]
    return lengths.filter { $0.1 > 0 }.map { edge, length in
      "\(amount(length, of: index, isHorizontal: ["left", "right"].contains(edge))) at the \(edge)"
    }.joined(separator: ", ")
  }

  /// Whether bars inset a text view by themselves, so that its text begins below them.
  private func isInset(_ view: CheckedView) -> Bool {
    switch view.facts?.insetting {
    case .first: true
    case .anywhere: padsScrollViews
    default: false
    }
  }

  /// Returns the bar that covers a frame, in words; nil where none does, as in front of a cutout.
  private func bar(over frame: cas_rect) -> (words: String, isSimulated: Bool)? {
    func covers(_ bar: cas_rect) -> Bool {
      bar.x < frame.x + frame.width && frame.x < bar.x + bar.width && bar.y < frame.y + frame.height
        && frame.y < bar.y + bar.height
    }
    let found = bars.filter { covers($0.frame) }
    let words: [(Bar.Kind, String)] = [
      (.navigation, "the navigation bar"), (.toolbar, "the toolbar"), (.tab, "the tab bar"),
      (.status, "the status bar"),
    ]
    for (kind, word) in words {
      if let bar = found.first(where: { $0.kind == kind }) { return (word, bar.isSimulated) }
    }
    guard case .added(let name) = found.first?.kind else { return nil }
    return (printable(name), false)
  }
}
