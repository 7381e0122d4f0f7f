// A layout of one scene in one setting, as the lints see it.

import CCasement
import Documents
import Pictures
import Storyboards

/// A view in a layout.
struct CheckedView {
  var item: cas_item
  var name: String
  /// The index of the view around it; nil for the window.
  var parent: Int?
  /// In the window.
  var frame: cas_rect
  var kind: String
  var facts: ViewFacts?
  /// Whether a person can see it: neither it nor a view around it is hidden or transparent.
  var isVisible: Bool
  /// Whether a scroll view is around it, so that it may be scrolled into sight.
  var isInScroll: Bool
  var isLeaf = true
  /// The intrinsic size; negative along an axis without one.
  var intrinsic: cas_size
  var hasBaseline: Bool

  var role: ViewFacts.Role { facts?.role ?? (hasBaseline ? .text : .other) }
  /// Whether it shows something that a person reads or touches.
  var isContent: Bool { [.text, .input, .control].contains(role) }
  /// Whether it scrolls what is in it: also a view that the document only gives the class of a scroll view.
  var scrolls: Bool { kind == "scroll" || facts?.customClass?.hasSuffix("ScrollView") == true }
  /// Whether it scrolls its own text.
  var isTextView: Bool { facts?.element == "textView" }
  var right: Double { frame.x + frame.width }
  var bottom: Double { frame.y + frame.height }
}

/// A bar of the screen, or an obstruction that the scene adds.
struct Bar {
  /// In the order in which messages name them.
  enum Kind: Equatable {
    case navigation, toolbar, tab, status
    case added(String)
  }
  var kind: Kind
  /// In the window.
  var frame: cas_rect
  /// Whether only the document draws it: what shows it in the app is not known.
  var isSimulated = false
}

final class CheckedLayout {
  let loaded: LoadedScene
  let setting: Setting
  /// The first setting on this screen: lints that compare sizes look only at the text, direction and keyboard of this one.
  let first: Setting
  let views: [CheckedView]
  private let indices: [String: Int]
  /// The names of constraints that code has an outlet to.
  let outlets: Set<String>
  /// What code does with views, by their outlets.
  let changes: [String: CodeChanges]
  /// How code shows the controller in a part of the screen.
  let presentation: ClassCode.Presentation
  /// Whether parts of the scene are for size classes that it is laid out without.
  let lacksSizeClasses: Bool
  /// Whether code may show the scene under a navigation bar that the document does not have.
  let mayHaveNavigationBar: Bool
  /// The views that constraints do not determine, with the axes.
  let ambiguous: [(index: Int, isHorizontal: Bool)]
  /// These views and all in them: their places mean nothing.
  private let undetermined: Set<Int>
  /// Whether safe areas pad all scroll views, as since iOS 11.
  let padsScrollViews: Bool
  /// Whether the scene is on a screen, so that its height is certain.
  let isOnScreen: Bool
  private let places: [cas_item: Int]
  /// What bars and keyboard cover.
  let covered: [Covered]
  /// Builds the same scene once more, to be changed; nil for the scene as drawn.
  private let again: (() throws(Diagnostic) -> LoadedScene)?
  /// The bars that are shown, without the keyboard.
  let bars: [Bar]

  init(
    _ built: Subject.Built, _ setting: Setting, first: Setting, again: (() throws(Diagnostic) -> LoadedScene)? = nil
  ) throws(Diagnostic) {
    self.again = again
    loaded = built.loaded
    self.setting = setting
    self.first = first
    outlets = built.outlets
    changes = built.changes
    presentation = built.presentation
    lacksSizeClasses = built.lacksSizeClasses
    mayHaveNavigationBar = built.mayHaveNavigationBar
    isOnScreen = built.isOnScreen
    padsScrollViews = cas_scene_has_capability(loaded.scene, Int32(CAS_ADJUSTS_BY_SAFE_AREA)) == 1
    views = Self.views(of: loaded, built.facts)
    indices = Dictionary(views.enumerated().map { ($1.name, $0) }, uniquingKeysWith: { one, _ in one })
    let places = Dictionary(views.enumerated().map { ($1.item, $0) }, uniquingKeysWith: { one, _ in one })
    self.places = places
    covered = try loaded.coveredViews()
    bars = Self.bars(of: loaded, isToolbarSimulated: built.isToolbarSimulated)
    var ambiguous: [(index: Int, isHorizontal: Bool)] = []
    for ambiguity in try loaded.ambiguities() {
      if let index = places[ambiguity.item] { ambiguous.append((index, ambiguity.isHorizontal)) }
    }
    self.ambiguous = ambiguous
    var undetermined = Set(ambiguous.map { $0.index })
    for (index, view) in views.enumerated() {
      if let parent = view.parent, undetermined.contains(parent) { undetermined.insert(index) }
    }
    self.undetermined = undetermined
  }

  private static func bars(of loaded: LoadedScene, isToolbarSimulated: Bool) -> [Bar] {
    let scene = loaded.scene
    var obstructions: Set<cas_item> = []
    for index in 0..<cas_scene_obstruction_count(scene) {
      var obstruction = cas_obstruction()
      if cas_scene_obstruction(scene, index, &obstruction) == CAS_OK { obstructions.insert(obstruction.item) }
    }
    return loaded.rows().compactMap { row in
      guard row.kind == "bar", !row.isHidden else { return nil }
      let isAdded = obstructions.contains(row.item)
      guard let kind = isAdded ? .added(row.name) : kind(ofBar: row.item, scene) else { return nil }
      return Bar(kind: kind, frame: row.windowFrame, isSimulated: kind == .toolbar && isToolbarSimulated)
    }
  }

