/* Memory of a scene: the allocator is used for everything, all memory is released, and a
 * failed allocation changes nothing. */
#include <math.h>

#include "pool.h"
#include "scene.h"

/* A form that is built, mirrored, resized, brought into conflict, explained and removed,
 * one call per step. A step changes all or nothing, so a step that ran out of memory can
 * be repeated. */
enum { ROWS = 6, FRAMES = 4 + 2 * ROWS };

typedef struct form {
    cas_scene *scene;
    cas_item panel, list, guide, stack, stacked, photo, labels[ROWS], fields[ROWS];
    cas_constraint rules[5 * ROWS], panel_rules[12], conflicting;
} form;

static cas_status made(form *f, uint32_t id) {
    return id ? CAS_OK : cas_scene_last_status(f->scene);
}

static cas_status add_panel(form *f) {
    f->panel = cas_scene_add_view(f->scene, CAS_WINDOW, CAS_PLAIN, "a panel with a name that needs memory of its own");
    return made(f, f->panel);
}

static cas_status add_list(form *f) {
    f->list = cas_scene_add_view(f->scene, f->panel, CAS_SCROLL, "list");
    return made(f, f->list);
}

static cas_status add_guide(form *f) {
    f->guide = cas_scene_add_guide(f->scene, f->panel, "guide");
    return made(f, f->guide);
}

static cas_status add_views(form *f) {
    cas_view views[2 * ROWS];
    cas_item items[2 * ROWS];
    for (int i = 0; i < 2 * ROWS; i++)
        views[i] = (cas_view){f->list, CAS_PLAIN, i % 2 ? "field" : "label"};
    cas_status status = cas_scene_add_views(f->scene, views, 2 * ROWS, items);
    if (status == CAS_OK)
        for (int i = 0; i < ROWS; i++) {
            f->labels[i] = items[2 * i];
            f->fields[i] = items[2 * i + 1];
        }
    return status;
}

static cas_status add_panel_rules(form *f) {
    const cas_equation equations[] = {
        {.first = f->panel, .first_attribute = CAS_LEADING, .second = CAS_WINDOW, .second_attribute = CAS_LEADING_MARGIN},
        {.first = f->panel, .first_attribute = CAS_TRAILING, .second = CAS_WINDOW, .second_attribute = CAS_TRAILING_MARGIN},
        {.first = f->panel, .first_attribute = CAS_TOP, .second = CAS_WINDOW, .second_attribute = CAS_TOP, .constant = 20},
        {.first = f->list, .first_attribute = CAS_WIDTH, .second = f->panel, .second_attribute = CAS_WIDTH},
        {.first = f->guide, .first_attribute = CAS_TOP, .second = f->fields[ROWS - 1], .second_attribute = CAS_BOTTOM,
         .identifier = "under the last field"},
        {.first = f->list, .first_attribute = CAS_LEFT, .second = f->panel, .second_attribute = CAS_LEFT},
        {.first = f->list, .first_attribute = CAS_TOP, .second = f->panel, .second_attribute = CAS_TOP},
        {.first = f->list, .first_attribute = CAS_WIDTH, .second = cas_scroll_content_guide(f->scene, f->list),
         .second_attribute = CAS_WIDTH},
        {.first = f->guide, .first_attribute = CAS_LEFT, .second = f->panel, .second_attribute = CAS_LEFT},
        {.first = f->guide, .first_attribute = CAS_WIDTH, .constant = 10},
        {.first = f->guide, .first_attribute = CAS_HEIGHT, .constant = 6},
        {.first = f->panel, .first_attribute = CAS_BOTTOM, .second = f->guide, .second_attribute = CAS_BOTTOM}};
    return cas_scene_add_constraints(f->scene, equations, 12, f->panel_rules);
}

