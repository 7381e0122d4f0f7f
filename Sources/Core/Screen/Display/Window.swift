// The window, and its position on the screen.

import Layout
import Memory
import Solver
import Status

/// A window, its profile and settings, its device and orientation.
package struct Window: ~Copyable {
  var profile = Profile.ios7
  package internal(set) var settings = ScreenSettings()
  package var idiom = Idiom.phone
  package var orientation = Orientation.portrait
  var heights = HeightTable.phone
  /// The size of the window in the present orientation.
  var size = Size(width: 0, height: 0)
  /// The origin of the window on the screen.
  var origin = Point(x: 0, y: 0)
  var device: ScreenDevice?
}

extension Window {
  /// The insets of the device, in portrait and in landscape; zero without a device.
  mutating func insetsOfDevice() -> (upright: Insets, sideways: Insets) {
    (device?.portrait ?? .zero, device?.landscape ?? .zero)
  }

  /// The device, with its name if it is in the table; nil without one.
  package mutating func namedDevice() -> (name: StaticString?, device: ScreenDevice)? {
    guard let device else { return nil }
    for index in 0..<Devices.count {
      let known = Devices.numbered(index)
      if known.device == device { return (known.name, device) }
    }
    return (nil, device)
  }

  /// Adapts the heights of the table to the device.
  mutating func adaptHeights(to device: ScreenDevice) {
    if device.statusBar > 0 { heights.setStatusBar(device.statusBar) }
    guard profile.behaviours.contains(.heightsFollowDevice) else { return }
    let hasIndicator = device.portrait.bottom > 0
    if device.idiom == .pad {
      // Tab bars of tablets are 65 high, including the part under the home indicator (C87).
      guard hasIndicator, profile.behaviours.contains(.tabBarsReachEdge) else { return }
      heights.portrait[.tabBar] = max(0, 65 - device.portrait.bottom)
      heights.landscape[.tabBar] = max(0, 65 - device.landscape.bottom)
      return
    }
    // Phones that are at least 414 wide in portrait have a regular width in landscape, and higher bars there (C87).
    let isRegular = device.size.width >= 414
    if isRegular {
      heights.landscape[.navigationBar] = heights.portrait[.navigationBar]
      heights.landscape[.toolbar] = heights.portrait[.toolbar]
      heights.landscape[.tabBar] = heights.portrait[.tabBar]
    }
    // Wide phones have a higher keyboard. Without a home button it has another row of buttons below the keys, above the
    // home indicator (C88).
    heights.portrait[.keyboard] = (isRegular ? 226 : 216) + (hasIndicator ? 75 : 0)
  }

  /// The top of navigation bars on the screen of a device with a dynamic island: a pixel above the end of the status
  /// bar, although safe areas without a bar begin lower. Nil for other devices.
  var topOfBarsAtIsland: Double? {
    guard let device, profile.behaviours.contains(.heightsFollowDevice), !orientation.isLandscape,
      device.statusBar > 0, device.statusBar < device.portrait.top
    else { return nil }
    return device.statusBar - 1 / device.scale
  }

  /// How far the insets of the device reach into the window in the present orientation.
  var deviceInsets: Insets {
    mutating get {
      guard let device else { return .zero }
      var insets = orientation.isLandscape ? device.landscape : device.portrait
      if orientation == .landscapeLeft { (insets.left, insets.right) = (insets.right, insets.left) }
      let (screen, end) = (screenSize, Point(x: origin.x + size.width, y: origin.y + size.height))
      return Insets(
        top: max(0, insets.top - origin.y), left: max(0, insets.left - origin.x),
        bottom: max(0, end.y - (screen.height - insets.bottom)), right: max(0, end.x - (screen.width - insets.right)))
    }
  }

  /// The size of the screen in the present orientation: that of the device, or of the window if no device is set.
  var screenSize: Size {
    guard let device else { return size }
    return orientation.isLandscape ? Size(width: device.size.height, height: device.size.width) : device.size
  }

  /// The frame of the window on the screen.
  package var frameOnScreen: Rect { Rect(x: origin.x, y: origin.y, width: size.width, height: size.height) }

  /// The window's size in portrait orientation.
  var uprightSize: Size {
    mutating get { orientation.isLandscape ? Size(width: size.height, height: size.width) : size }
  }

  /// Returns the duration of a rotation by 90 or by 180 degrees.
  func turnDuration(_ isQuarter: Bool) -> Double {
    let override = isQuarter ? settings.quarterTurn : settings.halfTurn
    return override >= 0 ? override : isQuarter ? profile.rotation.quarter : profile.rotation.half
  }

  mutating func load(_ profile: Profile) {
    self.profile = profile
    settings.profile = profile.number
    heights = profile.table(idiom)
    if let device { adaptHeights(to: device) }
  }

  /// A height of the table for the present orientation.
  mutating func height(_ kind: HeightKind) -> Double { height(kind, isLandscape: orientation.isLandscape) }

  @inline(never)
  mutating func height(_ kind: HeightKind, isLandscape: Bool) -> Double {
    isLandscape ? heights.landscape[kind] : heights.portrait[kind]
  }
}
