/* What layouts and samples report of animated items, and where durations come from. */
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

/* Returns y of an item in the window, as last reported; NaN if it is not in the report. */
static double y_in_window(cas_item item, double time) {
    OK(cas_scene_sample_in_window(scene, time, &changes, &change_count));
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].item == item)
            return changes[i].frame.y;
    return NAN;
}

static void samples_in_the_window_move_what_is_inside(void) {
    set_up();
    cas_item icon = view_in(input, "icon");
    attach(icon, CAS_TOP, input, CAS_TOP, 4);
    CHECK(y_in_window(icon, 0) == 440 && is_changed(CAS_WINDOW) && is_changed(other));
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    CHECK(y_in_window(icon, 0.1) == cas_item_shown_frame(scene, input).y + 4 && !is_changed(other));
    OK(layout());
    CHECK(y_in_window(icon, 0.5) == cas_item_window_frame(scene, icon).y && y_in_window(icon, 0.6) != 224);
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

static void seeking_reports_nothing(void) {
    set_up();
    OK(layout());
    CHECK(cas_scene_time(scene) == 0);
    for (uint32_t flags = 0; flags <= CAS_MOVE_CONSTRAINTS; flags += CAS_MOVE_CONSTRAINTS) {
        OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, flags));
        OK(flags ? cas_keyboard_hide(scene, 1, CAS_CURVE_LINEAR) : show_keyboard(1, CAS_CURVE_LINEAR));
        OK(cas_scene_commit_animation(scene));
        OK(sample(0.25));
        uint64_t digest = cas_scene_digest(scene);
        double y = cas_item_shown_frame(scene, input).y;
        OK(cas_scene_seek(scene, 0.75));
        CHECK(cas_scene_time(scene) == 0.75);
        CHECK(cas_item_shown_frame(scene, input).y == (flags ? 382 : 274));
        CHECK(cas_item_window_frame(scene, input).y == (flags ? 382 : 220));
        OK(cas_scene_seek(scene, 0.25));
        CHECK((flags || cas_scene_digest(scene) == digest) && cas_item_shown_frame(scene, input).y == y);
        OK(sample(0.25));
        CHECK(change_count == 0);
        OK(cas_scene_seek(scene, 0.75));
        OK(sample(0.75));
        CHECK(y_reported() == (flags ? 382 : 274));
        CHECK(cas_scene_seek(scene, NAN) == CAS_ERROR_NOT_FINITE && cas_scene_time(scene) == 0.75);
        OK(cas_scene_seek(scene, -1));
        CHECK(cas_scene_time(scene) == 0);
        OK(cas_scene_seek(scene, 0.75));
        OK(sample(0.75));
    }
}

/* Returns the reported frame of an item. */
static cas_rect reported(cas_item item) {
    for (size_t i = 0; i < change_count; i++)
        if (changes[i].item == item) return changes[i].frame;
    return (cas_rect){NAN, NAN, NAN, NAN};
}

/* The height of the input is set, and not laid out, before the seeks. */
static void seeking_back_restores_frames_while_a_change_is_pending(void) {
    set_up();
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(show_keyboard(1, CAS_CURVE_LINEAR));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0.25));
    cas_rect frame = cas_item_frame(scene, input);
    OK(cas_constraint_set_constant(scene, height, 60));
    OK(cas_scene_seek(scene, 0.25));
    CHECK(is_rect(cas_item_frame(scene, input), frame.x, frame.y, frame.width, frame.height));
    OK(cas_scene_seek(scene, 0.75));
    CHECK(cas_item_frame(scene, input).height == 60);
    OK(cas_scene_seek(scene, 0.5));
    OK(cas_scene_seek(scene, 0.25));
    CHECK(is_rect(cas_item_frame(scene, input), frame.x, frame.y, frame.width, frame.height));
    CHECK(is_rect(cas_item_shown_frame(scene, input), frame.x, frame.y, frame.width, frame.height));
    OK(layout());
    cas_rect changed = reported(input);
    CHECK(is_rect(changed, frame.x, frame.y - 16, frame.width, 60));
    OK(sample(0.25));
    CHECK(change_count == 0);
}

