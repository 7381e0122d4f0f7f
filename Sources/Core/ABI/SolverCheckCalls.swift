// casement.h, "Solvers": statistics, check, digest, dump.

import CCasement
import Notation
import Solver
import Status

@implementation @_cdecl("cas_solver_get_statistics")
public func cas_solver_get_statistics(
  _ solver: OpaquePointer?, _ out_statistics: UnsafeMutablePointer<cas_solver_statistics>?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    try handle.write(handle.solver.statistics(), to: out_statistics)
  }
}

@implementation @_cdecl("cas_solver_check")
public func cas_solver_check(_ solver: OpaquePointer?) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    do throws(Status) { try handle.solver.check() } catch {
      throw error == .fault || error == .undecided ? handle.attributing(error, to: handle.solver.fault) : error
    }
  }
}

@implementation @_cdecl("cas_solver_digest")
public func cas_solver_digest(_ solver: OpaquePointer?) -> UInt64 {
  usableHandle(solver)?.pointee.solver.digest() ?? 0
}

@implementation @_cdecl("cas_solver_dump")
public func cas_solver_dump(
  _ solver: OpaquePointer?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> cas_status {
  withHandle(solver) { handle throws(Status) in
    var pieces = Pieces(function: try handle.required(write, "write"), context: context)
    try handle.callingOut { handle throws(Status) in
      pieces.writeVariables(of: &handle)
      try pieces.writeRows(of: &handle)
    }
  }
}

extension Handle where Self: ~Copyable {
  mutating func write(
    _ statistics: Statistics, to result: UnsafeMutablePointer<cas_solver_statistics>?
  ) throws(Status) {
    try fill(try required(result, "out_statistics"), "out_statistics", with: cas_solver_statistics(statistics))
  }

  /// Fills in a structure whose first member is its size. The caller has set the size; that of `value` is ignored.
  mutating func fill<Structure>(
    _ result: UnsafeMutablePointer<Structure>, _ name: StaticString, with value: Structure
  ) throws(Status) {
    let isFilled = withUnsafePointer(to: value) { fillStruct(result, from: $0, bytes: MemoryLayout<Structure>.size) }
    if !isFilled { throw wrongSize(of: name) }
  }
}

/// Copies a structure of this version to that of the caller, after its size. Returns false if the size is invalid.
///
/// A structure of an earlier version is shorter. Fields of a later version, which this version does not know, are set
/// to 0.
@inline(never)
private func fillStruct(_ start: UnsafeMutableRawPointer, from value: UnsafeRawPointer, bytes known: Int) -> Bool {
  let size = start.load(as: Int.self)
  guard isSize(size) else { return false }
  start.copyMemory(from: value, byteCount: min(size, known))
  start.storeBytes(of: size, as: Int.self)
  if size > known { (start + known).initializeMemory(as: UInt8.self, repeating: 0, count: size - known) }
  return true
}

extension cas_solver_statistics {
  fileprivate init(_ statistics: Statistics) {
    self.init(
      size: 0, variables: statistics.variables, constraints: statistics.constraints, terms: statistics.terms,
      active: statistics.active, blocks: statistics.blocks, largest_block: statistics.largestBlock,
      pivots: statistics.pivots, flips: statistics.flips, factorisations: statistics.factorisations,
      streamed: statistics.streamed, structural: statistics.structural, bytes: statistics.bytes,
      allocations: statistics.allocations)
  }
}
