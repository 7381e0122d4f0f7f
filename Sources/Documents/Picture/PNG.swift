// PNG: RFC 2083, opaque colours.

enum PNG {
  /// A file of a canvas. Each row stands as its difference from the one above.
  static func file(_ canvas: Canvas) -> [UInt8] {
    let length = canvas.width * 3
    var rows: [UInt8] = []
    rows.reserveCapacity((length + 1) * canvas.height)
    for row in 0..<canvas.height {
      rows.append(row == 0 ? 0 : 2)
      let begin = row * length
      for place in begin..<begin + length {
        rows.append(row == 0 ? canvas.pixels[place] : canvas.pixels[place] &- canvas.pixels[place - length])
      }
    }
    let header = bigEndian(UInt32(canvas.width)) + bigEndian(UInt32(canvas.height)) + [8, 2, 0, 0, 0]
    return [0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a] + chunk("IHDR", header)
      + chunk("IDAT", Deflate.compressed(rows)) + chunk("IEND", [])
  }

  private static func chunk(_ name: String, _ bytes: [UInt8]) -> [UInt8] {
    let content = Array(name.utf8) + bytes
    return bigEndian(UInt32(bytes.count)) + content + bigEndian(check(content))
  }

  private static let table: [UInt32] = (0..<256).map { index in
    (0..<8).reduce(UInt32(index)) { sum, _ in sum & 1 == 1 ? 0xedb8_8320 ^ sum >> 1 : sum >> 1 }
  }

  private static func check(_ bytes: [UInt8]) -> UInt32 {
    ~bytes.reduce(~UInt32(0)) { table[Int(($0 ^ UInt32($1)) & 0xff)] ^ $0 >> 8 }
  }
}
