// The C function with which the fuzzer calls the replayer.

import ABI
import Replay

/// Replays a trace on the library in the program. Returns 0 if nothing differs, 1 if a result differs, and 2 if the
/// trace cannot be read.
@_cdecl("replay_bytes")
public func replayBytes(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  do throws(ReplayFailure) {
    try Replayer(try Library.ofProgram).replay(bytes)
    return 0
  } catch {
    return error.kind == .difference ? 1 : 2
  }
}
