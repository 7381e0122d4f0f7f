import Memory

/// An allocator for tests. It counts bytes and calls independently of the account, and can run out of memory.
///
/// Releases and reallocations must pass the size that was allocated; every block stores its size for comparison.
package final class Supply {
  package var bytes = 0
  package var calls = 0
  /// The number of calls that will succeed.
  package var remaining = Int.max
  package var wrongSizes = 0

  package init() {}

  package func account(inlineBytes: Int = 0) -> Account? {
    Account(
      allocate: allocate, reallocate: reallocate, release: release, context: Unmanaged.passUnretained(self).toOpaque(),
      inlineBytes: inlineBytes)
  }

  /// Whether all blocks were released, each with its true size.
  package var isEmpty: Bool { bytes == 0 && wrongSizes == 0 }

  fileprivate func mayAllocate() -> Bool {
    guard remaining > 0 else { return false }
    remaining -= 1
    calls += 1
    return true
  }
}

/// The bytes before a block that store its size.
private let front = 16

private func supply(_ context: UnsafeMutableRawPointer?) -> Supply {
  Unmanaged.fromOpaque(context!).takeUnretainedValue()
}

private func allocate(_ bytes: Int, _ context: UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? {
  let supply = supply(context)
  guard supply.mayAllocate() else { return nil }
  supply.bytes += bytes
  let memory = UnsafeMutableRawPointer.allocate(byteCount: bytes + front, alignment: front)
  memory.storeBytes(of: bytes, as: Int.self)
  return memory + front
}

private func reallocate(
  _ memory: UnsafeMutableRawPointer?, _ old: Int, _ new: Int, _ context: UnsafeMutableRawPointer?
) -> UnsafeMutableRawPointer? {
  guard let memory, let moved = allocate(new, context) else { return nil }
  moved.copyMemory(from: memory, byteCount: min(old, new))
  release(memory, old, context)
  return moved
}

private func release(_ memory: UnsafeMutableRawPointer?, _ bytes: Int, _ context: UnsafeMutableRawPointer?) {
  guard let memory else { return }
  let supply = supply(context)
  if (memory - front).load(as: Int.self) != bytes { supply.wrongSizes += 1 }
  supply.bytes -= bytes
  (memory - front).deallocate()
}
