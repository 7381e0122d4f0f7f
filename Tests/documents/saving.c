/* Scenes that are written as files and loaded again: the same settings, frames and constraints, and the same file. */
#include <casement/casement_documents.h>
#include <stddef.h>

#include "../ABITests/harness.h"

#define BROKEN(w, promise) CHECK_OR_SAY(!#promise, "%s\n", (w)->call)

#include "../ABITests/world.h"

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

/* ------------------------------------------------------------------- Files */

enum { MOST_TEXT = 1 << 20 };
typedef struct file {
    size_t length;
    char text[MOST_TEXT];
} file;
static file first, second;

static void append(const char *words, size_t length, void *context) {
    file *into = context;
    CHECK(into->length + length < MOST_TEXT);
    memcpy(into->text + into->length, words, length);
    into->length += length;
    into->text[into->length] = 0;
}

static void say(const char *words, size_t length, void *context) {
    (void)context;
    fprintf(stderr, "%.*s\n", (int)length, words);
}

static void save(cas_scene *scene, file *into) {
    into->length = 0;
    CHECK_OR_SAY(cas_documents_write_scene(scene, append, into) == CAS_OK, "%s\n", cas_scene_last_error(scene));
}

static cas_scene *load(const file *from) {
    cas_scene *scene = cas_documents_load(from->text, from->length, "saved.json", NULL, say, NULL);
    CHECK_OR_SAY(scene, "%s", from->text);
    return scene;
}

static cas_item find(const cas_scene *scene, cas_item in, const char *name) {
    if (strcmp(cas_item_name(scene, in), name) == 0) return in;
    for (cas_item child = cas_item_first_child(scene, in); child; child = cas_item_next_sibling(scene, child)) {
        cas_item found = find(scene, child, name);
        if (found) return found;
    }
    return 0;
}

static cas_item item_named(const cas_scene *scene, const char *name) {
    cas_item item = find(scene, CAS_WINDOW, name);
    CHECK_OR_SAY(item, "%s\n", name);
    return item;
}

/* --------------------------------------------------------- Each setting */

enum { ROOM_FOR_SETTINGS = 256 };
typedef union settings {
    size_t size;
    double alignment;
    unsigned char bytes[ROOM_FOR_SETTINGS];
} settings;

#define WITH_SETTINGS(kind, ...)                                                                           \
    static cas_status get_##kind(cas_scene *scene, void *into) { return cas_##kind##_get(__VA_ARGS__, into); } \
    static cas_status set_##kind(cas_scene *scene, const void *from) { return cas_##kind##_set(__VA_ARGS__, from); }
static cas_controller chat(cas_scene *scene) { return cas_item_controller(scene, item_named(scene, "chat")); }
static cas_controller bars(cas_scene *scene) { return cas_item_controller(scene, item_named(scene, "navigation")); }
WITH_SETTINGS(scene, scene)
WITH_SETTINGS(view, scene, item_named(scene, "box"))
WITH_SETTINGS(stack, scene, item_named(scene, "stack"))
WITH_SETTINGS(arranged, scene, item_named(scene, "arranged"))
WITH_SETTINGS(screen, scene)
WITH_SETTINGS(controller, scene, chat(scene))
WITH_SETTINGS(scroll, scene, item_named(scene, "list"))
WITH_SETTINGS(bar, scene, bars(scene), CAS_NAVIGATION_BAR)
WITH_SETTINGS(flow, scene, item_named(scene, "flow"))
WITH_SETTINGS(grid, scene, item_named(scene, "grid"))
WITH_SETTINGS(boxed, scene, item_named(scene, "boxed"))
WITH_SETTINGS(dimensions, scene, item_named(scene, "box"))
#undef WITH_SETTINGS

