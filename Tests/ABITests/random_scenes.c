/* Random valid and invalid calls on a scene. A failed call moves nothing. The reported
 * changes add up to all frames. After a layout the solver checks its solution. At the end
 * all memory is released. */
#include <math.h>

#include "pool.h"
#include "scene.h"

enum { ITEMS = 40, CONSTRAINTS = 120 };

static cas_item items[ITEMS];
static cas_rect copies[ITEMS]; /* the reported frames */
static cas_constraint constraints[CONSTRAINTS];
static size_t item_count, constraint_count;
static uint64_t state;

static uint32_t below(uint32_t limit) {
    state = state * 6364136223846793005u + 1442695040888963407u;
    return (uint32_t)(state >> 33) % limit;
}

static double number(void) {
    static const double odd[] = {NAN, INFINITY, 1e6, -1e-3, 0};
    return below(60) == 0 ? odd[below(5)] : (double)below(400) / 4 - 20;
}

static cas_item any_item(void) {
    uint32_t place = below(60);
    return place == 0 ? below(100) : place < 8 || item_count == 0 ? CAS_WINDOW : items[below((uint32_t)item_count)];
}

static cas_constraint any_constraint(void) {
    return below(40) == 0 || constraint_count == 0 ? below(100) : constraints[below((uint32_t)constraint_count)];
}

static cas_priority priority(void) {
    static const cas_priority some[] = {1000, 1000, 1000, 750, 500, 250, 1, 0, -3, 1001};
    return some[below(below(10) ? 7 : 10)];
}

static void keep_item(cas_item item) {
    if (item == 0 || item_count == ITEMS)
        return;
    copies[item_count] = (cas_rect){0, 0, 0, 0};
    items[item_count++] = item;
}

static cas_status add_item(void) {
    if (item_count >= ITEMS - 2)
        return CAS_OK;
    if (below(5) == 0) {
        keep_item(cas_scene_add_guide(scene, any_item(), below(2) ? "guide" : NULL));
    } else {
        cas_item made = cas_scene_add_view(scene, any_item(), (cas_kind)below(below(20) ? 2 : 9), below(2) ? "view" : NULL);
        keep_item(made);
        keep_item(cas_scroll_content_guide(scene, made));
        keep_item(cas_scroll_frame_guide(scene, made));
    }
    return CAS_OK;
}

static cas_status remove_item(void) {
    cas_status status = cas_item_remove(scene, any_item());
    size_t kept = 0;
    for (size_t i = 0; i < item_count; i++)
        if (cas_item_kind(scene, items[i]) >= 0) {
            copies[kept] = copies[i];
            items[kept++] = items[i];
        }
    item_count = kept;
    return status;
}

static cas_equation equation(void) {
    static const cas_attribute comparable[][6] = {
        {CAS_WIDTH, CAS_HEIGHT, CAS_WIDTH, CAS_HEIGHT, CAS_WIDTH, CAS_HEIGHT},
        {CAS_LEADING, CAS_TRAILING, CAS_CENTER_X, CAS_LEADING_MARGIN, CAS_TRAILING_MARGIN, CAS_CENTER_X_WITHIN_MARGINS},
        {CAS_LEFT, CAS_RIGHT, CAS_CENTER_X, CAS_LEFT_MARGIN, CAS_RIGHT_MARGIN, CAS_LEFT},
        {CAS_TOP, CAS_BOTTOM, CAS_CENTER_Y, CAS_TOP_MARGIN, CAS_FIRST_BASELINE, CAS_LAST_BASELINE}};
    const cas_attribute *family = comparable[below(4)];
    cas_equation made = {.first = any_item(),
                         .first_attribute = family[below(6)],
                         .relation = (cas_relation)below(below(30) ? 3 : 5),
                         .priority = priority(),
                         .constant = number(),
                         .weight = below(5) ? 0 : number(),
                         .identifier = below(4) ? NULL : "rule",
                         .is_inactive = below(8) == 0};
    if (below(4)) {
        made.second = any_item();
        made.second_attribute = below(20) ? family[below(6)] : (cas_attribute)below(30);
        made.multiplier = below(4) ? 1 : number() / 10;
    } else if (below(6)) {
        made.first_attribute = below(2) ? CAS_WIDTH : CAS_HEIGHT;
        made.constant = fabs(made.constant);
    }
    return made;
}

