// Compares the results of a call with the recorded ones.

import CCasement

struct Answers {
  /// The allowed difference of two numbers, relative to the larger or to 1; 0 for none.
  let tolerance: Double
  let handles: Handles
  let library: Library

  /// Compares each result of a call with the recorded one. Assigns new handles their recorded numbers.
  func compare(
    _ function: Function, _ arguments: CallArguments, _ result: UnsafeMutableRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    var shape = function.shape
    let kind = shape.first
    try compare(&shape, UnsafeRawPointer(result), "the result", arguments, &reader)
    _ = shape.take(":")
    if TraceFormat.isStatus(kind), !TraceFormat.hasResults(result.load(as: Int32.self)) { return }
    var word = 0
    for name in function.parameters {
      if shape.take(">") {
        try written(&shape, arguments.words[word], name, arguments, &reader)
        word += 1
      } else {
        word += shape.leaves()
      }
    }
  }

  /// Stores a handle that a call created.
  func keepHandles(
    _ function: Function, _ arguments: CallArguments, _ result: UnsafeMutableRawPointer
  ) throws(ReplayFailure) {
    var shape = function.shape
    try keepHandle(shape, result, arguments)
    shape.skipResult()
    var word = 0
    while !shape.isAtEnd {
      if shape.take(">") {
        try keepHandle(shape, UnsafeRawPointer(bitPattern: UInt(arguments.words[word])), arguments)
        _ = shape.extent()
        word += 1
      } else {
        word += shape.leaves()
      }
    }
  }

  private func keepHandle(
    _ shape: Shape, _ place: UnsafeRawPointer?, _ arguments: CallArguments
  ) throws(ReplayFailure) {
    guard isHandle(shape.first), let place else { return }
    try handles.keep(place.load(as: UnsafeMutableRawPointer?.self), shape.first, of: arguments.handle, library)
  }

  private func isHandle(_ kind: UInt8) -> Bool {
    kind == UInt8(ascii: "S") || kind == UInt8(ascii: "E") || kind == UInt8(ascii: "P")
  }

  private func written(
    _ shape: inout Shape, _ word: UInt64, _ name: String, _ arguments: CallArguments, _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    guard let pointer = UnsafeRawPointer(bitPattern: UInt(word)) else {
      _ = shape.extent()
      return
    }
    if shape.take(">") {
      let isPointer = shape.take("(")
      if !isPointer { _ = shape.take("[") }
      let number = arguments.words[shape.number()]
      let count = isPointer ? UnsafeRawPointer(bitPattern: UInt(number))?.load(as: Int.self) : Int(number)
      try array(&shape, pointer.load(as: UnsafeRawPointer?.self), count ?? 0, name, arguments, &reader)
    } else if shape.take("[") {
      let count = Int(truncatingIfNeeded: arguments.words[shape.number()])
      try array(&shape, pointer, count, name, arguments, &reader)
    } else {
      _ = shape.take("o")
      try compare(&shape, pointer, name, arguments, &reader)
    }
  }

  private func array(
    _ shape: inout Shape, _ start: UnsafeRawPointer?, _ count: Int, _ name: String, _ arguments: CallArguments,
    _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    let recorded = try reader.count() ?? 0
    let actual = start == nil ? 0 : count
    guard recorded == actual else {
      throw difference("the number of \(name)", String(recorded), String(actual))
    }
    let size = shape.ahead.size
    for index in 0..<actual {
      var element = shape
      try compare(&element, start.unsafelyUnwrapped + index * size, "\(name)[\(index)]", arguments, &reader)
    }
    _ = shape.extent()
  }

  /// Compares one value. Throws an error with both values if they differ.
  private func compare(
    _ shape: inout Shape, _ memory: UnsafeRawPointer, _ name: @autoclosure () -> String, _ arguments: CallArguments,
    _ reader: inout TraceReader
  ) throws(ReplayFailure) {
    if isHandle(shape.first) {
      _ = shape.next()
      return try handle(memory, &reader)
    }
    var (before, copy) = (reader, shape)
    if try isSame(&shape, memory, &reader) { return }
    let isStatus = TraceFormat.isStatus(copy.first)
    let recorded = try Rendering.recorded(copy, &before)
    let actual = Rendering.present(&copy, memory)
    throw difference(
      name(), isStatus ? Rendering.status(recorded) : recorded, isStatus ? Rendering.status(actual) : actual)
  }

  private func difference(_ name: String, _ recorded: String, _ actual: String) -> ReplayFailure {
    ReplayFailure(.difference, "\(name)\n  recorded: \(recorded)\n  now:      \(actual)")
  }

  private func handle(_ memory: UnsafeRawPointer, _ reader: inout TraceReader) throws(ReplayFailure) {
    let number = try reader.number()
    guard let pointer = memory.load(as: UnsafeMutableRawPointer?.self) else {
      if number == 0 { return }
      throw difference("the result", "#\(number)", "NULL")
    }
    if number == 0 { throw difference("the result", "NULL", "not NULL") }
    try handles.name(pointer, number, reader)
  }

  // MARK: Values

  private func isSame(
    _ shape: inout Shape, _ memory: UnsafeRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) -> Bool {
    guard shape.take("{") else { return try isSame(scalar: shape.next(), memory, &reader) }
    var whole = Extent()
    var isSame = true
    while !shape.take("}") {
      let member = shape.ahead
      let isMember = try self.isSame(&shape, memory + whole.place(for: member), &reader)
      isSame = isSame && isMember
      whole.append(member)
    }
    return isSame
  }

  private func isSame(
    scalar kind: UInt8, _ memory: UnsafeRawPointer, _ reader: inout TraceReader
  ) throws(ReplayFailure) -> Bool {
    switch kind {
    case UInt8(ascii: "i"), UInt8(ascii: "k"):
      return TraceFormat.unfolded(try reader.number()) == memory.load(as: Int32.self)
    case UInt8(ascii: "u"): return try reader.number() == UInt64(memory.load(as: UInt32.self))
    case UInt8(ascii: "q"), UInt8(ascii: "z"): return try reader.number() == memory.load(as: UInt64.self)
    case UInt8(ascii: "d"): return isSame(try reader.double(), memory.load(as: Double.self))
    case UInt8(ascii: "s"), UInt8(ascii: "t"):
      let recorded = try reader.text()
      return recorded.map { Array($0) } == Rendering.text(memory.load(as: UnsafePointer<CChar>?.self))
    default: return true
    }
  }

  private func isSame(_ first: Double, _ second: Double) -> Bool {
    if first.bitPattern == second.bitPattern || first.isNaN && second.isNaN { return true }
    guard tolerance > 0, first.isFinite, second.isFinite else { return false }
    return abs(first - second) <= tolerance * max(1, abs(first), abs(second))
  }
}
