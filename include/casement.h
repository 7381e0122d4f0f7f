/* casement: an embeddable layout core.
 *
 * This header is the manual. It is C99, includes nothing but the sizes it
 * needs, and every function says what it does, what it costs, what it owns and
 * which errors it gives.
 *
 *   Types     ids, statuses, relations, priorities
 *   Life      version, allocator, making and freeing a solver, messages
 *   Variables
 *   Rows      linear constraints: add, try, remove, change
 *   Solving   solve, values, changes, conflicts, ambiguity
 *   Edits     live numbers: suggest a value, stream what moves, follow a path
 *   Insight   statistics, check, digest, dump
 *
 * Conventions
 *   - A fallible function returns a cas_status: 0 is success, negative numbers
 *     are errors and never change their meaning. On any error but
 *     CAS_ERROR_CONFLICT the solver is as it was before the call, and
 *     cas_solver_last_error() says in words what was wrong.
 *   - Ids are 32-bit numbers that carry a generation: an id whose thing is gone
 *     is answered with CAS_ERROR_STALE. 0 is never a valid id. An id belongs to
 *     the solver that gave it out; another solver answers CAS_ERROR_STALE where
 *     it never gave that id out itself, and cannot know better where it did.
 *   - Out-parameters come last, are named out_..., and are written on success
 *     only. Where the text says so they may be NULL.
 *   - Different solvers may be used by different threads at the same time
 *     without locks; one solver by one thread at a time. There is no global
 *     state.
 *   - Arrays and strings that a solver hands out belong to it and are valid
 *     until the next call that changes the same solver, or as said there.
 */
#ifndef CASEMENT_H
#define CASEMENT_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

#if defined(_WIN32)
#define CAS_API
#elif defined(__GNUC__) || defined(__clang__)
#define CAS_API __attribute__((visibility("default")))
#else
#define CAS_API
#endif

#define CAS_VERSION_MAJOR 0
#define CAS_VERSION_MINOR 1
#define CAS_VERSION_PATCH 0
#define CAS_VERSION_STRING "0.1.0"
#define CAS_ABI_VERSION 0

/* ------------------------------------------------------------------ Types */

/* The answer of every fallible call. */
typedef int32_t cas_status;
enum {
    CAS_OK = 0,
    CAS_ERROR_NULL = -1,          /* a required pointer is NULL */
    CAS_ERROR_STALE = -2,         /* the id was never given out, or its thing is gone */
    CAS_ERROR_NOT_FINITE = -3,    /* a number is NaN or infinite */
    CAS_ERROR_OUT_OF_RANGE = -4,  /* an enum value, priority, weight or size outside what is allowed */
    CAS_ERROR_EMPTY = -5,         /* a row without terms */
    CAS_ERROR_ZERO = -6,          /* a coefficient of zero */
    CAS_ERROR_REPEATED = -7,      /* a variable, or an id, named twice */
    CAS_ERROR_TOO_MANY = -8,      /* more things than ids, or a count that cannot be */
    CAS_ERROR_OUT_OF_MEMORY = -9, /* the allocator gave nothing */
    CAS_ERROR_CONFLICT = -10,     /* required rows cannot hold together */
    CAS_ERROR_IN_USE = -11,       /* the thing is still used by another */
    CAS_ERROR_TEXT = -12,         /* invalid UTF-8, or longer than CAS_NAME_MAX bytes */
    CAS_ERROR_NUMERIC = -13,      /* the arithmetic could not be carried through */
    CAS_ERROR_INTERNAL = -14      /* cas_solver_check() found a broken promise: please report */
};

typedef uint32_t cas_variable;
typedef uint32_t cas_constraint;
typedef uint32_t cas_edit;

typedef int32_t cas_relation;
enum { CAS_EQUAL = 0, CAS_LESS_OR_EQUAL = 1, CAS_GREATER_OR_EQUAL = 2 };

/* Priorities are whole numbers from 1 to 1000. CAS_REQUIRED rows hold or
 * conflict. Below it every level is strict: one row at 500 outweighs any number
 * at 499. Inside one level the weighted sum of violations is smallest. */
typedef int32_t cas_priority;
enum {
    CAS_REQUIRED = 1000,
    CAS_STRONG = 750,
    CAS_MEDIUM = 500,
    CAS_WEAK = 250
};

