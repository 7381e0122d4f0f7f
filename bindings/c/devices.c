/* A chat, an editor and a browser on devices from the iPhone 5 on: cutouts, a home indicator, windows that are a part of
 * the screen, keyboards that float. The pages keep to their safe areas; what a device takes from the window is data.
 * With a folder as argument they are drawn there, a sheet for each page. */
#include "pictures.h"
#include <string.h>

/* A device with a generation of its system, and where the window is on it, in parts of the screen. */
typedef struct setting {
    const char *title, *device;
    cas_profile profile;
    cas_rect window;   /* empty: the whole screen */
    int is_inset;      /* the window is 20 points smaller on each side */
    int floats;        /* the keyboard does */
} setting;

static const setting settings[] = {
    {"iPhone 5, iOS 6", "iPhone 5", CAS_PROFILE_IOS6, {0, 0, 0, 0}, 0, 0},
    {"iPhone 5, iOS 7", "iPhone 5", CAS_PROFILE_IOS7, {0, 0, 0, 0}, 0, 0},
    {"iPhone 8, iOS 11", "iPhone 8", CAS_PROFILE_IOS11, {0, 0, 0, 0}, 0, 0},
    {"iPhone X, iOS 11", "iPhone X", CAS_PROFILE_IOS11, {0, 0, 0, 0}, 0, 0},
    {"iPhone 15 Pro, iOS 17", "iPhone 15 Pro", CAS_PROFILE_IOS15, {0, 0, 0, 0}, 0, 0},
    {"iPhone SE 3, iOS 17", "iPhone SE 3", CAS_PROFILE_IOS15, {0, 0, 0, 0}, 0, 0},
    {"iPad Pro 11, iOS 17", "iPad Pro 11", CAS_PROFILE_IOS15, {0, 0, 0, 0}, 0, 0},
    {"iPad Pro 11, right half", "iPad Pro 11", CAS_PROFILE_IOS15, {0.5, 0, 0.5, 1}, 0, 0},
    {"iPad Pro 11, slide over", "iPad Pro 11", CAS_PROFILE_IOS15, {0.6, 0, 0.4, 1}, 1, 0},
    {"iPad Pro 11, floating keyboard", "iPad Pro 11", CAS_PROFILE_IOS15, {0, 0, 0, 0}, 0, 1},
    {"Android, gestures", "Android phone", CAS_PROFILE_ANDROID, {0, 0, 0, 0}, 0, 0},
    {"Android, buttons", "Android phone with buttons", CAS_PROFILE_ANDROID, {0, 0, 0, 0}, 0, 0},
};
enum { SETTINGS = sizeof settings / sizeof *settings };

/* How a page is looked at; `is_busy`: with the keyboard, or scrolled where nothing is typed. */
typedef struct state {
    int is_lying, is_busy;
} state;

static const state states[] = {{0, 0}, {0, 1}, {1, 0}, {1, 1}};

static cas_device device_named(const char *name) {
    cas_device device;
    for (size_t i = 0; cas_device_get(i, &device) == CAS_OK; i++)
        if (strcmp(device.name, name) == 0)
            return device;
    fprintf(stderr, "unknown device %s\n", name);
    exit(1);
}

static cas_size screen_size(cas_device device, state at) {
    return at.is_lying ? (cas_size){device.height, device.width} : (cas_size){device.width, device.height};
}

/* Makes a scene on a device, with a page in a navigation controller. */
static cas_scene *make(setting on, state at, const char *name, cas_controller *nav, cas_item *root) {
    cas_device device = device_named(on.device);
    cas_size screen = screen_size(device, at);
    cas_scene *scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options),
                                                          .profile = on.profile,
                                                          .orientation = at.is_lying ? CAS_LANDSCAPE_RIGHT : CAS_PORTRAIT,
                                                          .width = screen.width,
                                                          .height = screen.height},
                                     NULL);
    cas_scene_set_device(scene, &device);
    if (on.window.width > 0) {
        double edge = on.is_inset ? 20 : 0;
        cas_scene_set_window(scene, (cas_rect){on.window.x * screen.width + edge, on.window.y * screen.height + edge,
                                               on.window.width * screen.width - 2 * edge,
                                               on.window.height * screen.height - 2 * edge});
    }
    cas_screen_settings settings = {.size = sizeof settings};
    cas_screen_get(scene, &settings);
    settings.keyboard_guide = CAS_GUIDE_FOLLOWS_UNDOCKED;
    cas_screen_set(scene, &settings);
    *nav = add_navigation(scene, CAS_WINDOW);
    *root = cas_controller_view(scene, cas_navigation_push(scene, *nav, name));
    cas_view_safe_area(scene, *root); /* the guide safe_area of the rules */
    return scene;
}

