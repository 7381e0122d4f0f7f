/* Tests of pictures: they show the last layout or the animation of a scene, and drawing
 * does not change the scene. */
#include <casement/casement_documents.h>
#include <stdlib.h>

#include "../ABITests/screen.h"

static cas_item input;

static void with_chat(void) {
    cas_controller nav = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, nav, "chat"));
    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.height == 44",
                           "input.bottom == keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, rules, 5));
    OK(dock(scene, messages, input));
}

static char pictures[3][262144];
static size_t lengths[3];

/* Appends a piece to the picture; the context is the length of the picture before it. */
static void draw(const char *piece, size_t count, void *context) {
    size_t *length = context;
    char *picture = pictures[length - lengths];
    if (CHECK(*length + count < sizeof *pictures))
        memcpy(picture + *length, piece, count);
    *length += count;
    picture[*length] = 0;
}

static const char *svg(int place) {
    lengths[place] = 0;
    OK(cas_documents_write_svg(scene, NULL, draw, &lengths[place]));
    return pictures[place];
}

static const char *filmstrip(size_t samples) {
    lengths[0] = 0;
    OK(cas_documents_write_filmstrip(scene, samples, NULL, draw, &lengths[0]));
    return pictures[0];
}

static void pictures_change_nothing(void) {
    with_chat();
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    OK(sample(0.1));
    uint64_t digest = cas_scene_digest(scene);
    CHECK(strlen(svg(0)) > 2000);
    CHECK(strlen(filmstrip(4)) > 10000);
    CHECK(cas_scene_digest(scene) == digest && cas_scene_last_status(scene) == CAS_OK);
    for (size_t samples = 0; samples <= 1001; samples += 1001)
        CHECK(cas_documents_write_filmstrip(scene, samples, NULL, draw, lengths) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_documents_write_filmstrip(scene, 3, NULL, NULL, lengths) == CAS_ERROR_NULL);
    CHECK(cas_documents_write_filmstrip(NULL, 3, NULL, draw, lengths) == CAS_ERROR_NULL);
    CHECK(cas_scene_digest(scene) == digest);
}

