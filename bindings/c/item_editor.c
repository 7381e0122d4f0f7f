/* An item editor: labels and fields that are all constrained to one label at the top. It
 * is made for iOS 7, where its view begins under the bars; on iOS 6 one constant is
 * changed. */
#include "pictures.h"

static cas_item add(cas_scene *scene, cas_item root, const char *name, double width, double height, double baseline) {
    cas_item item = cas_scene_add_view(scene, root, CAS_PLAIN, name);
    cas_view_set_intrinsic(scene, item, width, height);
    set_baselines(scene, item, baseline, height - baseline);
    return item;
}

static void item_editor(look at) {
    cas_scene *scene = make_screen(at);
    cas_controller nav = add_navigation(scene, CAS_WINDOW);
    cas_controller editor = cas_navigation_push(scene, nav, "editor");
    cas_item root = cas_controller_view(scene, editor);
    cas_bar_set_hidden(scene, nav, CAS_TOOLBAR, 0);

    cas_item name_label = add(scene, root, "name_label", 60, 21, 16);
    add(scene, root, "serial_label", 60, 21, 16);
    add(scene, root, "value_label", 60, 21, 16);
    add(scene, root, "date_label", CAS_NO_METRIC, 21, 16);
    add(scene, root, "name", CAS_NO_METRIC, 30, 21);
    add(scene, root, "serial", CAS_NO_METRIC, 30, 21);
    add(scene, root, "value", CAS_NO_METRIC, 30, 21);
    cas_scene_add_view(scene, root, CAS_PLAIN, "photo");

    const char *rules[] = {
        /* Each label is constrained to the one above, each field to its label. */
        "V:[name_label]-22-[serial_label]-22-[value_label]-22-[date_label]",
        "H:|-8-[name_label]-[name]-8-|", "H:|-8-[serial_label]-[serial]-8-|", "H:|-8-[value_label]-[value]-8-|",
        "name.firstBaseline == name_label.firstBaseline", "serial.firstBaseline == serial_label.firstBaseline",
        "value.firstBaseline == value_label.firstBaseline",
        "H:|-8-[date_label]-8-|", "H:|-8-[photo]-8-|",
        "photo.top == date_label.bottom + 8", "photo.bottom == bottom_guide.top - 8 @750", "photo.height >= 40",
    };
    RULES(scene, rules);

    cas_constraint top = cas_scene_attach(scene, name_label, CAS_TOP, root, CAS_TOP, 84);
    cas_controller_state state = {.size = sizeof state};
    cas_controller_get_state(scene, editor, &state);
    if (!cas_scene_has_capability(scene, CAS_HAS_LAYOUT_GUIDES))
        cas_constraint_set_constant(scene, top, 84 - state.bars_height);
    else if (at.is_landscape)
        cas_constraint_set_constant(scene, top, 20 + state.bars_height);

    if (at.has_keyboard)
        show_keyboard(scene);
    present(scene, "item-editor", at);
    cas_scene_free(scene);
}

int main(int argc, char **argv) { return in_all_ways(argc, argv, item_editor); }
