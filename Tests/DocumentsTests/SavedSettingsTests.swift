// A file can state every member of every struct of settings.

import CCasement
import Pictures
import Testing

@testable import Documents

private func load(_ text: String) throws -> LoadedScene {
  try LoadedScene.load(Source(name: "test", text: text), isRules: false, Overrides())
}

extension LoadedScene {
  fileprivate func item(_ name: String) throws -> cas_item { try #require(items[name]) }

  fileprivate func read<Struct: Sized>(_ get: (UnsafeMutablePointer<Struct>) -> cas_status) throws -> Struct {
    let (value, status) = filled(Struct.self, get)
    try #require(status == CAS_OK)
    return value
  }
}

private func list(_ insets: cas_insets) -> [Double] { [insets.top, insets.left, insets.bottom, insets.right] }

@Test func `a file states all settings of a scene and of its screen`() throws {
  let loaded = try load(
    """
    {"profile": "ios15", "scale": 2, "text_size": 1.5, "spacing": {"siblings": 6, "superview": 12}, "strict": true,
      "keyboard_guide": ["follows_undocked", "ignores_safe_area"], "quarter_turn": 0.3, "half_turn": 0.7,
      "status_bar": {"in_call": true, "style": "light", "source": "controllers"}}
    """)
  let scene: cas_scene_settings = try loaded.read { cas_scene_get(loaded.scene, $0) }
  #expect([scene.scale, scene.text_size, scene.sibling_spacing, scene.superview_spacing] == [2, 1.5, 6, 12])
  #expect(scene.flags == CAS_SCENE_STRICT)
  let screen: cas_screen_settings = try loaded.read { cas_screen_get(loaded.scene, $0) }
  #expect(screen.profile == CAS_PROFILE_IOS15 && screen.is_in_call == 1)
  #expect(screen.keyboard_guide == CAS_GUIDE_FOLLOWS_UNDOCKED | CAS_GUIDE_IGNORES_SAFE_AREA)
  #expect([screen.quarter_turn, screen.half_turn] == [0.3, 0.7])
  #expect(screen.status_bar_style == CAS_STATUS_BAR_LIGHT && screen.status_bar_source == CAS_STATUS_BAR_BY_CONTROLLERS)
}

@Test func `a style of the status bar is the application's unless the file states its source`() throws {
  let loaded = try load(#"{"profile": "ios7", "status_bar": {"style": "light"}}"#)
  let screen: cas_screen_settings = try loaded.read { cas_screen_get(loaded.scene, $0) }
  #expect(screen.status_bar_style == CAS_STATUS_BAR_LIGHT && screen.status_bar_source == CAS_STATUS_BAR_BY_APPLICATION)
}

@Test func `a file states all settings of a view and of the window`() throws {
  let loaded = try load(
    """
    {"profile": "ios11", "margins": {"top": 1, "leading": 2, "bottom": 3, "trailing": 4}, "baselines": [5, 6],
      "margins_follow_safe_area": true, "background": "#01020304", "views": [{"name": "a", "hugging": 300,
      "compression": {"horizontal": 600, "vertical": 700}, "baselines": [7, 8], "margins": {"leading": 9, "trailing": 10},
      "margins_follow_safe_area": true, "alignment_insets": [1, 2, 3, 4], "direction": "rtl", "background": "#ff0000"}]}
    """)
  let own: cas_view_settings = try loaded.read { cas_view_get(loaded.scene, window, $0) }
  #expect(list(own.margins) == [1, 2, 3, 4] && own.margins_are_directional == 1)
  #expect((own.first_baseline, own.last_baseline) == (5, 6))
  #expect(own.margins_follow_safe_area == 1 && own.background == 0x0102_0304)
  let item = try loaded.item("a")
  let view: cas_view_settings = try loaded.read { cas_view_get(loaded.scene, item, $0) }
  #expect((view.horizontal_hugging, view.vertical_hugging) == (300, 300))
  #expect((view.horizontal_compression, view.vertical_compression) == (600, 700))
  #expect((view.first_baseline, view.last_baseline) == (7, 8))
  #expect(list(view.margins) == [0, 9, 0, 10] && view.margins_are_directional == 1)
  #expect(view.margins_follow_safe_area == 1 && list(view.alignment_insets) == [1, 2, 3, 4])
  #expect(view.direction == CAS_RIGHT_TO_LEFT && view.background == 0xff00_00ff)
}

@Test func `a file states all settings of a stack and of what it arranges`() throws {
  let loaded = try load(
    """
    {"views": [{"name": "row", "kind": "stack", "axis": "vertical", "distribution": "equal_spacing", "alignment": "center",
      "spacing": 4, "in_margins": true, "views": [{"name": "a", "spacing_after": 9}, {"name": "b"}]}]}
    """)
  let (row, a, b) = (try loaded.item("row"), try loaded.item("a"), try loaded.item("b"))
  let stack: cas_stack_settings = try loaded.read { cas_stack_get(loaded.scene, row, $0) }
  #expect(stack.axis == CAS_VERTICAL && stack.distribution == CAS_DISTRIBUTE_EQUAL_SPACING)
  #expect(stack.alignment == CAS_ALIGN_CENTER && stack.in_margins == 1 && stack.spacing == 4)
  let first: cas_arranged_settings = try loaded.read { cas_arranged_get(loaded.scene, a, $0) }
  #expect(first.has_spacing_after == 1 && first.spacing_after == 9)
  let second: cas_arranged_settings = try loaded.read { cas_arranged_get(loaded.scene, b, $0) }
  #expect(second.has_spacing_after == 0)
}

@Test func `a file states all settings of a controller, its bars and a scroll view`() throws {
  let loaded = try load(
    """
    {"profile": "ios11", "controllers": [{"name": "bars", "kind": "navigation", "prompt": true,
      "bars": {"navigation_bar": {"translucent": false, "large_title": true, "image": 44}, "toolbar": {"translucent": true}},
      "collapsing": {"scroll": "page", "velocity": 200, "compact_height": 30}, "controllers": [{"name": "content",
      "edges": ["top", "right"], "extends_under_opaque_bars": true, "adjusts_scroll_insets": false,
      "additional_insets": [1, 2, 3, 4], "status_bar_style": "light", "view": {"views": [{"name": "page", "kind": "scroll",
      "insets": 5, "indicator_insets": [1, 2, 3, 4], "follows_keyboard": false, "adjustment": "never", "dock": "input"},
      {"name": "input"}]}}]}]}
    """)
  let scene = loaded.scene
  let (bars, content) = (try loaded.item("bars"), try loaded.item("content"))
  let (outer, inner) = (cas_item_controller(scene, bars), cas_item_controller(scene, content))
  let (page, input) = (try loaded.item("page"), try loaded.item("input"))
  let controller: cas_controller_settings = try loaded.read { cas_controller_get(scene, inner, $0) }
  #expect(controller.edges == CAS_EDGE_TOP | CAS_EDGE_RIGHT && controller.extends_under_opaque_bars == 1)
  #expect(controller.adjusts_scroll_insets == 0 && controller.status_bar_style == CAS_STATUS_BAR_LIGHT)
  #expect(list(controller.additional_insets) == [1, 2, 3, 4])
  let bar: cas_bar_settings = try loaded.read { cas_bar_get(scene, outer, Int32(CAS_NAVIGATION_BAR), $0) }
  #expect(bar.is_translucent == CAS_NO && bar.has_prompt == 1 && bar.has_large_title == 1 && bar.image_height == 44)
  #expect(bar.collapses_with == page && bar.compact_height == 30 && bar.flick_velocity == 200)
  let toolbar: cas_bar_settings = try loaded.read { cas_bar_get(scene, outer, Int32(CAS_TOOLBAR), $0) }
  #expect(toolbar.is_translucent == CAS_YES)
  let scroll: cas_scroll_settings = try loaded.read { cas_scroll_get(scene, page, $0) }
  #expect(list(scroll.insets) == [5, 5, 5, 5] && list(scroll.indicator_insets) == [1, 2, 3, 4])
  #expect(scroll.follows_keyboard == CAS_NO && scroll.adjustment == CAS_ADJUST_NEVER && scroll.docked == input)
}

@Test func `a file states all settings of flows, grids and their children`() throws {
  let loaded = try load(
    """
    {"views": [{"name": "page", "kind": "flow", "flow_direction": "column", "wrap": "balanced", "justify": "center",
      "align": "end", "align_lines": "space_between", "gap": 3, "line_gap": "4%", "padding": {"left": "5%", "top": 6},
      "views": [{"name": "table", "kind": "grid", "columns": "1fr 2fr", "rows": "20", "auto_columns": "auto",
        "auto_rows": "30", "areas": "a b", "flow": "vertical", "dense": true, "justify_tracks": "space_evenly",
        "align_tracks": "start", "justify": "stretch", "align": "baseline", "column_gap": 1, "row_gap": 2,
        "padding": [1, 2, 3, "4%"], "grow": 2, "shrink": 0, "basis": "own-content", "outer_margins": "auto",
        "align_self": "center", "justify_self": "self_end", "width": "50%", "height": "fit-content", "min_width": 1,
        "min_height": 2, "max_width": "90%", "max_height": 300, "aspect_ratio": 1.5,
        "views": [{"name": "a", "area": "a"}, {"name": "b", "column": -2, "column_span": 3, "row": 4, "row_span": 5},
          {"name": "c", "free": true}]}]}]}
    """)
  let scene = loaded.scene
  let (page, table) = (try loaded.item("page"), try loaded.item("table"))
  let flow: cas_flow_settings = try loaded.read { cas_flow_get(scene, page, $0) }
  #expect(flow.direction == CAS_COLUMN && flow.wrap == CAS_WRAP_BALANCED && flow.justify == CAS_BOX_CENTER)
  #expect(flow.align == CAS_BOX_END && flow.align_lines == CAS_BOX_SPACE_BETWEEN)
  #expect(flow.gap.is(3, CAS_POINTS) && flow.line_gap.is(4, CAS_PERCENT) && flow.padding.left.is(5, CAS_PERCENT))
  #expect(flow.padding.top.is(6, CAS_POINTS) && flow.padding.right.is(0, CAS_POINTS))
  let grid: cas_grid_settings = try loaded.read { cas_grid_get(scene, table, $0) }
  let texts = [grid.columns, grid.rows, grid.auto_columns, grid.auto_rows, grid.areas]
  #expect(texts.map { $0.map { String(cString: $0) } } == ["1fr 2fr", "20", "auto", "30", "a b"])
  #expect(grid.flow == CAS_VERTICAL && grid.is_dense == 1 && grid.justify_tracks == CAS_BOX_SPACE_EVENLY)
  #expect(grid.align_tracks == CAS_BOX_START && grid.justify == CAS_BOX_STRETCH && grid.align == CAS_BOX_BASELINE)
  #expect(grid.column_gap.is(1, CAS_POINTS) && grid.row_gap.is(2, CAS_POINTS) && grid.padding.right.is(4, CAS_PERCENT))
  let boxed: cas_boxed_settings = try loaded.read { cas_boxed_get(scene, table, $0) }
  #expect(boxed.grow == 2 && boxed.shrink == 0 && boxed.basis.unit == CAS_OWN_CONTENT)
  #expect(boxed.margins.top.unit == CAS_AUTO)
  #expect(boxed.align_self == CAS_BOX_CENTER && boxed.justify_self == CAS_BOX_SELF_END)
  let dimensions: cas_dimensions_settings = try loaded.read { cas_dimensions_get(scene, table, $0) }
  #expect(dimensions.width.is(50, CAS_PERCENT) && dimensions.height.unit == CAS_FIT_CONTENT)
  #expect(dimensions.min_width.is(1, CAS_POINTS) && dimensions.min_height.is(2, CAS_POINTS))
  #expect(dimensions.max_width.is(90, CAS_PERCENT) && dimensions.max_height.is(300, CAS_POINTS))
  #expect(dimensions.aspect_ratio == 1.5)
  let children = try ["a", "b", "c"].map { (name) throws in
    let item = try loaded.item(name)
    return try loaded.read { cas_boxed_get(scene, item, $0) } as cas_boxed_settings
  }
  #expect(children[0].area.map { String(cString: $0) } == "a" && children[2].is_free == 1 && children[1].is_free == 0)
  #expect((children[1].column, children[1].column_span, children[1].row, children[1].row_span) == (-2, 3, 4, 5))
}

extension cas_length {
  fileprivate func `is`(_ value: Double, _ unit: Int) -> Bool { self.value == value && self.unit == unit }
}

@Test func `margins by leading and trailing are measured from the guide of margins_in`() throws {
  let text = """
    {"size": [100, 50], "views": [{"name": "a", "direction": "DIRECTION", "guides": ["g"], "margins_in": "g",
      "margins": {"leading": 10, "trailing": 20}, "views": [{"name": "b"}]}], "rules": ["H:|[a]|", "V:|[a]|",
      "g.left == a.left", "g.right == a.right", "g.top == a.top", "g.bottom == a.bottom", "b.top == a.top",
      "b.height == 5", "b.width == 1"],
      "constraints": [{"first": "b", "attribute": "left", "second": "a", "to": "left_margin"}]}
    """
  func left(_ direction: String) throws -> Double {
    let loaded = try load(text.replacing("DIRECTION", with: direction))
    return cas_item_frame(loaded.scene, try loaded.item("b")).x
  }
  #expect(try left("ltr") == 10)
  #expect(try left("rtl") == 20)
}

@Test func `a rotation takes the time that the file states`() throws {
  func seconds(_ settings: String, to orientation: String) throws -> Double {
    let loaded = try load(
      #"{"profile": "ios7", \#(settings) "events": [{"rotate": "\#(orientation)"}]}"#)
    try loaded.play(loaded.events[0])
    return loaded.lastDuration
  }
  #expect(try seconds("", to: "landscape_left") == 0.4)
  #expect(try seconds("", to: "upside_down") == 0.8)
  #expect(try seconds(#""quarter_turn": 0.3, "half_turn": 0.5,"#, to: "landscape_left") == 0.3)
  #expect(try seconds(#""quarter_turn": 0.3, "half_turn": 0.5,"#, to: "upside_down") == 0.5)
}

@Test(
  arguments: [
    (#"{"views": [{"name": "a", "hugging": 1, "margins": 2e9}]}"#, "margins: ", "2e9"),
    (#"{"views": [{"name": "a", "hugging": 1, "baselines": [0, 2e9]}]}"#, "baselines: ", "[0"),
    (#"{"views": [{"kind": "stack", "axis": "vertical", "spacing": 2e9}]}"#, "spacing: ", "2e9"),
    (#"{"spacing": {"siblings": 2, "superview": 2e9}}"#, "superview: ", "2e9"),
    (#"{"scale": 1, "text_size": 20}"#, "text_size: ", "20"),
    (#"{"views": [{"margins": {"leading": 1, "left": 2}}]}"#, "margins: use either", #"{"leading"#),
    (#"{"keyboard_guide": ["follows_undocked"]}"#, "this needs a screen", "["),
    (#"{"profile": "ios7", "controllers": [{"bars": {"toolbar": {"translucent": true}}}]}"#, "no toolbar", "true"),
    (#"{"profile": "ios7", "controllers": [{"prompt": true}]}"#, "no navigation_bar", "true"),
    (#"{"views": [{"adjustment": "always"}]}"#, "only a view of kind", #""always"#),
    (#"{"views": [{"gap": 3}]}"#, #"gap: only a view of kind "flow" has this"#, "3}"),
    (#"{"views": [{"kind": "stack", "padding": 3}]}"#, #"only a view of kind "flow" or "grid" has this"#, "3}"),
    (#"{"views": [{"kind": "flow", "rows": "1fr"}]}"#, #"rows: only a view of kind "grid" has this"#, #""1fr"#),
    (#"{"views": [{"name": "a", "grow": 1}]}"#, "grow: only a child of a flow or a grid has this", "1}"),
    (#"{"views": [{"kind": "flow", "flow_direction": "row", "gap": "stretch"}]}"#, "gap: ", #""stretch"#),
    (#"{"views": [{"kind": "grid", "columns": "1fr", "rows": "one two"}]}"#, "rows: not a list of sizes", #""one"#),
    (#"{"views": [{"kind": "grid", "areas": "a b / b a"}]}"#, "areas: not rows of names", #""a b"#),
    (#"{"views": [{"width": 5, "max_width": "fit-content"}]}"#, "max_width: ", #""fit"#),
    (#"{"views": [{"width": "x%"}]}"#, #"width: expected a percentage as "25%""#, #""x%"#),
    (#"{"views": [{"width": "stretched"}]}"#, #"did you mean "stretch""#, #""stretched"#),
    (#"{"views": [{"width": true}]}"#, "width: expected a number, a percentage or a word", "true"),
    (
      #"{"views": [{"kind": "flow", "views": [{"name": "a", "grow": 1, "outer_margins": 2e9}]}]}"#, "outer_margins: ",
      "2e9"
    ),
    (#"{"views": [{"kind": "grid", "views": [{"area": "a", "row": 2}]}]}"#, "area: ", #""a", "row""#),
    (
      #"{"strict": true, "views": [{"name": "a", "min_width": 9, "max_width": 5}]}"#,
      "conflict", "9,"
    ),
    (
      #"{"profile": "ios7", "views": [{"name": "s", "kind": "scroll", "insets": 1, "dock": "s"}]}"#,
      "dock: one of the two views", #""s"}"#
    ),
    (
      #"{"profile": "ios7", "controllers": [{"kind": "navigation", "prompt": true, "collapsing": {"scroll": "a"}}], "#
        + #""views": [{"name": "a"}]}"#, "scroll: ", #""a"}}"#
    ),
  ])
func `a setting that is refused is reported where the file states it`(
  _ text: String, _ words: String, _ place: String
) throws {
  do {
    _ = try load(text)
    Issue.record("loaded: \(text)")
  } catch let error as Diagnostic {
    #expect(error.message.contains(words), "\(error.message)")
    let before = text.split(separator: place, maxSplits: 1, omittingEmptySubsequences: false)[0]
    #expect(error.offset == before.utf8.count, "\(text) \(error.message)")
  }
}

/// For each struct of settings, its members and the keys of files that state them. Limits of steps are the program's.
private var keys: [(settings: any Sized, keys: [String: String])] {
  [
    (
      cas_scene_settings(),
      [
        "scale": "scale", "text_size": "text_size", "sibling_spacing": "siblings", "superview_spacing": "superview",
        "step_limit": "", "flags": "strict",
      ]
    ),
    (
      cas_view_settings(),
      [
        "horizontal_hugging": "hugging", "vertical_hugging": "hugging", "horizontal_compression": "compression",
        "vertical_compression": "compression", "first_baseline": "baselines", "last_baseline": "baselines",
        "margins": "margins", "margins_are_directional": "margins",
        "margins_follow_safe_area": "margins_follow_safe_area", "alignment_insets": "alignment_insets",
        "direction": "direction", "background": "background", "collapses_width": "collapses_width",
        "collapses_height": "collapses_height",
      ]
    ),
    (
      cas_stack_settings(),
      [
        "axis": "axis", "distribution": "distribution", "alignment": "alignment", "in_margins": "in_margins",
        "spacing": "spacing",
      ]
    ),
    (cas_arranged_settings(), ["has_spacing_after": "spacing_after", "spacing_after": "spacing_after"]),
    (
      cas_screen_settings(),
      [
        "profile": "profile", "keyboard_guide": "keyboard_guide", "quarter_turn": "quarter_turn",
        "half_turn": "half_turn", "is_in_call": "in_call", "status_bar_source": "source", "status_bar_style": "style",
      ]
    ),
    (
      cas_controller_settings(),
      [
        "edges": "edges", "extends_under_opaque_bars": "extends_under_opaque_bars",
        "adjusts_scroll_insets": "adjusts_scroll_insets", "status_bar_style": "status_bar_style",
        "additional_insets": "additional_insets",
      ]
    ),
    (
      cas_scroll_settings(),
      [
        "insets": "insets", "indicator_insets": "indicator_insets", "follows_keyboard": "follows_keyboard",
        "adjustment": "adjustment", "docked": "dock",
      ]
    ),
    (
      cas_bar_settings(),
      [
        "is_translucent": "translucent", "has_prompt": "prompt", "has_large_title": "large_title",
        "image_height": "image", "collapses_with": "scroll", "compact_height": "compact_height",
        "flick_velocity": "velocity",
      ]
    ),
    (
      cas_flow_settings(),
      [
        "direction": "flow_direction", "wrap": "wrap", "justify": "justify", "align": "align",
        "align_lines": "align_lines", "gap": "gap", "line_gap": "line_gap", "padding": "padding",
      ]
    ),
    (
      cas_grid_settings(),
      [
        "columns": "columns", "rows": "rows", "auto_columns": "auto_columns", "auto_rows": "auto_rows",
        "areas": "areas", "flow": "flow", "is_dense": "dense", "justify_tracks": "justify_tracks",
        "align_tracks": "align_tracks", "justify": "justify", "align": "align", "column_gap": "column_gap",
        "row_gap": "row_gap", "padding": "padding",
      ]
    ),
    (
      cas_boxed_settings(),
      [
        "grow": "grow", "shrink": "shrink", "basis": "basis", "margins": "outer_margins", "align_self": "align_self",
        "justify_self": "justify_self", "area": "area", "column": "column", "column_span": "column_span",
        "row": "row", "row_span": "row_span", "is_free": "free",
      ]
    ),
    (
      cas_dimensions_settings(),
      [
        "width": "width", "height": "height", "min_width": "min_width", "min_height": "min_height",
        "max_width": "max_width", "max_height": "max_height", "aspect_ratio": "aspect_ratio",
      ]
    ),
  ]
}

private func words<Key: CaseIterable & RawRepresentable<String>>(_ keys: Key.Type) -> [String] {
  Key.allCases.map { $0.rawValue }
}

@Test func `every member of settings has a key in files`() {
  let all = Set(
    words(SceneKey.self) + words(SpacingKey.self) + words(StatusBarKey.self) + words(ViewKey.self)
      + words(ControllerKey.self) + words(BarKey.self) + words(CollapsingKey.self))
  for (settings, keys) in keys {
    let members = Set(Mirror(reflecting: settings).children.compactMap { $0.label }).subtracting(["size"])
    #expect(members == Set(keys.keys), "\(type(of: settings))")
    #expect(keys.values.allSatisfy { $0.isEmpty || all.contains($0) }, "\(type(of: settings))")
  }
}
