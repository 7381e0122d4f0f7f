/* A test is a function, and a sentence that names it. A test continues after a failed
 * check. The first ten failed checks of a test are printed. Every program ends with the
 * line "N passed, N failed". */
#ifndef CASEMENT_TESTS_HARNESS_H
#define CASEMENT_TESTS_HARNESS_H

#include <stdio.h>
#include <string.h>

static int harness_passed, harness_failed, harness_failures;

#define CHECK(condition) harness_check((condition) ? 1 : 0, #condition, __FILE__, __LINE__)

/* Checks a condition; prints the message if it does not hold. */
#define CHECK_OR_SAY(condition, ...) \
    ((void)(CHECK(condition) || harness_failures > 10 || printf("    " __VA_ARGS__)))

/* The status of a call that returns a created object: an id or a pointer. */
#define MADE(solver, ...) ((__VA_ARGS__) ? CAS_OK : cas_solver_last_status(solver))

static int harness_check(int holds, const char *condition, const char *file, int line) {
    if (!holds && harness_failures++ < 10)
        printf("  %s:%d: %s\n", file, line, condition);
    return holds;
}

static void run(const char *sentence, void (*test)(void)) {
    setvbuf(stdout, NULL, _IOLBF, 1024); /* a crash must not lose the lines before it */
    harness_failures = 0;
    test();
    if (harness_failures > 10)
        printf("  and %d more\n", harness_failures - 10);
    printf("%s  %s\n", harness_failures ? "FAILED" : "ok", sentence);
    if (harness_failures)
        harness_failed++;
    else
        harness_passed++;
}

static int finish(void) {
    printf("%d passed, %d failed\n", harness_passed, harness_failed);
    return harness_failed > 0;
}

#endif
