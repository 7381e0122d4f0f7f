"""The examples run, print the same screens as those in C, and those of README.md print the shown output."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from conftest import ROOT, PACKAGE


#: Examples that open a window, which scripts/test/hosts tests.
WINDOWS = {"qt_form.py", "tk_form.py"}


@pytest.mark.parametrize("name", sorted({path.name for path in (PACKAGE / "examples").glob("[!_]*.py")} - WINDOWS))
def test_an_example_runs(name):
    answer = subprocess.run([sys.executable, str(PACKAGE / "examples" / name)], capture_output=True, text=True)
    assert answer.returncode == 0 and answer.stdout, answer.stderr


@pytest.mark.parametrize("name", ["cards", "dashboard", "panes"])
def test_an_example_prints_what_that_in_c_prints(name):
    command = [sys.executable, str(PACKAGE / "examples" / f"{name}.py")]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    assert printed == (ROOT / "bindings" / "c" / f"{name}.txt").read_text(encoding="utf-8")


@pytest.mark.parametrize("name", ["browser", "chat", "container", "item_editor"])
def test_a_screen_equals_that_of_the_example_in_c(name, tmp_path):
    library, program = Path(os.environ["CASEMENT_LIBRARY"]).resolve(), tmp_path / name
    source = ROOT / "bindings" / "c" / f"{name}.c"
    subprocess.run(["gcc", "-std=c99", f"-I{ROOT / 'include'}", str(source), "-o", str(program),
                    str(library.parent / "libcasement-documents.so.0"), str(library),
                    f"-Wl,-rpath,{library.parent}"], check=True)
    said, drawn = [], []
    for place, command in enumerate(([str(program)], [sys.executable, str(PACKAGE / "examples" / f"{name}.py")])):
        folder = tmp_path / str(place)
        folder.mkdir()
        said.append(subprocess.run([*command, str(folder)], check=True, capture_output=True, text=True).stdout)
        drawn.append({path.name: path.read_text(encoding="utf-8") for path in folder.iterdir()})
    assert said[0] == said[1] and said[0]
    assert drawn[0].keys() == drawn[1].keys() and len(drawn[0]) >= 8
    assert [picture for picture in drawn[0] if drawn[0][picture] != drawn[1][picture]] == []


def test_a_figure_lies_as_with_kiwisolver():
    command = [sys.executable, str(PACKAGE / "examples" / "matplotlib_figure.py")]
    ours, theirs = (subprocess.run(command + options, check=True, capture_output=True, text=True).stdout
                    for options in ([], ["--kiwisolver"]))
    assert ours == theirs and ours.count("\n") == 4 * 6


def programs(page):
    """Returns the Python programs of a page, each with the output shown after it."""
    fences = re.findall(r"^```(\w*)\n(.*?)^```$", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL)
    # Between a program and its output may be the same in C and in JavaScript, which scripts/test/guide runs.
    fences = [(kind, text) for kind, text in fences if page == PACKAGE / "README.md" or kind not in ("c", "js")]
    return [pytest.param(program, following[1] if following[0] == "text" else "", id=f"{page.relative_to(ROOT)}-{place}")
            for place, ((kind, program), following) in enumerate(zip(fences, fences[1:] + [("", "")]))
            if kind == "python"]


GUIDE = sorted((ROOT / "docs" / "guide").glob("*.md"))


@pytest.mark.parametrize("program, expected", [each for page in (PACKAGE / "README.md", ROOT / "README.md", *GUIDE)
                                               for each in programs(page)])
def test_an_example_of_a_page(program, expected, tmp_path):
    answer = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=True, cwd=tmp_path)
    assert answer.stdout == expected


def test_every_page_has_examples():
    assert len(programs(PACKAGE / "README.md")) >= 4 and len(programs(ROOT / "README.md")) == 1
    assert [page.name for page in GUIDE if not programs(page)] == ["install.md"]


def test_the_first_program_in_c_prints_what_the_one_in_python_prints(tmp_path):
    page = (ROOT / "docs" / "guide" / "getting-started.md").read_text(encoding="utf-8")
    source, program = tmp_path / "program.c", tmp_path / "program"
    source.write_text(re.search(r"^```c\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1])
    library = Path(os.environ["CASEMENT_LIBRARY"]).resolve()
    subprocess.run(["gcc", "-std=c99", "-Wall", "-Wextra", "-pedantic", "-Werror", f"-I{ROOT / 'include'}", str(source), "-o",
                    str(program), str(library), f"-Wl,-rpath,{library.parent}"], check=True)
    said = subprocess.run([str(program)], check=True, capture_output=True, text=True).stdout
    assert said == re.search(r"^```text\n(.*?)^```$", page, re.MULTILINE | re.DOTALL)[1]


def test_a_program_with_types(tmp_path):
    pytest.importorskip("mypy")
    program = tmp_path / "program.py"
    program.write_text("""
from casement import Constraint, Rect, Scene, View, STRONG

with Scene(size=(320, 480)) as scene:
    box: View = scene.add("box", intrinsic=(None, 4))
    made: Constraint = box.width.equal(scene.window.width / 2 - 8, STRONG)
    (box.left == 2 * scene.window.left) | 750
    frame: Rect = scene.layout()[0].frame
    first: float = scene.frames([box.id])[0][0]
    scene["b"].hidden = True
    reveal_type(box.leading)
""")
    command = [sys.executable, "-m", "mypy", "--strict", "--cache-dir", str(tmp_path / "cache"), str(program)]
    answer = subprocess.run(command, capture_output=True, text=True, env={"MYPYPATH": str(PACKAGE)})
    assert answer.returncode == 0 and "Anchor" in answer.stdout, answer.stdout


def test_the_live_example_plays_once():
    command = [sys.executable, str(PACKAGE / "examples" / "live.py"), "--once"]
    said = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    pictures = re.split(r"^[kr]: \d+ moments\n", said, flags=re.MULTILINE)[1:]
    with_keyboard, lying, without = (picture.splitlines() for picture in pictures)
    assert [(len(rows), len(rows[0])) for rows in (with_keyboard, lying, without)] == [(30, 42), (20, 62), (20, 62)]
    assert [row for row in range(30) if "keyboard" in with_keyboard[row]] == [(480 - 216) // 16]
    assert [row for row in range(20) if "keyboard" in lying[row]] == [round((320 - 162) / 16)]
    assert not any("keyboard" in row for row in without)
    assert any("-9-" in row for row in with_keyboard)


def test_the_live_example_reacts_to_keys():
    pty = pytest.importorskip("pty")
    ours, theirs = pty.openpty()
    program = subprocess.Popen([sys.executable, str(PACKAGE / "examples" / "live.py")], stdin=theirs, stdout=theirs)
    os.close(theirs)
    said, keys = b"", list(b"krkq")
    while program.poll() is None and b"Traceback" not in said:
        try:
            said += os.read(ours, 4096)
        except OSError:  # the program has ended and closed its terminal
            break
        if keys and said.count(b"[q]uit") > 3 * (5 - len(keys)):
            os.write(ours, bytes([keys.pop(0)]))
    os.close(ours)
    assert program.wait(timeout=20) == 0 and b"keyboard" in said
