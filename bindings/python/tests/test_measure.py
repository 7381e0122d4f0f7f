"""Measure functions."""

import gc

import pytest

from casement import InUseError, OutOfRangeError, Scene, UnsettledError


@pytest.fixture
def text():
    with Scene((100, 500)) as scene:
        view = scene.add("text")
        scene.rules("H:|[text]|", "V:|[text]")
        yield view


def test_a_height_follows_the_width(text):
    asked = []
    text.measure = lambda width: asked.append(width) or 2000 / width
    gc.collect()
    text.scene.layout()
    assert text.frame == (0, 0, 100, 20)
    text.scene.resize(200, 500)
    text.scene.layout()
    assert text.frame == (0, 0, 200, 10)
    text.scene.layout()
    assert asked[-1] == 200 and 100 in asked
    text.measure = lambda width: 33
    text.scene.layout()
    assert text.frame.height == 33
    text.measure = None
    assert text.measure is None
    text.scene.layout()


def test_an_exception_is_raised_and_the_scene_can_be_used(text):
    def measure(width):
        raise KeyError("no font")

    text.measure = measure
    with pytest.raises(KeyError, match="no font"):
        text.scene.layout()
    text.measure = lambda width: 10
    text.scene.layout()
    assert text.frame.height == 10


def test_an_interrupt_is_raised(text):
    def measure(width):
        raise KeyboardInterrupt

    text.measure = measure
    with pytest.raises(KeyboardInterrupt):
        text.scene.layout()


def test_results_that_are_not_heights_are_refused(text):
    text.measure = lambda width: "high"
    with pytest.raises(ValueError):
        text.scene.layout()
    text.measure = lambda width: -3
    with pytest.raises(OutOfRangeError):
        text.scene.layout()


def test_a_scene_cannot_be_changed_or_closed_while_it_measures(text):
    seen = []

    def measure(width):
        for change in (text.scene.close, lambda: text.scene.resize(1, 1), text.scene.layout):
            try:
                change()
            except InUseError:
                seen.append(change)
        return 10

    text.measure = measure
    text.scene.layout()
    assert len(seen) >= 3 and not text.scene.closed


def test_heights_that_do_not_settle_are_an_error():
    with Scene((100, 500)) as scene:
        view = scene.add("unsettled")
        view.width.equal(view.height + 1)
        view.measure = lambda width: width
        with pytest.raises(UnsettledError):
            scene.layout()


def test_removing_a_view_releases_its_function(text):
    text.measure = lambda width: 10
    text.remove()
    assert not text.scene._measures.functions
    text.scene.layout()
