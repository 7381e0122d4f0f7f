import Solver
import Status
import Support
import Testing

@testable import Layout

struct RoundingTests {
  private static let scales = [1, 1.5, 2, 3.0]

  private func isWhole(_ number: Double) -> Bool { abs(number - number.rounded()) < 1e-9 }

  @Test(arguments: scales) func `frames too large for pixels are not rounded`(scale: Double) throws {
    let stage = try Stage()
    let (outer, inner) = (try stage.view("outer"), try stage.view("inner"))
    let child = try stage.view("child", in: outer)
    try stage.scene.frames.setScale(scale)
    try stage.add(outer[.left] == 1e20 * ItemID.window[.right])
    try stage.add(outer[.width] == 10)
    try stage.add(inner[.top] == -1e20 * ItemID.window[.bottom])
    try stage.add(inner[.height] == 10)
    try stage.add(child[.left] == outer[.left] + 3)
    try stage.add(child[.width] == 1e20 * ItemID.window[.width])
    try stage.layout()
    #expect(try stage.frame(outer) == Rect(x: 3.2e22, y: 0, width: 10, height: 0))
    #expect(try stage.frame(inner) == Rect(x: 0, y: -4.8e22, width: 0, height: 10))
    #expect(try stage.frame(child).x == 3 && stage.frame(child).width == 3.2e22)
  }

