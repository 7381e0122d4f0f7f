import Memory
import Support
import Testing

/// An arena with its own allocator, released at the end.
private func withArena(_ body: (inout Arena<Int32>, Supply) throws -> Void) throws {
  let supply = Supply()
  let account = try #require(supply.account())
  var arena = Arena<Int32>(account)
  defer {
    arena.release()
    account.close()
    #expect(supply.isEmpty)
  }
  try body(&arena, supply)
}

@Suite struct ArenaTests {
  @Test func `small lengths are exact and larger ones waste less than a quarter`() {
    for length in 1...8 { #expect(Arena<Int32>.room(for: length) == length) }
    for length in 9...5000 {
      let room = Arena<Int32>.room(for: length)
      #expect(room >= length && Double(room) < 1.25 * Double(length))
    }
  }

  @Test func `rounding a rounded length does not change it`() {
    var last = 0
    for length in 1...5000 {
      let room = Arena<Int32>.room(for: length)
      #expect(Arena<Int32>.room(for: room) == room)
      #expect(room >= last)
      last = room
    }
  }

  @Test func `a released slice is reused for its length`() throws {
    try withArena { arena, _ in
      let first = try arena.take(20)
      _ = try arena.take(3)
      arena.give(first, 20)
      let count = arena.count
      #expect(try arena.take(3) != first)
      #expect(try arena.take(Arena<Int32>.room(for: 20)) == first)
      #expect(arena.count == count + 3)
    }
  }

  @Test func `the slice released last is reused first`() throws {
    try withArena { arena, _ in
      let first = try arena.take(5)
      let second = try arena.take(5)
      _ = try arena.take(1)
      arena.give(first, 5)
      arena.give(second, 5)
      #expect(try arena.take(5) == second)
      #expect(try arena.take(5) == first)
    }
  }

  @Test func `releasing a slice at the end shortens the arena`() throws {
    try withArena { arena, _ in
      _ = try arena.take(4)
      let last = try arena.take(100)
      arena.give(last, 100)
      #expect(arena.count == 4)
    }
  }

  @Test func `contents survive growth`() throws {
    try withArena { arena, _ in
      let slice = try arena.take(10)
      for offset in 0..<Int32(10) { arena[slice + offset] = 1000 + offset }
      for _ in 0..<500 { _ = try arena.take(33) }
      for offset in 0..<Int32(10) { #expect(arena[slice + offset] == 1000 + offset) }
    }
  }

  /// Every slice is filled with its own number, so that an overlap is detected.
  @Test(arguments: [1, 2, 3]) func `slices never overlap under random use`(seed: UInt64) throws {
    try withArena { arena, _ in
      var random = Random(state: seed)
      var slices: [(start: Int32, count: Int, mark: Int32)] = []
      for step in 0..<Int32(4000) {
        if slices.isEmpty || random.below(5) < 3 {
          let count = 1 + random.below(step % 7 == 0 ? 300 : 12)
          let start = try arena.take(count)
          for offset in 0..<Int32(count) { arena[start + offset] = step }
          slices.append((start, count, step))
        } else {
          let slice = slices.remove(at: random.below(slices.count))
          let isWhole = (0..<Int32(slice.count)).allSatisfy { arena[slice.start + $0] == slice.mark }
          #expect(isWhole)
          arena.give(slice.start, slice.count)
        }
      }
      for slice in slices {
        let isWhole = (0..<Int32(slice.count)).allSatisfy { arena[slice.start + $0] == slice.mark }
        #expect(isWhole)
      }
    }
  }

  @Test func `releasing and reusing the same lengths allocates nothing`() throws {
    try withArena { arena, supply in
      let lengths = [3, 17, 64, 9, 200]
      let starts = try lengths.map { try arena.take($0) }
      _ = try arena.take(1)
      for (start, length) in zip(starts, lengths) { arena.give(start, length) }
      let calls = supply.calls
      for _ in 0..<100 {
        let again = try lengths.map { try arena.take($0) }
        for (start, length) in zip(again, lengths) { arena.give(start, length) }
      }
      #expect(supply.calls == calls)
    }
  }

  @Test func `a failed allocation changes nothing`() throws {
    try withArena { arena, supply in
      let slice = try arena.take(8)
      arena[slice] = 77
      let count = arena.count
      supply.remaining = 0
      #expect(throws: MemoryError.exhausted) { _ = try arena.take(1000) }
      #expect(arena.count == count)
      #expect(arena[slice] == 77)
    }
  }

  @Test func `releasing works without memory after it is prepared`() throws {
    try withArena { arena, supply in
      let slice = try arena.take(6)
      _ = try arena.take(1)
      try arena.prepareToGive()
      supply.remaining = 0
      arena.give(slice, 6)
      #expect(try arena.take(6) == slice)
    }
  }
}

/// Reproducible pseudo-random numbers.
struct Random {
  var state: UInt64

  mutating func below(_ limit: Int) -> Int {
    state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
    return Int(state >> 33) % limit
  }
}
