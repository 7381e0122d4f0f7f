import Boxes
import Status
import Memory
import Testing

/// CSS Grid §7 and §8: tracks, lines and places.
@Suite struct GridPlacementTests {
  /// A grid of 3 columns and 3 rows of 10 points, with implicit tracks of the same size.
  private func grid(
    flowsByColumn: Bool = false, isDense: Bool = false,
    _ adjust: (inout GridTemplate, inout Boxes) throws -> Void = { _, _ in }
  ) throws -> GridScene {
    try GridScene(columns: .px(10, times: 3), rows: .px(10, times: 3)) { _, extra, boxes in
      extra.template.columns.automatic = try boxes.add([.px(10)])
      extra.template.rows.automatic = try boxes.add([.px(10)])
      extra.template.flowsByColumn = flowsByColumn
      extra.template.isDense = isDense
      try adjust(&extra.template, &boxes)
    }
  }

  @Test func `items without a place fill row after row`() throws {
    #expect(try grid().add(4).cells() == [[0, 0], [1, 0], [2, 0], [0, 1]])
  }

  @Test func `items fill columns where they flow by column`() throws {
    #expect(try grid(flowsByColumn: true).add(4).cells() == [[0, 0], [0, 1], [0, 2], [1, 0]])
  }

  @Test func `a sparse grid leaves holes that a dense one fills`() throws {
    let places = { (scene: GridScene) in
      try scene.span(2).span(2).add().cells()
    }
    #expect(try places(grid()) == [[0, 0], [0, 1], [2, 1]])
    #expect(try places(grid(isDense: true)) == [[0, 0], [0, 1], [2, 0]])
  }

  @Test func `items with a place come first, then those locked to a row`() throws {
    let scene = try grid().add(2).place(column: (0, 0), row: (1, 2)).place(column: (1, 2), row: (1, 2))
    #expect(try scene.cells() == [[2, 0], [0, 1], [1, 0], [0, 0]])
  }

  @Test func `an item locked to a column before the cursor goes to the next row`() throws {
    #expect(try grid().add(2).place(column: (1, 2)).add().cells() == [[0, 0], [1, 0], [0, 1], [1, 1]])
  }

  @Test func `items that span rows keep their cells free of others`() throws {
    let scene = try grid().span(1, rows: 2).add(4)
    #expect(try scene.cells() == [[0, 0], [1, 0], [2, 0], [1, 1], [2, 1]])
  }

  @Test func `a large span makes implicit columns`() throws {
    let scene = try grid().span(5).add()
    #expect(try scene.cells() == [[0, 0], [0, 1]])
    #expect(try scene.frames(0, 0)[0].width == 50)
  }

  @Test func `negative lines count from the end of the explicit grid`() throws {
    let scene = try grid().place(column: (-1, 0), row: (1, 2)).place(column: (-4, -1), row: (2, 3))
    #expect(try scene.cells() == [[3, 0], [0, 1]])
    #expect(try scene.frames(0, 0)[1].width == 30)
  }

  @Test func `lines before the explicit grid make tracks before it`() throws {
    #expect(try grid().place(column: (-6, 0), row: (1, 2)).add().cells() == [[0, 0], [1, 0]])
    // Implicit tracks before the explicit ones have the automatic sizes backwards.
    let scene = try GridScene(columns: [.px(10)], rows: [.px(10)]) { _, extra, boxes in
      extra.template.columns.automatic = try boxes.add([.px(1), .px(2)])
    }
    try scene.place(column: (-4, 0), row: (1, 2)).place(column: (-5, 0), row: (1, 2))
    #expect(try scene.columns(0) == [[2, 1], [0, 2]])
  }

  @Test func `lines in reverse order are swapped, and equal ones span a track`() throws {
    let scene = try grid().place(column: (3, 1), row: (1, 2)).place(column: (2, 2), row: (2, 3))
    #expect(try scene.frames(0, 0).map { [$0.x, $0.width] } == [[0, 20], [10, 10]])
  }

  @Test func `a span counts from the line at the other side`() throws {
    let scene = try grid().add { style in
      (style.column.start, style.column.startIsSpan, style.column.end) = (2, true, -1)
    }
    #expect(try scene.columns(0) == [[10, 20]])
  }

