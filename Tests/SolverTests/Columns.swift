@testable import Solver

/// Three columns in an edited width. In a large width the first is half the second, and the third is 100. Below a width
/// of 220 the third shrinks, to its least width of 20 at 140. Below that the second shrinks.
struct Columns {
  let bench = Workbench()
  let columns: [VariableID]
  let width: VariableID
  let edit: EditID

  init(width number: Double) throws {
    columns = try bench.variables(3)
    width = try bench.variable()
    try bench.add(columns[0] + columns[1] + columns[2] - width == 0)
    try bench.add(columns[0] >= 40)
    try bench.add(columns[2] >= 20)
    try bench.add(columns[1] - 2 * columns[0] == 0, at: 500)
    try bench.add(columns[2] == 100, at: 400)
    try bench.add(columns[0] == 40, at: 300)
    edit = try bench.edit(width)
    try bench.suggest(edit, number)
  }

  var values: [Double] { bench.values(columns) }

  /// The expected widths of the columns.
  static func expected(_ width: Double) -> [Double] {
    if width >= 220 { return [(width - 100) / 3, (width - 100) / 3 * 2, 100] }
    return width >= 140 ? [40, 80, width - 120] : [40, width - 60, 20]
  }
}
