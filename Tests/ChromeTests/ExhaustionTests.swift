import Layout
import Support
import Testing

@testable import Chrome

struct ExhaustionTests {
  /// Controllers, scroll views, an input and events, each of which may find no memory.
  private func live(_ device: Device) -> Int {
    var failures = 0
    func attempt(line: Int = #line, _ body: () throws -> Void) {
      do { try body() } catch {
        #expect(error as? LayoutError == .outOfMemory, "line \(line)")
        failures += 1
      }
    }
    var content: ControllerID?
    var list: ItemID?
    attempt { content = try device.navigation().content }
    attempt { if let content { list = try device.fill(device.view(content), .scroll) } }
    attempt { if let list { try device.screen.setContentSize(Size(width: 320, height: 900), of: list) } }
    attempt { try device.screen.layoutIfNeeded() }
    attempt { try device.showKeyboard() }
    attempt { try device.screen.sample(at: 0.1) }
    attempt { try device.screen.rotate(to: .landscapeLeft) }
    attempt { try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true) }
    attempt { try device.hideKeyboard() }
    if device.screen.isInTransaction { attempt { try device.screen.commit() } }
    if !device.screen.isInTransaction { attempt { try device.screen.sample(at: 0.5) } }
    attempt { try device.screen.defineCurve(40, Point(x: 0, y: 0), Point(x: 1, y: 1)) }
    return failures
  }

  @Test func `whatever runs out of memory goes on when there is some`() throws {
    var limit = 0
    while true {
      let device = try Device()
      device.supply.remaining = limit
      let failures = live(device)
      device.supply.remaining = .max
      if device.screen.isInTransaction { try device.screen.commit() }
      try device.layout()
      try device.sample(9)
      if failures == 0 { break }
      limit += 1
      try #require(limit < 2000)
    }
    #expect(limit > 20)
  }
}
