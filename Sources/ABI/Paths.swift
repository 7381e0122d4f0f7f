// casement.h, "Edits": the way of all values while one number moves.

import CCasement
import Memory
import Solver

/// What a `cas_path *` points at. Its memory, and the words of its failures, are those of its solver.
struct PathHandle: ~Copyable {
  let owner: UnsafeMutablePointer<Handle>
  var path: Path
}

@implementation @_cdecl("cas_solver_path")
public func cas_solver_path(_ solver: OpaquePointer?, _ edit: cas_edit, _ target: Double) -> OpaquePointer? {
  var made: OpaquePointer?
  _ = answer(solver) { handle throws(SolverError) in
    guard let owner = peek(solver), let path = PathHandle.make(owner) else { throw .outOfMemory }
    do throws(SolverError) {
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
  if let path = peek(path: path) { PathHandle.free(path) }
}

@implementation @_cdecl("cas_path_variables")
public func cas_path_variables(
  _ path: OpaquePointer?, _ out_variables: UnsafeMutablePointer<UnsafePointer<cas_variable>?>?,
  _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  answer(path) { handle, path throws(SolverError) in
    try handle.outlet(out_variables, out_count, "out_variables").hand(path.variables)
  }
}

@implementation @_cdecl("cas_path_count")
public func cas_path_count(_ path: OpaquePointer?) -> Int {
  peek(path: path)?.pointee.path.numbers.count ?? 0
}

@implementation @_cdecl("cas_path_point")
public func cas_path_point(
  _ path: OpaquePointer?, _ index: Int, _ out_number: UnsafeMutablePointer<Double>?,
  _ out_values: UnsafeMutablePointer<UnsafePointer<Double>?>?
) -> cas_status {
  answer(path) { handle, path throws(SolverError) in
    let number = try handle.given(out_number, "out_number")
    let values = try handle.given(out_values, "out_values")
    guard (0..<path.numbers.count).contains(index) else { throw handle.blame(.outOfRange, "index") }
    number.pointee = path.numbers[index]
    values.pointee = UnsafePointer(path.values.pointer + index * path.variables.count)
  }
}

@implementation @_cdecl("cas_path_sample")
public func cas_path_sample(
  _ path: OpaquePointer?, _ number: Double, _ out_values: UnsafeMutablePointer<Double>?
) -> cas_status {
  answer(path) { handle, path throws(SolverError) in
    let values = try handle.given(out_values, "out_values")
    guard number.isFinite else { throw handle.blame(.notFinite, "number") }
    guard let place = path.place(of: number) else { throw handle.blame(.outOfRange, "number") }
    for column in 0..<path.variables.count { values[column] = path.value(column, at: place) }
  }
}

extension PathHandle {
  static func make(_ owner: UnsafeMutablePointer<Handle>) -> UnsafeMutablePointer<PathHandle>? {
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

/// Nil for NULL, and while a function of the caller's runs on behalf of the solver.
private func peek(path: OpaquePointer?) -> UnsafeMutablePointer<PathHandle>? {
  guard let path else { return nil }
  let handle = UnsafeMutablePointer<PathHandle>(path)
  return handle.pointee.owner.pointee.account.isCallingOut ? nil : handle
}

private func answer(
  _ path: OpaquePointer?, _ body: (inout Handle, inout Path) throws(SolverError) -> Void
) -> cas_status {
  guard let given = path else { return SolverError.null.rawValue }
  guard let path = peek(path: given) else { return SolverError.inUse.rawValue }
  return answer(OpaquePointer(path.pointee.owner)) { handle throws(SolverError) in
    try body(&handle, &path.pointee.path)
  }
}

extension Path {
  /// A place on the way: between the breakpoint `index` and the next, `share` of the way towards that.
  fileprivate struct Place {
    var index: Int
    var share: Double
  }

  /// Where a number lies between start and target; nil outside.
  fileprivate func place(of number: Double) -> Place? {
    for index in 0..<numbers.count {
      if number == numbers[index] { return Place(index: index, share: 0) }
      guard index + 1 < numbers.count else { return nil }
      let (from, to) = (numbers[index], numbers[index + 1])
      if (from < number) == (number < to) {
        // Of halves, since the whole way may be longer than any number.
        return Place(index: index, share: (0.5 * number - 0.5 * from) / (0.5 * to - 0.5 * from))
      }
    }
    return nil
  }

  fileprivate func value(_ column: Int, at place: Place) -> Double {
    let from = values[place.index * variables.count + column]
    if place.share == 0 { return from }
    let to = values[(place.index + 1) * variables.count + column]
    return from * (1 - place.share) + to * place.share
  }
}
