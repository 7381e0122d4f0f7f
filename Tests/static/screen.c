/* A screen with a navigation bar and a keyboard. */
#include <casement/screen.h>
int main(void) {
    cas_scene *s = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480}, NULL);
    cas_controller n = cas_scene_add_controller(s, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item root = cas_controller_view(s, cas_navigation_push(s, n, "page"));
    cas_item a = cas_scene_add_view(s, root, CAS_PLAIN, "a");
    const char *rules[] = {"H:|-[a]-|", "a.height == 44"};
    cas_scene_add_rules(s, rules, 2);
    cas_keyboard_show(s, cas_keyboard_standard_frame(s, 0), 0.25, CAS_CURVE_KEYBOARD);
    const cas_change *c; size_t k; cas_scene_sample(s, 0.1, &c, &k);
    int r = cas_item_frame(s, a).x; cas_scene_free(s); return r == 0;
}
