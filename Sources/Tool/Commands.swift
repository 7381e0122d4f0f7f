// The commands there are.

/// In the order of the help. A new command is a line here and a file of its own.
let commands: [Command] = [
  solve, explain, render, animate, compare, importing, record, replay, completions,
]

let manual = """
  casement lays out scenes: views and guides with constraints between them, on a screen or without one.
  A scene is a JSON file (docs/scenes.md), or a text of rules alone, in the Visual Format Language or as equations.
  """

let exits = """
  exit codes
    0  done
    1  with --check: the layout has conflicts or is ambiguous; of replay: an answer differs
    2  the command line is not right
    3  the file cannot be understood; the message says where
    4  a file cannot be read or written
    5  the library could not do it: memory, numbers
  """
