import Layout
import Memory
import Solver
import Status
import Support
import Testing

@testable import Screen

/// Edits of a scene with a screen: transactions, animations and reports.
struct ScreenEditTests {
  private func box(_ device: Device) throws -> (ItemID, ConstraintID) {
    let box = try device.view(in: .window)
    let top = try device.pin(box, .top, to: .window, .top, 20)
    try device.size(box, .height, 10)
    return (box, top)
  }

  private func suggest(_ device: Device, _ edit: SceneEditID, _ number: Double) throws -> [Change] {
    try device.screen.layOut(try device.screen.setEdit(edit, to: number))
    return Array(device.screen.scene.frames.changes.elements)
  }

  @Test func `a suggestion reports as a layout does, with all that is pending`() throws {
    let device = try Device()
    let (box, top) = try box(device)
    let (other, limit) = try self.box(device)
    try device.layout()
    let edit = try device.screen.scene.model.editConstant(of: top)
    let first = try suggest(device, edit, 30)
    #expect(first.map(\.item) == [box] && first.map(\.frame) == [rect(0, 30, 0, 10)])
    #expect(try suggest(device, edit, 30).isEmpty)
    try device.screen.animatedScene.setConstant(44, of: limit)
    #expect(try Set(suggest(device, edit, 31).map(\.item.raw)) == [box.raw, other.raw])
    #expect(throws: Status.notFinite) { try device.screen.setEdit(edit, to: .infinity) }
    #expect(throws: Status.stale) { try device.screen.setEdit(SceneEditID(0), to: 1) }
    #expect(try device.frame(box).y == 31)
  }

  @Test func `numbers join a transaction, and end an animation of the constant`() throws {
    let device = try Device()
    let (box, top) = try box(device)
    try device.layout()
    let edit = try device.screen.scene.model.editConstant(of: top)
    for movesConstraints in [false, true] {
      _ = try suggest(device, edit, 20)
      try device.sample(0)
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: movesConstraints)
      #expect(try suggest(device, edit, 120).isEmpty)
      try device.screen.commit()
      try device.sample(0.5)
      #expect(try device.shown(box).y == 70)
      // It follows the finger from here on.
      #expect(try suggest(device, edit, 90).map(\.frame.y) == [90])
      #expect(try device.sample(0.75).isEmpty)
      #expect(try device.shown(box).y == 90)
    }
  }

  @Test func `without memory a suggestion changes neither number nor animation`() throws {
    for limit in 0..<40 {
      let device = try Device()
      let (box, top) = try box(device)
      try device.layout()
      let edit = try device.screen.scene.model.editConstant(of: top)
      try device.screen.begin(duration: 1, curve: 3, fromCurrent: true, movesConstraints: true)
      try device.screen.animatedScene.setConstant(120, of: top)
      try device.screen.commit()
      try device.sample(0.25)
      device.supply.remaining = limit
      do {
        try device.screen.layOut(try device.screen.setEdit(edit, to: 200))
        device.supply.remaining = .max
        try device.sample(0.5)
        #expect(try device.frame(box).y == 200)
      } catch {
        #expect(error as? Status == .outOfMemory)
        device.supply.remaining = .max
        try device.sample(0.5)
        #expect(try device.frame(box).y == 70)
      }
    }
  }
}
