// The source files, projects, storyboards, xibs, Info.plist files and .xcconfig files of the repositories that documents are in.

import Checks

final class RepositoryFiles {
  struct Listing {
    var sources: [String] = []
    var propertyLists: [String] = []
    /// The files of Xcode projects, `App.xcodeproj/project.pbxproj`.
    var projects: [String] = []
    var storyboards: [String] = []
    var xibs: [String] = []
    /// The .xcconfig files.
    var configurations: [String] = []
    /// The launch images, and the lists of those in catalogs.
    var launchImages: [String] = []
  }

  private static let mostFolders = 16

  /// Those of each repository, by its folder.
  private var known: [String: Listing] = [:]
  /// The folder of the repository of each folder.
  private var roots: [String: String] = [:]

  /// Returns the folder of the repository around a folder; where there is none, that of the nearest project around it, or
  /// the folder itself without that of a language.
  func root(of folder: String) -> String {
    if let root = roots[folder] { return root }
    let around = Paths.outward(from: folder, atMost: Self.mostFolders)
    let project = project(around: folder)
    let own = folder.hasSuffix(".lproj") && around.count > 1 ? around[1] : folder
    let last = around.last.flatMap { Files.exists(Paths.joined($0, ".git")) ? $0 : nil }
    let root = last ?? project ?? own
    roots[folder] = root
    return root
  }

  /// Returns the folder of the nearest project around a folder.
  func project(around folder: String) -> String? {
    Paths.outward(from: folder, atMost: Self.mostFolders).first { outer in
      Files.names(in: outer).contains { $0.hasSuffix(".xcodeproj") }
    }
  }

  /// Whether a folder is in a package.
  func isInPackage(_ folder: String) -> Bool {
    Paths.outward(from: folder, atMost: Self.mostFolders).contains { Self.isPackage(Files.names(in: $0)) }
  }

  /// Whether a folder with some files is that of a package.
  static func isPackage(_ names: [String]) -> Bool {
    names.contains { $0 == "Package.swift" || $0.hasSuffix(".podspec") }
  }

  func files(in root: String) -> Listing {
    if let files = known[root] { return files }
    var files = Listing()
    for file in CheckInputs.files(in: root, Self.isWanted) {
      if file.hasSuffix("Info.plist") {
        files.propertyLists.append(file)
      } else if file.hasSuffix(".xcconfig") {
        files.configurations.append(file)
      } else if file.hasSuffix(".storyboard") {
        files.storyboards.append(file)
      } else if file.hasSuffix(".xib") {
        files.xibs.append(file)
      } else if file.hasSuffix(".pbxproj") {
        files.projects.append(file)
      } else if Self.isSource(file) {
        files.sources.append(file)
      } else if LaunchImages.isOne(file) {
        files.launchImages.append(file)
      }
    }
    known[root] = files
    return files
  }

  private static func isWanted(_ name: String) -> Bool {
    let ends = ["Info.plist", ".xcconfig", ".pbxproj", ".storyboard", ".xib", "Contents.json"]
    return isSource(name) || ends.contains { name.hasSuffix($0) } || LaunchImages.isOne(name)
  }

  private static func isSource(_ name: String) -> Bool {
    [".swift", ".m", ".mm", ".h"].contains { name.hasSuffix($0) }
  }
}