static cas_status add_constraint(void) {
    cas_equation made = equation();
    if (constraint_count == CONSTRAINTS)
        constraint_count = 0;
    cas_constraint id = cas_scene_add_constraint(scene, &made);
    if (id)
        constraints[constraint_count++] = id;
    return id ? CAS_OK : CAS_ERROR_INTERNAL;
}

static cas_status add_constraints(void) {
    cas_equation made[4] = {equation(), equation(), equation(), equation()};
    cas_constraint ids[4];
    cas_status status = cas_scene_add_constraints(scene, made, 4, ids);
    for (int i = 0; i < 4 && status == CAS_OK && constraint_count < CONSTRAINTS; i++)
        constraints[constraint_count++] = ids[i];
    return status;
}

static void measured(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = request->width > 50 ? 20 : 40;
}

static void measured_size(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    out_measurement->width = 80 * request->text_size;
    out_measurement->height = request->mode == CAS_MEASURE_EXACTLY && request->width < 60 ? 40 : 20;
    if (request->text_size > 2) out_measurement->first_baseline = 15;
}

static cas_status change(void) {
    const cas_constraint ids[] = {any_constraint(), any_constraint()};
    const double constants[] = {number(), number()};
    switch (below(19)) {
    case 0: return cas_constraint_remove(scene, ids[0]);
    case 1: return cas_constraint_set_active(scene, ids[0], (int32_t)below(2));
    case 2: return below(2) ? cas_scene_switch_constraints(scene, NULL, 0, ids, 2) : cas_scene_switch_constraints(scene, ids, 2, NULL, 0);
    case 3: return cas_constraint_set_priority(scene, ids[0], priority());
    case 4: return cas_constraint_set_weight(scene, ids[0], number());
    case 5: return cas_scene_set_constants(scene, ids, constants, 2);
    case 6: return cas_view_set_intrinsic(scene, any_item(), below(3) ? fabs(number()) : -1, fabs(number()));
    case 7: return set_hugging(scene, any_item(), (cas_axis)below(2), priority());
    case 8: return set_compression(scene, any_item(), (cas_axis)below(3), priority());
    case 9: return set_baselines(scene, any_item(), number(), number());
    case 10: return set_margins(scene, any_item(), (cas_insets){number(), number(), number(), number()});
    case 11: return set_direction(scene, any_item(), (cas_direction)below(4));
    case 12: return cas_scene_set_size(scene, fabs(number()) * 4, fabs(number()) * 4);
    case 13: return cas_view_set_hidden(scene, any_item(), 1);
    case 14: return set_scale(scene, (double)below(4) / 2);
    case 15: return cas_view_set_measure(scene, any_item(), below(3) ? measured : NULL, NULL);
    case 16: return cas_scene_exercise(scene, any_item(), NULL);
    case 17:
        return set_alignment_insets(scene, any_item(), (cas_insets){number(), number(), number(), number()});
    default: return cas_constraint_set_constant(scene, ids[0], constants[0]);
    }
}

static cas_status change_text(void) {
    switch (below(4)) {
    case 0: return cas_view_set_measure(scene, any_item(), below(3) ? measured_size : NULL, NULL);
    case 1: return set_text_size(scene, (double)(1 + below(40)) / 10);
    case 2:
        return set_directional_margins(scene, any_item(),
                                                (cas_insets){number(), number(), number(), number()});
    default: return cas_view_readable_guide(scene, any_item()) ? CAS_OK : cas_scene_last_status(scene);
    }
}

