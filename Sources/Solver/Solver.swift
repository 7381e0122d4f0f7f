package import Memory

package struct Solver: ~Copyable {
  var x = Buffer<Double>()
  package init() {}
  package mutating func add() throws(MemoryError) -> Int32 { try x.grow(); x[0] = 3; x[0] += 4; return Int32(x[0]) }
  package consuming func release() { x.release() }
  package func sum(n: Int) -> Double { var s = 0.0; for i in 0..<n { s += x[i] }; return s }
}
