"""The settings and states of casement.h in Swift: bindings/swift/Casement/Settings.swift, and a test that sets every member."""

import re
from typing import Callable, Dict, List, Tuple

from members import SETS, about, introduction, members, optional, sets, title
from settings import Group, Setting, groups

Documented = Callable[[str, str], List[str]]

CERTAIN = {"item": "AnyItem", "keyboard_guide": "Guide"}  # items that a state always has
SCALARS = {"double": "Double", "int32_t": "Bool", "uint32_t": "UInt32", "uint64_t": "UInt64", "cas_choice": "Bool?", "const char *": "String"}
#: What has the functions of a group, and the prefix of their names there.
PLACES = {"scene": ("Scene", ""), "screen": ("Scene", "screen"), "status_bar": ("Scene", "statusBar"),
          "view": ("Container", ""), "arranged": ("Container", "arranged"), "stack": ("Stack", "stack"),
          "flow": ("Flow", "flow"), "grid": ("Grid", "grid"), "boxed": ("Container", "boxed"), "dimensions": ("Container", "dimensions"),
          "scroll": ("ScrollView", "scroll"), "controller": ("Controller", ""), "bar": ("Controller", "bar")}
#: What settings are of, if the name of the group does not say it.
NAMED = {"boxed": "view as a child of a box", "dimensions": "width and height of the view"}
#: From C and to C, with @ for the member. Enumerations are read by known().
SAME = ("@", "@")
CONVERSIONS: Dict[str, Tuple[str, str]] = {
    "Double": SAME, "Int": ("Int(@)", "Int32(clamping: @)"), "String": ("text(@)", "@"), "Length": ("try Length(@)", "@.raw"),
    "Lengths": ("try Lengths(@)", "@.raw"), "UInt32": SAME, "UInt64": SAME, "Insets": ("Insets(@)", "@.raw"), "Rect": ("Rect(@)", ""),
    "Point": ("Point(@)", ""), "IntrinsicSize": ("IntrinsicSize(@)", ""), "Size": ("Size(@)", ""), "Bool": ("@ != 0", "@ ? 1 : 0"),
    "Priority": ("Priority(@)", "@.number"), "Bool?": ("choice(@)", "Casement.raw(@)"), "AnyItem": ("AnyItem(scene: scene, id: @)", ""),
    "Guide": ("Guide(scene: scene, id: @)", ""), "Guide?": ("@ == 0 ? nil : Guide(scene: scene, id: @)", ""),
    "AnyItem?": ("@ == 0 ? nil : AnyItem(scene: scene, id: @)", "try scene.raw(@)"),
    "Controller?": ("@ == 0 ? nil : Controller(scene: scene, id: @)", ""),
    **{name: (f"{name}(rawValue: @)", "@.rawValue") for name, _, _ in SETS.values()}}
#: Another value for each type; one for a member where that of its type is not possible.
OTHERS = {"Double": "0.5", "UInt32": "0x3366_99ff", "UInt64": "1_000_000", "Priority": "300", "Bool?": "true", "Double?": "0.5",
          "Insets": "Insets(top: 1, left: 2, bottom: 3, right: 4)", "Edges": ".top", "KeyboardGuide": ".followsUndocked",
          "Axis": ".vertical", "Direction": ".rightToLeft", "Distribution": ".equalSpacing", "Alignment": ".center",
          "Profile": ".ios15", "StatusBarSource": ".application", "StatusBarStyle": ".light", "Adjustment": ".always",
          "FlowDirection": ".columnReverse", "Wrap": ".balanced", "BoxAlignment": ".spaceEvenly", "Length": ".percent(12.5)", "Int": "3",
          "Lengths": "Lengths(top: 1, left: 2, bottom: .percent(25), right: 4)", "align_self": ".end", "columns": '"100 1fr"',
          "rows": '"repeat(2, 25%)"', "auto_columns": '"min-content"', "auto_rows": '"40"', "areas": '"head head / . main"', "area": '"main"',
          "docked": "world.input", "collapses_with": "world.inner"}
WORLD = {"view": "view", "arranged": "view", "stack": "row", "scroll": "list", "controller": "page", "bar": "navigation",
         "flow": "flow", "grid": "grid", "boxed": "child", "dimensions": "child"}


def camel(name: str) -> str:
    return re.sub("_(.)", lambda found: found[1].upper(), name)


