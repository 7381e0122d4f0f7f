/* Three panes: folders, messages and the text, which takes what is left. Messages give
 * way first; then folders are hidden. */
#include "styles.h"
#include <stdio.h>

int main(void) {
    cas_scene *scene = cas_scene_new(NULL, NULL);
    cas_item panes = add_flow(scene, CAS_WINDOW, "panes", (style){.gap = 8});
    cas_item folders = add_view(scene, panes, "folders", (style){.basis = 180, .keeps_basis = 1});
    cas_item messages = add_view(scene, panes, "messages", (style){.basis = 280, .min_width = 200});
    cas_item text = add_flow(scene, panes, "text", (style){.direction = CAS_COLUMN, .grow = 1, .min_width = 300});
    cas_item tools = add_view(scene, text, "tools", (style){.height = 44});
    cas_item body = add_view(scene, text, "body", (style){.grow = 1});
    cas_scene_add_rules(scene, (const char *[]){"H:|[panes]|", "V:|[panes]|"}, 2);

    const cas_item views[] = {folders, messages, text, tools, body};
    const int widths[] = {900, 700, 560};
    for (int i = 0; i < 3; i++) {
        cas_view_set_hidden(scene, folders, widths[i] < 600);
        cas_scene_set_size(scene, widths[i], 600);
        cas_scene_layout_if_needed(scene, NULL, NULL);
        printf("%d wide\n", widths[i]);
        for (int j = 0; j < 5; j++) {
            cas_rect frame = cas_item_frame(scene, views[j]);
            if (!cas_item_is_hidden(scene, views[j]))
                printf("  %-8s (%g, %g, %g, %g)\n", cas_item_name(scene, views[j]), frame.x, frame.y, frame.width,
                       frame.height);
        }
    }
    cas_scene_free(scene);
}
