// The list of commands.

/// In the order of the help. A new command is one line here and one file.
let commands: [Command] = [
  solve, explain, check, compare, diff, render, animate, importing, record, replay, completions,
]

let manual = """
  casement lays out scenes: views and guides with constraints between them, on a screen or without one.
  A scene is a JSON file (docs/scenes.md), or a file of rules: Visual Format Language or equations, one per line.
  """

let exits = """
  exit codes
    0  done
    1  check: errors or warnings; with --check: conflicts or ambiguity; diff, replay: something differs
    2  invalid command line; diff: a version cannot be compared
    3  invalid input file; the message gives line and column
    4  a file cannot be read or written
    5  the library failed: out of memory, or numeric failure
  """
