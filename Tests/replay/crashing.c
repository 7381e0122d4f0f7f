/* Exits during a layout. */
#include <casement.h>
#include <stdlib.h>

static void leave(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request, (void)out_measurement, (void)context;
    _Exit(0);
}

int main(void) {
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480};
    cas_scene *scene = cas_scene_new(&options, NULL);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
    cas_view_set_measure(scene, view, leave, NULL);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    return 1;
}
