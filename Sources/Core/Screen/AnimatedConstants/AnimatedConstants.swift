// Screen constants and animated constants, and the scene that contains them.

import Layout
import Memory
import Solver
import Status

/// A scene, the screen constants, and the animations of constants.
package struct AnimatedConstants: ~Copyable {
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
  var animated: Buffer<ConstantMotion>
  /// The former constants, while several are set.
  var formerConstants: Buffer<Double>

  @inline(__always)
  init(_ account: Account) {
    scene = Scene(account: account)
    curves = Curves(account)
    animated = Buffer(account)
    formerConstants = Buffer(account)
  }

  mutating func release() {
    scene.release()
    curves.release()
    animated.release()
    formerConstants.release()
  }
}

extension AnimatedConstants {
  @inline(never)
  mutating func checkOpen() throws(Status) {
    guard hasScreen else { throw .mode }
  }
}
