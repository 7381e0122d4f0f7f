// casement explain: why everything is where it is.

import Documents

let explain = Command(
  name: "explain", summary: "say why a layout is as it is", operands: "FILE [ITEM]", operandCount: 1...2,
  options: [Option(name: "full", summary: "conflicts with each constraint of the screen, which else are counted")]
    + SceneOptions.all,
  details: """
    Of a scene: which constraints cannot hold together, what nothing decides, what has a negative size, which wishes
    were given up for others, and what lies under bars or under the keyboard. Of an item: its frame and the constraints
    that decide it, each with the place of its rule in the file. An item without a name is called # and its number, as solve prints it.

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
      try Files.print("drawn on another device: what Xcode stored is left out\n")
    }
  }
  return try SceneOptions.exit(arguments, [scene])
}
