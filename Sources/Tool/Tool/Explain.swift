// casement explain: conflicts, ambiguity, and the reasons for a frame.

import Documents

let explain = Command(
  name: "explain", summary: "report conflicts, ambiguity and unsatisfied constraints", operands: "FILE [ITEM]",
  operandCount: 1...2,
  options: [Option(name: "full", summary: "list the constraints of the screen in conflicts instead of their number")]
    + SceneOptions.all,
  details: """
    For a scene, lists conflicts, ambiguous items, views smaller than their contents, unsatisfied optional
    constraints, and views under bars or the keyboard. For an item, prints its frame and the constraints that
    determine it, each with the line of its rule. An item without a name is # and its number, as in the output of solve.

    casement explain form.json
    casement explain chat.json send --keyboard 216
    """
) { arguments throws(Diagnostic) in
  let file = try SceneOptions.file(arguments)
  let scene = try SceneOptions.play(arguments, file)
  if arguments.operands.count == 2 {
    try Files.print(try scene.reasons(for: arguments.operands[1], arguments.style))
  } else {
    try Files.print(try scene.explanation(arguments.style, isFull: arguments.has("full")))
    if file.form == .storyboard, StoryboardOptions.isOther(arguments), !scene.saysWhatIsStored {
      try Files.print("laid out for another device: stored frames are not compared\n")
    }
  }
  return try SceneOptions.exit(arguments, [scene])
}
