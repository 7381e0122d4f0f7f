// Ids, enums and small structures of the screen, with the numbers of the C interface.

import Layout
import Memory
import Solver
import Status

package enum Idiom: Int32, BitwiseCopyable {
  case phone = 0
  case pad = 1
}

/// The orientation of the device. In landscape, left and right refer to the side of the home button.
package enum Orientation: Int32, BitwiseCopyable {
  case portrait = 0
  case upsideDown = 1
  case landscapeLeft = 2
  case landscapeRight = 3

  package var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
}

package enum ControllerKind: Int32, BitwiseCopyable {
  /// Shows content of its own; its views may contain other controllers.
  case content = 0
  /// A stack of controllers whose last one is shown, with a navigation bar at the top and a toolbar at the bottom.
  case navigation = 1
  /// Several controllers, one of them visible, with a tab bar at the bottom.
  case tab = 2
  /// Content whose view is a scroll view.
  case table = 3

  var isContainer: Bool { self == .navigation || self == .tab }
}

package enum BarKind: Int32, BitwiseCopyable {
  case status = 0
  case navigation = 1
  case toolbar = 2
  case tab = 3
  case keyboard = 4
}

package enum StatusBarStyle: Int32, BitwiseCopyable {
  /// Black text.
  case dark = 0
  /// White text.
  case light = 1
}

/// The id of a controller: a slot and its generation.
package struct ControllerID: BitwiseCopyable, Equatable {
  package let raw: UInt32
  package init(_ raw: UInt32) { self.raw = raw }

  var slot: Int32 { Identifier.slot(raw) }
}

/// Edges, as bits: top, left, bottom, right.
package enum EdgeMask {
  package static var top: UInt32 { 1 }
  package static var left: UInt32 { 2 }
  package static var bottom: UInt32 { 4 }
  package static var right: UInt32 { 8 }
  package static var all: UInt32 { 15 }
}

/// A capability of a profile.
package enum Capability: Int32, BitwiseCopyable {
  case layoutGuides = 0
  case scrollInsets = 1
  case overlappingStatusBar = 2
  case underlappingContent = 3
  case safeAreaInsets = 4
}

package struct Point: BitwiseCopyable, Equatable {
  package var x: Double
  package var y: Double

  package init(x: Double, y: Double) {
    self.x = x
    self.y = y
  }

  func check() throws(Status) {
    try checkCoordinate(x)
    try checkCoordinate(y)
  }
}

extension Insets {
  func check() throws(Status) {
    try checkCoordinate(top)
    try checkCoordinate(left)
    try checkCoordinate(bottom)
    try checkCoordinate(right)
  }
}

extension Size {
  func check() throws(Status) {
    try checkLength(width)
    try checkLength(height)
  }
}

extension Rect {
  func check() throws(Status) {
    try Point(x: x, y: y).check()
    try Size(width: width, height: height).check()
  }
}
