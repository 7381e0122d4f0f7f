"""When a comparison becomes a constraint."""

import pytest

from casement import AttributesError, ConflictError, EmptyError, OutOfRangeError, Scene


def statements(scene):
    return [line for line in scene.describe().splitlines() if "==" in line or "<=" in line or ">=" in line]


def test_a_comparison_inside_with_is_a_constraint():
    with Scene((320, 480)) as scene:
        box = scene.add("box")
        box.leading == scene.window.leading + 8
        (box.width == 100) | 750
        scene.layout()
        assert box.frame == (8, 0, 100, 0)


def test_a_comparison_elsewhere_is_not_a_constraint():
    scene = Scene((320, 480))
    box = scene.add("box")
    comparison = box.width == 100
    scene.layout()
    assert box.frame.width == 0
    assert "not installed" in repr(comparison)
    (constraint,) = scene.install(comparison)
    scene.layout()
    assert box.frame.width == 100
    assert str(constraint) == "box.width == 100 @1000"
    scene.close()


def test_a_comparison_is_installed_once():
    with Scene((320, 480)) as scene:
        box = scene.add("box")
        comparison = box.width == 100
        first, second = scene.install(comparison, comparison)
        assert first == second == comparison.install()
        assert len(box.constraints_affecting("horizontal")) == 0 or scene.layout()
        assert first in box.constraints_affecting("horizontal")
        assert sum("box.width" in line for line in statements(scene)) == 1


def test_a_comparison_as_a_condition_is_refused_and_adds_nothing():
    with Scene((320, 480)) as scene:
        box, other = scene.add("box"), scene.add("other")
        with pytest.raises(TypeError, match="not a question"):
            if box.width == other.width:
                pass
        with pytest.raises(TypeError):
            box.width in [other.width]
        with pytest.raises(TypeError):
            10 <= box.width <= 20
        with pytest.raises(TypeError, match="!="):
            box.width != 20
        assert not any("other.width" in line for line in statements(scene))


@pytest.mark.parametrize("compare, hint", [
    (lambda a, b: a.left < b.left, "not <: write <="), (lambda a, b: a.width > 20, "not >: write >="),
    (lambda a, b: 20 > a.width, "not <: write <=")])
def test_a_strict_comparison_says_what_to_write(compare, hint):
    with Scene() as scene:
        with pytest.raises(TypeError, match=hint):
            compare(scene.add("a"), scene.add("b"))


def test_a_position_beside_a_number_says_what_to_write():
    with Scene((320, 480)) as scene:
        card = scene.add("card")
        box = card.add("box")
        with pytest.raises(AttributesError, match=r"; write box\.left == card\.left \+ 20$"):
            box.left.equal(20)
        with pytest.raises(AttributesError, match=r"; write box\.top <= card\.top - 5$"):
            box.top.at_most(-5)
        box.bottom >= 8
        with pytest.raises(AttributesError, match=r"; write box\.bottom >= card\.bottom \+ 8\n  stated at .*test_comparisons"):
            scene.layout()
        assert not scene.constraints


def test_priority_needs_parentheses():
    with Scene() as scene:
        a, b = scene.add("a"), scene.add("b")
        with pytest.raises(TypeError, match="parentheses|write"):
            a.width == b.width | 750


def test_an_error_names_the_line_of_the_comparison():
    with Scene() as scene:
        a, b = scene.add("a"), scene.add("b")
        a.width == 10
        a.left == b.top
        a.height == 10
        with pytest.raises(AttributesError, match=r"test_comparisons.py:\d+"):
            scene.layout()
        scene.layout()
        assert (a.frame.width, a.frame.height) == (10, 10)


def test_arithmetic():
    with Scene((100, 100)) as scene:
        a, b = scene.add("a"), scene.add("b")
        for comparison, text in (
                (a.width == 2 * b.width + 8, "a.width == 2 * b.width + 8 @1000"),
                (a.trailing + 8 <= b.leading, "a.trailing <= b.leading - 8 @1000"),
                (2 * a.width >= b.width - 4, "a.width >= 0.5 * b.width - 2 @1000"),
                (8 - a.width <= -b.width / 4, "a.width >= 0.25 * b.width + 8 @1000"),
                (44 == a.height, "a.height == 44 @1000"),
                (a.width - b.width == 3, "a.width == b.width + 3 @1000")):
            assert str(comparison.install()) == text
        with pytest.raises(TypeError):
            a.width * b.width
        with pytest.raises(AttributeError, match="solved, not set"):
            a.width = 20


