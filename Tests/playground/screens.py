"""Tests of the page with two generations side by side."""

from .page import Page

LEFT, RIGHT = "#left-drawing", "#right-drawing"
REST = "keyboard=false&event="


def said(page: Page, side: str) -> str:
    return page.text(f"#{side}-why")


def test_the_chat_says_what_the_keyboard_does(page: Page) -> None:
    page.open("#screens")
    assert "the list is down to 156" in said(page, "left") and "messages.bottom == input.top" in said(page, "left")
    assert "keeps its height of 480" in said(page, "right") and "messages.bottom == chat.bottom" in said(page, "right")
    assert "64 at the top, 260 at the bottom, the input row’s 44 and the keyboard’s 216" in said(page, "right")
    assert page.drawn("messages", LEFT).near(0, 64, 320, 156) and page.drawn("messages", RIGHT).near(0, 0, 320, 480)
    assert page.texts(f"{RIGHT} .tag-text") == ["top 64", "bottom 260"]
    assert page.count(f"{LEFT} .edge") == 1 and page.count(f"{RIGHT} .band") == 2
    assert page.attribute(RIGHT, "aria-label").startswith("iOS 7: The list keeps its height")


def test_the_keyboard_comes_and_goes(page: Page) -> None:
    page.open("#screens")
    page.click("#screen-keyboard")
    page.until(lambda: page.drawn("input", LEFT).near(0, 436, 320, 44))
    assert not page.is_drawn("keyboard", LEFT) or page.drawn("keyboard", LEFT).y >= 478
    page.until(lambda: "insets: 64 at the top, 44 at the bottom" in said(page, "right"))
    page.until(lambda: "Its height is 372" in page.text("#announce"))
    page.click("#screen-keyboard")
    page.until(lambda: page.drawn("input", RIGHT).near(0, 220, 320, 44))


def test_the_slider_shows_any_moment(page: Page) -> None:
    page.open("#screens")
    page.slide("#screen-time", "Home")
    page.until(lambda: page.drawn("input", LEFT).near(0, 436, 320, 44))
    page.slide("#screen-time", *["ArrowRight"] * 50)
    assert page.text("#screen-clock") == "50 ms"
    # Curve 7 of the keyboard is at .23223 after 50 ms: law C61.
    assert page.drawn("input", LEFT).near(0, 436 - 216 * 0.23223, 320, 44)
    assert "94.2 at the bottom" in said(page, "right"), said(page, "right")
    assert "time=0.05" in page.address()
    page.open(page.address())
    assert page.drawn("input", RIGHT).near(0, 436 - 216 * 0.23223, 320, 44) and page.text("#screen-clock") == "50 ms"
    page.click("#screen-time")
    page.until(lambda: page.drawn("input", LEFT).near(0, 436 - 216 * 0.94204, 320, 44, within=3))


def test_play_repeats_the_last_event(page: Page) -> None:
    page.open("#screens")
    page.execute("""
      window.seen = [];
      const note = () => { seen.push(Number(document.querySelector("#screen-time").value)); if (seen.length < 90) requestAnimationFrame(note); };
      requestAnimationFrame(note);""")
    page.click("#screen-play")
    page.wait("return seen.length >= 90")
    seen = page.execute("return seen")
    assert any(100 < each < 400 for each in seen) and seen[-1] == 500, seen
    assert page.drawn("input", LEFT).near(0, 220, 320, 44)


def test_less_motion_goes_to_the_end_at_once(page: Page) -> None:
    page.browser.prefer(reduced_motion="reduce")
    page.open("#screens")
    page.click("#screen-keyboard")
    assert page.text("#screen-clock") == "500 ms"
    assert page.drawn("input", LEFT).near(0, 436, 320, 44)


def test_an_event_in_the_middle_of_another_begins_where_things_are_seen(page: Page) -> None:
    page.open("#screens?time=0.05")
    before = page.drawn("input", LEFT).y
    page.execute("""
      window.first = null;
      const shape = document.querySelector("#left-drawing [data-name=input] > .shape");
      new MutationObserver(() => (first ??= Number(shape.getAttribute("y")))).observe(shape, {attributes: true});
      window.before = Number(shape.getAttribute("y"));""")
    page.click("#screen-keyboard")
    page.until(lambda: page.drawn("input", LEFT).near(0, 436, 320, 44))
    first = page.execute("return first - before")
    assert abs(first) < 40, f"it jumped by {first} from {before}"


