/* A form: labels before fields on common baselines, two buttons under them. The
 * labels are as wide as they must be, the fields take what is left, and turning
 * the window mirrors it all. */
#include <casement.h>
#include <stdio.h>

enum { ROWS = 3 };

/* Sets how firmly a view keeps to the width of its text, and where the lines of the text stand. */
static void set_text(cas_scene *scene, cas_item view, cas_priority hugging, double first, double last) {
    cas_view_settings settings = {.size = sizeof settings};
    cas_view_get(scene, view, &settings);
    settings.horizontal_hugging = hugging;
    settings.first_baseline = first;
    settings.last_baseline = last;
    cas_view_set(scene, view, &settings);
}

/* A view with a text: so wide, 20 high, its baseline 15 below its top. It resists
 * compression more strongly than it hugs, so of several that share a width the widest
 * decides. */
static cas_item text(cas_scene *scene, const char *name, double width, cas_priority hugging) {
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, name);
    cas_view_set_intrinsic(scene, view, width, 20);
    set_text(scene, view, hugging, 15, 5);
    return view;
}

/* A view for text to be typed into: as wide as there is room, 30 high. */
static cas_item field(cas_scene *scene, const char *name) {
    cas_item view = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, name);
    cas_view_set_intrinsic(scene, view, CAS_NO_METRIC, 30);
    set_text(scene, view, CAS_WEAK, 20, 10);
    return view;
}

static void show(cas_scene *scene, const char *title) {
    const cas_change *changes;
    size_t count;
    cas_scene_layout_if_needed(scene, &changes, &count);
    printf("%s\n", title);
    for (size_t i = 0; i < count; i++) {
        cas_rect frame = changes[i].frame;
        printf("  %-14s %4g %4g %4g %4g\n", cas_item_name(scene, changes[i].item), frame.x, frame.y, frame.width,
               frame.height);
    }
}

int main(void) {
    cas_scene *scene = cas_scene_new(
        &(cas_scene_options){.size = sizeof(cas_scene_options), .width = 320, .height = 240, .scale = 2}, NULL);
    cas_view_settings window = {.size = sizeof window};
    cas_view_get(scene, CAS_WINDOW, &window);
    window.margins = (cas_insets){20, 16, 20, 16};
    cas_view_set(scene, CAS_WINDOW, &window);

    const char *names[ROWS][2] = {{"name label", "name"}, {"address label", "address"}, {"city label", "city"}};
    const double widths[ROWS] = {41, 63.2, 30};
    cas_item labels[ROWS], fields[ROWS];
    for (int i = 0; i < ROWS; i++) {
        labels[i] = text(scene, names[i][0], widths[i], CAS_STRONG);
        fields[i] = field(scene, names[i][1]);
        if (i == 0)
            cas_scene_attach(scene, fields[i], CAS_TOP, CAS_WINDOW, CAS_TOP_MARGIN, 0);
        else
            cas_scene_attach(scene, fields[i], CAS_TOP, fields[i - 1], CAS_BOTTOM, 8);
        cas_scene_attach(scene, labels[i], CAS_FIRST_BASELINE, fields[i], CAS_FIRST_BASELINE, 0);
        cas_scene_attach(scene, fields[i], CAS_LEADING, fields[0], CAS_LEADING, 0);
        cas_scene_attach(scene, fields[i], CAS_TRAILING, CAS_WINDOW, CAS_TRAILING_MARGIN, 0);

        /* Labels end before the fields and begin inside the margin. */
        cas_scene_attach(scene, labels[i], CAS_TRAILING, fields[i], CAS_LEADING, -8);
        cas_equation inside = {.first = labels[i],
                               .first_attribute = CAS_LEADING,
                               .relation = CAS_GREATER_OR_EQUAL,
                               .second = CAS_WINDOW,
                               .second_attribute = CAS_LEADING_MARGIN};
        cas_scene_add_constraint(scene, &inside);
    }

    /* The fields begin as far out as the longest label lets them. */
    cas_equation tight = {.first = fields[0],
                          .first_attribute = CAS_LEADING,
                          .second = CAS_WINDOW,
                          .second_attribute = CAS_LEADING,
                          .priority = CAS_WEAK};
    cas_scene_add_constraint(scene, &tight);

    cas_item cancel = text(scene, "cancel", 48, CAS_WEAK), send = text(scene, "send", 34, CAS_WEAK);
    cas_scene_attach(scene, send, CAS_TRAILING, CAS_WINDOW, CAS_TRAILING_MARGIN, 0);
    cas_scene_attach(scene, cancel, CAS_TRAILING, send, CAS_LEADING, -12);
    cas_scene_attach(scene, cancel, CAS_WIDTH, send, CAS_WIDTH, 0); /* as wide as the wider of both */
    cas_scene_attach(scene, cancel, CAS_LAST_BASELINE, send, CAS_LAST_BASELINE, 0);
    cas_scene_attach(scene, send, CAS_BOTTOM, CAS_WINDOW, CAS_BOTTOM_MARGIN, 0);

    show(scene, "a form");
    cas_view_set_intrinsic(scene, labels[1], 75, 20);
    show(scene, "a longer word");
    window.direction = CAS_RIGHT_TO_LEFT;
    cas_view_set(scene, CAS_WINDOW, &window);
    show(scene, "right to left");
    cas_scene_free(scene);
}
