"""Animation: blocks, samples, and interruptions."""

import pytest
from conftest import at_width

from casement import (ClosedError, ConflictError, Curve, ModeError, NotFiniteError, Orientation, OutOfRangeError, Scene,
                      StaleError)


@pytest.fixture
def left(phone):
    box = phone.add("box", intrinsic=(40, 40))
    left = box.left.equal(phone.window.left)
    phone.layout()
    return left


def test_a_block_animates_its_changes(phone, left):
    with phone.animate(0.2, "linear") as moving:
        left.constant = 100
        assert phone.layout() == []
    box = left.first.item
    assert box.frame.x == 100 and moving.animated_items == [(box, (0, 0, 40, 40), (100, 0, 40, 40))]
    assert [(time, [frame.x for _, frame in changes]) for time, changes in moving.frames(10)] == [
        (0, [0]), (0.1, [50]), (0.2, [100])]
    assert box.shown_frame == (100, 0, 40, 40) and phone.layout() == []


def test_samples_may_be_taken_at_any_time(phone, left):
    with phone.animate(1, Curve.LINEAR) as moving:
        left.constant = 100
    box = left.first.item
    assert [frame.x for _, frame in moving.sample(0.3)] == [30] and box.shown_frame.x == 30
    assert moving.sample(0.3) == [] and [frame.x for _, frame in moving.sample(7)] == [100]


def test_the_spring_of_the_keyboard(phone, left):
    with phone.animate(0.25, "keyboard") as moving:
        left.constant = 1
    shown = [moving.sample(time)[0].frame.x for time in (0.05, 0.1, 0.25, 0.5)]
    assert shown == pytest.approx([0.23223, 0.54478, 0.94204, 1], abs=1e-5) and shown[-1] == 1
    assert (moving.duration, moving.length, moving.curve) == (0.25, 0.5, Curve.KEYBOARD)


def test_custom_curves(phone, left):
    with pytest.raises(OutOfRangeError):
        phone.animate(1, -50).__enter__()
    phone.define_curve(50, (0, 0), (1, 1))
    with phone.animate(1, 50) as moving:
        left.constant = 100
    assert moving.curve == 50 and moving.sample(0.5)[0].frame.x == pytest.approx(50)
    with pytest.raises(OutOfRangeError):
        phone.define_curve(7, (0, 0), (1, 1))
    with pytest.raises(OutOfRangeError):
        phone.define_curve(51, (2, 0), (1, 1))
    with pytest.raises(NotFiniteError):
        phone.define_curve(51, (0, float("inf")), (1, 1))


def test_animated_constraints_hold_at_every_sample(phone, left):
    box = left.first.item
    other = phone.add("other", intrinsic=(10, 10))
    other.left.at_least(box.right)
    (other.left == 60 + phone.window.left) | 500
    with phone.animate(1, "linear", constraints=True) as moving:
        left.constant = 100
    for time, _ in moving.frames(8):
        assert box.frame.x == 100 * time and other.frame.x == max(60, box.frame.x + 40)


def test_an_interrupted_animation_continues_from_the_visible_frames(phone, left):
    box = left.first.item
    with phone.animate(1, "linear") as first:
        left.constant = 100
    first.sample(0.5)
    with phone.animate(1, "linear") as second:
        left.constant = 0
    assert [frame.x for _, frame in second.sample(0)] in ([], [50]) and box.shown_frame.x == 50
    with pytest.raises(ModeError, match="taken over"):
        first.sample(0.6)
    second.sample(1)
    with phone.animate(1, "linear", from_beginning=True) as third:
        left.constant = 80
    third.sample(0.25)
    with phone.animate(1, "linear", from_beginning=True) as fourth:
        left.constant = 0
    fourth.sample(0)
    assert box.shown_frame.x == 80
    for use in (lambda: third.duration, lambda: third.animated_items, third.filmstrip, lambda: list(third.frames())):
        with pytest.raises(ModeError):
            use()
    assert third._repr_svg_() is None


