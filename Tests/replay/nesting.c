/* Measure and write functions that make the calls within which they run, on another scene. */
#include <casement/screen.h>
#include <stdlib.h>

static void check(int is_true) {
    if (!is_true) abort();
}

static void measure_plainly(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)context;
    out_measurement->width = out_measurement->height = 10;
}

static void write_nothing(const char *text, size_t length, void *context) { (void)text, (void)length, (void)context; }

/* Lays out and describes another scene. */
static void use_another_scene(void) {
    cas_scene *scene = cas_scene_new(NULL, NULL);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "inner");
    check(cas_view_set_measure(scene, view, measure_plainly, NULL) == CAS_OK);
    check(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    check(cas_scene_describe(scene, write_nothing, NULL) == CAS_OK);
    cas_scene_free(scene);
}

static void measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    use_another_scene();
    measure_plainly(request, out_measurement, context);
}

static void write_slowly(const char *text, size_t length, void *context) {
    int *pieces = context;
    (void)text, (void)length;
    if ((*pieces)++ == 0) use_another_scene();
}

int main(void) {
    int pieces = 0;
    cas_scene *scene = cas_scene_new(NULL, NULL);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "outer");
    check(cas_view_set_measure(scene, view, measure, NULL) == CAS_OK);
    check(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    check(cas_scene_describe(scene, write_slowly, &pieces) == CAS_OK && pieces > 1);
    cas_scene_free(scene);
    return 0;
}
