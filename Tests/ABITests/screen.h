/* Helpers for tests on the screen of a phone. Every test gets a new screen. */
#ifndef CASEMENT_TESTS_SCREEN_H
#define CASEMENT_TESTS_SCREEN_H

#include "scene.h"

static inline cas_scene *screen_of(cas_profile profile, double scale) {
    return cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .profile = profile, .width = 320, .height = 480, .scale = scale}, NULL);
}

/* Shows the keyboard with the portrait height of the profile. */
static inline cas_status show_keyboard(double duration, cas_curve curve) {
    return cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, duration, curve);
}

static inline cas_status sample(double time) { return cas_scene_sample(scene, time, &changes, &change_count); }

static inline void on_a_screen(void) {
    void (*body)(void) = current;
    scene = screen_of(CAS_PROFILE_IOS7, 0);
    CHECK(scene);
    body();
    CHECK(cas_scene_check(scene) == CAS_OK);
    cas_scene_free(scene);
}

static inline void screen_test(const char *sentence, void (*body)(void)) {
    current = body;
    run(sentence, on_a_screen);
}

#endif
