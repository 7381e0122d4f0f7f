// Sets the size of the window, directly or to that of a device.

import Layout
import Memory
import Solver
import Status

extension Display {
  /// Sets the device, in the present orientation, and adapts the heights of the profile. A strict scene does not refuse
  /// it.
  package mutating func setDevice(_ device: ScreenDevice) throws(Status) {
    try animatedScene.checkOpen()
    try device.check()
    let (width, height) = (device.size.width, device.size.height)
    try resize(
      to: window.orientation.isLandscape ? Size(width: height, height: width) : device.size, isTried: false)
    window.origin = Point(x: 0, y: 0)
    window.idiom = device.idiom
    window.device = device
    window.load(window.profile)
    animatedScene.isPending = true
  }

  /// Sets the frame of the window on the screen, which other windows may share.
  package mutating func setWindow(_ frame: Rect) throws(Status) {
    guard animatedScene.hasScreen, window.device != nil, !window.profile.behaviours.contains(.hasUprightKeyboardFrames)
    else {
      throw .mode
    }
    try frame.check()
    try resize(to: Size(width: frame.width, height: frame.height), isTried: true)
    window.origin = Point(x: frame.x, y: frame.y)
  }

  /// Sets the size of the window in the present orientation.
  package mutating func setSize(width: Double, height: Double) throws(Status) {
    guard animatedScene.hasScreen else { return try scene.model.setSize(width: width, height: height) }
    try Size(width: width, height: height).check()
    try resize(to: Size(width: width, height: height), isTried: true)
  }

  /// If `isTried`, a strict scene may refuse the size.
  mutating func resize(to size: Size, isTried: Bool) throws(Status) {
    let (width, height) = (size.width, size.height)
    let limits = scene.model.windowConstraints()
    let old = try (scene.model.constraint(limits.width).constant, scene.model.constraint(limits.height).constant)
    try animatedScene.reserveConstantMotions(2)
    if isTried || !scene.model.isStrict {
      try scene.model.setSize(width: width, height: height)
    } else {
      try scene.model.forceConstantPair((limits.width, width), (limits.height, height))
    }
    animatedScene.noteMotion(of: limits.width, from: old.0, to: width)
    animatedScene.noteMotion(of: limits.height, from: old.1, to: height)
    window.size = size
    animatedScene.isPending = true
  }
}
