/* Helpers for tests on a scene. Every test gets a new scene. */
#ifndef CASEMENT_TESTS_SCENE_H
#define CASEMENT_TESTS_SCENE_H

#include "setters.h"
#include "solver.h"

static cas_scene *scene;

/* The changes of the last layout(). */
static const cas_change *changes;
static size_t change_count;

static inline cas_item view_in(cas_item parent, const char *name) {
    cas_item made = cas_scene_add_view(scene, parent, CAS_PLAIN, name);
    CHECK(made != 0);
    return made;
}

static inline cas_item view(const char *name) { return view_in(CAS_WINDOW, name); }

/* first.attribute == second.attribute + constant; required */
static inline cas_constraint attach(cas_item first, cas_attribute attribute, cas_item second, cas_attribute to,
                                    double constant) {
    cas_constraint made = cas_scene_attach(scene, first, attribute, second, to, constant);
    CHECK(made != 0);
    return made;
}

/* item.attribute (relation) constant, for sizes */
static inline cas_constraint size_is(cas_item item, cas_attribute attribute, cas_relation relation, double constant,
                                     cas_priority priority) {
    cas_equation equation = {.first = item,
                             .first_attribute = attribute,
                             .relation = relation,
                             .constant = constant,
                             .priority = priority};
    cas_constraint made = cas_scene_add_constraint(scene, &equation);
    CHECK(made != 0);
    return made;
}

static inline void place(cas_item item, double x, double y, double width, double height) {
    cas_item parent = cas_item_parent(scene, item);
    attach(item, CAS_LEFT, parent, CAS_LEFT, x);
    attach(item, CAS_TOP, parent, CAS_TOP, y);
    size_is(item, CAS_WIDTH, CAS_EQUAL, width, CAS_REQUIRED);
    size_is(item, CAS_HEIGHT, CAS_EQUAL, height, CAS_REQUIRED);
}

static inline int is_rect(cas_rect rect, double x, double y, double width, double height) {
    return rect.x == x && rect.y == y && rect.width == width && rect.height == height;
}

static inline cas_status layout(void) { return cas_scene_layout_if_needed(scene, &changes, &change_count); }

static inline int is_changed(cas_item item) {
    int found = 0;
    for (size_t i = 0; i < change_count; i++)
        found += changes[i].item == item;
    return found;
}

static char text[4096];
static size_t text_length;

static inline void collect(const char *piece, size_t count, void *context) {
    CHECK(context == text);
    if (CHECK(text_length + count < sizeof text))
        memcpy(text + text_length, piece, count);
    text_length += count;
    text[text_length] = 0;
}

static inline const char *text_of(cas_constraint constraint) {
    text_length = 0;
    OK(cas_constraint_write(scene, constraint, collect, text));
    return text;
}

static inline cas_scene *scene_of(double width, double height, uint32_t flags) {
    cas_scene_options options = {.size = sizeof options, .width = width, .height = height, .flags = flags};
    return cas_scene_new(&options, NULL);
}

static inline void with_scene(void) {
    scene = scene_of(320, 480, 0);
    CHECK(scene);
    current();
    CHECK(cas_scene_check(scene) == CAS_OK);
    cas_scene_free(scene);
}

static inline cas_item leaf_in(cas_item parent, double width, double height) {
    cas_item made = view_in(parent, NULL);
    OK(cas_view_set_intrinsic(scene, made, width, height));
    return made;
}

static inline cas_status set_collapses(cas_item item, int32_t width, int32_t height) {
    cas_view_settings settings = {.size = sizeof settings};
    OK(cas_view_get(scene, item, &settings));
    settings.collapses_width = width;
    settings.collapses_height = height;
    return cas_view_set(scene, item, &settings);
}

static inline void scene_test(const char *sentence, void (*body)(void)) {
    current = body;
    run(sentence, with_scene);
}

#endif
