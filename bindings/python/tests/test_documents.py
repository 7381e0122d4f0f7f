"""Scenes from files."""

import json
import os
from pathlib import Path

import casement
import pytest

SCENES = Path(__file__).resolve().parents[2] / "scenes"
MAIN = SCENES / "storyboards" / "Main.storyboard"
SETTINGS = SCENES / "storyboards" / "Settings.storyboard"
LIBRARY = os.environ.get("CASEMENT_LIBRARY", "")

pytestmark = pytest.mark.skipif(
    not (Path(LIBRARY).parent / "libcasement-documents.so.0").exists(), reason="libcasement-documents is not built")


def test_a_storyboard_is_a_scene():
    with casement.load(MAIN, scene="Form") as scene:
        assert scene.named("lab-00-001").frame == (20, 84, 46, 21)
        assert scene.profile == casement.Profile.IOS7
        scene.keyboard.show(height=216)
        assert scene.named("but-00-001").frame.y == 518


def test_profile_and_device_can_be_replaced():
    with casement.load(MAIN, scene="Old", profile="ios6", device="iphone-3.5") as scene:
        assert scene.profile == casement.Profile.IOS6
        assert scene.named("lab-00-002").window_frame.y == 84
        assert scene.named("roo-00-002").frame.height == 480 - 64


def test_the_profile_of_a_loaded_scene_is_that_of_its_screen():
    for profile in casement.Profile:
        if profile != casement.Profile.NONE:
            with casement.load(MAIN, scene="Old", profile=profile) as scene:
                assert scene.profile == profile
    with casement.load(SCENES / "address.vfl") as scene:
        assert scene.profile == casement.Profile.NONE


def test_json_and_stacks():
    with casement.load(SCENES / "gallery.json") as scene:
        assert type(scene.named("photo")) is casement.View
        assert scene.named("photo").window_frame == (20, 64, 280, 300)
    with casement.load(SETTINGS) as scene:
        stack = scene.named("sta-00-001")
        assert type(stack) is casement.StackView
        assert [view.name for view in stack.views] == ["lab-00-001", "gap-00-001", "swi-00-001", "hid-00-001"]
        assert stack.frame == (20, 60, 374, 31)
        stack.spacing = 30
        scene.layout()
        assert scene.named("gap-00-001").frame.x == scene.named("lab-00-001").frame.width + 30
        page = scene.named("pag-00-001")
        assert page.window_frame == (0, 99, 414, 1200)


def test_landscape_and_sizes():
    with casement.load(MAIN, scene="Form", device="375x667", landscape=True) as scene:
        assert scene.named("roo-00-001").frame == (0, 0, 667, 375)
        assert scene.orientation == casement.Orientation.LANDSCAPE_LEFT
    with casement.load(MAIN, scene="Form", device="768x1024") as scene:
        assert scene.named("roo-00-001").frame == (0, 0, 768, 1024)


def test_a_file_that_is_no_scene_and_no_library_is_reported_as_both(tmp_path):
    expected = r"login\.jsn is neither a scene \(\.json, \.vfl, \.storyboard, \.xib\) nor a library: "
    before = casement.load()
    for path in ("login.jsn", tmp_path / "login.jsn"):
        with pytest.raises(casement.LibraryNotFound, match=expected):
            casement.load(path)
    (tmp_path / "login.jsn").write_text("{}")
    with pytest.raises(casement.LibraryNotFound, match=expected):
        casement.load(tmp_path / "login.jsn")
    assert casement.load() is before


def test_only_svg_is_saved(tmp_path):
    with casement.Scene((320, 480)) as scene:
        for name in ("x.png", "x.PDF", "x.svg.gz"):
            with pytest.raises(ValueError, match=rf"{name}: save_svg\(\) writes SVG, not "):
                scene.save_svg(tmp_path / name)
            assert not (tmp_path / name).exists()
        for name in ("x.svg", "x.SVG", "x"):
            scene.save_svg(tmp_path / name)
            assert (tmp_path / name).read_text().startswith("<svg")
        with pytest.raises(casement.OutOfRangeError):
            scene.save_svg(tmp_path / "x.svg", zoom=-1)
        assert (tmp_path / "x.svg").read_text().startswith("<svg")


