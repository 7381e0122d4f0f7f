"""Tests of this package: a page reports what it sees of mouse, finger, wheel and keyboard.

    PYTHONPATH=Tests python3 -m browser
"""

import struct
import tempfile
from pathlib import Path

from . import Browser, BrowserError, Site, is_left_out

PAGE = """<!doctype html><style>body { margin: 0 } button { position: absolute; left: 100px; top: 50px; width: 80px; height: 20px }</style>
<button>press</button><input style="position: absolute; top: 100px"><div style="height: 3000px; touch-action: none"></div>
<script>
  window.seen = [];
  for (const kind of ["pointerdown", "pointermove", "pointerup", "click", "dblclick"])
    addEventListener(kind, (event) => seen.push([kind, event.clientX, event.clientY, event.pointerType, event.target.localName]));
  addEventListener("keydown", (event) => seen.push(["key", event.key, event.shiftKey]));
  console.error("one error");
</script>"""


def seen(browser: Browser, *kinds: str) -> list:
    return [each for each in browser.execute("return seen.splice(0)") if each[0] in kinds]


def check(browser: Browser, site: Site) -> None:
    browser.open(site.url + "page.html")
    assert browser.execute("return [innerWidth, innerHeight, devicePixelRatio]") == [640, 480, 2]
    assert browser.execute("return arguments[0] + arguments[1]", 2, 3) == 5
    assert browser.execute("return Promise.resolve('later')") == "later"
    assert any("one error" in each and each.startswith("SEVERE") for each in browser.messages())
    browser.click("button")
    assert seen(browser, "click") == [["click", 140, 60, "mouse", "button"]]
    browser.click((300, 200), count=2)
    assert [each[:3] for each in seen(browser, "dblclick")] == [["dblclick", 300, 200]]
    browser.drag((10, 200), (60, 210), (90, 220))
    path = seen(browser, "pointerdown", "pointermove", "pointerup")
    down = next(place for place, each in enumerate(path) if each[0] == "pointerdown")
    assert path[down][1:3] == [10, 200] and path[-1][:3] == ["pointerup", 90, 220]
    assert ["pointermove", 60, 210] in [each[:3] for each in path[down:]]
    browser.drag((10, 300), (10, 350), touch=True)
    assert {each[3] for each in seen(browser, "pointerdown", "pointerup")} == {"touch"}
    browser.click("input")
    browser.keys("hello", "ArrowLeft", "Backspace")
    browser.keys("x", holding=["Shift"])
    assert browser.execute("return document.querySelector('input').value") == "helXo"
    assert ["key", "ArrowLeft", False] in seen(browser, "key")
    browser.scroll((300, 300), y=500)
    browser.wait("return scrollY === 500")
    browser.prefer(color_scheme="dark")
    assert browser.execute("return matchMedia('(prefers-color-scheme: dark)').matches")
    browser.prefer()
    assert not browser.execute("return matchMedia('(prefers-color-scheme: dark)').matches")
    for wrong in (lambda: browser.place("#nobody"), lambda: browser.execute("return nothing.here"),
                  lambda: browser.wait("return false", seconds=0.1)):
        try:
            wrong()
        except BrowserError:
            continue
        raise AssertionError("no error")


def main() -> None:
    if is_left_out("a page with mouse, finger, wheel and keyboard"):
        return
    with tempfile.TemporaryDirectory() as folder, Site({"/page.html": PAGE, "/files/": folder}) as site:
        Path(folder, "a.wasm").write_bytes(b"\0asm")
        with Browser(640, 480, scale=2) as browser:
            check(browser, site)
            browser.screenshot(Path(folder, "page.png"))
            size = struct.unpack(">II", Path(folder, "page.png").read_bytes()[16:24])
            assert size == (1280, 960), size
            kind = browser.execute("return fetch('files/a.wasm').then(found => found.headers.get('content-type'))")
            assert kind == "application/wasm", kind
            assert browser.execute("return fetch('/files/../x').then(found => found.status)") == 404
    print("a page sees mouse, finger, wheel and keyboard")


main()