static void type(cas_scene *scene, setting on, state at) {
    cas_size screen = screen_size(device_named(on.device), at);
    cas_rect floating = {40, screen.height - 300, 320, 254};
    if (at.is_busy)
        cas_keyboard_show(scene, on.floats ? floating : cas_keyboard_standard_frame(scene, 0), 0, 0);
}

/* The safe area pads a scroll view at the sides, too. */
static void adjust_at_all_edges(cas_scene *scene, cas_item scroll) {
    cas_scroll_settings settings = {.size = sizeof settings};
    cas_scroll_get(scene, scroll, &settings);
    settings.adjustment = CAS_ADJUST_ALWAYS;
    cas_scroll_set(scene, scroll, &settings);
}

/* Messages over the whole screen; an input row above the keyboard, or above what the device keeps free. */
static cas_scene *chat(setting on, state at) {
    cas_controller nav;
    cas_item root;
    cas_scene *scene = make(on, at, "chat", &nav, &root);
    cas_item list = cas_scene_add_view(scene, root, CAS_SCROLL, "list");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_scene_add_view(scene, input, CAS_PLAIN, "text");
    const char *rules[] = {
        "H:|[list]|", "V:|[list]|",
        "H:|[input]|", "input.height == 44",
        "input.bottom <= keyboard_guide.top", "input.bottom <= safe_area.bottom", "input.bottom == keyboard_guide.top @750",
        "text.left == safe_area.left + 8", "text.right == safe_area.right - 8", "text.height == 30",
        "text.centerY == input.centerY",
    };
    RULES(scene, rules);
    dock(scene, list, input);
    adjust_at_all_edges(scene, list);
    cas_scroll_set_content_size(scene, list, 300, 2000);
    type(scene, on, at);
    return scene;
}

/* Fields below the bars, and a photo that takes what the keyboard and the toolbar leave. */
static cas_scene *editor(setting on, state at) {
    cas_controller nav;
    cas_item root;
    cas_scene *scene = make(on, at, "editor", &nav, &root);
    cas_bar_set_hidden(scene, nav, CAS_TOOLBAR, 0);
    const char *names[] = {"name", "serial", "value"};
    for (size_t i = 0; i < 3; i++) {
        char label[16];
        snprintf(label, sizeof label, "%s_label", names[i]);
        cas_view_set_intrinsic(scene, cas_scene_add_view(scene, root, CAS_PLAIN, label), 60, 21);
        cas_scene_add_view(scene, root, CAS_PLAIN, names[i]);
    }
    cas_scene_add_view(scene, root, CAS_PLAIN, "photo");
    const char *rules[] = {
        "name.top == safe_area.top + 12", "V:[name(30)]-12-[serial(30)]-12-[value(30)]-12-[photo]",
        "name_label.left == safe_area.left + 8", "name_label.right == name.left - 8", "name.right == safe_area.right - 8",
        "name_label.centerY == name.centerY", "name_label.width == 60",
        "serial_label.left == name_label.left", "serial_label.centerY == serial.centerY",
        "value_label.left == name_label.left", "value_label.centerY == value.centerY",
        "serial.left == name.left", "serial.right == name.right", "value.left == name.left", "value.right == name.right",
        "photo.left == name_label.left", "photo.right == name.right", "photo.height >= 40",
        "photo.bottom <= keyboard_guide.top - 8 @760", "photo.bottom == safe_area.bottom - 8 @750",
    };
    RULES(scene, rules);
    type(scene, on, at);
    return scene;
}

/* A page whose text keeps to the safe area; its bars collapse while the user scrolls. */
static cas_scene *browser(setting on, state at) {
    cas_controller nav;
    cas_item root;
    cas_scene *scene = make(on, at, "browser", &nav, &root);
    cas_bar_set_hidden(scene, nav, CAS_TOOLBAR, 0);
    cas_item page = cas_scene_add_view(scene, root, CAS_SCROLL, "page");
    cas_scene_add_view(scene, page, CAS_PLAIN, "picture");
    cas_scene_add_view(scene, page, CAS_PLAIN, "words");
    const char *rules[] = {
        "H:|[page]|", "V:|[page]|", "V:|-12-[picture(180)]-12-[words(1800)]-12-|",
        "H:|-12-[picture]-12-|", "words.left == picture.left", "words.width == picture.width",
        "picture.width == safe_area.width - 24",
    };
    RULES(scene, rules);
    adjust_at_all_edges(scene, page);
    collapse_with(scene, nav, page);
    if (at.is_busy) {
        cas_scene_layout_if_needed(scene, NULL, NULL);
        cas_scroll_drag(scene, page, -insets_of(scene, page).left, 120, 300);
    }
    return scene;
}

