import Boxes
import Memory
import Status
import Support
import Testing

/// Grids that are made to take long, or to need too much memory.
@Suite(.timeLimit(.minutes(1))) struct GridHostileTests {
  @Test func `too many tracks are refused`() throws {
    let scene = try GridScene(columns: .px(1, times: 100_001)).add()
    #expect(throws: Status.tooMany) { try scene.frames(10, 10) }
    let many = try GridScene(columns: .px(1, times: 100_000), rows: [.px(5)])
    #expect(throws: Status.tooMany) { try many.place(column: (-1, 0)).frames(10, 10) }
    try many.boxes.remove(many.items.removeLast())
    #expect(try many.place(column: (-2, 0)).place(column: (-3, 0)).frames(10, 10).count == 2)
  }

  @Test func `repetitions end where there are too many tracks`() throws {
    let scene = try GridScene(columns: [.px(0)], rows: [.px(1)]) { _, extra, _ in
      extra.template.columns.repetition = .autoFill
      extra.template.columns.repeated = Slice(start: 0, count: 1)
    }
    #expect(try scene.add().frames(1e9, 10) == [Frame(x: 0, y: 0, width: 0, height: 1)])
  }

  @Test func `items that span most tracks of a large grid are placed or refused in time`() throws {
    let scene = try GridScene()
    for index: Int16 in 0..<2000 { try scene.span(32_000 - index, rows: 32_000 - index) }
    #expect(throws: Status.tooMany) { try scene.frames(10, 10) }
  }

  @Test func `dense grids with many holes and spans are placed in time`() throws {
    let scene = try GridScene(columns: .px(1, times: 1000)) { _, extra, _ in extra.template.isDense = true }
    for index: Int16 in 0..<2000 {
      try scene.span(1 + index % 37, rows: 1 + index % 11)
      try scene.place(column: (1 + index % 999, 0), row: (1 + index % 97, 0))
    }
    #expect(try scene.frames(1000, 100).count == 4000)
  }

  @Test func `items of many spans share tracks in time`() throws {
    let scene = try GridScene(columns: Array(repeating: .auto, count: 1000), rows: [.px(1)])
    for span: Int16 in 1...1000 {
      try scene.add { style in
        style.size.width = .points(Double(span) * 3)
        (style.column.start, style.column.end, style.column.endIsSpan) = (1, span, true)
        (style.row.start, style.row.end) = (1, 2)
      }
    }
    let frames = try scene.frames(3000, 1)
    #expect(abs(frames[999].width - 3000) < 1e-6)
  }

  @Test func `numbers that are far out of range give finite frames`() throws {
    let scene = try GridScene(columns: [.px(1e300), .fr(1e300), .fr(1e-300), .auto], rows: [.fr(0)])
    try scene.add(3) { $0.size.width = .points(1e300) }
    #expect(try scene.frames(100, 100).allSatisfy { $0.x.isFinite && $0.width.isFinite })
  }

  @Test func `a grid that finds no memory can be laid out later`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var boxes = Boxes(account)
    var style = Style()
    style.display = .grid
    var extra = Extra()
    extra.template.columns.tracks = try boxes.add([.auto, .fr(1), .auto])
    extra.template.columns.names = try boxes.add([LineName(1, at: 2)])
    extra.template.isDense = true
    style.extra = 0
    try boxes.extras.append(extra)
    let root = try boxes.add(style)
    for index in 0..<40 {
      var item = Style()
      item.size = Pair(.points(10), .points(10))
      if index % 3 == 0 { (item.column.end, item.column.endIsSpan) = (2, true) }
      if index % 7 == 0 { item.column.startName = 1 }
      try boxes.insert(try boxes.add(item), into: root)
    }
    var failures = 0
    supply.remaining = 0
    while true {
      do {
        try boxes.layout(root, width: 100, height: 100)
        break
      } catch Status.outOfMemory {
        failures += 1
        supply.remaining = failures
      }
    }
    #expect(failures > 5)
    let last = boxes.frame(of: boxes.nodes[root].lastChild)
    var again = Boxes(account)
    again.release()
    try boxes.layout(root, width: 100, height: 100)
    #expect(boxes.frame(of: boxes.nodes[root].lastChild) == last)
    boxes.release()
    account.close()
    #expect(supply.isEmpty)
  }
}
