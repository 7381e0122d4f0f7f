// Bars of the containers of a document: tab controllers and navigation controllers in each other, pushes, prompts.

import Documents
import Testing

@testable import Storyboards

struct ContainerTests {
  private let phone = "retina6_1"

  /// Returns a controller of 414 × 896 whose view `view ID` has a view `ID edge` as high as its safe area.
  private func content(_ id: String, _ attributes: String = "", item: String = "", shows: String? = nil) -> String {
    let pins = ["top", "bottom", "leading"].map { constraint("\(id) \($0)", "\(id) edge", $0, "\(id) safe", $0) }
    let width = "<constraint firstItem=\"\(id) edge\" firstAttribute=\"width\" constant=\"9\" id=\"\(id) width\"/>"
    let push = shows.map {
      "<connections><segue destination=\"\($0)\" kind=\"show\" id=\"\(id)-\($0)\"/></connections>"
    }
    return controller(
      id, attributes, beside: item + (push ?? ""),
      views: view("\(id) edge", [0, 0, 9, 9], "translatesAutoresizingMaskIntoConstraints=\"NO\""),
      constraints: pins.joined() + width, size: (414, 896),
      guides: "<viewLayoutGuide key=\"safeArea\" id=\"\(id) safe\"/>")
  }

  private func navigation(_ id: String, _ root: String) -> String {
    container(
      "navigationController", id, "rootViewController", [root],
      bar: "<navigationBar key=\"navigationBar\" id=\"\(id) bar\"/>")
  }

  private func tabs(_ contents: [String]) -> String {
    container("tabBarController", "tabs", "viewControllers", contents, bar: "<tabBar key=\"tabBar\" id=\"tab bar\"/>")
  }

  /// Returns the heights of what covers the top and the bottom of a controller's view: 44 is a status bar, 88 also a
  /// navigation bar; 34 is a home indicator, 83 also a tab bar.
  private func covered(_ id: String, _ controllers: [String]) throws -> [Double] {
    let document = try Storyboard(storyboard(initial: "tabs", controllers, tools: "17701", device: phone))
    let area = try #require(try frames(document, id)["\(id) edge"])
    return [area[1], 896 - area[1] - area[3]]
  }

  @Test func `a controller that hides the bottom bar when it is pushed has none, nor have those pushed after it`()
    throws
  {
    let hides = "hidesBottomBarWhenPushed=\"YES\""
    let stack = [
      tabs(["nav"]), navigation("nav", "a"), content("a", shows: "b"), content("b", hides, shows: "c"), content("c"),
    ]
    #expect(try covered("a", stack) == [88, 83])
    #expect(try covered("b", stack) == [88, 34])
    #expect(try covered("c", stack) == [88, 34])
    // The first controller of a navigation controller is pushed, too; one without it is not.
    #expect(try covered("a", [tabs(["nav"]), navigation("nav", "a"), content("a", hides)]) == [88, 34])
    #expect(try covered("a", [tabs(["a"]), content("a", hides)]) == [44, 83])
  }

  @Test func `tabs in a navigation controller have its bar, and what they push covers theirs`() throws {
    let stack = [navigation("nav", "tabs"), tabs(["a"]), content("a", shows: "b"), content("b")]
    #expect(try covered("a", stack) == [88, 83])
    #expect(try covered("b", stack) == [88, 34])
    // A navigation controller in the tabs pushes below their bar.
    let inner = [tabs(["nav"]), navigation("nav", "a"), content("a", shows: "b"), content("b")]
    #expect(try covered("b", inner) == [88, 83])
  }

  @Test func `a navigation bar shows the item of the controller in its navigation controller`() throws {
    func item(_ title: String) -> String {
      "<navigationItem key=\"navigationItem\" title=\"\(title)\" id=\"\(title)\"/>"
    }
    let tabs = tabs(["a"]).replacing("<connections>", with: item("outer") + "<connections>")
    let document = try Storyboard(
      storyboard(initial: "tabs", [navigation("nav", "tabs"), tabs, content("a", item: item("inner"))]))
    let text = try document.document(of: "a", Canvas()).source.text
    #expect(text.contains("outer") && !text.contains("inner"))
  }

  @Test func `a prompt makes a navigation bar higher`() throws {
    func item(_ prompt: String) -> String {
      "<navigationItem key=\"navigationItem\" title=\"T\" \(prompt) id=\"item\"/>"
    }
    func top(_ prompt: String) throws -> Double {
      try covered("a", [navigation("nav", "a"), content("a", item: item(prompt))])[0]
    }
    #expect(try top("") == 88)
    #expect(try top("prompt=\"\"") == 88)
    #expect(try top("prompt=\"Choose one\"") == 118)
    // Without a navigation controller nothing shows it.
    #expect(try covered("a", [content("a", item: item("prompt=\"Choose one\""))])[0] == 44)
    // A view may end at such a bar.
    let short = content("a", item: item("prompt=\"Choose one\"")).replacing("height=\"896\"", with: "height=\"778\"")
    let document = try Storyboard(
      storyboard(initial: "nav", [navigation("nav", "a"), short], tools: "17701", device: phone))
    #expect(try frames(document, "a")["view a"] == [0, 118, 414, 778])
  }
}
