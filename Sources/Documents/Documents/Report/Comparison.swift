// Compares the layouts of one document on two profiles.

import CCasement
public import Pictures

public struct Comparison {
  public struct Side {
    var name: String
    var scene: LoadedScene

    public init(name: String, scene: LoadedScene) {
      self.name = name
      self.scene = scene
    }
  }

  private let first: Side
  private let second: Side

  public init(_ first: Side, _ second: Side) {
    self.first = first
    self.second = second
  }

  public func text(_ style: Style) throws(Diagnostic) -> String {
    var parts: [String] = []
    for side in [first, second] {
      let covered = try side.scene.coveredViews()
      let lists = [("bars", side.scene.underBars(covered)), ("the keyboard", side.scene.underKeyboard(covered))]
      for (cover, lines) in lists where !lines.isEmpty {
        parts.append(style.bold("under \(cover) on \(side.name):") + "\n" + lines)
      }
    }
    let moved = moved(style)
    if !moved.isEmpty { parts.append(moved) }
    if parts.isEmpty {
      return
        "no difference between \(first.name) and \(second.name): no view is under a bar or the keyboard, none moves\n"
    }
    return parts.joined(separator: "\n")
  }

  /// Returns a line for each view whose frame in the window differs, with the differences.
  private func moved(_ style: Style) -> String {
    let others = Dictionary(second.scene.rows().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var table = Table(["from \(first.name) to \(second.name)", "x", "y", "width", "height", ""])
    var isEmpty = true
    for row in first.scene.rows() where ["view", "scroll"].contains(row.kind) {
      guard let other = others[row.name] else { continue }
      let (before, after) = (row.windowFrame, other.windowFrame)
      guard before.isOff(after, by: 0.01) else { continue }
      isEmpty = false
      let numbers = [
        (before.x, after.x), (before.y, after.y), (before.width, after.width), (before.height, after.height),
      ]
      let changes = numbers.map { pair in
        let difference = pair.1 - pair.0
        return difference.magnitude <= 0.01 ? "" : (difference > 0 ? "+" : "") + short(difference)
      }
      let scene = first.scene
      let note = row.name.hasPrefix("#") ? scene.place(of: row.item) : scene.note(on: row.item)
      table.add([String(repeating: "  ", count: row.depth) + row.name] + changes + [note])
    }
    return isEmpty ? "" : table.text(style)
  }

  /// Returns both layouts side by side, with hidden parts marked, and arrows for moves on the second.
  public func picture(_ options: PictureOptions) throws(Diagnostic) -> [UInt8] {
    var options = options
    let sizes = [first, second].compactMap { $0.scene.rows().first?.windowFrame }
    let longest = sizes.map { max($0.width, $0.height) }.max() ?? 0
    // Both as large: marks lie on the same points.
    if options.zoom == 0 { options.zoom = min(max(900 / max(longest, 1), 0.01), 4) }
    var sheet = Sheet()
    for side in [first, second] {
      var marks = Marks(zoom: options.zoom, window: side.scene.rows().first?.windowFrame ?? cas_rect())
      if side.name == second.name, first.name != second.name { markMoves(&marks) }
      for view in try side.scene.coveredViews() {
        let frame = cas_item_window_frame(side.scene.scene, view.item)
        marks.cover(frame, view.insets, "\(side.scene.title(of: view.item)): \(view.insets.sides)")
      }
      try sheet.add(try side.scene.picture(options), title: side.name, over: marks.text)
    }
    return sheet.svg()
  }

  /// Marks views that move relative to their superviews.
  private func markMoves(_ marks: inout Marks) {
    let others = Dictionary(first.scene.rows().map { ($0.name, $0) }, uniquingKeysWith: { first, _ in first })
    var moves: [(depth: Int, x: Double, y: Double)] = []
    for row in second.scene.rows() {
      guard let before = others[row.name]?.windowFrame, !row.isHidden, ["view", "scroll"].contains(row.kind) else {
        continue
      }
      let after = row.windowFrame
      let move = (depth: row.depth, x: after.x - before.x, y: after.y - before.y)
      while let last = moves.last, last.depth >= row.depth { moves.removeLast() }
      let isTaken = moves.last.map { abs($0.x - move.x) < 0.01 && abs($0.y - move.y) < 0.01 } ?? false
      moves.append(move)
      let isAsLarge = abs(after.width - before.width) < 0.01 && abs(after.height - before.height) < 0.01
      if before.isOff(after, by: 0.01), !(isTaken && isAsLarge) { marks.move(from: before, to: after) }
    }
  }
}

extension LoadedScene {
  /// What people call a view: its title; in an imported scene its text; else its name, or where that is an id of Xcode's the label
  /// or class that the file notes.
  public func title(of item: cas_item) -> String {
    let name = name(of: item)
    if let title = titles[name] { return printable(title) }
    // `label "Title"`, `button Send`, or `view` alone.
    let words = note(on: item).split(separator: " ", maxSplits: 1)
    let title = words.last ?? ""
    if saysWhatIsStored, title.first == "\"", title.utf8.count > 2 {
      return printable(String(title.dropFirst().dropLast()))
    }
    let parts = name.split(separator: "-", omittingEmptySubsequences: false).map { $0.utf8.count }
    return printable(title.isEmpty || parts != [3, 2, 3] && !name.hasPrefix("#") ? name : String(title))
  }
}