def test_a_device_can_be_a_width_and_a_height():
    with casement.load(MAIN, scene="Form", device=(375, 667)) as scene:
        assert scene.named("roo-00-001").frame == (0, 0, 375, 667)
    with casement.load(MAIN, scene="Form", device=(320.5, 568)) as scene:
        assert scene.named("roo-00-001").frame.width == 320.5
    for device in (5, (1, 2, 3), ("a", "b")):
        with pytest.raises(TypeError, match="neither a name nor a width and a height"):
            casement.load(MAIN, device=device)
    with pytest.raises(casement.DocumentError, match="^device: .*at least 16 points"):
        casement.load(MAIN, device=(0, 0))


def test_options_are_those_of_load():
    with pytest.raises(TypeError, match=r"casement\.load\(\) has no option 'colour'"):
        casement.load(MAIN, colour="red")
    with pytest.raises(casement.DocumentError, match="^device applies to storyboards only"):
        casement.load(SCENES / "gallery.json", device="iphone-4")
    with pytest.raises(casement.DocumentError, match="^landscape applies to storyboards only"):
        casement.load(SCENES / "gallery.json", landscape=True)


def test_xml_with_any_name_is_a_storyboard(tmp_path):
    path = tmp_path / "main.xml"
    main = MAIN.read_bytes()
    for content in (main, b"\xef\xbb\xbf" + main, b"  \n" + main[main.index(b"<document"):]):
        path.write_bytes(content)
        with casement.load(path, scene="Form") as scene:
            assert scene.named("lab-00-001").frame == (20, 84, 46, 21)


def test_a_missing_library_is_reported_with_advice(monkeypatch, tmp_path):
    monkeypatch.setenv("CASEMENT_DOCUMENTS", str(tmp_path / "none.so"))
    with pytest.raises(casement.LibraryNotFound, match="wheels for glibc contain it.*CASEMENT_DOCUMENTS"):
        casement.load(MAIN)


def test_only_files_and_pictures_need_the_library(monkeypatch, tmp_path):
    monkeypatch.setenv("CASEMENT_DOCUMENTS", str(tmp_path / "none.so"))
    with casement.Scene((320, 480), profile="ios7") as scene:
        box = scene.add("box", intrinsic=(10, 10))
        scene.layout()
        assert box.frame == (0, 0, 10, 10)
        with scene.animate() as moving:
            pass
        for draw in (scene.svg, moving.filmstrip, lambda: scene.save_svg(tmp_path / "a.svg")):
            with pytest.raises(casement.LibraryNotFound, match="draws them.*wheels for glibc contain it.*CASEMENT_DOCUMENTS"):
                draw()
        # A notebook shows text instead.
        assert scene._repr_svg_() is None and moving._repr_svg_() is None
        monkeypatch.delenv("CASEMENT_DOCUMENTS")
        assert scene._repr_svg_().startswith("<svg") and moving._repr_svg_().startswith("<svg")


def test_a_picture_with_invalid_options_raises():
    with casement.Scene((320, 480)) as scene:
        with pytest.raises(casement.OutOfRangeError, match="out of its range|out of range|outside"):
            scene.svg(zoom=-1)


def test_a_library_in_the_current_folder_is_not_loaded(run, monkeypatch, tmp_path):
    (tmp_path / "libcasement-documents.so.0").write_text("no library")
    monkeypatch.chdir(tmp_path)
    run(f"import casement; casement.load({str(MAIN)!r})", CASEMENT_LIBRARY=Path(LIBRARY).name,
        LD_LIBRARY_PATH=str(Path(LIBRARY).parent), PYTHONPATH=str(Path(casement.__file__).parents[1]))


