/// Consecutive elements of a buffer, by the index of the first one, which stays valid when the buffer moves.
package struct Slice: BitwiseCopyable, Equatable {
  package var start: Int32 = 0
  package var count: Int32 = 0

  package init() {}
  package init(start: Int32, count: Int32) {
    self.start = start
    self.count = count
  }

  package var indices: Range<Int32> { start..<start + count }
}
