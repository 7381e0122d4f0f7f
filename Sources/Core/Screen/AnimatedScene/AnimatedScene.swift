// A scene whose constants can be animated, and its screen constants.

import Layout
import Memory
import Solver
import Status

/// A scene, and what moves its constants: the open transaction, the clock, the animations of constants.
package struct AnimatedScene: ~Copyable {
  package var scene: Scene
  /// False for a scene without a screen.
  package internal(set) var hasScreen = false
  /// The state has changed since the screen constants were last computed.
  var isPending = false
  /// A screen constant has changed since this was reset.
  var hasMoved = false

  var transaction = Transaction()
  var clock = Clock()
  package internal(set) var curves: Curves
  var constantMotions: Buffer<ConstantMotion>
  /// The former constants, while several are set.
  var formerConstants: Buffer<Double>

  @inline(__always)
  init(_ account: Account) {
    scene = Scene(account: account)
    curves = Curves(account)
    constantMotions = Buffer(account)
    formerConstants = Buffer(account)
  }

  mutating func release() {
    scene.release()
    curves.release()
    constantMotions.release()
    formerConstants.release()
  }
}

extension AnimatedScene {
  @inline(never)
  mutating func checkOpen() throws(Status) {
    guard hasScreen else { throw .mode }
  }
}
