import Boxes
import Support
import Testing

/// Sections 9.3 and 9.4 of CSS Flexible Box, and lines of equal length in level 2.
@Suite struct LineTests {
  private func wrapped(_ wrap: Wrap = .wrap) -> (inout Style) -> Void {
    { style in
      style.size.width = .points(100)
      style.wrap = wrap
    }
  }

  @Test func `items that do not fit begin a line`() throws {
    let row = box(wrapped(), [leaf(40, 10), leaf(40, 20), leaf(40, 5)])
    #expect(try frames(row) == [Frame(0, 0, 40, 10), Frame(40, 0, 40, 20), Frame(0, 20, 40, 5)])
  }

  @Test func `gaps count, along lines and between them`() throws {
    let row = box(
      {
        $0.size.width = .points(100)
        $0.wrap = .wrap
        $0.gap = Pair(.points(20), .points(3))
      }, [leaf(40, 10), leaf(40, 10), leaf(1, 10)])
    #expect(try frames(row) == [Frame(0, 0, 40, 10), Frame(60, 0, 40, 10), Frame(0, 13, 1, 10)])
  }

  @Test func `reversed lines begin at the end of the cross axis`() throws {
    let row = box(wrapped(.wrapReverse), [leaf(60, 10), leaf(60, 20)])
    #expect(try frames(row) == [Frame(0, 20, 60, 10), Frame(0, 0, 60, 20)])
  }

  @Test func `an item that is too long has a line to itself, in which it shrinks`() throws {
    let row = box(wrapped(), [leaf(10, 10), leaf(150, 10), leaf(10, 10)])
    #expect(try frames(row) == [Frame(0, 0, 10, 10), Frame(0, 10, 100, 10), Frame(0, 20, 10, 10)])
  }

  @Test func `lines of a column break at the height, or at a maximum height`() throws {
    for isMaximum in [false, true] {
      let column = box(
        {
          $0.direction = .column
          $0.wrap = .wrap
          $0.alignContent = Alignment(.start)
          if isMaximum { $0.maximum.height = .points(50) } else { $0.size.height = .points(50) }
        }, [leaf(10, 30), leaf(20, 30), leaf(5, 20)])
      #expect(try frames(column) == [Frame(0, 0, 10, 30), Frame(10, 0, 20, 30), Frame(10, 30, 5, 20)])
    }
  }

  @Test func `lines share the cross size that is left`() throws {
    let row = box(
      {
        $0.size = Pair(.points(100), .points(60))
        $0.wrap = .wrap
      }, [leaf(60, 10), box { $0.size.width = .points(60) }, leaf(60, 20)])
    #expect(try frames(row) == [Frame(0, 0, 60, 10), Frame(0, 20, 60, 10), Frame(0, 30, 60, 20)])
  }

  @Test func `the one line of a row has the height of the row`() throws {
    let row = box({ $0.size.height = .points(60) }, [box { $0.size.width = .points(5) }, leaf(5, 10)])
    #expect(try frames(row) == [Frame(0, 0, 5, 60), Frame(5, 0, 5, 10)])
  }

  @Test func `balanced lines are as few as fit, and about equally long`() throws {
    let sizes: [Double] = [31, 32, 33, 34]
    let row = box(wrapped(.balance), sizes.map { leaf($0, 10) })
    #expect(try frames(row).map(\.y) == [0, 0, 10, 10])
    #expect(try frames(box(wrapped(.wrap), sizes.map { leaf($0, 10) })).map(\.y) == [0, 0, 0, 10])
  }

  @Test func `of equally balanced lines the first have more items`() throws {
    let row = box(wrapped(.balance), (0..<5).map { _ in leaf(30, 10) })
    #expect(try frames(row).map(\.y) == [0, 0, 0, 10, 10])
  }

  @Test func `hidden items take no room and no gap`() throws {
    let row = box({ $0.gap.width = .points(7) }, [leaf(10, 10), leaf(20, 20), leaf(30, 5)])
    row.children[1].isHidden = true
    #expect(try frames(row) == [Frame(0, 0, 10, 10), Frame(0, 0, 0, 0), Frame(17, 0, 30, 5)])
  }

  @Test func `an automatic height leaves the lines as they were when it was not known`() throws {
    // The first two items alone are 50 high, more than all three.
    let items = [leaf(50, 20), leaf(60, 30), leaf(20, 0) { $0.margin.top = .points(-10) }]
    let column = box({ ($0.direction, $0.wrap) = (.column, .wrap) }, items)
    let row = box({ ($0.size.width, $0.alignItems) = (.points(200), Alignment(.start)) }, [column])
    #expect(try frames(row) == [Frame(0, 0, 60, 40)])
    for _ in 0...1 {
      #expect(try frames(column, width: 200) == [Frame(0, 0, 50, 20), Frame(0, 20, 60, 30), Frame(0, 40, 20, 0)])
      column.style.wrap = .balance
    }
    column.style.wrap = .wrap
    column.style.size.height = .points(40)
    #expect(try frames(column, width: 200).map(\.y) == [0, 0, 20])
  }

  @Test func `a column that shrinks breaks its lines at the height that is left`() throws {
    let column = box(
      { ($0.direction, $0.wrap, $0.minimum.height) = (.column, .wrap, .zero) }, [leaf(10, 30), leaf(10, 30)])
    let outer = box({ ($0.direction, $0.maximum.height) = (.column, .points(40)) }, [column])
    var forest = try Forest()
    let root = try forest.add(outer)
    try forest.boxes.layout(root, AvailableSpace(width: 100))
    #expect(forest.frames(root).map(\.y) == [0, 0, 0, 0])
    let isReleased = forest.close()
    #expect(isReleased)
  }

  /// The number of items in each balanced line, found among all ways to break them.
  private func best(_ lengths: [Double], in available: Double) -> [Int] {
    var best: (lines: [Int], cost: Double) = ([], .infinity)
    func extend(_ lines: [Int], from start: Int, _ cost: Double) {
      if start == lengths.count {
        let isBetter =
          best.lines.isEmpty || lines.count < best.lines.count
          || lines.count == best.lines.count
            && (cost < best.cost || cost == best.cost && best.lines.lexicographicallyPrecedes(lines))
        if isBetter { best = (lines, cost) }
        return
      }
      var length = 0.0
      for end in start + 1...lengths.count {
        length += lengths[end - 1]
        if length > available && end > start + 1 { return }
        extend(lines + [end - start], from: end, cost + length * length)
      }
    }
    extend([], from: 0, 0)
    return best.lines
  }

  @Test(arguments: 1...60) func `balanced lines are the best of all`(_ seed: Int) throws {
    var random = Random(state: UInt64(seed))
    let lengths = (0..<random.below(11) + 1).map { _ in Double(random.below(random.chance(20) ? 130 : 50)) }
    let row = box(wrapped(.balance), lengths.map { leaf($0, 1) { $0.shrink = 0 } })
    let lines = Dictionary(grouping: try frames(row).map(\.y), by: { $0 }).sorted { $0.key < $1.key }
    #expect(lines.map(\.value.count) == best(lengths, in: 100))
  }

  @Test func `memory for balanced lines is in proportion to the items`() throws {
    var forest = try Forest()
    let root = try forest.add(box(wrapped(.balance), (0..<4000).map { _ in leaf(30, 1) }))
    try forest.boxes.layout(root, AvailableSpace())
    #expect(forest.boxes.frame(of: root).height == 1334)
    #expect(forest.supply.bytes < 4000 * 1000)
    let isReleased = forest.close()
    #expect(isReleased)
  }
}
