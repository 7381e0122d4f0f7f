"""Checks the built site: links, anchors, what pages load, and that every public name has an entry.

    python3 Tests/site/check.py build/site
"""

import ast
import re
import sys
from html.parser import HTMLParser
from pathlib import Path
from typing import Dict, Iterator, List, Set, Tuple
from urllib.parse import unquote, urlsplit

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path.insert(0, str(ROOT / "interface"))

from header import Header
from manual import all_manuals

#: Attributes whose file a browser loads with the page, by the element.
LOADED = {"script": "src", "img": "src", "iframe": "src", "source": "src", "video": "src", "audio": "src", "embed": "src",
          "object": "data"}
LOADED_LINKS = {"stylesheet", "icon", "preload", "modulepreload", "preconnect", "dns-prefetch", "prefetch", "manifest"}


class Page(HTMLParser):
    """The anchors and links of a page, the files that it loads, and code in tables with an escape of Markdown left."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.anchors: Set[str] = set()
        self.links: List[str] = []
        self.loaded: List[str] = []
        self.escaped: List[str] = []
        self._open: List[str] = []
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: List[Tuple[str, object]]) -> None:
        values = {name: str(value or "") for name, value in attributes}
        self.anchors |= {values[name] for name in ("id", "name") if name in values and (name == "id" or tag == "a")}
        if tag == "a" and "href" in values:
            self.links.append(values["href"])
        if tag in LOADED and LOADED[tag] in values:
            self.loaded.append(values[LOADED[tag]])
        if tag == "link" and LOADED_LINKS & set(values.get("rel", "").split()):
            self.loaded.append(values.get("href", ""))
        if tag in ("td", "code"):
            self._open.append(tag)

    def handle_endtag(self, tag: str) -> None:
        if tag in self._open:
            self._open.remove(tag)

    def handle_data(self, data: str) -> None:
        if "\\|" in data and {"td", "code"} <= set(self._open):
            self.escaped.append(data)


def main() -> None:
    top = Path(sys.argv[1]).resolve()
    pages = {path: Page(path.read_text(encoding="utf-8")) for path in sorted(top.rglob("*.html"))
             if path.relative_to(top).parts[0] != "playground"}  # a program of its own
    wrong = [*links(top, pages), *external(top, pages), *entries(top, pages), *other_entries(top, pages)]
    wrong += [f"{path.relative_to(top)}: an escape is left in {code}" for path, page in pages.items() for code in page.escaped]
    if wrong:
        sys.exit("\n".join(wrong))
    for path in sorted((top / "guide").glob("*.html")):
        if path.name != "install.html" and 'class="tabbed-set' not in path.read_text(encoding="utf-8"):
            sys.exit(f"guide/{path.name}: its programs in several languages are not tabs")
    count = sum(len(page.links) for page in pages.values())
    if (ROOT / "docs/playground/index.html").exists():
        wrong = playground(top)
        if wrong:
            sys.exit("\n".join(wrong))
    print(f"{len(pages)} pages, {count} links, {len(Header().functions)} functions; nothing is loaded from elsewhere")


def links(top: Path, pages: Dict[Path, Page]) -> List[str]:
    """Links and files that lead nowhere, and anchors that are not on their page."""
    wrong = []
    for path, page in pages.items():
        name = str(path.relative_to(top))
        base = top if name == "404.html" else path.parent
        for link in [*page.links, *page.loaded]:
            parts = urlsplit(link)
            if parts.scheme or parts.netloc:
                continue
            target = (top / parts.path.lstrip("/") if parts.path.startswith("/") else base / unquote(parts.path)).resolve()
            target = path if not parts.path else target / "index.html" if target.is_dir() else target
            if not target.exists():
                wrong.append(f"{name}: nothing at {link}")
            elif parts.fragment and target in pages and unquote(parts.fragment) not in pages[target].anchors:
                if parts.fragment != "__skip" and not link == "#":
                    wrong.append(f"{name}: no anchor {link}")
    return wrong


def playground(top: Path) -> List[str]:
    """What is wrong with the links between the playground and the pages of the site."""
    page = top / "playground/index.html"
    if not page.exists():
        return ["the site has no playground, which was built"]
    text = page.read_text(encoding="utf-8")
    shown = re.search(r'<p class="links" [^>]*>(.*?)</p>', text, re.DOTALL)
    links = re.findall(r'href="([^"#]+)"', shown[1]) if shown else []
    wrong = [f"playground/index.html: nothing at {link}" for link in links if not (page.parent / link).exists()]
    if not {"../index.html", "../guide/install.html"} <= set(links):
        wrong.append("playground/index.html: no links to the first page and to the installation")
    if not re.search('<a class="md-button[^>]* href="playground/index.html"', (top / "index.html").read_text(encoding="utf-8")):
        wrong.append("index.html: no button to the playground")
    return wrong


def external(top: Path, pages: Dict[Path, Page]) -> List[str]:
    """Files that a page or a style sheet loads from another server."""
    wrong = [f"{path.relative_to(top)}: loads {each}" for path, page in pages.items() for each in page.loaded
             if re.match(r"(https?:)?//", each)]
    for path in top.rglob("*.css"):
        wrong += [f"{path.relative_to(top)}: loads {each}" for each in
                  re.findall(r"(?:url\(|@import )[\"']?((?:https?:)?//[^\"')]+)", path.read_text(encoding="utf-8"))]
    return wrong


def other_entries(top: Path, pages: Dict[Path, Page]) -> List[str]:
    """Public names of the clients without an entry in their reference."""
    bindings = ROOT / "bindings"
    uses = re.findall(r"^pub use \w+::\{?([^;}]*)\}?;", (bindings / "rust/src/lib.rs").read_text(), re.MULTILINE)
    exports = re.findall(r"^export (?:type )?\{(.*?)\}", (bindings / "js/src/index.d.ts").read_text(), re.MULTILINE | re.DOTALL)
    public = ast.parse((bindings / "python/casement/_public.py").read_text()).body[-1]
    listed = ast.literal_eval(public.value)  # type: ignore[attr-defined]  # the assignment of __all__
    expected = {
        "rust.html": {f"casement.{name}" for name in re.findall(r"\w+", " ".join(uses))},
        "javascript.html": set(re.findall(r"\w+", " ".join(exports))),
        "python.html": {f"casement.{name}" for name in listed if name.upper() != name and name[0] != "_"},
    }
    expected.update({f"python-{name}.html": set(host_names(name)) for name in ("qt", "tk")})
    return [f"reference/{page}: no entry for {name}" for page, names in expected.items()
            for name in sorted(names - pages[top / "reference" / page].anchors)]


def host_names(module: str) -> Iterator[str]:
    """The public classes of casement.qt or casement.tk, and the functions and attributes of each."""
    owner = ""
    for line in (ROOT / f"bindings/python/casement/{module}.py").read_text().splitlines():
        found = re.match(r"class (\w+)|    def ([a-z]\w*)|        self\.([a-z]\w*)(?:: \w+)? = ", line)
        if found and found[1]:
            owner = "" if found[1].startswith("_") else f"casement.{module}.{found[1]}"
            if owner:
                yield owner
        elif found and owner:
            yield f"{owner}.{found[2] or found[3]}"


def entries(top: Path, pages: Dict[Path, Page]) -> List[str]:
    """Names of the headers without an entry in the reference of C."""
    anchors = {anchor for path, page in pages.items() if path.parent == top / "reference/c" for anchor in page.anchors}
    names = {name for each in all_manuals() for entry in each.entries for name in (*entry.names, *entry.values)}
    return [f"reference/c: no entry for {name}" for name in sorted({*names, *Header().functions} - anchors)]


if __name__ == "__main__":
    main()
