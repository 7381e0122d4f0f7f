// Profiles: a table of heights and behaviours for each generation of screens.

import Layout
import Memory
import Notation
import Solver

/// The heights of a table, in its order.
package enum HeightKind: Int32, BitwiseCopyable {
  case statusBar, inCall, navigationBar, compactBar, prompt, toolbar, tabBar, keyboard, homeIndicator
}

/// A row of the table: heights in points, by `HeightKind`.
package struct Heights: BitwiseCopyable {
  private var bars: (Double, Double, Double, Double)
  private var more: (Double, Double, Double, Double)
  private var homeIndicator = 0.0

  package init(
    _ statusBar: Double, _ inCall: Double, _ navigationBar: Double, _ compactBar: Double, _ prompt: Double,
    _ toolbar: Double, _ tabBar: Double, _ keyboard: Double
  ) {
    bars = (statusBar, inCall, navigationBar, compactBar)
    more = (prompt, toolbar, tabBar, keyboard)
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
}

package struct Profile: BitwiseCopyable {
  package var behaviours: Behaviours
  package var phone: HeightTable
  package var pad: HeightTable
  /// Seconds that a rotation takes, by 90° and by 180°.
  package var rotation = (quarter: 0.4, half: 0.8)

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

  /// The profile of a number of the C interface.
  package static func numbered(_ number: Int32) -> Profile? {
    switch number {
    case 1: .ios6
    case 2: .ios7
    default: nil
    }
  }
}
