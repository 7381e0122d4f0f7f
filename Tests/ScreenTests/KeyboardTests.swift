import Layout
import Status
import Testing

@testable import Screen

struct KeyboardTests {
  @Test func `C23 in the iOS 6 way a constraint to the keyboard shrinks the scroll view`() throws {
    let device = try Device(.ios6)
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let list = try device.view(in: root, .scroll)
    let input = try device.view(in: root)
    try device.pin(list, .top, to: root, .top)
    try device.pin(list, .bottom, to: input, .top)
    try device.size(input, .height, 44)
    let bottom = try device.pin(input, .bottom, to: root, .bottom)
    try device.screen.dock(input, above: list)
    try device.layout()
    #expect(try device.frame(list).height == 372)
    let structural = device.structural
    try device.screen.begin(duration: 1, curve: 0, fromCurrent: true, movesConstraints: false)
    try device.showKeyboard()
    try device.screen.animatedScene.setConstant(-216, of: bottom)
    try device.screen.commit()
    try device.layout()
    #expect(try device.frame(list).height == 156)
    #expect(try device.windowFrame(input).bottom == 264)
    #expect(try device.insets(list) == .zero)
    #expect(device.structural == structural)
  }

  @Test func `C24 C25 in the iOS 7 way the scroll view stays and extends under the keyboard`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    let row = try device.view(in: list)
    try device.pin(row, .top, to: list, .top, 300)
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    try device.layout()
    let structural = device.structural
    try device.showKeyboard()
    try device.layout()
    #expect(try device.frame(list) == rect(0, 0, 320, 480))
    #expect(try device.frame(row).y == 300)
    #expect(try device.frame(input).bottom == 264)
    #expect(try device.insets(list).bottom == 260)
    #expect(device.structural == structural)
  }

  @Test func `C56 a controller in a header does not move the keyboard guide`() throws {
    for profile in [Profile.ios6, .ios7] {
      let device = try Device(profile)
      let (_, content) = try device.navigation()
      let header = try device.view(in: device.view(content))
      try device.pin(header, .top, to: device.view(content), .top, 64)
      try device.size(header, .height, 60)
      let guide = device.screen.keyboard.guide.item
      try device.showKeyboard()
      #expect(try device.windowFrame(guide).y == 264)
      let embedded = try device.add(in: header)
      try device.layout()
      #expect(try device.windowFrame(guide).y == 264)
      _ = try device.add(in: device.view(embedded))
      _ = try device.add(in: device.view(in: .window))
      try device.hideKeyboard()
      #expect(try device.windowFrame(guide).y == 480)
    }
  }

  @Test func `C56 bars of a controller that fills another one move the keyboard guide`() throws {
    for profile in [Profile.ios6, .ios7] {
      let device = try Device(profile)
      let outer = try device.add()
      let box = try device.fill(device.view(outer), top: 20)
      let inner = try device.add(.navigation, in: box)
      _ = try device.push(inner)
      try device.screen.controllers.setBarHidden(false, .toolbar, of: inner)
      try device.layout()
      #expect(try device.windowFrame(device.screen.keyboard.guide.item).y == 436)
    }
  }

  @Test func `C57 only the last event counts`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.showKeyboard()
    try device.layout()
    let digest = device.screen.scene.solver.digest()
    try device.showKeyboard()
    try device.layout()
    #expect(device.screen.scene.solver.digest() == digest)
    // An empty frame or one below the screen hides the keyboard.
    try device.screen.showKeyboard(.zero, duration: 0.25, curve: 7)
    #expect(try device.insets(list).bottom == 0)
    try device.showKeyboard()
    try device.screen.showKeyboard(rect(0, 480, 320, 216), duration: 0.25, curve: 7)
    #expect(try device.insets(list).bottom == 0)
    try device.showKeyboard()
    try device.sample(0.1)
    try device.hideKeyboard()
    try device.sample(0.1)
    try device.sample(0.5)
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
  }

  @Test func `C57 the keyboard may be shown before or after a rotation`() throws {
    func shown(_ isFirst: Bool) throws -> Insets {
      let device = try Device()
      let (_, content) = try device.navigation()
      let list = try device.fill(device.view(content), .scroll)
      if isFirst { try device.screen.showKeyboard(rect(0, 0, 162, 480), duration: 0.25, curve: 7) }
      try device.screen.rotate(to: .landscapeRight)
      if !isFirst { try device.screen.showKeyboard(rect(0, 0, 162, 480), duration: 0.25, curve: 7) }
      try device.layout()
      #expect(device.screen.keyboard.frame == rect(0, 158, 480, 162))
      return try device.insets(list)
    }
    #expect(try shown(true) == insets(52, 0, 162, 0))
    #expect(try shown(false) == insets(52, 0, 162, 0))
    // After a rotation a shown keyboard has the height of the table.
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.showKeyboard(260)
    try device.screen.rotate(to: .landscapeLeft)
    #expect(try device.insets(list) == insets(52, 0, 206, 0))
    try device.screen.rotate(to: .portrait)
    #expect(try device.insets(list) == insets(64, 0, 260, 0))
  }

  @Test func `C59 frames in portrait coordinates become frames in the window`() throws {
    let device = try Device()
    for (orientation, frame, floating) in [
      (Orientation.portrait, rect(0, 264, 320, 216), rect(30, 100, 240, 216)),
      (.upsideDown, rect(0, 0, 320, 216), rect(50, 164, 240, 216)),
      (.landscapeLeft, rect(158, 0, 162, 480), rect(164, 30, 216, 240)),
      (.landscapeRight, rect(0, 0, 162, 480), rect(100, 50, 216, 240)),
    ] {
      try device.screen.rotate(to: orientation)
      try device.screen.showKeyboard(frame, duration: 0, curve: 0)
      let size = device.screen.window.size
      let height = orientation.isLandscape ? 162.0 : 216
      #expect(device.screen.keyboard.frame == rect(0, size.height - height, size.width, height))
      #expect(try device.screen.keyboard.standardFrame(accessory: 0) == frame)
      try device.layout()
      #expect(try device.frame(device.screen.keyboard.item) == device.screen.keyboard.frame)
      try device.screen.showKeyboard(rect(30, 100, 240, 216), duration: 0, curve: 0)
      #expect(device.screen.keyboard.frame == floating)
    }
  }

  @Test func `C31 duration and curve are returned unchanged, also curve 7`() throws {
    let device = try Device()
    try device.showKeyboard(duration: 0.3, curve: 7)
    #expect(device.screen.animatedScene.lastTiming == (0.3, 7))
    try device.showKeyboard(duration: 0.2, curve: 2)
    #expect(device.screen.animatedScene.lastTiming == (0.2, 2))
    try device.screen.animatedScene.defineCurve(9, Point(x: 0.1, y: 0.2), Point(x: 0.3, y: 1.4))
    try device.showKeyboard(duration: 0.2, curve: 9)
    #expect(device.screen.animatedScene.lastTiming == (0.2, 9))
  }

  @Test func `C31 an unknown curve is returned unchanged, sampled as ease in and out, and described`() throws {
    let device = try Device()
    let keyboard = device.screen.keyboard.item
    try device.layout()
    #expect(try !device.description().contains("curve"))
    try device.showKeyboard(duration: 0.2, curve: 9)
    #expect(device.screen.animatedScene.lastTiming == (0.2, 9))
    #expect(
      try device.description().hasSuffix(
        "\ncurve 9 is unknown, sampled as ease in and out until it is defined\n"))
    for time in [0, 0.05, 0.1, 0.15, 0.2] {
      try device.sample(time)
      let share = device.screen.animatedScene.curves.progress(Timing(begun: 0, duration: 0.2, curve: 0), at: time)
      #expect(abs(try device.shown(keyboard).y - (480 - 216 * share)) < 1e-9)
    }
    // After its definition it is sampled as defined.
    try device.screen.animatedScene.defineCurve(9, Point(x: 0, y: 0), Point(x: 1, y: 1))
    try device.sample(0.05)
    #expect(abs(try device.shown(keyboard).y - (480 - 54)) < 1e-9)
    #expect(try !device.description().contains("curve"))
  }

  @Test func `C31 a negative curve is refused unless it is defined`() throws {
    let device = try Device()
    let digest = device.screen.digest()
    #expect(throws: Status.outOfRange) { try device.showKeyboard(duration: 0.2, curve: -1) }
    #expect(throws: Status.outOfRange) {
      try device.screen.begin(duration: 1, curve: .min, fromCurrent: true, movesConstraints: false)
    }
    #expect(device.screen.digest() == digest)
    try device.screen.animatedScene.defineCurve(-1, Point(x: 0, y: 0), Point(x: 1, y: 1))
    try device.showKeyboard(duration: 0.2, curve: -1)
    #expect(device.screen.animatedScene.lastTiming == (0.2, -1))
  }

  @Test(arguments: [Int32(0), 1, 2, 3, 7, 9]) func `C61 with a duration of 0 every curve is immediate`(curve: Int32)
    throws
  {
    for movesConstraints in [false, true] {
      let device = try Device()
      let keyboard = device.screen.keyboard.item
      try device.layout()
      try device.screen.begin(duration: 0, curve: curve, fromCurrent: true, movesConstraints: movesConstraints)
      try device.showKeyboard(duration: 0, curve: curve)
      try device.screen.commit()
      try device.layout()
      #expect(device.reported[keyboard.raw] == rect(0, 264, 320, 216))
      try device.sample(0)
      #expect(try device.shown(keyboard).y == 264)
      try device.showKeyboard(260, duration: 0, curve: curve)
      try device.layout()
      #expect(try device.shown(keyboard).y == 220)
    }
  }

  @Test func `C56 C59 a keyboard at the top of the screen floats, and a half turn docks it`() throws {
    for (orientation, frame, turned) in [
      (Orientation.portrait, rect(0, 0, 320, 216), Orientation.upsideDown),
      (.upsideDown, rect(0, 264, 320, 216), .portrait), (.landscapeLeft, rect(0, 0, 162, 480), .landscapeRight),
      (.landscapeRight, rect(158, 0, 162, 480), .landscapeLeft),
    ] {
      let device = try Device()
      let (_, content) = try device.navigation()
      let list = try device.fill(device.view(content), .scroll)
      try device.screen.rotate(to: orientation)
      try device.screen.showKeyboard(frame, duration: 0, curve: 0)
      try device.layout()
      let size = device.screen.window.size
      let height = orientation.isLandscape ? 162.0 : 216
      #expect(!device.isDocked)
      #expect(device.screen.keyboard.frame == rect(0, 0, size.width, height))
      #expect(try device.frame(device.screen.keyboard.item) == device.screen.keyboard.frame)
      #expect(try device.insets(list).bottom == 0)
      #expect(try device.frame(device.screen.keyboard.guide.item).y == size.height)
      // The event was sent before the half turn to which it belongs.
      try device.screen.rotate(to: turned)
      #expect(device.isDocked)
      #expect(device.screen.keyboard.frame == rect(0, size.height - height, size.width, height))
      #expect(try device.insets(list).bottom == height)
      try device.screen.rotate(to: orientation)
      #expect(!device.isDocked)
      #expect(try device.insets(list).bottom == 0)
    }
  }

  @Test func `C30 C32 scrolling to the bottom before an event is part of the layout after it`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.layout()
    let top = try device.screen.placement.scrollInfo(of: list).offset.y
    try device.screen.placement.scrollToBottom(list)
    try device.showKeyboard(216, duration: 0.25, curve: 3)
    try device.layout()
    #expect(try device.screen.placement.scrollInfo(of: list).offset.y == 1000 + 216 - 480)
    // It is animated from where it was, with the event.
    try device.sample(0)
    #expect(try device.screen.placement.scrollInfo(of: list).shownOffset.y == top)
    try device.sample(0.25)
    #expect(try device.screen.placement.scrollInfo(of: list).shownOffset.y == 736)
    try device.screen.placement.scrollToBottom(list)
    try device.screen.hideKeyboard(duration: 0.25, curve: 3)
    #expect(try device.screen.placement.scrollInfo(of: list).offset.y == 520)
    try device.screen.placement.setContentSize(Size(width: 320, height: 2000), of: list)
    try device.screen.placement.scrollToBottom(list)
    try device.screen.rotate(to: .landscapeLeft)
    #expect(try device.screen.placement.scrollInfo(of: list).offset.y == 2000 - 320)
    // An event that is refused leaves it to the next layout.
    try device.screen.placement.setOffset(Point(x: 0, y: 0), of: list)
    try device.screen.placement.scrollToBottom(list)
    #expect(throws: Status.outOfRange) { try device.showKeyboard(216, duration: -1, curve: 3) }
    #expect(try device.screen.placement.scrollInfo(of: list).offset.y == 0)
    try device.layout()
    #expect(try device.screen.placement.scrollInfo(of: list).offset.y == 1680)
  }

  @Test func `C32 an animation of constant, insets, layout and offset begins at the visible frames`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    let bottom = try device.pin(input, .bottom, to: device.view(content), .bottom)
    try device.screen.setFollowsKeyboard(false, list)
    try device.layout()
    try device.screen.begin(duration: 0.25, curve: 7, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(-216, of: bottom)
    try device.screen.setInsets(insets(0, 0, 260, 0), insets(0, 0, 260, 0), of: list)
    try device.layout()
    #expect(device.screen.scene.frames.changes.count == 0)
    #expect(try device.frame(input).bottom == 264)
    try device.screen.placement.scrollToBottom(list)
    try device.screen.commit()
    #expect(try device.info(list).offset.y == 780)
    #expect(try device.sample(0).first { $0.item == input }?.frame.bottom == 480)
    #expect(abs(try device.sample(0.1).first { $0.item == input }!.frame.bottom - (480 - 216 * 0.54478)) < 0.01)
    #expect(try device.sample(0.5).first { $0.item == input }?.frame.bottom == 264)
    #expect(try device.sample(0.6).isEmpty)
  }
}
