// Scenes loaded from text.

import Testing

@testable import Documents

private func load(_ text: String, _ overrides: Overrides = Overrides()) throws -> LoadedScene {
  try LoadedScene.load(Source(name: "test", text: text), isRules: false, overrides)
}

/// Returns the rows of the table with single spaces: "a 0 0 10 20".
private func lines(_ scene: LoadedScene) -> [String] {
  ((try? scene.table(inParent: false, .plain)) ?? "").split(separator: "\n").dropFirst()
    .map { $0.split(separator: " ").joined(separator: " ") }
}

@Test func `a rule may precede the views that it names`() throws {
  let scene = try load(
    """
    {"size": [100, 50], "rules": ["H:|[a]|", "V:|[a(20)]"], "views": [{"name": "a"}]}
    """)
  #expect(lines(scene) == ["window 0 0 100 50", "a 0 0 100 20"])
}

@Test func `a name refers to the nearest item`() throws {
  let scene = try load(
    """
    {"profile": "ios7", "controllers": [{"name": "outer", "view": {
      "views": [{"name": "box", "controllers": [{"kind": "navigation", "controllers": [{"name": "inner", "view": {
        "views": [{"name": "a"}], "rules": ["a.top == top_guide.bottom", "H:|[a]|", "a.bottom == keyboard_guide.top"]
      }}]}]}, {"name": "b"}],
      "rules": ["H:|[box]|", "V:|-100-[box]|", "b.top == top_guide.bottom", "H:|[b]|", "b.height == 5"]
    }}]}
    """)
  #expect(lines(scene).contains("a 0 144 320 336"))
  #expect(lines(scene).contains("b 0 20 320 5"))
}

@Test func `a stack arranges its views except those with arranged set to false`() throws {
  let scene = try load(
    """
    {"size": [100, 50], "views": [{"name": "row", "kind": "stack", "distribution": "fill_equally", "spacing": 4, "views": [
      {"name": "a", "spacing_after": 10}, {"name": "badge", "arranged": false}, {"name": "b"}
    ]}], "rules": ["H:|[row]|", "V:|[row]|"]}
    """)
  #expect(lines(scene).contains("a 0 0 45 50"))
  #expect(lines(scene).contains("b 55 0 45 50"))
  #expect(lines(scene).contains("badge 0 0 0 0"))
}

@Test func `a scroll view scrolls without a screen`() throws {
  let scene = try load(
    """
    {"size": [100, 200], "views": [
      {"name": "list", "kind": "scroll", "frame": [0, 0, 100, 100], "content": [100, 400], "offset": [0, 30], "views": [
        {"name": "row", "frame": [5, 50, 20, 20]}
      ]}
    ]}
    """)
  #expect(lines(scene).contains("row 5 20 20 20"))
  let bottom = try load(
    """
    {"size": [100, 200], "views": [
      {"name": "list", "kind": "scroll", "frame": [0, 0, 100, 100], "content": [100, 400], "insets": 10, "at_bottom": true,
        "views": [{"name": "row", "frame": [5, 350, 20, 20]}]}
    ]}
    """)
  #expect(lines(bottom).contains("row 15 40 20 20"))
}

@Test func `conditions select rules`() throws {
  let text = """
    {"profile": "ios7", "views": [{"name": "a"}], "rules": ["H:|[a]|", "V:|[a]", {"when": ["has_layout_guides", "portrait"],
      "rule": "a.height == 1"}, {"when": ["not has_layout_guides"], "rule": "a.height == 2"}, {"when": "landscape",
      "rules": ["a.height == 3"]}]}
    """
  var overrides = Overrides()
  #expect(try lines(load(text, overrides)).contains("a 0 0 320 1"))
  overrides.profile = Choices.profiles[0].1
  #expect(try lines(load(text, overrides)).contains("a 0 0 320 2"))
  overrides.profile = nil
  overrides.orientation = Choices.orientations[3].1
  #expect(try lines(load(text, overrides)).contains("a 0 0 480 3"))
}

@Test func `events are played in order`() throws {
  let scene = try load(
    """
    {"profile": "ios7", "views": [{"name": "a"}], "rules": ["H:|[a]|", "a.top == superview.top \\"down\\"",
      "a.bottom == keyboard_guide.top"], "events": [{"set": {"down": 30}}, {"keyboard": 100}]}
    """)
  #expect(lines(scene).contains("a 0 0 320 480"))
  for event in scene.events { try scene.play(event) }
  #expect(lines(scene).contains("a 0 30 320 350"))
}

