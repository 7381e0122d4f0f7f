import Layout
import Status
import Support
import Testing

@testable import Screen

/// Views that a stack hides or shows in an animation.
@Suite struct CollapseTests {
  /// A stack at the edges of the window, with views of 50 by 40, 50 by 60 and 50 by 80, and a spacing of 10.
  private func stack(
    _ device: Device, _ axis: Axis, fills: Bool = true, isMirrored: Bool = false
  ) throws -> (ItemID, [ItemID]) {
    let stack = try device.screen.scene.stacks.addStack(in: .window, axis)
    if isMirrored { try device.screen.scene.model.setDirection(.rightToLeft, of: .window) }
    for edge in [Attribute.left, .top] { try device.pin(stack, edge, to: .window, edge) }
    if fills { try device.size(stack, axis == .vertical ? .width : .height, 100) }
    if isMirrored { try device.size(stack, .width, 320) }
    try device.screen.scene.stacks.change(stack: stack) { $0.spacing = 10 }
    var views: [ItemID] = []
    for length in [40.0, 60, 80] {
      let view = try device.view(in: stack)
      try device.screen.scene.setIntrinsicSize(
        axis == .vertical ? Size(width: 50, height: length) : Size(width: length, height: 50), of: view)
      try device.screen.scene.stacks.append(view, to: stack)
      views.append(view)
    }
    try device.layout()
    return (stack, views)
  }

