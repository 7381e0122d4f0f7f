/* Prints the digests of some scenes and solvers; digests.js makes the same calls. */
#include <casement/screen.h>
#include <stdint.h>
#include <stdio.h>

static void print(const char *name, uint64_t digest) { printf("%s %016llx\n", name, (unsigned long long)digest); }

static void a_form(void) {
    cas_scene *scene = cas_scene_new(
        &(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
    char name[16], rule[64];
    for (int row = 0; row < 30; row++) {
        sprintf(name, "label%d", row);
        cas_item label = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, name);
        cas_view_set_intrinsic(scene, label, 20 + row / 3.0, 20);
        sprintf(name, "field%d", row);
        cas_item field = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, name);
        sprintf(rule, "H:|-[label%d]-[field%d]-|", row, row);
        const char *rules = rule;
        cas_scene_add_rules(scene, &rules, 1);
        cas_scene_attach(scene, field, CAS_TOP, CAS_WINDOW, CAS_TOP, 10 + 40.1 * row);
        cas_scene_attach(scene, label, CAS_CENTER_Y, field, CAS_CENTER_Y, 0);
    }
    for (int width = 320; width < 1000; width += 97) {
        cas_scene_set_size(scene, width, 480);
        cas_scene_layout_if_needed(scene, NULL, NULL);
        print("form", cas_scene_digest(scene));
    }
    cas_scene_free(scene);
}

static void height(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    (void)context;
    if (request->mode == CAS_MEASURE_EXACTLY) out_measurement->height = 1000 / (request->width + 1);
}

static void a_chat(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .width = 320, .height = 480, .scale = 2, .profile = CAS_PROFILE_IOS7}, NULL);
    cas_controller page = cas_navigation_push(scene, cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL), "chat");
    cas_item root = cas_controller_view(scene, page);
    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    cas_item text = cas_scene_add_view(scene, messages, CAS_PLAIN, "text");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_view_set_intrinsic(scene, input, CAS_NO_METRIC, 44);
    const char *rules[] = {"H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.bottom == keyboard_guide.top",
                           "H:|-[text(==messages)]-|", "V:|-[text]-|"};
    cas_scene_add_rules(scene, rules, 6);
    cas_view_set_measure(scene, text, height, NULL);
    cas_scroll_settings settings = {.size = sizeof settings};
    cas_scroll_get(scene, messages, &settings);
    settings.docked = input;
    cas_scroll_set(scene, messages, &settings);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    print("chat", cas_scene_digest(scene));
    cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, CAS_CURVE_KEYBOARD);
    for (int frame = 0; frame <= 30; frame += 3) {
        cas_scene_sample(scene, frame / 60.0, NULL, NULL);
        print("keyboard", cas_scene_digest(scene));
    }
    cas_scene_rotate(scene, CAS_LANDSCAPE_RIGHT);
    cas_scene_sample(scene, 0.1, NULL, NULL);
    print("rotated", cas_scene_digest(scene));
    cas_scene_free(scene);
}

/* Rows between neighbours with many priorities, weights and thirds, so that solves need many steps. */
static void a_system(void) {
    enum { COUNT = 120 };
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_variable variables[COUNT];
    uint32_t random = 1;
    cas_solver_add_variables(solver, COUNT, variables);
    for (int i = 0; i < 3 * COUNT; i++) {
        random = random * 1103515245u + 12345u;
        int first = (random >> 8) % COUNT, second = (first + 1 + (random >> 16) % (COUNT - 1)) % COUNT;
        cas_term terms[] = {{variables[first], 1 + (random >> 5) % 7 / 3.0}, {variables[second], -1}};
        cas_solver_add_rows(solver, &(cas_row){terms, 2, (random >> 12) % 3, 100 * (1 + (random >> 20) % 9),
                                               (random >> 10) % 100 / 7.0, 1 + i % 5}, 1, NULL);
        if (i % 12 == 11) {
            cas_solver_solve(solver);
            print("system", cas_solver_digest(solver));
        }
    }
    cas_edit edit = cas_solver_edit_variable(solver, variables[7], 950);
    for (int i = 0; i < 10; i++) {
        cas_solver_suggest(solver, edit, i * 33.3, NULL, NULL);
        print("edit", cas_solver_digest(solver));
    }
    cas_solver_free(solver);
}

int main(void) {
    a_form();
    a_chat();
    a_system();
}
