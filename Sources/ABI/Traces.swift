// casement.h, "Trace". What records the calls is around these functions: see Exports.

import CCasement
import Layout
import Memory
import Trace

@implementation @_cdecl("cas_trace_new")
public func cas_trace_new(
  _ allocator: UnsafePointer<cas_allocator>?, _ write: cas_write?, _ context: UnsafeMutableRawPointer?
) -> OpaquePointer? {
  guard let write, let account = Account(allocator?.pointee ?? cas_allocator(), nursery: Recording.bytes)
  else { return nil }
  return Recording.make(account, write, context, abi: CAS_ABI_VERSION, version: version)?.trace
}

@implementation @_cdecl("cas_trace_free")
public func cas_trace_free(_ trace: OpaquePointer?) {
  Recording(trace)?.end()
}

extension Recording {
  /// Writes down what measure functions answer.
  var witness: MeasureWitness {
    MeasureWitness(
      { item, width, height, context in Recording(OpaquePointer(context))?.measured(item, width, height) },
      UnsafeMutableRawPointer(trace))
  }
}
