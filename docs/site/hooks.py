"""Hooks of MkDocs (mkdocs.yml): adds the pages that are not files in docs, and makes links between all of them.

The pages in docs read well in the repository, so their links lead to files there. Here a link to a page that the
site has leads to that page, one to a header to its reference, and one to any other file or folder to a page that
shows it.
"""

import os
import re
import sys
from pathlib import Path
from typing import Dict, Iterator, Optional

ROOT = Path(__file__).resolve().parent.parent.parent
sys.path[:0] = [str(ROOT / "interface"), str(ROOT / "docs/site")]

import markup
import reference_c
import reference_cpp
import reference_hosts
import reference_js
import reference_python
import reference_rust
import reference_tool
from mkdocs.structure.files import File

#: Pages outside of docs, and where the site has them.
PAGES = {"README.md": "index.md", "Benchmarks/README.md": "benchmarks.md"}
PAGES.update({f"{name}.md": f"{name.lower()}.md" for name in ("CONTRIBUTING", "CHANGELOG", "SECURITY")})
PAGES.update({f"{path.relative_to(ROOT)}": f"{path.parent.relative_to(ROOT)}.md"
              for path in sorted((ROOT / "bindings").rglob("README.md"))
              if not {"target", "build", "node_modules"} & set(path.relative_to(ROOT).parts)})
#: Files and folders of which the site has a better form.
REFERENCES = {
    "include": "reference/c/index.md",
    "include/casement.h": "reference/c/index.md",
    "include/casement/screen.h": "reference/c/screens.md",
    "include/casement.hpp": "reference/cpp.md",
    "include/casement/casement_documents.h": "reference/c/documents.md",
    "include/casement/record.h": "reference/c/recording.md",
    "bindings/python/casement/qt.py": "reference/python-qt.md",
    "bindings/python/casement/tk.py": "reference/python-tk.md",
    "docs/man/casement.1": "reference/tool.md",
    "docs/decisions": "decisions/index.md",
    "docs": "index.md",
}
PLAYGROUND = "docs/playground/index.html"
LARGEST = 100_000  # bytes of a file that is shown as a page; larger ones are copied
LANGUAGES = {".py": "python", ".js": "js", ".ts": "ts", ".rs": "rust", ".h": "c", ".c": "c", ".hpp": "cpp",
             ".cpp": "cpp", ".swift": "swift", ".json": "json", ".sh": "bash", ".lua": "lua", ".txt": "text", ".vfl": "text",
             ".yml": "yaml", ".toml": "toml"}
#: How much more than others a page counts in the search.
BOOSTS = {"guide/": 4, "decisions/": 0.3, "facts.md": 0.5, "changelog.md": 0.3}
HIDDEN = "---\nsearch:\n  exclude: true\n---\n"
#: A run of code blocks in these languages becomes tabs: on GitHub they stand below each other.
TABS = {"python": "Python", "c": "C", "js": "JavaScript"}
BLOCK = r"```(?:" + "|".join(TABS) + r")\n(?:(?!```).*\n)*```\n"
BLOCKS = re.compile(rf"^{BLOCK}(?:\n{BLOCK})+", re.MULTILINE)
PICTURE = re.compile(r"<picture>.*?<img src=\"docs/([^\"]*)-light\.svg\" alt=\"([^\"]*)\">.*?</picture>", re.DOTALL)
LINK = re.compile(r"(\]\()([^)\s]+)(\))")


class Site:
    """What the site has beside the files in docs."""

    def __init__(self) -> None:
        self.reference = reference_c.Reference()
        self.places = self.reference.places
        self.pages: Dict[str, str] = {}
        self.copies: Dict[str, Path] = {}
        for path, page in PAGES.items():
            self.pages[page] = (ROOT / path).read_text()
        self.pages.update(self.reference.pages())
        for pages in (reference_cpp.page(ROOT, self.places), reference_js.page(ROOT, self.places),
                      reference_rust.page(ROOT, self.places), reference_python.pages(ROOT, self.places),
                      reference_hosts.pages(ROOT), reference_tool.page(ROOT)):
            self.pages.update(pages)
        self.pages["decisions/index.md"] = decisions()
        for path in sorted(self._linked()):
            self._add_source(path)
        #: Whether `make playground` has built it; the site then contains it.
        self.has_playground = (ROOT / PLAYGROUND).exists()

    def _linked(self) -> Iterator[str]:
        """Files and folders of the repository that a page links and the site has not."""
        found = set()
        texts = [(path, (ROOT / path).read_text()) for path in PAGES]
        texts += [(str(path.relative_to(ROOT)), path.read_text()) for path in (ROOT / "docs").rglob("*.md")]
        for path, text in texts:
            for _, target, _ in LINK.findall(text):
                linked = repository_path(path, target.partition("#")[0])
                if linked and not self._page_of(linked) and (ROOT / linked).exists():
                    found.add(linked)
        return iter(found)

    def _page_of(self, path: str) -> Optional[str]:
        """The page or file of the site for a path of the repository."""
        if path in REFERENCES:
            return REFERENCES[path]
        if path in PAGES:
            return PAGES[path]
        if f"{path}/README.md" in PAGES:
            return PAGES[f"{path}/README.md"]
        if path.startswith("docs/") and (ROOT / path).is_file() and not path.startswith(("docs/man/", "docs/site/")):
            return path[5:]
        for page in (f"source/{path}.md", f"source/{path}/index.md"):
            if page in self.pages:
                return page
        return f"source/{path}" if f"source/{path}" in self.copies else None

    def _add_source(self, path: str) -> None:
        source = ROOT / path
        if source.is_dir():
            names = sorted(each.name + "/" * each.is_dir() for each in source.iterdir() if is_listed(each))
            self.pages[f"source/{path}/index.md"] = f"{HIDDEN}# `{path}`\n\n" + markup.fence("text", "\n".join(names))
        elif source.stat().st_size > LARGEST or source.suffix in (".svg", ".png"):
            self.copies[f"source/{path}"] = source
        else:
            text = source.read_text()
            language = LANGUAGES.get(source.suffix, "bash" if text.startswith("#!/usr/bin/env bash") else
                                     "python" if text.startswith("#!/usr/bin/env python") else "text")
            self.pages[f"source/{path}.md"] = f"{HIDDEN}# `{path}`\n\n" + markup.fence(language, text.rstrip("\n"))

    def rewritten(self, page: str, markdown: str) -> str:
        """The text of a page with its links as the site needs them."""
        path = next((path for path, own in PAGES.items() if own == page), f"docs/{page}")

        def link(match: "re.Match[str]") -> str:
            target, hash, anchor = match[2].partition("#")
            linked = repository_path(path, target)
            own = self._page_of(linked) if linked else None
            if own is None:
                return match[0]
            keeps = not own.startswith("source/") and not own.startswith("reference/")
            return f"{match[1]}{markup.relative(own + (hash + anchor if keeps else ''), page)}{match[3]}"

        return markup.link_code(LINK.sub(link, markdown), page, self.places)