typedef struct subject {
    const char *name;
    size_t size;
    const member *members;
    size_t member_count;
    cas_status (*get)(cas_scene *scene, void *out_settings);
    cas_status (*set)(cas_scene *scene, const void *settings);
} subject;
#define SUBJECT(kind)                                                          \
    {#kind, sizeof(cas_##kind##_settings), members_of_##kind,                  \
     sizeof members_of_##kind / sizeof *members_of_##kind, get_##kind, set_##kind}
static const subject subjects[] = {SUBJECT(scene),  SUBJECT(view),       SUBJECT(stack),  SUBJECT(arranged),
                                   SUBJECT(screen), SUBJECT(controller), SUBJECT(scroll), SUBJECT(bar),
                                   SUBJECT(flow),   SUBJECT(grid),       SUBJECT(boxed),  SUBJECT(dimensions)};
#undef SUBJECT

static settings read(const subject *of, cas_scene *scene) {
    settings found = {0};
    found.size = of->size;
    CHECK_OR_SAY(of->get(scene, &found) == CAS_OK, "%s: %s\n", of->name, cas_scene_last_error(scene));
    return found;
}

/* An item is another one in another scene, and compared by its name. */
static int is_item(const member *each) {
    return strcmp(each->name, "docked") == 0 || strcmp(each->name, "collapses_with") == 0;
}

static cas_item item_in(const settings *settings, const member *each) {
    cas_item item;
    memcpy(&item, settings->bytes + each->offset, sizeof item);
    return item;
}

static void compare(const subject *of, cas_scene *scene, cas_scene *again, const char *changed) {
    settings one = read(of, scene), other = read(of, again);
    for (size_t i = 0; i < of->member_count; i++) {
        const member *each = &of->members[i];
        /* How many steps a call may take is the program's, and not in a file. */
        if (strcmp(each->name, "step_limit") == 0) continue;
        int is_same = memcmp(one.bytes + each->offset, other.bytes + each->offset, each->size) == 0;
        if (is_item(each))
            is_same = strcmp(cas_item_name(scene, item_in(&one, each)), cas_item_name(again, item_in(&other, each))) == 0;
        CHECK_OR_SAY(is_same, "%s.%s is another one when %s was changed:\n%s", of->name, each->name, changed, first.text);
    }
}

static world the_world;

static void fill(void) {
    memset(&the_world, 0, offsetof(world, space));
    fill_world(&the_world);
    cas_scene *scene = the_world.scene;
    cas_item_set_name(scene, the_world.arranged, "arranged");
    cas_item_set_name(scene, the_world.grid, "grid");
    cas_item_set_name(scene, the_world.boxed, "boxed");
    cas_item_set_name(scene, cas_controller_view(scene, the_world.navigation), "navigation");
}

static void each_setting(void) {
    fill();
    cas_scene *scene = the_world.scene;
    for (size_t i = 0; i < sizeof subjects / sizeof *subjects; i++) {
        const subject *of = &subjects[i];
        const settings before = read(of, scene);
        for (size_t j = 0; j < of->member_count; j++) {
            const member *each = &of->members[j];
            const cas_item input = strcmp(each->name, "docked") == 0 ? the_world.items.ids[0] : the_world.scroll;
            size_t count = is_item(each) ? 1 : each->accepted_count;
            for (size_t k = 0; k < count; k++) {
                settings changed = before;
                const unsigned char *from = is_item(each) ? (const unsigned char *)&input : each->accepted;
                memcpy(changed.bytes + each->offset, from + k * each->size, each->size);
                /* A distance counts only if there is one. */
                if (strcmp(each->name, "spacing_after") == 0)
                    ((cas_arranged_settings *)changed.bytes)->has_spacing_after = 1;
                if (strcmp(each->name, "flick_velocity") == 0 || strcmp(each->name, "compact_height") == 0)
                    ((cas_bar_settings *)changed.bytes)->collapses_with = the_world.scroll;
                CHECK_OR_SAY(of->set(scene, &changed) == CAS_OK, "%s.%s\n", of->name, each->name);
                CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) >= CAS_OK);
                save(scene, &first);
                cas_scene *again = load(&first);
                for (size_t l = 0; l < sizeof subjects / sizeof *subjects; l++)
                    compare(&subjects[l], scene, again, each->name);
                cas_scene_free(again);
                CHECK(of->set(scene, &before) == CAS_OK);
            }
        }
    }
    clear(&the_world);
}

/* ------------------------------------------------------------ Whole scenes */

