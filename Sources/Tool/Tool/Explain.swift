// casement explain: conflicts, ambiguity, and the reasons for a frame; and what a log of Auto Layout means.

import Documents
import Logs

let explain = Command(
  name: "explain", summary: "report conflicts, ambiguity and unsatisfied constraints", operands: "FILE [ITEM]",
  operandCount: 1...2,
  options: [
    Option(name: "full", summary: "list the constraints of the screen in conflicts instead of their number"),
    Option(name: "json", summary: "for a log: print JSON"),
  ] + SceneOptions.all,
  details: """
    For a scene, lists conflicts, ambiguous items, views smaller than their contents, unsatisfied optional
    constraints, and views under bars or the keyboard. For an item, prints its frame and the constraints that
    determine it, each with the line of its rule. An item without a name is # and its number, as in the output of solve.

    For a log with "Unable to simultaneously satisfy constraints", as UIKit and AppKit print it, lists for each message
    the constraints that cannot hold together, by how many points, which one was broken, which would have been better,
    and usual causes.

    casement explain form.json
    casement explain chat.json send --keyboard 216
    casement explain console.log --json
    """
) { arguments throws(Diagnostic) in
  let file = try SceneOptions.file(arguments)
  if let words = try logWords(arguments, file) {
    try Files.print(words)
    return ExitCode.success.rawValue
  }
  if arguments.has("json") {
    throw Diagnostic(.usage, "--json: \(file.name) is not a log; for the frames of a scene use casement solve --json")
  }
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

/// Returns what the messages of a log mean; nil for a file that is no log.
private func logWords(_ arguments: Arguments, _ file: Source) throws(Diagnostic) -> String? {
  if arguments.has("vfl") || file.form == .rules { return nil }
  let isNamedLog = file.name.hasSuffix(".log")
  // A scene begins with a brace, a storyboard with <; so may the list of a log.
  let first = file.bytes.first { !" \n\r\t".utf8.contains($0) }
  if !isNamedLog, first == UInt8(ascii: "{") || !LogReport.isLog(file.text[...]) { return nil }
  let reports = LogReport.all(in: file.text)
  if reports.isEmpty {
    if !isNamedLog { return nil }
    throw Diagnostic(.badInput, "\(file.name): no message \"Unable to simultaneously satisfy constraints\"")
  }
  if arguments.operands.count == 2 { throw Diagnostic(.usage, "explain: \(file.name) is a log, which has no items") }
  let explanations = reports.map { LogExplanation($0) }
  if arguments.has("json") { return LogExplanation.json(explanations) }
  let words = explanations.map { $0.words() }.joined(separator: "\n")
  return words.split(separator: "\n", omittingEmptySubsequences: false).map { printable(String($0)) }
    .joined(separator: "\n")
}
