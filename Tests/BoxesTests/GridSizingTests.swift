import Boxes
import Memory
import Testing

/// CSS Grid §12: sizes of tracks. The expected sizes are computed by hand along the text.
@Suite struct GridSizingTests {
  @Test func `percentages are parts of the container, gaps too`() throws {
    let scene = try GridScene(columns: [.of(.percent(25)), .of(.percent(50))], rows: [.px(10)]) { style, _, _ in
      style.gap.width = .percent(5)
    }
    #expect(try scene.add(2).columns(200) == [[0, 50], [60, 100]])
  }

  @Test func `percentages are auto where the grid follows its content, and parts of that size then`() throws {
    let scene = try GridScene(columns: [.of(.percent(50)), .px(20)], rows: [.px(10)])
    try scene.add { $0.size.width = .points(60) }.add()
    #expect(try scene.size() == [80, 10])
    #expect(scene.boxes.frame(of: scene.items[1]).x == 40)
  }

  @Test func `auto tracks grow to their largest item, then stretch equally`() throws {
    let scene = try GridScene(columns: [.auto, .auto], rows: [.px(10)])
    try scene.add { $0.size.width = .points(60) }.add { $0.size.width = .points(20) }
    #expect(try scene.size() == [80, 10])
    // 20 points are left, 10 for each.
    #expect(try scene.columns(100).map { $0[0] } == [0, 70])
  }

  @Test func `tracks are maximised equally up to their limits`() throws {
    let tracks = [
      Track.minmax(.points(10), .points(20)), .minmax(.points(10), .points(100)), .minmax(.points(10), .points(100)),
    ]
    let scene = try GridScene(columns: tracks, rows: [.px(10)])
    // 70 are free: 10 for the first, 30 for each other.
    #expect(try scene.add(3).columns(100) == [[0, 20], [20, 40], [60, 40]])
  }

  @Test func `texts give tracks their smallest and largest width`() throws {
    let scene = try GridScene(columns: [.minContent, .maxContent, .fit(.points(50))], rows: [.auto])
    try scene.addText(4).addText(4).addText(4)
    #expect(try scene.columns(500) == [[0, 20], [20, 80], [100, 50]])
    #expect(try scene.frames(500, 60).map(\.height) == [60, 60, 60])
    #expect(try scene.size()[1] == 40)
  }

  @Test func `two auto tracks share what is between their smallest and largest width`() throws {
    let scene = try GridScene(columns: [.auto, .auto], rows: [.auto])
    try scene.addText(2).addText(5)
    // 20 and 20; 50 are free: 20 for the first up to its limit of 40, the rest for the second.
    #expect(try scene.columns(90) == [[0, 40], [40, 50]])
  }

  @Test func `fractions share the space that is left`() throws {
    let scene = try GridScene(columns: [.px(20), .fr(1), .fr(3)], rows: [.px(10)])
    #expect(try scene.add(3).columns(100) == [[0, 20], [20, 20], [40, 60]])
  }

  @Test func `fractions of less than one leave space`() throws {
    let scene = try GridScene(columns: [.fr(0.3), .fr(0.2)], rows: [.px(10)])
    #expect(try scene.add(2).columns(100) == [[0, 30], [30, 20]])
  }

  @Test func `a fraction is not less than its content`() throws {
    let scene = try GridScene(columns: [.fr(1), .fr(1), .fr(1)], rows: [.px(10)])
    try scene.add { $0.size.width = .points(60) }.add(2)
    #expect(try scene.columns(100).map { $0[0] } == [0, 60, 80])
  }

  @Test func `fractions without a size to fill follow the largest content`() throws {
    let scene = try GridScene(columns: [.fr(1), .fr(2)], rows: [.px(10)])
    try scene.addText(2).addText(2)
    // 40 for 1fr, and 40 / 2 for 2fr.
    #expect(try scene.size() == [120, 10])
  }

  @Test func `an item across two tracks grows both equally`() throws {
    let scene = try GridScene(columns: [.auto, .auto], rows: [.px(10), .px(10)]) { style, _, _ in
      style.gap.width = .points(10)
      style.justifyContent = Alignment(.start)
    }
    try scene.add { style in
      style.size.width = .points(90)
      (style.column.end, style.column.endIsSpan) = (2, true)
    }
    #expect(try scene.add(2).columns(200) == [[0, 90], [0, 40], [50, 40]])
  }

