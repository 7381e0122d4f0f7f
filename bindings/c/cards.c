/* A list of cards that wraps: each line takes as many as fit, and the cards share what
 * is left of it. */
#include "styles.h"
#include <stdio.h>

enum { CARDS = 5 };

int main(void) {
    const char *names[CARDS] = {"card 1", "card 2", "card 3", "card 4", "card 5"};
    cas_scene *scene = cas_scene_new(NULL, NULL);
    cas_item cards = add_flow(scene, CAS_WINDOW, "cards", (style){.wrap = CAS_WRAP_LINES, .gap = 12, .padding = 12});
    for (int i = 0; i < CARDS; i++) {
        style style_of_card = {.direction = CAS_COLUMN, .basis = 140, .grow = 1, .max_width = 200};
        cas_item card = add_flow(scene, cards, names[i], style_of_card);
        add_view(scene, card, "photo", (style){.aspect_ratio = 2});
        cas_item title = add_view(scene, card, "title", (style){.margin = 8});
        cas_view_set_intrinsic(scene, title, 90, 20);
    }
    cas_scene_add_rules(scene, (const char *[]){"H:|[cards]|", "V:|[cards]"}, 2);

    for (int width = 480; width >= 340; width -= 140) {
        cas_scene_set_size(scene, width, 400);
        cas_scene_layout_if_needed(scene, NULL, NULL);
        printf("%d wide\n", width);
        for (cas_item card = cas_item_first_child(scene, cards); card != 0; card = cas_item_next_sibling(scene, card)) {
            cas_rect frame = cas_item_frame(scene, card);
            printf("  %s (%g, %g, %g, %g)\n", cas_item_name(scene, card), frame.x, frame.y, frame.width, frame.height);
        }
    }
    cas_scene_free(scene);
}
