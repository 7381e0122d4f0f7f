// Timing curves of animations.

import Layout
import Memory
import Solver
import Status

/// A Bézier curve from (0, 0) to (1, 1) with two control points, and its number.
struct Bezier: BitwiseCopyable {
  var number: Int32
  var first: Point
  var second: Point

  static var easeInOut: Int32 { 0 }
  /// The curve of the keyboard: not a Bézier curve, but a critically damped spring.
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

  /// Returns y where the curve has the given x between 0 and 1. x grows with the share, so bisection finds it.
  func height(at x: Double) -> Double {
    var (low, high) = (0.0, 1.0)
    for _ in 0..<52 {
      let middle = (low + high) / 2
      if Self.coordinate(first.x, second.x, at: middle) < x { low = middle } else { high = middle }
    }
    return Self.coordinate(first.y, second.y, at: high)
  }

  private static func coordinate(_ first: Double, _ second: Double, at share: Double) -> Double {
    let rest = 1 - share
    return 3 * rest * rest * share * first + 3 * rest * share * share * second + share * share * share
  }
}

/// Start time, duration and curve of an animation.
struct Timing: BitwiseCopyable, Equatable {
  /// In seconds after the last commit.
  var begun = 0.0
  /// The duration set by the caller.
  var duration = 0.0
  var curve: Int32 = 0

  /// The length in seconds. The spring takes half a second for every duration but 0.
  var length: Double { curve == Bezier.spring && duration > 0 ? 0.5 : duration }
  var end: Double { begun + length }
  func isOver(at time: Double) -> Bool { time - begun >= length }
}

/// The curves that the program has defined, and the progress of animations along all curves.
package struct Curves: ~Copyable {
  var defined: Buffer<Bezier>

  init(_ account: Account) { defined = Buffer(account) }
  mutating func release() { defined.release() }
}

extension Curves {
  /// 1 - (1 + ωt)·e^(-ωt), with ω² = 1000/3 per second squared.
  private static func spring(_ time: Double) -> Double {
    let turn = (1000.0 / 3).squareRoot() * time
    return 1 - (1 + turn) * exponential(-turn)
  }

  /// Returns the progress at a time: 0 at the start, exactly 1 at the end.
  @inline(never)
  func progress(_ timing: Timing, at time: Double) -> Double {
    if timing.isOver(at: time) { return 1 }
    let elapsed = time - timing.begun
    if elapsed <= 0 { return 0 }
    if timing.curve == Bezier.spring { return Self.spring(elapsed) }
    let share = elapsed / timing.duration
    return timing.curve == 3 ? share : height(of: timing.curve, at: share)
  }

  @inline(never)
  private func height(of number: Int32, at share: Double) -> Double {
    (curve(number) ?? curve(Bezier.easeInOut))?.height(at: share) ?? 1
  }

  func curve(_ number: Int32) -> Bezier? { definition(of: number) ?? Bezier.standard(number) }

  func definition(of number: Int32) -> Bezier? {
    for index in 0..<defined.count where defined[index].number == number { return defined[index] }
    return nil
  }

  mutating func define(_ curve: Bezier) throws(MemoryError) {
    for index in 0..<defined.count where defined[index].number == curve.number {
      defined[index] = curve
      return
    }
    try defined.append(curve)
  }

  func knows(_ number: Int32) -> Bool { number == Bezier.spring || curve(number) != nil }

  /// Whether a number is accepted as a curve. Unknown numbers are accepted, because systems send undocumented ones, and
  /// are sampled as ease in and out. Unknown negative numbers are refused.
  package func accepts(_ number: Int32) -> Bool { number >= 0 || knows(number) }
}
