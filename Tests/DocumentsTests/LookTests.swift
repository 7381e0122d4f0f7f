// Looks of views in scene files.

import Pictures
import Testing

@testable import Documents

private func read(_ text: String) throws -> Look {
  try Document(Source(name: "look", text: text)).root.look()
}

@Test func `a look that is written is read as the same`() throws {
  for kind in Look.Kind.allCases {
    var look = Look(kind)
    #expect(try read(look.datum.compact) == look)
    (look.text.string, look.text.placeholder, look.text.size, look.text.weight) = ("a \"b\"\n", "c", 12.5, 600)
    (look.text.isItalic, look.text.alignment, look.text.lines, look.text.cut) = (true, .right, 0, .middle)
    (look.text.leastScale, look.text.tone) = (0.5, Tone(0x0102_0304))
    (look.box.fill, look.box.radius, look.box.border) = (Tone(0x0000_01ff), 4, 2)
    (look.box.borderTone, look.box.clips, look.box.opacity) = (Tone.named[3].tone, true, 0.25)
    look.box.tint = Tone.named[10].tone
    look.image = ImageLook(name: "chevron.right", isSymbol: kind == .button)
    look.state.style = kind.styles.first ?? ""
    (look.state.titles, look.state.selected, look.state.isOn) = (["a", ""], -1, true)
    (look.state.value, look.state.isDisabled) = (0.75, true)
    var item = ItemLook()
    (item.title, item.place, item.isBold, item.tint) = ("Done", .right, true, Tone(0xffff_ffff))
    look.items = [item, ItemLook()]
    var row = RowLook()
    (row.kind, row.width, row.height, row.text, row.accessory) = (.header, 300, 20, "t", "disclosure")
    (row.box.fill, row.box.radius, row.box.border, row.box.borderTone) = (Tone(0xff), 1, 2, Tone(0xffff))
    row.parts = [PartLook(frame: [1, 2, 3, 4], look: Look(.label))]
    look.rows = [row, RowLook()]
    #expect(try read(look.datum.compact) == look)
  }
}

@Test func `each colour of the system is read by its name`() throws {
  for (name, tone) in Tone.named { #expect(try read("{\"fill\": \"\(name)\"}").box.fill == tone) }
  #expect(try read("{\"fill\": \"#010203\"}").box.fill == Tone(0x0102_03ff))
}

@Test func `a text alone is the look of a label`() throws {
  let look = try read("\"Lake\"")
  #expect(look.kind == .label && look.text.string == "Lake")
}

@Test(
  arguments: [
    ("{\"knid\": \"label\"}", "unknown key \"knid\"; did you mean \"kind\"?"),
    ("{\"kind\": \"labels\"}", "\"labels\" is not one of"),
    ("{\"fill\": \"systemBlu\"}", "did you mean \"systemBlue\"?"),
    ("{\"size\": -1}", "not negative"), ("{\"weight\": 1000}", "from 100 to 900"), ("7", "a string or an object"),
    ("{\"kind\": \"slider\", \"value\": 7}", "value: expected a number from 0 to 1"),
    ("{\"value\": 3, \"kind\": \"progress\"}", "value: expected a number from 0 to 1"),
    ("{\"style\": \"fillled\", \"kind\": \"button\"}", "\"gray\", \"info\", \"add\"; did you mean \"filled\"?"),
    ("{\"kind\": \"label\", \"style\": \"filled\"}", "style: a look of kind \"label\" has none"),
    ("{\"rows\": [{\"accessory\": \"arrow\"}]}", "accessory: \"arrow\" is not one of \"disclosure\""),
    ("{\"rows\": [{\"parts\": [{\"frame\": [1]}]}]}", "expected 4 numbers"),
  ])
func `a wrong look is refused`(text: String, words: String) throws {
  let found = #expect(throws: Diagnostic.self) { _ = try read(text) }
  #expect(found?.message.contains(words) == true, "\(found?.message ?? "")")
}

@Test func `looks of views and bars are those of their items`() throws {
  let text = """
    {"size": [100, 50], "profile": "ios7", "controllers": [{"kind": "navigation",
      "bars": {"navigation_bar": {"look": {"kind": "navigation_bar", "text": "Lake"}}},
      "controllers": [{"name": "page", "view": {"views": [{"name": "a", "look": "Hello"}, {"name": "b"}]}}]}]}
    """
  let loaded = try LoadedScene.load(Source(name: "test", text: text), isRules: false, Overrides())
  #expect(loaded.looks.count == 2)
  let named = loaded.namedLooks
  #expect(try looks(named, of: loaded.scene) == loaded.looks)
  #expect(named.contains("\"a\"") && named.contains("Hello"))
  #expect(throws: Diagnostic.self) { _ = try looks("{\"c\": \"Hello\"}", of: loaded.scene) }
}
