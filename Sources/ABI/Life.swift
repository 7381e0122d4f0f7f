// casement.h, "Life": version, allocator, making and freeing a solver, messages.

import CCasement
import Memory
import Notation
import Solver

var version: StaticString { "0.1.0" }

@implementation @_cdecl("cas_version")
public func cas_version() -> Int32 {
  CAS_VERSION_MAJOR * 10000 + CAS_VERSION_MINOR * 100 + CAS_VERSION_PATCH
}

@implementation @_cdecl("cas_version_string")
public func cas_version_string() -> UnsafePointer<CChar>? {
  zeroTerminated(version)
}

@implementation @_cdecl("cas_abi_version")
public func cas_abi_version() -> Int32 {
  CAS_ABI_VERSION
}

@implementation @_cdecl("cas_status_text")
public func cas_status_text(_ status: cas_status) -> UnsafePointer<CChar>? {
  zeroTerminated(sentence(of: status))
}

@implementation @_cdecl("cas_solver_new")
public func cas_solver_new(_ options: UnsafePointer<cas_solver_options>?) -> OpaquePointer? {
  guard let options = read(options, or: cas_solver_options()),
    options.flags & ~CAS_SOLVER_WEIGHTS_ONLY == 0,
    let account = Account(options.allocator, nursery: Handle.nursery)
  else { return nil }
  let weightsOnly = options.flags & CAS_SOLVER_WEIGHTS_ONLY != 0
  let handle = Handle.make(account) { message in
    Handle(
      account: account, solver: Solver(account: account, weightsOnly: weightsOnly), names: Names(account),
      message: message, scratch: Buffer(account))
  }
  return handle.map { OpaquePointer($0) }
}

@implementation @_cdecl("cas_solver_free")
public func cas_solver_free(_ solver: OpaquePointer?) {
  if let handle = peek(solver) { Handle.free(handle) }
}

@implementation @_cdecl("cas_solver_last_error")
public func cas_solver_last_error(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  peek(solver)?.pointee.message.pointer ?? zeroTerminated(solver == nil ? "" : busy)
}

@implementation @_cdecl("cas_solver_last_status")
public func cas_solver_last_status(_ solver: OpaquePointer?) -> cas_status {
  guard let handle = peek(solver) else {
    return solver == nil ? SolverError.null.rawValue : SolverError.inUse.rawValue
  }
  return handle.pointee.message.status
}

/// A structure that begins with its size, a default where there is none; nil when it is not valid.
///
/// A caller of an earlier version brings a shorter structure: what it does not know is as in the default. One of a
/// later version may bring a longer structure: what this version does not know must be zero there, so that no wish is
/// silently passed over.
func read<Options>(_ options: UnsafePointer<Options>?, or standard: Options) -> Options? {
  guard let options else { return standard }
  let known = MemoryLayout<Options>.size
  let size = UnsafeRawPointer(options).load(as: Int.self)
  guard size > MemoryLayout<Int>.size, size <= largestStructure, size % MemoryLayout<Int>.alignment == 0
  else { return nil }
  let given = UnsafeRawPointer(options)
  var unknown = known
  while unknown < size {
    if given.load(fromByteOffset: unknown, as: UInt8.self) != 0 { return nil }
    unknown += 1
  }
  var read = standard
  withUnsafeMutablePointer(to: &read) {
    UnsafeMutableRawPointer($0).copyMemory(from: given, byteCount: min(size, known))
  }
  return read
}

extension Account {
  /// All three functions, or none; nil otherwise, and when memory is out.
  init?(_ functions: cas_allocator, nursery: Int) {
    let isComplete = functions.allocate != nil && functions.reallocate != nil && functions.release != nil
    let isAbsent = functions.allocate == nil && functions.reallocate == nil && functions.release == nil
    guard isComplete || isAbsent else { return nil }
    self.init(
      allocate: functions.allocate, reallocate: functions.reallocate, release: functions.release,
      context: functions.context, nursery: nursery)
  }
}

/// No structure of a later version is believed to be longer than this: such a `size` was never set.
let largestStructure = 4096

/// A literal's bytes end with a zero.
func zeroTerminated(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
