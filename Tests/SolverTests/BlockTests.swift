import Testing

@testable import Solver

/// Edges at equal distances from 0 to a width. Each inner edge is the mean of its neighbours, so all inner edges
/// depend on each other.
private struct Ruler {
  let bench = Workbench()
  let edges: [VariableID]
  let width: RowID
  /// The row of each inner edge.
  private(set) var rows: [Int: RowID] = [:]
  /// The distances of edges whose row was replaced, from the edge before.
  private(set) var gaps: [Int: Double] = [:]

  init(parts: Int, width number: Double) throws {
    edges = try bench.variables(parts + 1)
    width = try bench.add(edges[parts] == number)
    try bench.add(edges[0] == 0)
    var rows: [Int: RowID] = [:]
    try bench.together { for index in 1..<parts { rows[index] = try bench.add(middle(index)) } }
    self.rows = rows
  }

  private func middle(_ index: Int) -> Row { edges[index - 1] - 2 * edges[index] + edges[index + 1] == 0 }

  mutating func replace(_ index: Int, gap: Double?) throws {
    try bench.remove(try #require(rows[index]))
    rows[index] = try bench.add(gap.map { edges[index] - edges[index - 1] == $0 } ?? middle(index))
    gaps[index] = gap
  }

  /// The expected positions. Parts after a replaced row are as long as the next gap; those after the last one share
  /// the remaining width.
  func expected(_ width: Double) -> [Double] {
    var places = [0.0]
    let last = gaps.keys.max() ?? 0
    for index in 1..<edges.count {
      let next = gaps.keys.filter { $0 >= index }.min()
      let rest = (width - places[min(last, index - 1)]) / Double(edges.count - 1 - last)
      places.append(next.map { places[index - 1] + gaps[$0]! } ?? places[last] + rest * Double(index - last))
    }
    return places
  }

  var places: [Double] { bench.values(edges) }
}

@Suite struct BlockTests {
  @Test func `equally spaced edges form one block and have whole numbers`() throws {
    let ruler = try Ruler(parts: 100, width: 1000)
    #expect(ruler.bench.statistics().largestBlock >= 98)
    #expect(isClose(ruler.places, (0...100).map { 10 * Double($0) }))
    try ruler.bench.set(ruler.width, constant: 300)
    #expect(isClose(ruler.places, (0...100).map { 3 * Double($0) }))
  }

  @Test func `values are correct after one row of a block is exchanged many times`() throws {
    var ruler = try Ruler(parts: 100, width: 1000)
    for step in 1...40 {
      try ruler.replace(50, gap: Double(step % 7))
      #expect(isClose(ruler.places, ruler.expected(1000)))
      try ruler.replace(50, gap: nil)
      #expect(isClose(ruler.places, (0...100).map { 10 * Double($0) }))
    }
  }

  @Test func `values are correct after rows all over a block are exchanged`() throws {
    var ruler = try Ruler(parts: 100, width: 1000)
    for step in 0..<60 {
      let index = 1 + (step * 37) % 99
      try ruler.replace(index, gap: Double(step % 5))
      #expect(isClose(ruler.places, ruler.expected(1000)))
      if step % 3 != 0 { try ruler.replace(index, gap: nil) }
      #expect(ruler.bench.conflictCount == 0)
    }
    try ruler.bench.set(ruler.width, constant: -20)
    #expect(isClose(ruler.places, ruler.expected(-20)))
    for index in 1..<100 { try ruler.replace(index, gap: nil) }
    #expect(isClose(ruler.places, (0...100).map { -0.2 * Double($0) }))
  }

