"""Invalid arguments of screen methods: an error with a message, and an unchanged digest."""

import pytest

from casement import (ClosedError, Controller, InUseError, KindError, ModeError, NavigationController,
                      NotFiniteError, OutOfRangeError, OwnedError, Scene, ScrollView, StaleError, TabController,
                      TextError)

NAN, INFINITE = float("nan"), float("inf")


def every_call(scene, page, listing):
    """Returns every call of the screen that the library can refuse."""
    stack, tabs = NavigationController(scene, page.id), TabController(scene, page.id)
    view = scene.window
    return [
        lambda: setattr(scene, "profile", "ios6"), lambda: scene.set_height("prompt", 1),
        lambda: scene.rotate("upside_down"), lambda: scene.quarter_turn, lambda: setattr(scene, "half_turn", 1), lambda: scene.orientation,
        lambda: scene.status_bar, lambda: scene.keyboard, lambda: scene.keyboard_guide, lambda: scene.obscured,
        lambda: scene.animate().__enter__(), scene.commit, lambda: scene.define_curve(50, (0, 0), (1, 1)),
        scene.controller, scene.navigation, scene.tabs, scene.table, view.controller,
        stack.push, stack.pop, stack.tap_bar, lambda: stack.bar,
        lambda: stack.toolbar, lambda: stack.collapsed, lambda: stack.shown, lambda: tabs.select(0), lambda: tabs.bar,
        tabs.add,
        lambda: page.view, lambda: page.kind, lambda: page.parent, page.remove, lambda: page.top_guide,
        lambda: page.bars_height, lambda: page.edges, lambda: page.set(edges="top"),
        lambda: listing.obscured,
    ] + calls_of_scrolling(listing)


def calls_of_scrolling(listing):
    return [
        lambda: listing.insets, lambda: listing.indicator_insets, lambda: listing.offset, lambda: listing.shown_offset,
        lambda: listing.visible, lambda: listing.is_adjusted, lambda: listing.content_size,
        lambda: setattr(listing, "offset", (0, 0)), lambda: setattr(listing, "content_size", (1, 1)),
        lambda: setattr(listing, "insets", (1, 1, 1, 1)), lambda: listing.drag(0, 0), listing.scroll_to_bottom,
        lambda: listing.offset_showing((0, 0, 1, 1)), lambda: listing.follows_keyboard,
        lambda: setattr(listing, "docked", None), lambda: listing.effective_insets,
    ]


def test_a_scene_without_a_screen():
    with Scene((320, 480)) as scene:
        listing = scene.window.add_scroll("list")
        digest, scrolling = scene.digest, len(calls_of_scrolling(listing))
        for use in every_call(scene, Controller(scene, 1), listing)[:-scrolling]:
            with pytest.raises((ModeError, StaleError), match="screen|gone|removed"):
                use()
        assert scene.digest == digest
        for use in calls_of_scrolling(listing):
            use()
        assert not scene.has_capability("layout_guides") and scene.profile == 0
        scene.layout()
        assert listing.shown_frame == (0, 0, 0, 0)


def test_a_closed_scene(phone, page, listing):
    bar, status, keyboard, moving = page.parent.bar, phone.status_bar, phone.keyboard, phone.keyboard.show()
    calls = every_call(phone, page, listing)
    phone.close()
    more = [lambda: page.name, lambda: bar.hidden, lambda: setattr(bar, "hidden", True), lambda: bar.is_translucent,
            lambda: setattr(bar, "is_translucent", True), lambda: bar.effective_height, lambda: bar.image_frame(1),
            lambda: bar.set(has_prompt=True), lambda: bar.frame, lambda: status.style,
            lambda: phone.set(status_bar_source="application", status_bar_style="light"), lambda: status.hidden,
            keyboard.show, keyboard.hide, lambda: keyboard.frame, keyboard.standard_frame,
            lambda: keyboard.guide, lambda: moving.sample(0), lambda: listing.shown_frame, lambda: phone.profile,
            lambda: phone.has_capability("layout_guides"), lambda: phone.digest, lambda: listing.move(page.view, 0)]
    for use in calls + more:
        with pytest.raises(ClosedError, match="the scene is closed"):
            use()
    assert not page.alive and "gone" in repr(page) and moving._repr_svg_() is None and phone._repr_svg_() is None