static cas_status add_sum(void) {
    static const cas_attribute families[][5] = {{CAS_WIDTH, CAS_HEIGHT, CAS_LEADING, CAS_TRAILING_MARGIN, CAS_CENTER_X},
                                                {CAS_WIDTH, CAS_HEIGHT, CAS_LEFT, CAS_RIGHT_MARGIN, CAS_CENTER_X},
                                                {CAS_WIDTH, CAS_HEIGHT, CAS_TOP, CAS_LAST_BASELINE, CAS_CENTER_Y}};
    const cas_attribute *family = families[below(3)];
    cas_summand summands[5];
    size_t count = below(below(10) ? 5 : 6);
    for (size_t i = 0; i < count; i++)
        summands[i] = (cas_summand){any_item(), below(30) ? family[below(5)] : (cas_attribute)below(30),
                                    below(2) ? 1 : number() / 10};
    cas_sum made = {.summands = summands, .count = count, .relation = (cas_relation)below(below(30) ? 3 : 5),
                    .priority = priority(), .constant = number(), .weight = below(5) ? 0 : number(),
                    .identifier = below(4) ? NULL : "sum", .is_inactive = below(8) == 0};
    if (constraint_count == CONSTRAINTS)
        constraint_count = 0;
    cas_constraint id = cas_scene_add_sum(scene, &made);
    cas_sum read;
    cas_equation equation;
    if (!id)
        return CAS_ERROR_INTERNAL;
    constraints[constraint_count++] = id;
    CHECK(cas_constraint_get_sum(scene, id, &read) == CAS_OK && read.count == count);
    for (size_t i = 0; i < count; i++)
        CHECK(read.summands[i].item == summands[i].item && read.summands[i].attribute == summands[i].attribute &&
              read.summands[i].multiplier == summands[i].multiplier);
    cas_status status = cas_constraint_get(scene, id, &equation);
    CHECK(status == CAS_ERROR_KIND || (status == CAS_OK && count <= 2 && summands[0].multiplier == 1));
    return CAS_OK;
}

static cas_status change_sums(void) {
    const cas_constraint ids[] = {any_constraint(), any_constraint(), any_constraint(), any_constraint()};
    switch (below(4)) {
    case 0: return cas_scene_switch_constraints(scene, ids, below(3), ids + 1, below(4));
    case 1: return cas_view_move(scene, any_item(), any_item(), 0);
    default: return add_sum();
    }
}

static cas_status change_gone(void) {
    cas_view_settings settings = {.size = sizeof settings};
    const cas_item some[] = {any_item(), any_item(), any_item()};
    const cas_item item = any_item();
    static const cas_attribute edges[] = {CAS_LEFT, CAS_BOTTOM, CAS_LEADING, CAS_WIDTH};
    switch (below(8)) {
    case 0: return cas_constraint_set_gone(scene, any_constraint(), (int32_t)below(3), number());
    case 1:
        if (below(3)) return CAS_OK;
        keep_item(cas_scene_add_barrier(scene, item, edges[below(below(6) ? 3 : 4)], some, below(4), number(), NULL));
        return CAS_OK;
    case 2:
        return below(4) ? CAS_OK : cas_scene_add_fit(scene, item, any_item(), 0.5 + below(4), (cas_fit)below(2), NULL, NULL, NULL);
    case 3:
    case 4:
        if (cas_view_get(scene, item, &settings) != CAS_OK) return CAS_OK;
        settings.collapses_width = (int32_t)below(2);
        settings.collapses_height = (int32_t)below(2);
        return cas_view_set(scene, item, &settings);
    default: return cas_view_set_hidden(scene, item, (int32_t)below(2));
    }
}

static void check_report(const char *when, unsigned long seed, int step) {
    cas_solver_statistics now = {.size = sizeof now};
    const cas_change *moved = NULL;
    size_t count = 0;
    cas_status status = cas_scene_layout_if_needed(scene, &moved, &count);
    CHECK_OR_SAY(status == CAS_OK || status == CAS_CONFLICT || status == CAS_UNSETTLED,
                 "seed %lu, step %d, %s: %d\n", seed, step, when, (int)status);
    for (size_t i = 0; i < count; i++)
        for (size_t j = 0; j < item_count; j++)
            if (items[j] == moved[i].item) {
                CHECK_OR_SAY(memcmp(&copies[j], &moved[i].frame, sizeof(cas_rect)), "seed %lu, step %d\n", seed, step);
                copies[j] = moved[i].frame;
            }
    for (size_t j = 0; j < item_count; j++) {
        cas_rect frame = cas_item_frame(scene, items[j]);
        CHECK_OR_SAY(is_rect(frame, copies[j].x, copies[j].y, copies[j].width, copies[j].height),
                     "seed %lu, step %d, %s, item %zu\n", seed, step, when, j);
    }
    if (status == CAS_OK || status == CAS_CONFLICT)
        CHECK_OR_SAY(cas_scene_check(scene) == CAS_OK, "seed %lu, step %d: %s\n", seed, step, cas_scene_last_error(scene));
    CHECK(cas_scene_get_statistics(scene, &now) == CAS_OK);
    CHECK_OR_SAY(cas_scene_layout_if_needed(scene, &moved, &count) == status || status == CAS_UNSETTLED,
                 "seed %lu, step %d\n", seed, step);
    CHECK(count == 0 || status == CAS_UNSETTLED);
}

