import Memory
import Notation
import Solver
import Status
import Support
import Testing

@testable import Layout

/// What a scene writes, as one string.
private final class Sheet {
  private var bytes: [UInt8] = []
  var string: String { String(decoding: bytes, as: UTF8.self) }
  var pieces: Pieces {
    Pieces(
      function: { text, count, context in
        let sheet = Unmanaged<Sheet>.fromOpaque(context!).takeUnretainedValue()
        UnsafeRawPointer(text!).withMemoryRebound(to: UInt8.self, capacity: count) {
          sheet.bytes += UnsafeBufferPointer(start: $0, count: count)
        }
      }, context: Unmanaged.passUnretained(self).toOpaque())
  }
}

extension Stage {
  func description() throws -> String {
    let sheet = Sheet()
    var pieces = sheet.pieces
    try withExtendedLifetime(sheet) { try scene.describe(to: &pieces) }
    return sheet.string
  }
}

@Suite struct DescriptionTests {
  @Test func `a description reads as it was meant`() throws {
    let stage = try Stage()
    let input = try stage.view("input")
    let (text, send) = (try stage.view("text", in: input), try stage.view("send", in: input))
    try stage.scene.setIntrinsicSize(Size(width: 60, height: -1), of: send)
    try stage.scene.setBaselines(first: 20, last: 9, of: send)
    try stage.scene.setHidden(true, text)
    try stage.rules(
      "H:|[input]|", "V:[input(44)]-100-|", "H:|-[text]-[send]-|", "V:|[text]|", "V:|[send]",
      "text.width >= 300 @20 \"wide\"", "text.width == 7", "text.width == 8")
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(
      try stage.description() == """
        4 items
          window  (0, 0) 320 × 480
            input  (0, 336) 320 × 44
              text  (20, 0) 7 × 44  hidden
              send  (35, 0) 265 × 0  intrinsic 60 × -  baselines 20 and 9  ambiguous vertically
        17 constraints
          window.width == 320 @1000  the size of the window
          window.height == 480 @1000  the size of the window
          send.width <= 60 @250  hugging  violated by 205
          send.width >= 60 @750  compression resistance
          input.leading == window.leading @1000
          window.trailing == input.trailing @1000
          input.height == 44 @1000
          window.bottom == input.bottom + 100 @1000
          text.leading == input.leading + 20 @1000
          send.leading == text.trailing + 8 @1000
          input.trailing == send.trailing + 20 @1000
          text.top == input.top @1000
          input.bottom == text.bottom @1000
          send.top == input.top @1000
          text.width >= 300 @20 "wide"  violated by 293
          text.width == 7 @1000
          text.width == 8 @1000  dropped  violated by 1

        """)
  }

  @Test func `what a description says of the caller's constraints makes the same scene again`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    try stage.rules(
      "|-[a(>=40@750)]-(>=8,==20@300)-[b(a)]-|", "V:|-[a]-[b(==a)]-|", "a.width <= 0.5 * window.height - 3")
    try stage.layout()
    let copy = try Stage()
    _ = (try copy.view("a"), try copy.view("b"))
    for line in try stage.description().split(separator: "\n") where line.contains(" @") {
      let rule = String(line.dropFirst(2))
      if !rule.contains("  ") {
        try copy.rules(rule)
      } else if rule.contains("violated") {
        try copy.rules(String(rule.prefix { $0 != "v" }.dropLast(2)))
      }
    }
    try copy.layout()
    #expect(try copy.description() == stage.description())
  }
}
