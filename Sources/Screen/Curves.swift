// Timing curves of animations.

import Layout
import Memory
import Notation
import Solver
import Status

/// A curve through (0, 0) and (1, 1) with two control points, by its number.
struct Bezier: BitwiseCopyable {
  var number: Int32
  var first: Point
  var second: Point

  static var easeInOut: Int32 { 0 }
  /// The keyboard's: no Bézier curve, but a critically damped spring.
  static var spring: Int32 { 7 }

  /// The curves that are always defined.
  static func standard(_ number: Int32) -> Bezier? {
    switch number {
    case 0: Bezier(number: 0, first: Point(x: 0.42, y: 0), second: Point(x: 0.58, y: 1))
    case 1: Bezier(number: 1, first: Point(x: 0.42, y: 0), second: Point(x: 1, y: 1))
    case 2: Bezier(number: 2, first: Point(x: 0, y: 0), second: Point(x: 0.58, y: 1))
    case 3: Bezier(number: 3, first: Point(x: 0, y: 0), second: Point(x: 1, y: 1))
    default: nil
    }
  }

  /// The height of the curve where it has come so far along x, between 0 and 1. x grows with the parameter, so halving
  /// finds the place.
  func height(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(first.y, second.y, at: high)
  }

  private static func coordinate(_ first: Double, _ second: Double, at place: Double) -> Double {
    let rest = 1 - place
    return 3 * rest * rest * place * first + 3 * rest * place * place * second + place * place * place
  }
}

/// Start time, duration and curve of an animation.
struct Timing: BitwiseCopyable, Equatable {
  /// On the clock that the last commit started.
  var begun = 0.0
  /// The duration set by the caller.
  var duration = 0.0
  var curve: Int32 = 0

  /// The length in seconds. The spring takes half a second for every duration but 0.
  var length: Double { curve == Bezier.spring && duration > 0 ? 0.5 : duration }
  var end: Double { begun + length }
  func isOver(at time: Double) -> Bool { time - begun >= length }
}

extension Screen {
  /// 1 - (1 + ωt)·e^(-ωt), with ω² = 1000/3 per second squared.
  private static func spring(_ time: Double) -> Double {
    let turn = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + turn) * exponential(-turn)
  }

  /// 0 at the start, exactly 1 at the end.
  @inline(never)
  mutating func progress(_ timing: Timing, at time: Double) -> Double {
    if timing.isOver(at: time) { return 1 }
    let elapsed = time - timing.begun
    if elapsed <= 0 { return 0 }
    if timing.curve == Bezier.spring { return Self.spring(elapsed) }
    if timing.curve == 3 { return elapsed / timing.duration }
    let shape = curve(timing.curve) ?? curve(Bezier.easeInOut)
    return shape?.height(at: elapsed / timing.duration) ?? 1
  }

  mutating func curve(_ number: Int32) -> Bezier? {
    for index in 0..<curves.count where curves[index].number == number { return curves[index] }
    return Bezier.standard(number)
  }

  mutating func knows(_ number: Int32) -> Bool { number == Bezier.spring || curve(number) != nil }

  /// Whether a number can be that of a curve. Unknown curves are accepted, since systems send undocumented numbers, and
  /// are sampled as ease in and out. Unknown negative numbers are refused.
  package mutating func accepts(_ number: Int32) -> Bool { number >= 0 || knows(number) }

  /// The curve of the last transaction, where it is not known.
  private var unknownCurve: Int32? {
    mutating get {
      let number = clock.timing.curve
      return knows(number) ? nil : number
    }
  }

  /// Writes the scene as text, with a note if the curve of the last transaction is unknown.
  package mutating func describe(to text: inout Pieces) throws(Status) {
    try scene.describe(to: &text)
    guard let curve = unknownCurve else { return }
    text.write("curve ")
    text.write(Int(curve))
    text.write(" is unknown, sampled as ease in and out: cas_scene_define_curve() defines it\n")
  }

  /// The control points of a curve that was defined.
  package mutating func definedCurve(_ number: Int32) throws(Status) -> (first: Point, second: Point) {
    try checkOpen()
    for index in 0..<curves.count where curves[index].number == number {
      return (curves[index].first, curves[index].second)
    }
    throw scene.solver.stale(0, .other)
  }

  /// Defines a curve whose number is not that of a standard curve.
  package mutating func defineCurve(_ number: Int32, _ first: Point, _ second: Point) throws(Status) {
    try checkOpen()
    guard first.x.isFinite, first.y.isFinite, second.x.isFinite, second.y.isFinite else { throw .notFinite }
    guard (0...1).contains(first.x), (0...1).contains(second.x), number != Bezier.spring,
      Bezier.standard(number) == nil
    else { throw .outOfRange }
    let curve = Bezier(number: number, first: first, second: second)
    for index in 0..<curves.count where curves[index].number == number {
      curves[index] = curve
      return
    }
    try inMemory { () throws(MemoryError) in try curves.append(curve) }
  }
}
