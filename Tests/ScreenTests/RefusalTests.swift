import Layout
import Status
import Testing

@testable import Screen

/// Strict scenes with a screen: a refused call changes nothing, and events of the device are not refused.
struct RefusalTests {
  private func strict() throws -> Device {
    let device = try Device()
    device.screen.scene.model.isStrict = true
    return device
  }

  /// Adds a view that is 50 wide, and at most 100.
  private func capped(_ device: Device) throws -> (ItemID, ConstraintID) {
    let view = try device.view(in: .window)
    _ = try device.screen.scene.model.addConstraint(Constraint(view, .width, .lessOrEqual, 100))
    let width = try device.size(view, .width, 50)
    try device.layout()
    return (view, width)
  }

  private func expectConflict(_ device: Device, _ body: () throws -> Void) throws {
    let digest = device.screen.digest()
    #expect(throws: Status.conflict) { try body() }
    #expect(device.screen.digest() == digest)
  }

  @Test func `C63 a refused constant is not animated`() throws {
    let device = try strict()
    let (view, width) = try capped(device)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true)
    try expectConflict(device) { try device.screen.animatedScene.setConstant(200, of: width) }
    try expectConflict(device) {
      let (numbers, ids) = ([60.0, 200], [width, width])
      try numbers.withUnsafeBufferPointer { (numbers) throws(Status) in
        try ids.withUnsafeBufferPointer { (ids) throws(Status) in
          try device.screen.animatedScene.setConstants(numbers, of: ids)
        }
      }
    }
    try device.screen.commit()
    try device.sample(1)
    #expect(try device.frame(view).width == 50)
  }

  @Test func `C63 an animated constant continues when another number is refused`() throws {
    let device = try strict()
    let (view, width) = try capped(device)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true)
    try device.screen.animatedScene.setConstant(90, of: width)
    try device.screen.commit()
    try device.sample(0.25)
    #expect(try device.frame(view).width == 60)
    #expect(throws: Status.conflict) { try device.screen.animatedScene.setConstant(200, of: width) }
    try device.sample(0.5)
    #expect(try device.frame(view).width == 70)
  }

  @Test func `a refused size does not change the window`() throws {
    let device = try strict()
    let view = try device.fill(.window)
    _ = try device.screen.scene.model.addConstraint(Constraint(view, .height, .greaterOrEqual, 400))
    try device.layout()
    try expectConflict(device) { try device.screen.display.setSize(width: 320, height: 300) }
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true)
    try expectConflict(device) { try device.screen.display.setSize(width: 320, height: 300) }
    try device.screen.commit()
    try device.sample(1)
    #expect(try device.frame(.window) == rect(0, 0, 320, 480))
  }

  @Test func `C64 a rotation takes effect in a strict scene, even with a conflict`() throws {
    let device = try strict()
    let view = try device.fill(.window)
    _ = try device.screen.scene.model.addConstraint(Constraint(view, .height, .greaterOrEqual, 400))
    try device.layout()
    #expect(throws: Status.conflict) { try device.screen.rotate(to: .landscapeLeft) }
    #expect(device.screen.window.orientation == .landscapeLeft)
    #expect(throws: Status.conflict) { try device.layout() }
    #expect(try device.frame(.window) == rect(0, 0, 480, 320))
    try device.screen.rotate(to: .portrait)
    try device.layout()
    #expect(try device.frame(view) == rect(0, 0, 320, 480))
    // No constraint is dropped, and a conflicting size is refused again.
    try expectConflict(device) { try device.screen.display.setSize(width: 320, height: 300) }
    try device.screen.display.setSize(width: 320, height: 400)
  }

  @Test func `a refused content size has no effect`() throws {
    let device = try strict()
    let list = try device.fill(.window, .scroll)
    let content = try device.screen.scene.tree.contentGuide(of: list)
    try device.size(content, .height, 300)
    try device.layout()
    try expectConflict(device) { try device.screen.placement.setContentSize(Size(width: 500, height: 1000), of: list) }
    // The width is free.
    try device.size(content, .width, 400)
    try device.screen.placement.setContentSize(Size(width: 400, height: 300), of: list)
    try device.layout()
    try expectConflict(device) { try device.screen.placement.setContentSize(Size(width: 400, height: 301), of: list) }
  }

  @Test func `C57 the keyboard is shown in a strict scene, even with a conflict`() throws {
    let device = try strict()
    let input = try device.view(in: .window)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.size(input, .height, 44)
    try device.pin(input, .top, to: .window, .top, 400, .greaterOrEqual)
    try device.layout()
    #expect(throws: Status.conflict) { try device.showKeyboard() }
    #expect(device.screen.keyboard.frame == rect(0, 264, 320, 216))
    #expect(throws: Status.conflict) { try device.layout() }
    #expect(try device.frame(input).bottom == 264)
    try device.hideKeyboard()
    try device.layout()
    #expect(try device.screen.scene.conflictCount() == 0)
  }
}

