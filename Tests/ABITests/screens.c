/* Screens: a chat with a keyboard, controllers, and pictures. */
#include "screen.h"

static cas_controller nav, chat;
static cas_item root, messages, input;

static void with_chat(void) {
    nav = cas_scene_add_navigation(scene, CAS_WINDOW);
    chat = cas_navigation_push(scene, nav, "chat");
    root = cas_controller_view(scene, chat);
    messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.height == 44",
                           "input.bottom == keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, rules, 5));
    OK(cas_scene_dock(scene, messages, input));
}

static int are_insets(cas_insets insets, double top, double left, double bottom, double right) {
    return insets.top == top && insets.left == left && insets.bottom == bottom && insets.right == right;
}

static void chat_with_keyboard(void) {
    cas_solver_statistics before = {.size = sizeof before}, after = {.size = sizeof after};
    with_chat();
    OK(layout());
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 44, 0));
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
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 260, 0));
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.structural == after.structural);
    OK(cas_keyboard_hide(scene, 0.25, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 44, 0));
    CHECK(strcmp(cas_item_name(scene, cas_scene_keyboard_guide(scene)), "keyboard_guide") == 0);
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
    OK(cas_scroll_set_insets(scene, messages, (cas_insets){0, 0, 6, 0}, (cas_insets){0, 0, 0, 0}));
    OK(layout());
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 50, 0));
    OK(show_keyboard(0, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 266, 0));
    OK(cas_keyboard_hide(scene, 0, CAS_CURVE_KEYBOARD));
    CHECK(are_insets(cas_scroll_insets(scene, messages), 64, 0, 50, 0));
}

static void status_bar_sources(void) {
    with_chat();
    CHECK(cas_status_bar_set_style(scene, CAS_STATUS_BAR_LIGHT) == CAS_ERROR_MODE);
    CHECK(strstr(cas_scene_last_error(scene), "comes from the controllers"));
    OK(cas_status_bar_set_source(scene, CAS_STATUS_BAR_BY_APPLICATION));
    CHECK(cas_controller_set_status_bar_style(scene, chat, CAS_STATUS_BAR_LIGHT) == CAS_ERROR_MODE);
    CHECK(strstr(cas_scene_last_error(scene), "comes from the application"));
    cas_status_bar bar;
    OK(cas_status_bar_get(scene, &bar));
    CHECK(bar.height == 20 && !bar.is_opaque && !bar.is_text_white && !bar.is_hidden);
}

static void controllers_are_added_and_removed(void) {
    with_chat();
    CHECK(cas_controller_get_kind(scene, nav) == CAS_NAVIGATION && cas_controller_parent(scene, chat) == nav);
    CHECK(cas_navigation_pop(scene, nav) == CAS_ERROR_EMPTY);
    CHECK(strstr(cas_scene_last_error(scene), "the only controller of a stack"));
    cas_controller second = cas_navigation_push(scene, nav, "second");
    CHECK(cas_controller_shown(scene, nav) == second);
    CHECK(cas_item_is_hidden(scene, root) && !cas_item_is_hidden(scene, cas_controller_view(scene, second)));
    OK(cas_navigation_pop(scene, nav));
    CHECK(cas_controller_view(scene, second) == 0 && cas_controller_get_kind(scene, second) == -1);
    CHECK(cas_controller_shown(scene, nav) == chat && !cas_item_is_hidden(scene, root));
    CHECK(cas_scene_remove(scene, root) == CAS_ERROR_OWNED);
    OK(cas_controller_remove(scene, nav));
    CHECK(cas_controller_get_kind(scene, chat) == -1 && cas_item_kind(scene, messages) == -1);
    OK(layout());
}

static void views_around_controllers(void) {
    cas_item box = view("box");
    cas_controller inner = cas_scene_add_navigation(scene, box);
    CHECK(cas_scene_remove(scene, box) == CAS_ERROR_IN_USE);
    OK(cas_controller_remove(scene, inner));
    OK(cas_scene_remove(scene, box));
}

