"""Writes casement/_abi from include/casement.h, the one truth about the C interface.

    python3 generate.py            writes the files
    python3 generate.py --check    says whether they are what the header gives, and fails if not

Every enum constant and number macro becomes a constant, every struct a
ctypes.Structure, every function a signature. All pointers to data are c_void_p,
which takes addresses, arrays and byref() alike; text is c_char_p.
"""

import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Dict, List, Tuple

HERE = Path(__file__).resolve().parent
HEADER = Path(os.environ.get("CASEMENT_HEADER", HERE.parent.parent / "include" / "casement.h"))
FOLDER = HERE / "casement" / "_abi"

SCALARS = {
    "void": "None", "int": "c_int", "double": "c_double", "size_t": "c_size_t",
    "int32_t": "c_int32", "uint32_t": "c_uint32", "uint64_t": "c_uint64",
}
NOTE = "Made from include/casement.h by generate.py; not to be edited."


def preprocessed(*flags: str) -> str:
    command = ["gcc", "-E", "-x", "c", *flags, str(HEADER)]
    return subprocess.run(command, check=True, capture_output=True, text=True).stdout


def python_name(name: str) -> str:
    """cas_solver_options becomes SolverOptions."""
    return "".join(part.capitalize() for part in name[len("cas_"):].split("_"))


class Header:
    """What the header declares, in its order."""

    def __init__(self) -> None:
        self.constants: Dict[str, str] = {}
        self.scalars = dict(SCALARS)
        self.callbacks: Dict[str, Tuple[str, List[str]]] = {}
        self.structures: Dict[str, List[Tuple[str, str]]] = {}
        self.functions: Dict[str, Tuple[str, List[str]]] = {}
        self._macros()
        text = preprocessed("-P")
        text = re.sub(r"__attribute__\(\(visibility\(\"default\"\)\)\)", "", text)
        for declaration in self._declarations(text):
            self._read(declaration)

    def _macros(self) -> None:
        text = HEADER.read_text()
        for name, value in re.findall(r"^#define CAS_(\w+) (.+?)(?:\s*/\*.*)?$", text, re.MULTILINE):
            value = re.sub(r"\((cas_\w+)\)", "", value).strip()
            if re.fullmatch(r"\(*-?[0-9.]+u?\)*|\".*\"", value):
                self.constants[name] = value.strip("()").rstrip("u")

    @staticmethod
    def _declarations(text: str) -> List[str]:
        """Splits at the semicolons outside braces."""
        found, depth, start = [], 0, 0
        for place, character in enumerate(text):
            depth += (character == "{") - (character == "}")
            if character == ";" and depth == 0:
                found.append(" ".join(text[start:place].split()))
                start = place + 1
        return found

    def _read(self, text: str) -> None:
        if match := re.fullmatch(r"enum \{(.*)\}", text):
            self._enum(match[1])
        elif match := re.fullmatch(r"typedef struct (cas_\w+) \{(.*)\} cas_\w+", text):
            members = [part.strip() for part in match[2].split(";") if part.strip()]
            self.structures[match[1]] = [pair for member in members for pair in self._members(member)]
        elif match := re.fullmatch(r"typedef (.+?)\(\*(cas_\w+)\)\((.*)\)", text):
            kinds = [kind.replace("c_char_p", "c_void_p") for kind in self._parameters(match[3])]  # not terminated
            self.callbacks[match[2]] = (self._type(match[1]), kinds)
        elif match := re.fullmatch(r"typedef (\w+) (cas_\w+)", text):
            self.scalars[match[2]] = self.scalars[match[1]]
        elif match := re.fullmatch(r"((?:const )?\w+ ?\*?) ?(cas_\w+)\((.*)\)", text):
            self.functions[match[2]] = (self._type(match[1]), self._parameters(match[3]))
        elif "cas_" in text and not re.fullmatch(r"typedef struct (cas_\w+) \1", text):
            raise SystemExit(f"generate.py does not understand: {text}")

    def _enum(self, text: str) -> None:
        following = 0
        for entry in filter(None, (part.strip() for part in text.split(","))):
            name, _, value = (part.strip() for part in entry.partition("="))
            number = int(value, 0) if value else following
            self.constants[name[len("CAS_"):]] = str(number)
            following = number + 1

    def _members(self, text: str) -> List[Tuple[str, str]]:
        if match := re.fullmatch(r".*\(\*(\w+)\)\(.*\)", text):
            return [(match[1], "c_void_p")]
        match = re.fullmatch(r"((?:const )?\w+ ?\*?) ?(\w+(?:, \w+)*)", text)
        if match is None:
            raise SystemExit(f"generate.py does not understand the member: {text}")
        return [(name, self._type(match[1])) for name in match[2].split(", ")]

    def _parameters(self, text: str) -> List[str]:
        if text == "void":
            return []
        return [self._type(re.sub(r"\w+$", "", part.strip())) for part in text.split(",")]

    def _type(self, text: str) -> str:
        text = text.strip()
        if re.fullmatch(r"const char ?\*", text):
            return "c_char_p"
        if "*" in text:
            return "c_void_p"
        plain = text.replace("const ", "").strip()
        if plain in self.structures:
            return python_name(plain)
        return "c_void_p" if plain in self.callbacks else self.scalars[plain]


def constants(header: Header) -> str:
    lines = [f'"""The numbers of the C interface, without their CAS_. {NOTE}"""', "", "from typing import Final", ""]
    lines += [f"{name}: Final = {value}" for name, value in header.constants.items()]
    return "\n".join(lines) + "\n"


def structures(header: Header) -> str:
    lines = [f'"""The structs of the C interface. {NOTE}"""', "", "from ctypes import (",
             "    Structure, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p,", ")"]
    for name, members in header.structures.items():
        lines += ["", "", f"class {python_name(name)}(Structure):", f'    """{name}"""', "", "    _fields_ = ["]
        lines += [f'        ("{member}", {kind}),' for member, kind in members]
        lines += ["    ]"]
    return "\n".join(lines) + "\n"


def functions(header: Header) -> str:
    values = [f"    {python_name(name)}," for name in header.structures
              if any(python_name(name) in (result, *kinds) for result, kinds in header.functions.values())]
    lines = [f'"""The functions of the C interface: results and parameters.\n\n{NOTE}\n"""', "",
             "from ctypes import CFUNCTYPE, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p",
             "from typing import Any, Dict, Tuple", "", "from .structures import (", *values, ")", ""]
    for name, (result, kinds) in header.callbacks.items():
        lines.append(f"{python_name(name)} = CFUNCTYPE({', '.join([result, *kinds])})")
    lines += ["", "SIGNATURES: Dict[str, Tuple[Any, Tuple[Any, ...]]] = {"]
    for name, (result, kinds) in header.functions.items():
        inside = "".join(f"{kind}, " for kind in kinds).strip()
        inside = inside if len(kinds) == 1 else inside.rstrip(",")
        lines.append(f'    "{name}": ({result}, ({inside})),')
    return "\n".join([*lines, "}"]) + "\n"


def main() -> int:
    header = Header()
    wanted = {"constants.py": constants(header), "structures.py": structures(header), "functions.py": functions(header)}
    if sys.argv[1:] != ["--check"]:
        for name, text in wanted.items():
            (FOLDER / name).write_text(text)
        return 0
    stale = [name for name, text in wanted.items() if (FOLDER / name).read_text() != text]
    for name in stale:
        print(f"casement/_abi/{name} is not what include/casement.h gives; run bindings/python/generate.py")
    return 1 if stale else 0


if __name__ == "__main__":
    sys.exit(main())
