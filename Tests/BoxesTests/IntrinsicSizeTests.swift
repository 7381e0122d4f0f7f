import Boxes
import Testing

/// Section 9.9 of CSS Flexible Box: sizes that follow from the content.
@Suite struct IntrinsicSizeTests {
  private func size(_ model: Model, width: Double = .nan) throws -> [Double] {
    var forest = try Forest()
    let root = try forest.add(model)
    try forest.boxes.layout(root, AvailableSpace(width: width))
    let frame = forest.boxes.frame(of: root)
    let isReleased = forest.close()
    #expect(isReleased)
    return [frame.width, frame.height]
  }

  @Test func `a row is as wide as its items, gaps and margins`() throws {
    let items = [leaf(10, 5), text([3, 4]), leaf(10, 20) { $0.margin = Edges(all: .points(1)) }]
    #expect(try size(box({ $0.gap.width = .points(2) }, items)) == [96, 22])
    #expect(try size(box({ $0.gap.width = .points(2) }, items), width: 30) == [66, 22])
  }

  @Test func `a row that wraps is at least as wide as its widest item`() throws {
    let items = [leaf(10, 5), text([3, 4]), leaf(10, 20)]
    #expect(try size(box({ $0.wrap = .wrap }, items)) == [90, 20])
    #expect(try size(box({ $0.wrap = .wrap }, items), width: 20) == [40, 45])
  }

  @Test func `a column is as wide as its widest item`() throws {
    let items = [leaf(10, 5), text([3, 4]), leaf(30, 20)]
    #expect(try size(box({ $0.direction = .column }, items)) == [70, 35])
    #expect(try size(box({ $0.direction = .column }, items), width: 55) == [55, 45])
  }

  @Test func `a column that wraps is as wide as its lines`() throws {
    let column = box(
      {
        $0.direction = .column
        $0.wrap = .wrap
        $0.size.height = .points(20)
        $0.gap.width = .points(2)
      }, [leaf(10, 15), leaf(30, 10), leaf(5, 10)])
    #expect(try size(column) == [42, 20])
  }

  @Test func `limits of a box hold for what its content gives`() throws {
    #expect(try size(box({ $0.maximum.width = .points(50) }, [text([3, 4])])) == [50, 20])
    #expect(try size(box({ $0.minimum = Pair(.points(90), .points(30)) }, [text([3, 4])])) == [90, 30])
  }

  @Test func `a box without items has the size of padding and border`() throws {
    let empty = box {
      $0.padding = Edges(left: .points(1), top: .points(2), right: .points(3), bottom: .points(4))
      $0.border = Edges(all: 1)
    }
    #expect(try size(empty) == [6, 8])
  }

  @Test func `a percentage of an indefinite height is automatic`() throws {
    let row = box({ $0.size.width = .points(100) }, [box({ $0.size.height = .percent(50) }, [leaf(10, 30)])])
    #expect(try size(row) == [100, 30])
  }

  @Test func `a percentage of the padding is one of the width of the container`() throws {
    let row = box({ $0.size.width = .points(200) }, [box({ $0.padding.top = .percent(10) }, [leaf(10, 30)])])
    #expect(try size(row) == [200, 50])
  }

  @Test func `fit-content in unknown space is as wide as the content may be, or must be`() throws {
    let row = box({ _ in }, [text([3, 4]) { $0.size.width = .fitContent }])
    #expect(try size(row) == [70, 10])
    #expect(try size(row, width: 50) == [50, 20])
    #expect(try size(row, width: 30) == [40, 20])
    #expect(try size(box({ $0.direction = .column }, [row])) == [70, 10])
  }

  @Test func `an aspect ratio gives the widths of the content for a height in the style`() throws {
    for keyword in [Length.auto, .minContent, .maxContent, .fitContent] {
      let item = box { ($0.size, $0.aspectRatio) = (Pair(keyword, .points(20)), 2) }
      #expect(try size(box({ _ in }, [item])) == [40, 20])
    }
  }

  @Test func `a maximum height does not break balanced lines of a row in unlimited space`() throws {
    let row = box({ ($0.wrap, $0.maximum.height) = (.balance, .points(15)) }, [leaf(10, 10), leaf(20, 10)])
    #expect(try size(row) == [30, 10])
  }
}
