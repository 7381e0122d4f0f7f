import Solver
import Status
import Testing

@testable import Layout

struct IntrinsicTests {
  /// Adds a view between both edges of the window.
  private func stretched(_ stage: Stage, _ priority: Int32) throws -> ItemID {
    let view = try stage.view()
    try stage.add(view[.left] == ItemID.window[.left])
    try stage.add((view[.right] == ItemID.window[.right]).at(priority))
    return view
  }

  @Test func `hugging keeps a view from growing, compression resistance from shrinking`() throws {
    for (priority, narrow, wide) in [(Int32(200), 100.0, 100.0), (500, 100, 320), (800, 50, 320)] {
      let stage = try Stage()
      let view = try stretched(stage, priority)
      try stage.scene.setIntrinsicSize(Size(width: 100, height: 20), of: view)
      try stage.layout()
      #expect(try stage.frame(view) == Rect(x: 0, y: 0, width: wide, height: 20))
      try stage.scene.model.setSize(width: 50, height: 480)
      try stage.layout()
      #expect(try stage.frame(view).width == narrow)
    }
  }

  @Test func `hugging and compression resistance can be changed after a layout`() throws {
    let stage = try Stage()
    let view = try stretched(stage, 500)
    try stage.scene.model.setHugging(600, .horizontal, of: view)
    try stage.scene.setIntrinsicSize(Size(width: 100, height: -1), of: view)
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
    try stage.scene.model.setHugging(400, .horizontal, of: view)
    try stage.layout()
    #expect(try stage.frame(view).width == 320)
    try stage.scene.model.setSize(width: 30, height: 480)
    try stage.layout()
    #expect(try stage.frame(view).width == 100)
    try stage.scene.model.setCompression(1, .horizontal, of: view)
    try stage.layout()
    #expect(try stage.frame(view).width == 30)
  }

  @Test func `a new intrinsic size edits constants, and no intrinsic size removes the rows`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.scene.setIntrinsicSize(Size(width: 100, height: 20), of: view)
    try stage.layout()
    let structural = stage.scene.solver.statistics().structural
    try stage.scene.setIntrinsicSize(Size(width: 130, height: 25), of: view)
    try stage.layout()
    #expect(stage.scene.solver.statistics().structural == structural)
    #expect(try stage.frame(view) == Rect(x: 0, y: 0, width: 130, height: 25))
    let rows = stage.scene.solver.statistics().constraints
    try stage.scene.setIntrinsicSize(Size(width: -1, height: 25), of: view)
    #expect(stage.scene.solver.statistics().constraints == rows - 2)
    try stage.layout()
    #expect(try stage.isAmbiguous(view, .horizontal))
  }

  @Test func `invalid sizes are refused`() throws {
    let stage = try Stage()
    let (view, guide) = (try stage.view(), try stage.guide())
    #expect(throws: Status.outOfRange) { try stage.scene.setIntrinsicSize(Size(width: -2, height: 0), of: view) }
    #expect(throws: Status.notFinite) { try stage.scene.setIntrinsicSize(Size(width: .nan, height: 0), of: view) }
    #expect(throws: Status.kind) { try stage.scene.setIntrinsicSize(Size(width: 1, height: 0), of: guide) }
    #expect(throws: Status.kind) { try stage.scene.setIntrinsicSize(Size(width: 1, height: 0), of: .window) }
    #expect(throws: Status.outOfRange) { try stage.scene.model.setHugging(0, .vertical, of: view) }
  }
}

/// A text whose characters are 10 wide and 20 high.
private final class Paragraph {
  var characters = 30
  var calls = 0
}

private func paragraph(
  _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  fillIn(request, result) { width in
    let paragraph = Unmanaged<Paragraph>.fromOpaque(context!).takeUnretainedValue()
    paragraph.calls += 1
    let columns = max(1, Int(width / 10))
    return Double((paragraph.characters + columns - 1) / columns * 20)
  }
}

struct MeasureTests {
  private let text = Paragraph()
  private var context: UnsafeMutableRawPointer { Unmanaged.passUnretained(text).toOpaque() }

  private func label(_ stage: Stage) throws -> ItemID {
    let label = try stage.view()
    try stage.add(label[.left] == ItemID.window[.left])
    try stage.add(label[.right] == ItemID.window[.right])
    try stage.scene.setMeasure(paragraph, context: context, of: label)
    return label
  }

