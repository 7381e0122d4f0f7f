/* A chat on devices after iOS 7: cutouts, a home indicator, windows that are a part of the screen, keyboards that float. It
 * keeps to the safe area; what the device takes from the window is data. */
#include "pictures.h"
#include <string.h>

typedef struct view_of {
    const char *device;
    cas_profile profile;
    cas_orientation orientation;
    cas_rect window;   /* on the screen; empty: all of it */
    cas_rect keyboard; /* of an event; empty: the standard one, if has_keyboard */
    int has_keyboard;
} view_of;

static cas_device device_named(const char *name) {
    cas_device device;
    for (size_t i = 0; cas_device_get(i, &device) == CAS_OK; i++)
        if (strcmp(device.name, name) == 0)
            return device;
    fprintf(stderr, "unknown device %s\n", name);
    exit(1);
}

static void chat(view_of at, int number) {
    cas_device device = device_named(at.device);
    int is_landscape = at.orientation != CAS_PORTRAIT;
    cas_scene *scene =
        cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options),
                                           .profile = at.profile,
                                           .orientation = at.orientation,
                                           .width = is_landscape ? device.height : device.width,
                                           .height = is_landscape ? device.width : device.height});
    cas_scene_set_device(scene, &device);
    if (at.window.width > 0)
        cas_scene_set_window(scene, at.window);
    cas_scene_set_keyboard_guide(scene, CAS_GUIDE_FOLLOWS_UNDOCKED);

    cas_controller nav = cas_scene_add_navigation(scene, CAS_WINDOW);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "chat"));
    cas_item list = cas_scene_add_view(scene, root, CAS_SCROLL, "list");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_item text = cas_scene_add_view(scene, input, CAS_PLAIN, "text");
    cas_view_safe_area(scene, root); /* the guide safe_area of the rules */
    const char *rules[] = {
        "H:|[list]|", "V:|[list]|",
        "H:|[input]|", "input.height == 44",
        "input.bottom <= keyboard_guide.top", "input.bottom <= safe_area.bottom", "input.bottom == keyboard_guide.top @750",
        "text.left == safe_area.left + 8", "text.right == safe_area.right - 8", "text.height == 30",
        "text.centerY == input.centerY",
    };
    RULES(scene, rules);
    cas_scene_dock(scene, list, input);
    cas_scroll_set_adjustment(scene, list, CAS_ADJUST_ALWAYS, NULL);
    cas_scroll_set_content_size(scene, list, is_landscape ? 400 : 300, 2000);

    if (at.has_keyboard)
        cas_keyboard_show(scene, at.keyboard.width > 0 ? at.keyboard : cas_keyboard_standard_frame(scene, 0), 0, 0);
    if (cas_scene_layout_if_needed(scene, NULL, NULL) != CAS_OK)
        fprintf(stderr, "%s\n", cas_scene_last_error(scene));

    cas_insets safe, insets = cas_scroll_insets(scene, list);
    cas_view_safe_insets(scene, root, &safe);
    cas_rect field = cas_item_window_frame(scene, text);
    printf("%2d %s%s%s%s\n", number, at.device, is_landscape ? ", lying" : "", at.window.width > 0 ? ", in a window" : "",
           at.has_keyboard ? ", with the keyboard" : "");
    printf("   safe area   top %g, left %g, bottom %g, right %g\n", safe.top, safe.left, safe.bottom, safe.right);
    printf("   list insets top %g, left %g, bottom %g, right %g\n", insets.top, insets.left, insets.bottom, insets.right);
    printf("   text field  (%g, %g) %g x %g\n", field.x, field.y, field.width, field.height);
    if (folder) {
        char path[512];
        snprintf(path, sizeof path, "%s/devices-%02d.svg", folder, number);
        FILE *file = fopen(path, "w");
        if (file) {
            cas_documents_write_svg(scene, &(cas_picture_options){.size = sizeof(cas_picture_options)}, put, file);
            fclose(file);
        }
    }
    cas_scene_free(scene);
}

int main(int argc, char **argv) {
    static const struct {
        const char *name;
        cas_profile profile;
    } phones[] = {{"iPhone 5", CAS_PROFILE_IOS6},      {"iPhone 5", CAS_PROFILE_IOS7},
                  {"iPhone 8", CAS_PROFILE_IOS11},     {"iPhone X", CAS_PROFILE_IOS11},
                  {"iPhone 15 Pro", CAS_PROFILE_IOS15}, {"iPhone SE 3", CAS_PROFILE_IOS15},
                  {"iPad Pro 11", CAS_PROFILE_IOS15},  {"Android phone", CAS_PROFILE_ANDROID},
                  {"Android phone with buttons", CAS_PROFILE_ANDROID}};
    folder = argc > 1 ? argv[1] : NULL;
    int number = 0;
    for (size_t i = 0; i < sizeof phones / sizeof *phones; i++)
        for (int lies = 0; lies < 2; lies++)
            for (int typing = 0; typing < 2; typing++)
                chat((view_of){.device = phones[i].name,
                               .profile = phones[i].profile,
                               .orientation = lies ? CAS_LANDSCAPE_RIGHT : CAS_PORTRAIT,
                               .has_keyboard = typing},
                     ++number);
    /* Half of the screen, a window in front of another, and a keyboard that floats. */
    const cas_rect none = {0, 0, 0, 0}, half = {417, 0, 417, 1194}, front = {250, 100, 334, 900};
    const cas_rect floating = {40, 800, 320, 240};
    chat((view_of){"iPad Pro 11", CAS_PROFILE_IOS15, CAS_PORTRAIT, half, none, 1}, ++number);
    chat((view_of){"iPad Pro 11", CAS_PROFILE_IOS15, CAS_PORTRAIT, front, none, 1}, ++number);
    chat((view_of){"iPad Pro 11", CAS_PROFILE_IOS15, CAS_PORTRAIT, none, floating, 1}, ++number);
    return 0;
}
