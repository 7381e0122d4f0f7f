"""Opens pages of the built site in Chromium, light and dark, and searches: nothing is loaded from elsewhere, no page reports an
error, and the answer of a search is one click away. Pictures are in build/site-pictures.

    PYTHONPATH=Tests python3 Tests/site/look.py build/site
"""

import sys
from pathlib import Path

from browser import Browser, BrowserError, Site, is_left_out

PAGES = ("index.html", "guide/getting-started.html", "guide/conflicts.html", "performance.html", "reference/c/index.html",
         "reference/c/solvers.html#cas_solver_try_add", "reference/cpp.html", "reference/python.html", "reference/python-qt.html",
         "reference/javascript.html", "reference/rust.html", "reference/tool.html", "laws.html")
PICTURES = Path("build/site-pictures")
LOADED = "return performance.getEntriesByType('resource').map(each => each.name)"


def main() -> None:
    if is_left_out("pages of the site"):
        return
    PICTURES.mkdir(parents=True, exist_ok=True)
    try:
        look()
    except BrowserError as error:
        if "disconnected" not in str(error):
            raise
        print("Chromium ended by itself, and is started once more")
        look()
    print(f"{len(PAGES)} pages in Chromium, light and dark, and one search")


def look() -> None:
    with Site({"/": sys.argv[1]}) as site, Browser(1280, 900) as browser:
        browser.open(site.url + "index.html")
        for scheme, button in (("default", 0), ("slate", 1)):
            browser.execute("document.querySelectorAll('[data-md-component=palette] input')[arguments[0]].click()", button)
            for page in PAGES:
                browser.open(site.url + page)
                browser.wait("return document.body.dataset.mdColorScheme === arguments[0]", scheme)
                browser.wait("return document.fonts.status === 'loaded' && document.readyState === 'complete'")
                elsewhere = [each for each in browser.execute(LOADED) if not each.startswith(site.url)]
                assert not elsewhere, f"{page} loads {elsewhere}"
                name = page.partition("#")[0].replace("/", "-").replace(".html", "")
                browser.screenshot(PICTURES / f"{name}-{'light' if scheme == 'default' else 'dark'}.png")
        browser.resize(390, 800)
        for page in ("index.html", "guide/getting-started.html", "guide/priorities.html", "reference/cpp.html"):
            browser.open(site.url + page)
            width = browser.execute("return document.documentElement.scrollWidth")
            assert width <= 390, f"on a phone {page} is {width} wide"
            browser.screenshot(PICTURES / f"phone-{page.replace('/', '-')[:-5]}.png")
        browser.resize(1280, 900)
        between(browser, site.url)
        search(browser, site.url)
        wrong = [message for message in browser.messages() if message.startswith("SEVERE")]
        assert not wrong, wrong


def between(browser: Browser, url: str) -> None:
    """The first page leads to the playground, and that back to it and to the installation."""
    browser.open(url + "index.html")
    if not browser.execute("return Boolean(document.querySelector('a.md-button[href=\"playground/index.html\"]'))"):
        return  # `make playground` has not built it
    browser.execute("document.querySelector('a.md-button').click()")
    browser.wait("return document.querySelector('#rules:not([hidden]) svg .window')")
    for text, end in (("Install", "guide/install.html"), ("What is Casement?", "index.html")):
        browser.open(url + "playground/index.html")
        browser.wait("return document.querySelector('#rules:not([hidden]) #links:not([hidden])')")
        browser.execute("[...document.querySelectorAll('#links a')].find((each) => each.textContent === arguments[0]).click()", text)
        browser.wait("return location.href === arguments[0]", url + end)


def search(browser: Browser, url: str) -> None:
    browser.open(url + "index.html")
    browser.click("input.md-search__input")
    browser.keys("measure text height for width")
    first = "document.querySelector('.md-search-result__item a')"
    browser.wait(f"return {first}?.textContent.includes('Measure text')")
    browser.screenshot(PICTURES / "search.png")
    browser.execute(f"{first}.click()")
    browser.wait("return location.pathname.endsWith('guide/text.html')")


main()
