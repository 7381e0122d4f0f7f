/* Children of boxes after changes: they are as in a scene that was made like this. */
#include "scene.h"

#define POINTS(number) ((cas_length){number, CAS_POINTS})

static cas_item flow_at(double x, double y) {
    cas_item made = cas_scene_add_flow(scene, CAS_WINDOW, "flow");
    CHECK(made != 0);
    attach(made, CAS_LEFT, CAS_WINDOW, CAS_LEFT, x);
    attach(made, CAS_TOP, CAS_WINDOW, CAS_TOP, y);
    return made;
}

/* A text of 200 points in lines of 10, whose baselines are 8 from the top and 2 from the bottom. */
static void lines(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    const double width = request->mode == CAS_MEASURE_EXACTLY ? fmin(200, fmax(10, request->width)) : 200;
    if (context) ++*(int *)context;
    out_measurement->width = 200;
    out_measurement->height = 10 * ceil(200 / width);
    out_measurement->first_baseline = 8;
    out_measurement->last_baseline = 2;
}

/* A baseline that a function returns, and the same after a second layout. */
static double first_baseline = 15;
static void one_line(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    out_measurement->width = 50;
    out_measurement->height = 20;
    out_measurement->first_baseline = first_baseline;
}

static void constraints_follow_baselines(void) {
    cas_item flow = flow_at(0, 100), text = view_in(flow, "text"), other = view("other");
    OK(cas_view_set_measure(scene, text, one_line, NULL));
    OK(cas_view_set_intrinsic(scene, other, 10, 10));
    attach(other, CAS_BOTTOM, text, CAS_FIRST_BASELINE, 0);
    OK(layout());
    CHECK(cas_item_frame(scene, other).y == 105);
    first_baseline = 12; /* of the same size */
    OK(cas_view_invalidate_measure(scene, text));
    OK(layout());
    CHECK(cas_item_frame(scene, other).y == 102);
    CHECK(state_of_view(scene, text).first_baseline == 12);
    first_baseline = 15;
}

/* A leaf has the size and the baselines at the width that its box gave it, whatever sizes others have asked for. */
static void fitting_sizes_change_nothing(void) {
    int asked = 0;
    cas_item card = view("card"), flow = cas_scene_add_flow(scene, card, NULL), text = view_in(flow, "text");
    const cas_attribute edges[] = {CAS_LEFT, CAS_RIGHT, CAS_TOP, CAS_BOTTOM};
    for (int i = 0; i < 4; i++) attach(flow, edges[i], card, edges[i], 0);
    attach(card, CAS_TOP, CAS_WINDOW, CAS_TOP, 100);
    cas_constraint width = size_is(card, CAS_WIDTH, CAS_EQUAL, 200, 900);
    OK(cas_view_set_measure(scene, text, lines, &asked));
    OK(layout());
    CHECK(asked == 1 && state_of_view(scene, text).intrinsic.height == 10);
    const uint64_t digest = cas_scene_digest(scene);
    cas_size size;
    OK(cas_view_fitting_size(scene, card, (cas_size){50, 0}, CAS_REQUIRED, 50, &size));
    CHECK(size.width == 50 && size.height == 40);
    CHECK(cas_scene_digest(scene) == digest && state_of_view(scene, text).intrinsic.height == 10);
    OK(cas_constraint_set_constant(scene, width, 100));
    OK(layout());
    CHECK(cas_item_frame(scene, text).height == 20 && state_of_view(scene, text).intrinsic.height == 20);
    /* A hidden text is measured again when it is shown. */
    OK(cas_view_set_hidden(scene, text, 1));
    OK(cas_constraint_set_constant(scene, width, 50));
    OK(layout());
    OK(cas_view_set_hidden(scene, text, 0));
    OK(layout());
    CHECK(cas_item_frame(scene, text).height == 40 && state_of_view(scene, text).intrinsic.height == 40);
}

/* Of a view that a constraint makes narrower, moved out of a hidden one. */
static void moved_views_are_measured(void) {
    cas_item stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "row"), hidden = cas_stack_add_view(scene, stack, CAS_PLAIN, "hidden");
    cas_item text = view_in(hidden, "text");
    OK(cas_view_set_measure(scene, text, lines, NULL));
    size_is(text, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED);
    OK(cas_view_set_hidden(scene, hidden, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, text).height == 10);
    OK(cas_view_move(scene, text, CAS_WINDOW, 1));
    OK(layout());
    CHECK(cas_item_frame(scene, text).height == 20);
    OK(cas_view_move(scene, text, hidden, 0));
    OK(layout());
    CHECK(cas_item_frame(scene, text).height == 10);
}

