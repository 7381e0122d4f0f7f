import Documents
import Testing

@testable import Storyboards

struct ReadingTests {
  @Test func `a form below a navigation bar has the frames that Xcode stored`() throws {
    let frames = try frames(sample("Main.storyboard"), "Form")
    #expect(frames["roo-00-001"] == [0, 0, 320, 568])
    #expect(frames["lab-00-001"] == [20, 84, 46, 21])
    #expect(frames["tex-00-001"] == [74, 79.5, 226, 30])
    #expect(frames["but-00-001"] == [145, 518, 30, 30])
  }

  @Test func `a switch has an alignment rect smaller than its frame`() throws {
    #expect(try frames(sample("Main.storyboard"), "Form")["swi-00-001"] == [251, 117.5, 51, 31])
  }

  @Test func `the first scene is that of the initial controller`() throws {
    let storyboard = try sample("Main.storyboard")
    #expect(storyboard.first?.names.first == "Form")
    #expect(storyboard.roots.map { $0.names[0] } == ["Form", "Old"])
  }

  @Test func `a constraint to a layout guide gives the same position on both profiles`() throws {
    var overrides = Overrides()
    overrides.profile = 1
    let storyboard = try sample("Main.storyboard")
    // On iOS 6 the guide has no length, and the view begins below the bars.
    #expect(try frames(storyboard, "Form", Canvas(), overrides)["lab-00-001"]?[1] == 84)
    #expect(try frames(storyboard, "Old", Canvas(), overrides)["lab-00-002"]?[1] == 84)
    #expect(try frames(storyboard, "Old")["lab-00-002"]?[1] == 20)
  }

  @Test func `a view without constraints follows its autoresizing mask`() throws {
    var canvas = Canvas()
    canvas.device = Device.named("iphone-4.7")
    let storyboard = try sample("Main.storyboard")
    #expect(try frames(storyboard, "Old")["mas-00-001"] == [20, 200, 280, 100])
    #expect(try frames(storyboard, "Old", canvas)["mas-00-001"] == [20, 200, 335, 100])
  }

  @Test func `safe areas, margins and stacks have the frames of a phone with a notch`() throws {
    let frames = try frames(sample("Settings.storyboard"))
    #expect(frames["saf-00-001"] == [0, 44, 414, 818])
    #expect(frames["sta-00-001"] == [20, 60, 374, 31])
    #expect(frames["swi-00-001"] == [345, 60, 51, 31])
    #expect(frames["scr-00-001"] == [0, 99, 414, 763])
    #expect(frames["pag-00-001"] == [0, 99, 414, 1200])
    #expect(frames["wid-00-001"] == nil)
  }

  @Test func `variations apply to their size classes`() throws {
    var canvas = Canvas()
    canvas.device = Device.named("iphone-6.5")
    canvas.isLandscape = true
    let frames = try frames(sample("Settings.storyboard"), nil, canvas)
    #expect(frames["pag-00-001"]?[3] == 600)
    #expect(frames["wid-00-001"] != nil)
  }

  @Test func `a cell has the margins of its version of Xcode, ratios and baselines`() throws {
    let frames = try frames(sample("Cell.xib"))
    #expect(frames["ima-00-001"] == [16, 11, 67.5, 38])
    #expect(frames["lab-00-002"]?[0] == 333)
    #expect(frames["lab-00-002"]?[1] == 16)
  }

  @Test func `placeholder sizes, fixed frames and hidden views are imported`() throws {
    let source = xib(
      """
      <view id="a" translatesAutoresizingMaskIntoConstraints="NO" placeholderIntrinsicWidth="30"
        placeholderIntrinsicHeight="infinite"/>
      <view id="b" fixedFrame="YES" hidden="YES" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="7" y="8" width="9" height="10"/></view>
      """,
      """
      <constraint firstItem="a" firstAttribute="top" secondItem="root" secondAttribute="top" id="c1"/>
      <constraint firstItem="a" firstAttribute="leading" secondItem="root" secondAttribute="leading" id="c2"/>
      <constraint firstAttribute="bottom" secondItem="a" secondAttribute="bottom" id="c3"/>
      """
    )
    let found = try frames(Storyboard(source))
    #expect(found["a"] == [0, 0, 30, 100])
    #expect(found["b"] == [7, 8, 9, 10])
  }

