/* A container that keeps the look of iOS 6 on iOS 7: all of the app is in a box 20
 * below the top of the screen, black behind the status bar, and slides aside to
 * show a menu. */
#include "pictures.h"

static void container(look at) {
    cas_scene *scene = make_screen(at);
    cas_controller outer = cas_scene_add_controller(scene, CAS_WINDOW, CAS_CONTENT, "container");
    cas_item root = cas_controller_view(scene, outer);
    cas_controller_settings own = {.size = sizeof own};
    cas_controller_get(scene, outer, &own);
    own.status_bar_style = CAS_STATUS_BAR_LIGHT;
    cas_controller_set(scene, outer, &own);

    cas_item black = cas_scene_add_view(scene, root, CAS_PLAIN, "black");
    cas_view_settings dark = {.size = sizeof dark};
    cas_view_get(scene, black, &dark);
    dark.background = 0x000000ff;
    cas_view_set(scene, black, &dark);
    cas_scene_add_view(scene, root, CAS_PLAIN, "menu");
    cas_item box = cas_scene_add_view(scene, root, CAS_PLAIN, "box");
    const char *rules[] = {
        "H:|[black]|", "H:|[menu(200)]", "V:[menu]|", "menu.top == box.top",
        "box.width == container.width", "box.bottom == container.bottom",
        "black.top == container.top", "black.bottom == box.top",
    };
    RULES(scene, rules);
    /* The app begins below the status bar: on iOS 6 the root does that by itself. */
    int overlaps = cas_scene_has_capability(scene, CAS_STATUS_BAR_OVERLAPS);
    cas_scene_attach(scene, box, CAS_TOP, root, CAS_TOP, overlaps ? 20 : 0);
    cas_constraint slide = cas_scene_attach(scene, box, CAS_LEFT, root, CAS_LEFT, 0);

    cas_controller nav = add_navigation(scene, box);
    cas_item page = cas_controller_view(scene, cas_navigation_push(scene, nav, "page"));
    cas_item list = cas_scene_add_view(scene, page, CAS_SCROLL, "list");
    const char *more[] = {"H:|[list]|", "V:|[list]|"};
    RULES(scene, more);
    cas_scroll_set_content_size(scene, list, at.is_landscape ? 480 : 320, 900);

    cas_scene_layout_if_needed(scene, NULL, NULL);
    cas_bar_state bar = {.size = sizeof bar};
    cas_bar_get_state(scene, nav, CAS_NAVIGATION_BAR, &bar);
    printf("bar %g high\n", bar.effective_height);
    if (at.has_keyboard)
        show_keyboard(scene);
    present(scene, "container", at);

    if (!at.has_keyboard) {
        cas_scene_begin_animation(scene, 0.3, CAS_CURVE_EASE_OUT, CAS_MOVE_CONSTRAINTS);
        cas_constraint_set_constant(scene, slide, 200);
        cas_scene_commit_animation(scene);
        draw_strip(scene, "container", at, 4);
    }
    cas_scene_free(scene);
}

int main(int argc, char **argv) { return in_all_ways(argc, argv, container); }