def test_remarks_can_be_read():
    with casement.load(SETTINGS) as scene:
        assert scene.remarks == ("1 of another size in view roo-00-001",
                                 "constraint con-00-015: wid-00-001 is not there on this size")
    with casement.load(MAIN) as scene:
        assert scene.remarks == ()
    with casement.Scene() as scene:
        assert scene.remarks == ()


def test_file_extensions_are_case_insensitive(tmp_path):
    path = tmp_path / "MAIN.STORYBOARD"
    path.write_bytes(MAIN.read_bytes())
    with casement.load(path) as scene:
        assert scene.named("lab-00-001").frame == (20, 84, 46, 21)


def test_errors_have_positions_in_the_storyboard(tmp_path):
    bad = tmp_path / "bad.storyboard"
    bad.write_text(MAIN.read_text().replace('secondAttribute="bottom" constant="20" id="con-00-001"',
                                            'secondAttribute="leading" constant="20" id="con-00-001"'))
    line = next(number for number, text in enumerate(bad.read_text().splitlines(), 1) if "con-00-001" in text)
    with pytest.raises(casement.DocumentError, match=rf"bad\.storyboard:{line}:\d+: error: .*(\n.*)*<constraint firstItem"):
        casement.load(bad)


def test_errors_of_other_files_have_positions(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"veiws": []}))
    with pytest.raises(casement.DocumentError, match=r'bad.json:1:2: error: .*did you mean "views"') as caught:
        casement.load(bad)
    assert (caught.value.line, caught.value.column) == (1, 2)
    with pytest.raises(casement.DocumentError, match='^(?!casement: ).*did you mean "Form"'):
        casement.load(MAIN, scene="Frm")
    with pytest.raises(FileNotFoundError):
        casement.load(tmp_path / "nowhere.json")
    with pytest.raises(TypeError, match=r"^scene: only a scene \(\.json, .*\) takes options, and .*libcasement.* is none$"):
        casement.load(LIBRARY, scene="Form")


def test_an_endless_file_is_refused(tmp_path):
    endless = tmp_path / "endless.json"
    endless.symlink_to("/dev/zero")
    with pytest.raises(casement.DocumentError, match=r"endless\.json: the file is larger than 64 MiB"):
        casement.load(endless)


def test_outlets_name_views_and_constraints(tmp_path):
    named = tmp_path / "named.storyboard"
    outlets = ('<connections><outlet property="titleLabel" destination="lab-00-001" id="o-1"/>'
               '<outlet property="gap" destination="con-00-001" id="o-2"/></connections>')
    named.write_text(MAIN.read_text().replace("</viewController>", outlets + "</viewController>", 1))
    with casement.load(named) as scene:
        assert scene.named("titleLabel").frame == (20, 84, 46, 21)
        assert scene.find_constraint("gap") in scene.constraints


def test_a_saved_scene_loads_as_the_same_scene(tmp_path):
    with casement.Scene(size=(320, 100), scale=2) as scene:
        scene.add("name", intrinsic=(60, 20), margins=(1, 2, 3, 4))
        scene.add("mail", intrinsic=(80, 20))
        scene.add("all")
        scene.rules("H:|-[name]-[mail]", "V:|-[name]", "V:|-[mail]", "V:|[all(20)]", "all.left == superview.left",
                    "all.width == name.width + mail.width + 8")
        scene.layout()
        scene.save(tmp_path / "scene.json")
        frames = {name: scene[name].frame for name in ("name", "mail", "all")}
    with casement.load(tmp_path / "scene.json") as again:
        assert {name: again[name].frame for name in frames} == frames
        assert again["name"].margins == (1, 2, 3, 4)
        assert again["all"].frame.width == 148
        assert again.file_text() == (tmp_path / "scene.json").read_text()