  @Test func `a view of a custom class has the stored intrinsic size`() throws {
    let view =
      "<view id=\"a\" customClass=\"Dial\" translatesAutoresizingMaskIntoConstraints=\"NO\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"1\" height=\"1\"/></view>"
    let pins = ["top", "leading"].map { edge in
      constraint(edge, "a", edge, "root", edge)
    }
    let source = xib(view, pins.joined())
    let text = String(decoding: source.bytes, as: UTF8.self)
    let designables =
      "<designables><designable name=\"a\"><size key=\"intrinsicContentSize\" width=\"30\" height=\"40\"/>"
      + "</designable></designables></document>"
    let designed = Source(name: "designed.xib", text: String(text.dropLast("</document>".count)) + designables)
    #expect(try frames(Storyboard(designed))["a"] == [0, 0, 30, 40])
  }

  @Test func `baselines are on whole pixels`() throws {
    func top(_ attribute: String) throws -> Double? {
      let loose = "translatesAutoresizingMaskIntoConstraints=\"NO\""
      let views = view("l", [0, 0, 40, 20.5], loose, kind: "label") + view("v", [50, 0, 10, 10], loose)
      let constraints =
        ["top", "leading"].map { constraint("l" + $0, "l", $0, "root", $0) }.joined()
        + constraint("b", "v", "top", "l", attribute) + constraint("x", "v", "leading", "l", "trailing", constant: 10)
      return try frames(Storyboard(xib(views, constraints)), nil, Canvas(), exact)["v"]?[1]
    }
    // A font of size 17 has a line height of 20.281 and an ascent of 16.184.
    #expect(try top("firstBaseline") == 16)
    #expect(try top("baseline") == 16)
  }

  /// Overrides for frames that are not rounded.
  private var exact: Overrides {
    var overrides = Overrides()
    overrides.scale = 0
    return overrides
  }

  @Test func `a system symbol has an alignment rect higher than its frame`() throws {
    let label = view("l", [0, 0, 100, 20], "translatesAutoresizingMaskIntoConstraints=\"NO\"", kind: "label")
    func top(_ image: String) throws -> Double? {
      let picture = view(
        "i", [120, 0, 12, 20], image + " translatesAutoresizingMaskIntoConstraints=\"NO\"", kind: "imageView")
      let constraints =
        ["top", "leading"].map { constraint("l" + $0, "l", $0, "root", $0) }.joined()
        + constraint("b", "i", "bottom", "l", "bottom") + constraint("x", "i", "leading", "l", "trailing", constant: 20)
      let found = try frames(Storyboard(xib(label + picture, constraints)))["i"]
      #expect(found?[2...] == [12, 20])
      return found?[1]
    }
    #expect(try top("image=\"chevron.right\" catalog=\"system\"") == -2)
    #expect(try top("image=\"chevron.right\"") == 0)
    #expect(try top("image=\"doc\" catalog=\"system\"") == 0)
  }

  @Test func `controls without a stored frame have their default size`() throws {
    let pins = ["top", "leading"].map { edge in
      constraint(edge, "a", edge, "root", edge)
    }
    func size(_ name: String, _ tools: String) throws -> [Double]? {
      let control = "<\(name) id=\"a\" translatesAutoresizingMaskIntoConstraints=\"NO\"><constraints/></\(name)>"
      return try frames(Storyboard(xib(control, pins.joined(), tools: tools)))["a"].map { Array($0[2...]) }
    }
    #expect(try size("switch", "5056") == [51, 31])
    #expect(try size("stepper", "14460") == [94, 29])
    #expect(try size("stepper", "17156") == [94, 32])
  }

  @Test func `an empty stack has its stored size`() throws {
    let source = xib(
      """
      <stackView id="outer" axis="vertical" translatesAutoresizingMaskIntoConstraints="NO">
        <rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>
          <stackView id="empty"><rect key="frame" x="0" y="0" width="200" height="30"/></stackView>
          <label id="text" verticalHuggingPriority="249"><rect key="frame" x="0" y="30" width="200" height="20"/></label>
        </subviews>
      </stackView>
      """,
      ["top", "leading", "bottom", "trailing"].map { edge in
        constraint(edge, "outer", edge, "root", edge)
      }.joined())
    let found = try frames(Storyboard(source))
    #expect(found["empty"] == [0, 0, 200, 30])
    #expect(found["text"] == [0, 30, 200, 70])
  }

