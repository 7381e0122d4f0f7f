"""The settings and states of casement.h in Rust: bindings/rust/src/settings/list.rs, and a test that sets every member."""

import re
from typing import Callable, Dict, List, Tuple

from manual import manual
from members import SETS, about, introduction, members, optional, sets, title
from settings import Group, Setting, groups

Documented = Callable[[str, str], List[str]]

HEAD = """//! The settings and states of casement.h, and the functions of a scene that read and change them.
//!
//! Made from the header by interface/rust.py; not to be edited.

use super::{choice, metric, raw_choice, text_from, unknown, Texts};
use crate::id::Owner;
use crate::*;"""
CERTAIN = {"item", "keyboard_guide"}  # items that a state always has
SCALARS = {"double": "f64", "int32_t": "bool", "uint32_t": "u32", "uint64_t": "u64", "cas_choice": "Option<bool>", "const char *": "String"}
#: From C and to C, with @ for the member. Enumerations and flags have functions for that.
SAME, INTO = ("@", "@"), ("@.into()", "@.into()")
CONVERSIONS = {
    "f64": SAME, "i32": SAME, "u32": SAME, "u64": SAME, "String": ("text_from(@)", "texts.raw(&@)?"), "Insets": INTO, "Point": INTO, "Rect": INTO, "Size": INTO,
    "bool": ("@ != 0", "@.into()"), "Priority": ("Priority(@)", "@.0"), "Option<bool>": ("choice(@)?", "raw_choice(@)"),
    "(Option<f64>, Option<f64>)": ("(metric(@.width), metric(@.height))", ""), "Item": ("owner.item(@)", "owner.raw(@)?"),
    "Option<Item>": ("(@ != 0).then(|| owner.item(@))", "@.map_or(Ok(0), |item| owner.raw(item))?"),
    "Option<Controller>": ("(@ != 0).then(|| Controller(owner.id(@)))", ""),
}
PARAMETERS = {"cas_item": "Item", "cas_controller": "Controller", "cas_bar_kind": "BarKind"}
#: The names of what a group belongs to, if it is not the name of the group.
IDS = {"bar": ["controller", "kind"], **dict.fromkeys(("arranged", "boxed", "dimensions"), ["view"])}

SCREEN = ["# let mut scene = Scene::new(Options { profile: Profile::Ios11, ..Options::sized(320.0, 480.0) })?;"]
PLAIN = ["# let mut scene = Scene::sized(320.0, 480.0)?;"]
VIEW = [*PLAIN, '# let view = scene.add_view(Scene::WINDOW, "view")?;']
ROW = [*PLAIN, '# let row = scene.add_stack(Scene::WINDOW, Axis::Horizontal, "row")?;', '# let view = scene.add_arranged(row, "view")?;']
FLOW = [*PLAIN, '# let flow = scene.add_flow(Scene::WINDOW, "flow", |_| ())?;']
GRID = [*PLAIN, '# let grid = scene.add_grid(Scene::WINDOW, "grid", |_| ())?;']
CHILD = [*FLOW, '# let view = scene.add_view(flow, "view")?;']
LIST = [*SCREEN, '# let list = scene.add_scroll(Scene::WINDOW, "list")?;']
BARS = [*SCREEN, '# let navigation = scene.add_navigation(Scene::WINDOW)?;']
PAGE = [*BARS, '# let page = scene.push(navigation, "page")?;']
USES = {"scene": "Scene", "view": "Insets, Priority, Scene", "stack": "Axis, Distribution, Scene", "arranged": "Axis, Scene",
        "screen": "Options, Profile, Scene", "scroll": "Insets, Options, Profile, Scene", "status_bar": "Options, Profile, Scene",
        "flow": "Length, Scene, Wrap", "grid": "BoxAlignment, Scene", "boxed": "Lengths, Scene", "dimensions": "Length, Scene",
        "bar": "BarKind, Options, Profile, Scene", "controller": "Edges, Options, Profile, Scene"}
