"""Tests of pages in Chromium, by WebDriver: without packages beside Python's own.

    with Site({"/": "build/page"}) as site, Browser() as browser:
        browser.open(site.url + "index.html")
        browser.wait("return document.querySelector('#ready')")
        browser.drag((10, 10), (200, 10))
        assert browser.execute("return window.dragged") == 190

A test in which `is_left_out()` is true has nothing to do: who runs it wants no browser.
"""

from .driver import Browser, BrowserError, is_left_out
from .site import Site

__all__ = ["Browser", "BrowserError", "Site", "is_left_out"]