enum { CAS_NAME_MAX = 1023 };

/* coefficient * variable */
typedef struct cas_term {
    cas_variable variable;
    double coefficient;
} cas_term;

typedef struct cas_value {
    cas_variable variable;
    double value;
} cas_value;

/* A linear constraint: sum of terms (relation) constant, at a priority and,
 * inside that priority, with a weight. A weight of 0 stands for 1, so that a
 * zero-initialised field means the usual thing. Required rows have no weight. */
typedef struct cas_row {
    const cas_term *terms;
    size_t term_count;
    cas_relation relation;
    cas_priority priority;
    double constant;
    double weight;
} cas_row;

/* ------------------------------------------------------------------- Life */

CAS_API int32_t cas_version(void);               /* major * 10000 + minor * 100 + patch */
CAS_API const char *cas_version_string(void);    /* static */
CAS_API int32_t cas_abi_version(void);           /* CAS_ABI_VERSION of the library */
CAS_API const char *cas_status_text(cas_status status); /* a short static sentence, never NULL */

/* Where memory comes from. All three functions are given, or none. Each is told
 * the sizes it needs, so that an arena needs no headers. reallocate() must keep
 * the old block alive when it fails. Memory is aligned for double. */
typedef struct cas_allocator {
    void *(*allocate)(size_t bytes, void *context);
    void *(*reallocate)(void *memory, size_t old_bytes, size_t new_bytes, void *context);
    void (*release)(void *memory, size_t bytes, void *context);
    void *context;
} cas_allocator;

/* Begin with {.size = sizeof(cas_solver_options)}; fields left zero mean the
 * default. */
typedef struct cas_solver_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    uint32_t flags;          /* CAS_SOLVER_... */
} cas_solver_options;

/* All soft rows share one level whatever their priority, and only weights
 * decide: the mood of solvers that know strengths instead of levels. */
#define CAS_SOLVER_WEIGHTS_ONLY 1u

typedef struct cas_solver cas_solver;

/* Makes a solver; options may be NULL. NULL is the answer when memory is out or
 * the options are not valid. */
CAS_API cas_solver *cas_solver_new(const cas_solver_options *options);

/* Frees the solver and all it handed out. NULL is allowed. */
CAS_API void cas_solver_free(cas_solver *solver);

/* What went wrong in the last failed call on this solver; "" when none failed.
 * Valid until the next failed call. */
CAS_API const char *cas_solver_last_error(const cas_solver *solver);

/* -------------------------------------------------------------- Variables */

/* Adds a variable with value 0. name may be NULL; it is copied, and need not be
 * unique.
 * Errors: NULL, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add_variable(cas_solver *solver, const char *name, cas_variable *out_variable);

/* Adds count nameless variables, all or none.
 * Errors: NULL, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add_variables(cas_solver *solver, size_t count, cas_variable *out_variables);

/* Removes a variable that no row and no edit uses.
 * Errors: NULL, STALE, IN_USE */
CAS_API cas_status cas_solver_remove_variable(cas_solver *solver, cas_variable variable);

/* The name given at birth, "" for none or a stale id. */
CAS_API const char *cas_solver_name(const cas_solver *solver, cas_variable variable);

/* ------------------------------------------------------------------- Rows
 *
 * Two moods. cas_solver_add() and its kin only note what changed; the next
 * cas_solver_solve() does the work at once. cas_solver_try_add() solves now and
 * refuses what cannot hold, leaving no trace.
 */

/* Adds a row of weight 1: terms (relation) constant. out_constraint may be NULL.
 * Costs its terms.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, EMPTY, ZERO, REPEATED,
 * TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add(cas_solver *solver, const cas_term *terms, size_t term_count,
                                  cas_relation relation, double constant, cas_priority priority,
                                  cas_constraint *out_constraint);

/* Adds many rows, all or none. out_constraints may be NULL.
 * Errors: as cas_solver_add() */
CAS_API cas_status cas_solver_add_rows(cas_solver *solver, const cas_row *rows, size_t count,
                                       cas_constraint *out_constraints);

/* Adds one row and solves. A required row that cannot hold together with the
 * required rows already there is refused: nothing has changed, and
 * cas_solver_refusal() names the rows it cannot hold with. Rows noted earlier
 * are solved first.
 * Errors: as cas_solver_add(), CONFLICT, NUMERIC */