static void invalid_options(void) {
    cas_picture_options options = {.size = sizeof options, .flags = CAS_PICTURE_MARGINS, .zoom = 2};
    place(view("box"), 0, 0, 40, 40);
    OK(layout());
    lengths[0] = 0;
    OK(cas_documents_write_svg(scene, &options, draw, lengths));
    size_t length = lengths[0];
    cas_picture_options wrong[] = {options, options, options, options, options};
    wrong[0].zoom = -1;
    wrong[1].zoom = NAN;
    wrong[2].flags = 16;
    wrong[3].size = 4;
    wrong[4].size = 1001;
    for (int i = 0; i < 5; i++)
        CHECK(cas_documents_write_svg(scene, &wrong[i], draw, lengths) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(cas_documents_write_svg(scene, NULL, NULL, NULL) == CAS_ERROR_NULL);
    CHECK(cas_documents_write_svg(NULL, NULL, draw, lengths) == CAS_ERROR_NULL);
    CHECK(lengths[0] == length);
    /* Wrong options are not an error of the scene. */
    CHECK(cas_scene_last_status(scene) == CAS_OK && strcmp(cas_scene_last_error(scene), "") == 0);
    CHECK(cas_documents_write_filmstrip(scene, 3, NULL, draw, lengths) == CAS_ERROR_MODE);
    CHECK(strstr(cas_scene_last_error(scene), "the scene has no screen"));
}

static char looks_of_file[4096];

static void keep_looks(const char *text, size_t length, void *context) {
    (void)context;
    if (CHECK(length < sizeof looks_of_file))
        memcpy(looks_of_file, text, length);
    looks_of_file[length] = 0;
}

static const char *picture_with(const char *looks, uint32_t flags) {
    cas_picture_options options = {.size = sizeof options, .flags = flags, .looks = looks};
    lengths[0] = 0;
    OK(cas_documents_write_svg(scene, &options, draw, lengths));
    return pictures[0];
}

static void a_picture_shows_looks(void) {
    static const char looks[] = "{\"box\": {\"kind\": \"label\", \"text\": \"Lake\"}}";
    place(view("box"), 0, 0, 90, 40);
    OK(layout());
    CHECK(strstr(picture_with(looks, 0), "fill=\"#000000\">Lake</text>") && !strstr(pictures[0], ">box<"));
    CHECK(strstr(picture_with(looks, CAS_PICTURE_DARK), "fill=\"#ffffff\">Lake</text>"));
    CHECK(strstr(picture_with(looks, CAS_PICTURE_OUTLINES), ">box<") && !strstr(pictures[0], "Lake"));
    CHECK(strstr(picture_with("{}", 0), ">box<"));
    const char *wrong[] = {"", "{", "[]", "{\"none\": \"Lake\"}", "{\"box\": {\n  \"kind\": \"labels\"}}"};
    const char *reasons[] = {"looks:1:1: ", "looks:1:2: ", "expected an object", "unknown item \"none\"",
                             "looks:2:11: error: kind: \"labels\" is not one of"};
    for (int i = 0; i < 5; i++) {
        cas_picture_options options = {.size = sizeof options, .looks = wrong[i]};
        CHECK(cas_documents_write_svg(scene, &options, draw, lengths) == CAS_ERROR_TEXT);
        options.message = keep_looks;
        looks_of_file[0] = 0;
        CHECK(cas_documents_write_svg(scene, &options, draw, lengths) == CAS_ERROR_TEXT);
        CHECK_OR_SAY(strstr(looks_of_file, reasons[i]), "%s\n", looks_of_file);
    }
    /* The caller's structure may end before the message. */
    cas_picture_options former = {.size = offsetof(cas_picture_options, message), .looks = "[]", .message = keep_looks};
    looks_of_file[0] = 0;
    CHECK(cas_documents_write_svg(scene, &former, draw, lengths) == CAS_ERROR_TEXT && !looks_of_file[0]);
}

/* What the views of a file show is reported, and drawn again. */
static void looks_of_a_file_are_reported(void) {
    static const char file[] = "{\"size\": [90, 40], \"views\": [{\"name\": \"box\", \"look\": \"Lake\", \"frame\": [0, 0, 90, 40]}]}";
    cas_documents_options options = {.size = sizeof options, .looks = keep_looks};
    cas_scene *loaded = cas_documents_load(file, sizeof file - 1, NULL, &options, NULL, NULL);
    if (!CHECK(loaded))
        return;
    cas_picture_options picture = {.size = sizeof picture, .looks = looks_of_file};
    lengths[0] = 0;
    OK(cas_documents_write_svg(loaded, &picture, draw, lengths));
    CHECK(strstr(pictures[0], ">Lake</text>"));
    cas_scene_free(loaded);
}

/* A picture creates the pending guides of stacks before it reads the items. */
static void a_picture_before_the_layout(void) {
    cas_item stacks[2];
    for (int i = 0; i < 2; i++) {
        stacks[i] = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, NULL);
        cas_item parts[] = {view_in(stacks[i], "a"), view_in(stacks[i], "b"), view_in(stacks[i], "c")};
        OK(cas_stack_append(scene, stacks[i], parts, 3));
    }
    OK(layout());
    OK(set_distribution(scene, stacks[0], CAS_DISTRIBUTE_EQUAL_CENTERING));
    svg(0);
    OK(cas_scene_check(scene));
    OK(set_distribution(scene, stacks[0], CAS_DISTRIBUTE_FILL));
    OK(set_distribution(scene, stacks[1], CAS_DISTRIBUTE_EQUAL_SPACING));
    filmstrip(2);
    OK(cas_scene_check(scene));
}

/* Two conflicting heights are animated together with a scroll offset. */
static void a_filmstrip_with_a_conflict(void) {
    cas_item scroll = cas_scene_add_view(scene, CAS_WINDOW, CAS_SCROLL, "scroll");
    place(scroll, 0, 0, 320, 400);
    place(view_in(scroll, "card"), 0, 200, 100, 900);
    cas_item box = view("box");
    size_is(box, CAS_HEIGHT, CAS_EQUAL, 50, CAS_REQUIRED);
    cas_constraint other = size_is(box, CAS_HEIGHT, CAS_EQUAL, 50, CAS_REQUIRED);
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_constraint_set_constant(scene, other, 90));
    OK(cas_scroll_set_offset(scene, scroll, 0, 120));
    OK(cas_scene_commit_animation(scene));
    uint64_t digest = cas_scene_digest(scene);
    CHECK(strlen(filmstrip(3)) > 2000 && cas_scene_digest(scene) == digest);
    CHECK(sample(1) == CAS_CONFLICT);
}

static void pictures_at(double first, double second, double third) {
    double times[] = {first, second, third};
    for (int i = 0; i < 3; i++) {
        OK(sample(times[i]));
        svg(i);
    }
}

static int are_same(int one, int two) { return !strcmp(pictures[one], pictures[two]); }

