// The cache of answers. Each node caches its answers, so that a box asks each child every question once, however deeply
// boxes are nested.

import Memory
import Status

/// The key of a cached answer: a question whose irrelevant parts are 0.
struct AnswerKey: BitwiseCopyable {
  fileprivate let width: UInt64
  fileprivate let height: UInt64
  fileprivate let basisWidth: UInt64
  fileprivate let basisHeight: UInt64
  /// The kinds of width (2 bits) and height (2 bits), whether a baseline is asked for, and whether the answer is a
  /// placement.
  fileprivate let kinds: UInt8

  private static let baseline: UInt8 = 16
  private static let placement: UInt8 = 32

  /// `usesPercent`: the answer depends on the basis. `usesHeight`: minimum and maximum widths depend on the height.
  @inline(__always)
  init(_ question: Question, usesPercent: Bool, usesHeight: Bool = true, isPlacement: Bool = false) {
    let heightKind = question.widthKind == .known || usesHeight ? question.heightKind : .automatic
    width = question.widthKind == .known ? question.width.bitPattern : 0
    height = heightKind == .automatic ? 0 : question.height.bitPattern
    basisWidth = usesPercent ? question.basis.width.bitPattern : 0
    basisHeight = usesPercent ? question.basis.height.bitPattern : 0
    kinds =
      question.widthKind.rawValue | heightKind.rawValue << 2
      | (question.wantsBaseline ? AnswerKey.baseline : 0) | (isPlacement ? AnswerKey.placement : 0)
  }

  var isPlacement: Bool { kinds & AnswerKey.placement != 0 }

  /// Whether the question is about a minimum or maximum width, whose answer depends on no width.
  var isIntrinsic: Bool { kinds & 3 != Question.Width.known.rawValue }

  /// The question of the key. An irrelevant basis is indefinite.
  var question: Question {
    let basis =
      basisWidth | basisHeight == 0
      ? Pair(Double.nan, Double.nan) : Pair(Double(bitPattern: basisWidth), Double(bitPattern: basisHeight))
    var question = Question(Question.Width(rawValue: kinds & 3).unsafelyUnwrapped, basis: basis)
    question.width = Double(bitPattern: width)
    question.height = Double(bitPattern: height)
    question.heightKind = Question.Height(rawValue: kinds >> 2 & 3).unsafelyUnwrapped
    question.wantsBaseline = kinds & AnswerKey.baseline != 0
    return question
  }

  @inline(__always)
  static func == (one: AnswerKey, other: AnswerKey) -> Bool {
    one.kinds == other.kinds && one.width == other.width && one.height == other.height
      && one.basisWidth == other.basisWidth && one.basisHeight == other.basisHeight
  }
}

/// The cached answers, in a list for each node.
///
/// A pass is one layout. Each record has the pass in which it was computed, and the one in which it was last used.
struct Answers: ~Copyable {
  struct Record: BitwiseCopyable {
    var key: AnswerKey
    var answer: Answer
    /// The next answer of the node, or the next free record; -1 for none.
    var next: Int32
    var computed: UInt32
    var used: UInt32
  }

  /// The largest number of answers cached for a node.
  static let most = 8

  private var records: Buffer<Record>
  private var free: Int32 = -1
  var pass: UInt32 = 1

  init(_ account: Account) { records = Buffer(account) }

  @inline(__always)
  subscript(index: Int32) -> Record {
    get { records[index] }
    set { records[index] = newValue }
  }

  /// Returns the answer to a question in a list, or nil.
  @inline(__always)
  mutating func find(_ key: AnswerKey, from first: Int32) -> Answer? {
    var index = first
    while index >= 0 {
      if records[index].key == key {
        records[index].used = pass
        return records[index].answer
      }
      index = records[index].next
    }
    return nil
  }

