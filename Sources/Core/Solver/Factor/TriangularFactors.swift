import Memory

/// The factors of a matrix L·U, by position. L has ones on its diagonal, and is stored by columns; U is stored by rows.
struct TriangularFactors {
  let count: Int32
  let diagonal: BufferSpan<Double>
  let lower: SparseVectors
  let upper: SparseVectors

  /// `numbers` := (LU)⁻¹ `numbers`.
  func solve(_ numbers: BufferSpan<Double>) {
    var position: Int32 = 0
    // From there on everything is zero.
    var end: Int32 = 0
    while position < count {
      let value = numbers[position]
      position &+= 1
      if value == 0 { continue }
      lower.subtract(position &- 1, times: value, from: numbers)
      end = position
    }
    while end > 0 {
      end &-= 1
      let rest = upper.remainder(of: end, numbers)
      numbers[end] = rest == 0 ? 0 : rest / diagonal[end]
    }
  }

  /// `numbers` := (LU)⁻ᵀ `numbers`.
  func solveTransposed(_ numbers: BufferSpan<Double>) {
    var position: Int32 = 0
    // From there on everything is zero.
    var end: Int32 = 0
    while position < count {
      let value = numbers[position]
      position &+= 1
      if value == 0 { continue }
      end = position
      numbers[end &- 1] = value / diagonal[end &- 1]
      upper.subtract(end &- 1, times: numbers[end &- 1], from: numbers)
    }
    while end > 0 {
      end &-= 1
      numbers[end] = lower.remainder(of: end, numbers)
    }
  }
}

/// The vectors of a triangular factor.
struct SparseVectors {
  let starts: BufferSpan<Int32>
  let indices: BufferSpan<Int32>
  let numbers: BufferSpan<Double>

  /// Subtracts a multiple of a vector from `other`.
  @inline(__always)
  func subtract(_ vector: Int32, times factor: Double, from other: BufferSpan<Double>) {
    var index = Int(starts[vector])
    let end = Int(starts[vector &+ 1])
    while index < end {
      other[indices[index]] -= numbers[index] * factor
      index &+= 1
    }
  }

  /// Returns an element of `other` less the product of its vector and `other`.
  @inline(__always)
  func remainder(of vector: Int32, _ other: BufferSpan<Double>) -> Double {
    var rest = other[vector]
    var index = Int(starts[vector])
    let end = Int(starts[vector &+ 1])
    while index < end {
      rest -= numbers[index] * other[indices[index]]
      index &+= 1
    }
    return rest
  }
}