static void a_picture_shows_animations(void) {
    with_chat();
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

/* Returns the y coordinate at which the input is drawn in a picture of a strip. */
static double y_in_panel(const char *strip, int panel) {
    const char *at = strip;
    for (int i = 0; i <= panel && at; i++) at = strstr(at + 1, ">input<");
    while (at && at > strip && strncmp(at, " y=\"", 4) != 0) at--;
    return at && at > strip ? atof(at + 4) : NAN;
}

static void a_filmstrip_shows_animated_constraints(void) {
    with_chat();
    OK(layout());
    OK(cas_scene_begin_animation(scene, 0.25, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(show_keyboard(0.25, CAS_CURVE_LINEAR));
    CHECK(cas_documents_write_filmstrip(scene, 3, NULL, draw, &lengths[0]) == CAS_ERROR_MODE);
    CHECK(!strcmp(cas_scene_last_error(scene), "a transaction is open: commit it first"));
    OK(cas_scene_commit_animation(scene));
    uint64_t digest = cas_scene_digest(scene);
    const char *strip = filmstrip(3);
    double first = y_in_panel(strip, 0);
    NEAR(y_in_panel(strip, 1), first - 108);
    NEAR(y_in_panel(strip, 2), first - 216);
    CHECK(cas_scene_digest(scene) == digest);
}

static void check_numbers(const char *picture) {
    CHECK(strlen(picture) > 500);
    const char *wrong[] = {"\"inf\"", "\"-inf\"", "\"nan\"", "(inf", "(nan", " inf", " nan", " -inf"};
    for (int i = 0; i < 8; i++) CHECK_OR_SAY(!strstr(picture, wrong[i]), "%s\n", wrong[i]);
}

static void extreme_frames_and_zooms(void) {
    double places[] = {1e9, -1e9};
    for (int i = 0; i < 2; i++) {
        place(view("wide"), places[i], 40, 1e9, 40);
        cas_status status = layout();
        CHECK(status == CAS_OK);
        check_numbers(svg(0));
    }
    OK(cas_scene_set_size(scene, 1e9, 1e9));
    layout();
    check_numbers(svg(0));
    cas_picture_options options = {.size = sizeof options, .zoom = 1e300};
    lengths[0] = 0;
    CHECK(cas_documents_write_svg(scene, &options, draw, lengths) == CAS_ERROR_OUT_OF_RANGE && lengths[0] == 0);
    options.zoom = 1e6;
    OK(cas_documents_write_svg(scene, &options, draw, lengths));
    check_numbers(pictures[0]);
}

static void extreme_zooms_of_filmstrips(void) {
    with_chat();
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    cas_picture_options options = {.size = sizeof options, .zoom = 1e300};
    lengths[0] = 0;
    CHECK(cas_documents_write_filmstrip(scene, 2, &options, draw, lengths) == CAS_ERROR_OUT_OF_RANGE);
    options.zoom = 1e6;
    OK(cas_documents_write_filmstrip(scene, 2, &options, draw, lengths));
    check_numbers(pictures[0]);
}

static void resize(const char *piece, size_t count, void *context) {
    CHECK(count > 500 && !strncmp(piece, "<svg ", 5));
    *(cas_status *)context = cas_scene_set_size(scene, 100, 100);
}

static void a_write_callback_calls_the_scene(void) {
    cas_status status = CAS_ERROR_INTERNAL;
    OK(cas_documents_write_svg(scene, NULL, resize, &status));
    OK(status);
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, CAS_WINDOW), 0, 0, 100, 100));
}

static void draw_measured(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)request;
    *(cas_status *)context = cas_documents_write_svg(scene, NULL, draw, lengths);
    out_measurement->height = 10;
}

static void drawing_during_a_measure_callback(void) {
    cas_status status = CAS_OK;
    OK(cas_view_set_measure(scene, view("box"), draw_measured, &status));
    OK(layout());
    CHECK(status == CAS_ERROR_IN_USE);
}

/* An allocator that fails after `remaining` calls. */
static long remaining;

static void *fail_or_allocate(size_t bytes, void *context) {
    (void)context;
    return remaining-- > 0 ? malloc(bytes) : NULL;
}

static void *fail_or_reallocate(void *memory, size_t old_bytes, size_t new_bytes, void *context) {
    (void)context, (void)old_bytes;
    return remaining-- > 0 ? realloc(memory, new_bytes) : NULL;
}

static void release(void *memory, size_t bytes, void *context) {
    (void)bytes, (void)context;
    free(memory);
}

