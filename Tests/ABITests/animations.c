/* What layouts, samples and pictures report of animated items, and where durations come from. */
#include "screen.h"

static cas_item input, other;
static cas_constraint left, height;

/* An input above the keyboard, and a view that only a constant moves. */
static void set_up(void) {
    const char *rules[] = {"H:|[input]|", "input.bottom == keyboard_guide.top"};
    input = view("input");
    OK(cas_scene_add_rules(scene, rules, 2));
    height = size_is(input, CAS_HEIGHT, CAS_EQUAL, 44, CAS_REQUIRED);
    other = view("other");
    place(other, 0, 100, 40, 40);
    left = attach(view("follower"), CAS_LEFT, other, CAS_RIGHT, 0);
}

static double y_reported(void) {
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].item == input)
            return changes[i].frame.y;
    return NAN;
}

static void samples_report_animated_items_and_layouts_do_not(void) {
    set_up();
    OK(layout());
    CHECK(y_reported() == 436);
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    OK(layout());
    CHECK(change_count == 0);
    OK(sample(0)); /* the first sample reports every animated item */
    CHECK(change_count == 3 && y_reported() == 436);
    OK(sample(0));
    CHECK(change_count == 0);
    OK(sample(0.1));
    CHECK(change_count == 3 && y_reported() > 220 && y_reported() < 436);
    CHECK(y_reported() == cas_item_shown_frame(scene, input).y);
    CHECK(cas_item_frame(scene, input).y == 220);
    OK(layout());
    CHECK(change_count == 0);
    OK(sample(0.5));
    CHECK(change_count == 3 && y_reported() == 220);
    OK(layout());
    CHECK(change_count == 0);
}

static void an_unreported_item_is_reported_once(void) {
    set_up();
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    OK(layout());
    CHECK(is_changed(CAS_WINDOW) && is_changed(other) && !is_changed(input));
    OK(sample(0));
    CHECK(change_count == 3 && y_reported() == 436);
}

static void a_change_with_a_duration_of_0_is_reported_by_the_layout(void) {
    set_up();
    OK(layout());
    OK(show_keyboard(0, CAS_CURVE_LINEAR));
    OK(layout());
    CHECK(change_count == 3 && y_reported() == 220);
    OK(sample(0));
    CHECK(change_count == 0);
}

static void a_change_outside_the_animation_is_immediate(void) {
    set_up();
    OK(layout());
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    OK(sample(0.1));
    OK(cas_constraint_set_constant(scene, left, 8)); /* moves no animated item */
    OK(layout());
    CHECK(change_count == 1 && !is_changed(input));
    OK(cas_constraint_set_constant(scene, height, 60));
    OK(layout());
    CHECK(change_count == 1 && y_reported() == 204);
    OK(sample(0.2));
    CHECK(change_count == 2 && !is_changed(input));
}

static void animated_frames_are_not_rounded_and_constraints_are(void) {
    for (int moves_constraints = 0; moves_constraints < 2; moves_constraints++) {
        cas_scene_free(scene);
        scene = screen_of(CAS_PROFILE_IOS7, 2);
        set_up();
        OK(layout());
        OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, moves_constraints ? CAS_MOVE_CONSTRAINTS : 0));
        OK(show_keyboard(1, CAS_CURVE_LINEAR));
        OK(cas_scene_commit_animation(scene));
        OK(layout());
        CHECK(change_count == 0);
        OK(sample(0));
        CHECK(change_count == (moves_constraints ? 0 : 3));
        CHECK(cas_item_frame(scene, input).y == (moves_constraints ? 436 : 220));
        OK(sample(0.1));
        NEAR(y_reported(), moves_constraints ? 414.5 : 414.4);
        OK(sample(1));
        CHECK(y_reported() == 220);
    }
}

static char pictures[3][65536];
static size_t picture_lengths[3];

static void draw(const char *piece, size_t count, void *context) {
    size_t *length = context;
    char *picture = pictures[length - picture_lengths];
    if (CHECK(*length + count < sizeof *pictures))
        memcpy(picture + *length, piece, count);
    *length += count;
}

