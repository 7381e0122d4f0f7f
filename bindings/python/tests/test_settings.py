"""Every setting can be set and read back, and what is refused changes nothing. The cases come from the header."""

import pickle
import sys
from enum import Enum

import pytest
from conftest import ROOT

from casement import Edge, Insets, KindError, Lengths, ModeError, NotFiniteError, OutOfRangeError, Scene, TextError
from casement import choices
from casement._abi import part_settings as generated
from casement._abi import settings as common
from casement._settings import Pair

sys.path.append(str(ROOT / "interface"))
import settings  # noqa: E402: found in the folder just added

GROUPS = settings.groups()
#: Settings that cannot be set alone to any value: another value, from the objects of the test.
OTHER = {"profile": lambda made: "ios15", "background": lambda made: 0x102030FF, "edges": lambda made: Edge.TOP | Edge.LEFT,
         "columns": lambda made: "100 1fr", "rows": lambda made: "repeat(2, auto)", "auto_columns": lambda made: "50%",
         "auto_rows": lambda made: "minmax(20, auto)", "areas": lambda made: "head head / side main",
         "docked": lambda made: made["input"], "collapses_with": lambda made: made["scroll"]}
#: The kinds of values that are refused.
WRONG = {"double": (float("nan"), NotFiniteError), "cas_priority": (1001, OutOfRangeError), "uint64_t": (-1, OutOfRangeError),
         "cas_insets": ((0, float("inf"), 0, 0), NotFiniteError), "int32_t": ("yes", TypeError), "cas_choice": ("yes", TypeError),
         "uint32_t": ("middle", (TypeError, ValueError)), "cas_item": ("scroll", TypeError), "cas_length": ("12px", ValueError),
         "cas_lengths": ((1, 2), TypeError), "const char *": ("a\0b", TextError)}
#: Settings that are attributes under another name.
ATTRIBUTES = {"width": "given_width", "height": "given_height"}
#: Settings that exclude others.
ALONE = {"area"}


@pytest.fixture
def made():
    """Objects of every kind that has settings or a state, by the name of their struct."""
    with Scene((320, 480), profile="ios7") as scene:
        navigation = scene.navigation()
        page = navigation.push("page")
        stack = page.view.add_stack("row")
        arranged, scroll = stack.add("one", intrinsic=(20, 20)), page.view.add_scroll("scroll")
        input = page.view.add("input", intrinsic=(320, 44))
        grid = page.view.add_grid("grid")
        boxed, cell = page.view.add_flow("flow").add("boxed"), grid.add("cell")
        yield {"flow": boxed.parent, "grid": grid, "boxed": cell, "dimensions": boxed, "scene": scene, "view": input, "stack": stack, "arranged": arranged, "screen": scene, "controller": page,
               "scroll": scroll, "bar": navigation.bar, "status_bar": scene.status_bar, "input": input}


def named(constant):
    """The group of a struct of C, with its properties."""
    name = constant[len("cas_"):].upper()
    return getattr(common if hasattr(common, name) else generated, name)


def properties(group):
    """The properties of a struct of settings, each with the type of its member."""
    types = {each.member: each.type for each in group.members}
    return [(name, types[member.name], isinstance(member, Pair)) for name, member in named(group.struct).members.items()]


SETTINGS = [(group, *each) for group in GROUPS if not group.is_state for each in properties(group)]
IDS = [f"{group.owner}.{name}" for group, name, _, _ in SETTINGS]


def other(name, kind, value, made):
    """A value that is not the present one."""
    if name in OTHER:
        return OTHER[name](made)
    if isinstance(value, bool) or kind == "cas_choice":
        return not value
    if isinstance(value, Enum):
        return next(each for each in type(value) if each != value)
    if isinstance(value, Insets):
        return Insets(1, 2, 3, 4)
    if isinstance(value, Lengths):
        return Lengths(1, "25%", 3, 4)
    if kind == "cas_length":
        return "50%" if value != "50%" else 12
    if kind == "const char *":
        return "head"
    return 0.5 if value is None else value + 1


def readable(made):
    """All settings of all objects."""
    return {(group.owner, name): value(made[group.owner], name) for group, name, _, _ in SETTINGS}


def value(owner, name):
    return getattr(owner, ATTRIBUTES.get(name, name))


@pytest.mark.parametrize("group, name, kind, is_pair", SETTINGS, ids=IDS)
def test_a_setting_is_read_back_and_changes_no_other(made, group, name, kind, is_pair):
    owner, before = made[group.owner], readable(made)
    wanted = other(name, kind, before[group.owner, name], made)
    setattr(owner, ATTRIBUTES.get(name, name), wanted)
    expected = choices.Profile.IOS15 if name == "profile" else wanted
    assert value(owner, name) == expected != before[group.owner, name]
    after = readable(made)
    assert {key for key in after if after[key] != before[key]} == {(group.owner, name)}
    setattr(owner, ATTRIBUTES.get(name, name), before[group.owner, name])
    assert readable(made) == before
    owner.set(**{name: wanted})
    assert value(owner, name) == expected


