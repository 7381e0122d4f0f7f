/* A browser: the bars collapse while the user scrolls down the page, and expand on a
 * flick. */
#include "pictures.h"

static void browser(look at) {
    cas_scene *scene = make_screen(at);
    cas_controller nav = add_navigation(scene, CAS_WINDOW);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "browser"));
    cas_bar_set_hidden(scene, nav, CAS_TOOLBAR, 0);

    cas_item page = cas_scene_add_view(scene, root, CAS_SCROLL, "page");
    cas_item picture = cas_scene_add_view(scene, page, CAS_PLAIN, "picture");
    cas_item words = cas_scene_add_view(scene, page, CAS_PLAIN, "words");
    const char *rules[] = {
        "H:|[page]|", "V:|[page]|", "V:|-12-[picture(180)]-12-[words(700)]-12-|", "H:|-12-[picture]-12-|",
        "words.left == picture.left", "words.width == picture.width", "picture.width == page.width - 24",
    };
    RULES(scene, rules);
    (void)picture, (void)words;
    collapse_with(scene, nav, page);
    cas_scene_layout_if_needed(scene, NULL, NULL);

    if (at.has_keyboard)
        show_keyboard(scene);
    present(scene, "browser", at);
    if (at.has_keyboard) {
        cas_scene_free(scene);
        return;
    }

    /* The user scrolls into the page, then flicks back. */
    const double places[][2] = {{-42, 200}, {30, 400}, {160, 300}, {140, -100}, {90, -900}};
    for (size_t step = 0; step < sizeof places / sizeof *places; step++) {
        char more[16];
        cas_scroll_drag(scene, page, 0, places[step][0], places[step][1]);
        cas_scene_layout_if_needed(scene, NULL, NULL);
        cas_bar_state bar = {.size = sizeof bar};
        cas_bar_get_state(scene, nav, CAS_NAVIGATION_BAR, &bar);
        printf("  at %g: bar %g, insets.bottom %g\n", places[step][0], bar.effective_height,
               insets_of(scene, page).bottom);
        snprintf(more, sizeof more, "-%zu", step + 1);
        if (step == 0 || step == 2)
            draw(scene, "browser", at, more);
    }
    cas_scene_free(scene);
}

int main(int argc, char **argv) { return in_all_ways(argc, argv, browser); }