/* The size of a card, which is in a row, follows from what is inside. */
static void cards_follow_what_is_inside(void) {
    cas_item flow = flow_at(0, 0), card = view_in(flow, "card"), inside = leaf_in(card, 60, 20);
    OK(set_align(scene, flow, CAS_BOX_START));
    const cas_attribute edges[] = {CAS_LEFT, CAS_RIGHT, CAS_TOP, CAS_BOTTOM};
    const cas_attribute margins[] = {CAS_LEFT_MARGIN, CAS_RIGHT_MARGIN, CAS_TOP_MARGIN, CAS_BOTTOM_MARGIN};
    for (int i = 0; i < 4; i++) attach(inside, edges[i], card, margins[i], 0);
    OK(layout());
    const cas_rect before = cas_item_frame(scene, card);
    cas_view_settings settings = {.size = sizeof settings};
    OK(cas_view_get(scene, card, &settings));
    settings.alignment_insets = (cas_insets){1, 2, 3, 4};
    OK(cas_view_set(scene, card, &settings));
    OK(layout());
    /* The margins are those of the frame, whose size does not change. */
    CHECK(cas_item_frame(scene, card).width == before.width && cas_item_frame(scene, card).height == before.height);
    CHECK(cas_item_frame(scene, inside).width == 60 && cas_item_frame(scene, inside).height == 20);
}

/* A view becomes a card with its first child, or its first guide. */
static void cards_begin_with_a_child(void) {
    for (int has_guide = 0; has_guide < 2; has_guide++) {
        cas_item flow = flow_at(0, 0), card = view_in(flow, "card");
        size_is(card, CAS_WIDTH, CAS_EQUAL, 60, 700);
        size_is(card, CAS_HEIGHT, CAS_EQUAL, 30, 700);
        OK(layout());
        CHECK(is_rect(cas_item_frame(scene, card), 0, 0, 0, 0));
        CHECK((has_guide ? cas_scene_add_guide(scene, card, NULL) : view_in(card, NULL)) != 0);
        OK(layout());
        CHECK(is_rect(cas_item_frame(scene, card), 0, 0, 60, 30));
    }
}

/* A hidden child leaves its box, and collapses like a view that was never in it. */
static void hidden_children_leave_boxes(void) {
    for (int is_moved = 0; is_moved < 2; is_moved++) {
        cas_item flow = flow_at(0, 0), child = view_in(flow, "child"), other = view("other");
        size_is(other, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED);
        OK(set_collapses(child, 1, 1));
        OK(cas_view_set_hidden(scene, child, 1));
        OK(layout());
        cas_equation same = {.first = child, .first_attribute = CAS_WIDTH, .second = other, .second_attribute = CAS_WIDTH,
                             .priority = 800};
        CHECK(cas_scene_add_constraint(scene, &same) != 0);
        OK(is_moved ? cas_view_move(scene, child, CAS_WINDOW, 0) : set_is_free(scene, child, 1));
        OK(layout());
        CHECK(cas_item_frame(scene, child).width == 0);
        OK(cas_view_set_hidden(scene, child, 0));
        OK(layout());
        CHECK(cas_item_frame(scene, child).width == 100);
        OK(cas_view_set_hidden(scene, child, 1));
        /* Back in the box it has no constraints of its own. */
        OK(is_moved ? cas_view_move(scene, child, flow, 0) : set_is_free(scene, child, 0));
        OK(layout());
        OK(cas_view_set_hidden(scene, child, 0));
        OK(is_moved ? cas_view_move(scene, child, CAS_WINDOW, 0) : set_is_free(scene, child, 1));
        OK(layout());
        CHECK(cas_item_frame(scene, child).width == 100);
    }
}

/* An edit that begins without a number moves nothing, also of a child and of a view inside. */
static void edits_begin_where_children_are(void) {
    cas_item flow = flow_at(0, 0), leaf = view_in(flow, "leaf"), second = view_in(flow, "second");
    OK(cas_view_set_intrinsic(scene, second, 60, 20));
    OK(set_width(scene, leaf, POINTS(200)));
    OK(set_height(scene, leaf, POINTS(50)));
    OK(set_direction(scene, leaf, CAS_RIGHT_TO_LEFT));
    cas_item inside = view_in(leaf, "inside");
    size_is(inside, CAS_WIDTH, CAS_EQUAL, 40, CAS_REQUIRED);
    OK(layout());
    const cas_rect before = cas_item_frame(scene, inside);
    const cas_edit edit = cas_scene_edit_attribute(scene, inside, CAS_TRAILING, 500);
    CHECK(edit != 0);
    OK(layout());
    const cas_rect after = cas_item_frame(scene, inside);
    CHECK_OR_SAY(after.x == before.x && after.width == 40, "x %g, then %g\n", before.x, after.x);
    const cas_edit left = cas_scene_edit_attribute(scene, second, CAS_LEFT, 500);
    CHECK(left != 0);
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, "second.left == flow.left + 200") != NULL, "%s\n", text);
}

