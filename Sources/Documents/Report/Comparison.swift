// One document on two generations of screens: what ends up under bars, what moves.

import CCasement

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

  public func text(_ style: Style) throws(Complaint) -> String {
    var parts: [String] = []
    for side in [first, second] {
      let covered = try side.scene.coveredViews()
      let lists = [("bars", side.scene.underBars(covered)), ("the keyboard", side.scene.underKeyboard(covered))]
      for (cover, lines) in lists where !lines.isEmpty {
        parts.append(style.strong("under \(cover) on \(side.name):") + "\n" + lines)
      }
    }
    let moved = moved(style)
    if !moved.isEmpty { parts.append(moved) }
    if parts.isEmpty {
      return "the same on \(first.name) and \(second.name): nothing is under a bar or the keyboard, nothing moves\n"
    }
    return parts.joined(separator: "\n")
  }

  /// A line for each view whose frame in the window is another, with by how much.
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
      table.add([String(repeating: "  ", count: row.depth) + row.name] + changes + [first.scene.remark(on: row.item)])
    }
    return isEmpty ? "" : table.text(style)
  }

  /// Both side by side.
  public func picture(_ options: PictureOptions) throws(Complaint) -> [UInt8] {
    var sheet = Sheet()
    for side in [first, second] { try sheet.add(try side.scene.picture(options), title: side.name) }
    return sheet.svg()
  }
}