static void a_picture_without_memory(void) {
    cas_scene_free(scene);
    remaining = 1000000;
    scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .allocator = {fail_or_allocate, fail_or_reallocate, release, NULL},
        .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480}, NULL);
    with_chat();
    OK(show_keyboard(0.25, CAS_CURVE_KEYBOARD));
    for (long calls = 0; calls < 60; calls++) {
        remaining = calls;
        cas_status status = cas_documents_write_filmstrip(scene, 2, NULL, draw, &lengths[0]);
        CHECK(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY);
        lengths[0] = 0;
    }
    remaining = 1000000;
    CHECK(strlen(filmstrip(2)) > 5000);
    OK(sample(0.5));
    CHECK(cas_item_shown_frame(scene, input).y == 220);
}

/* Views depend on a height that is animated from 50 to 150. */
static cas_constraint with_animated_height(cas_item box) {
    cas_constraint height = size_is(box, CAS_HEIGHT, CAS_EQUAL, 50, CAS_REQUIRED);
    for (int i = 0; i < 30; i++) {
        cas_item each = view("each");
        attach(each, CAS_LEFT, box, CAS_RIGHT, i);
        attach(each, CAS_WIDTH, box, CAS_HEIGHT, i);
        attach(each, CAS_TOP, CAS_WINDOW, CAS_TOP, i);
        size_is(each, CAS_HEIGHT, CAS_EQUAL, i, CAS_REQUIRED);
    }
    OK(layout());
    OK(cas_scene_begin_animation(scene, 1, CAS_CURVE_LINEAR, CAS_MOVE_CONSTRAINTS));
    OK(cas_constraint_set_constant(scene, height, 150));
    OK(cas_scene_commit_animation(scene));
    OK(sample(0.5));
    return height;
}

static void a_failed_filmstrip_changes_nothing(void) {
    for (long calls = 0; calls < 40; calls++) {
        cas_scene_free(scene);
        remaining = 1000000;
        scene = cas_scene_new(&(cas_scene_options){
            .size = sizeof(cas_scene_options), .allocator = {fail_or_allocate, fail_or_reallocate, release, NULL},
            .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480}, NULL);
        cas_item box = view("box");
        cas_constraint height = with_animated_height(box);
        cas_equation before, after;
        OK(cas_constraint_get(scene, height, &before));
        cas_rect frame = cas_item_shown_frame(scene, box);
        remaining = calls;
        lengths[0] = 0;
        cas_status status = cas_documents_write_filmstrip(scene, 3, NULL, draw, &lengths[0]);
        CHECK(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY);
        remaining = 1000000;
        OK(cas_constraint_get(scene, height, &after));
        CHECK_OR_SAY(cas_scene_time(scene) == 0.5 && before.constant == 150 && after.constant == 150,
                     "after %ld calls: time %g, constant %g\n", calls, cas_scene_time(scene), after.constant);
        cas_rect shown = cas_item_shown_frame(scene, box);
        CHECK(is_rect(shown, frame.x, frame.y, frame.width, frame.height) && shown.height == 100);
        OK(sample(0.5));
        CHECK(change_count == 0);
    }
}

int main(void) {
    screen_test("pictures change nothing", pictures_change_nothing);
    scene_test("invalid options are refused", invalid_options);
    scene_test("a picture shows looks by the names of items, and wrong looks are refused", a_picture_shows_looks);
    scene_test("the looks of a file are reported for its pictures", looks_of_a_file_are_reported);
    screen_test("a picture can be drawn while the guides of a stack are pending", a_picture_before_the_layout);
    screen_test("a filmstrip can be drawn with conflicting animated constraints", a_filmstrip_with_a_conflict);
    screen_test("a picture shows animated frames at their end and animated constraints at the sampled time",
                a_picture_shows_animations);
    screen_test("a filmstrip shows animated constraints", a_filmstrip_shows_animated_constraints);
    scene_test("extreme frames and zooms give finite numbers, or are refused", extreme_frames_and_zooms);
    screen_test("extreme zooms of filmstrips give finite numbers, or are refused", extreme_zooms_of_filmstrips);
    scene_test("the callback that receives a picture may call the scene", a_write_callback_calls_the_scene);
    scene_test("a scene cannot be drawn during a measure callback", drawing_during_a_measure_callback);
    screen_test("a picture returns OUT_OF_MEMORY if an allocation fails", a_picture_without_memory);
    screen_test("a filmstrip that runs out of memory leaves time and frames as before", a_failed_filmstrip_changes_nothing);
    return finish();
}
