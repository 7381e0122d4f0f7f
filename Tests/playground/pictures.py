"""Draws the pictures of docs/playground.md.

    PYTHONPATH=Tests python3 -m playground.pictures
"""

import json
from pathlib import Path
from urllib.parse import urlencode

from browser import Browser

from .page import Page

FOLDER = Path("docs/pictures")
DASHBOARD = {"kind": "grid", "settings": {"columns": "120 repeat(3, 1fr)", "rows": "48 80 1fr", "columnGap": 12, "rowGap": 12, "padding": 12,
             "areas": "head head head head / side users sales load / side chart chart list"},
             "children": [{"name": name, "area": name} for name in ("head", "side", "users", "sales", "load", "chart", "list")]}
BOXES = f"#boxes?{urlencode({'box': json.dumps(DASHBOARD), 'boxWidth': 600, 'boxHeight': 420, 'child': 5})}"
#: Name, width, address, theme, and an element that begins at the top of the picture.
PICTURES = (
    ("playground-screens", 900, "#screens", "light", "#screens .controls"),
    ("playground-rules", 1280, "#rules?view=hint&code=python", "light", "header"),
    ("playground-boxes", 1180, BOXES, "light", "header"),
    ("playground-files", 1100, "#files?sample=Main.storyboard&leftProfile=ios6&rightProfile=ios7&rightDevice=", "dark", "header"),
)


def main() -> None:
    with Browser(1200, 900) as browser:
        page = Page(browser)
        for name, width, address, theme, first in PICTURES:
            browser.resize(width, 900)
            page.open(address)
            page.execute("document.documentElement.dataset.theme = arguments[0]; document.querySelector('#theme').value = arguments[0]", theme)
            # The picture ends above the footer.
            top, bottom = page.execute(
                "const [first] = document.querySelectorAll(arguments[0]);"
                "return [first.getBoundingClientRect().top, document.querySelector('footer').getBoundingClientRect().top].map(Math.round)", first)
            page.execute("document.querySelector('footer').remove(); document.body.style.marginTop = `${arguments[0]}px`", -top)
            browser.resize(width, min(1000, bottom - top))
            page.wait("return new Promise((done) => setTimeout(() => done(true), 400))")
            browser.screenshot(FOLDER / f"{name}.png")


main()
