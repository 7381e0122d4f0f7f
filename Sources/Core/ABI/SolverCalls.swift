// casement.h, "Types" and "Solvers": version, creating and freeing a solver, its messages.

import CCasement
import Memory
import Notation
import Solver
import Status

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
public func cas_solver_new(
  _ options: UnsafePointer<cas_solver_options>?, _ out_status: UnsafeMutablePointer<cas_status>?
) -> OpaquePointer? {
  constructing(out_status) { () throws(Status) in try makeSolver(options) }
}

/// Runs a constructor, and writes its status for the caller.
func constructing(
  _ out_status: UnsafeMutablePointer<cas_status>?, _ make: () throws(Status) -> OpaquePointer
) -> OpaquePointer? {
  out_status?.pointee = cas_status(CAS_OK)
  do throws(Status) { return try make() } catch {
    out_status?.pointee = error.rawValue
    return nil
  }
}

private func makeSolver(_ given: UnsafePointer<cas_solver_options>?) throws(Status) -> OpaquePointer {
  var options = cas_solver_options()
  guard read(given, into: &options), options.flags & ~(CAS_SOLVER_WEIGHTS_ONLY | CAS_SOLVER_NEWER_WINS) == 0
  else { throw .outOfRange }
  let account = try Account.opened(options.allocator, inlineBytes: SolverHandle.inlineBytes)
  let choices = SolverOptions(
    weightsOnly: options.flags & CAS_SOLVER_WEIGHTS_ONLY != 0, newerWins: options.flags & CAS_SOLVER_NEWER_WINS != 0)
  let handle = SolverHandle.make(account) { message in
    SolverHandle(
      account: account, solver: Solver(account: account, options: choices), names: Names(account),
      message: message, scratch: Buffer(account), terms: Buffer(account))
  }
  guard let handle else { throw .outOfMemory }
  return OpaquePointer(handle)
}

@implementation @_cdecl("cas_solver_free")
public func cas_solver_free(_ solver: OpaquePointer?) {
  if let handle = usableHandle(solver) { SolverHandle.free(handle) }
}

@implementation @_cdecl("cas_solver_last_error")
public func cas_solver_last_error(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  usableHandle(solver)?.pointee.message.pointer
    ?? zeroTerminated(solver == nil ? sentence(of: Status.null.rawValue) : busy)
}

@implementation @_cdecl("cas_solver_last_status")
public func cas_solver_last_status(_ solver: OpaquePointer?) -> cas_status {
  guard let handle = usableHandle(solver) else {
    return solver == nil ? Status.null.rawValue : Status.inUse.rawValue
  }
  return handle.pointee.message.status
}

/// Copies a structure of the caller, which begins with its size, over the default one. NULL keeps the default. Returns
/// false if the structure is invalid.
///
/// A structure of an earlier version is shorter; its missing fields keep the default. A structure of a later version
/// may be longer; the bytes that this version does not know must be 0, so that no option is ignored.
///
/// Does not return an optional structure: for one that contains function pointers Swift uses addresses below 4096 as
/// nil, and in WebAssembly functions have such addresses.
func read<Options>(_ given: UnsafePointer<Options>?, into options: inout Options) -> Bool {
  guard let given else { return true }
  return withUnsafeMutablePointer(to: &options) { readStruct(given, to: $0, bytes: MemoryLayout<Options>.size) }
}

@inline(never)
private func readStruct(_ given: UnsafeRawPointer, to read: UnsafeMutableRawPointer, bytes known: Int) -> Bool {
  let size = given.load(as: Int.self)
  guard isSize(size) else { return false }
  var unknown = known
  while unknown < size {
    if given.load(fromByteOffset: unknown, as: UInt8.self) != 0 { return false }
    unknown += 1
  }
  read.copyMemory(from: given, byteCount: min(size, known))
  return true
}

extension Account {
  /// Opens an account. Throws `.null` unless all three functions are set or none is.
  static func opened(_ functions: cas_allocator, inlineBytes: Int) throws(Status) -> Account {
    let isComplete = functions.allocate != nil && functions.reallocate != nil && functions.release != nil
    let isAbsent = functions.allocate == nil && functions.reallocate == nil && functions.release == nil
    guard isComplete || isAbsent else { throw .null }
    let account = Account(
      allocate: functions.allocate, reallocate: functions.reallocate, release: functions.release,
      context: functions.context, inlineBytes: inlineBytes)
    guard let account else { throw .outOfMemory }
    return account
  }
}

/// Whether a size is plausible for a structure of any version; an uninitialised size usually is not.
func isSize(_ size: Int) -> Bool {
  size > MemoryLayout<Int>.size && size <= 4096 && size % MemoryLayout<Int>.alignment == 0
}

/// Returns a literal as a C string: its bytes end with a zero.
func zeroTerminated(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
