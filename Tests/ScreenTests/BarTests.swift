import Layout
import Testing

@testable import Screen

struct BarTests {
  /// Adds a navigation controller in a box whose top is a constant.
  private func sliding(_ device: Device) throws -> (ControllerID, ControllerID, ConstraintID) {
    let box = try device.view(in: .window)
    let top = try device.pin(box, .top, to: .window, .top)
    for attribute in [Attribute.left, .width, .height] { try device.pin(box, attribute, to: .window, attribute) }
    let navigation = try device.add(.navigation, in: box)
    return (navigation, try device.push(navigation), top)
  }

  @Test func `C38 C41 a bar is 64 high at the top of the window, and 44 one point off`() throws {
    let device = try Device()
    let (navigation, content, top) = try sliding(device)
    let structural = device.structural
    for (y, height) in [(0.0, 64.0), (1, 44), (0, 64), (-1, 44), (20, 44), (0, 64)] {
      try device.screen.animatedScene.setConstant(y, of: top)
      try device.layout()
      #expect(try device.bar(.navigation, navigation).effectiveHeight == height)
      #expect(try device.bar(.navigation, navigation).frame == rect(0, height - 44, 320, 44))
    }
    try device.screen.animatedScene.setConstant(1, of: top)
    try device.layout()
    #expect(try device.topLength(content) == 44)
    #expect(device.structural == structural)
  }

  @Test func `C39 the height of a bar follows the window at any depth of controllers`() throws {
    let device = try Device()
    var home = ItemID.window
    var content: ControllerID?
    for _ in 0..<5 {
      content = try device.add(in: home)
      home = try device.fill(device.view(content!))
    }
    let navigation = try device.add(.navigation, in: home)
    let inner = try device.push(navigation)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    #expect(try device.topLength(inner) == 64)
  }

  @Test func `C40 an image 44 high is drawn below 20 points of black`() throws {
    let device = try Device()
    let (navigation, _) = try device.navigation()
    try device.layout()
    #expect(try device.screen.controllers.imageFrame(44, of: navigation) == (rect(0, 20, 320, 44), 20))
    #expect(try device.screen.controllers.imageFrame(64, of: navigation) == (rect(0, 0, 320, 64), 0))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    let old = try Device(.ios6)
    let (other, _) = try old.navigation()
    try old.layout()
    #expect(try old.screen.controllers.imageFrame(44, of: other) == (rect(0, 0, 320, 44), 0))
  }

  @Test func `C42 only the container reads the edges of a controller`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let inner = try device.add(in: device.fill(device.view(content)))
    try device.screen.setEdges(0, of: content)
    #expect(try device.screen.controllers.effects(of: content).edges)
    try device.screen.setEdges(0, of: inner)
    #expect(try !device.screen.controllers.effects(of: inner).edges)
    try device.layout()
    #expect(try device.windowFrame(content) == rect(0, 64, 320, 416))
    #expect(try device.frame(inner) == rect(0, 0, 320, 416))
  }

  @Test func `C43 the edges of a navigation controller have no effect`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let navigation = try device.push(tab, .navigation)
    let content = try device.push(navigation)
    try device.layout()
    let frame = try device.windowFrame(navigation)
    try device.screen.setEdges(0, of: navigation)
    #expect(try !device.screen.controllers.effects(of: navigation).edges)
    try device.layout()
    #expect(try device.windowFrame(navigation) == frame)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    #expect(try device.windowFrame(content) == rect(0, 0, 320, 480))
  }

  @Test func `C44 a toolbar and a tab bar follow the same rules at the bottom`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let navigation = try device.push(tab, .navigation)
    let content = try device.push(navigation)
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try device.layout()
    #expect(try device.bottomLength(content) == 93)
    #expect(try device.windowFrame(device.bar(.toolbar, navigation).item) == rect(0, 387, 320, 44))
    try device.screen.setEdges(EdgeMask.top, of: content)
    try device.layout()
    #expect(try device.windowFrame(content) == rect(0, 0, 320, 387))
    #expect(try device.bottomLength(content) == 0)
    let direct = try device.push(tab)
    try device.screen.controllers.select(1, of: tab)
    try device.layout()
    #expect(try device.bottomLength(direct) == 49)
    try device.screen.setEdges(EdgeMask.top, of: direct)
    try device.layout()
    #expect(try device.windowFrame(direct) == rect(0, 0, 320, 431))
  }

  @Test func `C45 without the top edge a child begins below the bar, and a later change lays out again`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.setEdges(0, of: content)
    try device.layout()
    #expect(try device.frame(content) == rect(0, 64, 320, 416))
    #expect(try device.topLength(content) == 0)
    #expect(try device.insets(list) == .zero)
    try device.screen.setEdges(EdgeMask.all, of: content)
    try device.layout()
    #expect(try device.frame(content) == rect(0, 0, 320, 480))
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
  }

  @Test func `C52 views do not extend under an opaque bar unless they are set to`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    #expect(try device.bar(.navigation, navigation).isTranslucent)
    try device.screen.setBarTranslucent(false, .navigation, of: navigation)
    try device.layout()
    #expect(try device.frame(content) == rect(0, 64, 320, 416))
    #expect(try device.topLength(content) == 0)
    try device.screen.setExtendsUnderOpaqueBars(true, of: content)
    try device.layout()
    #expect(try device.frame(content) == rect(0, 0, 320, 480))
    #expect(try device.topLength(content) == 64)
  }

  @Test func `C53 heights come from a table and can be replaced`() throws {
    let device = try Device()
    let (navigation, _) = try device.navigation()
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try device.screen.setPrompt(true, of: navigation)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 94)
    #expect(try device.bar(.toolbar, navigation).frame == rect(0, 436, 320, 44))
    try device.screen.setPrompt(false, of: navigation)
    try device.screen.rotate(to: .landscapeLeft)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).frame.height == 32)
    #expect(try device.bar(.toolbar, navigation).frame == rect(0, 288, 480, 32))
    #expect(try device.screen.keyboard.standardFrame(accessory: 30) == rect(128, 0, 192, 480))
    try device.screen.display.setHeight(.navigationBar, isLandscape: true, 50)
    try device.screen.display.setHeight(.keyboard, isLandscape: true, 150)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).frame.height == 50)
    #expect(try device.screen.keyboard.standardFrame(accessory: 0).width == 150)
    let pad = try Device(width: 768, height: 1024, idiom: .pad)
    #expect(try pad.screen.keyboard.standardFrame(accessory: 0) == rect(0, 760, 768, 264))
    try pad.screen.rotate(to: .landscapeRight)
    #expect(try pad.screen.keyboard.standardFrame(accessory: 0) == rect(0, 0, 352, 1024))
    let tab = try pad.add(.tab)
    try pad.layout()
    #expect(try pad.bar(.tab, tab).frame == rect(0, 719, 1024, 49))
  }

  @Test func `C54 the height of a bar can be read with and without the status bar`() throws {
    let device = try Device()
    let (navigation, _) = try device.navigation()
    try device.layout()
    let bar = try device.bar(.navigation, navigation)
    #expect(bar.frame == rect(0, 20, 320, 44))
    #expect(bar.effectiveHeight == 64)
    #expect(try device.frame(bar.item) == bar.frame)
  }

  @Test func `C4 with a hidden bar the height is that of the status bar`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.controllers.setBarHidden(true, .navigation, of: navigation)
    try device.layout()
    #expect(try device.topLength(content) == 20)
    #expect(try device.insets(list) == insets(20, 0, 0, 0))
    #expect(try device.info(list).offset == Point(x: 0, y: -20))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 0)
  }
}
