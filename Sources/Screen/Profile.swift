// Profiles: a table of heights and behaviours for each generation of screens.

import Layout
import Memory
import Notation
import Solver

/// The heights of a table, in its order.
package enum HeightKind: Int32, BitwiseCopyable {
  case statusBar, inCall, navigationBar, compactBar, prompt, toolbar, tabBar, keyboard, homeIndicator, largeTitle
}

/// A row of the table: heights in points, by `HeightKind`.
package struct Heights: BitwiseCopyable {
  private var bars: (Double, Double, Double, Double)
  private var more: (Double, Double, Double, Double)
  private var homeIndicator = 0.0
  private var largeTitle = 0.0

  package init(
    _ statusBar: Double, _ inCall: Double, _ navigationBar: Double, _ compactBar: Double, _ prompt: Double,
    _ toolbar: Double, _ tabBar: Double, _ keyboard: Double, largeTitle: Double = 0
  ) {
    bars = (statusBar, inCall, navigationBar, compactBar)
    more = (prompt, toolbar, tabBar, keyboard)
    self.largeTitle = largeTitle
  }

  subscript(kind: HeightKind) -> Double {
    @inline(never) get {
      switch kind {
      case .statusBar: bars.0
      case .inCall: bars.1
      case .navigationBar: bars.2
      case .compactBar: bars.3
      case .prompt: more.0
      case .toolbar: more.1
      case .tabBar: more.2
      case .keyboard: more.3
      case .homeIndicator: homeIndicator
      case .largeTitle: largeTitle
      }
    }
    @inline(never) set {
      switch kind {
      case .statusBar: bars.0 = newValue
      case .inCall: bars.1 = newValue
      case .navigationBar: bars.2 = newValue
      case .compactBar: bars.3 = newValue
      case .prompt: more.0 = newValue
      case .toolbar: more.1 = newValue
      case .tabBar: more.2 = newValue
      case .keyboard: more.3 = newValue
      case .homeIndicator: homeIndicator = newValue
      case .largeTitle: largeTitle = newValue
      }
    }
  }
}

/// The heights of one kind of device, upright and on its side.
package struct HeightTable: BitwiseCopyable {
  package var portrait: Heights
  package var landscape: Heights

  package init(portrait: Heights, landscape: Heights) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Sets the height of the status bar, which is the same in a call where that is higher than the usual one.
  mutating func setStatusBar(_ height: Double) {
    portrait[.statusBar] = height
    landscape[.statusBar] = height
    portrait[.inCall] = height
    landscape[.inCall] = height
  }
}

/// Behaviours of a screen.
package struct Behaviours: OptionSet, BitwiseCopyable {
  package let rawValue: UInt16
  package init(rawValue: UInt16) { self.rawValue = rawValue }

  /// The status bar lies over the app; else the app begins below it.
  package static var statusBarOverlaps: Behaviours { Behaviours(rawValue: 1) }
  /// The status bar is white on black; else it has no ground.
  package static var statusBarIsOpaque: Behaviours { Behaviours(rawValue: 2) }
  /// Content reaches under translucent bars.
  package static var contentUnderlapsBars: Behaviours { Behaviours(rawValue: 4) }
  /// Top and bottom guides have a length.
  package static var hasLayoutGuides: Behaviours { Behaviours(rawValue: 8) }
  /// Bars pad scroll views.
  package static var adjustsScrollInsets: Behaviours { Behaviours(rawValue: 16) }
  /// Frames of the keyboard come in the coordinates of the upright screen, however it is held.
  package static var hasUprightKeyboardFrames: Behaviours { Behaviours(rawValue: 32) }
  /// Bars are translucent unless said otherwise.
  package static var barsAreTranslucent: Behaviours { Behaviours(rawValue: 64) }
  /// On a phone in landscape the status bar is away.
  package static var hidesStatusBarInLandscape: Behaviours { Behaviours(rawValue: 128) }
  /// Safe areas pad scroll views, on four sides, where `adjustsScrollInsets` allows it.
  package static var adjustsBySafeArea: Behaviours { Behaviours(rawValue: 256) }
  /// A tab bar reaches down to the edge of its view, under a home indicator.
  package static var tabBarsReachEdge: Behaviours { Behaviours(rawValue: 512) }
  /// The keyboard guide is as wide as the keyboard.
  package static var keyboardGuideHasWidth: Behaviours { Behaviours(rawValue: 1024) }
  /// Heights of bars and of the keyboard depend on the device.
  package static var heightsFollowDevice: Behaviours { Behaviours(rawValue: 2048) }
}