static void pictures_at(double first, double second, double third) {
    double times[] = {first, second, third};
    for (int i = 0; i < 3; i++) {
        OK(sample(times[i]));
        picture_lengths[i] = 0;
        OK(cas_scene_write_svg(scene, NULL, draw, &picture_lengths[i]));
    }
}

static int are_same(int one, int two) {
    return picture_lengths[one] == picture_lengths[two]
        && memcmp(pictures[one], pictures[two], picture_lengths[one]) == 0;
}

static void a_picture_shows_animations(void) {
    set_up();
    OK(layout());
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    pictures_at(0, 0.1, 0.5);
    CHECK(are_same(0, 2) && are_same(1, 2));
    OK(cas_scene_begin_animation(scene, 0.25, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_keyboard_hide(scene, 0.25, CAS_CURVE_LINEAR));
    OK(cas_scene_commit_animation(scene));
    pictures_at(0, 0.1, 0.25);
    CHECK(!are_same(0, 1) && !are_same(1, 2) && !are_same(0, 2));
}

/* Returns the y coordinate at which the input is drawn in a panel of a strip. */
static double y_in_panel(const char *strip, int panel) {
    const char *at = strip;
    for (int i = 0; i <= panel && at; i++) at = strstr(at + 1, ">input<");
    while (at && at > strip && strncmp(at, " y=\"", 4) != 0) at--;
    return at && at > strip ? atof(at + 4) : NAN;
}

static void a_filmstrip_shows_animated_constraints(void) {
    set_up();
    OK(layout());
    OK(cas_scene_begin_animation(scene, 0.25, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(show_keyboard(0.25, CAS_CURVE_LINEAR));
    OK(cas_scene_commit_animation(scene));
    uint64_t digest = cas_scene_digest(scene);
    picture_lengths[0] = 0;
    OK(cas_scene_write_filmstrip(scene, 3, NULL, draw, &picture_lengths[0]));
    pictures[0][picture_lengths[0]] = 0;
    double first = y_in_panel(pictures[0], 0);
    NEAR(y_in_panel(pictures[0], 1), first - 108);
    NEAR(y_in_panel(pictures[0], 2), first - 216);
    CHECK(cas_scene_digest(scene) == digest);
}

static void expect_timing(double duration, cas_curve curve) {
    double last_duration = 0;
    cas_curve last_curve = -1;
    OK(cas_scene_last_timing(scene, &last_duration, &last_curve));
    CHECK_OR_SAY(last_duration == duration && last_curve == curve, "%g s, curve %d\n", last_duration, (int)last_curve);
}

static void durations(void) {
    set_up();
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT));
    OK(cas_scene_commit_animation(scene));
    expect_timing(1, CAS_CURVE_LINEAR);
    OK(cas_scene_rotate(scene, CAS_PORTRAIT));
    expect_timing(0.4, CAS_CURVE_EASE_IN_OUT);
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(show_keyboard(0.3, CAS_CURVE_EASE_OUT));
    OK(cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT));
    OK(cas_scene_commit_animation(scene));
    expect_timing(0.3, CAS_CURVE_EASE_OUT);
}

#define SAYS(call, words)                                                                             \
    do {                                                                                              \
        CHECK((call) != CAS_OK);                                                                      \
        CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), words) == 0, "%s\n", cas_scene_last_error(scene)); \
    } while (0)

static void messages_about_times(void) {
    set_up();
    OK(layout());
    SAYS(show_keyboard(-1, CAS_CURVE_LINEAR), "duration: the value is out of range");
    SAYS(show_keyboard(NAN, CAS_CURVE_LINEAR), "duration: a number is NaN or infinite");
    SAYS(show_keyboard(1, -5), "curve: the value is out of range");
    SAYS(cas_keyboard_show(scene, (cas_rect){0, 264, -1, 216}, 1, 0), "frame: the value is out of range");
    SAYS(cas_keyboard_show(scene, (cas_rect){0, NAN, 1, 216}, 1, 0), "frame: a number is NaN or infinite");
    SAYS(cas_keyboard_hide(scene, -1, 0), "duration: the value is out of range");
    SAYS(cas_keyboard_hide(scene, 1, -1), "curve: the value is out of range");
    SAYS(cas_scene_begin_animation(scene, 1, INT32_MIN, 0), "curve: the value is out of range");
    SAYS(cas_scene_begin_animation(scene, INFINITY, 0, 0), "duration: a number is NaN or infinite");
    SAYS(cas_scene_sample(scene, -1, NULL, NULL), "time: the value is out of range");
    SAYS(cas_scene_set_rotation_times(scene, 1, NAN), "half: a number is NaN or infinite");
    SAYS(cas_scene_set_rotation_times(scene, -1, 1), "quarter: the value is out of range");
    SAYS(cas_scene_set_scale(scene, -1), "scale: the value is out of range");
    SAYS(cas_scene_set_scale(scene, NAN), "scale: a number is NaN or infinite");
}

