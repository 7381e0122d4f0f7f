import Boxes
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
}
