/* One call for each kind of result, and calls from callbacks. */
#include <casement.h>
#include <stdlib.h>

static cas_solver *other;
static cas_path *path;

/* Calls another solver, and uses a path of the solver that is writing. */
static void note(const char *text, size_t length, void *context) {
    const double *values;
    double number;
    (void)text, (void)length, (void)context;
    cas_solver_solve(other);
    cas_path_point(path, 0, &number, &values); /* refused: its solver is in use */
}

static void unsettled(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    static int calls;
    (void)request, (void)context;
    cas_solver_solve(other);
    out_measurement->height = 20 + ++calls % 2;
}

static void solver_calls(cas_solver *solver) {
    cas_variable x[3];
    cas_edit edit;
    const cas_value *changes;
    size_t count;
    double values[3], low, high;
    x[0] = cas_solver_add_variable(solver, "x");
    cas_solver_add_variables(solver, 2, &x[1]);
    cas_solver_add(solver, (cas_term[]){{x[1], 1}, {x[0], -1}}, 2, CAS_EQUAL, 10, CAS_REQUIRED);
    edit = cas_solver_edit_variable(solver, x[0], CAS_STRONG);
    cas_solver_suggest(solver, edit, 20, &changes, &count);
    cas_solver_suggest(solver, edit, 25, &changes, &count);
    cas_solver_edit_range(solver, edit, &low, &high);
    cas_solver_values(solver, x, 3, values);
    cas_solver_value(solver, x[1]);
    cas_solver_value(solver, x[2]);
    cas_solver_name(solver, x[0]);
    cas_solver_check(solver);
    path = cas_solver_path(solver, edit, 40);
    cas_solver_dump(solver, note, NULL);
    cas_path_free(path);
}

int main(void) {
    cas_scene_options options = {.size = sizeof options, .width = 100, .height = 100};
    cas_solver *solver = cas_solver_new(NULL, NULL);
    other = cas_solver_new(NULL, NULL);
    solver_calls(solver);

    /* The width follows the height, so that measured heights do not settle. */
    cas_scene *scene = cas_scene_new(&options, NULL);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "view");
    cas_scene_attach(scene, view, CAS_WIDTH, view, CAS_HEIGHT, 0);
    cas_view_set_measure(scene, view, unsettled, NULL);
    const cas_change *changes;
    size_t count;
    if (cas_scene_layout_if_needed(scene, &changes, &count) != CAS_UNSETTLED) return 1;
    cas_scene_free(scene);
    cas_solver_free(solver);
    cas_solver_free(other);
    return 0;
}