def test_invalid_numbers(phone, page, listing):
    phone.layout()
    digest, stack = phone.digest, page.parent
    for number in (NAN, INFINITE, -INFINITE):
        for use in (lambda: phone.set_height("prompt", number), lambda: stack.bar.image_frame(number), lambda: listing.drag(0, 0, number),
                    lambda: setattr(listing, "offset", (number, 0)), lambda: listing.offset_showing((0, number, 1, 1)),
                    lambda: setattr(listing, "content_size", (1, number))):
            with pytest.raises(NotFiniteError):
                use()
            assert phone.digest == digest
    for use in (lambda: phone.set_height("prompt", -1),
                lambda: stack.bar.image_frame(-1), lambda: setattr(stack.bar, "flick_velocity", -1),
                lambda: setattr(listing, "content_size", (-1, 1)), lambda: listing.move(page.view, 7),
                lambda: listing.move(page.view, -1), lambda: phone.tabs().select(0), lambda: setattr(page, "edges", 16)):
        with pytest.raises((OutOfRangeError, ValueError)):
            use()


def test_unknown_names(phone, page):
    for use, names in ((lambda: phone.rotate("sideways"), "portrait, upside_down"),
                       (lambda: phone.has_capability("everything"), "layout_guides"),
                       (lambda: phone.set_height("sky", 1), "status_bar, in_call"),
                       (lambda: setattr(page, "edges", "middle"), "top, left, bottom, right"),
                       (lambda: setattr(page, "status_bar_style", "dark"), "default, light"),
                       (lambda: setattr(phone, "status_bar_source", "user"), "controllers, application"),
                       (lambda: phone.keyboard.show(curve="round"), "ease_in_out"),
                       (lambda: Scene(profile="ios7", idiom="watch"), "phone, pad"),
                       (lambda: Scene(profile="ios5"), "ios6, ios7")):
        with pytest.raises(ValueError, match=names):
            use()
    for use in (lambda: phone.rotate(4), lambda: phone.set_height(10, 1), lambda: Scene(profile=8)):
        with pytest.raises(ValueError):
            use()
    with pytest.raises(OutOfRangeError, match="^size: "):
        Scene((-1, 10), profile="ios7")


def test_objects_of_the_wrong_kind(phone, page, listing):
    phone.layout()
    for error, use in ((KindError, lambda: ScrollView(phone, page.view.id).scroll_to_bottom()),
                       (KindError, lambda: setattr(listing, "docked", phone.keyboard_guide)), (InUseError, lambda: setattr(listing, "docked", listing)),
                       (InUseError, lambda: setattr(listing, "docked", page.view)), (OwnedError, page.view.remove),
                       (OwnedError, phone.keyboard_guide.remove), (KindError, page.parent.bar.remove),
                       (InUseError, lambda: phone.window.move(page.view, 0)), (KindError, lambda: listing.move(phone.keyboard_guide, 0)),
                       (TextError, lambda: phone.controller("x" * 2000)),
                       (TextError, lambda: page.parent.push("x" * 2000))):
        with pytest.raises(error) as caught:
            use()
        assert caught.value.status and str(caught.value)


def test_a_measure_function_cannot_call_the_screen(phone, page, listing):
    refused, keyboard, stack = [], phone.keyboard, page.parent

    def measure(request):
        for use in (phone.navigation, stack.push, stack.pop, keyboard.show, keyboard.hide, lambda: phone.keyboard,
                    lambda: page.set(edges="top"), lambda: phone.rotate("landscape_left"), lambda: page.view,
                    lambda: page.parent, lambda: stack.bar, lambda: listing.insets, lambda: listing.drag(0, 0),
                    lambda: phone.animate().__enter__()):
            with pytest.raises(InUseError):
                use()
            refused.append(use)
        return None, 20

    text = page.view.add("text")
    text.width.equal(page.view.width)
    text.measure = measure
    phone.layout()
    assert len(refused) >= 14