static void compare_frames(cas_scene *scene, cas_item one, cas_scene *again, cas_item other, const char *path) {
    cas_rect a = cas_item_frame(scene, one), b = cas_item_frame(again, other);
    CHECK_OR_SAY(memcmp(&a, &b, sizeof a) == 0, "%s: %s is at %g %g %g %g, not at %g %g %g %g\n", path,
                 cas_item_name(scene, one), b.x, b.y, b.width, b.height, a.x, a.y, a.width, a.height);
    cas_item x = cas_item_first_child(scene, one), y = cas_item_first_child(again, other);
    for (; x && y; x = cas_item_next_sibling(scene, x), y = cas_item_next_sibling(again, y))
        compare_frames(scene, x, again, y, path);
    CHECK_OR_SAY(!x && !y, "%s: another number of views in %s\n", path, cas_item_name(scene, one));
}

static size_t count_constraints(cas_scene *scene) {
    const cas_constraint *constraints;
    size_t count;
    CHECK(cas_scene_constraints(scene, &constraints, &count) == CAS_OK);
    return count;
}

static void loads_again(cas_scene *scene, const char *path) {
    save(scene, &first);
    cas_scene *again = load(&first);
    compare_frames(scene, CAS_WINDOW, again, CAS_WINDOW, path);
    CHECK_OR_SAY(count_constraints(scene) == count_constraints(again), "%s\n", path);
    save(again, &second);
    CHECK_OR_SAY(first.length == second.length && memcmp(first.text, second.text, first.length) == 0,
                 "%s\n%s\nis not\n%s", path, first.text, second.text);
    cas_scene_free(again);
}

static const char *const paths[] = {
    "bindings/scenes/browser.json", "bindings/scenes/chat.json",    "bindings/scenes/container.json",
    "bindings/scenes/form.json",    "bindings/scenes/gallery.json", "bindings/scenes/item_editor.json",
    "bindings/scenes/note.json",    "bindings/scenes/address.vfl"};

static void files(void) {
    for (size_t i = 0; i < sizeof paths / sizeof *paths; i++) {
        FILE *source = fopen(paths[i], "rb");
        CHECK_OR_SAY(source, "%s\n", paths[i]);
        second.length = fread(second.text, 1, MOST_TEXT - 1, source);
        fclose(source);
        cas_scene *scene = cas_documents_load(second.text, second.length, paths[i], NULL, say, NULL);
        CHECK_OR_SAY(scene, "%s\n", paths[i]);
        loads_again(scene, paths[i]);
        cas_scene_free(scene);
    }
}

static void sums_and_names(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 100,
                                                          .scale = 2}, NULL);
    cas_item a = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "twin"), b = cas_scene_add_view(scene, a, CAS_PLAIN, "twin");
    cas_item c = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, NULL);
    const cas_summand summands[] = {{a, CAS_WIDTH, 1}, {b, CAS_WIDTH, -2}, {c, CAS_WIDTH, -0.5}};
    CHECK(cas_scene_add_sum(scene, &(cas_sum){.summands = summands, .count = 3, .constant = 8, .priority = 700,
                                              .identifier = "shares"}));
    CHECK(cas_constraint_set_gone(scene, cas_scene_find_constraint(scene, "shares"), 1, 3) == CAS_OK);
    CHECK(cas_scene_add_barrier(scene, CAS_WINDOW, CAS_BOTTOM, (cas_item[]){a, c}, 2, 4, "below"));
    CHECK(cas_scene_add_constraint(scene, &(cas_equation){.first = b, .first_attribute = CAS_WIDTH, .constant = 50}));
    CHECK(cas_scene_add_constraint(scene, &(cas_equation){.first = c, .first_attribute = CAS_WIDTH, .constant = 33,
                                                          .is_inactive = 1}));
    cas_view_set_intrinsic(scene, c, 40, CAS_NO_METRIC);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    loads_again(scene, "sums");
    cas_scene *again = load(&first);
    CHECK(cas_item_frame(again, item_named(again, "twin")).width == 128);
    cas_constraint sum = cas_scene_find_constraint(again, "shares");
    cas_sum found;
    CHECK(cas_constraint_get_sum(again, sum, &found) == CAS_OK && found.count == 3 && found.priority == 700);
    CHECK(cas_constraint_gone(again, sum) == 3);
    cas_scene_free(again);
    CHECK(cas_documents_write_scene(NULL, append, &first) == CAS_ERROR_NULL);
    CHECK(cas_documents_write_scene(scene, NULL, NULL) == CAS_ERROR_NULL);
    cas_scene_free(scene);
}

