"""Items, layouts, reports, rules, stacks and pictures."""

import pytest

import casement
from casement import (Attribute, AttributesError, ConflictError, Direction, InUseError, Kind, KindError,
                      NotFiniteError, OutOfRangeError, OwnedError, RuleError, Scene, StackView, StaleError, TextError,
                      ZeroError)


@pytest.fixture
def scene():
    with Scene((320, 480)) as made:
        yield made


def test_the_tree(scene):
    panel = scene.add("panel")
    inner, guide, scroll = panel.add("inner"), panel.add_guide("guide"), panel.add_scroll("scroll")
    assert panel.children == [inner, scroll] and panel.guides == [guide]
    assert [item.name for item in scene.walk()][:4] == ["window", "panel", "guide", "inner"]
    assert scene["inner"] == inner and inner.parent == panel and scene.window.parent is None
    assert scroll.kind == Kind.SCROLL and scroll.content_guide.kind == Kind.CONTENT_GUIDE
    assert len({panel, scene["panel"]}) == 1
    with pytest.raises(KeyError):
        scene["nobody"]
    panel.remove()
    assert not inner.alive and "gone" in repr(inner)
    for ask in ("frame", "window_frame", "exact_frame", "shown_frame", "kind"):
        with pytest.raises(StaleError, match=f"item #{inner.id} is gone"):
            getattr(inner, ask)
    with pytest.raises(StaleError):
        inner.add("more")


def test_only_what_changed_is_reported(scene):
    a, b = scene.add("a", intrinsic=(10, 20)), scene.add("b", intrinsic=(30, 40))
    a.left.equal(scene.window.left)
    gap = b.left.equal(a.right + 5)
    assert [item.name for item, _ in scene.layout()] == ["window", "a", "b"]
    assert scene.layout() == []
    gap.constant = 9
    assert scene.layout() == [(b, (19, 0, 30, 40))]


def test_constraints_can_be_changed(scene):
    box = scene.add("box")
    wide = box.width.equal(100, 500, weight=2, identifier="wide")
    assert (wide.constant, wide.priority, wide.weight, wide.identifier) == (100, 500, 2, "wide")
    assert (wide.active, wide.second, wide.first.attribute) == (True, None, Attribute.WIDTH)
    rival = box.width.equal(60, 400)
    scene.layout()
    assert (box.frame.width, rival.violation) == (100, 40)
    wide.priority, rival.priority = 300, 1000
    scene.layout()
    assert (box.frame.width, wide.violation) == (60, 40)
    rival.active = False
    scene.layout()
    assert box.frame.width == 100
    wide.remove()
    with pytest.raises(StaleError):
        wide.constant
    with pytest.raises(OutOfRangeError):
        rival.priority = 1001


def test_a_multiplier_can_be_changed(scene):
    box, other = scene.add("box"), scene.add("other", intrinsic=(10, 10))
    half = box.width.equal(0.5 * other.width)
    half.multiplier = 3
    scene.layout()
    assert half.multiplier == 3 and box.frame.width == 30
    for constraint, wrong, error in ((half, 0, ZeroError), (half, float("nan"), NotFiniteError),
                                     (other.height.equal(5), 2, AttributesError)):
        with pytest.raises(error):
            constraint.multiplier = wrong
    assert half.multiplier == 3


def test_a_view_moves_to_another_parent_with_its_constraints(scene):
    card, text = scene.add("card", intrinsic=(100, 50)), scene.add("text", intrinsic=(20, 10))
    card.left.equal(scene.window.left + 30), text.left.equal(scene.window.left + 40)
    text.move(card, 0)
    scene.layout()
    assert text.parent == card and card.children == [text] and text.frame.x == 10 and text.window_frame.x == 40
    for parent, index, error in ((card, 2, OutOfRangeError), (text, 0, InUseError), (card.add_guide("g"), 0, KindError)):
        with pytest.raises(error):
            text.move(parent, index)
    with Scene() as other, pytest.raises(StaleError, match="^parent: .* belongs to another scene"):
        text.move(other.window, 0)
    assert text.parent == card


