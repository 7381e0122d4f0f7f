import Layout
import Status
import Testing

@testable import Screen

struct CollapsingBarsTests {
  @Test func `C47 C65 bars expand when the view they collapse with is removed`() throws {
    let device = try Device()
    let (navigation, _) = try device.navigation()
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    for isPopped in [true, false] {
      let content = try device.push(navigation)
      let list = try device.fill(device.view(content), .scroll)
      try device.screen.placement.setContentSize(Size(width: 320, height: 3000), of: list)
      try device.layout()
      try device.screen.setCollapsing(to: list, compactHeight: -1, velocity: 300, of: navigation)
      try device.screen.placement.drag(list, to: Point(x: 0, y: 300), velocity: 100)
      try device.layout()
      #expect(try device.screen.controllers.collapsed(of: navigation) == 1)
      if isPopped { try device.screen.pop(navigation) } else { try device.screen.remove(list) }
      try device.layout()
      #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
      #expect(try device.bar(.toolbar, navigation).frame.y == 436)
      #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    }
  }

  private func browser(
    _ device: Device, content height: Double = 2000
  ) throws -> (navigation: ControllerID, content: ControllerID, page: ItemID) {
    let (navigation, content) = try device.navigation()
    let page = try device.fill(device.view(content), .scroll)
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try device.screen.placement.setContentSize(Size(width: 320, height: height), of: page)
    try device.screen.setCollapsing(to: page, compactHeight: -1, velocity: 300, of: navigation)
    try device.layout()
    return (navigation, content, page)
  }

  private func drag(_ device: Device, _ page: ItemID, _ y: Double, _ velocity: Double = 0) throws {
    try device.screen.placement.drag(page, to: Point(x: 0, y: y), velocity: velocity)
    try device.layout()
  }

  @Test func `C47 C65 bars collapse as the user scrolls down, and insets and guides follow`() throws {
    let device = try Device()
    let (navigation, content, page) = try browser(device)
    #expect(try device.insets(page) == insets(64, 0, 44, 0))
    let structural = device.structural
    try drag(device, page, -64 + 22, 100)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 54)
    #expect(try device.bar(.toolbar, navigation).frame.y == 458)
    #expect(try device.insets(page) == insets(54, 0, 22, 0))
    #expect(try device.topLength(content) == 54)
    #expect(try device.bottomLength(content) == 22)
    try drag(device, page, 100, 100)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
    #expect(try device.bar(.toolbar, navigation).frame.y == 480)
    #expect(try device.insets(page) == insets(44, 0, 0, 0))
    #expect(try device.info(page).offset.y == 100)
    #expect(device.structural == structural)
  }

  @Test func `C48 bars expand on a tap, at the top of the content, and on a flick`() throws {
    let device = try Device()
    let (navigation, _, page) = try browser(device)
    func hide() throws {
      try drag(device, page, 500, 100)
      #expect(try device.screen.controllers.collapsed(of: navigation) == 1)
    }
    try hide()
    try device.screen.controllers.tapBar(of: navigation)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    #expect(try device.bar(.toolbar, navigation).frame.y == 436)
    try drag(device, page, 400)
    try hide()
    // They stay collapsed when the user scrolls up slowly.
    try drag(device, page, 300, -100)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 1)
    try drag(device, page, 200, -400)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
    try hide()
    try drag(device, page, -43, -100)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 1)
    try drag(device, page, -44, -100)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
    #expect(try device.info(page).offset.y == -64)
  }

  @Test func `C65 only scrolling by the user collapses bars, and only with content that is long enough`() throws {
    let device = try Device()
    let (navigation, _, page) = try browser(device)
    try device.screen.placement.setOffset(Point(x: 0, y: 700), of: page)
    try device.layout()
    #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
    try device.screen.placement.setContentSize(Size(width: 320, height: 372), of: page)
    try device.layout()
    try drag(device, page, 50, 900)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
    try device.screen.placement.setContentSize(Size(width: 320, height: 373), of: page)
    try device.layout()
    try drag(device, page, 60, 900)
    #expect(try device.screen.controllers.collapsed(of: navigation) > 0)
  }

  @Test func `C65 the velocity and the compact height of collapsing bars can be set`() throws {
    let device = try Device()
    let (navigation, _, page) = try browser(device)
    try device.screen.setCollapsing(to: page, compactHeight: 10, velocity: 50, of: navigation)
    try drag(device, page, 500, 100)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 30)
    try drag(device, page, 400, -60)
    #expect(try device.screen.controllers.collapsed(of: navigation) == 0)
    #expect(throws: Status.kind) {
      try device.screen.setCollapsing(to: .window, compactHeight: 10, velocity: 50, of: navigation)
    }
  }
}
