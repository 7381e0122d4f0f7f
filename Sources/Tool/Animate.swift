// casement animate: a way as a picture.

import Documents

let animate = Command(
  name: "animate", summary: "draw what an event does, as a filmstrip or as a picture that moves", operands: "FILE",
  operandCount: 1...1,
  options: [
    Option(name: "samples", value: "N", summary: "how many pictures, from 1 to 1000; default 5, with --animated 30"),
    Option(name: "animated", summary: "one SVG that moves, instead of pictures side by side"),
  ] + pictureOptions + SceneOptions.all,
  details: """
    Draws the way from before the last event to after it: --keyboard, --rotate, or, where neither is said, the last
    one of the events in the file. All events before it take place first.

    casement animate chat.json --keyboard 216 --samples 6 -o chat.svg
    casement animate container.json --animated -o slide.svg
    """
) { arguments throws(Diagnostic) in
  let scene = try SceneOptions.load(arguments)
  var events = try SceneOptions.events(arguments, of: scene)
  if events.isEmpty { events = scene.events }
  if events.isEmpty {
    throw Diagnostic(.usage, "nothing happens: say --keyboard, --rotate, or write events in the file")
  }
  for event in events { try scene.play(event) }
  let isAnimated = arguments.has("animated")
  guard let samples = Int(exactly: try arguments.number("samples", in: 1...1000) ?? (isAnimated ? 30 : 5)) else {
    throw Diagnostic(.usage, "--samples is a whole number")
  }
  var options = try Pictures.options(arguments)
  // A strip is as wide as a page; a picture that moves has the page for itself.
  if isAnimated, options.zoom == 0 { options.zoom = 1.25 }
  var picture = try scene.filmstrip(samples, options)
  if isAnimated {
    if arguments.value("output")?.hasSuffix(".png") == true { throw Diagnostic(.usage, "a PNG does not move") }
    picture = try Filmstrip(picture).moving(duration: scene.lastDuration)
  }
  try Pictures.write(picture, arguments)
  return try SceneOptions.exit(arguments, [scene])
}
