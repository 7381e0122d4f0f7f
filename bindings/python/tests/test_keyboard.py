"""The keyboard comes, goes and moves, in every orientation."""

import pytest

from casement import Curve, NotFiniteError, Orientation, OutOfRangeError, Rect


def test_it_comes_and_goes(phone):
    keyboard = phone.keyboard
    assert not keyboard.shown and keyboard.frame == (0, 0, 0, 0)
    phone.layout()
    assert keyboard.guide == phone.keyboard_guide and keyboard.guide.frame.y == 480
    moving = keyboard.show()
    assert keyboard.shown and keyboard.frame == (0, 264, 320, 216) and keyboard.guide.frame.y == 264
    assert (moving.duration, moving.curve, moving.length) == (0.25, Curve.KEYBOARD, 0.5)
    assert keyboard.hide(duration=0.1, curve="linear").length == 0.1
    assert not keyboard.shown


def test_the_last_event_alone_counts(phone, listing):
    phone.keyboard.show(height=300)
    phone.keyboard.show(accessory=44)
    assert phone.keyboard.frame == (0, 220, 320, 260) and listing.insets.bottom == 260
    phone.keyboard.show(Rect(0, 480, 320, 216))
    assert not phone.keyboard.shown and listing.insets.bottom == 0
    phone.keyboard.show((30, 100, 240, 216))
    assert phone.keyboard.frame == (30, 100, 240, 216) and phone.keyboard_guide.frame.y == 480
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


def test_it_stays_up_while_the_device_turns(phone, listing):
    phone.keyboard.show()
    phone.rotate("landscape_right")
    assert phone.keyboard.frame == (0, 158, 480, 162) and listing.insets == (52, 0, 162, 0)
    phone.set_height("keyboard", 100, landscape=True)
    assert phone.keyboard.standard_frame(10) == (0, 0, 110, 480)


def test_frames_that_cannot_be(phone):
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
                       (OutOfRangeError, lambda: phone.keyboard.show(curve=5)),
                       (ValueError, lambda: phone.keyboard.show(curve="bouncy")),
                       (TypeError, lambda: phone.keyboard.show((1, 2, 3, 4, 5)))):
        with pytest.raises(error):
            use()
        assert phone.digest == digest


def test_what_a_measure_function_raises_comes_out_of_the_event(phone, page):
    text = page.view.add("text")
    text.width.equal(page.view.width)
    heights = {320: 20}
    text.measure = lambda width: heights[width]
    phone.layout()
    with pytest.raises(KeyError):
        phone.rotate("landscape_left")
    assert phone.orientation == Orientation.LANDSCAPE_LEFT
    heights[480] = 10
    phone.layout()
    assert text.frame[2:] == (480, 10)
