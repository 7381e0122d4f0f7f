"""Tests of the page on which boxes are edited."""

import json

from .page import Page
from .rules import LANGUAGES, run_program

PICTURE = "#box-drawing"
ROW = {"kind": "flow", "settings": {"gap": 10}, "children": [{"name": "a", "contentWidth": 50}, {"name": "b", "grow": 1}]}
EXAMPLE = """
const field = document.querySelector("#box-example");
field.value = [...field.options].find((each) => each.textContent === arguments[0]).value;
field.dispatchEvent(new Event("change"));"""


def opened(page: Page, box: dict, width: int = 320) -> None:
    written = page.execute("return new URLSearchParams({box: arguments[0]}).toString()", json.dumps(box))
    page.open(f"#boxes?{written}&boxWidth={width}&boxHeight=200")


def typed(page: Page, field: str, text: str) -> None:
    """Replaces what a field has, with the keyboard."""
    page.click(field)
    page.keys("a", holding=["Control"])
    page.keys(text or "Delete")


def test_a_setting_of_a_flow_changes_the_picture(page: Page) -> None:
    opened(page, ROW)
    assert page.drawn("b", PICTURE).near(60, 0, 260, 200)
    typed(page, "#box-gap", "20")
    page.until(lambda: page.drawn("b", PICTURE).near(70, 0, 250, 200))
    page.choose("#box-align", "center")
    page.until(lambda: page.drawn("a", PICTURE).near(0, 86, 50, 28))
    assert '"gap":20' in page.address() and '"align":"center"' in page.address()


def test_a_setting_of_a_child_changes_the_picture(page: Page) -> None:
    opened(page, ROW)
    page.click(page.middle("a", PICTURE))
    page.until(lambda: page.text("#box-child-title") == "Settings of a")
    typed(page, "#child-width", "25%")
    page.until(lambda: page.drawn("a", PICTURE).near(0, 0, 80, 200))
    page.click("#box-children input[value='1']")
    page.until(lambda: page.text("#box-child-title") == "Settings of b")
    typed(page, "#child-maxWidth", "100")
    page.until(lambda: page.drawn("b", PICTURE).near(90, 0, 100, 200))


def test_what_is_refused_is_said_and_the_picture_stays(page: Page) -> None:
    opened(page, {"kind": "grid", "settings": {"columns": "100 1fr"}, "children": [{"name": "a"}, {"name": "b"}]})
    assert page.drawn("b", PICTURE).near(100, 0, 220, 200)
    typed(page, "#box-columns", "100 x")
    page.until(lambda: page.text("#box-error").startswith("columns: "))
    assert page.is_drawn("b", PICTURE) and page.count("#box-stage.old") == 1
    typed(page, "#box-columns", "200 1fr")
    page.until(lambda: page.drawn("b", PICTURE).near(200, 0, 120, 200))
    assert page.text("#box-error") == "" and page.count("#box-stage.old") == 0


def test_children_are_added_and_removed(page: Page) -> None:
    opened(page, ROW)
    page.click("#box-add")
    page.until(lambda: page.is_drawn("view3", PICTURE) and page.text("#box-child-title") == "Settings of view3")
    page.click("#box-remove")
    page.until(lambda: not page.is_drawn("view3", PICTURE))
    page.click("#box-kind input[value=grid]")
    page.until(lambda: page.count("#box-columns") == 1 and page.is_drawn("b", PICTURE))


def test_the_corner_of_the_window_reflows_the_box(page: Page) -> None:
    opened(page, {"kind": "flow", "settings": {"wrap": "lines", "alignLines": "start"},
                  "children": [{"name": each, "contentWidth": 100} for each in "abc"]})
    assert page.drawn("c", PICTURE).near(200, 0, 100, 28)
    page.slide("#box-corner", *["ArrowLeft"] * 4)
    page.until(lambda: page.drawn("c", PICTURE, 280).near(0, 28, 100, 28))
    assert "boxWidth=280" in page.address()


def test_boxes_are_shown_as_programs_that_print_the_same_frames(page: Page) -> str:
    page.open("#boxes")
    examples = page.texts("#box-example option")[1:]
    for name in examples:
        page.execute(EXAMPLE, name)
        names = page.texts("#box-children span")
        width = page.execute("return Number(document.querySelector('#box-status').textContent.split(' ')[0])")
        views = {each: page.drawn(each, PICTURE, width) for each in names}
        for language in LANGUAGES:
            page.click(f"#box-language input[value={language}]")
            printed = run_program(language, page.text("#box-program"))
            assert printed.keys() == views.keys(), (name, language, printed)
            for each, frame in views.items():
                assert frame.near(*printed[each], within=2), (name, language, each, frame, printed[each])
    return f"{len(examples)} examples, each in {len(LANGUAGES)} languages"


def test_an_address_with_another_box_is_the_first_example(page: Page) -> None:
    for box in ("x", '{"kind":"x"}', '{"kind":"flow","settings":{"gap":"x"},"children":[]}', '{"kind":"flow","children":[{"name":"a","grow":-1}]}'):
        page.open(f"#boxes?box={box}")
        assert page.is_drawn("mountains", PICTURE), box
