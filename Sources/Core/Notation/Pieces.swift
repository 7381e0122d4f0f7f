// Text that is passed to a callback piece by piece.

/// Passes text to a callback.
package struct Pieces: Text {
  package typealias Function = @convention(c) (UnsafePointer<CChar>?, Int, UnsafeMutableRawPointer?) -> Void

  private let function: Function
  private let context: UnsafeMutableRawPointer?

  package init(function: @escaping Function, context: UnsafeMutableRawPointer?) {
    self.function = function
    self.context = context
  }

  @inline(never)
  package mutating func write(_ bytes: UnsafeBufferPointer<UInt8>) {
    guard let start = bytes.baseAddress, bytes.count > 0 else { return }
    function(UnsafeRawPointer(start).assumingMemoryBound(to: CChar.self), bytes.count, context)
  }
}
