"""The shape of each function: its parameters and result as a short text, by which
calls are recorded and made again. Sources/Recording/Replay/Shape.swift has the letters.

What the types alone do not tell is told by names: out_count is the number of what
is handed out before it, count or x_count that of the array before it.
"""

import re
from typing import Any, Dict, List, Optional

Description = Dict[str, Any]

SCALARS = {"int32_t": "i", "uint32_t": "u", "uint64_t": "q", "size_t": "z", "double": "d", "void": "0"}
HANDLES = {"cas_solver": "S", "cas_scene": "E", "cas_path": "P"}
CALLBACKS = {"cas_write": "W", "cas_measure": "B"}

# Texts of any length; all others are names, of which CAS_NAME_MAX bytes are looked at.
TEXTS = {"text", "rules"}
# Numbers that differ from build to build.
VOLATILE = {("cas_solver_statistics", "bytes"), ("cas_solver_statistics", "allocations")}
# An array whose length is that of the path.
AS_LONG_AS_THE_PATH = {"cas_path_point", "cas_path_sample"}


def shapes(description: Description) -> Dict[str, str]:
    """Of every function that is recorded: those that are given, or make, a solver, a scene or a path."""
    return {name: Shaper(description).function(name, function)
            for name, function in description["functions"].items() if is_recorded(name, function)}


def is_recorded(name: str, function: Description) -> bool:
    kinds = [function["result"], *(each["type"] for each in function["parameters"][:1])]
    return any(_pointed(kind) in ("cas_solver", "cas_scene", "cas_path") for kind in kinds)


def _target(kind: str) -> str:
    """What a pointer points at."""
    inside = re.sub(r"\*const$", "*", kind[:-1].strip())
    return inside if "*" in inside else inside.replace("const ", "")


def _pointed(kind: str) -> str:
    """The type behind all stars; nothing for what is no pointer."""
    return kind.replace("const ", "").rstrip(" *") if kind.endswith("*") else ""


class Shaper:
    def __init__(self, description: Description) -> None:
        self.structs = description["structs"]
        self.scalars = description["scalars"]

    def function(self, name: str, function: Description) -> str:
        parameters = function["parameters"]
        words = self.words(parameters)
        shape = [self.parameter(name, each, parameters[index + 1:], words) for index, each in enumerate(parameters)]
        if name in AS_LONG_AS_THE_PATH:
            shape.append("n")
        return f"{self.result(function['result'])}:{''.join(shape)}"

    def result(self, kind: str) -> str:
        if kind == "cas_status":
            return "k"
        return HANDLES[_pointed(kind)] if _pointed(kind) in HANDLES else self.value(kind)

    def words(self, parameters: List[Dict[str, str]]) -> Dict[str, int]:
        """At which word each parameter begins; behind the last is what is not passed."""
        words, count = {}, 0
        for each in parameters:
            words[each["name"]] = count
            count += len(self.leaves(each["type"]))
        return {**words, "": count}

    def leaves(self, kind: str) -> List[str]:
        """The scalars that a parameter is made of, as expressions behind its name."""
        if kind not in self.structs:
            return [""]
        return [f".{member['name']}{leaf}" for member in self.structs[kind]["members"]
                for leaf in self.leaves(member["type"])]

    def parameter(self, name: str, parameter: Dict[str, str], behind: List[Dict[str, str]],
                  words: Dict[str, int]) -> str:
        kind = parameter["type"]
        if parameter["name"] in TEXTS and kind == "const char *":
            return "t"
        if "*" not in kind or kind in ("void *", "const char *"):
            return self.value(kind)
        if _pointed(kind) in HANDLES and not parameter["name"].startswith("out_"):
            return HANDLES[_pointed(kind)]
        is_out = parameter["name"].startswith("out_")
        number = _number(parameter["name"], [each["name"] for each in behind] if not is_out else list(words))
        if kind.endswith("**"):
            return self.handed_out(name, kind, words)
        inside = "t" if parameter["name"] in TEXTS else self.value(_target(kind))
        if is_out:  # an array of the library that a struct points to is not compared
            inside = re.sub(r"\[\d+\]\{[a-z]*\}", "v", inside)
        if is_out and name in AS_LONG_AS_THE_PATH and parameter["name"] == "out_values":
            return f">[{words['']}]{inside}"
        arrow = ">" if is_out else ""
        if number is not None:
            return f"{arrow}[{words[number]}]{inside}"
        if self.structs.get(_pointed(kind), {}).get("is_versioned"):
            return f"{arrow}o{inside}"
        return arrow + inside if is_out else f"*{inside}"

    def handed_out(self, name: str, kind: str, words: Dict[str, int]) -> str:
        inner = _pointed(kind)
        if inner in HANDLES:
            return f">{HANDLES[inner]}"
        if name in AS_LONG_AS_THE_PATH:
            return f">>[{words['']}]{self.value(inner)}"
        return f">>({words['out_count']}){self.value(inner)}"

    def value(self, kind: str) -> str:
        if kind in self.structs:
            return self.struct(kind)
        if kind == "const char *":
            return "s"
        if kind == "void *":
            return "-"
        return CALLBACKS.get(kind) or SCALARS[self.scalars.get(kind, kind)]

    def struct(self, name: str) -> str:
        if name == "cas_allocator":
            return "A"
        members = self.structs[name]["members"]
        offsets = {member["name"]: member["offset"] for member in members}
        return "{" + "".join(self.member(name, each, offsets) for each in members) + "}"

    def member(self, struct: str, member: Dict[str, Any], offsets: Dict[str, int]) -> str:
        kind = member["type"]
        if (struct, member["name"]) in VOLATILE:
            return "v"
        if _pointed(kind) in HANDLES:
            return HANDLES[_pointed(kind)]
        if member["name"] in TEXTS and kind == "const char *":
            return "t"
        if "*" in kind and kind != "const char *":
            number = _number(member["name"], list(offsets))
            if number is None:
                raise SystemExit(f"interface/shapes.py does not know how many {struct}.{member['name']} has")
            return f"[{offsets[number]}]{self.value(_pointed(kind))}"
        return self.value(kind)


def _number(name: str, others: List[str]) -> Optional[str]:
    """What says how many there are: views has view_count or count; out_items has it for a plural only."""
    singular = re.sub(r"s$", "", name[4:] if name.startswith("out_") else name)
    if f"{name}_count" in others:
        return f"{name}_count"
    if not name.endswith("s"):
        return None
    for candidate in (f"{singular}_count", "count"):
        if candidate in others:
            return candidate
    return None