static void shown_insets_are_those_of_the_sampled_time(void) {
    cas_controller page = cas_navigation_push(scene, cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL), "page");
    cas_item list = cas_scene_add_view(scene, cas_controller_view(scene, page), CAS_SCROLL, "list");
    const char *rules[] = {"H:|[list]|", "V:|[list]|"};
    OK(cas_scene_add_rules(scene, rules, 2));
    OK(layout());
    OK(show_keyboard(1, CAS_CURVE_LINEAR));
    for (int quarter = 0; quarter <= 4; quarter++) {
        OK(sample(quarter / 4.0));
        CHECK(state_of_scroll(scene, list).shown_insets.bottom == 54 * quarter);
        CHECK(state_of_scroll(scene, list).shown_insets.top == 64 && state_of_scroll(scene, list).insets.bottom == 216);
    }
    cas_scroll_state state = {.size = sizeof state};
    CHECK(cas_scroll_get_state(scene, CAS_WINDOW, &state) == CAS_ERROR_KIND);
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

static void a_refused_time_reports_nothing(void) {
    set_up();
    OK(cas_scene_sample_in_window(scene, 0, &changes, &change_count));
    CHECK(change_count != 0);
    change_count = 77;
    CHECK(cas_scene_sample_in_window(scene, NAN, &changes, &change_count) == CAS_ERROR_NOT_FINITE && change_count == 77);
    OK(show_keyboard(1, CAS_CURVE_LINEAR));
    OK(sample(0.5));
    size_t count = change_count;
    CHECK(count != 0 && sample(-INFINITY) == CAS_ERROR_NOT_FINITE && change_count == count);
}

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
    SAYS(cas_scene_sample_in_window(scene, NAN, NULL, NULL), "time: a number is NaN or infinite");
    SAYS(cas_scene_begin_animation(scene, 1, INT32_MIN, 0), "curve: the value is out of range");
    SAYS(cas_scene_begin_animation(scene, INFINITY, 0, 0), "duration: a number is NaN or infinite");
    SAYS(cas_scene_sample(scene, -INFINITY, NULL, NULL), "time: a number is NaN or infinite");
    SAYS(set_rotation_times(scene, 1, NAN), "settings.half_turn: a number is NaN or infinite");
    SAYS(set_rotation_times(scene, -INFINITY, 1), "settings.quarter_turn: a number is NaN or infinite");
    SAYS(set_scale(scene, -1), "settings.scale: the value is out of range");
    SAYS(set_scale(scene, NAN), "settings.scale: a number is NaN or infinite");
}

static void messages_about_transactions(void) {
    SAYS(cas_scene_commit_animation(scene), "no transaction is open");
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    SAYS(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0),
         "a transaction is already open: commit it first");
    SAYS(sample(0), "a transaction is open: commit it first");
    SAYS(cas_scene_seek(scene, 0), "a transaction is open: commit it first");
    OK(cas_scene_commit_animation(scene));
    cas_scene_free(scene);
    scene = scene_of(320, 480, 0);
    SAYS(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0), 
         "the scene has no screen: create it with a profile such as ios7");
}

static void a_conflict_counts_constraints_of_the_screen(void) {
    cas_controller chat = cas_navigation_push(scene, cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL), "chat");
    const char *rules[] = {"photo.top == top_guide.bottom", "photo.bottom <= keyboard_guide.top",
                           "photo.height >= 250"};
    view_in(cas_controller_view(scene, chat), "photo");
    OK(cas_scene_add_rules(scene, rules, 3));
    CHECK(show_keyboard(0, CAS_CURVE_LINEAR) == CAS_CONFLICT);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), "1 conflict: required constraints cannot hold together; "
                                                     "its report names them") == 0,
                 "%s\n", cas_scene_last_error(scene));
    text_length = 0;
    OK(cas_scene_write_conflict(scene, 0, collect, text));
    CHECK_OR_SAY(strstr(text, "\n  photo.top == top_guide.bottom @1000\n"), "%s", text);
    CHECK_OR_SAY(strstr(text, "\n  and 6 constraints of the screen\nthe dropped constraint is restored"), "%s", text);
    CHECK_OR_SAY(!strstr(text, "  screen") && strchr(text, '\n') && !strstr(text, "chat.top"), "%s", text);
}

