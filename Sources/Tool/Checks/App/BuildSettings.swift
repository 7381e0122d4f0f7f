// The build settings that concern layout, in a project or in an .xcconfig file.

public enum BuildSettings {
  static let list = "INFOPLIST_FILE"
  static let family = "TARGETED_DEVICE_FAMILY"
  static let launchImages = "ASSETCATALOG_COMPILER_LAUNCHIMAGE_NAME"
  static let launchScreen = "INFOPLIST_KEY_UILaunch"
  static let orientations = "INFOPLIST_KEY_UISupportedInterfaceOrientations"

  /// Returns the settings of an .xcconfig file; `included` returns those of a file that it includes, named as from its folder.
  public static func settings(inFile text: String, _ included: (String) -> [String: String]) -> [String: String] {
    var settings: [String: String] = [:]
    for line in text.split(whereSeparator: { $0.isNewline }) {
      if line.hasPrefix("#include") {
        let parts = line.split(separator: "\"", omittingEmptySubsequences: false)
        if parts.count > 2 { settings.merge(included(String(parts[1]))) { $1 } }
      } else if let (name, value) = setting(in: line.split(separator: "//", omittingEmptySubsequences: false)[0]) {
        settings[name] = value
      }
    }
    return settings
  }

  /// Reads `NAME = value` or `NAME[sdk=iphoneos*] = value`; nil for settings that do not concern layout, or other systems.
  static func setting(in words: Substring) -> (name: String, value: String)? {
    guard let equals = words.firstIndex(of: "=") else { return nil }
    let name = unquoted(words[..<equals].prefix { $0 != "[" })
    let isKnown = [list, family, launchImages].contains(name)
    guard isKnown || name.hasPrefix(orientations) || name.hasPrefix(launchScreen) else { return nil }
    if !words[..<equals].contains("[") { return (name, unquoted(words[equals...].dropFirst())) }
    let parts = words.split(separator: "]", maxSplits: 1)
    guard parts.count == 2, parts[0].contains("[sdk=iphone") else { return nil }
    return (name, unquoted(parts[1].drop { $0 != "=" }.dropFirst()))
  }

  static func unquoted(_ words: Substring) -> String {
    words.split { $0 == " " || $0 == "\t" || $0 == "\"" }.joined(separator: " ")
  }
}