#: An example for each function: what stands in front of it, what reads, what changes, what reads the state.
EXAMPLES: Dict[str, List[List[str]]] = {
    "scene": [PLAIN, ["assert_eq!(scene.settings()?.sibling_spacing, 8.0);"],
              ["scene.change(|settings| settings.scale = 2.0)?;", "assert_eq!(scene.settings()?.scale, 2.0);"]],
    "view": [VIEW, ["assert_eq!(scene.view_settings(view)?.margins, Insets::all(8.0));"],
             ["scene.change_view(view, |view| {", "    view.margins = Insets::all(16.0);",
              "    view.horizontal_hugging = Priority(251);", "})?;"],
             ["scene.set_intrinsic(view, Some(60.0), None)?;",
              "assert_eq!(scene.view_state(view)?.intrinsic, (Some(60.0), None));"]],
    "stack": [ROW, ["assert_eq!(scene.stack_settings(row)?.distribution, Distribution::Fill);"],
              ["scene.change_stack(row, |row| row.spacing = 8.0)?;"]],
    "arranged": [ROW, ["assert_eq!(scene.arranged_settings(view)?.spacing_after, None);"],
                 ["scene.change_arranged(view, |view| view.spacing_after = Some(20.0))?;"]],
    "flow": [FLOW, ["assert_eq!(scene.flow_settings(flow)?.wrap, Wrap::None);"],
             ["scene.change_flow(flow, |flow| {", "    flow.wrap = Wrap::Lines;", "    flow.gap = 8.into();", "})?;",
              "assert_eq!(scene.flow_settings(flow)?.gap, Length::Points(8.0));"]],
    "grid": [GRID, ['assert_eq!(scene.grid_settings(grid)?.columns, "");'],
             ["scene.change_grid(grid, |grid| {", '    grid.columns = "repeat(auto-fill, minmax(160, 1fr))".into();',
              "    grid.justify = BoxAlignment::Center;", "})?;"]],
    "boxed": [CHILD, ["assert_eq!(scene.boxed_settings(view)?.shrink, 1.0);"],
              ["scene.change_boxed(view, |view| {", "    view.grow = 1.0;", "    view.margins = Lengths::all(4);", "})?;"]],
    "dimensions": [CHILD, ["assert_eq!(scene.dimensions_settings(view)?.width, Length::Auto);"],
                   ["scene.change_dimensions(view, |view| {", "    view.width = Length::Percent(50.0);", "    view.max_width = 200.into();",
                    "})?;"]],
    "screen": [SCREEN, ["assert_eq!(scene.screen_settings()?.profile, Profile::Ios11);"],
               ["scene.change_screen(|screen| screen.is_in_call = true)?;"],
               ["let guide = scene.screen_state()?.keyboard_guide;", 'let field = scene.add_view(Scene::WINDOW, "field")?;',
                "scene.add(field.bottom().equal_to(guide.top()))?;"]],
    "controller": [PAGE, ["assert_eq!(scene.controller_settings(page)?.edges, Edges::ALL);"],
                   ["scene.change_controller(page, |page| page.edges = Edges::NONE)?;"],
                   ["assert_eq!(scene.controller_state(navigation)?.shown, Some(page));"]],
    "scroll": [LIST, ["assert_eq!(scene.scroll_settings(list)?.follows_keyboard, None);"],
               ["scene.change_scroll(list, |list| list.insets = Insets::all(8.0))?;"],
               ["assert_eq!(scene.scroll_state(list)?.offset.y, 0.0);"]],
    "bar": [BARS, ["assert!(!scene.bar_settings(navigation, BarKind::NavigationBar)?.has_prompt);"],
            ["scene.change_bar(navigation, BarKind::NavigationBar, |bar| bar.has_large_title = true)?;"],
            ["assert!(scene.bar_state(navigation, BarKind::Toolbar)?.is_hidden);"]],
    "status_bar": [SCREEN, [], [], ["assert_eq!(scene.status_bar_state()?.height, 20.0);"]],
}
FLAG_EXAMPLES = {
    "Edges": ["", "```", "use casement::Edges;",
              "assert_eq!(Edges::TOP | Edges::LEFT | Edges::BOTTOM | Edges::RIGHT, Edges::ALL);",
              "assert!(Edges::ALL.contains(Edges::TOP) && !Edges::NONE.contains(Edges::TOP));", "```"],
    "KeyboardGuide": ["", "```", "# use casement::{KeyboardGuide, Options, Profile, Scene};", *SCREEN,
                      "scene.change_screen(|screen| screen.keyboard_guide = KeyboardGuide::FOLLOWS_UNDOCKED)?;",
                      "# Ok::<(), casement::Error>(())", "```"],
    "SceneFlags": ["", "```", "# use casement::{Options, Scene, SceneFlags};",
                   "let scene = Scene::new(Options { strict: true, ..Options::sized(320.0, 480.0) })?;",
                   "assert!(scene.settings()?.flags.contains(SceneFlags::STRICT));", "# Ok::<(), casement::Error>(())", "```"],
}
#: Where in the test a group is set, if it is not there by itself: its ids.
PLACES = {"view": "world.view", "stack": "world.row", "arranged": "world.view", "controller": "world.page",
          "scroll": "world.list", "bar": "world.navigation, BarKind::NavigationBar",
          "flow": "world.flow", "grid": "world.grid", "boxed": "world.child", "dimensions": "world.child"}
