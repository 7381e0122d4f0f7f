// Colours of looks: one for a light and one for a dark screen.

/// A colour as 0xRRGGBBAA, on a light and on a dark screen.
package struct Tone: Equatable, Sendable {
  package var light: UInt32
  package var dark: UInt32

  package init(light: UInt32, dark: UInt32) {
    self.light = light
    self.dark = dark
  }

  /// The same colour on both.
  package init(_ number: UInt32) { self.init(light: number, dark: number) }

  func colour(isDark: Bool) -> Colour { Colour(number: isDark ? dark : light) }

  /// The same colours with a part of their opacity.
  func faded(_ part: Double) -> Tone {
    func fade(_ number: UInt32) -> UInt32 { number & 0xffff_ff00 | UInt32((Double(number & 0xff) * part).rounded()) }
    return Tone(light: fade(light), dark: fade(dark))
  }

  static let label = Tone(light: 0x0000_00ff, dark: 0xffff_ffff)
  static let secondaryLabel = Tone(light: 0x3c3c_4399, dark: 0xebeb_f599)
  static let tertiaryLabel = Tone(light: 0x3c3c_434d, dark: 0xebeb_f54d)
  static let placeholder = Tone(light: 0x3c3c_434d, dark: 0xebeb_f54d)
  static let background = Tone(light: 0xffff_ffff, dark: 0x0000_00ff)
  static let raised = Tone(light: 0xffff_ffff, dark: 0x1c1c_1eff)
  static let grouped = Tone(light: 0xf2f2_f7ff, dark: 0x0000_00ff)
  static let separator = Tone(light: 0xc6c6_c8ff, dark: 0x3838_3aff)
  static let fill = Tone(light: 0x7878_8033, dark: 0x7878_805c)
  static let faintFill = Tone(light: 0x7676_801f, dark: 0x7676_803d)
  /// Views under a bar can be seen.
  static let bar = Tone(light: 0xf9f9_f9cc, dark: 0x1d1d_1dcc)
  static let blue = Tone(light: 0x007a_ffff, dark: 0x0a84_ffff)
  static let green = Tone(light: 0x34c7_59ff, dark: 0x30d1_58ff)
  static let white = Tone(0xffff_ffff)
  static let gray = Tone(0x8e8e_93ff)
  static let missing = Tone(light: 0x8e8e_93ff, dark: 0x8e8e_93ff)

  /// The colours of the system by their names, as `systemBlue` or `label`.
  package static let named: [(name: String, tone: Tone)] = [
    ("label", label), ("secondaryLabel", secondaryLabel), ("tertiaryLabel", tertiaryLabel),
    ("quaternaryLabel", Tone(light: 0x3c3c_432e, dark: 0xebeb_f529)), ("placeholderText", placeholder),
    ("link", blue), ("separator", separator), ("opaqueSeparator", separator),
    ("systemBackground", background), ("secondarySystemBackground", Tone(light: 0xf2f2_f7ff, dark: 0x1c1c_1eff)),
    ("tertiarySystemBackground", Tone(light: 0xffff_ffff, dark: 0x2c2c_2eff)),
    ("systemGroupedBackground", grouped), ("secondarySystemGroupedBackground", raised),
    ("tertiarySystemGroupedBackground", Tone(light: 0xf2f2_f7ff, dark: 0x2c2c_2eff)),
    ("tableCellGroupedBackground", raised), ("groupTableViewBackground", grouped),
    ("systemFill", fill), ("secondarySystemFill", Tone(light: 0x7878_8029, dark: 0x7878_8052)),
    ("tertiarySystemFill", faintFill), ("quaternarySystemFill", Tone(light: 0x7474_8014, dark: 0x7676_802e)),
    ("systemBlue", blue), ("systemGreen", green), ("systemGray", gray),
    ("systemRed", Tone(light: 0xff3b_30ff, dark: 0xff45_3aff)),
    ("systemOrange", Tone(light: 0xff95_00ff, dark: 0xff9f_0aff)),
    ("systemYellow", Tone(light: 0xffcc_00ff, dark: 0xffd6_0aff)),
    ("systemPink", Tone(light: 0xff2d_55ff, dark: 0xff37_5fff)),
    ("systemPurple", Tone(light: 0xaf52_deff, dark: 0xbf5a_f2ff)),
    ("systemIndigo", Tone(light: 0x5856_d6ff, dark: 0x5e5c_e6ff)),
    ("systemTeal", Tone(light: 0x30b0_c7ff, dark: 0x40c8_e0ff)),
    ("systemMint", Tone(light: 0x00c7_beff, dark: 0x63e6_e2ff)),
    ("systemCyan", Tone(light: 0x32ad_e6ff, dark: 0x64d2_ffff)),
    ("systemBrown", Tone(light: 0xa284_5eff, dark: 0xac8e_68ff)),
    ("systemGray2", Tone(light: 0xaeae_b2ff, dark: 0x6363_66ff)),
    ("systemGray3", Tone(light: 0xc7c7_ccff, dark: 0x4848_4aff)),
    ("systemGray4", Tone(light: 0xd1d1_d6ff, dark: 0x3a3a_3cff)),
    ("systemGray5", Tone(light: 0xe5e5_eaff, dark: 0x2c2c_2eff)),
    ("systemGray6", Tone(light: 0xf2f2_f7ff, dark: 0x1c1c_1eff)),
    ("darkText", Tone(0x0000_00ff)), ("lightText", Tone(0xffff_ff99)),
  ]
}
