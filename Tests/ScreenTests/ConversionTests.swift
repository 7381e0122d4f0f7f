import Layout
import Testing

@testable import Screen

/// Frames in the window of items in scroll views.
struct ConversionTests {
  private func row(_ device: Device, in list: ItemID, at y: Double) throws -> ItemID {
    let row = try device.view(in: list)
    try device.pin(row, .left, to: list, .left, 10)
    try device.pin(row, .top, to: list, .top, y)
    try device.size(row, .width, 100)
    try device.size(row, .height, 30)
    return row
  }

  @Test func `frames in the window include scroll offsets`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    let row = try row(device, in: list, at: 300)
    let inner = try device.view(in: row)
    try device.pin(inner, .top, to: row, .top, 5)
    try device.layout()
    #expect(try device.info(list).offset == Point(x: 0, y: -64))
    #expect(try device.screen.placement.windowFrame(of: row) == rect(10, 364, 100, 30))
    try device.screen.placement.setOffset(Point(x: 4, y: 250), of: list)
    #expect(try device.screen.placement.windowFrame(of: row) == rect(6, 50, 100, 30))
    #expect(try device.screen.placement.exactWindowFrame(of: inner).y == 55)
    #expect(try device.frame(row) == rect(10, 300, 100, 30))
    // The content guide moves, and the frame guide does not.
    let scene = (try device.screen.scene.tree.contentGuide(of: list), try device.screen.scene.tree.frameGuide(of: list))
    #expect(try device.screen.placement.windowFrame(of: scene.0) == rect(-4, -250, 320, 1000))
    #expect(try device.screen.placement.windowFrame(of: scene.1) == rect(0, 0, 320, 480))
    #expect(try device.screen.placement.windowFrame(of: list) == rect(0, 0, 320, 480))
  }

  @Test func `the item at a point is that of the scrolled content`() throws {
    let device = try Device()
    let list = try device.fill(.window, .scroll)
    let (first, second) = (try row(device, in: list, at: 10), try row(device, in: list, at: 300))
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.layout()
    try device.screen.placement.setOffset(Point(x: 0, y: 0), of: list)
    #expect(try device.screen.placement.item(at: Point(x: 20, y: 30)) == first)
    try device.screen.placement.setOffset(Point(x: 5, y: 270), of: list)
    #expect(try device.screen.placement.item(at: Point(x: 20, y: 30)) == second)
    #expect(try device.screen.placement.item(at: Point(x: 4, y: 30)) == list)
    #expect(try device.screen.placement.item(at: Point(x: 5, y: 30)) == second)
  }

  @Test func `offsets of scroll views in scroll views add up`() throws {
    let device = try Device()
    let outer = try device.fill(.window, .scroll)
    let page = try device.view(in: outer, .scroll)
    try device.pin(page, .left, to: outer, .left, 320)
    try device.pin(page, .top, to: outer, .top, 20)
    let row = try row(device, in: page, at: 100)
    try device.layout()
    try device.screen.placement.setOffset(Point(x: 320, y: 5), of: outer)
    try device.screen.placement.setOffset(Point(x: 0, y: 60), of: page)
    #expect(try device.screen.placement.windowFrame(of: page).y == 15)
    #expect(try device.screen.placement.windowFrame(of: row) == rect(10, 55, 100, 30))
  }

  @Test func `a guide in a scroll view moves with the content, and those of a table controller do not`() throws {
    let device = try Device()
    let (_, table) = try device.navigation(.table)
    let list = try device.view(table)
    let guide = try device.screen.scene.frames.addGuide(in: list, name: nil)
    try device.pin(guide, .top, to: list, .top, 200)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.layout()
    try device.screen.placement.setOffset(Point(x: 0, y: 30), of: list)
    #expect(try device.screen.placement.windowFrame(of: guide).y == 170)
    let guides = try device.screen.controllers.guides(of: table)
    #expect(try device.screen.placement.windowFrame(of: guides.top) == rect(0, 0, 0, 64))
    #expect(try device.screen.placement.windowFrame(of: guides.bottom).y == 480)
  }

  @Test func `rounded frames in the window are on pixels with any offset, and keep their size`() throws {
    let device = try Device()
    try device.screen.scene.frames.setScale(2)
    let list = try device.fill(.window, .scroll)
    let row = try device.view(in: list)
    try device.pin(row, .top, to: list, .top, 100.3)
    try device.size(row, .height, 30.4)
    try device.layout()
    for offset in [0, 0.1, 0.2, 0.3, 0.4, 0.5, 7.77] {
      try device.screen.placement.setOffset(Point(x: 0, y: offset), of: list)
      let frame = try device.screen.placement.windowFrame(of: row)
      #expect((frame.y * 2).rounded() == frame.y * 2)
      #expect(frame.height == (try device.frame(row).height))
      #expect(try device.screen.placement.exactWindowFrame(of: row).y == 100.3 - offset)
    }
  }

  @Test func `C28 the part of a scroll view under the keyboard is computed in the window`() throws {
    let device = try Device()
    let outer = try device.fill(.window, .scroll)
    let page = try device.view(in: outer, .scroll)
    try device.pin(page, .top, to: outer, .top, 400)
    try device.size(page, .height, 200)
    try device.screen.setFollowsKeyboard(true, page)
    try device.layout()
    try device.screen.placement.setOffset(Point(x: 0, y: 300), of: outer)
    try device.showKeyboard()
    try device.layout()
    // In the window it reaches from 100 to 300, and the keyboard begins at 264.
    #expect(try device.insets(page).bottom == 36)
  }

  @Test func `C38 C41 scrolling a navigation controller below the top changes the height of its bar`() throws {
    let device = try Device()
    let pages = try device.fill(.window, .scroll)
    try device.screen.placement.setContentSize(Size(width: 320, height: 960), of: pages)
    let page = try device.view(in: pages)
    try device.pin(page, .left, to: pages, .left)
    try device.pin(page, .top, to: pages, .top)
    try device.size(page, .width, 320)
    try device.size(page, .height, 480)
    let navigation = try device.add(.navigation, in: page)
    let content = try device.push(navigation)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    try device.screen.placement.setOffset(Point(x: 0, y: 1), of: pages)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
    #expect(try device.topLength(content) == 44)
    try device.screen.placement.setOffset(Point(x: 0, y: 0), of: pages)
    try device.layout()
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    // To the bottom of its content, in one layout.
    try device.screen.placement.scrollToBottom(pages)
    try device.layout()
    #expect(try device.info(pages).offset.y == 480)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
  }

  @Test func `C11 the part of a scrolled item under bars is computed in the window`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    let row = try row(device, in: list, at: 0)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.layout()
    #expect(try device.screen.placement.covering(of: row) == .zero)
    try device.screen.placement.setOffset(Point(x: 0, y: -54), of: list)
    #expect(try device.screen.placement.covering(of: row) == insets(10, 0, 0, 0))
  }
}
