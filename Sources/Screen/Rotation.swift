// Size of the window, and rotation.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Sets the size of the window in the present orientation.
  package mutating func setSize(width: Double, height: Double) throws(Status) {
    guard isOpen else { return try scene.setSize(width: width, height: height) }
    try Size(width: width, height: height).check()
    try resize(to: Size(width: width, height: height), isTried: true)
  }

  /// If `isTried`, a strict scene may refuse the size.
  mutating func resize(to size: Size, isTried: Bool) throws(Status) {
    let (width, height) = (size.width, size.height)
    let limits = scene.windowConstraints()
    let old = try (scene.constraint(limits.width).constant, scene.constraint(limits.height).constant)
    try reserveConstantMotions(2)
    if isTried || !scene.isStrict {
      try scene.setSize(width: width, height: height)
    } else {
      try scene.moveTogether((limits.width, width), (limits.height, height))
    }
    noteMotion(of: limits.width, from: old.0, to: width)
    noteMotion(of: limits.height, from: old.1, to: height)
    self.size = size
    isPending = true
  }

  /// How long a rotation by 90 or by 180 degrees takes.
  func turnDuration(_ isQuarter: Bool) -> Double {
    let said = isQuarter ? settings.quarterTurn : settings.halfTurn
    return said >= 0 ? said : isQuarter ? profile.rotation.quarter : profile.rotation.half
  }

  /// Rotates the device. A strict scene does not refuse it. Between portrait and landscape, width and height of the
  /// window are swapped, and heights are those of the table. The duration is that of the open transaction, else the one
  /// set for rotations.
  package mutating func rotate(to orientation: Orientation) throws(Status) {
    try checkOpen()
    if orientation == self.orientation { return }
    let (old, oldSize, oldOrigin) = (self.orientation, size, origin)
    let isQuarter = orientation.isLandscape != old.isLandscape
    let duration = transaction.isOpen ? transaction.duration : turnDuration(isQuarter)
    try animate(duration: duration, curve: transaction.isOpen ? transaction.curve : Bezier.easeInOut) {
      (screen) throws(Status) in
      if isQuarter { try screen.resize(to: Size(width: oldSize.height, height: oldSize.width), isTried: false) }
      screen.orientation = orientation
      if isQuarter { screen.origin = Point(x: 0, y: 0) }
      screen.isPending = true
    } takeBack: { (screen) in
      screen.orientation = old
      screen.origin = oldOrigin
      do throws(Status) { try screen.resize(to: oldSize, isTried: false) } catch {}
    }
  }
}
