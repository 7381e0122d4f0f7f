import Layout
import Testing

@testable import Screen

/// An input docked at the end of a scroll view, with and without the keyboard.
struct DockTests {
  /// Adds a scroll view that fills a controller's view, and an input 44 high that ends at the keyboard guide.
  private func chat(_ device: Device, in content: ControllerID) throws -> (list: ItemID, input: ItemID) {
    let list = try device.fill(device.view(content), .scroll)
    let input = try device.view(in: device.view(content))
    try device.pin(input, .left, to: device.view(content), .left)
    try device.pin(input, .width, to: device.view(content), .width)
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    return (list, input)
  }

  @Test func `C29 without the keyboard the bottom inset is the height of the docked input`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let (list, _) = try chat(device, in: content)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 44, 0))
    #expect(try device.info(list).indicatorInsets == insets(64, 0, 44, 0))
    #expect(try device.info(list).visible.height == 480 - 64 - 44)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 260, 0))
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 44, 0))
  }

  @Test func `C29 C30 a new message is visible above the docked input, with and without the keyboard`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let (list, input) = try chat(device, in: content)
    let message = try device.view(in: list)
    try device.pin(message, .top, to: list, .top, 1000)
    try device.size(message, .height, 30)
    try device.pin(device.screen.scene.tree.contentGuide(of: list), .bottom, to: message, .bottom, 8)
    try device.screen.placement.scrollToBottom(list)
    try device.layout()
    #expect(
      try device.screen.placement.windowFrame(of: message).bottom == device.screen.placement.windowFrame(of: input).y
        - 8)
    try device.showKeyboard()
    try device.screen.placement.scrollToBottom(list)
    try device.layout()
    #expect(
      try device.screen.placement.windowFrame(of: message).bottom == device.screen.placement.windowFrame(of: input).y
        - 8)
  }

  @Test func `pictures of an animation draw insets up to the animated docked input`() throws {
    for movesConstraints in [false, true] {
      let device = try Device()
      let (_, content) = try device.navigation()
      let (list, _) = try chat(device, in: content)
      try device.layout()
      func shown(_ time: Double) throws -> Insets {
        let record = device.screen.placement.scrolls[try device.screen.placement.findScroll(list)]
        return device.screen.placement.shownInsets(of: record, try device.insets(list), at: time)
      }
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.showKeyboard(duration: 1, curve: 3)
      try device.screen.commit()
      #expect(try shown(0) == insets(64, 0, 44, 0))
      #expect(try shown(0.5) == insets(64, 0, 152, 0))
      try device.sample(1)
      #expect(try shown(1) == insets(64, 0, 260, 0))
      // The animation back is interrupted half way.
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.screen.hideKeyboard(duration: 1, curve: 3)
      try device.screen.commit()
      try device.sample(0.5)
      try device.showKeyboard(duration: 1, curve: 3)
      #expect(try shown(0) == insets(64, 0, 152, 0))
      #expect(try shown(1) == insets(64, 0, 260, 0))
    }
  }

  @Test func `C27 insets of the host are added to those of a docked input, and stay when the keyboard hides`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let (list, _) = try chat(device, in: content)
    try device.screen.setInsets(insets(1, 2, 6, 3), insets(0, 0, 5, 0), of: list)
    try device.layout()
    let rest = try device.info(list)
    #expect(rest.insets == insets(65, 2, 50, 3))
    #expect(rest.indicatorInsets == insets(64, 0, 49, 0))
    try device.showKeyboard()
    try device.layout()
    #expect(try device.info(list).insets == insets(65, 2, 266, 3))
    #expect(try device.info(list).indicatorInsets == insets(64, 0, 265, 0))
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.info(list).insets == rest.insets)
    #expect(try device.info(list).indicatorInsets == rest.indicatorInsets)
  }

  @Test func `C58 the bottom inset of a docked input above a tab bar and a toolbar counts each part once`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let navigation = try device.push(tab, .navigation)
    let content = try device.push(navigation)
    let (list, input) = try chat(device, in: content)
    try device.layout()
    #expect(try device.screen.placement.windowFrame(of: input) == rect(0, 387, 320, 44))
    #expect(try device.insets(list) == insets(64, 0, 49 + 44, 0))
    try device.screen.controllers.setBarHidden(false, .toolbar, of: navigation)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 49 + 44 + 44, 0))
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 216 + 44, 0))
    // If bars do not pad it, everything below the top of the input is still covered.
    try device.hideKeyboard()
    _ = try device.screen.setAdjustsScrollInsets(false, of: content)
    try device.layout()
    #expect(try device.insets(list) == insets(0, 0, 49 + 44 + 44, 0))
  }

  @Test func `C20 a scroll view that does not follow the keyboard is not padded by its docked input`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let (list, _) = try chat(device, in: content)
    try device.screen.setFollowsKeyboard(false, list)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
    try device.screen.setFollowsKeyboard(true, list)
    try device.layout()
    #expect(try device.insets(list) == insets(64, 0, 44, 0))
  }

  @Test func `C29 a docked view that is hidden, outside or beside the scroll view covers nothing`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let list = try device.view(in: root, .scroll)
    try device.pin(list, .top, to: root, .top)
    try device.pin(list, .left, to: root, .left)
    try device.pin(list, .bottom, to: root, .bottom)
    try device.size(list, .width, 200)
    let input = try device.view(in: root)
    let left = try device.pin(input, .left, to: root, .left)
    let bottom = try device.pin(input, .bottom, to: root, .bottom)
    try device.size(input, .width, 100)
    try device.size(input, .height, 44)
    try device.screen.dock(input, above: list)
    try device.layout()
    #expect(try device.insets(list).bottom == 44)
    try device.screen.animatedScene.setConstant(44, of: bottom)
    try device.layout()
    #expect(try device.insets(list).bottom == 0)
    try device.screen.animatedScene.setConstant(0, of: bottom)
    try device.screen.animatedScene.setConstant(200, of: left)
    try device.layout()
    #expect(try device.insets(list).bottom == 0)
    try device.screen.animatedScene.setConstant(0, of: left)
    try device.screen.controllers.setHidden(true, input)
    try device.layout()
    #expect(try device.insets(list).bottom == 0)
    // A docked view above the scroll view covers nothing either.
    try device.screen.controllers.setHidden(false, input)
    try device.screen.animatedScene.setConstant(-480, of: bottom)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list).bottom == 216)
  }

  @Test func `C23 on iOS 6 a scroll view that ends at its docked input has no insets`() throws {
    let device = try Device(.ios6)
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let list = try device.view(in: root, .scroll)
    let input = try device.view(in: root)
    for view in [list, input] {
      try device.pin(view, .left, to: root, .left)
      try device.pin(view, .width, to: root, .width)
    }
    try device.pin(list, .top, to: root, .top)
    try device.pin(list, .bottom, to: input, .top)
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    try device.layout()
    #expect(try device.insets(list) == .zero)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.insets(list) == .zero)
  }
}
