/* Concurrent threads, each with a solver and a scene. */
#include <casement.h>
#include <pthread.h>
#include <stdlib.h>

enum { THREADS = 4, ROUNDS = 200 };

static void measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    cas_solver *own = context;
    if (request->mode != CAS_MEASURE_EXACTLY) return;
    out_measurement->height = cas_solver_solve(own) == CAS_OK ? request->width / 4 : -2;
}

static void *work(void *context) {
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_scene_options options = {.size = sizeof options, .width = 100, .height = 100};
    cas_scene *scene = cas_scene_new(&options, NULL);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "view");
    cas_scene_attach(scene, view, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
    cas_variable x;
    cas_edit edit;
    x = cas_solver_add_variable(solver, "x");
    edit = cas_solver_edit_variable(solver, x, CAS_STRONG);
    cas_view_set_measure(scene, view, measure, solver);
    for (int i = 0; i < ROUNDS; i++) {
        cas_solver_suggest(solver, edit, i, NULL, NULL);
        cas_scene_set_size(scene, 100 + i, 100);
        if (cas_scene_layout_if_needed(scene, NULL, NULL) != CAS_OK) exit(1);
    }
    cas_scene_free(scene);
    cas_solver_free(solver);
    return context;
}

int main(void) {
    pthread_t threads[THREADS];
    for (int i = 0; i < THREADS; i++)
        if (pthread_create(&threads[i], NULL, work, NULL) != 0) return 1;
    for (int i = 0; i < THREADS; i++) pthread_join(threads[i], NULL);
    return 0;
}
