// What documents say of the looks of views.

import Documents
import Pictures
import Testing

@testable import Storyboards

/// Returns the looks of the views of a document with a view of some content, by their ids.
private func looks(_ subviews: String, xib source: Source? = nil) throws -> [String: Look] {
  let importer = try looksImporter(source ?? xib(subviews))
  return Dictionary(uniqueKeysWithValues: importer.root.all.map { ($0.id, importer.look(of: $0)) })
}

private func looksImporter(_ source: Source) throws -> Importer {
  let document = try Storyboard(source)
  return try Importer(document, try #require(document.first))
}

private let system = "type=\"system\" pointSize=\"20\""

@Test func `a label has text, font, colour and lines`() throws {
  let inside = """
    <fontDescription key="fontDescription" \(system) weight="semibold"/>
    <color key="textColor" red="1" green="0" blue="0.5" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
    """
  let attributes = "text=\"Lake\" textAlignment=\"center\" numberOfLines=\"0\" adjustsFontSizeToFit=\"NO\""
  let look = try #require(try looks(view("a", [0, 0, 9, 9], attributes, kind: "label", inside: inside))["a"])
  #expect(look.kind == .label && look.text.string == "Lake" && look.text.lines == 0 && look.text.alignment == .center)
  #expect(look.text.size == 20 && look.text.weight == 600 && look.text.leastScale == 1)
  #expect(look.text.tone == Tone(0xff00_80ff))
}

@Test func `a text may be an element, or have attributes`() throws {
  let string = "<string key=\"text\">two\nlines &amp; more</string>"
  let attributed = """
    <attributedString key="attributedText"><fragments><fragment content="bold ">
    <attributes><font key="NSFont" size="24" name="HelveticaNeue-Bold"/></attributes></fragment>
    <fragment content="words"/></fragments></attributedString>
    """
  let found = try looks(view("a", kind: "label", inside: string) + view("b", kind: "label", inside: attributed))
  #expect(found["a"]?.text.string == "two\nlines & more")
  #expect(found["b"]?.text.string == "bold words" && found["b"]?.text.size == 24 && found["b"]?.text.weight == 700)
}

@Test func `an attributed text may have its fragments in a list or not, and its words as an element`() throws {
  let direct = """
    <attributedString key="attributedText"><fragment content="bold "><attributes><font key="NSFont" size="24" \
    name="HelveticaNeue-Bold"/></attributes></fragment><fragment><string key="content">words
    more</string></fragment></attributedString>
    """
  let title = """
    <state key="normal"><attributedString key="attributedTitle"><fragment content="Send"/></attributedString></state>
    """
  let configured = """
    <state key="normal" title="Old"/><buttonConfiguration key="configuration" style="plain"><attributedString \
    key="attributedTitle"><fragment content="Link"/></attributedString></buttonConfiguration>
    """
  #expect(try looks(view("c", kind: "button", inside: configured))["c"]?.text.string == "Link")
  // A title of the configuration is in place of an attributed one of the state.
  let plain = title + "<buttonConfiguration key=\"configuration\" style=\"plain\" title=\"New\"/>"
  #expect(try looks(view("d", kind: "button", inside: plain))["d"]?.text.string == "New")
  let found = try looks(view("a", kind: "label", inside: direct) + view("b", kind: "button", inside: title))
  #expect(found["a"]?.text.string == "bold words\nmore" && found["a"]?.text.size == 24)
  #expect(found["a"]?.text.weight == 700 && found["b"]?.text.string == "Send")
}

@Test func `numbers and words that a look cannot have do not make the document unreadable`() throws {
  let cell = view("cell", [0, 28, -300, -60], kind: "tableViewCell")
  let sections = "<sections><tableViewSection id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
  let blur = "<blurEffect style=\"systemThinMaterialDark\"/>"
  let found = try looks(
    view("lines", [0, 0, 9, 9], "numberOfLines=\"200000\"", kind: "label")
      + view("segments", [0, 0, 9, 9], "selectedSegmentIndex=\"-2\"", kind: "segmentedControl")
      + view("pages", [0, 0, 9, 9], "numberOfPages=\"3\" currentPage=\"9000000000\"", kind: "pageControl")
      + view("search", [0, 0, 9, 9], "searchBarStyle=\"default\"", kind: "searchBar")
      + view("date", [0, 0, 9, 9], "style=\"new\"", kind: "datePicker")
      + view("blur", kind: "visualEffectView", inside: blur)
      + view("table", [0, 0, 300, 200], "style=\"new\"", kind: "tableView", inside: sections))
  for (id, look) in found {
    let document = try Document(Source(name: "look", text: look.datum.compact))
    #expect(try document.root.look() == look, "\(id)")
  }
  #expect(found["lines"]?.text.lines == 100_000 && found["segments"]?.state.selected == -1)
  #expect(found["pages"]?.state.selected == 2 && found["blur"]?.state.style == "dark")
}

@Test func `buttons have title, style, colour and symbol`() throws {
  let state = """
    <state key="normal" title="Send" image="paperplane" catalog="system">
    <color key="titleColor" systemColor="systemRedColor"/></state>
    """
  let filled = "<buttonConfiguration key=\"configuration\" style=\"filled\" title=\"Go\"/>"
  let found = try looks(
    view("a", [0, 0, 9, 9], "buttonType=\"system\"", kind: "button", inside: state)
      + view("b", kind: "button", inside: "<state key=\"normal\" title=\"Button\"/>" + filled))
  let (one, other) = (try #require(found["a"]), try #require(found["b"]))
  #expect(one.text.string == "Send" && one.state.style == "system" && one.text.alignment == .center)
  #expect(one.image == ImageLook(name: "paperplane", isSymbol: true))
  #expect(one.text.tone == Tone.named.first { $0.name == "systemRed" }?.tone)
  #expect(other.text.string == "Go" && other.state.style == "filled")
}

@Test func `controls have their states`() throws {
  let segments = "<segments><segment title=\"Day\"/><segment title=\"Week\"/></segments>"
  let found = try looks(
    view("a", [0, 0, 9, 9], "on=\"YES\"", kind: "switch")
      + view("b", [0, 0, 9, 9], "minValue=\"10\" maxValue=\"20\" value=\"15\"", kind: "slider")
      + view("c", [0, 0, 9, 9], "selectedSegmentIndex=\"1\"", kind: "segmentedControl", inside: segments)
      + view("d", [0, 0, 9, 9], "placeholder=\"Name\" borderStyle=\"roundedRect\"", kind: "textField"))
  #expect(found["a"]?.state.isOn == true && found["b"]?.state.value == 0.5)
  #expect(found["c"]?.state.titles == ["Day", "Week"] && found["c"]?.state.selected == 1)
  #expect(found["d"]?.text.placeholder == "Name" && found["d"]?.state.style == "rounded")
}

@Test func `corners and borders are user defined attributes`() throws {
  let attributes = """
    <userDefinedRuntimeAttributes>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius"><integer key="value" value="8"/>
    </userDefinedRuntimeAttribute>
    <userDefinedRuntimeAttribute type="number" keyPath="layer.borderWidth"><real key="value" value="1.5"/>
    </userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>
    """
  let colour = "<color key=\"backgroundColor\" name=\"Paper\"/>"
  let document = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"><objects><view id="a" alpha="0.5">
    <rect key="frame" x="0" y="0" width="9" height="9"/>\(colour)\(attributes)</view></objects>
    <resources><namedColor name="Paper"><color white="0.2" alpha="1"/></namedColor></resources></document>
    """
  let found = try looks("", xib: Source(name: "a.xib", text: document))
  let box = try #require(found["a"]).box
  #expect(box.radius == 8 && box.border == 1.5 && box.opacity == 0.5 && box.fill == Tone(0x3333_33ff))
}

@Test func `a table shows its cells with their frames, titles and accessories`() throws {
  let label = view("label", [16, 10, 200, 20], "text=\"Sound\"", kind: "label")
  let content = """
    <tableViewCellContentView key="contentView" id="content"><rect key="frame" x="0" y="0" width="300" height="60"/>
    <subviews>\(label)</subviews></tableViewCellContentView>
    """
  let cell = view(
    "cell", [0, 28, 300, 60], "accessoryType=\"disclosureIndicator\"", kind: "tableViewCell", inside: content)
  let sections =
    "<sections><tableViewSection headerTitle=\"General\" id=\"s\"><cells>\(cell)</cells></tableViewSection></sections>"
  let table = try #require(
    try looks(view("table", [0, 0, 300, 200], "style=\"grouped\"", kind: "tableView", inside: sections))["table"])
  #expect(table.state.style == "grouped" && table.rows.map { $0.kind } == [.header, .cell])
  let row = try #require(table.rows.last)
  #expect(table.rows.first?.text == "General" && row.accessory == "disclosure" && row.height == 60)
  #expect(row.parts.map { $0.frame } == [[16, 10, 200, 20]] && row.parts.first?.look.text.string == "Sound")
}

@Test func `bars have the titles and items of their controllers`() throws {
  let item = """
    <navigationItem key="navigationItem" title="Lake"><barButtonItem key="rightBarButtonItem" systemItem="add" id="i"/>
    <barButtonItem key="leftBarButtonItem" title="Close" id="j"/></navigationItem>
    """
  let tabs = ["Chats", "People"].map { "<tabBarItem key=\"tabBarItem\" title=\"\($0)\" id=\"\($0)\"/>" }
  let text = storyboard(
    initial: "t",
    [
      container("tabBarController", "t", "viewControllers", ["n", "c"]),
      container(
        "navigationController", "n", "rootViewController", ["a"],
        bar: "<navigationBar key=\"navigationBar\"/>\(tabs[0])"),
      controller("a", beside: item), controller("c", beside: tabs[1]),
    ])
  let document = try Storyboard(text)
  let source = try document.document(of: "a", Canvas()).source
  let loaded = try LoadedScene.load(source, isRules: false, Overrides())
  let bar = try #require(loaded.looks.values.first { $0.kind == .navigationBar })
  #expect(bar.text.string == "Lake" && bar.items.map { $0.place } == [.left, .right])
  #expect(bar.items.map { $0.title } == ["Close", ""] && bar.items.last?.image?.name == "plus")
  let tab = try #require(loaded.looks.values.first { $0.kind == .tabBar })
  #expect(tab.items.map { $0.title } == ["Chats", "People"] && tab.state.selected == 0)
  var canvas = Canvas()
  canvas.hasLooks = false
  let plain = try LoadedScene.load(try document.document(of: "a", canvas).source, isRules: false, Overrides())
  #expect(plain.looks.isEmpty)
}
