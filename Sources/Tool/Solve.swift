// casement solve: where everything is.

import Documents

let solve = Command(
  name: "solve", summary: "lay out a scene and print the frames", operands: "FILE", operandCount: 1...1,
  options: [
    Option(name: "json", summary: "print JSON: frames in parent and window, conflicts, ambiguities"),
    Option(name: "parent", summary: "frames in the coordinates of the parent instead of the window"),
    Option(
      name: "lines",
      summary: "FILE has a scene in each line, or is what import --lines writes; the answer has a line for each"),
    Option(name: "time", summary: "with --lines: seconds that building, a rotation and the keyboard take"),
  ] + SceneOptions.all,
  details: """
    Prints a line for each item, with what is in it below it: views, guides, and the bars of the screen. Scroll views
    say how far they are padded, views how much of them lies under bars or under the keyboard. What contradicts itself is told on standard error, and the frames are those
    without what was dropped.

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

/// Many scenes, one after the other: each line is answered with a line.
private func solveLines(_ arguments: Arguments) throws(Diagnostic) -> Int32 {
  if arguments.has("vfl") { throw Diagnostic(.usage, "--lines takes scenes as JSON, not rules alone") }
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