static cas_status add_rules(form *f) {
    cas_equation equations[5 * ROWS], *next = equations;
    for (int i = 0; i < ROWS; i++) {
        cas_item above = i ? f->fields[i - 1] : f->list;
        *next++ = (cas_equation){.first = f->labels[i], .first_attribute = CAS_LEADING, .second = f->list,
                                 .second_attribute = CAS_LEADING, .constant = 5};
        *next++ = (cas_equation){.first = f->fields[i], .first_attribute = CAS_LEADING, .second = f->labels[i],
                                 .second_attribute = CAS_TRAILING, .constant = 8};
        *next++ = (cas_equation){.first = f->fields[i], .first_attribute = CAS_TRAILING, .second = f->list,
                                 .second_attribute = CAS_TRAILING, .constant = -5};
        *next++ = (cas_equation){.first = f->fields[i], .first_attribute = CAS_TOP, .second = above,
                                 .second_attribute = i ? CAS_BOTTOM : CAS_TOP, .constant = 4};
        *next++ = (cas_equation){.first = f->labels[i], .first_attribute = CAS_FIRST_BASELINE, .second = f->fields[i],
                                 .second_attribute = CAS_FIRST_BASELINE};
    }
    return cas_scene_add_constraints(f->scene, equations, 5 * ROWS, f->rules);
}

static cas_status set_sizes(form *f) {
    cas_item views[2 * ROWS];
    cas_size sizes[2 * ROWS];
    for (int i = 0; i < ROWS; i++) {
        views[2 * i] = f->labels[i];
        sizes[2 * i] = (cas_size){40 + i, 20};
        views[2 * i + 1] = f->fields[i];
        sizes[2 * i + 1] = (cas_size){CAS_NO_METRIC, 30};
    }
    return cas_scene_set_intrinsics(f->scene, views, sizes, 2 * ROWS);
}

static void narrow(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = request->width < 200 ? 60 : 30;
}

static cas_status measure(form *f) {
    cas_status status = cas_view_set_intrinsic(f->scene, f->fields[2], CAS_NO_METRIC, CAS_NO_METRIC);
    return status ? status : cas_view_set_measure(f->scene, f->fields[2], narrow, NULL);
}

static void narrow_size(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    out_measurement->width = 80 * request->text_size;
    out_measurement->height = request->mode == CAS_MEASURE_EXACTLY && request->width < 200 ? 60 : 30;
    out_measurement->first_baseline = 10 * request->text_size;
}

static cas_status measure_size(form *f) {
    cas_status status = cas_view_set_intrinsic(f->scene, f->labels[3], CAS_NO_METRIC, CAS_NO_METRIC);
    return status ? status : cas_view_set_measure(f->scene, f->labels[3], narrow_size, NULL);
}
static cas_status enlarge_text(form *f) { return set_text_size(f->scene, 1.5); }
static cas_status stop_measuring(form *f) { return cas_view_set_measure(f->scene, f->labels[3], NULL, NULL); }
static cas_status add_readable(form *f) {
    return cas_view_readable_guide(f->scene, f->panel) ? CAS_OK : cas_scene_last_status(f->scene);
}
static cas_status turn_margins(form *f) {
    return set_directional_margins(f->scene, CAS_WINDOW, (cas_insets){1, 20, 3, 14});
}

static cas_status lay_out(form *f) { return cas_scene_layout_if_needed(f->scene, NULL, NULL); }
static cas_status turn(form *f) { return set_direction(f->scene, CAS_WINDOW, CAS_RIGHT_TO_LEFT); }
static cas_status turn_back(form *f) { return set_direction(f->scene, CAS_WINDOW, CAS_LEFT_TO_RIGHT); }
static cas_status shrink(form *f) { return cas_scene_set_size(f->scene, 200, 300); }
static cas_status round_to_pixels(form *f) { return set_scale(f->scene, 2); }
static cas_status lower_baselines(form *f) { return set_baselines(f->scene, f->labels[1], 15, 5); }
static cas_status hug(form *f) { return set_hugging(f->scene, f->labels[1], CAS_HORIZONTAL, 700); }

static cas_status widen_margins(form *f) {
    return set_margins(f->scene, CAS_WINDOW, (cas_insets){1, 20, 3, 14});
}

