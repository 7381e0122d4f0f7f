/* Scroll views of scenes without a screen. */
#include "scene.h"

static cas_item list;

static cas_scroll_state state_of_list(void) {
    cas_scroll_state state = {.size = sizeof state};
    OK(cas_scroll_get_state(scene, list, &state));
    return state;
}

static cas_status pad(cas_insets insets) {
    cas_scroll_settings settings = {.size = sizeof settings};
    OK(cas_scroll_get(scene, list, &settings));
    settings.insets = insets;
    return cas_scroll_set(scene, list, &settings);
}

/* A list 100 wide and 100 high with a row in it, 50 below the top of content that is 400 high. */
static cas_item a_list_with_a_row(void) {
    list = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "list");
    CHECK(list != 0);
    place(list, 10, 20, 100, 100);
    cas_item row_in_list = view_in(list, "row");
    place(row_in_list, 5, 50, 20, 20);
    OK(cas_scroll_set_content_size(scene, list, 100, 400));
    OK(layout());
    return row_in_list;
}

static void content_scrolls(void) {
    cas_item inner = a_list_with_a_row();
    CHECK(is_rect(cas_item_window_frame(scene, inner), 15, 70, 20, 20) && state_of_list().content_size.height == 400);
    uint64_t digest = cas_scene_digest(scene);
    OK(cas_scroll_set_offset(scene, list, 0, 30));
    CHECK(cas_scene_digest(scene) != digest);
    CHECK(is_rect(cas_item_window_frame(scene, inner), 15, 40, 20, 20));
    CHECK(is_rect(cas_item_exact_window_frame(scene, inner), 15, 40, 20, 20));
    CHECK(is_rect(cas_item_frame(scene, inner), 5, 50, 20, 20));
    CHECK(cas_scene_item_at(scene, 16, 41) == inner && cas_scene_item_at(scene, 16, 71) == list);
    CHECK(is_rect(cas_item_window_frame(scene, cas_scroll_frame_guide(scene, list)), 10, 20, 100, 100));
    OK(layout());
    CHECK(change_count == 0);
    cas_scroll_state state = state_of_list();
    CHECK(state.offset.y == 30 && state.shown_offset.y == 30 && is_rect(state.visible, 0, 30, 100, 100));
    CHECK(!state.is_adjusted);
    OK(cas_scroll_drag(scene, list, 0, 31, 500));
    CHECK(state_of_list().offset.y == 31);
    OK(cas_scroll_set_offset(scene, list, 0, 0));
    CHECK(cas_scene_digest(scene) == digest);
}

static void offsets_stay_in_range(void) {
    a_list_with_a_row();
    OK(cas_scroll_to_bottom(scene, list));
    OK(layout());
    CHECK(state_of_list().offset.y == 300);
    OK(cas_scroll_set_content_size(scene, list, 100, 350));
    OK(layout());
    CHECK(state_of_list().offset.y == 250);
    cas_point to = {0};
    OK(cas_scroll_offset_showing(scene, list, (cas_rect){0, 10, 10, 10}, &to));
    CHECK(to.x == 0 && to.y == 10 && state_of_list().offset.y == 250);
    OK(cas_scene_set_size(scene, 320, 400));
    OK(layout());
    CHECK(state_of_list().offset.y == 250);
}

static void the_program_pads(void) {
    a_list_with_a_row();
    OK(pad((cas_insets){8, 1, 20, 2}));
    OK(layout());
    cas_scroll_state state = state_of_list();
    CHECK(state.offset.y == -8 && state.offset.x == -1 && state.insets.top == 8 && state.insets.bottom == 20);
    OK(cas_scroll_to_bottom(scene, list));
    OK(layout());
    CHECK(state_of_list().offset.y == 320);
}

static void a_docked_input_pads(void) {
    a_list_with_a_row();
    cas_item input = view("input");
    place(input, 10, 90, 100, 30);
    cas_scroll_settings settings = {.size = sizeof settings};
    OK(cas_scroll_get(scene, list, &settings));
    settings.docked = input;
    OK(cas_scroll_set(scene, list, &settings));
    OK(layout());
    CHECK(state_of_list().insets.bottom == 30);
    OK(cas_view_set_hidden(scene, input, 1));
    OK(layout());
    CHECK(state_of_list().insets.bottom == 0);
}

