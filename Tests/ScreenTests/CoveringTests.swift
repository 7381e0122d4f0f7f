import Layout
import Testing

@testable import Screen

/// Items under the keyboard.
struct CoveringTests {
  private func field(_ device: Device, in root: ItemID, at y: Double) throws -> ItemID {
    let field = try device.view(in: root)
    try device.pin(field, .left, to: root, .left, 20)
    try device.pin(field, .top, to: root, .top, y)
    try device.size(field, .width, 200)
    try device.size(field, .height, 30)
    return field
  }

  private func obscured(_ device: Device) throws -> [ItemID] {
    try device.screen.placement.findObscured()
    return (0..<device.screen.placement.obscured.count).map { device.screen.placement.obscured[$0].item }
  }

  @Test func `C11 views wholly or partly under the keyboard are reported`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let above = try field(device, in: root, at: 200)
    let across = try field(device, in: root, at: 250)
    let below = try field(device, in: root, at: 300)
    try device.layout()
    #expect(try obscured(device).isEmpty)
    try device.showKeyboard()
    try device.layout()
    #expect(try obscured(device) == [across, below])
    #expect(try device.screen.placement.covering(of: above) == .zero)
    #expect(try device.screen.placement.covering(of: across) == insets(0, 0, 16, 0))
    #expect(try device.screen.placement.covering(of: below) == insets(0, 0, 30, 0))
    try device.hideKeyboard()
    try device.layout()
    #expect(try obscured(device).isEmpty)
  }

  @Test func `C11 what lies outside the window is under no bar where there is none`() throws {
    let device = try Device()
    let page = try device.add(.content)
    let root = try device.view(page)
    let below = try field(device, in: root, at: 600)
    let above = try field(device, in: root, at: -60)
    try device.layout()
    #expect(try device.screen.placement.covering(of: below) == .zero)
    // Below the status bar.
    #expect(try device.screen.placement.covering(of: above) == insets(30, 0, 0, 0))
    #expect(try obscured(device) == [above])
  }

  @Test func `C11 a view without a controller can be under the keyboard`() throws {
    let device = try Device()
    let below = try field(device, in: .window, at: 300)
    try device.showKeyboard()
    try device.layout()
    #expect(try obscured(device) == [below])
  }

  @Test func `C11 docked inputs, scrolled content and items below the window are not under the keyboard`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let root = try device.view(content)
    let list = try device.fill(root, .scroll)
    _ = try field(device, in: list, at: 300)
    let input = try device.view(in: root)
    try device.pin(input, .left, to: root, .left)
    try device.pin(input, .width, to: root, .width)
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.screen.dock(input, above: list)
    let send = try device.view(in: input)
    try device.pin(send, .bottom, to: input, .bottom)
    try device.size(send, .height, 20)
    let beyond = try field(device, in: .window, at: 480)
    try device.showKeyboard()
    try device.layout()
    #expect(try obscured(device).isEmpty)
    #expect(try device.screen.placement.covering(of: beyond) == .zero)
    #expect(try device.screen.placement.covering(of: list).bottom == 216)
  }

  @Test func `C11 C56 nothing is reported as under a floating keyboard`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    _ = try field(device, in: device.view(content), at: 300)
    try device.screen.showKeyboard(rect(10, 250, 280, 200), duration: 0, curve: 0)
    try device.layout()
    #expect(try obscured(device).isEmpty)
  }

  @Test func `C58 of a tab bar and the keyboard the higher one counts`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let content = try device.push(tab)
    let field = try field(device, in: device.view(content), at: 440)
    try device.layout()
    #expect(try device.screen.placement.covering(of: field) == insets(0, 0, 30, 0))
    let tall = try device.fill(device.view(content))
    try device.showKeyboard()
    try device.layout()
    #expect(try device.screen.placement.covering(of: tall).bottom == 216)
    try device.showKeyboard(30)
    try device.layout()
    #expect(try device.screen.placement.covering(of: tall).bottom == 49)
  }
}