  @Test func `an item across a fixed track grows the other one`() throws {
    let scene = try GridScene(columns: [.px(30), .minContent], rows: [.px(10), .px(10)])
    try scene.addText(4) { style in
      style.size.width = .points(90)
      (style.column.end, style.column.endIsSpan) = (2, true)
    }
    #expect(try scene.add(2).columns(200) == [[0, 90], [0, 30], [30, 60]])
  }

  @Test func `items of smaller spans come first`() throws {
    let scene = try GridScene(columns: [.minContent, .minContent, .minContent], rows: .px(10, times: 3))
    let add = { (width: Double, column: Int16, span: Int16) in
      _ = try scene.add { style in
        style.size.width = .points(width)
        (style.column.start, style.column.end, style.column.endIsSpan) = (column, span, true)
      }
    }
    try add(90, 1, 3)
    try add(60, 1, 2)
    try scene.place(column: (1, 2)).place(column: (2, 3)).place(column: (3, 4))
    // 30 and 30 for the span of 2; the 30 that the span of 3 lacks are shared by all three.
    #expect(try scene.columns(200).suffix(3).map { $0[1] } == [40, 40, 10])
  }

  @Test func `an item grows tracks up to their limits before it grows them beyond`() throws {
    let columns = { (second: Track) in
      let scene = try GridScene(columns: [.minmax(.auto, .points(30)), second], rows: [.px(10), .px(10)])
      try scene.add { style in
        style.minimum.width = .points(100)
        (style.column.end, style.column.endIsSpan) = (2, true)
      }
      return try scene.add(2).columns(100)
    }
    #expect(try columns(.auto) == [[0, 100], [0, 30], [30, 70]])
    // Up to the limits 30 and 20; the 50 beyond are shared equally.
    #expect(try columns(.minmax(.auto, .points(20))) == [[0, 100], [0, 55], [55, 45]])
  }

  @Test func `a spanning item that fits leaves its tracks at their size`() throws {
    let scene = try GridScene(columns: [.auto, .auto, .auto], rows: .px(10, times: 3)) { style, _, _ in
      style.justifyContent = Alignment(.start)
    }
    for (width, span) in [(20.0, Int16(2)), (60, 3)] {
      try scene.add { style in
        style.minimum.width = .points(width)
        (style.column.start, style.column.end, style.column.endIsSpan) = (1, span, true)
      }
    }
    // The first item makes the growth limits of two tracks 10, so that the second one grows only the third track.
    #expect(try scene.columns(200) == [[0, 20], [0, 60]])
  }

  @Test func `flexible tracks share an item by their factors`() throws {
    let scene = try GridScene(columns: [.fr(1), .fr(3)], rows: [.px(10), .px(10)])
    try scene.add { style in
      style.minimum.width = .points(80)
      (style.column.end, style.column.endIsSpan) = (2, true)
    }
    #expect(try scene.add(2).size() == [80, 20])
    #expect(scene.items.suffix(2).map { scene.boxes.frame(of: $0).width } == [20, 60])
  }

  @Test func `an item that clips its content has no automatic minimum`() throws {
    let width = { (clips: Bool) in
      let scene = try GridScene(columns: [.fr(1), .fr(1)], rows: [.px(10)])
      try scene.addText(1) { if clips { $0.options.insert(.clipsWidth) } }.add()
      return try scene.columns(20)[0][1]
    }
    #expect(try width(false) == 20)
    #expect(try width(true) == 10)
  }

  @Test func `an automatic minimum is at most the fixed maximum of the track`() throws {
    let scene = try GridScene(columns: [.minmax(.auto, .points(15)), .auto], rows: [.px(10)])
    #expect(try scene.addText(2).add().columns(100) == [[0, 15], [15, 85]])
  }

  @Test func `rows are as high as their texts at the width of the columns`() throws {
    let scene = try GridScene(columns: [.px(40), .px(20)], rows: [.auto, .auto])
    try scene.addText(4).addText(4).addText(1)
    #expect(try scene.size(60) == [60, 50])
    #expect(scene.items.map { scene.boxes.frame(of: $0).y } == [0, 0, 40])
  }

