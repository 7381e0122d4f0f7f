// A scene with one of each thing that has settings.

import Casement
import Testing

struct World {
  let scene: Scene
  let view, input: View
  let row: Stack
  /// The second lies inside the page.
  let list, inner: ScrollView
  let navigation, page: Controller
  let flow: Flow
  let grid: Grid
  /// A view in the grid.
  let child: View

  init() throws {
    scene = try Scene(width: 320, height: 480, profile: .ios11)
    navigation = try scene.addNavigation()
    page = try navigation.push("page")
    inner = try page.view.addScrollView("inner")
    flow = try scene.window.addFlow("flow")
    grid = try scene.window.addGrid("grid")
    child = try grid.addView("child")
    row = try scene.window.addStack("row")
    view = try row.addView("view")
    list = try scene.window.addScrollView("list")
    input = try scene.window.addView("input")
  }
}

/// Sets a member to another value, and expects that only this one has changed.
func isRead<Settings: Equatable, Value>(
  _ get: () throws -> Settings, _ change: ((inout Settings) -> Void) throws -> Void,
  _ member: WritableKeyPath<Settings, Value>, _ other: (Settings) -> Value
) throws {
  let before = try get()
  var expected = before
  expected[keyPath: member] = other(before)
  #expect(expected != before, "\(member)")
  try change { $0[keyPath: member] = expected[keyPath: member] }
  #expect(try get() == expected, "\(member)")
  try change { $0 = before }
  #expect(try get() == before, "\(member)")
}
