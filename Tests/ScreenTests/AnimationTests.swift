import Layout
import Status
import Support
import Testing

@testable import Screen

struct AnimationTests {
  /// Adds a view whose position is a constant.
  private func stage(_ device: Device) throws -> (ItemID, ConstraintID) {
    let view = try device.view(in: .window)
    let top = try device.pin(view, .top, to: .window, .top)
    try device.pin(view, .width, to: .window, .width)
    try device.pin(view, .left, to: .window, .left)
    try device.size(view, .height, 20)
    try device.layout()
    return (view, top)
  }

  @Test func `C60 every changed value has a start and an end, and is sampled at any time`() throws {
    let device = try Device()
    let (view, top) = try stage(device)
    try device.screen.begin(duration: 2, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(100, of: top)
    try device.screen.commit()
    try device.screen.motions.findAnimations()
    #expect(device.screen.motions.animations.count == 1)
    #expect(device.screen.motions.animations[0].from == rect(0, 0, 320, 20))
    #expect(device.screen.motions.animations[0].to == rect(0, 100, 320, 20))
    for (time, y) in [(0.0, 0.0), (0.5, 25), (1, 50), (2, 100), (9, 100)] {
      try device.sample(time)
      #expect(try device.shown(view).y == y)
      #expect(device.reported[view.raw]?.y == y)
    }
    #expect(try device.sample(10).isEmpty)
    // With a duration of 0 only the end is reported.
    try device.screen.begin(duration: 0, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(7, of: top)
    try device.screen.commit()
    #expect(try device.sample(0).map { $0.frame.y } == [7])
  }

  @Test func `C60 earlier times can be sampled until the next transaction`() throws {
    for movesConstraints in [false, true] {
      let device = try Device()
      let (view, top) = try stage(device)
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.screen.animatedScene.setConstant(100, of: top)
      try device.screen.commit()
      for (time, y) in [(0.5, 50.0), (1, 100), (0.25, 25), (3, 100), (0, 0), (1, 100)] {
        try device.sample(time)
        #expect(try device.shown(view).y == y)
        #expect(device.reported[view.raw]?.y == y)
      }
      #expect(try device.sample(2).isEmpty)
      // The next transaction begins at the sampled frames.
      try device.sample(0.75)
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.screen.animatedScene.setConstant(0, of: top)
      try device.screen.commit()
      try device.sample(0)
      #expect(try device.shown(view).y == 75)
      try device.sample(1)
      #expect(try device.shown(view).y == 0)
    }
  }

  @Test func `removing an animated item leaves no animation for the next item in its slot`() throws {
    for sampled in [false, true] {
      let device = try Device()
      for _ in 0..<100 {
        let view = try device.view(in: .window)
        let left = try device.pin(view, .left, to: .window, .left)
        try device.layout()
        try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
        try device.screen.animatedScene.setConstant(100, of: left)
        try device.screen.commit()
        try device.screen.remove(view)
      }
      #expect(device.screen.motions.records.count <= 2)
      let view = try device.view(in: .window)
      let left = try device.pin(view, .left, to: .window, .left)
      try device.layout()
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
      try device.screen.animatedScene.setConstant(100, of: left)
      try device.screen.commit()
      if sampled { try device.sample(0.1) }
      try device.sample(0.5)
      #expect(try device.shown(view).x == 50)
    }
  }

  @Test func `C61 the keyboard's curve is a spring of half a second`() throws {
    let device = try Device()
    let (view, top) = try stage(device)
    for duration in [0.25, 3] {
      try device.screen.animatedScene.setConstant(0, of: top)
      try device.layout()
      try device.screen.begin(duration: duration, curve: 7, fromCurrent: true, movesConstraints: false)
      try device.screen.animatedScene.setConstant(1, of: top)
      try device.screen.commit()
      for (time, share) in [(0.05, 0.23223), (0.10, 0.54478), (0.25, 0.94204), (0.4999999, 0.99890), (0.5, 1)] {
        try device.sample(time)
        #expect(abs(try device.shown(view).y - share) < 1e-5)
      }
      #expect(try device.shown(view).y == 1)
    }
  }

  /// A point of a cubic Bézier curve by its parameter.
  private func point(_ first: (Double, Double), _ second: (Double, Double), _ place: Double) -> (Double, Double) {
    let (one, two) = (3 * (1 - place) * (1 - place) * place, 3 * (1 - place) * place * place)
    let three = place * place * place
    return (one * first.0 + two * second.0 + three, one * first.1 + two * second.1 + three)
  }

  @Test func `C61 other curves are Bézier curves, and the host can define some`() throws {
    let device = try Device()
    try device.screen.animatedScene.defineCurve(100, Point(x: 0.1, y: -0.5), Point(x: 0.9, y: 1.6))
    for (number, first, second) in [
      (Int32(0), (0.42, 0.0), (0.58, 1.0)), (1, (0.42, 0), (1, 1)), (2, (0, 0), (0.58, 1)), (3, (0, 0), (1, 1)),
      (100, (0.1, -0.5), (0.9, 1.6)),
    ] {
      for step in 1..<100 {
        let (time, height) = point(first, second, Double(step) / 100)
        let timing = Timing(begun: 0, duration: 2, curve: number)
        #expect(abs(device.screen.animatedScene.curves.progress(timing, at: 2 * time) - height) < 1e-9)
      }
      #expect(device.screen.animatedScene.curves.progress(Timing(begun: 0, duration: 2, curve: number), at: 2) == 1)
      #expect(device.screen.animatedScene.curves.progress(Timing(begun: 0, duration: 2, curve: number), at: 0) == 0)
    }
    #expect(throws: Status.outOfRange) {
      try device.screen.animatedScene.defineCurve(101, Point(x: 1.1, y: 0), Point(x: 0, y: 0))
    }
    #expect(throws: Status.outOfRange) {
      try device.screen.animatedScene.defineCurve(7, Point(x: 0, y: 0), Point(x: 0, y: 0))
    }
  }

