/* Tests of stacks. */
#include "pool.h"
#include "scene.h"

#include <time.h>

static cas_item stack, views[4];

static void set_up(cas_axis axis) {
    stack = cas_scene_add_stack(scene, CAS_WINDOW, axis, "stack");
    CHECK(stack && strcmp(cas_item_name(scene, stack), "stack") == 0);
    attach(stack, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(stack, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    for (int i = 0; i < 4; i++) {
        char name[8];
        sprintf(name, "v%d", i);
        views[i] = view_in(stack, name);
        OK(cas_view_set_intrinsic(scene, views[i], 30 + 10 * i, 20));
    }
    OK(cas_stack_append(scene, stack, views, 4));
    OK(set_spacing(scene, stack, 5));
}

static int lies_at(int first, int second, int third, int fourth) {
    const int at[] = {first, second, third, fourth};
    int holds = 1;
    OK(layout());
    for (int i = 0; i < 4; i++)
        holds &= at[i] < 0 || cas_item_frame(scene, views[i]).x == at[i];
    return holds;
}

static void a_row(void) {
    set_up(CAS_HORIZONTAL);
    CHECK(lies_at(0, 35, 80, 135));
    CHECK(is_rect(cas_item_frame(scene, stack), 0, 0, 195, 20));
    OK(set_spacing_after(scene, views[1], 25));
    CHECK(lies_at(0, 35, 100, 155));
    OK(reset_spacing_after(scene, views[1]));
    OK(cas_view_set_hidden(scene, views[1], 1));
    CHECK(lies_at(0, -1, 35, 90));
    OK(cas_view_set_hidden(scene, views[1], 0));
    OK(cas_stack_insert(scene, stack, views[3], 0));
    CHECK(lies_at(65, 100, 145, 0));
    CHECK(cas_stack_count(scene, stack) == 4 && cas_stack_view(scene, stack, 0) == views[3]);
    OK(cas_stack_remove(scene, views[0]));
    CHECK(cas_stack_count(scene, stack) == 3 && cas_stack_view(scene, stack, 3) == 0);
    CHECK(lies_at(-1, 65, 110, 0));
    OK(set_direction(scene, CAS_WINDOW, CAS_RIGHT_TO_LEFT));
    CHECK(lies_at(-1, 55, 0, 100));
}

static void within_margins(void) {
    set_up(CAS_HORIZONTAL);
    OK(set_margins(scene, stack, (cas_insets){1, 20, 3, 40}));
    OK(set_in_margins(scene, stack, 1));
    OK(cas_scene_layout_if_needed(scene, NULL, NULL));
    CHECK(cas_item_frame(scene, cas_stack_view(scene, stack, 0)).x == 20);
    OK(set_in_margins(scene, stack, 0));
    OK(cas_scene_layout_if_needed(scene, NULL, NULL));
    CHECK(cas_item_frame(scene, cas_stack_view(scene, stack, 0)).x == 0);
    CHECK(set_in_margins(scene, CAS_WINDOW, 1) == CAS_ERROR_KIND);
}

static void distributions(void) {
    set_up(CAS_HORIZONTAL);
    size_is(stack, CAS_WIDTH, CAS_EQUAL, 255, CAS_REQUIRED);
    OK(set_distribution(scene, stack, CAS_DISTRIBUTE_FILL_EQUALLY));
    CHECK(lies_at(0, 65, 130, 195));
    OK(set_distribution(scene, stack, CAS_DISTRIBUTE_EQUAL_SPACING));
    CHECK(lies_at(0, 55, 120, 195));
    OK(set_alignment(scene, stack, CAS_ALIGN_CENTER));
    size_is(stack, CAS_HEIGHT, CAS_EQUAL, 60, CAS_REQUIRED);
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, views[0]), 0, 20, 30, 20));
    OK(set_axis(scene, stack, CAS_VERTICAL));
    OK(layout());
    CHECK(cas_item_frame(scene, views[0]).y == 0 && cas_item_frame(scene, views[3]).y == 60 - cas_item_frame(scene, views[3]).height);
}

