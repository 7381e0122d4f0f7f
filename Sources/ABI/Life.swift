// casement.h, "Life": version, allocator, making and freeing a solver, messages.

public import CCasement
import Memory
import Solver

@implementation @_cdecl("cas_version")
public func cas_version() -> Int32 {
  CAS_VERSION_MAJOR * 10000 + CAS_VERSION_MINOR * 100 + CAS_VERSION_PATCH
}

@implementation @_cdecl("cas_version_string")
public func cas_version_string() -> UnsafePointer<CChar>? {
  zeroTerminated("0.1.0")
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
  guard let options = read(options) else { return nil }
  let functions = options.allocator
  guard
    let account = Account(
      allocate: functions.allocate, reallocate: functions.reallocate, release: functions.release,
      context: functions.context, nursery: Handle.nursery)
  else { return nil }
  guard let handle = Handle.make(account: account, weightsOnly: options.flags & CAS_SOLVER_WEIGHTS_ONLY != 0) else {
    account.close()
    return nil
  }
  return OpaquePointer(handle)
}

@implementation @_cdecl("cas_solver_free")
public func cas_solver_free(_ solver: OpaquePointer?) {
  if let handle = peek(solver) { Handle.free(handle) }
}

@implementation @_cdecl("cas_solver_last_error")
public func cas_solver_last_error(_ solver: OpaquePointer?) -> UnsafePointer<CChar>? {
  peek(solver)?.pointee.message.pointer ?? zeroTerminated("")
}

/// The options, default where there are none; nil when they are not valid.
///
/// A caller of a later version may bring a longer structure: what this version does not know must be zero there, so
/// that no wish is silently passed over.
private func read(_ options: UnsafePointer<cas_solver_options>?) -> cas_solver_options? {
  guard let options else { return cas_solver_options() }
  let known = MemoryLayout<cas_solver_options>.size
  let size = UnsafeRawPointer(options).load(as: Int.self)
  guard (known...largestStructure).contains(size) else { return nil }
  for offset in known..<size where UnsafeRawPointer(options).load(fromByteOffset: offset, as: UInt8.self) != 0 {
    return nil
  }
  let functions = options.pointee.allocator
  let isComplete = functions.allocate != nil && functions.reallocate != nil && functions.release != nil
  let isAbsent = functions.allocate == nil && functions.reallocate == nil && functions.release == nil
  guard isComplete || isAbsent, options.pointee.flags & ~CAS_SOLVER_WEIGHTS_ONLY == 0 else { return nil }
  return options.pointee
}

/// No structure of a later version is believed to be longer than this: such a `size` was never set.
let largestStructure = 4096

/// A literal's bytes end with a zero.
func zeroTerminated(_ text: StaticString) -> UnsafePointer<CChar> {
  UnsafeRawPointer(text.utf8Start).assumingMemoryBound(to: CChar.self)
}