def test_rotation_swaps_the_window_and_bars_follow(page: Page) -> None:
    page.open(f"#screens?screen=editor&{REST}")
    page.click("#screen-turned")
    page.until(lambda: page.text("#screen-clock") == "400 ms")
    page.until(lambda: "name_label.top == editor.top + 72" in said(page, "right"))
    assert "name_label.top == editor.top + 20" in said(page, "left") and "at 52" in said(page, "left")
    assert page.drawn("", LEFT, 480).near(0, 0, 480, 320)
    page.slide("#screen-time", "Home", *["PageUp"] * 3)
    width, height = page.drawn("", LEFT, 480)[2:]
    page.click("#screen-turned")
    page.until(lambda: "editor.top + 84" in said(page, "right"))


def test_the_item_editor_changes_one_constant(page: Page) -> None:
    page.open("#screens")
    page.click("#screen-choice input[value=editor]")
    page.until(lambda: "name_label.top == editor.top + 84" in said(page, "right"))
    assert "name_label.top == editor.top + 20" in said(page, "left")
    assert page.drawn("name_label", LEFT).near(*page.drawn("name_label", RIGHT)), "both look the same"
    assert page.texts(f"{RIGHT} .tag-text") == ["84"] and page.texts(f"{LEFT} .tag-text") == ["20"]


def test_bars_collapse_as_the_browser_is_scrolled(page: Page) -> None:
    page.open(f"#screens?screen=browser&{REST}")
    assert "64 at the top, 44 at the bottom" in said(page, "right")
    page.slide("#screen-scroll", *["PageUp"] * 6)
    page.until(lambda: "shrunk from 64 to 44" in said(page, "right"))
    assert "44 at the top, 0 at the bottom" in said(page, "right") and "page.insets = 44, 0, 0, 0" in said(page, "right")
    assert "begins at 44 and is 436 high" in said(page, "left")
    page.click("#screen-flick")
    page.until(lambda: "The bars are shown" in said(page, "right"))
    page.open(page.address())
    assert "The bars are shown" in said(page, "right"), "a link shows the same"
    page.browser.scroll(page.middle("page", RIGHT), y=120)
    page.until(lambda: "shrunk from 64 to 44" in said(page, "right"))


def test_the_container_has_a_bar_of_44(page: Page) -> None:
    page.open(f"#screens?screen=container&{REST}")
    assert "44 high instead of 64" in said(page, "right") and "box.top == container.top + 20" in said(page, "right")
    assert "box.top == container.top" in said(page, "left")
    page.click("#screen-menu")
    page.until(lambda: page.drawn("box", RIGHT).near(200, 20, 320, 460))
    page.slide("#screen-time", "Home")
    page.until(lambda: page.drawn("box", RIGHT).near(0, 20, 320, 460))


def test_every_generation_and_device_is_shown(page: Page) -> None:
    generations = page.open("#screens") or page.execute("return [...document.querySelector('#left-profile').options].map((each) => each.value)")
    assert generations == ["ios6", "ios7", "ios8", "ios11", "ios15", "android", "plain"]
    for screen in ("chat", "editor", "browser", "container"):
        for index, generation in enumerate(generations):
            other = generations[index - 1]
            device = ["", "iPhone X", "iPad", "Android phone"][index % 4].replace(" ", "%20")
            page.open(f"#screens?screen={screen}&left={generation}&right={other}&on={device}&turned={'true' if index % 2 else 'false'}")
            for side in ("left", "right"):
                assert len(said(page, side)) > 40 and "NaN" not in said(page, side), (screen, generation)
                assert page.count(f"#{side}-drawing .window") == 1
    page.open("#screens")
    page.choose("#right-profile", "iOS 15")
    page.until(lambda: "profile" and "right=ios15" in page.address())


def test_the_frames_of_both_are_in_a_table(page: Page) -> None:
    page.open("#screens")
    page.click("#numbers summary")
    page.wait("return document.querySelector('#frames table')")
    row = page.execute("return [...document.querySelectorAll('#frames tbody tr')].map((each) => [...each.children].map((cell) => cell.textContent)).find(([name]) => name === 'messages')")
    assert row == ["messages", "0", "64", "320", "156", "0", "0", "320", "480"], row
    assert page.count("#frames td.differs") >= 2
    assert page.count("#frames th[scope=col]") == 9


def test_pictures_lie_below_each_other_in_a_narrow_window(page: Page) -> None:
    page.browser.resize(360, 740)
    page.open("#screens")
    beside = page.execute("return ['left', 'right'].map((side) => document.querySelector(`#${side}-drawing`).getBoundingClientRect().top)")
    assert beside[0] == beside[1]
    page.open("#screens?turned=true&event=turned")
    below = page.execute("return ['left', 'right'].map((side) => document.querySelector(`#${side}-drawing`).getBoundingClientRect().top)")
    assert below[1] > below[0] + 150
