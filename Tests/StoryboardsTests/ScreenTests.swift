// The initial scene, views under bars, and devices.

import CCasement
import Documents
import Testing

@testable import Storyboards

struct ScreenTests {
  private func first(_ source: Source) throws -> String? { try Storyboard(source).first?.controllerID }

  @Test func `the initial scene of a container is the first one that it contains`() throws {
    let decoy = controller("decoy")
    let content = controller("content")
    let navigation = container("navigationController", "nav", "rootViewController", ["content"])
    #expect(try first(storyboard(initial: "nav", [decoy, navigation, content])) == "content")
    let tabs = container("tabBarController", "tabs", "viewControllers", ["nav", "decoy"])
    #expect(try first(storyboard(initial: "tabs", [decoy, tabs, navigation, content])) == "content")
    // A controller of another document has no scene here. The next one is used.
    let far = container("tabBarController", "tabs", "viewControllers", ["far", "content"])
    let placeholder = "<viewControllerPlaceholder id=\"far\"/>"
    #expect(try first(storyboard(initial: "tabs", [decoy, far, placeholder, content])) == "content")
    // Containers in a cycle contain no scene. The first scene is used.
    let circle = container("navigationController", "nav", "rootViewController", ["nav"])
    #expect(try first(storyboard(initial: "nav", [decoy, circle, content])) == "decoy")
    #expect(try first(storyboard(initial: "content", [decoy, content])) == "content")
  }

  /// Returns a storyboard with a controller in a navigation controller, on a phone of 375 × 667.
  private func pushed(
    _ attributes: String = "", beside: String = "", views: String = "", bar: String = "", height: Int = 667
  ) throws -> Storyboard {
    let bar = "<navigationBar key=\"navigationBar\" \(bar) id=\"bar\"/>"
    return try Storyboard(
      storyboard(
        initial: "nav",
        [
          container("navigationController", "nav", "rootViewController", ["a"], bar: bar),
          controller("a", attributes, beside: beside, views: views, size: (375, height)),
        ]))
  }

  @Test func `edges for extended layout determine where the view begins`() throws {
    #expect(try frames(pushed())["view a"] == [0, 0, 375, 667])
    let none = "<extendedEdge key=\"edgesForExtendedLayout\"/>"
    #expect(try frames(pushed(beside: none))["view a"] == [0, 64, 375, 603])
    let top = "<extendedEdge key=\"edgesForExtendedLayout\" top=\"YES\"/>"
    #expect(try frames(pushed(beside: top))["view a"] == [0, 0, 375, 667])
  }

  @Test func `a view that does not extend under bars ends at them, and a standalone view has none`() throws {
    let bottom = "<extendedEdge key=\"edgesForExtendedLayout\" bottom=\"YES\"/>"
    #expect(try frames(pushed(beside: bottom, height: 603))["view a"] == [0, 64, 375, 603])
    // The bars stay translucent. The edges determine where the view ends.
    #expect(try !Storyboard.text(pushed(beside: bottom, height: 603)).contains("translucent"))
    #expect(try frames(pushed(beside: bottom, height: 300))["view a"] == [0, 0, 375, 300])
  }

  @Test func `a view may extend under opaque bars`() throws {
    let opaque = "translucent=\"NO\""
    let below = try Storyboard.text(pushed(bar: opaque, height: 603))
    #expect(below.contains("\"translucent\": false"))
    let under = try pushed("extendedLayoutIncludesOpaqueBars=\"YES\"", bar: opaque)
    let text = try Storyboard.text(under)
    #expect(text.contains("\"extends_under_opaque_bars\": true") && text.contains("\"translucent\": false"))
    #expect(try frames(under)["view a"] == [0, 0, 375, 667])
  }

  private func ambiguities(of loaded: LoadedScene) -> Int {
    var found: UnsafePointer<cas_ambiguity>?
    var count = 0
    #expect(cas_scene_ambiguities(loaded.scene, .max, &found, &count) == cas_status(CAS_OK))
    return count
  }

