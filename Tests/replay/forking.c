/* A process that forks. Both processes use the solver. */
#include <casement.h>
#include <sys/wait.h>
#include <unistd.h>

int main(void) {
    cas_solver *solver = cas_solver_new(NULL, NULL);
    cas_solver_add_variable(solver, "before");
    pid_t child = fork();
    if (child == 0) {
        cas_solver_add_variable(solver, "in the child");
        cas_solver_free(solver);
        return 0;
    }
    waitpid(child, NULL, 0);
    cas_solver_add_variable(solver, "after");
    cas_solver_free(solver);
    return 0;
}