/* Adds a stack of existing views with margins of its own. */
static cas_status inset(form *f) {
    return set_alignment_insets(f->scene, f->labels[1], (cas_insets){1, 2, 3, 4});
}
static cas_status inset_measured(form *f) {
    return set_alignment_insets(f->scene, f->fields[2], (cas_insets){0, 5, 0, 5});
}
static cas_status add_stack(form *f) {
    f->stack = cas_scene_add_stack(f->scene, f->panel, CAS_VERTICAL, "stack");
    return made(f, f->stack);
}
static cas_status add_stacked(form *f) {
    f->stacked = cas_scene_add_view(f->scene, f->stack, CAS_PLAIN, "stacked");
    return made(f, f->stacked);
}
static cas_status hold_stack(form *f) {
    const cas_equation equations[] = {
        {.first = f->stack, .first_attribute = CAS_LEFT, .second = f->panel, .second_attribute = CAS_LEFT},
        {.first = f->stack, .first_attribute = CAS_TOP, .second = f->panel, .second_attribute = CAS_TOP},
        {.first = f->stack, .first_attribute = CAS_WIDTH, .constant = 60},
        {.first = f->stack, .first_attribute = CAS_HEIGHT, .constant = 40}};
    return cas_scene_add_constraints(f->scene, equations, 4, NULL);
}
static cas_status append(form *f) { return cas_stack_append(f->scene, f->stack, &f->stacked, 1); }
static cas_status move_into_margins(form *f) { return set_in_margins(f->scene, f->stack, 1); }
static cas_status set_margins_of_stack(form *f) {
    return set_margins(f->scene, f->stack, (cas_insets){9, 7, 5, 3});
}
static cas_status set_at_edges(form *f) { return set_in_margins(f->scene, f->stack, 0); }

static cas_status set_constants(form *f) {
    const double constants[] = {3, 4, 5, 6, 7, 8};
    return cas_scene_set_constants(f->scene, f->rules, constants, 6);
}

static cas_status add_clash(form *f) {
    f->conflicting = cas_scene_attach(f->scene, f->fields[3], CAS_TOP, f->fields[2], CAS_BOTTOM, 0);
    return made(f, f->conflicting);
}

static cas_status lay_out_clash(form *f) {
    cas_status status = lay_out(f);
    return status == CAS_CONFLICT ? CAS_OK : status ? status : CAS_ERROR_INTERNAL;
}

static cas_status name_clash(form *f) {
    const cas_constraint *members;
    size_t count;
    return cas_scene_conflict(f->scene, 0, &members, &count);
}

static cas_status soften(form *f) { return cas_constraint_set_priority(f->scene, f->conflicting, CAS_MEDIUM); }
static cas_status switch_off(form *f) { return cas_scene_switch_constraints(f->scene, f->rules, 10, NULL, 0); }
static cas_status switch_on(form *f) { return cas_scene_switch_constraints(f->scene, NULL, 0, f->rules, 10); }

static cas_status find_ambiguities(form *f) {
    const cas_ambiguity *found;
    size_t count;
    return cas_scene_ambiguities(f->scene, SIZE_MAX, &found, &count);
}

static cas_status affecting(form *f) {
    const cas_constraint *members;
    size_t count;
    return cas_item_constraints_affecting(f->scene, f->fields[4], CAS_VERTICAL, &members, &count);
}

static cas_status collapse(form *f) {
    cas_view_settings settings = {.size = sizeof settings};
    cas_status status = cas_view_get(f->scene, f->labels[1], &settings);
    settings.collapses_width = settings.collapses_height = 1;
    return status ? status : cas_view_set(f->scene, f->labels[1], &settings);
}
static cas_status set_gone(form *f) { return cas_constraint_set_gone(f->scene, f->rules[6], 1, 2); }
static cas_status hide(form *f) { return cas_view_set_hidden(f->scene, f->labels[1], 1); }
static cas_status set_gone_again(form *f) { return cas_constraint_set_gone(f->scene, f->rules[6], 1, 3); }
static cas_status show(form *f) { return cas_view_set_hidden(f->scene, f->labels[1], 0); }
static cas_status add_barrier(form *f) {
    return made(f, cas_scene_add_barrier(f->scene, f->panel, CAS_BOTTOM, f->fields, ROWS, 4, "barrier"));
}
static cas_status add_photo(form *f) {
    f->photo = cas_scene_add_view(f->scene, f->panel, CAS_PLAIN, "photo");
    return made(f, f->photo);
}
static cas_status add_fit(form *f) {
    return cas_scene_add_fit(f->scene, f->photo, f->list, 1.5, CAS_FIT_COVER, "fit", NULL, NULL);
}
static cas_status add_functions(form *f) {
    const char *text = "photo.width >= max(guide.width, stack.width / 2) - 400 gone 7\nphoto.top >= middle(guide.top, stack.top) - 900";
    return cas_scene_add_format(f->scene, text, NULL, NULL, NULL);
}