  private func animate(
    _ device: Device, fromCurrent: Bool = true, movesConstraints: Bool = false, _ change: () throws -> Void
  ) throws {
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: fromCurrent, movesConstraints: movesConstraints)
    try change()
    try device.screen.commit()
  }

  @Test func `a view that a column hides shrinks between its neighbours, and grows from there when it is shown`() throws
  {
    let device = try Device()
    let (_, views) = try stack(device, .vertical)
    try animate(device) { try device.screen.controllers.setHidden(true, views[1]) }
    // It ends in the middle of the gap from 40 to 50.
    for (time, y, height, next) in [(0.0, 50.0, 60.0, 120.0), (0.5, 47.5, 30, 85), (1, 45, 0, 50), (2, 45, 0, 50)] {
      try device.sample(time)
      #expect(try device.shown(views[1]) == rect(0, y, 100, height))
      #expect(try device.shown(views[2]) == rect(0, next, 100, 80))
    }
    try animate(device) { try device.screen.controllers.setHidden(false, views[1]) }
    for (time, y, height, next) in [(0.0, 45.0, 0.0, 50.0), (0.5, 47.5, 30, 85), (1, 50, 60, 120)] {
      try device.sample(time)
      #expect(try device.shown(views[1]) == rect(0, y, 100, height))
      #expect(try device.shown(views[2]) == rect(0, next, 100, 80))
    }
  }

  @Test func `in a row a view shrinks to no width, also from right to left and at the ends`() throws {
    for isMirrored in [false, true] {
      for (hidden, place) in [(0, 0.0), (1, 45), (2, 110)] {
        let device = try Device()
        let (_, views) = try stack(device, .horizontal, isMirrored: isMirrored)
        if isMirrored {
          // The last view fills the row.
          try device.screen.scene.model.setHugging(1, .horizontal, of: views[2])
          try device.layout()
        }
        let before = try device.shown(views[hidden])
        try animate(device) { try device.screen.controllers.setHidden(true, views[hidden]) }
        try device.sample(0)
        #expect(try device.shown(views[hidden]) == before)
        try device.sample(1)
        let frame = try device.shown(views[hidden])
        #expect(frame.width == 0 && frame.y == before.y && frame.height == before.height)
        #expect(hidden == 2 && isMirrored || frame.x == (isMirrored ? 320 - place : place), "\(hidden) \(frame)")
      }
    }
  }

  @Test func `a view that is shown again before it has collapsed grows from where it is`() throws {
    let device = try Device()
    let (_, views) = try stack(device, .vertical)
    try animate(device) { try device.screen.controllers.setHidden(true, views[1]) }
    try device.sample(0.5)
    try animate(device) { try device.screen.controllers.setHidden(false, views[1]) }
    try device.sample(0)
    #expect(try device.shown(views[1]) == rect(0, 47.5, 100, 30))
    try device.sample(1)
    #expect(try device.shown(views[1]) == rect(0, 50, 100, 60))
  }

  @Test func `a view that is hidden and shown in one transaction does not move`() throws {
    let device = try Device()
    let (_, views) = try stack(device, .vertical)
    try animate(device) {
      for isHidden in [true, false] { try device.screen.controllers.setHidden(isHidden, views[1]) }
    }
    try device.screen.motions.findAnimations()
    #expect(device.screen.motions.animations.count == 0)
  }

  @Test func `a view that was hidden stays collapsed while other views move`() throws {
    let device = try Device()
    let (stack, views) = try stack(device, .vertical)
    try animate(device) { try device.screen.controllers.setHidden(true, views[1]) }
    try device.sample(0.5)
    try animate(device) { try device.screen.scene.stacks.change(stack: stack) { $0.spacing = 30 } }
    try device.sample(0)
    #expect(try device.shown(views[1]) == rect(0, 47.5, 100, 30))
    try device.sample(1)
    #expect(try device.shown(views[1]) == rect(0, 45, 100, 0))
  }

  /// Events that show or hide no view.
  private func events(_ device: Device, _ stack: ItemID) -> [(String, () throws -> Void)] {
    let move = { try device.screen.scene.stacks.change(stack: stack) { $0.spacing = 30 } }
    return [
      ("a keyboard", { try device.showKeyboard() }),
      ("a transaction that changes nothing", { try self.animate(device) {} }),
      ("a transaction", { try self.animate(device, move) }),
      ("a transaction from the beginning", { try self.animate(device, fromCurrent: false, move) }),
      ("a transaction of constraints", { try self.animate(device, movesConstraints: true, move) }),
      ("a rotation", { try device.screen.rotate(to: .landscapeLeft) }),
      (
        "a size",
        {
          try device.screen.display.setSize(width: 500, height: 600)
          try device.layout()
        }
      ),
      (
        "a change before a transaction",
        {
          try device.screen.display.setSize(width: 500, height: 600)
          try self.animate(device) {}
        }
      ),
      (
        "a layout",
        {
          try move()
          try device.layout()
        }
      ),
      ("a sample before the beginning", { try device.sample(-1) }),
    ]
  }

  @Test func `a collapsed view stays collapsed through other events, also one that is collapsing`() throws {
    for (index, time) in [(0, 0.5), (0, 2), (1, 0.5), (1, 2)] {
      for event in 0..<10 {
        let device = try Device()
        let (stack, views) = try stack(device, .vertical, fills: false)
        try device.pin(stack, .right, to: .window, .right)
        try device.layout()
        try animate(device) { try device.screen.controllers.setHidden(true, views[index]) }
        try device.sample(time)
        let before = try device.shown(views[index])
        let (name, happen) = events(device, stack)[event]
        try happen()
        let isRestarted = !["a size", "a layout", "a sample before the beginning"].contains(name)
        let changes = try device.sample(isRestarted ? 0 : time)
        #expect(try device.shown(views[index]) == before, "\(name) at \(time)")
        let isSampledBefore = name == "a sample before the beginning"
        #expect(time < 1 || isSampledBefore || !changes.contains { $0.item == views[index] }, "\(name)")
        try device.sample(3)
        try device.sampleInWindow(3)
        try device.layout()
        let end = rect(0, index == 0 ? 0 : 45, before.width, 0)
        #expect(try device.shown(views[index]) == end, "\(name) at \(time)")
        #expect(device.reported[views[index].raw] == end, "\(name) at \(time)")
        try animate(device) {}
        try device.sample(0)
        #expect(try device.shown(views[index]) == end, "\(name) at \(time)")
        try device.screen.motions.findAnimations()
        #expect(device.screen.motions.animations.count == 0, "\(name) at \(time)")
      }
    }
  }

  @Test func `a collapsed view that is shown at once, or leaves its stack, is where the layout puts it`() throws {
    for movesConstraints in [false, true] {
      for change in 0..<3 {
        let device = try Device()
        let (stack, views) = try stack(device, .vertical)
        try animate(device) { try device.screen.controllers.setHidden(true, views[0]) }
        try device.sample(0.5)
        // The first view: its frame is the same while it is hidden.
        let apply = {
          switch change {
          case 0: try device.screen.controllers.setHidden(false, views[0])
          case 1: try device.screen.scene.stacks.disarrange(views[0])
          default: try device.screen.remove(stack)
          }
        }
        if movesConstraints { try animate(device, movesConstraints: true, apply) } else { try apply() }
        if movesConstraints { try device.sample(0) } else { try device.layout() }
        if change == 2 { continue }
        let frame = try device.frame(views[0])
        #expect(try device.shown(views[0]) == frame)
        #expect(device.reported[views[0].raw] == frame)
        try device.sample(0.1)
        #expect(try device.shown(views[0]) == frame)
      }
    }
  }

  @Test func `a view that is shown after it has collapsed grows from where its neighbours are then`() throws {
    let device = try Device()
    let (stack, views) = try stack(device, .vertical)
    try animate(device) { try device.screen.controllers.setHidden(true, views[1]) }
    try device.sample(2)
    try animate(device) { try device.screen.scene.stacks.change(stack: stack) { $0.spacing = 30 } }
    try device.sample(1)
    try animate(device) { try device.screen.controllers.setHidden(false, views[1]) }
    for (time, y, height) in [(0.0, 55.0, 0.0), (0.5, 62.5, 30), (1, 70, 60)] {
      try device.sample(time)
      #expect(try device.shown(views[1]) == rect(0, y, 100, height))
    }
  }

  @Test func `a view that is shown and hidden again before it has grown collapses from where it is`() throws {
    let device = try Device()
    let (_, views) = try stack(device, .vertical)
    try device.screen.controllers.setHidden(true, views[1])
    try device.layout()
    try animate(device) { try device.screen.controllers.setHidden(false, views[1]) }
    try device.sample(0.5)
    #expect(try device.shown(views[1]) == rect(0, 47.5, 100, 30))
    try animate(device) { try device.screen.controllers.setHidden(true, views[1]) }
    for (time, y, height) in [(0.0, 47.5, 30.0), (1, 45, 0)] {
      try device.sample(time)
      #expect(try device.shown(views[1]) == rect(0, y, 100, height))
    }
    try device.showKeyboard()
    try device.sample(1)
    #expect(try device.shown(views[1]) == rect(0, 45, 100, 0))
  }

  @Test func `views that are flipped may be removed, or leave their stack`() throws {
    let device = try Device()
    let (_, views) = try stack(device, .vertical)
    try animate(device) {
      for view in views { try device.screen.controllers.setHidden(true, view) }
      try device.screen.scene.stacks.disarrange(views[0])
      try device.screen.remove(views[2])
    }
    try device.sample(1)
    #expect(try device.shown(views[1]).height == 0)
    #expect(device.screen.scene.stacks.visibilityChanges.list.count == 0)
  }

  @Test func `a text is not measured at a width that it does not have, while it is hidden or moves`() throws {
    for axis in [Axis.vertical, .horizontal] {
      let device = try Device()
      let (stack, _) = try stack(device, axis)
      let text = try device.view(in: stack)
      try device.screen.scene.stacks.append(text, to: stack)
      let widths = Widths()
      try device.screen.scene.setMeasure(
        measure, context: Unmanaged.passUnretained(widths).toOpaque(), of: text)
      if axis == .horizontal { try device.size(stack, .width, 300) }
      try device.layout()
      let width = try device.shown(text).width
      #expect(width > 0)
      for isHidden in [true, false] {
        widths.asked = []
        try animate(device) { try device.screen.controllers.setHidden(isHidden, text) }
        for time in [0.0, 0.5, 1] { try device.sample(time) }
        #expect(widths.asked.allSatisfy { $0 == width }, "\(axis) \(widths.asked)")
      }
      #expect(try device.shown(text).width == width)
    }
  }

  @Test func `a sample before the beginning is the beginning`() throws {
    for movesConstraints in [false, true] {
      let device = try Device()
      let view = try device.view(in: .window)
      let left = try device.pin(view, .left, to: .window, .left)
      try device.layout()
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.screen.animatedScene.setConstant(100, of: left)
      try device.screen.commit()
      for (time, x, now) in [(-0.004, 0.0, 0.0), (0.5, 50, 0.5), (-1e300, 0, 0)] {
        try device.sample(time)
        #expect(try device.shown(view).x == x)
        #expect(device.screen.animatedScene.shownTime == now)
      }
      try device.sampleInWindow(-1)
      try device.screen.animatedScene.seek(to: 0.25)
      try device.screen.animatedScene.seek(to: -1)
      #expect(try device.shown(view).x == 0)
      for time in [Double.nan, -.infinity] {
        #expect(throws: Status.notFinite) { try device.screen.sample(at: time) }
        #expect(throws: Status.notFinite) { try device.screen.animatedScene.seek(to: time) }
      }
    }
  }
}

private final class Widths {
  var asked: [Double] = []
}

/// A text of 6,000 square points.
private func measure(
  _ request: UnsafeRawPointer?, _ answer: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  fillIn(request, answer) { width in
    Unmanaged<Widths>.fromOpaque(context!).takeUnretainedValue().asked.append(width)
    return 6000 / max(width, 4)
  }
}