@Test func `an event that a strict scene refuses is an error`() throws {
  let scene = try load(
    """
    {"profile": "ios7", "strict": true, "views": [{"name": "a"}], "rules": ["a.width <= 100", "a.width == 50 \\"w\\""],
      "events": [{"set": {"w": 80}}, {"set": {"w": 200}}]}
    """)
  try scene.play(scene.events[0])
  let failure = #expect(throws: Diagnostic.self) { try scene.play(scene.events[1]) }
  #expect(failure?.message.contains("conflict in a strict scene") == true)
}

@Test func `a keyboard can be shown from the start`() throws {
  let scene = try load(
    """
    {"profile": "ios7", "keyboard": {"height": 200, "accessory": 44}, "views": [{"name": "a"}],
      "rules": ["H:|[a]|", "V:|[a]", "a.bottom == keyboard_guide.top"]}
    """)
  #expect(lines(scene).contains("a 0 0 320 236"))
}

@Test func `conflicts and ambiguities are explained with lines`() throws {
  let scene = try load(
    """
    {"views": [{"name": "a"}], "rules": [
      "a.width == 10",
      "a.width == 20",
      "V:|[a]|"
    ]}
    """)
  #expect(
    try scene.explanation(.plain) == """
      conflict: 2 constraints cannot hold together; the first is dropped:
        a.width == 20 @1000  dropped  off by 10  line 3
        a.width == 10 @1000  line 2
      the dropped constraint is restored as soon as it can hold

      ambiguous: position or size is not unique:
        a, horizontally

      """)
}

@Test func `sizes that keep changing are a warning until the next event, and no error`() throws {
  // While the box is at the top its guide is 20 high, which moves it down, where its guide is 0.
  let scene = try load(
    """
    {"profile": "ios7", "views": [{"name": "x"}, {"name": "box", "controllers": [{"name": "inner"}]}],
      "rules": ["H:|[x]|", "V:|[x]", "x.height == top_guide.height", "H:|[box]|", "V:[x][box]|"]}
    """)
  #expect(scene.isUnsettled)
  #expect(try scene.warnings(.plain).contains("unsettled: frames depend on bars or guides"))
  #expect(try scene.explanation(.plain).hasPrefix("unsettled: "))
}

@Test func `a file of rules creates the views that it names`() throws {
  let source = Source(
    name: "test", text: "H:|-[a]-[\"b c\"(60)]-|  // [not]\nV:|[a]|\n\"b c\".top == a.top + 2\nd.width == 0.5 * a.width"
  )
  var overrides = Overrides()
  overrides.size = (200, 50)
  let scene = try LoadedScene.load(source, isRules: true, overrides)
  #expect(lines(scene)[..<4] == ["window 0 0 200 50", "a 20 0 92 50", "b c 120 2 60 0", "d 0 0 46 0"])
}

@Test func `a byte order mark before rules is ignored`() throws {
  let scene = try LoadedScene.load(Source(name: "test", text: "\u{feff}H:|[a(20)]"), isRules: true, Overrides())
  #expect(lines(scene).last == "a 0 0 20 0")
}

