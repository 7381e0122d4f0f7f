/* Frames in the window, obscured items, and bars as guides. */
#include "screen.h"

static cas_item page_in(cas_controller nav) { return cas_controller_view(scene, cas_navigation_push(scene, nav, "page")); }

static void frames_in_the_window_include_scroll_offsets(void) {
    cas_item page = page_in(cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL));
    cas_item list = cas_scene_add_view(scene, page, CAS_SCROLL, "list");
    cas_item row = view_in(list, "row");
    const char *rules[] = {"H:|[list]|", "V:|[list]|", "H:|-10-[row(100)]", "V:|-300-[row(30)]"};
    OK(cas_scene_add_rules(scene, rules, 4));
    OK(cas_scroll_set_content_size(scene, list, 320, 1000));
    OK(layout());
    CHECK(is_rect(cas_item_window_frame(scene, row), 10, 364, 100, 30));
    OK(cas_scroll_set_offset(scene, list, 0, 250));
    CHECK(is_rect(cas_item_window_frame(scene, row), 10, 50, 100, 30));
    CHECK(is_rect(cas_item_exact_window_frame(scene, row), 10, 50, 100, 30));
    CHECK(is_rect(cas_item_frame(scene, row), 10, 300, 100, 30));
    cas_insets insets;
    OK(cas_item_obscured(scene, row, &insets));
    CHECK(insets.top == 14);
}

static void without_a_screen_nothing_is_scrolled(void) {
    cas_scene_free(scene);
    scene = scene_of(320, 480, 0);
    cas_item list = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "list");
    cas_item row = view_in(list, "row");
    const char *rules[] = {"H:|[list]|", "V:|-20-[list]|", "H:|-10-[row(100)]", "V:|-300-[row(30)]"};
    OK(cas_scene_add_rules(scene, rules, 4));
    OK(layout());
    CHECK(is_rect(cas_item_window_frame(scene, row), 10, 320, 100, 30));
}

static void bars_in_a_container_are_as_high_as_they_cover(void) {
    cas_item box = view("box");
    const char *rules[] = {"H:|[box]|", "V:|-20-[box]|"};
    OK(cas_scene_add_rules(scene, rules, 2));
    cas_controller nav = cas_scene_add_controller(scene, box, CAS_NAVIGATION, NULL);
    cas_controller page = cas_navigation_push(scene, nav, "page");
    OK(layout());
    CHECK(state_of_controller(scene, page).bars_height == 44 && state_of_controller(scene, nav).bars_height == 44);
    CHECK(cas_item_frame(scene, state_of_controller(scene, page).top_guide).height == 44);
}

static void an_unknown_curve_is_returned_and_described(void) {
    double duration;
    cas_curve curve;
    OK(layout());
    OK(show_keyboard(0.25, 8));
    OK(cas_scene_last_timing(scene, &duration, &curve));
    CHECK(duration == 0.25 && curve == 8);
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, "\ncurve 8 is unknown, sampled as ease in and out until it is defined\n"),
                 "%s", text);
    OK(sample(0.125));
    cas_rect half = cas_item_shown_frame(scene, state_of_screen(scene).keyboard_guide);
    CHECK(fabs(half.height - 108) < 1e-9);
    OK(cas_scene_define_curve(scene, 8, (cas_point){0, 0}, (cas_point){1, 1}));
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK(!strstr(text, "curve"));
}

static void a_duration_of_0_is_immediate_with_every_curve(void) {
    static const cas_curve curves[] = {0, 1, 2, 3, CAS_CURVE_KEYBOARD, 12};
    cas_item input = view("input");
    const char *rules[] = {"H:|[input]|", "V:[input(44)]", "input.bottom == keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, rules, 3));
    OK(layout());
    for (size_t i = 0; i < sizeof curves / sizeof *curves; i++) {
        OK(show_keyboard(0, curves[i]));
        OK(layout());
        CHECK(is_changed(input) && cas_item_shown_frame(scene, input).y == 220);
        OK(cas_keyboard_hide(scene, 0, curves[i]));
        OK(layout());
        CHECK(is_changed(input) && cas_item_shown_frame(scene, input).y == 436);
    }
}

static void a_keyboard_at_the_top_is_not_docked(void) {
    OK(layout());
    CHECK(!cas_keyboard_is_docked(scene) && !cas_keyboard_is_docked(NULL));
    OK(cas_keyboard_show(scene, (cas_rect){0, 0, 320, 216}, 0, 0));
    CHECK(is_rect(cas_keyboard_frame(scene), 0, 0, 320, 216) && !cas_keyboard_is_docked(scene));
    CHECK(cas_item_frame(scene, state_of_screen(scene).keyboard_guide).y == 480);
    OK(show_keyboard(0, 0));
    CHECK(is_rect(cas_keyboard_frame(scene), 0, 264, 320, 216) && cas_keyboard_is_docked(scene) == 1);
    OK(cas_keyboard_show(scene, (cas_rect){10, 200, 200, 216}, 0, 0));
    CHECK(!cas_keyboard_is_docked(scene));
    cas_scene_free(scene);
    scene = scene_of(320, 480, 0);
    CHECK(!cas_keyboard_is_docked(scene));
}

static void items_under_the_keyboard_are_obscured(void) {
    cas_item page = page_in(cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL));
    cas_item field = view_in(page, "field");
    view_in(page, "input");
    const char *rules[] = {"H:|[field]|", "V:|-300-[field(30)]", "H:|[input]|", "V:[input(44)]",
                           "input.bottom == keyboard_guide.top"};
    const cas_covering *coverings;
    size_t count;
    cas_insets insets;
    OK(cas_scene_add_rules(scene, rules, 5));
    OK(layout());
    OK(cas_scene_obscured(scene, &coverings, &count));
    CHECK(count == 0);
    OK(show_keyboard(0, 0));
    OK(cas_scene_obscured(scene, &coverings, &count));
    CHECK(count == 1 && coverings[0].item == field && coverings[0].insets.bottom == 30);
    OK(cas_item_obscured(scene, field, &insets));
    CHECK(insets.bottom == 30 && insets.top == 0);
}

