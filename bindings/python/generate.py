"""Generates casement/_abi from include/casement.h.

    python3 generate.py            writes the files
    python3 generate.py --check    says whether they are what the header gives, and fails if not

Every enum constant and number macro becomes a constant, every struct a
ctypes.Structure, every function a signature. All pointers to data are c_void_p,
which takes addresses, arrays and byref() alike; text is c_char_p. The header is
read by interface/header.py, as for interface/casement.json.
"""

import json
import re
import sys
import textwrap
from functools import lru_cache
from pathlib import Path
from typing import Dict, List, Tuple

HERE = Path(__file__).resolve().parent
FOLDER = HERE / "casement" / "_abi"
sys.path.append(str(HERE.parent.parent / "interface"))

import enumerations  # noqa: E402: found in the folder just added
import header as abi  # noqa: E402
import properties  # noqa: E402

SCALARS = {
    "void": "None", "double": "c_double", "size_t": "c_size_t",
    "int32_t": "c_int32", "uint32_t": "c_uint32", "uint64_t": "c_uint64",
}
#: The errors of Python that errors are, too.
BASES = {"STALE": "LookupError", "NOT_FINITE": "ValueError", "OUT_OF_RANGE": "ValueError", "EMPTY": "ValueError",
         "ZERO": "ValueError", "REPEATED": "ValueError", "TOO_MANY": "OverflowError", "OUT_OF_MEMORY": "MemoryError",
         "TEXT": "ValueError", "NUMERIC": "ArithmeticError", "ATTRIBUTES": "TypeError", "KIND": "TypeError",
         "RULE": "ValueError", "MODE": "RuntimeError", "LIMIT": "TimeoutError"}
#: No pointer is NULL in Python; a conflict is an error with more than a message, in casement/errors.py.
WITHOUT_CLASS = {"NULL", "CONFLICT"}
#: The base of the enumerations.
CHOICE = '''class _Choice(IntEnum):
    """A number of the C interface, which is printed as its word."""

    @property
    def word(self) -> str:
        """The word for it, which arguments take as well."""
        return self.name.lower()

    def __str__(self) -> str:
        return self.word'''
#: How a struct is made of the table.
STRUCTURE_MADE = '''if not TYPE_CHECKING:
    def __getattr__(name):
        """Makes a struct, and those that it contains, when it is first asked for."""
        if name not in MEMBERS:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()
        fields = [(member, found.get(kind) or __getattr__(kind) if isinstance(kind, str) else kind) for member, kind in MEMBERS[name]]
        return found.setdefault(name, type(name, (Structure,), {"__module__": __name__, "_fields_": fields}))

    def __dir__():
        return sorted({*globals(), *MEMBERS})'''
#: Enumerations whose numbers a caller may give, too.
OPEN = {"cas_relation", "cas_curve"}
CHECKING = ["", "TYPE_CHECKING = False  # which type checkers take for true", "if TYPE_CHECKING:"]
FUTURE = ["", "from __future__ import annotations"]
NOTE = "Made from include/casement.h by generate.py; not to be edited."


def python_name(name: str) -> str:
    """cas_solver_options becomes SolverOptions."""
    return "".join(part.capitalize() for part in name[len("cas_"):].split("_"))


class Header:
    """Converts declarations of the header to ctypes."""

    def __init__(self) -> None:
        self._header = abi.Header()
        numbers = {**self._header.macros}
        for enumeration in self._header.enumerations:
            numbers.update(enumeration["values"])
        self.constants = {name[len("CAS_"):]: json.dumps(value) for name, value in numbers.items()}
        self.structures: Dict[str, List[Tuple[str, str]]] = {
            name: [(member["name"], self._type(member.get("type", "*"))) for member in members]
            for name, members in self._header.structs.items()}
        # Text that callbacks receive is not terminated.
        self.callbacks = {name: (result, [kind.replace("c_char_p", "c_void_p") for kind in kinds])
                          for name, (result, kinds) in self._signatures(self._header.callbacks)}
        self.functions = dict(self._signatures(self._header.functions))

    def _signatures(self, functions: Dict[str, dict]) -> List[Tuple[str, Tuple[str, List[str]]]]:
        return [(name, (self._type(function["result"]), [self._type(each["type"]) for each in function["parameters"]]))
                for name, function in functions.items()]

    def _type(self, kind: str) -> str:
        if kind == "const char *":
            return "c_char_p"
        if "*" in kind or kind in self._header.callbacks:
            return "c_void_p"
        if kind in self._header.structs:
            return python_name(kind)
        return SCALARS[self._header.scalars.get(kind, kind)]


