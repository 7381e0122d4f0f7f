// The views that differ between the layouts of two versions of a scene, screen by screen.

import CCasement
import Documents

/// The views that a layout shows, parents first.
struct ShownViews {
  struct View {
    /// The name; of a view without one its place among those of the view around it.
    var key: String
    var name: String
    var title: String
    var frame: Frame
    /// The key of the view around it; nil for the outermost.
    var parent: String?
  }

  private(set) var all: [View] = []
  let byKey: [String: View]

  init(_ built: Subject.Built) {
    var open: [(depth: Int, key: String)] = []
    var unnamed: [String: Int] = [:]
    var hidden = Int.max
    for row in built.loaded.rows() where ["view", "scroll"].contains(row.kind) {
      if row.depth <= hidden { hidden = row.isHidden ? row.depth : Int.max }
      if hidden < Int.max { continue }
      while let last = open.last, last.depth >= row.depth { open.removeLast() }
      let parent = open.last?.key
      var key = row.name
      if key.hasPrefix("#") {
        unnamed[parent ?? "", default: 0] += 1
        key = "\(parent ?? "")#\(unnamed[parent ?? ""] ?? 0)"
      }
      let title = built.title(of: row)
      all.append(View(key: key, name: row.name, title: title, frame: Frame(row.windowFrame), parent: parent))
      open.append((row.depth, key))
    }
    byKey = Dictionary(all.map { ($0.key, $0) }, uniquingKeysWith: { one, _ in one })
  }
}

extension Subject.Built {
  /// Returns what people call a view: its class and name in a storyboard; of one without a name its place.
  fileprivate func title(of row: Row) -> String {
    if let facts = facts[row.name] { return facts.title }
    let title = loaded.title(of: row.item)
    let place = loaded.place(of: row.item)
    return title.hasPrefix("#") && !place.isEmpty ? place : title
  }
}

struct MoveList {
  private(set) var moves: [SceneDifference.Move] = []
  private(set) var newViews: [String] = []
  private(set) var goneViews: [String] = []
  private var places: [String: Int] = [:]
  private var known: Set<String> = []

  /// Adds what differs on one screen. Returns whether anything does.
  mutating func add(_ before: ShownViews, _ after: ShownViews, screen: Int) -> Bool {
    var isDifferent = false
    for view in after.all {
      guard let old = before.byKey[view.key] else {
        isDifferent = true
        if known.insert("new " + view.key).inserted { newViews.append(view.title) }
        continue
      }
      guard old.frame.isOff(view.frame) else { continue }
      isDifferent = true
      let parent = view.parent.flatMap { key in before.byKey[key].map { ($0.frame, after.byKey[key]?.frame) } }
      add(view, old.frame, isCarried: Self.isCarried(old.frame, view.frame, by: parent), screen)
    }
    for view in before.all where after.byKey[view.key] == nil {
      isDifferent = true
      if known.insert("gone " + view.key).inserted { goneViews.append(view.title) }
    }
    return isDifferent
  }

  private mutating func add(_ view: ShownViews.View, _ before: Frame, isCarried: Bool, _ screen: Int) {
    let place = places[view.key] ?? moves.count
    if place == moves.count {
      places[view.key] = place
      moves.append(SceneDifference.Move(name: view.name, title: view.title, frames: [], isCarried: true))
    }
    moves[place].frames.append((screen, before, view.frame))
    if !isCarried { moves[place].isCarried = false }
  }

  /// Whether a view has the size it had, and moves by as much as the view around it.
  private static func isCarried(_ before: Frame, _ after: Frame, by parent: (Frame, Frame?)?) -> Bool {
    guard let (old, new) = parent, let new else { return false }
    let (own, outer) = (before.change(to: after), old.change(to: new))
    return own[2] == 0 && own[3] == 0 && abs(own[0] - outer[0]) < 0.01 && abs(own[1] - outer[1]) < 0.01
  }
}
