// One point of the matrix: a screen, and how the user has set it.

public import CCasement
import Documents

public struct Setting: Sendable {
  /// The name of the device, as `iphone-4`; "" where the document says how large it is.
  public var device = ""
  public var isLandscape = false
  /// The generation of the screen; nil for that of the document.
  public var profile: cas_profile?
  public var textSize = 1.0
  public var isRightToLeft = false
  public var hasKeyboard = false

  /// `iphone-4 in landscape, text 1.35, right to left, with keyboard`
  public var words: String {
    var words = [(device.isEmpty ? "as drawn" : device) + (isLandscape ? " in landscape" : "")]
    if textSize != 1 { words.append("text \(short(textSize))") }
    if isRightToLeft { words.append("right to left") }
    if hasKeyboard { words.append("with keyboard") }
    if let profile { words.append(Choices.profiles.first { $0.1 == profile }?.0 ?? "") }
    return words.joined(separator: ", ")
  }
}