/* A view of 100 by 100 at a point of the window. */
static cas_item square(double x, double y) {
    cas_item square = view("square");
    place(square, x, y, 100, 100);
    return square;
}

static int is_obscured(cas_item item) {
    cas_insets insets;
    OK(layout());
    OK(cas_item_obscured(scene, item, &insets));
    return insets.top != 0 || insets.left != 0 || insets.bottom != 0 || insets.right != 0;
}

static void what_is_empty_covers_nothing(void) {
    cas_item inside = square(50, 50), corner = square(-10, -10), end = square(0, 420);
    cas_item obstruction = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, 0, NULL);
    static const cas_rect empty[] = {{0, 0, 0, 0}, {70, 70, 0, 0}, {70, 70, 0, 20}, {70, 70, 20, 0}};
    for (size_t i = 0; i < sizeof empty / sizeof *empty; i++) {
        OK(cas_obstruction_set_frame(scene, obstruction, empty[i]));
        CHECK(!is_obscured(inside) && !is_obscured(corner));
    }
    OK(cas_obstruction_set_frame(scene, obstruction, (cas_rect){70, 70, 20, 20}));
    CHECK(is_obscured(inside) && is_obscured(corner));
    OK(set_profile(scene, CAS_PROFILE_IOS11)); /* the keyboard is below a window that another one is under */
    OK(cas_scene_set_device(scene, &(cas_device){.width = 320, .height = 960, .scale = 1}));
    OK(cas_scene_set_window(scene, (cas_rect){0, 0, 320, 480}));
    OK(cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0, 0));
    CHECK(!is_obscured(end));
    OK(cas_scene_set_window(scene, (cas_rect){0, 0, 320, 760}));
    CHECK(is_rect(cas_keyboard_frame(scene), 0, 744, 320, 16) && !is_obscured(end));
}

/* Returns the names of the bars of a view. */
static const char *bars_in(cas_item view) {
    static char names[256];
    names[0] = 0;
    for (cas_item guide = cas_item_first_guide(scene, view); guide; guide = cas_item_next_sibling(scene, guide))
        if (cas_item_kind(scene, guide) == CAS_BAR) {
            strcat(names, cas_item_name(scene, guide));
            strcat(names, " ");
            CHECK(cas_item_parent(scene, guide) == view);
        }
    return names;
}

static void the_guides_of_a_view_include_its_bars(void) {
    cas_controller tab = cas_scene_add_controller(scene, CAS_WINDOW, CAS_TAB, "tabs");
    cas_controller nav = cas_scene_add_controller(scene, cas_controller_view(scene, tab), CAS_NAVIGATION, NULL);
    cas_item page = page_in(nav);
    CHECK(strcmp(bars_in(CAS_WINDOW), "status_bar keyboard ") == 0);
    CHECK(strcmp(bars_in(cas_controller_view(scene, tab)), "tab_bar ") == 0);
    CHECK(strcmp(bars_in(cas_controller_view(scene, nav)), "navigation_bar toolbar ") == 0);
    CHECK(strcmp(bars_in(page), "") == 0);
}

int main(void) {
    screen_test("frames in the window include scroll offsets",
                frames_in_the_window_include_scroll_offsets);
    screen_test("without a screen, frames in the window have no scroll offset", without_a_screen_nothing_is_scrolled);
    screen_test("C4 C46 the height of bars in a container is the height they cover",
                bars_in_a_container_are_as_high_as_they_cover);
    screen_test("C31 an unknown curve is returned and described as unknown",
                an_unknown_curve_is_returned_and_described);
    screen_test("C61 a change with a duration of 0 is immediate with every curve",
                a_duration_of_0_is_immediate_with_every_curve);
    screen_test("C56 a keyboard at the top is not docked", a_keyboard_at_the_top_is_not_docked);
    screen_test("C11 items under the keyboard are obscured", items_under_the_keyboard_are_obscured);
    screen_test("C11 an empty obstruction covers nothing, nor does a keyboard below the window", what_is_empty_covers_nothing);
    screen_test("the guides of a view include its bars",
                the_guides_of_a_view_include_its_bars);
    return finish();
}
