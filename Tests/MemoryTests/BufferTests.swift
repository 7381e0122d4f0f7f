import Testing
@testable import Memory
@Test func `a buffer`() { #expect(Bool(true)) }
