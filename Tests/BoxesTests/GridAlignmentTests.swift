import Boxes
import Testing

/// CSS Grid §10 and §6.2: where tracks and items are.
@Suite struct GridAlignmentTests {
  /// The left edges of two columns of 20 points in 100.
  private func edges(
    _ alignment: Alignment, tracks: [Track] = .px(20, times: 2), isReversed: Bool = false
  ) throws -> [Double] {
    let scene = try GridScene(columns: tracks, rows: [.px(10)]) { style, _, _ in
      style.justifyContent = alignment
      if isReversed { style.options.insert(.rightToLeft) }
    }
    return try scene.add(tracks.count).columns(100).map { $0[0] }
  }

  @Test func `content is aligned`() throws {
    #expect(try edges(.normal) == [0, 20])
    #expect(try edges(Alignment(.end)) == [60, 80])
    #expect(try edges(Alignment(.center)) == [30, 50])
    #expect(try edges(Alignment(.spaceBetween)) == [0, 80])
    #expect(try edges(Alignment(.spaceAround)) == [15, 65])
    #expect(try edges(Alignment(.spaceEvenly)) == [20, 60])
  }

  @Test func `content that is too large is at the start where its alignment is safe`() throws {
    let tracks: [Track] = .px(60, times: 2)
    #expect(try edges(Alignment(.end), tracks: tracks) == [-20, 40])
    #expect(try edges(Alignment(.center), tracks: tracks) == [-10, 50])
    #expect(try edges(Alignment(.center, isSafe: true), tracks: tracks) == [0, 60])
    #expect(try edges(Alignment(.spaceEvenly), tracks: tracks) == [0, 60])
    #expect(try edges(Alignment(.spaceBetween), tracks: [.px(20)]) == [0])
  }

  @Test func `from right to left the first column is at the right`() throws {
    #expect(try edges(.normal, isReversed: true) == [80, 60])
    #expect(try edges(Alignment(.end), isReversed: true) == [20, 0])
  }

  /// The frame of an item of 20 × 10 points in an area of 100 × 50.
  private func frame(isReversed: Bool = false, _ adjust: (inout Style) -> Void) throws -> Frame {
    let scene = try GridScene(columns: [.px(100)], rows: [.px(50)]) { style, _, _ in
      if isReversed { style.options.insert(.rightToLeft) }
    }
    try scene.add { style in
      style.size = Pair(.points(20), .points(10))
      adjust(&style)
    }
    return try scene.frames(100, 50)[0]
  }

  @Test func `items are aligned in their area`() throws {
    #expect(try frame { $0.justifySelf = Alignment(.end) } == Frame(x: 80, y: 0, width: 20, height: 10))
    #expect(try frame { $0.justifySelf = Alignment(.center) }.x == 40)
    #expect(try frame { $0.alignSelf = Alignment(.center) }.y == 20)
    #expect(try frame { $0.alignSelf = Alignment(.end) }.y == 40)
    #expect(try frame(isReversed: true) { _ in }.x == 80)
    #expect(try frame(isReversed: true) { $0.justifySelf = Alignment(.end) }.x == 0)
    #expect(try frame(isReversed: true) { $0.justifySelf = Alignment(.selfStart) }.x == 0)
  }

  @Test func `automatic margins take the free space before alignment`() throws {
    #expect(try frame { ($0.margin.left, $0.justifySelf) = (.auto, Alignment(.center)) }.x == 80)
    #expect(try frame { ($0.margin.top, $0.margin.bottom) = (.auto, .auto) }.y == 20)
    let wide = try frame { ($0.size.width, $0.margin.left) = (.points(120), .auto) }
    #expect(wide.x == 0)
  }

  @Test func `an item fills its area without its margins, unless it has an aspect ratio`() throws {
    let filled = try frame { style in
      style.size = Pair(.auto, .auto)
      style.margin = Edges(left: .points(1), top: .points(2), right: .points(3), bottom: .points(4))
    }
    #expect(filled == Frame(x: 1, y: 2, width: 96, height: 44))
    let shaped = try frame { ($0.size, $0.aspectRatio) = (Pair(.auto, .auto), 4) }
    #expect(shaped == Frame(x: 0, y: 0, width: 100, height: 25))
  }

  @Test func `an item is moved by its insets, percentages of which are parts of its area`() throws {
    let scene = try GridScene(columns: [.px(100)], rows: [.px(50)])
    var extra = Extra()
    extra.inset.left = .points(7)
    extra.inset.bottom = .percent(10)
    try scene.boxes.extras.append(extra)
    try scene.add { $0.extra = 1 }
    #expect(try scene.frames(100, 50) == [Frame(x: 7, y: -5, width: 100, height: 50)])
  }

  @Test func `an area across gaps has those that alignment makes`() throws {
    let scene = try GridScene(columns: .px(20, times: 3), rows: [.px(10)]) { style, _, _ in
      style.justifyContent = Alignment(.spaceBetween)
    }
    #expect(try scene.span(2).columns(100) == [[0, 60]])
  }

  @Test func `items meet at their baselines, and the row has room for them`() throws {
    let scene = try GridScene(columns: .px(20, times: 2), rows: [.auto, .auto]) { style, _, _ in
      style.alignItems = Alignment(.baseline)
      style.alignContent = Alignment(.start)
    }
    try scene.add { $0.size.height = .points(30) }
    try scene.add { ($0.size.height, $0.margin.bottom) = (.points(10), .points(15)) }.add()
    // The baseline of an empty item is its lower edge: 30 for both. The margin makes the row 45 high.
    #expect(try scene.rows(100) == [[0, 30], [20, 10], [45, 0]])
  }

  @Test func `an item whose height depends on an automatic row does not move others by its baseline`() throws {
    for (row, top) in [(Track.auto, 0.0), (.px(200), 80)] {
      let scene = try GridScene(columns: .px(20, times: 2), rows: [row]) { style, _, _ in
        style.alignItems = Alignment(.baseline)
      }
      try scene.add { $0.size.height = .points(20) }
      try scene.addText(6) { $0.size.height = .percent(50) }
      // The text is 60 high in a row of its own height, and 100 in one of 200.
      #expect(try scene.rows(200) == [[top, 20], [0, 100]])
    }
  }

  @Test func `a row of a fixed maximum is no higher where baselines meet`() throws {
    let scene = try GridScene(columns: .px(20, times: 2), rows: [.minmax(.auto, .points(33)), .auto]) { style, _, _ in
      style.alignItems = Alignment(.baseline)
    }
    // The lower edges of 60 and 50 meet, so that the second item begins 10 lower.
    try scene.addText(6).addText(5).add()
    #expect(try scene.size(40) == [40, 33])
    #expect(scene.items.map { scene.boxes.frame(of: $0).y } == [0, 10, 33])
  }
}
