// Sets what a file states of one thing in one call.

import CCasement
import Pictures

/// A member of a file, by its key.
typealias Stated = (key: String, value: Value)

extension LoadedScene {
  /// Changes the settings of one thing to what the file states; does nothing if it states nothing. `words` may replace
  /// the message of the library, by the status and the name of the member that it is about, which may be empty.
  func change<Settings: Sized>(
    _ stated: [Stated], _ get: (UnsafeMutablePointer<Settings>) -> cas_status,
    _ set: (UnsafePointer<Settings>) -> cas_status, words: (cas_status, _ member: String) -> String? = { _, _ in nil },
    _ body: (inout Settings) throws(Diagnostic) -> Void
  ) throws(Diagnostic) {
    if stated.isEmpty { return }
    let status = try Pictures.change(get, set, body)
    if status >= 0 { return }
    let (member, rest) = Self.member(in: lastError)
    let key = Self.key(of: member, in: stated)
    guard let value = stated.first(where: { $0.key == key })?.value else {
      throw diagnostic(status, at: stated[0].value, words(status, member))
    }
    throw diagnostic(status, at: value, words(status, member) ?? key + rest)
  }

  /// Splits a message such as `settings.margins: the magnitude must be at most 1e9` behind the name of the member, which
  /// is empty in other messages.
  private static func member(in sentence: String) -> (name: String, rest: String) {
    let start = "settings."
    guard sentence.hasPrefix(start) else { return ("", sentence) }
    let name = sentence.dropFirst(start.count).prefix { $0 == "_" || $0.isLetter }
    return (String(name), String(sentence[name.endIndex...]))
  }

  /// The key of a member: its name, or another one. Some names are keys of other settings.
  private static func key(of member: String, in stated: [Stated]) -> String {
    if stated.contains(where: { $0.key == member }) { return member }
    return keys[member] ?? member
  }

  /// The keys of members of settings that have other names in files.
  private static let keys = [
    "first_baseline": "baselines", "last_baseline": "baselines", "sibling_spacing": "siblings",
    "superview_spacing": "superview", "docked": "dock", "image_height": "image", "collapses_with": "scroll",
    "flick_velocity": "velocity", "direction": "flow_direction", "is_dense": "dense", "is_free": "free",
    "margins": "outer_margins",
  ]
}