/* Children that are no boxes have a direction, too: their own, or that of the box. */
static void leaves_have_directions(void) {
    cas_item flow = flow_at(0, 0);
    OK(set_width(scene, flow, POINTS(200)));
    OK(set_flow_direction(scene, flow, CAS_COLUMN));
    cas_item early = leaf_in(flow, 60, 20), moved = view("moved");
    OK(cas_view_set_intrinsic(scene, moved, 60, 20));
    OK(set_direction(scene, moved, CAS_RIGHT_TO_LEFT));
    OK(set_direction(scene, early, CAS_RIGHT_TO_LEFT));
    cas_boxed_settings settings = {.size = sizeof settings};
    OK(cas_boxed_get(scene, early, &settings));
    settings.align_self = CAS_BOX_SELF_START;
    OK(cas_boxed_set(scene, early, &settings));
    OK(layout());
    CHECK(cas_item_frame(scene, early).x == 140);
    OK(set_direction(scene, early, CAS_LEFT_TO_RIGHT));
    OK(layout());
    CHECK(cas_item_frame(scene, early).x == 0);
    OK(cas_view_move(scene, moved, flow, 1));
    OK(cas_boxed_set(scene, moved, &settings));
    OK(layout());
    CHECK(cas_item_frame(scene, moved).x == 140);
    /* In a box from right to left, the start of both is at the right. */
    OK(set_direction(scene, flow, CAS_RIGHT_TO_LEFT));
    cas_item late = leaf_in(flow, 60, 20);
    OK(cas_boxed_set(scene, late, &settings));
    OK(layout());
    CHECK(cas_item_frame(scene, late).x == 140 && cas_item_frame(scene, early).x == 0);
}

/* A hidden flow that collapses in width alone has the height of its content at the natural width, as a text has. */
static void collapsed_flows_have_a_height(void) {
    for (int is_late = 0; is_late < 2; is_late++) {
        cas_item flow = flow_at(0, 0), below = view("below");
        leaf_in(flow, 60, 105);
        OK(cas_view_set_intrinsic(scene, below, 10, 10));
        attach(below, CAS_TOP, flow, CAS_BOTTOM, 0);
        OK(set_collapses(flow, 1, 0));
        if (is_late) OK(layout());
        OK(cas_view_set_hidden(scene, flow, 1));
        OK(layout());
        CHECK(cas_item_frame(scene, flow).width == 0 && cas_item_frame(scene, flow).height == 105);
        CHECK(cas_item_frame(scene, below).y == 105);
        OK(cas_view_set_hidden(scene, flow, 0));
        OK(layout());
        CHECK(cas_item_frame(scene, flow).width == 60 && cas_item_frame(scene, flow).height == 105);
    }
}

/* A refusal to make a child free leaves it measured as before, also where its last measurement was for a fitting size. */
static void refusals_keep_measurements(void) {
    cas_scene_free(scene);
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item flow = flow_at(0, 0), text = view_in(flow, "text");
    cas_constraint width = size_is(flow, CAS_WIDTH, CAS_EQUAL, 250, 900);
    OK(cas_view_set_measure(scene, text, lines, NULL));
    OK(set_width(scene, text, POINTS(100)));
    cas_boxed_settings settings = {.size = sizeof settings};
    OK(cas_boxed_get(scene, text, &settings));
    settings.grow = 1;
    OK(cas_boxed_set(scene, text, &settings));
    OK(layout());
    cas_constraint least = size_is(text, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 150, CAS_REQUIRED);
    OK(layout());
    cas_size size;
    OK(cas_view_fitting_size(scene, flow, (cas_size){50, 0}, CAS_REQUIRED, 50, &size));
    CHECK(set_is_free(scene, text, 1) == CAS_ERROR_CONFLICT);
    OK(cas_constraint_remove(scene, least));
    OK(cas_constraint_set_constant(scene, width, 50));
    OK(layout());
    CHECK(cas_item_frame(scene, text).width == 50 && cas_item_frame(scene, text).height == 40);
}

int main(void) {
    scene_test("constraints follow the measured baselines of children", constraints_follow_baselines);
    scene_test("fitting sizes change nothing in a scene with boxes", fitting_sizes_change_nothing);
    scene_test("a view that moves out of a hidden one, or into it, is measured again", moved_views_are_measured);
    scene_test("the size of a card follows its alignment insets", cards_follow_what_is_inside);
    scene_test("a view becomes a card with its first child", cards_begin_with_a_child);
    scene_test("a hidden child that leaves its box collapses", hidden_children_leave_boxes);
    scene_test("an edit begins at the frame that a box gave", edits_begin_where_children_are);
    scene_test("SELF_START and SELF_END follow the direction of any child", leaves_have_directions);
    scene_test("a hidden flow that collapses in width keeps its height", collapsed_flows_have_a_height);
    scene_test("a refusal to make a child free keeps its measurement", refusals_keep_measurements);
    return finish();
}