  @Test func `lines with a name are counted by their name`() throws {
    let scene = try grid { template, boxes in
      template.columns.names = try boxes.add([LineName(7, at: 1), LineName(7, at: 3), LineName(9, at: 0)])
    }
    try scene.add { $0.column.startName = 7 }
    try scene.add { ($0.column.start, $0.column.startName) = (-1, 7) }
    // There are only two lines of the name: the third one is the first implicit line.
    try scene.add { ($0.column.start, $0.column.startName) = (3, 7) }
    try scene.add { style in
      style.column.startName = 9
      (style.column.end, style.column.endName, style.column.endIsSpan) = (2, 7, true)
    }
    #expect(try scene.columns(0) == [[10, 10], [30, 10], [40, 10], [0, 30]])
  }

  @Test func `a name may be that of an area`() throws {
    let scene = try grid { template, boxes in
      let edges = [LineName(1 | LineName.start, at: 1, .line), LineName(1 | LineName.end, at: 3, .line)]
      template.columns.names = try boxes.add(edges)
      template.rows.names = try boxes.add(edges)
    }
    try scene.add { style in
      (style.column.startName, style.column.endName) = (1, 1)
      (style.row.startName, style.row.endName) = (1, 1)
    }
    #expect(try scene.frames(0, 0) == [Frame(x: 10, y: 10, width: 20, height: 20)])
  }

  @Test func `areas make explicit tracks of automatic sizes`() throws {
    let scene = try GridScene(columns: [.px(10)], rows: [.px(10)]) { _, extra, boxes in
      extra.template.columns.areaCount = 3
      extra.template.columns.automatic = try boxes.add([.px(20)])
    }
    #expect(try scene.add(3).columns(0) == [[0, 10], [10, 20], [30, 20]])
  }

  @Test func `repeated tracks fill the container`() throws {
    let scene = try GridScene(columns: [.px(10), .px(30), .px(20)]) { style, extra, _ in
      extra.template.columns.repetition = .autoFill
      extra.template.columns.repeated = Slice(start: 1, count: 1)
      style.gap.width = .points(5)
    }
    // 10 + 3 · 30 + 20 and 4 gaps are 140.
    #expect(try scene.add(5).columns(140) == [[0, 10], [15, 30], [50, 30], [85, 30], [120, 20]])
    #expect(try scene.columns(139).map { $0[0] } == [0, 15, 50, 85, 0])
  }

  @Test func `names in a repetition are in each one`() throws {
    let scene = try GridScene(columns: [.px(10), .px(10)]) { _, extra, boxes in
      extra.template.columns.repetition = .autoFill
      extra.template.columns.repeated = Slice(start: 0, count: 2)
      extra.template.columns.names = try boxes.add([LineName(3, at: 1, .inRepetition)])
    }
    try scene.add { ($0.column.start, $0.column.startName) = (2, 3) }
    try scene.add { ($0.column.start, $0.column.startName) = (-1, 3) }
    #expect(try scene.columns(60).map { $0[0] } == [30, 50])
  }

  @Test func `repetitions reach the minimum, where there is no size`() throws {
    let scene = try GridScene(columns: [.px(30)]) { style, extra, _ in
      extra.template.columns.repetition = .autoFill
      extra.template.columns.repeated = Slice(start: 0, count: 1)
      style.minimum.width = .points(100)
    }
    #expect(try scene.add(5).size() == [120, 0])
    #expect(scene.items.map { scene.boxes.frame(of: $0).x } == [0, 30, 60, 90, 0])
  }

  @Test func `empty tracks of auto-fit are collapsed with their gaps`() throws {
    let scene = try GridScene(columns: [.px(30)]) { style, extra, _ in
      extra.template.columns.repetition = .autoFit
      extra.template.columns.repeated = Slice(start: 0, count: 1)
      style.gap.width = .points(10)
      style.justifyContent = Alignment(.end)
    }
    // Of 5 tracks the first, third and fifth are used: 30 + 10 + 30 + 10 + 30 of 190.
    try scene.place(column: (1, 2)).place(column: (3, 4)).place(column: (5, 6))
    #expect(try scene.columns(190).map { $0[0] } == [80, 120, 160])
  }
}
