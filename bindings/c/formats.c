/* A screen in the Visual Format Language: a bar, a list, a row for typing under
 * it. Prints the frames, and what a wrong rule is answered with. */
#include <casement.h>
#include <stdio.h>

static void show(cas_scene *scene) {
    const cas_change *changes;
    size_t count;
    cas_scene_layout_if_needed(scene, &changes, &count);
    for (size_t i = 0; i < count; i++) {
        cas_rect frame = changes[i].frame;
        printf("  %-8s %4g %4g %4g %4g\n", cas_item_name(scene, changes[i].item), frame.x, frame.y, frame.width,
               frame.height);
    }
}

int main(void) {
    cas_scene *scene = cas_scene_new(
        &(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
    cas_item bar = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "bar");
    cas_item title = cas_scene_add_view(scene, bar, CAS_PLAIN, "title");
    cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "list");
    cas_item input = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "input");
    cas_scene_add_view(scene, input, CAS_PLAIN, "text");
    cas_item send = cas_scene_add_view(scene, input, CAS_PLAIN, "send");
    cas_view_set_intrinsic(scene, title, 120, 22);
    cas_view_set_intrinsic(scene, send, 60, 30);

    const char *rules[] = {
        "H:|[bar]|", "H:|[list]|", "H:|[input]|",
        "V:|[bar(64)][list][input(44)]|",
        "title.centerX == bar.centerX", "title.bottom == bar.bottom - 11",
        "H:|-[text]-[send]-|", "V:|-7-[text]-7-|", "send.centerY == text.centerY",
    };
    if (cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules))
        printf("%s\n", cas_scene_last_error(scene));
    show(scene);

    printf("with metrics, from right to left:\n");
    cas_metric metrics[] = {{"inset", 12}, {"least", 40}};
    cas_format_options options = {.size = sizeof options,
                                  .flags = CAS_FORMAT_EXTENDED,
                                  .alignment = CAS_ALIGN(CAS_CENTER_Y),
                                  .direction = CAS_RIGHT_TO_LEFT,
                                  .metrics = metrics,
                                  .metric_count = 2};
    cas_scene_add_view(scene, bar, CAS_PLAIN, "back");
    cas_scene_add_view(scene, bar, CAS_PLAIN, "more");
    if (cas_scene_add_format(scene, "|-inset-[back(>=least,12.5%)]-(>=inset)-[title]-(>=inset)-[more(back)]-inset-|",
                             &options, NULL, NULL) ||
        cas_scene_add_format(scene, "V:[back(30)]\nmore.height == back.height", NULL, NULL, NULL))
        printf("%s\n", cas_scene_last_error(scene));
    show(scene);

    printf("a wrong rule:\n");
    const char *wrong[] = {"H:|-[text]-[send-|"};
    if (cas_scene_add_rules(scene, wrong, 1))
        printf("%s\n", cas_scene_last_error(scene));

    cas_scene_free(scene);
    return 0;
}
