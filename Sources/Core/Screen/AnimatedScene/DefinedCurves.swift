// Curves that the program defines.

import Layout
import Memory
import Notation
import Solver
import Status

/// Whether a curve can have a control point. A coordinate that is too large would move frames to infinity.
package func isControlPoint(_ point: Point) -> Bool { (0...1).contains(point.x) && isCoordinate(point.y) }

extension AnimatedScene {
  /// The number of the curve of the last transaction if it is unknown; else nil.
  private var unknownCurve: Int32? {
    mutating get {
      let number = clock.timing.curve
      return curves.knows(number) ? nil : number
    }
  }

  /// Writes the scene as text, with a note if the curve of the last transaction is unknown.
  package mutating func describe(to text: inout Pieces) throws(Status) {
    try scene.describe(to: &text)
    guard let curve = unknownCurve else { return }
    text.write("curve ")
    text.write(Int(curve))
    text.write(" is unknown, sampled as ease in and out until it is defined\n")
  }

  /// The control points of a curve that was defined.
  package mutating func definedCurve(_ number: Int32) throws(Status) -> (first: Point, second: Point) {
    try checkOpen()
    guard let curve = curves.definition(of: number) else { throw .stale(0, .other) }
    return (curve.first, curve.second)
  }

  /// Defines a curve whose number is not that of a standard curve.
  package mutating func defineCurve(_ number: Int32, _ first: Point, _ second: Point) throws(Status) {
    try checkOpen()
    try first.check()
    guard isControlPoint(first) else { throw .outOfRange }
    try second.check()
    guard isControlPoint(second), number != Bezier.spring, Bezier.standard(number) == nil else {
      throw .outOfRange
    }
    let curve = Bezier(number: number, first: first, second: second)
    try inMemory { () throws(MemoryError) in try curves.define(curve) }
  }
}