static cas_status clear(form *f) { return cas_item_remove(f->scene, f->labels[0]); }
static cas_status clear_all(form *f) { return cas_item_remove(f->scene, f->panel); }

typedef cas_status (*form_step)(form *);
static const form_step steps[] = {
    add_panel,    add_list, add_guide,     add_views,     add_panel_rules, add_rules,  set_sizes,   lay_out,
    turn,         lay_out,  turn_back,     measure,       lay_out,         shrink,     lay_out,     round_to_pixels,
    measure_size, lay_out,  add_readable,  lay_out,       enlarge_text,   lay_out,    turn_margins,
    turn,         lay_out,  turn_back,     lay_out,       stop_measuring,  lay_out,
    widen_margins,  lay_out,  inset, lay_out, inset_measured, lay_out, add_stack, add_stacked,
    hold_stack,   append,       lay_out,  move_into_margins, lay_out, set_margins_of_stack, lay_out, set_at_edges, lay_out,
    move_into_margins, lower_baselines, hug,           set_constants,   lay_out,    add_clash,   lay_out_clash,
    name_clash,   soften,   lay_out,       switch_off,    lay_out,         find_ambiguities, switch_on, lay_out,
    affecting,    collapse, set_gone,      lay_out,       hide,            lay_out,    set_gone_again, lay_out,
    add_barrier,  lay_out,  add_photo,     add_fit,       lay_out,         add_functions, lay_out,  show,
    lay_out,      clear,    lay_out,       clear_all,     lay_out};
enum { STEPS = sizeof steps / sizeof *steps };

static cas_scene *scene_from(pool *from, uint32_t flags) {
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480, .flags = flags};
    options.allocator = (cas_allocator){allocate, reallocate, release, from};
    return cas_scene_new(&options, NULL);
}

/* Writes every frame of the scene, in the order of its items. */
static size_t frames_of(const form *f, cas_rect *out) {
    size_t count = 0;
    out[count++] = cas_item_frame(f->scene, f->panel);
    out[count++] = cas_item_frame(f->scene, f->guide);
    out[count++] = cas_item_frame(f->scene, f->stack);
    out[count++] = cas_item_frame(f->scene, f->stacked);
    for (int i = 0; i < ROWS; i++) {
        out[count++] = cas_item_frame(f->scene, f->labels[i]);
        out[count++] = cas_item_frame(f->scene, f->fields[i]);
    }
    return count;
}

/* Runs all steps while allocation number `failing` fails. Returns the number of repeated
 * steps. */