@pytest.mark.parametrize("state, rule", [
    (lambda box: box.width >= box.width * 0.5 + 10, "box.width >= 0.5 * box.width + 10"),
    (lambda box: 0.5 * box.width + 10 <= box.width, "box.width >= 0.5 * box.width + 10"),
    (lambda box: box.width + 4 == 0.1 * box.width, "box.width == 0.1 * box.width - 4"),
    (lambda box: 2 * box.width <= box.width + 3, "box.width >= 2 * box.width - 3"),
    (lambda box: 0.5 * box.width >= 2 * box.width + 8, "box.width >= 2.5 * box.width + 8"),
    (lambda box: 2 * box.width - box.width >= 40, "box.width >= 40")])
def test_an_anchor_on_both_sides_has_the_violation_of_the_same_rule(state, rule):
    with Scene((320, 480)) as scene:
        box = scene.add("box")
        box.width.equal(10)
        box.height.equal(box.width)
        (stated,) = scene.install(state(box) | 750)
        (read,) = scene.rules(rule + " @750")
        scene.layout()
        assert str(stated) == str(read) and stated.violation == read.violation > 0


def test_what_is_no_number_and_no_attribute_is_named():
    with Scene((320, 480)) as scene:
        box = scene.add("box")
        for wrong in (box, "20"):
            with pytest.raises(TypeError, match="expected a number or an attribute such as view.width, not"):
                box.width.equal(wrong)
        with pytest.raises(TypeError, match="expected comparisons such as a.top == b.top, not <box.top>"):
            scene.install(box.top)
        with pytest.raises(TypeError, match="intrinsic: expected a finite width, not 'a'"):
            box.intrinsic = "a", 3


def test_a_weight_of_zero_is_refused():
    with Scene((320, 480)) as scene, pytest.raises(OutOfRangeError, match="weight: expected a number greater than 0"):
        scene.add("box").width.equal(30, 750, weight=0)


def test_weights_apply_to_an_anchor_on_both_sides():
    widths = []
    for in_rules in (False, True):
        with Scene((320, 480)) as scene:
            box = scene.add("box")
            box.width.equal(30, 750, weight=0.75)
            if in_rules:
                scene.rules("box.width >= 0.5 * box.width + 40 @750")
            else:
                box.width.at_least(box.width * 0.5 + 40, 750)
            scene.layout()
            widths.append(box.frame.width)
    assert widths == [30, 30]


def test_anchors_that_cancel_out_are_refused():
    with Scene((320, 480)) as scene:
        box, other = scene.add("box"), scene.add("other")
        with pytest.raises(EmptyError):
            scene.install(box.width == box.width + 8)
        assert str((box.width + other.width == box.width + 8).install()) == "other.width == 8 @1000"
        assert str((box.width == 0 * other.width).install()) == "box.width == 0 @1000"


def test_a_comparison_with_zero_prints_it_without_a_sign():
    box = Scene((320, 480)).add("box")
    assert repr(box.width == 0) == "<box.width == 0 @1000, not installed>"
    assert str(box.width == -0.0) == "box.width == 0 @1000" and str(-(0 * box.width)) == "0 * box.width"


def test_anchors_of_two_scenes_are_refused():
    with Scene() as one, Scene() as two:
        with pytest.raises(ValueError, match="one scene"):
            one.add("a").width == two.add("b").width


def test_comparisons_are_added_all_or_none():
    scene = Scene((100, 100))
    a, b = scene.add("a"), scene.add("b")
    with pytest.raises(AttributesError):
        scene.install(a.width == 10, a.left == b.top)
    scene.layout()
    assert a.frame.width == 0


def test_a_strict_scene_refuses_with_the_conflicting_constraints():
    scene = Scene((320, 480), strict=True)
    box = scene.add("box")
    first = box.width.equal(100, identifier="wide")
    with pytest.raises(ConflictError) as caught:
        box.width.at_least(200)
    assert caught.value.constraints == (first,)
    scene.layout()
    assert box.frame.width == 100


@pytest.mark.parametrize("state", [lambda box: box.width.equal(3, 0), lambda box: box.width.at_most(3, priority=0),
                                   lambda box: box.scene.install((box.width == 3) | 0)])
def test_a_priority_of_zero_is_not_required(state):
    box = Scene((320, 480)).add("box")
    with pytest.raises(OutOfRangeError, match="between 1 and 1000"):
        state(box)
    assert box.scene.layout() is not None and box.frame.width == 0
