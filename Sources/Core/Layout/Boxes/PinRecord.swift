// The records of pins: the variables of items that boxes arrange; see `Model/Rows/Pins`.

import Memory

/// Four values, indexed by side: left 0, top 1, width 2, height 3.
struct FrameSides<Value: BitwiseCopyable>: BitwiseCopyable {
  var left: Value
  var top: Value
  var width: Value
  var height: Value

  init(_ left: Value, _ top: Value, _ width: Value, _ height: Value) {
    (self.left, self.top, self.width, self.height) = (left, top, width, height)
  }

  init(repeating value: Value) { self.init(value, value, value, value) }

  subscript(side: Int) -> Value {
    get { side < 2 ? side == 0 ? left : top : side == 2 ? width : height }
    set {
      switch side {
      case 0: left = newValue
      case 1: top = newValue
      case 2: width = newValue
      default: height = newValue
      }
    }
  }
}

/// The rows that hold the variables of an arranged item.
struct Pin: BitwiseCopyable {
  let item: Int32
  let node: Int32
  /// The slots of the constraints of left, top, width and height, or -1.
  var rows = FrameSides<Int32>(repeating: -1)
  /// A row that needed it was removed, or none was added yet: the next layout finds out whether a row needs it.
  var isDoubtful = true
  /// Every layout compares its constants with the frame of its item: a hidden item follows its siblings, and a frame beyond the
  /// limits is not that of the rows.
  var isWatched = false
  /// For a hidden item, the shown sibling that gave it its place in a round; see `HiddenPlaces`.
  var shownSibling: (node: Int32, isBefore: Bool, round: UInt32) = (-1, false, 0)
  /// The constants of its rows in the steadiest round of the layout; see `PinRounds`.
  var steadiest = FrameSides(repeating: 0.0)

  init(item: Int32, node: Int32) {
    self.item = item
    self.node = node
  }

  var hasRows: Bool { rows.left >= 0 }
}

/// The pins. Those that the next layout has to visit are the last ones.
struct Pins: ~Copyable {
  var records: Buffer<Pin>
  /// From this index on, pins are doubtful or watched, or the frames of their items may differ from the constants of their rows.
  var firstChanged: Int32 = 0
  /// From this index on, pins have no rows.
  var firstRowless: Int32 = 0
  /// The number of the present round: frames and hidden items do not change in it.
  var round: UInt32 = 0

  init(_ account: Account) { records = Buffer(account) }

  mutating func release() { records.release() }

  var count: Int32 { Int32(truncatingIfNeeded: records.count) }
  var isEmpty: Bool { records.isEmpty }
}

extension SceneBoxes {
  /// Adds a pin without rows. Memory is reserved.
  mutating func addPin(of item: Int32, _ node: Int32) {
    records[node].pin = pins.count
    pins.records.appendReserved(Pin(item: item, node: node))
  }

  /// Makes the next layout visit the pin of a node, if there is one.
  mutating func notePin(of node: Int32) {
    let pin = records[node].pin
    if pin < 0 || pin >= pins.firstChanged { return }
    pins.firstChanged -= 1
    exchangePins(pin, pins.firstChanged)
  }

  /// Records that the rows of the pin of a node were removed.
  mutating func noteRowless(_ node: Int32) {
    notePin(of: node)
    let pin = records[node].pin
    if pin >= pins.firstRowless { return }
    pins.firstRowless -= 1
    exchangePins(pin, pins.firstRowless)
  }

  /// Records that the last pin, which had no rows, got its rows.
  mutating func noteRowsOfLastPin() {
    exchangePins(pins.count - 1, pins.firstRowless)
    pins.firstRowless += 1
  }

  /// Records that the constants of all rows are those of the frames.
  mutating func settlePins() {
    for index in pins.firstChanged..<pins.firstRowless
    where !pins.records[index].isDoubtful && !pins.records[index].isWatched {
      exchangePins(index, pins.firstChanged)
      pins.firstChanged += 1
    }
  }

  /// Removes the pin of a node, if there is one.
  mutating func removePin(of node: Int32) {
    if records[node].pin < 0 { return }
    noteRowless(node)
    exchangePins(records[node].pin, pins.count - 1)
    _ = pins.records.removeLast()
    records[node].pin = -1
  }

  private mutating func exchangePins(_ one: Int32, _ other: Int32) {
    if one == other { return }
    let pin = pins.records[one]
    pins.records[one] = pins.records[other]
    pins.records[other] = pin
    records[pins.records[one].node].pin = one
    records[pin.node].pin = other
  }
}

/// How the constants of pins changed in the rounds of a layout. The steadiest round is the one after which they changed least.
/// A layout that does not settle ends with the constants of this round.
struct PinRounds: BitwiseCopyable {
  /// The least change of a round: the largest difference of a constant.
  var leastChange = Double.infinity
  /// The constants before the first round are those of a layout that did not settle. Otherwise that round does not count: its
  /// constants are of a scene that has changed since, or are 0.
  var isResumed = false
  /// The constants of this round are compared.
  var isComparing = false
  /// In the last round a frame was beyond the limit of coordinates: the constant of its pin is at the limit.
  var isBeyondLimit = false

  mutating func begin() {
    leastChange = .infinity
    isComparing = isResumed
    isResumed = false
    isBeyondLimit = false
  }

  /// Notes the change of a round. Returns whether it is the steadiest one so far; differences from rounding do not count, nor
  /// does a round with constants at the limit.
  mutating func isSteadiest(_ change: Double) -> Bool {
    defer { isComparing = !isBeyondLimit }
    if !isComparing || isBeyondLimit || change >= 0.999 * leastChange { return false }
    leastChange = change
    return true
  }
}