package struct Profile: BitwiseCopyable {
  package var behaviours: Behaviours
  package var phone: HeightTable
  package var pad: HeightTable
  /// Seconds that a rotation takes, by 90° and by 180°.
  package var rotation = (quarter: 0.4, half: 0.8)
  /// Its number in the C interface.
  fileprivate(set) var number: Int32 = 0

  package init(_ behaviours: Behaviours, phone: HeightTable, pad: HeightTable) {
    self.behaviours = behaviours
    self.phone = phone
    self.pad = pad
  }

  func table(_ idiom: Idiom) -> HeightTable { idiom == .phone ? phone : pad }
}

extension HeightTable {
  // status bar, the same in a call, navigation bar, the same in its compact form, prompt, toolbar, tab bar, keyboard
  package static var phone: HeightTable {
    HeightTable(
      portrait: Heights(20, 40, 44, 24, 30, 44, 49, 216),
      landscape: Heights(20, 40, 32, 24, 30, 32, 49, 162))
  }
  package static var pad: HeightTable {
    HeightTable(
      portrait: Heights(20, 40, 44, 24, 30, 44, 49, 264),
      landscape: Heights(20, 40, 44, 24, 30, 44, 49, 352))
  }
}

extension HeightTable {
  /// From iOS 11 on: tab bars of 32 on a phone in landscape, large titles, which phones have in portrait only.
  package static var tallPhone: HeightTable {
    HeightTable(
      portrait: Heights(20, 40, 44, 24, 30, 44, 49, 216, largeTitle: 52),
      landscape: Heights(20, 40, 32, 24, 30, 32, 32, 162))
  }
  package static var tallPad: HeightTable {
    HeightTable(
      portrait: Heights(20, 40, 50, 24, 30, 50, 50, 264, largeTitle: 52),
      landscape: Heights(20, 40, 50, 24, 30, 50, 50, 352, largeTitle: 52))
  }
  /// The status bar of 24 and app bars of Material Design.
  package static var android: HeightTable {
    HeightTable(portrait: Heights(24, 24, 64, 64, 0, 80, 80, 260), landscape: Heights(24, 24, 64, 64, 0, 80, 80, 200))
  }
  package static var plain: HeightTable {
    HeightTable(portrait: Heights(0, 0, 0, 0, 0, 0, 0, 0), landscape: Heights(0, 0, 0, 0, 0, 0, 0, 0))
  }
}

extension Profile {
  package static var ios6: Profile {
    Profile([.statusBarIsOpaque, .hasUprightKeyboardFrames], phone: .phone, pad: .pad)
  }

  package static var ios7: Profile {
    Profile(
      [
        .statusBarOverlaps, .contentUnderlapsBars, .hasLayoutGuides, .adjustsScrollInsets, .hasUprightKeyboardFrames,
        .barsAreTranslucent,
      ], phone: .phone, pad: .pad)
  }

  /// iOS 8 to 10: frames of the keyboard turn with the window, the status bar is away on a phone in landscape, and phones
  /// have bars and keyboards of several heights.
  package static var ios8: Profile {
    Profile(
      [
        .statusBarOverlaps, .contentUnderlapsBars, .hasLayoutGuides, .adjustsScrollInsets, .barsAreTranslucent,
        .hidesStatusBarInLandscape, .heightsFollowDevice,
      ], phone: .phone, pad: .pad)
  }

  /// iOS 11 to 14: safe areas, large titles.
  package static var ios11: Profile {
    Profile(ios8.behaviours.union([.adjustsBySafeArea, .tabBarsReachEdge]), phone: .tallPhone, pad: .tallPad)
  }

  /// iOS 15 and later: the keyboard guide has the frame of the keyboard.
  package static var ios15: Profile {
    Profile(ios11.behaviours.union(.keyboardGuideHasWidth), phone: .tallPhone, pad: .tallPad)
  }

  /// Android, edge to edge: the program draws under the bars of the system.
  package static var android: Profile {
    Profile(
      [
        .statusBarOverlaps, .contentUnderlapsBars, .hasLayoutGuides, .adjustsScrollInsets, .adjustsBySafeArea,
        .keyboardGuideHasWidth,
      ], phone: .android, pad: .android)
  }

  /// A window without bars of a system: what covers it are obstructions of the program.
  package static var plain: Profile { Profile(android.behaviours, phone: .plain, pad: .plain) }

  /// The profile of a number of the C interface.
  package static func numbered(_ number: Int32) -> Profile? {
    var profile: Profile? =
      switch number {
      case 1: .ios6
      case 2: .ios7
      case 3: .ios8
      case 4: .ios11
      case 5: .ios15
      case 6: .android
      case 7: .plain
      default: nil
      }
    profile?.number = number
    return profile
  }
}
