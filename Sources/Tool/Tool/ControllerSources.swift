// What the code of a scene's classes says about it: the sources of a repository are read once.

import Checks

final class ControllerSources {
  private static let mostBytes = 1 << 20
  private static let mostClasses = 32

  private let repositories: RepositoryFiles
  /// The classes of each repository, by its folder.
  private var known: [String: [String: ClassCode]] = [:]

  init(_ repositories: RepositoryFiles) { self.repositories = repositories }

  /// Returns a scene of a document with what the code of its classes says.
  func completed(_ subject: Subject, _ document: String) -> Subject {
    let (controllers, owners) = (subject.controllerClasses, subject.ownerClasses)
    if document == "-" || controllers.isEmpty && owners.isEmpty { return subject }
    let classes = classes(around: Paths.folder(of: document))
    var subject = subject
    let orientations = controllers.lazy.flatMap { Self.line(of: $0, classes) }.compactMap { $0.orientations }
    subject.code.orientations = orientations.first
    subject.code.presentation = subject.controllerClass.flatMap { classes[$0]?.presentation } ?? []
    for owner in owners {
      for one in Self.line(of: owner, classes) { subject.code.changes.merge(one.changes) { $0.union($1) } }
    }
    return subject
  }

  private func classes(around folder: String) -> [String: ClassCode] {
    let root = repositories.root(of: folder)
    if let classes = known[root] { return classes }
    var classes: [String: ClassCode] = [:]
    for file in repositories.files(in: root).sources {
      guard let source = try? Files.read(file, atMost: Self.mostBytes) else { continue }
      for (name, code) in CodeReader.classes(in: source.bytes) { classes[name, default: ClassCode()].add(code) }
    }
    known[root] = classes
    return classes
  }

  /// Returns a class and its superclasses in the repository.
  private static func line(of name: String, _ classes: [String: ClassCode]) -> [ClassCode] {
    var line: [ClassCode] = []
    var next: String? = name
    while let name = next, let code = classes[name], line.count < mostClasses {
      line.append(code)
      next = code.superclass
    }
    return line
  }
}