/// Measure functions that return NaN.
struct MeasureTests {
  @Test func `events take effect while a measured height is NaN, and layouts return an error`() throws {
    let device = try Device()
    let view = try device.fill(.window)
    let label = try device.view(in: view)
    try device.size(label, .width, 100)
    let left = try device.pin(label, .left, to: view, .left)
    try device.layout()
    try device.screen.scene.setMeasure(
      { request, answer, _ in fillIn(request, answer) { _ in .nan } }, context: nil, of: label)
    try device.screen.animatedScene.setConstant(7, of: left)
    #expect(throws: Status.notFinite) { try device.screen.layoutIfNeeded() }
    #expect(device.screen.scene.frames.changes.count == 1)
    try device.showKeyboard()
    #expect(device.screen.keyboard.frame == rect(0, 264, 320, 216))
    #expect(throws: Status.notFinite) { try device.screen.sample(at: 0.5) }
    #expect(try device.shown(device.screen.keyboard.guide.item).height == 216)
    try device.screen.rotate(to: .landscapeLeft)
    #expect(device.screen.window.orientation == .landscapeLeft)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.commit()
    #expect(throws: Status.notFinite) { try device.screen.layoutIfNeeded() }
    try device.screen.scene.setMeasure(
      { request, answer, _ in fillIn(request, answer) { _ in 20 } }, context: nil, of: label)
    try device.layout()
    #expect(try device.frame(label).height == 20)
  }
}

/// The largest lengths of a screen.
struct ReachTests {
  @Test(arguments: [1.000001e9, 1e308]) func `lengths beyond 1e9 are refused`(length: Double) throws {
    let device = try Device()
    let list = try device.fill(.window, .scroll)
    let (navigation, _) = try device.navigation()
    try device.layout()
    let digest = device.screen.digest()
    func refuses(_ body: () throws -> Void, line: Int = #line) {
      #expect(throws: Status.outOfRange, "line \(line)") { try body() }
      #expect(device.screen.digest() == digest, "line \(line)")
    }
    refuses { try device.screen.display.setHeight(.prompt, isLandscape: false, length) }
    refuses { try device.screen.display.setSize(width: 1, height: length) }
    refuses { try device.screen.placement.setContentSize(Size(width: length, height: 1), of: list) }
    refuses { try device.screen.placement.setOffset(Point(x: 0, y: -length), of: list) }
    refuses { try device.screen.placement.drag(list, to: Point(x: 0, y: length), velocity: 0) }
    refuses { _ = try device.screen.placement.offset(showing: rect(0, length, 1, 1), in: list) }
    refuses { try device.showKeyboard(length) }
    refuses { _ = try device.screen.keyboard.standardFrame(accessory: length) }
    refuses { _ = try device.screen.controllers.imageFrame(length, of: navigation) }
  }

  @Test func `the largest lengths give finite results`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    let all = insets(1e9, 1e9, 1e9, 1e9)
    for number in 0...HeightKind.keyboard.rawValue {
      try device.screen.display.setHeight(HeightKind(rawValue: number)!, isLandscape: false, 1e9)
    }
    try device.screen.setPrompt(true, of: navigation)
    try device.screen.setInsets(all, all, of: list)
    try device.screen.placement.setContentSize(Size(width: 1e9, height: 1e9), of: list)
    try device.screen.display.setSize(width: 1e9, height: 1e9)
    try device.layout()
    try device.screen.placement.scrollToBottom(list)
    try device.layout()
    let info = try device.info(list)
    for number in [
      info.offset.y, info.visible.y, info.visible.height, try device.screen.placement.barsHeight(of: navigation),
    ] {
      #expect(abs(number) < 1e11)
    }
  }
}
