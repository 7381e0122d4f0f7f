"""Tests of what both pages have in common."""

import re

from .page import FILE, Page

PAGES = ("#screens", "#screens?screen=browser", "#rules", "#rules?rules=V:|[a(&view=a", "#boxes", "#boxes?child=1", "#files")


def test_the_file_is_small_and_names_no_other_file(page: Page) -> str:
    text = FILE.read_text()
    page.open("#files")
    assert len(text.encode()) <= (1_260_000 if page.reads_files() else 560_000)
    outside = re.sub(r'(<script type="application/gzip"[^>]*>)[^<]*', r"\1", text)
    outside = re.sub(r"<a href=[^>]*>", "", outside)  # links load nothing
    assert not re.search(r'(src|href)="(?!#|data:)', outside)
    assert "default-src 'none'" in outside
    return f"{len(text.encode())} bytes"


def test_the_licences_are_in_the_page(page: Page) -> None:
    page.open()
    assert "MIT License" in page.text("#licences") and "Third-party" in page.text("#licences")


def test_nothing_is_wider_than_the_window(page: Page) -> None:
    for address in PAGES:
        page.open(address)
        for width in (360, 800, 1400):
            page.browser.resize(width, 800)
            page.wait("return innerWidth === arguments[0]", width)
            over = page.execute("return document.documentElement.scrollWidth - innerWidth")
            assert over <= 0, f"{address} is {over} too wide in {width}"


def test_colours_follow_the_system_and_the_switch(page: Page) -> None:
    ground = "return getComputedStyle(document.documentElement).backgroundColor"
    page.open()
    light = page.execute(ground)
    page.browser.prefer(color_scheme="dark")
    dark = page.execute(ground)
    assert light != dark
    page.choose("#theme", "Light")
    assert page.execute(ground) == light
    page.browser.prefer()
    page.choose("#theme", "Dark")
    assert page.execute(ground) == dark
    page.open("#rules")
    assert page.execute(ground) == dark, "the switch is not kept"
    page.choose("#theme", "Auto")
    assert page.execute(ground) == light


def test_every_control_has_a_name(page: Page) -> None:
    for address in PAGES:
        page.open(address)
        nameless = page.execute("""
          const named = (each) => each.getAttribute("aria-label") || each.textContent.trim() || each.labels?.[0]?.textContent.trim() ||
            document.getElementById(each.getAttribute("aria-labelledby"))?.textContent;
          const all = document.querySelectorAll("button, select, input, textarea, a, [role=listbox], [role=img]");
          return [...all].filter((each) => each.checkVisibility() && !named(each)).map((each) => each.outerHTML.slice(0, 80));""")
        assert not nameless, nameless


def test_all_controls_are_reached_with_the_tabulator(page: Page) -> None:
    for address in ("#screens", "#rules?view=name", "#boxes?child=0", "#files"):
        page.open(address)
        page.execute("document.activeElement.blur(); getSelection().removeAllRanges()")
        wanted = page.execute("""
          const all = [...document.querySelectorAll("button, select, textarea, summary, a, svg[tabindex], input:not([type=radio])")];
          return all.filter((each) => each.checkVisibility() && !each.disabled).length;""")
        reached = set()
        for _ in range(wanted + 8):
            page.keys("Tab")
            reached.add(page.execute("""
              const each = document.activeElement;
              if (each === document.body) return "";
              const ring = getComputedStyle(["radio", "file"].includes(each.type) ? each.nextSibling : each.tagName === "TEXTAREA" ? each.closest(".editor") : each);
              return ring.outlineStyle === "none" && ring.boxShadow === "none" ? `no ring around ${each.outerHTML.slice(0, 60)}` : `${each.tagName} ${each.id} ${each.textContent} ${each.name}`;"""))
        assert not (bare := [each for each in reached if each.startswith("no ring")]), bare
        assert len(reached - {""}) >= wanted, (sorted(reached), wanted)


def test_a_link_shows_the_same_on_both_pages(page: Page) -> None:
    page.open("#rules")
    page.click("nav a[data-page=screens]")
    page.wait("return !document.querySelector('#screens').hidden && document.querySelector('#rules').hidden")
    page.choose("#left-profile", "Android")
    page.click("#share")
    page.until(lambda: "left=android" in page.address())
    page.open(page.execute("return location.hash"))
    assert page.execute("return document.querySelector('#left-profile').value") == "android"
    page.click("nav a[data-page=rules]")
    page.until(lambda: page.address().startswith("#rules"))


def test_it_opens_on_rules_and_says_what_casement_is(page: Page) -> None:
    page.open()
    assert page.execute("return document.querySelector('main:not([hidden])').id") == "rules"
    assert page.text("#rules .intro p").startswith("Casement is a library that computes layouts")
    assert page.drawn("title").width > 100
    links = page.execute("return [...document.querySelectorAll('#links a')].map((each) => each.getAttribute('href'))")
    assert len(links) >= 3 and all((FILE.parent / link).exists() for link in links), links


def test_back_returns_to_the_page_and_to_the_example_before(page: Page) -> None:
    def shown() -> str:
        return page.execute("return document.querySelector('main:not([hidden])').id")

    def text() -> str:
        return page.execute("return document.querySelector('#text').value")

    page.open()
    first = text()
    page.choose("#example", "Sidebar")
    page.until(lambda: text().startswith("// The sidebar"))
    page.click("#text")
    page.keys("a", holding=["Control"])
    page.keys("H:|-[mine]-|")
    assert "mine" in page.address()
    page.click("nav a[data-page=screens]")
    page.until(lambda: shown() == "screens")
    page.click("#screen-choice input[value=browser]")
    page.until(lambda: "screen=browser" in page.address())
    page.execute("history.back()")
    page.until(lambda: shown() == "screens" and page.execute("return document.querySelector('#screen-choice input[value=chat]').checked"))
    page.execute("history.back()")
    page.until(lambda: shown() == "rules" and text() == "H:|-[mine]-|")
    page.execute("history.back()")
    page.until(lambda: text() == first)
    page.execute("history.forward()")
    page.until(lambda: text() == "H:|-[mine]-|")


def test_an_address_with_nonsense_shows_the_page(page: Page) -> None:
    for address in ("#x", "#screens?screen=x&left=y&on=z&time=-5&event=q", "#rules?width=abc&profile=q&device=w&view=zz&packed=!!",
                    "#screens?event=toString", "#screens?on=constructor", "#screens?screen=browser&scroll=1e12",
                    "#rules?device=constructor", '#boxes?box={"kind":"toString","settings":{},"children":[]}'):
        page.open(address)
        assert page.count("main:not([hidden]) svg .window") >= 1, address
