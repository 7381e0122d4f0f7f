import Boxes
import Testing

/// Sections 9.2, 9.7 and 4.5 of CSS Flexible Box: main sizes of items.
@Suite struct FlexibleLengthTests {
  @Test func `items grow in proportion to their factors`() throws {
    let row = box({ $0.size.width = .points(100) }, [leaf(10, 5) { $0.grow = 1 }, leaf(10, 5) { $0.grow = 3 }])
    #expect(try frames(row) == [Frame(0, 0, 30, 5), Frame(30, 0, 70, 5)])
  }

  @Test func `factors below one leave a part of the space`() throws {
    let row = box({ $0.size.width = .points(100) }, [leaf(20, 5) { $0.grow = 0.25 }, leaf(20, 5) { $0.grow = 0.25 }])
    #expect(try frames(row).map(\.width) == [35, 35])
  }

  @Test func `items shrink in proportion to factor times base size`() throws {
    let row = box({ $0.size.width = .points(100) }, [leaf(150, 5), leaf(50, 5)])
    #expect(try frames(row).map(\.width) == [75, 25])
  }

  @Test func `an item at its maximum leaves its share to the others`() throws {
    let row = box(
      { $0.size.width = .points(100) },
      [
        leaf(0, 5) {
          $0.grow = 1
          $0.maximum.width = .points(20)
        }, leaf(0, 5) { $0.grow = 1 }, leaf(0, 5) { $0.grow = 1 },
      ])
    #expect(try frames(row).map(\.width) == [20, 40, 40])
  }

  @Test func `an item at its minimum takes from the others`() throws {
    let row = box(
      { $0.size.width = .points(100) },
      [
        leaf(100, 5) { $0.minimum.width = .points(70) }, leaf(100, 5) { $0.minimum.width = .zero },
        leaf(100, 5) { $0.minimum.width = .zero },
      ])
    #expect(try frames(row).map(\.width) == [70, 15, 15])
  }

  @Test func `the flex basis wins over the width, and a percentage of an indefinite size is content`() throws {
    let row = box(
      { $0.size.width = .points(200) },
      [leaf(10, 5) { $0.basis = .points(50) }, leaf(10, 5) { $0.basis = .percent(25) }])
    #expect(try frames(row).map(\.width) == [50, 50])
    let column = box({ $0.direction = .column }, [leaf(10, 5) { $0.basis = .percent(25) }])
    #expect(try frames(column) == [Frame(0, 0, 10, 0)])
  }

  @Test func `a text shrinks to its longest word`() throws {
    let row = box({ $0.size.width = .points(50) }, [text([3, 4]), leaf(30, 5) { $0.shrink = 0 }])
    #expect(try frames(row) == [Frame(0, 0, 40, 20), Frame(40, 0, 30, 5)])
  }

  @Test func `a text that is clipped, or has a smaller width, shrinks further`() throws {
    let clipped = box(
      { $0.size.width = .points(50) }, [text([3, 4]) { $0.options = .clipsWidth }, leaf(30, 5) { $0.shrink = 0 }])
    #expect(try frames(clipped).map(\.width) == [20, 30])
    let sized = box(
      { $0.size.width = .points(50) }, [text([3, 4]) { $0.size.width = .points(30) }, leaf(30, 5) { $0.shrink = 0 }])
    #expect(try frames(sized).map(\.width) == [30, 30])
  }

  @Test func `a basis of nothing still keeps the longest word`() throws {
    let row = box(
      { $0.size.width = .points(60) },
      [
        text([5]) {
          $0.grow = 1
          $0.basis = .zero
        },
        leaf(0, 5) { $0.grow = 1 },
      ])
    #expect(try frames(row).map(\.width) == [50, 10])
  }

  @Test func `padding and border are no part of what shrinks`() throws {
    let row = box(
      { $0.size.width = .points(100) }, [leaf(80, 5) { $0.padding = Edges(all: .points(20)) }, leaf(80, 5)])
    // The scaled factors are 40 and 80.
    #expect(try frames(row).map(\.width) == [60, 40])
  }

