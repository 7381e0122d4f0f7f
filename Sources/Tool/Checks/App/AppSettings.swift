// What an app says about the screens it is for: its orientations, devices, languages, and the status bar.

import Documents
import Storyboards

public struct AppSettings: Sendable {
  /// The file with the settings, as messages name it.
  public var file: String
  /// Whether landscape is one of the orientations, on phones and on pads; nil where the app does not say.
  private var phone: [Bool]?
  private var pad: [Bool]?
  /// Whether it is for pads; nil where it does not say, for both.
  private var families: Set<Bool>?
  /// Whether it has a language that is written from right to left; nil where its languages are not known.
  private var hasRightToLeft: Bool?
  var hidesStatusBar = false
  /// The launch images, the names of those in catalogs, and whether it has a launch screen instead.
  public var launchImages = LaunchImages()
  public private(set) var launchCatalogs: Set<String> = []
  public private(set) var hasLaunchScreen = false
  /// Whether its Info.plist is encrypted, in the binary format or missing, so that what it says is not known.
  public private(set) var isUnreadable = false

  /// Reads the Info.plist of an app; nil for that of a test, an extension or a framework.
  public init?(file: String, _ bytes: [UInt8]) {
    guard let root = PropertyList.value(in: bytes), root["NSExtension"] == nil else { return nil }
    let package = root["CFBundlePackageType"]?.text ?? "APPL"
    let signs = [
      "UISupportedInterfaceOrientations", "UIMainStoryboardFile", "UILaunchStoryboardName", "LSRequiresIPhoneOS",
      "UIApplicationSceneManifest",
    ]
    guard package == "APPL" || package.hasPrefix("$"), signs.contains(where: { root[$0] != nil }) else { return nil }
    self.file = file
    let both = root["UISupportedInterfaceOrientations"]?.texts
    phone = (root["UISupportedInterfaceOrientations~iphone"]?.texts ?? both).flatMap(Self.orientations)
    pad = (root["UISupportedInterfaceOrientations~ipad"]?.texts ?? both).flatMap(Self.orientations)
    families = root["UIDeviceFamily"]?.texts.flatMap(Self.families)
    hasRightToLeft = root["CFBundleLocalizations"]?.texts.map { $0.contains(where: Self.isRightToLeft) }
    launchImages = LaunchImages(root["UILaunchImages"])
    hasLaunchScreen = root.keys.contains { $0.hasPrefix("UILaunchS") }
    hidesStatusBar =
      root["UIStatusBarHidden"]?.flag == true && root["UIViewControllerBasedStatusBarAppearance"]?.flag == false
  }

  /// Settings of an app whose Info.plist is there and cannot be read; nil for another file.
  public init?(unreadable file: String, _ bytes: [UInt8]) {
    guard Self.isUnreadable(bytes) else { return nil }
    (self.file, isUnreadable) = (file, true)
  }

  /// Settings of an app whose Info.plist is not there.
  public init(missing file: String) { (self.file, isUnreadable) = (file, true) }

  /// Whether a file is a binary list, or encrypted by git-crypt.
  public static func isUnreadable(_ bytes: [UInt8]) -> Bool {
    bytes.starts(with: "bplist".utf8) || bytes.starts(with: "\0GITCRYPT".utf8)
  }

  /// Settings of an app whose Info.plist Xcode generates.
  public init(project: String) { file = project }

  /// Adds what the build settings of the app say, and else those of its project; and the languages of the project.
  public mutating func add(_ project: ProjectSource, list: String?) {
    let own = list.map { project.file.named[$0] ?? [] } ?? project.file.generated
    let key = BuildSettings.orientations
    phone = phone ?? Self.union(own, [key, key + "_iPhone"]).flatMap(Self.orientations)
    pad = pad ?? Self.union(own, [key, key + "_iPad"]).flatMap(Self.orientations)
    let words = Self.union(own, [BuildSettings.family]) ?? Self.union(project.file.shared, [BuildSettings.family])
    families = families ?? words.flatMap(Self.families)
    // Xcode's default: phones.
    if families == nil, !own.isEmpty, !project.file.mayStateFamilies { families = [false] }
    add(languages: project.file.regions)
    launchCatalogs.formUnion(own.compactMap { $0[BuildSettings.launchImages] })
    if own.contains(where: { $0.keys.contains { $0.hasPrefix(BuildSettings.launchScreen) } }) { hasLaunchScreen = true }
  }

  /// Adds languages that are known to be those of the app, or some of them.
  public mutating func add(languages: [String]) {
    if languages.isEmpty { return }
    hasRightToLeft = hasRightToLeft == true || languages.contains(where: Self.isRightToLeft)
  }

