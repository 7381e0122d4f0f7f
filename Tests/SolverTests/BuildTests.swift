import Testing

@testable import Solver

@Suite struct BuildTests {
  /// Adds a row of views: a label, a field of flexible width, and a button, between two edges.
  private func fillRow(_ bench: Workbench, _ x: ArraySlice<VariableID>, width: VariableID) throws {
    let row = Array(x)
    let (label, labelWidth, field) = (row[0], row[1], row[2])
    let (fieldWidth, button, buttonWidth) = (row[3], row[4], row[5])
    try bench.add(label == 16)
    try bench.add(labelWidth >= 40, at: 740)
    try bench.add(labelWidth <= 40, at: 251)
    try bench.add(field - label - labelWidth == 8)
    try bench.add(fieldWidth >= 60)
    try bench.add(fieldWidth <= 100, at: 240)
    try bench.add(button - field - fieldWidth == 8)
    try bench.add(buttonWidth >= 60, at: 750)
    try bench.add(buttonWidth <= 60, at: 260)
    try bench.add(width - button - buttonWidth == 16)
  }

  @Test func `fixed sizes hold in a wide row and in a narrow row`() throws {
    let bench = Workbench()
    let x = try bench.variables(7)
    let edit = try bench.edit(x[0], at: 900)
    try bench.set(edit, to: 400)
    try bench.together { try fillRow(bench, x[1...], width: x[0]) }
    #expect(bench.values(x) == [400, 16, 40, 64, 252, 324, 60])
    try bench.set(edit, to: 180)
    #expect(bench.values(x) == [180, 16, 12, 36, 60, 104, 60])
    try bench.set(edit, to: 400)
    #expect(bench.values(x) == [400, 16, 40, 64, 252, 324, 60])
  }

  @Test func `building a layout without conflicts takes about one pivot for each variable`() throws {
    let bench = Workbench()
    let width = try bench.variable()
    let x = try bench.variables(60)
    let edit = try bench.edit(width, at: 900)
    try bench.set(edit, to: 400)
    try bench.together {
      for row in 0..<10 { try fillRow(bench, x[6 * row..<6 * row + 6], width: width) }
    }
    #expect(bench.statistics().pivots <= 61 + 20)
  }

  @Test func `of two soft rows for a variable the one of higher priority determines it`() throws {
    let bench = Workbench()
    let x = try bench.variables(2)
    try bench.together {
      try bench.add(x[0] == 1, at: 100)
      try bench.add(x[0] + x[1] == 10)
      try bench.add(x[0] == 2, at: 300)
      try bench.add(x[1] == 3, at: 200)
      try bench.add(x[0] == 4, at: 299)
    }
    #expect(bench.values(x) == [2, 8])
  }

  /// The required rows are so nearly dependent that the last one makes the matrix singular. Soft rows wait until the basis is
  /// built again.
  @Test func `a starting basis that turns out singular takes no soft row`() throws {
    let bench = Workbench()
    let x = try bench.variables(3)
    try bench.together {
      try bench.add(
        -0.99999999999999 * x[0] + 185.23619875763384 * x[1] + 0.499999999999995 * x[2] == 100.000000001, at: 250)
      try bench.add(-1.000001 * x[0] + 185.23619894288854 * x[1] + 0.5 * x[2] == 100)
      try bench.add(-1 * x[0] + 185.23619896139365 * x[1] + 0.49999999995 * x[2] == 100)
      try bench.add(185.23619894287003 * x[1] + 0.5 * x[2] == 100)
      try bench.add(-0.999 * x[0] + 185.2343465808806 * x[1] + 0.5 * x[2] <= 100.000000001, at: 750, weight: 10)
    }
    #expect(abs(bench.value(x[0])) < 1e-3)
  }

  @Test func `memory of a build is released, and the solver can grow`() throws {
    let bench = Workbench()
    let count = 200
    let x = try bench.variables(count)
    try bench.together {
      try bench.add(x[0] == 0)
      for index in 1..<count { try bench.add(x[index] - x[index - 1] == 3, at: index % 3 == 0 ? 500 : 1000) }
      for index in 0..<count { try bench.add(x[index] >= 1, at: 100) }
    }
    #expect(bench.statistics().bytes < 300 * UInt64(2 * count))
    let extra = try bench.variables(3)
    try bench.add(extra[0] - x[count - 1] == 1)
    try bench.add(extra[1] - extra[0] == 1)
    #expect(bench.values([x[count - 1], extra[0], extra[1]]) == [597, 598, 599])
  }
}
