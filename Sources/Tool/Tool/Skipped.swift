// The documents and scenes that casement check leaves out: how many, and with --skipped their names.

import Checks
import Documents
import Storyboards

struct Skipped {
  private(set) var documents = 0
  private(set) var scenes = 0
  private(set) var lines = ""

  /// Notes a document, and why it is not checked.
  mutating func add(_ document: String, _ why: String) {
    documents += 1
    lines += "\(printable(document)): not checked: \(why)\n"
  }

  /// Notes the scenes of a document that are not among those that are checked.
  mutating func add(_ all: [Subject], without checked: [Subject]) {
    let checked = Set(checked.map { $0.id })
    for scene in all where !checked.contains(scene.id) {
      scenes += 1
      let place = "\(printable(scene.source.name)):\(scene.line)"
      lines += "\(place): not checked: nothing opens the controller of \(printable(scene.title))\n"
    }
  }

  /// Why a document is not checked; nil for one that is. `isChosen` is whether the command line names it.
  static func reason(
    for document: Source, isChosen: Bool, _ apps: AppFinder, _ sources: ControllerSources
  ) -> String? {
    if Storyboard.isForOtherSystem(document) { return "it is for another system, or in an old format" }
    if isChosen { return nil }
    if !apps.isInProject(document.name) { return "no project has it" }
    return sources.isUnnamed(document.name) ? "no code, list or other document names it" : nil
  }
}
