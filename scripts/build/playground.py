"""playground: packs a page with its modules and the WebAssembly module into one file.

    python3 scripts/build/playground.py build/wasm/playground.wasm docs/playground/index.html

The modules of bindings/js/playground and of bindings/js/src become one script: each is a function that returns what the
module exports, called once, in an order in which a module comes behind those that it imports. Comments in front of
declarations and in functions are left out. The script and the WebAssembly module are compressed with gzip and written in base64; loader.js
of the page decompresses them. The same sources make the same file.
"""

import base64
import gzip
import json
import re
import sys
from pathlib import Path
from typing import Dict, List

PAGE = Path("bindings/js/playground")
CLIENT = Path("bindings/js/src")
STORYBOARDS = Path("bindings/scenes/storyboards")
SAMPLES = ("Signup.storyboard", "Generations.storyboard", "Main.storyboard", "Settings.storyboard")
MOST = {"casement.wasm": 560_000, "playground.wasm": 1_260_000}

IMPORT = re.compile(r"^import (?:(\* as \w+|\{[^}]*\}) from )?\"([^\"]+)\";\n", re.M)
REEXPORT = re.compile(r"^export (\*|\{[^}]*\}) from \"([^\"]+)\";\n", re.M)
COMMENT = re.compile(r"^(?: */\*\*(?:(?!\*/).)*\*/| +// [^\n]*)\n", re.M | re.S)
EXPORT = re.compile(r"^export (async function\*?|function\*?|class|const|let) (\w+)", re.M)


def find(name: str, importer: Path) -> Path:
    """The file that an import in a module means."""
    return CLIENT / "index.js" if name == "casement" else Path(*(importer.parent / name).parts).resolve().relative_to(Path.cwd())


def variable(path: Path) -> str:
    return f"${path.parent.name}_{path.stem.replace('-', '_')}"


def names(listed: str) -> List[List[str]]:
    """The pairs of `{a, b as c}`: [["a", "a"], ["b", "c"]]."""
    pairs = [each.split(" as ") for each in re.findall(r"[\w ]+", listed.strip("{}")) if each.strip()]
    return [[pair[0].strip(), pair[-1].strip()] for pair in pairs]


class Bundle:
    def __init__(self) -> None:
        self.parts: List[str] = []
        self.state: Dict[Path, str] = {}

    def add(self, path: Path) -> str:
        """Adds a module behind those that it imports, and returns its variable."""
        if self.state.get(path) == "open":
            sys.exit(f"{path}: modules import each other in a circle")
        if path not in self.state:
            self.state[path] = "open"
            self.parts.append(self.converted(path))
            self.state[path] = "done"
        return variable(path)

    def converted(self, path: Path) -> str:
        text = COMMENT.sub("", path.read_text())
        members: List[str] = []

        def imported(found: "re.Match[str]") -> str:
            source = self.add(find(found[2], path))
            if found[1] is None:
                return ""
            if found[1].startswith("*"):
                return f"const {found[1][5:]} = {source};\n"
            return f"const {{ {', '.join(a if a == b else f'{a}: {b}' for a, b in names(found[1]))} }} = {source};\n"

        def exported_again(found: "re.Match[str]") -> str:
            source = self.add(find(found[2], path))
            if found[1] == "*":
                members.append(f"...{source}")
            else:
                members.extend(f"{b}: {source}.{a}" for a, b in names(found[1]))
            return ""

        def exported(found: "re.Match[str]") -> str:
            members.append(found[2])
            return f"{found[1]} {found[2]}"

        text = EXPORT.sub(exported, REEXPORT.sub(exported_again, IMPORT.sub(imported, text)))
        if left := re.search(r"^(import\b(?! *\()|export\b).*", text, re.M):
            sys.exit(f"{path}: this form of import or export is not packed: {left[0]}")
        return f"const {variable(path)} = (() => {{\n{text}return {{ {', '.join(members)} }};\n}})();\n"


def packed(data: bytes) -> str:
    return base64.b64encode(gzip.compress(data, 9, mtime=0)).decode()


def main() -> None:
    module, target = map(Path, sys.argv[1:])
    bundle = Bundle()
    bundle.add(PAGE / "main.js")
    samples = {name: (STORYBOARDS / name).read_text() for name in SAMPLES}
    licences = "\n".join(Path(name).read_text() for name in ("LICENSE", "THIRD-PARTY-NOTICES.txt"))
    parts = {
        "STYLE": "".join(path.read_text() for path in sorted(PAGE.glob("*.css"))),
        "LOADER": (PAGE / "loader.js").read_text(),
        "SCRIPT": packed(f"globalThis.casementSamples = {json.dumps(samples)};\nglobalThis.casementLicences = {json.dumps(licences)};\n{''.join(bundle.parts)}".encode()),
        "MODULE": packed(module.read_bytes()),
    }
    text = re.sub(r"/\*(STYLE|LOADER|SCRIPT|MODULE)\*/", lambda found: parts[found[1]].strip(), (PAGE / "index.html").read_text())
    target.parent.mkdir(parents=True, exist_ok=True)
    target.write_text(text)
    size = target.stat().st_size
    most = MOST[module.name]
    print(f"{target}: {size} bytes, at most {most} ({', '.join(f'{name.lower()} {len(part)}' for name, part in parts.items())})")
    if size > most:
        sys.exit(f"{target} is larger than {most} bytes")


main()
