// Finds the settings of the app that a document belongs to: in the folders around it, up to that of the repository.

import Checks
import Documents

final class AppFinder {
  /// The folders around a document that are looked into.
  private static let mostFolders = 16
  /// The .xcconfig files of a configuration that are read, each time that one includes it.
  private static let mostConfigurations = 64

  /// The files from which XcodeGen and Tuist make a project.
  private static let generating = ["project.yml", "project.yaml", "Project.swift"]

  /// The settings of the documents in a folder.
  private var known: [String: AppSettings?] = [:]
  /// The project in each folder around documents, the apps of each project, and each Info.plist: every file is read once.
  private var projects: [String: ProjectSource?] = [:]
  private var apps: [String: [NamedApp]] = [:]
  private var lists: [String: AppSettings?] = [:]
  /// The documents of the projects in each folder.
  private var documents: [String: ProjectDocuments?] = [:]
  private let repositories: RepositoryFiles

  init(_ repositories: RepositoryFiles) { self.repositories = repositories }

  /// The settings of an Info.plist that a project names.
  private struct NamedApp {
    var inProject: String
    var parts: [Substring]
    var settings: AppSettings
  }

  /// Returns the settings for a document; nil where none are found.
  func settings(for document: String) -> AppSettings? {
    if document == "-" { return nil }
    let folder = Paths.folder(of: document)
    if let known = known[folder] { return known }
    let found = find(from: folder)
    known[folder] = .some(found)
    return found
  }

  /// Whether a document may be in an app: a project of the repository has it, or what is nearest around it is no project, or
  /// one without documents, or a package.
  func isInProject(_ document: String) -> Bool {
    let folder = Paths.folder(of: document)
    var isLeftOut = false
    for outer in Paths.outward(from: folder, atMost: Self.mostFolders) {
      let names = Files.names(in: outer)
      if !isLeftOut, RepositoryFiles.isPackage(names) { return true }
      guard project(in: outer, names) != nil else { continue }
      guard let documents = documents(ofProjectsIn: outer, names) else { return true }
      if has(documents, document) || documents.isEmpty && !isLeftOut { return true }
      isLeftOut = true
    }
    if !isLeftOut { return true }
    return repositories.files(in: repositories.root(of: folder)).projects.contains { project in
      let around = Paths.folder(of: Paths.folder(of: project))
      return documents(ofProjectsIn: around, Files.names(in: around)).map { has($0, document) } ?? false
    }
  }

  /// Whether a document is one of those of projects: in a folder of theirs, or where they have one of its name. One that is
  /// not there, or whose place is not known, may be any.
  private func has(_ documents: ProjectDocuments, _ document: String) -> Bool {
    let parts = document.split(separator: "/").map { $0.lowercased() }
    if !documents.folders.isDisjoint(with: parts.dropLast()) { return true }
    let own = Files.realPath(document)
    return documents.paths[parts.last ?? document]?.contains { path in
      path.map { !Files.isFile($0) || Files.realPath($0) == own } ?? true
    } ?? false
  }

  /// Returns the documents of all projects in a folder; nil where one of them may have any.
  private func documents(ofProjectsIn folder: String, _ names: [String]) -> ProjectDocuments? {
    if let known = documents[folder] { return known }
    // A program makes the project of these.
    var found = names.contains { Self.generating.contains($0) } ? nil : Optional(ProjectDocuments())
    for project in names.filter({ $0.hasSuffix(".xcodeproj") }).compactMap({ project(folder, named: $0) }) {
      if let own = project.documents { found?.add(own, in: folder) } else { found = nil }
    }
    documents[folder] = .some(found)
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
    var (unreadable, missing): (AppSettings?, AppSettings?)
    for outer in Paths.outward(from: folder, atMost: Self.mostFolders) {
      let names = Files.names(in: outer)
      languages += Self.languages(names)
      let lists = names.filter { $0.hasSuffix("Info.plist") }.map { Paths.joined(outer, $0) }
      let found = Self.readable(lists.compactMap { read($0) }) { $0 }
      if var settings = found.first {
        complete(&settings, settings.file, languages: languages, from: outer)
        if !settings.isUnreadable { return settings }
        unreadable = unreadable ?? settings
      }
      guard let project = project(in: outer, names) else { continue }
      if let settings = settings(of: project, for: folder, languages) {
        if !settings.isUnreadable { return settings }
        unreadable = unreadable ?? settings
      }
      missing = missing ?? Self.missing(from: project, languages)
    }
    return unreadable ?? elsewhere(from: folder) ?? missing
  }

  /// Returns the settings of an app whose project names an Info.plist that is not there.
  private static func missing(from project: ProjectSource, _ languages: [String]) -> AppSettings? {
    guard let list = project.propertyLists.first(where: { !Files.isFile($0.path) }) else { return nil }
    var settings = AppSettings(missing: list.path)
    settings.add(languages: languages.filter { $0 != "Base" })
    settings.add(project, list: list.inProject)
    return settings
  }

  /// Returns the settings of an app elsewhere in the repository, as for a package: of several, those with the fewest orientations.
  private func elsewhere(from folder: String) -> AppSettings? {
    let lists = repositories.files(in: repositories.root(of: folder)).propertyLists
    let all = lists.compactMap { list in
      read(list).map { found in
        var settings = found
        complete(&settings, list, languages: [], from: Paths.folder(of: list))
        return settings
      }
    }
    return Self.readable(all) { $0 }.min { $0.orientationCount < $1.orientationCount }
  }

