// What the repository around a scene says about it: the code of its classes, of which each file is read once, and the names of the
// documents beside its own.

import Checks

final class ControllerSources {
  private static let mostBytes = 1 << 20
  private static let mostClasses = 32

  private let repositories: RepositoryFiles
  private let findsNames: Bool
  /// The classes of each repository, by its folder.
  private var known: [String: Code] = [:]

  private struct Code {
    var classes: [String: ClassCode] = [:]
    /// Where they are searched for.
    var names: StoryboardNames?
    /// What the delegates of its apps allow, with the projects that these are in.
    var delegates: [(project: String?, allowed: ClassCode.Orientations)] = []
  }

  /// `findsNames` says whether the names of storyboards are searched for, for `isUnnamed`.
  init(_ repositories: RepositoryFiles, findsNames: Bool = false) {
    (self.repositories, self.findsNames) = (repositories, findsNames)
  }

  /// Returns the scenes of a document with what the code of their classes says.
  func completed(_ subjects: [Subject], _ document: String) -> [Subject] {
    if document == "-" { return subjects }
    let folder = Paths.folder(of: document)
    let code = code(around: folder)
    let ofApp = orientations(code.delegates, for: folder)
    let isForOneDevice = DeviceNames.hasSiblings(document, among: Files.names(in: folder))
    return subjects.map { subject in
      var subject = completed(subject, code.classes, ofApp)
      subject.isForOneDevice = isForOneDevice
      return subject
    }
  }

  /// Whether nothing in the repository of a storyboard names it, so that no app loads it.
  func isUnnamed(_ document: String) -> Bool {
    code(around: Paths.folder(of: document)).names?.isUnnamed(document) ?? false
  }

  /// Returns the scenes of a document without those that nothing in its repository opens. Who uses a package may open any that has
  /// an identifier.
  func opened(_ subjects: [Subject], _ document: String) -> [Subject] {
    let folder = Paths.folder(of: document)
    guard let names = code(around: folder).names, names.knowsOpenings else { return subjects }
    let isInPackage = repositories.isInPackage(folder)
    return Subject.opened(
      subjects, { isInPackage || names.mayOpen($0, $1) }, { isInPackage || names.mayPerform($0) })
  }

  private func completed(
    _ subject: Subject, _ classes: [String: ClassCode], _ ofApp: ClassCode.Orientations?
  ) -> Subject {
    let (controllers, owners) = (subject.controllerClasses, subject.ownerClasses)
    var subject = subject
    let orientations = controllers.lazy.flatMap { Self.line(of: $0, classes) }.compactMap { $0.orientations }
    subject.code.orientations = orientations.first?.limited(by: ofApp) ?? ofApp
    subject.code.presentation = subject.controllerClass.flatMap { classes[$0]?.presentation } ?? []
    if let own = subject.controllerClass {
      subject.code.hidesStatusBar = Self.line(of: own, classes).contains { $0.hidesStatusBar }
    }
    for owner in owners {
      for one in Self.line(of: owner, classes) { subject.code.changes.merge(one.changes) { $0.union($1) } }
    }
    return subject
  }

  private func code(around folder: String) -> Code {
    let root = repositories.root(of: folder)
    if let code = known[root] { return code }
    let files = repositories.files(in: root)
    var code = Code(names: findsNames ? StoryboardNames(files) : nil)
    for file in files.sources {
      guard let source = try? Files.read(file, atMost: Self.mostBytes) else {
        code.names?.hasUnknownCode = true
        continue
      }
      code.names?.read(source.bytes)
      for (name, one) in CodeReader.classes(in: source.bytes) {
        code.classes[name, default: ClassCode()].add(one)
        guard let allowed = one.orientationsOfApp else { continue }
        code.delegates.append((project(around: Paths.folder(of: file)), allowed))
      }
    }
    known[root] = code
    return code
  }

  /// Returns what the delegates of the project around a folder allow, or else all of the repository, as for a package; nil
  /// where none says something.
  private func orientations(
    _ delegates: [(project: String?, allowed: ClassCode.Orientations)], for folder: String
  ) -> ClassCode.Orientations? {
    if delegates.isEmpty { return nil }
    let project = project(around: folder)
    let own = delegates.filter { $0.project == project }
    let all = (own.isEmpty ? delegates : own).map { $0.allowed }
    return all.allSatisfy { $0 == all[0] } ? all[0] : .chosen
  }

  /// Returns the real path of the project's folder: there are several names for it from different folders.
  private func project(around folder: String) -> String? {
    repositories.project(around: folder).map { Files.realPath($0) }
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
