import Solver
import Testing

@testable import Layout

struct PassTests {
  @Test func `a layout with nothing pending does nothing`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: view)
    #expect(try Set(stage.layout().map(\.item.raw)) == [ItemID.window.raw, view.raw])
    let digest = stage.scene.solver.digest()
    #expect(try stage.layout().isEmpty)
    #expect(stage.scene.solver.digest() == digest)
  }

  @Test func `edits are pending until a layout solves them all`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let width = try stage.add(view[.width] == 10)
    try stage.layout()
    for number in 1...20 { try stage.scene.model.setConstant(Double(number), of: width) }
    #expect(try stage.frame(view).width == 10)
    let changes = try stage.layout()
    #expect(changes.map(\.item) == [view])
    #expect(changes[0].frame.width == 20)
  }

  @Test func `a frame that returns to its reported value is no change`() throws {
    let stage = try Stage()
    let view = try stage.view()
    let width = try stage.add(view[.width] == 10)
    try stage.layout()
    try stage.scene.model.setConstant(50, of: width)
    try stage.scene.model.setConstant(10, of: width)
    #expect(try stage.layout().isEmpty)
  }

  @Test func `the first layout releases what only building needed, and leaves room for every removal`() throws {
    let stage = try Stage()
    let stack = try stage.scene.stacks.addStack(in: .window, .vertical)
    var views: [ItemID] = []
    for _ in 0..<100 {
      views.append(try stage.view(in: stack))
      try stage.add(views.last![.height] == 3)
      try stage.scene.stacks.append(views.last!, to: stack)
    }
    #expect(stage.scene.tree.items.room > 120)
    try stage.layout()
    let count = stage.scene.tree.items.count
    let most = count + count / 8
    #expect(stage.scene.tree.items.room <= most && stage.scene.frames.changes.room <= most)
    let constraints = stage.scene.constraints.records.count
    #expect(stage.scene.constraints.records.room <= constraints + constraints / 8)
    stage.supply.remaining = 0
    try stage.scene.remove(stack)
    stage.supply.remaining = .max
    try stage.layout()
    #expect(stage.scene.tree.freeItems.count == count - 1)
  }

  @Test func `moving a parent changes none of its descendants`() throws {
    let stage = try Stage()
    let outer = try stage.view()
    let left = try stage.add(outer[.left] == ItemID.window[.left])
    for _ in 0..<100 { try stage.set(Rect(x: 3, y: 3, width: 3, height: 3), of: try stage.view(in: outer)) }
    try stage.layout()
    try stage.scene.model.setConstant(77, of: left)
    #expect(try stage.layout().map(\.item) == [outer])
  }

  @Test func `resizing the window is an edit of two constants`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.add(view[.left] == ItemID.window[.left] + 10)
    try stage.add(view[.right] == ItemID.window[.right] - 10)
    try stage.layout()
    let structural = stage.scene.solver.statistics().structural
    try stage.scene.model.setSize(width: 480, height: 320)
    #expect(try stage.layout().count == 2)
    #expect(try stage.frame(view).width == 460)
    #expect(stage.scene.solver.statistics().structural == structural)
  }

  /// Adds a list of cells, each with an icon, a name and a value.
  private func list(_ stage: Stage, _ count: Int) throws -> [ConstraintID] {
    var heights: [ConstraintID] = []
    var above: ItemID?
    for _ in 0..<count {
      let cell = try stage.view()
      try stage.add(cell[.leading] == ItemID.window[.leading])
      try stage.add(cell[.trailing] == ItemID.window[.trailing])
      try stage.add(cell[.top] == (above.map { $0[.bottom] } ?? ItemID.window[.top]))
      heights.append(try stage.add(cell[.height] == 44))
      let (icon, name, value) = (try stage.view(in: cell), try stage.view(in: cell), try stage.view(in: cell))
      try stage.add(icon[.leading] == cell[.leadingMargin])
      try stage.add(name[.leading] == icon[.trailing] + 8)
      try stage.add(value[.leading] >= name[.trailing] + 8)
      try stage.add(value[.trailing] == cell[.trailingMargin])
      for view in [icon, name, value] {
        try stage.add(view[.centerY] == cell[.centerY])
        try stage.scene.setIntrinsicSize(Size(width: 50, height: 20), of: view)
      }
      above = cell
    }
    return heights
  }

  @Test func `a steady loop of edit and layout allocates nothing and visits only moved items`() throws {
    let stage = try Stage()
    let heights = try list(stage, 125)
    try stage.layout()
    func step(_ index: Int, _ height: Double) throws -> Int {
      try stage.scene.model.setConstant(height, of: heights[index])
      try stage.scene.layoutIfNeeded()
      return stage.scene.frames.changes.count
    }
    for round in 0..<4 { _ = try step(120, Double(50 + round)) }
    let calls = stage.supply.calls
    for round in 0..<100 { #expect(try step(120, Double(60 + round)) == 1 + 3 + 4) }
    for round in 0..<100 { #expect(try step(124, Double(60 + round)) == 1 + 3) }
    #expect(stage.supply.calls == calls)
  }

  @Test func `whole constants give whole frames`() throws {
    let stage = try Stage(width: 1001, height: 700)
    var previous: ItemID?
    var views: [ItemID] = []
    for _ in 0..<7 {
      let view = try stage.view()
      try stage.add(view[.left] == (previous.map { $0[.right] } ?? ItemID.window[.left]))
      if let previous { try stage.add(view[.width] == previous[.width]) }
      try stage.add(view[.centerY] == ItemID.window[.centerY])
      try stage.add(view[.height] == 0.5 * ItemID.window[.height])
      previous = view
      views.append(view)
    }
    try stage.add(previous![.right] == ItemID.window[.right])
    for width in stride(from: 1001.0, through: 7, by: -7) {
      try stage.scene.model.setSize(width: width, height: 2 * width)
      try stage.layout()
      for (index, view) in views.enumerated() {
        #expect(
          try stage.frame(view) == Rect(x: Double(index) * width / 7, y: width / 2, width: width / 7, height: width))
      }
    }
  }
}
