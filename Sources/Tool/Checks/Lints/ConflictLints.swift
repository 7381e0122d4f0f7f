// conflict and ambiguous: constraints that cannot hold together, or say too little.

import CCasement
import Documents

extension Lint {
  static let conflict = Lint(
    name: "conflict", severity: .error, summary: "required constraints cannot hold together",
    help: """
      The constraints listed cannot all hold on this screen; the set is minimal. When the app runs, one of them is broken
      and a message is logged. Give one of them a priority below 1000, or make it an inequality.
      """,
    isAboutConstraints: true
  ) { layout, drawn throws(Diagnostic) in
    layout.conflicts.compactMap { statements in
      // Those of the document first.
      let ordered = statements.filter { $0.origin != nil } + statements.filter { $0.origin == nil }
      guard let named = ordered.first, let tolerance = layout.tolerance(for: statements, drawn) else { return nil }
      let missing = layout.shortfall(of: named, in: statements)
      if missing < tolerance || layout.isBar(missing, above: statements) || layout.isOfHidden(statements) { return nil }
      // The names of the constraints, which stay when lines move and numbers change.
      let names = layout.names(of: statements)
      let key = (names.isEmpty ? statements.map { layout.words(for: $0) } : names).sorted().joined(separator: "; ")
      let many =
        statements.count == 1 ? "1 constraint cannot hold" : "\(statements.count) constraints cannot hold together"
      return Occurrence(
        key: key, views: layout.indices(of: statements),
        message: "\(many): \(layout.words(for: named)), by \(short(missing)) points",
        statements: ordered, suggestion: "lower the priority of one of them, or replace == by >= or <=",
        // On another screen some of them are in conflict with others.
        groups: names)
    }
  }

  static let ambiguous = Lint(
    name: "ambiguous", severity: .warning, summary: "constraints do not determine the place or size of a view",
    help: """
      Other places or sizes satisfy the constraints as well, so the view may jump from one version of the system to the
      next. Add a constraint along the axis, or another priority for hugging or compression resistance. In a document of
      Xcode a view is only reported if Xcode marked it as ambiguous, too: Xcode knows sizes that the document does not have.
      In apps in production two thirds of these findings were in documents that the app does not use, so this lint is off by
      default.
      """,
    isOnByDefault: false
  ) { layout, _ throws(Diagnostic) in
    // Larger text and mirroring only decide between constraints that were as good before.
    if !layout.hasFirstText || layout.lacksSizeClasses { return [] }
    var axes: [Int: [Bool]] = [:]
    for (index, isHorizontal) in layout.ambiguous
    where (isHorizontal || layout.isOnScreen) && layout.views[index].facts?.isMarkedAmbiguous != false {
      axes[index, default: []].append(isHorizontal)
    }
    let besideUnknown = layout.parentsOfUnknown(among: axes)
    // A view inside an ambiguous one follows from it. Where a view of the app's own class is concerned, it may have a size
    // that the document does not know; so may an image.
    return axes.keys.sorted().compactMap { index in
      let view = layout.views[index]
      // Behind a conflict a view follows from the choice of the constraint that is broken.
      let isBesideConflict = (axes[index] ?? []).contains { layout.isInConflict(index, isHorizontal: $0) }
      guard view.isVisible, !isBesideConflict, !layout.mayHaveSize(index), !layout.isInside(axes, index),
        !layout.isContentView(index), !besideUnknown.contains(view.parent)
      else { return nil }
      let words = (axes[index] ?? []).map { $0 ? "horizontally" : "vertically" }.joined(separator: " and ")
      return Occurrence(
        key: view.name, views: [index], message: "\(layout.title(index)) is ambiguous \(words)",
        completing: (index, axes[index]?.first == true), groups: layout.group(of: index))
    }
  }
}

