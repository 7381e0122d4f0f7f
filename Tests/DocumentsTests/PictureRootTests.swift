// The root element of pictures, and numbers.

import Testing

@testable import Documents

@Test func `the first tag of a picture has its size`() throws {
  let svg = Array(
    "<svg xmlns=\"http://x\" width=\"12.5\"\n height=\"7\" font-family=\"a, 'b'\">\n<rect width=\"1\"/></svg>".utf8)
  let root = try #require(Root(svg))
  #expect(root.number("width") == 12.5 && root.number("height") == 7 && root["font-family"] == "a, 'b'")
  #expect(root["fill"] == nil)
  #expect(Root(Array("<html width=\"1\">".utf8)) == nil)
  #expect(Root(Array("<svg".utf8)) == nil)
}

@Test func `numbers are written with the fewest digits`() {
  #expect(
    [0, 252, 38.5, -0.1, 30.363636363, 1e9, 123_456.7, 1e308, 7e-12].map(short)
      == ["0", "252", "38.5", "-0.1", "30.3636", "1000000000", "123457", "1e+308", "7e-12"])
  #expect(exact(0.1 + 0.2) == "0.30000000000000004")
}
