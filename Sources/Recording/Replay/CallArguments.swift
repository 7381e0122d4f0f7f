// The arguments of one recorded call, rebuilt in memory.

struct CallArguments {
  /// The address of each argument, for libffi.
  private(set) var places: [UnsafeMutableRawPointer?] = []
  /// The arguments with structs by value split into members, as shapes count them.
  private(set) var words: [UInt64] = []
  /// A number that is recorded with the arguments but not passed to the function.
  private(set) var unpassed: UInt64?
  /// The handle of the call; 0 for a call that creates one.
  private(set) var handle: UInt64

  private let room = Room()
  private var counts: [(word: Int, elements: Int)] = []

  init(
    _ reader: inout TraceReader, _ function: Function, _ handles: Handles, _ callbacks: TraceValues.Callbacks
  ) throws(ReplayFailure) {
    var values = TraceValues(room, handles, callbacks, isWhole: function.isWhole)
    handle = 0
    var shape = function.shape
    shape.skipResult()
    while !shape.isAtEnd { try take(&shape, &values, &reader) }
    handle = values.handle
    for (word, elements) in counts {
      try TraceValues.check(Int(truncatingIfNeeded: words[word]), elements, reader)
    }
    makeRoom(function.shape)
  }

  private mutating func take(
    _ shape: inout Shape, _ values: inout TraceValues, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    if shape.take("n") {
      unpassed = try reader.number()
      words.append(unpassed ?? 0)
      return
    }
    let place = room.make(shape.ahead.size)
    places.append(place)
    if shape.first == UInt8(ascii: "{") { return try leaves(&shape, place, &values, &reader) }
    let extent = shape.ahead
    if shape.take(">") {
      // Memory is allocated when all numbers are known. Until then the word is 0 or the declared size.
      let isThere = try reader.byte() != 0
      let size = isThere && shape.first == UInt8(ascii: "o") ? try reader.number() : 1
      place.put(isThere ? max(size, 1) : 0)
      _ = shape.extent()
    } else if shape.take("[") {
      let word = shape.number()
      if let count = try values.array(&shape, place, &reader) { counts.append((word, count)) }
    } else {
      try values.put(&shape, place, in: place, &reader)
    }
    words.append(UnsafeRawPointer(place).word(extent.size))
  }

  /// Reads a struct by value; each of its members becomes a word.
  private mutating func leaves(
    _ shape: inout Shape, _ place: UnsafeMutableRawPointer, _ values: inout TraceValues, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    _ = shape.next()
    var whole = Extent()
    while !shape.take("}") {
      let member = shape.ahead
      let inside = place + whole.place(for: member)
      if shape.first == UInt8(ascii: "{") {
        try leaves(&shape, inside, &values, &reader)
      } else {
        try values.put(&shape, inside, in: inside, &reader)
        words.append(UnsafeRawPointer(inside).word(member.size))
      }
      whole.append(member)
    }
  }

  // MARK: Output parameters

  private mutating func makeRoom(_ function: Shape) {
    var shape = function
    shape.skipResult()
    var word = 0
    for argument in places.indices {
      guard shape.take(">") else {
        word += shape.leaves()
        continue
      }
      if words[word] != 0, let place = places[argument] {
        let target = roomForResult(shape, size: words[word])
        words[word] = UInt64(UInt(bitPattern: target))
        place.put(target)
      }
      _ = shape.extent()
      word += 1
    }
  }

  private func roomForResult(_ result: Shape, size: UInt64) -> UnsafeMutableRawPointer {
    var shape = result
    if shape.take("[") {
      let count = Int(truncatingIfNeeded: words[shape.number()])
      return room.make((0...TraceFormat.mostElements).contains(count) ? count * shape.ahead.size : 0)
    }
    if shape.take("o") {
      let target = room.make(max(shape.ahead.size, TraceFormat.largestStructure))
      target.put(size)
      return target
    }
    return room.make(shape.ahead.size)
  }
}
