"""A Chromium without a window, through chromedriver."""

import base64
import json
import os
import re
import shutil
import subprocess
import sys
import tempfile
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any, Dict, List, Optional, Sequence, Tuple, Union

from . import actions

Point = Tuple[float, float]
#: A point of the viewport, or the middle of the element that a selector of CSS finds.
Place = Union[Point, str]

CHROMIUM = ("chromium", "chromium-browser", "google-chrome")
STARTED = re.compile(r"started successfully on port (\d+)")


class BrowserError(Exception):
    """What chromedriver answers for a command that failed."""


def _chromium() -> Optional[str]:
    return next(filter(None, map(shutil.which, CHROMIUM)), None)


def missing() -> List[str]:
    """The Debian packages that are needed and not installed."""
    return ["chromium"] * (_chromium() is None) + ["chromium-driver"] * (shutil.which("chromedriver") is None)


def is_left_out(what: str) -> bool:
    """Whether CASEMENT_WITHOUT has the word browser, which is printed."""
    if "browser" not in os.environ.get("CASEMENT_WITHOUT", "").split():
        return False
    print(f"skipped: {what} in Chromium: WITHOUT=browser")
    return True


class Browser:
    """A browser with one page. It ends with its block."""

    def __init__(self, width: int = 1024, height: int = 768, scale: float = 1) -> None:
        if missing():
            sys.exit(f"not installed: {' '.join(missing())}. Install these Debian packages, or what they are called on this system; "
                     "WITHOUT=browser leaves out what needs them")
        self._folder = tempfile.TemporaryDirectory()
        self._driver = subprocess.Popen(["chromedriver", "--port=0"], stdout=subprocess.PIPE, stderr=subprocess.DEVNULL, text=True)
        self._session = ""
        try:
            self._url = f"http://127.0.0.1:{self._port()}"
            arguments = ["--headless=new", "--no-sandbox", "--disable-gpu", "--disable-dev-shm-usage", "--hide-scrollbars",
                         f"--user-data-dir={self._folder.name}", f"--force-device-scale-factor={scale}"]
            options = {"binary": _chromium(), "args": arguments}
            wanted = {"browserName": "chrome", "goog:chromeOptions": options, "goog:loggingPrefs": {"browser": "ALL"}}
            made = self._command("POST", "/session", {"capabilities": {"alwaysMatch": wanted}})
            self._session = f"/session/{made['sessionId']}"
            self.resize(width, height)
        except BaseException:
            self.close()
            raise

    def _port(self) -> int:
        assert self._driver.stdout
        for line in self._driver.stdout:
            if found := STARTED.search(line):
                return int(found[1])
        raise BrowserError("chromedriver ended before it listened")

    def _command(self, method: str, path: str, body: Optional[Dict[str, Any]] = None) -> Any:
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(self._url + path, data, {"Content-Type": "application/json"}, method=method)
        try:
            with urllib.request.urlopen(request, timeout=120) as response:
                return json.load(response)["value"]
        except urllib.error.HTTPError as error:
            raise BrowserError(json.load(error)["value"]["message"]) from None

    def _post(self, path: str, body: Dict[str, Any]) -> Any:
        return self._command("POST", self._session + path, body)

    def close(self) -> None:
        """Ends the browser. Calling it again does nothing."""
        if self._session:
            self._command("DELETE", self._session)
            self._session = ""
        self._driver.terminate()
        self._driver.wait()
        if self._driver.stdout:
            self._driver.stdout.close()
        self._folder.cleanup()

    def __enter__(self) -> "Browser":
        return self

    def __exit__(self, *error: object) -> None:
        self.close()

    # Pages

    def open(self, url: str) -> None:
        """Loads a page, and returns when it has loaded."""
        self._post("/url", {"url": url})

    def resize(self, width: int, height: int) -> None:
        """Gives the viewport a size. On a busy machine the page has the size of the window a moment later."""
        end = time.monotonic() + 20
        while True:
            *inner, beside, above = self.execute("return [innerWidth, innerHeight, outerWidth - innerWidth, outerHeight - innerHeight]")
            if inner == [width, height]:
                return
            if time.monotonic() > end:
                raise BrowserError(f"the viewport is {inner[0]} x {inner[1]}, and not {width} x {height}")
            self._post("/window/rect", {"width": width + max(0, beside), "height": height + max(0, above)})
            time.sleep(0.05)

    def execute(self, script: str, *arguments: Any) -> Any:
        """Runs the body of a function in the page, and returns what it returns, or what its promise becomes."""
        return self._post("/execute/sync", {"script": script, "args": list(arguments)})

    def wait(self, script: str, *arguments: Any, seconds: float = 20) -> Any:
        """Runs the body of a function until it returns something true, and returns that."""
        end = time.monotonic() + seconds
        while not (found := self.execute(script, *arguments)):
            if time.monotonic() > end:
                raise BrowserError(f"after {seconds} s not true: {script}\n" + "\n".join(self.messages()))
            time.sleep(0.05)
        return found

    def prefer(self, **features: str) -> None:
        """Sets what the user prefers, as in prefer(color_scheme="dark"); the other features are those of the machine again."""
        named = [{"name": f"prefers-{name.replace('_', '-')}", "value": value} for name, value in features.items()]
        self._post("/goog/cdp/execute", {"cmd": "Emulation.setEmulatedMedia", "params": {"features": named}})

    def messages(self) -> List[str]:
        """What the page wrote to its console since the last call, errors among it, each with its level."""
        return [f"{each['level']}: {each['message']}" for each in self._post("/se/log", {"type": "browser"})]

    def screenshot(self, path: Union[str, Path]) -> None:
        """Writes the viewport as a PNG."""
        Path(path).write_bytes(base64.b64decode(self._command("GET", self._session + "/screenshot")))

    # Mouse, finger and keyboard

    def place(self, place: Place) -> Point:
        """The point that a place is."""
        if not isinstance(place, str):
            return place
        found = self.execute("const found = document.querySelector(arguments[0])?.getBoundingClientRect();"
                             "return found && [found.x + found.width / 2, found.y + found.height / 2];", place)
        if found is None:
            raise BrowserError(f"no element is found by {place}")
        return found[0], found[1]

    def move(self, to: Place) -> None:
        """Moves the mouse."""
        self._post("/actions", actions.pointer([actions.move(self.place(to))]))

    def click(self, at: Place, count: int = 1) -> None:
        """Clicks with the mouse."""
        self._post("/actions", actions.pointer([actions.move(self.place(at)), *actions.clicks(count)]))

    def drag(self, *places: Place, touch: bool = False, seconds: float = 0.2) -> None:
        """Presses the mouse, or a finger, at the first place, moves it over the others, and releases it."""
        points = [self.place(each) for each in places]
        self._post("/actions", actions.pointer(actions.drag(points, seconds), touch))

    def scroll(self, at: Place, x: float = 0, y: float = 0) -> None:
        """Turns the wheel of the mouse."""
        self._post("/actions", actions.wheel(self.place(at), x, y))

    def keys(self, *keys: str, holding: Sequence[str] = ()) -> None:
        """Types texts, and keys by their names, as "Enter" or "ArrowLeft", while other keys are held."""
        self._post("/actions", actions.keyboard(keys, holding))