static void offsets_follow_edits(void) {
    cas_item inner = a_list_with_a_row();
    cas_item content = cas_scroll_content_guide(scene, list);
    cas_item tall = view_in(list, "tall");
    place(tall, 0, 0, 10, 390);
    (void)content;
    cas_edit edit = cas_scene_edit_attribute(scene, inner, CAS_LEFT, CAS_STRONG);
    CHECK(edit != 0);
    OK(cas_scroll_set_offset(scene, list, 0, 60));
    OK(cas_scene_suggest(scene, edit, 7, NULL, NULL));
    CHECK(cas_item_window_frame(scene, inner).y == 10 && state_of_list().offset.y == 60);
    double low, high;
    OK(cas_scene_edit_range(scene, edit, &low, &high));
    CHECK(cas_item_window_frame(scene, inner).y == 10);
}

static void scroll_views_in_scroll_views(void) {
    a_list_with_a_row();
    cas_item outer = list;
    list = cas_scene_add_view(scene, outer, CAS_SCROLL, "inner list");
    place(list, 0, 100, 50, 50);
    cas_item deep = view_in(list, "deep");
    place(deep, 1, 2, 3, 4);
    OK(cas_scroll_set_content_size(scene, list, 60, 90));
    OK(layout());
    OK(cas_scroll_set_offset(scene, list, 10, 20));
    OK(cas_scroll_set_offset(scene, outer, 0, 50));
    CHECK(is_rect(cas_item_window_frame(scene, deep), 10 + 1 - 10, 20 + 100 + 2 - 50 - 20, 3, 4));
    OK(cas_item_remove(scene, list));
    OK(layout());
    list = outer;
    CHECK(state_of_list().offset.y == 50);
    OK(cas_item_remove(scene, list));
    OK(layout());
}

static void offsets_lie_on_pixels(void) {
    OK(set_scale(scene, 2));
    cas_item inner = a_list_with_a_row();
    OK(cas_scroll_set_offset(scene, list, 0, 10.3));
    CHECK(cas_item_window_frame(scene, inner).y == 59.5 && cas_item_exact_window_frame(scene, inner).y == 59.7);
}

static void sizes_of_content_conflict(void) {
    a_list_with_a_row();
    size_is(cas_scroll_content_guide(scene, list), CAS_HEIGHT, CAS_EQUAL, 500, CAS_REQUIRED);
    CHECK(layout() == CAS_CONFLICT);
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    CHECK_OR_SAY(strstr(text, ".height == 400 @1000  dropped  content size\n"), "%s", text);
    OK(cas_scroll_set_content_size(scene, list, 100, 500));
    OK(layout());
    CHECK(state_of_list().content_size.height == 500);
}

static void only_scroll_views_scroll(void) {
    cas_item box = view("box");
    cas_scroll_settings settings = {.size = sizeof settings};
    CHECK(cas_scroll_get(scene, box, &settings) == CAS_ERROR_KIND);
    CHECK(cas_scroll_set_offset(scene, box, 1, 1) == CAS_ERROR_KIND);
    CHECK(cas_scroll_set_offset(scene, 77, 1, 1) == CAS_ERROR_STALE);
}

int main(void) {
    scene_test("an offset moves content in the window, and no frame in its parent", content_scrolls);
    scene_test("offsets stay in the range of the content", offsets_stay_in_range);
    scene_test("the insets of the program pad a scroll view", the_program_pads);
    scene_test("a docked input pads a scroll view", a_docked_input_pads);
    scene_test("edits leave offsets as they are", offsets_follow_edits);
    scene_test("the offsets of nested scroll views add up", scroll_views_in_scroll_views);
    scene_test("with a scale offsets lie on pixels", offsets_lie_on_pixels);
    scene_test("another size of the content conflicts", sizes_of_content_conflict);
    scene_test("only scroll views scroll", only_scroll_views_scroll);
    return finish();
}
