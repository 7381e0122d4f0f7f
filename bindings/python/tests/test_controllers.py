"""Controllers: adding, removing, and their relations."""

import gc
import weakref

import pytest

from casement import (Controller, ControllerKind, EmptyError, KindError, NavigationController, OwnedError, Scene,
                      ScrollView, StaleError, TabController)


def test_kinds_and_relations(phone):
    stack = phone.navigation("stack")
    first = stack.push("first")
    assert isinstance(stack, NavigationController) and type(first) is Controller
    assert (stack.kind, first.kind) == (ControllerKind.NAVIGATION, ControllerKind.CONTENT)
    assert first.parent == stack and stack.parent is None and stack.shown == first
    assert first.name == "first" and first.view.name == "first" and first.view.parent == stack.view
    assert len({stack, first.parent, first}) == 2 and first != stack and first != first.view
    assert repr(first) == "<Controller first>" and "NavigationController stack" in repr(first.parent)


def test_pushing_and_popping(phone, page):
    stack = page.parent
    second = stack.table("second")
    assert second.kind == ControllerKind.TABLE and isinstance(second.view, ScrollView)
    assert stack.shown == second and page.view.hidden
    stack.pop()
    assert stack.shown == page and not page.view.hidden and not second.alive and "gone" in repr(second)
    with pytest.raises(EmptyError):
        stack.pop()
    with pytest.raises(EmptyError):
        phone.navigation().pop()


def test_tabs(phone):
    tabs = phone.tabs("tabs")
    assert isinstance(tabs, TabController) and tabs.kind == ControllerKind.TAB and tabs.shown is None
    one, two, three = tabs.add("one"), tabs.navigation("two"), tabs.table("three")
    assert one.parent == two.parent == three.parent == tabs and tabs.shown == one
    tabs.select(2)
    phone.layout()
    assert tabs.shown == three and one.view.hidden and not three.view.hidden
    assert tabs.bar.frame == (0, 431, 320, 49) and tabs.bar.effective_height == 49


def test_toolbars(phone, page):
    assert page.parent.toolbar.hidden
    page.parent.toolbar.hidden = False
    phone.layout()
    assert page.parent.toolbar.frame == (0, 436, 320, 44) and page.bottom_guide.frame.height == 44
    assert page.parent.toolbar.controller == page.parent


def test_controllers_in_views_and_in_content(phone):
    outer = phone.controller("outer")
    box = outer.view.add("box", intrinsic=(100, 100))
    inner, beside = box.navigation().push("inner"), outer.controller("beside")
    assert inner.parent.parent == outer == beside.parent
    assert not outer.reads_edges and not outer.reads_scroll_insets
    outer.set(edges="left", adjusts_scroll_insets=False)
    with pytest.raises(Exception, match="in use"):
        box.remove()
    with pytest.raises(OwnedError):
        inner.view.remove()


def test_removing_a_controller_releases_its_contents(phone, page):
    second = page.parent.push("second")
    stack = second.view.add_stack("row")
    stack.add("text").measure = lambda request: (None, 10)
    page.parent.pop()
    assert not phone._measures
    page.view.add("text").measure = lambda request: (None, 10)
    page.parent.remove()
    assert not phone._measures and not page.alive


def test_a_removed_controller_raises_an_error(phone, page, listing):
    stack = page.parent
    stack.remove()
    for use in (lambda: page.view, lambda: page.name, lambda: page.kind, lambda: page.parent, lambda: page.top_guide,
                lambda: page.bottom_guide, lambda: page.bars_height, lambda: page.edges, page.remove,
                lambda: page.set(edges="top"), lambda: page.reads_edges, page.controller, page.navigation, stack.push, stack.pop,
                lambda: stack.shown, lambda: stack.bar, lambda: stack.toolbar,
                stack.tap_bar, lambda: stack.collapsed):
        with pytest.raises(StaleError, match="gone|removed"):
            use()
    assert not page.alive and repr(page) == f"<Controller #{page.id}, gone>"


def test_controllers_of_another_scene(phone, page, listing):
    with Scene((320, 480), profile="ios7") as other:
        stray = Controller(other, page.id)
        assert stray != page and not stray.alive
        with pytest.raises(StaleError):
            stray.view
        stack = other.navigation()
        with pytest.raises(StaleError, match="another scene"):
            stack.bar.collapses_with = listing
        theirs = stack.push("theirs").view.add_scroll("scroll")
        with pytest.raises(StaleError, match="another scene"):
            theirs.docked = page.view
        with pytest.raises(ValueError, match="one scene"):
            theirs.top.equal(page.top_guide.bottom)


def test_calls_for_other_kinds_are_refused(phone, page):
    tabs = phone.tabs()
    for use in (lambda: page.parent.top_guide, lambda: tabs.bottom_guide, lambda: page.parent.navigation(),
                lambda: NavigationController(phone, tabs.id).pop(), lambda: NavigationController(phone, tabs.id).bar,
                lambda: TabController(phone, page.id).select(0), lambda: NavigationController(phone, page.id).push("x"),
                lambda: setattr(page.parent.bar, "collapses_with", page.view),
                lambda: setattr(page.parent.toolbar, "collapses_with", page.view.add_scroll("scroll"))):
        with pytest.raises(KindError):
            use()


def test_collapsing_bars(phone, page, listing):
    stack = page.parent
    stack.toolbar.hidden = False
    listing.content_size = 320, 2000
    stack.bar.collapses_with = listing
    phone.layout()
    assert stack.collapsed == 0

    def drag(y, velocity):
        listing.drag(0, y, velocity)
        phone.layout()
        return stack.collapsed

    assert 0 < drag(-42, 100) < 1 and drag(200, 400) == 1
    assert stack.bar.effective_height == 44 and stack.toolbar.frame.y == 480
    assert drag(180, -100) == 1 and drag(100, -900) == 0
    assert drag(400, 400) == 1
    stack.tap_bar()
    phone.layout()
    assert stack.collapsed == 0 and stack.bar.effective_height == 64
    listing.offset = 0, 900
    phone.layout()
    assert stack.collapsed == 0
    stack.bar.set(compact_height=10, flick_velocity=100)
    assert drag(1200, 400) == 1 and stack.bar.effective_height == 30
    stack.bar.collapses_with = None
    phone.layout()
    assert stack.bar.effective_height == 64 and drag(1500, 400) != 1


def test_an_unreferenced_screen_is_freed():
    gc.disable()
    try:
        scene = Scene((320, 480), profile="ios7")
        page = scene.navigation().push("page")
        moving = scene.keyboard.show()
        list(moving.frames(10)), page.parent.bar, scene.status_bar
        watched = weakref.ref(scene)
        del scene, page, moving
        assert watched() is None
    finally:
        gc.enable()
