"""Constraints with more than two anchors, and constraints that are switched together."""

import pytest

from casement import (AttributesError, CasementError, ConflictError, EmptyError, KindError, NotFiniteError, OwnedError, Scene, StaleError, Summand)


@pytest.fixture
def scene():
    with Scene((320, 480)) as made:
        for name in ("all", "name", "mail", "page"):
            made.add(name)
        yield made


def test_a_width_is_the_sum_of_others(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    with scene.stating():
        whole.width == name.width + mail.width + 8
        name.width == 100
        mail.width == 2 * name.width
    scene.layout()
    assert whole.frame.width == 308


def test_a_position_follows_a_length(scene):
    mark, page = scene["name"], scene["page"]
    page.width.equal(200)
    page.left.equal(scene.window.left + 10)
    mark.left.equal(0.25 * page.width)
    scene.layout()
    assert mark.frame.x == 50


def test_a_view_is_between_two_others(scene):
    a, b, c = scene["all"], scene["name"], scene["mail"]
    for view, left in ((b, 10), (c, 200)):
        view.left.equal(scene.window.left + left)
        view.width.equal(40)
    a.width.equal(20)
    (2 * a.center_x).equal(b.right + c.left)
    scene.layout()
    assert a.frame.x == (50 + 200) / 2 - 10


def test_distances_are_compared(scene):
    a, b, c = scene["all"], scene["name"], scene["mail"]
    a.left.equal(scene.window.left)
    c.left.equal(scene.window.left + 300)
    for view in (a, b, c):
        view.width.equal(20)
    (b.left - a.right).equal(c.left - b.right)
    (a.right - a.left).at_most(20, identifier="narrow")
    scene.layout()
    assert b.frame.x == 150
    assert scene.find_constraint("narrow").summands[0].anchor.item == a


def test_a_constraint_reads_back_as_a_sum(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    made = (whole.width - 8).at_least(name.width + 0.5 * mail.width, 600, weight=2, identifier="fits", active=False)
    assert [(str(anchor), multiplier) for anchor, multiplier in made.summands] == [
        ("all.width", 1), ("name.width", -1), ("mail.width", -0.5)]
    assert (str(made.relation), made.constant, made.priority, made.weight, made.identifier, made.active) == (
        ">=", 8, 600, 2, "fits", False)
    made.constant, made.priority, made.weight, made.active = 9, 500, 3, True
    assert (made.constant, made.priority, made.weight, made.active) == (9, 500, 3, True)
    for read in (lambda: made.first, lambda: made.second, lambda: made.multiplier):
        with pytest.raises(KindError):
            read()
    with pytest.raises(KindError):
        made.multiplier = 2
    pair = name.width.equal(0.5 * mail.width + 4)
    assert [(str(anchor), multiplier) for anchor, multiplier in pair.summands] == [("name.width", 1), ("mail.width", -0.5)]
    assert isinstance(pair.summands[0], Summand) and pair.constant == 4 and pair.multiplier == 0.5
    (alone,) = scene.install(mail.height == 30)
    assert [(str(anchor), multiplier) for anchor, multiplier in alone.summands] == [("mail.height", 1)]


def test_a_printed_sum_is_a_rule_that_makes_it_again(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    made = whole.width.at_least(name.width + 2 * mail.width - 8, 700, identifier="fits")
    (again,) = scene.rules(str(made))
    assert str(again) == str(made) and again.constant == made.constant
    assert [tuple(map(str, each)) for each in again.summands] == [tuple(map(str, each)) for each in made.summands]


def test_a_comparison_of_more_anchors_prints_as_it_is_written(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    comparison = whole.width - 2 * name.width <= mail.width - 8
    assert str(comparison) == "all.width - 2 * name.width <= mail.width - 8 @1000"
    assert [multiplier for _, multiplier in comparison.summands] == [1, -2, -1] and comparison.constant == -8
    assert str(-whole.width + 3) == "-all.width + 3"


def test_sums_and_equations_are_added_all_or_none_and_in_order(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    added = scene.install(name.width == 10, whole.width == name.width + mail.width, mail.width == 20)
    assert scene.constraints == added
    before = len(scene.constraints)
    for bad in (whole.left + name.left == mail.top, mail.width == 0 * mail.left + name.left + whole.top):
        with pytest.raises(AttributesError):
            scene.install(name.height == 4, whole.height == name.height + mail.height, bad, mail.height == 3)
        assert len(scene.constraints) == before


def test_an_error_beside_sums_has_the_index_of_its_equation(scene):
    one, other = scene.add(), scene.add()
    with pytest.raises(NotFiniteError, match=r"^equations\[2\]: constant: "):
        scene.install(one.width == other.width + scene.window.width, one.height == other.height, one.height == other.height + float("inf"))
    assert scene.constraints == []


def test_sums_that_no_scene_takes_are_refused(scene):
    whole, name, mail = scene["all"], scene["name"], scene["mail"]
    with pytest.raises((EmptyError, TypeError)):
        (whole.width + name.width).equal(name.width + whole.width)
    with Scene() as other, pytest.raises(ValueError, match="one scene"):
        (whole.width + name.width).equal(other.add("a").width + mail.width)
    with pytest.raises(TypeError):
        whole.width + name
    with pytest.raises(TypeError, match="target: expected a constraint or an anchor"):
        scene.edit(whole.width - name.width)


def test_a_strict_scene_refuses_a_sum_with_the_conflicting_constraints():
    with Scene((320, 480), strict=True) as scene:
        a, b, c = (scene.add(name) for name in "abc")
        first = [each.width.equal(100) for each in (a, b, c)]
        before = scene.digest
        with pytest.raises(ConflictError) as caught:
            a.width.at_least(b.width + c.width)
        assert set(caught.value.constraints) == set(first) and scene.digest == before


def test_an_error_names_the_line_of_a_sum(scene):
    with scene.stating():
        with pytest.raises(AttributesError, match=r"stated at .*test_sums.py:\d+: all.left \+ name.left == mail.top"):
            scene["all"].left + scene["name"].left == scene["mail"].top
            scene.layout()


def test_constraints_are_switched_together():
    with Scene((320, 480), strict=True) as scene:
        box = scene.add("box")
        narrow, wide = box.width.equal(100), box.width.equal(300, active=False)
        with pytest.raises(ConflictError):
            scene.switch(on=[wide])
        assert narrow.active and not wide.active
        scene.switch(off=[narrow], on=[wide])
        scene.layout()
        assert box.frame.width == 300 and not narrow.active
        scene.switch(off=[narrow.id, wide.id], on=[narrow])
        scene.layout()
        assert box.frame.width == 100 and narrow.active and not wide.active
        scene.switch()


def test_what_cannot_be_switched_is_named_and_changes_nothing():
    with Scene((320, 480)) as scene, Scene() as other:
        box = scene.add("box")
        limit, strange = box.width.equal(100), other.add("a").width.equal(3)
        for wrong, error, words in (([box], TypeError, "on: expected constraints or their ids, not <View box"),
                                    (limit, TypeError, "on: expected a list of constraints"),
                                    ([strange], StaleError, "on: .* belongs to another scene")):
            with pytest.raises(error, match=words):
                scene.switch(off=[limit], on=wrong)
            assert limit.active
        scene.window.add_stack("row").add("one")
        owned = next(each for each in scene["one"].constraints_affecting("horizontal") if each not in scene.constraints)
        with pytest.raises(OwnedError):
            scene.switch(off=[limit, owned])
        assert limit.active
        limit.remove()
        with pytest.raises(StaleError):
            scene.switch(on=[limit])


@pytest.mark.parametrize("member, value", [("priority", 5000), ("weight", float("nan")), ("identifier", "x\0y")],
                         ids=["priority", "weight", "identifier"])
def test_nothing_is_added_where_a_later_comparison_cannot_be_stated(scene, member, value):
    a, b, c = (scene.add(name) for name in ("one", "other", "third"))
    before = scene.constraints
    wrong = a.width == 5
    setattr(wrong, member, value)
    with pytest.raises(CasementError):
        scene.install(a.width + b.width == c.width, wrong)
    assert scene.constraints == before
