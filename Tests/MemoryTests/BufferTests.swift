import Support
import Testing

@testable import Memory

/// A buffer with its own allocator, released at the end.
private func withBuffer(_ body: (inout Buffer<Int>, Supply) throws -> Void) throws {
  let supply = Supply()
  let account = try #require(supply.account())
  var buffer = Buffer<Int>(account)
  defer {
    buffer.release()
    account.close()
    #expect(supply.isEmpty)
  }
  try body(&buffer, supply)
}

private func contents(_ buffer: borrowing Buffer<Int>) -> [Int] {
  var contents: [Int] = []
  for index in 0..<buffer.count { contents.append(buffer[index]) }
  return contents
}

@Suite struct BufferTests {
  @Test func `a block of more than 32 bits of bytes is refused`() {
    let limit = Int(Int32.max)
    #expect(Block.bytes(for: 1 << 20, stride: 16, limit: limit) == (1 << 24) + 8)
    for count in [1 << 27, 1 << 28, 1 << 29] {
      #expect(Block.bytes(for: count, stride: 16, limit: limit) == nil)
      #expect(Block.bytes(for: count, stride: 16) == count * 16 + 8)
    }
  }

  @Test func `elements that are kept keep their order`() throws {
    try withBuffer { buffer, _ in
      for element in 0..<10 { try buffer.append(element * 7 % 10) }
      buffer.keep { $0 % 3 != 0 }
      #expect(contents(buffer) == [7, 4, 1, 8, 5, 2])
      buffer.keep { _ in false }
      #expect(contents(buffer) == [])
    }
  }

  @Test func `a new buffer is empty and holds no memory`() throws {
    try withBuffer { buffer, supply in
      #expect(contents(buffer) == [])
      #expect(supply.calls == 1)
    }
  }

  @Test func `elements survive growth`() throws {
    try withBuffer { buffer, _ in
      for number in 0..<1000 { try buffer.append(number * number) }
      #expect(contents(buffer) == (0..<1000).map { $0 * $0 })
      #expect(buffer.last == 999 * 999)
    }
  }

  @Test func `growth allocates rarely`() throws {
    try withBuffer { buffer, supply in
      for number in 0..<10_000 { try buffer.append(number) }
      #expect(supply.calls < 25)
    }
  }

  @Test func `appending up to the reserved count allocates nothing`() throws {
    try withBuffer { buffer, supply in
      try buffer.reserve(500)
      let calls = supply.calls
      supply.remaining = 0
      for number in 0..<500 { buffer.appendReserved(number) }
      #expect(contents(buffer).count == 500)
      #expect(supply.calls == calls)
    }
  }

  @Test func `resizing fills new elements and keeps old ones`() throws {
    try withBuffer { buffer, _ in
      try buffer.resize(to: 2, filling: 7)
      try buffer.resize(to: 4, filling: -1)
      #expect(contents(buffer) == [7, 7, -1, -1])
      try buffer.resize(to: 1, filling: 0)
      #expect(contents(buffer) == [7])
      try buffer.resize(to: 3, filling: 5)
      #expect(contents(buffer) == [7, 5, 5])
    }
  }

  @Test func `filling makes all elements there is room for`() throws {
    try withBuffer { buffer, _ in
      try buffer.append(7)
      try buffer.fill(to: 20, with: -1)
      #expect(buffer.count == buffer.room && buffer.count >= 20)
      #expect(contents(buffer) == [7] + Array(repeating: -1, count: buffer.room - 1))
      buffer[19] = 5
      try buffer.fill(to: 20, with: 0)
      #expect(buffer[19] == 5)
    }
  }

  @Test func `truncating removes the end`() throws {
    try withBuffer { buffer, _ in
      for number in 0..<6 { try buffer.append(number) }
      buffer.truncate(to: 3)
      #expect(contents(buffer) == [0, 1, 2])
      #expect(buffer.removeLast() == 2)
      #expect(contents(buffer).count == 2)
      buffer.removeAll()
      #expect(contents(buffer) == [])
    }
  }

  @Test func `extending keeps the beginning`() throws {
    try withBuffer { buffer, _ in
      try buffer.append(3)
      try buffer.extend(to: 100)
      #expect(contents(buffer).count == 100)
      #expect(buffer[0] == 3)
    }
  }

