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

  init(item: Int32) { self.item = item }
}
