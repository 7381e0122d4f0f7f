// Devices, obstructions, the keyboard and bars of a screen.

import Casement
import Testing

@Suite struct `Screens of the Swift client` {
  @Test func `a screen is that of a device`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios15)
    #expect(throws: CasementError.self) { try scene.device }
    let square = Device(
      "square", size: Size(width: 400, height: 500), scale: 2, portrait: Insets(top: 40, bottom: 20), statusBar: 30)
    try scene.setDevice(square)
    try scene.layout()
    var unnamed = square
    unnamed.name = ""
    #expect(try scene.device == unnamed && scene.window.frame.width == 400)
    #expect(try scene.window.safeInsets() == Insets(top: 40, bottom: 20))
    try scene.setWindow(Rect(x: 200, y: 0, width: 200, height: 500))
    #expect(try scene.screenState.window == Rect(x: 200, y: 0, width: 200, height: 500))
    let known = try #require(Device.all.first)
    try scene.setDevice(known)
    #expect(try scene.device == known && Device.all.count > 10)
  }

  @Test func `obstructions take from the window, and views under them are listed`() throws {
    let scene = try Scene(width: 400, height: 300, profile: .plain)
    let panel = try scene.addObstruction(.left, "panel")
    let hinge = try scene.addObstruction(kind: .cutout)
    let (box, page) = (try scene.window.addView("box"), try scene.window.safeArea())
    try scene.add("H:|[box]|", "V:|[box(50)]")
    try panel.setDepth(120)
    try hinge.setFrame(Rect(x: 200, y: 100, width: 10, height: 200))
    try scene.layout()
    #expect(page.frame == Rect(x: 120, y: 0, width: 280, height: 300))
    let states = try scene.obstructions
    #expect(states.map(\.item) == [panel, hinge] && states.map(\.kind) == [.panel, .cutout])
    #expect(states[0].edge == .left && states[1].edge == [] && states[1].frame.width == 10)
    #expect(try box.obscured() == Insets(left: 120))
    let coverings = try scene.obscured()
    #expect(coverings.map(\.item) == [AnyItem(box)] && coverings.map(\.insets) == [Insets(left: 120)])
    #expect(throws: CasementError.self) { try hinge.setDepth(4) }
  }

  @Test func `the keyboard has a frame, and what moves is known`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios7)
    let input = try scene.window.addView("input")
    try scene.add("H:|[input]|", "V:[input(44)]", "input.bottom == keyboard_guide.top")
    try scene.layout()
    #expect(scene.keyboardFrame.height == 0 && !scene.isKeyboardDocked && scene.movingUntil == nil)
    try scene.showKeyboard(scene.standardKeyboardFrame(accessory: 40), duration: 0.5, curve: .linear)
    #expect(scene.keyboardFrame == Rect(x: 0, y: 224, width: 320, height: 256) && scene.isKeyboardDocked)
    let moving = try scene.animations.first { $0.item == input }
    #expect(moving?.from.y == 436 && moving?.to.y == 180)
    _ = try scene.sample(at: 0.25)
    #expect(scene.time == 0.25 && scene.movingUntil == 0.5)
    try scene.seek(to: 0.1)
    #expect(scene.time == 0.1 && input.shownFrame.y == 384.8)
  }

  @Test func `animations move constraints and begin where layouts were`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .plain)
    let (box, mark) = (try scene.window.addView("box"), try scene.window.addView("mark"))
    let width = try scene.add(box.width == 100, mark.left == box.right)[0]
    try scene.layout()
    try scene.animate(duration: 1, curve: .linear, movesConstraints: true) { try width.setConstant(200) }
    _ = try scene.sample(at: 0.5)
    #expect(box.frame.width == 150)
    try scene.animate(duration: 1, curve: .linear) { try width.setConstant(300) }
    _ = try scene.sample(at: 0.5)
    let shown = box.shownFrame.width
    try scene.animate(duration: 1, curve: .linear, fromBeginning: true) { try width.setConstant(0) }
    _ = try scene.sample(at: 0)
    #expect(box.shownFrame.width == 300 && shown < 300)
  }

  @Test func `a block that cannot end is ended later`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios7)
    let box = try scene.window.addView("box")
    try scene.layout()
    #expect {
      try scene.animate(duration: 1, curve: .linear) {
        try scene.add("box.width == 5", "box.width == 6")
        for _ in 0..<50 {
          let each = try scene.window.addView()
          try scene.add(each.left == box.right + 1, each.width == box.width, each.right <= scene.window.right - 500)
        }
        try scene.change { $0.stepLimit = 1 }
      }
    } throws: {
      ($0 as? CasementError)?.status == .limit
    }
    try scene.change { $0.stepLimit = 0 }
    #expect(try scene.commit() == .conflict && box.frame.width == 5)
    #expect { try scene.commit() } throws: { ($0 as? CasementError)?.status == .mode }
  }

  @Test func `bars and tabs answer`() throws {
    let scene = try Scene(width: 320, height: 480, profile: .ios7)
    let navigation = try scene.addNavigation()
    _ = try navigation.push("page")
    #expect(scene.has(.layoutGuides) && scene.has(.contentUnderlapsBars) && !scene.has(.adjustsBySafeArea))
    try scene.layout()
    let image = try navigation.barImage(height: 44)
    #expect(image.frame == Rect(x: 0, y: 20, width: 320, height: 44) && image.black == 20)
    try navigation.tapBar()
    try scene.setStatusBarHidden(true)
    #expect(try scene.statusBarState.isHidden)
    let tabs = try scene.addController(.tab, in: scene.window, "tabs")
    let (first, second) = (
      try scene.addController(in: tabs.view, "first"), try scene.addController(in: tabs.view, "second")
    )
    #expect(try tabs.state.shown == first)
    try tabs.selectTab(1)
    #expect(try tabs.state.shown == second)
    #expect(throws: CasementError.self) { try tabs.selectTab(2) }
  }
}
