/* Settings: for every member of every struct cas_..._settings, what is set is read and nothing else changes; if one
 * member is refused, nothing changes. Tests/ABITests/settings.py makes the tables of members. */
#include <stddef.h>

#include "harness.h"

#define BROKEN(w, promise) CHECK_OR_SAY(!#promise, "%s\n", (w)->call)

#include "world.h"

typedef struct member {
    const char *name;
    size_t offset, size;
    size_t accepted_count;
    const void *accepted;
    size_t refused_count;
    const void *refused;
    const cas_status *statuses;
} member;

#include "../../build/settings.h"

enum { ROOM_FOR_SETTINGS = 256, MOST_MEMBERS = 24 };

typedef struct settings {
    union {
        size_t size;
        double alignment;
        unsigned char bytes[ROOM_FOR_SETTINGS];
    } as;
} settings;

static world the_world;
static cas_scene *scene;

/* A thing that has settings. */
typedef struct subject {
    const char *name;
    size_t size;
    const member *members;
    size_t member_count;
    cas_status (*get)(void *out_settings);
    cas_status (*set)(const void *settings);
} subject;

#define WITH_SETTINGS(label, kind, ...)                                                      \
    static cas_status get_##label(void *into) { return cas_##kind##_get(__VA_ARGS__, into); } \
    static cas_status set_##label(const void *from) { return cas_##kind##_set(__VA_ARGS__, from); }
WITH_SETTINGS(scene, scene, scene)
WITH_SETTINGS(view, view, scene, the_world.items.ids[0])
WITH_SETTINGS(stack, stack, scene, the_world.stack)
WITH_SETTINGS(arranged, arranged, scene, the_world.arranged)
WITH_SETTINGS(flow, flow, scene, the_world.flow)
WITH_SETTINGS(grid, grid, scene, the_world.grid)
WITH_SETTINGS(boxed, boxed, scene, the_world.boxed)
WITH_SETTINGS(dimensions, dimensions, scene, the_world.boxed)
WITH_SETTINGS(screen, screen, scene)
WITH_SETTINGS(controller, controller, scene, the_world.controllers.ids[0])
WITH_SETTINGS(scroll, scroll, scene, the_world.scroll)
WITH_SETTINGS(bar, bar, scene, the_world.navigation, CAS_NAVIGATION_BAR)
#undef WITH_SETTINGS

#define SUBJECT(kind)                                                          \
    {#kind, sizeof(cas_##kind##_settings), members_of_##kind,                  \
     sizeof members_of_##kind / sizeof *members_of_##kind, get_##kind, set_##kind}
static const subject subjects[] = {SUBJECT(scene),  SUBJECT(view),       SUBJECT(stack),  SUBJECT(arranged),
                                   SUBJECT(flow),   SUBJECT(grid),       SUBJECT(boxed),  SUBJECT(dimensions),
                                   SUBJECT(screen), SUBJECT(controller), SUBJECT(scroll), SUBJECT(bar)};
#undef SUBJECT
enum { SUBJECTS = sizeof subjects / sizeof *subjects };

static void with_world(uint32_t flags, void (*body)(const subject *)) {
    memset(&the_world, 0, offsetof(world, space));
    the_world.scene_flags = flags;
    fill_world(&the_world);
    scene = the_world.scene;
    CHECK((int)SUBJECTS == (int)STRUCTS);
    for (size_t i = 0; i < SUBJECTS; i++) body(&subjects[i]);
    clear(&the_world);
}

/* ------------------------------------------------------------------ Values */

static settings read(const subject *of) {
    settings found = {{0}};
    found.as.size = of->size;
    CHECK(of->size <= ROOM_FOR_SETTINGS && of->member_count <= MOST_MEMBERS);
    CHECK_OR_SAY(of->get(&found) == CAS_OK, "%s: %s\n", of->name, cas_scene_last_error(scene));
    return found;
}

static int is_item(const member *each) {
    return strcmp(each->name, "docked") == 0 || strcmp(each->name, "collapses_with") == 0;
}

/* The item that a setting names: an input, or a scroll view. */
static cas_item item_of(const member *each) {
    return strcmp(each->name, "docked") == 0 ? the_world.items.ids[0] : the_world.scroll;
}

static size_t accepted_values(const member *each) { return is_item(each) ? 2 : each->accepted_count; }
static size_t refused_values(const member *each) { return is_item(each) ? 1 : each->refused_count; }

static void put_accepted(settings *into, const member *each, size_t index) {
    const cas_item items[] = {is_item(each) ? item_of(each) : 0, 0};
    const unsigned char *from = is_item(each) ? (const unsigned char *)items : each->accepted;
    memcpy(into->as.bytes + each->offset, from + index * each->size, each->size);
}

/* Returns the status with which the value is refused. */
static cas_status put_refused(settings *into, const member *each, size_t index) {
    const unsigned char *from = is_item(each) ? (const unsigned char *)&the_world.items.dead : each->refused;
    memcpy(into->as.bytes + each->offset, from + index * each->size, each->size);
    return is_item(each) ? CAS_ERROR_STALE : each->statuses[index];
}

static int is_same(const settings *one, const settings *other, const member *each) {
    return memcmp(one->as.bytes + each->offset, other->as.bytes + each->offset, each->size) == 0;
}

/* Gives a member another value, if there is one. Returns whether there is. */
static int change(settings *of, const member *each) {
    settings before = *of;
    for (size_t i = 0; i < accepted_values(each); i++) {
        put_accepted(of, each, i);
        if (!is_same(of, &before, each)) return 1;
    }
    return 0;
}

/* Returns the name of a member that differs, or NULL. */
static const char *difference(const subject *of, const settings *one, const settings *other) {
    for (size_t i = 0; i < of->member_count; i++)
        if (!is_same(one, other, &of->members[i])) return of->members[i].name;
    return NULL;
}

static void reads_as(const subject *of, const settings *expected, const char *when) {
    settings found = read(of);
    const char *different = difference(of, &found, expected);
    CHECK_OR_SAY(!different, "%s: %s is another, %s\n", of->name, different, when);
}

static void accepts(const subject *of, const settings *set, const char *what) {
    CHECK_OR_SAY(of->set(set) == CAS_OK, "%s, %s: %s\n", of->name, what, cas_scene_last_error(scene));
}

static void lay_out(void) { CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) >= CAS_OK); }

