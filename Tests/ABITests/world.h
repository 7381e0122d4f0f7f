/* A solver, and a scene with a screen, with one object of each kind: the objects on which
 * generated calls act (arguments.h). */
#ifndef CASEMENT_TESTS_WORLD_H
#define CASEMENT_TESTS_WORLD_H

#include "arguments.h"
#include "setters.h"

static inline void fill_solver(world *w) {
    cas_solver_options options = {.size = sizeof options, .allocator = w->allocator};
    cas_variable variables[4] = {0};
    cas_constraint row = 0;
    cas_edit edit = 0;
    w->solver = cas_solver_new(&options, NULL);
    cas_solver_add_variables(w->solver, 4, variables);
    put_all(&w->variables, variables, 3);
    w->variables.dead = variables[3];
    cas_solver_remove_variable(w->solver, variables[3]);
    cas_term terms[] = {{variables[0], 1}, {variables[1], 1}};
    const cas_row rows[] = {{terms, 2, CAS_EQUAL, CAS_REQUIRED, 100, 0},
                            {terms, 1, CAS_GREATER_OR_EQUAL, CAS_REQUIRED, 10, 0},
                            {terms, 1, CAS_EQUAL, CAS_WEAK, 30, 0}};
    for (size_t i = 0; i < 3; i++) {
        cas_solver_add_rows(w->solver, &rows[i], 1, &row);
        put(&w->rows, row);
    }
    cas_solver_add_rows(w->solver, rows, 1, &w->rows.dead);
    cas_solver_remove(w->solver, w->rows.dead);
    edit = cas_solver_edit_variable(w->solver, variables[0], CAS_STRONG);
    put(&w->edits, edit);
    w->edits.dead = cas_solver_edit_variable(w->solver, variables[1], CAS_STRONG);
    cas_solver_end_edit(w->solver, w->edits.dead);
    w->path = cas_solver_path(w->solver, edit, 40);
    cas_solver_solve(w->solver);
}