  @Test func `the measure function gives the height for the width`() throws {
    let stage = try Stage(width: 100)
    let label = try label(stage)
    try stage.layout()
    #expect(try stage.frame(label).height == 60)
    try stage.scene.model.setSize(width: 50, height: 480)
    try stage.layout()
    #expect(try stage.frame(label).height == 120)
    #expect(text.calls == 2)
    try stage.scene.model.setSize(width: 50, height: 400)
    try stage.layout()
    #expect(text.calls == 2)
  }

  @Test func `a measured view can be measured again, or lose its measure function`() throws {
    let stage = try Stage(width: 100)
    let label = try label(stage)
    try stage.layout()
    text.characters = 50
    try stage.scene.invalidateMeasure(of: label)
    try stage.layout()
    #expect(try stage.frame(label).height == 100)
    #expect(throws: Status.owned) { try stage.scene.setIntrinsicSize(Size(width: 1, height: 1), of: label) }
    try stage.scene.setMeasure(nil, context: nil, of: label)
    try stage.scene.setIntrinsicSize(Size(width: -1, height: 7), of: label)
    try stage.layout()
    #expect(try stage.frame(label).height == 7)
    #expect(throws: Status.kind) { try stage.scene.invalidateMeasure(of: label) }
  }

  @Test func `a view is measured again when the width of its alignment rect changes`() throws {
    let stage = try Stage(width: 100)
    let label = try stage.view()
    try stage.add(label[.left] == ItemID.window[.left])
    let width = try stage.add(label[.width] == 100)
    try stage.scene.setMeasure(paragraph, context: context, of: label)
    try stage.layout()
    #expect(try stage.frame(label).height == 60)
    // No constraint holds the width: the frame keeps its width, and the alignment rect becomes narrower.
    try stage.scene.model.remove(width)
    try stage.layout()
    try stage.scene.setAlignmentInsets(Insets(top: 0, left: 0, bottom: 0, right: 50), of: label)
    try stage.layout()
    #expect(try stage.frame(label).width == 100)
    #expect(try stage.frame(label).height == 120)
  }

  @Test func `sizes that depend on each other settle in a bounded number of rounds`() throws {
    let stage = try Stage(width: 100)
    let (label, other) = (try label(stage), try stage.view())
    try stage.add(other[.width] == label[.height])
    try stage.scene.setMeasure(paragraph, context: context, of: other)
    try stage.layout()
    #expect(try stage.frame(other).width == 60)
    #expect(try stage.frame(other).height == 100)
  }

  @Test func `sizes that do not settle are an error, and the layout has the last heights`() throws {
    let stage = try Stage(width: 100)
    let view = try stage.view()
    try stage.add(view[.width] == view[.height])
    try stage.scene.setMeasure({ request, result, _ in fillIn(request, result) { $0 + 1 } }, context: nil, of: view)
    #expect(throws: Status.unsettled) { try stage.layout() }
    let height = try stage.frame(view).height
    #expect(height == Double(Scene.measureRounds - 1))
    #expect(throws: Status.unsettled) { try stage.layout() }
    try stage.scene.setMeasure(nil, context: nil, of: view)
    try stage.layout()
  }

  @Test func `a measured height that is NaN or negative is an error`() throws {
    let stage = try Stage()
    let label = try label(stage)
    try stage.scene.setMeasure({ request, result, _ in fillIn(request, result) { _ in .nan } }, context: nil, of: label)
    #expect(throws: Status.notFinite) { try stage.layout() }
    try stage.scene.setMeasure({ request, result, _ in fillIn(request, result) { _ in -2 } }, context: nil, of: label)
    #expect(throws: Status.outOfRange) { try stage.layout() }
    try stage.scene.setMeasure({ request, result, _ in fillIn(request, result) { _ in 9 } }, context: nil, of: label)
    try stage.layout()
    #expect(try stage.frame(label).height == 9)
  }

  @Test func `a removed view is not measured`() throws {
    let stage = try Stage(width: 100)
    let (one, other) = (try label(stage), try label(stage))
    try stage.scene.remove(one)
    try stage.layout()
    #expect(text.calls == 1)
    #expect(try stage.frame(other).height == 60)
  }
}