def test_events_join_an_open_block(phone, left):
    with phone.animate(2, "linear") as moving:
        left.constant = 100
        shown = phone.keyboard.show(duration=0.3, curve="ease_out")
        turned = phone.rotate("landscape_left")
        with pytest.raises(ModeError, match="end of its block"):
            moving.sample(0)
        with pytest.raises(ModeError, match="end of its block"):
            shown.frames().__next__()
    assert moving.duration == shown.duration == turned.duration == 0.3
    assert moving.curve == Curve.EASE_OUT
    assert {animated.item.name for animated in moving.animated_items} >= {"box", "keyboard", "window"}


@pytest.mark.parametrize("block, event, timing", [
    ((), {}, (0.25, Curve.KEYBOARD)),
    ((1, "linear"), {}, (1, Curve.LINEAR)),
    ((1,), {}, (1, Curve.KEYBOARD)),
    ((1, "linear"), {"duration": 0.5}, (0.5, Curve.LINEAR)),
    ((1, "linear"), {"duration": 0.5, "curve": "ease_in"}, (0.5, Curve.EASE_IN)),
])
def test_duration_and_curve_of_a_block_apply_to_the_keyboard_in_it(phone, block, event, timing):
    for happen in (phone.keyboard.show, phone.keyboard.hide):
        with phone.animate(*block) as moving:
            happen(**event)
        assert (moving.duration, moving.curve) == timing
    alone = phone.keyboard.show(**event)
    assert (alone.duration, alone.curve) == (
        event.get("duration", 0.25), Curve[event["curve"].upper()] if "curve" in event else Curve.KEYBOARD)


def test_a_rotation_has_the_duration_of_its_block(phone):
    with phone.animate(1, "linear") as moving:
        phone.rotate("landscape_left")
    assert (moving.duration, moving.curve) == (1, Curve.LINEAR)
    assert phone.rotate("portrait").duration == 0.4


def test_the_first_sample_reports_all_animated_items(phone, left):
    with phone.animate(1, "linear") as moving:
        left.constant = 100
    assert phone.layout() == [] and moving.sample(0) == [(left.first.item, (0, 0, 40, 40))]
    assert moving.sample(0) == [] and phone.layout() == []


def test_blocks_do_not_nest(phone):
    with phone.animate():
        with pytest.raises(ModeError):
            with phone.animate():
                raise AssertionError("not reached")
    with phone.animate():
        pass


def test_a_block_that_raises_ends_its_animation(phone, left):
    with pytest.raises(KeyError):
        with phone.animate(1, "linear"):
            left.constant = 100
            raise KeyError
    phone.layout()
    assert left.first.item.frame.x == 100
    with phone.animate():
        left.constant = 0


def test_an_exception_of_a_measure_function_is_raised_by_the_block(phone, left):
    text, heights = phone.add("text"), {100: 20}
    text.right.equal(left.first.item.left + 100)
    text.left.equal(phone.window.left)
    text.measure = at_width(lambda width: heights[width])
    phone.layout()
    with pytest.raises(KeyError):
        with phone.animate(1, "linear") as moving:
            left.constant = 100
    heights[200] = 10
    assert moving.sample(0.5) and text.frame == (0, 0, 200, 10)
    with pytest.raises(ModeError):
        phone.commit()


def test_a_block_ends_where_a_measure_function_raises_as_it_begins(phone, left):
    text = phone.add("text")

    def measure(request):
        raise ValueError("no font")

    text.measure = measure
    with pytest.raises(ValueError, match="^no font$"):
        with phone.animate(1):
            pytest.fail("the block runs")
    text.measure = None
    with phone.animate(1, "linear") as moving:
        left.constant = 100
    moving.sample(0.5)
    assert phone["box"].shown_frame.x == 50


def test_comparisons_in_a_block_are_animated(phone):
    box = phone.add("box", intrinsic=(40, 40))
    phone.layout()
    with phone.animate(1, "linear") as moving:
        box.left == phone.window.left + 100
    assert [animated.item for animated in moving.animated_items] == [box]


