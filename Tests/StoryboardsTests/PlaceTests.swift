// Positions in diagnostics, and remarks.

import Documents
import Testing

@testable import Storyboards

struct PlaceTests {
  /// Returns the diagnostic of the first scene with its line; nil if there is none.
  private func refusal(_ source: Source) -> String? {
    do throws(Diagnostic) {
      _ = try LoadedScene.load(
        try Storyboard(source).document(of: nil, Canvas()).source, isRules: false, Overrides())
      return nil
    } catch {
      return error.text()
    }
  }

  @Test func `a constraint that the library refuses is reported with its position in the storyboard`() throws {
    let source = xib(
      "\n" + view("a"),
      "\n\n  <constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\"/>"
    )
    let text = try #require(refusal(source))
    #expect(text.hasPrefix("test.xib:9:3: error: "))
    #expect(text.contains("<constraint firstItem=\"a\""))
  }

  @Test func `a view nested too deep is reported with its position`() throws {
    let depth = 240
    let begin = (0..<depth).map {
      "\n<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews>"
    }
    let end = String(repeating: "</subviews></view>", count: depth)
    #expect(refusal(xib(begin.joined() + end)) == nil)
    let more = (depth..<254).map {
      "\n<view id=\"v\($0)\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/><subviews>"
    }
    let tooDeep = xib(
      (begin + more).joined() + String(repeating: "</subviews></view>", count: 254))
    let text = try #require(refusal(tooDeep))
    #expect(text.hasPrefix("test.xib:"))
    #expect(text.contains("<view id="), "\(text)")
  }

  @Test func `a diagnostic about an attribute points at it`() {
    func excerpt(_ constraint: String) -> String? {
      refusal(xib("\n" + view("a"), "\n" + constraint)).map { text in
        let lines = text.split(separator: "\n").map { String($0) }
        let caret = lines[2].distance(from: lines[2].startIndex, to: lines[2].firstIndex(of: "^") ?? lines[2].endIndex)
        return String(lines[1].dropFirst(caret).prefix { $0 != " " && $0 != ">" })
      }
    }
    let begin = "<constraint firstItem=\"a\" "
    #expect(excerpt(begin + "firstAttribute=\"tpo\" id=\"c\"/>") == "firstAttribute=\"tpo\"")
    #expect(excerpt(begin + "firstAttribute = 'width' constant = 'x=1'/>") == "constant")
    #expect(excerpt(begin + "firstAttribute=\"width\" priority=\"0\" id=\"c\"/>") == "priority=\"0\"")
    #expect(excerpt(begin + "firstAttribute=\"width\" multiplier=\"1:0\"/>") == "multiplier=\"1:0\"/")
    #expect(excerpt(begin + "firstAttribute=\"width\" multiplier=\"0\" id=\"c\"/>") == "multiplier=\"0\"")
    #expect(excerpt(begin + "firstAttribute=\"width\" relation=\"eq\"/>") == "relation=\"eq\"/")
    #expect(
      excerpt("<constraint id=\"firstItem=\" firstItem=\"b\" firstAttribute=\"width\"/>") == "firstItem=\"b\"")
    #expect(
      excerpt(
        begin + "firstAttribute=\"width\" constant=\"1\"><variation key=\"default\" constant=\"z\"/></constraint>")
        == "constant=\"z\"/")
  }

  @Test func `conflicts name lines of the storyboard`() throws {
    let source = xib(
      "\n" + view("a", [0, 0, 100, 50], "translatesAutoresizingMaskIntoConstraints=\"NO\""),
      ["30", "40"].map { "\n<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>" }
        .joined())
    let loaded = try load(Storyboard(source))
    let warnings = try loaded.warnings(.plain)
    #expect(warnings.contains("line 8") && warnings.contains("line 9"), "\(warnings)")
  }

  private func remarks(_ source: Source, _ canvas: Canvas = Canvas()) throws -> [String] {
    try Storyboard(source).document(of: nil, canvas).remarks
  }

  @Test func `unknown words give a remark, and the scene is loaded`() throws {
    let stack = view(
      "s", [0, 0, 100, 50], "distribution=\"evenly\" alignment=\"middle\"", kind: "stackView",
      inside: "<subviews>\(view("a"))</subviews>")
    #expect(
      try remarks(xib(stack)) == [
        "distribution=\"evenly\" of stackView s is not known", "alignment=\"middle\" of stackView s is not known",
      ])
    let plain = view("s", [0, 0, 100, 50], "distribution=\"fill\" alignment=\"top\"", kind: "stackView")
    #expect(try remarks(xib(plain)) == [])
    let device = storyboard(initial: "a", [controller("a")], device: "retina9_9")
    #expect(try remarks(device) == ["unknown device: retina9_9"])
    let metrics = "<simulatedScreenMetrics key=\"simulatedDestinationMetrics\" type=\"retina8_8\"/>"
    #expect(
      try remarks(storyboard(initial: "a", [controller("a", beside: metrics)]))
        == ["unknown device: retina8_8"])
  }

  @Test func `a constraint without effect gives a remark`() throws {
    let source = xib(view("a"), constraint("c", "a", "top", "a", "top", constant: 8))
    #expect(try remarks(source) == ["constraint c: both of its sides are top of a"])
    #expect(try remarks(xib(view("a"), constraint("c", "a", "width", "a", "height"))) == [])
  }

  @Test func `a remark has the reason why an item is missing`() throws {
    let other = controller("b", views: view("elsewhere"))
    func reason(_ id: String, guides: String = "") throws -> [String] {
      let first = controller(
        "a", views: view("v", inside: guides), constraints: constraint("c", "v", "top", id, "top"))
      return try remarks(storyboard(initial: "a", [first, other]))
    }
    #expect(try reason("elsewhere") == ["constraint c: elsewhere is in another scene"])
    #expect(
      try reason("g", guides: "<viewLayoutGuide key=\"keyboard\" id=\"g\"/>")
        == ["constraint c: the guide keyboard of v is not supported"])
    let hidden = controller(
      "a", views: view("v") + view("w"), constraints: constraint("c", "v", "top", "w", "top"),
      guides: "<variation key=\"default\"><mask key=\"subviews\"><exclude reference=\"w\"/></mask></variation>")
    #expect(
      try remarks(storyboard(initial: "a", [hidden]))
        == ["1 of another size in view view a", "constraint c: w is not there on this size"])
  }
}