  @Test func `the content of tables and empty scroll views is not ambiguous`() throws {
    func count(_ kind: String, inside: String = "") throws -> Int {
      let edges = ["leading", "trailing", "top", "bottom"].map { constraint("s \($0)", "s", $0, "view a", $0) }
      let views = view("s", [0, 0, 375, 667], kind: kind, inside: inside)
      let loaded = try load(
        Storyboard(storyboard(initial: "a", [controller("a", views: views, constraints: edges.joined())])))
      return ambiguities(of: loaded)
    }
    #expect(try count("tableView") == 0)
    #expect(try count("collectionView") == 0)
    #expect(try count("scrollView") == 0)
    let root = view("t", [0, 0, 375, 667], "key=\"view\"", kind: "tableView")
    let table = try load(
      Storyboard(storyboard(initial: "a", ["<tableViewController id=\"a\">\(root)</tableViewController>"])))
    #expect(ambiguities(of: table) == 0)
    #expect(try count("scrollView", inside: "<subviews>\(view("v"))</subviews>") > 0)
  }

  @Test func `the initial scene of a xib is the view of its owner`() throws {
    func first(_ destination: String, _ owner: String = "IBFilesOwner") throws -> String? {
      let source = Source(
        name: "Two.xib",
        text: """
          <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"><objects>
          <placeholder placeholderIdentifier="\(owner)" id="-1"><connections>
          <outlet property="label" destination="a" id="o"/><outlet property="view" destination="\(destination)" id="p"/>
          </connections></placeholder>\(view("a"))\(view("b"))</objects></document>
          """)
      return try Storyboard(source).first?.id
    }
    #expect(try first("b") == "b")
    #expect(try first("a") == "a")
    #expect(try first("none") == "a")
    #expect(try first("b", "IBFirstResponder") == "a")
  }

  private let table = view("t", [0, 0, 375, 667], kind: "tableView")