/* ------------------------------------------------------------------- Tests */

static void each_value(const subject *of) {
    const settings before = read(of);
    for (size_t i = 0; i < of->member_count; i++)
        for (size_t k = 0; k < accepted_values(&of->members[i]); k++) {
            settings changed = before;
            put_accepted(&changed, &of->members[i], k);
            accepts(of, &changed, of->members[i].name);
            reads_as(of, &changed, of->members[i].name);
            lay_out();
            reads_as(of, &changed, "after a layout");
            accepts(of, &before, "as before");
            reads_as(of, &before, "as before");
        }
}

static void all_members(const subject *of) {
    const settings before = read(of);
    settings changed = before;
    for (size_t i = 0; i < of->member_count; i++) change(&changed, &of->members[i]);
    accepts(of, &changed, "all members");
    reads_as(of, &changed, "all members");
    lay_out();
    reads_as(of, &changed, "after a layout");
    accepts(of, &before, "as before");
    reads_as(of, &before, "as before");
}

/* All other members have other values, so that one that was taken would show. */
static void one_refused(const subject *of) {
    char name[80];
    lay_out();
    const settings before = read(of);
    for (size_t i = 0; i < of->member_count; i++) {
        const member *wrong = &of->members[i];
        for (size_t k = 0; k < refused_values(wrong); k++) {
            settings changed = before;
            for (size_t j = 0; j < of->member_count; j++) change(&changed, &of->members[j]);
            cas_status expected = put_refused(&changed, wrong, k);
            uint64_t digest = cas_scene_digest(scene);
            cas_status status = of->set(&changed);
            CHECK_OR_SAY(status == expected, "%s.%s: %d, not %d\n", of->name, wrong->name, (int)status, (int)expected);
            snprintf(name, sizeof name, "settings.%s: ", wrong->name);
            CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), name, strlen(name)) == 0, "%s%s\n", name,
                         cas_scene_last_error(scene));
            CHECK_OR_SAY(cas_scene_digest(scene) == digest, "%s.%s\n", of->name, wrong->name);
            reads_as(of, &before, wrong->name);
        }
    }
}

static void unchanged(const subject *of) {
    cas_solver_statistics first = {.size = sizeof first}, last = {.size = sizeof last};
    lay_out();
    const settings now = read(of);
    uint64_t digest = cas_scene_digest(scene);
    cas_scene_get_statistics(scene, &first);
    accepts(of, &now, "unchanged");
    cas_scene_get_statistics(scene, &last);
    CHECK_OR_SAY(cas_scene_digest(scene) == digest, "%s\n", of->name);
    /* Where size_t has 32 bits there is padding behind the size. */
    const size_t start = offsetof(cas_solver_statistics, variables);
    CHECK_OR_SAY(memcmp((char *)&first + start, (char *)&last + start, sizeof first - start) == 0, "%s\n", of->name);
}

