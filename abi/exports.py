"""Writes Sources/Exports: each function of include/casement.h as it is exported, which
records the call where there is a trace, around the function of that name in
Sources/ABI, which does the work. Also the table that calls are made again by,
Sources/Replay/Functions.swift.

    python3 abi/exports.py            writes them
    python3 abi/exports.py --check    fails if they are not what the header gives
"""

import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any, Dict, List

from describe import described
from header import HOUSE
from shapes import CALLBACKS, AS_LONG_AS_THE_PATH, Shaper

Description = Dict[str, Any]

FOLDER = HOUSE / "Sources" / "Exports"
TABLE = HOUSE / "Sources" / "Replay" / "Functions.swift"
BY_HAND = {"Recorded.swift"}
SCALARS = {"int32_t": "Int32", "uint32_t": "UInt32", "uint64_t": "UInt64", "size_t": "Int", "double": "Double",
           "void": "Void"}
MADE = "// Made from include/casement.h by abi/exports.py; not to be edited.\n"
# Beside the functions of one thing, those that a screen has.
SCREEN = {"status", "controller", "tab", "bar", "navigation", "scroll", "keyboard"}


class Writer:
    def __init__(self, description: Description) -> None:
        self.description = description
        self.shaper = Shaper(description)

    def files(self) -> Dict[Path, str]:
        functions: Dict[str, List[str]] = {}
        for number, (name, shape) in enumerate(self.description["shapes"].items()):
            functions.setdefault(group(name), []).append(self.function(number, name, shape))
        files = {FOLDER / f"{key}.swift": f"{MADE}\nimport ABI\nimport CCasement\nimport Trace\n\n" + "\n".join(texts)
                 for key, texts in functions.items()}
        return {**files, TABLE: self.table()}

    def function(self, number: int, name: str, shape: str) -> str:
        function = self.description["functions"][name]
        names = [each["name"] for each in function["parameters"]]
        kinds = {each["name"]: each["type"] for each in function["parameters"]}
        result = "" if function["result"] == "void" else f" -> {self.swift(function['result'])}"
        parameters = ", ".join(f"_ {each}: {self.swift(kinds[each])}" for each in names)
        words = [f"word({each}{leaf})" for each in names for leaf in self.shaper.leaves(kinds[each])]
        if name in AS_LONG_AS_THE_PATH:
            words.append("word(valueCount(ofPath: path))")
        call = f"{name}({', '.join(names)})"
        is_made = names[0] == "options"
        test = "let recording = recording(in: options)" if is_made else f"isRecorded({names[0]})"
        given = ", ".join((["recording"] if is_made else []) + names)
        begin = "in: recording" if is_made else f"on: {names[0]}.unsafelyUnwrapped"
        return f"""@implementation @_cdecl("{name}")
public func {name}({parameters}){result} {{
  if {test} {{ return recorded_{name[4:]}({given}) }}
  return ABI.{call}
}}

@inline(never)
private func recorded_{name[4:]}({"_ recording: Recording, " if is_made else ""}{parameters}){result} {{
  let words: InlineArray<{len(words)}, UInt64> = [{', '.join(words)}]
  let call = RecordedCall({begin}, {number}, "{name} {shape}", words.span)
{self.ending(name, names, is_made)}
}}
"""

    def ending(self, name: str, names: List[str], is_made: bool) -> str:
        """The call itself, which is not recorded again; what it writes goes through the recording."""
        if name.endswith("_free"):
            return f"  {name}({', '.join(names)})\n  call.endOfHandle(words.span)"
        if "write" in names:
            arguments = ["$0" if each == "write" else "$1" if each == "context" else each for each in names]
            made = f"call.recording.relaying(write, context) {{ {name}({', '.join(arguments)}) }}"
        else:
            made = f"{'ABI.' if is_made else ''}{name}({', '.join(names)})"
        return (f"  let result = {made}\n"
                "  withUnsafePointer(to: result) { call.end(words.span, UnsafeRawPointer($0)) }\n  return result")

    def swift(self, kind: str) -> str:
        if kind in SCALARS:
            return SCALARS[kind]
        if kind in CALLBACKS or kind.endswith("*"):
            return self.pointer(kind) + "?"
        return kind

    def pointer(self, kind: str) -> str:
        if kind in CALLBACKS:
            return kind
        if kind == "void *":
            return "UnsafeMutableRawPointer"
        if kind == "const char *const *":
            return "UnsafePointer<UnsafePointer<CChar>?>"
        inside = kind.replace("const ", "").rstrip(" *")
        stars = kind.count("*")
        if inside in self.description["handles"]:
            return "OpaquePointer" if stars == 1 else "UnsafeMutablePointer<OpaquePointer?>"
        element = "CChar" if inside == "char" else self.swift(inside)
        if stars == 2:
            return f"UnsafeMutablePointer<UnsafePointer<{element}>?>"
        return f"UnsafePointer<{element}>" if kind.startswith("const") else f"UnsafeMutablePointer<{element}>"

    def table(self) -> str:
        functions = self.description["functions"]
        lines = "\n".join(
            "  " + " ".join([name, shape, *(each["name"] for each in functions[name]["parameters"])])
            for name, shape in self.description["shapes"].items())
        return f'''{MADE}
/// Every function that is recorded, a line each: its name, its shape, and what its parameters are called.
let functionTable = """
{lines}
  """
'''


def group(name: str) -> str:
    second = name.split("_")[1]
    return "Screen" if second in SCREEN else second.capitalize()


def laid_out(files: Dict[Path, str]) -> Dict[Path, str]:
    """As the formatter of the toolchain has it."""
    with tempfile.TemporaryDirectory() as folder:
        places = {path: Path(folder) / path.name for path in files}
        for path, text in files.items():
            places[path].write_text(text)
        subprocess.run(["swift", "format", "--in-place", "--configuration", HOUSE / ".swift-format", *places.values()],
                       check=True)
        return {path: place.read_text() for path, place in places.items()}


def main() -> int:
    files = laid_out(Writer(described()).files())
    present = {path for path in FOLDER.glob("*.swift") if path.name not in BY_HAND} | {TABLE}
    if sys.argv[1:] != ["--check"]:
        TABLE.parent.mkdir(exist_ok=True)
        for path in present - set(files):
            path.unlink(missing_ok=True)
        for path, text in files.items():
            path.write_text(text)
    elif present != set(files) or any(path.read_text() != text for path, text in files.items()):
        print("Sources/Exports is not what include/casement.h gives; run make abi")
        return 1
    return 0


if __name__ == "__main__":
    sys.exit(main())
