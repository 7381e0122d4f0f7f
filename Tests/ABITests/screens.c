/* Screens: a chat with a keyboard, controllers, and pictures. */
#include "screen.h"

static cas_controller nav, chat;
static cas_item root, messages, input;

static void with_chat(void) {
    nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    chat = cas_navigation_push(scene, nav, "chat");
    root = cas_controller_view(scene, chat);
    messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.height == 44",
                           "input.bottom == keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, rules, 5));
    OK(dock(scene, messages, input));
}

static int are_insets(cas_insets insets, double top, double left, double bottom, double right) {
    return insets.top == top && insets.left == left && insets.bottom == bottom && insets.right == right;
}

static void chat_with_keyboard(void) {
    cas_solver_statistics before = {.size = sizeof before}, after = {.size = sizeof after};
    with_chat();
    OK(layout());
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 44, 0));
    OK(cas_scene_get_statistics(scene, &before));
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    double last = 480;
    for (double t = 0; t <= 0.5; t += 1 / 60.0) {
        OK(sample(t));
        CHECK(cas_item_shown_frame(scene, input).y + 44 <= last);
        last = cas_item_shown_frame(scene, input).y + 44;
    }
    OK(sample(0.5));
    CHECK(cas_item_shown_frame(scene, input).y == 220);
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 260, 0));
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.structural == after.structural);
    OK(cas_keyboard_hide(scene, 0.25, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 44, 0));
    CHECK(strcmp(cas_item_name(scene, state_of_screen(scene).keyboard_guide), "keyboard_guide") == 0);
}

static void a_new_message_is_visible_above_the_input(void) {
    with_chat();
    cas_item message = view_in(messages, "message");
    const char *rules[] = {"V:|-800-[message(30)]-8-|", "H:|-10-[message(100)]"};
    OK(cas_scene_add_rules(scene, rules, 2));
    for (int has_keyboard = 0; has_keyboard < 2; has_keyboard++) {
        if (has_keyboard) OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
        OK(cas_scroll_to_bottom(scene, messages));
        OK(layout());
        cas_rect frame = cas_item_window_frame(scene, message);
        CHECK(frame.y + frame.height == cas_item_window_frame(scene, input).y - 8);
    }
}

static void hiding_the_keyboard_keeps_insets_of_the_host(void) {
    with_chat();
    OK(set_insets(scene, messages, (cas_insets){0, 0, 6, 0}, (cas_insets){0, 0, 0, 0}));
    OK(layout());
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 50, 0));
    OK(show_keyboard(0, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 266, 0));
    OK(cas_keyboard_hide(scene, 0, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(state_of_scroll(scene, messages).insets, 64, 0, 50, 0));
}

static void status_bar_sources(void) {
    with_chat();
    cas_status_bar_state bar = {.size = sizeof bar};
    OK(set_status_bar_style(scene, CAS_STATUS_BAR_LIGHT));
    OK(cas_status_bar_get_state(scene, &bar));
    CHECK(bar.height == 20 && !bar.is_opaque && !bar.is_text_white && !bar.is_hidden);
    CHECK(bar.style == CAS_STATUS_BAR_DEFAULT);
    OK(set_status_bar_source(scene, CAS_STATUS_BAR_BY_APPLICATION));
    OK(cas_status_bar_get_state(scene, &bar));
    CHECK(bar.style == CAS_STATUS_BAR_LIGHT && bar.is_text_white);
    OK(set_preferred_style(scene, chat, CAS_STATUS_BAR_LIGHT));
    OK(set_status_bar_style(scene, CAS_STATUS_BAR_DEFAULT));
    OK(cas_status_bar_get_state(scene, &bar));
    CHECK(bar.style == CAS_STATUS_BAR_DEFAULT && !bar.is_text_white);
    OK(set_status_bar_source(scene, CAS_STATUS_BAR_BY_CONTROLLERS));
    OK(cas_status_bar_get_state(scene, &bar));
    CHECK(bar.style == CAS_STATUS_BAR_LIGHT && bar.is_text_white);
}

static int is_gone(cas_controller controller) {
    cas_controller_state state = {.size = sizeof state};
    return cas_controller_get_state(scene, controller, &state) == CAS_ERROR_STALE;
}

static void controllers_are_added_and_removed(void) {
    with_chat();
    CHECK(state_of_controller(scene, nav).kind == CAS_NAVIGATION && state_of_controller(scene, chat).parent == nav);
    CHECK(cas_navigation_pop(scene, nav) == CAS_ERROR_EMPTY);
    CHECK(strstr(cas_scene_last_error(scene), "the only controller of a stack"));
    cas_controller second = cas_navigation_push(scene, nav, "second");
    CHECK(state_of_controller(scene, nav).shown == second);
    CHECK(cas_item_is_hidden(scene, root) && !cas_item_is_hidden(scene, cas_controller_view(scene, second)));
    OK(cas_navigation_pop(scene, nav));
    CHECK(cas_controller_view(scene, second) == 0 && is_gone(second));
    CHECK(state_of_controller(scene, nav).shown == chat && !cas_item_is_hidden(scene, root));
    CHECK(cas_item_remove(scene, root) == CAS_ERROR_OWNED);
    OK(cas_controller_remove(scene, nav));
    CHECK(is_gone(chat) && cas_item_kind(scene, messages) == -1);
    OK(layout());
}

