/* Batches with one refused element: the other elements leave no trace either. */
#include "scene.h"

static cas_item a, b;

/* Runs the test in an ordinary scene before its first layout, after it, and with pending changes. Strict scenes have no
 * pending changes here, because they solve these before they try new constraints. */
static void in_every_scene(void (*body)(void)) {
    for (unsigned mode = 0; mode < 6; mode++) {
        if (mode == 1 || mode == 5) continue;
        scene = scene_of(320, 480, mode & 1 ? CAS_SCENE_STRICT : 0);
        a = view("a");
        b = view("b");
        if (mode >= 2) OK(layout());
        if (mode >= 4) size_is(a, CAS_HEIGHT, CAS_EQUAL, 7, 500);
        body();
        OK(layout());
        CHECK(cas_item_frame(scene, a).width == 0 && cas_item_frame(scene, b).width == 0);
        CHECK(cas_scene_check(scene) == CAS_OK);
        cas_scene_free(scene);
    }
}

#define REFUSED(call, status)                     \
    do {                                          \
        uint64_t digest = cas_scene_digest(scene); \
        CHECK((call) == (status));                \
        CHECK(cas_scene_digest(scene) == digest); \
    } while (0)

static cas_status add(const char *first, const char *second, const char *third) {
    const char *rules[] = {first, second, third};
    return cas_scene_add_rules(scene, rules, 3);
}

static void an_empty_one(void) {
    cas_equation equations[] = {{.first = a, .first_attribute = CAS_WIDTH, .constant = 10},
                                {.first = b, .first_attribute = CAS_TOP, .second = b, .second_attribute = CAS_TOP}};
    REFUSED(cas_scene_add_constraints(scene, equations, 2, NULL), CAS_ERROR_EMPTY);
    CHECK(strstr(cas_scene_last_error(scene), "equations[1]"));
    REFUSED(add("[a(10)]", "[b(20)]", "a.top == a.top"), CAS_ERROR_EMPTY);
    CHECK(strstr(cas_scene_last_error(scene), "line 3"));
}

static void an_empty_one_beside_guides(void) {
    cas_format_options options = {
        .size = sizeof options, .flags = CAS_FORMAT_EXTENDED, .alignment = CAS_ALIGN(CAS_TOP)};
    REFUSED(cas_scene_add_format(scene, "|~[a][a]", &options, NULL, NULL), CAS_ERROR_EMPTY);
    REFUSED(cas_scene_add_format(scene, "|~[a]~[b][b]", &options, NULL, NULL), CAS_ERROR_EMPTY);
}

static void a_view_without_a_kind(void) {
    cas_view views[] = {{.parent = CAS_WINDOW, .kind = CAS_SCROLL}, {.parent = a}, {.parent = b, .kind = 77}};
    cas_item made[3];
    REFUSED(cas_scene_add_views(scene, views, 3, made), CAS_ERROR_OUT_OF_RANGE);
}

static void with_empty_ones(void) { in_every_scene(an_empty_one); }
static void with_empty_ones_beside_guides(void) { in_every_scene(an_empty_one_beside_guides); }
static void with_wrong_views(void) { in_every_scene(a_view_without_a_kind); }

/* A strict scene tries all rules together. The message names the first rule that cannot hold. */
static void conflicting_rules(void) {
    for (int is_laid_out = 0; is_laid_out < 2; is_laid_out++) {
        scene = scene_of(320, 480, CAS_SCENE_STRICT);
        a = view("a");
        b = view("b");
        attach(b, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 30);
        if (is_laid_out) OK(layout());
        OK(cas_scene_add_rules(scene, NULL, 0));
        CHECK(add("[a(10)]", "[b(20)]", "b.left == superview.left + 31") == CAS_ERROR_CONFLICT);
        CHECK(strstr(cas_scene_last_error(scene), "line 3"));
        uint64_t digest = cas_scene_digest(scene);
        CHECK(add("[a(10)]", "[a(20)]", "[b(30)]") == CAS_ERROR_CONFLICT);
        CHECK(strstr(cas_scene_last_error(scene), "line 2"));
        CHECK(cas_scene_digest(scene) == digest);
        OK(layout());
        CHECK(cas_item_frame(scene, a).width == 0 && cas_item_frame(scene, b).width == 0);
        OK(add("[a(10)]", "[b(20)]", "b.left == superview.left + 30"));
        OK(layout());
        CHECK(cas_item_frame(scene, a).width == 10 && is_rect(cas_item_frame(scene, b), 30, 0, 20, 0));
        cas_scene_free(scene);
    }
}

