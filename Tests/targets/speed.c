/* Prints the nanoseconds of one suggestion and of one layout of a form of 100 rows, each the
 * least of several runs. Any argument makes the runs shorter, for emulators. */
#include <casement.h>
#include <stdio.h>
#include <stdlib.h>
#include <time.h>

enum { ROWS = 100 };

static cas_scene *scene;
static cas_edit divider;

static void require(int holds) {
    if (holds)
        return;
    fprintf(stderr, "%s\n", cas_scene_last_error(scene));
    exit(1);
}

/* Labels of intrinsic widths in one column, and fields beside them up to the right edge. */
static void build(void) {
    cas_scene_options options = {0};
    options.size = sizeof options;
    options.width = 320;
    options.height = 4000;
    scene = cas_scene_new(&options, NULL);
    require(scene != NULL);
    cas_item above = CAS_WINDOW;
    for (int row = 0; row < ROWS; row++) {
        cas_item label = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "");
        cas_item field = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "");
        require(cas_view_set_intrinsic(scene, label, 40 + row % 7, 20) == CAS_OK);
        cas_equation equations[] = {
            {.first = label, .first_attribute = CAS_LEFT, .second = CAS_WINDOW, .second_attribute = CAS_LEFT, .constant = 20},
            {.first = label, .first_attribute = CAS_TOP, .second = above,
             .second_attribute = row == 0 ? CAS_TOP : CAS_BOTTOM, .constant = 8},
            {.first = field, .first_attribute = CAS_LEFT, .second = label, .second_attribute = CAS_RIGHT, .constant = 8},
            {.first = field, .first_attribute = CAS_RIGHT, .second = CAS_WINDOW, .second_attribute = CAS_RIGHT, .constant = -20},
            {.first = field, .first_attribute = CAS_TOP, .second = label, .second_attribute = CAS_TOP},
            {.first = field, .first_attribute = CAS_HEIGHT, .second = label, .second_attribute = CAS_HEIGHT},
        };
        for (size_t i = 0; i < sizeof equations / sizeof *equations; i++) {
            equations[i].relation = CAS_EQUAL;
            equations[i].multiplier = 1;
            equations[i].priority = CAS_REQUIRED;
            cas_constraint constraint = cas_scene_add_constraint(scene, &equations[i]);
            require(constraint != 0);
            if (row == 0 && i == 1)
                divider = cas_scene_edit_constant(scene, constraint);
        }
        above = label;
    }
    require(divider != 0);
    require(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
}

static void suggest(int step) { require(cas_scene_suggest(scene, divider, 8 + step % 100, NULL, NULL) == CAS_OK); }

static void resize(int step) {
    require(cas_scene_set_size(scene, 320 + step % 100, 4000) == CAS_OK);
    require(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
}

static double least(void (*operation)(int), int count) {
    double best = 0;
    for (int run = 0; run < 5; run++) {
        clock_t begin = clock();
        for (int step = 0; step < count; step++)
            operation(step);
        double nanoseconds = (double)(clock() - begin) / CLOCKS_PER_SEC * 1e9 / count;
        if (run == 0 || nanoseconds < best)
            best = nanoseconds;
    }
    return best;
}

int main(int argc, char **argv) {
    (void)argv;
    int count = argc > 1 ? 500 : 5000;
    build();
    printf("%.0f %.0f\n", least(suggest, count), least(resize, count));
    cas_scene_free(scene);
    return 0;
}
