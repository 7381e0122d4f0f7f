// casement.hpp: the solver.
#include "wrapper.hpp"

using namespace casement;

static void a_drag_reports_what_moves() {
    solver solver;
    const variable left = solver.add_variable("left"), right = solver.add_variable("right");
    solver.add(right - left == 100);
    solver.add(right <= 320);
    const cas_edit drag = solver.edit(left);
    CHECK(solver.suggest(drag, 180).size() == 2);
    CHECK(solver.suggest(drag, 240).status() == CAS_OK);
    CHECK(solver.value(left) == 220 && solver.value(2 * right - left + 1) == 421);
    CHECK(solver.suggest(drag, 260).empty());
    CHECK(std::string(solver.name(left)) == "left");
    solver.end(drag);
    solver.check();
}

static void rows_take_priority_and_weight() {
    solver solver;
    const variable x = solver.add_variable();
    solver.add((x == 10) | CAS_WEAK);
    const cas_constraint strong = solver.add((x == 20) | CAS_STRONG);
    solver.solve();
    CHECK(solver.value(x) == 20);
    solver.set_priority(strong, CAS_WEAK);
    solver.solve();
    solver.add((x >= 40).at(CAS_WEAK).weighing(5));
    solver.solve();
    CHECK(solver.value(x) == 40 && solver.violation(strong) == 20);
    CHECK(solver.stated(strong).stated().priority == CAS_WEAK && solver.stated(strong).stated().constant == 20);
    CHECK(solver.stated(strong).stated().terms[0].coefficient == 1 && solver.stated(strong).stated().weight == 1);
    solver.set_limit(1000);
    CHECK(solver.limit() == 1000);
    CHECK(failure([&] { solver.add((x == 1).weighing(0)); }) == CAS_ERROR_OUT_OF_RANGE);
    solver.remove(strong);
    CHECK(failure([&] { solver.remove(strong); }) == CAS_ERROR_STALE);
}

static void sums_name_each_variable_once() {
    const variable x(7), y(8);
    const sum total = 2 * x + y - x / 2 + 3 - y + 1;
    CHECK(total.terms().size() == 1 && total.terms()[0].variable == 7 && total.terms()[0].coefficient == 1.5);
    CHECK(total.constant() == 4);
    CHECK((-total).terms()[0].coefficient == -1.5);
    sum itself(x);
    itself.add(itself, -1);
    CHECK(itself.terms().empty());
    const row stated = x + 3 <= y;
    CHECK(stated.stated().constant == -3 && stated.stated().term_count == 2);
}

static void what_cannot_hold_is_refused_or_dropped() {
    solver solver;
    const variable x = solver.add_variable();
    const cas_constraint low = solver.add(x <= 10);
    CHECK(failure([&] { solver.try_add(x >= 20); }) == CAS_ERROR_CONFLICT);
    CHECK(solver.refusal().size() == 1 && solver.refusal()[0] == low);
    const cas_constraint high = solver.add(x >= 20);
    CHECK(solver.solve() == CAS_CONFLICT);
    CHECK(solver.conflict_count() == 1 && solver.conflict(0).size() == 2 && solver.conflict(0)[0] == high);
    const cas_edit edit = solver.edit_constant(low);
    CHECK(solver.suggest(edit, 30).status() == CAS_OK);
}

static void arrays_in_one_call() {
    solver solver;
    const std::vector<variable> xs = solver.add_variables(3);
    CHECK(solver.add_variables(0).empty());
    CHECK(solver.add(std::vector<row>()).empty());
    const std::vector<cas_constraint> ids = solver.add({xs[0] == 1, xs[1] == 2, xs[2] == 3});
    solver.set_constants(ids, {4, 5, 6});
    CHECK(failure([&] { solver.set_constants(ids, {4}); }) == CAS_ERROR_TOO_MANY);
    CHECK(failure([&] { solver.add({xs[0] == 1, variable() == 2}); }) == CAS_ERROR_STALE);
    solver.solve();
    CHECK(solver.values(xs) == std::vector<double>({4, 5, 6}));
    solver.remove(ids);
    CHECK(solver.is_ambiguous(xs[0]) && solver.ambiguous().size() == 3 && solver.ambiguous(2).size() == 2);
    solver.remove(xs[1]);
    CHECK(solver.statistics().variables == 2);
}

