// Sizes in whole pixels.

extension Views {
  /// Rounds a size up to whole pixels.
  mutating func roundedUp(_ size: Double) -> Double {
    scale > 0 && size < Self.far ? (Self.steady(size * scale)).rounded(.up) / scale : size
  }

  /// Rounds to a multiple of a millionth, so that rounding errors do not decide between two pixels.
  static func steady(_ number: Double) -> Double {
    abs(number) < 0x1p31 ? (number * 0x1p20).rounded() * 0x1p-20 : number
  }

  /// Doubles from here on are whole numbers.
  static var far: Double { 0x1p52 }
}
