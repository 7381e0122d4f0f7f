import Testing

@testable import Notation

private func read(_ text: String) -> Double {
  var decimal = Decimal()
  var isFraction = false
  let parts = text.split(separator: "e")
  for byte in parts[0].utf8 {
    if byte == UInt8(ascii: ".") { isFraction = true } else { decimal.append(byte - 48, isFraction: isFraction) }
  }
  if parts.count > 1 { decimal.scale(by: Int(parts[1])!) }
  return decimal.value
}

private struct Generator: RandomNumberGenerator {
  var state: UInt64 = 88_172_645_463_325_252
  mutating func next() -> UInt64 {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return state
  }
}

private struct Words: Text {
  var bytes: [UInt8] = []
  mutating func write(_ text: UnsafeBufferPointer<UInt8>) { bytes.append(contentsOf: text) }
}

@Suite struct NumberTests {
  @Test(arguments: [
    "0", "1", "8", "0.5", "44.25", "1e22", "1e23", "9007199254740993", "0.1", "0.30000000000000004",
    "1.7976931348623157e308", "4.9e-324", "2.2250738585072014e-308", "2.2250738585072011e-308",
    "2.4703282292062327e-324",
    "2.4703282292062328e-324", "1e309", "1e-400", "00000000000000000000000000000012", "100000000000000000000000",
    "1.7976931348623158e308", "1.7976931348623159e308", "0.000000000000000000000000000001",
  ])
  func `a number is read as the nearest double`(text: String) throws {
    #expect(read(text) == Double(text))
  }

  @Test(arguments: [0, 7, 10, 4_194_305, UInt32(Int32.max) + 1, .max]) func `ids are written in decimal`(id: UInt32) {
    var words = Words()
    words.write(id)
    #expect(String(decoding: words.bytes, as: UTF8.self) == "\(id)")
  }

  @Test func `a zero has no sign`() {
    var words = Words()
    words.write(-0.0)
    #expect(String(decoding: words.bytes, as: UTF8.self) == "0")
  }

  @Test func `a written number is read as the same number`() {
    var generator = Generator()
    for _ in 0..<3000 {
      let number = Double(bitPattern: UInt64.random(in: 1..<0x7ff0_0000_0000_0000, using: &generator))
      var words = Words()
      words.write(number)
      let text = String(decoding: words.bytes, as: UTF8.self)
      #expect(read(text) == number, "\(text)")
    }
  }

  @Test func `any nineteen digits are read as the nearest double`() {
    var generator = Generator()
    for _ in 0..<3000 {
      let digits = UInt64.random(in: 0..<9_999_999_999_999_999_999, using: &generator)
      let text = "\(digits)e\(Int.random(in: -350...300, using: &generator))"
      #expect(read(text) == Double(text), "\(text)")
    }
  }
}
