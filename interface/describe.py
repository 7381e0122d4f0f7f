"""The machine-readable description of the C interface, interface/casement.json.

    python3 interface/describe.py              writes it from include/casement.h
    python3 interface/describe.py --check      fails if it is not what the header gives
    python3 interface/describe.py --release    writes interface/released.json, which later headers have to keep

With CASEMENT_HEADER in the environment another header is read.
"""

import json
import sys
from pathlib import Path
from typing import Any, Dict

import layout
from header import HEADER, Header
from shapes import shapes

FOLDER = Path(__file__).resolve().parent
DESCRIPTION = FOLDER / "casement.json"
RELEASED = FOLDER / "released.json"


def described(path: Path = HEADER) -> Dict[str, Any]:
    header = Header(path)
    description = {
        "version": header.macros["CAS_VERSION_STRING"],
        "abi_version": header.macros["CAS_ABI_VERSION"],
        "data_model": "LP64",
        "macros": header.macros,
        "scalars": header.scalars,
        "enumerations": header.enumerations,
        "handles": header.handles,
        "callbacks": header.callbacks,
        "structs": layout.laid_out(header.structs, header.scalars),
        "ILP32": layout.offsets(layout.laid_out(header.structs, header.scalars, "ILP32")),
        "functions": header.functions,
    }
    return {**description, "shapes": shapes(description)}


def written(description: Dict[str, Any]) -> str:
    """One line for each thing that can change by itself, so that differences read well."""
    parts = []
    for key, value in description.items():
        if isinstance(value, dict):
            lines = [f"    {json.dumps(name)}: {_entry(entry)}" for name, entry in value.items()]
            parts.append(f'  "{key}": {{\n' + ",\n".join(lines) + "\n  }")
        elif isinstance(value, list):
            parts.append(f'  "{key}": [\n' + ",\n".join(f"    {_entry(entry)}" for entry in value) + "\n  ]")
        else:
            parts.append(f'  "{key}": {json.dumps(value)}')
    return "{\n" + ",\n".join(parts) + "\n}\n"


def _entry(entry: Any) -> str:
    """A struct has a line for each member, an enumeration for each value, anything else is one line."""
    if isinstance(entry, dict) and "members" in entry:
        head = {key: value for key, value in entry.items() if key != "members"}
        inside = [json.dumps(member) for member in entry["members"]]
        return f'{json.dumps(head)[:-1]}, "members": [\n      ' + ",\n      ".join(inside) + "\n    ]}"
    if isinstance(entry, dict) and "values" in entry:
        inside = [f"{json.dumps(name)}: {value}" for name, value in entry["values"].items()]
        return f'{{"type": {json.dumps(entry["type"])}, "values": {{\n      ' + ",\n      ".join(inside) + "\n    }}"
    return json.dumps(entry)


def main() -> int:
    text = written(described())
    assert json.loads(text) == described()
    if sys.argv[1:] == ["--check"]:
        if DESCRIPTION.read_text() == text:
            return 0
        print("interface/casement.json is not what include/casement.h gives; run make abi")
        return 1
    (RELEASED if sys.argv[1:] == ["--release"] else DESCRIPTION).write_text(text)
    return 0


if __name__ == "__main__":
    sys.exit(main())