static int run_steps(pool *from, size_t failing, uint32_t flags, cas_rect (*history)[FRAMES], int is_first) {
    form f = {0};
    int again = 0;
    from->calls = 0;
    from->failing_from = failing;
    from->failing_to = failing + 1;
    f.scene = scene_from(from, flags);
    if (!f.scene) {
        f.scene = scene_from(from, flags);
        again++;
    }
    for (int step = 0; step < STEPS; step++) {
        if (flags && (steps[step] == add_clash || steps[step] == lay_out_clash || steps[step] == name_clash ||
                      steps[step] == soften))
            continue; /* a strict scene has no conflicts */
        cas_rect before[FRAMES], now[FRAMES];
        size_t count = frames_of(&f, before);
        cas_status status = steps[step](&f);
        if (status == CAS_ERROR_OUT_OF_MEMORY) {
            again++;
            frames_of(&f, now);
            CHECK_OR_SAY(memcmp(before, now, sizeof *now * count) == 0, "allocation %zu, step %d moved\n", failing, step);
            status = steps[step](&f);
        }
        CHECK_OR_SAY(status == CAS_OK, "allocation %zu, step %d: %d %s\n", failing, step, (int)status,
                     cas_scene_last_error(f.scene));
        if (steps[step] != lay_out)
            continue;
        status = cas_scene_check(f.scene);
        if (status == CAS_ERROR_OUT_OF_MEMORY) {
            again++;
            status = cas_scene_check(f.scene);
        }
        CHECK(status == CAS_OK);
        frames_of(&f, now);
        for (size_t i = 0; i < count; i++)
            if (is_first)
                history[step][i] = now[i];
            else
                CHECK_OR_SAY(isnan(now[i].x) || (fabs(now[i].x - history[step][i].x) < 1e-9 &&
                                                 fabs(now[i].y - history[step][i].y) < 1e-9 &&
                                                 fabs(now[i].width - history[step][i].width) < 1e-9 &&
                                                 fabs(now[i].height - history[step][i].height) < 1e-9),
                             "allocation %zu, step %d, frame %zu\n", failing, step, i);
    }
    cas_scene_free(f.scene);
    CHECK(from->bytes == 0 && from->blocks == 0 && from->broken == 0);
    return again;
}

static void each_fails(uint32_t flags) {
    static cas_rect history[STEPS][FRAMES];
    pool from = {0};
    CHECK(run_steps(&from, SIZE_MAX - 1, flags, history, 1) == 0);
    size_t calls = from.calls;
    int failures = 0;
    for (size_t failing = 0; failing < calls; failing++)
        failures += run_steps(&from, failing, flags, history, 0);
    CHECK_OR_SAY(failures > (int)calls / 2, "%d of %zu\n", failures, calls);
}

static void one_failure(void) { each_fails(0); }
static void one_failure_in_a_strict_scene(void) { each_fails(CAS_SCENE_STRICT); }

static void no_more_memory(void) {
    form f = {0};
    pool from = {0};
    f.scene = scene_from(&from, 0);
    for (int step = 0; step < 8; step++)
        CHECK(steps[step](&f) == CAS_OK);
    cas_rect before[FRAMES], now[FRAMES];
    size_t count = frames_of(&f, before);
    from.failing_from = 0;
    from.failing_to = SIZE_MAX;
    int is_refused = 0;
    for (int i = 0; i < 2000 && !is_refused; i++)
        is_refused = cas_scene_add_view(f.scene, f.panel, CAS_PLAIN, NULL) == 0;
    CHECK(is_refused);
    CHECK(cas_item_remove(f.scene, f.labels[0]) == CAS_OK); /* removing allocates nothing */
    frames_of(&f, now);
    for (size_t i = 0; i < count; i++)
        CHECK(isnan(now[i].x) || memcmp(&before[i], &now[i], sizeof *now) == 0);
    never_fail(&from);
    CHECK(lay_out(&f) == CAS_OK);
    cas_scene_free(f.scene);
    CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
}

