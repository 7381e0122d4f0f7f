// What the code of a controller says about its orientations, where it is beside its document.

import Checks

final class ControllerSources {
  private static let mostBytes = 1 << 20

  /// Whether each class that was looked for chooses its orientations, by the path of its file without the ending.
  private var known: [String: Bool] = [:]

  /// Returns a scene of a document with what the code of its controller says.
  func completed(_ subject: Subject, _ document: String) -> Subject {
    var subject = subject
    subject.isOrientedByCode = subject.controllerClass.map { choosesOrientations($0, of: document) } ?? false
    return subject
  }

  /// Whether the file of a class names `supportedInterfaceOrientations`. It has the name of the class, and is in the folder of
  /// the document, or around it if that is the folder of a language.
  private func choosesOrientations(_ name: String, of document: String) -> Bool {
    if document == "-" || name.contains("/") { return false }
    let folder = Paths.folder(of: document)
    let path = Paths.joined(folder.hasSuffix(".lproj") ? folder + "/.." : folder, name)
    if let known = known[path] { return known }
    let chooses = ["swift", "m", "mm"].contains { ending in
      let file = "\(path).\(ending)"
      guard Files.isFile(file), let source = try? Files.read(file, atMost: Self.mostBytes) else { return false }
      return source.text.contains("supportedInterfaceOrientations")
    }
    known[path] = chooses
    return chooses
  }
}
