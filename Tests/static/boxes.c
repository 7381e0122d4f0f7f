/* A row of two views. */
#include <casement.h>
int main(void) {
    cas_scene *s = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
    cas_item row = cas_scene_add_flow(s, CAS_WINDOW, "row"), a = cas_scene_add_view(s, row, CAS_PLAIN, "a"),
             b = cas_scene_add_view(s, row, CAS_PLAIN, "b");
    cas_view_set_intrinsic(s, a, 30, 20);
    cas_scene_attach(s, row, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 8);
    cas_scene_layout_if_needed(s, 0, 0);
    int r = cas_item_frame(s, b).x; cas_scene_free(s); return r != 30;
}
