/// The elements of a buffer or an arena, in memory that it does not own: access in a hot loop, as fast as a C array.
/// Valid until the buffer grows or is released. Debug builds check bounds.
package struct BufferSpan<Element: BitwiseCopyable> {
  private let base: UnsafeMutablePointer<Element>
  private let count: Int

  init(_ base: UnsafeMutablePointer<Element>, count: Int) {
    self.base = base
    self.count = count
  }

  /// The elements from an index on.
  @inline(__always)
  package func from(_ start: Int32) -> BufferSpan { BufferSpan(base + Int(start), count: count - Int(start)) }

  @inline(__always)
  package subscript(index: Int32) -> Element {
    unsafeAddress {
      assert(index >= 0 && Int(index) < count)
      return UnsafePointer(base + Int(index))
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && Int(index) < count)
      return base + Int(index)
    }
  }

  @inline(__always)
  package subscript(index: Int) -> Element {
    unsafeAddress {
      assert(index >= 0 && index < count)
      return UnsafePointer(base + index)
    }
    nonmutating unsafeMutableAddress {
      assert(index >= 0 && index < count)
      return base + index
    }
  }
}

extension Buffer {
  package var span: BufferSpan<Element> {
    @inline(__always) get { BufferSpan(pointer, count: count) }
  }
}

extension Arena {
  package var span: BufferSpan<Element> {
    @inline(__always) get { elementsSpan }
  }
}