def constants(header: Header) -> str:
    lines = [f'"""The numbers of the C interface, without their CAS_. {NOTE}"""', *FUTURE, *CHECKING, "    from typing import Final", ""]
    lines += [f"{name}: Final = {value}" for name, value in header.constants.items()]
    return "\n".join(lines) + "\n"


def structures(header: Header) -> str:
    lines = [f'"""The structs of the C interface. Each is made when it is first asked for.\n\n{NOTE}\n"""', *FUTURE, "",
             "from ctypes import Structure, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p", "",
             *CHECKING[1:], "    from typing import Any, Dict, Tuple", ""]
    lines += [f"    {python_name(name)} = Structure  # {name}" for name in header.structures]
    lines += ["", "#: Their members and the types of these: of ctypes, or the names of other structs.",
              "MEMBERS: Dict[str, Tuple[Tuple[str, Any], ...]] = {"]
    for name, members in header.structures.items():
        parts = [f'("{member}", {kind if kind.startswith("c_") else json.dumps(kind)})' for member, kind in members]
        parts = [part.replace(" ", "\0") for part in parts]  # no line ends in a pair
        lines.append(folded(f'    "{python_name(name)}": (', parts, ("," if len(parts) == 1 else "") + "),").replace("\n    ", "\n        ").replace("\0", " "))
    lines += ["}", "", STRUCTURE_MADE]
    return "\n".join(lines) + "\n"


def functions(header: Header) -> str:
    lines = [f'"""The functions of the C interface: results and parameters, of ctypes or the names of structs.\n\n{NOTE}\n"""', *FUTURE, "",
             "from ctypes import CFUNCTYPE, c_char_p, c_double, c_int32, c_size_t, c_uint32, c_uint64, c_void_p",
             *CHECKING, "    from typing import Any, Dict, Tuple", ""]
    for name, (result, kinds) in header.callbacks.items():
        lines.append(f"{python_name(name)} = CFUNCTYPE({', '.join([result, *kinds])})")
    lines += ["", "SIGNATURES: Dict[str, Tuple[Any, Tuple[Any, ...]]] = {"]
    for name, (result, kinds) in header.functions.items():
        result, *kinds = [kind if kind.startswith("c_") or kind == "None" else json.dumps(kind) for kind in (result, *kinds)]
        inside = "".join(f"{kind}, " for kind in kinds).strip()
        inside = inside if len(kinds) == 1 else inside.rstrip(",")
        lines.append(f'    "{name}": ({result}, ({inside})),')
    return "\n".join([*lines, "}"]) + "\n"


def typed(header: Header) -> str:
    of_things = [name for name, function in abi.Header().functions.items()
                 if len(function["parameters"]) > 1 and function["parameters"][0]["type"].endswith("cas_scene *")
                 and function["parameters"][1]["type"] in ("cas_item", "cas_controller", "cas_constraint", "cas_edit")]
    lines = [f'"""The functions of the C interface for type checkers. {NOTE}"""', "",
             "from typing import Any, Callable, Literal", "", "#: The name of a function whose first parameters are a scene and an id in it.",
             folded("FunctionName = Literal[", [f'"{name}"' for name in of_things], "]"), "", "", "class Functions:",
             '    """What a loaded library has."""', ""]
    return "\n".join([*lines, *(f"    {name}: Callable[..., Any]" for name in header.functions)]) + "\n"


def folded(opening: str, parts: List[str], closing: str) -> str:
    """One line or several."""
    line = opening + ", ".join(parts) + closing
    return line if len(line) <= 120 else textwrap.fill(
        ", ".join(parts), 120, initial_indent=f"{opening}\n    ", subsequent_indent="    ", break_long_words=False) + closing


def about(text: str) -> str:
    """A sentence of the header about the C interface, in the words of Python: FILL for CAS_ALIGN_FILL."""
    names = value_names()
    return enumerations.sentence(re.sub(r"\bCAS_\w+", lambda found: names.get(found[0], found[0]), text))