typedef struct page {
    const char *name, *busy, *shown; /* `shown`: the view whose frame is printed */
    const char *scroll;              /* the scroll view whose insets are; may be NULL */
    cas_scene *(*make)(setting, state);
    const char *looks; /* what its views show in pictures */
} page;

/* Messages, which are no views here: rows of the list, 320 wide. */
#define THEIRS(width, text) \
    "{\"width\": 320, \"parts\": [{\"frame\": [10, 7, " width ", 30], \"look\": {\"kind\": \"label\", \"text\": \"" text "\", " \
    "\"size\": 15, \"align\": \"center\", \"fill\": \"systemGray5\", \"radius\": 13}}]}"
#define MINE(left, width, text) \
    "{\"width\": 320, \"parts\": [{\"frame\": [" left ", 7, " width ", 30], \"look\": {\"kind\": \"label\", \"text\": \"" text "\", " \
    "\"size\": 15, \"align\": \"center\", \"fill\": \"systemBlue\", \"color\": \"#ffffff\", \"radius\": 13}}]}"

static const char chat_looks[] =
    "{\"navigation_bar\": {\"kind\": \"navigation_bar\", \"text\": \"Lake\", \"style\": \"back\", \"titles\": [\"Chats\"]},"
    "\"list\": {\"kind\": \"table\", \"on\": true, \"fill\": \"systemBackground\", \"rows\": ["
    THEIRS("150", "Is it warm enough?") "," MINE("250", "60", "Yes!") "," THEIRS("100", "At nine?") ","
    MINE("210", "100", "Who else?") "," THEIRS("120", "Anna and Tom") "," MINE("180", "130", "Bring a jacket") "]},"
    "\"input\": {\"fill\": \"systemGray6\"},"
    "\"text\": {\"kind\": \"field\", \"placeholder\": \"Message\", \"style\": \"rounded\"}}";

#define LABEL(name, text) "\"" name "_label\": \"" text "\","
#define FIELD(name, text) "\"" name "\": {\"kind\": \"field\", \"text\": \"" text "\", \"style\": \"rounded\"},"

static const char editor_looks[] =
    "{\"navigation_bar\": {\"kind\": \"navigation_bar\", \"text\": \"Camera\", \"style\": \"back\", \"titles\": [\"Items\"]},"
    "\"toolbar\": {\"kind\": \"toolbar\", \"items\": [{\"symbol\": \"camera\"}, {\"place\": \"space\"}, {\"symbol\": \"trash\"}]},"
    LABEL("name", "Name") LABEL("serial", "Serial") LABEL("value", "Value") FIELD("name", "Camera")
    FIELD("serial", "A-1042-77") FIELD("value", "250") "\"photo\": {\"kind\": \"image\", \"image\": \"photo\"}}";

static const char browser_looks[] =
    "{\"navigation_bar\": {\"kind\": \"navigation_bar\", \"text\": \"lake.example\"},"
    "\"toolbar\": {\"kind\": \"toolbar\", \"items\": [{\"symbol\": \"chevron.left\"}, {\"place\": \"space\"}, "
    "{\"symbol\": \"chevron.right\"}, {\"place\": \"space\"}, {\"symbol\": \"book\"}]},"
    "\"picture\": {\"kind\": \"image\", \"image\": \"the lake\"},"
    "\"words\": {\"kind\": \"text\", \"text\": \"The lake lies between two hills, an hour by train from the city. In summer the "
    "water is warm from June on, and the last boat leaves at eight.\\n\\nThose who stay longer walk back along the shore: "
    "the way is flat, and takes two hours. Halfway there is an inn with a garden.\"}}";

static const page pages[] = {{"chat", "keyboard", "text", "list", chat, chat_looks},
                             {"editor", "keyboard", "photo", NULL, editor, editor_looks},
                             {"browser", "scrolled", "words", "page", browser, browser_looks}};

static cas_item item_named(cas_scene *scene, cas_item item, const char *name) {
    for (; item; item = cas_item_next_sibling(scene, item)) {
        if (strcmp(cas_item_name(scene, item), name) == 0)
            return item;
        cas_item inside = item_named(scene, cas_item_first_child(scene, item), name);
        if (inside)
            return inside;
    }
    return 0;
}

