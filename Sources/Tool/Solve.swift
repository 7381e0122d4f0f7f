// casement solve: where everything is.

import Documents

let solve = Command(
  name: "solve", summary: "lay out a scene and print the frames", operands: "FILE", operandCount: 1...1,
  options: [
    Option(name: "json", summary: "print JSON: frames in parent and window, conflicts, ambiguities"),
    Option(name: "parent", summary: "frames in the coordinates of the parent instead of the window"),
  ] + SceneOptions.all,
  details: """
    Prints a line for each item, with what is in it below it: views, guides, and the bars of the screen. Scroll views
    say how far they are padded. What contradicts itself is told on standard error, and the frames are those
    without what was dropped.

    casement solve chat.json --keyboard 216
    casement solve chat.json --profile ios6 --orientation landscape-left --json
    echo 'H:|-[text]-[send(60)]-|' | casement solve --vfl - --size 320x44
    """
) { arguments throws(Complaint) in
  let scene = try SceneOptions.play(arguments)
  if arguments.has("json") {
    try Files.print(try scene.json())
  } else {
    try Files.print(scene.table(inParent: arguments.has("parent"), arguments.style))
    Files.complain(try scene.warnings(Files.style(of: 2)))
  }
  return try SceneOptions.exit(arguments, scene)
}
