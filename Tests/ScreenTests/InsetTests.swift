import Layout
import Status
import Testing

@testable import Screen

struct InsetTests {
  private func list(_ device: Device) throws -> (ControllerID, ItemID) {
    let (_, content) = try device.navigation()
    return (content, try device.fill(device.view(content), .scroll))
  }

  @Test func `C12 C14 on iOS 7 bars pad content and indicators, and the frame stays`() throws {
    let device = try Device()
    let (content, list) = try list(device)
    try device.layout()
    let info = try device.info(list)
    #expect(info.isAdjusted)
    #expect(info.insets == insets(64, 0, 0, 0))
    #expect(info.indicatorInsets == insets(64, 0, 0, 0))
    #expect(info.offset == Point(x: 0, y: -64))
    #expect(try device.frame(list) == rect(0, 0, 320, 480))
    try device.screen.setAdjustsScrollInsets(false, of: content)
    #expect(try device.screen.controllers.effects(of: content).scrollInsets)
    try device.layout()
    #expect(try device.insets(list) == .zero)
    #expect(try device.frame(list) == rect(0, 0, 320, 480))
  }

  @Test func `C13 bars pad the root view or its first subview`() throws {
    let device = try Device()
    let (_, table) = try device.navigation(.table)
    try device.layout()
    #expect(try device.insets(device.view(table)) == insets(64, 0, 0, 0))
    let (_, content) = try device.navigation()
    let first = try device.fill(device.view(content), .scroll)
    let second = try device.fill(device.view(content), .scroll)
    let nested = try device.fill(device.fill(device.view(content)), .scroll)
    try device.layout()
    #expect(try device.insets(first) == insets(64, 0, 0, 0))
    #expect(try device.insets(second) == .zero)
    #expect(try device.insets(nested) == .zero)
  }

  @Test func `C15 bars pad only in a navigation or tab controller`() throws {
    let device = try Device()
    let content = try device.add()
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    #expect(try device.insets(list) == .zero)
    try device.screen.setAdjustsScrollInsets(true, of: content)
    #expect(try !device.screen.controllers.effects(of: content).scrollInsets)
    let tab = try device.add(.tab)
    let inner = try device.fill(device.view(device.push(tab)), .scroll)
    try device.layout()
    #expect(try device.insets(inner) == insets(20, 0, 49, 0))
  }

