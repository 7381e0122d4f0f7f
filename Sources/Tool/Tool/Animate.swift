// casement animate: an animation as a picture.

import Documents
import Pictures

let animate = Command(
  name: "animate", summary: "draw an animation as a filmstrip or as an animated SVG", operands: "FILE",
  operandCount: 1...1,
  options: [
    Option(name: "samples", value: "N", summary: "number of pictures, from 1 to 1000 (default 5; 30 with --animated)"),
    Option(name: "animated", summary: "write one animated SVG instead of pictures side by side"),
  ] + pictureOptions + SceneOptions.all,
  details: """
    Draws the animation of the last event: the one of --keyboard or --rotate, or the last event of the file. Earlier
    events are performed first.

    casement animate chat.json --keyboard 216 --samples 6 -o chat.svg
    casement animate container.json --animated -o slide.svg
    """
) { arguments throws(Diagnostic) in
  let scene = try SceneOptions.load(arguments)
  var events = try SceneOptions.events(arguments, of: scene)
  if events.isEmpty { events = scene.events }
  if events.isEmpty {
    let options = scene.hasScreen ? "--keyboard or --rotate" : "--profile ios7 with --keyboard or --rotate"
    let members = scene.hasScreen ? "events" : "\"profile\" and events"
    throw Diagnostic(.usage, "no event: use \(options), or add \(members) to the file")
  }
  for event in events { try scene.play(event) }
  let isAnimated = arguments.has("animated")
  guard let samples = Int(exactly: try arguments.number("samples", in: 1...1000) ?? (isAnimated ? 30 : 5)) else {
    throw Diagnostic(.usage, "--samples: expected a whole number")
  }
  var options = try Pictures.options(arguments)
  // A filmstrip must fit on a page; an animated picture has the page to itself.
  if isAnimated, options.zoom == 0 { options.zoom = 1.25 }
  let strip = try scene.filmstrip(samples, options)
  if isAnimated, arguments.value("output")?.hasSuffix(".png") == true {
    throw Diagnostic(.usage, "--animated writes SVG: name a file that ends in .svg")
  }
  try Pictures.write(isAnimated ? strip.moving(duration: scene.lastDuration) : strip.sideBySide(), arguments)
  return try SceneOptions.exit(arguments, [scene])
}
