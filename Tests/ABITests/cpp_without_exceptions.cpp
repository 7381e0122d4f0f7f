// casement.hpp without exceptions: calls return what they return in C, and the solver or scene keeps the first error.
#include <casement.hpp>

#include "harness.h"

#include <cmath>

using namespace casement;

static_assert(!CASEMENT_EXCEPTIONS, "compile this with -fno-exceptions");

static void a_failed_call_returns_its_status() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const view a = scene.window().add("a");
    const constraint wide = scene.add(a.width() == 100);
    CHECK(wide.set_constant(120) == CAS_OK && scene.layout().status() == CAS_OK && a.frame().width == 120);
    CHECK(wide.set_constant(NAN) == CAS_ERROR_NOT_FINITE && scene.status() == CAS_ERROR_NOT_FINITE);
    CHECK(std::string(scene.last_error()).find("constant") == 0);
    CHECK(a.remove() == CAS_OK && a.remove() == CAS_ERROR_STALE);
    CHECK(scene.status() == CAS_ERROR_NOT_FINITE); // the first one is kept
    scene.clear_error();
    CHECK(scene.status() == CAS_OK && !*scene.last_error());
    CHECK(!a.add("child") && scene.status() == CAS_ERROR_STALE);
    CHECK(a.add("child").add("grandchild").set_hidden(true) == CAS_ERROR_STALE);
}

static void what_c_does_not_see_is_kept_as_well() {
    scene scene, other;
    const view a = scene.window().add("a"), b = other.window().add("b");
    CHECK(!scene.add(a.width() == b.width()) && scene.status() == CAS_ERROR_STALE);
    scene.clear_error();
    CHECK(!scene.add(a.left() + a.width() == a.width() + 8) && scene.status() == CAS_ERROR_ATTRIBUTES);
    CHECK(std::string(scene.last_error()).find("position") != std::string::npos);
    scene.clear_error();
    CHECK(scene.add({a.width() == 5, b.width() == 5}).empty() && scene.constraints().empty());
    scene.clear_error();
    CHECK(scene.set_constants({}, {1}) == CAS_ERROR_TOO_MANY && scene.status() == CAS_ERROR_TOO_MANY);
    CHECK(scene.rules("nobody.width == 5").empty() && scene.last_fault().kind == CAS_FAULT_UNKNOWN_ITEM);
    CHECK(view().set_hidden(true) == CAS_ERROR_NULL && view().set_measure(nullptr) == CAS_ERROR_NULL);
    casement::scene moved(std::move(other));
    CHECK(other.set_size(1, 1) == CAS_ERROR_NULL && other.status() == CAS_ERROR_NULL && !other.add_navigation());
    CHECK(other.commit() == CAS_ERROR_NULL && other.conflict_count() == 0 && other.layout().empty());
}

static void a_remark_is_no_error() {
    scene scene;
    const view a = scene.window().add("a");
    scene.add({a.width() >= 100, a.width() <= 50});
    CHECK(scene.layout().status() == CAS_CONFLICT && scene.status() == CAS_OK && a.frame().width == 100);
    a.set_measure([](const measure_request &, measurement &answer) { answer.height = NAN; });
    CHECK(scene.layout().status() > CAS_OK && scene.status() == CAS_OK);
}

static void what_cannot_be_made_says_why() {
    scene_options options;
    options.width = NAN;
    scene scene(options);
    CHECK(!scene.get() && scene.status() == CAS_ERROR_NOT_FINITE && scene.layout().status() == CAS_ERROR_NULL);
    CHECK(!scene.window().add("a"));
    solver_options wrong;
    wrong.flags = 1u << 31;
    solver solver(wrong);
    CHECK(!solver.get() && solver.status() == CAS_ERROR_OUT_OF_RANGE && solver.solve() == CAS_ERROR_NULL);
}

static void a_solver_works_alike() {
    solver solver;
    const variable x = solver.add_variable("x");
    const cas_edit edit = solver.edit(x);
    const cas_constraint low = solver.add(x >= 10);
    CHECK(solver.suggest(edit, 20).status() == CAS_OK && solver.value(x) == 20);
    CHECK(solver.try_add(x <= 5) == 0 && solver.status() == CAS_ERROR_CONFLICT && solver.refusal()[0] == low);
    solver.clear_error();
    const std::vector<double> none_given;
    CHECK(solver.set_constants({low}, none_given) == CAS_ERROR_TOO_MANY);
    CHECK(solver.suggest(std::vector<cas_edit>(1, edit), none_given).status() == CAS_ERROR_TOO_MANY);
    CHECK(solver.add(std::vector<row>({x == 1, variable() == 2})).empty() && solver.status() == CAS_ERROR_TOO_MANY);
    const path none = solver.follow(0, 5);
    CHECK(none.size() == 0 && none.variables().empty() && none.sample(1).empty());
    CHECK(solver.dump().find("x = 20") != std::string::npos);
}

static void a_transaction_is_committed() {
    scene scene = scene::screen(CAS_PROFILE_IOS7, 320, 480);
    const view a = scene.window().add("a");
    const constraint wide = scene.add(a.width() == 10);
    scene.layout();
    CHECK(scene.animate(1, CAS_CURVE_LINEAR, [&] { wide.set_constant(20); }) == CAS_OK);
    CHECK(!scene.sample(0.5).empty() && a.shown_frame().width == 15);
    CHECK(scene.animate(-1, CAS_CURVE_LINEAR, [&] { wide.set_constant(30); }) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(wide.stated().constant == 20 && scene.commit() == CAS_ERROR_MODE);
}

int main() {
    run("a failed call returns its status, and the first error is kept", a_failed_call_returns_its_status);
    run("errors that C does not see are kept as well", what_c_does_not_see_is_kept_as_well);
    run("a remark is no error", a_remark_is_no_error);
    run("what cannot be made says why", what_cannot_be_made_says_why);
    run("a solver keeps its first error", a_solver_works_alike);
    run("a transaction is committed without exceptions", a_transaction_is_committed);
    return finish();
}