  /// Returns the apps whose lists can be read; all where there is none.
  private static func readable<App>(_ all: [App], _ settings: (App) -> AppSettings) -> [App] {
    let readable = all.filter { !settings($0).isUnreadable }
    return readable.isEmpty ? all : readable
  }

  private func read(_ list: String) -> AppSettings? {
    if let known = lists[list] { return known }
    var found: AppSettings?
    // A service of Google has its list in the folder of the app.
    let isOfApp = !list.hasSuffix("GoogleService-Info.plist") && Files.isFile(list)
    if isOfApp, let source = try? Files.read(list, atMost: 1 << 20) {
      found = AppSettings(file: list, source.bytes) ?? AppSettings(unreadable: list, source.bytes)
    }
    lists[list] = .some(found)
    return found
  }

  /// Adds what the nearest project around a folder says about the app.
  private func complete(_ settings: inout AppSettings, _ list: String, languages: [String], from folder: String) {
    let others = languages.filter { $0 != "Base" }
    settings.add(languages: others)
    for outer in Paths.outward(from: folder, atMost: Self.mostFolders) {
      guard let project = project(in: outer, Files.names(in: outer)) else { continue }
      settings.add(project, list: project.name(of: list) ?? "")
      break
    }
    addLaunchImages(&settings, from: folder)
  }

  /// Adds the launch images of an app without a launch screen: those in its catalogs, or else those with the usual names.
  private func addLaunchImages(_ settings: inout AppSettings, from folder: String) {
    if settings.hasLaunchScreen || settings.isUnreadable { return }
    for file in repositories.files(in: repositories.root(of: folder)).launchImages {
      let parts = file.split(separator: "/").suffix(2)
      guard let catalog = parts.first, let name = parts.last else { continue }
      if settings.launchCatalogs.isEmpty {
        settings.launchImages.add(named: String(name))
      } else if settings.launchCatalogs.contains(where: { catalog == $0 + ".launchimage" }),
        let list = try? Files.read(file, atMost: 1 << 20)
      {
        settings.launchImages.add(list)
      }
    }
  }

  /// Returns the settings of the app of a project that is nearest to a folder.
  private func settings(of project: ProjectSource, for folder: String, _ languages: [String]) -> AppSettings? {
    let parts = Paths.parts(folder)
    let common = apps(of: project).map { app in (app, count: zip(app.parts, parts).prefix { $0 == $1 }.count) }
    if let nearest = common.max(by: { $0.count < $1.count })?.0 {
      var settings = nearest.settings
      settings.add(languages: languages.filter { $0 != "Base" })
      settings.add(project, list: nearest.inProject)
      addLaunchImages(&settings, from: folder)
      return settings
    }
    guard project.hasGeneratedApp else { return nil }
    var settings = AppSettings(project: project.name)
    settings.add(project, list: nil)
    return settings
  }

  private func apps(of project: ProjectSource) -> [NamedApp] {
    if let known = apps[project.name] { return known }
    let all = project.propertyLists.compactMap { list in
      read(list.path).map { NamedApp(inProject: list.inProject, parts: Paths.parts(list.path), settings: $0) }
    }
    let found = Self.readable(all) { $0.settings }
    apps[project.name] = found
    return found
  }

  private func project(in folder: String, _ names: [String]) -> ProjectSource? {
    if let known = projects[folder] { return known }
    let found = names.lazy.filter { $0.hasSuffix(".xcodeproj") }.compactMap { self.project(folder, named: $0) }.first
    projects[folder] = .some(found)
    return found
  }

  private func project(_ folder: String, named name: String) -> ProjectSource? {
    let path = Paths.joined(folder, name) + "/project.pbxproj"
    guard Files.isFile(path), let source = try? Files.read(path) else { return nil }
    return ProjectSource(folder: folder, name: path, text: source.text) { settings(ofFile: $0, for: folder) }
  }

  /// Returns the settings of the .xcconfig file with a name that is nearest to the folder of a project; nil where there is none.
  private func settings(ofFile name: String, for folder: String) -> [String: String]? {
    // CocoaPods, which writes these, states nothing that concerns layout.
    if name.hasPrefix("Pods") { return [:] }
    let parts = Paths.parts(folder)
    let files = repositories.files(in: repositories.root(of: folder)).configurations
    let named = files.filter { $0 == name || $0.hasSuffix("/" + name) }
    let nearest = named.max { one, other in
      let (one, other) = (Paths.parts(one), Paths.parts(other))
      return zip(one, parts).prefix { $0 == $1 }.count < zip(other, parts).prefix { $0 == $1 }.count
    }
    var filesLeft = Self.mostConfigurations
    return nearest.map { settings(inFile: $0, &filesLeft) }
  }

  private func settings(inFile file: String, _ filesLeft: inout Int) -> [String: String] {
    guard filesLeft > 0, Files.isFile(file), let source = try? Files.read(file, atMost: 1 << 20) else { return [:] }
    filesLeft -= 1
    return BuildSettings.settings(inFile: source.text) { included in
      settings(inFile: Paths.joined(Paths.folder(of: file), included), &filesLeft)
    }
  }

  private static func languages(_ names: [String]) -> [String] {
    names.filter { $0.hasSuffix(".lproj") }.map { String($0.dropLast(6)) }
  }
}