static void a_moved_view_begins_where_it_is(void) {
    cas_item left = view("left"), right = view("right"), box = view_in(left, "box"), beside = view_in(left, "beside");
    place(left, 0, 0, 100, 100);
    place(right, 150, 40, 100, 100);
    cas_constraint x = attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
    attach(box, CAS_TOP, CAS_WINDOW, CAS_TOP, 50);
    place(beside, 5, 5, 20, 20);
    size_is(box, CAS_WIDTH, CAS_EQUAL, 30, CAS_REQUIRED);
    size_is(box, CAS_HEIGHT, CAS_EQUAL, 30, CAS_REQUIRED);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(cas_view_move(scene, box, right, 0));
    OK(cas_constraint_set_constant(scene, x, 160));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0));
    CHECK(is_rect(cas_item_shown_frame(scene, box), -140, 10, 30, 30) && is_changed(box));
    OK(sample(0.5));
    CHECK(is_rect(cas_item_shown_frame(scene, box), -65, 10, 30, 30));
    OK(sample(1));
    CHECK(is_rect(cas_item_shown_frame(scene, box), 10, 10, 30, 30));
    /* One that stays where it is in the window does not move, and its new frame is reported. */
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(cas_view_move(scene, box, left, 0));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0));
    CHECK(is_changed(box) && is_rect(cas_item_shown_frame(scene, box), 160, 50, 30, 30));
    OK(sample(0.5));
    CHECK(!is_changed(box) && is_rect(cas_item_shown_frame(scene, box), 160, 50, 30, 30));
}

static void a_layout_after_a_seek_past_the_end(void) {
    cas_item box = view("box");
    cas_constraint x = attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, 0));
    OK(cas_constraint_set_constant(scene, x, 110));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0.5));
    OK(cas_scene_seek(scene, 2));
    CHECK(cas_item_shown_frame(scene, box).x == 110);
    OK(layout());
    CHECK(change_count == 0);
    OK(sample(2));
    CHECK(is_changed(box));
}

/* What was stated, and what the frame has at a sample. */
static void a_constraint_has_the_constant_that_was_stated(void) {
    cas_item box = view("box");
    cas_constraint left = attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_constraint_set_constant(scene, left, 110));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0.5));
    CHECK(cas_item_frame(scene, box).x == 60);
    cas_equation equation;
    cas_sum sum;
    OK(cas_constraint_get(scene, left, &equation));
    OK(cas_constraint_get_sum(scene, left, &sum));
    CHECK(equation.constant == 110 && sum.constant == 110);
    CHECK_OR_SAY(strncmp(text_of(left), "box.left == window.left + 110", 29) == 0, "%s\n", text);
    OK(sample(1));
    OK(cas_constraint_get(scene, left, &equation));
    CHECK(equation.constant == 110);
}

int main(void) {
    screen_test("samples report animated items, and layouts do not", samples_report_animated_items_and_layouts_do_not);
    screen_test("a refused time changes no output", a_refused_time_reports_nothing);
    screen_test("samples in the window move what is inside of animated items", samples_in_the_window_move_what_is_inside);
    screen_test("an item that was never reported is reported once", an_unreported_item_is_reported_once);
    screen_test("a change with a duration of 0 is reported by the layout",
                a_change_with_a_duration_of_0_is_reported_by_the_layout);
    screen_test("a change outside the animation moves an animated item at once",
                a_change_outside_the_animation_is_immediate);
    screen_test("animated frames are not rounded to pixels, animated constraints are",
                animated_frames_are_not_rounded_and_constraints_are);
    screen_test("seeking shows another time, and reports nothing", seeking_reports_nothing);
    screen_test("seeking back restores frames while a change is pending",
                seeking_back_restores_frames_while_a_change_is_pending);
    screen_test("a view that moves to another parent begins where it is in the window", a_moved_view_begins_where_it_is);
    screen_test("after a seek past the end a sample reports the end, and a layout does not",
                a_layout_after_a_seek_past_the_end);
    screen_test("shown insets are those of the sampled time", shown_insets_are_those_of_the_sampled_time);
    screen_test("C31 C64 the duration is that of the event, or of the transaction", durations);
    screen_test("messages about times name the argument", messages_about_times);
    screen_test("messages about transactions name the state", messages_about_transactions);
    screen_test("a conflict report counts the constraints of the screen", a_conflict_counts_constraints_of_the_screen);
    screen_test("a constraint has the constant that was stated while it is animated",
                a_constraint_has_the_constant_that_was_stated);
    return finish();
}
