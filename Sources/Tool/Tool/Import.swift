// casement import: a storyboard as a scene document.

import Documents
import Storyboards

let importing = Command(
  name: "import", summary: "convert a storyboard or xib to a scene file", operands: "FILE…", operandCount: 0...100_000,
  options: [
    Option(name: "list", summary: "only list the scenes of each file, one per line, with what was not converted"),
    Option(
      name: "lines", summary: "write all scenes of all files, one per line, as JSON with remarks and origin"),
    Option(name: "facts", summary: "list what is known of the canvases of Xcode, one fact per line, as JSON"),
    Option(
      name: "without", value: "FACT…", summary: "import as if these facts, with commas between them, were not known"),
  ] + StoryboardOptions.all,
  details: """
    Prints a scene as JSON (docs/scenes.md), which the other commands read: the scene of the initial controller, or the
    one of --scene. Prints what was not converted to standard error; with --lines it is part of each line. casement
    solve --lines lays out such lines.

    casement import Main.storyboard > main.json
    casement import Main.storyboard --list
    casement import --lines *.storyboard | casement solve --lines -
    casement import Main.storyboard --scene SettingsViewController --device iphone-3.5
    """
) { arguments throws(Diagnostic) in
  if arguments.has("facts") {
    try Files.print(Fact.all.map { line(of: $0) }.joined())
    return ExitCode.success.rawValue
  }
  if arguments.operands.isEmpty {
    throw Diagnostic(.usage, "casement import: missing FILE…; see casement import --help")
  }
  var canvas = try StoryboardOptions.canvas(arguments)
  canvas.without = try withoutFacts(arguments)
  if !arguments.has("lines"), !arguments.has("list"), arguments.operands.count > 1 {
    throw Diagnostic(.usage, "expected one file; only --lines and --list take several")
  }
  for option in ["lines", "list"] where arguments.has(option) && arguments.has("scene") {
    throw Diagnostic(.usage, "--\(option) and --scene cannot be combined: --\(option) takes all scenes")
  }
  for name in arguments.operands {
    if arguments.has("lines") {
      try Files.print(try Lines.all(name, canvas))
    } else if arguments.has("list") {
      try list(name, canvas)
    } else {
      let imported = try Storyboard(try Files.read(name)).document(of: arguments.value("scene"), canvas)
      try Files.print(imported.source.text)
      Files.printError(imported.remarks.map { "casement: \(name): left out: \($0)\n" }.joined())
    }
  }
  return ExitCode.success.rawValue
}

/// Returns the facts of the option --without.
private func withoutFacts(_ arguments: Arguments) throws(Diagnostic) -> Set<String> {
  let names = arguments.list("without")
  let known = Fact.all.map { $0.name }
  for name in names where !known.contains(name) {
    throw Diagnostic(.usage, "--without: unknown fact \"\(name)\"" + suggestion(for: name, among: known))
  }
  return Set(names)
}

/// Returns a fact as a line of JSON.
private func line(of fact: Fact) -> String {
  var members = Members()
  members.add("name", fact.name)
  members.add("statement", fact.statement)
  members.add("length", fact.length)
  members.add("since", fact.since)
  if fact.before.isFinite { members.add("before", fact.before) }
  members.add("control", fact.control)
  members.add("source", fact.source)
  return members.datum.compact + "\n"
}

/// Prints the scenes of a file, and to standard error what is left out of each, or why one cannot be read.
private func list(_ name: String, _ canvas: Canvas) throws(Diagnostic) {
  let storyboard = try Storyboard(try Files.read(name))
  var remarks = ""
  for scene in storyboard.roots {
    try Files.print("\(scene.id)  \(scene.kind.rawValue)  \(scene.names.first ?? "")\n")
    do throws(Diagnostic) {
      let found = try storyboard.document(of: scene, canvas).remarks
      remarks += found.map { "casement: \(name): \(scene.id): left out: \($0)\n" }.joined()
    } catch { remarks += error.text(Files.style(of: 2)) + "\n" }
  }
  Files.printError(remarks)
}

/// Scenes as lines, for programs.
private enum Lines {
  /// Returns a line for each scene of a file. A scene or file that cannot be read becomes a line with the error.
  static func all(_ name: String, _ canvas: Canvas) throws(Diagnostic) -> String {
    let source = try Files.read(name)
    do throws(Diagnostic) {
      let storyboard = try Storyboard(source)
      var text = ""
      for scene in storyboard.roots { text += try line(name, storyboard, scene, canvas) }
      return text
    } catch { return failure(name, nil, error) }
  }

  private static func line(
    _ name: String, _ storyboard: Storyboard, _ scene: SceneRoot, _ canvas: Canvas
  ) throws(Diagnostic) -> String {
    do throws(Diagnostic) {
      var importer = try Importer(storyboard, scene, canvas)
      var members = Members()
      members.add("file", name)
      members.add("scene", scene.id)
      members.add("kind", scene.kind.rawValue)
      members.add("names", scene.names.map { .text($0) })
      members.add("xcode", Double(storyboard.xcode))
      let document = try importer.document()
      members.add("remarks", importer.remarks.map { .text($0) })
      let outlets = importer.outlets
      if !outlets.isEmpty { members.add("outlets", .object(outlets.map { ($0.name, .text($0.id)) })) }
      members.add("document", document)
      return members.datum.compact + "\n"
    } catch { return failure(name, scene.id, error) }
  }

  private static func failure(_ name: String, _ scene: String?, _ diagnostic: Diagnostic) -> String {
    var members = Members()
    members.add("file", name)
    members.add("scene", scene)
    members.add("error", diagnostic.text())
    return members.datum.compact + "\n"
  }
}
