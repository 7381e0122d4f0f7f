"""Runs the examples of bindings/js/README.md in node and in Chromium, and compares what they print.

    PYTHONPATH=Tests python3 bindings/js/tests/examples.py FOLDER    which has node_modules/casement

An example is a block of JavaScript with a block of text behind it: its output.
"""

import difflib
import re
import subprocess
import sys
from pathlib import Path
from typing import List, Tuple

from browser import Browser, Site, is_left_out

PAGE = """<!doctype html><meta charset="utf-8">
<script type="importmap">{"imports": {"casement": "/casement/src/index.js"}}</script>
<script>
  window.lines = [];
  console.log = (...values) => lines.push(values.join(" "));
  addEventListener("error", (event) => lines.push(event.message));
  addEventListener("unhandledrejection", (event) => lines.push(String(event.reason)));
</script>
<script type="module">
%s
window.isDone = true;
</script>"""


def examples(text: str) -> List[Tuple[str, str]]:
    return re.findall(r"^```js\n(.*?)^```\n\n```text\n(.*?)^```$", text, re.MULTILINE | re.DOTALL)


def compare(where: str, printed: str, wanted: str) -> None:
    if printed != wanted:
        sys.exit("\n".join(difflib.unified_diff(wanted.splitlines(), printed.splitlines(), "README.md", where, lineterm="")))


def in_node(folder: Path, code: str) -> str:
    program = folder / "example.js"
    program.write_text(code)
    return subprocess.run(["node", str(program)], check=True, capture_output=True, text=True).stdout


def in_browser(browser: Browser, site: Site, code: str) -> str:
    site.paths["/example.html"] = PAGE % code
    browser.open(site.url + "example.html")
    browser.wait("return window.isDone || lines.length")
    return "".join(f"{line}\n" for line in browser.wait("return window.isDone && lines"))


def main() -> None:
    folder = Path(sys.argv[1])
    found = examples((folder / "node_modules" / "casement" / "README.md").read_text())
    assert len(found) >= 3
    for code, wanted in found:
        compare("node", in_node(folder, code), wanted)
    if is_left_out("examples of the README of bindings/js"):
        return
    with Site({"/casement/": folder / "node_modules" / "casement"}) as site, Browser() as browser:
        for code, wanted in found:
            compare("Chromium", in_browser(browser, site, code), wanted)
    print(f"{len(found)} examples ran in node and in Chromium")


main()