static void messages_about_transactions(void) {
    SAYS(cas_scene_commit_animation(scene), "no transaction is open");
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    SAYS(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0),
         "a transaction is already open: commit it first");
    SAYS(sample(0), "a transaction is open: commit it first");
    SAYS(cas_scene_write_filmstrip(scene, 3, NULL, collect, text),
         "a transaction is open: commit it first");
    OK(cas_scene_commit_animation(scene));
    cas_scene_free(scene);
    scene = scene_of(320, 480, 0);
    SAYS(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0), "the scene has no screen: it was made without a profile");
}

static void a_conflict_counts_constraints_of_the_screen(void) {
    cas_controller chat = cas_navigation_push(scene, cas_scene_add_navigation(scene, CAS_WINDOW), "chat");
    const char *rules[] = {"photo.top == top_guide.bottom", "photo.bottom <= keyboard_guide.top",
                           "photo.height >= 250"};
    view_in(cas_controller_view(scene, chat), "photo");
    OK(cas_scene_add_rules(scene, rules, 3));
    CHECK(show_keyboard(0, CAS_CURVE_LINEAR) == CAS_ERROR_CONFLICT);
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    CHECK_OR_SAY(strstr(text, "\n  photo.top == top_guide.bottom @1000\n"), "%s", text);
    CHECK_OR_SAY(strstr(text, "\n  and 6 constraints of the screen\nthe dropped constraint is restored"), "%s", text);
    CHECK_OR_SAY(!strstr(text, "  screen") && strchr(text, '\n') && !strstr(text, "chat.top"), "%s", text);
}

static void negative_sizes_are_shown(void) {
    const char *rules[] = {"H:|-(200)-[photo]-(200)-|", "V:|-(20)-[photo(100)]"};
    view("photo");
    OK(cas_scene_add_rules(scene, rules, 2));
    OK(layout());
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, "photo  (200, 20) -80 × 100  negative size\n"), "%s", text);
    pictures_at(0, 0, 0);
    pictures[0][picture_lengths[0]] = 0;
    CHECK(strstr(pictures[0], "fill=\"none\" stroke=\"#d5281b\" stroke-dasharray"));
    CHECK(strstr(pictures[0], "-80 × 100"));
}

int main(void) {
    screen_test("samples report animated items, and layouts do not", samples_report_animated_items_and_layouts_do_not);
    screen_test("an item that was never reported is reported once", an_unreported_item_is_reported_once);
    screen_test("a change with a duration of 0 is reported by the layout",
                a_change_with_a_duration_of_0_is_reported_by_the_layout);
    screen_test("a change outside the animation moves an animated item at once",
                a_change_outside_the_animation_is_immediate);
    screen_test("animated frames are not rounded to pixels, animated constraints are",
                animated_frames_are_not_rounded_and_constraints_are);
    screen_test("a picture shows animated frames at their end and animated constraints at the sampled time",
                a_picture_shows_animations);
    screen_test("a filmstrip shows animated constraints", a_filmstrip_shows_animated_constraints);
    screen_test("C31 C64 the duration is that of the event, or of the transaction", durations);
    screen_test("messages about times name the argument", messages_about_times);
    screen_test("messages about transactions name the state", messages_about_transactions);
    screen_test("a conflict report counts the constraints of the screen", a_conflict_counts_constraints_of_the_screen);
    screen_test("descriptions and pictures show negative sizes", negative_sizes_are_shown);
    return finish();
}