static inline void fill_scene(world *w) {
    cas_scene_options options = {.size = sizeof options, .allocator = w->allocator, .width = 320,
                                 .height = 480, .profile = CAS_PROFILE_IOS7, .flags = w->scene_flags};
    w->scene = cas_scene_new(&options, NULL);
    cas_scene *scene = w->scene;
    cas_item box = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "box");
    cas_item side = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "side");
    w->navigation = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_controller below = cas_navigation_push(scene, w->navigation, "below");
    cas_controller chat = cas_navigation_push(scene, w->navigation, "chat");
    w->tab = cas_scene_add_controller(scene, CAS_WINDOW, CAS_TAB, NULL);
    cas_scene_add_controller(scene, cas_controller_view(scene, w->tab), CAS_CONTENT, "first");
    w->controllers.dead = cas_navigation_push(scene, w->navigation, NULL);
    cas_navigation_pop(scene, w->navigation);
    w->scroll = cas_scene_add_view(scene, cas_controller_view(scene, chat), CAS_SCROLL, "list");
    w->stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_VERTICAL, "stack");
    w->arranged = cas_scene_add_view(scene, w->stack, CAS_PLAIN, NULL);
    w->loose = cas_scene_add_view(scene, w->stack, CAS_PLAIN, NULL);
    w->measured = cas_scene_add_view(scene, w->stack, CAS_PLAIN, NULL);
    w->items.dead = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL);
    cas_item_remove(scene, w->items.dead);
    cas_stack_append(scene, w->stack, &w->arranged, 1);
    cas_stack_append(scene, w->stack, &w->measured, 1);
    cas_view_set_measure(scene, w->measured, by_width, NULL);
    w->flow = cas_scene_add_flow(scene, CAS_WINDOW, "flow");
    w->grid = cas_scene_add_grid(scene, w->flow, NULL);
    w->boxed = cas_scene_add_view(scene, w->grid, CAS_PLAIN, NULL);
    cas_view_set_intrinsic(scene, w->boxed, 30, 10);
    put_all(&w->items, (const cas_item[]){box, side, w->stack, w->arranged, w->loose, w->scroll, w->measured, w->flow, w->grid, w->boxed}, 10);
    put_all(&w->controllers, (const cas_controller[]){chat, below, w->navigation, w->tab}, 4);
    put(&w->constraints, cas_scene_attach(scene, box, CAS_LEFT, side, CAS_RIGHT, 8));
    put(&w->constraints, cas_scene_attach(scene, box, CAS_WIDTH, side, CAS_WIDTH, 0));
    put(&w->constraints, cas_scene_attach(scene, side, CAS_LEFT, CAS_WINDOW, CAS_LEADING_MARGIN, 8));
    w->constraints.dead = cas_scene_attach(scene, side, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 8);
    cas_constraint_remove(scene, w->constraints.dead);
    put(&w->scene_edits, cas_scene_edit_constant(scene, w->constraints.ids[1]));
    put(&w->scene_edits, cas_scene_edit_attribute(scene, box, CAS_HEIGHT, CAS_WEAK));
    w->scene_edits.dead = cas_scene_edit_attribute(scene, side, CAS_TOP, CAS_WEAK);
    cas_scene_end_edit(scene, w->scene_edits.dead);
    w->obstruction = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_PANEL, CAS_EDGE_LEFT, NULL);
    w->hinge = cas_scene_add_obstruction(scene, CAS_OBSTRUCTION_CUTOUT, 0, NULL);
    cas_scene_define_curve(scene, 50, (cas_point){0, 0.5}, (cas_point){0.5, 1});
    cas_scene_begin_animation(scene, 0.3, CAS_CURVE_LINEAR, 0);
    cas_view_set_intrinsic(scene, box, 50, 20);
    cas_scene_commit_animation(scene);
    cas_scene_layout_if_needed(scene, NULL, NULL);
}

/* Creates another solver and another scene, whose ids are higher than those of the first. */
static inline void add_others(world *w) {
    cas_solver_options options = {.size = sizeof options, .allocator = w->allocator};
    cas_scene_options large = {.size = sizeof large, .allocator = w->allocator, .width = 9, .height = 9,
                               .profile = CAS_PROFILE_IOS7};
    w->other_solver = cas_solver_new(&options, NULL);
    w->other_scene = cas_scene_new(&large, NULL);
    for (int i = 0; i < 100; i++) {
        w->variables.foreign = cas_solver_add_variable(w->other_solver, NULL);
        cas_term term = {w->variables.foreign, 1};
        w->rows.foreign = cas_solver_add(w->other_solver, &term, 1, CAS_EQUAL, 0, CAS_WEAK);
        w->edits.foreign = cas_solver_edit_constant(w->other_solver, w->rows.foreign);
        w->items.foreign = cas_scene_add_view(w->other_scene, CAS_WINDOW, CAS_PLAIN, NULL);
        w->constraints.foreign = cas_scene_attach(w->other_scene, w->items.foreign, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
        w->scene_edits.foreign = cas_scene_edit_constant(w->other_scene, w->constraints.foreign);
        w->controllers.foreign = cas_scene_add_controller(w->other_scene, CAS_WINDOW, CAS_CONTENT, NULL);
    }
}

static inline void empty(pool_of_ids *pool) { pool->count = 0; }

static inline void fill_world(world *w) {
    empty(&w->variables), empty(&w->rows), empty(&w->edits);
    empty(&w->items), empty(&w->constraints), empty(&w->scene_edits), empty(&w->controllers);
    fill_solver(w);
    fill_scene(w);
}

static inline void clear(world *w) {
    cas_path_free(w->path);
    cas_solver_free(w->solver);
    cas_scene_free(w->scene);
    w->path = NULL, w->solver = NULL, w->scene = NULL;
}

#endif