def repository_path(page: str, target: str) -> str:
    """The path of what a page of the repository links; "" for what is no file."""
    if not target or re.match(r"[a-z]+:", target):
        return ""
    return os.path.normpath(os.path.join(os.path.dirname(page), target))


def is_listed(path: Path) -> bool:
    return not path.name.startswith((".", "__pycache__")) and path.suffix != ".pyc"


def decisions() -> str:
    lines = ["# Decisions", "", "Each is half a page: what was decided, why, what it costs, and what else was tried.", ""]
    for path in sorted((ROOT / "docs/decisions").glob("*.md")):
        title = path.read_text().splitlines()[0].lstrip("# ")
        lines.append(f"- [{title}]({path.name})")
    return "\n".join(lines) + "\n"


def on_post_build(config, **_):
    """Leads the links of the playground, which are to files of the repository, to pages of the site."""
    path = Path(config["site_dir"]) / "playground/index.html"
    if path.exists():
        def led(found):
            return found[0].replace("../../README.md", "../index.html").replace('.md"', '.html"')

        path.write_text(re.sub(r'<p class="links".*?</p>', led, path.read_text(), flags=re.DOTALL))


_site: Optional[Site] = None


def site() -> Site:
    global _site
    if _site is None:
        _site = Site()
    return _site


def on_config(config, **_):
    global _site
    _site = None
    if site().has_playground:
        config["nav"].append({"Playground": "playground/index.html"})
    return config


def on_files(files, config, **_):
    for uri, text in site().pages.items():
        files.append(File.generated(config, uri, content=text))
    for uri, path in site().copies.items():
        files.append(File.generated(config, uri, abs_src_path=str(path)))
    return files


def on_page_markdown(markdown, page, **_):
    uri = page.file.src_uri
    for folder, boost in BOOSTS.items():
        if uri.startswith(folder):
            page.meta.setdefault("search", {})["boost"] = boost
    if uri == "playground.md" and site().has_playground:
        title, _, rest = markdown.partition("\n")
        markdown = f"{title}\n\n[Open the playground](playground/index.html){{.md-button .md-button--primary}}\n{rest}"
    if uri.startswith("source/"):
        return markdown
    if not uri.startswith("reference/"):
        markdown = tabbed(site().rewritten(uri, markdown))
    if uri == "index.md":
        page.meta["hide"] = ["navigation"]
        markdown = landing(markdown, site().has_playground)
    return markup.plain_pipes(markdown)


def tabbed(markdown: str) -> str:
    """Makes tabs of code blocks in several languages that follow each other."""
    def tabs(found: "re.Match[str]") -> str:
        parts = []
        for block in re.findall(BLOCK, found[0]):
            language = block[3:block.index("\n")]
            body = "".join(f"    {line}" if line.strip() else line for line in block.splitlines(keepends=True))
            parts.append(f'=== "{TABS[language]}"\n\n{body}\n')
        return "".join(parts)

    return BLOCKS.sub(tabs, markdown)


def landing(markdown: str, has_playground: bool) -> str:
    """The first page: its picture in the colours of the site, and its line of links as buttons."""
    markdown = PICTURE.sub(lambda found: f"![{found[2]}]({found[1]}-light.svg#only-light)\n![{found[2]}]({found[1]}-dark.svg#only-dark)", markdown)
    lines = markdown.split("\n")
    place = next(number for number, line in enumerate(lines) if line.startswith("[Playground]"))
    buttons = [f"{link}{{.md-button}}" for link in lines[place].split(" · ")]
    buttons[0] = buttons[0].replace("{.md-button}", "{.md-button .md-button--primary}")
    if has_playground:
        buttons[0] = buttons[0].replace("playground.md", "playground/index.html")
    lines[place] = " ".join(buttons)
    return "\n".join(lines)
