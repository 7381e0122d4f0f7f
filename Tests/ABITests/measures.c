/* Measure functions for sizes, the size of text, and margins. */
#include "screen.h"
#include <float.h>

/* A text of 40 letters, each 10 wide and 20 high. */
typedef struct paragraph {
    int asked;
    double asked_width;
    cas_measure_mode mode;
    cas_item item;
} paragraph;

static void lines(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    paragraph *own = context;
    const double letter = 10 * request->text_size;
    CHECK(request->size == sizeof *request && out_measurement->size == sizeof *out_measurement);
    CHECK(out_measurement->width == CAS_NO_METRIC && out_measurement->height == CAS_NO_METRIC);
    CHECK(isnan(out_measurement->first_baseline) && isnan(out_measurement->last_baseline));
    own->asked++;
    own->mode = request->mode;
    own->asked_width = request->width;
    own->item = request->item;
    const double columns = request->mode == CAS_MEASURE_EXACTLY ? fmax(1, floor(request->width / letter)) : 40;
    out_measurement->width = 40 * letter;
    out_measurement->height = ceil(40 / columns) * 2 * letter;
    out_measurement->first_baseline = 1.5 * letter;
}

static cas_item a_label(paragraph *own) {
    cas_item label = view("label");
    const char *rules[] = {"H:|[label]", "V:|[label]", "label.right <= superview.right"};
    OK(cas_scene_add_rules(scene, rules, 3));
    OK(cas_view_set_measure(scene, label, lines, own));
    return label;
}

/* An image twice as wide as high, which has no size of its own. */
static void half(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    ++*(int *)context;
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = request->width / 2;
}

/* A size below 1e-9 counts as 0, in what is read and in the layout. */
static void tiny_sizes_are_none(void) {
    cas_item dot = view("dot");
    OK(cas_view_set_intrinsic(scene, dot, 5e-10, 1e-12));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, dot), 0, 0, 0, 0));
}

static void fitting_sizes_are_not_negative(void) {
    cas_item box = view("box");
    attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    size_is(box, CAS_WIDTH, CAS_EQUAL, 20, CAS_REQUIRED);
    cas_equation beyond = {.first = box, .first_attribute = CAS_RIGHT, .second = CAS_WINDOW, .second_attribute = CAS_RIGHT,
                           .constant = 50, .priority = 999};
    CHECK(cas_scene_add_constraint(scene, &beyond) != 0);
    cas_size size;
    OK(cas_view_fitting_size(scene, CAS_WINDOW, (cas_size){0, 0}, 50, 50, &size));
    CHECK(size.width == 0);
}

static void an_image_fills_a_column(void) {
    int asked = 0;
    cas_item image = view("image");
    const char *rules[] = {"H:|-10-[image]-10-|", "V:|[image]", "[image(==60@1)]"};
    OK(cas_scene_add_rules(scene, rules, 3));
    OK(cas_view_set_measure(scene, image, half, &asked));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, image), 10, 0, 300, 150) && asked == 2);
    cas_view_state state = state_of_view(scene, image);
    CHECK(state.intrinsic.width == CAS_NO_METRIC && state.intrinsic.height == 150);
    OK(cas_scene_set_size(scene, 220, 480));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, image), 10, 0, 200, 100) && asked == 3);
    cas_size fits;
    OK(cas_view_fitting_size(scene, image, (cas_size){80, 0}, CAS_REQUIRED, 50, &fits));
    CHECK(fits.width == 80 && fits.height == 40);
}

static void a_size_is_measured(void) {
    paragraph own = {0};
    cas_item label = a_label(&own);
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 0, 0, 320, 40));
    CHECK(own.asked == 2 && own.mode == CAS_MEASURE_EXACTLY && own.asked_width == 320 && own.item == label);
    OK(cas_scene_set_size(scene, 500, 480));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, label), 0, 0, 400, 20) && own.asked == 2);
    cas_view_state measured = state_of_view(scene, label);
    CHECK(measured.is_measured && measured.intrinsic.width == 400 && measured.intrinsic.height == 20);
    CHECK(measured.first_baseline == 15 && measured.last_baseline == 0);
    OK(cas_view_invalidate_measure(scene, label));
    OK(layout());
    CHECK(own.asked == 3 && own.mode == CAS_MEASURE_UNBOUNDED && own.asked_width == 0);
    CHECK(cas_view_set_intrinsic(scene, label, 3, CAS_NO_METRIC) == CAS_ERROR_OWNED);
    CHECK(strcmp(cas_scene_last_error(scene),
                 "width: the measure function of the view returns it; set none") == 0);
    CHECK(cas_view_set_measure(scene, CAS_WINDOW, lines, &own) == CAS_ERROR_KIND);
    OK(cas_view_set_measure(scene, label, NULL, NULL));
    CHECK(cas_view_invalidate_measure(scene, label) == CAS_ERROR_KIND);
    OK(layout());
}