def typed(group: Group, member: Setting) -> str:
    if (group.struct, member.member) == ("cas_view_state", "intrinsic"):
        return "IntrinsicSize"
    if member.type == "uint32_t" and member.member in SETS:
        return SETS[member.member][0]
    if member.is_whole:
        return "Int"
    if member.type in SCALARS:
        return SCALARS[member.type] + ("?" if optional(group, member) else "")
    name = "".join(part.capitalize() for part in member.type.removeprefix("cas_").split("_"))
    if name == "Item":
        return CERTAIN.get(member.member, "Guide?" if member.member.endswith("_guide") else "AnyItem?")
    return f"{name}?" if name == "Controller" else name


def conversion(group: Group, member: Setting) -> Tuple[str, str]:
    kind = typed(group, member)
    return CONVERSIONS.get(kind, ("try known(@)", "@.rawValue"))


def is_any(group: Group, member: Setting) -> bool:
    """Whether it takes an item of any kind: it is kept as an AnyItem, which can be compared."""
    return not group.is_state and typed(group, member) == "AnyItem?"


def kept_as(group: Group, member: Setting) -> str:
    """The name of what has the value of a member: dockedItem for docked."""
    return camel(member.member) + ("Item" if is_any(group, member) else "")


def declared(group: Group, member: Setting) -> List[str]:
    name = camel(member.member)
    if not is_any(group, member):
        return [f"  public var {name}: {typed(group, member)}"]
    own = kept_as(group, member)
    return [f"  public var {name}: (any Item)? {{", f"    get {{ {own} }}",
            f"    set {{ {own} = newValue.map {{ AnyItem($0) }} }}", "  }", f"  private var {own}: AnyItem?"]


def structure(group: Group, documented: Documented) -> List[str]:
    name, kept = title(group), members(group)
    lines = ["", *documented(introduction(group), ""),
             f"public struct {name}: Equatable {{"]
    for each in kept:
        text = about(each, typed(group, each).endswith("?"), "nil").replace("CAS_NO_METRIC", "`nil`")
        text = re.sub(r"\b(?!cas_)[a-z]+(_[a-z]+)+\b", lambda found: camel(found[0]), text)
        lines += [*documented(text, "  "), *declared(group, each)]
    if group.is_state:
        lines = [line.replace("public var", "public let") for line in lines]
    lines += ["", f"  init(_ raw: {group.struct}, in scene: Scene) throws {{"]
    for each in kept:
        lines.append(f"    {kept_as(group, each)} = " + (
            f"raw.has_{each.member} == 0 ? nil : raw.{each.member}" if optional(group, each)
            else conversion(group, each)[0].replace("@", f"raw.{each.member}")))
    lines.append("  }")
    if not group.is_state:
        lines += written(group, kept)
    return [*lines, "}"]


def texts(group: Group) -> List[str]:
    """The names of members that are texts."""
    return [camel(each.member) for each in members(group) if typed(group, each) == "String"]


def written(group: Group, kept: List[Setting]) -> List[str]:
    """The function that makes the struct of C; with texts, which live as long as a closure, it calls that."""
    lines = [f"var raw = {group.struct}()", f"raw.size = MemoryLayout<{group.struct}>.size"]
    for each in kept:
        own = kept_as(group, each)
        if own in texts(group):
            lines.append(f"raw.{each.member} = texts[{texts(group).index(own)}]")
        elif optional(group, each):
            lines += [f"raw.has_{each.member} = {own} == nil ? 0 : 1", f"raw.{each.member} = {own} ?? 0"]
        else:
            lines.append(f"raw.{each.member} = {conversion(group, each)[1].replace('@', own)}")
    if not texts(group):
        return ["", f"  func raw(in scene: Scene) throws -> {group.struct} {{", *(f"    {line}" for line in lines), "    return raw", "  }"]
    return ["", f"  func withRaw(in scene: Scene, _ body: (inout {group.struct}) throws -> Void) throws {{",
            f"    try withTexts([{', '.join(texts(group))}]) {{ texts in", *(f"      {line}" for line in lines), "      try body(&raw)", "    }", "  }"]


