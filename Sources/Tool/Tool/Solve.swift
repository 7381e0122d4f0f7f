// casement solve: prints frames.

import Documents

let solve = Command(
  name: "solve", summary: "lay out a scene and print the frames", operands: "FILE", operandCount: 1...1,
  options: [
    Option(name: "json", summary: "print JSON: frames in parent and window, conflicts, ambiguities"),
    Option(name: "parent", summary: "print frames in the coordinates of the parent instead of the window"),
    Option(
      name: "lines",
      summary: "FILE has one scene per line, as import --lines writes; print one line for each"),
    Option(name: "time", summary: "with --lines: print the seconds for building, a rotation and the keyboard"),
  ] + SceneOptions.all,
  details: """
    Prints the tree of items, one per line: views, guides and bars, with insets of scroll views and the parts of views
    under bars or the keyboard. Prints conflicts to standard error; the frames are then those without the dropped
    constraints.

    casement solve chat.json --keyboard 216
    casement import --lines *.storyboard | casement solve --lines -
    casement solve chat.json --profile ios6 --orientation landscape_left --json
    printf 'H:|-[text]-[send(60)]-|\\nV:|[text]|\\nV:|[send]|\\n' | casement solve --vfl - --size 320x44
    """
) { arguments throws(Diagnostic) in
  if arguments.has("lines") { return try solveLines(arguments) }
  let scene = try SceneOptions.play(arguments)
  if arguments.has("json") {
    try Files.print(try scene.json())
  } else {
    try Files.print(try scene.table(inParent: arguments.has("parent"), arguments.style))
    Files.printError(try scene.warnings(Files.style(of: 2)))
  }
  return try SceneOptions.exit(arguments, [scene])
}

/// Lays out one scene per line, and prints one line for each.
private func solveLines(_ arguments: Arguments) throws(Diagnostic) -> Int32 {
  if arguments.has("vfl") { throw Diagnostic(.usage, "--lines and --vfl cannot be combined: --lines takes JSON") }
  let overrides = try SceneOptions.overrides(arguments)
  var isFirst = true
  try Files.readLines(arguments.operands[0]) { line throws(Diagnostic) in
    if isFirst {
      if line.form == .storyboard {
        throw Diagnostic(.usage, "--lines: \(line.name) is a storyboard; expected JSON, one scene per line")
      }
      try StoryboardOptions.refuse(arguments, of: line)
      isFirst = false
    }
    do throws(Diagnostic) {
      let begin = ContinuousClock.now
      let scene = try LoadedScene.load(line: line, overrides)
      let building = begin.duration(to: .now)
      for event in try SceneOptions.events(arguments, of: scene) { try scene.play(event) }
      var text = try scene.line()
      if arguments.has("time") {
        let times =
          [building]
          + (scene.hasScreen ? try [time(.rotation(to: 2), scene), time(.keyboard(height: nil), scene)] : [])
        text =
          "{\"seconds\": [" + times.map { short($0 / .seconds(1)) }.joined(separator: ", ") + "], " + text.dropFirst()
      }
      try Files.print(text + "\n")
    } catch {
      try Files.print("{\"error\": \(quoted(error.message))}\n")
    }
  }
  return ExitCode.success.rawValue
}

private func time(_ event: Event, _ scene: LoadedScene) throws(Diagnostic) -> Duration {
  let begin = ContinuousClock.now
  try scene.play(event)
  return begin.duration(to: .now)
}
