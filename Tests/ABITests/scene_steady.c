/* A screen of 500 views in a steady loop of edits, layouts and reports: nothing is
 * allocated, and the reports contain exactly the frames that changed. */
#include "pool.h"
#include "scene.h"

enum { ROWS = 100, PARTS = 5, VIEWS = ROWS * PARTS, ITEMS = VIEWS + 1, STEPS = 400, PERIOD = 44 };

/* The parts of a row: the row, an icon, a title, a detail and a button. */
typedef struct screen {
    pool memory;
    cas_item items[ITEMS]; /* the last is the window */
    cas_constraint first_gap, gaps[ROWS], insets[ROWS], limits[ROWS], tails[ROWS];
    cas_rect known[ITEMS];
    size_t reported; /* changes of the last step */
} screen;

static screen s;

static cas_item part(int row, int number) { return s.items[row * PARTS + number]; }

static cas_constraint relate(cas_item first, cas_attribute attribute, cas_relation relation, cas_item second,
                             cas_attribute other, double constant, cas_priority priority) {
    cas_equation equation = {.first = first, .first_attribute = attribute, .relation = relation, .second = second,
                             .second_attribute = other, .constant = constant, .priority = priority};
    cas_constraint made = cas_scene_add_constraint(scene, &equation);
    CHECK(made != 0);
    return made;
}

static void add_row(int row) {
    cas_item whole = part(row, 0), icon = part(row, 1), title = part(row, 2), detail = part(row, 3),
             button = part(row, 4);
    attach(whole, CAS_LEADING, CAS_WINDOW, CAS_LEADING_MARGIN, 0);
    attach(whole, CAS_TRAILING, CAS_WINDOW, CAS_TRAILING_MARGIN, 0);
    s.gaps[row] = row ? attach(whole, CAS_TOP, part(row - 1, 0), CAS_BOTTOM, 4) : attach(whole, CAS_TOP, CAS_WINDOW, CAS_TOP, 20);
    s.insets[row] = attach(icon, CAS_LEADING, whole, CAS_LEADING_MARGIN, 0);
    attach(icon, CAS_CENTER_Y, whole, CAS_CENTER_Y, 0);
    attach(title, CAS_LEADING, icon, CAS_TRAILING, 8);
    attach(title, CAS_TOP, whole, CAS_TOP_MARGIN, 0);
    relate(title, CAS_TRAILING, CAS_LESS_OR_EQUAL, button, CAS_LEADING, -8, CAS_REQUIRED);
    attach(detail, CAS_LEADING, title, CAS_LEADING, 0);
    attach(detail, CAS_TOP, title, CAS_BOTTOM, 2);
    relate(detail, CAS_WIDTH, CAS_EQUAL, title, CAS_WIDTH, 0, 600);
    s.tails[row] = relate(detail, CAS_BOTTOM, CAS_LESS_OR_EQUAL, whole, CAS_BOTTOM_MARGIN, 0, CAS_REQUIRED);
    relate(whole, CAS_HEIGHT, CAS_EQUAL, 0, CAS_NO_ATTRIBUTE, 0, 100);
    attach(button, CAS_TRAILING, whole, CAS_TRAILING_MARGIN, 0);
    attach(button, CAS_FIRST_BASELINE, title, CAS_FIRST_BASELINE, 0);
    s.limits[row] = relate(title, CAS_WIDTH, CAS_LESS_OR_EQUAL, 0, CAS_NO_ATTRIBUTE, 180, 700);
    OK(cas_view_set_intrinsic(scene, icon, 24, 24));
    OK(cas_view_set_intrinsic(scene, title, 60 + row % 7 * 10, 18));
    OK(cas_view_set_intrinsic(scene, detail, CAS_NO_METRIC, 14));
    OK(cas_view_set_intrinsic(scene, button, 40, 20));
    OK(set_baselines(scene, title, 14, 4));
    OK(set_baselines(scene, button, 15, 5));
}

