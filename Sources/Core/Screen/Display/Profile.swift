// Profiles: the heights and behaviours of each generation of screens.

import Layout
import Memory
import Solver
import Status

/// The heights of a table.
package enum HeightKind: Int32, BitwiseCopyable {
  case statusBar, inCall, navigationBar, compactBar, prompt, toolbar, tabBar, keyboard, homeIndicator, largeTitle
}

/// A row of the table: heights in points, by `HeightKind`.
package struct Heights: BitwiseCopyable {
  private var statusBar: Double
  private var inCall: Double
  private var navigationBar: Double
  private var compactBar: Double
  private var prompt: Double
  private var toolbar: Double
  private var tabBar: Double
  private var keyboard: Double
  private var homeIndicator = 0.0
  private var largeTitle: Double

  package init(
    statusBar: Double, inCall: Double, navigationBar: Double, compactBar: Double, prompt: Double, toolbar: Double,
    tabBar: Double, keyboard: Double, largeTitle: Double = 0
  ) {
    self.statusBar = statusBar
    self.inCall = inCall
    self.navigationBar = navigationBar
    self.compactBar = compactBar
    self.prompt = prompt
    self.toolbar = toolbar
    self.tabBar = tabBar
    self.keyboard = keyboard
    self.largeTitle = largeTitle
  }

  subscript(kind: HeightKind) -> Double {
    @inline(never) get {
      switch kind {
      case .statusBar: statusBar
      case .inCall: inCall
      case .navigationBar: navigationBar
      case .compactBar: compactBar
      case .prompt: prompt
      case .toolbar: toolbar
      case .tabBar: tabBar
      case .keyboard: keyboard
      case .homeIndicator: homeIndicator
      case .largeTitle: largeTitle
      }
    }
    @inline(never) set {
      switch kind {
      case .statusBar: statusBar = newValue
      case .inCall: inCall = newValue
      case .navigationBar: navigationBar = newValue
      case .compactBar: compactBar = newValue
      case .prompt: prompt = newValue
      case .toolbar: toolbar = newValue
      case .tabBar: tabBar = newValue
      case .keyboard: keyboard = newValue
      case .homeIndicator: homeIndicator = newValue
      case .largeTitle: largeTitle = newValue
      }
    }
  }
}

/// The heights for one kind of device, in portrait and in landscape.
package struct HeightTable: BitwiseCopyable {
  package var portrait: Heights
  package var landscape: Heights

  package init(portrait: Heights, landscape: Heights) {
    self.portrait = portrait
    self.landscape = landscape
  }

  /// Sets the height of the status bar in both orientations, with and without a call.
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

  /// The status bar overlaps the app. Otherwise the app begins below it.
  package static var statusBarOverlaps: Behaviours { Behaviours(rawValue: 1) }
  /// The status bar is white on black. Otherwise it has no background.
  package static var statusBarIsOpaque: Behaviours { Behaviours(rawValue: 2) }
  /// Content reaches under translucent bars.
  package static var contentUnderlapsBars: Behaviours { Behaviours(rawValue: 4) }
  /// Top and bottom guides have a length.
  package static var hasLayoutGuides: Behaviours { Behaviours(rawValue: 8) }
  /// Bars pad scroll views.
  package static var adjustsScrollInsets: Behaviours { Behaviours(rawValue: 16) }
  /// Frames of the keyboard are in the coordinates of the screen in portrait, whatever the orientation.
  package static var hasUprightKeyboardFrames: Behaviours { Behaviours(rawValue: 32) }
  /// Bars are translucent by default.
  package static var barsAreTranslucent: Behaviours { Behaviours(rawValue: 64) }
  /// The status bar is hidden on a phone in landscape.
  package static var hidesStatusBarInLandscape: Behaviours { Behaviours(rawValue: 128) }
  /// Safe areas pad scroll views on four sides, if `adjustsScrollInsets` is set.
  package static var adjustsBySafeArea: Behaviours { Behaviours(rawValue: 256) }
  /// A tab bar extends to the bottom edge of its view, under a home indicator.
  package static var tabBarsReachEdge: Behaviours { Behaviours(rawValue: 512) }
  /// The keyboard guide is as wide as the window.
  package static var keyboardGuideHasWidth: Behaviours { Behaviours(rawValue: 1024) }
  /// Heights of bars and of the keyboard depend on the device.
  package static var heightsFollowDevice: Behaviours { Behaviours(rawValue: 2048) }
}

package struct Profile: BitwiseCopyable {
  package var behaviours: Behaviours
  package var phone: HeightTable
  package var pad: HeightTable
  /// The durations of rotations by 90° and 180°, in seconds.
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
  package static var phone: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 20, inCall: 40, navigationBar: 44, compactBar: 24, prompt: 30, toolbar: 44, tabBar: 49, keyboard: 216
      ),
      landscape: Heights(
        statusBar: 20, inCall: 40, navigationBar: 32, compactBar: 24, prompt: 30, toolbar: 32, tabBar: 49, keyboard: 162
      ))
  }
  package static var pad: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 20, inCall: 40, navigationBar: 44, compactBar: 24, prompt: 30, toolbar: 44, tabBar: 49, keyboard: 264
      ),
      landscape: Heights(
        statusBar: 20, inCall: 40, navigationBar: 44, compactBar: 24, prompt: 30, toolbar: 44, tabBar: 49, keyboard: 352
      ))
  }

  /// iOS 11 and later: tab bars are 32 high on a phone in landscape; large titles, on phones in portrait only.
  package static var tallPhone: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 20, inCall: 40, navigationBar: 44, compactBar: 24, prompt: 30, toolbar: 44, tabBar: 49,
        keyboard: 216, largeTitle: 52),
      landscape: Heights(
        statusBar: 20, inCall: 40, navigationBar: 32, compactBar: 24, prompt: 30, toolbar: 32, tabBar: 32, keyboard: 162
      ))
  }
  package static var tallPad: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 20, inCall: 40, navigationBar: 50, compactBar: 24, prompt: 30, toolbar: 50, tabBar: 50,
        keyboard: 264, largeTitle: 52),
      landscape: Heights(
        statusBar: 20, inCall: 40, navigationBar: 50, compactBar: 24, prompt: 30, toolbar: 50, tabBar: 50,
        keyboard: 352, largeTitle: 52))
  }
  /// The status bar of 24 and app bars of Material Design.
  package static var android: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 24, inCall: 24, navigationBar: 64, compactBar: 64, prompt: 0, toolbar: 80, tabBar: 80, keyboard: 260),
      landscape: Heights(
        statusBar: 24, inCall: 24, navigationBar: 64, compactBar: 64, prompt: 0, toolbar: 80, tabBar: 80, keyboard: 200)
    )
  }
  package static var plain: HeightTable {
    HeightTable(
      portrait: Heights(
        statusBar: 0, inCall: 0, navigationBar: 0, compactBar: 0, prompt: 0, toolbar: 0, tabBar: 0, keyboard: 0),
      landscape: Heights(
        statusBar: 0, inCall: 0, navigationBar: 0, compactBar: 0, prompt: 0, toolbar: 0, tabBar: 0, keyboard: 0))
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

  /// iOS 8 to 10: frames of the keyboard are in window coordinates, the status bar is hidden on a phone in landscape,
  /// and the heights of bars and keyboards depend on the phone.
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

  /// iOS 15 and later: the keyboard guide is as wide as the window.
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

  /// A window without system bars; only obstructions of the program cover it.
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
