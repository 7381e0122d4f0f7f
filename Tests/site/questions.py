"""Questions of people who see the site for the first time: the search finds the page that answers each as its first result,
and from the first page it is two clicks away.

    python3 Tests/site/questions.py build/site
"""

import json
import subprocess
import sys
from pathlib import Path
from typing import Set

from check import Page

QUESTIONS = {
    "keyboard height": "guide/keyboard.html#keyboard-height",
    "refused constraint": "guide/conflicts.html#a-refused-constraint",
    "measure text height for width": "guide/text.html",
    "table too wide conflict": "guide/conflicts.html#a-table-that-is-too-wide",
    "install without Swift": "guide/install.html#install-without-swift",
    "cas_solver_try_add": "reference/c/solvers.html#cas_solver_try_add",
}


def main() -> None:
    top = Path(sys.argv[1])
    two_clicks = {page for one in linked(top, "index.html") for page in linked(top, one)}
    for query, answer in QUESTIONS.items():
        if answer.partition("#")[0] not in two_clicks:
            sys.exit(f"{answer} is more than two clicks from the first page")
    said = subprocess.run(["node", str(Path(__file__).parent / "search.js"), str(top), *QUESTIONS], check=True,
                          capture_output=True, text=True).stdout.splitlines()
    for (query, answer), line in zip(QUESTIONS.items(), said, strict=True):
        found = [each["best"] for each in json.loads(line)]
        if answer not in found[:1]:
            sys.exit(f'"{query}" finds {", ".join(found[:3])}, and not first {answer}')
    print(f"{len(QUESTIONS)} questions, each answered by the first result of one search, and by two clicks")


def linked(top: Path, name: str) -> Set[str]:
    """The pages of the site that a page links."""
    page = top / name
    paths = (link.partition("#")[0] for link in Page(page.read_text(encoding="utf-8")).links if ":" not in link)
    found = {(page.parent / path).resolve() for path in paths if path}
    return {str(each.relative_to(top.resolve())) for each in found if each.is_file() and each.suffix == ".html"}


if __name__ == "__main__":
    main()
