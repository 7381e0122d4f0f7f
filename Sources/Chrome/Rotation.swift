// Turning the device.

package import Layout
package import Memory
package import Notation
package import Solver

extension Screen {
  /// The window's size, as the device is held now.
  package mutating func setSize(width: Double, height: Double) throws(LayoutError) {
    guard isOpen else { return try scene.setSize(width: width, height: height) }
    guard width.isFinite, height.isFinite else { throw .notFinite }
    guard width >= 0, height >= 0 else { throw .outOfRange }
    let limits = scene.windowConstraints()
    try noteMotion(of: limits.width, to: width)
    try noteMotion(of: limits.height, to: height)
    try scene.setSize(width: width, height: height)
    size = Size(width: width, height: height)
    isPending = true
  }

  package mutating func setRotationTimes(quarter: Double, half: Double) throws(LayoutError) {
    try checkOpen()
    guard quarter.isFinite, half.isFinite else { throw .notFinite }
    guard quarter >= 0, half >= 0 else { throw .outOfRange }
    rotation = (quarter, half)
  }

  /// Between upright and lying, width and height of the window change places, and heights are those of the table.
  package mutating func rotate(to orientation: Orientation) throws(LayoutError) {
    try checkOpen()
    if orientation == self.orientation { return }
    let (old, oldSize) = (self.orientation, size)
    let isQuarter = orientation.isLandscape != old.isLandscape
    try animate(duration: isQuarter ? rotation.quarter : rotation.half, curve: Bezier.easeInOut) {
      (screen) throws(LayoutError) in
      if isQuarter { try screen.setSize(width: oldSize.height, height: oldSize.width) }
      screen.orientation = orientation
      screen.isPending = true
    } takeBack: { (screen) in
      screen.orientation = old
      do throws(LayoutError) { try screen.setSize(width: oldSize.width, height: oldSize.height) } catch {}
    }
  }
}