def functions(group: Group, documented: Documented) -> List[str]:
    place, prefix = PLACES[group.owner]
    name, first = title(group), NAMED.get(group.owner) or group.owner.replace("_", " ")
    scene = "self" if place == "Scene" else "scene"
    handle = "handle" if place == "Scene" else "scene.handle"
    ids = {"cas_item": "id", "cas_controller": "id", "cas_bar_kind": "kind.rawValue"}
    passed = "".join(f"{ids[kind]}, " for kind in group.ids)
    word = "state" if group.is_state else "settings"
    own = word if not prefix else prefix + word.capitalize()
    is_bar = "cas_bar_kind" in group.ids
    head = f"func {own}(_ kind: BarKind) throws -> {name} {{" if is_bar else f"var {own}: {name} {{"
    body = [f"var raw = {group.struct}()", f"raw.size = MemoryLayout<{group.struct}>.size",
            f"try {'' if scene == 'self' else 'scene.'}expect({group.getter}({handle}, {passed}&raw))",
            f"return try {name}(raw, in: {scene})"]
    text = f"Returns {'the state of' if group.is_state else 'what was set for'} the {first}"
    lines = ["", *documented(text if is_bar else text.replace("Returns the", "The").replace("Returns what", "What"), "  "),
             f"  public {head}",
             *([f"    {line}" for line in body] if is_bar else ["    get throws {", *(f"      {line}" for line in body), "    }"]),
             "  }"]
    if group.setter:
        kind = "_ kind: BarKind, " if is_bar else ""
        change = "change" + prefix[:1].upper() + prefix[1:]
        lines += ["", *documented(f"Changes settings of the {first}: what the closure changes, all or none", "  "),
                  f"  public func {change}({kind}_ change: (inout {name}) throws -> Void) throws {{",
                  f"    var settings = try {own}{'(kind)' if is_bar else ''}", "    try change(&settings)"]
        send = f"try {'' if scene == 'self' else 'scene.'}expect({group.setter}({handle}, {passed}@))"
        lines += ([f"    try settings.withRaw(in: {scene}) {{ {send.replace('@', '&$0')} }}", "  }"] if texts(group)
                  else [f"    var raw = try settings.raw(in: {scene})", f"    {send.replace('@', '&raw')}", "  }"])
    return lines


def sources(documented: Documented) -> str:
    lines = ["// Made from include/casement.h by interface/swift.py; not to be edited.", "", "import CCasement"]
    inside: Dict[str, List[str]] = {}
    for each in sets():
        lines += ["", *documented(each.about, ""), f"public struct {each.name}: OptionSet, Sendable {{",
                  "  public let rawValue: UInt32", "  public init(rawValue: UInt32) { self.rawValue = rawValue }", ""]
        for flag in each.flags:
            lines += [*documented(flag.about, "  "),
                      f"  public static let {camel(flag.name.lower())} = {each.name}(rawValue: {flag.constant})"]
        lines.append("}")
    for group in groups():
        lines += structure(group, documented)
        inside.setdefault(PLACES[group.owner][0], []).extend(functions(group, documented))
    for place, code in inside.items():
        lines += ["", f"extension {place} {{", *code[1:], "}"]
    return "\n".join(lines) + "\n"


def test() -> str:
    lines = ["// Sets each member of all settings, and reads them back.", "//",
             "// Made from include/casement.h by interface/swift.py; not to be edited.", "", "import Casement", "import Testing", "",
             "@Suite struct `Settings are read as they were set` {"]
    for group in groups():
        if group.is_state:
            continue
        place, prefix = PLACES[group.owner]
        on = "world.scene" if place == "Scene" else f"world.{WORLD[group.owner]}"
        getter = prefix + "Settings" if prefix else "settings"
        change = "change" + prefix[:1].upper() + prefix[1:]
        kind = "(.navigationBar)" if group.owner == "bar" else ""
        argument = ".navigationBar, " if group.owner == "bar" else ""
        lines += [f"  @Test func `of {group.owner}`() throws {{", "    let world = try World()",
                  f"    let get = {{ try {on}.{getter}{kind} }}",
                  f"    let change = {{ (all: (inout {title(group)}) -> Void) in try {on}.{change}({argument}all) }}"]
        for each in members(group):
            swift = typed(group, each)
            if swift != "SceneFlags":  # they can be read only
                value = f"{{ !$0.{camel(each.member)} }}" if swift == "Bool" else f"{{ _ in {OTHERS.get(each.member) or OTHERS[swift]} }}"
                lines.append(f"    try isRead(get, change, \\.{camel(each.member)}, {value})")
        lines += ["  }", ""]
    return "\n".join([*lines[:-1], "}"]) + "\n"