static size_t refused_beside(void) {
    const cas_constraint *members;
    size_t count;
    OK(cas_scene_refusal(scene, &members, &count));
    return count;
}

static void refusals(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    a = view("a");
    b = view("b");
    cas_constraint standing = size_is(a, CAS_WIDTH, CAS_EQUAL, 10, CAS_REQUIRED);
    const cas_constraint *members;
    size_t count;
    CHECK(add("[b(5)]", "[a(20)]", "b.height == 6") == CAS_ERROR_CONFLICT);
    OK(cas_scene_refusal(scene, &members, &count));
    CHECK(count == 1 && members[0] == standing);
    CHECK(add("[b(5)]", "b.width == 5 @500", "[b(6)]") == CAS_ERROR_CONFLICT && refused_beside() == 0);
    cas_scene_free(scene);
}

/* In a strict scene the keyboard can cause a conflict. Constraints that are not part of it can still be added. */
static void independent_of_a_conflict(void) {
    scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options),
                                               .flags = CAS_SCENE_STRICT,
                                               .profile = CAS_PROFILE_IOS7,
                                               .width = 320,
                                               .height = 480}, NULL);
    a = view("a");
    b = view("b");
    attach(a, CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
    const char *above[] = {"a.bottom <= keyboard_guide.top"};
    OK(cas_scene_add_rules(scene, above, 1));
    size_is(a, CAS_HEIGHT, CAS_EQUAL, 400, CAS_REQUIRED);
    OK(layout());
    CHECK(cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, 0, 0) == CAS_CONFLICT);
    CHECK(layout() == CAS_CONFLICT && cas_scene_conflict_count(scene) == 1);
    OK(add("[b(10)]", "b.height == 10 @500", "b.left == superview.left"));
    CHECK(add("[b(10)]", "b.top == superview.top", "[b(11)]") == CAS_ERROR_CONFLICT);
    CHECK(strstr(cas_scene_last_error(scene), "line 3") && refused_beside() == 1);
    cas_item made;
    OK(cas_scene_add_views(scene, &(cas_view){.parent = CAS_WINDOW}, 1, &made));
    CHECK(layout() == CAS_CONFLICT && cas_scene_conflict_count(scene) == 1);
    CHECK(is_rect(cas_item_frame(scene, b), 0, 0, 10, 10));
    OK(cas_keyboard_hide(scene, 0, 0));
    OK(layout());
    cas_scene_free(scene);
}

/* A refused batch does not affect the frames of later views: free slots are reused in the same order, and that order
 * decides between equally good solutions. */
static void later_views(void) {
    cas_rect frames[2][3];
    for (int is_refused = 0; is_refused < 2; is_refused++) {
        scene = scene_of(320, 480, 0);
        cas_view views[] = {
            {.parent = CAS_WINDOW}, {.parent = CAS_WINDOW}, {.parent = CAS_WINDOW}, {.parent = CAS_WINDOW, .kind = 77}};
        cas_item made[4];
        if (is_refused) CHECK(cas_scene_add_views(scene, views, 4, made) == CAS_ERROR_OUT_OF_RANGE);
        OK(cas_scene_add_views(scene, views, 3, made));
        cas_equation equation = {.first = made[1], .first_attribute = CAS_CENTER_X, .second = made[0],
                                 .second_attribute = CAS_LEFT, .constant = -7};
        CHECK(cas_scene_add_constraint(scene, &equation) != 0);
        equation.multiplier = 2;
        equation.constant = -18;
        equation.priority = 500;
        CHECK(cas_scene_add_constraint(scene, &equation) != 0);
        equation = (cas_equation){.first = made[1], .first_attribute = CAS_LEFT, .relation = CAS_LESS_OR_EQUAL,
                                  .second = made[1], .second_attribute = CAS_RIGHT, .constant = 13};
        CHECK(cas_scene_add_constraint(scene, &equation) != 0);
        OK(layout());
        for (int i = 0; i < 3; i++) frames[is_refused][i] = cas_item_frame(scene, made[i]);
        cas_scene_free(scene);
    }
    CHECK(memcmp(frames[0], frames[1], sizeof frames[0]) == 0);
}

