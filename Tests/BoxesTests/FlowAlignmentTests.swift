import Boxes
import Testing

/// Sections 8.5, 9.5 and 9.6 of CSS Flexible Box: places of items.
@Suite struct FlowAlignmentTests {
  private func places(_ kind: Alignment.Kind, isSafe: Bool = false, _ direction: FlowDirection = .row) throws
    -> [Double]
  {
    let row = box(
      {
        $0.size.width = .points(100)
        $0.direction = direction
        $0.justifyContent = Alignment(kind, isSafe: isSafe)
      }, [leaf(10, 5), leaf(20, 5), leaf(10, 5)])
    return try frames(row).map(\.x)
  }

  @Test func `justify-content places items along a row`() throws {
    #expect(try places(.flexStart) == [0, 10, 30])
    #expect(try places(.flexEnd) == [60, 70, 90])
    #expect(try places(.center) == [30, 40, 60])
    #expect(try places(.spaceBetween) == [0, 40, 90])
    #expect(try places(.spaceAround) == [10, 40, 80])
    #expect(try places(.spaceEvenly) == [15, 40, 75])
  }

  @Test func `start is that of writing, flex-start that of the flow`() throws {
    #expect(try places(.flexStart, .rowReverse) == [90, 70, 60])
    #expect(try places(.start, .rowReverse) == [30, 10, 0])
    #expect(try places(.end, .rowReverse) == [90, 70, 60])
  }

  @Test func `items that are too long overflow by their alignment, if it is not safe`() throws {
    func x(_ alignment: Alignment) throws -> Double {
      try frames(
        box(
          {
            $0.size.width = .points(10)
            $0.justifyContent = alignment
          }, [leaf(30, 5) { $0.shrink = 0 }]))[0].x
    }
    #expect(try x(Alignment(.center)) == -10)
    #expect(try x(Alignment(.center, isSafe: true)) == 0)
    #expect(try x(Alignment(.flexEnd)) == -20)
    #expect(try x(Alignment(.spaceAround)) == 0)
  }

  @Test func `auto margins take the free space before justify-content`() throws {
    let row = box(
      {
        $0.size.width = .points(110)
        $0.justifyContent = Alignment(.center)
      },
      [
        leaf(10, 5) { $0.margin.right = .auto },
        leaf(10, 5) {
          $0.margin.left = .auto
          $0.margin.right = .auto
        },
      ])
    #expect(try frames(row).map(\.x) == [0, 70])
  }

  @Test func `align-items and align-self place items across a row`() throws {
    func y(_ kind: Alignment.Kind) throws -> Double {
      try frames(
        box(
          {
            $0.size.height = .points(50)
            $0.alignItems = Alignment(.flexEnd)
          }, [leaf(5, 10) { $0.alignSelf = Alignment(kind) }]))[0].y
    }
    #expect(try y(.normal) == 40)
    #expect(try y(.start) == 0)
    #expect(try y(.center) == 20)
    #expect(try y(.stretch) == 0)
  }

  @Test func `an item stretches within its limits and margins`() throws {
    let row = box(
      { $0.size.height = .points(50) },
      [
        box { $0.margin.top = .points(5) }, box { $0.maximum.height = .points(20) }, box { $0.margin.bottom = .auto },
        leaf(5, 10),
      ])
    #expect(try frames(row).map(\.height) == [45, 20, 0, 10])
  }

  @Test func `align-content places lines`() throws {
    func ys(_ kind: Alignment.Kind) throws -> [Double] {
      try frames(
        box(
          {
            $0.size = Pair(.points(10), .points(50))
            $0.wrap = .wrap
            $0.alignContent = Alignment(kind)
          }, [leaf(10, 10), leaf(10, 20)])
      ).map(\.y)
    }
    #expect(try ys(.flexStart) == [0, 10])
    #expect(try ys(.flexEnd) == [20, 30])
    #expect(try ys(.center) == [10, 20])
    #expect(try ys(.spaceBetween) == [0, 30])
    #expect(try ys(.spaceAround) == [5, 25])
    #expect(try ys(.stretch) == [0, 20])
  }

  @Test func `baselines are in a line, and give the height`() throws {
    let row = box(
      { $0.alignItems = Alignment(.baseline) }, [leaf(10, 30), text([2]), text([2]) { $0.padding.top = .points(4) }])
    // The baseline of a leaf is its bottom edge; a text has its own at 8.
    #expect(try frames(row) == [Frame(0, 0, 10, 30), Frame(10, 22, 20, 10), Frame(30, 18, 20, 14)])
  }

  @Test func `the baseline of a box is that of its first item`() throws {
    let row = box(
      { $0.alignItems = Alignment(.baseline) },
      [leaf(10, 30), box({ $0.direction = .column }, [leaf(5, 12), leaf(5, 12)])])
    #expect(try frames(row)[1].y == 18)
  }

  @Test func `right to left a row begins at the right, and a column aligns there`() throws {
    let row = box(
      {
        $0.size.width = .points(100)
        $0.options = .rightToLeft
      }, [leaf(10, 5), leaf(20, 5) { $0.margin.right = .points(3) }])
    #expect(try frames(row).map(\.x) == [90, 67])
    let column = box(
      {
        $0.size.width = .points(100)
        $0.options = .rightToLeft
        $0.direction = .column
        $0.alignItems = Alignment(.flexStart)
      }, [leaf(10, 5)])
    #expect(try frames(column)[0].x == 90)
  }

  @Test func `a relative position moves an item, and nothing else`() throws {
    var forest = try Forest()
    let root = try forest.add(
      box({ $0.size.width = .points(200) }, [leaf(10, 5) { $0.extra = 0 }, leaf(10, 5)]))
    try forest.boxes.layout(root, AvailableSpace())
    #expect(forest.children(root).map(\.x) == [20, 10])
    let isReleased = forest.close()
    #expect(isReleased)
  }
}
