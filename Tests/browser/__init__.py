"""Tests of pages in Chromium, by WebDriver: without packages beside Python's own.

    with Site({"/": "build/page"}) as site, Browser() as browser:
        browser.open(site.url + "index.html")
        browser.wait("return document.querySelector('#ready')")
        browser.drag((10, 10), (200, 10))
        assert browser.execute("return window.dragged") == 190

`missing()` says what is not installed, so that a test can be skipped.
"""

from .driver import Browser, BrowserError, missing
from .site import Site

__all__ = ["Browser", "BrowserError", "Site", "missing"]
