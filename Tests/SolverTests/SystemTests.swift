import Testing

@testable import Memory
@testable import Solver

/// Lists in memory, freed together.
private final class Lists {
  private var all: [UnsafeMutableRawPointer] = []

  func span<Element: BitwiseCopyable>(_ elements: [Element]) -> BufferSpan<Element> {
    let base = UnsafeMutablePointer<Element>.allocate(capacity: max(1, elements.count))
    base.initialize(from: elements, count: elements.count)
    all.append(UnsafeMutableRawPointer(base))
    return BufferSpan(base, count: elements.count)
  }

  /// The nonzeros beside the diagonal of each row, or of each column.
  func vectors(_ matrix: Matrix, byColumns: Bool) -> SparseVectors {
    var (starts, indices, numbers): ([Int32], [Int32], [Double]) = ([0], [], [])
    for vector in matrix.indices {
      for index in matrix.indices {
        let number = byColumns ? matrix[index][vector] : matrix[vector][index]
        if index == vector || number == 0 { continue }
        indices.append(Int32(index))
        numbers.append(number)
      }
      starts.append(Int32(indices.count))
    }
    return SparseVectors(starts: span(starts), indices: span(indices), numbers: span(numbers))
  }

  deinit { for list in all { list.deallocate() } }
}

private func product(_ matrix: Matrix, _ numbers: [Double]) -> [Double] {
  matrix.map { row in zip(row, numbers).reduce(0) { $0 + $1.0 * $1.1 } }
}

private func transposed(_ matrix: Matrix) -> Matrix { matrix.indices.map { column in matrix.map { $0[column] } } }

/// Small whole numbers, many of them zero, so that sums and products are exact.
private struct Draws {
  var state: UInt64

  mutating func number() -> Double {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Double(Int(state >> 33) % 7 - 3)
  }

  mutating func numbers(_ count: Int) -> [Double] { (0..<count).map { _ in number() } }

  mutating func matrix(_ count: Int) -> Matrix { (0..<count).map { _ in numbers(count) } }
}

@Suite struct SystemTests {
  @Test(arguments: 1...8) func `the solution of a dense system fulfils its equations`(count: Int) throws {
    var draws = Draws(state: UInt64(count))
    var solved = 0
    for _ in 0..<200 {
      let (matrix, wanted) = (draws.matrix(count), draws.numbers(count))
      let lists = Lists()
      let system = DenseSystem(
        count: Int32(count), matrix: lists.span(matrix.flatMap { $0 }), numbers: lists.span(product(matrix, wanted)))
      // The determinant is a whole number, so the pivots of a regular system are not tiny.
      if system.solve() < 1e-9 { continue }
      solved += 1
      #expect(isClose((0..<count).map { system.numbers[$0] }, wanted, to: 1e-9))
    }
    #expect(solved > 100)
  }

  @Test func `a dense system exchanges rows, and the least pivot tells how nearly it is singular`() {
    let lists = Lists()
    func solve(_ matrix: [Double], _ right: [Double]) -> (least: Double, numbers: [Double]) {
      let system = DenseSystem(count: 2, matrix: lists.span(matrix), numbers: lists.span(right))
      return (system.solve(), [system.numbers[0], system.numbers[1]])
    }
    let exchanged = solve([0, 2, 4, 1], [6, 7])
    #expect(exchanged.least == 2)
    #expect(exchanged.numbers == [1, 3])
    #expect(solve([1, 2, 2, 4], [1, 1]).least == 0)
    let nearly = solve([1, 1, 1, 1 + 1e-12], [1, 1]).least
    #expect(nearly > 0 && nearly < 1e-11)
  }

  @Test(arguments: [1, 2, 9, 30]) func `factors solve their system and the transposed one`(count: Int) {
    var draws = Draws(state: UInt64(count) + 100)
    for _ in 0..<50 {
      var (lower, upper) = (draws.matrix(count), draws.matrix(count))
      for row in 0..<count {
        for column in 0..<count where column != row {
          if column > row { lower[row][column] = 0 } else { upper[row][column] = 0 }
        }
        // Few entries, so that the numbers stay small.
        for column in 0..<count where abs(row - column) > 2 { (lower[row][column], upper[row][column]) = (0, 0) }
        (lower[row][row], upper[row][row]) = (1, row % 2 == 0 ? 4 : -2)
      }
      let lists = Lists()
      let factors = TriangularFactors(
        count: Int32(count), diagonal: lists.span((0..<count).map { upper[$0][$0] }),
        lower: lists.vectors(lower, byColumns: true), upper: lists.vectors(upper, byColumns: false))
      // Zeros at both ends are passed over.
      var wanted = draws.numbers(count)
      if count > 5 { wanted.replaceSubrange(0..<3, with: [0, 0, 0]) }
      let numbers = lists.span(product(lower, product(upper, wanted)))
      factors.solve(numbers)
      #expect((0..<count).map { numbers[$0] } == wanted)
      let others = lists.span(product(transposed(upper), product(transposed(lower), wanted)))
      factors.solveTransposed(others)
      #expect((0..<count).map { others[$0] } == wanted)
    }
  }
}
