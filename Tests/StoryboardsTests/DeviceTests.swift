// Scenes on another device than that of the document, or rotated.

import CCasement
import Documents
import Testing

@testable import Storyboards

struct DeviceTests {
  @Test func `every canvas has the size of a device of the library`() {
    #expect(devices.map { $0.name } == canvases.map { $0.name })
    let sizes = devices.map { "\($0.width)x\($0.height)@\($0.scale)" }
    #expect(Set(sizes).count == 19, "only ipad12_9 and ipad12_9rounded have the same size and scale")
    #expect(Device.named("retina6_9").map { [$0.width, $0.height, $0.scale] } == [440, 956, 3])
    #expect(devices.filter { $0.isPad }.map { $0.width } == [768, 810, 834, 820, 834, 1024, 1024])
  }

  private func canvas(_ device: String, isLandscape: Bool = false) throws -> Canvas {
    try Canvas(device: device, isLandscape: isLandscape)
  }

  @Test func `the content of a cell is as wide as the cell, whatever its mask`() throws {
    let cell = try sample("Cell.xib")
    let found = try frames(cell, nil, canvas("iphone-5.5"))
    #expect(found["cel-00-001"] == [0, 0, 414, 60])
    // The separator below is half a point high, rounded to pixels of a third of a point.
    let line = 1.0 / 3
    #expect(found["con-00-000"] == [0, 0, 414, 60 - line])
    // If the width is 400 or more, the margins of a cell are 20.
    #expect(found["ima-00-001"]?[0] == 20)
    let label = try #require(found["lab-00-002"])
    #expect((label[0] + label[2]).rounded() == 394)
    #expect(try frames(cell)["con-00-000"] == [0, 0, 375, 59.5])
  }

  @Test func `an accessory keeps its width beside the content of a cell`() throws {
    let content = view("content", [0, 0, 287, 59.5], "key=\"contentView\"", kind: "tableViewCellContentView")
    let source = Source(
      name: "cell.xib",
      text: """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" toolsVersion="14460"><objects>
        \(view("cell", [0, 0, 320, 60], kind: "tableViewCell", inside: content))</objects></document>
        """)
    #expect(try frames(Storyboard(source))["content"] == [0, 0, 287, 59.5])
    #expect(try frames(Storyboard(source), nil, canvas("iphone-4.7"))["content"] == [0, 0, 342, 59.5])
  }

  @Test func `the content of a cell ends at the sides of the safe area, unless its table says no`() throws {
    func content(_ table: String, _ name: String, isLandscape: Bool = true) throws -> [Double]? {
      let content = view("content", [0, 0, 381, 44], "key=\"contentView\"", kind: "tableViewCellContentView")
      let row = view("cell", [0, 0, 414, 44], kind: "tableViewCell", inside: content)
      let table = view("t", [0, 0, 414, 896], table, kind: "tableView", inside: "<prototypes>\(row)</prototypes>")
      let source = storyboard(initial: "a", [controller("a", views: table)], tools: "17701", device: "retina6_1")
      return try frames(Storyboard(source), "cell", canvas(name, isLandscape: isLandscape))["content"]
    }
    #expect(try content("", "iphone-6.1") == [44, 0, 775, 44])
    #expect(try content("contentViewInsetsToSafeArea=\"NO\"", "iphone-6.1") == [0, 0, 863, 44])
    #expect(try content("", "iphone-6.1", isLandscape: false) == [0, 0, 381, 44])
    #expect(try content("", "iphone-4.7") == [0, 0, 634, 44])
  }

  @Test func `a given size sets only the width of a table cell`() throws {
    #expect(try frames(sample("Cell.xib"), nil, canvas("200x300"))["cel-00-001"] == [0, 0, 200, 60])
  }

  // MARK: Landscape

  private let safe = "<viewLayoutGuide key=\"safeArea\" id=\"safe\"/>"

