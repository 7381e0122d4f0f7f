/* Constraints with any number of attributes, and constraints that are switched together. */
#include <math.h>

#include "scene.h"

static cas_constraint add(const cas_summand *summands, size_t count, cas_relation relation, double constant) {
    cas_sum sum = {.summands = summands, .count = count, .relation = relation, .constant = constant};
    return cas_scene_add_sum(scene, &sum);
}

static cas_constraint add_rule(const char *rule) {
    const cas_constraint *added;
    size_t count;
    OK(cas_scene_add_format(scene, rule, NULL, &added, &count));
    CHECK(count == 1);
    return added[0];
}

static void a_width_is_a_sum(void) {
    cas_item all = view("all"), name = view("name"), mail = view("mail");
    size_is(name, CAS_WIDTH, CAS_EQUAL, 70, CAS_REQUIRED);
    size_is(mail, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    const cas_summand summands[] = {{all, CAS_WIDTH, 1}, {name, CAS_WIDTH, -1}, {mail, CAS_WIDTH, -1}};
    cas_sum sum = {.summands = summands, .count = 3, .constant = 8, .priority = 750, .weight = 3, .identifier = "whole"}, read;
    cas_constraint made = cas_scene_add_sum(scene, &sum);
    CHECK(made && cas_scene_find_constraint(scene, "whole") == made);
    OK(layout());
    CHECK(cas_item_frame(scene, all).width == 128);
    CHECK(strcmp(text_of(made), "all.width == name.width + mail.width + 8 @750 weight 3 \"whole\"") == 0);
    OK(cas_constraint_set_constant(scene, made, 10));
    OK(cas_constraint_set_priority(scene, made, 250));
    OK(cas_constraint_get_sum(scene, made, &read));
    CHECK(read.count == 3 && memcmp(read.summands, summands, sizeof summands) == 0 && read.constant == 10);
    CHECK(read.priority == 250 && read.weight == 3 && read.relation == CAS_EQUAL && !read.is_inactive);
    CHECK(strcmp(read.identifier, "whole") == 0);
    OK(cas_constraint_set_active(scene, made, 0));
    OK(cas_constraint_get_sum(scene, made, &read));
    CHECK(read.is_inactive);
    OK(cas_item_remove(scene, mail));
    CHECK(cas_constraint_get_sum(scene, made, &read) == CAS_ERROR_STALE);
    OK(layout());
}

/* 0.1 + 0.2 - 0.3 is not 0 in binary numbers, but nobody means a width of 9e16. */
static void what_cancels_but_for_rounding(void) {
    cas_item a = view("a"), b = view("b");
    const cas_summand widths[] = {{a, CAS_WIDTH, 0.1}, {a, CAS_WIDTH, 0.2}, {a, CAS_WIDTH, -0.3}};
    CHECK(add(widths, 3, CAS_EQUAL, 5) == 0 && cas_scene_last_status(scene) == CAS_ERROR_EMPTY);
    const cas_summand edges[] = {{a, CAS_LEFT, 0.1}, {a, CAS_CENTER_X, 0.2}, {a, CAS_RIGHT, -0.3}};
    CHECK(add(edges, 3, CAS_EQUAL, -40));
    const cas_summand places[] = {{b, CAS_WIDTH, 1}, {a, CAS_LEFT, -0.1}, {a, CAS_CENTER_X, -0.2}, {a, CAS_RIGHT, 0.3}};
    CHECK(add(places, 4, CAS_EQUAL, 50));
    OK(layout());
    CHECK(fabs(cas_item_frame(scene, a).width - 200) < 1e-9 && fabs(cas_item_frame(scene, b).width - 10) < 1e-9);
}

/* A sum that is replaced by longer ones takes the place of those. */
static void room_of_removed_sums_is_used_again(void) {
    enum { CHILDREN = 400 };
    cas_summand summands[CHILDREN + 1] = {{view("all"), CAS_WIDTH, 1}};
    cas_solver_statistics statistics = {.size = sizeof statistics};
    cas_constraint made = 0;
    for (size_t i = 1; i <= CHILDREN; i++) {
        summands[i] = (cas_summand){view("child"), CAS_WIDTH, -1};
        if (made) OK(cas_constraint_remove(scene, made));
        made = add(summands, i + 1, CAS_EQUAL, 0);
        CHECK(made);
        OK(layout());
    }
    OK(cas_scene_get_statistics(scene, &statistics));
    CHECK_OR_SAY(statistics.bytes < 2 << 20, "%zu bytes\n", (size_t)statistics.bytes);
}

static void equations_are_read_as_sums(void) {
    cas_item one = view("one"), other = view("other");
    cas_equation stated = {.first = one, .first_attribute = CAS_LEFT, .second = other, .second_attribute = CAS_RIGHT,
                           .multiplier = 0.5, .constant = 4, .relation = CAS_GREATER_OR_EQUAL};
    cas_constraint pair = cas_scene_add_constraint(scene, &stated), alone = size_is(one, CAS_WIDTH, CAS_EQUAL, 9, 500);
    cas_sum read;
    OK(cas_constraint_get_sum(scene, pair, &read));
    CHECK(read.count == 2 && read.constant == 4 && read.relation == CAS_GREATER_OR_EQUAL && !read.identifier);
    CHECK(read.summands[0].item == one && read.summands[0].attribute == CAS_LEFT && read.summands[0].multiplier == 1);
    CHECK(read.summands[1].item == other && read.summands[1].attribute == CAS_RIGHT && read.summands[1].multiplier == -0.5);
    OK(cas_constraint_get_sum(scene, alone, &read));
    CHECK(read.count == 1 && read.summands[0].item == one && read.constant == 9 && read.priority == 500);
    /* The other way round, too. */
    const cas_summand summands[] = {{one, CAS_TOP, 1}, {other, CAS_BOTTOM, -2}};
    cas_equation equation;
    OK(cas_constraint_get(scene, add(summands, 2, CAS_LESS_OR_EQUAL, -3), &equation));
    CHECK(equation.first == one && equation.second == other && equation.multiplier == 2 && equation.constant == -3);
    CHECK(equation.first_attribute == CAS_TOP && equation.second_attribute == CAS_BOTTOM);
}

static void what_was_read_is_added_again(void) {
    cas_item views[6];
    cas_summand summands[6];
    for (size_t i = 0; i < 6; i++)
        summands[i] = (cas_summand){views[i] = view(NULL), i % 2 ? CAS_WIDTH : CAS_HEIGHT, (double)i + 2};
    cas_constraint last = add(summands, 6, CAS_LESS_OR_EQUAL, 900);
    for (int i = 0; i < 40; i++) {
        cas_sum read;
        OK(cas_constraint_get_sum(scene, last, &read));
        read.constant--;
        last = cas_scene_add_sum(scene, &read);
        CHECK(last);
        OK(cas_constraint_get_sum(scene, last, &read));
        CHECK(read.count == 6 && memcmp(read.summands, summands, sizeof summands) == 0 && read.constant == 899 - i);
    }
    const cas_constraint *members;
    size_t count;
    OK(cas_item_constraints(scene, views[5], &members, &count));
    CHECK(count == 41 && members[40] == last);
    OK(cas_item_remove(scene, views[5]));
    OK(cas_item_constraints(scene, views[0], &members, &count));
    CHECK(count == 0);
    OK(layout());
}

static void calls_for_equations_refuse_sums(void) {
    cas_item one = view("one"), other = view("other");
    const cas_summand summands[] = {{one, CAS_LEFT, 1}, {other, CAS_WIDTH, -0.25}};
    cas_constraint sum = add(summands, 2, CAS_EQUAL, 0);
    cas_equation equation;
    CHECK(sum && cas_constraint_get(scene, sum, &equation) == CAS_ERROR_KIND);
    CHECK(strstr(cas_scene_last_error(scene), "cas_constraint_get_sum()"));
    CHECK(cas_constraint_set_multiplier(scene, sum, 2) == CAS_ERROR_KIND);
    CHECK(strcmp(text_of(sum), "one.left == 0.25 * other.width @1000") == 0);
}

static void refusals_name_the_summand(void) {
    cas_item one = view("one"), other = view("other"), gone = view("gone");
    OK(cas_item_remove(scene, gone));
    OK(layout());
    uint64_t digest = cas_scene_digest(scene);
    static const struct { double multiplier; cas_status status; } numbers[] = {
        {0, CAS_ERROR_ZERO}, {NAN, CAS_ERROR_NOT_FINITE}, {-INFINITY, CAS_ERROR_NOT_FINITE}, {1e301, CAS_ERROR_OUT_OF_RANGE}};
    for (size_t i = 0; i < 4; i++) {
        const cas_summand summands[] = {{one, CAS_WIDTH, 2}, {other, CAS_WIDTH, numbers[i].multiplier}};
        CHECK(add(summands, 2, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == numbers[i].status);
        CHECK(strncmp(cas_scene_last_error(scene), "summands[1]: ", 13) == 0);
    }
    const cas_summand removed[] = {{one, CAS_WIDTH, 2}, {other, CAS_WIDTH, 1}, {gone, CAS_WIDTH, 1}};
    CHECK(add(removed, 3, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_STALE);
    CHECK(strncmp(cas_scene_last_error(scene), "summands[2]: ", 13) == 0);
    const cas_summand unknown[] = {{one, 77, 2}};
    CHECK(add(unknown, 1, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    const cas_summand axes[] = {{one, CAS_LEFT, 2}, {other, CAS_WIDTH, 1}, {other, CAS_TOP, 1}};
    CHECK(add(axes, 3, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_ATTRIBUTES);
    CHECK(strstr(cas_scene_last_error(scene), "left against top"));
    const cas_summand alone[] = {{one, CAS_LEFT, 1}, {one, CAS_WIDTH, 1}};
    CHECK(add(alone, 2, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_ATTRIBUTES);
    const cas_summand cancelling[] = {{one, CAS_WIDTH, 2}, {one, CAS_WIDTH, -2}};
    CHECK(add(cancelling, 2, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_EMPTY);
    CHECK(add(NULL, 0, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_EMPTY);
    CHECK(add(NULL, 1, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_NULL);
    CHECK(add(removed, SIZE_MAX, CAS_EQUAL, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_TOO_MANY);
    CHECK(add(removed, 2, 7, 0) == 0 && cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(add(removed, 2, CAS_EQUAL, 2e9) == 0 && cas_scene_last_status(scene) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strncmp(cas_scene_last_error(scene), "constant: ", 10) == 0);
    CHECK(cas_scene_digest(scene) == digest);
}

static void rules_with_sums(void) {
    view_in(view("all"), "name");
    view("mail");
    static const char *const same[][2] = {
        {"all.width == name.width + mail.width + 8", "all.width == name.width + mail.width + 8 @1000"},
        {"all.width - name.width - 8 >= mail.width - 2 @500", "all.width >= name.width + mail.width + 6 @500"},
        {"2 * all.centerX == name.left + mail.right", "2 * all.centerX == name.left + mail.right @1000"},
        {"name.left + name.width / 2 == all.centerX", "name.left + 0.5 * name.width == all.centerX @1000"},
        {"8 == all.width", "all.width == 8 @1000"},
        {"16 - 4 <= all.width - mail.width", "all.width >= mail.width + 12 @1000"},
        {"100 >= all.width * 2 + mail.width", "2 * all.width + mail.width <= 100 @1000"},
        {"-all.width == -100", "-1 * all.width == -100 @1000"},
        {"superview.width == all.width + mail.width + 8 weight 2 \"id\"",
         "window.width == all.width + mail.width + 8 @1000 weight 2 \"id\""}};
    for (size_t i = 0; i < sizeof same / sizeof *same; i++)
        CHECK_OR_SAY(strcmp(text_of(add_rule(same[i][0])), same[i][1]) == 0, "%s: %s\n", same[i][0], text);
    static const struct { const char *rule; size_t column; const char *words; } wrong[] = {
        {"all.width == name.width + mail.", 32, "expected an attribute"},
        {"all.width == name.width +", 26, "expected a number, a metric, or an attribute"},
        {"all.width == name.width mail.width", 25, "expected \"@\""},
        {"all.width + mail.width 8", 24, "expected \"==\""},
        {"all.width + nobody.width == 8", 13, "no item has this name: nobody"},
        {"all.width + gap == 8", 13, "no metric has this name: gap"},
        {"all.width == all.width / 0 + 3", 26, "division by zero"},
        {"3 == 4", 1, "expected a format"},
        {"gap == 4", 5, "expected \".\" and an attribute"},
        {"all.left + mail.leading == name.width", 1, "left against leading"},
        {"all.left + 3 == 4 * all.width", 1, "left needs a second item"}};
    for (size_t i = 0; i < sizeof wrong / sizeof *wrong; i++) {
        cas_fault fault;
        CHECK_OR_SAY(cas_scene_add_rules(scene, &wrong[i].rule, 1) < 0, "%s\n", wrong[i].rule);
        OK(cas_scene_last_fault(scene, &fault));
        CHECK_OR_SAY(fault.column == wrong[i].column && strstr(cas_scene_last_error(scene), wrong[i].words), "%s: %s\n",
                     wrong[i].rule, cas_scene_last_error(scene));
    }
}

static void names_of_a_sum(void) {
    const cas_rule_name *names;
    size_t count;
    OK(cas_scene_rule_names(scene, "gap + a.width * half == two * b.width - c.width + end @high", 0, &names, &count));
    static const char *const expected[] = {"gap", "a", "half", "two", "b", "c", "end", "high"};
    CHECK(count == 8);
    for (size_t i = 0; i < count; i++)
        CHECK(strcmp(names[i].text, expected[i]) == 0);
}

static void a_refused_rule_is_named(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item one = view("one"), other = view("other");
    size_is(one, CAS_WIDTH, CAS_EQUAL, 50, CAS_REQUIRED);
    size_is(other, CAS_WIDTH, CAS_LESS_OR_EQUAL, 60, CAS_REQUIRED);
    OK(layout());
    const char *rules[] = {"one.height == 20", "one.width + other.width >= 120"};
    CHECK(cas_scene_add_rules(scene, rules, 2) == CAS_ERROR_CONFLICT);
    CHECK(strstr(cas_scene_last_error(scene), "the new constraint one.width + other.width >= 120 @1000 conflicts with "));
    CHECK(layout() == CAS_OK && change_count == 0);
    cas_scene_free(scene);
}

static void constraints_are_switched(void) {
    for (uint32_t flags = 0; flags <= CAS_SCENE_STRICT; flags += CAS_SCENE_STRICT) {
        scene = scene_of(320, 480, flags);
        cas_item box = view("box");
        cas_constraint narrow[] = {size_is(box, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED), attach(box, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 5)};
        cas_constraint wide[2];
        cas_equation equations[] = {{.first = box, .first_attribute = CAS_WIDTH, .constant = 200, .is_inactive = 1},
                                    {.first = box, .first_attribute = CAS_RIGHT, .second = CAS_WINDOW,
                                     .second_attribute = CAS_RIGHT, .constant = -5, .is_inactive = 1}};
        OK(cas_scene_add_constraints(scene, equations, 2, wide));
        OK(layout());
        OK(cas_scene_switch_constraints(scene, narrow, 2, wide, 2));
        OK(layout());
        CHECK(cas_item_frame(scene, box).x == 115 && cas_item_frame(scene, box).width == 200);
        CHECK(cas_scene_switch_constraints(scene, wide, 2, (cas_constraint[]){narrow[0], 77}, 2) == CAS_ERROR_STALE);
        CHECK(strncmp(cas_scene_last_error(scene), "on[1]: ", 7) == 0);
        CHECK(layout() == CAS_OK && change_count == 0);
        OK(cas_scene_switch_constraints(scene, wide, 2, narrow, 2));
        OK(layout());
        CHECK(cas_item_frame(scene, box).x == 5 && cas_item_frame(scene, box).width == 100);
        OK(cas_scene_switch_constraints(scene, NULL, 0, NULL, 0));
        OK(cas_scene_check(scene));
        cas_scene_free(scene);
    }
}

static void a_refused_switch_changes_nothing(void) {
    scene = scene_of(320, 480, CAS_SCENE_STRICT);
    cas_item box = view("box");
    cas_constraint narrow = size_is(box, CAS_WIDTH, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_constraint most = size_is(box, CAS_WIDTH, CAS_LESS_OR_EQUAL, 150, CAS_REQUIRED);
    cas_equation equation = {.first = box, .first_attribute = CAS_WIDTH, .constant = 200, .is_inactive = 1};
    cas_constraint wide = cas_scene_add_constraint(scene, &equation);
    cas_edit edit = cas_scene_edit_constant(scene, narrow);
    OK(layout());
    CHECK(cas_scene_switch_constraints(scene, &narrow, 1, &wide, 1) == CAS_ERROR_CONFLICT);
    const cas_constraint *members;
    size_t count;
    OK(cas_scene_refusal(scene, &members, &count));
    CHECK(count == 1 && members[0] == most);
    OK(cas_constraint_get(scene, narrow, &equation));
    CHECK(!equation.is_inactive);
    OK(cas_constraint_get(scene, wide, &equation));
    CHECK(equation.is_inactive);
    CHECK(layout() == CAS_OK && change_count == 0 && cas_scene_conflict_count(scene) == 0);
    OK(cas_scene_suggest(scene, edit, 120, NULL, NULL));
    CHECK(cas_item_frame(scene, box).width == 120);
    OK(cas_scene_check(scene));
    cas_scene_free(scene);
}

int main(void) {
    scene_test("a width is the sum of others, read and written as stated, with all edits", a_width_is_a_sum);
    scene_test("summands that cancel but for rounding cancel", what_cancels_but_for_rounding);
    scene_test("the room of removed sums is used again", room_of_removed_sums_is_used_again);
    scene_test("equations are read as sums, and what is an equation becomes one", equations_are_read_as_sums);
    scene_test("what was read of a sum is added again", what_was_read_is_added_again);
    scene_test("calls for equations refuse sums and name the call that reads them", calls_for_equations_refuse_sums);
    scene_test("a refused sum names the summand and changes nothing", refusals_name_the_summand);
    scene_test("rules have sums on both sides, and a caret on what is wrong", rules_with_sums);
    scene_test("the names of a sum are listed in the order of the text", names_of_a_sum);
    run("the message of a strict scene names the sum that it refused", a_refused_rule_is_named);
    run("constraints are switched off and others on, together", constraints_are_switched);
    run("a strict scene that refuses a switch has everything as it was", a_refused_switch_changes_nothing);
    return finish();
}
