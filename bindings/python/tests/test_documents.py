"""Scenes from files."""

import json
import os
from pathlib import Path

import casement
import pytest

SCENES = Path(__file__).resolve().parents[2] / "scenes"
MAIN = SCENES / "storyboards" / "Main.storyboard"
LIBRARY = os.environ.get("CASEMENT_LIBRARY", "")

pytestmark = pytest.mark.skipif(
    not (Path(LIBRARY).parent / "libcasement-documents.so.0").exists(), reason="libcasement-documents is not built")


def test_a_storyboard_is_a_scene():
    with casement.load(MAIN, scene="Form") as scene:
        assert scene.named("lab-00-001").frame == (20, 84, 46, 21)
        assert scene.profile == casement.Profile.IOS7
        scene.keyboard.show(height=216)
        assert scene.named("but-00-001").frame.y == 518


def test_profile_and_device_may_be_others():
    with casement.load(MAIN, scene="Old", profile="ios6", device="iphone-3.5") as scene:
        assert scene.profile == casement.Profile.IOS6
        assert scene.named("lab-00-002").window_frame.y == 84
        assert scene.named("roo-00-002").frame.height == 480 - 64


def test_json_and_stacks():
    with casement.load(SCENES / "gallery.json") as scene:
        assert isinstance(scene.named("stack"), (casement.StackView, casement.View))
    with casement.load(SCENES / "storyboards" / "Settings.storyboard") as scene:
        assert isinstance(scene.named("sta-00-001"), casement.StackView)


def test_what_cannot_be_read_says_where(tmp_path):
    bad = tmp_path / "bad.json"
    bad.write_text(json.dumps({"veiws": []}))
    with pytest.raises(casement.RuleError, match=r'bad.json:1:2: error: .*did you mean "views"'):
        casement.load(bad)
    with pytest.raises(casement.RuleError, match='did you mean "Form"'):
        casement.load(MAIN, scene="Frm")
    with pytest.raises(FileNotFoundError):
        casement.load(tmp_path / "nowhere.json")
    with pytest.raises(TypeError):
        casement.load(LIBRARY, scene="Form")
