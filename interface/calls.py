"""Prints C functions that call each function of the C interface once, with arguments
that Tests/ABITests/arguments.h chooses: the ordinary one of each kind, or others, among
them all that must be refused. `calls` is a table of them.

What each parameter is follows from its type and name, as in shapes.py.
"""

import json
from typing import Any, Dict, List

from describe import DESCRIPTION
from shapes import _number, _pointed, _target

IDS = {"cas_variable": "variables", "cas_item": "items", "cas_controller": "controllers"}
# Ids that a solver and a scene both have.
IDS_OF_BOTH = {"cas_constraint": ("rows", "constraints"), "cas_edit": ("edits", "scene_edits")}
# Out-parameters that may be NULL; those of a list with its count only both, and one of them is an error.
MAY_BE_NULL = {"out_constraint", "out_moved", "out_status", "out_end"}
MAY_BE_NULL_IN = {"out_constraints": {"cas_solver_add_rows", "cas_scene_add_constraints"}}
# Texts of grids and of their children.
GRID_TEXTS = {"area": "an_area(w)", "areas": "some_areas(w)", **dict.fromkeys(
    ("columns", "rows", "auto_columns", "auto_rows"), "some_tracks(w)")}
# A number of the caller's own: what it stands for may be defined later.
OPEN = {"cas_curve"}