  /// Adds an answer to a list, and returns its new first record.
  mutating func add(_ key: AnswerKey, _ answer: Answer, to first: Int32) throws(MemoryError) -> Int32 {
    let record = Record(key: key, answer: answer, next: first, computed: pass, used: pass)
    let index = free
    if index < 0 {
      try records.append(record)
      return Int32(truncatingIfNeeded: records.count - 1)
    }
    free = records[index].next
    records[index] = record
    return index
  }

  /// Frees the record after `previous` in a list, or its first one for -1, and returns the new first record.
  mutating func remove(_ index: Int32, after previous: Int32, first: Int32) -> Int32 {
    let next = records[index].next
    records[index].next = free
    free = index
    if previous < 0 { return next }
    records[previous].next = next
    return first
  }

  /// Frees all records of a list.
  mutating func removeAll(_ first: Int32) {
    var index = first
    while index >= 0 {
      let next = records[index].next
      records[index].next = free
      free = index
      index = next
    }
  }

  mutating func removeAll() {
    records.removeAll()
    free = -1
  }

  mutating func count(_ first: Int32) -> Int {
    var count = 0
    var index = first
    while index >= 0 {
      count += 1
      index = records[index].next
    }
    return count
  }

  mutating func release() {
    records.release()
    free = -1
  }
}

extension Boxes {
  /// Caches an answer of a node. Beyond `Answers.most`, drops the oldest one.
  mutating func keep(_ key: AnswerKey, _ answer: Answer, of node: Int32) throws(Status) {
    do throws(MemoryError) { nodes[node].answers = try answers.add(key, answer, to: nodes[node].answers) } catch {
      throw .outOfMemory
    }
    if answers.count(nodes[node].answers) > Answers.most { dropOldest(of: node) }
  }

  private mutating func dropOldest(of node: Int32) {
    var previous: Int32 = -1
    var index = nodes[node].answers
    while answers[index].next >= 0 {
      previous = index
      index = answers[index].next
    }
    nodes[node].answers = answers.remove(index, after: previous, first: nodes[node].answers)
    noteLoss(of: node)
  }

  /// Records that answers of the container may depend on an answer that is no longer cached.
  private mutating func noteLoss(of node: Int32) {
    let parent = nodes[node].parent
    if parent >= 0 { nodes[parent].flags.insert(.hasLostDependency) }
  }

  /// Called after a box was placed again, and after its children were. Drops answers about known widths that this pass
  /// has not used.
  ///
  /// An answer that was computed in an earlier pass and used in this one may depend on answers that its children
  /// dropped. If intrinsic widths follow from heights of children, this is true of intrinsic widths, too.
  mutating func dropUnused(of node: Int32) {
    let usesHeights = widthsUseHeights(of: node)
    var previous: Int32 = -1
    var index = nodes[node].answers
    while index >= 0 {
      let record = answers[index]
      let isIntrinsic = record.key.isIntrinsic
      if isIntrinsic || record.used == answers.pass {
        if record.computed != answers.pass && (!isIntrinsic || usesHeights) {
          nodes[node].flags.insert(.hasLostDependency)
        }
        previous = index
      } else {
        nodes[node].answers = answers.remove(index, after: previous, first: nodes[node].answers)
      }
      index = record.next
    }
  }

  /// Whether the intrinsic widths of a box follow from heights of its children, as in grids and in flows with several
  /// columns.
  private mutating func widthsUseHeights(of node: Int32) -> Bool {
    let style = nodes[node].style
    return styles[style].display == .grid || styles[style].direction.axis == .vertical && styles[style].wrap != .none
  }

  /// Drops the placement of a box.
  mutating func dropPlacement(of node: Int32) {
    var previous: Int32 = -1
    var index = nodes[node].answers
    while index >= 0 {
      if answers[index].key.isPlacement {
        nodes[node].answers = answers.remove(index, after: previous, first: nodes[node].answers)
        return
      }
      previous = index
      index = answers[index].next
    }
  }

  /// Drops all answers of a node.
  mutating func dropAnswers(of node: Int32) {
    answers.removeAll(nodes[node].answers)
    nodes[node].answers = -1
    nodes[node].flags.remove(.isConstant)
  }
}
