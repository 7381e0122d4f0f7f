/* A dashboard: a grid with named areas. In a narrow window the same views have other
 * areas. */
#include "styles.h"
#include <stdio.h>

enum { VIEWS = 7 };
static const char *const names[VIEWS] = {"head", "side", "users", "sales", "load", "chart", "list"};

static void show(cas_scene *scene, const cas_item *views, int width) {
    cas_scene_set_size(scene, width, 600);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    printf("%d wide\n", width);
    for (int i = 0; i < VIEWS; i++) {
        cas_rect frame = cas_item_frame(scene, views[i]);
        if (!cas_item_is_hidden(scene, views[i]))
            printf("  %-5s (%g, %g, %g, %g)\n", names[i], frame.x, frame.y, frame.width, frame.height);
    }
}

int main(void) {
    cas_scene *scene = cas_scene_new(NULL, NULL);
    style wide = {.columns = "180 repeat(3, 1fr)", .rows = "56 96 1fr", .gap = 12, .padding = 12,
                  .areas = "head head head head / side users sales load / side chart chart list"};
    style narrow = {.columns = "1fr 1fr", .rows = "56 96 96 1fr", .gap = 12, .padding = 12,
                    .areas = "head head / users sales / load list / chart chart"};
    cas_item page = add_grid(scene, CAS_WINDOW, "page", wide), views[VIEWS];
    for (int i = 0; i < VIEWS; i++) views[i] = add_view(scene, page, names[i], (style){.area = names[i]});
    cas_scene_add_rules(scene, (const char *[]){"H:|[page]|", "V:|[page]|"}, 2);

    show(scene, views, 960);
    set_grid(scene, page, narrow);
    cas_view_set_hidden(scene, views[1], 1);
    show(scene, views, 480);
    cas_scene_free(scene);
}
