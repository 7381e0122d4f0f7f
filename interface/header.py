"""Reads include/casement.h and include/casement/screen.h, the one truth about the C interface.

This is the only parser of the header. It knows the C that the header is written
in and refuses all other, so nothing declared there goes unnoticed.
"""

import os
import re
import subprocess
from pathlib import Path
from typing import Any, Dict, List, Optional

ROOT = Path(__file__).resolve().parent.parent
HEADER = Path(os.environ.get("CASEMENT_HEADER", ROOT / "include" / "casement.h"))


def parts(path: Path = HEADER) -> List[Path]:
    """A header and, of casement.h, that of screens."""
    return [path, path.parent / "casement" / "screen.h"] if path.name == "casement.h" else [path]


def text(path: Path = HEADER) -> str:
    return "\n".join(part.read_text() for part in parts(path))

Parameter = Dict[str, str]


class Header:
    """What a header declares, in its order and in the spelling of C."""

    def __init__(self, path: Path = HEADER) -> None:
        self.macros: Dict[str, Any] = {}
        self.scalars: Dict[str, str] = {}
        self.enumerations: List[Dict[str, Any]] = []
        self.handles: List[str] = []
        self.callbacks: Dict[str, Dict[str, Any]] = {}
        self.structs: Dict[str, List[Dict[str, Any]]] = {}
        self.functions: Dict[str, Dict[str, Any]] = {}
        self._last_scalar: Optional[str] = None  # an enum right behind it holds its values
        self._read_macros(text(path))
        for declaration in _declarations(_preprocessed(parts(path)[-1])):
            self._read(declaration)
        self.handles = [name for name in self.handles if name not in self.structs]

    def _read_macros(self, text: str) -> None:
        """Numbers and strings; macros with parameters and attributes are the compiler's alone."""
        for name, value in re.findall(r"^#define (CAS_\w+) (.+?)(?:\s*/\*.*)?$", text, re.MULTILINE):
            value = re.sub(r"\(cas_\w+\)", "", value).strip("() ")
            if re.fullmatch(r'"[^"]*"', value):
                self.macros[name] = value[1:-1]
            elif re.fullmatch(r"-?(\d+|0x[0-9a-fA-F]+)u?", value):
                self.macros[name] = int(value.rstrip("u"), 0)
            elif re.fullmatch(r"-?\d+\.\d*", value):
                self.macros[name] = float(value)
            elif name != "CAS_API":
                raise SystemExit(f"{name}: neither a plain number nor a string: {value}")

    def _read(self, text: str) -> None:
        previous, self._last_scalar = self._last_scalar, None
        if match := re.fullmatch(r"enum \{(.*)\}", text):
            self.enumerations.append({"type": previous, "values": _enum_values(match[1])})
        elif match := re.fullmatch(r"typedef struct (cas_\w+) \{(.*)\} \1", text):
            members = [part.strip() for part in match[2].split(";") if part.strip()]
            self.structs[match[1]] = [member for text in members for member in _members(text)]
        elif match := re.fullmatch(r"typedef struct (cas_\w+) \1", text):
            self.handles.append(match[1])
        elif match := re.fullmatch(r"typedef (.+?) ?\(\*(cas_\w+)\)\((.*)\)", text):
            self.callbacks[match[2]] = {"result": _type(match[1]), "parameters": _parameters(match[3])}
        elif match := re.fullmatch(r"typedef (\w+) (cas_\w+)", text):
            self.scalars[match[2]] = self.scalars.get(match[1], match[1])
            self._last_scalar = match[2]
        elif match := re.fullmatch(r"((?:const )?\w+ ?\*?) ?(cas_\w+)\((.*)\)", text):
            self.functions[match[2]] = {"result": _type(match[1]), "parameters": _parameters(match[3])}
        elif "cas_" in text:
            raise SystemExit(f"interface/header.py does not understand: {text}")


def _preprocessed(path: Path) -> str:
    """The header without its macros; what system headers declare comes first and names nothing of ours."""
    command = ["gcc", "-E", "-P", "-x", "c", str(path)]
    text = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return re.sub(r"__attribute__\(\(visibility\(\"default\"\)\)\)", "", text)


def _declarations(text: str) -> List[str]:
    """Splits at the semicolons outside braces."""
    found, depth, start = [], 0, 0
    for place, character in enumerate(text):
        depth += (character == "{") - (character == "}")
        if character == ";" and depth == 0:
            found.append(" ".join(text[start:place].split()))
            start = place + 1
    return found


def _enum_values(text: str) -> Dict[str, int]:
    values: Dict[str, int] = {}
    following = 0
    for entry in filter(None, (part.strip() for part in text.split(","))):
        name, _, value = (part.strip() for part in entry.partition("="))
        values[name] = int(value, 0) if value else following
        following = values[name] + 1
    return values


def _members(text: str) -> List[Dict[str, Any]]:
    if match := re.fullmatch(r"(.+?) ?\(\*(\w+)\)\((.*)\)", text):
        callback = {"result": _type(match[1]), "parameters": _parameters(match[3])}
        return [{"name": match[2], "callback": callback}]
    match = re.fullmatch(r"((?:const )?\w+ ?\*?) ?(\w+(?:, \w+)*)", text)
    if match is None:
        raise SystemExit(f"interface/header.py does not understand the member: {text}")
    return [{"name": name, "type": _type(match[1])} for name in match[2].split(", ")]


def _parameters(text: str) -> List[Parameter]:
    if text == "void":
        return []
    parameters = []
    for part in _split(text):
        match = re.fullmatch(r"(.*?[ *])(\w+)", part)
        if match is None:
            raise SystemExit(f"interface/header.py does not understand the parameter: {part}")
        parameters.append({"name": match[2], "type": _type(match[1])})
    return parameters


def _split(text: str) -> List[str]:
    return [part.strip() for part in text.split(",")]


def _type(text: str) -> str:
    """One spelling for each type: const cas_term *, const char *const *."""
    words = re.findall(r"\w+|\*", text)
    return re.sub(r"\* (?=\*|const\b)", "*", " ".join(words))