  @Test func `removing the first of an element keeps the order of the rest`() throws {
    try withBuffer { buffer, _ in
      for number in [4, 1, 4, 2] { try buffer.append(number) }
      buffer.removeFirst(4)
      #expect(contents(buffer) == [1, 4, 2])
      buffer.removeFirst(2)
      #expect(contents(buffer) == [1, 4])
      buffer.removeFirst(9)
      #expect(contents(buffer) == [1, 4])
      buffer.removeFirst(1)
      buffer.removeFirst(4)
      buffer.removeFirst(4)
      #expect(contents(buffer) == [])
    }
  }

  @Test func `writing changes one element`() throws {
    try withBuffer { buffer, _ in
      for number in 0..<4 { try buffer.append(number) }
      buffer[2] = 20
      buffer[Int32(3)] += 10
      #expect(contents(buffer) == [0, 1, 20, 13])
    }
  }

  @Test func `a failed allocation keeps the contents`() throws {
    try withBuffer { buffer, supply in
      for number in 0..<8 { try buffer.append(number) }
      supply.remaining = 0
      #expect(throws: MemoryError.exhausted) { try buffer.append(8) }
      #expect(throws: MemoryError.exhausted) { try buffer.reserve(1000) }
      #expect(throws: MemoryError.exhausted) { try buffer.resize(to: 1000, filling: 0) }
      #expect(throws: MemoryError.exhausted) { try buffer.extend(to: 1000) }
      #expect(contents(buffer) == Array(0..<8))
      supply.remaining = 1
      try buffer.append(8)
      #expect(contents(buffer) == Array(0...8))
    }
  }

  @Test func `an impossible count is refused without an allocation`() throws {
    try withBuffer { buffer, supply in
      #expect(throws: MemoryError.exhausted) { try buffer.reserve(Int(Int32.max)) }
      #expect(supply.calls == 1)
    }
  }

  @Test func `a released buffer can be used again`() throws {
    try withBuffer { buffer, supply in
      try buffer.append(1)
      buffer.release()
      #expect(contents(buffer) == [])
      try buffer.append(2)
      #expect(contents(buffer) == [2])
    }
  }

  @Test func `trimming releases unused memory`() throws {
    try withBuffer { buffer, supply in
      try buffer.reserve(1000)
      for number in 0..<10 { try buffer.append(number) }
      let bytes = supply.bytes
      supply.remaining = 0
      buffer.trim()
      #expect(supply.bytes == bytes)
      supply.remaining = .max
      buffer.trim()
      #expect(supply.bytes < bytes - 7000)
      #expect(contents(buffer) == Array(0..<10))
      try buffer.append(10)
      #expect(contents(buffer) == Array(0...10))
      buffer.removeAll()
      buffer.trim()
      try buffer.append(1)
      #expect(contents(buffer) == [1])
    }
  }

  @Test func `trimming spare memory keeps an eighth, and what is reserved`() throws {
    try withBuffer { buffer, supply in
      try buffer.reserve(1000)
      for number in 0..<16 { try buffer.append(number) }
      buffer.trimSpare(of: 80)
      #expect(buffer.room == 90)
      buffer.trimSpare(of: 5)
      #expect(buffer.room == 18)
      buffer.trimSpare()
      #expect(buffer.room == 18)
      #expect(contents(buffer) == Array(0..<16))
    }
  }

  @Test func `buffers grow to twice their room until memory is trimmed, then by half`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var buffer = Buffer<Int>(account)
    try buffer.extend(to: 1000)
    try buffer.append(0)
    #expect(buffer.room == 2000)
    try buffer.extend(to: 3500)
    #expect(buffer.room == 3500)
    account.noteTrimmed()
    try buffer.extend(to: 3501)
    #expect(buffer.room == 5250)
    buffer.release()
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `block are adjacent`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    var block = ListBlock(account)
    try block.begin(bytes: 3 * 4 + 5 * 8 + 3, lists: 3)
    var small: FixedList<Int32> = block.cut(3)
    var large: FixedList<Double> = block.cut(5)
    var flags: FixedList<Bool> = block.cut(3)
    for index in 0..<3 { small.append(Int32(index)) }
    large.fill(5, with: 1.5)
    flags.fill(3, with: true)
    #expect(small.removeLast() == 2 && small.last == 1 && small.count == 2)
    #expect(large[4] == 1.5 && flags[Int32(2)])
    block.release()
    account.close()
    #expect(supply.isEmpty)
  }
}