CAS_API cas_status cas_solver_try_add(cas_solver *solver, const cas_row *row, cas_constraint *out_constraint);

/* The installed rows that the last refused row could not hold together with: a
 * minimal set. Valid until the next call that changes the solver.
 * Errors: NULL */
CAS_API cas_status cas_solver_refusal(const cas_solver *solver, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Removes a row; an edit of its constant ends with it. Errors: NULL, STALE,
 * OUT_OF_MEMORY, NUMERIC; IN_USE for the row of an edited variable */
CAS_API cas_status cas_solver_remove(cas_solver *solver, cas_constraint constraint);

/* Removes many rows, all or none. Errors: as cas_solver_remove(), REPEATED */
CAS_API cas_status cas_solver_remove_rows(cas_solver *solver, const cas_constraint *constraints, size_t count);

/* Replaces the constant. Costs, at the next solve, as much as what it moves.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_set_constant(cas_solver *solver, cas_constraint constraint, double constant);
CAS_API cas_status cas_solver_set_constants(cas_solver *solver, const cas_constraint *constraints,
                                            const double *constants, size_t count);

/* Replaces the priority, required to soft and back included.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_priority(cas_solver *solver, cas_constraint constraint, cas_priority priority);

/* Replaces the weight inside its priority; it must be positive. A required row
 * keeps it for the day it turns soft.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_weight(cas_solver *solver, cas_constraint constraint, double weight);

/* ---------------------------------------------------------------- Solving */

/* Brings the values up to date with everything noted. Required rows hold;
 * below, level by level, violations are smallest. A variable that nothing
 * determines keeps its value.
 *
 * CAS_ERROR_CONFLICT: required rows contradict each other. The values are still
 * a full solution, of all rows without the dropped ones: of each conflict the
 * newest row is dropped, and it comes back by itself once it can hold.
 * Errors: NULL, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_solve(cas_solver *solver);

/* The value as of the last solve; NaN for NULL or a stale id. */
CAS_API double cas_solver_value(const cas_solver *solver, cas_variable variable);

/* Values of many variables, all or none. Errors: NULL, STALE */
CAS_API cas_status cas_solver_values(const cas_solver *solver, const cas_variable *variables, size_t count,
                                     double *out_values);

/* The variables whose value differs from what the last call of this function,
 * or of cas_solver_suggest(), reported: each once, none that came back to where
 * it was. The array is valid until the next call that changes the solver.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_changes(cas_solver *solver, const cas_value **out_changes, size_t *out_count);

/* How many required rows are dropped; solves what was noted. 0 for NULL. */
CAS_API size_t cas_solver_conflict_count(cas_solver *solver);

/* Conflict number index, in order of the age of what was dropped: a minimal set
 * of required rows that cannot hold together (without any one of them the others
 * can). The dropped row comes first. Valid until the next call that changes the
 * solver. Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_conflict(cas_solver *solver, size_t index,
                                       const cas_constraint **out_constraints, size_t *out_count);

/* Whether the last solve left room for other values of the variable that are
 * just as good: 1 or 0. Exact.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_is_ambiguous(cas_solver *solver, cas_variable variable, int32_t *out_ambiguous);

/* All ambiguous variables. The array is valid until the next call that changes
 * the solver. Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_ambiguous(cas_solver *solver, const cas_variable **out_variables, size_t *out_count);

/* How far the row is from holding: 0 when it holds, else positive. A dropped or
 * soft row may be violated. Errors: NULL, STALE */
CAS_API cas_status cas_solver_violation(const cas_solver *solver, cas_constraint constraint, double *out_violation);

/* ------------------------------------------------------------------ Edits
 *
 * An edit is one live number: the wished value of a variable, or the constant
 * of a row. The first step learns what the number moves and how far it may go
 * before anything else must change its mind; every step inside that range is
 * one pass over what moves, without allocating.
 */

/* Makes the variable live: adds a soft row "variable == value" at the given
 * priority, which starts at the variable's present value.
 * Errors: NULL, STALE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY, CONFLICT, NUMERIC;
 * OUT_OF_RANGE for CAS_REQUIRED */
CAS_API cas_status cas_solver_edit_variable(cas_solver *solver, cas_variable variable, cas_priority priority,
                                            cas_edit *out_edit);

/* Like cas_solver_edit_variable(), with a weight. Errors: the same, NOT_FINITE */
CAS_API cas_status cas_solver_edit_variable_weighted(cas_solver *solver, cas_variable variable,
                                                     cas_priority priority, double weight, cas_edit *out_edit);

/* Makes the constant of a row live. One edit per row.
 * Errors: NULL, STALE, IN_USE, TOO_MANY, OUT_OF_MEMORY, CONFLICT, NUMERIC */
CAS_API cas_status cas_solver_edit_constant(cas_solver *solver, cas_constraint constraint, cas_edit *out_edit);

/* Sets the number and solves. Anything noted before is solved with it.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_set(cas_solver *solver, cas_edit edit, double value);

/* The same, and answers what moved since the last report, as
 * cas_solver_changes() would; with CAS_ERROR_CONFLICT, too. out_changes and
 * out_count may both be NULL. */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count);