static void items_that_are_not_stacks(void) {
    set_up(CAS_VERTICAL);
    cas_item other = view("other");
    cas_item pair[] = {other, views[0]};
    CHECK(cas_scene_add_stack(scene, CAS_WINDOW, 2, NULL) == 0);
    CHECK(cas_scene_add_stack(scene, 7, 0, NULL) == 0);
    CHECK(cas_stack_append(scene, other, pair, 1) == CAS_ERROR_KIND);
    CHECK(cas_stack_append(scene, stack, pair, 2) == CAS_ERROR_KIND);
    CHECK(strstr(cas_scene_last_error(scene), "views[0]"));
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), "views[0]: view \"other\" is not a child of stack \"stack\"; "
                                                     "move it there first") == 0,
                 "%s\n", cas_scene_last_error(scene));
    CHECK(cas_stack_append(scene, stack, views, 1) == CAS_ERROR_REPEATED);
    /* A view that another stack arranges is no child of this one. */
    cas_item second = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "second");
    CHECK(cas_stack_append(scene, second, views, 1) == CAS_ERROR_KIND);
    CHECK(strstr(cas_scene_last_error(scene), "is not a child of stack \"second\"; move it there first"));
    CHECK(cas_stack_append(scene, stack, NULL, 1) == CAS_ERROR_NULL);
    CHECK(cas_stack_insert(scene, stack, views[0], 4) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_stack_insert(scene, stack, views[0], (size_t)-1) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_stack_insert(scene, stack, other, 0) == CAS_ERROR_KIND);
    CHECK(strcmp(cas_scene_last_error(scene), "view: view \"other\" is not a child of stack \"stack\"; "
                                              "move it there first") == 0);
    OK(cas_item_set_name(scene, other, NULL));
    CHECK(cas_stack_insert(scene, stack, other, 0) == CAS_ERROR_KIND);
    char expected[100];
    snprintf(expected, sizeof expected, "view: view #%u is not a child of stack \"stack\"; ", (unsigned)other);
    CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), expected, strlen(expected)) == 0, "%s\n", cas_scene_last_error(scene));
    CHECK(cas_stack_remove(scene, other) == CAS_ERROR_KIND);
    CHECK(set_axis(scene, stack, -1) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(set_distribution(scene, stack, 5) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(set_alignment(scene, stack, 6) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(set_spacing(scene, stack, NAN) == CAS_ERROR_NOT_FINITE);
    CHECK(set_spacing_after(scene, views[0], HUGE_VAL) == CAS_ERROR_NOT_FINITE);
    CHECK(set_spacing_after(scene, other, 3) == CAS_ERROR_KIND);
    CHECK(set_spacing(scene, 77, 3) == CAS_ERROR_STALE);
    CHECK(cas_stack_count(scene, other) == 0 && cas_stack_view(scene, stack, 9) == 0);
    CHECK(set_spacing(NULL, stack, 3) == CAS_ERROR_NULL);
    CHECK(cas_stack_count(scene, stack) == 4);
    OK(layout());
    OK(cas_item_remove(scene, views[2]));
    CHECK(cas_stack_count(scene, stack) == 3);
    OK(cas_item_remove(scene, stack));
    CHECK(cas_stack_count(scene, stack) == 0);
}

/* Makes a call on a stack. If it runs out of memory, it can be repeated. */
static cas_status step(int number) {
    switch (number) {
    case 0:
        stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "a stack with a name of its own");
        return stack ? CAS_OK : CAS_ERROR_OUT_OF_MEMORY;
    case 1: case 2: case 3: case 4:
        views[number - 1] = cas_scene_add_view(scene, stack, CAS_PLAIN, NULL);
        return views[number - 1] ? CAS_OK : CAS_ERROR_OUT_OF_MEMORY;
    case 5: return cas_view_set_intrinsic(scene, views[0], 30, 20);
    case 6: return cas_stack_append(scene, stack, views, 4);
    case 7: return cas_scene_layout_if_needed(scene, NULL, NULL);
    case 8: return set_distribution(scene, stack, CAS_DISTRIBUTE_EQUAL_CENTERING);
    case 9: return cas_scene_layout_if_needed(scene, NULL, NULL);
    case 10: return cas_view_set_hidden(scene, views[1], 1);
    case 11: return set_alignment(scene, stack, CAS_ALIGN_FIRST_BASELINE);
    case 12: return cas_scene_layout_if_needed(scene, NULL, NULL);
    case 13: return cas_item_remove(scene, views[2]);
    case 14: return cas_scene_layout_if_needed(scene, NULL, NULL);
    default: return CAS_OK;
    }
}

static void failing_allocations(void) {
    if (getenv("CASEMENT_TRACE")) return; /* failed allocations cannot be replayed */
    size_t failures = 0;
    for (size_t failing = 2; failing < 600; failing++) {
        pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
        cas_scene_options made = {.size = sizeof made, .allocator = {allocate, reallocate, release, &from},
                                  .width = 320, .height = 480};
        scene = cas_scene_new(&made, NULL);
        from.failing_from = from.calls + failing;
        from.failing_to = from.failing_from + 1;
        for (int i = 0; i < 15; i++) {
            cas_status status = step(i);
            CHECK(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY);
            if (status == CAS_ERROR_OUT_OF_MEMORY) {
                failures++;
                OK(step(i));
            }
        }
        cas_status status = cas_scene_check(scene);
        if (status == CAS_ERROR_OUT_OF_MEMORY) {
            failures++;
            status = cas_scene_check(scene);
        }
        OK(status);
        CHECK(cas_stack_count(scene, stack) == 3);
        CHECK(cas_item_frame(scene, views[0]).width == 30 && cas_item_frame(scene, stack).height == 20);
        cas_scene_free(scene);
        CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
    }
    CHECK(failures > 100);
}

static void descriptions(void) {
    set_up(CAS_HORIZONTAL);
    OK(layout());
    CHECK(cas_scene_describe(scene, NULL, NULL) == CAS_ERROR_NULL);
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK(strstr(text, "6 items\n  window  (0, 0) 320 × 480\n    stack  (0, 0) 195 × 20  stack\n"));
    CHECK(strstr(text, "      v0  (0, 0) 30 × 20  intrinsic 30 × 20\n"));
    CHECK(strstr(text, "\n  v1.leading == v0.trailing + 5 @1000  stack\n"));
}

/* Queries update stacks first. This can remove the guide of the query, and another stack can reuse its slot; the query
 * then reports nothing. */
static void a_query_about_a_removed_guide(void) {
    cas_item first = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "first");
    cas_item second = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "second");
    for (int i = 0; i < 2; i++) {
        cas_item parts[] = {view_in(i ? second : first, "a"), view_in(i ? second : first, "b")};
        OK(cas_stack_append(scene, i ? second : first, parts, 2));
    }
    for (int question = 0; question < 3; question++) {
        OK(set_distribution(scene, first, CAS_DISTRIBUTE_EQUAL_CENTERING));
        OK(set_distribution(scene, second, CAS_DISTRIBUTE_FILL));
        OK(layout());
        const cas_item guide = cas_item_first_guide(scene, first);
        OK(set_distribution(scene, second, CAS_DISTRIBUTE_EQUAL_CENTERING));
        OK(set_distribution(scene, first, CAS_DISTRIBUTE_FILL));
        CHECK(guide && cas_item_first_guide(scene, first) == guide);
        const cas_constraint *rows;
        size_t number = 0;
        int32_t answer = 0;
        OK(question == 0   ? cas_item_is_ambiguous(scene, guide, CAS_HORIZONTAL, &answer)
           : question == 1 ? cas_scene_exercise(scene, guide, &answer)
                           : cas_item_constraints_affecting(scene, guide, CAS_HORIZONTAL, &rows, &number));
        CHECK(answer == 0 && number == 0);
        CHECK(cas_item_is_ambiguous(scene, guide, CAS_HORIZONTAL, &answer) == CAS_ERROR_STALE);
    }
}