  // MARK: What the app has

  /// Returns the orientations on a device, of those of a matrix.
  func orientations(_ matrix: [Bool], isPad: Bool) -> [Bool] {
    guard let own = isPad ? pad : phone else { return matrix }
    let common = matrix.filter { own.contains($0) }
    return common.isEmpty ? own : common
  }

  /// Whether its orientations on a device are in a file that cannot be read.
  func hidesOrientations(isPad: Bool) -> Bool { isUnreadable && (isPad ? pad : phone) == nil }

  /// How many orientations it is known to have, or may have, on phones and pads together.
  public var orientationCount: Int { (phone?.count ?? 2) + (pad?.count ?? 2) }

  func directions(_ matrix: [Bool]) -> [Bool] {
    hasRightToLeft == true ? matrix : [false]
  }

  /// Returns the devices of the families that the app is for, of those that suit a document; all of them if there is none.
  func devices(_ usual: [Device]) -> [Device] {
    let sized = hasLaunchScreen ? usual : launchImages.devices(usual)
    let own = families.map { families in sized.filter { families.contains($0.isPad) } } ?? sized
    return own.isEmpty ? sized : own
  }

  /// `phones in portrait, pads in portrait and landscape, no right-to-left language`
  public var words: String {
    var words: [String] = []
    for (isPad, name, orientations) in [(false, "phones", phone), (true, "pads", pad)]
    where families?.contains(isPad) ?? true {
      let list = orientations.map { $0.map { $0 ? "landscape" : "portrait" }.joined(separator: " and ") }
      words.append(list.map { "\(name) in \($0)" } ?? name)
    }
    if let hasRightToLeft { words.append((hasRightToLeft ? "a" : "no") + " right-to-left language") }
    if let height = launchImages.heights.max() { words.append("launch images of at most \(height) points") }
    if hidesStatusBar { words.append("no status bar") }
    if isUnreadable { words.append("a list that cannot be read") }
    return words.joined(separator: ", ")
  }

  // MARK: Reading

  private static func union(_ configurations: [[String: String]], _ keys: [String]) -> [String]? {
    let words = configurations.flatMap { settings in keys.compactMap { settings[$0] } }
    return words.isEmpty ? nil : words.flatMap { $0.split { " ,".contains($0) }.map { String($0) } }
  }

  /// Whether each of the orientations is landscape, portrait first; nil for unknown words.
  private static func orientations(_ words: [String]) -> [Bool]? {
    let found = Set(words.filter { $0.hasPrefix("UIInterfaceOrientation") }.map { $0.contains("Landscape") })
    return found.isEmpty ? nil : [false, true].filter { found.contains($0) }
  }

  /// Whether each of the families is that of pads; nil where there is neither.
  private static func families(_ words: [String]) -> Set<Bool>? {
    let found = Set(words.compactMap { $0 == "1" ? false : $0 == "2" ? true : nil })
    return found.isEmpty ? nil : found
  }

  private static func isRightToLeft(_ language: String) -> Bool {
    let code = language.split { "-_".contains($0) }.first.map { $0.lowercased() } ?? ""
    return ["ar", "arc", "ckb", "dv", "fa", "he", "iw", "ps", "sd", "ug", "ur", "yi"].contains(code)
  }
}

/// A project file, and the folder that its paths begin in.
public struct ProjectSource: Sendable {
  public var folder: String
  public var name: String
  let file: ProjectFile

  /// `base` returns the settings of an .xcconfig file by its name; nil where it is not found.
  public init(folder: String, name: String, text: String, _ base: (String) -> [String: String]?) {
    (self.folder, self.name, file) = (folder, name, ProjectFile(text, base))
  }

  /// The Info.plist files that targets name, as paths.
  public var propertyLists: [(inProject: String, path: String)] {
    file.propertyLists.map { ($0, folder == "." ? $0 : folder + "/" + $0) }
  }

  /// Returns the name that the project has for an Info.plist, in letters of any case, as file systems of macOS have it; nil
  /// for one that it does not name.
  public func name(of list: String) -> String? {
    let (path, around) = (ProjectFile.normal(list), ProjectFile.normal(folder))
    let own = around.isEmpty ? path : path.hasPrefix(around + "/") ? String(path.dropFirst(around.count + 1)) : ""
    return file.named[own] != nil ? own : file.named.keys.sorted().first { $0.lowercased() == own.lowercased() }
  }

  /// Its documents; nil where it may have any document.
  public var documents: ProjectDocuments? { file.documents }

  /// Whether Xcode generates the Info.plist of an app of the project.
  public var hasGeneratedApp: Bool { !file.generated.isEmpty }
}