static void a_path_outlives_its_solver_and_another_path() {
    std::unique_ptr<path> way;
    for (int round = 0; round < 2; ++round) {
        solver solver;
        const variable x = solver.add_variable(), y = solver.add_variable();
        solver.add(y >= x);
        solver.add((y == 50) | CAS_WEAK);
        const cas_edit edit = solver.edit(x);
        path made = solver.follow(edit, 100);
        CHECK(solver.range(edit).first <= 100);
        if (way)
            *way = std::move(made);
        else
            way.reset(new path(std::move(made)));
    }
    CHECK(way->size() == 3 && way->variables().size() == 2);
    CHECK((*way)[1].number == 50 && (*way)[1].values.size() == 2);
    CHECK(way->sample(75)[0] == 75);
    CHECK(failure([&] { way->sample(101); }) == CAS_ERROR_OUT_OF_RANGE);
}

static void a_moved_solver_is_the_same() {
    solver first;
    const variable x = first.add_variable("x");
    first.add(x == 3);
    solver second(std::move(first));
    second.solve();
    CHECK(second.value(x) == 3);
    first = std::move(second);
    CHECK(first.value(x) == 3 && first.digest() != 0);
}

static void an_exception_of_a_writer_leaves_the_dump() {
    solver solver;
    solver.add_variable("x");
    CHECK(solver.dump().find("x = 0") != std::string::npos);
    bool is_caught = false;
    try {
        solver.dump([](const char *, std::size_t) { throw 7; });
    } catch (int) {
        is_caught = true;
    }
    CHECK(is_caught);
    CHECK(solver.dump().size() > 10);
}

static void options_are_checked() {
    solver_options options;
    options.flags = CAS_SOLVER_WEIGHTS_ONLY;
    CHECK(failure([&] { solver made(options); }) == CAS_OK);
    options.flags = CAS_SOLVER_NEWER_WINS;
    solver newer(options);
    const auto x = newer.add_variable("x");
    newer.add((x == 1) | CAS_MEDIUM);
    newer.add((x == 2) | CAS_MEDIUM);
    newer.solve();
    CHECK(newer.value(x) == 2);
    options.flags = 1u << 31;
    CHECK(failure([&] { solver made(options); }) == CAS_ERROR_OUT_OF_RANGE);
}

static void a_solve_that_fails_has_no_conflict_count() {
    solver solver;
    const variable x = solver.add_variable("x");
    for (int i = 0; i < 40; ++i) {
        const variable y = solver.add_variable();
        solver.add((y - x == i) | CAS_STRONG);
        solver.add(y == 3.0 * i);
    }
    solver.add(x == 1);
    solver.add(x == 2);
    solver.set_limit(1);
    CHECK(failure([&] { solver.conflict_count(); }) == CAS_ERROR_LIMIT);
    solver.set_limit(0);
    CHECK(solver.conflict_count() == 1);
}

static void more_variables_than_a_solver_has_are_refused() {
    solver solver;
    CHECK(failure([&] { solver.add_variables(SIZE_MAX); }) == CAS_ERROR_TOO_MANY);
    CHECK(failure([&] { solver.add_variables((1 << 22) + 1); }) == CAS_ERROR_TOO_MANY);
    CHECK(solver.add_variables(3).size() == 3);
}

int main() {
    run("a drag reports the variables that move", a_drag_reports_what_moves);
    run("rows have a priority and a weight", rows_take_priority_and_weight);
    run("sums combine the terms of each variable", sums_name_each_variable_once);
    run("a row that cannot hold is refused or dropped", what_cannot_hold_is_refused_or_dropped);
    run("arrays of rows are added, changed and removed in one call", arrays_in_one_call);
    run("a path can be used after another path and without its solver", a_path_outlives_its_solver_and_another_path);
    run("a moved solver is the same", a_moved_solver_is_the_same);
    run("an exception of a write function leaves the dump", an_exception_of_a_writer_leaves_the_dump);
    run("a solve that fails has no count of conflicts", a_solve_that_fails_has_no_conflict_count);
    run("more variables than a solver has are refused", more_variables_than_a_solver_has_are_refused);
    run("options are checked", options_are_checked);
    return finish();
}