static void ask(void) {
    const cas_constraint *members;
    const cas_ambiguity *found;
    size_t count;
    int32_t answer;
    size_t conflicts = cas_scene_conflict_count(scene);
    if (conflicts) {
        CHECK(cas_scene_conflict(scene, below((uint32_t)conflicts), &members, &count) == CAS_OK && count > 0);
        for (size_t i = 0; i < count; i++)
            CHECK(text_of(members[i])[0]);
    }
    if (below(6) == 0)
        CHECK(cas_scene_ambiguities(scene, SIZE_MAX, &found, &count) == CAS_OK);
    (void)cas_item_is_ambiguous(scene, any_item(), CAS_VERTICAL, &answer);
    (void)cas_item_constraints_affecting(scene, any_item(), CAS_HORIZONTAL, &members, &count);
    (void)cas_scene_refusal(scene, &members, &count);
}

static void make_random_calls(unsigned long seed, uint32_t flags, cas_status (*more)(void)) {
    pool from = {0};
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480, .flags = flags};
    options.allocator = (cas_allocator){allocate, reallocate, release, &from};
    state = seed;
    item_count = constraint_count = 0;
    scene = cas_scene_new(&options, NULL);
    for (int step = 0; step < 250; step++) {
        uint32_t kind = below(16);
        cas_status status = kind < 3    ? add_item()
                            : kind < 6  ? add_constraint()
                            : kind == 6 ? add_constraints()
                            : kind == 7 ? (below(3) ? CAS_OK : remove_item())
                            : more && below(3) == 0 ? more()
                                                    : change();
        /* Coefficients of sums may lie so far apart that no solution can be proved. */
        int is_numeric = status == CAS_ERROR_NUMERIC && more != change_sums;
        CHECK_OR_SAY(!is_numeric && status != CAS_ERROR_OUT_OF_MEMORY, "seed %lu, step %d: %d\n", seed, step,
                     (int)status);
        if (below(3) == 0)
            check_report("after a call", seed, step);
        if (below(9) == 0) {
            ask();
            if (status != CAS_OK)
                check_report("after questions", seed, step);
        }
    }
    cas_scene_free(scene);
    CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
}

static void random_calls_on_scenes(void) {
    for (unsigned long seed = 1; seed <= 150; seed++)
        make_random_calls(seed, 0, NULL);
}

static void random_calls_on_strict_scenes(void) {
    for (unsigned long seed = 1; seed <= 150; seed++)
        make_random_calls(seed, CAS_SCENE_STRICT, NULL);
    /* With gcc, which evaluates arguments from the last one on: two constraints are deactivated while one is dropped. */
    static const unsigned long seeds[] = {960, 2053, 2764};
    for (int i = 0; i < 3; i++)
        make_random_calls(seeds[i], CAS_SCENE_STRICT, NULL);
}

static void random_calls_on_text(void) {
    for (unsigned long seed = 1; seed <= 150; seed++)
        make_random_calls(seed, seed % 2 ? CAS_SCENE_STRICT : 0, change_text);
}

static void random_calls_on_sums(void) {
    for (unsigned long seed = 1; seed <= 150; seed++)
        make_random_calls(seed, seed % 2 ? CAS_SCENE_STRICT : 0, change_sums);
}

static void random_calls_on_what_is_gone(void) {
    for (unsigned long seed = 1; seed <= 150; seed++)
        make_random_calls(seed, seed % 2 ? CAS_SCENE_STRICT : 0, change_gone);
}

int main(void) {
    run("after random calls on a scene its solution is correct and its reports are complete", random_calls_on_scenes);
    run("after random calls on a strict scene its solution is correct and its reports are complete",
        random_calls_on_strict_scenes);
    run("after random calls about text and margins the solution is correct and reports are complete",
        random_calls_on_text);
    run("random calls that add sums, switch constraints and move views change the scene or nothing, and sums are read as stated",
        random_calls_on_sums);
    run("random calls that hide views that collapse, and add barriers and fits, change the scene or nothing",
        random_calls_on_what_is_gone);
    return finish();
}
