import Layout
import Status
import Support
import Testing

@testable import Screen

/// Frames as shown, in the window. `Device.sampleInWindow` compares every report with the tree.
struct WindowReportTests {
  /// A page with a list that holds a row, and with an input above the keyboard.
  private func page(_ device: Device) throws -> (list: ItemID, row: ItemID, inner: ItemID, input: ItemID) {
    let list = try device.fill(.window, .scroll)
    try device.screen.placement.setContentSize(Size(width: 320, height: 1000), of: list)
    let row = try device.view(in: list)
    try device.pin(row, .left, to: list, .left)
    try device.pin(row, .width, to: list, .width)
    try device.pin(row, .top, to: list, .top, 300)
    try device.size(row, .height, 30)
    let inner = try device.view(in: row)
    try device.pin(inner, .top, to: row, .top, 5)
    let input = try device.fill(.window, top: 400)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top, 0, .lessOrEqual, at: 999)
    return (list, row, inner, input)
  }

  @Test func `a scrolled list reports what is in it and nothing else`() throws {
    let device = try Device()
    let (list, row, inner, _) = try page(device)
    #expect(try device.sampleInWindow(0).count == Int(device.screen.scene.tree.itemSlots))
    #expect(device.reportedInWindow[row.raw]?.y == 300)
    try device.screen.placement.setOffset(Point(x: 0, y: 100), of: list)
    let moved = try device.sampleInWindow(0).map(\.item)
    #expect(Set(moved.map(\.raw)) == [row.raw, inner.raw, try device.screen.scene.tree.contentGuide(of: list).raw])
    #expect(device.reportedInWindow[row.raw]?.y == 200)
    #expect(device.reportedInWindow[inner.raw]?.y == 205)
    #expect(try device.sampleInWindow(0).isEmpty)
  }

  @Test func `an animation moves what is inside of what it animates`() throws {
    let device = try Device()
    let box = try device.view(in: .window)
    let top = try device.pin(box, .top, to: .window, .top)
    let inner = try device.view(in: box)
    let innermost = try device.view(in: inner)
    try device.size(innermost, .height, 20)
    try device.sampleInWindow(0)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(100, of: top)
    try device.screen.commit()
    for (time, y) in [(0.25, 25.0), (0.5, 50), (1, 100)] {
      #expect(Set(try device.sampleInWindow(time).map(\.item.raw)) == [box.raw, inner.raw, innermost.raw])
      #expect(device.reportedInWindow[innermost.raw] == rect(0, y, 0, 20))
    }
    #expect(try device.sampleInWindow(2).isEmpty)
  }

  @Test(arguments: [false, true]) func `an end that was shown by a seek alone is reported after the next commit`(
    isInWindow: Bool
  ) throws {
    let device = try Device()
    let box = try device.view(in: .window)
    let top = try device.pin(box, .top, to: .window, .top)
    try device.sampleInWindow(0)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(100, of: top)
    try device.screen.commit()
    try device.sampleInWindow(0.25)
    try device.screen.animatedScene.seek(to: 5)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.commit()
    if isInWindow {
      #expect(try device.sampleInWindow(0).map(\.frame.y) == [100])
    } else {
      try device.screen.sample(at: 0)
      #expect(device.screen.scene.frames.changes.count == 1 && device.screen.scene.frames.changes[0].frame.y == 100)
    }
  }

  @Test func `what other reports took is reported in the window`() throws {
    let device = try Device()
    let view = try device.view(in: .window)
    let top = try device.pin(view, .top, to: .window, .top)
    try device.sampleInWindow(0)
    try device.screen.animatedScene.setConstant(7, of: top)
    try device.layout()
    #expect(try device.sampleInWindow(0).map(\.item) == [view])
    try device.screen.animatedScene.setConstant(9, of: top)
    #expect(try device.sample(0).map(\.item) == [view])
    #expect(try device.sampleInWindow(0).map(\.item) == [view])
    // A view without size at the origin changes no frame when it is laid out.
    let other = try device.view(in: .window)
    #expect(try device.sampleInWindow(0).map(\.item) == [other])
    try device.screen.remove(view)
    #expect(try device.sampleInWindow(0).isEmpty)
  }

  @Test func `a refused call reports nothing`() throws {
    let device = try Device()
    _ = try page(device)
    try device.sampleInWindow(0)
    #expect(throws: Status.notFinite) { try device.screen.sampleInWindow(at: .nan) }
    #expect(throws: Status.notFinite) { try device.screen.sampleInWindow(at: -.infinity) }
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    #expect(throws: Status.mode) { try device.screen.sampleInWindow(at: 0) }
    try device.screen.commit()
    #expect(try device.sampleInWindow(0).isEmpty)
  }

  @Test func `random animations and offsets on any pixels add up`() throws {
    for seed in 0..<60 {
      var random = Random(state: UInt64(seed))
      let device = try Device()
      try device.screen.scene.frames.setScale(random.pick([0, 1, 2, 3]))
      let pages = [try page(device), try page(device)]
      var constants = [ConstraintID]()
      for page in pages {
        for view in [page.row, page.inner] {
          let child = try device.view(in: view)
          constants.append(try device.pin(child, .left, to: view, .left, random.between(0, 40)))
          try device.pin(child, .top, to: view, .top, random.between(0, 9))
        }
      }
      for _ in 0..<30 {
        switch random.below(6) {
        case 0:
          try device.screen.placement.setOffset(
            Point(x: random.between(0, 9), y: random.between(0, 500)), of: random.pick(pages).list)
        case 1:
          try device.screen.begin(
            duration: 0.5, curve: 2, fromCurrent: random.chance(50), movesConstraints: random.chance(20))
          try device.screen.animatedScene.setConstant(random.between(-20, 20), of: random.pick(constants))
          if random.chance(50) {
            try device.screen.placement.setOffset(Point(x: 0, y: random.between(0, 90)), of: random.pick(pages).list)
          }
          try device.screen.commit()
        case 2: try device.showKeyboard(random.pick([216, 252]))
        case 3: try device.hideKeyboard()
        case 4: try device.layout()
        default: constants.append(try device.pin(device.view(in: random.pick(pages).inner), .top, to: .window, .top))
        }
        try device.sampleInWindow(random.between(0, 0.7))
      }
    }
  }
}
