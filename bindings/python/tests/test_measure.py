"""Measure functions."""

import gc

import pytest
from conftest import at_width

from casement import (Attribute, InUseError, KindError, Measurement, ModeError, NotFiniteError, OutOfRangeError, OwnedError,
                      OwnedError, Scene, UnsettledError)


@pytest.fixture
def text():
    with Scene((100, 500)) as scene:
        view = scene.add("text")
        scene.rules("H:|[text]|", "V:|[text]")
        yield view


def test_a_height_follows_the_width(text):
    asked = []
    text.measure = at_width(lambda width: asked.append(width) or 2000 / width)
    gc.collect()
    text.scene.layout()
    assert text.frame == (0, 0, 100, 20)
    text.scene.resize(200, 500)
    text.scene.layout()
    assert text.frame == (0, 0, 200, 10)
    text.scene.layout()
    assert asked[-1] == 200 and 100 in asked
    text.measure = lambda request: (None, 33)
    text.scene.layout()
    assert text.frame.height == 33
    text.measure = None
    assert text.measure is None
    text.scene.layout()


def test_an_exception_is_raised_and_the_scene_can_be_used(text):
    def measure(request):
        raise KeyError("no font")

    text.measure = measure
    with pytest.raises(KeyError, match="no font"):
        text.scene.layout()
    text.measure = lambda request: (None, 10)
    text.scene.layout()
    assert text.frame.height == 10


def test_an_interrupt_is_raised(text):
    def measure(request):
        raise KeyboardInterrupt

    text.measure = measure
    with pytest.raises(KeyboardInterrupt):
        text.scene.layout()


def test_results_that_are_not_heights_are_refused(text):
    text.measure = lambda request: (None, "high")
    with pytest.raises(TypeError):
        text.scene.layout()
    text.measure = lambda request: (None, -3)
    with pytest.raises(OutOfRangeError):
        text.scene.layout()


def test_a_scene_cannot_be_changed_or_closed_while_it_measures(text):
    seen = []

    def measure(request):
        for change in (text.scene.close, lambda: text.scene.resize(1, 1), text.scene.layout):
            try:
                change()
            except InUseError:
                seen.append(change)
        return None, 10

    text.measure = measure
    text.scene.layout()
    assert len(seen) >= 3 and not text.scene.closed


def test_nothing_is_looked_up_by_name_while_a_scene_measures(text):
    text.width.at_least(1, identifier="least")
    for find in (lambda: text.scene["text"], lambda: text.scene.named("text"), lambda: text.scene.find_constraint("least")):
        text.measure = lambda request, find=find: find()
        with pytest.raises(InUseError, match="a measure function cannot use its scene"):
            text.scene.layout()


def test_heights_that_do_not_settle_are_an_error():
    with Scene((100, 500)) as scene:
        view = scene.add("unsettled")
        view.width.equal(view.height + 1)
        view.measure = at_width(lambda width: width)
        with pytest.raises(UnsettledError):
            scene.layout()


def test_removing_a_view_releases_its_function(text):
    text.measure = lambda request: (None, 10)
    text.remove()
    assert not text.scene._measures
    text.scene.layout()