/* A move that fails leaves the moved view's constraints their ages: of two in conflict a newer one is dropped. */
static void ages_after_a_failure(void) {
    int failures = 0, is_done = 0;
    for (size_t failing = 0; !is_done; failing++) {
        pool from = {0};
        cas_scene *made = scene_from(&from, 0);
        cas_item box = cas_scene_add_view(made, CAS_WINDOW, CAS_PLAIN, "box"), page = cas_scene_add_view(made, CAS_WINDOW, CAS_PLAIN, "page");
        CHECK(cas_scene_attach(made, page, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0) != 0);
        for (int i = 0; i < 40; i++) CHECK(cas_scene_attach(made, box, CAS_TOP, CAS_WINDOW, CAS_TOP, 5) != 0);
        cas_constraint old = cas_scene_attach(made, box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
        CHECK(old != 0);
        from.failing_from = from.calls + failing;
        from.failing_to = from.failing_from + 1;
        is_done = cas_view_move(made, box, page, 0) == CAS_OK;
        failures += !is_done;
        never_fail(&from);
        cas_constraint new = cas_scene_attach(made, box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 20);
        CHECK(cas_scene_conflict_count(made) == 1);
        const cas_constraint *members;
        size_t count;
        CHECK(cas_scene_conflict(made, 0, &members, &count) == CAS_OK && members[0] == new);
        CHECK(cas_scene_check(made) == CAS_OK);
        cas_scene_free(made);
    }
    CHECK(failures > 0);
}

/* A height that the context says, which may be none. */
static void stated_height(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request;
    out_measurement->width = 80;
    out_measurement->height = *(double *)context;
}

/* A view loses its height in the middle of a layout. If there is no memory for removing the rows of the height, they must
 * nevertheless have no effect. */
static void a_lost_height(void) {
    int failures = 0;
    size_t calls = 1;
    for (size_t failing = 0; failing < calls; failing++) {
        pool from = {0};
        double height = 30;
        cas_scene *made = scene_from(&from, 0);
        cas_item view = cas_scene_add_view(made, CAS_WINDOW, CAS_PLAIN, NULL);
        CHECK(cas_scene_attach(made, view, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0) != 0);
        CHECK(cas_scene_attach(made, view, CAS_TOP, CAS_WINDOW, CAS_TOP, 0) != 0);
        cas_equation weak = {.first = view, .first_attribute = CAS_HEIGHT, .constant = 100, .priority = 10};
        cas_constraint added;
        CHECK(cas_scene_add_constraints(made, &weak, 1, &added) == CAS_OK);
        CHECK(cas_view_set_measure(made, view, stated_height, &height) == CAS_OK);
        CHECK(cas_scene_layout_if_needed(made, NULL, NULL) == CAS_OK && cas_item_frame(made, view).height == 30);
        height = CAS_NO_METRIC;
        CHECK(cas_view_invalidate_measure(made, view) == CAS_OK);
        size_t before = from.calls;
        from.failing_from = from.calls + failing;
        from.failing_to = from.failing_from + 1;
        cas_status status = cas_scene_layout_if_needed(made, NULL, NULL);
        calls = from.calls - before;
        failures += failing < calls;
        never_fail(&from);
        if (status != CAS_OK) CHECK(cas_scene_layout_if_needed(made, NULL, NULL) == CAS_OK);
        CHECK_OR_SAY(cas_item_frame(made, view).height == 100, "height %g after allocation %zu failed\n",
                     cas_item_frame(made, view).height, failing);
        cas_scene_free(made);
    }
    CHECK(failures > 0);
}

static void a_steady_loop(void) {
    form f = {0};
    pool from = {0};
    f.scene = scene_from(&from, 0);
    for (int step = 0; step < 8; step++)
        CHECK(steps[step](&f) == CAS_OK);
    for (int i = 0; i < 20; i++) {
        const cas_change *moved;
        size_t count = 0;
        size_t calls = from.calls;
        CHECK(cas_constraint_set_constant(f.scene, f.rules[3], i) == CAS_OK);
        CHECK(cas_view_set_intrinsic(f.scene, f.labels[2], 50 + i, 20) == CAS_OK);
        CHECK(set_margins(f.scene, CAS_WINDOW, (cas_insets){i, i, i, i}) == CAS_OK);
        CHECK(cas_scene_layout_if_needed(f.scene, &moved, &count) == CAS_OK);
        CHECK(count > 0);
        CHECK_OR_SAY(i < 5 || from.calls == calls, "step %d\n", i);
    }
    cas_scene_free(f.scene);
    CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
}

int main(void) {
    run("if an allocation fails, the call changes nothing and can be repeated", one_failure);
    run("if an allocation fails in a strict scene, the call changes nothing and can be repeated",
        one_failure_in_a_strict_scene);
    run("without memory no frame changes, and items can be removed", no_more_memory);
    run("constraints keep their ages if a move fails", ages_after_a_failure);
    run("rows that cannot be removed in a layout have no effect on it", a_lost_height);
    run("a steady loop of edits and layouts allocates nothing", a_steady_loop);
    return finish();
}
