import Layout
import Status
import Testing

@testable import Screen

struct StatusBarTests {
  @Test func `C34 the style of the status bar moves nothing`() throws {
    for profile in [Profile.ios6, .ios7] {
      let device = try Device(profile)
      let (_, content) = try device.navigation()
      try device.layout()
      let digest = device.screen.scene.solver.digest()
      try device.screen.setStatusBarStyle(.light, of: content)
      try device.layout()
      try device.screen.setStatusBarSource(application: true)
      try device.screen.setStatusBarStyle(.light)
      try device.layout()
      #expect(device.screen.scene.frames.changes.count == 0)
      #expect(device.screen.scene.solver.digest() == digest)
    }
  }

  @Test func `C35 on iOS 7 the status bar has black or white text, on iOS 6 white text on black`() throws {
    let device = try Device()
    let content = try device.add()
    #expect(try !device.screen.controllers.statusBarAppearance().isTextWhite)
    #expect(try !device.screen.controllers.statusBarAppearance().isOpaque)
    try device.screen.setStatusBarStyle(.light, of: content)
    #expect(try device.screen.controllers.statusBarAppearance().isTextWhite)
    #expect(try !device.screen.controllers.statusBarAppearance().isOpaque)
    try device.screen.setProfile(.ios6)
    #expect(try device.screen.controllers.statusBarAppearance().isTextWhite)
    #expect(try device.screen.controllers.statusBarAppearance().isOpaque)
  }

  @Test func `C36 either the controllers or the application decide the style, and the other one's has no effect`()
    throws
  {
    let device = try Device()
    let content = try device.add()
    try device.screen.setStatusBarStyle(.light)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
    try device.screen.setStatusBarStyle(.light, of: content)
    #expect(try device.screen.controllers.statusBarAppearance().style == .light)
    try device.screen.setStatusBarStyle(.dark)
    try device.screen.setStatusBarSource(application: true)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
  }

  @Test func `C37 the visible top-level controller that is not a standard container sets the style`() throws {
    let device = try Device()
    let tab = try device.add(.tab)
    let navigation = try device.push(tab, .navigation)
    let first = try device.push(navigation)
    let second = try device.push(navigation)
    let other = try device.push(tab)
    try device.screen.setStatusBarStyle(.light, of: tab)
    try device.screen.setStatusBarStyle(.light, of: navigation)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
    try device.screen.setStatusBarStyle(.light, of: second)
    #expect(try device.screen.controllers.statusBarAppearance().style == .light)
    try device.screen.pop(navigation)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
    try device.screen.setStatusBarStyle(.light, of: first)
    try device.screen.controllers.select(1, of: tab)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
    // A custom container sets the style for the controllers in it.
    let outer = try device.add()
    let inner = try device.add(in: device.view(outer))
    try device.screen.setStatusBarStyle(.light, of: inner)
    #expect(try device.screen.controllers.statusBarAppearance().style == .dark)
    try device.screen.setStatusBarStyle(.light, of: outer)
    #expect(try device.screen.controllers.statusBarAppearance().style == .light)
    _ = other
  }

  @Test func `C50 a hidden status bar has no height, and bar, guides and insets follow`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.display.setStatusBarHidden(true)
    try device.layout()
    #expect(device.screen.display.statusBarHeight == 0)
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 44)
    #expect(try device.topLength(content) == 44)
    #expect(try device.insets(list) == insets(44, 0, 0, 0))
    let old = try Device(.ios6)
    let (_, other) = try old.navigation()
    try old.screen.display.setStatusBarHidden(true)
    try old.layout()
    #expect(try old.windowFrame(other) == rect(0, 44, 320, 436))
  }

  @Test func `C51 a call moves the root down by 20, and the bar stays 64 high`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.screen.setInCall(true)
    try device.layout()
    #expect(device.screen.display.statusBarHeight == 40)
    #expect(try device.windowFrame(navigation) == rect(0, 20, 320, 460))
    #expect(try device.bar(.navigation, navigation).effectiveHeight == 64)
    #expect(try device.topLength(content) == 64)
    #expect(try device.insets(list) == insets(64, 0, 0, 0))
    let old = try Device(.ios6)
    let (_, other) = try old.navigation()
    try old.screen.setInCall(true)
    try old.layout()
    #expect(try old.windowFrame(other) == rect(0, 84, 320, 396))
    // During a call a hidden status bar moves nothing.
    try device.screen.display.setStatusBarHidden(true)
    try device.layout()
    #expect(try device.windowFrame(navigation) == rect(0, 0, 320, 480))
  }
}
