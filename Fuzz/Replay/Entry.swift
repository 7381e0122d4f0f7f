// Traces for the fuzzer to damage: the way from C into the replayer.

import ABI
import Replay

/// Replays a trace on the library that the program contains. 0 if it is whole and nothing differs, 1 if an answer
/// differs, 2 if it cannot be read.
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
