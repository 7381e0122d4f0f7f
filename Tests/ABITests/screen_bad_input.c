/* Invalid arguments of screen functions: an error, a message, and an unchanged digest. */
#include "screen.h"

#define COUNT(array) (sizeof(array) / sizeof *(array))

static cas_controller nav, chat, tab, dead_controller;
static cas_item root, list, input, dead_item;
static uint64_t digest;

/* Checks that a call is refused with a message and changes nothing. */
#define REFUSED(call, error)                              \
    do {                                                  \
        CHECK((call) == (error));                         \
        CHECK(*cas_scene_last_error(scene) != 0);         \
        CHECK(cas_scene_digest(scene) == digest);         \
    } while (0)

/* Checks that a call creates nothing, stores a message and changes nothing. */
#define CREATES_NOTHING(call)                                     \
    do {                                                  \
        CHECK((call) == 0);                               \
        CHECK(*cas_scene_last_error(scene) != 0);         \
        CHECK(cas_scene_digest(scene) == digest);         \
    } while (0)

static void set_up(void) {
    nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    chat = cas_navigation_push(scene, nav, "chat");
    root = cas_controller_view(scene, chat);
    list = cas_scene_add_view(scene, root, CAS_SCROLL, "list");
    input = view_in(root, "input");
    place(list, 0, 0, 320, 480);
    place(input, 0, 436, 320, 44);
    tab = cas_scene_add_controller(scene, CAS_WINDOW, CAS_TAB, NULL);
    dead_controller = cas_navigation_push(scene, nav, NULL);
    OK(cas_navigation_pop(scene, nav));
    dead_item = view("dead");
    OK(cas_item_remove(scene, dead_item));
    OK(layout());
    digest = cas_scene_digest(scene);
    CHECK(digest == cas_scene_digest(scene));
}

static const double odd[] = {NAN, INFINITY, -INFINITY};

