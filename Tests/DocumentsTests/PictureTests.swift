// Letters, transforms, what moves.

import Testing

@testable import Documents

@Test func `every letter that can be typed can be drawn`() {
  for code in UInt32(0x21)...0x7e {
    let scalar = Unicode.Scalar(code)!
    #expect(Letters.strokes[scalar] != nil, "\(scalar)")
    let points = Letters.lines(of: scalar).joined()
    #expect(points.allSatisfy { (-0.2...4.2).contains($0.x) && (-2.2...8.2).contains($0.y) }, "\(scalar)")
  }
}

@Test func `a quarter turn is exact`() {
  let turned = Pen.transform("rotate(-90 10 20)").applied(to: Point(x: 10, y: 25))
  #expect(turned.x == 15 && turned.y == 20)
}

@Test func `a rectangle covers its pixels by how much of them it is`() {
  let shape = RoundBox(box: Box(left: 0.25, top: 0, right: 2, bottom: 1), radius: 0)
  #expect(shape.coverage(0.5, 0.5) == 0.75)
  #expect(shape.coverage(1.5, 0.5) == 1)
  #expect(shape.coverage(2.5, 0.5) == 0)
}

@Test func `dashes go around corners`() {
  let corners = [Point(x: 0, y: 0), Point(x: 10, y: 0), Point(x: 10, y: 10)]
  let pieces = dashes(along: corners, [8, 4])
  #expect(pieces.map { $0.from.x + $0.from.y } == [0, 12])
  #expect(pieces.map { $0.to.x + $0.to.y } == [8, 20])
}

@Test func `pictures of a filmstrip take turns until the last one rests`() throws {
  let strip = """
    <svg width="600" height="100" viewBox="0 0 600 100">
    <g transform="translate(0 0)">
    <rect/>
    </g>
    <g transform="translate(300 0)">
    <line/>
    </g>
    </svg>

    """
  let moving = String(decoding: try Filmstrip(Array(strip.utf8)).moving(duration: 1), as: UTF8.self)
  #expect(moving.hasPrefix("<svg width=\"300\" height=\"100\" viewBox=\"0 0 300 100\">"))
  #expect(moving.contains("dur=\"2s\" values=\"inline;none\" keyTimes=\"0;0.25\"/>\n<rect/>"))
  #expect(moving.contains("values=\"none;inline\" keyTimes=\"0;0.25\"/>\n<line/>"))
}

@Test func `numbers are as short as they can be`() {
  #expect(
    [0, 252, 38.5, -0.1, 30.363636363, 1e9, 123_456.7, 1e308, 7e-12].map(short)
      == ["0", "252", "38.5", "-0.1", "30.3636", "1000000000", "123457", "1e+308", "7e-12"])
  #expect(exact(0.1 + 0.2) == "0.30000000000000004")
}
