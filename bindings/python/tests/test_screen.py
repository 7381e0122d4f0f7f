"""Screens: profiles, heights, status bar, rotation, and computed examples."""

import pytest

from casement import (Bar, Capability, Edge, Idiom, Kind, Orientation, OutOfRangeError, Profile, Scene,
                      StatusBarStyle)


def test_ios7_with_all_edges(phone, page, listing):
    phone.layout()
    assert page.parent.bar.effective_height == 64 and page.parent.bar.frame == (0, 20, 320, 44)
    assert page.view.window_frame == (0, 0, 320, 480) and page.top_guide.frame.height == 64
    assert listing.effective_insets == (64, 0, 0, 0) and listing.offset == (0, -64) and listing.is_adjusted


@pytest.mark.parametrize("y", [1, -1, 20])
def test_a_controller_one_point_below_the_top_has_a_lower_bar(phone, y):
    box = phone.add("box", intrinsic=(320, 480))
    box.top.equal(phone.window.top + y)
    stack = box.navigation()
    phone.layout()
    assert stack.bar.effective_height == 44


def test_ios7_without_edges(phone, page, listing):
    assert page.reads_edges
    page.edges = ()
    phone.layout()
    assert page.view.window_frame == (0, 64, 320, 416)
    assert page.top_guide.frame.height == 0 and listing.effective_insets == (0, 0, 0, 0)
    page.edges = "top", Edge.BOTTOM
    phone.layout()
    assert page.view.window_frame == (0, 0, 320, 480)


def test_ios6():
    with Scene((320, 480), profile="ios6") as scene:
        page = scene.navigation().push("page")
        scene.layout()
        assert page.view.window_frame == (0, 64, 320, 416) and page.top_guide.frame.height == 0
        assert 84 - page.bars_height == 20
        assert not page.reads_scroll_insets


def test_the_keyboard_over_a_docked_input(phone, page, listing):
    input = page.view.add("input", intrinsic=(320, 44))
    input.bottom.equal(phone.keyboard_guide.top)
    listing.docked = input
    phone.keyboard.show()
    assert listing.effective_insets == listing.effective_indicator_insets == (64, 0, 260, 0)
    for height, bottom in ((1000, 780), (100, -64)):
        listing.content_size = 320, height
        listing.scroll_to_bottom()
        phone.layout()
        assert listing.offset.y == bottom and listing.content_size == (320, height)
    phone.keyboard.hide()
    assert listing.effective_insets == (64, 0, 44, 0)


def test_a_phone_in_landscape(listing, phone, page):
    phone.rotate(Orientation.LANDSCAPE_RIGHT)
    bar = page.parent.bar
    assert bar.frame.height == 32 and bar.effective_height == 52 and listing.effective_insets == (52, 0, 0, 0)
    with Scene((480, 320), profile="ios7", orientation="landscape_left") as scene:
        stack = scene.navigation()
        scene.layout()
        assert stack.bar.effective_height == 52 and scene.orientation == Orientation.LANDSCAPE_LEFT


def test_without_a_bar(phone, page, listing):
    page.parent.bar.hidden = True
    phone.layout()
    assert page.parent.bar.hidden and page.parent.bar.effective_height == 0
    assert page.top_guide.frame.height == 20 and listing.effective_insets.top == 20 and listing.offset.y == -20


def test_insets_of_a_tab_bar_and_the_keyboard_are_not_added(phone):
    page = phone.tabs().table("list")
    phone.layout()
    assert page.bottom_guide.frame.height == 49 and page.view.effective_insets.bottom == 49
    phone.keyboard.show()
    assert page.view.effective_insets.bottom == 216


def test_profiles_and_capabilities(phone):
    padded = {capability for capability in Capability if phone.has_capability(capability)}
    assert phone.profile == Profile.IOS7 and padded == set(Capability) - {Capability.ADJUSTS_BY_SAFE_AREA}
    phone.profile = "ios6"
    assert phone.profile == Profile.IOS6 and not any(phone.has_capability(capability) for capability in Capability)
    with pytest.raises(OutOfRangeError):
        phone.profile = Profile.NONE
    assert phone.profile == Profile.IOS6
    with pytest.raises(ValueError, match="ios6, ios7"):
        phone.profile = "ios5"


def test_a_pad_has_a_higher_keyboard():
    with Scene((768, 1024), profile="ios7", idiom="pad") as scene:
        assert scene.keyboard.standard_frame() == (0, 760, 768, 264)


def test_heights_can_be_replaced(phone, page):
    assert phone.height("navigation_bar") == 44 and phone.height("navigation_bar", landscape=True) == 32
    phone.set_height("navigation_bar", 50)
    assert phone.height("navigation_bar") == 50
    phone.set_height("navigation_bar", 30, landscape=True)
    page.parent.bar.has_prompt = True
    phone.set_height("prompt", 10)
    phone.layout()
    assert page.parent.bar.effective_height == 80
    page.parent.bar.has_prompt = False
    phone.rotate("landscape_left")
    assert page.parent.bar.effective_height == 50