  /// Returns a storyboard with a controller in a navigation controller in a tab controller, on a phone with a notch.
  private func notched(bar: String = "", views: String = "") throws -> Storyboard {
    let bar = "<navigationBar key=\"navigationBar\" \(bar) id=\"bar\"/>"
    return try Storyboard(
      storyboard(
        initial: "tabs",
        [
          container("tabBarController", "tabs", "viewControllers", ["nav"]),
          container("navigationController", "nav", "rootViewController", ["a"], bar: bar),
          controller("a", views: views, size: (375, 812), guides: safe),
        ], device: "retina5_9"))
  }

  @Test func `margins of a view at a side of the screen begin at the safe area, rotated or not`() throws {
    let loose = "translatesAutoresizingMaskIntoConstraints=\"NO\""
    let pins = [
      constraint("l", "label", "leading", "row", "leadingMargin"), constraint("t", "label", "top", "row", "top"),
      constraint("r", "row", "trailingMargin", "label", "trailing"),
    ]
    let edges = ["leading", "trailing"].map { constraint("row \($0)", "row", $0, "view a", $0) }
    let row = view(
      "row", [0, 366, 375, 80], loose,
      inside: "<subviews>\(view("label", [8, 0, 359, 20], loose, kind: "label"))</subviews>"
        + "<constraints>\(pins.joined())</constraints>")
    let middle = constraint("y", "row", "centerY", "view a", "centerY")
    let document = try Storyboard(
      storyboard(
        initial: "a",
        [controller("a", views: row, constraints: edges.joined() + middle, size: (375, 812), guides: safe)],
        device: "retina5_9"))
    func sides(_ frame: [Double]?) -> [Double]? { frame.map { [$0[0], $0[2]] } }
    let upright = try load(document)
    #expect(sides(upright.windowFrames["label"]) == [8, 359])
    try upright.play(.rotation(to: 2))
    #expect(sides(upright.windowFrames["label"]) == [52, 708])
    #expect(try sides(frames(document, nil, canvas("iphone-5.8", isLandscape: true))["label"]) == [52, 708])
    #expect(try sides(frames(document, nil, canvas("iphone-4.7", isLandscape: true))["label"]) == [8, 651])
  }

  @Test func `a phone with a notch has side insets in landscape`() throws {
    let alone = try Storyboard(
      storyboard(initial: "a", [controller("a", size: (375, 812), guides: safe)], device: "retina5_9"))
    #expect(try frames(alone)["safe"] == [0, 44, 375, 734])
    #expect(try frames(alone, nil, canvas("iphone-5.8", isLandscape: true))["safe"] == [44, 0, 724, 354])
    let loaded = try load(alone)
    try loaded.play(.rotation(to: 2))
    #expect(loaded.windowFrames["safe"] == [44, 0, 724, 354])
    #expect(loaded.conflictCount == 0)
    // Devices without a notch have no side insets.
    #expect(try frames(alone, nil, canvas("iphone-4.7", isLandscape: true))["safe"] == [0, 20, 667, 355])
    #expect(try frames(alone, nil, canvas("ipad-11", isLandscape: true))["safe"] == [0, 24, 1194, 790])
  }

  @Test func `a view in the middle of a landscape screen has no side insets`() throws {
    func inner(_ name: String, _ x: Double) -> String {
      view(name, [x, 0, 100, 812], inside: "<viewLayoutGuide key=\"safeArea\" id=\"safe \(name)\"/>")
    }
    let source = storyboard(
      initial: "a",
      [controller("a", views: inner("edge", 0) + inner("middle", 200), size: (375, 812), guides: safe)],
      device: "retina5_9")
    let found = try frames(Storyboard(source), nil, canvas("iphone-5.8", isLandscape: true))
    #expect(found["safe edge"].map { [$0[0], $0[2]] } == [44, 56])
    #expect(found["safe middle"].map { [$0[0], $0[2]] } == [200, 100])
  }

  @Test func `a rotated screen equals one in landscape`() throws {
    for bar in ["", "largeTitles=\"YES\"", "translucent=\"NO\""] {
      let document = try notched(bar: bar)
      for device in ["iphone-5.8", "iphone-4.7", "ipad-11", "iphone-3.5"] {
        let turned = try load(document, nil, canvas(device))
        try turned.play(.rotation(to: 2))
        #expect(try turned.windowFrames == frames(document, nil, canvas(device, isLandscape: true)))
      }
    }
  }

