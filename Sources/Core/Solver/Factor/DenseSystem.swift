import Memory

/// A few equations, each with all unknowns.
struct DenseSystem {
  let count: Int32
  /// By rows.
  let matrix: BufferSpan<Double>
  /// The right side, then the solution.
  let numbers: BufferSpan<Double>

  /// Solves the system, by elimination with the largest pivot of each column. Returns the least pivot; 0 means singular,
  /// and nothing is solved.
  @discardableResult
  func solve() -> Double {
    var least = Double.infinity
    for step in 0..<count {
      moveLargest(to: step)
      let pivot = matrix[step * count + step]
      least = min(least, abs(pivot))
      if pivot == 0 { return 0 }
      for row in step + 1..<max(count, step + 1) { eliminate(step, from: row) }
    }
    for step in stride(from: count - 1, through: 0, by: -1) {
      var sum = numbers[step]
      for column in step + 1..<max(count, step + 1) { sum -= matrix[step * count + column] * numbers[column] }
      numbers[step] = sum / matrix[step * count + step]
    }
    return least
  }

  /// Exchanges a row with the later one that has the largest element in the column of that number.
  private func moveLargest(to step: Int32) {
    var largest = step
    for row in step..<count where abs(matrix[row * count + step]) > abs(matrix[largest * count + step]) {
      largest = row
    }
    if largest == step { return }
    swap(&numbers[largest], &numbers[step])
    for column in 0..<count { swap(&matrix[largest * count + column], &matrix[step * count + column]) }
  }

  private func eliminate(_ step: Int32, from row: Int32) {
    let factor = matrix[row * count + step] / matrix[step * count + step]
    if factor == 0 { return }
    for column in step..<count { matrix[row * count + column] -= factor * matrix[step * count + column] }
    numbers[row] -= factor * numbers[step]
  }
}