  /// Returns the kind of a bar of the screen, whatever its name; nil for the keyboard.
  private static func kind(ofBar item: cas_item, _ scene: OpaquePointer) -> Bar.Kind? {
    let (statusBar, status) = filled(cas_status_bar_state.self) { cas_status_bar_get_state(scene, $0) }
    if status == CAS_OK, statusBar.item == item { return .status }
    let controller = cas_item_controller(scene, cas_item_parent(scene, item))
    return [
      (CAS_NAVIGATION_BAR, Bar.Kind.navigation), (CAS_TOOLBAR, .toolbar), (CAS_TAB_BAR, .tab),
    ].first { number, _ in
      if controller == 0 { return false }
      let (bar, status) = filled(cas_bar_state.self) { cas_bar_get_state(scene, controller, Int32(number), $0) }
      return status == CAS_OK && bar.item == item
    }?.1
  }

  private static func views(of loaded: LoadedScene, _ facts: [String: ViewFacts]) -> [CheckedView] {
    var views: [CheckedView] = []
    var open: [(depth: Int, index: Int)] = []
    for row in loaded.rows() where ["view", "scroll"].contains(row.kind) {
      while let last = open.last, last.depth >= row.depth { open.removeLast() }
      let parent = open.last.map { $0.index }
      let (state, status) = filled(cas_view_state.self) { cas_view_get_state(loaded.scene, row.item, $0) }
      let isView = status == CAS_OK
      let facts = facts[row.name]
      let view = CheckedView(
        item: row.item, name: row.name, parent: parent, frame: row.windowFrame, kind: row.kind, facts: facts,
        isVisible: !row.isHidden && (facts?.isDrawn ?? true) && (parent.map { views[$0].isVisible } ?? true),
        isInScroll: parent.map { views[$0].scrolls || views[$0].isInScroll } ?? false,
        intrinsic: isView ? state.intrinsic : cas_size(width: -1, height: -1),
        hasBaseline: isView && (state.first_baseline != 0 || state.last_baseline != 0))
      if let parent { views[parent].isLeaf = false }
      open.append((row.depth, views.count))
      views.append(view)
    }
    return views
  }

  /// The subviews of each view that has some.
  private(set) lazy var children: [Int: [Int]] = views.indices.reduce(into: [:]) { children, index in
    if let parent = views[index].parent { children[parent, default: []].append(index) }
  }

  /// The kinds of the views in each view that has some.
  private(set) lazy var shapes: [Int: String] = children.mapValues { inner in
    inner.map { views[$0].facts?.element ?? views[$0].kind }.joined(separator: " ")
  }

  func index(named name: String) -> Int? { indices[name] }
  func view(named name: String) -> CheckedView? { indices[name].map { views[$0] } }

  /// The names of the texts and controls under bars.
  private(set) lazy var namesUnderBars = Set(underBars(nil).filter { $0.bar != nil }.map { views[$0.index].name })

  /// The conflicts in this setting, and all constraints in them.
  private(set) lazy var conflicts = (try? loaded.conflicts()) ?? []
  private(set) lazy var conflicting = Set(conflicts.flatMap { $0.map { $0.constraint } })
  /// The identifiers of the constraints of each conflict, sorted.
  private(set) lazy var conflictNames = Set(conflicts.map { names(of: $0).sorted() })

  /// Returns by how many points a constraint in conflict misses if all other required ones hold. Where it is dropped, it may be off
  /// by more.
  func shortfall(of statement: Statement, in conflict: [Statement]) -> Double {
    guard let again = try? again?(), again.statement(statement.constraint).text == statement.text,
      cas_constraint_set_priority(again.scene, statement.constraint, 999) == CAS_OK, (try? again.layOut()) != nil
    else { return conflict.map(\.violation).max() ?? 0 }
    return again.statement(statement.constraint).violation
  }

  /// Where the text of each view is.
  private(set) lazy var textBounds = views.map { textBounds(of: $0) }

  /// Whether text has the first size of the matrix, the direction is its first, and the keyboard is as in its first setting.
  var hasFirstText: Bool { setting.textSize == first.textSize && setting.isRightToLeft == first.isRightToLeft }
  var hasFirstKeyboard: Bool { setting.hasKeyboard == first.hasKeyboard }

  /// Whether the scene is as large as its document draws it, such as a child in the view of another controller, or a preview:
  /// code places it, so that what covers it, and how large it is, is not known.
  var isAsDrawn: Bool {
    presentation.contains(.part) || setting.device.isEmpty && views.contains { $0.facts != nil }
  }

  func index(of item: cas_item) -> Int? { places[item] }

  var window: cas_rect { views.first?.frame ?? cas_rect() }

  /// Whether constraints determine where the view is.
  func isDetermined(_ index: Int) -> Bool { !undetermined.contains(index) }

  /// Returns what people call a view; the view of a controller without a name is `view`.
  func title(_ index: Int) -> String {
    let view = views[index]
    if let facts = view.facts {
      let isRoot = view.parent.map { views[$0].facts == nil } ?? true
      return printable(isRoot && !facts.hasName ? facts.element : facts.title)
    }
    return view.name.hasPrefix("#") ? loaded.label(of: view.item) : printable(view.name)
  }
}
