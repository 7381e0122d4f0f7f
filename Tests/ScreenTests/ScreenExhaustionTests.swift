import Layout
import Status
import Support
import Testing

@testable import Screen

struct ScreenExhaustionTests {
  /// Adds controllers and scroll views, and sends events. Each call may run out of memory. Returns the number of
  /// failures.
  private func runSteps(_ device: Device) -> Int {
    var failures = 0
    func attempt(line: Int = #line, _ body: () throws -> Void) {
      do { try body() } catch {
        #expect(error as? Status == .outOfMemory, "line \(line)")
        failures += 1
      }
    }
    var content: ControllerID?
    var list: ItemID?
    attempt { content = try device.navigation().content }
    attempt { if let content { list = try device.fill(device.view(content), .scroll) } }
    attempt { if let list { try device.screen.placement.setContentSize(Size(width: 320, height: 900), of: list) } }
    attempt { try device.screen.layoutIfNeeded() }
    attempt { try device.showKeyboard() }
    attempt { try device.screen.sample(at: 0.1) }
    attempt { try device.screen.rotate(to: .landscapeLeft) }
    attempt { try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true) }
    attempt { try device.hideKeyboard() }
    if device.screen.animatedScene.transaction.isOpen { attempt { try device.screen.commit() } }
    if !device.screen.animatedScene.transaction.isOpen { attempt { try device.screen.sample(at: 0.5) } }
    attempt { try device.screen.animatedScene.defineCurve(40, Point(x: 0, y: 0), Point(x: 1, y: 1)) }
    return failures
  }

  private typealias Step = (name: String, run: (Device, Stage) throws -> Void)

  /// The objects of the steps.
  private struct Stage {
    let navigation: ControllerID
    let content: ControllerID
    let list: ItemID
    let width: ConstraintID

    init(_ device: Device) throws {
      (navigation, content) = try device.navigation()
      list = try device.fill(device.view(content), .scroll)
      let input = try device.view(in: device.view(content))
      try device.size(input, .height, 44)
      try device.pin(input, .bottom, to: device.screen.keyboard.guide.item, .top)
      try device.screen.dock(input, above: list)
      width = try device.size(input, .width, 100)
      try device.layout()
    }
  }

  private var steps: [Step] {
    [
      ("keyboard", { (device, _) in try device.showKeyboard() }),
      ("rotation", { (device, _) in try device.screen.rotate(to: .landscapeLeft) }),
      ("size", { (device, _) in try device.screen.display.setSize(width: 300, height: 500) }),
      ("push", { (device, stage) in _ = try device.push(stage.navigation) }),
      ("table", { (device, stage) in _ = try device.push(stage.navigation, .table) }),
      ("tab", { (device, stage) in _ = try device.add(.tab, in: stage.list) }),
      (
        "content",
        { (device, stage) in try device.screen.placement.setContentSize(Size(width: 320, height: 900), of: stage.list) }
      ),
      (
        "curve",
        { (device, _) in try device.screen.animatedScene.defineCurve(50, Point(x: 0, y: 0), Point(x: 1, y: 1)) }
      ),
      (
        "frames",
        { (device, _) in try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: false) }
      ),
      ("number", { (device, stage) in try device.screen.animatedScene.setConstant(50, of: stage.width) }),
      ("keyboard in it", { (device, _) in try device.showKeyboard() }),
      ("commit", { (device, _) in try device.screen.commit() }),
      ("sample", { (device, _) in try device.screen.sample(at: 0) }),
      (
        "constants",
        { (device, _) in try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true) }
      ),
      ("moving number", { (device, stage) in try device.screen.animatedScene.setConstant(70, of: stage.width) }),
      (
        "moving content",
        { (device, stage) in try device.screen.placement.setContentSize(Size(width: 1, height: 9), of: stage.list) }
      ),
      ("moving commit", { (device, _) in try device.screen.commit() }),
      ("keyboard away", { (device, _) in try device.hideKeyboard() }),
    ]
  }

  @Test(arguments: [false, true])
  func `a call that runs out of memory changes no setting`(isStrict: Bool) throws {
    for place in steps.indices {
      var limit = 0
      while try fails(at: place, limit, isStrict) {
        limit += 1
        try #require(limit < 1000)
      }
    }
  }

  /// Runs the steps up to one that may run out of memory, and returns whether it did.
  private func fails(at place: Int, _ limit: Int, _ isStrict: Bool) throws -> Bool {
    let device = try Device()
    device.screen.scene.model.isStrict = isStrict
    let stage = try Stage(device)
    for step in steps[..<place] { try step.run(device, stage) }
    if !device.screen.animatedScene.transaction.isOpen { try device.screen.sample(at: 0.2) }
    let before = device.statedDigest()
    device.supply.remaining = limit
    defer { device.supply.remaining = .max }
    do { try steps[place].run(device, stage) } catch {
      #expect(error as? Status == .outOfMemory, "\(steps[place].name) at \(limit)")
      #expect(device.statedDigest() == before, "\(steps[place].name) at \(limit)")
      return true
    }
    return false
  }

  @Test func `after running out of memory a screen works again`() throws {
    var limit = 0
    while true {
      let device = try Device()
      device.supply.remaining = limit
      let failures = runSteps(device)
      device.supply.remaining = .max
      if device.screen.animatedScene.transaction.isOpen { try device.screen.commit() }
      try device.layout()
      try device.sample(9)
      if failures == 0 { break }
      limit += 1
      try #require(limit < 2000)
    }
    #expect(limit > 20)
  }
}
