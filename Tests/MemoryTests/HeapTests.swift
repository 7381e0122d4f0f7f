import Support
import Testing

@testable import Memory

private struct LeastFirst: HeapOrder {
  func isBefore(_ first: Int, _ second: Int) -> Bool { first < second }
}

@Suite struct HeapTests {
  @Test func `a heap gives its elements in order, whether made at once or pushed one by one`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var made = Buffer<Int>(account)
    var pushed = Buffer<Int>(account)
    defer {
      made.release()
      pushed.release()
      account.close()
      #expect(supply.isEmpty)
    }
    for count in [0, 1, 2, 3, 10, 100] {
      let elements = (0..<count).map { $0 * 37 % 23 }
      for element in elements {
        try made.append(element)
        try pushed.pushHeap(element, LeastFirst())
      }
      made.makeHeap(LeastFirst())
      var order: [Int] = []
      while let least = made.popHeap(LeastFirst()) {
        #expect(pushed.popHeap(LeastFirst()) == least)
        order.append(least)
      }
      #expect(order == elements.sorted())
      #expect(pushed.popHeap(LeastFirst()) == nil)
    }
  }

  @Test func `sets are joined, and keep the label of the set they are joined to`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var nodes = Buffer<Int32>(account)
    defer {
      nodes.release()
      account.close()
    }
    try nodes.resize(to: 6, filling: 0)
    let sets = UnionFind(nodes.span)
    for place in 0..<Int32(6) { sets.begin(place, label: 10 + place) }
    for (one, other) in [(Int32(1), Int32(0)), (3, 2), (2, 1), (3, 0)] {
      sets.join(sets.root(of: one), to: sets.root(of: other))
    }
    #expect((0..<Int32(6)).map { sets.label(sets.root(of: $0)) } == [10, 10, 10, 10, 14, 15])
    sets.setLabel(sets.root(of: 3), to: 7)
    #expect(sets.label(sets.root(of: 1)) == 7)
  }
}
