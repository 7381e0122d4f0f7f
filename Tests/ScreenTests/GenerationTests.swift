import Layout
import Testing

@testable import Screen

struct GenerationTests {
  @Test func `C1 the status bar is 20 high, the navigation bar 44, together 64`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    try device.layout()
    #expect(device.screen.display.statusBarHeight == 20)
    #expect(try device.bar(.navigation, navigation).frame == rect(0, 20, 320, 44))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    #expect(try device.screen.placement.barsHeight(of: content) == 64)
    #expect(try device.frame(content) == rect(0, 0, 320, 480))
    #expect(try device.topLength(content) == 64)
  }

  /// Places a label at a distance below the top of its controller's view. Returns its position in the window.
  private func label(_ profile: Profile, _ constant: Double, adapting sign: Double) throws -> Double {
    let device = try Device(profile)
    let (_, content) = try device.navigation()
    let label = try device.view(in: device.view(content))
    let top = try device.pin(label, .top, to: device.view(content), .top, constant)
    try device.screen.animatedScene.setConstant(
      constant + sign * device.screen.placement.barsHeight(of: content), of: top)
    try device.layout()
    return try device.windowFrame(label).y
  }

  @Test func `C2 a layout made for iOS 7 loses 64 on iOS 6 and looks the same`() throws {
    #expect(try label(.ios7, 84, adapting: 0) == 84)
    #expect(try label(.ios6, 84, adapting: -1) == 84)
    // Without the change of the constant there is a gap.
    #expect(try label(.ios6, 84, adapting: 0) == 148)
  }

  @Test func `C2 an iOS 7 constant of 84 becomes 20`() throws {
    let device = try Device(.ios6)
    let (_, content) = try device.navigation()
    #expect(try 84 - device.screen.placement.barsHeight(of: content) == 20)
    try device.layout()
    #expect(try device.windowFrame(content) == rect(0, 64, 320, 416))
    #expect(try device.topLength(content) == 0)
  }

  @Test func `C3 a layout made for iOS 6 gains 64 on iOS 7`() throws {
    #expect(try label(.ios6, 20, adapting: 0) == 84)
    #expect(try label(.ios7, 20, adapting: 1) == 84)
  }

  @Test func `C4 the height of bars is that of the current bars`() throws {
    let device = try Device(width: 480, height: 320, orientation: .landscapeLeft)
    let (navigation, content) = try device.navigation()
    #expect(try device.screen.placement.barsHeight(of: content) == 52)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).frame == rect(0, 20, 480, 32))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 52)
    let inPortrait = try Device()
    let (_, other) = try inPortrait.navigation()
    try inPortrait.screen.display.setStatusBarHidden(true)
    #expect(try inPortrait.screen.placement.barsHeight(of: other) == 44)
  }

  @Test func `C4 C46 in a container below the status bar, the height of bars is what they cover there`() throws {
    for profile in [Profile.ios7, .ios6] {
      let device = try Device(profile)
      let outer = try device.add()
      let box = try device.view(in: device.view(outer))
      let top = try device.pin(box, .top, to: device.view(outer), .top, 20)
      try device.pin(box, .bottom, to: device.view(outer), .bottom)
      let navigation = try device.add(.navigation, in: box)
      let content = try device.push(navigation)
      // A controller in a view of the content, further down than any bar.
      let panel = try device.view(in: device.view(content))
      try device.pin(panel, .top, to: device.view(content), .top, 200)
      let inner = try device.add(in: panel)
      let deep = try device.add(.navigation, in: panel)
      try device.layout()
      #expect(try device.screen.placement.barsHeight(of: navigation) == 44)
      #expect(try device.screen.placement.barsHeight(of: content) == 44)
      #expect(try device.screen.placement.barsHeight(of: outer) == 20)
      #expect(try device.screen.placement.barsHeight(of: inner) == 0)
      #expect(try device.screen.placement.barsHeight(of: deep) == 44)
      try device.screen.controllers.setBarHidden(true, .navigation, of: navigation)
      try device.layout()
      #expect(try device.screen.placement.barsHeight(of: content) == 0)
      try device.screen.controllers.setBarHidden(false, .navigation, of: navigation)
      try device.screen.animatedScene.setConstant(0, of: top)
      try device.layout()
      #expect(try device.screen.placement.barsHeight(of: content) == 64)
      try device.screen.animatedScene.setConstant(5, of: top)
      try device.layout()
      #expect(try device.screen.placement.barsHeight(of: content) == 44)
      if profile.behaviours.contains(.hasLayoutGuides) { #expect(try device.topLength(content) == 44) }
    }
  }

  @Test func `C4 C51 during a call the height of bars in the moved root is 64`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    try device.screen.setInCall(true)
    #expect(try device.screen.placement.barsHeight(of: content) == 64)
    try device.layout()
    #expect(try device.screen.placement.barsHeight(of: content) == 64)
    #expect(try device.topLength(content) == 64)
  }

  @Test func `C5 a screen has capabilities`() throws {
    #expect(try Device(.ios7).screen.display.has(.layoutGuides))
    #expect(try Device(.ios7).screen.display.has(.scrollInsets))
    #expect(try !Device(.ios6).screen.display.has(.layoutGuides))
    #expect(try !Device(.ios6).screen.display.has(.scrollInsets))
  }

  @Test func `C5 a new generation is a new profile`() throws {
    // Other heights of bars, no overlap of the status bar, content under bars.
    let heights = Heights(
      statusBar: 24, inCall: 48, navigationBar: 56, compactBar: 30, prompt: 20, toolbar: 48, tabBar: 60, keyboard: 250)
    let profile = Profile(
      [.contentUnderlapsBars, .hasLayoutGuides, .adjustsScrollInsets],
      phone: HeightTable(portrait: heights, landscape: heights), pad: .pad)
    let device = try Device(profile)
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    #expect(try device.windowFrame(device.view(navigation)) == rect(0, 24, 320, 456))
    #expect(try device.bar(.navigation, navigation).frame == rect(0, 0, 320, 56))
    // Bars of this generation are opaque.
    #expect(try device.windowFrame(content) == rect(0, 80, 320, 400))
    try device.screen.setBarTranslucent(true, .navigation, of: navigation)
    try device.layout()
    #expect(try device.windowFrame(content) == rect(0, 24, 320, 456))
    #expect(try device.topLength(content) == 56)
    #expect(try device.insets(list) == insets(56, 0, 0, 0))
    // Its keyboard frames are in coordinates of the rotated window.
    try device.screen.rotate(to: .landscapeLeft)
    try device.screen.showKeyboard(rect(0, 120, 480, 200), duration: 0, curve: 0)
    try device.layout()
    #expect(try device.insets(list) == insets(56, 0, 200, 0))
  }

  @Test func `C6 one constant moves all views constrained to the anchoring view`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let anchor = try device.view(in: root)
    let top = try device.pin(anchor, .top, to: root, .top, 84)
    try device.size(anchor, .height, 21)
    var views = [anchor]
    for _ in 0..<5 {
      let view = try device.view(in: root)
      try device.pin(view, .top, to: views.last!, .bottom, 8)
      try device.size(view, .height, 21)
      views.append(view)
    }
    try device.layout()
    let before = try views.map { try device.frame($0).y }
    let structural = device.structural
    try device.screen.animatedScene.setConstant(20, of: top)
    try device.layout()
    #expect(try views.map { try device.frame($0).y } == before.map { $0 - 64 })
    #expect(device.structural == structural)
    #expect(device.screen.scene.frames.changes.count == 6)
  }

  @Test func `C7 a baseline constraint places a field beside its label`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let (label, field) = (try device.view(in: root), try device.view(in: root))
    try device.screen.scene.setBaselines(first: 16, last: 5, of: label)
    try device.screen.scene.setBaselines(first: 21, last: 9, of: field)
    let top = try device.pin(label, .top, to: root, .top, 84)
    try device.pin(field, .firstBaseline, to: label, .firstBaseline)
    try device.layout()
    #expect(try device.frame(field).y == 79)
    try device.screen.animatedScene.setConstant(20, of: top)
    try device.layout()
    #expect(try device.frame(field).y == 15)
  }

  @Test func `C8 a constant set before the first layout is used in it`() throws {
    let device = try Device(.ios6)
    let (_, content) = try device.navigation()
    let label = try device.view(in: device.view(content))
    let top = try device.pin(label, .top, to: device.view(content), .top, 84)
    try device.screen.animatedScene.setConstant(20, of: top)
    try device.showKeyboard()
    var places: [Double] = []
    for time in [0, 0.1, 0.25, 0.5] {
      places += try device.sample(time).filter { $0.item == label }.map { $0.frame.y }
    }
    #expect(places == [20])
  }

  @Test func `C9 C10 on iOS 6 content is between bars, on iOS 7 under them`() throws {
    for (profile, frame) in [(Profile.ios6, rect(0, 64, 320, 367)), (.ios7, rect(0, 0, 320, 480))] {
      let device = try Device(profile)
      let tab = try device.add(.tab)
      let navigation = try device.push(tab, .navigation)
      let content = try device.push(navigation)
      try device.layout()
      #expect(try device.windowFrame(content) == frame)
    }
    // Content without bars of its own.
    for (profile, frame) in [(Profile.ios6, rect(0, 20, 320, 460)), (.ios7, rect(0, 0, 320, 480))] {
      let device = try Device(profile)
      let content = try device.add()
      try device.layout()
      #expect(try device.windowFrame(content) == frame)
    }
  }

  @Test func `C11 items of an old layout under bars are reported`() throws {
    let device = try Device(.ios6)
    let tab = try device.add(.tab)
    let content = try device.push(device.push(tab, .navigation))
    let label = try device.view(in: device.view(content))
    try device.pin(label, .top, to: device.view(content), .top, 20)
    try device.size(label, .height, 60)
    let foot = try device.view(in: device.view(content))
    try device.pin(foot, .bottom, to: device.view(content), .bottom, -10)
    try device.size(foot, .height, 20)
    try device.layout()
    try device.screen.placement.findObscured()
    #expect(device.screen.placement.obscured.count == 0)
    try device.screen.setProfile(.ios7)
    try device.layout()
    try device.screen.placement.findObscured()
    #expect(device.screen.placement.obscured.count == 2)
    #expect(device.screen.placement.obscured[0].item == label)
    #expect(device.screen.placement.obscured[0].insets == insets(44, 0, 0, 0))
    #expect(device.screen.placement.obscured[1].item == foot)
    #expect(device.screen.placement.obscured[1].insets == insets(0, 0, 20, 0))
    #expect(try device.screen.placement.covering(of: label).top == 44)
  }

  @Test func `C33 no setting on iOS 7 gives the position of iOS 6`() throws {
    let device = try Device()
    let content = try device.add()
    try device.screen.setEdges(0, of: content)
    try device.screen.setExtendsUnderOpaqueBars(false, of: content)
    try device.layout()
    #expect(try device.windowFrame(content) == rect(0, 0, 320, 480))
    #expect(try device.topLength(content) == 20)
  }

  @Test func `C46 a container 20 below the top looks like iOS 6 on iOS 7`() throws {
    let device = try Device()
    let outer = try device.add()
    let box = try device.fill(device.view(outer), top: 20)
    let navigation = try device.add(.navigation, in: box)
    let content = try device.push(navigation)
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    #expect(try device.windowFrame(device.view(navigation)) == rect(0, 20, 320, 460))
    #expect(try device.bar(.navigation, navigation).frame == rect(0, 0, 320, 44))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
    #expect(try device.topLength(content) == 44)
    #expect(try device.insets(list) == insets(44, 0, 0, 0))
    // The keyboard and a call work as well.
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(44, 0, 216, 0))
    try device.screen.setInCall(true)
    try device.layout()
    #expect(try device.windowFrame(device.view(navigation)) == rect(0, 40, 320, 440))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
  }
}
