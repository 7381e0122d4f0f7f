// The words of failures: one sentence per error, preceded by what it is about where a call has several candidates, as
// in `rows[3].terms[2]: the coefficient is 0`.

import Notation
import Solver
import Status

/// The last failure of one handle, in bytes that the handle owns.
///
/// Always zero-terminated; a text that does not fit is cut.
struct Message: Text {
  static var capacity: Int { 512 }

  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0
  private(set) var hasSubject = false
  /// Nothing is missing: no sentence comes behind it.
  private(set) var isComplete = false
  /// What the message is about; OK while nothing has failed.
  private(set) var status: Int32 = 0
  /// The element of a batch that the call is at, which comes before what is blamed of it.
  var element: (name: StaticString, index: Int)?

  init(_ bytes: UnsafeMutablePointer<UInt8>) {
    self.bytes = bytes
    bytes[0] = 0
  }

  var pointer: UnsafePointer<CChar> { UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self) }

  @inline(never)
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text where count < Message.capacity - 1 {
      bytes[count] = byte
      count += 1
    }
    bytes[count] = 0
  }

  /// Begins with the argument to blame.
  mutating func begin(_ name: StaticString, _ index: Int? = nil, row: Int? = nil) {
    count = 0
    if let element {
      write(element.name)
      write(index: element.index)
      write(".")
    }
    if let row {
      write("rows")
      write(index: row)
      write(".")
    }
    write(name)
    if let index { write(index: index) }
    write(": ")
    hasSubject = true
  }

  /// Goes on behind the argument to blame, or begins without one.
  mutating func `continue`() {
    if !hasSubject { count = 0 }
    hasSubject = true
  }

  /// Goes on behind the argument to blame, or begins without one, with what says all that is left to say.
  mutating func complete() {
    `continue`()
    isComplete = true
  }

  /// Says what is wrong with the argument to blame in other words than those of the error.
  mutating func say(_ words: StaticString) {
    complete()
    write(words)
  }

  /// Begins a message that says all by itself.
  mutating func beginComplete() {
    count = 0
    hasSubject = true
    isComplete = true
  }

  /// Ends with what was wrong; without a subject that is the whole message.
  mutating func finish(with error: Status) {
    if !hasSubject { count = 0 }
    if !isComplete { write(sentence(of: error.rawValue)) }
    hasSubject = false
    isComplete = false
    status = error.rawValue
  }

  private mutating func write(index: Int) {
    write("[")
    write(index)
    write("]")
  }
}

/// What is said of a coefficient, multiplier or weight that is out of range.
let outsideFactors: StaticString = "the size is not from 1e-300 to 1e300"

/// What is said while a function of the caller's runs.
let busy: StaticString = "a function that this calls must not call it"

/// A short sentence for each status, readable after `terms[2]: ` and alone.
func sentence(of status: Int32) -> StaticString {
  switch status {
  case 0: "success"
  case Status.null.rawValue: "a required pointer is NULL"
  case Status.stale.rawValue: "the id was never given out, or its thing is gone"
  case Status.notFinite.rawValue: "a number is NaN or infinite"
  case Status.outOfRange.rawValue: "the value is outside what is allowed"
  case Status.empty.rawValue: "a row needs at least one term"
  case Status.zero.rawValue: "the coefficient is 0"
  case Status.repeated.rawValue: "the same thing is named twice"
  case Status.tooMany.rawValue: "more things than there are ids, or a count that cannot be"
  case Status.outOfMemory.rawValue: "the allocator gave no memory"
  case Status.conflict.rawValue: "required rows cannot hold together"
  case Status.inUse.rawValue: "the thing is still used by another"
  case Status.text.rawValue: "the text is not UTF-8, or longer than 1023 bytes"
  case Status.numeric.rawValue: "the arithmetic could not be carried through, or came to no end"
  case Status.fault.rawValue: "a promise of the solver is broken: please report"
  case Status.attributes.rawValue: "attributes that cannot be compared"
  case Status.kind.rawValue: "the item is not of a kind that has this"
  case Status.unsettled.rawValue: "measured sizes do not come to rest"
  case Status.owned.rawValue: "it belongs to what it came with, and changes with that"
  case Status.mode.rawValue: "the scene has no screen, or is not in the mode that this needs"
  case Status.rule.rawValue: "the rule cannot be read"
  default: "not a status of this library"
  }
}