#: Another value for each type; one for a member where that of its type is not possible.
OTHERS = {"f64": "0.5", "u32": "0x336699ff", "u64": "1_000_000", "Priority": "Priority(300)", "Option<bool>": "Some(true)",
          "Insets": "Insets::new(1.0, 2.0, 3.0, 4.0)", "Option<f64>": "Some(0.5)", "Edges": "Edges::TOP",
          "KeyboardGuide": "KeyboardGuide::FOLLOWS_UNDOCKED", "Axis": "Axis::Vertical", "Direction": "Direction::RightToLeft",
          "Distribution": "Distribution::EqualSpacing", "Alignment": "Alignment::Center", "Profile": "Profile::Ios15",
          "StatusBarSource": "StatusBarSource::Application", "StatusBarStyle": "StatusBarStyle::Light",
          "Adjustment": "Adjustment::Always", "FlowDirection": "FlowDirection::ColumnReverse", "Wrap": "Wrap::Balanced",
          "BoxAlignment": "BoxAlignment::SpaceEvenly", "Length": "Length::Percent(12.5)", "i32": "3",
          "Lengths": "Lengths::new(1, 2, Length::Percent(25.0), 4)", "align_self": "BoxAlignment::End",
          "columns": 'String::from("100 1fr")', "rows": 'String::from("repeat(2, 25%)")', "auto_columns": 'String::from("min-content")',
          "auto_rows": 'String::from("40")', "areas": 'String::from("head head / . main")', "area": 'String::from("main")', "docked": "Some(world.input)", "collapses_with": "Some(world.inner)"}


def typed(group: Group, member: Setting) -> str:
    """margins_follow_safe_area: bool."""
    if (group.struct, member.member) == ("cas_view_state", "intrinsic"):
        return "(Option<f64>, Option<f64>)"
    if member.type == "uint32_t" and member.member in SETS:
        return SETS[member.member][0]
    if member.is_whole:
        return "i32"
    if optional(group, member):
        return f"Option<{SCALARS[member.type]}>"
    if member.type in SCALARS:
        return SCALARS[member.type]
    name = "".join(part.capitalize() for part in member.type.removeprefix("cas_").split("_"))
    return f"Option<{name}>" if name in ("Item", "Controller") and member.member not in CERTAIN else name


def explained(group: Group, member: Setting) -> str:
    kind = typed(group, member)
    return about(member, kind.startswith("Option"), "None").replace("CAS_NO_METRIC", "`None`")


def conversion(group: Group, member: Setting) -> Tuple[str, str]:
    """From C and to C, with @ for the member."""
    kind = typed(group, member)
    if kind in (name for name, _, _ in SETS.values()):
        return f"{kind}::from_raw(@)", "@.raw()"
    return CONVERSIONS.get(kind, (f"{kind}::from_raw(@)?", "@.raw()"))


def has_texts(group: Group) -> bool:
    return any(typed(group, each) == "String" for each in members(group))


def owned(group: Group, direction: int) -> str:
    """The name of the parameter for the owner of ids, if any member is one."""
    return "owner" if any("owner" in conversion(group, each)[direction] for each in members(group)) else "_"


def structure(group: Group, documented: Documented) -> List[str]:
    name = title(group)
    kept = members(group)
    lines = ["", *documented(introduction(group), ""),
             f"#[derive(Clone, {'' if has_texts(group) else 'Copy, '}Debug, PartialEq)]", "#[non_exhaustive]", f"pub struct {name} {{"]
    for each in kept:
        lines += [*documented(explained(group, each), "    "), f"    pub {each.member}: {typed(group, each)},"]
    lines += ["}", "", f"impl {name} {{", f"    fn from_raw(raw: &ffi::{group.struct}, {owned(group, 0)}: Owner) -> Option<{name}> {{",
              f"        Some({name} {{"]
    for each in kept:
        lines.append(f"            {each.member}: (raw.has_{each.member} != 0).then_some(raw.{each.member})," if optional(group, each)
                     else f"            {each.member}: {conversion(group, each)[0].replace('@', 'raw.' + each.member)},")
    lines += ["        })", "    }"]
    if not group.is_state:
        lines += ["", f"    fn to_raw({'&self' if has_texts(group) else 'self'}, {owned(group, 1)}: Owner{', texts: &mut Texts' * has_texts(group)}) -> "
                  f"Result<ffi::{group.struct}> {{", f"        Ok(ffi::{group.struct} {{",
                  f"            size: std::mem::size_of::<ffi::{group.struct}>(),"]
        for each in kept:
            lines += ([f"            has_{each.member}: self.{each.member}.is_some().into(),",
                       f"            {each.member}: self.{each.member}.unwrap_or_default(),"] if optional(group, each)
                      else [f"            {each.member}: {conversion(group, each)[1].replace('@', 'self.' + each.member)},"])
        lines += ["        })", "    }"]
    return [*lines, "}"]


