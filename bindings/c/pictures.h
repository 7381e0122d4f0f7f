/* What the four screens have in common: they print their frames and draw
 * themselves, on both generations, upright and lying. */
#ifndef CASEMENT_EXAMPLES_PICTURES_H
#define CASEMENT_EXAMPLES_PICTURES_H

#include <casement/casement_documents.h> /* of libcasement-documents, which draws */
#include <casement/screen.h>
#include <stdio.h>
#include <stdlib.h>

/* A way that a screen can be looked at. */
typedef struct look {
    cas_profile profile;
    int is_landscape, has_keyboard;
} look;

static const char *folder; /* where pictures go; NULL: nowhere */

static void put(const char *text, size_t length, void *context) { fwrite(text, 1, length, context); }

static FILE *picture_file(const char *name, look at, const char *more) {
    char path[512];
    if (!folder)
        return NULL;
    snprintf(path, sizeof path, "%s/%s-ios%d%s%s%s.svg", folder, name, at.profile == CAS_PROFILE_IOS6 ? 6 : 7,
             at.is_landscape ? "-landscape" : "", at.has_keyboard ? "-keyboard" : "", more);
    return fopen(path, "w");
}

static inline void draw(cas_scene *scene, const char *name, look at, const char *more) {
    FILE *file = picture_file(name, at, more);
    if (file) {
        cas_picture_options options = {.size = sizeof options, .zoom = 1.25};
        cas_documents_write_svg(scene, &options, put, file);
        fclose(file);
    }
}

static inline void draw_strip(cas_scene *scene, const char *name, look at, size_t samples) {
    FILE *file = picture_file(name, at, "-strip");
    if (file) {
        cas_documents_write_filmstrip(scene, samples, NULL, put, file);
        fclose(file);
    }
}

/* The insets of a scroll view. */
static inline cas_insets insets_of(cas_scene *scene, cas_item scroll) {
    cas_scroll_state state = {.size = sizeof state};
    cas_scroll_get_state(scene, scroll, &state);
    return state.insets;
}

/* Prints the frames in the window of all that has a name, and the insets of scroll views. */
static inline void print_item(cas_scene *scene, cas_item item) {
    for (; item; item = cas_item_next_sibling(scene, item)) {
        if (!cas_item_is_hidden(scene, item)) {
            cas_rect frame = cas_item_window_frame(scene, item);
            if (*cas_item_name(scene, item))
                printf("  %-16s (%g, %g) %g x %g", cas_item_name(scene, item), frame.x, frame.y, frame.width,
                       frame.height);
            if (cas_item_kind(scene, item) == CAS_SCROLL) {
                cas_insets insets = insets_of(scene, item);
                printf("  insets (%g, %g, %g, %g)", insets.top, insets.left, insets.bottom, insets.right);
            }
            if (*cas_item_name(scene, item))
                printf("\n");
            if (cas_item_kind(scene, item) != CAS_SCROLL)
                print_item(scene, cas_item_first_child(scene, item));
            print_item(scene, cas_item_first_guide(scene, item));
        }
    }
}

static inline cas_scene *make_screen(look at) {
    return cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options),
                                              .profile = at.profile,
                                              .width = at.is_landscape ? 480 : 320,
                                              .height = at.is_landscape ? 320 : 480,
                                              .orientation = at.is_landscape ? CAS_LANDSCAPE_RIGHT : CAS_PORTRAIT},
                         NULL);
}

/* Fills a view with a navigation controller. */
static inline cas_controller add_navigation(cas_scene *scene, cas_item view) {
    return cas_scene_add_controller(scene, view, CAS_NAVIGATION, NULL);
}

static inline void set_baselines(cas_scene *scene, cas_item view, double first, double last) {
    cas_view_settings settings = {.size = sizeof settings};
    cas_view_get(scene, view, &settings);
    settings.first_baseline = first;
    settings.last_baseline = last;
    cas_view_set(scene, view, &settings);
}

/* Lets an input that lies over a scroll view count into its insets. */
static inline void dock(cas_scene *scene, cas_item scroll, cas_item input) {
    cas_scroll_settings settings = {.size = sizeof settings};
    cas_scroll_get(scene, scroll, &settings);
    settings.docked = input;
    cas_scroll_set(scene, scroll, &settings);
}

/* Lets the bars of a navigation controller collapse while the user scrolls. */
static inline void collapse_with(cas_scene *scene, cas_controller navigation, cas_item scroll) {
    cas_bar_settings settings = {.size = sizeof settings};
    cas_bar_get(scene, navigation, CAS_NAVIGATION_BAR, &settings);
    settings.collapses_with = scroll;
    cas_bar_set(scene, navigation, CAS_NAVIGATION_BAR, &settings);
}

static void add_rules(cas_scene *scene, const char *const *rules, size_t count) {
    if (cas_scene_add_rules(scene, rules, count) != CAS_OK) {
        fprintf(stderr, "%s\n", cas_scene_last_error(scene));
        exit(1);
    }
}
#define RULES(scene, rules) add_rules(scene, rules, sizeof(rules) / sizeof *(rules))

static inline void show_keyboard(cas_scene *scene) {
    cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, CAS_CURVE_KEYBOARD);
}

/* Lays the screen out, prints it and draws it. */
static inline void present(cas_scene *scene, const char *name, look at) {
    if (cas_scene_layout_if_needed(scene, NULL, NULL) != CAS_OK)
        fprintf(stderr, "%s\n", cas_scene_last_error(scene));
    printf("%s on iOS %d%s%s\n", name, at.profile == CAS_PROFILE_IOS6 ? 6 : 7, at.is_landscape ? ", lying" : "",
           at.has_keyboard ? ", with the keyboard" : "");
    print_item(scene, cas_item_first_child(scene, CAS_WINDOW));
    draw(scene, name, at, "");
}

/* Shows a screen in all eight ways. */
static inline int in_all_ways(int argc, char **argv, void (*screen)(look at)) {
    folder = argc > 1 ? argv[1] : NULL;
    for (int way = 0; way < 8; way++)
        screen((look){way & 4 ? CAS_PROFILE_IOS6 : CAS_PROFILE_IOS7, way >> 1 & 1, way & 1});
    return 0;
}

#endif
