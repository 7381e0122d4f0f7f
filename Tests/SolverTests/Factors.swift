import Memory
import Support
import Testing

@testable import Solver

/// A square matrix by rows.
typealias Matrix = [[Double]]

/// The result of a factorisation, in arrays.
struct Factors: Equatable {
  let matrix: Matrix
  let frontRows: [Int]
  let frontColumns: [Int]
  let pivotRows: [Int]
  let pivotColumns: [Int]
  let backRows: [Int]
  let backColumns: [Int]
  /// Entries off the diagonal, in both factors.
  let entries: Int
  private let lower: Matrix
  private let upper: Matrix

  /// Factorises the nonzeros of a matrix, after others in the same workspace; nil if it is singular.
  init?(_ matrix: Matrix, peeling: Bool, after others: [(matrix: Matrix, isPeeled: Bool)] = []) throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var factor = Factorisation(account)
    defer {
      factor.release()
      account.close()
      #expect(supply.isEmpty)
    }
    for other in others {
      try Self.fill(&factor, other.matrix)
      _ = try factor.factorise(peeling: other.isPeeled)
    }
    try Self.fill(&factor, matrix)
    guard try factor.factorise(peeling: peeling) else { return nil }
    self.matrix = matrix
    frontRows = Self.list(factor.front.rows)
    frontColumns = Self.list(factor.front.columns)
    pivotRows = Self.list(factor.pivots.rows)
    pivotColumns = Self.list(factor.pivots.columns)
    backRows = Self.list(factor.back.rows)
    backColumns = Self.list(factor.back.columns)
    entries = factor.lower.index.count + factor.upper.index.count
    lower = Self.lower(factor)
    upper = Self.upper(factor)
  }

  private static func fill(_ factor: inout Factorisation, _ matrix: Matrix) throws {
    factor.members.removeAll()
    factor.memberRows.removeAll()
    for index in matrix.indices {
      try factor.members.append(Int32(index))
      try factor.memberRows.append(Int32(index))
    }
    try factor.begin()
    for row in matrix {
      for (column, value) in row.enumerated() where value != 0 {
        try factor.append(column: Int32(column), value: value)
      }
      factor.endRow()
    }
  }

  private static func list(_ list: borrowing FixedList<Int32>) -> [Int] {
    var numbers: [Int] = []
    for index in 0..<list.count { numbers.append(Int(list[index])) }
    return numbers
  }

  private static func lower(_ factor: borrowing Factorisation) -> Matrix {
    var lower = zeros(factor.pivots.rows.count)
    for pivot in lower.indices {
      lower[pivot][pivot] = 1
      for index in factor.lower.start[pivot]..<factor.lower.start[pivot + 1] {
        lower[Int(factor.lower.index[index])][pivot] = factor.lower.numbers[index]
      }
    }
    return lower
  }

  private static func upper(_ factor: borrowing Factorisation) -> Matrix {
    var upper = zeros(factor.pivots.rows.count)
    for pivot in upper.indices {
      upper[pivot][pivot] = factor.pivots.diagonal[pivot]
      for index in factor.upper.start[pivot]..<factor.upper.start[pivot + 1] {
        upper[pivot][Int(factor.upper.index[index])] = factor.upper.numbers[index]
      }
    }
    return upper
  }

  /// The largest |A - L·U| of the kernel, rows and columns in the order of its pivots.
  var error: Double {
    var error = 0.0
    for row in lower.indices {
      for column in lower.indices {
        var sum = matrix[pivotRows[row]][pivotColumns[column]]
        for pivot in lower.indices { sum -= lower[row][pivot] * upper[pivot][column] }
        error = max(error, abs(sum))
      }
    }
    return error
  }

  /// Whether L has nothing above its diagonal, and U nothing below.
  var isTriangular: Bool {
    lower.indices.allSatisfy { row in
      lower.indices.allSatisfy { $0 <= row || (lower[row][$0] == 0 && upper[$0][row] == 0) }
    }
  }

  /// Whether every column is computed once, from columns computed before. The kernel is computed as one.
  var isInOrder: Bool {
    var known: Set<Int> = []
    func isKnown(_ row: Int) -> Bool { matrix[row].indices.allSatisfy { matrix[row][$0] == 0 || known.contains($0) } }
    for (row, column) in zip(frontRows, frontColumns) {
      guard matrix[row][column] != 0, known.insert(column).inserted, isKnown(row) else { return false }
    }
    for column in pivotColumns where !known.insert(column).inserted { return false }
    for row in pivotRows where !isKnown(row) { return false }
    for (row, column) in zip(backRows.reversed(), backColumns.reversed()) {
      guard matrix[row][column] != 0, known.insert(column).inserted, isKnown(row) else { return false }
    }
    return known.count == matrix.count
  }
}

func zeros(_ count: Int) -> Matrix { Matrix(repeating: Array(repeating: 0, count: count), count: count) }