def test_conflicts_are_reported_after_the_block(phone, left):
    with phone.animate() as moving:
        rival = left.first.item.left.equal(phone.window.left + 30)
    assert [conflict.dropped for conflict in phone.conflicts] == [rival]
    moving.sample(0.1)
    phone.rotate("landscape_left")
    with pytest.raises(ConflictError):
        phone.resize(10, 10)
        phone.layout(raise_conflicts=True)


def test_a_strict_scene_rotates_and_reports_the_conflict():
    with Scene((320, 480), profile="ios7", strict=True) as scene:
        wide = scene.add("wide")
        wide.width.equal(scene.window.width)
        wide.width.at_most(320)
        scene.layout()
        scene.rotate("landscape_left")
        assert len(scene.conflicts) == 1
        assert scene.window.frame == (0, 0, 480, 320) and scene.orientation == Orientation.LANDSCAPE_LEFT


def test_items_removed_during_an_animation(phone, left):
    box = left.first.item
    with phone.animate(1) as moving:
        left.constant = 100
    box.remove()
    assert moving.sample(0.5) == [] and moving.animated_items == []
    with pytest.raises(StaleError):
        box.shown_frame


def test_seeking_shows_another_time_without_a_report(phone, page, listing, left):
    phone.layout()
    moving = phone.keyboard.show(duration=1, curve="linear")
    moving.sample(0.25)
    moving.seek(0.75)
    assert moving.time == 0.75 and listing.shown_insets.bottom == 162 and listing.effective_insets.bottom == 216
    moving.seek(0.25)
    assert listing.shown_insets.bottom == 54 and not moving.sample(0.25)


def test_filmstrips(phone, left):
    with phone.animate(1) as moving:
        left.constant = 100
    digest = phone.digest
    assert moving.filmstrip(3).startswith("<svg") and moving._repr_svg_() == moving.filmstrip(5)
    assert len(moving.filmstrip(2, bare=True)) < len(moving.filmstrip(2)) < len(moving.filmstrip(3, margins=True))
    assert phone.digest == digest
    for count in (0, 1001):
        with pytest.raises(OutOfRangeError):
            moving.filmstrip(count)


def test_invalid_times(phone, left):
    with phone.animate() as moving:
        left.constant = 100
    for error, use in ((NotFiniteError, lambda: moving.sample(-float("inf"))),
                       (NotFiniteError, lambda: moving.sample(float("nan"))),
                       (ValueError, lambda: next(moving.frames(0))), (ValueError, lambda: next(moving.frames(-1))),
                       (ValueError, lambda: next(moving.frames(float("nan"))))):
        with pytest.raises(error):
            use()
    for duration, curve, error in ((-1, 0, OutOfRangeError), (float("inf"), 0, NotFiniteError),
                                   (1, -3, OutOfRangeError), (1, "none", ValueError)):
        with pytest.raises(error):
            with phone.animate(duration, curve):
                raise AssertionError("not reached")


def test_a_duration_of_0_is_immediate(phone, left):
    with phone.animate(0) as moving:
        left.constant = 100
    assert [(time, [frame.x for _, frame in changes]) for time, changes in moving.frames()] == [(0, [100])]


def test_closing_a_scene_inside_a_block():
    scene = Scene((10, 10), profile="ios7")
    with scene.animate() as moving:
        scene.close()
    for use in (lambda: moving.duration, lambda: moving.sample(0), lambda: next(moving.frames()), moving.filmstrip,
                lambda: moving.animated_items, lambda: scene.animate().__enter__()):
        with pytest.raises(ClosedError):
            use()
    assert moving._repr_svg_() is None


def test_a_scene_without_a_screen_says_how_to_get_one():
    with Scene(size=(320, 480)) as plain:
        with pytest.raises(ModeError, match='create it with a profile such as ios7'):
            plain.animate(1).__enter__()


def test_a_time_before_the_commit_is_the_beginning(phone, left):
    with phone.animate(1, "linear") as moving:
        left.constant = 100
    moving.sample(0.5)
    moving.sample(-0.004)
    assert moving.time == 0
