// The Swift client of bindings/swift, used as a program would.

import Casement
import Testing

@Suite struct `The Swift client` {
  @Test func `a scene lays out rules and constraints, and says what moved`() throws {
    let scene = try Scene(width: 320, height: 480)
    let field = try scene.window.addView("field")
    let button = try scene.window.addView("button")
    try scene.add("H:|-[field]-[button(80)]-|", "V:|-[field(30)]")
    try scene.add(button.centerY == field.centerY, button.height == field.height)
    let layout = try scene.layout()
    #expect(field.frame == Rect(x: 20, y: 20, width: 192, height: 30))
    #expect(button.frame == Rect(x: 220, y: 20, width: 80, height: 30))
    #expect(layout.changes.contains { $0.item == button && $0.item.name == "button" && $0.frame == button.frame })
    #expect(layout.outcome == .solved)
    #expect(try scene.layout().changes.isEmpty)
  }

  @Test func `operators say multipliers and constants of both sides`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    let window = scene.window
    let constraints = try scene.add(
      box.left + 10 == window.left + 30, 2 * box.width == window.width - 20, box.top >= window.top + 12,
      (box.top == window.top).priority(.high), -1 * box.height <= -44, (box.height == 10).priority(.low))
    try scene.layout()
    #expect(box.frame == Rect(x: 20, y: 12, width: 150, height: 44))
    let text = try constraints[2].text()
    #expect(text == "box.top >= window.top + 12 @1000")
    try constraints[2].setConstant(40)
    try scene.layout()
    #expect(box.frame.y == 40)
    try constraints[2].remove()
    try scene.layout()
    #expect(box.frame.y == 0)
  }

  @Test func `errors have a status and a sentence, and change nothing`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    let digest = scene.digest
    #expect { try scene.add("H:|-[box(") } throws: { ($0 as? CasementError)?.status == .rule }
    #expect { try scene.add(box.width == .nan) } throws: { ($0 as? CasementError)?.status == .notFinite }
    #expect { try scene.showKeyboard() } throws: { error in
      (error as? CasementError)?.status == .mode && "\(error)".contains("screen")
    }
    #expect(scene.digest == digest)
    #expect { try Scene(width: -1, height: 0) } throws: { ($0 as? CasementError)?.status == .outOfRange }
    #expect { try Scene(width: .nan, height: 0) } throws: { ($0 as? CasementError)?.status == .notFinite }
    #expect { try box.change { $0.verticalHugging = 1001 } } throws: { ($0 as? CasementError)?.status == .outOfRange }
    #expect(try box.settings.verticalHugging == 250)
  }

  @Test func `conflicts are reported, and the layout is done without the newest`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    try scene.add(box.width == 100, box.width == 120)
    let layout = try scene.layout()
    #expect(layout.hasConflicts && box.frame.width == 100)
    #expect(try scene.conflicts.map { "\($0)".contains("120") } == [true])
    let strict = try Scene(width: 320, height: 480, isStrict: true)
    let view = try strict.window.addView("view")
    try strict.add(view.width == 100)
    #expect { try strict.add(view.width == 120) } throws: { ($0 as? CasementError)?.status == .conflict }
  }

  @Test func `stacks arrange views, and measured text wraps`() throws {
    let scene = try Scene(width: 200, height: 480)
    let column = try scene.window.addStack("column", .vertical, spacing: 10)
    let text = try column.addView("text")
    let button = try column.addView("button")
    var widths: [Double] = []
    try text.setMeasure { request in
      guard let width = request.width else { return Measurement() }
      widths.append(width)
      return Measurement(height: width < 150 ? 40 : 20)
    }
    try button.setIntrinsic(width: 80, height: 30)
    try scene.add("H:|[column]|", "V:|[column]")
    try scene.layout()
    #expect(text.frame.height == 20 && button.frame.y == 30 && widths.last == 200)
    try scene.setSize(width: 120, height: 480)
    try scene.layout()
    #expect(text.frame.height == 40 && button.frame.y == 50)
    try text.setMeasure { _ in Measurement(width: 30, height: 20, firstBaseline: 15) }
    try scene.layout()
    #expect(try text.frame.height == 20 && text.state.firstBaseline == 15)
    try text.setMeasure { _ in Measurement(height: .nan) }
    #expect(try scene.layout().outcome == .mismeasured)
    try text.setHidden(true)
    try scene.layout()
    #expect(button.frame.y == 0 && text.isHidden)
  }

  @Test func `sums of any length are constraints, and read back`() throws {
    let scene = try Scene(width: 320, height: 480)
    let made = try ["all", "name", "mail", "mark"].map { try scene.window.addView($0) }
    let (all, name, mail, mark) = (made[0], made[1], made[2], made[3])
    let fits = try scene.add(all.width == name.width + mail.width + 8)[0]
    try scene.add(
      name.width == 100, mark.left == 0.25 * scene.window.width, mail.width == 2 * name.width,
      mark.right - mark.left == (all.width - name.width - 4) / 2)
    try scene.layout()
    #expect(all.frame.width == 308 && mark.frame.x == 80 && mark.frame.width == 102)
    let summands = try fits.summands()
    #expect(summands.map(\.multiplier) == [1, -1, -1] && summands.map(\.anchor.item.name) == ["all", "name", "mail"])
    try fits.setConstant(20)
    try scene.layout()
    #expect(all.frame.width == 320)
    #expect { try fits.setMultiplier(2) } throws: { ($0 as? CasementError)?.status == .kind }
    let texts = try scene.add(
      name.trailing + 8 <= mail.leading, 2 * name.width >= mail.width - 4, 8 - name.height <= -mail.height / 4,
      name.width >= 0.5 * name.width + 10
    ).map { try $0.text() }
    #expect(
      texts == [
        "name.trailing <= mail.leading - 8 @1000", "name.width >= 0.5 * mail.width - 2 @1000",
        "name.height >= 0.25 * mail.height + 8 @1000", "name.width >= 0.5 * name.width + 10 @1000",
      ])
  }

  @Test func `sums are added all or none`() throws {
    let scene = try Scene(width: 320, height: 480)
    let (a, b) = (try scene.window.addView("a"), try scene.window.addView("b"))
    #expect { try scene.add(a.width == 3, a.width + b.width == a.height, a.left == b.top) } throws: {
      ($0 as? CasementError)?.status == .attributes
    }
    #expect { try scene.add(a.width + b.width == b.width + a.width) } throws: {
      ($0 as? CasementError)?.status == .empty
    }
    try scene.layout()
    #expect(a.frame.width == 0)
  }

  @Test func `numbers that mean a default in C are refused`() throws {
    let scene = try Scene(width: 320, height: 480)
    let a = try scene.window.addView("a"), b = try scene.window.addView("b")
    let sum = a.width + b.width == a.height
    for refused in [(a.width == 1).priority(0), (a.width == 1).weight(0), sum.priority(0), sum.weight(0)] {
      #expect { try scene.add(refused) } throws: { ($0 as? CasementError)?.status == .outOfRange }
    }
    #expect { try a.setIntrinsic(width: -1) } throws: { ($0 as? CasementError)?.status == .outOfRange }
    try a.setMeasure { _ in Measurement(width: -1, height: 3) }
    #expect(try scene.layout().outcome == .mismeasured && scene.constraints.isEmpty)
  }

  @Test func `texts with a zero character are refused`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios7)
    let a = try scene.window.addView("a")
    let page = try scene.addNavigation()
    let digest = scene.digest
    let calls: [() throws -> Void] = [
      { _ = try scene.window.addView("a\0b") }, { _ = try scene.window.addGuide("a\0b") },
      { _ = try scene.window.addStack("a\0b") }, { _ = try scene.window.addFlow("a\0b") },
      { _ = try scene.window.addGrid("a\0b") }, { _ = try scene.addObstruction(.top, "a\0b") },
      { _ = try page.push("a\0b") }, { try a.setName("a\0b") }, { try scene.add("H:|[a]|\0garbage") },
      { try scene.add((a.width == 3).identifier("a\0b")) },
      { try scene.setDevice(Device("a\0b", size: Size(width: 100, height: 200))) },
    ]
    for (index, call) in calls.enumerated() {
      #expect("call \(index)") { try call() } throws: { ($0 as? CasementError)?.status == .text }
    }
    #expect(scene.constraint("a\0b") == nil && scene.digest == digest)
  }

  @Test func `an error beside sums has the index of its equation`() throws {
    let scene = try Scene(width: 320, height: 480)
    let a = try scene.window.addView("a"), b = try scene.window.addView("b")
    #expect { try scene.add(a.width + b.width == a.height, a.width == 3, a.height == b.height + .infinity) } throws: {
      "\($0)".hasPrefix("equations[2]: constant")
    }
    #expect(try scene.constraints.isEmpty)
  }

  @Test func `constraints are switched together`() throws {
    let scene = try Scene(width: 320, height: 480, isStrict: true)
    let view = try scene.window.addView("view")
    let narrow = try scene.add(view.width == 100)
    try scene.switch(off: narrow)
    let wide = try scene.add(view.width == 300, view.height == 7)
    #expect { try scene.switch(on: narrow) } throws: { ($0 as? CasementError)?.status == .conflict }
    try scene.switch(off: wide, on: narrow)
    try scene.layout()
    #expect(view.frame.width == 100)
    let other = try Scene(width: 320, height: 480)
    let strange = try other.add(other.window.width == 320)
    #expect { try scene.switch(off: strange) } throws: {
      ($0 as? CasementError)?.status == .stale
    }
  }

  @Test func `views move to other parents, and multipliers change`() throws {
    let scene = try Scene(width: 320, height: 480)
    let (card, box) = (try scene.window.addView("card"), try scene.window.addView("box"))
    let part = try scene.add(box.width == scene.window.width / 2)[0]
    try part.setMultiplier(0.25)
    try box.move(to: card, at: 0)
    try scene.layout()
    #expect(box.frame.width == 80)
    #expect(throws: CasementError.self) { try card.move(to: box, at: 0) }
  }

  @Test func `an edit moves what depends on it`() throws {
    let scene = try Scene(width: 320, height: 480)
    let box = try scene.window.addView("box")
    try scene.add(box.left == scene.window.left, box.top == scene.window.top, box.height == 10)
    try scene.layout()
    let edit = try scene.edit(box.width)
    #expect(try edit.suggest(77).changes.map { $0.frame.width } == [77])
    try edit.end()
    #expect(throws: CasementError.self) { try edit.suggest(1) }
  }

  @Test func `an input rides on the keyboard`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios7)
    let page = try scene.addNavigation().push("chat").view
    let messages = try page.addScrollView("messages")
    let input = try page.addView("input")
    try scene.add("H:|[messages]|", "V:|[messages]|", "H:|[input]|", "V:[input(44)]")
    try scene.add(input.bottom == scene.keyboardGuide.top)
    try messages.changeScroll { $0.docked = input }
    #expect(try messages.scrollSettings.docked == input && messages.scrollSettings.docked != page)
    try scene.layout()
    #expect(try input.frame.y == 436 && messages.scrollState.insets.bottom == 44)
    try scene.showKeyboard(duration: 0.25, curve: .linear)
    #expect(scene.isMoving)
    #expect(try scene.sampleInWindow(at: 0.125).changes.contains { $0.item == input && $0.frame.y == 328 })
    _ = try scene.sample(at: 1)
    #expect(try input.frame.y == 220 && messages.scrollState.insets.bottom == 260 && !scene.isMoving)
    try scene.animate(duration: 0.4) {
      try scene.hideKeyboard()
      try scene.rotate(to: .landscapeLeft)
    }
    #expect(scene.window.frame.width == 480)
    _ = try scene.sample(at: 0.3)
    #expect(scene.isMoving)
    _ = try scene.sample(at: 0.5)
    #expect(!scene.isMoving)
  }

  @Test func `what belongs to another scene or solver is refused`() throws {
    let scene = try Scene(width: 320, height: 480)
    let other = try Scene(width: 320, height: 480)
    let mine = try scene.window.addView("mine")
    let theirs = try other.window.addView("theirs")
    let constraint = try other.add(theirs.width == 10)[0]
    let digest = scene.digest
    func refuses(_ body: () throws -> Void) {
      #expect(performing: body, throws: { ($0 as? CasementError)?.status == .stale })
    }
    refuses { try scene.add(mine.left == theirs.left) }
    refuses { try scene.add(theirs.width == 3) }
    refuses { try scene.remove([constraint]) }
    refuses { _ = try scene.edit(constraint) }
    refuses { _ = try scene.edit(theirs.width) }
    #expect(scene.digest == digest && mine != theirs)
    let (first, second) = (try Solver(), try Solver())
    let x = try first.addVariable("x")
    let y = try second.addVariable("y")
    refuses { try second.add(x - y == 1) }
    #expect(second[x].isNaN)
    try first.add(x == 3)
    #expect(throws: CasementError.self) { try first.add(x == 3, x == .infinity) }
  }

  @Test func `functions of removed views are forgotten, and scenes end`() throws {
    final class Witness {}
    weak var witness: Witness?
    weak var scene: Scene?
    do {
      let made = try Scene(width: 320, height: 480)
      let kept = Witness()
      (witness, scene) = (kept, made)
      let view = try made.window.addView("view")
      try view.setMeasure { _ in
        _ = kept
        return Measurement(height: 10)
      }
      try view.remove()
    }
    #expect(witness == nil && scene == nil)
  }

  @Test func `a solver solves rows by priorities`() throws {
    let solver = try Solver()
    let left = try solver.addVariable("left"), right = try solver.addVariable("right")
    let rows = try solver.add(
      right - left >= 100, (left == 20).priority(.high), (2 * right == left + 10).priority(.low))
    try solver.solve()
    #expect(solver[left] == 20 && solver[right] == 120)
    try solver.setConstant(of: rows[1], 50)
    try solver.solve()
    #expect(solver[left] == 50 && solver[right] == 150)
    let edit = try solver.edit(left, 900)
    let values = try solver.suggest(edit, 10).map { $0.value }.sorted()
    #expect(values == [10, 110])
    let row = try solver.row(rows[0])
    #expect(row == (right - left >= 100))
    try solver.add(left >= 5, left <= 3)
    #expect(try solver.solve() == .conflict && solver.limit == 0)
    #expect { try solver.add(left - left == 0) } throws: { ($0 as? CasementError)?.status == .empty }
  }
}
