import Memory
import Support
import Testing

@Suite struct AccountTests {
  @Test func `an account counts its own bytes`() throws {
    let account = try #require(Account(allocate: nil, reallocate: nil, release: nil, context: nil))
    #expect(account.bytes > 0)
    #expect(account.calls == 1)
    account.close()
  }

  @Test func `allocations and releases are counted`() throws {
    let account = try #require(Account(allocate: nil, reallocate: nil, release: nil, context: nil))
    let own = account.bytes
    let memory = try #require(account.allocate(bytes: 100))
    #expect(account.bytes == own + 100)
    let moved = try #require(account.reallocate(memory, from: 100, to: 300))
    #expect(account.bytes == own + 300)
    #expect(account.calls == 3)
    account.release(moved, bytes: 300)
    #expect(account.bytes == own)
    #expect(account.calls == 3)
    account.close()
  }

  @Test func `a copy of an account is the same account`() throws {
    let account = try #require(Account(allocate: nil, reallocate: nil, release: nil, context: nil))
    let copy = account
    let memory = try #require(copy.allocate(bytes: 24))
    #expect(account.bytes == copy.bytes)
    #expect(account.calls == 2)
    account.release(memory, bytes: 24)
    account.close()
  }

  @Test func `a given allocator gets every size, and every byte is released`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    #expect(supply.bytes == account.bytes)
    let first = try #require(account.allocate(bytes: 40))
    let second = try #require(account.allocate(bytes: 8))
    let moved = try #require(account.reallocate(first, from: 40, to: 80))
    #expect(supply.bytes == account.bytes)
    #expect(supply.calls == account.calls)
    account.release(second, bytes: 8)
    account.release(moved, bytes: 80)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `contents move with a block`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    let memory = try #require(account.allocate(bytes: 8))
    memory.storeBytes(of: 0x1234_5678_9abc_def0, as: UInt64.self)
    let moved = try #require(account.reallocate(memory, from: 8, to: 4096))
    #expect(moved.load(as: UInt64.self) == 0x1234_5678_9abc_def0)
    account.release(moved, bytes: 4096)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `creating an account fails without memory`() {
    let supply = Supply()
    supply.remaining = 0
    #expect(supply.account() == nil)
    #expect(supply.isEmpty)
  }

  @Test func `a failed allocation is not counted`() throws {
    let supply = Supply()
    let account = try #require(supply.account())
    let memory = try #require(account.allocate(bytes: 64))
    let bytes = account.bytes
    supply.remaining = 0
    #expect(account.allocate(bytes: 8) == nil)
    #expect(account.reallocate(memory, from: 64, to: 128) == nil)
    #expect(account.bytes == bytes)
    #expect(account.calls == 2)
    account.release(memory, bytes: 64)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `small blocks use the inline block and allocate nothing`() throws {
    let supply = Supply()
    let account = try #require(supply.account(inlineBytes: 256))
    var slices: [UnsafeMutableRawPointer] = []
    for _ in 0..<8 { slices.append(try #require(account.allocate(bytes: 30))) }
    for (index, slice) in slices.enumerated() { slice.storeBytes(of: UInt64(index), as: UInt64.self) }
    for (index, slice) in slices.enumerated() { #expect(slice.load(as: UInt64.self) == UInt64(index)) }
    #expect(supply.calls == 1)
    #expect(account.bytesOutside == 0)
    let outside = try #require(account.allocate(bytes: 30))
    #expect(supply.calls == 2)
    #expect(account.bytesOutside == 30)
    for slice in slices { account.release(slice, bytes: 30) }
    account.release(outside, bytes: 30)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `the last slice grows in place and can be reused`() throws {
    let supply = Supply()
    let account = try #require(supply.account(inlineBytes: 128))
    let first = try #require(account.allocate(bytes: 16))
    let last = try #require(account.allocate(bytes: 16))
    #expect(account.reallocate(last, from: 16, to: 64) == last)
    account.release(last, bytes: 64)
    #expect(account.allocate(bytes: 100) == last)
    let moved = try #require(account.reallocate(first, from: 16, to: 24))
    #expect(moved != first)
    #expect(supply.calls == 2)
    account.release(moved, bytes: 24)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `contents move out of the inline block`() throws {
    let supply = Supply()
    let account = try #require(supply.account(inlineBytes: 64))
    let memory = try #require(account.allocate(bytes: 8))
    memory.storeBytes(of: 0x1234_5678_9abc_def0, as: UInt64.self)
    supply.remaining = 0
    #expect(account.reallocate(memory, from: 8, to: 4096) == nil)
    supply.remaining = 1
    let moved = try #require(account.reallocate(memory, from: 8, to: 4096))
    #expect(moved.load(as: UInt64.self) == 0x1234_5678_9abc_def0)
    account.release(moved, bytes: 4096)
    account.close()
    #expect(supply.isEmpty)
  }

  @Test func `the second block is used when the inline block is full`() throws {
    let supply = Supply()
    let account = try #require(supply.account(inlineBytes: 32))
    supply.remaining = 0
    #expect(!account.addSecondBlock(bytes: 64))
    supply.remaining = 1
    #expect(account.addSecondBlock(bytes: 64))
    #expect(account.addSecondBlock(bytes: 1000))
    for _ in 0..<3 { #expect(account.allocate(bytes: 32) != nil) }
    #expect(account.allocate(bytes: 32) == nil)
    #expect(supply.calls == 2)
    #expect(account.bytesOutside == 0)
    account.close()
    #expect(supply.isEmpty)
  }
}
