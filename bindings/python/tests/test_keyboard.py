"""The keyboard is shown, hidden and moved, in every orientation."""

import warnings

import pytest
from conftest import at_width

from casement import Curve, NotFiniteError, Orientation, OutOfRangeError, Rect


def test_it_is_shown_and_hidden(phone):
    keyboard = phone.keyboard
    assert not keyboard.shown and keyboard.frame == (0, 0, 0, 0)
    phone.layout()
    assert keyboard.guide == phone.keyboard_guide and keyboard.guide.frame.y == 480
    moving = keyboard.show()
    assert keyboard.shown and keyboard.frame == (0, 264, 320, 216) and keyboard.guide.frame.y == 264
    assert (moving.duration, moving.curve, moving.length) == (0.25, Curve.KEYBOARD, 0.5)
    assert keyboard.hide(duration=0.1, curve="linear").length == 0.1
    assert not keyboard.shown


def test_only_the_last_event_counts(phone, listing):
    phone.keyboard.show(height=300)
    phone.keyboard.show(accessory=44)
    assert phone.keyboard.frame == (0, 220, 320, 260) and listing.effective_insets.bottom == 260
    phone.keyboard.show(Rect(0, 480, 320, 216))
    assert not phone.keyboard.shown and listing.effective_insets.bottom == 0
    phone.keyboard.show((30, 100, 240, 216))
    assert phone.keyboard.frame == (30, 100, 240, 216) and phone.keyboard_guide.frame.y == 480
    assert phone.keyboard.floating and not phone.keyboard.shown
    phone.keyboard.show(height=0)
    assert not phone.keyboard.shown


@pytest.mark.parametrize("orientation", list(Orientation))
@pytest.mark.parametrize("height, accessory", [(None, 0), (None, 30), (100, 0), (250, 0), (100, 20)])
def test_heights_in_every_orientation(phone, orientation, height, accessory):
    phone.layout()
    phone.rotate(orientation)
    _, _, width, high = phone.window.frame
    usual = 216 if width < high else 162
    expected = (usual if height is None else height) + accessory
    phone.keyboard.show(height=height, accessory=accessory)
    assert phone.keyboard.frame == (0, high - expected, width, expected)


def test_it_stays_shown_during_a_rotation(phone, listing):
    phone.keyboard.show()
    phone.rotate("landscape_right")
    assert phone.keyboard.frame == (0, 158, 480, 162) and listing.effective_insets == (52, 0, 162, 0)
    phone.set_height("keyboard", 100, landscape=True)
    assert phone.keyboard.standard_frame(10) == (0, 0, 110, 480)


def test_a_floating_keyboard_is_floating_and_not_shown(phone):
    assert (phone.keyboard.shown, phone.keyboard.floating) == (False, False)
    phone.keyboard.show()
    assert (phone.keyboard.shown, phone.keyboard.floating) == (True, False)
    phone.keyboard.show((10, 200, 200, 216))
    assert (phone.keyboard.shown, phone.keyboard.floating) == (False, True)
    phone.keyboard.hide()
    assert (phone.keyboard.shown, phone.keyboard.floating) == (False, False)


def test_a_keyboard_at_the_top_is_floating(phone, listing):
    phone.keyboard.show((0, 0, 320, 216))
    assert phone.keyboard.frame == (0, 0, 320, 216) and phone.keyboard.floating
    assert listing.effective_insets.bottom == 0 and phone.keyboard_guide.frame.y == 480
    phone.rotate("upside_down")
    assert phone.keyboard.frame == (0, 264, 320, 216) and phone.keyboard.shown


def test_a_duration_of_0_is_immediate(phone):
    bar = phone["keyboard"]
    phone.layout()
    moving = phone.keyboard.show(duration=0)
    assert (moving.duration, moving.curve, moving.length) == (0, Curve.KEYBOARD, 0)
    assert bar.shown_frame == (0, 264, 320, 216) and bar in {item for item, _ in phone.layout()}
    with phone.animate(0, Curve.KEYBOARD) as moving:
        phone.keyboard.hide()
    assert moving.length == 0 and [time for time, _ in moving.frames()] == [0]
    assert bar.shown_frame.y == 480


def test_an_unknown_curve_gives_one_warning(phone):
    phone.layout()
    with pytest.warns(UserWarning, match="curve 8 is unknown .* define_curve") as told:
        moving = phone.keyboard.show(duration=0.4, curve=8)
    assert (moving.duration, moving.curve, moving.length) == (0.4, 8, 0.4)
    assert [each.filename for each in told] == [__file__]
    moving.sample(0.2)
    assert phone["keyboard"].shown_frame.y == pytest.approx(480 - 108)
    assert "curve 8 is unknown" in phone.describe()
    with warnings.catch_warnings():
        warnings.simplefilter("error")
        phone.keyboard.hide(curve=8)
        with phone.animate(1, 8):
            pass
        phone.define_curve(9, (0, 0), (1, 1))
        phone.keyboard.show(curve=9)
    with pytest.warns(UserWarning, match="curve 10") as told, phone.animate(1, 10):
        pass
    assert [each.filename for each in told] == [__file__]


def test_items_under_the_keyboard_are_obscured(phone, page):
    field = page.view.add("field", intrinsic=(200, 30))
    field.top.equal(page.view.top + 300)
    phone.layout()
    assert phone.obscured == []
    phone.keyboard.show(duration=0)
    assert phone.obscured == [(field, (0, 0, 30, 0))] and field.obscured.bottom == 30


def test_invalid_frames(phone):
    phone.layout()
    digest, nan = phone.digest, float("nan")
    for error, use in ((NotFiniteError, lambda: phone.keyboard.show((0, nan, 1, 1))),
                       (NotFiniteError, lambda: phone.keyboard.show(height=nan)),
                       (NotFiniteError, lambda: phone.keyboard.hide(duration=nan)),
                       (OutOfRangeError, lambda: phone.keyboard.show(height=-1)),
                       (OutOfRangeError, lambda: phone.keyboard.show(accessory=-1)),
                       (NotFiniteError, lambda: phone.keyboard.show(accessory=nan)),
                       (OutOfRangeError, lambda: phone.keyboard.standard_frame(-1)),
                       (OutOfRangeError, lambda: phone.keyboard.show(duration=-1)),
                       (OutOfRangeError, lambda: phone.keyboard.show(curve=-5)),
                       (ValueError, lambda: phone.keyboard.show(curve="bouncy")),
                       (TypeError, lambda: phone.keyboard.show((1, 2, 3, 4, 5)))):
        with pytest.raises(error):
            use()
        assert phone.digest == digest


def test_an_exception_of_a_measure_function_is_raised_by_the_event(phone, page):
    text = page.view.add("text")
    text.width.equal(page.view.width)
    heights = {320: 20}
    text.measure = at_width(lambda width: heights[width])
    phone.layout()
    with pytest.raises(KeyError):
        phone.rotate("landscape_left")
    assert phone.orientation == Orientation.LANDSCAPE_LEFT
    heights[480] = 10
    phone.layout()
    assert text.frame[2:] == (480, 10)
