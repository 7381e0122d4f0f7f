// Finds the settings of the app that a document belongs to: in the folders around it, up to that of the repository.

import Checks
import Documents

final class AppFinder {
  /// The folders around a document that are looked into.
  private static let mostFolders = 16

  /// The settings of the documents in a folder.
  private var known: [String: AppSettings?] = [:]

  /// Returns the settings for a document; nil where none are found.
  func settings(for document: String) -> AppSettings? {
    if document == "-" { return nil }
    let folder = Paths.folder(of: document)
    if let known = known[folder] { return known }
    let found = find(from: folder)
    known[folder] = .some(found)
    return found
  }

  /// Returns the settings of one Info.plist, with those of the project above it.
  func settings(in list: String) throws(Diagnostic) -> AppSettings {
    guard var settings = AppSettings(file: list, try Files.read(list).bytes) else {
      throw Diagnostic(.badInput, "--app: \(list) is not the Info.plist of an app, or not in XML")
    }
    complete(&settings, list, languages: [], from: Paths.folder(of: list))
    return settings
  }

  private func find(from folder: String) -> AppSettings? {
    var languages: [String] = []
    for outer in Paths.outward(from: folder, atMost: Self.mostFolders) {
      let names = Files.names(in: outer)
      languages += Self.languages(names)
      let lists = names.filter { $0.hasSuffix("Info.plist") }.map { Paths.joined(outer, $0) }
      if var settings = lists.lazy.compactMap({ self.read($0) }).first {
        complete(&settings, settings.file, languages: languages, from: outer)
        return settings
      }
      if let project = project(in: outer, names), let settings = settings(of: project, for: folder, languages) {
        return settings
      }
    }
    return nil
  }

  private func read(_ list: String) -> AppSettings? {
    guard Files.isFile(list), let source = try? Files.read(list, atMost: 1 << 20) else { return nil }
    return AppSettings(file: list, source.bytes)
  }

  /// Adds what the nearest project around a folder says about the app.
  private func complete(_ settings: inout AppSettings, _ list: String, languages: [String], from folder: String) {
    let others = languages.filter { $0 != "Base" }
    settings.add(languages: others)
    for outer in Paths.outward(from: folder, atMost: Self.mostFolders) {
      guard let project = project(in: outer, Files.names(in: outer)) else { continue }
      let named = project.propertyLists.first { Paths.isSame($0.path, list) }
      return settings.add(project, list: named?.inProject ?? "")
    }
  }

  /// Returns the settings of the app of a project that is nearest to a folder.
  private func settings(of project: ProjectSource, for folder: String, _ languages: [String]) -> AppSettings? {
    let apps = project.propertyLists.compactMap { list in read(list.path).map { (list, settings: $0) } }
    let nearest = apps.max { Paths.common($0.0.path, folder) < Paths.common($1.0.path, folder) }
    if let (list, found) = nearest {
      var settings = found
      settings.add(languages: languages.filter { $0 != "Base" })
      settings.add(project, list: list.inProject)
      return settings
    }
    guard project.hasGeneratedApp else { return nil }
    var settings = AppSettings(project: project.name)
    settings.add(project, list: nil)
    return settings
  }

  private func project(in folder: String, _ names: [String]) -> ProjectSource? {
    for name in names where name.hasSuffix(".xcodeproj") {
      let path = Paths.joined(folder, name) + "/project.pbxproj"
      if Files.isFile(path), let source = try? Files.read(path) {
        return ProjectSource(folder: folder, name: path, text: source.text)
      }
    }
    return nil
  }

  private static func languages(_ names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
