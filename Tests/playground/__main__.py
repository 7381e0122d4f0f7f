"""Runs all tests: each function of the modules whose name begins with test_. A test gets a page, and fails by an
exception, by an error in the console, or if the page requested anything."""

import sys
import traceback
from typing import Any, Callable, List

from browser import Browser, is_left_out

from . import boxes, common, files, rules, screens
from .page import FILE, Page


def tests(word: str) -> List[Callable[[Page], Any]]:
    found = [each for module in (common, rules, boxes, screens, files) for name, each in vars(module).items() if name.startswith("test_")]
    return [each for each in found if word in each.__name__]


def run(test: Callable[[Page], Any], page: Page) -> bool:
    name = test.__name__[5:].replace("_", " ")
    try:
        page.browser.prefer()
        page.browser.resize(1200, 900)
        result = test(page)
        assert not (wrong := [each for each in page.browser.messages() if each.startswith("SEVERE")]), wrong
        requested = page.execute("return performance.getEntriesByType('resource').map((each) => each.name)")
        assert not requested, f"requested {requested}"
    except Exception:
        traceback.print_exc()
        print(f"FAILED {name}")
        page.browser.screenshot("build/playground-failed.png")
        return False
    print(f"ok     {name}{f': {result}' if result else ''}", flush=True)
    return True


def main() -> None:
    if is_left_out("the playground"):
        return
    assert FILE.exists(), "run scripts/build/playground first"
    with Browser(1200, 900) as browser:
        outcomes = [run(each, Page(browser)) for each in tests(sys.argv[1] if len(sys.argv) > 1 else "")]
    print(f"{sum(outcomes)} tests of the playground passed, {len(outcomes) - sum(outcomes)} failed")
    sys.exit(not all(outcomes))


main()