extension CheckedLayout {
  /// Returns how many points of a conflict may come from what the document does not know exactly, as a baseline or a ratio of
  /// six digits; nil where all may, as those of the height of a cell, or the size of an image or a view that code places.
  fileprivate func tolerance(for statements: [Statement], _ drawn: CheckedLayout?) -> Double? {
    // Masks alone: when the app runs, they set frames.
    if !loaded.titles.isEmpty, statements.allSatisfy({ $0.origin == nil }) { return nil }
    let baselines: [Int32] = [Int32(CAS_FIRST_BASELINE), Int32(CAS_LAST_BASELINE)]
    // A point is hardly seen, such as where leading and trailing space and a center do not quite agree.
    var tolerance = 1 + 1e-6
    for statement in statements {
      let summands = loaded.summands(of: statement.constraint)
      if statement.origin == nil, let guide = summands.first(where: { isGuide($0.item) }) {
        // Where code places a view, or where it is outside the screen, its safe area is not known.
        if isAsDrawn || isInset(statement, of: guide.item, asLargeAsIn: statements) { return nil }
        // A guide in a view that is smaller than its insets has a negative size when the app runs.
        if summands.count == 1, loaded.sum(of: statement.constraint)?.relation == Int32(CAS_GREATER_OR_EQUAL),
          [CAS_WIDTH, CAS_HEIGHT].contains(Int(guide.attribute))
        {
          return nil
        }
      }
      if statement.origin == nil, let guide = summands.first(where: { isControllerGuide($0.item) }) {
        // When the app runs, the priority of the width of a layout guide is 999. In a scroll view it is in the content.
        if isAsDrawn || summands.count == 1 && guide.attribute == Int32(CAS_WIDTH) { return nil }
        if summands.contains(where: { Int(cas_item_kind(loaded.scene, $0.item)) == CAS_FRAME_GUIDE }) { return nil }
      }
      guard let first = summands.first, let index = index(of: first.item) else { continue }
      if summands.contains(where: { baselines.contains($0.attribute) }) {
        tolerance = 4
        let texts = summands.compactMap { self.index(of: $0.item) }
        if texts.contains(where: { views[$0].facts?.hasKnownFont == false }) { return nil }
        if drawn?.conflictNames.contains(names(of: statements).sorted()) == true { return nil }
      }
      if statement.origin == nil, isAsDrawn || !isOnScreen,
        summands.contains(where: { self.index(of: $0.item) == nil })
      {
        return nil
      }
      // The margins of a stack are those that it has for its own views.
      if summands.contains(where: { isMarginOfStack($0) }) { return nil }
      if statement.origin != nil { continue }
      if summands.count == 1, loaded.sum(of: statement.constraint)?.constant != 0, isSizeUncertain(index) {
        return nil
      }
      if index == 0, isAsDrawn { return nil }
      if !isOnScreen, first.attribute == CAS_HEIGHT, index == 0 || isContentView(index) { return nil }
    }
    return tolerance
  }

  /// Whether the inset of a guide is at least as large as constraints make the view around it: all of that is outside the
  /// screen.
  private func isInset(_ inset: Statement, of guide: cas_item, asLargeAsIn statements: [Statement]) -> Bool {
    let owner = cas_item_parent(loaded.scene, guide)
    guard let constant = loaded.sum(of: inset.constraint)?.constant.magnitude else { return false }
    return statements.contains { statement in
      let summands = loaded.summands(of: statement.constraint)
      guard statement.origin != nil, summands.count == 1, let size = summands.first, size.item == owner,
        let length = loaded.sum(of: statement.constraint)?.constant
      else { return false }
      return [CAS_WIDTH, CAS_HEIGHT].contains(Int(size.attribute)) && length <= constant
    }
  }

  /// Whether constraints lack the height of a navigation bar above a view, which code may show.
  fileprivate func isBar(_ missing: Double, above statements: [Statement]) -> Bool {
    guard mayHaveNavigationBar, abs(missing - 44) < 1 || abs(missing - 32) < 1 else { return false }
    return statements.contains { statement in
      statement.origin == nil
        && loaded.summands(of: statement.constraint).contains { summand in
          let isTop = summand.attribute == Int32(CAS_TOP) || summand.attribute == Int32(CAS_HEIGHT)
          return isTop && (isGuide(summand.item) || isControllerGuide(summand.item))
        }
    }
  }

  /// Whether each constraint of the document mentions only a view that is never seen, and perhaps views around it. A view is
  /// never seen if it, or one around it, is hidden in the document and has no outlet.
  fileprivate func isOfHidden(_ statements: [Statement]) -> Bool {
    let ofDocument = statements.filter { $0.origin != nil }
    return !ofDocument.isEmpty
      && ofDocument.allSatisfy { statement in
        let all = indices(of: [statement])
        let hidden = all.filter { isInAny($0) { views[$0].facts.map { !$0.isDrawn && !$0.hasOutlet } ?? false } }
        return !hidden.isEmpty && all.allSatisfy { index in hidden.contains { isInAny($0) { $0 == index } } }
      }
  }

  /// Whether a view or one around it is as wanted.
  private func isInAny(_ index: Int, _ isWanted: (Int) -> Bool) -> Bool {
    var outer: Int? = index
    while let index = outer {
      if isWanted(index) { return true }
      outer = views[index].parent
    }
    return false
  }

  /// Whether an item is one of the two layout guides of a controller.
  private func isControllerGuide(_ item: cas_item) -> Bool {
    index(of: item) == nil && ["top_guide", "bottom_guide"].contains(loaded.name(of: item))
  }

