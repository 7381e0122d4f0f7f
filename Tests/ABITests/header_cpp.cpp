// The header compiles as C++ without a warning, can be included twice, and links.
#include <casement.h>
#include <casement.h>
#include <casement/screen.h>
#include <casement/screen.h>

#include "harness.h"

static void a_solver_from_cpp() {
    cas_solver *solver = cas_solver_new(nullptr, nullptr);
    cas_variable width = 0;
    cas_edit edit = 0;
    const cas_value *changes = nullptr;
    size_t count = 0;
    CHECK(MADE(solver, width = cas_solver_add_variable(solver, "width")) == CAS_OK);
    CHECK(MADE(solver, edit = cas_solver_edit_variable(solver, width, CAS_STRONG)) == CAS_OK);
    CHECK(cas_solver_suggest(solver, edit, 320, &changes, &count) == CAS_OK);
    CHECK(count == 1 && changes[0].variable == width && changes[0].value == 320);
    cas_solver_free(solver);
}

static void structures_are_laid_out_alike() {
    static_assert(sizeof(cas_term) == 2 * sizeof(double), "a term is an id and a number");
    static_assert(sizeof(cas_value) == 2 * sizeof(double), "a value is an id and a number");
    cas_solver_options options = cas_solver_options();
    cas_status status = CAS_OK;
    CHECK(cas_solver_new(&options, &status) == nullptr && status == CAS_ERROR_OUT_OF_RANGE);
    options.size = sizeof options;
    cas_solver *solver = cas_solver_new(&options, &status);
    CHECK(solver != nullptr && status == CAS_OK);
    cas_solver_statistics statistics = cas_solver_statistics();
    statistics.size = sizeof statistics;
    CHECK(cas_solver_get_statistics(solver, &statistics) == CAS_OK);
    CHECK(statistics.variables == 0 && statistics.bytes > 0 && statistics.allocations > 0);
    cas_solver_free(solver);
}

int main() {
    run("a C++ program uses the solver", a_solver_from_cpp);
    run("structures have the same layout in C and C++", structures_are_laid_out_alike);
    return finish();
}
