// Values as bytes, along their shapes.

import CLibrary

extension Recording {
  /// What goes in: scalars, and what pointers point at unless it is to be written.
  func putArguments(_ function: Shape, _ words: Span<UInt64>) {
    var shape = function
    shape.skipResult()
    var index = 0
    while !shape.isAtEnd { putArgument(&shape, words, &index) }
  }

  private func putArgument(_ shape: inout Shape, _ words: Span<UInt64>, _ index: inout Int) {
    if shape.take("{") {
      while !shape.take("}") { putArgument(&shape, words, &index) }
      return
    }
    let bits = words[index]
    index += 1
    if shape.take(">") {
      putPlace(&shape, UnsafeRawPointer(bits))
    } else if shape.take("[") {
      let count = Int(truncatingIfNeeded: words[shape.number()])
      putArray(&shape, UnsafeRawPointer(bits), count)
    } else if shape.first == UInt8(ascii: "*") || shape.first == UInt8(ascii: "o") {
      putReferred(&shape, UnsafeRawPointer(bits))
    } else {
      put(scalar: shape.next(), bits)
    }
  }

  /// Where something is to be written: whether there is a place, and how large a struct may be there.
  private func putPlace(_ shape: inout Shape, _ pointer: UnsafeRawPointer?) {
    put(pointer == nil ? 0 : 1 as UInt8)
    if shape.first == UInt8(ascii: "o"), let pointer { put(pointer.load(as: UInt64.self)) }
    _ = shape.extent()
  }

  /// What comes out: the result, and what was written if it says that something was.
  func putResults(_ function: Shape, _ words: Span<UInt64>, _ result: UnsafeRawPointer) {
    var shape = function
    let kind = shape.first
    putValue(&shape, result, in: result)
    _ = shape.take(":")
    guard isWorthReading(kind, result) else { return }
    var index = 0
    while !shape.isAtEnd { putWritten(&shape, words, &index) }
  }

  private func isWorthReading(_ kind: UInt8, _ result: UnsafeRawPointer) -> Bool {
    guard Format.isStatus(kind) else { return true }
    return Format.bringsResults(result.load(as: Int32.self), kind)
  }

  private func putWritten(_ shape: inout Shape, _ words: Span<UInt64>, _ index: inout Int) {
    if shape.take("{") {
      while !shape.take("}") { putWritten(&shape, words, &index) }
      return
    }
    let pointer = UnsafeRawPointer(words[index])
    index += 1
    guard shape.take(">"), let pointer else {
      _ = shape.extent()
      return
    }
    if shape.take(">") {
      putHandedOut(&shape, words, pointer)
    } else if shape.take("[") {
      putArray(&shape, pointer, Int(truncatingIfNeeded: words[shape.number()]))
    } else {
      _ = shape.take("o")
      putValue(&shape, pointer, in: pointer)
    }
  }

  private func putHandedOut(_ shape: inout Shape, _ words: Span<UInt64>, _ pointer: UnsafeRawPointer) {
    let isBehind = shape.take("(")
    if !isBehind { _ = shape.take("[") }
    let word = words[shape.number()]
    let count = isBehind ? UnsafeRawPointer(word)?.load(as: Int.self) : Int(truncatingIfNeeded: word)
    putArray(&shape, pointer.load(as: UnsafeRawPointer?.self), count ?? 0)
  }

  // MARK: In memory

  /// A value in a structure of which so many bytes are there.
  private func putValue(
    _ shape: inout Shape, _ memory: UnsafeRawPointer, in structure: UnsafeRawPointer, size: Int = .max
  ) {
    switch shape.first {
    case UInt8(ascii: "{"): putStructure(&shape, memory, size: .max)
    case UInt8(ascii: "["):
      _ = shape.next()
      let place = shape.number()
      // An array whose number is left out of a structure of an earlier version has none.
      let count = place + 8 <= size ? structure.load(fromByteOffset: place, as: Int.self) : 0
      putArray(&shape, memory.load(as: UnsafeRawPointer?.self), count)
    case UInt8(ascii: "A"):
      _ = shape.next()
      put(functions(memory))
    case UInt8(ascii: "i"), UInt8(ascii: "u"), UInt8(ascii: "k"), UInt8(ascii: "K"), UInt8(ascii: "L"):
      put(scalar: shape.next(), UInt64(memory.load(as: UInt32.self)))
    case UInt8(ascii: "0"): _ = shape.next()
    default: put(scalar: shape.next(), memory.load(as: UInt64.self))
    }
  }

