// casement.h, "Solvers": paths of edits.

import CCasement
import Memory
import Solver
import Status

/// The handle of a path, which a `cas_path *` points to. It uses the account and the message of its solver.
struct PathHandle: ~Copyable {
  let owner: UnsafeMutablePointer<SolverHandle>
  var path: Path
}

@implementation @_cdecl("cas_solver_path")
public func cas_solver_path(_ solver: OpaquePointer?, _ edit: cas_edit, _ target: Double) -> OpaquePointer? {
  var made: OpaquePointer?
  _ = withHandle(solver, .edit, .target) { handle throws(Status) in
    guard let owner = usableHandle(solver), let path = PathHandle.make(owner) else { throw .outOfMemory }
    do throws(Status) {
      try handle.solver.path(EditID(edit), to: target, into: &path.pointee.path)
    } catch {
      PathHandle.free(path)
      throw error
    }
    made = OpaquePointer(path)
  }
  return made
}

@implementation @_cdecl("cas_path_free")
public func cas_path_free(_ path: OpaquePointer?) {
  if let path = usableHandle(path: path) { PathHandle.free(path) }
}

@implementation @_cdecl("cas_path_variables")
public func cas_path_variables(
  _ path: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(path) { handle, path throws(Status) in
    try handle.output(out_variables, out_count, "out_variables").set(path.variables)
  }
}

@implementation @_cdecl("cas_path_count")
public func cas_path_count(_ path: OpaquePointer?) -> Int {
  usableHandle(path: path)?.pointee.path.numbers.count ?? 0
}

@implementation @_cdecl("cas_path_point")
public func cas_path_point(
  _ path: OpaquePointer?, _ index: Int, _ out_number: UnsafeMutablePointer<Double>?,
  _ out_values: UnsafeMutablePointer<UnsafePointer<Double>?>?
) -> cas_status {
  withHandle(path) { handle, path throws(Status) in
    let number = try handle.required(out_number, "out_number")
    let values = try handle.required(out_values, "out_values")
    guard (0..<path.numbers.count).contains(index) else { throw handle.attributing(.outOfRange, to: "index") }
    number.pointee = path.numbers[index]
    values.pointee = UnsafePointer(path.values.pointer + index * path.variables.count)
  }
}

@implementation @_cdecl("cas_path_sample")
public func cas_path_sample(
  _ path: OpaquePointer?, _ number: Double, _ out_values: UnsafeMutablePointer<Double>?
) -> cas_status {
  withHandle(path) { handle, path throws(Status) in
    let values = try handle.required(out_values, "out_values")
    guard number.isFinite else { throw handle.attributing(.notFinite, to: "number") }
    guard let position = path.position(of: number) else { throw handle.attributing(.outOfRange, to: "number") }
    for column in 0..<path.variables.count { values[column] = path.value(column, at: position) }
  }
}

extension PathHandle {
  static func make(_ owner: UnsafeMutablePointer<SolverHandle>) -> UnsafeMutablePointer<PathHandle>? {
    let account = owner.pointee.account
    guard let memory = account.allocate(bytes: MemoryLayout<PathHandle>.stride) else { return nil }
    let path = memory.bindMemory(to: PathHandle.self, capacity: 1)
    path.initialize(to: PathHandle(owner: owner, path: Path(account: account)))
    return path
  }

  static func free(_ path: UnsafeMutablePointer<PathHandle>) {
    let account = path.pointee.owner.pointee.account
    path.pointee.path.release()
    path.deinitialize(count: 1)
    account.release(path, bytes: MemoryLayout<PathHandle>.stride)
  }
}

/// Returns the handle, or nil for NULL and while a callback of the solver runs.
private func usableHandle(path: OpaquePointer?) -> UnsafeMutablePointer<PathHandle>? {
  guard let path else { return nil }
  let handle = UnsafeMutablePointer<PathHandle>(path)
  return handle.pointee.owner.pointee.account.isCallingOut ? nil : handle
}

private func withHandle(
  _ path: OpaquePointer?, _ body: (inout SolverHandle, inout Path) throws(Status) -> Void
) -> cas_status {
  guard let given = path else { return Status.null.rawValue }
  guard let path = usableHandle(path: given) else { return Status.inUse.rawValue }
  return withHandle(OpaquePointer(path.pointee.owner)) { handle throws(Status) in
    try body(&handle, &path.pointee.path)
  }
}

extension Path {
  /// A position on the path: between breakpoint `index` and the next, at the fraction `share` of the distance.
  fileprivate struct Position {
    var index: Int
    var share: Double
  }

  /// Returns the position of a number between start and target; nil outside.
  fileprivate func position(of number: Double) -> Position? {
    for index in 0..<numbers.count {
      if number == numbers[index] { return Position(index: index, share: 0) }
      guard index + 1 < numbers.count else { return nil }
      let (from, to) = (numbers[index], numbers[index + 1])
      if (from < number) == (number < to) {
        // Uses halves, since the difference itself may overflow.
        return Position(index: index, share: (0.5 * number - 0.5 * from) / (0.5 * to - 0.5 * from))
      }
    }
    return nil
  }

  fileprivate func value(_ column: Int, at position: Position) -> Double {
    let from = values[position.index * variables.count + column]
    if position.share == 0 { return from }
    let to = values[(position.index + 1) * variables.count + column]
    return from * (1 - position.share) + to * position.share
  }
}
