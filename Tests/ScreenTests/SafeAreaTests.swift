import Layout
import Status
import Testing

@testable import Screen

private func device(_ name: StaticString) -> ScreenDevice {
  for index in 0..<Devices.count {
    let found = Devices.numbered(index)
    if found.name.description == name.description { return found.device }
  }
  fatalError("no such device")
}

extension Insets {
  fileprivate static func of(_ top: Double, _ left: Double, _ bottom: Double, _ right: Double) -> Insets {
    Insets(top: top, left: left, bottom: bottom, right: right)
  }
}

struct SafeAreaTests {
  private func phone(
    _ name: StaticString = "iPhone X", _ profile: Profile = .ios11
  ) throws -> (Device, page: ItemID, content: ControllerID, navigation: ControllerID) {
    let bench = try Device(profile)
    try bench.screen.display.setDevice(device(name))
    let (navigation, content) = try bench.navigation()
    return (bench, try bench.view(content), content, navigation)
  }

  @Test func `C66 an obstruction at an edge moves safe areas, guides and bars, by constants alone`() throws {
    let bench = try Device(.plain)
    let content = try bench.add()
    let page = try bench.view(content)
    let guide = try bench.screen.placement.safeArea(of: page)
    let panel = try bench.screen.display.addObstruction(.panel, edge: EdgeMask.left, name: nil)
    let shelf = try bench.screen.display.addObstruction(.bar, edge: EdgeMask.bottom, name: nil)
    try bench.layout()
    let before = bench.screen.scene.solver.statistics().structural
    try bench.screen.display.setDepth(100, ofObstruction: panel)
    try bench.screen.display.setDepth(60, ofObstruction: shelf)
    try bench.layout()
    #expect(try bench.frame(guide) == Rect(x: 100, y: 0, width: 220, height: 420))
    #expect(try bench.frame(panel) == Rect(x: 0, y: 0, width: 100, height: 480))
    #expect(try bench.bottomLength(content) == 60)
    let after = bench.screen.scene.solver.statistics().structural
    #expect(after == before)
    #expect(throws: Status.kind) { try bench.screen.display.setFrame(.zero, ofObstruction: panel) }
    #expect(throws: Status.outOfRange) { try bench.screen.display.setDepth(-1, ofObstruction: panel) }
    #expect(throws: Status.outOfRange) { _ = try bench.screen.display.addObstruction(.panel, edge: 3, name: nil) }
    try bench.screen.remove(shelf)
    try bench.layout()
    #expect(try bench.frame(guide).height == 480)
    #expect(throws: Status.stale) { try bench.screen.remove(shelf) }
  }

