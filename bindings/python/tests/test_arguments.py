"""Invalid priorities, metrics and names: errors that name the argument and the allowed values."""

import pytest

from casement import (Attribute, Insets, KindError, NotFiniteError, OutOfRangeError, Point, Rect, Scene, Size, Solver,
                      StaleError)


@pytest.fixture
def scene():
    with Scene((320, 480)) as scene:
        scene.add("a")
        scene.add("b")
        yield scene


def state_in_block(scene, priority):
    (scene["a"].width == 3) | priority


PRIORITIES = {
    "equal": lambda scene, priority: scene["a"].width.equal(3, priority),
    "at_least": lambda scene, priority: scene["a"].width.at_least(3, priority=priority),
    "|": state_in_block,
    "constraint": lambda scene, priority: setattr(scene["b"].width.equal(3, 1), "priority", priority),
    "hugging": lambda scene, priority: scene["a"].set_hugging(axis="vertical", priority=priority),
    "compression": lambda scene, priority: scene["a"].set_compression(axis="vertical", priority=priority),
    "columns": lambda scene, priority: scene.add_constraints([scene["a"].id], Attribute.WIDTH, priority=priority),
    "row": lambda scene, priority: Solver().add([(1, 1)], "==", 3, priority),
    "try_add": lambda scene, priority: Solver().try_add([(1, 1)], "==", 3, priority=priority),
    "set_priority": lambda scene, priority: Solver().set_priority(1, priority),
    "edit": lambda scene, priority: Solver().edit_variable(1, priority),
}


@pytest.mark.parametrize("state", PRIORITIES.values(), ids=PRIORITIES)
@pytest.mark.parametrize("priority", ["high", "highest", 750.5, 750.0, True, None, float("nan")])
def test_a_priority_that_is_not_a_whole_number_is_refused_by_name(scene, state, priority):
    with pytest.raises(TypeError, match="priority"):
        state(scene, priority)
    scene.layout()
    assert scene["a"].frame.width == 0


@pytest.mark.parametrize("priority", [0, -1, 1001, 2**31, 2**32 + 5, -2**40])
def test_a_priority_outside_its_range_is_refused_by_name(scene, priority):
    for name, state in PRIORITIES.items():
        if name != "columns":
            with pytest.raises(OutOfRangeError, match=rf"^priority: expected .* between 1 and 1000, not {priority}$"):
                state(scene, priority)
    scene.layout()
    assert scene["a"].frame.width == 0


def test_integer_types_are_accepted_as_priorities(scene):
    class Number:
        def __index__(self):
            return 750

    assert scene["a"].width.equal(3, Number()).priority == 750


def test_a_text_as_priority_is_refused_with_the_constants(scene):
    with pytest.raises(TypeError) as caught:
        scene["a"].width.equal(3, priority="high")
    assert str(caught.value) == ("priority: expected a whole number between 1 and 1000, not 'high'; "
                                 "there are the constants REQUIRED, HIGH, LOW and FITTING_SIZE")


@pytest.mark.parametrize("entries", [["high"], [750.5], [None], "high", [2**40]])
def test_an_invalid_column_is_refused_by_name(scene, entries):
    with pytest.raises((TypeError, OverflowError), match="^priority: "):
        scene.add_constraints([scene["a"].id], Attribute.WIDTH, priority=entries)


@pytest.mark.parametrize("value", [None, "12", b"12", True, [3], {}])
def test_a_metric_that_is_not_a_number_is_refused_by_name(scene, value):
    with pytest.raises(TypeError, match=r"^metrics\['gap'\]: expected a finite number, not "):
        scene.rules("[a(gap)]", metrics={"wide": 3, "gap": value})


@pytest.mark.parametrize("value", [float("nan"), float("inf"), 10**400], ids=["nan", "inf", "huge"])
def test_a_metric_that_is_not_finite_is_refused_by_name(scene, value):
    with pytest.raises(NotFiniteError, match=r"^metrics\['gap'\]: expected a finite number, not "):
        scene.rules("[a(gap)]", metrics={"wide": 3, "gap": value})


def test_names_that_are_not_texts_are_refused(scene):
    with pytest.raises(TypeError, match="^metrics: a name is a str, not 5"):
        scene.rules("[a]", metrics={5: 5})
    with pytest.raises(TypeError, match="^views: expected a mapping of names"):
        scene.rules("[a]", views=[scene["a"]])


def test_a_value_that_is_not_a_view_of_the_scene_is_refused_by_name(scene):
    with pytest.raises(TypeError, match=r"^views\['x'\]: expected an item of the scene, not None"):
        scene.rules("[x]", views={"x": None})
    with pytest.raises(StaleError, match=r"^views\['x'\]: .* belongs to another scene"):
        scene.rules("[x]", views={"x": Scene().add("x")})
    with pytest.raises(TypeError, match="^root: expected an item of the scene, not 'a'"):
        scene.rules("[a]", root="a")


def test_given_names_take_precedence_over_names_of_items(scene):
    a, b = scene["a"], scene["b"]
    scene.rules("H:|[b(10)][other(20)]", views={"b": a, "other": b})
    scene.rules("V:|[a(30)][b(40)]", views={"unused": b})
    scene.layout()
    assert (a.frame, b.frame) == ((0, 0, 10, 30), (10, 30, 20, 40))


def test_a_view_that_is_not_a_child_of_a_stack_is_refused_with_advice(scene):
    stack, inner = scene.window.add_stack("stack"), scene.add("outer").add()
    child = stack.add("child")
    for arrange in (lambda view: stack.append(view), lambda view: stack.insert(0, view)):
        with pytest.raises(KindError) as caught:
            arrange(scene["a"])
        assert str(caught.value) == 'view "a" is not a child of stack "stack"; add it with stack.add(…)'
        with pytest.raises(KindError, match=f"^view #{inner.id} is not a child"):
            arrange(inner)
        with pytest.raises(StaleError, match="belongs to another scene"):
            arrange(Scene().add("x"))
    assert stack.views == [child]


def test_solvers_and_scenes_have_digests(scene):
    with Solver() as solver, Solver() as other:
        assert solver.digest == other.digest
        solver.add_variable("x")
        assert solver.digest != other.digest and isinstance(scene.digest, int)


def test_a_zero_is_printed_without_a_sign():
    assert repr(Rect(-0.0, 1.0, -0.0, 2.5)) == "Rect(x=0.0, y=1.0, width=0.0, height=2.5)"
    assert str(Rect(-0.0, 1, 0, -2.5)) == "(0, 1, 0, -2.5)"
    assert repr((Size(-0.0, 1), Point(-0.0, 2.5))) == "(Size(width=0.0, height=1), Point(x=0.0, y=2.5))"
    assert repr(Insets(-0.0, 1, 2, -3)) == "Insets(top=0.0, left=1, bottom=2, right=-3)"
