/* A form of 30 views, from nothing to its first layout: ten rows of a label, a field that takes what is left, and a
 * button, with all labels as wide as the widest and all rows under each other. */
#include <casement.h>

enum { ROWS = 10, IN_ROW = 3, MADE_IN_ROW = 8 };

static cas_equation equation(cas_item first, cas_attribute attribute, cas_item second, cas_attribute other,
                             double constant) {
    return (cas_equation){.first = first,
                          .first_attribute = attribute,
                          .second = second,
                          .second_attribute = other,
                          .constant = constant};
}

int main(void) {
    cas_scene *scene =
        cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options), .width = 400, .height = 600}, NULL);
    cas_view views[ROWS * IN_ROW];
    cas_item items[ROWS * IN_ROW];
    cas_size sizes[ROWS * IN_ROW];
    for (int i = 0; i < ROWS * IN_ROW; i++) views[i] = (cas_view){.parent = CAS_WINDOW, .kind = CAS_PLAIN};
    cas_scene_add_views(scene, views, ROWS * IN_ROW, items);

    cas_equation equations[ROWS * MADE_IN_ROW];
    size_t count = 0;
    for (int row = 0; row < ROWS; row++) {
        cas_item label = items[IN_ROW * row], field = items[IN_ROW * row + 1], button = items[IN_ROW * row + 2];
        sizes[IN_ROW * row] = (cas_size){40 + row * 37 % 64, 20};
        sizes[IN_ROW * row + 1] = (cas_size){CAS_NO_METRIC, 30};
        sizes[IN_ROW * row + 2] = (cas_size){60, 30};
        equations[count++] = row ? equation(field, CAS_TOP, items[IN_ROW * row - 2], CAS_BOTTOM, 8)
                                 : equation(field, CAS_TOP, CAS_WINDOW, CAS_TOP, 20);
        equations[count++] = equation(label, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 16);
        equations[count++] = equation(field, CAS_LEFT, label, CAS_RIGHT, 8);
        equations[count++] = equation(button, CAS_LEFT, field, CAS_RIGHT, 8);
        equations[count++] = equation(button, CAS_RIGHT, CAS_WINDOW, CAS_RIGHT, -16);
        equations[count++] = equation(label, CAS_CENTER_Y, field, CAS_CENTER_Y, 0);
        equations[count++] = equation(button, CAS_CENTER_Y, field, CAS_CENTER_Y, 0);
        if (row) equations[count++] = equation(label, CAS_WIDTH, items[0], CAS_WIDTH, 0);
    }
    cas_scene_set_intrinsics(scene, items, sizes, ROWS * IN_ROW);
    if (cas_scene_add_constraints(scene, equations, count, 0) != CAS_OK) return 1;
    if (cas_scene_layout_if_needed(scene, 0, 0) != CAS_OK) return 1;
    const int is_right = cas_item_frame(scene, items[ROWS * IN_ROW - 1]).x == 400 - 16 - 60;
    cas_scene_free(scene);
    return !is_right;
}
