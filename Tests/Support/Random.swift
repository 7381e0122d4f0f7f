/// Reproducible pseudo-random numbers.
package struct Random {
  private var state: UInt64

  package init(state: UInt64) { self.state = state }

  package mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }

  /// Returns one of 2³¹ numbers between the bounds.
  package mutating func between(_ low: Double, _ high: Double) -> Double {
    low + (high - low) * Double(below(1 << 31)) / 0x1p31
  }

  /// Returns true with the given probability in percent.
  package mutating func chance(_ percent: Int) -> Bool { below(100) < percent }

  package mutating func pick<Element>(_ elements: [Element]) -> Element { elements[below(elements.count)] }
}