static void views_around_controllers(void) {
    cas_item box = view("box");
    cas_controller inner = cas_scene_add_controller(scene, box, CAS_NAVIGATION, NULL);
    CHECK(cas_item_remove(scene, box) == CAS_ERROR_IN_USE);
    OK(cas_controller_remove(scene, inner));
    OK(cas_item_remove(scene, box));
}

static void settings_are_readable(void) {
    cas_view_settings settings = {.size = sizeof settings};
    with_chat();
    OK(cas_view_get(scene, input, &settings));
    cas_view_state state = state_of_view(scene, input);
    CHECK(state.intrinsic.width == CAS_NO_METRIC && state.intrinsic.height == CAS_NO_METRIC && !state.is_measured);
    CHECK(settings.margins.left == 8 && !settings.background);
    OK(cas_view_set_intrinsic(scene, input, 60, CAS_NO_METRIC));
    OK(set_background(scene, input, 0x102030ff));
    OK(set_baselines(scene, input, 20, 9));
    OK(set_margins(scene, input, (cas_insets){1, 2, 3, 4}));
    OK(set_alignment_insets(scene, input, (cas_insets){5, 6, 7, 8}));
    OK(cas_view_get(scene, input, &settings));
    state = state_of_view(scene, input);
    CHECK(state.intrinsic.width == 60 && state.intrinsic.height == CAS_NO_METRIC);
    CHECK(settings.background == 0x102030ff && settings.first_baseline == 20 && settings.last_baseline == 9);
    CHECK(are_insets(settings.margins, 1, 2, 3, 4) && are_insets(settings.alignment_insets, 5, 6, 7, 8));
    CHECK(cas_view_get(scene, state_of_controller(scene, chat).top_guide, &settings) == CAS_ERROR_KIND);
    CHECK(cas_view_get(scene, 77, &settings) == CAS_ERROR_STALE);
    CHECK(cas_view_get(scene, input, NULL) == CAS_ERROR_NULL);
    settings.size = sizeof(size_t); /* no member */
    CHECK(cas_view_get(scene, input, &settings) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_item_controller(scene, root) == chat && cas_item_controller(scene, input) == 0);
    CHECK(cas_item_controller(scene, cas_controller_view(scene, nav)) == nav);
    cas_bar_settings bar = {.size = sizeof bar};
    OK(cas_bar_get(scene, nav, CAS_NAVIGATION_BAR, &bar));
    CHECK(bar.image_height == 0 && cas_bar_get(scene, chat, CAS_NAVIGATION_BAR, &bar) == CAS_ERROR_KIND);
    OK(set_image(scene, nav, CAS_NAVIGATION_BAR, 44));
    OK(cas_bar_get(scene, nav, CAS_NAVIGATION_BAR, &bar));
    CHECK(bar.image_height == 44);
}

/* The bar changes its height during a rotation, and the status bar above it does not. */
static void the_strip_above_a_rotating_bar(void) {
    cas_rect frame;
    double black;
    with_chat();
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT));
    OK(cas_scene_commit_animation(scene));
    for (int quarter = 0; quarter <= 4; quarter++) {
        OK(sample(quarter / 4.0));
        OK(cas_bar_image_frame(scene, nav, 20, &frame, &black));
        CHECK(black == 20 && frame.height == cas_item_frame(scene, cas_item_first_guide(scene, cas_controller_view(scene, nav))).height);
    }
}

static void a_controller_in_another_adjusts(void) {
    with_chat();
    cas_controller inner = cas_scene_add_controller(scene, view_in(root, "pane"), CAS_CONTENT, "inner");
    OK(set_adjusts_scroll_insets(scene, inner, 1));
    CHECK(state_of_controller(scene, inner).parent == chat && state_of_controller(scene, inner).reads_scroll_insets);
    inner = cas_scene_add_controller(scene, view("panel"), CAS_CONTENT, "alone");
    OK(set_adjusts_scroll_insets(scene, inner, 1));
    CHECK(state_of_controller(scene, inner).parent == 0 && !state_of_controller(scene, inner).reads_scroll_insets);
}

/* A view is animated and removed before the first sample. */
static void removing_an_animated_item(void) {
    const cas_animation *animations;
    size_t count;
    for (int i = 0; i < 300; i++) {
        cas_item toast = view("toast");
        cas_constraint left = attach(toast, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
        OK(layout());
        OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
        OK(cas_constraint_set_constant(scene, left, 100));
        OK(cas_scene_commit_animation(scene));
        OK(cas_item_remove(scene, toast));
    }
    OK(cas_scene_animations(scene, &animations, &count));
    CHECK(count == 0);
    OK(sample(0.5));
}

int main(void) {
    screen_test("the input of a chat follows the keyboard", chat_with_keyboard);
    screen_test("C29 a new message is visible above the input", a_new_message_is_visible_above_the_input);
    screen_test("C27 hiding the keyboard keeps the insets of the host", hiding_the_keyboard_keeps_insets_of_the_host);
    screen_test("C36 a refused status bar style says which source is in effect", status_bar_sources);
    screen_test("controllers are added and removed with their views", controllers_are_added_and_removed);
    screen_test("a view that contains a controller cannot be removed", views_around_controllers);
    screen_test("removing an animated item removes its animation", removing_an_animated_item);
    screen_test("a controller in another adjusts scroll views", a_controller_in_another_adjusts);
    screen_test("a scene returns the settings of views and bars", settings_are_readable);
    screen_test("the strip above a bar image keeps its height during a rotation", the_strip_above_a_rotating_bar);
    return finish();
}
