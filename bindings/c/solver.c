/* The solver alone: three variables, two rows, and an edit of one variable. */
#include <casement.h>
#include <stdio.h>

int main(void) {
    cas_solver *solver = cas_solver_new(NULL, NULL); /* malloc, defaults */
    cas_variable width = cas_solver_add_variable(solver, "width");
    cas_variable left = cas_solver_add_variable(solver, "left");
    cas_variable right = cas_solver_add_variable(solver, "right");

    cas_term row[] = {{right, 1}, {left, -1}, {width, -1}}; /* right - left - width == 0 */
    cas_solver_add(solver, row, 3, CAS_EQUAL, 0, CAS_REQUIRED);
    cas_solver_add(solver, (cas_term[]){{left, 1}}, 1, CAS_GREATER_OR_EQUAL, 20, CAS_REQUIRED);

    cas_edit edit = cas_solver_edit_variable(solver, width, CAS_STRONG); /* a live value */
    for (int w = 100; w <= 104; w++) {
        const cas_value *changed;
        size_t count;
        cas_solver_suggest(solver, edit, w, &changed, &count); /* only what moved */
        for (size_t i = 0; i < count; i++)
            printf("%s = %g\n", cas_solver_name(solver, changed[i].variable), changed[i].value);
    }
    cas_solver_free(solver);
}