@pytest.mark.parametrize("group, name, kind, is_pair", SETTINGS, ids=IDS)
def test_a_refused_setting_changes_nothing(made, group, name, kind, is_pair):
    owner, before = made[group.owner], readable(made)
    wrong, error = WRONG.get(kind, (99, ValueError))
    digest = made["scene"].digest
    with pytest.raises(error):
        setattr(owner, ATTRIBUTES.get(name, name), wrong)
    assert readable(made) == before and made["scene"].digest == digest


@pytest.mark.parametrize("group", [group for group in GROUPS if not group.is_state], ids=lambda group: group.owner)
def test_several_settings_are_set_together_or_not_at_all(made, group):
    owner, before = made[group.owner], readable(made)
    wanted = {name: other(name, kind, before[group.owner, name], made) for name, kind, _ in properties(group)
              if name not in ALONE}
    owner.set(**wanted)
    assert all(value(owner, name) != before[group.owner, name] for name in wanted)
    owner.set(**{name: before[group.owner, name] for name in wanted})
    assert readable(made) == before
    for name, kind, _ in properties(group):
        wrong, error = WRONG.get(kind, (99, ValueError))
        with pytest.raises(error):
            owner.set(**{**wanted, name: wrong})
        assert readable(made) == before


def test_settings_of_two_structs_are_set_together_or_not_at_all(made):
    scroll, scene, row = made["scroll"], made["scene"], made["stack"]
    for owner, changes, error in (
            (scroll, {"margins": (1, 2, 3, 4), "docked": scroll}, Exception),
            (scene, {"scale": 2, "profile": "none"}, OutOfRangeError),
            (row, {"background": "#102030", "spacing": 1e10}, OutOfRangeError),
            (row, {"background": "#102030", "spacing_after": 3}, KindError)):
        before = readable(made)
        with pytest.raises(error):
            owner.set(**changes)
        assert readable(made) == before
    made["arranged"].set(margins=(1, 2, 3, 4), spacing_after=9)
    assert made["arranged"].margins == (1, 2, 3, 4) and made["arranged"].spacing_after == 9
    scene.set(scale=2, profile="ios11")
    assert scene.scale == 2 and scene.profile == choices.Profile.IOS11


STATES = [(group.owner, name) for group in GROUPS if group.is_state for name in named(group.struct).members]


@pytest.mark.parametrize("owner, name", STATES, ids=[".".join(each) for each in STATES])
def test_a_state_is_readable(made, owner, name):
    made["scene"].layout()
    found = getattr(made[owner], name, AttributeError)
    assert found is not AttributeError
    kind = getattr(type(made[owner]), name)
    if kind.fset is None:
        with pytest.raises(AttributeError):
            setattr(made[owner], name, found)


def test_every_member_has_a_property_but_flags_and_what_all_items_have():
    missing = []
    for group in GROUPS:
        known = {member.name for member in named(group.struct).members.values()}
        known |= {f"has_{member.name}" for member in named(group.struct).members.values() if isinstance(member, Pair)}
        missing += [f"{group.owner}.{each.member}" for each in group.members if each.member not in known]
    assert missing == ["scene.flags", "bar.item", "bar.frame", "status_bar.item", "status_bar.frame"]


def test_a_misspelled_setting_is_an_error(made):
    for owner in made.values():
        if hasattr(owner, "set"):
            with pytest.raises(TypeError, match="set\\(\\) got an unexpected keyword argument 'hugginh'"):
                owner.set(hugginh=3)


def test_methods_of_a_scene_can_be_pickled():
    for method in (Scene.set, Scene.animate, Scene.navigation, Scene.rules, Scene.add_views, Scene.set_device):
        assert pickle.loads(pickle.dumps(method)) is method


def test_what_is_refused_is_named_as_the_setting(made):
    view, child = made["view"], made["boxed"]
    for owner, name in ((view, "first_baseline_from_top"), (child, "outer_margins"), (view, "margins"), (child, "grow")):
        with pytest.raises(OutOfRangeError, match=f"^{name}: "):
            owner.set(**{name: (0, 1e10, 0, 0) if name == "margins" else 1e10 if name != "grow" else -1})


def test_an_intrinsic_size_is_set_with_settings_all_or_none(made):
    view = made["input"]
    view.set(intrinsic=(30, None), vertical_hugging=400)
    assert view.intrinsic == (30, None) and view.vertical_hugging == 400
    with pytest.raises(OutOfRangeError):
        view.set(intrinsic=(50, 50), first_baseline_from_top=1e10)
    with pytest.raises(OutOfRangeError, match="^intrinsic: "):
        view.set(intrinsic=(-1, 50), vertical_hugging=500)
    assert view.intrinsic == (30, None) and view.vertical_hugging == 400


def test_settings_of_a_screen_need_one():
    with Scene() as scene:
        scene.text_size = 2
        with pytest.raises(ModeError):
            scene.set(text_size=3, is_in_call=True)
        assert scene.text_size == 2 and not scene.strict
    with Scene(strict=True) as scene:
        assert scene.strict


def test_a_choice_is_printed_as_its_word():
    with Scene(profile="ios15") as scene:
        stack = scene.window.add_stack("row", alignment="center")
        assert f"{stack.alignment} {stack.axis} {scene.profile}" == "center horizontal ios15"