  /// The members of a structure that are within its size.
  private func putStructure(_ shape: inout Shape, _ memory: UnsafeRawPointer, size: Int) {
    _ = shape.next()
    var whole = Extent()
    while !shape.take("}") {
      let member = shape.ahead
      let place = whole.place(for: member)
      if place + member.size <= size {
        putValue(&shape, memory + place, in: memory, size: size)
      } else {
        _ = shape.extent()
      }
      whole.append(member)
    }
  }

  private func putReferred(_ shape: inout Shape, _ pointer: UnsafeRawPointer?) {
    let isVersioned = shape.next() == UInt8(ascii: "o")
    put(pointer == nil ? 0 : 1 as UInt8)
    guard let pointer else {
      _ = shape.extent()
      return
    }
    guard isVersioned else { return putValue(&shape, pointer, in: pointer) }
    putVersioned(&shape, pointer)
  }

  /// A structure by its own size: the members within it, and whether anything is set that this version does not know.
  /// Of one whose size cannot be there is nothing but that.
  private func putVersioned(_ shape: inout Shape, _ memory: UnsafeRawPointer) {
    let size = memory.load(as: UInt64.self)
    put(size)
    let known = shape.ahead.size
    guard Format.isSize(size) else {
      _ = shape.extent()
      return
    }
    putStructure(&shape, memory, size: Int(size))
    if Int(size) > known { put(isSet(memory + known, count: Int(size) - known) ? 1 : 0 as UInt8) }
  }

  private func isSet(_ bytes: UnsafeRawPointer, count: Int) -> Bool {
    for index in 0..<count where bytes.load(fromByteOffset: index, as: UInt8.self) != 0 { return true }
    return false
  }

  private func putArray(_ shape: inout Shape, _ start: UnsafeRawPointer?, _ count: Int) {
    let element = shape.ahead
    guard let start, (0...Format.mostElements).contains(count) else {
      put(start == nil ? 0 : 1 as UInt8)
      _ = shape.extent()
      return
    }
    put(UInt64(count) + 2)
    for index in 0..<count {
      var each = shape
      let memory = start + index * element.size
      putValue(&each, memory, in: memory)
    }
    _ = shape.extent()
  }

  /// Which of the functions of an allocator there are.
  private func functions(_ memory: UnsafeRawPointer) -> UInt8 {
    var present: UInt8 = 0
    for index in 0..<3 where memory.load(fromByteOffset: index * 8, as: UInt.self) != 0 { present |= 1 << index }
    return present
  }

  private func put(scalar kind: UInt8, _ bits: UInt64) {
    switch kind {
    case UInt8(ascii: "i"), UInt8(ascii: "k"), UInt8(ascii: "K"), UInt8(ascii: "L"):
      put(Format.folded(Int32(truncatingIfNeeded: bits)))
    case UInt8(ascii: "d"): put(bits.byteSwapped)
    case UInt8(ascii: "s"): put(text: UnsafeRawPointer(bits), limit: Format.longestName)
    case UInt8(ascii: "t"): put(text: UnsafeRawPointer(bits), limit: .max)
    case UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "P"):
      put(UnsafeRawPointer(bits).map { UInt64(Head.of($0).pointee.number) } ?? 0)
    case UInt8(ascii: "W"), UInt8(ascii: "M"): put(bits == 0 ? 0 : 1 as UInt8)
    case UInt8(ascii: "-"), UInt8(ascii: "T"), UInt8(ascii: "v"): break
    default: put(bits)
    }
  }

  private func put(text: UnsafeRawPointer?, limit: Int) {
    guard let text else { return put(0 as UInt8) }
    let length = strnlen(text.assumingMemoryBound(to: CChar.self), limit)
    put(UInt64(length) + 1)
    put(bytes: text, count: length)
  }
}

extension UnsafeRawPointer {
  /// The pointer that a word is.
  fileprivate init?(_ word: UInt64) { self.init(bitPattern: UInt(word)) }
}
