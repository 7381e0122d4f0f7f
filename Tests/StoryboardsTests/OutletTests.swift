// Outlets, and simulated bars of xibs.

import CCasement
import Documents
import Testing

@testable import Storyboards

struct OutletTests {
  private func document(_ connections: String, _ attributes: String = "") throws -> Storyboard {
    let views = view("a", [0, 0, 50, 20], attributes + held) + view("b", [0, 30, 50, 20], held)
    let constraints =
      constraint("top", "a", "top", "root", "top", constant: 4) + constraint("left", "a", "left", "root", "left")
      + constraint("below", "b", "top", "a", "bottom", constant: 7)
    let source = xib(views, constraints)
    return try Storyboard(
      Source(
        name: "test.xib",
        text: source.text.replacing(
          "<objects>", with: "<objects><placeholder id=\"-1\"><connections>\(connections)</connections></placeholder>"))
    )
  }

  private let held = " translatesAutoresizingMaskIntoConstraints=\"NO\""

  private func outlet(_ property: String, _ to: String, _ kind: String = "outlet") -> String {
    "<\(kind) property=\"\(property)\" destination=\"\(to)\" id=\"\(property) \(to)\"/>"
  }

  @Test func `a view gets the name of its outlet, and a constraint gets it as identifier`() throws {
    let storyboard = try document(outlet("photo", "a") + outlet("gap", "below") + outlet("view", "root"))
    let found = try frames(storyboard)
    #expect(found["photo"]?[1] == 4)
    #expect(found["a"] == nil && found["b"] != nil && found["root"] != nil)
    let loaded = try load(storyboard)
    let gap = cas_scene_find_constraint(loaded.scene, "gap")
    var equation = cas_equation()
    #expect(cas_constraint_get(loaded.scene, gap, &equation) == cas_status(CAS_OK) && equation.constant == 7)
    #expect(cas_scene_find_constraint(loaded.scene, "below") == 0)
    #expect(String(cString: cas_item_name(loaded.scene, equation.second)) == "photo")
  }

  @Test func `members of an outlet collection are numbered in order`() throws {
    let found = try frames(
      document(outlet("boxes", "b", "outletCollection") + outlet("boxes", "a", "outletCollection")))
    #expect(found["boxes[0]"] != nil && found["boxes[1]"]?[1] == 4)
  }

  @Test func `a view keeps its id if its outlet's name is taken`() throws {
    let found = try frames(
      document(outlet("first", "a") + outlet("second", "a") + outlet("first", "b") + outlet("a", "b")))
    #expect(found["first"]?[1] == 4 && found["b"] != nil && found["second"] == nil)
    // An outlet to another object names no view.
    #expect(try frames(document(outlet("delegate", "-1")))["a"] != nil)
  }

  @Test func `a constraint keeps the identifier that the document gives it`() throws {
    let source = xib(
      view("a", [0, 0, 9, 9], held),
      "<constraint firstItem=\"a\" firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"top\" identifier=\"mine\" id=\"c\"/>"
    )
    let loaded = try load(try Storyboard(source))
    #expect(cas_scene_find_constraint(loaded.scene, "mine") != 0)
  }

  /// Returns a xib with a view 320 wide and of the given height, with simulated bars.
  private func simulated(_ metrics: String, height: Int = 568) throws -> Storyboard {
    let source = xib(view("a", [0, 0, 9, 9]), tools: "4510")
    return try Storyboard(
      Source(
        name: "test.xib",
        text: source.text.replacing("width=\"200\" height=\"100\"", with: "width=\"320\" height=\"\(height)\"")
          .replacing("</view>\n</objects>", with: metrics + "</view>\n</objects>")))
  }

  private func root(_ metrics: String, height: Int = 568, _ profile: Int) throws -> [Double]? {
    var overrides = Overrides()
    overrides.profile = cas_profile(profile)
    return try frames(simulated(metrics, height: height), nil, Canvas(), overrides)["root"]
  }

  @Test func `simulated bars of a xib cover its view`() throws {
    let bar = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\"/>"
    #expect(try root(bar, Int(CAS_PROFILE_IOS6)) == [0, 64, 320, 504])
    #expect(try root(bar, Int(CAS_PROFILE_IOS7)) == [0, 0, 320, 568])
    let tabs = "<simulatedTabBarMetrics key=\"simulatedBottomBarMetrics\"/>"
    #expect(try root(tabs, Int(CAS_PROFILE_IOS6)) == [0, 20, 320, 499])
    // A view with the height between opaque bars begins below them.
    let opaque = "<simulatedNavigationBarMetrics key=\"simulatedTopBarMetrics\" translucent=\"NO\"/>"
    #expect(try root(opaque, height: 504, Int(CAS_PROFILE_IOS7)) == [0, 64, 320, 504])
    // Without bars the view is standalone.
    #expect(try frames(simulated("<nil key=\"simulatedTopBarMetrics\"/>"))["root"] == [0, 0, 320, 568])
    #expect(try simulated("").roots.first?.kind == .view)
  }
}
