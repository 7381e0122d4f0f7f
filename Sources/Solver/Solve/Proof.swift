import Memory
import Status

extension Solver {
  /// Throws `.fault`, with a sentence in `fault`, if the solution of the last solve is not optimal or the data
  /// structure is inconsistent.
  package mutating func check() throws(Status) {
    try settle()
    fault = ""
    do throws(MemoryError) {
      if let found = try prices.findFault() {
        fault = found
        throw MemoryError.exhausted
      }
    } catch {
      if fault.utf8CodeUnitCount > 0 { throw .fault }
      throw .outOfMemory
    }
  }

  /// Returns whether the solution is verified. Only coefficients that are extremely far apart need that.
  mutating func isProven() throws(MemoryError) -> Bool {
    if !problem.spread.isExtreme { return true }
    return try prices.findFault() == nil
  }
}