def functions(group: Group, documented: Documented) -> List[str]:
    texts = {entry.name: entry.comment for entry in manual().functions}
    ids = IDS.get(group.owner, [group.owner])[:len(group.ids)]
    given = "".join(f", {name}: {PARAMETERS[kind]}" for name, kind in zip(ids, group.ids))
    passed = "".join(f"{f'{name}.raw()' if kind == 'cas_bar_kind' else f'self.raw({name})?'}, "
                     for name, kind in zip(ids, group.ids))
    name, owner = title(group), "" if group.owner == "scene" else f"_{group.owner}"
    setup, reads, changes, *states = EXAMPLES[group.owner]

    def example(code: List[str]) -> List[str]:
        used = [word for word in USES[group.owner].split(", ") if re.search(rf"\b{word}\b", "\n".join([*setup, *code]))]
        used_text = used[0] if len(used) == 1 else "{" + ", ".join(used) + "}"
        return [f"    ///{' ' + line if line else ''}" for line in
                ["", "```", f"# use casement::{used_text};", *setup, *code, "# Ok::<(), casement::Error>(())", "```"]]

    def paragraphs(function: str, pattern: str, replacement: str) -> List[str]:
        lines: List[str] = []
        for paragraph in texts[function]:
            text = re.sub(pattern, replacement, re.sub(r" (?:The texts are|The name of the area is) valid .*| Texts are copied\.", "", paragraph.text))
            lines += (["    ///"] if lines else []) + documented(text, "    ")
        return lines

    getter = f"{group.owner}_state" if group.is_state else "settings" if not owner else f"{group.owner}_settings"
    lines = ["", *paragraphs(group.getter, "^Fills in", "Returns"), *example(states[0] if group.is_state else reads),
             f"    pub fn {getter}(&self{given}) -> Result<{name}> {{",
             "        // All zero is valid, and the size tells which version of the struct this is.",
             f"        let mut raw: ffi::{group.struct} = unsafe {{ std::mem::zeroed() }};", "        raw.size = std::mem::size_of_val(&raw);",
             f"        self.expect(unsafe {{ ffi::{group.getter}(self.as_ptr(), {passed}&mut raw) }})?;",
             f"        {name}::from_raw(&raw, self.owner).ok_or_else(unknown)", "    }"]
    if group.setter:
        lines += ["", *paragraphs(group.setter, "^Sets (?:all )?(settings of|which) ([^.]*)", r"Changes \1 \2: what the closure changes, all or none"),
                  *example(changes),
                  f"    pub fn change{owner}(&mut self{given}, change: impl FnOnce(&mut {name})) -> Result<()> {{",
                  f"        let mut settings = self.{getter}({', '.join(ids)})?;", "        change(&mut settings);"]
        lines += ["        let mut texts = Texts::default();"] if has_texts(group) else []
        lines += [f"        self.expect(unsafe {{ ffi::{group.setter}(self.as_ptr(), {passed}"
                  f"&settings.to_raw(self.owner{', &mut texts' * has_texts(group)})?) }})", "    }"]
    return lines


def sources(documented: Documented) -> str:
    code, inside = [HEAD, "", "flags! {"], []
    for each in sets():
        code += [*documented(each.about, "    "), *(f"    ///{' ' + line if line else ''}" for line in FLAG_EXAMPLES[each.name]), f"    {each.name} {{"]
        for flag in each.flags:
            code += [*documented(flag.about, "        "), f"        {flag.name} = {flag.constant},"]
        code += ["    }", ""]
    code[-1] = "}"
    for group in groups():
        code += structure(group, documented)
        inside += functions(group, documented)
    return "\n".join([*code, "", "impl Scene {", *inside[1:], "}"]) + "\n"


def test() -> str:
    """Sets each member to another value, and expects that one to have changed and no other."""
    lines = ["//! Sets each member of all settings, and reads them back.", "//!",
             "//! Made from the header by interface/rust.py; not to be edited.", "",
             "#[macro_use]", "mod world;", "", "use casement::*;", "use world::World;"]
    for group in groups():
        if group.is_state:
            continue
        owner = "" if group.owner == "scene" else f"_{group.owner}"
        getter = f"{group.owner}_settings" if owner else "settings"
        lines += ["", "#[test]", f"fn each_setting_of_{group.owner}_is_read_as_it_was_set() -> Result<()> {{",
                  "    let mut world = World::new()?;",
                  f"    read_as_set! {{ world, {getter}, change{owner}, ({PLACES.get(group.owner, '')}), before {{"]
        for each in members(group):
            kind = typed(group, each)
            if kind != "SceneFlags":  # they can be read only
                value = f"!before.{each.member}" if kind == "bool" else OTHERS.get(each.member) or OTHERS[kind]
                lines.append(f"        {each.member} = {value},")
        lines += ["    } }", "    Ok(())", "}"]
    return "\n".join(lines) + "\n"
