/* From every callback of the library a backtrace leads to main(), as debuggers, profilers and
 * leak checkers need it. With an argument the program loses its solver, for leak checkers. */
#define _GNU_SOURCE
#include "../ABITests/setters.h"

#include <execinfo.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <unwind.h>

/* Overwrites what calls have left on the stack: a leak checker takes a pointer there for one in use. */
__attribute__((noinline)) static void clear_stack(void) {
    volatile char bytes[4096];
    for (size_t i = 0; i < sizeof bytes; i++) bytes[i] = 0;
}

int main(int count, char **arguments);

enum { ALLOCATE, REALLOCATE, RELEASE, MEASURE, WRITE, KINDS };
static const char *const kinds[KINDS] = {"allocate", "reallocate", "release", "measure", "write"};
static size_t calls[KINDS], lost[KINDS];

/* Counts a callback, and whether main() is not among its callers. */
static void look(int kind) {
    void *frames[100];
    int depth = backtrace(frames, 100), found = 0;
    for (int i = 0; i < depth && !found; i++)
        found = (uintptr_t)_Unwind_FindEnclosingFunction((char *)frames[i] - 1) == (uintptr_t)main;
    calls[kind]++;
    lost[kind] += !found;
}

static void *allocate(size_t bytes, void *context) {
    (void)context;
    look(ALLOCATE);
    return malloc(bytes);
}

static void *reallocate(void *memory, size_t old_bytes, size_t new_bytes, void *context) {
    (void)old_bytes, (void)context;
    look(REALLOCATE);
    return realloc(memory, new_bytes);
}

static void release(void *memory, size_t bytes, void *context) {
    (void)bytes, (void)context;
    look(RELEASE);
    free(memory);
}

static void measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    look(MEASURE);
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = 2000 / (request->width + 1);
}

static void write_nothing(const char *text, size_t length, void *context) {
    (void)text, (void)length, (void)context;
    look(WRITE);
}

static const cas_allocator allocator = {allocate, reallocate, release, NULL};

static cas_solver *new_solver(void) {
    return cas_solver_new(&(cas_solver_options){.size = sizeof(cas_solver_options), .allocator = allocator}, NULL);
}

/* Rows in chains, with conflicts, edits and removals. */
static void use_solver(void) {
    enum { COUNT = 200 };
    cas_solver *solver = new_solver();
    cas_variable x[COUNT];
    cas_solver_add_variables(solver, COUNT, x);
    for (int i = 1; i < COUNT; i++) {
        cas_solver_add(solver, (cas_term[]){{x[i], 1}, {x[i - 1], -1}}, 2, i % 3 ? CAS_EQUAL : CAS_GREATER_OR_EQUAL, i, CAS_REQUIRED);
        cas_solver_add(solver, (cas_term[]){{x[i], 1}}, 1, CAS_LESS_OR_EQUAL, 100 * i, 1 + i % 900);
    }
    cas_edit edit = cas_solver_edit_variable(solver, x[0], CAS_STRONG);
    for (int value = 0; value < 500; value += 50) cas_solver_suggest(solver, edit, value, NULL, NULL);
    cas_solver_add(solver, (cas_term[]){{x[9], 1}, {x[0], -1}}, 2, CAS_EQUAL, -5, CAS_REQUIRED); /* a conflict */
    cas_solver_solve(solver);
    cas_solver_dump(solver, write_nothing, NULL);
    for (int i = 0; i < COUNT; i += 2) cas_solver_remove_variable(solver, x[i]);
    cas_solver_solve(solver);
    cas_solver_free(solver);
}

/* A screen with rules, a stack, measured texts, a keyboard and an animation. */
static void use_scene(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .allocator = allocator,
        .profile = CAS_PROFILE_IOS7, .width = 320, .height = 480, .scale = 2}, NULL);
    cas_controller navigation = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
    cas_item root = cas_controller_view(scene, cas_navigation_push(scene, navigation, "page"));
    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "V:[input(44)]"};
    cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules);
    cas_scene_attach(scene, input, CAS_BOTTOM, state_of_screen(scene).keyboard_guide, CAS_TOP, 0);
    dock(scene, messages, input);
    cas_item stack = cas_scene_add_stack(scene, messages, CAS_VERTICAL, "stack");
    for (int i = 0; i < 50; i++) {
        char name[20];
        snprintf(name, sizeof name, "text%d", i);
        cas_item text = cas_scene_add_view(scene, stack, CAS_PLAIN, name);
        cas_view_set_measure(scene, text, measure, NULL);
        cas_stack_append(scene, stack, &text, 1);
    }
    cas_scene_attach(scene, stack, CAS_LEFT, messages, CAS_LEFT, 0);
    cas_scene_attach(scene, stack, CAS_WIDTH, messages, CAS_WIDTH, 0);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, CAS_CURVE_KEYBOARD);
    for (int i = 0; i <= 5; i++) cas_scene_sample(scene, i / 10.0, NULL, NULL);
    cas_scene_describe(scene, write_nothing, NULL);
    cas_scene_free(scene);
}

int main(int count, char **arguments) {
    (void)arguments;
    if (count > 1) {
        int failed = new_solver() == NULL;
        clear_stack();
        return failed;
    }
    use_solver();
    use_scene();
    int failed = 0;
    for (int kind = 0; kind < KINDS; kind++) {
        printf("%s: %zu calls, main() is not found from %zu\n", kinds[kind], calls[kind], lost[kind]);
        failed |= !calls[kind] || lost[kind];
    }
    return failed;
}
