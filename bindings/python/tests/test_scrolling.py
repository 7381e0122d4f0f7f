"""Scroll views: layers of insets, and offsets."""

import pytest

from casement import InUseError, KindError, Scene


def test_layers_of_insets(phone, page, listing):
    listing.set(insets=(1, 0, 10, 0), indicator_insets=(0, 0, 5, 2))
    phone.layout()
    assert listing.effective_insets == (65, 0, 10, 0) and listing.effective_indicator_insets == (64, 0, 5, 2)
    phone.keyboard.show()
    assert listing.effective_insets == (65, 0, 226, 0)
    listing.follows_keyboard = False
    assert listing.effective_insets.bottom == 10
    listing.follows_keyboard = None
    assert listing.effective_insets.bottom == 226
    phone.keyboard.hide()
    listing.insets = listing.indicator_insets = 3, 0, 0, 0
    assert listing.effective_insets == (67, 0, 0, 0) == listing.effective_indicator_insets


def test_an_offset_of_zero_is_printed_without_a_sign(phone):
    scroll = phone.window.add_scroll("scroll")
    phone.rules("H:|[scroll]|", "V:|[scroll]|")
    phone.layout()
    assert scroll.offset == (0, 0) and repr(scroll.offset) == "Point(x=0.0, y=0.0)"


def test_only_the_first_child_is_padded(phone, page, listing):
    behind = page.view.add("behind")
    behind.move(page.view, 0)
    phone.layout()
    assert page.view.children == [behind, listing] and not listing.is_adjusted and listing.effective_insets.top == 0
    phone.keyboard.show()
    assert listing.effective_insets.bottom == 0
    listing.follows_keyboard = True
    assert listing.effective_insets.bottom == 216
    listing.move(page.view, 0)
    phone.layout()
    assert listing.is_adjusted and listing.effective_insets == (64, 0, 216, 0)
    assert page.reads_scroll_insets
    page.adjusts_scroll_insets = False
    phone.layout()
    assert not listing.is_adjusted


def test_undocking(phone, page):
    page.view.add("behind")
    scroll, input = page.view.add_scroll("scroll"), page.view.add("input", intrinsic=(320, 44))
    phone.rules("H:|[scroll]|", "V:|[scroll]|", "input.bottom == keyboard_guide.top")
    scroll.docked = input
    phone.layout()
    assert scroll.effective_insets.bottom == 44
    phone.keyboard.show()
    assert scroll.effective_insets.bottom == 260
    scroll.docked = None
    assert scroll.effective_insets.bottom == 0
    with pytest.raises(InUseError):
        scroll.docked = page.view


def test_a_new_message_is_visible_above_the_input(phone, page, listing):
    input = page.view.add("input", intrinsic=(320, 44))
    input.bottom.equal(phone.keyboard_guide.top)
    listing.docked = input
    message = listing.add("message", intrinsic=(100, 30))
    message.top.equal(listing.top + 1000)
    message.bottom.equal(listing.content_guide.bottom - 8)
    for show in (lambda: None, phone.keyboard.show, phone.keyboard.hide):
        show()
        listing.scroll_to_bottom()
        phone.layout()
        assert message.window_frame.y + 30 == input.window_frame.y - 8
    listing.insets = 0, 0, 5, 0
    assert listing.effective_insets.bottom == 49


def test_window_frames_include_scroll_offsets(phone, listing):
    listing.content_size = 320, 1000
    row = listing.add("row", intrinsic=(100, 30))
    row.top.equal(listing.top + 300)
    phone.layout()
    assert row.window_frame == row.exact_window_frame == (0, 364, 100, 30) and row.frame.y == 300
    listing.offset = 0, 250
    assert row.window_frame.y == 50 and row.obscured.top == 14
    with Scene((320, 480)) as plain:
        row = plain.window.add_scroll("list").add("row", intrinsic=(100, 30))
        row.top.equal(row.parent.top + 300)
        plain.layout()
        assert row.window_frame.y == 300


def test_offsets(phone, listing):
    listing.content_size = 320, 1000
    phone.layout()
    assert listing.offset == (0, -64) and listing.visible == (0, 0, 320, 416)
    listing.offset = 0, 100
    phone.layout()
    assert listing.offset == listing.shown_offset == (0, 100) and listing.visible == (0, 164, 320, 416)
    assert listing.offset_showing((0, 600, 10, 20)) == (0, 140)
    assert listing.offset_showing((0, 0, 10, 20)) == (0, -64)
    listing.scroll_to_bottom()
    phone.layout()
    assert listing.offset.y == 520
    listing.content_size = 320, 600
    phone.layout()
    assert listing.offset.y == 120


def test_offsets_are_animated(phone, listing):
    listing.content_size = 320, 1000
    phone.layout()
    with phone.animate(1, "linear") as moving:
        listing.scroll_to_bottom()
    shown = [listing.shown_offset.y for time, changes in moving.frames(4)]
    assert shown == [-64, 82, 228, 374, 520] and listing.offset.y == 520


def test_constraints_can_set_the_content_size(phone, listing):
    row = listing.add("row", intrinsic=(320, 700))
    row.top.equal(listing.top)
    listing.content_guide.bottom.equal(row.bottom)
    phone.layout()
    assert listing.content_size.height == 700 and listing.frame_guide.frame == (0, 0, 320, 480)


def test_only_scroll_views_scroll(phone, page):
    with Scene((10, 10)) as plain:
        scroll = plain.add("box").add_scroll("scroll")
        assert scroll.content_guide.kind and not hasattr(plain.window, "insets")
    from casement import ScrollView
    with pytest.raises(KindError):
        ScrollView(phone, page.view.id).insets


def test_a_scroll_view_scrolls_in_a_scene_without_a_screen():
    with Scene((320, 480)) as scene:
        listing = scene.window.add_scroll("list", insets=(10, 0, 20, 0))
        row = listing.add("row", intrinsic=(50, 40))
        scene.rules("H:|[list]|", "V:|[list]|", "row.top == list.top + 100")
        listing.content_size = 320, 1000
        scene.layout()
        assert listing.effective_insets == (10, 0, 20, 0) and row.window_frame.y == 100 - listing.offset.y
        listing.offset = 0, 60
        scene.layout()
        assert listing.offset == (0, 60) and row.frame.y == 100 and row.window_frame == (0, 40, 50, 40)
        listing.drag(0, 80)
        assert listing.offset.y == 80 and listing.offset_showing((0, 700, 10, 10)).y > 80
        listing.scroll_to_bottom()
        scene.layout()
        assert listing.offset.y == 1000 + 20 - 480
