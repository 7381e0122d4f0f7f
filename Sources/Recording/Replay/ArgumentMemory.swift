// Memory for the arguments of a call.

/// Blocks that are freed together with this object.
final class Room {
  private var blocks: [UnsafeMutableRawPointer] = []

  /// Returns a block of zeroed bytes.
  func make(_ bytes: Int) -> UnsafeMutableRawPointer {
    let size = max(bytes, 16)
    let block = UnsafeMutableRawPointer.allocate(byteCount: size, alignment: 16)
    block.initializeMemory(as: UInt8.self, repeating: 0, count: size)
    blocks.append(block)
    return block
  }

  deinit { for block in blocks { block.deallocate() } }
}

extension UnsafeMutableRawPointer {
  func put(_ number: UInt32) { storeBytes(of: number, as: UInt32.self) }
  func put(_ number: UInt64) { storeBytes(of: number, as: UInt64.self) }
  func put(_ pointer: UnsafeMutableRawPointer?) { put(UInt64(UInt(bitPattern: pointer))) }

  func put(_ bytes: ArraySlice<UInt8>) {
    bytes.withUnsafeBytes { if let start = $0.baseAddress { copyMemory(from: start, byteCount: $0.count) } }
  }
}

extension UnsafeRawPointer {
  /// Returns the scalar of four or eight bytes at this address.
  func word(_ size: Int) -> UInt64 {
    size == 4 ? UInt64(load(as: UInt32.self)) : load(as: UInt64.self)
  }
}