  @Test func `C67 a safe area is what bars and obstructions leave of a view, wherever that is`() throws {
    let (bench, page, _, _) = try phone()
    let box = try bench.view(in: page)
    try bench.pin(box, .left, to: page, .left)
    try bench.pin(box, .width, to: page, .width)
    let top = try bench.pin(box, .top, to: page, .top, 20)
    try bench.pin(box, .bottom, to: page, .bottom)
    let guide = try bench.screen.placement.safeArea(of: box)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: box) == .of(68, 0, 34, 0))
    #expect(try bench.frame(guide) == Rect(x: 0, y: 68, width: 375, height: 792 - 68 - 34))
    try bench.screen.animatedScene.setConstant(200, of: top)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: box) == .of(0, 0, 34, 0))
    #expect(try bench.frame(guide).y == 0)
    let label = try bench.view(in: box)
    #expect(throws: Status.kind) { _ = try bench.screen.placement.safeArea(of: guide) }
    try bench.screen.remove(box)
    #expect(throws: Status.stale) { _ = try bench.screen.placement.safeArea(of: label) }
    try bench.layout()
  }

  @Test func `C68 additional insets make the safe areas of a controller and of those in it smaller`() throws {
    let (bench, page, content, navigation) = try phone()
    try bench.layout()
    try bench.screen.setAdditionalInsets(.of(10, 5, 6, 7), of: content)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .of(98, 5, 40, 7))
    #expect(try bench.topLength(content) == 98)
    try bench.screen.setAdditionalInsets(.of(1, 0, 0, 0), of: navigation)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: bench.view(navigation)) == .of(45, 0, 34, 0))
    try bench.screen.setEdges(0, of: content)
    try bench.layout()
    #expect(try bench.frame(page).bottom == 812)
    try bench.screen.setEdges(EdgeMask.all, of: content)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .of(99, 5, 40, 7))
    #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).frame.y == 44)
  }

  @Test func `C69 the safe area of a scroll view stays with its frame, that of its content follows the offset`() throws
  {
    let (bench, page, _, _) = try phone()
    let scroll = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 375, height: 2000), of: scroll)
    let guide = try bench.screen.placement.safeArea(of: scroll)
    let box = try bench.view(in: scroll)
    try bench.pin(box, .top, to: scroll, .top)
    try bench.pin(box, .left, to: scroll, .left)
    try bench.size(box, .width, 100)
    try bench.size(box, .height, 100)
    _ = try bench.screen.placement.safeArea(of: box)
    try bench.layout()
    #expect(try bench.windowFrame(guide) == Rect(x: 0, y: 88, width: 375, height: 690))
    #expect(try bench.screen.placement.safeInsets(of: box).top == 0)
    try bench.screen.placement.setOffset(Point(x: 0, y: -28), of: scroll)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: box).top == 60)
    #expect(try bench.windowFrame(guide).y == 88)
  }

  @Test func `C70 from iOS 8 on keyboards turn with the window, and phones in landscape have no status bar`() throws {
    let bench = try Device(.ios8)
    let (_, content) = try bench.navigation()
    try bench.layout()
    #expect(try bench.topLength(content) == 64)
    try bench.screen.rotate(to: .landscapeRight)
    try bench.layout()
    #expect(try bench.topLength(content) == 32)
    let isHidden = bench.screen.display.isStatusBarHidden
    #expect(isHidden)
    let frame = try bench.screen.keyboard.standardFrame(accessory: 0)
    #expect(frame == Rect(x: 0, y: 320 - 162, width: 480, height: 162))
    try bench.screen.showKeyboard(frame, duration: 0, curve: 0)
    try bench.layout()
    #expect(try bench.frame(bench.screen.keyboard.guide.item).y == 158)
    let pad = try Device(.ios8, width: 768, height: 1024, idiom: .pad)
    try pad.screen.rotate(to: .landscapeRight)
    try pad.layout()
    let isHiddenOnPad = pad.screen.display.isStatusBarHidden
    #expect(!isHiddenOnPad)
  }

  @Test func `C71 C79 a device takes from its screen what its hardware covers, and turns with it`() throws {
    let expected: [(StaticString, Insets, Insets)] = [
      ("iPhone 8", .of(64, 0, 0, 0), .of(32, 0, 0, 0)),
      ("iPhone X", .of(88, 0, 34, 0), .of(32, 44, 21, 44)),
      ("iPhone 11", .of(92, 0, 34, 0), .of(44, 48, 21, 48)),
      ("iPhone 14", .of(91, 0, 34, 0), .of(32, 47, 21, 47)),
      ("iPad Pro 11", .of(74, 0, 20, 0), .of(74, 0, 20, 0)),
    ]
    for (name, upright, sideways) in expected {
      let (bench, page, _, _) = try phone(name)
      try bench.layout()
      #expect(try bench.screen.placement.safeInsets(of: page) == upright)
      try bench.screen.rotate(to: .landscapeRight)
      try bench.layout()
      #expect(try bench.screen.placement.safeInsets(of: page) == sideways)
      try bench.screen.rotate(to: .portrait)
      try bench.layout()
      #expect(try bench.screen.placement.safeInsets(of: page) == upright)
    }
    let android = try Device(.android)
    try android.screen.display.setDevice(device("Android phone with buttons"))
    try android.layout()
    #expect(try android.screen.placement.safeInsets(of: .window) == .of(24, 0, 48, 0))
    try android.screen.rotate(to: .landscapeRight)
    try android.layout()
    #expect(try android.screen.placement.safeInsets(of: .window) == .of(24, 24, 0, 48))
    try android.screen.rotate(to: .landscapeLeft)
    try android.layout()
    #expect(try android.screen.placement.safeInsets(of: .window) == .of(24, 48, 0, 24))
  }

  @Test func `C72 bars at the top begin below a cutout, with a status bar and without`() throws {
    let (bench, page, _, navigation) = try phone("iPhone 14")
    try bench.layout()
    for isHidden in [false, true] {
      try bench.screen.display.setStatusBarHidden(isHidden)
      try bench.layout()
      #expect(
        try bench.screen.controllers.barInfo(.navigation, of: navigation).frame
          == Rect(x: 0, y: 47, width: 390, height: 44))
      #expect(try bench.screen.placement.safeInsets(of: page).top == 91)
    }
  }

  @Test func `C71 C86 beside an island bars begin a pixel above the end of the status bar, safe areas at 59`() throws {
    let (bench, page, content, navigation) = try phone("iPhone 15 Pro")
    let top = 54 - 1.0 / 3
    for isHidden in [false, true] {
      try bench.screen.display.setStatusBarHidden(isHidden)
      try bench.layout()
      let height = bench.screen.display.statusBarHeight
      #expect(height == (isHidden ? 0 : 54))
      #expect(
        try bench.screen.controllers.barInfo(.navigation, of: navigation).frame
          == Rect(x: 0, y: top, width: 393, height: 44))
      #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).effectiveHeight == top + 44)
      #expect(try bench.screen.placement.safeInsets(of: page).top == top + 44)
      #expect(abs(top + 44 - 97.67) < 0.005)
      #expect(try bench.screen.placement.barsHeight(of: content) == top + 44)
    }
    try bench.screen.controllers.setBarHidden(true, .navigation, of: navigation)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .of(59, 0, 34, 0))
    try bench.screen.controllers.setBarHidden(false, .navigation, of: navigation)
    // What the program adds at the top moves the bar if it ends lower.
    let banner = try bench.screen.display.addObstruction(.bar, edge: EdgeMask.top, name: nil)
    for (depth, y) in [(56, 56), (70, 70), (20, top)] as [(Double, Double)] {
      try bench.screen.display.setDepth(depth, ofObstruction: banner)
      try bench.layout()
      #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).frame.y == y)
    }
    try bench.screen.rotate(to: .landscapeRight)
    try bench.screen.display.setDepth(0, ofObstruction: banner)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .of(32, 59, 21, 59))
  }

  @Test func `C87 bars of wide phones in landscape are as high as in portrait, a tab bar beside an indicator is 65`()
    throws
  {
    for (width, height, bar, tabBar) in [
      (414, 896, 44, 49 + 21), (428, 926, 44, 49 + 21), (430, 932, 44, 49 + 21), (393, 852, 32, 32 + 21),
      (375, 812, 32, 32 + 21),
    ] as [(Double, Double, Double, Double)] {
      let bench = try Device(.ios11)
      try bench.screen.display.setDevice(
        ScreenDevice(
          width, height, scale: 3, portrait: .of(47, 0, 34, 0), landscape: .of(0, 47, 21, 47), statusBar: 47))
      let tab = try bench.add(.tab)
      let navigation = try bench.push(tab, .navigation)
      try bench.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
      try bench.screen.rotate(to: .landscapeLeft)
      try bench.layout()
      #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).frame.height == bar)
      #expect(try bench.screen.controllers.barInfo(.toolbar, of: navigation).frame.height == bar)
      #expect(try bench.screen.controllers.barInfo(.tab, of: tab).frame.height == tabBar)
      try bench.screen.rotate(to: .portrait)
      try bench.layout()
      #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).frame.height == 44)
      #expect(try bench.screen.controllers.barInfo(.tab, of: tab).frame.height == 83)
    }
    let plus = try Device(.ios8)
    try plus.screen.display.setDevice(ScreenDevice(414, 736, scale: 3))
    let (navigation, _) = try plus.navigation()
    try plus.screen.rotate(to: .landscapeLeft)
    try plus.layout()
    #expect(
      try plus.screen.controllers.barInfo(.navigation, of: navigation).frame == Rect(x: 0, y: 0, width: 736, height: 44)
    )
    let pad = try Device(.ios15)
    try pad.screen.display.setDevice(device("iPad Pro 11"))
    let tab = try pad.add(.tab)
    for orientation in [Orientation.portrait, .landscapeLeft] {
      try pad.screen.rotate(to: orientation)
      try pad.layout()
      #expect(try pad.screen.controllers.barInfo(.tab, of: tab).frame.height == 65)
    }
    try pad.screen.display.setDevice(device("iPad"))
    try pad.layout()
    #expect(try pad.screen.controllers.barInfo(.tab, of: tab).frame.height == 50)
  }

  @Test func `C88 keyboards are 226 high on wide phones, and 75 higher on phones with a home indicator`() throws {
    for (name, height, suggestions) in [
      ("iPhone 5", 216, 0), ("iPhone 8", 216, 0), ("iPhone X", 291, 335), ("iPhone 14", 291, 335),
      ("iPhone 15 Pro", 291, 335), ("iPhone 11", 301, 346),
    ] as [(StaticString, Double, Double)] {
      let (bench, page, _, _) = try phone(name)
      #expect(try bench.screen.keyboard.standardFrame(accessory: 0).height == height)
      if suggestions > 0 {
        let bar = suggestions - height
        #expect(bar == 44 || bar == 45)
        let frame = try bench.screen.keyboard.standardFrame(accessory: bar)
        #expect(frame.height == suggestions && frame.bottom == device(name).size.height)
      }
      let list = try bench.fill(page, .scroll)
      try bench.screen.placement.setContentSize(Size(width: 100, height: 3000), of: list)
      try bench.screen.showKeyboard(bench.screen.keyboard.standardFrame(accessory: 0), duration: 0, curve: 0)
      try bench.layout()
      #expect(try bench.screen.placement.scrollInfo(of: list).insets.bottom == height)
      try bench.screen.rotate(to: .landscapeLeft)
      #expect(try bench.screen.keyboard.standardFrame(accessory: 0).height == 162)
    }
    let plus = try Device(.ios8)
    try plus.screen.display.setDevice(ScreenDevice(414, 736, scale: 3))
    #expect(try plus.screen.keyboard.standardFrame(accessory: 0).height == 226)
    for (profile, height) in [(Profile.ios6, 216), (.ios7, 216), (.android, 260), (.plain, 0)] as [(Profile, Double)] {
      let bench = try Device(profile)
      try bench.screen.display.setDevice(device("iPhone X"))
      #expect(try bench.screen.keyboard.standardFrame(accessory: 0).height == height)
    }
  }

  @Test func `C73 from iOS 11 on a tab bar reaches down under the home indicator, a toolbar does not`() throws {
    let bench = try Device(.ios11)
    try bench.screen.display.setDevice(device("iPhone X"))
    let tab = try bench.add(.tab)
    let navigation = try bench.push(tab, .navigation)
    let content = try bench.push(navigation)
    try bench.layout()
    #expect(try bench.screen.controllers.barInfo(.tab, of: tab).frame == Rect(x: 0, y: 729, width: 375, height: 83))
    #expect(try bench.bottomLength(content) == 83)
    try bench.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try bench.layout()
    #expect(
      try bench.screen.controllers.barInfo(.toolbar, of: navigation).frame == Rect(x: 0, y: 685, width: 375, height: 44)
    )
    try bench.screen.controllers.setBarHidden(true, .tab, of: tab)
    try bench.layout()
    #expect(try bench.screen.controllers.barInfo(.toolbar, of: navigation).frame.bottom == 778)
    #expect(try bench.bottomLength(content) == 78)
  }

  @Test func `C74 safe areas pad scroll views along the axes in which they scroll, or as asked`() throws {
    let (bench, page, _, _) = try phone()
    try bench.screen.rotate(to: .landscapeRight)
    let scroll = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 100, height: 100), of: scroll)
    try bench.layout()
    // In a controller with bars top and bottom are always padded.
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets == .of(32, 0, 21, 0))
    try bench.screen.setAdjustment(.scrollableAxes, scroll)
    try bench.layout()
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets == .zero)
    try bench.screen.placement.setContentSize(Size(width: 2000, height: 100), of: scroll)
    try bench.layout()
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets == .of(0, 44, 0, 44))
    try bench.screen.setAdjustment(.always, scroll)
    try bench.layout()
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets == .of(32, 44, 21, 44))
    try bench.screen.setAdjustment(.never, scroll)
    try bench.layout()
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets == .zero)
    // A second scroll view, which bars never padded before.
    let second = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 100, height: 2000), of: second)
    try bench.layout()
    #expect(try bench.screen.placement.scrollInfo(of: second).insets == .of(32, 0, 21, 0))
    let old = try Device(.ios7)
    let (_, page7) = try old.navigation()
    let list = try old.fill(old.view(page7), .scroll)
    try old.screen.setAdjustment(.always, list)
    let pads = old.screen.display.has(.safeAreaInsets)
    #expect(!pads)
  }

  @Test func `C75 a large title adds 52 and collapses as the content scrolls`() throws {
    let (bench, page, content, navigation) = try phone()
    let scroll = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 375, height: 3000), of: scroll)
    try bench.screen.setLargeTitle(true, of: navigation)
    try bench.layout()
    #expect(try bench.screen.controllers.barInfo(.navigation, of: navigation).effectiveHeight == 140)
    #expect(try bench.screen.placement.scrollInfo(of: scroll).insets.top == 140)
    #expect(try bench.screen.placement.scrollInfo(of: scroll).offset.y == -140)
    for (offset, top) in [
      (-120.0, 120.0), (-100, 100), (-88, 88), (0, 88), (500, 88), (-110, 110), (-140, 140), (700, 88), (-88, 88),
      (-139, 139),
    ] {
      try bench.screen.placement.setOffset(Point(x: 0, y: offset), of: scroll)
      try bench.layout()
      #expect(try bench.topLength(content) == top)
      #expect(try bench.screen.placement.scrollInfo(of: scroll).offset.y == offset)
    }
    try bench.screen.placement.scrollToBottom(scroll)
    try bench.layout()
    #expect(try bench.topLength(content) == 88)
    try bench.screen.placement.setContentSize(Size(width: 375, height: 10), of: scroll)
    try bench.layout()
    #expect(try bench.topLength(content) == 140)
    try bench.screen.rotate(to: .landscapeLeft)
    try bench.layout()
    #expect(try bench.topLength(content) == 32)
    try bench.screen.setLargeTitle(false, of: navigation)
    try bench.screen.rotate(to: .portrait)
    try bench.layout()
    #expect(try bench.topLength(content) == 88)
  }

  @Test func `C76 from iOS 15 on the keyboard guide has the frame of what it follows`() throws {
    let bench = try Device(.ios15)
    try bench.screen.display.setDevice(device("iPad Pro 11"))
    let (_, _) = try bench.navigation()
    let guide = bench.screen.keyboard.guide.item
    try bench.layout()
    #expect(try bench.frame(guide) == Rect(x: 0, y: 1174, width: 834, height: 20))
    try bench.screen.setKeyboardGuide(followsUndocked: false, ignoresSafeArea: true)
    try bench.layout()
    #expect(try bench.frame(guide) == Rect(x: 0, y: 1194, width: 834, height: 0))
    try bench.screen.setKeyboardGuide(followsUndocked: false, ignoresSafeArea: false)
    try bench.screen.showKeyboard(Rect(x: 500, y: 800, width: 320, height: 240), duration: 0, curve: 0)
    try bench.layout()
    #expect(try bench.frame(guide).height == 20)
    try bench.screen.setKeyboardGuide(followsUndocked: true, ignoresSafeArea: false)
    try bench.layout()
    #expect(try bench.frame(guide) == Rect(x: 500, y: 800, width: 320, height: 240))
    try bench.screen.showKeyboard(Rect(x: 0, y: 1139, width: 834, height: 200), duration: 0, curve: 0)
    try bench.layout()
    // The shortcut bar of a hardware keyboard: the rest lies below the screen.
    #expect(try bench.frame(guide) == Rect(x: 0, y: 1139, width: 834, height: 55))
  }

  @Test func `C85 a keyboard that is split or undocked covers nothing until it is docked again`() throws {
    let bench = try Device(.ios15)
    try bench.screen.display.setDevice(device("iPad"))
    let content = try bench.add()
    let scroll = try bench.fill(bench.view(content), .scroll)
    try bench.screen.setFollowsKeyboard(true, scroll)
    let guide = bench.screen.keyboard.guide.item
    func show(_ y: Double, _ height: Double) throws {
      try bench.screen.showKeyboard(Rect(x: 0, y: y, width: 768, height: height), duration: 0, curve: 0)
      try bench.layout()
    }
    try show(760, 264)
    #expect(try (bench.frame(guide).y, bench.screen.placement.scrollInfo(of: scroll).insets.bottom) == (760, 264))
    try show(600, 264)
    #expect(try (bench.frame(guide).y, bench.screen.placement.scrollInfo(of: scroll).insets.bottom) == (1024, 0))
    #expect(bench.screen.keyboard.frame == Rect(x: 0, y: 600, width: 768, height: 264))
    #expect(try bench.screen.placement.covering(of: scroll).bottom == 0)
    try bench.screen.setKeyboardGuide(followsUndocked: true, ignoresSafeArea: false)
    try show(500, 216)
    #expect(try bench.frame(guide) == Rect(x: 0, y: 500, width: 768, height: 216))
    try show(760, 264)
    #expect(try (bench.frame(guide).y, bench.screen.placement.scrollInfo(of: scroll).insets.bottom) == (760, 264))
  }

  @Test func `C77 a keyboard of the program moves guide and insets frame by frame, without a profile of iOS`() throws {
    let bench = try Device(.plain)
    let content = try bench.add()
    let scroll = try bench.fill(bench.view(content), .scroll)
    try bench.screen.setFollowsKeyboard(true, scroll)
    let keyboard = try bench.screen.display.addObstruction(.keyboard, edge: EdgeMask.bottom, name: nil)
    let guide = try bench.screen.placement.safeArea(of: bench.view(content))
    try bench.layout()
    let before = bench.screen.scene.solver.statistics().structural
    for depth in stride(from: 0.0, through: 200, by: 25) {
      try bench.screen.display.setDepth(depth, ofObstruction: keyboard)
      try bench.layout()
      #expect(try bench.frame(bench.screen.keyboard.guide.item).y == 480 - depth)
      #expect(try bench.screen.placement.scrollInfo(of: scroll).insets.bottom == depth)
      #expect(try bench.frame(guide).height == 480)
      let isDocked = bench.screen.keyboard.isDocked
      #expect(isDocked == (depth > 0))
    }
    let after = bench.screen.scene.solver.statistics().structural
    #expect(after == before)
  }

  @Test func `C78 a window loses what device and keyboard cover of it, where it is on the screen`() throws {
    let bench = try Device(.ios15)
    try bench.screen.display.setDevice(device("iPad Pro 11"))
    let content = try bench.add()
    let page = try bench.view(content)
    // In the right half, then floating above the bottom.
    try bench.screen.display.setWindow(Rect(x: 417, y: 0, width: 417, height: 1194))
    try bench.screen.showKeyboard(Rect(x: 0, y: 894, width: 834, height: 300), duration: 0, curve: 0)
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .of(24, 0, 20, 0))
    #expect(try bench.frame(bench.screen.keyboard.guide.item) == Rect(x: 0, y: 894, width: 417, height: 300))
    try bench.screen.display.setWindow(Rect(x: 200, y: 100, width: 400, height: 900))
    try bench.layout()
    #expect(try bench.screen.placement.safeInsets(of: page) == .zero)
    #expect(try bench.frame(bench.screen.keyboard.guide.item).y == 794)
    try bench.screen.display.setWindow(Rect(x: 200, y: 100, width: 400, height: 700))
    try bench.layout()
    #expect(try bench.frame(bench.screen.keyboard.guide.item).y == 700)
  }

  @Test func `C80 a hinge covers views from the edge from which it reaches least, and leaves safe areas`() throws {
    let bench = try Device(.plain, width: 800, height: 600)
    let content = try bench.add()
    let hinge = try bench.screen.display.addObstruction(.cutout, edge: 0, name: nil)
    try bench.screen.display.setFrame(Rect(x: 390, y: 0, width: 20, height: 600), ofObstruction: hinge)
    let page = try bench.view(content)
    let left = try bench.view(in: page)
    try bench.pin(left, .left, to: page, .left)
    try bench.pin(left, .top, to: page, .top)
    try bench.size(left, .width, 400)
    try bench.size(left, .height, 600)
    let right = try bench.view(in: page)
    try bench.pin(right, .left, to: hinge, .right)
    try bench.pin(right, .right, to: page, .right)
    try bench.pin(right, .top, to: page, .top)
    try bench.size(right, .height, 600)
    try bench.layout()
    #expect(try bench.screen.placement.covering(of: left) == .of(0, 0, 0, 10))
    #expect(try bench.frame(right) == Rect(x: 410, y: 0, width: 390, height: 600))
    #expect(try bench.screen.placement.covering(of: right) == .zero)
    #expect(try bench.screen.placement.safeInsets(of: page) == .zero)
    #expect(throws: Status.kind) { try bench.screen.display.setDepth(3, ofObstruction: hinge) }
    try bench.screen.display.setFrame(Rect(x: 0, y: -5, width: 800, height: 20), ofObstruction: hinge)
    try bench.layout()
    #expect(try bench.screen.placement.covering(of: left) == .of(15, 0, 0, 0))
    try bench.screen.display.setFrame(Rect(x: 0, y: 590, width: 800, height: 20), ofObstruction: hinge)
    try bench.layout()
    #expect(try bench.screen.placement.covering(of: left) == .of(0, 0, 10, 0))
  }

  @Test func `C81 a plain window has no bars of a system`() throws {
    let bench = try Device(.plain)
    let content = try bench.add()
    try bench.layout()
    let height = bench.screen.display.statusBarHeight
    #expect(height == 0)
    #expect(try bench.screen.placement.safeInsets(of: bench.view(content)) == .zero)
    #expect(try bench.topLength(content) == 0)
  }
}
