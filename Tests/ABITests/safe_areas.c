/* Obstructions, safe areas, and what hosts ask for. */
#include "screen.h"
#include <string.h>

static cas_controller nav, page;
static cas_item root;

static void with_page(void) {
    nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    page = cas_navigation_push(scene, nav, "page");
    root = cas_controller_view(scene, page);
}

static void obstructions_move_guides(void) {
    cas_solver_statistics before = {.size = sizeof before}, after = {.size = sizeof after};
    cas_obstruction first;
    cas_insets insets;
    with_page();
    cas_item panel = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, CAS_EDGE_LEFT, "panel");
    cas_item hinge = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_CUTOUT, 0, NULL);
    cas_item guide = cas_view_safe_area(scene, root);
    CHECK(guide == cas_view_safe_area(scene, root) && cas_item_kind(scene, guide) == CAS_GUIDE);
    OK(layout());
    OK(cas_obstruction_set_depth(scene, panel, 30)); /* the first change makes room */
    OK(cas_obstruction_set_frame(scene, hinge, (cas_rect){90, 0, 10, 480}));
    OK(layout());
    OK(cas_scene_get_statistics(scene, &before));
    OK(cas_obstruction_set_depth(scene, panel, 60));
    OK(cas_obstruction_set_frame(scene, hinge, (cas_rect){100, 0, 10, 480}));
    OK(set_additional_insets(scene, page, (cas_insets){6, 0, 0, 0}));
    OK(layout());
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.structural == after.structural && before.allocations == after.allocations);
    OK(cas_view_safe_insets(scene, root, &insets));
    CHECK(insets.top == 70 && insets.left == 60 && insets.bottom == 0 && insets.right == 0);
    CHECK(is_rect(cas_item_frame(scene, guide), 60, 70, 260, 410));
    CHECK(is_rect(cas_item_frame(scene, hinge), 100, 0, 10, 480));
    CHECK(cas_scene_obstruction_count(scene) == 2);
    OK(cas_scene_obstruction(scene, 0, &first));
    CHECK(first.item == panel && first.kind == CAS_OBSTRUCTION_PANEL && first.edge == CAS_EDGE_LEFT);
    CHECK(is_rect(first.frame, 0, 0, 60, 480));
    CHECK(cas_obstruction_set_depth(scene, hinge, 1) == CAS_ERROR_KIND);
    CHECK(cas_item_remove(scene, cas_item_first_guide(scene, CAS_WINDOW)) == CAS_ERROR_KIND);
    OK(cas_item_remove(scene, panel));
    CHECK(cas_obstruction_set_depth(scene, panel, 1) == CAS_ERROR_STALE);
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, guide), 0, 70, 320, 410));
}

static void a_scene_says_its_profile(void) {
    for (cas_profile profile = CAS_PROFILE_IOS6; profile <= CAS_PROFILE_PLAIN; profile++) {
        OK(set_profile(scene, profile));
        OK(cas_scene_set_height(scene, CAS_HEIGHT_TOOLBAR, 0, 50));
        CHECK(profile_of(scene) == profile);
    }
    cas_scene *other = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .profile = CAS_PROFILE_ANDROID}, NULL);
    CHECK(profile_of(other) == CAS_PROFILE_ANDROID);
    cas_scene_free(other);
    other = cas_scene_new(NULL, NULL);
    CHECK(profile_of(other) == CAS_PROFILE_NONE && profile_of(NULL) == CAS_PROFILE_NONE);
    cas_scene_free(other);
}

static void a_large_title_collapses(void) {
    with_page();
    OK(set_profile(scene, CAS_PROFILE_IOS11));
    OK(set_large_title(scene, nav, CAS_NAVIGATION_BAR, 1));
    cas_item list = cas_scene_add_view(scene, root, CAS_SCROLL, "list");
    const char *rules[] = {"H:|[list]|", "V:|[list]|"};
    OK(cas_scene_add_rules(scene, rules, 2));
    OK(cas_scroll_set_content_size(scene, list, 320, 3000));
    OK(layout());
    CHECK(state_of_scroll(scene, list).insets.top == 116);
    OK(cas_scroll_set_offset(scene, list, 0, -90));
    OK(layout());
    CHECK(state_of_scroll(scene, list).insets.top == 90);
    OK(cas_scroll_set_offset(scene, list, 0, 100));
    OK(layout());
    CHECK(state_of_scroll(scene, list).insets.top == 64);
}

