// Views under bars and under the keyboard.

public import CCasement

/// How much of a view bars cover at each edge, and the keyboard at its bottom.
public struct Covered {
  public var item: cas_item
  public var byBars = cas_insets()
  public var byKeyboard = 0.0
  public var height = 0.0

  /// The insets covered by bars and the keyboard together.
  public var insets: cas_insets {
    var insets = byBars
    insets.bottom = max(insets.bottom, byKeyboard)
    return insets
  }

  public var isUnderBars: Bool { byBars.top > 0 || byBars.left > 0 || byBars.bottom > 0 || byBars.right > 0 }
}

extension LoadedScene {
  /// Returns all covered views. Where bars and the keyboard overlap, the one that reaches further up is
  /// reported.
  public func coveredViews() throws(Diagnostic) -> [Covered] {
    if !hasScreen { return [] }
    var coverings: UnsafePointer<cas_covering>?
    var count = 0
    try check(cas_scene_obscured(scene, &coverings, &count), at: nil)
    let list = Array(UnsafeBufferPointer(start: coverings, count: count))
    let edge = cas_keyboard_is_docked(scene) == 1 ? cas_keyboard_frame(scene).y : Double.infinity
    return list.map { covering in
      let frame = cas_item_exact_window_frame(scene, covering.item)
      var covered = Covered(item: covering.item, byBars: covering.insets, height: frame.height)
      let hidden = min(frame.y + frame.height - edge, frame.height)
      if hidden > 0, covering.insets.bottom < hidden + 1e-6 {
        covered.byKeyboard = covering.insets.bottom
        covered.byBars.bottom = 0
      }
      return covered
    }
  }

  /// Returns a line for each view under bars.
  func underBars(_ covered: [Covered]) -> String {
    covered.filter { $0.isUnderBars }.map { view in
      "  \(label(of: view.item)), \(view.byBars.sides)\(storedNote(on: view.item))\n"
    }.joined()
  }

  /// Returns a line for each view under the keyboard.
  func underKeyboard(_ covered: [Covered]) -> String {
    covered.filter { $0.byKeyboard > 0 }.map { view in
      let all = view.byKeyboard > view.height - 1e-6
      return "  \(label(of: view.item)), " + (all ? "all of it" : "\(short(view.byKeyboard)) at the bottom")
        + "\(storedNote(on: view.item))\n"
    }.joined()
  }

  /// Returns the note of an imported file on a view, after two spaces; "" for other scenes.
  private func storedNote(on item: cas_item) -> String {
    let note = saysWhatIsStored ? note(on: item) : ""
    return note.isEmpty ? "" : "  " + printable(note)
  }
}

extension cas_insets {
  /// `21 at the top`
  public var sides: String {
    [("top", top), ("left", left), ("bottom", bottom), ("right", right)]
      .filter { $0.1 > 0 }.map { "\(short($0.1)) at the \($0.0)" }.joined(separator: ", ")
  }
}
