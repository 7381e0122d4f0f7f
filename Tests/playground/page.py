"""The playground in Chromium, as a test uses it."""

import time
from pathlib import Path
from typing import Any, List, NamedTuple

from browser import Browser

FILE = Path("docs/playground/index.html").resolve()

#: Numbers of a drawn view, in points of the window: of the picture, and of its window for the zoom.
DRAWN = """
const [picture, name, width] = arguments;
const box = (selector) => {
  const found = document.querySelector(`${picture} ${selector} > .shape`);
  return found && found.parentElement.style.display !== "none" && ["x", "y", "width", "height"].map((each) => Number(found.getAttribute(each)));
};
const window = box(".window");
const view = name ? box(`[data-name="${name}"]`) : window;
if (!view) return null;
const zoom = (window[2] + 1) / width;
return [(view[0] - window[0]) / zoom, (view[1] - window[1]) / zoom, (view[2] + 1) / zoom, (view[3] + 1) / zoom];
"""


class Frame(NamedTuple):
    x: float
    y: float
    width: float
    height: float

    def near(self, *numbers: float, within: float = 1.2) -> bool:
        """Whether these are its four numbers; a picture has pixels.

        >>> Frame(0, 0, 10, 20).near(0, 0, 10, 21), Frame(0, 0, 10, 20).near(0, 0, 10, 30)
        (True, False)
        >>> Frame(0, 0, 10, 20).near(0, 0, 10)
        Traceback (most recent call last):
        ...
        ValueError: zip() argument 2 is shorter than argument 1
        """
        return all(abs(mine - other) <= within for mine, other in zip(self, numbers, strict=True))


class Page:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.execute = browser.execute
        self.wait = browser.wait
        self.keys = browser.keys

    def open(self, address: str = "") -> None:
        """Opens the page anew, from a file, with what stands behind # in an address."""
        self.browser.open("about:blank")
        self.browser.open(f"file://{FILE}{address}")
        self.wait("return !document.querySelector('#starting')")

    def click(self, place: Any) -> None:
        """Clicks an element, scrolled to if it is out of sight, or a point."""
        self.browser.click(self.seen(place))

    def seen(self, place: Any) -> Any:
        """A place that is scrolled to."""
        if isinstance(place, str):
            self.execute("document.querySelector(arguments[0]).scrollIntoView({block: 'nearest'})", place)
        return place

    def rules(self, text: str, settings: str = "") -> None:
        """Opens the page of rules with a text."""
        written = self.execute("return new URLSearchParams({rules: arguments[0]}).toString()", text)
        self.open(f"#rules?{written}{settings and '&' + settings}")

    def type(self, text: str) -> None:
        """Replaces the rules, with the keyboard."""
        self.click("#text")
        self.keys("a", holding=["Control"])
        self.keys(text)

    def drawn(self, name: str = "", picture: str = "#drawing", width: float = 320) -> Frame:
        """Where a view is in its window, as it is drawn; the window without a name."""
        found = self.execute(DRAWN, picture, name, width)
        assert found, f"{name} is not drawn"
        return Frame(*found)

    def is_drawn(self, name: str, picture: str = "#drawing") -> bool:
        return self.execute(DRAWN, picture, name, 320) is not None

    def until(self, body: Any, seconds: float = 5) -> None:
        """Waits until a function returns something true."""
        end = time.monotonic() + seconds
        while not body():
            assert time.monotonic() < end, "this did not become true"
            time.sleep(0.03)

    def text(self, selector: str) -> str:
        return self.execute("return document.querySelector(arguments[0]).textContent", selector)

    def texts(self, selector: str) -> List[str]:
        return self.execute("return [...document.querySelectorAll(arguments[0])].map((each) => each.textContent)", selector)

    def count(self, selector: str) -> int:
        return self.execute("return document.querySelectorAll(arguments[0]).length", selector)

    def attribute(self, selector: str, name: str) -> str:
        return self.execute("return document.querySelector(arguments[0]).getAttribute(arguments[1])", selector, name)

    def choose(self, selector: str, text: str) -> None:
        """Chooses what begins with a text from a select, with the arrow keys."""
        names, begin = self.execute(
            "const field = document.querySelector(arguments[0]); field.focus();"
            "return [[...field.options].map((each) => each.textContent), field.selectedIndex]", selector)
        steps = next(index for index, name in enumerate(names) if name.startswith(text)) - begin
        self.keys(*["ArrowDown" if steps > 0 else "ArrowUp"] * abs(steps))

    def slide(self, selector: str, *keys: str) -> None:
        """Moves a slider with the keyboard."""
        self.execute("document.querySelector(arguments[0]).focus()", selector)
        self.keys(*keys)

    def middle(self, name: str, picture: str = "#drawing") -> tuple:
        """The point of the viewport in the middle of a view, scrolled to it."""
        return tuple(self.execute(
            "const found = document.querySelector(`${arguments[0]} [data-name=\"${arguments[1]}\"] > .shape`);"
            "found.scrollIntoView({block: 'nearest'}); const box = found.getBoundingClientRect();"
            "return [box.x + box.width / 2, box.y + box.height / 2]", picture, name))

    def reads_files(self) -> bool:
        """Whether the page was built with the reader of files."""
        return self.execute("return document.querySelector('#file-none').hidden")

    def address(self) -> str:
        """What stands behind # in the address, when it no longer changes."""
        time.sleep(0.5)
        return self.execute("return decodeURIComponent(location.hash.replaceAll('+', ' '))")