def test_a_stack_without_views_is_a_stack(scene):
    stack = scene.window.add_stack("row")
    scene._classes.clear()
    assert type(scene["row"]) is StackView


def test_constraints_are_found_by_identifier_and_by_item(scene):
    box, other = scene.add("box"), scene.add("other")
    gap = box.left.equal(scene.window.left + 8, identifier="gap")
    wide = box.width.equal(other.width)
    wide.active = False
    box.intrinsic = 10, 10
    assert scene.find_constraint("gap") == gap
    assert scene.constraints == [gap, wide] == box.constraints
    assert other.constraints == [wide]
    with pytest.raises(KeyError):
        scene.find_constraint("none")


def test_a_background_is_a_colour(scene):
    box = scene.add("box", intrinsic=(10, 10))
    for colour, fill in (("#102030", 'fill="#102030"'), (0x10203080, 'fill="#102030" fill-opacity="0.5"'),
                         ("#10203080", 'fill="#102030" fill-opacity="0.5"')):
        box.background = colour
        scene.layout()
        assert fill in scene.svg()
    box.background = None
    assert "102030" not in scene.svg()
    for wrong in ("102030", "#10203", "#10203g", "#+02030"):
        with pytest.raises(ValueError, match="#rrggbb"):
            box.background = wrong


def test_fixed_constraints_of_a_view_cannot_be_changed(scene):
    box = scene.add("box", intrinsic=(10, 10))
    scene.layout()
    for constraint in box.constraints_affecting("horizontal"):
        with pytest.raises(OwnedError):
            constraint.remove()


def test_conflicts_are_reported_until_they_are_resolved(scene):
    box = scene.add("box")
    low, high = box.width.at_least(200, identifier="low"), box.width.at_most(100, identifier="high")
    scene.layout()
    (conflict,) = scene.conflicts
    assert set(conflict.constraints) == {low, high} and conflict.dropped == high
    assert "low" in str(conflict) and "box.width >= 200" in str(conflict)
    scene.resize(10, 10)
    with pytest.raises(ConflictError) as caught:
        scene.layout(raise_conflicts=True)
    assert set(caught.value.constraints) == {low, high} and len(caught.value.conflicts) == 1
    low.constant = 50
    scene.layout(raise_conflicts=True)
    assert scene.conflicts == []


def test_ambiguity_and_exercise(scene):
    box = scene.add("box", intrinsic=(10, 10))
    box.left.at_least(scene.window.left + 20)
    scene.layout()
    assert box.is_ambiguous("horizontal")
    assert any(entry.item == box for entry in scene.ambiguities)
    assert scene.find_ambiguities(limit=1) == scene.ambiguities[:1]
    assert scene.find_ambiguities(limit=0) == []
    for limit, error in ((-1, OutOfRangeError), ("1", TypeError)):
        for find in (scene.find_ambiguities, scene.find_conflicts):
            with pytest.raises(error, match="limit: expected a whole number from 0"):
                find(limit=limit)
    before = box.frame
    assert box.exercise() and scene.layout() and box.frame != before


def test_the_message_about_a_name_that_needs_quotes_in_rules_says_so(scene):
    scene.add("my view")
    for rule in ("H:|-[my view]-|", "my view.width == 20"):
        with pytest.raises(RuleError, match='\nthis name stands in double quotes in rules: "my view"$'):
            scene.rules(rule)
    assert scene.rules('H:|-["my view"]-|', '"my view".width == 20')
    with pytest.raises(RuleError) as caught:
        scene.rules('H:|-["my view"')
    assert "quotes in rules" not in str(caught.value)


def test_the_message_about_a_name_with_quotes_gives_another_for_rules(scene):
    view = scene.add('a "b"')
    with pytest.raises(RuleError, match=r"""'a "b"' is no name for rules: write a_b, with views={'a_b': scene\['a "b"'\]}"""):
        scene.rules('[a "b"]')
    assert scene.rules("a_b.width == 20", views={"a_b": view})


