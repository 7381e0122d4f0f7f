/* Prints the version of the library, and the end of a box 100 wide that begins at 20. */
#include <casement.h>
#include <stdio.h>

int main(void) {
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_variable box[2] = {0, 0};
    cas_term length[] = {{0, 1}, {0, -1}}, start = {0, 1};
    if (!solver || cas_solver_add_variables(solver, 2, box) != CAS_OK) return 1;
    length[0].variable = box[1];
    length[1].variable = start.variable = box[0];
    cas_solver_add(solver, length, 2, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_solver_add(solver, &start, 1, CAS_EQUAL, 20, CAS_REQUIRED);
    cas_solver_solve(solver);
    printf("casement %s: %g\n", cas_version_string(), cas_solver_value(solver, box[1]));
    int is_right = cas_solver_value(solver, box[1]) == 120;
    cas_solver_free(solver);
    return is_right ? 0 : 1;
}