  @Test func `C16 insets set by the host stay`() throws {
    let device = try Device()
    let (content, list) = try list(device)
    try device.screen.setAdjustsScrollInsets(false, of: content)
    try device.screen.setInsets(insets(64, 0, 0, 0), insets(64, 0, 0, 2), of: list)
    try device.layout()
    #expect(try device.info(list).insets == insets(64, 0, 0, 0))
    #expect(try device.info(list).indicatorInsets == insets(64, 0, 0, 2))
    try device.screen.rotate(to: .landscapeLeft)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.info(list).insets == insets(64, 0, 0, 0))
    #expect(try device.info(list).indicatorInsets == insets(64, 0, 0, 2))
  }

  @Test func `C17 on iOS 6 bars do not pad, and the setting reports no effect`() throws {
    let device = try Device(.ios6)
    let (content, list) = try list(device)
    try device.screen.setAdjustsScrollInsets(true, of: content)
    #expect(try !device.screen.controllers.effects(of: content).scrollInsets)
    try device.layout()
    #expect(try device.insets(list) == .zero)
    #expect(try device.windowFrame(list) == rect(0, 64, 320, 416))
  }

  @Test func `C18 reordering subviews changes which view is padded`() throws {
    let device = try Device()
    let (content, list) = try list(device)
    let background = try device.fill(device.view(content))
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
    let structural = device.structural
    try device.screen.move(background, to: device.screen.scene.tree.parent(of: background)!, at: 0)
    try device.layout()
    #expect(try device.insets(list) == .zero)
    try device.screen.move(list, to: device.screen.scene.tree.parent(of: list)!, at: 0)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
    #expect(device.structural == structural)
    try device.screen.move(list, to: device.screen.scene.tree.parent(of: list)!, at: 1)
    try device.screen.remove(background)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
  }

  @Test func `C19 tab bars and toolbars pad the bottom, by their frames`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let navigation = try device.push(tab, .navigation)
    let content = try device.push(navigation)
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 49, 0))
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 93, 0))
    let short = try device.fill(device.view(content), .scroll, top: 30, bottom: 60)
    try device.screen.move(short, to: device.screen.scene.tree.parent(of: short)!, at: 0)
    try device.layout()
    #expect(try device.insets(short) == insets(34, 0, 33, 0))
  }

  @Test func `C20 with the flag off bars and keyboard do not pad, unless the view follows the keyboard`() throws {
    let device = try Device()
    let (content, list) = try list(device)
    try device.screen.setAdjustsScrollInsets(false, of: content)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == .zero)
    try device.screen.setFollowsKeyboard(true, list)
    try device.layout()
    #expect(try device.insets(list) == insets(0, 0, 216, 0))
    try device.screen.setFollowsKeyboard(nil, list)
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    try device.layout()
    #expect(try device.insets(list) == insets(0, 0, 260, 0))
    try device.screen.setFollowsKeyboard(false, list)
    try device.layout()
    #expect(try device.insets(list) == .zero)
  }

  @Test func `C26 changing insets changes no constraint`() throws {
    let device = try Device()
    let (_, list) = try list(device)
    try device.layout()
    let structural = device.structural
    try device.screen.setInsets(insets(1, 2, 3, 4), .zero, of: list)
    try device.layout()
    #expect(device.screen.scene.frames.changes.count == 0)
    #expect(device.structural == structural)
    #expect(try device.insets(list) == insets(65, 2, 3, 4))
  }

  @Test func `C27 C28 the keyboard keeps the top inset, and hiding it restores the insets`() throws {
    let device = try Device()
    let (_, list) = try list(device)
    try device.screen.setInsets(insets(5, 0, 7, 0), insets(1, 0, 2, 0), of: list)
    try device.layout()
    let before = try device.info(list)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.info(list).insets == insets(69, 0, 223, 0))
    #expect(try device.info(list).indicatorInsets == insets(65, 0, 218, 0))
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.info(list).insets == before.insets)
    #expect(try device.info(list).indicatorInsets == before.indicatorInsets)
  }

  @Test func `C28 the bottom inset is the part of this scroll view under the keyboard`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll, bottom: 100)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 116, 0))
  }

  @Test func `C27 C29 with a docked input the bottom inset is 260, and 44 after the keyboard hides`() throws {
    let device = try Device()
    let (content, list) = try list(device)
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 44, 0))
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 260, 0))
    #expect(try device.info(list).indicatorInsets == insets(64, 0, 260, 0))
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 44, 0))
    #expect(throws: Status.inUse) { try device.screen.dock(list, above: list) }
    #expect(throws: Status.kind) { try device.screen.dock(list, above: input) }
  }

  @Test func `C30 scrolling to the bottom works with long and short content`() throws {
    for (height, offset) in [(1000.0, 780.0), (100, -64)] {
      let device = try Device()
      let (content, list) = try list(device)
      let input = try device.view(in: device.view(content))
      try device.size(input, .height, 44)
      try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
      try device.screen.dock(input, above: list)
      try device.screen.placement.setContentSize(Size(width: 320, height: height), of: list)
      try device.layout()
      try device.screen.begin(duration: 1, curve: 0, fromCurrent: true, movesConstraints: false)
      try device.showKeyboard()
      try device.screen.placement.scrollToBottom(list)
      try device.screen.commit()
      #expect(try device.insets(list) == insets(64, 0, 260, 0))
      #expect(try device.info(list).offset == Point(x: 0, y: offset))
      // The offset is animated together with the keyboard.
      try device.sample(0)
      #expect(try device.info(list).shownOffset == Point(x: 0, y: -64))
      try device.sample(0.1)
      #expect(abs(try device.info(list).shownOffset.y - (-64 + (offset + 64) * 0.54478)) < 0.02)
      try device.sample(0.5)
      #expect(try device.info(list).shownOffset.y == offset)
      // One more message.
      try device.screen.placement.setContentSize(Size(width: 320, height: height + 50), of: list)
      try device.screen.placement.scrollToBottom(list)
      try device.layout()
      #expect(try device.info(list).offset.y == (height == 1000 ? 830 : -64))
    }
  }

  @Test func `C30 an offset at the top stays there, one out of range returns, others stay`() throws {
    let device = try Device()
    let (_, list) = try list(device)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.layout()
    try device.screen.rotate(to: .landscapeLeft)
    #expect(try device.info(list).offset.y == -52)
    try device.screen.placement.setOffset(Point(x: 0, y: 100), of: list)
    try device.screen.rotate(to: .portrait)
    #expect(try device.info(list).offset.y == 100)
    try device.showKeyboard()
    try device.screen.placement.setOffset(Point(x: 0, y: 736), of: list)
    try device.hideKeyboard()
    #expect(try device.info(list).offset.y == 520)
    #expect(try device.info(list).visible == rect(0, 584, 320, 416))
  }

  @Test func `C30 without insets the offset is positive zero`() throws {
    let device = try Device()
    let list = try device.fill(.window, .scroll)
    try device.layout()
    let offset = try device.info(list).offset
    #expect(offset == Point(x: 0, y: 0) && offset.x.sign == .plus && offset.y.sign == .plus)
  }

  @Test func `C28 the offset that shows a rectangle includes the keyboard`() throws {
    let device = try Device()
    let (_, list) = try list(device)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    try device.showKeyboard()
    #expect(try device.info(list).visible == rect(0, 0, 320, 200))
    #expect(try device.screen.placement.offset(showing: rect(0, 300, 100, 40), in: list) == Point(x: 0, y: 76))
    #expect(try device.screen.placement.offset(showing: rect(0, 50, 100, 40), in: list) == Point(x: 0, y: -64))
    #expect(try device.screen.placement.offset(showing: rect(0, 990, 100, 10), in: list) == Point(x: 0, y: 736))
    try device.screen.placement.setOffset(Point(x: 0, y: 500), of: list)
    #expect(try device.screen.placement.offset(showing: rect(0, 300, 100, 40), in: list) == Point(x: 0, y: 236))
  }

  @Test func `C58 insets of the keyboard and the tab bar are not added`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let content = try device.push(tab)
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    #expect(try device.bottomLength(content) == 49)
    #expect(try device.insets(list).bottom == 49)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list).bottom == 216)
    try device.showKeyboard(30)
    try device.layout()
    #expect(try device.insets(list).bottom == 49)
    #expect(try device.frame(device.screen.keyboard.guide.item).y == 431)
  }
}
