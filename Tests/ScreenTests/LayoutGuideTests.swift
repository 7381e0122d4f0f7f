import Layout
import Status
import Testing

@testable import Screen

struct LayoutGuideTests {
  @Test func `C21 a constraint to the top guide is right on both generations`() throws {
    for profile in [Profile.ios6, .ios7] {
      let device = try Device(profile)
      let (_, content) = try device.navigation()
      let label = try device.view(in: device.view(content))
      try device.pin(label, .top, to: device.screen.controllers.guides(of: content).top, .bottom, 20)
      try device.layout()
      #expect(try device.windowFrame(label).y == 84)
    }
  }

  @Test func `C22 on iOS 6 the top guide has an empty frame`() throws {
    let device = try Device(.ios6)
    let (_, content) = try device.navigation()
    try device.layout()
    #expect(try device.frame(device.screen.controllers.guides(of: content).top) == .zero)
  }

  @Test func `C55 guides are items, as long as bars extend into the view, and never negative`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let content = try device.push(device.push(tab, .navigation))
    let box = try device.view(in: device.view(content))
    let top = try device.pin(box, .top, to: device.view(content), .top, 30)
    for attribute in [Attribute.left, .width] { try device.pin(box, attribute, to: device.view(content), attribute) }
    try device.pin(box, .bottom, to: device.view(content), .bottom, -20)
    let inner = try device.add(in: box)
    let label = try device.view(in: device.view(inner))
    let guides = try device.screen.controllers.guides(of: inner)
    try device.pin(label, .top, to: guides.top, .bottom)
    try device.pin(label, .bottom, to: guides.bottom, .top)
    try device.layout()
    #expect(try device.topLength(content) == 64)
    #expect(try device.bottomLength(content) == 49)
    #expect(try device.topLength(inner) == 34)
    #expect(try device.bottomLength(inner) == 29)
    #expect(try device.windowFrame(label).y == 64)
    #expect(try device.windowFrame(label).bottom == 431)
    try device.screen.animatedScene.setConstant(100, of: top)
    try device.layout()
    #expect(try device.topLength(inner) == 0)
    #expect(throws: Status.owned) { try device.screen.remove(guides.top) }
  }

  @Test func `C56 the keyboard guide ends at the keyboard, or where the bottom guide begins`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let content = try device.push(tab)
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.layout()
    #expect(try device.windowFrame(input).bottom == 431)
    try device.showKeyboard()
    try device.layout()
    #expect(try device.windowFrame(input).bottom == 264)
    // A floating keyboard in the middle, and a split one at the bottom.
    for frame in [rect(40, 100, 240, 216), rect(0, 264, 140, 216)] {
      try device.screen.showKeyboard(frame, duration: 0, curve: 0)
      try device.layout()
      #expect(try device.windowFrame(input).bottom == 431)
    }
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.windowFrame(input).bottom == 431)
  }

  @Test func `the bottom guide includes the home indicator, and bars extend over it`() throws {
    let device = try Device()
    let content = try device.add(.content)
    try device.screen.display.setHeight(.homeIndicator, isLandscape: false, 34)
    try device.layout()
    #expect(try device.frame(content) == rect(0, 0, 320, 480))
    #expect(try device.bottomLength(content) == 34)
    let other = try Device()
    let tab = try other.add(.tab)
    let shown = try other.push(tab)
    try other.screen.display.setHeight(.homeIndicator, isLandscape: false, 34)
    try other.layout()
    #expect(try other.bottomLength(shown) == 83)
  }

  @Test func `a layout reports new gap guides of a stack`() throws {
    let device = try Device()
    let content = try device.add(.content)
    try device.layout()
    let stack = try device.screen.scene.stacks.addStack(in: device.view(content), .vertical)
    try device.screen.scene.stacks.change(stack: stack) { $0.distribution = .equalCentering }
    for _ in 0..<40 {
      let view = try device.view(in: stack)
      try device.size(view, .height, 5)
      try device.screen.scene.stacks.append(view, to: stack)
    }
    try device.layout()
    try device.screen.begin(duration: 1, curve: 0, fromCurrent: true, movesConstraints: false)
    for _ in 0..<200 {
      let view = try device.view(in: stack)
      try device.screen.scene.stacks.append(view, to: stack)
    }
    try device.screen.commit()
    try device.sample(0.5)
  }
}