  @Test func `a scroll view is padded as its controller says, or as it says itself`() throws {
    func pads(_ controller: String, _ table: String) throws -> Bool {
      let views = view("t", [0, 0, 375, 667], table, kind: "tableView")
      return try !Storyboard.text(pushed(controller, views: views)).contains("\"adjusts_scroll_insets\": false")
    }
    let off = "automaticallyAdjustsScrollViewInsets=\"NO\""
    #expect(try pads("", ""))
    #expect(try !pads(off, ""))
    #expect(try !pads("", "contentInsetAdjustmentBehavior=\"never\""))
    #expect(try pads(off, "contentInsetAdjustmentBehavior=\"always\""))
    let second = try pushed(
      views: view("v")
        + view("t", kind: "tableView").replacing("id=\"t\"", "id=\"t\" contentInsetAdjustmentBehavior=\"always\""))
    #expect(
      try second.document(of: nil, Canvas()).remarks
        == ["contentInsetAdjustmentBehavior of tableView t: bars pad the first view of a controller alone"])
  }

  @Test func `a size is a device in portrait or landscape, and a pad if it is wide enough`() throws {
    func size(_ name: String, isLandscape: Bool = false) throws -> [Double]? {
      try frames(pushed(), nil, Canvas(device: name, isLandscape: isLandscape))["view a"]
    }
    #expect(try size("375x667") == [0, 0, 375, 667])
    #expect(try size("375x667", isLandscape: true) == [0, 0, 667, 375])
    #expect(try size("667x375") == [0, 0, 667, 375])
    #expect(try size("667x375", isLandscape: true) == [0, 0, 667, 375])
    func idiom(_ name: String) throws -> Bool {
      try pushed().document(of: nil, Canvas(device: name, isLandscape: false)).source.text
        .contains("\"idiom\": \"pad\"")
    }
    #expect(try idiom("768x1024") && idiom("1024x768"))
    #expect(try !idiom("430x932") && !idiom("932x430"))
  }

  @Test func `a screen without a notch has no notch, whatever the device of the document`() throws {
    let settings = try sample("Settings.storyboard")
    #expect(try frames(settings)["saf-00-001"] == [0, 44, 414, 818])
    let small = try Canvas(device: "375x667", isLandscape: false)
    #expect(try frames(settings, nil, small)["saf-00-001"] == [0, 20, 375, 647])
  }

  @Test func `a bar at which the view ends is opaque on other screens, too`() throws {
    let short = try pushed(height: 603)
    #expect(try frames(short)["view a"] == [0, 64, 375, 603])
    let turned = try Canvas(device: "iphone-4.7", isLandscape: true)
    #expect(try frames(short, nil, turned)["view a"] == [0, 52, 667, 323])
  }

  @Test func `the view of a xib fills a device, and a cell has its width`() throws {
    let xib = xib(
      view("a", [0, 0, 200, 100], "", inside: "<autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/>"))
    let device = try Canvas(device: "iphone-4", isLandscape: false)
    let found = try frames(Storyboard(xib), nil, device)
    #expect(found["root"] == [0, 0, 320, 568])
    #expect(found["a"] == [0, 0, 320, 100])
    let turned = try Canvas(device: "iphone-4", isLandscape: true)
    #expect(try frames(Storyboard(xib), nil, turned)["root"] == [0, 0, 568, 320])
    let cell = try sample("Cell.xib")
    let name = try #require(cell.roots.first?.id)
    let height = try #require(try frames(cell)[name]?[3])
    #expect(try frames(cell, nil, device)[name] == [0, 0, 320, height])
    let sized = try Canvas(device: "400x60", isLandscape: false)
    #expect(try frames(cell, nil, sized)[name] == [0, 0, 400, height])
  }

  @Test func `a view whose size does not depend on the device gives a remark`() throws {
    let cell = Source(
      name: "cell.xib",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"><objects>
        \(view("cell", [0, 0, 50, 60], kind: "collectionViewCell"))</objects></document>
        """)
    let canvas = try Canvas(device: "iphone-4", isLandscape: false)
    #expect(try frames(Storyboard(cell), nil, canvas)["cell"] == [0, 0, 50, 60])
    #expect(
      try Storyboard(cell).document(of: nil, canvas).remarks == ["the size of cell does not depend on the device"])
  }

  @Test func `tools since 24127 draw larger unsafe areas, and unnumbered builds as Xcode 15`() throws {
    let notch = try #require(Device.named("retina6_12"))
    func overlay(_ tools: String) -> [Double] {
      let overlay = notch.overlay(Facts(tools: Tools(tools)))
      return [overlay.top, overlay.bottom]
    }
    #expect(overlay("22505") == [59, 34])
    #expect(overlay("24127") == [118, 68])
    #expect(overlay("24128") == [118, 68])
    #expect(overlay("25094") == [118, 68])
    #expect(overlay("32700.99.1234") == [59, 34])
    let plain = try #require(Device.named("retina4_7"))
    #expect(plain.overlay(Facts(tools: Tools("25094"))).top == 20)
  }

  @Test func `later tools draw higher navigation bars`() throws {
    func guide(_ tools: String) throws -> Double? {
      let label = view("l", [0, 0, 100, 20], "translatesAutoresizingMaskIntoConstraints=\"NO\"", kind: "label")
      let pins = constraint("t", "l", "top", "a top", "bottom") + constraint("x", "l", "leading", "view a", "leading")
      let source = storyboard(
        initial: "nav",
        [
          container("navigationController", "nav", "rootViewController", ["a"]),
          controller("a", views: label, constraints: pins),
        ], tools: tools)
      return try frames(Storyboard(source))["l"]?[1]
    }
    #expect(try guide("22505") == 64)
    #expect(try guide("24127") == 74)
    #expect(try guide("24506") == 74)
  }

  @Test func `a large activity indicator without a frame is 37 wide and high`() throws {
    func size(_ style: String) throws -> [Double]? {
      let indicator =
        "<activityIndicatorView id=\"a\" \(style) translatesAutoresizingMaskIntoConstraints=\"NO\"><constraints/>"
        + "</activityIndicatorView>"
      let pins = ["top", "leading"].map { constraint($0, "a", $0, "root", $0) }.joined()
      return try frames(Storyboard(xib(indicator, pins)))["a"].map { Array($0[2...]) }
    }
    #expect(try size("style=\"whiteLarge\"") == [37, 37])
    #expect(try size("style=\"large\"") == [37, 37])
    #expect(try size("style=\"white\"") == [20, 20])
    #expect(try size("") == [20, 20])
  }
}

extension Storyboard {
  /// Returns the first scene as text.
  fileprivate static func text(_ storyboard: Storyboard) throws -> String {
    try storyboard.document(of: nil, Canvas()).source.text
  }
}

extension String {
  fileprivate func replacing(_ word: String, _ other: String) -> String {
    guard let range = firstRange(of: word) else { return self }
    return String(self[..<range.lowerBound]) + other + String(self[range.upperBound...])
  }
}
