// Facts of the canvases of Xcode: margins of cells, roots of xibs, status bars, bars at which a view ends.

import Documents
import Testing

@testable import Storyboards

struct FactTests {
  private let loose = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Returns the frame of a label at the margins of a cell's content, which is 44 high with a separator of half a point.
  private func label(
    _ tools: String, cell: String = "", nested: Bool = false, device: String = "retina4_7", without: Set<String> = []
  ) throws -> [Double]? {
    let pins = [
      constraint("l", "label", "leading", "content", "leadingMargin"),
      constraint("t", "label", "top", "content", "topMargin"),
      constraint("r", "content", "trailingMargin", "label", "trailing"),
      constraint("b", "content", "bottomMargin", "label", "bottom"),
    ]
    let content = """
      <tableViewCellContentView key="contentView" id="content">
      <rect key="frame" x="0" y="0" width="375" height="43.5"/>
      <subviews>\(view("label", [0, 0, 50, 20], loose, kind: "label"))</subviews>
      <constraints>\(pins.joined())</constraints></tableViewCellContentView>
      """
    let row = view("cell", [0, 0, 375, 44], cell, kind: "tableViewCell", inside: content)
    func table(_ key: String) -> String {
      view("table", [0, 0, 375, 667], key, kind: "tableView", inside: "<prototypes>\(row)</prototypes>")
    }
    let root =
      nested
      ? controller("a", views: table(""))
      : "<tableViewController id=\"a\">\(table("key=\"view\""))</tableViewController>"
    let document = try Storyboard(storyboard(initial: "a", [root], tools: tools, device: device))
    var canvas = Canvas()
    canvas.without = without
    return try frames(document, "cell", canvas)["label"]
  }

  @Test func `margins of a cell depend on tools, screen, table and accessory`() throws {
    #expect(try label("12121") == [8, 8, 359, 27.5])
    #expect(try label("13196") == [8, 8, 359, 27.5])
    #expect(try label("14460") == [16, 11, 343, 22])
    #expect(try label("17701") == [16, 11, 343, 21.5])
    #expect(try label("14460", nested: true)?[0] == 15)
    #expect(try label("17701", nested: true)?[0] == 16)
    #expect(try label("17701", device: "retina6_1")?[0] == 20)
    #expect(try label("17701", nested: true, device: "retina6_1")?[0] == 20)
    #expect(try label("24127") == [20, 15, 335, 13.5])
    let accessory = "accessoryType=\"disclosureIndicator\""
    #expect(try label("17701", cell: accessory) == [16, 11, 351, 21.5])
    #expect(try label("12121", cell: accessory) == [8, 8, 359, 27.5])
  }

  @Test func `a document is imported as if a fact were not known`() throws {
    #expect(try label("17701", without: ["cell-side-narrow"]) == [8, 11, 359, 21.5])
    #expect(try label("17701", without: ["cell-top", "cell-side-narrow"]) == [8, 8, 359, 27.5])
    #expect(try label("17701", without: ["cell-side-wide"]) == [16, 11, 343, 21.5])
  }

  @Test func `facts have different names and say where they hold`() {
    let names = Fact.all.map { $0.name }
    #expect(Set(names).count == names.count)
    for fact in Fact.all {
      #expect(fact.since < fact.before, "\(fact)")
      #expect(!fact.statement.isEmpty && !fact.name.contains(","), "\(fact)")
    }
  }

  @Test func `old tools draw a cell as high as its row and as wide as its table`() throws {
    func size(_ tools: String) throws -> [Double]? {
      let row = view("cell", [0, 0, 320, 44], "rowHeight=\"200\"", kind: "tableViewCell")
      let table = view(
        "table", [0, 0, 600, 600], "key=\"view\"", kind: "tableView", inside: "<prototypes>\(row)</prototypes>")
      let root = "<tableViewController id=\"a\">\(table)</tableViewController>"
      return try frames(Storyboard(storyboard(initial: "a", [root], tools: tools)), "cell")["cell"]
    }
    #expect(try size("7531") == [0, 0, 600, 200])
    #expect(try size("14460") == [0, 0, 320, 44])
  }

  /// Returns the frames of a cell and of a label that fills its content, none of which has a stored frame.
  private func row(_ tools: String, cell: String = "", table: String = "", without: Set<String> = []) throws
    -> [[Double]?]
  {
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint($0, "label", $0, "content", $0) }
    let row = """
      <tableViewCell id="cell" \(cell)><autoresizingMask key="autoresizingMask"/>
      <tableViewCellContentView key="contentView" id="content"><autoresizingMask key="autoresizingMask"/>
      <subviews>\(view("label", [0, 0, 9, 9], loose, kind: "label"))</subviews>
      <constraints>\(edges.joined())</constraints></tableViewCellContentView></tableViewCell>
      """
    let table = view(
      "table", [0, 0, 375, 667], "key=\"view\" \(table)", kind: "tableView", inside: "<prototypes>\(row)</prototypes>")
    let root = "<tableViewController id=\"a\">\(table)</tableViewController>"
    var canvas = Canvas()
    canvas.without = without
    let found = try frames(Storyboard(storyboard(initial: "a", [root], tools: tools)), "cell", canvas)
    return [found["cell"], found["label"]]
  }

  @Test func `a cell without a frame is as wide as its table and as high as its row`() throws {
    for tools in ["7531", "11173"] {
      #expect(try row(tools) == [[0, 0, 375, 44], [0, 0, 375, 43.5]])
      #expect(try row(tools, table: "rowHeight=\"60\"") == [[0, 0, 375, 60], [0, 0, 375, 59.5]])
      #expect(
        try row(tools, cell: "rowHeight=\"80\"", table: "rowHeight=\"60\"") == [[0, 0, 375, 80], [0, 0, 375, 79.5]])
    }
    #expect(
      try row("17701", cell: "rowHeight=\"80\"", table: "rowHeight=\"-1\"") == [[0, 0, 375, 80], [0, 0, 375, 80]])
    #expect(try row("17701", table: "rowHeight=\"-1\"") == [[0, 0, 375, 44], [0, 0, 375, 44]])
  }

  @Test func `the content of a cell without a frame ends at its accessory`() throws {
    #expect(try row("7531", cell: "accessoryType=\"disclosureIndicator\"")[1] == [0, 0, 342, 43.5])
    #expect(try row("7531", cell: "accessoryType=\"checkmark\"")[1] == [0, 0, 336, 43.5])
    #expect(
      try row("7531", cell: "accessoryType=\"checkmark\"", without: ["accessory-checkmark"])[1] == [0, 0, 375, 43.5])
  }

  @Test func `a document for pads without a device is drawn on one`() throws {
    func size(_ runtime: String, _ screen: String = "") throws -> [Double]? {
      let source = Source(
        name: "Pad.storyboard",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" toolsVersion="5056"
            targetRuntime="\(runtime)" initialViewController="nav"><scenes>
          <scene><objects>\(container("navigationController", "nav", "rootViewController", ["a"]))</objects></scene>
          <scene><objects>\(controller("a", size: (768, 960)))</objects></scene></scenes>\(screen)</document>
          """)
      return try frames(Storyboard(source), "a")["view a"]
    }
    // The view ends at the bars of a pad, which is 1024 high. Without a screen it is as large as drawn.
    #expect(try size("iOS.CocoaTouch.iPad") == [0, 64, 768, 960])
    #expect(try size("iOS.CocoaTouch.iPad", "<simulatedScreenMetrics key=\"destination\"/>") == [0, 64, 768, 960])
    #expect(try size("iOS.CocoaTouch") == [0, 0, 768, 960])
  }

  @Test func `versions of Xcode draw controls of their own height`() throws {
    func height(_ control: String, _ tools: String) throws -> Double? {
      let pins = constraint("l", "a", "leading", "root", "leading") + constraint("t", "a", "top", "root", "top")
      let width = "<constraint firstItem=\"a\" firstAttribute=\"width\" constant=\"9\" id=\"w\"/>"
      let bare = "<\(control) id=\"a\" \(loose)><constraints/></\(control)>"
      return try frames(Storyboard(xib(bare, pins + width, tools: tools)))["a"]?[3]
    }
    #expect(try ["14490", "14835", "14868", "15400"].map { try height("textField", $0) } == [30, 34, 34, 34])
    #expect(try ["16097", "17156", "18122"].map { try height("progressView", $0) } == [2, 4, 4])
  }

  @Test func `the view of a xib has the margins of a controller's view`() throws {
    func place(_ tools: String) throws -> [Double]? {
      let pins =
        constraint("l", "a", "leading", "root", "leadingMargin") + constraint("t", "a", "top", "root", "topMargin")
      let size = ["width", "height"].map {
        "<constraint firstItem=\"a\" firstAttribute=\"\($0)\" constant=\"9\" id=\"\($0)\"/>"
      }
      return try frames(Storyboard(xib(view("a", [0, 0, 9, 9], loose), pins + size.joined(), tools: tools)))["a"]
    }
    #expect(try place("12121") == [8, 8, 9, 9])
    #expect(try place("14460") == [16, 0, 9, 9])
  }

  @Test func `status bars depend on device and tools`() throws {
    func top(_ device: String?, _ tools: String) throws -> Double {
      let device = try device.map { try #require(Device.named($0)) } ?? anyDevice
      return device.overlay(Facts(tools: Tools(tools))).top
    }
    #expect(try ["14490", "17701", "21701"].map { try top("retina4_7", $0) } == [20, 0, 20])
    #expect(try ["14490", "17701", "19529"].map { try top("ipad9_7", $0) } == [20, 0, 20])
    #expect(try ["14490", "17701", "21701"].map { try top(nil, $0) } == [20, 0, 20])
    #expect(try ["20037", "21225", "22113"].map { try top("retina5_9", $0) } == [44, 47, 50])
    #expect(try ["20037", "21225"].map { try top("retina6_1", $0) } == [44, 48])
    #expect(try ["20037", "22505"].map { try top("retina6_5", $0) } == [44, 44])
  }

  /// Returns the frame of a controller's view in the window.
  private func place(_ containers: [String], beside: String = "", height: Int, tools: String) throws -> [Double]? {
    let own = controller("a", beside: beside, size: (375, height))
    return try frames(Storyboard(storyboard(initial: "a", containers + [own], tools: tools)))["view a"]
  }

  @Test func `a view ends at the bars of its containers, if those explain its height`() throws {
    let navigation = container(
      "navigationController", "nav", "rootViewController", ["a"],
      bar: "<navigationBar key=\"navigationBar\" id=\"bar\"/>")
    // These tools draw no status bar, so the navigation bar is as high as a toolbar.
    #expect(try place([navigation], height: 623, tools: "17701") == [0, 44, 375, 623])
    #expect(try place([], height: 603, tools: "14460") == [0, 64, 375, 603])
  }

  @Test func `a view ends once at a toolbar that it simulates`() throws {
    let toolbar = "<simulatedToolbarMetrics key=\"simulatedBottomBarMetrics\"/>"
    let edges = "<rectEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    #expect(try place([], beside: toolbar + edges, height: 623, tools: "14460") == [0, 0, 375, 623])
  }

  @Test func `margins that place the view itself do not depend on the safe area`() throws {
    let pins = [
      constraint("l", "v", "leading", "view a", "leading"), constraint("r", "v", "trailing", "view a", "trailing"),
      constraint("t", "v", "topMargin", "a top", "bottom"),
      constraint("b", "v", "bottomMargin", "view a", "bottom"),
    ]
    let document = try Storyboard(
      storyboard(
        initial: "a",
        [controller("a", views: view("v", [0, 12, 375, 663], loose), constraints: pins.joined())]))
    #expect(try frames(document)["v"] == [0, 12, 375, 663])
  }
}

struct TextFactTests {
  private let loose = "translatesAutoresizingMaskIntoConstraints=\"NO\""

  /// Returns a xib with a label and a control that are aligned by baselines.
  private func aligned(_ control: String, height: Double, _ attribute: String = "lastBaseline", font: String = "")
    -> Source
  {
    let label = view("l", [0, 40, 40, 20.5], loose, kind: "label", inside: font)
    let pins =
      ["top", "leading"].map { constraint("l" + $0, "l", $0, "root", $0, constant: 40) }.joined()
      + constraint("x", "c", "leading", "root", "leading") + constraint("b", "c", attribute, "l", "lastBaseline")
    let other = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"17\"/>"
    return xib(label + view("c", [0, 0, 40, height], loose, kind: control, inside: other), pins)
  }

  @Test func `the line of a control is on whole pixels`() throws {
    // 4.75 above a line of 20.5 is 4.5.
    #expect(try frames(Storyboard(aligned("textField", height: 30)))["c"]?[1] == 35.5)
  }

  @Test func `a control of one line has one baseline`() throws {
    let sources = ["firstBaseline", "lastBaseline"].map { aligned("button", height: 28, $0) }
    let texts = try sources.map { try Storyboard($0).document(of: nil, Canvas()).source.text }
    #expect(texts[0] == texts[1])
  }

  @Test func `a font whose baselines are not known gives a remark`() throws {
    func remarks(_ font: String, _ attribute: String = "lastBaseline") throws -> [String] {
      try Storyboard(aligned("button", height: 28, attribute, font: font)).document(of: nil, Canvas()).remarks
    }
    let custom = "<fontDescription key=\"fontDescription\" name=\"Futura-Medium\" family=\"Futura\" pointSize=\"17\"/>"
    #expect(
      try remarks(custom) == [
        "the font Futura-Medium of label l is not known: its baselines are those of the system font"
      ])
    let named = aligned("button", height: 28, "lastBaseline", font: custom + "<state key=\"normal\" title=\"Send\"/>")
    #expect(
      try Storyboard(named).document(of: nil, Canvas()).remarks == [
        "the font Futura-Medium of label \"Send\" is not known: its baselines are those of the system font"
      ])
    #expect(try remarks("<fontDescription key=\"fontDescription\" type=\"boldSystem\" pointSize=\"17\"/>") == [])
    let pins = constraint("t", "l", "top", "root", "top")
    let unaligned = xib(view("l", [0, 0, 40, 20], loose, kind: "label", inside: custom), pins)
    #expect(try Storyboard(unaligned).document(of: nil, Canvas()).remarks == [])
  }

  @Test func `a ratio of six digits is exact`() throws {
    func text(_ multiplier: String) throws -> String {
      let pins = """
        <constraint firstItem="a" firstAttribute="width" secondItem="root" secondAttribute="width"
          multiplier="\(multiplier)" id="w"/>
        """
      return try Storyboard(xib(view("a", [0, 0, 66, 9], loose), pins)).document(of: nil, Canvas()).source.text
    }
    #expect(try text("0.333333") == text("1:3"))
    #expect(try text("0.4286") != text("3:7"))
    #expect(try text("0.666667") == text("2:3") && text("0.666666") == text("2:3"))
    #expect(try text("-0.0833333") == text("-1:12"))
    #expect(try text("0.333330") != text("1:3"))
    #expect(try text("0.3333329") != text("1:3"))
    #expect(try text("0.3333341") != text("1:3"))
  }

  @Test func `variations apply to their idiom`() throws {
    func constant(_ device: String) throws -> Double? {
      let inset = """
        <constraint firstItem="v" firstAttribute="top" secondItem="view a" secondAttribute="top" constant="1" id="t">
        <variation key="userInterfaceIdiom=pad" constant="2"/>
        <variation key="heightClass=regular-widthClass=regular-userInterfaceIdiom=pad" constant="3"/>
        <variation key="userInterfaceIdiom=mac" constant="4"/><variation key="widthClass=compact" constant="5"/>
        </constraint>
        """
      let document = try Storyboard(
        storyboard(
          initial: "a",
          [controller("a", views: view("v", [0, 0, 9, 9], loose), constraints: inset)]))
      return try frames(document, nil, Canvas(device: device, isLandscape: false))["v"]?[1]
    }
    #expect(try constant("ipad-9.7") == 3)
    #expect(try constant("iphone-4.7") == 5)
    #expect(try constant("iphone-3.5") == 5)
  }

  @Test func `tools since 21225 draw the notch of each phone`() throws {
    func top(_ device: String, _ tools: String, without: Set<String> = []) throws -> Double {
      try #require(Device.named(device)).overlay(Facts(tools: Tools(tools), without: without)).top
    }
    for device in ["retina5_9", "retina6_0", "retina6_1", "retina6_5"] { #expect(try top(device, "20037") == 44) }
    #expect(try top("retina6_1", "21225") == 48)
    #expect(try top("retina6_1", "22505") == 48)
    #expect(try top("retina6_0", "21507") == 47)
    #expect(try top("retina6_5", "21507") == 44)
    #expect(try top("retina6_12", "22505") == 59)
    #expect(try top("retina6_3", "23504") == 62)
    // The size of iPhone X is also that of iPhone 13 mini. The first of these tools drew neither.
    #expect(try top("retina5_9", "21225") == 47)
    #expect(try top("retina5_9", "22505") == 50)
    #expect(try top("retina6_1", "22505", without: ["status-bar-of-device"]) == 44)
    // A device of the command line names no tools.
    #expect(try top("retina6_1", "0") == 44)
    #expect(try top("retina6_12", "0") == 59)
  }

  /// Returns the safe area of a view without a screen, as y and height of a view that fills it.
  private func safeArea(
    _ height: Int, device: String, tools: String = "14460", bar: String = "", without: Set<String> = []
  ) throws -> [Double] {
    let guide = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"
    let inner = view("inner", [0, 0, 100, 50], loose)
    let pins = ["leading", "trailing", "top", "bottom"].map { constraint("inner \($0)", "inner", $0, "safe", $0) }
    let screen = "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>"
    let document = try Storyboard(
      storyboard(
        initial: "a",
        [
          controller(
            "a", beside: screen + bar, views: inner, constraints: pins.joined(), size: (375, height), guides: guide)
        ], tools: tools, device: device))
    var canvas = Canvas()
    canvas.without = without
    return Array(try #require(try frames(document, "a", canvas)["inner"])[1...]).enumerated().filter { $0.offset != 1 }
      .map { $0.element }
  }

  @Test func `a view without a screen that is less than half as high as its device has no unsafe area`() throws {
    #expect(try safeArea(500, device: "retina5_9") == [44, 422])
    #expect(try safeArea(300, device: "retina5_9") == [0, 300])
    #expect(try safeArea(300, device: "retina5_9", without: ["short-view"]) == [44, 222])
    // A simulated navigation bar stays.
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" prompted=\"NO\"/>"
    #expect(try safeArea(500, device: "retina4_7", bar: bar) == [64, 436])
    #expect(try safeArea(300, device: "retina4_7", bar: bar) == [44, 256])
    // A document without a device has a canvas of 600.
    #expect(try safeArea(300, device: "none", bar: bar) == [64, 236])
    #expect(try safeArea(299, device: "none", bar: bar) == [44, 255])
  }

  @Test func `a stack has no margins but those that the document states`() throws {
    func label(_ margins: String = "") throws -> Double? {
      let stack = """
        <stackView id="s" \(loose)><rect key="frame" x="0" y="0" width="100" height="20"/>
        <subviews>\(view("l", [0, 0, 100, 20], loose, kind: "label"))</subviews>\(margins)</stackView>
        """
      let pins =
        constraint("x", "s", "leadingMargin", "root", "leadingMargin") + constraint("y", "s", "top", "root", "top")
      return try frames(Storyboard(xib(stack, pins, tools: "12121")))["s"]?[0]
    }
    #expect(try label() == 8)
    #expect(try label("<edgeInsets key=\"layoutMargins\" top=\"0\" left=\"5\" bottom=\"0\" right=\"5\"/>") == 3)
  }
}
