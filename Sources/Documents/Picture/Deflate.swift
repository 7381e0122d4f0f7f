// zlib: RFC 1950 and 1951, with the fixed codes. Pictures of rectangles shrink well with those.

enum Deflate {
  /// A whole zlib stream.
  static func compressed(_ bytes: [UInt8]) -> [UInt8] {
    var output = Bits()
    output.bytes = [0x78, 0x01]
    output.write(0b011, 3)  // the last block, fixed codes
    let window = 32_768
    var latest = [Int](repeating: -1, count: 1 << 15)
    var place = 0
    while place < bytes.count {
      var length = 0
      var distance = 0
      if place + 3 <= bytes.count {
        let key = (Int(bytes[place]) << 10 ^ Int(bytes[place + 1]) << 5 ^ Int(bytes[place + 2])) & 0x7fff
        let candidate = latest[key]
        latest[key] = place
        if candidate >= 0, place - candidate <= window {
          distance = place - candidate
          let most = min(258, bytes.count - place)
          while length < most, bytes[candidate + length] == bytes[place + length] { length += 1 }
        }
      }
      if length >= 3 {
        output.write(length: length)
        output.write(distance: distance)
        place += length
      } else {
        output.write(literal: Int(bytes[place]))
        place += 1
      }
    }
    output.write(literal: 256)
    output.finish()
    output.bytes += bigEndian(adler(bytes))
    return output.bytes
  }

  private static func adler(_ bytes: [UInt8]) -> UInt32 {
    var low: UInt32 = 1
    var high: UInt32 = 0
    for byte in bytes {
      low = (low + UInt32(byte)) % 65_521
      high = (high + low) % 65_521
    }
    return high << 16 | low
  }
}

func bigEndian(_ number: UInt32) -> [UInt8] {
  [UInt8(number >> 24), UInt8(number >> 16 & 0xff), UInt8(number >> 8 & 0xff), UInt8(number & 0xff)]
}

/// Bits from the lowest of each byte upwards.
private struct Bits {
  var bytes: [UInt8] = []
  private var held: UInt32 = 0
  private var count: UInt32 = 0

  mutating func write(_ bits: Int, _ width: UInt32) {
    held |= UInt32(bits) << count
    count += width
    while count >= 8 {
      bytes.append(UInt8(held & 0xff))
      held >>= 8
      count -= 8
    }
  }

  mutating func finish() {
    if count > 0 { write(0, 8 - count) }
  }

  /// Codes stand with their highest bit first.
  private mutating func write(code: Int, _ width: UInt32) {
    for bit in (0..<width).reversed() { write(code >> Int(bit) & 1, 1) }
  }

  mutating func write(literal: Int) {
    switch literal {
    case ..<144: write(code: 0x30 + literal, 8)
    case ..<256: write(code: 0x190 + literal - 144, 9)
    case ..<280: write(code: literal - 256, 7)
    default: write(code: 0xc0 + literal - 280, 8)
    }
  }

  /// From 3 to 258: groups of four codes, each group with one bit more behind the code.
  mutating func write(length: Int) {
    if length == 258 { return write(literal: 285) }
    var extra = 0
    while length - 3 >= 8 << extra { extra += 1 }
    let base = extra == 0 ? 0 : 4 << extra
    let step = (length - 3 - base) >> extra
    write(literal: 257 + (extra == 0 ? length - 3 : 4 + 4 * extra + step))
    write((length - 3) & (1 << extra - 1), UInt32(extra))
  }

  /// From 1 to 32768: groups of two.
  mutating func write(distance: Int) {
    var extra = 0
    while distance - 1 >= 4 << extra { extra += 1 }
    let base = extra == 0 ? 0 : 2 << extra
    let step = (distance - 1 - base) >> extra
    write(code: extra == 0 ? distance - 1 : 2 + 2 * extra + step, 5)
    write((distance - 1) & (1 << extra - 1), UInt32(extra))
  }
}