def test_a_scene_adds_views_of_each_kind_to_its_window(scene):
    made = (scene.add("plain"), scene.add_stack("column", "vertical", spacing=8), scene.add_guide("guide"),
            scene.add_scroll("scroll", intrinsic=(20, 20), insets=(0, 0, 44, 0)), scene.add_flow("flow", "column", gap=4),
            scene.add_grid("grid", gap="5%", columns="1fr 2fr"))
    assert [item.parent for item in made] == [scene.window] * 6
    assert [type(item).__name__ for item in made] == ["View", "StackView", "Guide", "ScrollView", "FlowView", "GridView"]
    assert made[1].axis.word == "vertical" and made[1].spacing == 8 and made[3].insets.bottom == 44
    assert made[4].flow_direction.word == "column" and made[4].gap == 4
    assert (made[5].column_gap, made[5].row_gap, made[5].columns) == ("5%", "5%", "1fr 2fr")
    with pytest.raises(TypeError, match="spaceing"):
        scene.add_stack("row", spaceing=8)


def test_views_found_by_name_are_hidden_and_guides_are_not(scene):
    scene.add("b")
    scene["b"].hidden = True
    assert scene["b"].hidden
    guide = scene.window.add_guide("guide")
    with pytest.raises(KindError):
        guide.hidden = True
    assert not guide.hidden


def test_wrong_rules_have_messages(scene):
    scene.add("text")
    with pytest.raises(RuleError) as caught:
        scene.rules("H:|-[text]-|", "V:|[text]-[nobody]|")
    assert "^" in str(caught.value) and "2" in str(caught.value)
    assert scene.layout() and scene["text"].frame.width == 0


def test_a_wrong_rule_has_a_position_and_a_kind(scene):
    scene.add("a")
    for text, place in {"a.height == 1\nH:[a": (2, 5, "syntax"), "a.wide == 1": (1, 3, "attribute"),
                        "H:[b]": (1, 4, "unknown_item"), "H:|-gap-[a]": (1, 5, "unknown_metric"),
                        "a.width == 1 @2000": (1, 15, "number")}.items():
        with pytest.raises(RuleError) as caught:
            scene.rules(text)
        assert (caught.value.line, caught.value.column, caught.value.kind) == place


def test_every_error_in_a_rule_has_a_position(scene):
    scene.add("a")
    with pytest.raises(AttributesError) as caught:
        scene.rules("a.height == 1\na.left == 3")
    assert (caught.value.line, caught.value.column, caught.value.kind) == (2, 1, "refused")
    with pytest.raises(OutOfRangeError) as caught:
        scene.scale = -1
    assert (caught.value.line, caught.value.kind) == (0, "none")


def test_colours_have_32_bits(scene):
    box = scene.add("box")
    for colour in (-1, 1 << 32):
        with pytest.raises(OutOfRangeError, match="^background: expected 0xRRGGBBAA"):
            box.background = colour


def test_multipliers_outside_1e_300_to_1e300_are_refused(scene):
    a, b = scene.add("a"), scene.add("b")
    for multiplier in (1e-310, 5e-324, 1e305):
        with pytest.raises(OutOfRangeError, match="multiplier: the magnitude must be from 1e-300 to 1e300"):
            a.width.equal(multiplier * b.width)
        with pytest.raises(OutOfRangeError, match="the magnitude of a multiplier or weight"):
            scene.rules(f"a.width == {multiplier} * b.width")


def test_equal_widths_have_the_same_bits(scene):
    views = [scene.add(name) for name in "abc"]
    scene.rules("H:|[a][b(a)][c(b)]|")
    for width in (80, 320, 100.1, 80):
        scene.resize(width, 480)
        scene.layout()
        first, second, third = (view.exact_frame.width for view in views)
        assert first == second == third


def test_a_text_with_a_zero_character_is_refused(scene):
    box = scene.add("box")
    for cut in (lambda: scene.add("box\0x"), lambda: scene.rules("box.width == 5\0 garbage"),
                lambda: scene.rules("H:[box(m)]", metrics={"m\0": 5}), lambda: scene.rules("[a]", views={"a\0": box})):
        with pytest.raises(TextError):
            cut()
    with pytest.raises(TypeError, match="a text is a str"):
        scene.add(None)


