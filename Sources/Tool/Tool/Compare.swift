// casement compare: one document on two generations of screens.

import Documents

let compare = Command(
  name: "compare", summary: "compare the layouts of a scene on two profiles",
  operands: "FILE", operandCount: 1...1, options: pictureOptions + SceneOptions.all,
  details: """
    Lays out a scene on two profiles, ios6 and ios7 by default. Lists the views that lie under a bar or the keyboard on
    either, and the views that move, with the distances. With one --profile the other is ios6. With -o it draws both
    layouts side by side.

    casement compare Main.storyboard
    casement compare Main.storyboard --scene LoginViewController --profile ios6 --profile ios7 -o both.svg
    """
) { arguments throws(Diagnostic) in
  var profiles = try arguments.choices("profile", Choices.profiles)
  let (old, new) = (Choices.profiles[0].1, Choices.profiles[1].1)
  if profiles.isEmpty || profiles == [old] { profiles = [old, new] }
  if profiles.count == 1 { profiles = [old, profiles[0]] }
  if profiles.count != 2 { throw Diagnostic(.usage, "casement compare takes --profile twice") }
  let source = try SceneOptions.source(arguments, try SceneOptions.file(arguments))
  var scenes: [LoadedScene] = []
  var sides: [Comparison.Side] = []
  for profile in profiles {
    var overrides = try SceneOptions.overrides(arguments)
    overrides.profile = profile
    let scene = try SceneOptions.load(arguments, source, overrides)
    for event in try SceneOptions.events(arguments, of: scene) { try scene.play(event) }
    let name = Choices.profiles.first { $0.1 == profile }?.0 ?? ""
    scenes.append(scene)
    sides.append(Comparison.Side(name: name, scene: scene))
  }
  let comparison = Comparison(sides[0], sides[1])
  try Files.print(try comparison.text(arguments.style))
  if arguments.has("output") {
    try Pictures.write(try comparison.picture(try Pictures.options(arguments)), arguments)
  }
  return try SceneOptions.exit(arguments, scenes)
}
