// Sizes in whole pixels.

extension Views {
  /// A size in whole pixels that is no smaller.
  mutating func roundedUp(_ size: Double) -> Double {
    scale > 0 && size < Self.far ? (Self.steady(size * scale)).rounded(.up) / scale : size
  }

  /// The number without what lies below a millionth, so that rounding errors decide nothing.
  static func steady(_ number: Double) -> Double {
    abs(number) < 0x1p31 ? (number * 0x1p20).rounded() * 0x1p-20 : number
  }

  /// From here on numbers are whole pixels as they are, and these cannot be counted.
  static var far: Double { 0x1p52 }
}
