// The records of pins: the variables of items that boxes arrange; see `Model/Rows/Pins`.

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
  /// Whether there are rows; the next layout adds those that are missing.
  var hasRows = false
  /// The slots of the constraints of left, top, width and height, or -1.
  var rows = FrameSides<Int32>(repeating: -1)
  /// A row that needed it was removed, or none was added yet: the next layout finds out whether a row needs it.
  var isDoubtful = true
  /// The constants of its rows in the steadiest round of the layout; see `PinRounds`.
  var steadiest = FrameSides(repeating: 0.0)

  init(item: Int32) { self.item = item }
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