static void print(cas_scene *scene, const page *page, setting on, state at) {
    cas_item root = item_named(scene, CAS_WINDOW, page->name);
    cas_item scroll = page->scroll ? item_named(scene, CAS_WINDOW, page->scroll) : 0;
    cas_rect frame = cas_item_window_frame(scene, item_named(scene, CAS_WINDOW, page->shown));
    cas_insets safe;
    cas_view_safe_insets(scene, root, &safe);
    printf("  %s%s%s%s: safe area %g %g %g %g", on.title, at.is_lying ? ", lying" : "", at.is_busy ? ", " : "", at.is_busy ? page->busy : "", safe.top,
           safe.left, safe.bottom, safe.right);
    if (scroll) {
        cas_insets insets = insets_of(scene, scroll);
        printf("; insets %g %g %g %g", insets.top, insets.left, insets.bottom, insets.right);
    }
    printf("; %s (%g, %g) %g x %g\n", page->shown, frame.x, frame.y, frame.width, frame.height);
}

/* A sheet: a row for each device, a column for each state. */
enum { CELL = 170, TITLE = 14, HEAD = 24 };

static void draw_cell(FILE *sheet, cas_scene *scene, const page *page, setting on, size_t row, size_t column) {
    cas_rect window = cas_item_window_frame(scene, CAS_WINDOW);
    double longer = window.width > window.height ? window.width : window.height;
    double zoom = (CELL - TITLE - 20) / longer; /* the picture has a margin of 16 points */
    double x = 10 + (double)column * CELL, y = HEAD + (double)row * CELL;
    if (column == 0)
        fprintf(sheet, "<text x=\"%g\" y=\"%g\" font-size=\"10\">%s</text>\n", x, y + 9, on.title);
    fprintf(sheet, "<g transform=\"translate(%g %g) scale(%g)\">\n", x, y + TITLE, zoom);
    cas_picture_options options = {.size = sizeof options, .flags = CAS_PICTURE_BARE, .zoom = 1, .looks = page->looks};
    if (cas_documents_write_svg(scene, &options, put, sheet) != CAS_OK)
        fprintf(stderr, "no picture of %s\n", page->name);
    fprintf(sheet, "</g>\n");
}

static FILE *open_sheet(const page *page) {
    char path[512];
    if (!folder)
        return NULL;
    snprintf(path, sizeof path, "%s/devices-%s.svg", folder, page->name);
    FILE *sheet = fopen(path, "w");
    if (!sheet)
        return NULL;
    int width = 20 + CELL * 4, height = HEAD + CELL * SETTINGS;
    fprintf(sheet, "<svg xmlns=\"http://www.w3.org/2000/svg\" width=\"%d\" height=\"%d\" viewBox=\"0 0 %d %d\" ", width,
            height, width, height);
    fprintf(sheet, "font-family=\"sans-serif\">\n<rect width=\"%d\" height=\"%d\" fill=\"#f6f7f9\"/>\n", width, height);
    for (size_t i = 0; i < 4; i++)
        fprintf(sheet, "<text x=\"%zu\" y=\"16\" font-size=\"12\" font-weight=\"bold\">%s%s%s</text>\n", 10 + i * CELL,
                states[i].is_lying ? "lying" : "upright", states[i].is_busy ? ", " : "",
                states[i].is_busy ? page->busy : "");
    return sheet;
}

int main(int argc, char **argv) {
    folder = argc > 1 ? argv[1] : NULL;
    printf("edges are top, left, bottom, right\n");
    for (size_t i = 0; i < sizeof pages / sizeof *pages; i++) {
        FILE *sheet = open_sheet(&pages[i]);
        printf("%s\n", pages[i].name);
        for (size_t row = 0; row < SETTINGS; row++) {
            for (size_t column = 0; column < 4; column++) {
                cas_scene *scene = pages[i].make(settings[row], states[column]);
                if (cas_scene_layout_if_needed(scene, NULL, NULL) != CAS_OK)
                    fprintf(stderr, "%s\n", cas_scene_last_error(scene));
                print(scene, &pages[i], settings[row], states[column]);
                if (sheet)
                    draw_cell(sheet, scene, &pages[i], settings[row], row, column);
                cas_scene_free(scene);
            }
        }
        if (sheet) {
            fprintf(sheet, "</svg>\n");
            fclose(sheet);
        }
    }
    return 0;
}