class Printer:
    def __init__(self, description: Dict[str, Any]) -> None:
        self.functions = description["functions"]
        self.structs = description["structs"]
        self.shapes = description["shapes"]
        self.handles = set(description["handles"])
        self.legal: Dict[str, List[int]] = {}
        for enumeration in description["enumerations"]:
            if enumeration["type"]:
                self.legal[enumeration["type"]] = sorted(set(enumeration["values"].values()))
        self.legal["cas_priority"] = [500, 1, 250, 750, 1000]
        self.legal["cas_attribute"].insert(0, self.legal["cas_attribute"].pop(7))  # one that needs no second item
        self.legal["cas_curve"].insert(0, 50)  # one that the world has defined
        self.legal["cas_profile"].insert(0, self.legal["cas_profile"].pop(2))  # one with a screen

    def lines(self) -> List[str]:
        found = ["/* Made from include/casement.h and include/casement/screen.h by interface/calls.py. */"]
        for name in self.inputs():
            found += self.struct(name)
        for name, function in self.functions.items():
            found += self.call(name, function)
        found.append("static const struct call calls[] = {")
        found += [f'    {{"{name}", call_{name}}},' for name in self.functions]
        return found + ["};", "enum { CALLS = sizeof calls / sizeof *calls };"]

    def inputs(self) -> List[str]:
        """The structs that callers fill, those inside others first."""
        wanted: List[str] = []

        def want(kind: str) -> None:
            name = _pointed(kind) or kind
            if name in self.structs and name not in wanted:
                for member in self.structs[name]["members"]:
                    want(member.get("type", ""))
                wanted.append(name)

        for function in self.functions.values():
            for each in function["parameters"]:
                if not each["name"].startswith("out_"):
                    want(each["type"])
        return wanted

    def struct(self, name: str) -> List[str]:
        members = self.structs[name]["members"]
        names = [each["name"] for each in members]
        lines = [f"static inline {name} a_{name}(world *w) {{", f"    {name} made = {{0}};"]
        if name == "cas_allocator":
            lines.append("    made = an_allocator(w);")
            members = []
        for member in sorted(members, key=lambda each: "*" in each["type"]):  # how many there are comes first
            place, kind = member["name"], member["type"]
            number = _number(place, names) if "*" in kind and kind != "const char *" else None
            if number:
                lines += self.array(f"    {place}", kind, f"made.{number}", 0)
                value = place
            elif place == "size" and self.structs[name]["is_versioned"]:
                value = f"a_size(w, sizeof({name}))"
            elif (name, place) == ("cas_scene_settings", "flags"):
                value = "same_flags(w)"
            else:
                value = self.value("cas_scene", place, kind)
                if kind == "cas_priority" and name in ("cas_equation", "cas_sum"):
                    value = value.replace("500, 1", "500, 0, 1").replace("5, 1)", "6, 1)")  # 0: required
            lines.append(f"    made.{place} = {value};")
        return [*lines, "    return made;", "}"]

    def value(self, function: str, name: str, kind: str) -> str:
        if kind in self.structs:
            return f"a_{kind}(w)"
        pool = self.pool(function, kind)
        if pool:
            return f'an_id(w, &w->{pool}, "{self.role(function, name) if kind in IDS else ""}")'
        if function == "cas_scene_add_barrier" and name == "edge":
            return "one_of(w, (const int32_t[]){CAS_RIGHT, CAS_LEFT, CAS_TOP, CAS_BOTTOM, CAS_LEADING, CAS_TRAILING}, 6, 1)"
        if kind in self.legal:
            numbers = ", ".join(str(each) for each in self.legal[kind])
            return f"one_of(w, (const int32_t[]){{{numbers}}}, {len(self.legal[kind])}, {int(kind not in OPEN)})"
        if _pointed(kind) in self.handles:
            return f"w->{_pointed(kind)[4:]}"
        words = {"double": "a_number(w)", "int32_t": "a_flag(w)", "uint32_t": "some_flags(w)",
                 "cas_write": "a_writer(w)", "cas_measure": "a_measure(w)",
                 "void *": "w", "uint64_t": "a_limit(w)"}
        if kind == "size_t":
            is_count = name in ("count", "samples") or name.endswith("_count")
            return "a_count(w)" if is_count else "an_index(w)"
        if kind == "const char *":
            if name in GRID_TEXTS:
                return GRID_TEXTS[name]
            if function == "cas_scene_rule_names":
                return "a_text_to_list(w)"
            return "a_text(w)" if name in ("text", "rules") else "a_name(w)"
        return words[kind]

    @staticmethod
    def pool(function: str, kind: str) -> str:
        """The ids of a kind; nothing for what is no id."""
        if kind in IDS_OF_BOTH:
            return IDS_OF_BOTH[kind][not function.startswith("cas_solver")]
        return IDS.get(kind, "")

    @staticmethod
    def role(function: str, name: str) -> str:
        """Which thing of the world is the ordinary one here."""
        if function.startswith("cas_bar_"):
            return "navigation"
        if function == "cas_obstruction_set_frame":
            return "hinge"
        if function.startswith(("cas_stack_", "cas_arranged_")) and name != "stack":
            return "arranged" if name else "loose"
        if function.startswith("cas_boxed_"):
            return "boxed"
        if function.startswith("cas_dimensions_"):
            return "loose"
        if function in ("cas_scroll_content_guide", "cas_scroll_frame_guide"):
            return "scroll"
        if function == "cas_view_move" and name == "view":
            return "loose"
        if function == "cas_scene_add_fit" and name == "container":
            return "parent"
        return {"cas_view_invalidate_measure": "measured", "cas_item_remove": "loose", "cas_controller_remove": "tab",
                "cas_scene_remove_items": "loose"}.get(function, name)

    def array(self, place: str, kind: str, count: str, is_needed: int) -> List[str]:
        """Lines that fill an array of as many as are counted, up to a few, or leave it NULL."""
        target, name = _target(kind), place.strip()
        value = "a_text(w)" if target == "const char *" else self.value(self.current, "", target)
        return [f"    {target} *{name} = some(w, {count}, sizeof *{name}, {is_needed});",
                f"    for (size_t i = 0; {name} && i < within({count}); i++) {name}[i] = {value};"]

    current = "cas_scene"

    def call(self, name: str, function: Dict[str, Any]) -> List[str]:
        self.current = name
        parameters = function["parameters"]
        names = [each["name"] for each in parameters]
        lines = [f"static int32_t call_{name}(world *w) {{"]
        arguments: Dict[str, str] = {}
        kept: List[str] = []
        ordered = sorted(parameters, key=lambda each: each["type"] != "size_t")
        for each in ordered:
            place, kind = each["name"], each["type"]
            if self.is_array(place, kind):
                number = _number(place, names)
                lines += self.array(f"{place}_", kind, f"{number}_" if number else "1", self.is_needed(kind))
            else:
                value, keep = self.argument(name, place, kind, names)
                lines.append(f"    {kind} {place}_ = {value};")
                kept += keep
            arguments[place] = f"{place}_"
        passed = ", ".join(arguments[each["name"]] for each in parameters)
        result = function["result"]
        lines.append("    begin(w);")
        if name.endswith("_free"):
            lines += [f"    if (!{passed}) {name}({passed});", "    return ANSWERED;"]
        elif result == "cas_status" and not name.endswith("_last_status"):
            lines += [f"    cas_status status = ended(w, {name}({passed}));",
                      *[f"    if (status >= CAS_OK && {each}" for each in kept], "    return status;"]
        elif result == "cas_path *":
            lines += [f"    return made_path(w, {name}({passed}));"]
        elif _pointed(result) in self.handles:
            lines += [f"    {result} made = {name}({passed});", f"    if (made) {_pointed(result)}_free(made);",
                      "    return made ? CAS_OK : FAILED;"]
        elif result == "const char *":
            lines += [f"    return read_text(w, {name}({passed}));"]
        elif result in ("cas_item", "cas_constraint", "cas_controller", "cas_variable", "cas_edit") and self.makes(function):
            lines += [f"    return made_id(w, &w->{self.pool(name, result)}, {name}({passed}));"]
        elif parameters and _pointed(parameters[0]["type"]) in self.handles:
            read = {"double": "read_number", "cas_rect": "read_rect"}.get(result, "read_integer")
            lines += [f"    return {read}(w, {name}({passed}));"]
        else:
            lines += [f"    (void){name}({passed});", "    return ANSWERED;"]
        return [*lines, "}"]

    @staticmethod
    def makes(function: Dict[str, Any]) -> bool:
        """Whether a function that returns an id can make what it names: then its handle is not constant."""
        return not function["parameters"][0]["type"].startswith("const ")

    def argument(self, function: str, name: str, kind: str, names: List[str]):
        pointed = _pointed(kind)
        if name.startswith("out_"):
            return self.out(function, name, kind, names)
        if pointed in self.handles:
            return f"a_handle(w, w->{pointed[4:]})", []
        return self.value(function, name, kind), []

    def is_array(self, name: str, kind: str) -> bool:
        """One thing behind a pointer is an array of one."""
        is_text = kind in ("void *", "const char *")
        return "*" in kind and not is_text and not name.startswith("out_") and _pointed(kind) not in self.handles

    def is_needed(self, kind: str) -> int:
        return int(not self.structs.get(_pointed(kind), {}).get("is_versioned") and _pointed(kind) != "cas_allocator")

    def out(self, function: str, name: str, kind: str, names: List[str]):
        pointed = _pointed(kind)
        both = "out_count" in names and function in ("cas_solver_suggest", "cas_solver_suggest_all", "cas_scene_suggest",
                                                      "cas_scene_sample", "cas_scene_sample_in_window",
                                                      "cas_scene_layout_if_needed", "cas_scene_add_format", "cas_scene_add_fit")
        may_be_null = name in MAY_BE_NULL or function in MAY_BE_NULL_IN.get(name, ()) or both
        keep = []
        number = None if kind.endswith("**") else _number(name, names)
        # Room for none may be none.
        is_needed = "0" if may_be_null else f"{number}_ != 0" if number else "1"
        value = f"({kind})an_out(w, {is_needed})"
        if self.structs.get(pointed, {}).get("is_versioned"):
            value = f"({kind})a_sized_out(w, sizeof({pointed}))"
        pool = self.pool(function, pointed)
        if pool and not kind.endswith("**"):
            count = f"{number}_" if number else "1"
            keep = [f"{name}_) put_all(&w->{pool}, {name}_, {count});"]
        return value, keep


print("\n".join(Printer(json.loads(DESCRIPTION.read_text())).lines()))