/* Texts, percentages and words; dimensions in a flow and outside; children that are free. */
static void boxes(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 400}, NULL);
    cas_item page = cas_scene_add_flow(scene, CAS_WINDOW, "page"), table = cas_scene_add_grid(scene, page, "table");
    cas_scene_attach(scene, page, CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
    cas_flow_settings flow = {.size = sizeof flow};
    CHECK(cas_flow_get(scene, page, &flow) == CAS_OK);
    flow.direction = CAS_COLUMN;
    flow.padding = (cas_lengths){{1, CAS_POINTS}, {2.5, CAS_PERCENT}, {3, CAS_POINTS}, {4, CAS_POINTS}};
    CHECK(cas_flow_set(scene, page, &flow) == CAS_OK);
    cas_grid_settings grid = {.size = sizeof grid, .columns = "1fr 2fr", .rows = "20 auto", .auto_columns = "30", .auto_rows = "15",
                              .areas = "head head / . \\tail", .row_gap = {4, CAS_PERCENT}, .column_gap = {3, CAS_POINTS}};
    CHECK(cas_grid_set(scene, table, &grid) == CAS_OK);
    cas_item head = cas_scene_add_view(scene, table, CAS_PLAIN, "head"), badge = cas_scene_add_view(scene, table, CAS_PLAIN, "badge");
    cas_boxed_settings boxed = {.size = sizeof boxed, .shrink = 1, .area = "head", .basis = {0, CAS_OWN_CONTENT},
                                .column_span = 1, .row_span = 1};
    CHECK(cas_boxed_set(scene, head, &boxed) == CAS_OK);
    CHECK(cas_boxed_get(scene, badge, &boxed) == CAS_OK);
    boxed.is_free = 1;
    CHECK(cas_boxed_set(scene, badge, &boxed) == CAS_OK);
    cas_scene_attach(scene, badge, CAS_RIGHT, head, CAS_RIGHT, -2);
    cas_dimensions_settings dimensions = {.size = sizeof dimensions, .width = {12.5, CAS_PERCENT}, .max_height = {9, CAS_POINTS},
                                          .aspect_ratio = 1.5};
    CHECK(cas_dimensions_set(scene, badge, &dimensions) == CAS_OK);
    dimensions.width = (cas_length){0, CAS_FIT_CONTENT};
    CHECK(cas_dimensions_set(scene, head, &dimensions) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) >= CAS_OK);
    loads_again(scene, "boxes");
    cas_scene *again = load(&first);
    CHECK(cas_flow_get(again, item_named(again, "page"), &flow) == CAS_OK && flow.padding.left.value == 2.5 &&
          flow.padding.left.unit == CAS_PERCENT && flow.padding.right.value == 4);
    CHECK(cas_grid_get(again, item_named(again, "table"), &grid) == CAS_OK && strcmp(grid.areas, "head head / . \\tail") == 0 &&
          strcmp(grid.auto_rows, "15") == 0 && strcmp(grid.columns, "1fr 2fr") == 0 && grid.row_gap.unit == CAS_PERCENT);
    CHECK(cas_boxed_get(again, item_named(again, "head"), &boxed) == CAS_OK && strcmp(boxed.area, "head") == 0 &&
          boxed.basis.unit == CAS_OWN_CONTENT);
    CHECK(cas_boxed_get(again, item_named(again, "badge"), &boxed) == CAS_OK && boxed.is_free == 1);
    CHECK(cas_dimensions_get(again, item_named(again, "head"), &dimensions) == CAS_OK && dimensions.width.unit == CAS_FIT_CONTENT);
    CHECK(cas_dimensions_get(again, item_named(again, "badge"), &dimensions) == CAS_OK && dimensions.width.value == 12.5 &&
          dimensions.max_height.value == 9 && dimensions.aspect_ratio == 1.5);
    cas_scene_free(again);
    cas_scene_free(scene);
}

int main(void) {
    run("each setting is read again from the file of its scene", each_setting);
    run("a scene of a file is written to a file of the same scene", files);
    run("flows and grids are written with their texts, and children with their dimensions", boxes);
    run("sums, items without names, and items of one name are written", sums_and_names);
    return finish();
}