static void says(const char *argument) {
    const char *words = ": set its member size to sizeof of the struct", *said = cas_scene_last_error(scene);
    CHECK_OR_SAY(strncmp(said, argument, strlen(argument)) == 0 && strncmp(said + strlen(argument), words, strlen(words)) == 0,
                 "%s%s, not %s\n", argument, words, said);
}

static void another_size(const subject *of) {
    const size_t sizes[] = {0, 1, of->size - 1, SIZE_MAX / 2, SIZE_MAX};
    const settings before = read(of);
    for (size_t i = 0; i < sizeof sizes / sizeof *sizes; i++) {
        settings changed = before;
        for (size_t j = 0; j < of->member_count; j++) change(&changed, &of->members[j]);
        changed.as.size = sizes[i];
        uint64_t digest = cas_scene_digest(scene);
        CHECK_OR_SAY(of->set(&changed) == CAS_ERROR_OUT_OF_RANGE, "%s, %zu\n", of->name, sizes[i]);
        says("settings");
        CHECK(cas_scene_digest(scene) == digest);
        reads_as(of, &before, "another size");
        settings out;
        memset(&out, 0x77, sizeof out);
        out.as.size = sizes[i];
        const settings untouched = out;
        CHECK_OR_SAY(of->get(&out) == CAS_ERROR_OUT_OF_RANGE, "%s, %zu\n", of->name, sizes[i]);
        says("out_settings");
        CHECK_OR_SAY(memcmp(&out, &untouched, sizeof out) == 0, "%s, %zu\n", of->name, sizes[i]);
    }
    CHECK(of->set(NULL) == CAS_ERROR_NULL);
    CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), "settings: ", 10) == 0, "%s\n", cas_scene_last_error(scene));
    CHECK(of->get(NULL) == CAS_ERROR_NULL);
    CHECK_OR_SAY(strncmp(cas_scene_last_error(scene), "out_settings: ", 14) == 0, "%s\n", cas_scene_last_error(scene));
}

#define IN_BOTH(name, body)                                            \
    static void name(void) { with_world(0, body); }                    \
    static void name##_strictly(void) { with_world(CAS_SCENE_STRICT, body); }
IN_BOTH(each_value_is_read, each_value)
IN_BOTH(all_members_are_read, all_members)
IN_BOTH(nothing_is_set_in_part, one_refused)
IN_BOTH(the_same_settings_cost_nothing, unchanged)
IN_BOTH(a_size_is_checked, another_size)

static void a_conflict_changes_no_setting(void) {
    scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480,
                                               .flags = CAS_SCENE_STRICT}, NULL);
    cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "box");
    const char *rules[] = {"box.left == superview.leftMargin", "box.right == superview.rightMargin", "box.width >= 280"};
    CHECK(cas_scene_add_rules(scene, rules, 3) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    cas_view_settings before = {.size = sizeof before}, after = {.size = sizeof after};
    CHECK(cas_view_get(scene, CAS_WINDOW, &before) == CAS_OK);
    cas_view_settings wide = before;
    wide.margins = (cas_insets){1, 30, 2, 30};
    wide.background = 0x102030ff;
    wide.first_baseline = 7;
    uint64_t digest = cas_scene_digest(scene);
    CHECK(cas_view_set(scene, CAS_WINDOW, &wide) == CAS_ERROR_CONFLICT);
    CHECK(cas_scene_digest(scene) == digest);
    CHECK(cas_view_get(scene, CAS_WINDOW, &after) == CAS_OK && are_same_settings(&before, &after));
    const cas_constraint *others;
    size_t count = 0;
    CHECK(cas_scene_refusal(scene, &others, &count) == CAS_OK && count > 0);
    wide.margins.left = wide.margins.right = 20;
    CHECK(cas_view_set(scene, CAS_WINDOW, &wide) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK && cas_scene_check(scene) == CAS_OK);
    cas_scene_free(scene);
}

