"""Runs the programs of the guide and compares what they print with the page.

A page shows the same program in Python, C and JavaScript, one after the other, and then the output of all three. README.md shows it in
Python first, and in C and JavaScript further down.
"""

import os
import re
import subprocess
import sys
import tempfile
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Dict, Iterator, List, NamedTuple, Optional, Tuple

ROOT = Path(__file__).resolve().parents[2]
LIBRARY = Path(os.environ.get("CASEMENT_LIBRARY", ROOT / "build/lib/libcasement.so.0")).resolve()
FIRST = ROOT / "docs/guide/getting-started.md"
README = ROOT / "README.md"
LANGUAGES = ("python", "c", "js")
BLOCK = re.compile(r"^```(python|c|js)\n(.*?)^```\n\n?", re.MULTILINE | re.DOTALL)
TEXT = re.compile(r"```text\n(.*?)^```$", re.MULTILINE | re.DOTALL)
WITHOUT_PROGRAMS = {"install.md"}


class Group(NamedTuple):
    page: Path
    line: int
    programs: Dict[str, str]
    shown: Optional[Tuple[int, int]]  # where the page shows what they print


class Failed(Exception):
    """A program ended with an error: what it printed."""


def groups(page: Path) -> Iterator[Group]:
    text = page.read_text(encoding="utf-8")
    place = 0
    while found := BLOCK.search(text, place):
        begin, programs = found.start(), {}
        while found:
            programs[found[1]] = found[2]
            place = found.end()
            found = BLOCK.match(text, place)
        shown = TEXT.match(text, place)
        yield Group(page, text.count("\n", 0, begin) + 1, programs, shown and shown.span(1))


def beginnings() -> Dict[str, str]:
    """What programs of other pages leave out: the beginnings of those of the first page."""
    first = next(groups(FIRST)).programs
    c = first["c"].partition("int main")[0].replace("<casement.h>", "<casement/screen.h>").replace("<stdio.h>", "<stdio.h>\n#include <string.h>")
    return {"c": c, "js": first["js"].partition("const scene")[0], "python": ""}


def complete(language: str, program: str, beginning: Dict[str, str]) -> str:
    """A program with its beginning. In C, what stands before the first scene or solver are functions."""
    if language == "js":
        return program if "import " in program else beginning["js"].replace("{ load, Scene }", "{ load, Scene, Solver }") + program
    if language == "c" and "int main" not in program:
        functions, body = re.match(r"(.*?)(^(?:cas_scene \*scene|cas_solver \*solver) .*)", program, re.MULTILINE | re.DOTALL).groups()
        return f"{beginning['c']}{functions}int main(void) {{\n{body}}}\n"
    return program


def run(language: str, program: str, folder: Path) -> str:
    folder.mkdir(parents=True, exist_ok=True)
    environment = {**os.environ, "PYTHONPATH": str(ROOT / "bindings/python"), "CASEMENT_LIBRARY": str(LIBRARY), "PYTHONDONTWRITEBYTECODE": "1"}
    if language == "python":
        command: List[str] = [sys.executable, "-c", program]
    elif language == "js":
        if not (folder / "node_modules").exists():
            (folder / "node_modules").mkdir()
            (folder / "node_modules/casement").symlink_to(ROOT / "build/js/package")
        (folder / "program.mjs").write_text(program)
        command = ["node", "program.mjs"]
    else:
        (folder / "program.c").write_text(program)
        subprocess.run([os.environ.get("CC", "gcc"), "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", "-Wno-unused-function",
                        f"-I{ROOT}/include", "program.c", str(LIBRARY), f"-Wl,-rpath,{LIBRARY.parent}", "-o", "program"], cwd=folder, check=True)
        command = ["./program"]
    done = subprocess.run(command, cwd=folder, env=environment, capture_output=True, text=True)
    if done.returncode != 0:
        raise Failed(f"{done.stdout}{done.stderr}")
    return done.stdout


def check(group: Group, beginning: Dict[str, str], folder: Path) -> Iterator[str]:
    where = f"{group.page.relative_to(ROOT)}:{group.line}"
    missing = [language for language in LANGUAGES if language not in group.programs]
    if missing and group.page != README and "casement.kiwi" not in group.programs.get("python", ""):
        yield f"{where}: no program in {', '.join(missing)}"
    if not group.shown:
        yield f"{where}: the page does not show what the programs print"
        return
    wanted = group.page.read_text(encoding="utf-8")[slice(*group.shown)]
    for language, program in group.programs.items():
        try:
            printed = run(language, complete(language, program, beginning), folder / language)
        except (Failed, subprocess.CalledProcessError) as error:
            printed = f"{error}\n"
        if printed != wanted:
            yield f"{where}: the program in {language} prints\n{printed}and not\n{wanted}"


def write(page: Path) -> None:
    for group in reversed(list(groups(page))):
        if group.shown and "python" in group.programs:
            with tempfile.TemporaryDirectory() as folder:
                printed = run("python", group.programs["python"], Path(folder))
            text = page.read_text(encoding="utf-8")
            page.write_text(text[: group.shown[0]] + printed + text[group.shown[1]:], encoding="utf-8")


def main() -> None:
    words = [each for each in sys.argv[1:] if not each.startswith("--")]
    pages = [page for page in (README, ROOT / "docs/screens.md", *sorted((ROOT / "docs/guide").glob("*.md")))
             if not words or any(word in page.name for word in words)]
    if "--write" in sys.argv:
        for page in pages:
            write(page)
    wrong = [f"{page.relative_to(ROOT)}: no programs" for page in pages if page.name not in WITHOUT_PROGRAMS and not list(groups(page))]
    wrong += [f"{page.relative_to(ROOT)}: no picture" for page in pages if not re.search(r"!\[.*?\]\(|<img ", page.read_text(encoding="utf-8"))]
    found = [group for page in pages for group in groups(page)]
    beginning = beginnings()
    with tempfile.TemporaryDirectory() as folder, ThreadPoolExecutor(2) as pool:
        answers = pool.map(lambda pair: list(check(pair[1], beginning, Path(folder, str(pair[0])))), enumerate(found))
        wrong += [line for answer in answers for line in answer]
    if wrong:
        sys.exit("\n".join(wrong))
    print(f"{sum(len(group.programs) for group in found)} programs of {len(pages)} pages print what the pages show")


main()
