/* A chat: messages over the whole screen, an input row that rides on the keyboard. */
#include "pictures.h"

static void chat(look at) {
    cas_scene *scene = make_screen(at);
    cas_controller nav = add_navigation(scene, CAS_WINDOW);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "chat"));

    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_item send = cas_scene_add_view(scene, input, CAS_PLAIN, "send");
    cas_item text = cas_scene_add_view(scene, input, CAS_PLAIN, "text");
    cas_view_set_intrinsic(scene, send, 60, 30);
    cas_view_set_intrinsic(scene, text, CAS_NO_METRIC, 30);
    set_baselines(scene, send, 20, 10);
    set_baselines(scene, text, 20, 10);

    const char *rules[] = {
        "H:|[messages]|", "V:|[messages]",
        "H:|[input]|", "H:|-8-[text]-[send]-8-|",
        "input.height == 44", "input.bottom == keyboard_guide.top",
        "text.centerY == input.centerY", "send.firstBaseline == text.firstBaseline",
    };
    RULES(scene, rules);
    /* On iOS 7 the list is as high as the screen and lies under all; on iOS 6 it ends where the input begins. */
    int is_under = cas_scene_has_capability(scene, CAS_CONTENT_UNDERLAPS_BARS);
    cas_scene_attach(scene, messages, CAS_BOTTOM, is_under ? root : input, is_under ? CAS_BOTTOM : CAS_TOP, 0);
    dock(scene, messages, input); /* the input counts into the insets */

    cas_item above = 0;
    for (int row = 0; row < 16; row++) {
        cas_item bubble = cas_scene_add_view(scene, messages, CAS_PLAIN, NULL);
        int is_mine = row % 3 == 0;
        cas_scene_attach(scene, bubble, is_mine ? CAS_RIGHT : CAS_LEFT, messages, is_mine ? CAS_RIGHT : CAS_LEFT,
                         is_mine ? -10 : 10);
        cas_scene_attach(scene, bubble, CAS_TOP, above ? above : messages, above ? CAS_BOTTOM : CAS_TOP, 8);
        cas_view_set_intrinsic(scene, bubble, 90 + row * 37 % 120, 30 + row % 2 * 18);
        above = bubble;
    }
    cas_item content = cas_scroll_content_guide(scene, messages);
    cas_scene_attach(scene, content, CAS_BOTTOM, above, CAS_BOTTOM, 8);
    cas_scene_attach(scene, content, CAS_WIDTH, messages, CAS_WIDTH, 0);
    cas_scroll_to_bottom(scene, messages);
    cas_scene_layout_if_needed(scene, NULL, NULL);

    if (at.has_keyboard) {
        cas_scene_begin_animation(scene, 0.25, CAS_CURVE_KEYBOARD, 0);
        show_keyboard(scene);
        cas_scroll_to_bottom(scene, messages);
        cas_scene_commit_animation(scene);
        draw_strip(scene, "chat", at, 5);
        for (double t = 0; t <= 0.5; t += 1 / 60.0) { /* the callback of each screen refresh */
            const cas_change *changes;
            size_t count;
            cas_scene_sample(scene, t, &changes, &count);
        }
    }
    present(scene, "chat", at);
    cas_scene_free(scene);
}

int main(int argc, char **argv) { return in_all_ways(argc, argv, chat); }
