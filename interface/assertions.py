"""Prints a C program that compiles only if the compiler reads include/casement.h
as interface/casement.json says: every size, offset, number and signature.

    python3 interface/assertions.py          for a compiler with 64-bit pointers
    python3 interface/assertions.py ILP32    for one with 32-bit pointers
"""

import json
import sys
from typing import Any, Dict, List

from describe import DESCRIPTION
from layout import POINTERS


def signature(name: str, function: Dict[str, Any]) -> str:
    kinds = ", ".join(parameter["type"] for parameter in function["parameters"]) or "void"
    return f"{function['result']} (*const see_{name})({kinds})"


def same(left: str, right: Any) -> str:
    return f'_Static_assert({left} == {right}, "{left}");'


def extents(description: Dict[str, Any], model: str) -> List[str]:
    """Sizes, alignments and offsets of structs in a data model."""
    found = [same("sizeof(void *)", POINTERS[model])]
    for name, struct in description["structs"].items():
        other = description.get(model, {}).get(name, struct)
        found += [same(f"sizeof({name})", other["size"]), same(f"_Alignof({name})", other["alignment"])]
        for member in struct["members"]:
            offset = other["offsets"][member["name"]] if "offsets" in other else member["offset"]
            found.append(same(f"offsetof({name}, {member['name']})", offset))
            if other is struct:
                found.append(same(f"sizeof((({name} *)0)->{member['name']})", member["size"]))
    return found


def lines(description: Dict[str, Any]) -> List[str]:
    found = [same(name, value) for name, value in description["macros"].items() if isinstance(value, int)]
    for enumeration in description["enumerations"]:
        found += [same(name, value) for name, value in enumeration["values"].items()]
    for name, base in description["scalars"].items():
        found.append(f"extern {base} see_{name}; extern {name} see_{name};")
    for name, struct in description["structs"].items():
        for member in struct["members"]:
            place = f"(({name} *)0)->{member['name']}"
            if "callback" in member:
                kinds = ", ".join(parameter["type"] for parameter in member["callback"]["parameters"])
                kind = f"{member['callback']['result']} (*)({kinds})"
            else:
                kind = member["type"]
            found.append(f'_Static_assert(_Generic({place}, {kind}: 1, default: 0), "the type of {name}.{member["name"]}");')
    for name, callback in description["callbacks"].items():
        found.append(f"extern {signature(name, callback)}; extern const {name} see_{name};")
    found += [f"{signature(name, function)} = {name};" for name, function in description["functions"].items()]
    return found


DESCRIBED = json.loads(DESCRIPTION.read_text())
print("#include <casement/screen.h>")
print("\n".join(lines(DESCRIBED) + extents(DESCRIBED, (sys.argv[1:] or ["LP64"])[0])))