/* The insets of a safe area do not keep its view large, and the guide has no negative size. */
static void safe_areas_become_smaller(void) {
    OK(set_profile(scene, CAS_PROFILE_IOS15));
    cas_item bar = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, CAS_EDGE_TOP, "bar");
    OK(cas_obstruction_set_depth(scene, bar, 60));
    cas_item box = view("box"), guide = cas_view_safe_area(scene, box);
    attach(box, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    OK(cas_view_set_intrinsic(scene, box, 100, 100));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, guide), 0, 60, 100, 40));
    OK(cas_view_set_intrinsic(scene, box, 100, 40));
    OK(layout());
    CHECK(cas_item_frame(scene, box).height == 40);
    CHECK(is_rect(cas_item_frame(scene, guide), 0, 40, 100, 0));
    OK(cas_view_set_intrinsic(scene, box, 100, 100));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, guide), 0, 60, 100, 40));
    /* Of a fitting size neither. */
    cas_size size;
    OK(cas_view_set_intrinsic(scene, box, CAS_NO_METRIC, CAS_NO_METRIC));
    OK(layout());
    OK(cas_view_fitting_size(scene, box, (cas_size){0, 20}, 50, 50, &size));
    CHECK(size.height == 20);
    /* Panels that cover the window together leave nothing. */
    cas_item other = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, CAS_EDGE_BOTTOM, "other"),
             all = cas_view_safe_area(scene, CAS_WINDOW);
    OK(cas_obstruction_set_depth(scene, bar, 300));
    OK(cas_obstruction_set_depth(scene, other, 300));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, all), 0, 300, 320, 0));
}

static void half(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    if (request->mode == CAS_MEASURE_EXACTLY) {
        out_measurement->height = request->width / 2;
    } else {
        out_measurement->width = 100;
    }
}

static void hosts_ask(void) {
    cas_size size;
    double end = 1;
    with_page();
    cas_item box = cas_scene_add_view(scene, root, CAS_PLAIN, "box");
    cas_item text = cas_scene_add_view(scene, box, CAS_PLAIN, "text");
    OK(cas_view_set_measure(scene, text, half, NULL));
    const char *rules[] = {"H:|-10-[box]", "V:|-100-[box]", "H:|-5-[text]-5-|", "V:|-5-[text]-5-|"};
    OK(cas_scene_add_rules(scene, rules, 4));
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    OK(cas_view_fitting_size(scene, box, (cas_size){0, 0}, 50, 50, &size));
    CHECK(size.width == 110 && size.height == 60);
    OK(cas_view_fitting_size(scene, box, (cas_size){210, 0}, CAS_REQUIRED, 50, &size));
    CHECK(size.width == 210 && size.height == 110);
    CHECK(cas_view_fitting_size(scene, box, (cas_size){0, 0}, 0, 50, &size) == CAS_ERROR_OUT_OF_RANGE);
    /* The smallest window has room for the box, which nothing else makes larger. */
    const char *inside[] = {"box.right <= window.right", "box.bottom <= window.bottom"};
    OK(cas_scene_add_rules(scene, inside, 2));
    digest = cas_scene_digest(scene);
    OK(cas_view_fitting_size(scene, CAS_WINDOW, (cas_size){0, 0}, 50, 50, &size));
    CHECK(size.width == 120 && size.height == 160);
    CHECK(cas_scene_digest(scene) == digest);
    CHECK(cas_scene_item_at(scene, 20, 110) == text && cas_scene_item_at(scene, 12, 102) == box);
    CHECK(cas_scene_item_at(scene, 300, 400) == root && cas_scene_item_at(scene, -1, 0) == 0);
    OK(cas_item_set_data(scene, text, (uint64_t)(uintptr_t)&size));
    CHECK(cas_item_data(scene, text) == (uint64_t)(uintptr_t)&size && cas_item_data(scene, box) == 0);
    OK(cas_item_set_name(scene, text, "words"));
    CHECK(strcmp(cas_item_name(scene, text), "words") == 0);
    CHECK(cas_item_set_name(scene, text, "\xff") == CAS_ERROR_TEXT && strcmp(cas_item_name(scene, text), "words") == 0);
    OK(cas_item_set_name(scene, text, NULL));
    CHECK(*cas_item_name(scene, text) == 0 && cas_item_set_name(scene, 12345, "a") == CAS_ERROR_STALE);
    CHECK(!cas_scene_is_moving(scene, &end) && end == 0);
    OK(show_keyboard(0.25, CAS_CURVE_LINEAR));
    CHECK(cas_scene_is_moving(scene, &end) && end == 0.25);
    OK(sample(0.25));
    CHECK(!cas_scene_is_moving(scene, NULL));
}

int main(void) {
    screen_test("C66 C68 obstructions and additional insets move guides, by constants alone", obstructions_move_guides);
    screen_test("a safe area does not keep its view from becoming smaller", safe_areas_become_smaller);
    screen_test("a scene says its profile", a_scene_says_its_profile);
    screen_test("C75 a large title collapses as its content scrolls", a_large_title_collapses);
    screen_test("hosts ask for sizes, hits, data and motion", hosts_ask);
    return finish();
}
