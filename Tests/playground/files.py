"""Tests of the page for files. Without Expat the page has none, and they say so."""

from pathlib import Path
from typing import Callable

from .page import Page

SCENES = Path("bindings/scenes")
DROP = """
const [name, text] = arguments;
const data = new DataTransfer();
data.items.add(new File([text], name));
const target = document.querySelector("#files");
target.dispatchEvent(new DragEvent("dragover", {dataTransfer: data, bubbles: true, cancelable: true}));
target.dispatchEvent(new DragEvent("drop", {dataTransfer: data, bubbles: true, cancelable: true}));
"""


def needs_files(test: Callable[[Page], object]) -> Callable[[Page], object]:
    def run(page: Page) -> object:
        page.open("#files")
        if page.reads_files():
            return test(page)
        print(f"skipped: {test.__name__}: the page was built without Expat, whose sources Debian's server has")
        return None

    run.__name__ = test.__name__
    return run


def drop(page: Page, name: str, text: str) -> None:
    page.execute(DROP, name, text)
    page.until(lambda: page.text("#file-status").startswith(name))


@needs_files
def test_all_scenes_of_a_storyboard_are_laid_out_twice(page: Page) -> None:
    assert page.texts("#scenes h3") == ["Signup", "Better"]
    assert page.count("#scenes svg .window") == 4
    page.choose("#sample", "Generations")
    page.until(lambda: page.texts("#scenes h3") == ["Title", "Close", "Send", "List"])
    assert "sample=Generations.storyboard" in page.address()


@needs_files
def test_a_dropped_storyboard_is_read(page: Page) -> None:
    drop(page, "Mine.storyboard", (SCENES / "storyboards/Main.storyboard").read_text())
    assert page.texts("#scenes h3") == ["Form", "Old"]
    page.choose("#file-left-profile", "iOS 6")
    page.choose("#file-right-profile", "iOS 7")
    page.choose("#file-right-device", "As drawn")
    found = page.texts("#scenes article:last-child .found")
    assert found == ["nothing found", "label “Title” is covered, 21 at the top"], found


@needs_files
def test_devices_and_orientations_are_side_by_side(page: Page) -> None:
    ratio = "const [a, b] = document.querySelectorAll('#scenes article:first-child .window > .shape');" \
            "return [a, b].map((each) => each.getAttribute('height') / each.getAttribute('width'))"
    page.choose("#file-left-device", "iPhone 3.5")
    page.choose("#file-right-device", "iPad 9.7")
    left, right = page.execute(ratio)
    assert abs(left - 480 / 320) < 0.02 and abs(right - 1024 / 768) < 0.02, (left, right)
    page.click("#file-left-turned")
    assert abs(page.execute(ratio)[0] - 320 / 480) < 0.02
    page.click("#file-keyboard")
    assert page.count("#scenes .keyboard .key") > 60


@needs_files
def test_a_click_on_a_view_shows_its_frames_and_constraints(page: Page) -> None:
    page.execute("document.querySelector('#scenes [data-name=hea-00-001]').scrollIntoView()")
    page.click(tuple(page.execute("const box = document.querySelector('#scenes [data-name=hea-00-001] > .shape').getBoundingClientRect();"
                                  "return [box.x + box.width / 2, box.y + box.height / 2]")))
    said = page.text("#scenes .about")
    assert said.startswith("label “Create an account”: ") and " and " in said, said
    assert 'label “Create an account”.top == "roo-00-001".top + 56' in said, said
    assert "Create an account" in page.texts("#scenes .screenshot text"), "the picture does not show its text"
    assert page.count("#scenes .outline.selected") == 2


@needs_files
def test_files_with_looks_are_drawn_as_screens(page: Page) -> None:
    drop(page, "Main.storyboard", (SCENES / "storyboards/Main.storyboard").read_text())
    assert page.count("#scenes svg .views.pictured") == page.count("#scenes svg .views") > 0
    lines = page.execute("return [...document.querySelectorAll('#scenes .screenshot text[textLength]')].map((each) => "
                         "[each.getComputedTextLength(), Number(each.getAttribute('textLength'))])")
    assert lines and all(abs(drawn - wanted) < 1 for drawn, wanted in lines), lines
    drop(page, "rules.vfl", "H:|[box]|\nV:|[box(40)]")
    assert page.count("#scenes .screenshot") == 0 and "box" in page.texts("#scenes [data-name=box] .name")


@needs_files
def test_scene_files_and_rules_are_read(page: Page) -> None:
    files = [*SCENES.glob("*.json"), *SCENES.glob("*.vfl"), *SCENES.glob("storyboards/*")]
    assert len(files) >= 12
    for file in files:
        drop(page, file.name, file.read_text())
        assert page.text("#file-error") == "" and page.count("#scenes .found .bad:not(:empty)") == 0, file
        assert page.count("#scenes svg .window") >= 2 and page.count("#scenes svg .view") >= 2, file


@needs_files
def test_a_file_with_errors_says_where_they_are(page: Page) -> None:
    drop(page, "broken.storyboard", "<document>\n<scenes>\n</document>")
    assert "broken.storyboard:3:" in page.text("#file-error") and page.attribute("#file-error", "role") == "alert"
    drop(page, "broken.json", '{"size": [320, 44],\n "vews": []}')
    assert "broken.json:2:" in page.text("#scenes .bad"), page.text("#scenes")
