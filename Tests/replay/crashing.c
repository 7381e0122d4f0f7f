/* Ends in the middle of a layout. */
#include <casement.h>
#include <stdio.h>
#include <stdlib.h>

static double leave(cas_item item, double width, void *context) {
    (void)item, (void)width, (void)context;
    _Exit(0);
}

static void flush(const char *bytes, size_t count, void *context) {
    fwrite(bytes, 1, count, context);
    fflush(context);
}

int main(void) {
    cas_trace *trace = cas_trace_new(NULL, flush, fopen(getenv("CASEMENT_TRACE"), "wb"));
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480, .trace = trace};
    cas_scene *scene = cas_scene_new(&options);
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "text");
    cas_view_set_measure(scene, view, leave, NULL);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    return 1;
}