/* Settings that only a navigation bar has. */
static void a_toolbar_has_fewer_settings(void) {
    memset(&the_world, 0, offsetof(world, space));
    fill_world(&the_world);
    scene = the_world.scene;
    const struct {
        cas_controller controller;
        cas_bar_kind kind;
    } bars[] = {{the_world.navigation, CAS_TOOLBAR}, {the_world.tab, CAS_TAB_BAR}};
    for (size_t i = 0; i < 2; i++) {
        cas_bar_settings before = {.size = sizeof before}, now = {.size = sizeof now};
        CHECK(cas_bar_get(scene, bars[i].controller, bars[i].kind, &before) == CAS_OK);
        CHECK(!before.has_prompt && !before.has_large_title && before.image_height == 0 && before.collapses_with == 0);
        CHECK(cas_bar_set(scene, bars[i].controller, bars[i].kind, &before) == CAS_OK);
        for (size_t k = 0; k < 4; k++) {
            cas_bar_settings wrong = before;
            wrong.is_translucent = CAS_NO;
            if (k == 0) wrong.has_prompt = 1;
            if (k == 1) wrong.has_large_title = 1;
            if (k == 2) wrong.image_height = 44;
            if (k == 3) wrong.collapses_with = the_world.scroll;
            CHECK_OR_SAY(cas_bar_set(scene, bars[i].controller, bars[i].kind, &wrong) == CAS_ERROR_KIND, "%zu, %zu\n", i, k);
            CHECK(cas_bar_get(scene, bars[i].controller, bars[i].kind, &now) == CAS_OK);
            CHECK(now.is_translucent == before.is_translucent && !now.has_prompt && !now.has_large_title);
            CHECK(now.image_height == 0 && now.collapses_with == 0);
        }
        before.is_translucent = CAS_NO;
        CHECK(cas_bar_set(scene, bars[i].controller, bars[i].kind, &before) == CAS_OK);
        CHECK(cas_bar_get(scene, bars[i].controller, bars[i].kind, &now) == CAS_OK && now.is_translucent == CAS_NO);
        CHECK(!state_of_bar(scene, bars[i].controller, bars[i].kind).is_translucent);
    }
    clear(&the_world);
}

/* The same for a state: it is filled in only if the size of the struct is right. */
static void a_state_has_a_size(void) {
    memset(&the_world, 0, offsetof(world, space));
    fill_world(&the_world);
    scene = the_world.scene;
#define SIZED(kind, ...)                                                                       \
    do {                                                                                       \
        cas_##kind##_state state = {.size = sizeof state}, other, untouched;                   \
        CHECK(cas_##kind##_get_state(__VA_ARGS__, &state) == CAS_OK && state.size == sizeof state); \
        memset(&other, 0x77, sizeof other);                                                    \
        other.size = sizeof other - 1;                                                         \
        untouched = other;                                                                     \
        CHECK(cas_##kind##_get_state(__VA_ARGS__, &other) == CAS_ERROR_OUT_OF_RANGE);          \
        says("out_state");                                                                     \
        CHECK(memcmp(&other, &untouched, sizeof other) == 0);                                  \
        CHECK(cas_##kind##_get_state(__VA_ARGS__, NULL) == CAS_ERROR_NULL);                    \
    } while (0)
    SIZED(view, scene, the_world.items.ids[0]);
    SIZED(screen, scene);
    SIZED(controller, scene, the_world.controllers.ids[0]);
    SIZED(scroll, scene, the_world.scroll);
    SIZED(bar, scene, the_world.navigation, CAS_TOOLBAR);
    SIZED(status_bar, scene);
#undef SIZED
    clear(&the_world);
}

int main(void) {
    run("every setting is read as it was set, and no other changes", each_value_is_read);
    run("in a strict scene every setting is read as it was set", each_value_is_read_strictly);
    run("all settings of a thing are set at once", all_members_are_read);
    run("in a strict scene all settings of a thing are set at once", all_members_are_read_strictly);
    run("if one member is refused, the message names it and no setting changes", nothing_is_set_in_part);
    run("in a strict scene no setting changes if one member is refused", nothing_is_set_in_part_strictly);
    run("settings that are as before cost nothing", the_same_settings_cost_nothing);
    run("in a strict scene settings that are as before cost nothing", the_same_settings_cost_nothing_strictly);
    run("a struct of settings without its size is refused, and changes nothing", a_size_is_checked);
    run("in a strict scene a struct without its size changes nothing", a_size_is_checked_strictly);
    run("settings that contradict constraints change nothing in a strict scene", a_conflict_changes_no_setting);
    run("a setting of a navigation bar is refused for other bars", a_toolbar_has_fewer_settings);
    run("a state is filled in if its struct has its size", a_state_has_a_size);
    return finish();
}
