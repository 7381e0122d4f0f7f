import CLibrary

package struct Buffer<Element: BitwiseCopyable>: ~Copyable {
  private var base: UnsafeMutablePointer<Element>
  package private(set) var count: Int32 = 0
  package init() { base = UnsafeMutablePointer(bitPattern: 16).unsafelyUnwrapped }
  package subscript(index: Int) -> Element {
    @inline(__always) unsafeAddress { UnsafePointer(base + index) }
    @inline(__always) unsafeMutableAddress { base + index }
  }
  package mutating func grow() throws(MemoryError) {
    guard let p = malloc(100) else { throw .exhausted }
    base = p.assumingMemoryBound(to: Element.self)
  }
  package consuming func release() { free(base) }
}
package enum MemoryError: Error { case exhausted }
