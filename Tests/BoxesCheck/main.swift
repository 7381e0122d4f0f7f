// Lays out the cases of a corpus, one JSON object a line on the standard input, and compares the frames.
//
//   BoxesCheck [-v] [PART OF A NAME]    -v prints each miss with the frames that are and that should be
//
// The last line is: flex N of M, grid N of M.

import Foundation

let arguments = CommandLine.arguments.dropFirst()
let isVerbose = arguments.contains("-v")
let part = arguments.first { !$0.hasPrefix("-") }

var flex = Score(name: "flex")
var grid = Score(name: "grid")
while let line = readLine() {
  if line.isEmpty { continue }
  let test = try Case(line)
  if !test.isInScope || !(part.map { test.name.contains($0) } ?? true) { continue }
  let miss = try test.miss()
  if test.group == "grid" { grid.count(miss) } else { flex.count(miss) }
  if let miss, isVerbose { print("\(test.name) \(test.direction)\n\(miss)") }
}
print("\(flex), \(grid)")

struct Score: CustomStringConvertible {
  let name: String
  var right = 0
  var all = 0

  mutating func count(_ miss: String?) {
    all += 1
    if miss == nil { right += 1 }
  }

  var description: String { "\(name) \(right) of \(all)" }
}
