/* Exits during a layout. */
#include <casement.h>
#include <stdlib.h>

static double leave(cas_item item, double width, void *context) {
    (void)item, (void)width, (void)context;
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