  @Test func `bars of a wide phone are as high in landscape as in portrait, and keyboards depend on the device`() throws
  {
    for (device, top, bottom, keyboard) in [
      ("iphone-5.8", 32.0, 53.0, 291.0), ("iphone-6.1", 44, 70, 301), ("iphone-4.7", 52, 49, 216),
      ("iphone-5.5", 64, 49, 226),
    ] {
      let found = try frames(notched(), nil, canvas(device, isLandscape: true))
      let window = try #require(found["window"])
      let area = try #require(found["safe"])
      #expect(area[1] == top && window[3] - area[1] - area[3] == bottom, "\(device)")
      let upright = try load(notched(), nil, canvas(device))
      #expect(cas_keyboard_standard_frame(upright.scene, 0).height == keyboard, "\(device)")
    }
  }

  @Test func `on a phone in landscape bars are lower and there is no large title`() throws {
    func safe(_ device: String, isLandscape: Bool) throws -> [Double]? {
      let found = try frames(
        notched(bar: "largeTitles=\"YES\""), nil, canvas(device, isLandscape: isLandscape))["safe"]
      return found.map { [$0[1], $0[1] + $0[3]] }
    }
    #expect(try safe("iphone-5.8", isLandscape: false) == [44 + 96, 812 - 34 - 49])
    #expect(try safe("iphone-5.8", isLandscape: true) == [32, 375 - 21 - 32])
    #expect(try safe("iphone-4.7", isLandscape: true) == [20 + 32, 375 - 49])
    #expect(try safe("ipad-9.7", isLandscape: true) == [20 + 96, 768 - 49])
  }

  @Test func `the content of a table is as large as the table on every canvas`() throws {
    let edges = ["leading", "trailing", "top", "bottom"].map { constraint("s \($0)", "s", $0, "view a", $0) }
    let table = view("s", [0, 0, 375, 667], "translatesAutoresizingMaskIntoConstraints=\"NO\"", kind: "tableView")
    let document = try Storyboard(
      storyboard(initial: "a", [controller("a", views: table, constraints: edges.joined())]))
    for (device, size) in [("iphone-4.7", [375.0, 667]), ("iphone-3.5", [320, 480])] {
      let loaded = try load(document, nil, canvas(device))
      #expect(loaded.windowFrames["s"].map { Array($0[2...]) } == size)
      #expect(loaded.windowFrames["content_guide"].map { Array($0[2...]) } == size)
    }
  }

  @Test func `a document is for a pad by the end of its name or the width of a controller`() throws {
    func devices(_ name: String, _ width: Int = 320) throws -> [String] {
      let text = storyboard(initial: "a", [controller("a", size: (width, 480))], tools: "4514", device: "")
        .text.replacing("useTraitCollections=\"YES\"", with: "").replacing(
          "<device id=\"\" orientation=\"portrait\"/>", with: "")
      return try Storyboard(Source(name: name, text: text)).usualDevices.map { $0.shortName }
    }
    let (phones, pads) = (["iphone-3.5", "iphone-4"], ["ipad-9.7", "ipad-12.9"])
    #expect(try devices("Main.storyboard") == phones)
    #expect(try devices("demo.ipad.app/Main.storyboard") == phones)
    #expect(try devices("iPad.app/Main.storyboard") == phones)
    #expect(try devices("Main-iPad.storyboard") == pads)
    #expect(try devices("app/Main~ipad.xib") == pads)
    #expect(try devices("app/MainStoryboard_iPad") == pads)
    #expect(try devices("Main.storyboard", 768) == pads)
  }

  @Test func `the screens of a document are of the time of its Xcode`() throws {
    func generation(_ tools: String) throws -> Int {
      Int(try Storyboard(storyboard(initial: "a", [controller("a")], tools: tools)).generation)
    }
    let found = try ["1938", "4514", "6250", "11762", "13122", "16096", "18122", "19529", "22505", "32700"].map(
      generation)
    #expect(found == [1, 2, 3, 3, 4, 4, 4, 5, 5, 5])
  }
}