@lru_cache(maxsize=None)
def value_names() -> Dict[str, str]:
    """The names in Python of the values of enumerations."""
    return {value.constant: value.name for enumeration in enumerations.enumerations() for value in enumeration.values}


def words() -> str:
    kinds = enumerations.enumerations()
    lines = [f'"""The words of the enumerations, as types. {NOTE}"""', "", "from typing import Literal", "",
             folded("__all__ = [", [f'"{kind.name}Word"' for kind in kinds], "]"), ""]
    lines += [folded(f"{kind.name}Word = Literal[", [f'"{value.word}"' for value in kind.values], "]") for kind in kinds]
    return "\n".join(lines) + "\n"


def enums() -> str:
    kinds = enumerations.enumerations()
    lines = [f'"""The enumerations of the C interface. {NOTE}"""', "", "from enum import IntEnum", "",
             folded("__all__ = [", [f'"{kind.name}"' for kind in kinds], "]"), "", "", CHOICE]
    for kind in kinds:
        lines += ["", "", f"class {kind.name}(_Choice):",
                  *textwrap.wrap(f'"""{about(kind.about)}"""', 120, initial_indent="    ", subsequent_indent="    "), ""]
        for value in kind.values:
            lines += textwrap.wrap(about(value.about), 120, initial_indent="    #: ", subsequent_indent="    #: ")
            lines.append(f"    {value.name} = {value.number}")
        if any(value.word != value.name.lower() for value in kind.values):
            lines += ["", "    @property", "    def word(self) -> str:", '        """The word for it in rules."""',
                      f"        return {{{', '.join(f'{value.number}: {json.dumps(value.word)}' for value in kind.values)}}}[self]"]
    return "\n".join(lines) + "\n"


def likes() -> str:
    """The types of arguments: a member of an enumeration, or its word."""
    kinds = enumerations.enumerations()
    lines = [f'"""What arguments take for the enumerations, as types. {NOTE}"""', "", "from typing import Union", "",
             "from .enumerations import *  # noqa: F403", "from .words import *  # noqa: F403",
             "", folded("__all__ = [", [f'"{kind.name}Like"' for kind in kinds], "]"), ""]
    lines += [f"{kind.name}Like = Union[{kind.name}, {kind.name}Word{', int' * (kind.kind in OPEN)}]" for kind in kinds]
    return "\n".join(lines) + "\n"


def numbers() -> str:
    """Words and their numbers, so that a word in an argument needs no enumeration."""
    lines = [f'"""The numbers of the words of each enumeration, which need no enum. {NOTE}"""', *FUTURE, *CHECKING, "    from typing import Dict", "",
             "NUMBERS: Dict[str, Dict[str, int]] = {"]
    for kind in enumerations.enumerations():
        parts = [f"{json.dumps(value.word)}: {value.number}".replace(" ", "\0") for value in kind.values]
        lines.append(folded(f'    "{kind.name}": {{', parts, "},").replace("\n    ", "\n        ").replace("\0", " "))
    return "\n".join(lines + ["}"]) + "\n"


def errors() -> str:
    statuses = [value for value in next(each for each in enumerations.every() if each.kind == "cas_status").values
                if value.name not in WITHOUT_CLASS]
    names = {value.name: value.name.title().replace("_", "") + "Error" for value in statuses}
    lines = [f'"""A class for each error of the C interface. {NOTE}"""', "", "from .._error import CasementError",
             "from . import constants", "", folded("__all__ = [", [f'"{name}"' for name in names.values()], "]")]
    for value in statuses:
        bases = ", ".join(filter(None, ("CasementError", BASES.get(value.name))))
        lines += ["", "", f"class {names[value.name]}({bases}):", f'    """{about(value.about)}"""', "",
                  '    __module__ = "casement.errors"', f"    status = constants.ERROR_{value.name}"]
    return "\n".join(lines) + "\n"


def main() -> int:
    header = Header()
    wanted = {"typed.py": typed(header), "words.py": words(), "enumerations.py": enums(), "likes.py": likes(), "numbers.py": numbers(),
              "settings.py": properties.text(NOTE, False), "part_settings.py": properties.text(NOTE, True), "errors.py": errors(),
              "constants.py": constants(header), "structures.py": structures(header), "functions.py": functions(header)}
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
