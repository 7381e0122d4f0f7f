// Guides since Xcode 11: content guide, frame guide, and keyboard guide.

import Documents
import Testing

@testable import Storyboards

struct ImportedGuideTests {
  @Test func `views can be constrained to the guides of their scroll view`() throws {
    let page = view(
      "page", [0, 0, 375, 900], "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      inside: "<constraints><constraint firstAttribute=\"height\" constant=\"900\" id=\"h\"/></constraints>")
    let badge = view(
      "badge", [0, 0, 40, 40], "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      inside: """
        <constraints><constraint firstAttribute="height" constant="40" id="bh"/>
        <constraint firstAttribute="width" constant="40" id="bw"/></constraints>
        """)
    let scroll = view(
      "scroll", [0, 100, 375, 400], "translatesAutoresizingMaskIntoConstraints=\"NO\"", kind: "scrollView",
      inside: """
        <subviews>\(page)\(badge)</subviews>
        <viewLayoutGuide key="contentLayoutGuide" id="content"/><viewLayoutGuide key="frameLayoutGuide" id="frame"/>
        """)
    let edges = ["top", "leading", "bottom", "trailing"]
    let constraints =
      edges.map { constraint("p" + $0, "page", $0, "content", $0) }.joined()
      + constraint("pw", "page", "width", "frame", "width")
      + ["trailing", "bottom"].map { constraint("b" + $0, "badge", $0, "frame", $0, constant: -10) }.joined()
      + ["leading", "trailing", "bottom"].map { constraint("s" + $0, "scroll", $0, "view a", $0) }.joined()
      + constraint("stop", "scroll", "top", "view a", "top", constant: 100)
    let storyboard = try Storyboard(
      storyboard(initial: "a", [controller("a", views: scroll, constraints: constraints)], tools: "17156"))
    #expect(try storyboard.document(of: nil, Canvas()).remarks == [])
    let found = try frames(storyboard)
    #expect(found["scroll"] == [0, 100, 375, 567])
    #expect(found["page"] == [0, 100, 375, 900])
    #expect(found["badge"] == [325, 617, 40, 40])
  }

  @Test func `views can be constrained to the keyboard guide`() throws {
    let row = view(
      "row", [0, 623, 375, 44], "translatesAutoresizingMaskIntoConstraints=\"NO\"",
      inside: "<constraints><constraint firstAttribute=\"height\" constant=\"44\" id=\"h\"/></constraints>")
    let constraints =
      constraint("b", "row", "bottom", "keyboard", "top")
      + ["leading", "trailing"].map { constraint($0, "row", $0, "keyboard", $0) }.joined()
    let source = storyboard(
      initial: "a",
      [
        controller(
          "a", views: row, constraints: constraints, guides: "<viewLayoutGuide key=\"keyboard\" id=\"keyboard\"/>")
      ], tools: "19529")
    let scene = try load(Storyboard(source))
    #expect(scene.windowFrames["row"] == [0, 623, 375, 44])
    try scene.play(.keyboard(height: 216))
    #expect(scene.windowFrames["row"] == [0, 407, 375, 44])
  }
}