def test_rules_with_names_metrics_and_alignment(scene):
    a, b = scene.add("one"), scene.add("two")
    scene.rules("H:|-gap-[first(60)]-[second]-gap-|", views={"first": a, "second": b}, metrics={"gap": 10},
                alignment=["top", Attribute.BOTTOM])
    scene.rules("V:|[one(30)]")
    scene.layout()
    assert (a.frame, b.frame) == ((10, 0, 60, 30), (78, 0, 232, 30))
    with pytest.raises(RuleError):
        scene.rules("H:|[one(two.width)]")
    scene.rules("V:[one(25%)]", extended=True)


def test_stacks(scene):
    column = scene.window.add_stack("column", "vertical", spacing=4, alignment="leading")
    a, b = column.add("a", intrinsic=(10, 20)), column.add("b", intrinsic=(30, 40))
    scene.layout()
    assert isinstance(scene["column"], StackView) and column.views == [a, b]
    assert (column.frame, b.frame) == ((0, 0, 30, 64), (0, 24, 30, 40))
    a.hidden = True
    scene.layout()
    assert a.hidden and column.frame == (0, 0, 30, 40)
    a.hidden = False
    a.spacing_after = 10
    column.axis = "horizontal"
    scene.layout()
    assert b.frame.x == 20
    column.remove_arranged(b)
    assert column.views == [a] and b in column.children
    with pytest.raises(KindError):
        column.remove_arranged(b)
    with pytest.raises(ValueError, match="fill_equally"):
        column.distribution = "evenly"


def test_directions_margins_and_baselines(scene):
    box = scene.add("box", intrinsic=(10, 10))
    box.leading.equal(scene.window.leading_margin)
    scene.window.margins = 1, 2, 3, 4
    scene.layout()
    assert box.frame.x == 2
    scene.window.direction = "right_to_left"
    scene.layout()
    assert box.right_to_left and box.frame.x == 306
    box.set(first_baseline_from_top=7, last_baseline_from_bottom=3)
    box.first_baseline.equal(scene.window.top + 30)
    scene.layout()
    assert box.frame.y == 23


def test_pixels(scene):
    scene.scale = 2
    box = scene.add("box")
    box.width.equal(33.3)
    scene.layout()
    assert (box.frame.width, box.exact_frame.width) == (33.5, 33.3)


def test_pictures(scene, tmp_path):
    scene.add("box", intrinsic=(10, 10))
    scene.layout()
    assert scene._repr_svg_().startswith("<svg") and "box" in scene.svg()
    assert len(scene.svg(bare=True)) < len(scene.svg())
    scene.save_svg(tmp_path / "scene.svg", margins=True)
    assert (tmp_path / "scene.svg").read_text().startswith("<svg")


def test_a_layout_can_be_checked(scene):
    scene.add("box", intrinsic=(10, 10))
    scene.layout()
    scene.check()
    assert scene.statistics()["constraints"] > 0


def test_every_public_name_exists():
    assert all(hasattr(casement, name) for name in casement.__all__)


def test_items_of_an_id_are_of_one_class():
    with Scene((100, 100), profile="ios7") as scene:
        stack, scroll, plain = scene.window.add_stack("s"), scene.window.add_scroll("t"), scene.add("p")
        for _ in range(2):
            for item in (stack, scroll, plain, scene.keyboard_guide, scene.window):
                assert type(scene.item(item.id)) is type(item)
        id = plain.id
        plain.remove()
        assert not scene.item(id).alive
        with pytest.raises(KindError):
            scene.view(id)


def test_the_direction_of_a_scene_is_that_of_its_window():
    with Scene(size=(300, 300), direction="right_to_left") as scene:
        assert scene.direction == scene.window.direction == Direction.RIGHT_TO_LEFT
        scene.direction = "left_to_right"
        assert scene.window.direction == Direction.LEFT_TO_RIGHT


def test_conflicts_that_are_found_leave_no_error():
    with Scene() as scene:
        scene.add("box")
        scene.rules("box.width == 10", "box.width == 20")
        assert len(scene.conflicts) == 1
        assert "index" not in scene._library.cas_scene_last_error(scene._address).decode()