static void build(void) {
    memset(&s, 0, sizeof s);
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 4000};
    options.allocator = (cas_allocator){allocate, reallocate, release, &s.memory};
    scene = cas_scene_new(&options, NULL);
    CHECK(scene != NULL);
    for (int row = 0; row < ROWS; row++) {
        cas_item whole = view("row");
        s.items[row * PARTS] = whole;
        for (int number = 1; number < PARTS; number++)
            s.items[row * PARTS + number] = view_in(whole, "part");
        add_row(row);
    }
    s.items[VIEWS] = CAS_WINDOW;
}

/* Makes an edit. After a period all edits are undone. */
static void edit(int step) {
    const int place = step % PERIOD, row = place / 2 * 37 % ROWS, is_back = place % 2;
    switch (place / 4) {
    case 0: OK(cas_constraint_set_constant(scene, s.gaps[40], is_back ? 4 : 10)); break;
    case 1: OK(cas_constraint_set_constant(scene, s.insets[7], is_back ? 0 : 12)); break;
    case 2: OK(cas_view_set_intrinsic(scene, part(11, 2), is_back ? 100 : 190, is_back ? 18 : 36)); break;
    case 3: OK(set_margins(scene, part(50, 0), is_back ? (cas_insets){8, 8, 8, 8} : (cas_insets){2, 4, 6, 10})); break;
    case 4: OK(cas_scene_set_size(scene, is_back ? 320 : 480, 4000)); break;
    case 5: OK(set_baselines(scene, part(3, 2), is_back ? 14 : 10, 4)); break;
    case 6: OK(cas_constraint_set_constant(scene, s.limits[row], is_back ? 180 : 30)); break;
    case 7: OK(cas_constraint_set_active(scene, s.limits[5], is_back)); break;
    case 8: OK(cas_constraint_set_priority(scene, s.limits[9], is_back ? 700 : 900)); break;
    case 9: OK(set_direction(scene, CAS_WINDOW, is_back ? CAS_LEFT_TO_RIGHT : CAS_RIGHT_TO_LEFT)); break;
    default: OK(cas_constraint_set_constant(scene, s.tails[99], is_back ? 0 : -5)); break;
    }
}

static int is_equal(cas_rect one, cas_rect other) { return is_rect(one, other.x, other.y, other.width, other.height); }

/* Applies the reported changes to the known frames, and checks that these equal all frames. */
static void check_report(void) {
    cas_rect old[ITEMS], frames[ITEMS];
    memcpy(old, s.known, sizeof old);
    OK(layout());
    s.reported = change_count;
    for (size_t i = 0; i < change_count; i++)
        for (int place = 0; place < ITEMS; place++)
            if (s.items[place] == changes[i].item) {
                CHECK_OR_SAY(!is_equal(old[place], changes[i].frame), "item %d is reported but did not move\n", place);
                CHECK_OR_SAY(is_equal(old[place], s.known[place]), "item %d is reported twice\n", place);
                s.known[place] = changes[i].frame;
            }
    OK(cas_scene_frames(scene, s.items, ITEMS, frames));
    for (int place = 0; place < ITEMS; place++)
        CHECK_OR_SAY(is_equal(frames[place], s.known[place]), "item %d moved unreported\n", place);
}

static void allocates_nothing(void) {
    size_t smallest = ITEMS, largest = 0, calls = 0;
    build();
    for (int step = 0; step < 2 * PERIOD; step++) {
        edit(step);
        check_report();
    }
    calls = s.memory.calls;
    for (int step = 0; step < STEPS; step++) {
        edit(step);
        check_report();
        CHECK_OR_SAY(s.memory.calls == calls, "step %d allocated %zu times\n", step, s.memory.calls - calls);
        calls = s.memory.calls;
        smallest = s.reported < smallest ? s.reported : smallest;
        largest = s.reported > largest ? s.reported : largest;
    }
    CHECK_OR_SAY(smallest <= 4 && largest > 200, "steps change %zu to %zu items\n", smallest, largest);
    CHECK(cas_scene_check(scene) == CAS_OK);
    cas_scene_free(scene);
    CHECK(s.memory.blocks == 0 && s.memory.bytes == 0);
}

int main(void) {
    run("a steady loop of edits on 500 views allocates nothing and reports exactly the changed frames",
        allocates_nothing);
    return finish();
}
