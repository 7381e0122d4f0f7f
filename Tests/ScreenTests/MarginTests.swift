import Layout
import Status
import Testing

@testable import Screen

private func phone() throws -> (Device, page: ItemID) {
  let bench = try Device(.ios11)
  for index in 0..<Devices.count where Devices.numbered(index).name.description == "iPhone X" {
    try bench.screen.display.setDevice(Devices.numbered(index).device)
  }
  let (_, content) = try bench.navigation()
  return (bench, try bench.view(content))
}

struct MarginTests {
  /// Adds a view at the margins of another.
  private func fillMargins(_ bench: Device, _ page: ItemID) throws -> ItemID {
    let view = try bench.view(in: page)
    try bench.pin(view, .left, to: page, .leftMargin)
    try bench.pin(view, .right, to: page, .rightMargin)
    try bench.pin(view, .top, to: page, .topMargin)
    try bench.pin(view, .bottom, to: page, .bottomMargin)
    return view
  }

  @Test func `C82 directional margins change places with the direction, others stay`() throws {
    let bench = try Device()
    let page = try bench.view(bench.add())
    let view = try fillMargins(bench, page)
    let middle = try bench.view(in: page)
    try bench.pin(middle, .centerX, to: page, .centerXWithinMargins)
    try bench.screen.scene.setMargins(insets(1, 30, 2, 10), isDirectional: true, of: page)
    try bench.layout()
    #expect(try bench.frame(view) == rect(30, 1, 280, 477))
    try bench.screen.scene.model.setDirection(.rightToLeft, of: .window)
    try bench.layout()
    #expect(try bench.frame(view) == rect(10, 1, 280, 477))
    #expect(try bench.frame(middle).x == 150)
    #expect(try bench.screen.scene.views.state(of: page).margins == insets(1, 10, 2, 30))
    try bench.screen.scene.setMargins(insets(1, 5, 2, 6), isDirectional: true, of: page)
    try bench.layout()
    #expect(try bench.frame(view) == rect(6, 1, 309, 477))
    try bench.screen.scene.setMargins(insets(0, 30, 0, 10), of: page)
    try bench.screen.scene.model.setDirection(.leftToRight, of: .window)
    try bench.layout()
    #expect(try bench.frame(view) == rect(30, 0, 280, 480))
    #expect(try !bench.screen.scene.views.settings(of: page).hasDirectionalMargins)
  }

  @Test func `C82 a strict scene that refuses a direction keeps the margins`() throws {
    let bench = try Device(.plain)
    let page = try bench.view(bench.add())
    let view = try fillMargins(bench, page)
    try bench.screen.scene.setMargins(insets(0, 30, 0, 10), isDirectional: true, of: page)
    try bench.pin(view, .left, to: page, .left, 30)
    bench.screen.scene.model.isStrict = true
    try bench.layout()
    #expect(throws: Status.conflict) { try bench.screen.scene.model.setDirection(.rightToLeft, of: .window) }
    try bench.layout()
    #expect(try bench.frame(view) == rect(30, 0, 280, 480))
    #expect(try bench.screen.scene.views.settings(of: page).margins == insets(0, 30, 0, 10))
  }

  @Test func `C83 margins that follow the safe area are as much larger, by constants alone`() throws {
    let (bench, page) = try phone()
    let view = try fillMargins(bench, page)
    try bench.layout()
    #expect(try bench.frame(view) == rect(8, 8, 359, 796))
    let structural = bench.structural
    try bench.screen.placement.setMarginsFollowSafeArea(true, page)
    try bench.layout()
    #expect(try bench.frame(view) == rect(8, 96, 359, 812 - 96 - 42))
    let follows = bench.screen.placement.marginsFollowSafeArea(page)
    #expect(follows)
    #expect(try bench.screen.scene.views.settings(of: page).margins == insets(8, 8, 8, 8))
    #expect(try bench.screen.scene.views.state(of: page).margins == insets(96, 8, 42, 8))
    try bench.screen.scene.setMargins(insets(0, 20, 0, 1), of: page)
    try bench.screen.rotate(to: .landscapeRight)
    try bench.sample(1)
    #expect(try bench.frame(view) == rect(64, 32, 812 - 64 - 45, 375 - 32 - 21))
    #expect(bench.structural == structural)
    try bench.screen.placement.setMarginsFollowSafeArea(false, page)
    try bench.layout()
    #expect(try bench.frame(view) == rect(20, 0, 791, 375))
    #expect(bench.screen.placement.safeAreas.count == 0)
  }

  @Test func `C83 margins of a view inside follow where it is, and where it is scrolled to`() throws {
    let (bench, page) = try phone()
    let scroll = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 375, height: 2000), of: scroll)
    let box = try bench.view(in: scroll)
    for (attribute, number) in [(Attribute.left, 0.0), (.top, 0)] {
      try bench.pin(box, attribute, to: scroll, attribute, number)
    }
    try bench.size(box, .width, 375)
    try bench.size(box, .height, 500)
    let view = try fillMargins(bench, box)
    try bench.screen.placement.setMarginsFollowSafeArea(true, box)
    try bench.layout()
    #expect(try bench.frame(view) == rect(8, 8, 359, 484))
    try bench.screen.placement.setOffset(Point(x: 0, y: -28), of: scroll)
    try bench.layout()
    #expect(try bench.frame(view) == rect(8, 68, 359, 424))
    try bench.screen.remove(box)
    try bench.layout()
    #expect(bench.screen.placement.safeAreas.count == 0)
    #expect(throws: Status.stale) { try bench.screen.placement.setMarginsFollowSafeArea(true, box) }
    let guide = try bench.screen.placement.safeArea(of: page)
    #expect(throws: Status.kind) { try bench.screen.placement.setMarginsFollowSafeArea(true, guide) }
  }

  @Test func `C84 a readable guide is in the middle of the margins, and as wide as text of its size may be`() throws {
    let bench = try Device(.plain, width: 1024, height: 768)
    let page = try bench.view(bench.add())
    let guide = try bench.screen.scene.readableGuide(of: page)
    #expect(try bench.screen.scene.readableGuide(of: page) == guide)
    try bench.layout()
    #expect(try bench.frame(guide) == rect(176, 8, 672, 752))
    let structural = bench.structural
    try bench.screen.scene.setTextSize(1.25)
    try bench.layout()
    #expect(try bench.frame(guide) == rect(92, 8, 840, 752))
    try bench.screen.scene.setTextSize(2)
    try bench.layout()
    #expect(try bench.frame(guide) == rect(8, 8, 1008, 752))
    try bench.screen.scene.setTextSize(1)
    try bench.screen.scene.setMargins(insets(0, 200, 0, 0), of: page)
    try bench.layout()
    #expect(try bench.frame(guide) == rect(276, 0, 672, 768))
    #expect(bench.structural == structural)
    #expect(throws: Status.owned) { try bench.screen.scene.tree.checkRemovable(guide) }
    #expect(throws: Status.kind) { _ = try bench.screen.scene.readableGuide(of: guide) }
    let scroll = try bench.fill(page, .scroll)
    try bench.screen.placement.setContentSize(Size(width: 3000, height: 5000), of: scroll)
    let inside = try bench.screen.scene.readableGuide(of: scroll)
    try bench.layout()
    #expect(try bench.frame(inside) == rect(176, 8, 672, 4984))
    try bench.screen.remove(scroll)
    try bench.screen.scene.setTextSize(1.5)
    try bench.layout()
    #expect(throws: Status.stale) { _ = try bench.screen.scene.readableGuide(of: scroll) }
  }
}
