import Solver
import Testing

@testable import Layout

/// Frames that are copied from the solver's report: see `CopiedFrames`. `Stage.layout` compares the changes with all frames.
struct CopiedFrameTests {
  /// A scroll view, a view to the right of it that takes the rest of the window, and a view inside that one. When the left
  /// edge of the scroll view moves, the frames of all three change.
  private struct Columns {
    let stage: Stage
    let scroll: ItemID
    let rest: ItemID
    let inner: ItemID
    let left: ConstraintID

    init(isStrict: Bool = false) throws {
      stage = try Stage(isStrict: isStrict)
      scroll = try stage.view(in: .window, .scroll)
      rest = try stage.view()
      inner = try stage.view(in: rest)
      left = try stage.add(scroll[.left] == ItemID.window[.left] + 10)
      try stage.add(scroll[.width] == 100)
      try stage.add(rest[.left] == scroll[.right] + 8)
      try stage.add(rest[.right] == ItemID.window[.right] - 8)
      try stage.add(inner[.left] == rest[.left] + 4)
      try stage.add(inner[.right] == rest[.right] - 4)
      for view in [scroll, rest, inner] {
        try stage.add(view[.top] == (try stage.scene.tree.parent(of: view)!)[.top] + 4)
        try stage.add(view[.height] == 50)
      }
      try stage.layout()
    }

    /// The items whose frames change when the left edge moves.
    var moving: Set<UInt32> { [scroll.raw, rest.raw, inner.raw] }

    var isCopying: Bool { stage.scene.frames.copied.variableOrder == stage.scene.solver.changes.variableOrder }

    /// Sets the left edge so often that frames are copied from the report if that is possible.
    func move(from number: Double) throws {
      for step in 0..<6 {
        try stage.scene.model.setConstant(number + Double(step) * 1.25, of: left)
        try stage.layout()
      }
    }

    /// Sets the size of the window several times.
    func resize(from width: Double) throws {
      for step in 0..<6 {
        try stage.scene.model.setSize(width: width + Double(step), height: 500 + Double(step % 2))
        try stage.layout()
      }
    }
  }

  @Test func `frames follow a constant that is set again and again`() throws {
    let columns = try Columns()
    try columns.move(from: 20)
    #expect(columns.isCopying)
    #expect(try columns.stage.frame(columns.rest).x == 20 + 5 * 1.25 + 108)
    try columns.stage.scene.model.setConstant(20, of: columns.left)
    #expect(try Set(columns.stage.layout().map(\.item.raw)) == columns.moving)
    #expect(try columns.stage.layout().isEmpty)
  }

  @Test func `frames follow the size of the window`() throws {
    let columns = try Columns()
    try columns.resize(from: 400)
    #expect(columns.isCopying)
    #expect(try columns.stage.frame(columns.inner).width == 405 - 118 - 8 - 8)
  }

  /// A constraint with a very small coefficient is tried on a copy of the solver, and the scene keeps the copy. Layouts of its
  /// reports must have other numbers than those of the first solver.
  @Test func `frames follow the copy of a solver that a strict scene goes on with`() throws {
    let columns = try Columns(isStrict: true)
    let line = try columns.stage.view()
    let edits = [
      try columns.stage.scene.model.editConstant(of: columns.left),
      try columns.stage.scene.model.editConstant(of: columns.stage.add(line[.top] == ItemID.window[.top] + 3)),
    ]
    func drag(_ edit: Int, from number: Double) throws {
      for step in 0..<6 {
        _ = try columns.stage.scene.model.setEdit(edits[edit], to: number + Double(step))
        try columns.stage.layout()
      }
    }
    // Each change of edit lays out the report anew.
    for turn in 0..<20 { try drag(turn % 2, from: 20 + Double(turn)) }
    #expect(columns.isCopying)
    let order = columns.stage.scene.frames.copied.variableOrder
    try columns.stage.add(line[.left] == columns.rest[.left] - 1)
    try columns.stage.add(line[.width] == 1)
    let thin = try columns.stage.add(line[.height] == 1e-5 * columns.inner[.height])
    try columns.stage.layout()
    try columns.stage.scene.model.remove(thin)
    try drag(0, from: 40)
    #expect(columns.isCopying && columns.stage.scene.frames.copied.variableOrder > order)
    #expect(try columns.stage.frame(line).x == 45 + 108 - 1)
  }

  @Test func `rounded frames follow`() throws {
    let columns = try Columns()
    try columns.move(from: 20)
    try columns.stage.scene.frames.setScale(2)
    try columns.move(from: 33)
    #expect(columns.isCopying)
  }

  @Test func `a view that is measured later is measured when it moves`() throws {
    let columns = try Columns()
    let text = try columns.stage.view(in: columns.rest)
    try columns.stage.add(text[.left] == columns.rest[.left])
    try columns.stage.add(text[.right] == columns.rest[.right])
    try columns.stage.add(text[.top] == columns.rest[.top])
    try columns.stage.scene.setIntrinsicSize(Size(width: -1, height: 10), of: text)
    try columns.move(from: 20)
    #expect(columns.isCopying)
    try columns.stage.scene.setIntrinsicSize(Size(width: -1, height: -1), of: text)
    try columns.stage.scene.setMeasure(
      { request, result, _ in fillIn(request, result) { 1000 / $0 } }, context: nil, of: text)
    try columns.move(from: 40)
    #expect(!columns.isCopying)
    let frame = try columns.stage.frame(text)
    #expect(abs(frame.height - 1000 / frame.width) < 1e-9)
  }

  @Test func `removed views and other changes end what frames follow`() throws {
    let columns = try Columns()
    try columns.move(from: 20)
    try columns.stage.scene.remove(columns.inner)
    try columns.move(from: 30)
    let other = try columns.stage.view()
    try columns.stage.set(Rect(x: 1, y: 2, width: 3, height: 4), of: other)
    try columns.move(from: 40)
    #expect(columns.isCopying)
    #expect(try columns.stage.frame(other) == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func `a solve without a report does not lose what moved`() throws {
    let columns = try Columns()
    try columns.move(from: 20)
    for number in [50.0, 60, 70] {
      try columns.stage.scene.model.setConstant(number, of: columns.left)
      try columns.stage.scene.solveWithoutReport()
      #expect(try columns.stage.frame(columns.scroll).x == number)
    }
    #expect(try Set(columns.stage.layout().map(\.item.raw)) == columns.moving)
    try columns.stage.scene.model.setConstant(21, of: columns.left)
    try columns.stage.scene.solveWithoutReport()
    try columns.stage.scene.model.setConstant(70, of: columns.left)
    #expect(try columns.stage.layout().isEmpty)
  }
}
