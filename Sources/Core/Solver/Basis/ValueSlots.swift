import Memory

/// Slots of variables, and the values that a report compares: each is noted before it changes.
extension Basis {
  /// Appends a variable, and returns its slot.
  mutating func makeVariableSlot() throws(MemoryError) -> Int32 {
    let count = problem.variables.count
    if count == variableRoom { try reserveSlots(count + 1) }
    problem.variables.appendReserved(VariableRecord())
    values.appendReserved(0)
    sizes.appendReserved(0)
    search.numbers.appendReserved(0)
    search.sizes.appendReserved(0)
    if precision.isDoubleDouble {
      precision.lowValues.appendReserved(0)
      precision.lowNumbers.appendReserved(0)
    }
    return Int32(truncatingIfNeeded: count)
  }

  mutating func reserveSlots(_ count: Int) throws(MemoryError) {
    try problem.variables.reserve(count)
    try values.reserve(count)
    try sizes.reserve(count)
    try search.numbers.reserve(count)
    try search.sizes.reserve(count)
    if precision.isDoubleDouble {
      try precision.lowValues.reserve(count)
      try precision.lowNumbers.reserve(count)
    }
    variableRoom = count
  }

  /// Notes the value of a variable that is about to change.
  @inline(__always)
  mutating func touch(_ variable: Int32) throws(MemoryError) {
    if problem.variables[variable].touchedIn == report.number { return }
    try report.touched.reserve(report.touched.count + 1)
    touchReserved(variable)
  }

  /// Notes the value of a variable that is about to change. Memory is reserved.
  @inline(__always)
  mutating func touchOnce(_ variable: Int32) {
    if problem.variables[variable].touchedIn != report.number { touchReserved(variable) }
  }

  /// Notes the value of a variable that is not noted yet. Memory is reserved.
  mutating func touchReserved(_ variable: Int32) {
    report.touched.appendReserved(Value(variable: problem.id(ofVariable: variable), value: values[variable]))
    problem.variables[variable].touchedIn = report.number
  }

  /// Takes a removed variable out of the list of changes.
  mutating func forgetTouch(_ variable: Int32) {
    guard problem.variables[variable].touchedIn == report.number else { return }
    report.touched.keep { Identifier.slot($0.variable.raw) != variable }
  }

  mutating func beginReport() {
    report.touched.removeAll()
    report.number &+= 1
  }
}
