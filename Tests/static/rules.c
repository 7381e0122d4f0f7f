/* Rules in the Visual Format Language. */
#include <casement.h>
int main(void) {
    cas_scene *s = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
    cas_item a = cas_scene_add_view(s, CAS_WINDOW, CAS_PLAIN, "a");
    const char *rules[] = {"H:|-[a]-|", "a.height == 44"};
    cas_scene_add_rules(s, rules, 2);
    cas_scene_layout_if_needed(s, 0, 0);
    int r = cas_item_frame(s, a).x; cas_scene_free(s); return r == 0;
}
