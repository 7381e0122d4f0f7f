import Solver
import Status
import Testing

@testable import Layout

struct AlignmentRectTests {
  private let insets = Insets(top: 1, left: 2, bottom: 3, right: 4)

  @Test func `attributes refer to the alignment rect, and frames are reported as frames`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.scene.setAlignmentInsets(insets, of: view)
    try stage.add(view[.left] == ItemID.window[.left] + 20)
    try stage.add(view[.right] == ItemID.window[.right] - 20)
    try stage.add(view[.top] == ItemID.window[.top] + 10)
    try stage.add(view[.height] == 30)
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 18, y: 9, width: 286, height: 34))
  }

  @Test func `centers and the intrinsic size are those of the alignment rect`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.scene.setAlignmentInsets(insets, of: view)
    try stage.scene.setIntrinsicSize(Size(width: 50, height: 30), of: view)
    try stage.add(view[.centerX] == ItemID.window[.centerX])
    try stage.add(view[.centerY] == ItemID.window[.centerY])
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 133, y: 224, width: 56, height: 34))
  }

  @Test func `margins and baselines are measured from the frame`() throws {
    let stage = try Stage()
    let (view, other) = (try stage.view(), try stage.view())
    try stage.scene.setAlignmentInsets(insets, of: view)
    try stage.scene.setBaselines(first: 11, last: 5, of: view)
    try stage.set(Rect(x: 40, y: 30, width: 100, height: 60), of: view)
    try stage.add(other[.left] == view[.leftMargin])
    try stage.add(other[.right] == view[.rightMargin])
    try stage.add(other[.top] == view[.firstBaseline])
    try stage.add(other[.bottom] == view[.lastBaseline])
    try stage.layout()
    // The constraints set the alignment rect. The frame around it is from (38, 29) to (144, 93).
    #expect(try stage.frame(other) == Rect(x: 46, y: 40, width: 90, height: 48))
  }

  @Test func `changing insets moves the frame, and a mirrored view keeps their sides`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    try stage.add(view[.leading] == ItemID.window[.leading] + 20)
    try stage.add(view[.width] == 50)
    try stage.layout()
    #expect(try stage.frame(view).x == 250)
    try stage.scene.setAlignmentInsets(insets, of: view)
    try stage.layout()
    #expect(try stage.frame(view).x == 248)
    #expect(try stage.frame(view).width == 56)
  }

  @Test func `alignment insets of windows and guides are refused`() throws {
    let stage = try Stage()
    let guide = try stage.guide()
    #expect(throws: Status.kind) { try stage.scene.setAlignmentInsets(insets, of: .window) }
    #expect(throws: Status.kind) { try stage.scene.setAlignmentInsets(insets, of: guide) }
    let view = try stage.view()
    #expect(throws: Status.notFinite) {
      try stage.scene.setAlignmentInsets(Insets(top: .nan, left: 0, bottom: 0, right: 0), of: view)
    }
    #expect(try stage.scene.views.alignmentInsets(of: view) == .zero)
  }
}
