/* What is often stated together: barriers, fits, views that give up their room while they are hidden, and the functions of
 * rules for them. */
#include <math.h>

#include "scene.h"

static cas_item label(const char *name, double width) {
    cas_item made = view(name);
    OK(cas_view_set_intrinsic(scene, made, width, 20));
    attach(made, CAS_LEADING, CAS_WINDOW, CAS_LEADING, 0);
    return made;
}

static double x_of(cas_item item) { return cas_item_frame(scene, item).x; }
static double width_of(cas_item item) { return cas_item_frame(scene, item).width; }

/* ----------------------------------------------------------------- Barriers */

static void a_barrier_follows_the_furthest(void) {
    cas_item items[] = {label("name", 40), label("mail", 60), label("note", 10)}, field = view("field");
    cas_item labels = cas_scene_add_barrier(scene, CAS_WINDOW, CAS_TRAILING, items, 3, 8, "labels");
    CHECK(labels && cas_item_kind(scene, labels) == CAS_GUIDE && cas_item_parent(scene, labels) == CAS_WINDOW);
    attach(field, CAS_LEADING, labels, CAS_TRAILING, 0);
    attach(field, CAS_TRAILING, CAS_WINDOW, CAS_TRAILING, 0);
    OK(cas_view_set_intrinsic(scene, field, 100, 30));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, labels), 0, 0, 68, 480) && x_of(field) == 68 && width_of(field) == 252);
    CHECK(width_of(items[0]) == 40 && width_of(items[1]) == 60 && width_of(items[2]) == 10);
    OK(cas_view_set_intrinsic(scene, items[2], 90, 20));
    OK(layout());
    CHECK(x_of(field) == 98);
    OK(cas_item_remove(scene, items[2]));
    OK(layout());
    CHECK(x_of(field) == 68);
    const cas_constraint *found;
    size_t count;
    OK(cas_item_constraints(scene, labels, &found, &count));
    CHECK(count == 7);
    CHECK(strcmp(text_of(found[3]), "labels.trailing >= name.trailing + 8 @1000") == 0);
    OK(cas_item_constraints(scene, labels, &found, &count));
    CHECK(strcmp(text_of(found[5]), "labels.width == 0 @400") == 0);
    OK(cas_item_remove(scene, labels));
    OK(cas_scene_constraints(scene, &found, &count));
    CHECK(count == 3); /* of name and mail, and at the right of the field */
    OK(layout());
}

static void barriers_at_all_edges(void) {
    const struct {
        cas_attribute edge;
        double x, y, width, height;
    } edges[] = {{CAS_LEFT, 25, 0, 295, 480}, {CAS_RIGHT, 0, 0, 125, 480}, {CAS_TOP, 0, 35, 320, 445},
                 {CAS_BOTTOM, 0, 0, 320, 115}, {CAS_LEADING, 0, 0, 125, 480}, {CAS_TRAILING, 25, 0, 295, 480}};
    cas_view_settings window = {.size = sizeof window};
    OK(cas_view_get(scene, CAS_WINDOW, &window));
    window.direction = CAS_RIGHT_TO_LEFT;
    OK(cas_view_set(scene, CAS_WINDOW, &window));
    cas_item items[] = {view("a"), view("b")};
    place(items[0], 30, 50, 20, 20);
    place(items[1], 100, 40, 20, 70);
    for (size_t i = 0; i < sizeof edges / sizeof *edges; i++) {
        cas_item guide = cas_scene_add_barrier(scene, CAS_WINDOW, edges[i].edge, items, 2, 5, NULL);
        OK(layout());
        cas_rect frame = cas_item_frame(scene, guide);
        CHECK_OR_SAY(is_rect(frame, edges[i].x, edges[i].y, edges[i].width, edges[i].height),
                     "edge %d: %g %g %g %g\n", edges[i].edge, frame.x, frame.y, frame.width, frame.height);
    }
}

