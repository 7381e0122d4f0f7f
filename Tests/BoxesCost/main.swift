// What building and laying out boxes costs.
//
//   BoxesCost tree|list|cards|table COUNT build|leaf|text|same|wider|append REPETITIONS
//
// tree   boxes of four, in rows and columns in turn, COUNT in all (341, 5461, 87381)
// list   a column of COUNT rows of an icon, a growing box with a title that wraps, and a badge
// cards  a grid of COUNT texts, in as many columns of at least 200 points as fit
// table  a grid of 8 columns and COUNT rows of texts; the columns are auto and 1fr in turn
//
// build  a tree is built, and laid out for the first time
// leaf   the size of a leaf changes, and back
// text   a text changes so that its row has another height, and back
// same   nothing changes
// wider  the window is a point wider, and back
// append a row is added, and removed
//
// It prints nanoseconds and bytes an element. scripts/test/boxes-cost counts the instructions of `measured`.

import Boxes
import Foundation
import Memory

let arguments = CommandLine.arguments
guard arguments.count == 5, let shape = Workload.Shape(rawValue: arguments[1]), let count = Int(arguments[2]),
  let repetitions = Int(arguments[4])
else {
  print("BoxesCost tree|list|cards|table COUNT build|leaf|text|same|wider|append REPETITIONS")
  exit(2)
}
let operation = arguments[3]

/// Runs the work whose instructions are counted.
@inline(never)
func measured(_ work: (Int) throws -> Void) rethrows {
  for repetition in 0..<repetitions { try work(repetition) }
}

func seconds() -> Double {
  var time = timespec()
  clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
  return Double(time.tv_sec) + Double(time.tv_nsec) * 1e-9
}

let account = Account(allocate: nil, reallocate: nil, release: nil, context: nil)!
var work = Workload(account, shape, count: count)
if operation != "build" { try work.build() }
let start = seconds()
try measured { repetition in try work.run(operation, repetition) }
let time = seconds() - start
let elements = work.elements
print(
  "\(arguments[1]) \(count) \(operation): \(Int(time / Double(repetitions) * 1e9)) ns, "
    + "\(Int(time / Double(repetitions) / Double(elements) * 1e9)) an element; "
    + "\(account.bytes / elements) bytes an element")
work.boxes.release()
account.close()
