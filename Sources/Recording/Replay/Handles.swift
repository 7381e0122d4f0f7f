// Solvers, scenes and paths by their numbers in the trace.

final class Handles {
  private struct Entry {
    var pointer: UnsafeMutableRawPointer
    var kind: UInt8
    /// The solver of a path. Freeing the solver frees the path.
    var owner: UInt64
    /// The number of variables of a path. It is read when the path is created, because later calls on the path fail
    /// while its solver is in use.
    var variableCount: Int
  }

  private var entries: [UInt64: Entry] = [:]
  /// Created handles whose recorded numbers are not read yet.
  private var unnamed: [Entry] = []

  /// Returns the handle with a number; nil for 0. Throws if it is freed or of another kind.
  func pointer(
    _ number: UInt64, _ kind: UInt8, _ reader: TraceReader
  ) throws(ReplayFailure) -> UnsafeMutableRawPointer? {
    if number == 0 { return nil }
    guard let entry = entries[number], entry.kind == kind else {
      throw reader.corrupt("#\(number) does not exist or is of another kind")
    }
    return entry.pointer
  }

  /// Stores a created handle, so that it is freed in any case.
  func keep(
    _ pointer: UnsafeMutableRawPointer?, _ kind: UInt8, of owner: UInt64, _ library: Library
  ) throws(ReplayFailure) {
    guard let pointer else { return }
    let count = kind == UInt8(ascii: "P") ? try library.variableCount(ofPath: pointer) : 0
    unnamed.append(Entry(pointer: pointer, kind: kind, owner: owner, variableCount: count))
  }

  func variableCount(ofPath number: UInt64) -> Int { entries[number]?.variableCount ?? 0 }

  /// Assigns a created handle its number.
  func name(_ pointer: UnsafeMutableRawPointer, _ number: UInt64, _ reader: TraceReader) throws(ReplayFailure) {
    guard entries[number] == nil else { throw reader.corrupt("#\(number) exists already") }
    guard let index = unnamed.firstIndex(where: { $0.pointer == pointer }) else { return }
    entries[number] = unnamed.remove(at: index)
  }

  /// Removes a freed handle, and the paths of a freed solver.
  func remove(_ number: UInt64) {
    if number == 0 { return }
    entries[number] = nil
    entries = entries.filter { $0.value.owner != number }
    unnamed.removeAll { $0.owner == number }
  }

  /// Frees all handles that the trace did not free.
  func removeAll(_ library: Library) {
    let all = unnamed + entries.values
    for kind in [UInt8(ascii: "P"), UInt8(ascii: "S"), UInt8(ascii: "E")] {
      guard let free = try? library.freeing(kind) else { continue }
      for entry in all where entry.kind == kind { free(entry.pointer) }
    }
    (unnamed, entries) = ([], [:])
  }
}

extension Library {
  fileprivate typealias Free = @convention(c) (UnsafeMutableRawPointer?) -> Void

  fileprivate func freeing(_ kind: UInt8) throws(ReplayFailure) -> Free {
    let names = [
      UInt8(ascii: "P"): "cas_path_free", UInt8(ascii: "S"): "cas_solver_free", UInt8(ascii: "E"): "cas_scene_free",
    ]
    return unsafeBitCast(try symbol(names[kind] ?? ""), to: Free.self)
  }
}