static void a_barrier_yields_to_compression_and_not_to_hugging(void) {
    cas_item wide = label("wide", 200), labels = cas_scene_add_barrier(scene, CAS_WINDOW, CAS_RIGHT, &wide, 1, 0, NULL);
    cas_item field = view("field");
    OK(cas_view_set_intrinsic(scene, field, 20, 20));
    attach(field, CAS_LEFT, labels, CAS_RIGHT, 0);
    attach(field, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, 0);
    OK(layout());
    CHECK(width_of(wide) == 200 && width_of(field) == 120);
}

static void refused_barriers(void) {
    cas_item box = view("box"), guide = cas_scene_add_guide(scene, CAS_WINDOW, NULL), made = 1;
    cas_item few[] = {box, 77};
    OK(layout());
    const uint64_t before = cas_scene_digest(scene);
    const struct {
        cas_item owner, *items;
        cas_attribute edge;
        size_t count;
        double margin;
        const char *name;
        cas_status status;
        const char *words;
    } wrong[] = {
        {guide, &box, CAS_LEFT, 1, 0, NULL, CAS_ERROR_KIND, "owner"},
        {77, &box, CAS_LEFT, 1, 0, NULL, CAS_ERROR_STALE, "owner"},
        {CAS_WINDOW, few, CAS_LEFT, 2, 0, NULL, CAS_ERROR_STALE, "items[1]"},
        {CAS_WINDOW, &box, CAS_LEFT, 0, 0, NULL, CAS_ERROR_EMPTY, "items"},
        {CAS_WINDOW, NULL, CAS_LEFT, 1, 0, NULL, CAS_ERROR_NULL, "items"},
        {CAS_WINDOW, &box, CAS_WIDTH, 1, 0, NULL, CAS_ERROR_OUT_OF_RANGE, "edge"},
        {CAS_WINDOW, &box, CAS_CENTER_X, 1, 0, NULL, CAS_ERROR_OUT_OF_RANGE, "edge"},
        {CAS_WINDOW, &box, 99, 1, 0, NULL, CAS_ERROR_OUT_OF_RANGE, "edge"},
        {CAS_WINDOW, &box, CAS_LEFT, 1, NAN, NULL, CAS_ERROR_NOT_FINITE, "margin"},
        {CAS_WINDOW, &box, CAS_LEFT, 1, 2e9, NULL, CAS_ERROR_OUT_OF_RANGE, "margin"},
        {CAS_WINDOW, &box, CAS_LEFT, 1, 0, "\xff", CAS_ERROR_TEXT, "name"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong && made; i++) {
        CHECK(cas_scene_add_barrier(scene, wrong[i].owner, wrong[i].edge, wrong[i].items, wrong[i].count, wrong[i].margin,
                                    wrong[i].name) == 0);
        CHECK_OR_SAY(cas_scene_last_status(scene) == wrong[i].status && strstr(cas_scene_last_error(scene), wrong[i].words),
                     "%zu: %s\n", i, cas_scene_last_error(scene));
        CHECK(cas_scene_digest(scene) == before);
    }
    CHECK(cas_scene_add_barrier(NULL, CAS_WINDOW, CAS_LEFT, &box, 1, 0, NULL) == 0);
}

/* --------------------------------------------------------------------- Fits */

static void fits_contain_and_cover(void) {
    cas_item page = view("page"), photo = view("photo"), cover = view("cover");
    attach(page, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 10);
    attach(page, CAS_TOP, CAS_WINDOW, CAS_TOP, 20);
    cas_constraint wide = size_is(page, CAS_WIDTH, CAS_EQUAL, 200, CAS_REQUIRED);
    size_is(page, CAS_HEIGHT, CAS_EQUAL, 100, CAS_REQUIRED);
    OK(cas_view_set_intrinsic(scene, photo, 30, 30));
    const cas_constraint *made;
    size_t count;
    OK(cas_scene_add_fit(scene, photo, page, 1.5, CAS_FIT_CONTAIN, "inside", &made, &count));
    CHECK(count == 6 && strcmp(text_of(made[0]), "photo.width == 1.5 * photo.height @1000 \"inside\"") == 0);
    CHECK(cas_scene_find_constraint(scene, "inside") == made[0]);
    OK(cas_scene_add_fit(scene, cover, page, 1.5, CAS_FIT_COVER, NULL, NULL, NULL));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, photo), 35, 20, 150, 100));
    CHECK(width_of(cover) == 200 && fabs(cas_item_frame(scene, cover).height - 400 / 3.0) < 1e-9 && x_of(cover) == 10);
    OK(cas_constraint_set_constant(scene, wide, 120));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, photo), 10, 30, 120, 80) && is_rect(cas_item_frame(scene, cover), -5, 20, 150, 100));
    OK(cas_item_remove(scene, photo));
    OK(cas_scene_constraints(scene, &made, &count));
    CHECK(count == 10);
    OK(layout());
}