  @Test func `C62 an animation interrupted by another transaction does not jump`() throws {
    var random = Random(state: 62)
    for _ in 0..<1000 {
      let device = try Device()
      let (view, top) = try stage(device)
      for _ in 0..<3 {
        let curve = random.pick([Int32(0), 1, 2, 3, 7])
        let movesConstraints = random.chance(50)
        let before = try device.shown(view)
        try device.screen.begin(
          duration: random.between(0.1, 1), curve: curve, fromCurrent: true, movesConstraints: movesConstraints)
        try device.screen.animatedScene.setConstant(random.between(-100, 500), of: top)
        try device.screen.commit()
        try device.sample(0)
        #expect(abs(try device.shown(view).y - before.y) < 1e-9)
        // A moment later it has hardly moved.
        try device.sample(1e-7)
        #expect(abs(try device.shown(view).y - before.y) < 0.01)
        try device.sample(random.between(0, 1))
      }
      try device.sample(2)
      try device.sample(4)
      #expect(try device.shown(view) == device.frame(view))
      #expect(device.reported[view.raw] == (try device.frame(view)))
    }
  }

  @Test func `C62 other animations continue, and a transaction not from current frames begins at the layout`() throws {
    let device = try Device()
    let (first, top) = try stage(device)
    let (second, other) = try stage(device)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(100, of: top)
    try device.screen.commit()
    try device.sample(0.25)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false)
    try device.screen.animatedScene.setConstant(40, of: other)
    try device.screen.commit()
    try device.sample(0.5)
    #expect(try device.shown(first).y == 75)
    #expect(try device.shown(second).y == 20)
    try device.screen.begin(duration: 1, curve: 3, fromCurrent: false, movesConstraints: false)
    try device.screen.animatedScene.setConstant(80, of: other)
    try device.screen.commit()
    try device.sample(0)
    #expect(try device.shown(second).y == 40)
  }

  @Test func `C63 animated frames move in straight lines, animated constraints hold at every sample`() throws {
    for movesConstraints in [false, true] {
      let device = try Device()
      let (view, top) = try stage(device)
      // The follower is 10 below the view, and at most at 60.
      let follower = try device.view(in: .window)
      try device.pin(follower, .top, to: view, .bottom, 10, .equal, at: 750)
      try device.pin(follower, .top, to: .window, .top, 60, .lessOrEqual)
      try device.layout()
      let structural = device.structural
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      try device.screen.animatedScene.setConstant(100, of: top)
      try device.screen.commit()
      for step in 0...20 {
        let time = Double(step) / 20
        try device.sample(time)
        if movesConstraints { try device.screen.scene.model.check() }
        #expect(abs(try device.shown(view).y - 100 * time) < 1e-9)
        let y = movesConstraints ? min(100 * time + 30, 60) : 30 + 30 * time
        #expect(abs(try device.shown(follower).y - y) < 1e-9)
      }
      #expect(try device.frame(follower).y == 60)
      #expect(device.structural == structural)
    }
  }

  @Test func `C63 with animated constraints every sample of the keyboard is a layout`() throws {
    let device = try Device()
    let (_, content) = try device.navigation()
    let input = try device.view(in: device.view(content))
    try device.size(input, .height, 44)
    try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
    try device.layout()
    let structural = device.structural
    try device.screen.begin(duration: 0.25, curve: 0, fromCurrent: true, movesConstraints: true)
    try device.showKeyboard(duration: 0.25, curve: 7)
    try device.screen.commit()
    for time in [0, 0.05, 0.1, 0.25, 0.4, 0.5] {
      try device.sample(time)
      try device.screen.scene.model.check()
      let share =
        time == 0.5
        ? 1 : device.screen.animatedScene.curves.progress(Timing(begun: 0, duration: 0.25, curve: 7), at: time)
      #expect(abs(try device.frame(input).bottom - (480 - 216 * share)) < 1e-9)
    }
    #expect(try device.frame(input).bottom == 264)
    #expect(device.structural == structural)
  }

  @Test func `C64 rotation swaps the sides of the window and has a duration`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let list = try device.fill(device.view(content), .scroll)
    try device.layout()
    let structural = device.structural
    let before = try [device.frame(content), device.frame(list), device.bar(.navigation, navigation).frame]
    // The first rotation makes the size of the window an edit.
    try device.screen.rotate(to: .landscapeRight)
    try device.screen.rotate(to: .portrait)
    try device.sample(1)
    let digest = device.screen.scene.solver.digest()
    try device.screen.rotate(to: .landscapeRight)
    #expect(device.screen.animatedScene.lastTiming == (0.4, 0))
    try device.sample(0.2)
    #expect(try device.shown(list) == rect(0, 0, 400, 400))
    try device.sample(0.4)
    #expect(try device.shown(list) == rect(0, 0, 480, 320))
    #expect(try device.insets(list) == insets(52, 0, 0, 0))
    try device.screen.rotate(to: .landscapeLeft)
    #expect(device.screen.animatedScene.lastTiming == (0.8, 0))
    try device.screen.setRotationTimes(quarter: 0.3, half: 0.6)
    try device.screen.rotate(to: .portrait)
    #expect(device.screen.animatedScene.lastTiming == (0.3, 0))
    try device.sample(1)
    #expect(try [device.frame(content), device.frame(list), device.bar(.navigation, navigation).frame] == before)
    #expect(device.screen.scene.solver.digest() == digest)
    #expect(device.structural == structural)
  }
}
