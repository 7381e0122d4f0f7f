/* A process and its child, which makes calls while its parent records: `sharing program` runs itself again, `sharing fork`
 * forks before the first call, and the child makes its calls after those of the parent. `sharing end` ends right after it
 * has forked, and its child does not find out for a moment that it is one. */
#define _GNU_SOURCE
#include <casement.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>
#include <sys/wait.h>
#include <unistd.h>

static cas_solver *solver;

static void add_variables(const char *name) {
    if (!solver) solver = cas_solver_new(NULL, NULL);
    for (int i = 0; i < 20; i++) cas_solver_add_variable(solver, name);
}

static void wait_a_moment(void) { usleep(15000); }

/* Registered before the first call, this runs before what the recorder does in a child. */
static int end(void) {
    if (pthread_atfork(NULL, NULL, wait_a_moment) != 0) return 1;
    add_variables("before the child");
    if (fork() == 0) _exit(0);
    cas_solver_free(solver);
    return 0;
}

int main(int count, char **words) {
    int ends[2];
    char byte;
    if (count < 2) {
        add_variables("of the child");
        cas_solver_free(solver);
        return 0;
    }
    if (strcmp(words[1], "end") == 0) return end();
    int is_fork = strcmp(words[1], "fork") == 0;
    if (pipe(ends) != 0) return 1;
    if (!is_fork) add_variables("before the child");
    pid_t child = fork();
    if (child == 0 && !is_fork) return execl(words[0], words[0], (char *)NULL);
    if (child == 0) {
        if (read(ends[0], &byte, 1) != 1) return 1;
        add_variables("of the child");
        cas_solver_free(solver);
        return 0;
    }
    if (is_fork) add_variables("before the child");
    if (write(ends[1], "", 1) != 1) return 1;
    waitpid(child, NULL, 0);
    add_variables("after the child");
    cas_solver_free(solver);
    return 0;
}
