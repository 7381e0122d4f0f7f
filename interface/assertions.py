"""Prints a C program that compiles only if the compiler reads include/casement.h
as interface/casement.json says: every size, offset, number and signature.
"""

import json
from typing import Any, Dict, List

from describe import DESCRIPTION


def signature(name: str, function: Dict[str, Any]) -> str:
    kinds = ", ".join(parameter["type"] for parameter in function["parameters"]) or "void"
    return f"{function['result']} (*const see_{name})({kinds})"


def lines(description: Dict[str, Any]) -> List[str]:
    def same(left: str, right: Any) -> str:
        return f'_Static_assert({left} == {right}, "{left}");'

    found = [same(name, value) for name, value in description["macros"].items() if isinstance(value, int)]
    for enumeration in description["enumerations"]:
        found += [same(name, value) for name, value in enumeration["values"].items()]
    for name, base in description["scalars"].items():
        found.append(f"extern {base} see_{name}; extern {name} see_{name};")
    for name, struct in description["structs"].items():
        found += [same(f"sizeof({name})", struct["size"]), same(f"_Alignof({name})", struct["alignment"])]
        for member in struct["members"]:
            place = f"(({name} *)0)->{member['name']}"
            found += [same(f"offsetof({name}, {member['name']})", member["offset"]),
                      same(f"sizeof({place})", member["size"])]
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


print("#include <casement.h>")
print("\n".join(lines(json.loads(DESCRIPTION.read_text()))))