/* Sets several edits and solves once. Errors: as cas_solver_edit_set(), REPEATED */
CAS_API cas_status cas_solver_suggest_all(cas_solver *solver, const cas_edit *edits, const double *values,
                                          size_t count, const cas_value **out_changes, size_t *out_count);

/* The range of the number within which no other row changes sides: streaming.
 * Errors: NULL, STALE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high);

/* Ends the edit. The row of an edited variable goes with it; an edited constant
 * keeps the last number set.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_end(cas_solver *solver, cas_edit edit);

/* The exact way of all values while a number goes from where it is to a target:
 * straight lines between breakpoints. It stands alone: later calls on the solver
 * do not change it, but free it before the solver. */
typedef struct cas_path cas_path;

/* Moves the edit to the target, as cas_solver_edit_set() would, and answers the
 * path it took. Errors: as cas_solver_edit_set() */
CAS_API cas_status cas_solver_path(cas_solver *solver, cas_edit edit, double target, cas_path **out_path);

CAS_API void cas_path_free(cas_path *path); /* NULL is allowed */

/* The variables that move anywhere on the path; the order of all values below. */
CAS_API cas_status cas_path_variables(const cas_path *path, const cas_variable **out_variables, size_t *out_count);

/* How many breakpoints, start and target included: at least 1. */
CAS_API size_t cas_path_count(const cas_path *path);

/* Breakpoint number index: the edited number there, and the values.
 * Errors: NULL, OUT_OF_RANGE */
CAS_API cas_status cas_path_point(const cas_path *path, size_t index, double *out_number,
                                  const double **out_values);

/* Values at any number between start and target.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_path_sample(const cas_path *path, double number, double *out_values);

/* ---------------------------------------------------------------- Insight */

typedef struct cas_solver_statistics {
    size_t size; /* set it to sizeof(cas_solver_statistics) before the call */
    uint64_t variables;
    uint64_t constraints;
    uint64_t terms;
    uint64_t active;        /* rows that hold a variable in place */
    uint64_t blocks;        /* groups of variables solved together */
    uint64_t largest_block; /* variables in the largest one */
    uint64_t pivots;        /* since birth: a row entered for another */
    uint64_t flips;         /* since birth: a row changed sides */
    uint64_t factorisations;
    uint64_t streamed;      /* since birth: edit steps that were one pass */
    uint64_t structural;    /* since birth: rows added or removed */
    uint64_t bytes;         /* held from the allocator now */
    uint64_t allocations;   /* calls of allocate and reallocate since birth */
} cas_solver_statistics;

/* Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_solver_get_statistics(const cas_solver *solver, cas_solver_statistics *out_statistics);

/* Proves the last solve right from the rows alone: every row on its side, the
 * multipliers of every level in balance and within bounds. Costs one pass over
 * everything. Errors: NULL, INTERNAL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_check(cas_solver *solver);

/* A number that two solvers share if they are in the same state, bit for bit:
 * values, rows, and what holds what, which a call that ran out of memory or
 * failed for its numbers may leave to be found again. 0 for NULL. */
CAS_API uint64_t cas_solver_digest(const cas_solver *solver);

/* Receives text in pieces; not zero-terminated. */
typedef void (*cas_write)(const char *text, size_t length, void *context);

/* Writes the variables, the rows and what holds what as readable text.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context);

#ifdef __cplusplus
}
#endif

#endif
