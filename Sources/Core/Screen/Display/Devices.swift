// Devices: the size of a screen, and the areas that its hardware covers.

import Layout
import Memory
import Solver
import Status

package struct ScreenDevice: BitwiseCopyable, Equatable {
  package var idiom = Idiom.phone
  /// Of the screen in portrait.
  package var size: Size
  /// Pixels per point.
  package var scale: Double
  /// The insets for cutouts, rounded corners and home indicator: in portrait, and in landscape with the home button, or
  /// without one the bottom edge, at the right. With the home button at the left, left and right are swapped.
  package var portrait = Insets.zero
  package var landscape = Insets.zero
  /// The height of the status bar, also in landscape and during a call; 0 for those of the profile.
  package var statusBar = 0.0

  package init(
    _ width: Double, _ height: Double, scale: Double, idiom: Idiom = .phone, portrait: Insets = .zero,
    landscape: Insets = .zero, statusBar: Double = 0
  ) {
    self.idiom = idiom
    size = Size(width: width, height: height)
    self.scale = scale
    self.portrait = portrait
    self.landscape = landscape
    self.statusBar = statusBar
  }
}

extension ScreenDevice {
  func check() throws(Status) {
    try size.check()
    try checkLength(scale)
    guard scale > 0 else { throw .outOfRange }
    try checkLength(statusBar)
    try portrait.checkLengths()
    try landscape.checkLengths()
  }
}

extension Insets {
  fileprivate func checkLengths() throws(Status) {
    try checkLength(top)
    try checkLength(left)
    try checkLength(bottom)
    try checkLength(right)
  }
}

/// A device with its name.
package struct NamedDevice {
  package var name: StaticString
  package var device: ScreenDevice
}

/// The table of devices. Its sources are in docs/laws.md. Canvases of storyboards have the sizes of these devices.
package enum Devices {
  package static var count: Int { 24 }

  @inline(never)
  package static func numbered(_ index: Int) -> NamedDevice {
    switch index {
    case 0: NamedDevice(name: "iPhone 4", device: ScreenDevice(320, 480, scale: 2))
    case 1: NamedDevice(name: "iPhone 5", device: ScreenDevice(320, 568, scale: 2))
    case 2: NamedDevice(name: "iPhone 8", device: ScreenDevice(375, 667, scale: 2))
    case 3: NamedDevice(name: "iPhone SE 3", device: ScreenDevice(375, 667, scale: 2))
    case 4: NamedDevice(name: "iPhone 8 Plus", device: ScreenDevice(414, 736, scale: 3))
    case 5: NamedDevice(name: "iPhone X", device: notched(375, 812, scale: 3, 44))
    case 6: NamedDevice(name: "iPhone 11", device: notched(414, 896, scale: 2, 48))
    case 7: NamedDevice(name: "iPhone 11 Pro Max", device: notched(414, 896, scale: 3, 44))
    case 8: NamedDevice(name: "iPhone 13 mini", device: notched(375, 812, scale: 3, 50))
    case 9: NamedDevice(name: "iPhone 14", device: notched(390, 844, scale: 3, 47))
    case 10: NamedDevice(name: "iPhone 14 Plus", device: notched(428, 926, scale: 3, 47))
    case 11: NamedDevice(name: "iPhone 15 Pro", device: notched(393, 852, scale: 3, 59, statusBar: 54))
    case 12: NamedDevice(name: "iPhone 15 Pro Max", device: notched(430, 932, scale: 3, 59, statusBar: 54))
    case 13: NamedDevice(name: "iPhone 16 Pro", device: notched(402, 874, scale: 3, 62, statusBar: 54))
    case 14: NamedDevice(name: "iPhone 16 Pro Max", device: notched(440, 956, scale: 3, 62, statusBar: 54))
    case 15: NamedDevice(name: "iPad", device: pad(768, 1024))
    case 16: NamedDevice(name: "iPad 9", device: pad(810, 1080))
    case 17: NamedDevice(name: "iPad Pro 10.5", device: pad(834, 1112))
    case 18: NamedDevice(name: "iPad Pro 11", device: pad(834, 1194, isRounded: true))
    case 19: NamedDevice(name: "iPad Air 5", device: pad(820, 1180, isRounded: true))
    case 20: NamedDevice(name: "iPad Pro 12.9", device: pad(1024, 1366, isRounded: true))
    case 21: NamedDevice(name: "iPad Pro 12.9 2", device: pad(1024, 1366))
    case 22: NamedDevice(name: "Android phone", device: android(gestures: true))
    default: NamedDevice(name: "Android phone with buttons", device: android(gestures: false))
    }
  }

  /// A tablet, with a home button or with rounded corners and a home indicator.
  private static func pad(_ width: Double, _ height: Double, isRounded: Bool = false) -> ScreenDevice {
    let insets = isRounded ? Insets(top: 24, left: 0, bottom: 20, right: 0) : .zero
    return ScreenDevice(
      width, height, scale: 2, idiom: .pad, portrait: insets, landscape: insets, statusBar: insets.top)
  }

  /// A phone with a home indicator and a cutout at its top, for which both sides are inset in landscape.
  private static func notched(
    _ width: Double, _ height: Double, scale: Double, _ cutout: Double, statusBar: Double = 0
  ) -> ScreenDevice {
    ScreenDevice(
      width, height, scale: scale, portrait: Insets(top: cutout, left: 0, bottom: 34, right: 0),
      landscape: Insets(top: 0, left: cutout, bottom: 21, right: cutout), statusBar: statusBar == 0 ? cutout : statusBar
    )
  }

  /// An Android phone whose cutout has the height of the status bar. In landscape the buttons are on the side that is
  /// the bottom in portrait.
  private static func android(gestures: Bool) -> ScreenDevice {
    ScreenDevice(
      412, 915, scale: 2.625, portrait: Insets(top: 24, left: 0, bottom: gestures ? 24 : 48, right: 0),
      landscape: Insets(top: 24, left: 24, bottom: gestures ? 24 : 0, right: gestures ? 0 : 48), statusBar: 24)
  }
}
