@testable import Solver

extension Workbench {
  /// Adds rows of four variables of which two differ only in the thirteenth digit. The exchange that breaks a tie finds the
  /// matrix singular in doubles, and the basis is built again. Returns the last row, that of the fourth variable alone.
  @discardableResult
  func addNearlyEqualRows(_ x: [VariableID]) throws -> RowID {
    try add(0.5 * x[0] + x[1] + 0.5 * x[2] + x[3] == 1, at: 750)
    try add(0.5000000000005 * x[0] + x[1] + 0.5 * x[2] <= 1)
    try add(0.999999 * x[1] + 0.5 * x[2] + 1.000001 * x[3] >= 0, at: 750)
    try add(0.5 * x[0] + 1.001 * x[1] + 1.00001 * x[3] <= -10, weight: 10)
    try add(0.5 * x[0] + x[1] + 0.5 * x[2] + x[3] <= 0.0001)
    return try add(x[3] <= -463, at: 250)
  }

  /// Adds rows that conflict only by rounding, so that some are relaxed: first some without a conflict, then the newest.
  @discardableResult
  func addRowsInConflictByRounding(_ x: [VariableID]) throws -> (rows: [RowID], newest: RowID) {
    let rows = try together {
      [
        try add(0.034491842301077574 * x[1] + 0.031079392402493668 * x[0] == 1980.4393156734304),
        try add(-0.0014045191854375604 * x[3] + 0.003924427036698052 * x[1] == 225.4697165587948),
        try add(0.0016324604468691772 * x[3] + 10.840416551456324 * x[2] == 4265075.155123279),
        try add(71.14727832781742 * x[2] + 0.004691804619172174 * x[0] == 27992327.119599007),
        try add(0.7221383599632992 * x[0] + 0.0013103203910819624 * x[4] >= -27.9),
      ]
    }
    let newest = try add(0.003591081647942976 * x[4] == 4)
    return (rows, newest)
  }
}
