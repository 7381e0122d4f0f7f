/* Asks when motion ends of scenes in which nothing moves, with and without a screen. */
#include <casement/screen.h>

int main(void) {
    for (int profile = CAS_PROFILE_NONE; profile <= CAS_PROFILE_IOS7; profile++) {
        double end = 123.25;
        cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480, .profile = profile};
        cas_scene *scene = cas_scene_new(&options, NULL);
        if (cas_scene_is_moving(scene, &end) || end != 0) return 1;
        cas_scene_free(scene);
    }
    return 0;
}