def lines(request, letters=30):
    """A text of letters that are 10 wide and 20 high."""
    wide = 10 * request.text_size
    columns = letters if request.width is None else max(1, request.width // wide)
    return letters * wide, -(-letters // columns) * 2 * wide


@pytest.fixture
def label():
    with Scene((400, 500)) as scene:
        view = scene.add("label")
        scene.rules("H:|[label]", "V:|[label]", "label.right <= superview.right")
        yield view


def test_a_size_is_natural_or_follows_the_width(label):
    asked = []
    label.measure = lambda request: asked.append(request) or lines(request)
    gc.collect()
    label.scene.layout()
    assert label.frame == (0, 0, 300, 20) and asked == [(None, 1)]
    label.scene.resize(100, 500)
    label.scene.layout()
    assert label.frame == (0, 0, 100, 60) and asked[1:] == [(100, 1)]
    assert label.intrinsic == (300, 60) and label.is_measured
    label.scene.text_size = 2
    label.scene.layout()
    assert label.frame == (0, 0, 100, 240) and asked[2:] == [(None, 2), (100, 2)] and label.scene.text_size == 2
    with pytest.raises(OwnedError):
        label.intrinsic = 10, None
    label.measure = lambda request: (None, 12)
    label.scene.layout()
    assert label.frame.height == 12 and label.intrinsic == (None, 12)
    label.measure = lines
    assert label.measure is lines
    with pytest.raises(TypeError, match="^measure: expected a function or None, not 20$"):
        label.measure = 20
    assert label.measure is lines
    label.measure = None
    with pytest.raises(KindError):
        label.invalidate_measure()


def test_a_measurement_may_have_baselines(label):
    below = label.scene.add("below")
    below.top == label.last_baseline
    below.left == label.left
    label.set(first_baseline_from_top=3, last_baseline_from_bottom=4)
    label.measure = lambda request: Measurement(*lines(request), first_baseline=15, last_baseline=5)
    label.scene.layout()
    assert below.frame.y == 15 and label.effective_first_baseline_from_top == 15 and label.first_baseline_from_top == 3
    label.measure = lambda request: Measurement(None, 40, last_baseline=None)
    label.scene.layout()
    assert below.frame.y == 36 and label.intrinsic == (None, 40)


def test_wrong_measurements_are_refused(label):
    label.measure = lines
    label.scene.layout()
    for wrong, error in ((lambda request: 3, TypeError), (lambda request: ("a", 1), TypeError),
                         (lambda request: (1, 2, 3, 4, 5), TypeError), (lambda request: 1 / 0, ZeroDivisionError),
                         (lambda request: (-3, 1), OutOfRangeError), (lambda request: (float("inf"), 1), NotFiniteError)):
        label.measure = wrong
        with pytest.raises(error):
            label.scene.layout()
        assert label.frame == (0, 0, 300, 20)
    for wrong in (0, 11, -1):
        with pytest.raises(OutOfRangeError):
            label.scene.text_size = wrong
    with pytest.raises(NotFiniteError):
        label.scene.text_size = float("nan")
    label.measure = lines
    label.scene.layout()


def test_a_size_that_fits_asks_for_sizes(label):
    label.measure = lines
    box = label.scene.add("box")
    text = box.add("text")
    text.measure = lines
    label.scene.rules("H:|-10-[text]-10-|", "V:|-10-[text]-10-|", root=box)
    assert box.fitting_size() == (320, 40)
    assert box.fitting_size(width=120, width_priority=1000) == (120, 80)


def test_directional_margins_turn_and_follow(label):
    box = label.scene.add("box")
    assert box.margins == (8, 8, 8, 8) and not box.margins_are_directional
    box.set(margins=(1, 2, 3, 4), margins_are_directional=True)
    assert box.margins == box.effective_margins == (1, 2, 3, 4)
    box.direction = "right_to_left"
    assert box.margins == (1, 2, 3, 4) and box.effective_margins == (1, 4, 3, 2)
    with pytest.raises(ModeError):
        box.margins_follow_safe_area = True
    with pytest.raises(NotFiniteError):
        box.margins = 1, 2, 3, float("nan")
    with Scene(profile="ios7", size=(320, 480)) as phone:
        page = phone.navigation().push("page").view
        assert not page.margins_follow_safe_area
        page.margins_follow_safe_area = True
        guide = page.readable
        phone.layout()
        assert page.margins_follow_safe_area and guide == page.readable
        assert page.effective_margins == (72, 8, 8, 8) and guide.frame == (8, 72, 304, 400)
        phone.text_size = 0.25
        phone.layout()
        assert guide.frame == (76, 72, 168, 400)


@pytest.mark.parametrize("columns", [False, True])
def test_what_a_layout_moved_is_reported_after_an_exception_of_a_measure_function(columns):
    with Scene(size=(300, 300)) as scene:
        column = scene.window.add_stack("column", "vertical")
        first, second = column.add("first", intrinsic=(50, 40)), column.add("second", intrinsic=(50, 20))
        text = scene.add("text")
        text.measure = lambda request: (None, 10)
        scene.rules("H:|[column]|", "V:|[column]", "H:|[text]|", "V:|[text]")
        scene.layout()
        text.measure = lambda request: (None, 1 // 0)
        first.hidden = True
        with pytest.raises(ZeroDivisionError):
            scene.layout()
        text.measure = lambda request: (None, 30)
        if columns:
            ids, frames = scene.layout_columns()
            found = dict(zip(map(int, ids), (list(frame) for frame in frames)))
            assert found[second.id] == [0, 0, 300, 20] and found[text.id] == [0, 0, 300, 30]
        else:
            found = {change.item: change.frame for change in scene.layout()}
            assert found[second] == (0, 0, 300, 20) and found[text] == (0, 0, 300, 30)
        assert scene.layout() == []


def test_frames_in_the_window_are_not_reported_as_those_in_parents():
    with Scene(size=(320, 480), profile="ios7") as scene:
        outer, text = scene.add("outer"), scene.add("text")
        inner = outer.add("inner")
        outer.left.equal(scene.window.left + 100)
        left = inner.left.equal(outer.left + 20)

        def measure(request):
            if broken:
                raise ValueError("no font")
            return 5, 5

        def moved(call):
            return [change.frame.x for change in call() if change.item == inner]

        broken = False
        text.measure = measure
        scene.layout()
        scene.sample_in_window()
        for constant, call, then in ((30, scene.sample_in_window, {scene.layout: [30], scene.sample_in_window: [130]}),
                                     (35, scene.sample_in_window, {scene.sample_in_window: [135], scene.layout: []}),
                                     (40, scene.layout, {scene.sample_in_window: [140], scene.layout: []}),
                                     (50, scene.layout, {scene.layout: [50]})):
            left.constant, broken = constant, True
            text.invalidate_measure()
            with pytest.raises(ValueError, match="no font"):
                call()
            broken = False
            assert {again: moved(again) for again in then} == then


def test_a_function_that_raises_once_in_a_layout_that_asks_again_loses_no_frames():
    with Scene(size=(320, 480)) as scene:
        first, second = scene.add("first"), scene.add("second")

        def measure(request):
            nonlocal broken
            if broken:
                broken = False
                raise ValueError("no font")
            return None, None if request.width is None else 18 * -(-700 // request.width)

        broken = False
        first.measure = second.measure = measure
        scene.rules("H:|-[first]-|", "H:|-[second]-|", "V:|-[first]-[second]")
        scene.layout()
        broken = True
        scene.resize(200, 480)
        with pytest.raises(ValueError, match="no font"):
            scene.layout()
        assert {first, second} <= {change.item for change in scene.layout()}
        assert scene.layout() == []


def test_what_was_missed_is_forgotten_with_a_view_that_is_removed():
    with Scene(size=(200, 100)) as scene:
        other, text = scene.add("other"), scene.add("text")
        width = other.width.equal(10)

        def measure(request):
            if broken:
                raise ValueError("no font")
            return 5, 5

        broken = False
        text.measure = measure
        scene.layout()
        width.constant, broken = 20, True
        text.invalidate_measure()
        with pytest.raises(ValueError, match="no font"):
            scene.layout()
        assert scene._missed
        broken = False
        other.remove()
        scene.layout()
        assert not scene._missed


def test_an_intrinsic_size_that_the_measure_function_owns_hides_no_other_error():
    with Scene() as scene:
        view = scene.add("view", margins=(1, 1, 1, 1))
        view.measure = lambda request: (7, 8)
        scene.layout()
        with pytest.raises(KindError, match="^area: "):
            view.set(intrinsic=(None, None), area="x")
        with pytest.raises(OwnedError, match="^height: "):
            view.set(intrinsic=(1, 2), margins=(8, 8, 8, 8))
        assert view.margins == (1, 1, 1, 1)


@pytest.fixture
def strict():
    """A strict scene with a row in which a text is measured, and a card outside."""
    with Scene((320, 480), strict=True) as scene:
        row = scene.add_flow("row")
        row.add("text")
        scene.add("card")
        scene.rules("H:|[row]|", "V:|[row]")
        yield scene


def test_what_a_call_adds_in_which_a_measure_function_raises_is_removed(strict):
    text, card = strict["text"], strict["card"]
    before = strict.constraints

    def measure(request):
        raise ValueError("no font")

    text.measure = measure
    for add in (lambda: card.left.equal(text.right), lambda: (card.left == text.left + text.width).install(),
                lambda: strict.install(card.left == text.right, card.width == text.width + 8),
                lambda: strict.rules("card.left == text.right"),
                lambda: strict.add_constraints([card.id], Attribute.LEFT, 0, text.id, Attribute.RIGHT)):
        text.invalidate_measure()
        with pytest.raises(ValueError, match="^no font$"):
            add()
        card.hidden = not card.hidden
        card.hidden = not card.hidden
        assert strict.constraints == before
