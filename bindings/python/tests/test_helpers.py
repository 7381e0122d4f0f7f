"""Barriers, fits, views that give up their room while they are hidden, and the functions of rules."""

import pytest

from casement import EmptyError, Fit, Guide, NotFiniteError, OutOfRangeError, RuleError, Scene, StaleError


@pytest.fixture
def scene():
    with Scene((320, 480)) as made:
        for name, width in (("name", 40), ("mail", 60)):
            made.add(name, intrinsic=(width, 20)).left.equal(made.window.left)
        made.add("field", intrinsic=(None, 30))
        yield made


def test_a_barrier_follows_the_furthest(scene):
    labels = scene.window.add_barrier("trailing", [scene["name"], scene["mail"]], 8, "labels")
    assert isinstance(labels, Guide) and labels.name == "labels"
    scene.rules("field.leading == labels.trailing", "field.trailing == window.trailing")
    scene.layout()
    assert scene["field"].frame.x == 68 and scene["mail"].frame.width == 60
    scene["mail"].intrinsic = (10, 20)
    scene.layout()
    assert scene["field"].frame.x == 48
    assert str(labels.constraints[5]) == "labels.width == 0 @400"


def test_refused_barriers(scene):
    with pytest.raises(EmptyError, match="items"):
        scene.window.add_barrier("left", [])
    with pytest.raises(OutOfRangeError, match="edge"):
        scene.window.add_barrier("width", [scene["name"]])
    with pytest.raises(NotFiniteError, match="margin"):
        scene.window.add_barrier("left", [scene["name"]], float("nan"))
    with pytest.raises(TypeError, match="items"):
        scene.window.add_barrier("left", ["name"])
    with Scene() as other, pytest.raises(StaleError, match="items"):
        scene.window.add_barrier("left", [other.window])
    assert not [guide for guide in scene.window.guides if guide.constraints]


def test_fits(scene):
    photo, frame = scene.add("photo"), scene["field"]
    scene.rules("H:|[field(200)]", "V:|[field(100)]")
    made = photo.fit(frame, 1.5, identifier="inside")
    scene.layout()
    assert photo.frame == (25, 0, 150, 100)
    assert [each.identifier for each in made] == ["inside"] * 6 and str(made[0]).startswith("photo.width == 1.5 * photo.height")
    scene.remove_constraints([each.id for each in made])
    photo.fit(frame, 2.5, Fit.COVER)
    scene.layout()
    assert photo.frame == (-25, 0, 250, 100)
    with pytest.raises(OutOfRangeError, match="aspect_ratio"):
        photo.fit(frame, 0)


@pytest.mark.parametrize("strict", (False, True))
def test_a_hidden_view_gives_up_its_room(strict):
    with Scene((320, 480), strict=strict) as scene:
        label, field = scene.add("label", collapses_width=True), scene.add("field")
        width = label.width.equal(60)
        label.left.equal(scene.window.left + 20)
        gap = field.left.equal(label.right + 8)
        assert gap.gone is None
        gap.gone = 0
        scene.layout()
        assert field.frame.x == 88
        label.hidden = True
        scene.layout()
        assert (field.frame.x, label.frame.width, gap.gone) == (20, 0, 0)
        width.constant = 70
        gap.gone = None
        scene.layout()
        assert field.frame.x == 28
        with pytest.raises(NotFiniteError):
            gap.gone = float("inf")
        label.hidden = False
        scene.layout()
        assert field.frame.x == 98
        label.collapses_width = False
        assert not label.collapses_width and not label.collapses_height


def test_functions_of_rules(scene):
    made = scene.rules("field.left >= max(name.right, mail.right) + 8 gone 0", "field.width == 25% of window.width",
                       "field.centerY == middle(name.top, mail.bottom)")
    assert [str(each) for each in made] == [
        "field.left >= name.right + 8 @1000 gone 0", "field.left >= mail.right + 8 @1000 gone 0",
        "field.width == 0.25 * window.width @1000", "field.centerY == 0.5 * name.top + 0.5 * mail.bottom @1000"]
    assert [each.gone for each in made] == [0, 0, None, None]
    with pytest.raises(RuleError, match="takes a barrier"):
        scene.rules("field.left == max(name.right, mail.right)")