  /// Whether an item is a guide that the document names, and not one of a stack.
  private func isGuide(_ item: cas_item) -> Bool {
    if index(of: item) != nil { return false }
    let kind = Int(cas_item_kind(loaded.scene, item))
    return kind == CAS_CONTENT_GUIDE || kind == CAS_FRAME_GUIDE || loaded.titles[loaded.name(of: item)] != nil
  }

  /// Whether a constraint that is in conflict has to do with a view along an axis.
  fileprivate func isInConflict(_ index: Int, isHorizontal: Bool) -> Bool {
    let reasons = reasons(for: index, isHorizontal: isHorizontal)
    return reasons.contains { conflicting.contains($0.constraint) }
  }

  private func isMarginOfStack(_ summand: cas_summand) -> Bool {
    guard let index = index(of: summand.item) else { return false }
    let range = Int32(CAS_LEFT_MARGIN)...Int32(CAS_CENTER_Y_WITHIN_MARGINS)
    return views[index].facts?.element == "stackView" && range.contains(summand.attribute)
  }

  /// Whether the stored size of a view need not be its intrinsic one when the app runs: that of an image, a field, a text that
  /// wraps, that code sets or whose growth is estimated, a placeholder, or a view of the app's own class.
  private func isSizeUncertain(_ index: Int) -> Bool {
    guard let facts = views[index].facts else { return false }
    if facts.role == .image || facts.role == .input || facts.customClass != nil || facts.hasOtherSize || !hasFirstText {
      return true
    }
    if facts.element == "button" { return facts.hasOutlet || facts.text.isEmpty || facts.naturalWidth == nil }
    return facts.role == .text && (facts.mostLines != 1 || facts.hasSampleText)
  }

  /// Whether a view around another is ambiguous.
  fileprivate func isInside(_ axes: [Int: [Bool]], _ index: Int) -> Bool {
    var parent = views[index].parent
    while let outer = parent {
      if axes[outer] != nil { return true }
      parent = views[outer].parent
    }
    return false
  }

  /// Returns the superviews of ambiguous views that may get a size when the app runs. That size may determine other views in the
  /// same superview, which then are not ambiguous either.
  fileprivate func parentsOfUnknown(among axes: [Int: [Bool]]) -> Set<Int?> {
    var parents: Set<Int?> = []
    for index in axes.keys where mayHaveSize(index) {
      var outer = views[index].parent
      parents.insert(outer)
      while let inner = outer, axes[inner] != nil {
        outer = views[inner].parent
        parents.insert(outer)
      }
    }
    return parents
  }

  /// Whether a view may have an intrinsic size when the app runs, although the document has none, or constraints from code.
  fileprivate func mayHaveSize(_ index: Int) -> Bool {
    guard let facts = views[index].facts else { return false }
    if changes(of: index).contains(.fills) { return true }
    // A button with a configuration may wrap its title.
    if facts.element == "button", facts.mostLines != 1 { return true }
    let isOfApp = facts.customClass != nil && (facts.role == .other || views[index].isTextView)
    return facts.hasOtherSize || facts.isLeftToCode || facts.role == .image
      || isOfApp && views[index].intrinsic.height < 0
  }

  /// Returns what would determine a view along an axis.
  func completion(of index: Int, isHorizontal: Bool) -> String {
    let view = views[index]
    let (begin, end, length) = isHorizontal ? ("left", "right", "width") : ("top", "bottom", "height")
    let edges = [
      isHorizontal ? [CAS_LEFT, CAS_LEADING] : [CAS_TOP], isHorizontal ? [CAS_RIGHT, CAS_TRAILING] : [CAS_BOTTOM],
    ]
    let other = isHorizontal ? [CAS_CENTER_X] : [CAS_CENTER_Y, CAS_FIRST_BASELINE, CAS_LAST_BASELINE]
    let used = Set(
      reasons(for: index, isHorizontal: isHorizontal).flatMap { loaded.summands(of: $0.constraint) }
        .filter { $0.item == view.item }.map { $0.attribute })
    func isUsed(_ attributes: [Int]) -> Bool { attributes.contains { used.contains(Int32($0)) } }
    let places = edges.count { isUsed($0) } + (isUsed(other) ? 1 : 0)
    let isSized = isUsed([isHorizontal ? CAS_WIDTH : CAS_HEIGHT])
    let intrinsic = isHorizontal ? view.intrinsic.width : view.intrinsic.height
    if places == 0 { return "nothing places it: constrain its \(begin), its \(end) or its center" }
    if places == 1, !isSized, intrinsic < 0 { return "its \(length) is free: constrain it, or a second edge" }
    return
      "its \(length) and that of another view balance: give one of them another priority for hugging or compression"
  }

  /// Whether a view is the content view of a cell, which fills it.
  fileprivate func isContentView(_ index: Int) -> Bool { views[index].facts?.element.hasSuffix("ContentView") == true }
}
