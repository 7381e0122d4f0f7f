/* A chat while the keyboard comes up, as every language under bindings has it: an
 * input row rides on the keyboard, and messages under both are padded for them. */
#include <casement/screen.h>
#include <stdio.h>
#include <stdlib.h>

static void expect(cas_scene *scene, cas_status status) {
    if (status != CAS_OK) {
        fprintf(stderr, "%s\n", cas_scene_last_error(scene));
        exit(1);
    }
}

int main(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480, .scale = 2}, NULL);
    cas_controller navigation = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, navigation, "chat"));

    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_item text = cas_scene_add_view(scene, input, CAS_PLAIN, "text");
    cas_item send = cas_scene_add_view(scene, input, CAS_PLAIN, "send");
    expect(scene, cas_view_set_intrinsic(scene, text, CAS_NO_METRIC, 30));
    expect(scene, cas_view_set_intrinsic(scene, send, 60, 30));

    const char *rules[] = {
        "H:|[messages]|", "V:|[messages]|", "H:|[input]|", "H:|-8-[text]-[send]-8-|",
        "input.height == 44", "input.bottom == keyboard_guide.top",
        "text.centerY == input.centerY", "send.centerY == text.centerY",
    };
    expect(scene, cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules));
    cas_scroll_settings scroll = {.size = sizeof scroll};
    expect(scene, cas_scroll_get(scene, messages, &scroll));
    scroll.docked = input; /* the input counts into the insets */
    expect(scene, cas_scroll_set(scene, messages, &scroll));
    expect(scene, cas_scene_layout_if_needed(scene, NULL, NULL));

    expect(scene, cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, CAS_CURVE_KEYBOARD));
    for (int milliseconds = 0; milliseconds <= 500; milliseconds += 50) { /* the callback of each screen refresh */
        const cas_change *changes;
        size_t count;
        expect(scene, cas_scene_sample(scene, milliseconds / 1000.0, &changes, &count));
        printf("%d ms\n", milliseconds);
        for (size_t i = 0; i < count; i++) {
            cas_rect frame = changes[i].frame;
            printf("  %s (%.1f, %.1f) %.1f x %.1f\n", cas_item_name(scene, changes[i].item), frame.x, frame.y,
                   frame.width, frame.height);
        }
    }
    cas_scroll_state state = {.size = sizeof state};
    expect(scene, cas_scroll_get_state(scene, messages, &state));
    cas_insets insets = state.insets;
    printf("messages are padded by (%.1f, %.1f, %.1f, %.1f)\n", insets.top, insets.left, insets.bottom, insets.right);
    cas_scene_free(scene);
}
