// Error messages: one sentence per error, preceded by the argument it is about, as in
// `rows[3].terms[2]: the coefficient is 0`.

import CCasement
import Notation
import Solver
import Status

/// The message of the last error of a handle, in bytes that the handle owns.
///
/// Always zero-terminated; a text that does not fit is truncated.
struct Message: Text {
  static var capacity: Int { 512 }

  private let bytes: UnsafeMutablePointer<UInt8>
  private var count = 0
  /// The message has begun with the name of an argument.
  private(set) var hasSubject = false
  /// The message is complete: the sentence of the error is not added.
  private(set) var isComplete = false
  /// The last status other than OK; OK if there was none.
  private(set) var status: Int32 = 0
  /// The remark to return instead of the error if the layout or solve took place; else 0.
  var remark: Int32 = 0
  /// The element of a batch that the call is processing. Messages begin with it.
  var element: (name: StaticString, index: Int)?

  init(_ bytes: UnsafeMutablePointer<UInt8>) {
    self.bytes = bytes
    bytes[0] = 0
  }

  /// The number of bytes written, without the zero.
  var length: Int { count }

  var pointer: UnsafePointer<CChar> { UnsafeRawPointer(bytes).assumingMemoryBound(to: CChar.self) }

  @inline(never)
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) {
    for byte in text where count < Message.capacity - 1 {
      bytes[count] = byte
      count += 1
    }
    bytes[count] = 0
  }

  /// Truncates the message to a length.
  mutating func truncate(to length: Int) {
    count = length
    bytes[count] = 0
  }

  /// Begins the message with an argument, as in `rows[3].terms[2]: `.
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

  /// Continues behind the argument, or begins without one.
  mutating func `continue`() {
    if !hasSubject { count = 0 }
    hasSubject = true
  }

  /// Continues behind the argument, or begins without one. The text that follows replaces the sentence of the error.
  mutating func complete() {
    `continue`()
    isComplete = true
  }

  /// Writes `words` in place of the sentence of the error.
  mutating func say(_ words: StaticString) {
    complete()
    write(words)
  }

  /// If the id is of another kind, writes that, as in `it is the id of an edit, not of an item`. Variables of solvers and
  /// controllers of scenes share their ids: `other` is the name of those that the handle has.
  mutating func describe(kindsOf error: Status, other: StaticString) {
    guard let (wanted, given) = error.kinds else { return }
    complete()
    write("it is the id of ")
    write(name(of: given, other))
    write(", not of ")
    write(name(of: wanted, other))
  }

  private func name(of kind: Identifier.Kind, _ other: StaticString) -> StaticString {
    switch kind {
    case .item: "an item"
    case .constraint: "a constraint"
    case .edit: "an edit"
    case .other: other
    }
  }

  /// Begins a message without an argument. The text that follows replaces the sentence of the error.
  mutating func beginComplete() {
    count = 0
    hasSubject = true
    isComplete = true
  }

  /// Ends the message with the sentence of the error, unless the message is complete.
  mutating func finish(with error: Status) {
    if !hasSubject { count = 0 }
    status = remark == 0 ? error.rawValue : remark
    if !isComplete { write(sentence(of: status)) }
    hasSubject = false
    isComplete = false
    remark = 0
  }

  private mutating func write(index: Int) {
    write("[")
    write(index)
    write("]")
  }
}

/// The message for a coefficient, multiplier or weight that is out of range.
let outsideFactors: StaticString = "the magnitude must be from 1e-300 to 1e300"

/// The message for a length of a scene that is out of range.
let beyondLargestLength: StaticString = "the magnitude must be at most 1e9"

/// The message of functions that need a screen.
let noScreen: StaticString = "the scene has no screen: create it with a profile such as ios7"

/// The message while a callback runs.
let busy: StaticString = "not re-entrant: called from a callback"

/// Returns a short sentence for a status, which can stand alone or after `terms[2]: `.
func sentence(of status: Int32) -> StaticString {
  switch status {
  case 0: "success"
  case cas_status(CAS_CONFLICT): "required constraints that cannot hold together were dropped"
  case Status.conflict.rawValue: "required constraints cannot hold together"
  case cas_status(CAS_UNSETTLED), Status.unsettled.rawValue: "measured sizes keep changing"
  case cas_status(CAS_MISMEASURED): "a measure function gave an impossible size"
  case Status.null.rawValue: "a required pointer is NULL"
  case Status.stale.rawValue: "unknown id, or what it named was removed"
  case Status.notFinite.rawValue: "a number is NaN or infinite"
  case Status.outOfRange.rawValue: "the value is out of range"
  case Status.empty.rawValue: "there is no term, or all terms cancel"
  case Status.zero.rawValue: "the coefficient is 0"
  case Status.repeated.rawValue: "named twice"
  case Status.tooMany.rawValue: "out of ids, or an impossible count"
  case Status.outOfMemory.rawValue: "out of memory"
  case Status.inUse.rawValue: "still in use"
  case Status.text.rawValue: "invalid UTF-8, or longer than 1023 bytes"
  case Status.numeric.rawValue: "numeric failure: overflow, or no convergence"
  case Status.fault.rawValue: "internal check failed: please report this"
  case Status.attributes.rawValue: "attributes that cannot be compared"
  case Status.kind.rawValue: "not possible for an item of this kind"
  case Status.owned.rawValue: "managed by its owner; change the owner instead"
  case Status.mode.rawValue: "the scene has no screen, or is in another mode"
  case Status.limit.rawValue: "step limit reached; a solve called again goes on, other calls need a higher limit"
  case Status.undecided.rawValue: "the check cannot tell whether the result is right"
  case Status.rule.rawValue: "syntax error or unknown name in a rule"
  default: "unknown status"
  }
}