  @Test(arguments: scales) func `adjacent rounded frames neither overlap nor leave a gap`(scale: Double) throws {
    var random = Random(state: 5)
    for _ in 0..<40 {
      let end = random.between(50, 500)
      let stage = try Stage(width: end)
      let outer = try stage.view()
      let x = try stage.add(outer[.left] == ItemID.window[.left] + random.between(-3, 3))
      var views: [ItemID] = []
      for index in 0...random.below(9) {
        let view = try stage.view(in: outer)
        try stage.add(view[.left] == (views.last.map { $0[.right] } ?? outer[.left]))
        try stage.add(view[.width] == random.between(0.1, 0.3) * ItemID.window[.width])
        if index % 3 == 1 { _ = try stage.view(in: view) }
        views.append(view)
      }
      try stage.scene.frames.setScale(scale)
      for step in 0..<6 {
        try stage.scene.model.setConstant(Double(step) * 0.37, of: x)
        try stage.layout()
        var edge = try stage.scene.frames.windowFrame(of: outer).x
        for view in views {
          let (frame, exact) = (
            try stage.scene.frames.windowFrame(of: view), try stage.scene.frames.exactWindowFrame(of: view)
          )
          #expect(abs(frame.x - edge) < 1e-9)
          for place in [frame.x, frame.right] { #expect(isWhole(place * scale) || place == end) }
          #expect(abs(frame.x - exact.x) <= 0.5 / scale + 1e-6)
          edge = frame.right
        }
      }
    }
  }

  @Test(arguments: [480.1, 480.4, 480.5, 480.9]) func `nothing is rounded across the end of the window`(height: Double)
    throws
  {
    let stage = try Stage(width: 320, height: height)
    try stage.scene.frames.setScale(1)
    let (body, line) = (try stage.view("body"), try stage.view("line"))
    try stage.add(body[.top] == ItemID.window[.top])
    try stage.add(line[.height] == 0.3)
    try stage.add(line[.top] == body[.bottom])
    try stage.add(line[.bottom] == ItemID.window[.bottom])
    try stage.layout()
    #expect(try stage.frame(line).height >= 0 && stage.frame(line).bottom == height)
    #expect(try stage.frame(body).bottom <= height)
  }

  @Test func `a window that does not end on a pixel keeps its size, and so do edges that lie on its own`() throws {
    let stage = try Stage(width: 412, height: 915)
    try stage.scene.frames.setScale(2.625)
    let (page, bar, aside) = (try stage.view("page"), try stage.view("bar"), try stage.view("aside"))
    for (attribute, view) in [(Attribute.left, page), (.right, page), (.top, page), (.bottom, page)] {
      try stage.add(view[attribute] == ItemID.window[attribute])
    }
    let inner = try stage.view("inner", in: page)
    try stage.add(inner[.right] == page[.right])
    try stage.add(inner[.width] == 10)
    try stage.set(Rect(x: 400, y: 905, width: 12, height: 10), of: bar)
    try stage.add(aside[.left] == ItemID.window[.right])
    try stage.add(aside[.width] == 3)
    try stage.layout()
    #expect(try stage.frame(.window) == Rect(x: 0, y: 0, width: 412, height: 915))
    #expect(try stage.frame(page) == Rect(x: 0, y: 0, width: 412, height: 915))
    #expect(try stage.frame(bar).right == 412 && stage.frame(bar).bottom == 915)
    #expect(try stage.frame(inner).right == 412)
    #expect(try isWhole(stage.frame(inner).x * 2.625))
    #expect(try stage.frame(aside).x == 412)
    // Edges at 412 are rounded as others are once the window ends elsewhere, and what differs is reported.
    try stage.scene.model.setSize(width: 500, height: 915)
    try stage.layout()
    #expect(try stage.frame(page).width == 500)
    #expect(try isWhole(stage.frame(bar).right * 2.625) && stage.frame(bar).right > 412)
    #expect(try stage.frame(bar).bottom == 915)
    try stage.scene.model.setSize(width: 412, height: 915)
    try stage.layout()
    #expect(try stage.frame(bar).right == 412)
  }

  @Test(arguments: scales) func `rounding makes no view smaller than its intrinsic size`(scale: Double) throws {
    var random = Random(state: 6)
    for _ in 0..<200 {
      let stage = try Stage()
      let (outer, label) = (try stage.view(), try stage.view())
      let size = Size(width: random.between(0, 50), height: random.between(0, 50))
      try stage.add(outer[.left] == ItemID.window[.left] + random.between(0, 9))
      try stage.add(label[.left] == outer[.left] + random.between(0, 9))
      try stage.add(label[.centerY] == outer[.bottom] + random.between(0, 9))
      try stage.scene.setIntrinsicSize(size, of: label)
      try stage.scene.frames.setScale(scale)
      try stage.layout()
      let frame = try stage.frame(label)
      #expect(frame.width >= size.width - 1e-6 && frame.width < size.width + 1 / scale + 1e-6)
      #expect(frame.height >= size.height - 1e-6 && frame.height < size.height + 1 / scale + 1e-6)
    }
  }

  @Test func `a child is reported if a move of its parent changes its rounded frame`() throws {
    let stage = try Stage()
    let (outer, other) = (try stage.view(), try stage.view())
    let inner = try stage.view(in: outer)
    let leaf = try stage.view(in: inner)
    let left = try stage.add(outer[.left] == ItemID.window[.left])
    try stage.add(inner[.left] == outer[.left] + 10.4)
    try stage.add(leaf[.left] == inner[.left] + 10)
    try stage.add(leaf[.width] == 10)
    try stage.add(other[.left] == ItemID.window[.left] + 0.3)
    try stage.scene.frames.setScale(1)
    try stage.layout()
    #expect(try stage.frame(inner).x == 10)
    try stage.scene.model.setConstant(7, of: left)
    #expect(try stage.layout().map(\.item) == [outer])
    // 7.2 + 10.4 is rounded to 18, which is 11 from the parent's rounded 7.
    try stage.scene.model.setConstant(7.2, of: left)
    #expect(try stage.layout().map(\.item) == [inner])
    #expect(try stage.frame(inner).x == 11)
    #expect(try stage.scene.frames.exactFrame(of: inner).x == 10.4)
    try stage.scene.model.setConstant(9.2, of: left)
    #expect(try stage.layout().map(\.item) == [outer])
  }

  @Test func `a scale of zero disables rounding, and exact frames can always be read`() throws {
    let stage = try Stage()
    let view = try stage.view()
    try stage.set(Rect(x: 1.3, y: 2.5, width: 3.3, height: 4.4), of: view)
    try stage.scene.frames.setScale(2)
    try stage.layout()
    #expect(try stage.frame(view) == Rect(x: 1.5, y: 2.5, width: 3, height: 4.5))
    #expect(isClose(try stage.scene.frames.exactFrame(of: view), Rect(x: 1.3, y: 2.5, width: 3.3, height: 4.4)))
    try stage.scene.frames.setScale(0)
    #expect(try stage.layout().map(\.item) == [view])
    #expect(try stage.frame(view) == stage.scene.frames.exactFrame(of: view))
    for scale in [-1, 1001, .nan, .infinity] { #expect(throws: Status.self) { try stage.scene.frames.setScale(scale) } }
  }
}
