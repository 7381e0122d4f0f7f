/* Equations between views. */
#include <casement.h>
int main(void) {
    cas_scene *s = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
    cas_item a = cas_scene_add_view(s, CAS_WINDOW, CAS_PLAIN, "a");
    cas_scene_attach(s, a, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 8);
    cas_scene_attach(s, a, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, -16);
    cas_scene_layout_if_needed(s, 0, 0);
    int r = cas_item_frame(s, a).x; cas_scene_free(s); return r != 8;
}