static void text_has_a_size(void) {
    paragraph own = {0};
    cas_solver_statistics before = {.size = sizeof before}, after = {.size = sizeof after};
    cas_item label = a_label(&own);
    CHECK(text_size_of(scene) == 1);
    OK(layout());
    for (int i = 2; i < 4; i++) { /* the first changes make room */
        OK(set_text_size(scene, i));
        OK(layout());
    }
    OK(cas_scene_get_statistics(scene, &before));
    OK(set_text_size(scene, 1.5));
    OK(layout());
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.structural == after.structural && before.allocations == after.allocations);
    CHECK(is_rect(cas_item_frame(scene, label), 0, 0, 320, 60) && text_size_of(scene) == 1.5);
    CHECK(set_text_size(scene, 0) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strncmp(cas_scene_last_error(scene), "settings.text_size", 18) == 0);
    CHECK(set_text_size(scene, NAN) == CAS_ERROR_NOT_FINITE);
    CHECK(set_text_size(NULL, 1) == CAS_ERROR_NULL);
}

static void wrong(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request;
    *out_measurement = *(const cas_measurement *)context;
}

static void a_wrong_size_is_refused(void) {
    cas_measurement answer = {.width = 50, .height = 20, .first_baseline = NAN, .last_baseline = NAN};
    cas_item box = view("box");
    place(box, 0, 0, 70, 70);
    cas_item inside = view_in(box, "inside");
    attach(inside, CAS_LEFT, box, CAS_LEFT, 0);
    attach(inside, CAS_TOP, box, CAS_TOP, 0);
    OK(cas_view_set_measure(scene, inside, wrong, &answer));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, inside), 0, 0, 50, 20));
    const cas_measurement wrongs[] = {{0, NAN, 1, 0, 0}, {0, 1, INFINITY, 0, 0}, {0, 1, 1, INFINITY, 0}, {0, -2, 1, 0, 0},
                                      {0, 1, -0.5, 0, 0}};
    const char *const sentences[] = {
        "view \"inside\": its measure function gave nan", "view \"inside\": its measure function gave inf",
        "view \"inside\": its measure function gave inf", "view \"inside\": its measure function gave -2",
        "view \"inside\": its measure function gave -0.5"};
    for (size_t i = 0; i < sizeof wrongs / sizeof *wrongs; i++) {
        answer = wrongs[i];
        OK(cas_view_invalidate_measure(scene, inside));
        CHECK(layout() == CAS_MISMEASURED);
        CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), sentences[i]) == 0, "%s\n", cas_scene_last_error(scene));
        CHECK(is_rect(cas_item_frame(scene, inside), 0, 0, 50, 20));
    }
    CHECK(set_text_size(scene, 0) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strncmp(cas_scene_last_error(scene), "settings.text_size: the ", 24) == 0);
    answer = (cas_measurement){.width = 30, .height = CAS_NO_METRIC, .first_baseline = NAN, .last_baseline = NAN};
    OK(layout());
    CHECK(cas_item_frame(scene, inside).width == 30);
}