/* Returns the processor time of a layout in seconds. */
static double time_to_lay_out(void) {
    clock_t before = clock();
    OK(layout());
    return (double)(clock() - before) / CLOCKS_PER_SEC;
}

/* The views are a tenth too wide for the stack. Showing a hidden view costs a few times the first layout at most. */
static void showing_a_view_of_a_full_stack(void) {
    enum { COUNT = 200 };
    cas_item row[COUNT];
    stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "row");
    attach(stack, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
    attach(stack, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    size_is(stack, CAS_WIDTH, CAS_EQUAL, (40 * COUNT + 8 * (COUNT - 1)) / 1.1, CAS_REQUIRED);
    for (int i = 0; i < COUNT; i++) {
        row[i] = view_in(stack, "part");
        OK(cas_view_set_intrinsic(scene, row[i], 40, 20));
    }
    OK(cas_stack_append(scene, stack, row, COUNT));
    OK(set_spacing(scene, stack, 8));
    OK(set_distribution(scene, stack, CAS_DISTRIBUTE_FILL_PROPORTIONALLY));
    double first = time_to_lay_out(), least = HUGE_VAL;
    for (int i = 0; i < 4; i++) {
        OK(cas_view_set_hidden(scene, row[COUNT / 2], 1));
        OK(layout());
        OK(cas_view_set_hidden(scene, row[COUNT / 2], 0));
        double again = time_to_lay_out();
        least = i > 0 && again < least ? again : least;
    }
    CHECK(least <= 5 * first);
}

int main(void) {
    scene_test("a row has spacing, hidden views, an order and a direction", a_row);
    scene_test("a stack can arrange its views within its margins", within_margins);
    scene_test("distributions divide the space among views", distributions);
    scene_test("calls on items that are not stacks, or not in the stack, are refused", items_that_are_not_stacks);
    run("if an allocation fails, the call can be repeated", failing_allocations);
    scene_test("descriptions contain stacks", descriptions);
    scene_test("showing a view of a full stack costs at most five times the first layout",
               showing_a_view_of_a_full_stack);
    scene_test("a query about a guide that its stack removes reports nothing", a_query_about_a_removed_guide);
    return finish();
}