/* The coefficients of a refused row do not raise the precision: values have the same bits as without it. */
static void refused_coefficients(void) {
    uint64_t digests[2];
    for (int is_refused = 0; is_refused < 2; is_refused++) {
        cas_solver *solver = cas_solver_new(NULL, NULL);
        cas_variable x[8];
        OK(cas_solver_add_variables(solver, 8, x));
        cas_term large = {x[0], 1e6}, none = {x[1], 0};
        cas_row rows[] = {{&large, 1, CAS_EQUAL, CAS_REQUIRED, 1, 0}, {&none, 1, CAS_EQUAL, CAS_REQUIRED, 1, 0}};
        if (is_refused) CHECK(cas_solver_add_rows(solver, rows, 2, NULL) == CAS_ERROR_ZERO);
        for (int i = 0; i < 8; i++) {
            cas_term terms[] = {{x[i], 3}, {x[(i + 1) % 8], 0.7 + i}, {x[(i + 3) % 8], -0.1 * i - 0.3}};
            OK(MADE(solver, cas_solver_add(solver, terms, 3, CAS_EQUAL, 0.1 + i, CAS_REQUIRED)));
        }
        OK(cas_solver_solve(solver));
        digests[is_refused] = cas_solver_digest(solver);
        cas_solver_free(solver);
    }
    CHECK(digests[0] == digests[1]);
}

static void refused_coefficients_in_scenes(void) {
    cas_rect frames[2];
    for (int is_refused = 0; is_refused < 2; is_refused++) {
        scene = scene_of(320, 480, 0);
        a = view("a");
        b = view("b");
        if (is_refused) CHECK(add("a.width == 1000000 * b.width", "[b(20)]", "a.top == a.top") == CAS_ERROR_EMPTY);
        OK(add("a.width == 0.7 * b.height + 0.1", "a.height == 0.3 * a.width + 5.1", "b.height == 0.9 * a.height"));
        OK(add("b.width == 0.37 * a.width", "a.left == 0.77 * b.right", "b.left == superview.left + 0.13"));
        OK(layout());
        frames[is_refused] = cas_item_frame(scene, a);
        cas_scene_free(scene);
    }
    CHECK(memcmp(&frames[0], &frames[1], sizeof frames[0]) == 0);
}

static void appending(void) {
    scene = scene_of(320, 480, 0);
    cas_item stack = cas_scene_add_stack(scene, CAS_WINDOW, CAS_HORIZONTAL, "stack");
    cas_item parts[] = {view_in(stack, "a"), view_in(stack, "b"), view("elsewhere")};
    OK(layout());
    REFUSED(cas_stack_append(scene, stack, parts, 3), CAS_ERROR_KIND);
    uint64_t digest = cas_scene_digest(scene);
    CHECK(cas_scene_conflict_count(scene) == 0 && cas_scene_digest(scene) == digest);
    OK(cas_stack_append(scene, stack, parts, 2));
    cas_scene_free(scene);
}

static void activating(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    a = view("a");
    cas_constraint both[] = {size_is(a, CAS_WIDTH, CAS_EQUAL, 10, CAS_REQUIRED), 0};
    OK(cas_constraint_set_active(scene, both[0], 0));
    both[1] = size_is(a, CAS_WIDTH, CAS_EQUAL, 20, CAS_REQUIRED);
    OK(cas_constraint_set_active(scene, both[1], 0));
    OK(layout());
    REFUSED(cas_scene_switch_constraints(scene, NULL, 0, both, 2), CAS_ERROR_CONFLICT);
    cas_scene_free(scene);
}

int main(void) {
    run("a batch with a constraint without terms is refused as a whole", with_empty_ones);
    run("a refused format also removes the guides that it created", with_empty_ones_beside_guides);
    run("a batch with an invalid view is refused as a whole", with_wrong_views);
    run("a strict scene refuses rules that conflict and moves nothing", conflicting_rules);
    run("a strict scene refuses to activate constraints that conflict", activating);
    run("a refused list of arranged views leaves no pending changes", appending);
    run("the refusal names the constraints that conflict with a batch", refusals);
    run("a conflict with the keyboard does not block other constraints in a strict scene", independent_of_a_conflict);
    run("a refused batch does not change the frames of later views", later_views);
    run("coefficients of refused rows do not change later values", refused_coefficients);
    run("coefficients of refused rules do not change later frames", refused_coefficients_in_scenes);
    return finish();
}