static void numbers_not_finite(void) {
    cas_point point;
    cas_rect rect;
    double number;
    set_up();
    for (size_t i = 0; i < COUNT(odd); i++) {
        REFUSED(cas_scene_set_height(scene, CAS_HEIGHT_PROMPT, 0, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(set_rotation_times(scene, odd[i], 1), CAS_ERROR_NOT_FINITE);
        REFUSED(set_rotation_times(scene, 1, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scene_set_size(scene, odd[i], 10), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_bar_image_frame(scene, nav, odd[i], &rect, &number), CAS_ERROR_NOT_FINITE);
        REFUSED(set_image(scene, nav, CAS_NAVIGATION_BAR, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(set_collapsing(scene, nav, list, odd[i], 1), CAS_ERROR_NOT_FINITE);
        REFUSED(set_collapsing(scene, nav, list, 1, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(set_insets(scene, list, (cas_insets){0, 0, odd[i], 0}, (cas_insets){0}), CAS_ERROR_NOT_FINITE);
        REFUSED(set_insets(scene, list, (cas_insets){0}, (cas_insets){0, odd[i], 0, 0}), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scroll_set_content_size(scene, list, 1, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scroll_set_offset(scene, list, odd[i], 0), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scroll_drag(scene, list, 0, 0, odd[i]), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scroll_offset_showing(scene, list, (cas_rect){0, odd[i], 1, 1}, &point), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_keyboard_show(scene, (cas_rect){0, odd[i], 320, 216}, 1, 0), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, odd[i], 0), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_keyboard_hide(scene, odd[i], 0), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scene_begin_animation(scene, odd[i], 0, 0), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scene_sample(scene, odd[i], NULL, NULL), CAS_ERROR_NOT_FINITE);
        REFUSED(cas_scene_define_curve(scene, 50, (cas_point){odd[i], 0}, (cas_point){0, 0}), CAS_ERROR_NOT_FINITE);
        CHECK(isnan(cas_keyboard_standard_frame(scene, odd[i]).x));
    }
}

static void numbers_out_of_range(void) {
    cas_rect rect;
    cas_bar_state bar = {.size = sizeof bar};
    double number;
    set_up();
    REFUSED(cas_scene_set_height(scene, CAS_HEIGHT_PROMPT, 0, -1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_set_height(scene, 10, 0, 1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_set_height(scene, -1, 0, 1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_set_size(scene, -1, 10), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_set_size(scene, 10, 1e308), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_set_height(scene, CAS_HEIGHT_PROMPT, 0, 1e308), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_insets(scene, list, (cas_insets){1e308, 0, 0, 0}, (cas_insets){0}), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scroll_set_content_size(scene, list, 1, 1e308), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_keyboard_show(scene, (cas_rect){0, 264, 320, 1e308}, 1, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_profile(scene, CAS_PROFILE_NONE), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_profile(scene, 8), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_rotate(scene, 4), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_rotate(scene, -1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_status_bar_source(scene, 2), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_preferred_style(scene, chat, 2), CAS_ERROR_OUT_OF_RANGE);
    CREATES_NOTHING(cas_scene_add_controller(scene, CAS_WINDOW, 4, NULL));
    CREATES_NOTHING(cas_scene_add_controller(scene, CAS_WINDOW, -1, NULL));
    REFUSED(cas_tab_select(scene, tab, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_tab_select(scene, tab, (size_t)-1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_edges(scene, chat, 16), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_bar_get_state(scene, nav, 0, &bar), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_bar_get_state(scene, nav, 4, &bar), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_bar_set_hidden(scene, nav, 9, 1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_bar_image_frame(scene, nav, -1, &rect, &number), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_image(scene, nav, CAS_NAVIGATION_BAR, -1), CAS_ERROR_OUT_OF_RANGE);
    CHECK(set_image(scene, nav, CAS_NAVIGATION_BAR, 44) == CAS_OK && set_image(scene, nav, CAS_NAVIGATION_BAR, 0) == CAS_OK);
    OK(layout());
    digest = cas_scene_digest(scene);
    REFUSED(set_collapsing(scene, nav, list, 1, -1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scroll_set_content_size(scene, list, -1, 1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_follows_keyboard(scene, list, 3), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(set_follows_keyboard(scene, list, -1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_view_move(scene, list, root, 2), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_view_move(scene, list, root, (size_t)-1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_keyboard_show(scene, (cas_rect){0, 264, -1, 216}, 1, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, -1, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, 1, -5), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_keyboard_hide(scene, 1, -1), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_begin_animation(scene, 1, 0, 4), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_begin_animation(scene, -1, 0, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_begin_animation(scene, 1, -99, 0), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_define_curve(scene, 7, (cas_point){0, 0}, (cas_point){0, 0}), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_define_curve(scene, 50, (cas_point){2, 0}, (cas_point){0, 0}), CAS_ERROR_OUT_OF_RANGE);
    REFUSED(cas_scene_define_curve(scene, 50, (cas_point){0, 1e308}, (cas_point){0, 0}), CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_scene_has_capability(scene, 4) == 0 && cas_scene_has_capability(scene, -1) == 0);
    CHECK(isnan(cas_keyboard_standard_frame(scene, -1).x));
}

static void stale_controllers(void) {
    cas_controller none[] = {0, dead_controller, 0xffffffffu, 77};
    cas_rect rect;
    cas_bar_state bar = {.size = sizeof bar};
    cas_controller_state state = {.size = sizeof state};
    double number;
    set_up();
    none[1] = dead_controller;
    for (size_t i = 0; i < COUNT(none); i++) {
        cas_controller it = none[i];
        REFUSED(set_preferred_style(scene, it, 0), CAS_ERROR_STALE);
        CREATES_NOTHING(cas_navigation_push(scene, it, NULL));
        REFUSED(cas_navigation_pop(scene, it), CAS_ERROR_STALE);
        REFUSED(cas_controller_remove(scene, it), CAS_ERROR_STALE);
        REFUSED(cas_tab_select(scene, it, 0), CAS_ERROR_STALE);
        REFUSED(set_edges(scene, it, 0), CAS_ERROR_STALE);
        REFUSED(set_extends_under_opaque_bars(scene, it, 1), CAS_ERROR_STALE);
        REFUSED(set_adjusts_scroll_insets(scene, it, 0), CAS_ERROR_STALE);
        REFUSED(cas_bar_get_state(scene, it, CAS_NAVIGATION_BAR, &bar), CAS_ERROR_STALE);
        REFUSED(cas_bar_set_hidden(scene, it, CAS_NAVIGATION_BAR, 1), CAS_ERROR_STALE);
        REFUSED(set_translucent(scene, it, CAS_NAVIGATION_BAR, 1), CAS_ERROR_STALE);
        REFUSED(set_prompt(scene, it, CAS_NAVIGATION_BAR, 1), CAS_ERROR_STALE);
        REFUSED(cas_bar_image_frame(scene, it, 44, &rect, &number), CAS_ERROR_STALE);
        REFUSED(set_collapsing(scene, it, list, -1, 300), CAS_ERROR_STALE);
        REFUSED(cas_navigation_tap_bar(scene, it), CAS_ERROR_STALE);
        REFUSED(cas_controller_get_state(scene, it, &state), CAS_ERROR_STALE);
        CHECK(cas_controller_view(scene, it) == 0);
    }
}

static void stale_items(void) {
    cas_item none[] = {0, 0, 0xffffffffu, 77};
    cas_insets insets;
    cas_scroll_state scroll = {.size = sizeof scroll};
    cas_point point;
    set_up();
    none[1] = dead_item;
    for (size_t i = 0; i < COUNT(none); i++) {
        cas_item it = none[i];
        CREATES_NOTHING(cas_scene_add_controller(scene, it, CAS_CONTENT, NULL));
        CREATES_NOTHING(cas_scene_add_controller(scene, it, CAS_NAVIGATION, NULL));
        REFUSED(cas_item_obscured(scene, it, &insets), CAS_ERROR_STALE);
        REFUSED(cas_scroll_get_state(scene, it, &scroll), CAS_ERROR_STALE);
        REFUSED(set_insets(scene, it, (cas_insets){0}, (cas_insets){0}), CAS_ERROR_STALE);
        REFUSED(cas_scroll_set_content_size(scene, it, 1, 1), CAS_ERROR_STALE);
        REFUSED(cas_scroll_set_offset(scene, it, 0, 0), CAS_ERROR_STALE);
        REFUSED(cas_scroll_drag(scene, it, 0, 0, 0), CAS_ERROR_STALE);
        REFUSED(cas_scroll_to_bottom(scene, it), CAS_ERROR_STALE);
        REFUSED(cas_scroll_offset_showing(scene, it, (cas_rect){0}, &point), CAS_ERROR_STALE);
        REFUSED(set_follows_keyboard(scene, it, 1), CAS_ERROR_STALE);
        REFUSED(dock(scene, it, input), CAS_ERROR_STALE);
        REFUSED(cas_view_move(scene, it, root, 0), CAS_ERROR_STALE);
        if (it) {
            REFUSED(dock(scene, list, it), CAS_ERROR_STALE);
            REFUSED(set_collapsing(scene, nav, it, -1, 300), CAS_ERROR_STALE);
        }
        CHECK(isnan(cas_item_shown_frame(scene, it).x));
    }
}

static void wrong_kinds(void) {
    cas_scroll_state scroll = {.size = sizeof scroll};
    cas_bar_state bar = {.size = sizeof bar};
    set_up();
    CREATES_NOTHING(cas_scene_add_controller(scene, cas_controller_view(scene, nav), CAS_NAVIGATION, NULL));
    CREATES_NOTHING(cas_scene_add_controller(scene, state_of_controller(scene, chat).top_guide, CAS_CONTENT, NULL));
    CREATES_NOTHING(cas_scene_add_controller(scene, CAS_WINDOW, CAS_CONTENT, "\xff"));
    CREATES_NOTHING(cas_navigation_push(scene, chat, NULL));
    REFUSED(cas_navigation_pop(scene, nav), CAS_ERROR_EMPTY);
    REFUSED(cas_navigation_pop(scene, tab), CAS_ERROR_KIND);
    REFUSED(cas_tab_select(scene, nav, 0), CAS_ERROR_KIND);
    REFUSED(cas_bar_get_state(scene, chat, CAS_NAVIGATION_BAR, &bar), CAS_ERROR_KIND);
    REFUSED(cas_bar_get_state(scene, tab, CAS_TOOLBAR, &bar), CAS_ERROR_KIND);
    REFUSED(cas_bar_set_hidden(scene, nav, CAS_TAB_BAR, 1), CAS_ERROR_KIND);
    REFUSED(set_prompt(scene, tab, CAS_NAVIGATION_BAR, 1), CAS_ERROR_KIND);
    REFUSED(set_collapsing(scene, chat, list, -1, 300), CAS_ERROR_KIND);
    REFUSED(set_collapsing(scene, nav, input, -1, 300), CAS_ERROR_KIND);
    REFUSED(cas_navigation_tap_bar(scene, tab), CAS_ERROR_KIND);
    REFUSED(cas_scroll_get_state(scene, input, &scroll), CAS_ERROR_KIND);
    REFUSED(dock(scene, input, list), CAS_ERROR_KIND);
    REFUSED(dock(scene, list, list), CAS_ERROR_IN_USE);
    REFUSED(dock(scene, list, root), CAS_ERROR_IN_USE);
    REFUSED(dock(scene, list, CAS_WINDOW), CAS_ERROR_KIND);
    REFUSED(cas_view_move(scene, CAS_WINDOW, CAS_WINDOW, 0), CAS_ERROR_IN_USE);
    REFUSED(cas_item_remove(scene, root), CAS_ERROR_OWNED);
    REFUSED(cas_item_remove(scene, state_of_screen(scene).keyboard_guide), CAS_ERROR_OWNED);
    REFUSED(cas_scene_commit_animation(scene), CAS_ERROR_MODE);
    OK(cas_scene_begin_animation(scene, 1, 0, 0));
    digest = cas_scene_digest(scene);
    REFUSED(cas_scene_begin_animation(scene, 1, 0, 0), CAS_ERROR_MODE);
    REFUSED(cas_scene_sample(scene, 0, NULL, NULL), CAS_ERROR_MODE);
    OK(cas_scene_commit_animation(scene));
}

/* Checks that a call is refused with exactly this message. */
#define SAYS(call, words)                                         \
    do {                                                          \
        const char *said;                                         \
        REFUSED(call, CAS_ERROR_KIND);                            \
        said = cas_scene_last_error(scene);                       \
        CHECK_OR_SAY(strcmp(said, words) == 0, "%s\n", said);     \
    } while (0)

static void controllers_of_another_kind(void) {
    const char *no_navigation = "navigation: not a navigation controller";
    const char *no_bars = "controller: not a navigation controller, which has the navigation bar and the toolbar";
    const char *no_tab_bar = "controller: not a tab controller, which has the tab bar";
    cas_rect rect;
    cas_bar_state bar = {.size = sizeof bar};
    double number;
    set_up();
    SAYS(cas_bar_get_state(scene, chat, CAS_NAVIGATION_BAR, &bar), no_bars);
    SAYS(cas_bar_set_hidden(scene, tab, CAS_TOOLBAR, 0), no_bars);
    SAYS(set_translucent(scene, chat, CAS_TOOLBAR, 0), no_bars);
    SAYS(cas_bar_get_state(scene, nav, CAS_TAB_BAR, &bar), no_tab_bar);
    SAYS(cas_bar_set_hidden(scene, chat, CAS_TAB_BAR, 1), no_tab_bar);
    SAYS(set_prompt(scene, chat, CAS_NAVIGATION_BAR, 1), no_bars);
    SAYS(set_image(scene, tab, CAS_NAVIGATION_BAR, 44), no_bars);
    SAYS(cas_bar_image_frame(scene, chat, 44, &rect, &number), no_navigation);
    SAYS(cas_navigation_pop(scene, chat), no_navigation);
    SAYS(cas_navigation_tap_bar(scene, chat), no_navigation);
    SAYS(set_collapsing(scene, tab, list, -1, 300), no_bars);
    SAYS(set_collapsing(scene, nav, input, -1, 300),
         "settings.collapses_with: not a scroll view inside the navigation controller");
    SAYS(cas_tab_select(scene, nav, 0), "tab: not a tab controller");
    CREATES_NOTHING(cas_navigation_push(scene, tab, NULL));
    CHECK(strcmp(cas_scene_last_error(scene), no_navigation) == 0);
}

static void null_pointers(void) {
    cas_rect rect;
    double number;
    size_t count;
    const cas_covering *coverings;
    set_up();
    REFUSED(cas_status_bar_get_state(scene, NULL), CAS_ERROR_NULL);
    REFUSED(cas_bar_get_state(scene, nav, CAS_NAVIGATION_BAR, NULL), CAS_ERROR_NULL);
    REFUSED(cas_bar_image_frame(scene, nav, 44, NULL, &number), CAS_ERROR_NULL);
    REFUSED(cas_bar_image_frame(scene, nav, 44, &rect, NULL), CAS_ERROR_NULL);
    REFUSED(cas_item_obscured(scene, list, NULL), CAS_ERROR_NULL);
    REFUSED(cas_scene_obscured(scene, NULL, &count), CAS_ERROR_NULL);
    REFUSED(cas_scene_obscured(scene, &coverings, NULL), CAS_ERROR_NULL);
    REFUSED(cas_scroll_get_state(scene, list, NULL), CAS_ERROR_NULL);
    REFUSED(cas_scroll_offset_showing(scene, list, (cas_rect){0}, NULL), CAS_ERROR_NULL);
    REFUSED(cas_scene_sample(scene, 0, NULL, &count), CAS_ERROR_NULL);
    REFUSED(cas_scene_animations(scene, NULL, &count), CAS_ERROR_NULL);
    REFUSED(cas_scene_last_timing(scene, NULL, NULL), CAS_ERROR_NULL);
}

/* Makes every call of the screen on a scene without a screen, or on NULL. */
static void make_every_call(cas_scene *it, cas_status error) {
    cas_insets insets = {0};
    cas_point point = {0};
    cas_rect rect = {0};
    cas_scroll_state scroll = {.size = sizeof scroll};
    cas_status_bar_state status = {.size = sizeof status};
    cas_bar_state bar = {.size = sizeof bar};
    cas_screen_settings screen = {.size = sizeof screen};
    cas_screen_state window = {.size = sizeof window};
    cas_controller_settings settings = {.size = sizeof settings};
    cas_controller_state state = {.size = sizeof state};
    cas_scroll_settings list = {.size = sizeof list};
    cas_bar_settings of_bar = {.size = sizeof of_bar};
    cas_device device;
    cas_curve curve;
    double number;
    size_t count;
    const cas_covering *coverings;
    const cas_animation *animations;
    cas_status answers[] = {
        set_profile(it, 1), cas_scene_set_height(it, 0, 0, 1), cas_scene_rotate(it, 1),
        set_rotation_times(it, 1, 1), cas_status_bar_get_state(it, &status), cas_status_bar_set_hidden(it, 1),
        set_in_call(it, 1), set_status_bar_source(it, 1), set_status_bar_style(it, 1),
        set_preferred_style(it, 1, 1), cas_navigation_pop(it, 1), cas_controller_remove(it, 1),
        cas_tab_select(it, 1, 0), set_edges(it, 1, 0),
        set_extends_under_opaque_bars(it, 1, 0),
        set_adjusts_scroll_insets(it, 1, 0), cas_bar_get_state(it, 1, 1, &bar),
        cas_bar_set_hidden(it, 1, 1, 1), set_translucent(it, 1, 1, 1), set_prompt(it, 1, CAS_NAVIGATION_BAR, 1),
        cas_bar_image_frame(it, 1, 44, &rect, &number), cas_item_obscured(it, CAS_WINDOW, &insets),
        cas_scene_obscured(it, &coverings, &count), set_collapsing(it, 1, 0, 1, 1),
        cas_navigation_tap_bar(it, 1),
        cas_keyboard_show(it, rect, 1, 0), cas_keyboard_hide(it, 1, 0),
        cas_scene_begin_animation(it, 1, 0, 0), cas_scene_commit_animation(it), cas_scene_sample(it, 0, NULL, NULL),
        cas_scene_animations(it, &animations, &count), cas_scene_last_timing(it, &number, &curve),
        cas_scene_define_curve(it, 50, point, point), cas_scene_curve(it, 50, &point, &point), cas_scene_seek(it, 0),
        cas_scene_device(it, &device), cas_screen_get(it, &screen), cas_screen_get_state(it, &window),
        cas_controller_get(it, 1, &settings), cas_controller_get_state(it, 1, &state),
        cas_bar_get(it, 1, 1, &of_bar),
    };
    for (size_t i = 0; i < COUNT(answers); i++)
        CHECK_OR_SAY(answers[i] == error, "call %zu returned %d\n", i, (int)answers[i]);
    /* Scroll views need no screen; the window is none. */
    cas_status scrolling[] = {
        cas_scroll_get_state(it, CAS_WINDOW, &scroll), set_insets(it, CAS_WINDOW, insets, insets),
        cas_scroll_set_content_size(it, CAS_WINDOW, 1, 1), cas_scroll_set_offset(it, CAS_WINDOW, 1, 1),
        cas_scroll_drag(it, CAS_WINDOW, 1, 1, 1), cas_scroll_to_bottom(it, CAS_WINDOW),
        cas_scroll_offset_showing(it, CAS_WINDOW, rect, &point), set_follows_keyboard(it, CAS_WINDOW, 1),
        dock(it, CAS_WINDOW, 0), cas_scroll_get(it, CAS_WINDOW, &list),
    };
    for (size_t i = 0; i < COUNT(scrolling); i++)
        CHECK_OR_SAY(scrolling[i] == (it ? CAS_ERROR_KIND : CAS_ERROR_NULL), "call %zu returned %d\n", i, (int)scrolling[i]);
    CHECK(!cas_scene_add_controller(it, CAS_WINDOW, 0, NULL) && !cas_scene_add_controller(it, CAS_WINDOW, CAS_NAVIGATION, NULL));
    CHECK(!cas_navigation_push(it, 1, NULL) && !cas_controller_view(it, 1) && !cas_scene_has_capability(it, 0));
    CHECK(isnan(cas_scene_time(it)) && isnan(cas_scene_height(it, 0, 0)) && !cas_item_controller(it, CAS_WINDOW));
    CHECK(cas_keyboard_frame(it).width == 0 && isnan(cas_keyboard_standard_frame(it, 0).x));
}

static void without_a_scene(void) {
    make_every_call(NULL, CAS_ERROR_NULL);
    CHECK(isnan(cas_item_shown_frame(NULL, CAS_WINDOW).x) && cas_scene_digest(NULL) == 0);
}

static void without_a_screen(void) {
    scene = scene_of(320, 480, 0);
    digest = cas_scene_digest(scene);
    make_every_call(scene, CAS_ERROR_MODE);
    CHECK(cas_scene_digest(scene) == digest);
    CHECK(strstr(cas_scene_last_error(scene), "screen"));
    cas_scene_free(scene);
}

static void invalid_options(void) {
    cas_scene_options options = {.size = sizeof options, .profile = 8};
    CHECK(!cas_scene_new(&options, NULL));
    options.profile = CAS_PROFILE_IOS7;
    options.idiom = 2;
    CHECK(!cas_scene_new(&options, NULL));
    options.idiom = CAS_PAD;
    options.orientation = 4;
    CHECK(!cas_scene_new(&options, NULL));
    options.orientation = CAS_LANDSCAPE_LEFT;
    options.width = -1;
    CHECK(!cas_scene_new(&options, NULL));
}

/* Checks that the message of a refused call begins with an argument. */
#define NAMES(argument, call)                                                                       \
    do {                                                                                            \
        (void)(call);                                                                               \
        CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), argument ": ", strlen(argument) + 2) == 0, \
                     "%s, not %s\n", cas_scene_last_error(scene), argument);                        \
        CHECK(cas_scene_digest(scene) == digest);                                                   \
    } while (0)

static void the_argument_at_fault(void) {
    cas_point point;
    cas_bar_state bar = {.size = sizeof bar};
    cas_scroll_state got = {.size = sizeof got};
    cas_rect frame;
    double black;
    cas_insets none = {0, 0, 0, 0}, wrong = {0, 0, 0, NAN};
    set_up();
    NAMES("view", cas_scene_add_controller(scene, dead_item, CAS_NAVIGATION, NULL));
    NAMES("view", cas_scene_add_controller(scene, dead_item, CAS_CONTENT, NULL));
    NAMES("navigation", cas_navigation_push(scene, dead_controller, NULL));
    NAMES("navigation", cas_navigation_pop(scene, dead_controller));
    NAMES("controller", cas_controller_remove(scene, dead_controller));
    NAMES("tab", cas_tab_select(scene, dead_controller, 0));
    NAMES("index", cas_tab_select(scene, tab, 7));
    NAMES("controller", set_edges(scene, dead_controller, 0));
    NAMES("settings.edges", set_edges(scene, chat, 1u << 20));
    NAMES("controller", cas_bar_get_state(scene, dead_controller, CAS_NAVIGATION_BAR, &bar));
    NAMES("controller", cas_bar_set_hidden(scene, dead_controller, CAS_NAVIGATION_BAR, 1));
    NAMES("controller", set_image(scene, dead_controller, CAS_NAVIGATION_BAR, 44));
    NAMES("settings.image_height", set_image(scene, nav, CAS_NAVIGATION_BAR, NAN));
    NAMES("image_height", cas_bar_image_frame(scene, nav, NAN, &frame, &black));
    NAMES("controller", set_collapsing(scene, dead_controller, list, 1, 1));
    NAMES("settings.collapses_with", set_collapsing(scene, nav, dead_item, 1, 1));
    NAMES("settings.compact_height", set_collapsing(scene, nav, list, NAN, 1));
    NAMES("settings.flick_velocity", set_collapsing(scene, nav, list, 1, -1));
    NAMES("value", cas_scene_set_height(scene, CAS_HEIGHT_PROMPT, 0, NAN));
    NAMES("scroll", cas_scroll_get_state(scene, dead_item, &got));
    NAMES("scroll", cas_scroll_get_state(scene, root, &got));
    NAMES("settings.insets", set_insets(scene, list, wrong, none));
    NAMES("settings.indicator_insets", set_insets(scene, list, none, wrong));
    NAMES("width", cas_scroll_set_content_size(scene, list, -1, 1));
    NAMES("height", cas_scroll_set_content_size(scene, list, 1, NAN));
    NAMES("x", cas_scroll_set_offset(scene, list, NAN, 1));
    NAMES("y", cas_scroll_set_offset(scene, list, 1, 1e10));
    NAMES("x", cas_scroll_drag(scene, list, NAN, 1, 1));
    NAMES("y", cas_scroll_drag(scene, list, 1, NAN, 1));
    NAMES("velocity", cas_scroll_drag(scene, list, 1, 1, NAN));
    NAMES("scroll", cas_scroll_offset_showing(scene, dead_item, (cas_rect){0, 0, 1, 1}, &point));
    NAMES("rect", cas_scroll_offset_showing(scene, list, (cas_rect){0, 0, NAN, 1}, &point));
    NAMES("scroll", set_follows_keyboard(scene, dead_item, 1));
    NAMES("scroll", dock(scene, dead_item, input));
    NAMES("settings.docked", dock(scene, list, dead_item));
    NAMES("first", cas_scene_define_curve(scene, 99, (cas_point){0, NAN}, (cas_point){1, 1}));
    NAMES("first", cas_scene_define_curve(scene, 99, (cas_point){2, 0}, (cas_point){1, 1}));
    NAMES("second", cas_scene_define_curve(scene, 99, (cas_point){0, 0}, (cas_point){NAN, 1}));
    NAMES("second", cas_scene_define_curve(scene, 99, (cas_point){0, 0}, (cas_point){-1, 1}));
    NAMES("second", cas_scene_define_curve(scene, 99, (cas_point){0, 0}, (cas_point){0, -2e9}));
    NAMES("curve", cas_scene_define_curve(scene, 7, (cas_point){0, 0}, (cas_point){1, 1}));
    NAMES("curve", cas_scene_define_curve(scene, CAS_CURVE_LINEAR, (cas_point){0, 0}, (cas_point){1, 1}));
    NAMES("view", cas_view_move(scene, dead_item, root, 0));
    NAMES("index", cas_view_move(scene, list, root, 7));
    NAMES("parent", cas_view_move(scene, list, dead_item, 0));
    NAMES("settings.quarter_turn", set_rotation_times(scene, NAN, 1));
    NAMES("settings.half_turn", set_rotation_times(scene, 1, INFINITY));
    NAMES("settings.profile", set_profile(scene, 8));
    NAMES("settings.status_bar_style", set_preferred_style(scene, chat, 2));
    NAMES("settings.additional_insets", set_additional_insets(scene, chat, wrong));
}

int main(void) {
    screen_test("numbers that are NaN or infinite are refused", numbers_not_finite);
    screen_test("numbers outside their range are refused", numbers_out_of_range);
    screen_test("ids of removed or unknown controllers are refused", stale_controllers);
    screen_test("ids of removed or unknown items are refused", stale_items);
    screen_test("the message names the argument at fault, an id or a number", the_argument_at_fault);
    screen_test("items and controllers of the wrong kind are refused", wrong_kinds);
    screen_test("the message names the kind of controller that a call needs", controllers_of_another_kind);
    screen_test("required pointers that are NULL are refused", null_pointers);
    run("calls on a scene of NULL return an error", without_a_scene);
    run("calls on a scene without a screen return an error", without_a_screen);
    run("invalid options create no scene", invalid_options);
    return finish();
}
