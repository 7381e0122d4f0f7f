import Support
import Testing

@testable import Solver

/// A matrix in which every point is the mean of its neighbours. It is singular unless the first point is pinned.
private func grid(_ side: Int, isPinned: Bool) -> Matrix {
  var matrix = zeros(side * side)
  for y in 0..<side {
    for x in 0..<side {
      let here = y * side + x
      for (otherX, otherY) in [(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)]
      where (0..<side).contains(otherX) && (0..<side).contains(otherY) {
        matrix[here][otherY * side + otherX] = -1
        matrix[here][here] += 1
      }
    }
  }
  if isPinned { matrix[0][0] += 1 }
  return matrix
}

@Suite struct FactorTests {
  @Test(arguments: [1, 2, 17, 200]) func `peeling a chain leaves no kernel`(count: Int) throws {
    var chain = zeros(count)
    for row in 0..<count {
      // The order of rows is not the order of computation.
      let column = (row * 7 + 3) % count
      chain[row][column] = 2
      if column > 0 { chain[row][column - 1] = -1 }
    }
    let factors = try #require(try Factors(chain, peeling: true))
    #expect(factors.pivotRows == [])
    #expect(factors.frontRows.count + factors.backRows.count == count)
    #expect(factors.isInOrder)
  }

  @Test(arguments: [12, 40, 100], [true, false])
  func `the factors of a ring multiply to its matrix`(count: Int, isPeeled: Bool) throws {
    var ring = zeros(count)
    for row in 0..<count {
      ring[row][row] = 3
      ring[row][(row + 1) % count] = 1
      ring[row][(row + count - 1) % count] = -1
    }
    let factors = try #require(try Factors(ring, peeling: isPeeled))
    #expect(factors.pivotRows.count == count)
    #expect(factors.isTriangular)
    #expect(factors.error < 1e-13)
  }

  @Test func `rows before and after a cycle are peeled`() throws {
    var matrix = zeros(6)
    matrix[0][0] = 1
    (matrix[1][1], matrix[1][2], matrix[1][0]) = (1, 2, 5)
    (matrix[2][1], matrix[2][2]) = (3, -1)
    (matrix[3][3], matrix[3][2]) = (4, 1)
    (matrix[4][4], matrix[4][3], matrix[4][0]) = (1, 1, 1)
    (matrix[5][5], matrix[5][4]) = (-2, 1)
    let factors = try #require(try Factors(matrix, peeling: true))
    #expect(Set(factors.pivotRows) == [1, 2])
    #expect(factors.frontRows == [0])
    #expect(factors.backRows == [5, 4, 3])
    #expect(factors.isInOrder)
    #expect(factors.error < 1e-14)
  }

  @Test(arguments: [2, 5, 12]) func `the factors of a grid multiply to its matrix`(side: Int) throws {
    let matrix = grid(side, isPinned: true)
    let factors = try #require(try Factors(matrix, peeling: true))
    #expect(factors.isInOrder)
    #expect(factors.error < 1e-12)
  }

  @Test func `sparse pivots keep the factors of a grid sparse`() throws {
    let matrix = grid(16, isPinned: true)
    let factors = try #require(try Factors(matrix, peeling: false))
    // Dense factors would have 65,280 entries.
    #expect(factors.entries < 10_000)
  }

  @Test(arguments: [1, 2, 3, 4]) func `the factors of a sparse matrix multiply to it`(seed: UInt64) throws {
    var random = Random(state: seed)
    let count = 60
    var matrix = zeros(count)
    for row in 0..<count {
      matrix[row][(row * 13) % count] = Double(1 + random.below(9))
      for _ in 0..<3 { matrix[row][random.below(count)] = Double(random.below(19) - 9) / 4 }
      matrix[row][(row * 13) % count] += 20
    }
    for isPeeled in [true, false] {
      let factors = try #require(try Factors(matrix, peeling: isPeeled))
      #expect(factors.isInOrder)
      #expect(factors.error < 1e-12)
    }
  }

  @Test(arguments: [true, false]) func `singular matrices are detected`(isPeeled: Bool) throws {
    var missing = zeros(3)
    (missing[0][0], missing[2][0], missing[2][2]) = (1, 1, 1)
    var double = zeros(3)
    for (row, factor) in [1.0, 2, -0.5].enumerated() { double[row] = [factor, 3 * factor, -factor] }
    var sum = grid(3, isPinned: true)
    sum[4] = zip(sum[3], sum[5]).map { $0 + $1 }
    for matrix in [zeros(1), missing, double, sum, grid(4, isPinned: false)] {
      #expect(try Factors(matrix, peeling: isPeeled) == nil)
    }
  }

  @Test func `a badly scaled matrix is not taken for singular`() throws {
    let matrix: Matrix = [[1e-6, 2e-6, 0], [0, 1e6, 3e6], [5, 0, 1]]
    let factors = try #require(try Factors(matrix, peeling: true))
    #expect(factors.error < 1e-9)
  }

  @Test func `the factors of a matrix do not depend on those before it`() throws {
    let matrix: Matrix = [[1, 2, 0], [0, 0, 3], [4, 5, 6]]
    let value: Matrix = [[1, 2, 0], [0, 0, 3], [4, 5, 7]]
    let column: Matrix = [[1, 0, 2], [0, 0, 3], [4, 5, 6]]
    let otherRow: Matrix = [[1, 0, 0], [0, 2, 3], [4, 5, 6]]
    let singular: Matrix = [[1, 2, 0], [0, 0, 3], [1, 2, 6]]
    for isPeeled in [true, false] {
      let alone = try #require(try Factors(matrix, peeling: isPeeled))
      for other in [matrix, value, column, otherRow, singular, grid(2, isPinned: true), grid(9, isPinned: true)] {
        for wasPeeled in [true, false] {
          let factors = try #require(
            try Factors(matrix, peeling: isPeeled, after: [(other, wasPeeled), (matrix, isPeeled), (other, isPeeled)]))
          #expect(factors == alone)
        }
      }
    }
  }
}

/// The choice of a pivot, as a value.
@Suite struct PivotChoiceTests {
  @Test func `the pivot with the least count wins, then the one with the largest ratio`() {
    var choice = PivotChoice()
    // Below the threshold.
    choice.consider(0, 0, 1, 0)
    #expect(choice.entry == nil)
    for (row, cost, ratio, best) in [(1, 2, 0.5, 1), (2, 2, 0.4, 1), (3, 2, 0.7, 3), (4, 1, 0.2, 4), (5, 1, 1.0, 5)] {
      #expect(!choice.excludes(Int64(cost)))
      choice.consider(Int32(row), 0, Int64(cost), ratio)
      #expect(choice.entry?.row == Int32(best))
    }
    #expect(choice.excludes(1) && choice.excludes(2) && !choice.excludes(0))
  }

  @Test func `the search ends after four rows and columns with a pivot, or where none can be better`() {
    var choice = PivotChoice()
    var ends = (0..<9).map { _ in choice.ends(least: 0) }
    #expect(!ends.contains(true))
    choice.consider(0, 0, 5, 0.5)
    ends = (0..<4).map { _ in choice.ends(least: 4) }
    #expect(ends == [false, false, false, true])
    var best = PivotChoice()
    best.consider(0, 0, 4, 0.5)
    let endsAtOnce = best.ends(least: 4)
    #expect(endsAtOnce)
  }
}