static void an_extreme_size_is_told_and_corrected(void) {
    const double extremes[] = {1e-300, 1e-310, 5e-324, 1e10, 1e15, 1e100, 1e308, DBL_MAX};
    cas_item row = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "row");
    OK(set_distribution(scene, row, CAS_DISTRIBUTE_FILL_PROPORTIONALLY));
    attach(row, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(row, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    cas_item views[3];
    for (int i = 0; i < 3; i++) {
        views[i] = view_in(row, i == 1 ? "extreme" : NULL);
        OK(cas_view_set_intrinsic(scene, views[i], 60, 20));
    }
    OK(cas_stack_append(scene, row, views, 3));
    cas_measurement answer = {.width = 60, .height = 20, .first_baseline = NAN, .last_baseline = NAN};
    OK(cas_view_set_measure(scene, views[1], wrong, &answer));
    for (size_t i = 0; i < sizeof extremes / sizeof *extremes; i++) {
        answer.width = extremes[i];
        OK(cas_view_invalidate_measure(scene, views[1]));
        if (i < 3) {
            OK(layout());
            CHECK(cas_item_frame(scene, views[1]).width == 0);
        } else {
            CHECK(layout() == CAS_MISMEASURED);
            CHECK_OR_SAY(strstr(cas_scene_last_error(scene), "view \"extreme\": its measure function gave 1"), "%s\n",
                         cas_scene_last_error(scene));
            CHECK(strstr(cas_scene_last_error(scene), ": the magnitude must be at most 1e9"));
        }
        answer.width = 60;
        OK(cas_view_invalidate_measure(scene, views[1]));
        OK(layout());
        OK(cas_scene_check(scene));
        CHECK(fabs(cas_item_frame(scene, views[1]).width - 320.0 / 3) < 1e-6);
    }
}

static void margins_lie_by_direction(void) {
    cas_item box = view("box"), inside = view_in(box, "inside");
    place(box, 0, 0, 200, 100);
    attach(inside, CAS_LEFT, box, CAS_LEFT_MARGIN, 0);
    attach(inside, CAS_RIGHT, box, CAS_RIGHT_MARGIN, 0);
    OK(set_directional_margins(scene, box, (cas_insets){0, 30, 0, 10}));
    OK(layout());
    CHECK(cas_item_frame(scene, inside).x == 30 && cas_item_frame(scene, inside).width == 160);
    OK(set_direction(scene, box, CAS_RIGHT_TO_LEFT));
    OK(layout());
    CHECK(cas_item_frame(scene, inside).x == 10 && cas_item_frame(scene, inside).width == 160);
    cas_view_settings settings = {.size = sizeof settings};
    OK(cas_view_get(scene, box, &settings));
    CHECK(settings.margins_are_directional && settings.margins.left == 30 && settings.margins.right == 10);
    CHECK(state_of_view(scene, box).margins.left == 10 && state_of_view(scene, box).margins.right == 30);
    CHECK(set_directional_margins(scene, box, (cas_insets){0, NAN, 0, 10}) == CAS_ERROR_NOT_FINITE);
    CHECK(strncmp(cas_scene_last_error(scene), "settings.margins: ", 18) == 0);
    CHECK(set_directional_margins(scene, 77, (cas_insets){0, 0, 0, 0}) == CAS_ERROR_STALE);
    CHECK(set_margins_follow_safe_area(scene, box, 1) == CAS_ERROR_MODE);
    OK(cas_scene_set_size(scene, 1024, 768));
    cas_item readable = cas_view_readable_guide(scene, CAS_WINDOW);
    CHECK(cas_item_kind(scene, readable) == CAS_GUIDE && strcmp(cas_item_name(scene, readable), "readable") == 0);
    CHECK(readable == cas_view_readable_guide(scene, CAS_WINDOW) && !cas_view_readable_guide(scene, readable));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, readable), 176, 8, 672, 752));
    CHECK(cas_item_remove(scene, readable) != CAS_OK);
}

static void margins_follow(void) {
    cas_solver_statistics before = {.size = sizeof before}, after = {.size = sizeof after};
    cas_controller nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "page"));
    cas_item inside = view_in(root, "inside");
    attach(inside, CAS_TOP, root, CAS_TOP_MARGIN, 0);
    attach(inside, CAS_LEFT, root, CAS_LEFT_MARGIN, 0);
    OK(set_margins_follow_safe_area(scene, root, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, inside).y == 72);
    OK(cas_scene_get_statistics(scene, &before));
    OK(cas_bar_set_hidden(scene, nav, CAS_NAVIGATION_BAR, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, inside).y == 28);
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.structural == after.structural);
    cas_view_settings settings = {.size = sizeof settings};
    OK(cas_view_get(scene, root, &settings));
    CHECK(settings.margins_follow_safe_area && settings.margins.top == 8 && state_of_view(scene, root).margins.top == 28);
    OK(set_margins_follow_safe_area(scene, root, 0));
    OK(layout());
    CHECK(cas_item_frame(scene, inside).y == 8);
    CHECK(set_margins_follow_safe_area(scene, 77, 1) == CAS_ERROR_STALE);
}

int main(void) {
    scene_test("the fitting size of a window is not negative", fitting_sizes_are_not_negative);
    scene_test("a size below 1e-9 counts as 0", tiny_sizes_are_none);
    scene_test("a measure function returns the size, at two kinds of requests", a_size_is_measured);
    scene_test("an image that has only a height for a width fills a column", an_image_fills_a_column);
    scene_test("measure functions follow the size of text, by constants alone", text_has_a_size);
    scene_test("a wrong size is an error, and the last one stays", a_wrong_size_is_refused);
    scene_test("an extreme size is told by the name of its view, and does not stay when it is corrected",
               an_extreme_size_is_told_and_corrected);
    scene_test("C82 C84 margins lie by direction, and readable guides in them", margins_lie_by_direction);
    screen_test("C83 margins follow the safe area, by constants alone", margins_follow);
    return finish();
}