@Test func `control characters in names are printed as replacement characters`() throws {
  let scene = try load(
    #"{"size": [100, 50], "views": [{"name": "a\u001b[2J"}, {"name": "b\u202e"}, {"name": "c\nd"}]}"#)
  #expect(lines(scene).dropFirst() == ["a\u{fffd}[2J 0 0 0 0", "b\u{fffd} 0 0 0 0", "c\u{fffd}d 0 0 0 0"])
  #expect(try scene.explanation(.plain).contains("  c\u{fffd}d, horizontally and vertically\n"))
  #expect(try scene.reasons(for: "a\u{1b}[2J", .plain).hasPrefix("a\u{fffd}[2J, a view in window\n"))
  #expect(Diagnostic(.usage, "no \u{1b}c\nhere").text() == "casement: error: no \u{fffd}c\nhere")
}

@Test func `a device by its name has size, scale and what it covers`() throws {
  let text = """
    {"profile": "ios15", "device": "iPhone 15 Pro", "controllers": [{"name": "page", "view": {"safe_area": "safe",
      "views": [{"name": "a"}], "constraints": []}}], "constraints": [
      {"first": "a", "attribute": "left", "second": "safe", "to": "left"},
      {"first": "a", "attribute": "top", "second": "safe", "to": "top"},
      {"first": "a", "attribute": "right", "second": "safe", "to": "right"},
      {"first": "a", "attribute": "bottom", "second": "safe", "to": "bottom"}]}
    """.replacing(#", "constraints": []}}]"#, with: "}}]")
  #expect(try lines(load(text)).contains("a 0 59 393 759"))
  var overrides = Overrides()
  overrides.orientation = Choices.orientations[3].1
  #expect(try lines(load(text, overrides)).contains("a 59 0 734 372"))
  let scene = try load(text)
  try scene.play(.rotation(to: Choices.orientations[2].1))
  #expect(lines(scene).contains("a 59 0 734 372"))
}

@Test func `a device of the file's size has the insets that are stated`() throws {
  let scene = try load(
    """
    {"profile": "plain", "size": [300, 500], "device": {"portrait": {"top": 30}, "landscape": {"left": 30}},
      "views": [{"name": "a", "safe_area": "safe"}], "rules": ["H:|[a]|", "V:|[a]|", "safe.width >= 0"],
      "events": [{"rotate": "landscape_right"}, {"window": [100, 0, 400, 300]}]}
    """)
  #expect(lines(scene).contains("safe 0 30 300 470 guide"))
  try scene.play(scene.events[0])
  #expect(lines(scene).contains("safe 30 0 470 300 guide"))
  try scene.play(scene.events[1])
  #expect(lines(scene).contains("safe 0 0 400 300 guide"))
}

@Test func `rules name the safe area of the window without a member`() throws {
  let rules = ["H:|[a]|", "a.top == safe_area.top", "a.bottom == keyboard_guide.top"]
  let text = #"{"profile": "ios15", "device": "iPhone 15 Pro", "views": [{"name": "a"}], "rules": \#(rules)}"#
  #expect(try lines(load(text)).contains("a 0 59 393 759"))
  let own = text.replacing(#""views": ["#, with: #""views": [{"name": "safe_area", "frame": [0, 100, 10, 10]}, "#)
  #expect(try lines(load(own)).contains("a 0 100 393 718"))
  let metric = text.replacing(#""rules":"#, with: #""metrics": {"safe_area": 44}, "rules":"#)
    .replacing("a.top == safe_area.top", with: "V:[a(safe_area)]")
  #expect(try lines(load(metric)).contains("a 0 774 393 44"))
  #expect(try !lines(load(metric)).contains { $0.hasPrefix("safe_area") })
  let error = #expect(throws: Diagnostic.self) {
    try load(#"{"views": [{"name": "a"}], "rules": ["a.top == safe_area.top"]}"#)
  }
  #expect(error?.text().contains("no item has this name: safe_area") == true)
  var overrides = Overrides()
  overrides.profile = Choices.profiles.first { $0.0 == "ios15" }?.1
  let file = Source(name: "a.vfl", text: rules.joined(separator: "\n"))
  #expect(try lines(.rules(file, overrides)).contains { $0.hasPrefix("safe_area ") && $0.hasSuffix(" guide") })
}

@Test func `obstructions cover the window from the beginning and in events`() throws {
  let scene = try load(
    """
    {"profile": "plain", "size": [300, 500], "obstructions": [{"name": "panel", "edge": "left", "depth": 80},
      {"name": "keys", "kind": "keyboard", "edge": "bottom", "depth": 0}, {"name": "hinge", "frame": [0, 240, 300, 20]}],
      "views": [{"name": "a"}], "rules": ["a.left == panel.right", "a.right == superview.right", "a.top == hinge.bottom",
      "a.bottom == keyboard_guide.top"], "events": [{"obstruct": {"panel": 0, "keys": 120, "hinge": [0, 100, 300, 10]}}]}
    """)
  #expect(lines(scene).contains("a 80 260 220 240"))
  try scene.play(scene.events[0])
  #expect(lines(scene).contains("a 0 110 300 270"))
}

@Test(
  arguments: [
    (#"{"device": "iPhone X"}"#, "device: needs a screen"),
    (#"{"profile": "ios11", "device": "iPhone"}"#, "device: \"iPhone\" is not one of"),
    (#"{"profile": "ios11", "device": "iPhone X", "size": [1, 1]}"#, "size: a device by its name has its own"),
    (#"{"profile": "ios11", "device": {"portrait": -1}}"#, "device: "),
    (#"{"profile": "ios7", "device": {}, "window": [0, 0, 1, 1]}"#, "screen"),
    (
      #"{"profile": "plain", "obstructions": [{"edge": "top"}, {"frame": [0, 0, 1, 1], "depth": 2}]}"#, "either an edge"
    ),
    (#"{"profile": "plain", "obstructions": [{"name": "a"}]}"#, "either an edge"),
    (#"{"obstructions": [{"edge": "top", "depth": 1}]}"#, "this needs a screen"),
  ])
func `devices, windows and obstructions that cannot be are errors`(_ text: String, _ words: String) throws {
  do {
    _ = try load(text)
    Issue.record("loaded: \(text)")
  } catch let error as Diagnostic {
    #expect(error.message.contains(words), "\(error.message)")
  }
}
