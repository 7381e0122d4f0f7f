import Testing

@testable import Replay

@Suite struct ShapeTests {
  private func accepts(_ own: String, _ other: String) -> Bool {
    KnownFunction(name: "f", shape: Array(own.utf8), parameters: []).accepts(Array(other.utf8))
  }

  @Test func `other shapes of a function are refused`() {
    #expect(accepts("k:Sud", "k:Sud"))
    #expect(!accepts("k:Sud", "k:Su"))
    #expect(!accepts("k:Su", "k:Sud"))
    #expect(!accepts("k:Sud", "k:Siu"))
    #expect(!accepts("k:Sud", ""))
  }

  @Test func `a structure with a size may lack later members at its end`() {
    #expect(accepts("S:o{zAui}", "S:o{zAu}"))
    #expect(accepts("k:Eso{zuu[32]{sd}z[48]{su}z}>>(4)u>z", "k:Eso{zuu[32]{sd}z}>>(4)u>z"))
    #expect(accepts("k:Eso{zuu[32]{sd}z[48]{su}z}>>(4)u>z", "k:Eso{zuu}>>(4)u>z"))
    #expect(accepts("k:S>o{zqqvv}", "k:S>o{zqq}"))
    // Members before the end, and additional members, are refused.
    #expect(!accepts("S:o{zAui}", "S:o{zAi}"))
    #expect(!accepts("S:o{zAu}", "S:o{zAui}"))
  }

  @Test func `other structures must have all members`() {
    #expect(!accepts("{dddd}:Eu", "{dd}:Eu"))
    #expect(!accepts("k:E[2]uz>[2]{dddd}", "k:E[2]uz>[2]{}"))
    #expect(!accepts("k:Eso{zuu[32]{sd}z}", "k:Eso{zuu[32]{s}z}"))
    #expect(!accepts("k:E{dddd}di", "k:E{ddd}di"))
  }

  @Test func `every function accepts its own shape`() throws {
    #expect(KnownFunction.all.count > 180)
    for (name, function) in KnownFunction.all {
      #expect(function.accepts(function.shape), "\(name)")
      let parts = String(decoding: function.shape, as: UTF8.self).split(separator: ":")
      #expect(parts.count == 2, "\(name)")
    }
  }
}
