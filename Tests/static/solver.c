/* A drag of one variable. */
#include <casement.h>
int main(void) {
    cas_solver *s = cas_solver_new(0, NULL); cas_variable v[2];
    cas_solver_add_variables(s, 2, v);
    cas_solver_add(s, (cas_term[]){{v[1], 1}, {v[0], -1}}, 2, CAS_EQUAL, 100, CAS_REQUIRED);
    cas_edit e = cas_solver_edit_variable(s, v[0], CAS_STRONG);
    cas_solver_suggest(s, e, 5, 0, 0);
    int r = cas_solver_value(s, v[1]); cas_solver_free(s); return r != 105;
}