static void count(const char *piece, size_t length, void *context) {
    (void)piece;
    *(size_t *)context += length;
}

static void pictures_change_nothing(void) {
    size_t written = 0;
    with_chat();
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    OK(cas_scene_sample(scene, 0.1, NULL, NULL));
    uint64_t digest = cas_scene_digest(scene);
    OK(cas_scene_write_svg(scene, NULL, count, &written));
    CHECK(written > 2000);
    OK(cas_scene_write_filmstrip(scene, 4, NULL, count, &written));
    CHECK(written > 10000);
    CHECK(cas_scene_write_filmstrip(scene, 0, NULL, count, &written) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_scene_write_filmstrip(scene, 3, NULL, NULL, &written) == CAS_ERROR_NULL);
    CHECK(cas_scene_digest(scene) == digest);
}

/* A picture creates the pending guides of stacks before it counts the items to draw. */
static void pictures_with_pending_guides(void) {
    size_t written = 0;
    cas_item stacks[2];
    for (int i = 0; i < 2; i++) {
        stacks[i] = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, NULL);
        cas_item parts[] = {view_in(stacks[i], "a"), view_in(stacks[i], "b"), view_in(stacks[i], "c")};
        OK(cas_stack_append(scene, stacks[i], parts, 3));
    }
    OK(layout());
    OK(cas_stack_set_distribution(scene, stacks[0], CAS_EQUAL_CENTERING));
    OK(cas_scene_write_svg(scene, NULL, count, &written));
    OK(cas_stack_set_distribution(scene, stacks[1], CAS_EQUAL_SPACING));
    OK(cas_scene_write_filmstrip(scene, 2, NULL, count, &written));
    OK(cas_scene_check(scene));
}

/* Two conflicting heights are animated together with a scroll offset. */
static void a_filmstrip_with_a_conflict(void) {
    size_t written = 0;
    cas_item scroll = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "scroll");
    place(scroll, 0, 0, 320, 400);
    place(view_in(scroll, "card"), 0, 200, 100, 900);
    cas_item box = view("box");
    size_is(box, CAS_HEIGHT, CAS_EQUAL, 50, CAS_REQUIRED);
    cas_constraint other = size_is(box, CAS_HEIGHT, CAS_EQUAL, 50, CAS_REQUIRED);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_constraint_set_constant(scene, other, 90));
    OK(cas_scroll_set_offset(scene, scroll, 0, 120));
    OK(cas_scene_commit_animation(scene));
    uint64_t digest = cas_scene_digest(scene);
    OK(cas_scene_write_filmstrip(scene, 3, NULL, count, &written));
    CHECK(written > 2000 && cas_scene_digest(scene) == digest);
    CHECK(sample(1) == CAS_ERROR_CONFLICT);
}

static void a_controller_in_another_adjusts(void) {
    with_chat();
    int32_t has_effect = 0;
    cas_controller inner = cas_scene_add_controller(scene, view_in(root, "pane"), CAS_CONTENT, "inner");
    OK(cas_controller_set_adjusts_scroll_insets(scene, inner, 1, &has_effect));
    CHECK(cas_controller_parent(scene, inner) == chat && has_effect == 1);
    inner = cas_scene_add_controller(scene, view("panel"), CAS_CONTENT, "alone");
    OK(cas_controller_set_adjusts_scroll_insets(scene, inner, 1, &has_effect));
    CHECK(has_effect == 0);
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
        OK(cas_scene_remove(scene, toast));
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
    screen_test("pictures change nothing", pictures_change_nothing);
    screen_test("a picture includes the pending guides of a stack", pictures_with_pending_guides);
    screen_test("a filmstrip can be drawn with conflicting animated constraints", a_filmstrip_with_a_conflict);
    screen_test("a controller in another adjusts scroll views", a_controller_in_another_adjusts);
    return finish();
}