  @Test func `rows of fractions follow the largest content, and then fill the height`() throws {
    let scene = try GridScene(columns: [.px(20)], rows: [.fr(1), .fr(1)])
    try scene.addText(3).addText(1)
    #expect(try scene.size() == [20, 60])
    #expect(try scene.rows(100) == [[0, 50], [50, 50]])
  }

  @Test func `columns are sized again for widths that depend on rows`() throws {
    let scene = try GridScene(columns: [.auto, .px(10)], rows: [.fr(1)]) { style, _, _ in
      style.justifyContent = Alignment(.start)
    }
    try scene.add { style in
      style.size.height = .percent(100)
      style.aspectRatio = 2
    }
    #expect(try scene.add().columns(200, 30) == [[0, 60], [60, 10]])
  }

  @Test func `a minimum height stretches automatic rows`() throws {
    let scene = try GridScene(columns: [.px(10)], rows: [.auto, .auto]) { style, _, _ in
      style.minimum.height = .points(50)
    }
    #expect(try scene.add(2).size() == [10, 50])
    #expect(scene.items.map { scene.boxes.frame(of: $0).height } == [25, 25])
  }

  /// An item whose aspect ratio is 1, in an automatic column beside one of 1fr, in a row of 40.
  private func shaped(_ adjust: (inout Style) -> Void) throws -> Frame {
    let scene = try GridScene(columns: [.auto, .fr(1)], rows: [.px(40)])
    try scene.add { style in
      style.aspectRatio = 1
      adjust(&style)
    }
    return try scene.frames(200, 40)[0]
  }

  @Test func `a stretched height gives a column the width by the aspect ratio`() throws {
    #expect(try shaped { $0.alignSelf = Alignment(.stretch) } == Frame(x: 0, y: 0, width: 40, height: 40))
    for keyword in [Length.auto, .minContent, .maxContent, .fitContent] {
      let frame = try shaped { $0.size = Pair(keyword, .points(30)) }
      #expect(frame == Frame(x: 0, y: 0, width: 30, height: 30))
    }
  }

  @Test func `stretch is wider than the aspect ratio gives for a height in the style`() throws {
    for (alignment, width) in [(Alignment.normal, 40.0), (Alignment(.stretch), 200), (Alignment(.start), 40)] {
      let scene = try GridScene(columns: [.fr(1)])
      try scene.add { ($0.size.height, $0.aspectRatio, $0.justifySelf) = (.points(40), 1, alignment) }
      #expect(try scene.frames(200, 100) == [Frame(x: 0, y: 0, width: width, height: 40)])
    }
  }

  /// A grid whose rows of 20 or more are repeated.
  private func repeatedRows() throws -> GridScene {
    try GridScene(rows: [.minmax(.points(20), .auto)]) { _, extra, _ in
      extra.template.rows.repetition = .autoFill
      extra.template.rows.repeated = Slice(start: 0, count: 1)
    }
  }

  @Test func `a height that is that of the content repeats no rows`() throws {
    let scene = try repeatedRows()
    try scene.addText(12).add()
    // Twelve words of 20 in 40: six lines of 10.
    #expect(try scene.size(40) == [40, 60])
    #expect(scene.items.map { scene.boxes.frame(of: $0).height } == [60, 0])
    #expect(try scene.rows(60, width: 40) == [[0, 60], [60, 0]])
    // A higher grid has room for four rows, which take all of it.
    #expect(try scene.rows(80, width: 40) == [[0, 20], [20, 20]])
  }

  @Test func `the repetitions in a grid follow the container of which its width is a part`() throws {
    let scene = try GridScene(columns: [.px(60)]) { style, extra, _ in
      extra.template.columns.repetition = .autoFill
      extra.template.columns.repeated = Slice(start: 0, count: 1)
      style.size.width = .percent(50)
    }
    let row = try scene.boxes.add(Style())
    var wide = Style()
    wide.size.width = .points(2000)
    let other = try scene.boxes.add(wide)
    try scene.boxes.insert(scene.root, into: row)
    try scene.boxes.insert(other, into: row)
    // The grid shrinks to its columns: three in 200, one in 100, three again.
    for (width, least) in [(400.0, 180.0), (200, 60), (400, 180)] {
      try scene.boxes.layout(row, width: width, height: 100)
      #expect(scene.boxes.frame(of: scene.root).width == least)
    }
  }
}