static void refused_fits(void) {
    cas_item page = view("page"), photo = view("photo");
    const cas_constraint *made;
    OK(layout());
    const uint64_t before = cas_scene_digest(scene);
    const struct {
        cas_item item, container;
        double ratio;
        cas_fit fit;
        const char *identifier;
        cas_status status;
        const char *words;
    } wrong[] = {{77, page, 1, 0, NULL, CAS_ERROR_STALE, "item"},
                 {photo, 77, 1, 0, NULL, CAS_ERROR_STALE, "container"},
                 {photo, photo, 2, 0, NULL, CAS_ERROR_EMPTY, ""},
                 {photo, page, 0, 0, NULL, CAS_ERROR_OUT_OF_RANGE, "aspect_ratio"},
                 {photo, page, -1, 0, NULL, CAS_ERROR_OUT_OF_RANGE, "aspect_ratio"},
                 {photo, page, INFINITY, 0, NULL, CAS_ERROR_NOT_FINITE, "aspect_ratio"},
                 {photo, page, 1, 2, NULL, CAS_ERROR_OUT_OF_RANGE, "fit"},
                 {photo, page, 1, 0, "\xff", CAS_ERROR_TEXT, "identifier"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        CHECK(cas_scene_add_fit(scene, wrong[i].item, wrong[i].container, wrong[i].ratio, wrong[i].fit, wrong[i].identifier,
                                NULL, NULL) == wrong[i].status);
        CHECK_OR_SAY(strstr(cas_scene_last_error(scene), wrong[i].words), "%zu: %s\n", i, cas_scene_last_error(scene));
        CHECK(cas_scene_digest(scene) == before);
    }
    CHECK(cas_scene_add_fit(scene, photo, page, 1, 0, NULL, &made, NULL) == CAS_ERROR_NULL);
    CHECK(cas_scene_digest(scene) == before);
}

static void a_strict_scene_refuses_a_fit(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item photo = view("photo");
    cas_constraint wide = size_is(photo, CAS_WIDTH, CAS_EQUAL, 400, CAS_REQUIRED);
    OK(layout());
    const uint64_t before = cas_scene_digest(scene);
    CHECK(cas_scene_add_fit(scene, photo, CAS_WINDOW, 1, CAS_FIT_CONTAIN, NULL, NULL, NULL) == CAS_ERROR_CONFLICT);
    CHECK(cas_scene_digest(scene) == before);
    const cas_constraint *members;
    size_t count;
    OK(cas_scene_refusal(scene, &members, &count));
    CHECK(count == 2 && (members[0] == wide || members[1] == wide));
    OK(cas_scene_add_fit(scene, photo, CAS_WINDOW, 0.5, CAS_FIT_COVER, NULL, NULL, NULL));
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

/* --------------------------------------------------------------------- Gone */

/* |-20-[label]-8-[field]-20-|, with the label at 60 though its text is 50. */
typedef struct form {
    cas_item label, field;
    cas_constraint width, gap;
} form;

static form a_form(void) {
    form made = {view("label"), view("field"), 0, 0};
    OK(cas_view_set_intrinsic(scene, made.label, 50, 20));
    attach(made.label, CAS_LEADING, CAS_WINDOW, CAS_LEADING, 20);
    made.width = size_is(made.label, CAS_WIDTH, CAS_EQUAL, 60, CAS_REQUIRED);
    made.gap = attach(made.field, CAS_LEADING, made.label, CAS_TRAILING, 8);
    attach(made.field, CAS_TRAILING, CAS_WINDOW, CAS_TRAILING, -20);
    return made;
}

static void hide(cas_item item, int32_t is_hidden) { OK(cas_view_set_hidden(scene, item, is_hidden)); }

static void check_row(uint32_t flags) {
    scene = scene_of(320, 480, flags);
    form r = a_form();
    OK(layout());
    CHECK(x_of(r.field) == 88);
    hide(r.label, 1);
    OK(layout());
    CHECK(x_of(r.field) == 88); /* it does not collapse */
    OK(set_collapses(r.label, 1, 0));
    OK(layout());
    CHECK(width_of(r.label) == 0 && x_of(r.label) == 20 && x_of(r.field) == 28);
    CHECK(isnan(cas_constraint_gone(scene, r.gap)));
    OK(cas_constraint_set_gone(scene, r.gap, 1, 0));
    CHECK(cas_constraint_gone(scene, r.gap) == 0);
    CHECK(strcmp(text_of(r.gap), "field.leading == label.trailing + 8 @1000 gone 0") == 0);
    OK(layout());
    CHECK(x_of(r.field) == 20);
    /* Numbers set meanwhile hold when it is shown. */
    OK(cas_constraint_set_constant(scene, r.width, 70));
    OK(cas_constraint_set_constant(scene, r.gap, 10));
    OK(cas_view_set_intrinsic(scene, r.label, 40, 20));
    OK(layout());
    CHECK(x_of(r.field) == 20 && change_count == 0);
    hide(r.label, 0);
    OK(layout());
    CHECK(x_of(r.field) == 100 && width_of(r.label) == 70);
    hide(r.label, 1);
    OK(cas_constraint_set_gone(scene, r.gap, 1, 5));
    OK(layout());
    CHECK(x_of(r.field) == 25);
    OK(cas_constraint_set_gone(scene, r.gap, 0, 5));
    OK(layout());
    CHECK(x_of(r.field) == 30);
    /* What is added meanwhile is added as gone. */
    size_is(r.label, CAS_WIDTH, CAS_LESS_OR_EQUAL, 90, CAS_REQUIRED);
    size_is(r.label, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 65, CAS_REQUIRED);
    OK(layout());
    CHECK(width_of(r.label) == 0);
    OK(set_collapses(r.label, 0, 1));
    OK(layout());
    CHECK(width_of(r.label) == 70 && cas_item_frame(scene, r.label).height == 0);
    CHECK(cas_scene_conflict_count(scene) == 0);
    OK(cas_scene_check(scene));
    OK(cas_item_remove(scene, r.label));
    OK(layout());
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

static void a_hidden_view_gives_up_its_room(void) {
    check_row(0);
    check_row(CAS_SCENE_STRICT);
}

/* Hiding and showing leaves no trace. */
static void hiding_is_taken_back(void) {
    form r = a_form();
    OK(set_collapses(r.label, 1, 1));
    OK(cas_constraint_set_gone(scene, r.gap, 1, 0));
    OK(layout());
    const cas_rect before = cas_item_frame(scene, r.field);
    cas_solver_statistics statistics = {.size = sizeof statistics}, later = statistics;
    OK(cas_scene_get_statistics(scene, &statistics));
    for (int i = 0; i < 50; i++) {
        hide(r.label, 1);
        OK(layout());
        CHECK(x_of(r.field) == 20);
        hide(r.label, 0);
        OK(layout());
        const cas_rect after = cas_item_frame(scene, r.field);
        CHECK(memcmp(&before, &after, sizeof before) == 0);
    }
    OK(cas_scene_get_statistics(scene, &later));
    CHECK(later.constraints == statistics.constraints && later.variables == statistics.variables);
}

static void a_strict_scene_refuses_to_hide(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box"), other = view("other");
    OK(set_collapses(box, 1, 0));
    size_is(other, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    cas_constraint tie = attach(other, CAS_WIDTH, box, CAS_WIDTH, 10);
    OK(cas_constraint_set_gone(scene, tie, 1, 60));
    size_is(box, CAS_WIDTH, CAS_GREATER_OR_EQUAL, 30, CAS_REQUIRED);
    OK(layout());
    const uint64_t before = cas_scene_digest(scene);
    CHECK(cas_view_set_hidden(scene, box, 1) == CAS_ERROR_CONFLICT);
    CHECK(cas_scene_digest(scene) == before && cas_item_is_hidden(scene, box) == 0);
    OK(cas_constraint_set_gone(scene, tie, 1, 50));
    OK(cas_view_set_hidden(scene, box, 1));
    OK(layout());
    CHECK(width_of(box) == 0 && width_of(other) == 50);
    const uint64_t hidden = cas_scene_digest(scene);
    CHECK(cas_constraint_set_gone(scene, tie, 1, 60) == CAS_ERROR_CONFLICT);
    CHECK(cas_scene_digest(scene) == hidden && cas_constraint_gone(scene, tie) == 50);
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

static void measured_views_give_up_their_room(void) {
    form r = a_form();
    cas_size size;
    OK(set_collapses(r.label, 1, 0));
    cas_item card = view("card"), inner = view_in(card, "inner");
    OK(cas_view_set_intrinsic(scene, inner, 80, 20));
    attach(inner, CAS_LEFT, card, CAS_LEFT, 0);
    attach(inner, CAS_RIGHT, card, CAS_RIGHT, 0);
    OK(set_collapses(inner, 1, 0));
    OK(cas_view_fitting_size(scene, card, (cas_size){0, 0}, 50, 50, &size));
    CHECK(size.width == 80);
    hide(inner, 1);
    OK(cas_view_fitting_size(scene, card, (cas_size){0, 0}, 50, 50, &size));
    CHECK(size.width == 0);
    OK(layout());
}

/* A card with rows of its own inside: paddings, a fixed width, margins, a stack, right to left. */
static void what_is_inside_a_card_is_gone_with_it(void) {
    cas_item card = view("card"), inner = view_in(card, "inner"), under = view("under");
    cas_item row = cas_scene_add_stack(scene, card, CAS_HORIZONTAL, "row");
    for (int i = 0; i < 3; i++) CHECK(cas_stack_add_view(scene, row, CAS_PLAIN, "text"));
    for (int i = 0; i < 3; i++) OK(cas_view_set_intrinsic(scene, cas_stack_view(scene, row, (size_t)i), 30, 20));
    cas_stack_settings settings = {.size = sizeof settings};
    OK(cas_stack_get(scene, row, &settings));
    settings.spacing = 8;
    OK(cas_stack_set(scene, row, &settings));
    const char *rules[] = {"V:|-10-[inner(40)]-10-[row]-10-|", "inner.left == card.leftMargin", "inner.width == 60",
                           "row.leading == card.leading + 5", "card.trailing >= row.trailing + 5", "card.right >= inner.right + 8",
                           "card.left == window.left + 30", "card.top == window.top + 7", "under.top == card.bottom + 12 gone 2",
                           "under.height == 9", "inner.left <= under.left + 400"};
    OK(cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules));
    OK(layout());
    const cas_rect before = cas_item_frame(scene, card), inside = cas_item_frame(scene, inner);
    CHECK(before.height == 90 && cas_item_frame(scene, under).y == 109);
    OK(set_collapses(card, 1, 1));
    for (int i = 0; i < 4; i++) {
        cas_size size;
        hide(card, 1);
        OK(layout());
        CHECK(is_rect(cas_item_frame(scene, card), 30, 7, 0, 0) && is_rect(cas_item_frame(scene, inner), 0, 0, 0, 0));
        CHECK(cas_item_frame(scene, under).y == 9 && cas_scene_conflict_count(scene) == 0);
        OK(cas_scene_check(scene));
        OK(cas_view_fitting_size(scene, card, (cas_size){0, 0}, 50, 50, &size));
        CHECK(size.width == 0 && size.height == 0);
        if (i == 1) { /* a part of it moves out, and back */
            OK(cas_view_move(scene, inner, CAS_WINDOW, 0));
            OK(layout());
            CHECK(width_of(inner) == 60);
            OK(cas_view_move(scene, inner, card, 0));
            OK(layout());
            CHECK(width_of(inner) == 0);
        }
        if (i == 2) {
            cas_view_settings turned = {.size = sizeof turned};
            OK(cas_view_get(scene, card, &turned));
            turned.alignment_insets = (cas_insets){1, 2, 3, 4};
            OK(cas_view_set(scene, card, &turned));
            OK(layout());
            CHECK(width_of(card) == 0);
            turned.alignment_insets = (cas_insets){0, 0, 0, 0};
            OK(cas_view_set(scene, card, &turned));
        }
        hide(card, 0);
        OK(layout());
        const cas_rect now = cas_item_frame(scene, card), within = cas_item_frame(scene, inner);
        CHECK(memcmp(&before, &now, sizeof now) == 0 && memcmp(&inside, &within, sizeof now) == 0);
        OK(cas_scene_check(scene));
    }
}

static void refused_numbers_of_what_is_gone(void) {
    form r = a_form();
    OK(layout());
    const uint64_t before = cas_scene_digest(scene);
    CHECK(cas_constraint_set_gone(scene, 77, 1, 0) == CAS_ERROR_STALE);
    CHECK(cas_constraint_set_gone(scene, r.gap, 1, NAN) == CAS_ERROR_NOT_FINITE);
    CHECK(cas_constraint_set_gone(scene, r.gap, 1, 1e10) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(isnan(cas_constraint_gone(scene, 77)) && isnan(cas_constraint_gone(NULL, r.gap)));
    CHECK(set_collapses(CAS_WINDOW, 1, 0) == CAS_ERROR_KIND);
    CHECK(cas_scene_digest(scene) == before);
    OK(set_collapses(r.label, 1, 0));
    CHECK(cas_scene_digest(scene) != before);
    hide(r.label, 1);
    OK(layout());
    const cas_constraint *found;
    size_t count;
    OK(cas_item_constraints_affecting(scene, r.label, CAS_HORIZONTAL, &found, &count));
    cas_constraint own = 0;
    for (size_t i = 0; i < count; i++) {
        const cas_constraint each = found[i];
        if (strcmp(text_of(each), "label.width == 0 @999") == 0) own = each;
        OK(cas_item_constraints_affecting(scene, r.label, CAS_HORIZONTAL, &found, &count));
    }
    if (own) CHECK(cas_constraint_remove(scene, own) == CAS_ERROR_OWNED && strstr(cas_scene_last_error(scene), "show the view"));
}

/* -------------------------------------------------------------------- Rules */

static size_t added(const char *rule, const cas_constraint **made) {
    size_t count = 0;
    cas_format_options options = {.size = sizeof options, .flags = CAS_FORMAT_EXTENDED};
    CHECK_OR_SAY(cas_scene_add_format(scene, rule, &options, made, &count) == CAS_OK, "%s\n", cas_scene_last_error(scene));
    return count;
}

static void rules_with_functions(void) {
    cas_item a = view("a"), b = view("b"), c = view("c");
    OK(cas_view_set_intrinsic(scene, a, 40, 20));
    OK(cas_view_set_intrinsic(scene, b, 60, 20));
    const cas_constraint *made;
    CHECK(added("c.left >= max(a.right, b.right + 4) + 8 gone 0 \"after\"", &made) == 2);
    CHECK(strcmp(text_of(made[0]), "c.left >= a.right + 8 @1000 gone 0 \"after\"") == 0);
    CHECK(added("c.width == 25% of window.width", &made) == 1);
    CHECK(strcmp(text_of(made[0]), "c.width == 0.25 * window.width @1000") == 0);
    CHECK(added("c.centerY == middle(a.bottom, b.bottom) + 3", &made) == 1);
    CHECK(strcmp(text_of(made[0]), "c.centerY == 0.5 * a.bottom + 0.5 * b.bottom + 3 @1000") == 0);
    CHECK(added("min(a.width, b.width) >= 30", &made) == 2);
    CHECK(strcmp(text_of(made[0]), "a.width >= 30 @1000") == 0);
    CHECK(added("c.height >= 100 - min(a.height, 2 * b.height)", &made) == 2);
    CHECK(strcmp(text_of(made[0]), "c.height + a.height >= 100 @1000") == 0);
    CHECK(added("H:|~3[a]-[b]~7|", &made) > 5);
    OK(layout());
    CHECK(width_of(c) == 80 && fabs(x_of(a) - 63.6) < 1e-9 && fabs(x_of(b) - 111.6) < 1e-9);
}

static void faults_of_functions(void) {
    view("a"), view("b"), view("c");
    const struct {
        const char *rule, *words;
        size_t column;
    } wrong[] = {{"c.left == max(a.left, b.left)", "\"==\" takes a barrier", 11},
                 {"c.left <= max(a.left, b.left)", "only \">= max()\"", 11},
                 {"c.left >= min(a.left, b.left)", "only \">= max()\"", 11},
                 {"max(a.left, b.left) >= c.left", "only \">= max()\"", 1},
                 {"c.left >= max(a.left, b.left", "expected \",\"", 29},
                 {"c.left >= max(a.left) + max(b.left)", "one max()", 25},
                 {"c.left == middle(a.left)", "between two", 11},
                 {"c.left == middle(a.left, b.left, c.left)", "between two", 11},
                 {"c.left == 25%", "expected \"of\"", 14},
                 {"c.left >= max(max(a.left), 3)", "expected", 18},
                 {"3 >= max(4, a.width)", "expected a number, a metric, or an attribute", 0},
                 {"H:|~0[a]~|", "greater than 0", 5},
                 {"c.left == a.left gone", "expected a number", 22},
                 {"c.left == a.left gone nix", "no metric", 23}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cas_format_options options = {.size = sizeof options, .flags = CAS_FORMAT_EXTENDED};
        cas_fault fault;
        CHECK(cas_scene_add_format(scene, wrong[i].rule, &options, NULL, NULL) == CAS_ERROR_RULE);
        OK(cas_scene_last_fault(scene, &fault));
        CHECK_OR_SAY(strstr(cas_scene_last_error(scene), wrong[i].words) && (!wrong[i].column || fault.column == wrong[i].column),
                     "%s\n%s\n", wrong[i].rule, cas_scene_last_error(scene));
    }
}

int main(void) {
    scene_test("a barrier follows the item that reaches furthest, and is removed with its guide", a_barrier_follows_the_furthest);
    scene_test("barriers at all edges, and at those that turn with the direction", barriers_at_all_edges);
    scene_test("a barrier squeezes no text, and no content pushes it away", a_barrier_yields_to_compression_and_not_to_hugging);
    scene_test("a refused barrier names the argument and changes nothing", refused_barriers);
    scene_test("an item of an aspect ratio fits into another, or covers it", fits_contain_and_cover);
    scene_test("a refused fit names the argument and changes nothing", refused_fits);
    run("a strict scene refuses a fit as a whole", a_strict_scene_refuses_a_fit);
    run("a hidden view that collapses has no width, and gaps have the constants for that", a_hidden_view_gives_up_its_room);
    scene_test("hiding and showing leaves no row behind", hiding_is_taken_back);
    run("a strict scene that refuses to hide a view has everything as it was", a_strict_scene_refuses_to_hide);
    scene_test("a view that is gone has no part in fitting sizes", measured_views_give_up_their_room);
    scene_test("what is inside a card is gone with it, and comes back where it was", what_is_inside_a_card_is_gone_with_it);
    scene_test("refused numbers of what is gone change nothing, and its own row is owned", refused_numbers_of_what_is_gone);
    scene_test("max, min, middle, shares and springs with numbers in rules", rules_with_functions);
    scene_test("a caret is under what is wrong with a function", faults_of_functions);
    return finish();
}