  /// A row that is another one of the block, and a part of the row that it replaces.
  @Test(arguments: [0.001, 1e-12]) func `a border is not used if it is nearly singular`(part: Double) throws {
    let ruler = try Ruler(parts: 20, width: 200)
    let x = ruler.edges
    let replaced = Identifier.slot(try #require(ruler.rows[10]).raw)
    let row = x[4] - 2 * x[5] + x[6] + part * x[9] - 2 * part * x[10] + part * x[11] == 0
    let entering = try row.terms.withUnsafeBufferPointer { terms in
      try ruler.bench.solver.add(terms, row.relation, row.constant, priority: 500, weight: 1)
    }
    let place = ruler.bench.solver.problem.variables[ruler.bench.solver.problem.rows[replaced].held]
    let isReplaced = try ruler.bench.solver.basis.replaceInBlock(
      at: place.position, with: Identifier.slot(entering.raw), in: place.block)
    #expect(isReplaced == (part == 0.001))
  }

  /// A coefficient of 100,000 has everything computed in double-double.
  @Test(arguments: [1.0, 100_000], [false, true])
  func `a block with wrong factors is factorised again`(coefficient: Double, isTrial: Bool) throws {
    let ruler = try Ruler(parts: 20, width: 200)
    try ruler.bench.add(coefficient * (try ruler.bench.variable()) == 0)
    if isTrial { try ruler.bench.set(ruler.width, priority: 500) }
    let member = ruler.bench.solver.slot(of: ruler.edges[10])
    let block = ruler.bench.solver.basis.blocks[ruler.bench.solver.problem.variables[member].block]
    for position in 0..<block.count { ruler.bench.solver.basis.blocks.numbers[block.diagonal + position] *= -3 }
    if isTrial {
      _ = try ruler.bench.tryAdd(ruler.edges[20] == 400)
    } else {
      try ruler.bench.set(ruler.width, constant: 400)
    }
    #expect(isClose(ruler.places, (0...20).map { 20 * Double($0) }))
  }

  /// The search from the exchanged row is kept meanwhile.
  @Test func `a row that binds comes and goes among others, and values return to the last bit`() throws {
    for parts in [3, 12, 40] {
      let bench = Workbench()
      let (starts, widths) = (try bench.variables(parts), try bench.variables(parts))
      let edge = try bench.variable()
      try bench.add(edge == Double(90 * parts - 8), at: 900)
      try bench.add(starts[0] == 0)
      try bench.add(edge - starts[parts - 1] - widths[parts - 1] == 0)
      for index in 0..<parts {
        try bench.add(widths[index] >= 0)
        if index == 0 { continue }
        try bench.add(starts[index] - starts[index - 1] - widths[index - 1] == 8)
        try bench.add(widths[index] - widths[index - 1] == 0)
      }
      let before = bench.values(starts + widths + [edge])
      for step in 0..<12 {
        let holding = try bench.add(widths[0] <= 500)
        let binding = try bench.add(widths[parts / 2] >= 100 + Double(step))
        #expect(bench.values(widths) == Array(repeating: 100 + Double(step), count: parts))
        if step % 3 == 0 { try bench.add(starts[0] <= Double(step)) }
        try bench.remove(step % 2 == 0 ? holding : binding)
        try bench.remove(step % 2 == 0 ? binding : holding)
        #expect(bench.values(starts + widths + [edge]) == before)
      }
    }
  }

  @Test func `a block is edited by streaming`() throws {
    let ruler = try Ruler(parts: 64, width: 64)
    let edit = try ruler.bench.edit(ruler.width)
    for number in stride(from: 0.0, through: 6400, by: 320) {
      try ruler.bench.suggest(edit, number)
      #expect(isClose(ruler.places, (0...64).map { number / 64 * Double($0) }, to: 1e-12))
    }
  }

  @Test func `an edit inside a block moves it, and ending the edit restores it`() throws {
    let ruler = try Ruler(parts: 30, width: 300)
    let edit = try ruler.bench.edit(ruler.edges[15], at: 900)
    // The middle edge cannot move while all rows are required.
    try ruler.bench.suggest(edit, 200)
    #expect(isClose(ruler.places, (0...30).map { 10 * Double($0) }))
    for (_, row) in ruler.rows.sorted(by: { $0.key < $1.key }) { try ruler.bench.set(row, priority: 500) }
    #expect(abs(ruler.places[15] - 200) < 1e-9)
    try ruler.bench.end(edit)
    #expect(isClose(ruler.places, (0...30).map { 10 * Double($0) }))
  }

  @Test func `two blocks joined by rows separate when the rows are removed`() throws {
    let bench = Workbench()
    let x = try bench.variables(20)
    func ring(_ first: Int) throws -> [RowID] {
      try (0..<10).map { index in
        try bench.add(3 * x[first + index] + x[first + (index + 1) % 10] == Double(4 * (first + 1)))
      }
    }
    var rows = try ring(0) + ring(10)
    #expect(isClose(bench.values(x), Array(repeating: 1, count: 10) + Array(repeating: 11, count: 10)))
    #expect(bench.statistics().blocks == 2)
    for _ in 0..<5 {
      try bench.together {
        try bench.remove(rows[3])
        try bench.remove(rows[14])
        rows[3] = try bench.add(3 * x[3] + x[4] + x[14] - x[13] == 4)
        rows[14] = try bench.add(3 * x[14] + x[15] + x[3] - x[2] == 44)
      }
      #expect(isClose(bench.values(x), Array(repeating: 1, count: 10) + Array(repeating: 11, count: 10)))
      #expect(bench.statistics().largestBlock == 20)
      try bench.together {
        try bench.remove(rows[3])
        try bench.remove(rows[14])
        rows[3] = try bench.add(3 * x[3] + x[4] == 4)
        rows[14] = try bench.add(3 * x[14] + x[15] == 44)
      }
      #expect(isClose(bench.values(x), Array(repeating: 1, count: 10) + Array(repeating: 11, count: 10)))
    }
  }

  /// Noise in the rates of a block moves what is the difference of two of its members. Without the noise that stays where it is.
  @Test func `refined rates of a block, and of what is computed from it, have no rounding of factors`() throws {
    let ruler = try Ruler(parts: 5, width: 50)
    let rest = try ruler.bench.variable()
    try ruler.bench.add(rest - ruler.edges[3] + 2 * ruler.edges[2] - ruler.edges[1] == 7)
    try ruler.bench.solver.solve()
    let slots = (ruler.edges + [rest]).map { Identifier.slot($0.raw) }
    let row = Identifier.slot(ruler.width.raw)
    try ruler.bench.solver.basis.findDirection(of: row)
    for (index, slot) in slots.enumerated() where ruler.bench.solver.problem.variables[slot].block >= 0 {
      ruler.bench.solver.basis.search.rates[slot] += Double(index) * 1e-13
    }
    ruler.bench.solver.basis.search.rates[slots[6]] = 3e-13
    let hasBlock = ruler.bench.solver.basis.refineDirection(of: row)
    let rates = slots.map { ruler.bench.solver.basis.search.rates[$0] }
    ruler.bench.solver.basis.clearDirection()
    #expect(hasBlock)
    for index in 1...5 { #expect(abs(rates[index] - Double(index) / 5) <= 0x1p-53) }
    #expect(rates[0] == 0 && rates[6] == 0)
  }
}