def test_the_status_bar(phone, page):
    bar = phone.status_bar
    phone.layout()
    assert isinstance(bar, Bar) and bar.kind == Kind.BAR and bar == phone["status_bar"]
    assert (bar.frame, bar.effective_height, bar.hidden, bar.is_opaque) == ((0, 0, 320, 20), 20, False, False)
    assert bar.style == StatusBarStyle.DEFAULT and not bar.is_text_white
    page.status_bar_style = "light"
    assert bar.style == StatusBarStyle.LIGHT and bar.is_text_white
    phone.status_bar_source = "application"
    assert bar.style == StatusBarStyle.DEFAULT and page.status_bar_style == StatusBarStyle.LIGHT
    phone.status_bar_style = "light"
    assert bar.is_text_white
    phone.is_in_call = True
    phone.layout()
    assert bar.effective_height == 40 and page.view.window_frame == (0, 20, 320, 460)
    phone.is_in_call = False
    bar.hidden = True
    phone.layout()
    assert bar.hidden and bar.effective_height == 0 and page.bars_height == 44


def test_bars_can_be_used_in_constraints(phone, page):
    box = page.view.add("box", intrinsic=(10, 10))
    box.top.equal(page.parent.bar.bottom + 1)
    box.bottom.at_most(phone.keyboard_guide.top)
    phone.layout()
    assert box.window_frame.y == 65 and phone["navigation_bar"] == page.parent.bar
    assert {bar.name for bar in phone.walk() if isinstance(bar, Bar)} >= {"status_bar", "keyboard", "navigation_bar"}


def test_opaque_bars(phone, page):
    page.parent.bar.is_translucent = False
    phone.layout()
    assert not page.parent.bar.is_effectively_translucent and page.view.window_frame.y == 64
    assert page.reads_opaque_bars
    page.extends_under_opaque_bars = True
    phone.layout()
    assert page.view.window_frame.y == 0


def test_a_background_image(phone, page):
    phone.layout()
    assert page.parent.bar.image_frame(44) == ((0, 20, 320, 44), 20)
    assert page.parent.bar.image_frame(64) == ((0, 0, 320, 64), 0)


def test_items_under_bars_are_reported(phone, page):
    label = page.view.add("label", intrinsic=(100, 20))
    label.top.equal(page.view.top + 54)
    phone.layout()
    assert label.obscured == (10, 0, 0, 0) and phone.obscured == [(label, (10, 0, 0, 0))]
    assert page.top_guide.obscured == phone.obscured[0].insets._replace(top=64)


def test_rotating_and_rotating_back(phone, page, listing):
    phone.layout()
    frames, digest = [item.exact_window_frame for item in phone.walk()], phone.digest
    phone.quarter_turn = 1
    turning = phone.rotate("landscape_left")
    assert turning.duration == 1 and phone.window.frame == (0, 0, 480, 320) and phone.digest != digest
    assert phone.rotate("landscape_right").duration == 0.8
    phone.rotate("portrait")
    assert [item.exact_window_frame for item in phone.walk()] == frames


def test_rotating_to_the_current_orientation_changes_nothing(phone):
    phone.layout()
    digest = phone.digest
    assert phone.rotate("portrait").duration == 0 and phone.digest == digest


def test_the_digest_is_that_of_the_state(phone):
    phone.layout()
    digest = phone.digest
    phone.svg(), phone.describe(), phone.obscured
    assert phone.digest == digest
    phone.status_bar.hidden = True
    assert phone.digest != digest
    with Scene((320, 480)) as plain:
        assert plain.digest == plain.digest != 0


def test_the_controller_of_a_view_is_found(phone, page, listing):
    assert phone.controller_of(page.view) == page and phone.controller_of(listing) is None
    assert phone.controller_of(page.view.parent) == page.parent


def test_a_device_and_the_place_of_the_window_are_readable():
    with Scene(profile="ios15") as scene:
        assert scene.device is None
        scene.set_device("iPhone X")
        assert scene.device == scene.devices["iPhone X"] and scene.idiom == Idiom.PHONE
        scene.set_window((75, 0, 300, 812))
        assert scene.window_on_screen == (75, 0, 300, 812)


def test_pictures_show_the_screen(phone, page):
    bare = phone._repr_svg_()
    phone.keyboard.show()
    assert "keyboard" in phone._repr_svg_() != bare


def test_the_height_of_bars_in_a_container_is_what_they_cover(phone):
    box = phone.window.add("box")
    phone.rules("H:|[box]|", "V:|-20-[box]|")
    page = box.navigation().push("page")
    phone.layout()
    assert page.bars_height == 44 == page.top_guide.frame.height


def test_bars_are_found_in_the_tree(phone):
    tabs = phone.tabs()
    navigation = tabs.view.navigation()
    assert phone.window.bars == [phone.status_bar, phone["keyboard"]]
    assert tabs.view.bars == [tabs.bar] and navigation.view.bars == [navigation.bar, navigation.toolbar]
    assert set(navigation.view.bars) <= set(navigation.view.guides) <= set(phone.walk())