  @Test func `a stack with fill alignment is at least as high as its hidden views`() throws {
    func height(_ alignment: String) throws -> [Double]? {
      let source = xib(
        """
        <stackView id="row" \(alignment) translatesAutoresizingMaskIntoConstraints="NO">
          <rect key="frame" x="0" y="0" width="200" height="50"/>
          <subviews>
            <label id="text"><rect key="frame" x="0" y="0" width="200" height="20"/></label>
            <view id="unseen" hidden="YES"><rect key="frame" x="0" y="0" width="0" height="50"/>
              <constraints><constraint firstAttribute="height" constant="50" id="h"/></constraints></view>
          </subviews>
        </stackView>
        """,
        ["top", "leading", "trailing"].map { edge in
          constraint(edge, "row", edge, "root", edge)
        }.joined())
      return try frames(Storyboard(source))["row"]
    }
    #expect(try height("") == [0, 0, 200, 50])
    #expect(try height("alignment=\"fill\"") == [0, 0, 200, 50])
    #expect(try height("alignment=\"top\"") == [0, 0, 200, 20])
  }

  @Test func `stacks in a proportional stack have equal lengths`() throws {
    let stacks = ["one", "two"].map { name in
      """
      <stackView id="\(name)" alignment="center"><rect key="frame" x="0" y="0" width="200" height="20"/><subviews>
      <label id="in \(name)"><rect key="frame" x="0" y="0" width="200" height="20"/></label></subviews></stackView>
      """
    }
    let source = xib(
      """
      <stackView id="outer" axis="vertical" distribution="fillProportionally"
        translatesAutoresizingMaskIntoConstraints="NO"><rect key="frame" x="0" y="0" width="200" height="100"/>
        <subviews>\(stacks.joined())</subviews></stackView>
      """,
      ["top", "leading", "bottom", "trailing"].map { edge in
        constraint(edge, "outer", edge, "root", edge)
      }.joined())
    let found = try frames(Storyboard(source))
    #expect(found["one"] == [0, 0, 200, 50])
    #expect(found["two"] == [0, 50, 200, 50])
  }

  @Test func `unsupported settings give a remark`() throws {
    let storyboard = try Storyboard(
      xib(
        view("a", [0, 0, 1, 1], "layoutMarginsFollowReadableWidth=\"YES\"")
      ))
    let importer = try Importer(storyboard, storyboard.roots[0])
    #expect(importer.remarks == ["layoutMarginsFollowReadableWidth of view a"])
  }

  @Test func `unknown constraint elements and axes give a remark`() throws {
    let stack = view("s", [0, 0, 10, 10], "axis=\"diagonal\"", kind: "stackView")
    let storyboard = try Storyboard(xib(stack, "<constraimt/>"))
    #expect(
      try storyboard.document(of: nil, Canvas()).remarks
        == ["<constraimt> among the constraints of view root", "axis=\"diagonal\" of stackView s is not known"])
  }

  @Test func `missing controllers give a remark`() throws {
    let tabs = container("tabBarController", "tabs", "viewControllers", ["a", "far", "gone"])
    let placeholder = "<viewControllerPlaceholder id=\"far\"/>"
    let source = storyboard(initial: "nowhere", [tabs, controller("a"), placeholder])
    #expect(
      try Storyboard(source).document(of: nil, Canvas()).remarks
        == [
          "initialViewController: nothing in this document has the id nowhere",
          "tabs contains gone, which is not in this document",
        ])
  }

  @Test func `the version of Xcode follows from its tools`() {
    let tools = [
      "3084", "5056", "7706", "8121", "10117", "11129", "12121", "14269", "14490", "14835", "16097", "17156",
    ]
    #expect(tools.map { Tools($0).xcode } == [4, 5, 6, 7, 7, 8, 8, 9, 10, 11, 11, 12])
    let later = ["18122", "19529", "20037", "21225", "22505", "23504", "24127"]
    #expect(later.map { Tools($0).xcode } == [12, 13, 13, 14, 15, 16, 26])
  }
}
