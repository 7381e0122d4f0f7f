// Which place of a storyboard a diagnostic names, and what the remarks say.

import Documents
import Testing

@testable import Storyboards

struct PlaceTests {
  /// Why the first scene cannot be laid out, as `line:column message`, with the line that is shown.
  private func refusal(_ source: Source) -> String? {
    do throws(Diagnostic) {
      _ = try LoadedScene.load(
        try Storyboard(source).document(of: nil, Canvas()).source, isRules: false, Overrides())
      return nil
    } catch {
      return error.text()
    }
  }

  @Test func `what the library refuses is told where it stands in the storyboard`() throws {
    let source = xib(
      "\n" + view("a"),
      "\n\n  <constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\"/>"
    )
    let text = try #require(refusal(source))
    #expect(text.hasPrefix("test.xib:9:3: error: "))
    #expect(text.contains("<constraint firstItem=\"a\""))
  }

  @Test func `what is nested too deep for a scene is told where it stands`() throws {
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

  @Test func `conflicts name lines of the storyboard`() throws {
    let source = xib(
      "\n" + view("a", [0, 0, 100, 50], "translatesAutoresizingMaskIntoConstraints=\"NO\""),
      ["30", "40"].map { "\n<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"\($0)\" id=\"c\($0)\"/>" }
        .joined())
    let loaded = try load(Storyboard(source))
    let told = try loaded.warnings(.plain)
    #expect(told.contains("line 8") && told.contains("line 9"), "\(told)")
  }

  private func remarks(_ source: Source, _ canvas: Canvas = Canvas()) throws -> [String] {
    try Storyboard(source).document(of: nil, canvas).remarks
  }

  @Test func `words that are not known are remarked on, and the scene is there`() throws {
    let stack = view(
      "s", [0, 0, 100, 50], "distribution=\"evenly\" alignment=\"middle\"", kind: "stackView",
      inside: "<subviews>\(view("a"))</subviews>")
    #expect(
      try remarks(xib(stack)) == [
        "distribution=\"evenly\" of s is not known", "alignment=\"middle\" of s is not known",
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

  @Test func `a constraint that says nothing is remarked on`() throws {
    let source = xib(view("a"), constraint("c", "a", "top", "a", "top", constant: 8))
    #expect(try remarks(source) == ["constraint c: both of its sides are top of a"])
    #expect(try remarks(xib(view("a"), constraint("c", "a", "width", "a", "height"))) == [])
  }

  @Test func `why an item is missing is the true reason`() throws {
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
        == ["1 of another size in view a", "constraint c: w is not there on this size"])
  }
}