  @Test func `a size of the content box is without padding and border`() throws {
    let row = box(
      {
        $0.options = .contentBox
        $0.size.width = .points(100)
        $0.padding.left = .points(7)
        $0.border.right = 3
      }, [leaf(0, 5) { $0.grow = 1 }])
    #expect(try frames(row) == [Frame(7, 0, 100, 5)])
  }

  @Test func `an aspect ratio gives the main size for a definite cross size, and limits it`() throws {
    let row = box(
      {
        $0.size.height = .points(30)
        $0.alignItems = Alignment(.start)
      },
      [
        box {
          $0.aspectRatio = 2
          $0.size.height = .points(20)
        },
        box {
          $0.aspectRatio = 2; $0.minimum.height = .points(15)
        },
      ])
    #expect(try frames(row) == [Frame(0, 0, 40, 20), Frame(40, 0, 30, 15)])
  }

  @Test func `keywords are widths of the content`() throws {
    let column = box(
      {
        $0.direction = .column
        $0.size.width = .points(60)
        $0.alignItems = Alignment(.start)
      },
      [
        text([3, 4]) { $0.size.width = .minContent }, text([3, 4]) { $0.size.width = .maxContent },
        text([3, 4]) { $0.size.width = .fitContent }, text([3, 4]) { $0.size.width = .stretch },
      ])
    #expect(try frames(column).map(\.width) == [40, 70, 60, 60])
  }

  @Test func `automatic heights follow from the width that an item gets`() throws {
    let row = box({ $0.size.width = .points(40) }, [text([2, 2, 2]), leaf(0, 5)])
    #expect(try frames(row) == [Frame(0, 0, 40, 20), Frame(40, 0, 0, 5)])
  }

  @Test func `an item with an aspect ratio does not shrink below the width for its stretched height`() throws {
    let row = box(
      { $0.size = Pair(.points(100), .points(40)) }, [box { $0.aspectRatio = 1 }, text([5, 5]), text([3])])
    #expect(try frames(row).map(\.width) == [40, 50, 30])
    row.style.size = Pair(.points(100), .points(100))
    row.children = [box { $0.aspectRatio = 2 }]
    #expect(try frames(row) == [Frame(0, 0, 200, 100)])
  }

  @Test func `an automatic height gives no width by an aspect ratio`() throws {
    // The text needs 20 beside an item without a width, which is then as high as the row.
    let row = box({ _ in }, [box { $0.aspectRatio = 1 }, text([10, 10, 10])])
    #expect(try frames(row, width: 210) == [Frame(0, 0, 0, 20), Frame(0, 0, 210, 20)])
    let column = box({ $0.direction = .column }, [row])
    var forest = try Forest()
    let root = try forest.add(column)
    try forest.boxes.layout(root, AvailableSpace(width: 210))
    #expect(forest.frames(root).map(\.width) == [210, 210, 0, 210])
    let isReleased = forest.close()
    #expect(isReleased)
    // A height in the style is definite, also if the content needs the same.
    row.style.size.height = .points(20)
    #expect(try frames(row, width: 210)[0].width == 20)
  }

  @Test func `a given height that is not that of the content is definite`() throws {
    var forest = try Forest()
    let items = [box { $0.aspectRatio = 1 }, leaf(30, 40), box { $0.size.height = .percent(50) }]
    let root = try forest.add(box({ _ in }, items))
    for (height, width, half) in [(50.0, 50.0, 25.0), (40, 0, 40), (60, 60, 30)] {
      try forest.boxes.layout(root, width: 200, height: height)
      let frames = forest.children(root)
      #expect(frames[0] == Frame(0, 0, width, height))
      #expect(frames[2].height == half)
    }
    let isReleased = forest.close()
    #expect(isReleased)
  }
}
