"""Says what a header breaks for programs built against the last release.

    python3 interface/compare.py    include/casement.h (or CASEMENT_HEADER) against interface/released.json

Allowed are new functions, numbers, callbacks and structs, and new members at the
end of structs that begin with their size, as long as the size grows with them.
Everything else that changed is printed, a line each, and fails, unless
CAS_ABI_VERSION was raised with it: then the library has another name (SONAME),
and no old program meets it.
"""

import json
import sys
from typing import Any, Dict, Iterator, List

from describe import RELEASED, described
from layout import laid_out

Description = Dict[str, Any]
OF_THE_VERSION = ("CAS_VERSION_", "CAS_ABI_VERSION")


def numbers(description: Description) -> Dict[str, Any]:
    found = {name: value for name, value in description["macros"].items() if not name.startswith(OF_THE_VERSION)}
    for enumeration in description["enumerations"]:
        found.update(enumeration["values"])
    return found


def spelled(name: str, function: Dict[str, Any]) -> str:
    kinds = ", ".join(parameter["type"] for parameter in function["parameters"]) or "void"
    space = "" if function["result"].endswith("*") else " "
    return f"{function['result']}{space}{name}({kinds})"


def kind(member: Dict[str, Any]) -> str:
    return member["type"] if "type" in member else spelled("(*)", member["callback"])


def changed_values(what: str, old: Dict[str, Any], new: Dict[str, Any]) -> Iterator[str]:
    for name, value in old.items():
        if name not in new:
            yield f"{what} {name} is gone"
        elif new[name] != value:
            yield f"{what} {name} was {value} and is {new[name]}"


def changed_functions(what: str, old: Dict[str, Any], new: Dict[str, Any]) -> Iterator[str]:
    """Parameters may take other names, which no caller sees."""
    old = {name: spelled(name, function) for name, function in old.items()}
    new = {name: spelled(name, function) for name, function in new.items()}
    yield from changed_values(what, old, new)


def changed_struct(name: str, old: Dict[str, Any], new: Dict[str, Any]) -> Iterator[str]:
    present = {member["name"]: member for member in new["members"]}
    before = [member["name"] for member in old["members"]]
    for member in old["members"]:
        place = f"{name}.{member['name']}"
        if member["name"] not in present:
            yield f"member {place} is gone"
            continue
        now = present[member["name"]]
        if kind(now) != kind(member):
            yield f"member {place} was {kind(member)} and is {kind(now)}"
        if now["offset"] != member["offset"]:
            yield f"member {place} was at offset {member['offset']} and is at {now['offset']}"
    for member in new["members"]:
        if member["name"] in before:
            continue
        place = f"{name}.{member['name']}"
        if not old["is_versioned"]:
            yield f"member {place} is new in a struct that does not begin with its size"
        elif member["offset"] < old["size"]:
            yield f"member {place} is new at offset {member['offset']}, inside the {old['size']} bytes of old callers"
    if new["size"] != old["size"] and not old["is_versioned"]:
        yield f"struct {name} took {old['size']} bytes and takes {new['size']}"
    if new["alignment"] != old["alignment"]:
        yield f"struct {name} was aligned to {old['alignment']} bytes and is to {new['alignment']}"


def breaks(old: Description, new: Description) -> List[str]:
    found = list(changed_functions("function", old["functions"], new["functions"]))
    found += changed_functions("callback", old["callbacks"], new["callbacks"])
    found += changed_values("number", numbers(old), numbers(new))
    found += changed_values("type", old["scalars"], new["scalars"])
    for name in old["handles"]:
        if name not in new["handles"]:
            found.append(f"handle {name} is gone")
    return found + changed_structs(old, new)


def changed_structs(old: Description, new: Description) -> List[str]:
    """What changed in LP64, and in structs that kept there, what changed in ILP32."""
    found: List[str] = []
    small = {key: laid_out({name: struct["members"] for name, struct in each["structs"].items()}, each["scalars"], "ILP32")
             for key, each in (("old", old), ("new", new))}
    for name, struct in old["structs"].items():
        if name not in new["structs"]:
            found.append(f"struct {name} is gone")
            continue
        changes = list(changed_struct(name, struct, new["structs"][name]))
        found += changes or [f"{change} (with 32-bit pointers)"
                             for change in changed_struct(name, small["old"][name], small["new"][name])]
    return found


def main() -> int:
    old, new = json.loads(RELEASED.read_text()), described()
    found = breaks(old, new)
    print("\n".join(found) if found else f"keeps all {len(old['functions'])} functions of the last release")
    if found and new["abi_version"] > old["abi_version"]:
        print(f"CAS_ABI_VERSION is {new['abi_version']} now, so this is allowed")
        return 0
    return 1 if found else 0


if __name__ == "__main__":
    sys.exit(main())
