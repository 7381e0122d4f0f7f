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
 *   Scenes    making and freeing a scene, its window
 *   Items     views and guides, and what belongs to each
 *   Constraints between items: add, activate, change
 *   Rules     constraints as text: the Visual Format Language, equations
 *   Stacks    views that arrange others
 *   Layout    frames, changes, conflicts, ambiguity
 *   Screen    bars, controllers, scroll views, keyboard, rotation, animation
 *   Pictures  and words: the scene as SVG and as text
 *   Trace     all calls recorded, by another library: casement/record.h
 *
 * Conventions
 *   - A fallible function returns a cas_status: 0 is success, negative numbers
 *     are errors and never change their meaning. On any error but
 *     CAS_ERROR_CONFLICT the solver is as it was before the call, and
 *     cas_solver_last_error() says in words what was wrong. Scenes: see there.
 *   - Ids are 32-bit numbers that carry a generation: an id whose thing is gone
 *     is answered with CAS_ERROR_STALE, unless more than a thousand others have
 *     taken its place one after another. 0 is never a valid id. A row may have
 *     the number that a variable or an edit has, too. An id belongs to the solver
 *     or scene that gave it out; another one answers CAS_ERROR_STALE where it
 *     never gave that id out itself, and cannot know better where it did.
 *   - Out-parameters come last, are named out_..., and are written on success
 *     only. Where the text says so they may be NULL.
 *   - Different solvers and scenes may be used by different threads at the same
 *     time without locks; one of them by one thread at a time. There is no global
 *     state.
 *   - Arrays and strings that a solver or scene hands out belong to it and are
 *     valid until the next call that changes it, or as said there.
 *   - Functions of the caller's (an allocator's, one that is written to or measures,
 *     the function of a trace) must not call the solver or scene for which they run,
 *     nor a path of that solver; the function of a trace nothing that records there.
 *     Such calls change nothing: those that answer a status answer
 *     CAS_ERROR_IN_USE, and so does cas_scene_last_status(); cas_..._last_error()
 *     says so; those that answer an id, a pointer to a name or a number answer what
 *     they do for NULL; cas_..._free() does nothing. Other solvers and scenes may be
 *     called. While cas_..._new() runs there is nothing to call yet. While
 *     cas_..._free() runs this holds until the allocator has the last block, which
 *     the handle is in.
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
    CAS_ERROR_OUT_OF_RANGE = -4,  /* an enum value, priority, coefficient, weight or size outside what is allowed */
    CAS_ERROR_EMPTY = -5,         /* a row without terms */
    CAS_ERROR_ZERO = -6,          /* a coefficient of zero */
    CAS_ERROR_REPEATED = -7,      /* a variable, or an id, named twice */
    CAS_ERROR_TOO_MANY = -8,      /* more things than ids, or a count that cannot be */
    CAS_ERROR_OUT_OF_MEMORY = -9, /* the allocator gave nothing */
    CAS_ERROR_CONFLICT = -10,     /* required rows cannot hold together */
    CAS_ERROR_IN_USE = -11,       /* the thing is still used by another */
    CAS_ERROR_TEXT = -12,         /* invalid UTF-8, or longer than CAS_NAME_MAX bytes */
    CAS_ERROR_NUMERIC = -13,      /* the arithmetic could not be carried through, or came to no end */
    CAS_ERROR_INTERNAL = -14,     /* cas_solver_check() found a broken promise: please report */
    CAS_ERROR_ATTRIBUTES = -15,   /* attributes that cannot be compared */
    CAS_ERROR_KIND = -16,         /* the item is not of a kind that has this */
    CAS_ERROR_UNSETTLED = -17,    /* measured sizes do not come to rest */
    CAS_ERROR_OWNED = -18,        /* it belongs to what it came with, and changes with that */
    CAS_ERROR_RULE = -19,         /* a rule cannot be read, or names what there is not */
    CAS_ERROR_MODE = -20          /* the scene has no screen, or is not in the mode that this needs */
};

typedef uint32_t cas_variable;
typedef uint32_t cas_constraint; /* a row of a solver, or a constraint of a scene */
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
 * zero-initialised field means the usual thing. Required rows have no weight.
 *
 * Coefficients, multipliers and weights have a size from 1e-300 to 1e300; others are
 * CAS_ERROR_OUT_OF_RANGE, and a coefficient of 0 is CAS_ERROR_ZERO. Where those of a
 * solver lie so far apart that 32 digits do not carry them, every solve is proved,
 * and is CAS_ERROR_NUMERIC where it cannot be.
 *
 * Variables that required rows x == y hold equal have the same value, bit for bit. */
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
 * the old block alive when it fails. Memory is aligned for double. They must not
 * call the solver or scene that they give memory to: see Conventions. */
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

/* Returns the status of the last failed call on this solver; CAS_OK if none failed. */
CAS_API cas_status cas_solver_last_status(const cas_solver *solver);

/* -------------------------------------------------------------- Variables */

/* Adds a variable with value 0. name may be NULL; it is copied, and need not be
 * unique.
 * Errors: NULL, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_variable cas_solver_add_variable(cas_solver *solver, const char *name);

/* Adds count nameless variables, all or none.
 * Errors: NULL, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add_variables(cas_solver *solver, size_t count, cas_variable *out_variables);

/* Removes a variable that no row and no edit uses.
 * Errors: NULL, STALE, IN_USE, NUMERIC */
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
CAS_API cas_constraint cas_solver_add(cas_solver *solver, const cas_term *terms, size_t term_count,
                                      cas_relation relation, double constant, cas_priority priority);

/* Adds many rows, all or none. out_constraints may be NULL.
 * Errors: as cas_solver_add() */
CAS_API cas_status cas_solver_add_rows(cas_solver *solver, const cas_row *rows, size_t count,
                                       cas_constraint *out_constraints);

/* Adds one row and solves. A required row that cannot hold together with the
 * required rows already there is refused: nothing has changed, and
 * cas_solver_refusal() names the rows it cannot hold with. Rows noted earlier
 * are solved first.
 * Errors: as cas_solver_add(), CONFLICT, NUMERIC */
CAS_API cas_constraint cas_solver_try_add(cas_solver *solver, const cas_row *row);

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
 * CAS_ERROR_NUMERIC, of every call that solves: some number grew beyond all
 * bounds, a hundred steps for each row and variable led to no end, or coefficients
 * lie too far apart for a solution that can be proved. Values and rows are as they
 * were.
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

/* How many required rows are dropped; solves what was noted. 0 for NULL, and
 * where that cannot be solved. */
CAS_API size_t cas_solver_conflict_count(cas_solver *solver);

/* Conflict number index, in order of the age of what was dropped: a minimal set
 * of required rows that cannot hold together (without any one of them the others
 * can). The dropped row comes first. Costs up to a solve. Valid until the next call
 * that changes the solver. Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
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
CAS_API cas_edit cas_solver_edit_variable(cas_solver *solver, cas_variable variable, cas_priority priority);

/* Like cas_solver_edit_variable(), with a weight. Errors: the same, NOT_FINITE */
CAS_API cas_edit cas_solver_edit_variable_weighted(cas_solver *solver, cas_variable variable, cas_priority priority, double weight);

/* Makes the constant of a row live. One edit per row.
 * Errors: NULL, STALE, IN_USE, TOO_MANY, OUT_OF_MEMORY, CONFLICT, NUMERIC */
CAS_API cas_edit cas_solver_edit_constant(cas_solver *solver, cas_constraint constraint);

/* Sets the number and solves. Anything noted before is solved with it.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_edit(cas_solver *solver, cas_edit edit, double value);

/* The same, and answers what moved since the last report, as
 * cas_solver_changes() would; with CAS_ERROR_CONFLICT, too. out_changes and
 * out_count may both be NULL. */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count);

/* Sets several edits and solves once. Errors: as cas_solver_set_edit(), REPEATED */
CAS_API cas_status cas_solver_suggest_all(cas_solver *solver, const cas_edit *edits, const double *values,
                                          size_t count, const cas_value **out_changes, size_t *out_count);

/* The range of the number within which no other row changes sides: streaming.
 * Errors: NULL, STALE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high);

/* Ends the edit. The row of an edited variable goes with it; an edited constant
 * keeps the last number set.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_end_edit(cas_solver *solver, cas_edit edit);

/* The exact way of all values while a number goes from where it is to a target:
 * straight lines between breakpoints. It stands alone: later calls on the solver
 * do not change it, but free it before the solver. */
typedef struct cas_path cas_path;

/* Moves the edit to the target, as cas_solver_set_edit() would, and answers the
 * path it took. Where required rows are dropped, before or then, the answer is
 * CAS_ERROR_CONFLICT: the edit is at the target, and there is no path.
 * Errors: as cas_solver_set_edit() */
CAS_API cas_path *cas_solver_path(cas_solver *solver, cas_edit edit, double target);

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
 * everything. Errors: NULL, INTERNAL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_check(cas_solver *solver);

/* A number that two solvers share if they are in the same state, bit for bit:
 * values, rows, and what holds what, which a call that ran out of memory or
 * failed for its numbers may leave to be found again. 0 for NULL. */
CAS_API uint64_t cas_solver_digest(const cas_solver *solver);

/* Receives text in pieces; not zero-terminated. It must not call what it is
 * written from: see Conventions. */
typedef void (*cas_write)(const char *text, size_t length, void *context);

/* Writes the variables, the rows and what holds what as readable text.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context);

/* ----------------------------------------------------------------- Scenes
 *
 * A scene is a tree of views and guides with constraints between them, and a
 * solver of its own that places them. Calls only note what changed; a layout
 * does the work at once and tells which frames are new.
 *
 * CAS_ERROR_CONFLICT and CAS_ERROR_UNSETTLED of a call that lays out say so of a
 * layout that took place: its frames are valid all the same, and what it hands out is
 * written. These calls are cas_scene_layout_if_needed(), cas_scene_commit_animation(),
 * cas_scene_sample(), cas_scene_rotate(), cas_keyboard_show() and cas_keyboard_hide().
 *
 * Calls that make one thing answer its id, or 0 with the reason in
 * cas_scene_last_status() and cas_scene_last_error(); all others answer a status. On any error the scene is
 * as it was before the call, but for what a layout says of itself. Removing never
 * fails for want of memory.
 *
 * A measure function must not call its scene, nor a write function the scene it is
 * written from: see Conventions.
 */

typedef struct cas_scene cas_scene;

/* A view or a guide. */
typedef uint32_t cas_item;

/* What shows a view of its own on a screen. */
typedef uint32_t cas_controller;

/* The root of every scene: a view as large as the window. */
#define CAS_WINDOW ((cas_item)4194304)

typedef struct cas_size {
    double width, height;
} cas_size;

/* y grows downwards. */
typedef struct cas_rect {
    double x, y, width, height;
} cas_rect;

typedef struct cas_insets {
    double top, left, bottom, right;
} cas_insets;

typedef int32_t cas_axis;
enum { CAS_HORIZONTAL = 0, CAS_VERTICAL = 1 };

typedef int32_t cas_direction;
enum { CAS_INHERITED = 0, CAS_LEFT_TO_RIGHT = 1, CAS_RIGHT_TO_LEFT = 2 };

/* A generation of screens. */
typedef int32_t cas_profile;
enum { CAS_PROFILE_NONE = 0, CAS_PROFILE_IOS6 = 1, CAS_PROFILE_IOS7 = 2 };

typedef int32_t cas_idiom;
enum { CAS_PHONE = 0, CAS_PAD = 1 };

/* On its side, left and right say where the home button is. */
typedef int32_t cas_orientation;
enum { CAS_PORTRAIT = 0, CAS_UPSIDE_DOWN = 1, CAS_LANDSCAPE_LEFT = 2, CAS_LANDSCAPE_RIGHT = 3 };

/* Begin with {.size = sizeof(cas_scene_options)}; fields left zero mean the
 * default. */
typedef struct cas_scene_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    double width, height;    /* of the window */
    double scale;            /* as of cas_scene_set_scale(); default: no rounding */
    cas_direction direction; /* of the window; default: left to right */
    uint32_t flags;          /* CAS_SCENE_... */
    cas_profile profile;     /* of its screen; default: it has none */
    cas_idiom idiom;
    cas_orientation orientation; /* that width and height are meant for */
} cas_scene_options;

/* An edit that required constraints cannot hold with is refused with
 * CAS_ERROR_CONFLICT and changes nothing, instead of dropping a constraint at
 * the next layout. Edits of required constraints solve at once.
 *
 * What a device does is no edit, and is not refused: the keyboard, rotation, bars,
 * profiles, heights, controllers that come, and samples of moving constraints.
 * Where required constraints cannot hold beside these the newest is dropped as in
 * any other scene, CAS_ERROR_CONFLICT says so of what has taken place, and it comes
 * back once it can hold; until then required constraints keep their numbers, and
 * edits of these are refused. Of the calls of a screen only cas_scene_set_size() and
 * cas_scroll_set_content_size() are edits. */
#define CAS_SCENE_STRICT 1u

/* Makes a scene; options may be NULL. NULL is the answer when memory is out or
 * the options are not valid. */
CAS_API cas_scene *cas_scene_new(const cas_scene_options *options);

/* Frees the scene and all it handed out. NULL is allowed. */
CAS_API void cas_scene_free(cas_scene *scene);

/* What went wrong in the last failed call on this scene; "" when none failed.
 * Valid until the next failed call. */
CAS_API const char *cas_scene_last_error(const cas_scene *scene);

/* The status of the last failed call on this scene, for calls that answer an id;
 * CAS_OK when none failed. Errors: NULL */
CAS_API cas_status cas_scene_last_status(const cas_scene *scene);

/* Resizes the window. Errors: NULL, NOT_FINITE, OUT_OF_RANGE (negative; on a screen
 * more than 1e9, too), OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_scene_set_size(cas_scene *scene, double width, double height);

/* Device pixels per point, up to 1000; 0 leaves frames as they are solved. Every
 * edge is rounded where it lies in the window and sizes are differences of
 * rounded edges, so neighbours neither overlap nor gap. Intrinsic sizes count in
 * whole pixels, rounded up, so nothing is smaller by rounding than it asked for.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_scene_set_scale(cas_scene *scene, double scale);

/* ------------------------------------------------------------------ Items
 *
 * An item has a frame in the coordinates of its parent. Constraints decide it;
 * what nothing decides stays where it is, at first at zero.
 */

/* What an item is. Only views are made with a kind. */
typedef int32_t cas_kind;
enum {
    CAS_PLAIN = 0,
    CAS_SCROLL = 1,        /* a view of something larger; it has two guides from the beginning */
    CAS_GUIDE = 2,         /* a rectangle to lay out by, in the coordinates of its owner */
    CAS_CONTENT_GUIDE = 3, /* of a scroll view: as large as its content, at its origin */
    CAS_FRAME_GUIDE = 4,   /* of a scroll view: as large as the view, at its origin */
    CAS_BAR = 5            /* a bar, the status bar or the keyboard: where the screen puts it */
};

/* Adds a view behind the other children of its parent. The name may be NULL; it
 * is copied, and need not be unique. 0 is the answer to an error.
 * Errors: NULL, STALE, KIND (the parent is a guide), OUT_OF_RANGE, TEXT,
 * TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_view(cas_scene *scene, cas_item parent, cas_kind kind, const char *name);

typedef struct cas_view {
    cas_item parent;
    cas_kind kind;
    const char *name;
} cas_view;

/* Adds many views, all or none, to parents that are there already.
 * Errors: as cas_scene_add_view() */
CAS_API cas_status cas_scene_add_views(cas_scene *scene, const cas_view *views, size_t count, cas_item *out_items);

/* Adds a guide. 0 is the answer to an error. Errors: as cas_scene_add_view() */
CAS_API cas_item cas_scene_add_guide(cas_scene *scene, cas_item owner, const char *name);

/* Removes an item with all that is in it, and every constraint that mentions any
 * of that. Errors: NULL, STALE, IN_USE (the window), KIND (a guide of a scroll view) */
CAS_API cas_status cas_scene_remove(cas_scene *scene, cas_item item);

/* Removes many items, all or none; some may be in others. Errors: as cas_scene_remove() */
CAS_API cas_status cas_scene_remove_items(cas_scene *scene, const cas_item *items, size_t count);

/* The name given at birth, "" for none or a stale id. */
CAS_API const char *cas_item_name(cas_scene *scene, cas_item item);

/* What the item is; -1 for a stale id. */
CAS_API cas_kind cas_item_kind(cas_scene *scene, cas_item item);

/* Ways through the tree; 0 at the end and for a stale id. The sibling of a view
 * is the next child of its parent, that of a guide the next guide of its owner.
 * Bars are among the guides of the view they are in, of kind CAS_BAR: status bar and
 * keyboard among those of the window, navigation bar, toolbar and tab bar among those
 * of their controller's view. */
CAS_API cas_item cas_item_parent(cas_scene *scene, cas_item item);
CAS_API cas_item cas_item_first_child(cas_scene *scene, cas_item item);
CAS_API cas_item cas_item_first_guide(cas_scene *scene, cas_item item);
CAS_API cas_item cas_item_next_sibling(cas_scene *scene, cas_item item);

/* The guides of a scroll view; 0 for anything else. The children of a scroll
 * view are in the coordinates of its content. */
CAS_API cas_item cas_scroll_content_guide(cas_scene *scene, cas_item view);
CAS_API cas_item cas_scroll_frame_guide(cas_scene *scene, cas_item view);

/* A hidden view keeps its frame and its constraints; only stacks pass over it. The
 * view of a controller in a navigation or tab controller shows while neither this
 * nor its container hides it. Errors: NULL, STALE, KIND */
CAS_API cas_status cas_view_set_hidden(cas_scene *scene, cas_item view, int32_t is_hidden);

/* 1 or 0; 0 for a stale id. */
CAS_API int32_t cas_item_is_hidden(cas_scene *scene, cas_item item);

/* No intrinsic size along this axis. */
#define CAS_NO_METRIC (-1.0)

/* The size a view has of its own, CAS_NO_METRIC where it has none: "size <=
 * intrinsic" at the priority of hugging and "size >= intrinsic" at that of
 * compression resistance. A new size is an edit of two constants.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE (negative),
 * OWNED (a height beside a measure function), TOO_MANY, OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_view_set_intrinsic(cas_scene *scene, cas_item view, double width, double height);

/* The same for many views, all or none. Errors: the same */
CAS_API cas_status cas_scene_set_intrinsics(cas_scene *scene, const cas_item *views, const cas_size *sizes,
                                            size_t count);

/* How firmly a view is no larger (default 250) and no smaller (default 750) than
 * its intrinsic size. Errors: NULL, STALE, KIND, OUT_OF_RANGE, OUT_OF_MEMORY,
 * NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_view_set_hugging(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority);
CAS_API cas_status cas_view_set_compression(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority);

/* Distance of the first baseline from the top, and of the last one from the
 * bottom. Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_view_set_baselines(cas_scene *scene, cas_item view, double first, double last);

/* Default 8 on each side; guides have none. Errors: as cas_view_set_baselines() */
CAS_API cas_status cas_view_set_margins(cas_scene *scene, cas_item view, cas_insets margins);

/* How far inside its frame the rect lies that a view is aligned by: shadows and
 * ornaments stay outside. Edges, centers, widths, heights and the intrinsic size,
 * and the width that a measure function is told, are those of this rect; margins and
 * baselines are measured from the frame, and frames are what layouts report. Default
 * 0. Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_MEMORY,
 * CONFLICT (strict) */
CAS_API cas_status cas_view_set_alignment_insets(cas_scene *scene, cas_item view, cas_insets insets);

/* Sets the colour that pictures fill a view with, as 0xRRGGBBAA; 0 for the usual one.
 * It has no effect on the layout. Errors: NULL, STALE, KIND */
CAS_API cas_status cas_view_set_background(cas_scene *scene, cas_item view, uint32_t colour);

/* The direction of a view and of all in it that inherit theirs; that of the
 * window is the scene's. Constraints that use leading or trailing there follow.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_view_set_direction(cas_scene *scene, cas_item view, cas_direction direction);

/* Whether leading is right here: 1 or 0; 0 for a stale id. */
CAS_API int32_t cas_item_is_right_to_left(cas_scene *scene, cas_item item);

/* Answers how high an item is when it is so wide: finite and not negative. */
typedef double (*cas_measure)(cas_item item, double width, void *context);

/* Lets a function say the intrinsic height of a view; NULL for none any more. A
 * layout asks it whenever the width is not what it was, until heights rest.
 * Errors: NULL, STALE, KIND, OUT_OF_MEMORY */
CAS_API cas_status cas_view_set_measure(cas_scene *scene, cas_item view, cas_measure measure, void *context);

/* Has the next layout ask again, though the width may be the same.
 * Errors: NULL, STALE, KIND (not measured) */
CAS_API cas_status cas_view_invalidate_measure(cas_scene *scene, cas_item view);

/* ------------------------------------------------------------ Constraints */

/* Priorities by the names they have in Auto Layout. */
enum {
    CAS_PRIORITY_REQUIRED = 1000,
    CAS_PRIORITY_DEFAULT_HIGH = 750,             /* compression resistance */
    CAS_PRIORITY_DRAG_CAN_RESIZE_WINDOW = 510,
    CAS_PRIORITY_WINDOW_SIZE_STAY_PUT = 500,
    CAS_PRIORITY_DRAG_CANNOT_RESIZE_WINDOW = 490,
    CAS_PRIORITY_DEFAULT_LOW = 250,              /* hugging */
    CAS_PRIORITY_FITTING_SIZE = 50
};

typedef int32_t cas_attribute;
enum {
    CAS_NO_ATTRIBUTE = 0,
    CAS_LEFT = 1,
    CAS_RIGHT = 2,
    CAS_TOP = 3,
    CAS_BOTTOM = 4,
    CAS_LEADING = 5,
    CAS_TRAILING = 6,
    CAS_WIDTH = 7,
    CAS_HEIGHT = 8,
    CAS_CENTER_X = 9,
    CAS_CENTER_Y = 10,
    CAS_LAST_BASELINE = 11,
    CAS_FIRST_BASELINE = 12,
    CAS_LEFT_MARGIN = 13,
    CAS_RIGHT_MARGIN = 14,
    CAS_TOP_MARGIN = 15,
    CAS_BOTTOM_MARGIN = 16,
    CAS_LEADING_MARGIN = 17,
    CAS_TRAILING_MARGIN = 18,
    CAS_CENTER_X_WITHIN_MARGINS = 19,
    CAS_CENTER_Y_WITHIN_MARGINS = 20
};

/* first.attribute (relation) multiplier * second.attribute + constant, at a
 * priority and, inside that priority, with a weight. Without a second item, which
 * is allowed for widths and heights, just the constant.
 *
 * Compared are widths and heights with each other, horizontal positions, and
 * vertical ones; left and right not with leading and trailing. Positions are
 * measured in the nearest item that both items are in or are: from its left edge
 * and top. A constraint with leading or trailing has one direction, that of the
 * item it names them of, of two such items the first: where leading is right it
 * is mirrored as a whole, and measures from the right edge. Seen from inside, the
 * edges of a scroll view are those of its content.
 *
 * Fields left zero mean: multiplier 1, CAS_REQUIRED, weight 1, no identifier, active. */
typedef struct cas_equation {
    cas_item first;
    cas_attribute first_attribute;
    cas_relation relation;
    cas_item second;
    cas_attribute second_attribute;
    cas_priority priority;
    double multiplier;
    double constant;
    double weight;
    const char *identifier; /* copied; need not be unique */
    int32_t is_inactive;
} cas_equation;

/* Adds a constraint. 0 is the answer to an error.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY where all terms cancel out; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_add_constraint(cas_scene *scene, const cas_equation *equation);

/* first.attribute == second.attribute + constant, required. Errors: the same */
CAS_API cas_constraint cas_scene_attach(cas_scene *scene, cas_item first, cas_attribute first_attribute,
                                        cas_item second, cas_attribute second_attribute, double constant);

/* Adds many constraints, all or none; a strict scene tries them together.
 * out_constraints may be NULL. Errors: the same */
CAS_API cas_status cas_scene_add_constraints(cas_scene *scene, const cas_equation *equations, size_t count,
                                             cas_constraint *out_constraints);

/* Removes constraints, all or none.
 * Errors: NULL, STALE, OWNED (it came with a view or the window) */
CAS_API cas_status cas_constraint_remove(cas_scene *scene, cas_constraint constraint);
CAS_API cas_status cas_scene_remove_constraints(cas_scene *scene, const cas_constraint *constraints, size_t count);

/* Activates or deactivates; ids stay, and so does the age that decides which of
 * several is dropped. Cheaper than adding and removing.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY, CONFLICT and NUMERIC (strict) */
CAS_API cas_status cas_constraint_set_active(cas_scene *scene, cas_constraint constraint, int32_t is_active);
CAS_API cas_status cas_scene_set_active(cas_scene *scene, const cas_constraint *constraints, size_t count,
                                        int32_t is_active);

/* Replaces the constant, in place. Costs, at the next layout, as much as what it
 * moves. Of an id named twice the last number counts.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_MEMORY, CONFLICT (strict) */
CAS_API cas_status cas_constraint_set_constant(cas_scene *scene, cas_constraint constraint, double constant);
CAS_API cas_status cas_scene_set_constants(cas_scene *scene, const cas_constraint *constraints,
                                           const double *constants, size_t count);

/* Replaces the priority, required to soft and back included.
 * Errors: NULL, STALE, OWNED, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_constraint_set_priority(cas_scene *scene, cas_constraint constraint, cas_priority priority);

/* Replaces the weight inside the priority; it must be positive.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_constraint_set_weight(cas_scene *scene, cas_constraint constraint, double weight);

/* The constraint as stated, with all edits since. Its identifier belongs to the
 * scene and lives as long as the constraint. Errors: NULL, STALE */
CAS_API cas_status cas_constraint_get(cas_scene *scene, cas_constraint constraint, cas_equation *out_equation);

/* Returns the constraint with this identifier, of several the oldest one. Only
 * constraints that the caller added are looked at, whether active or not. Costs a walk
 * over all constraints. 0 where there is none: cas_scene_last_status() is CAS_OK then.
 * Errors: NULL, TEXT */
CAS_API cas_constraint cas_scene_find_constraint(cas_scene *scene, const char *identifier);

/* Returns all constraints that the caller added, active or not: by functions, by
 * rules, from a file. Those that come with views, stacks and the screen are left out.
 * They are in the order in which they were added, except that a new one may take the
 * place of a removed one. Valid until the next call on the scene. Errors: NULL */
CAS_API cas_status cas_scene_constraints(cas_scene *scene, const cas_constraint **out_constraints, size_t *out_count);

/* Returns the constraints that the caller added and that mention an item, active or
 * not, in the order in which they were added. Valid until the next call on the scene.
 * Errors: NULL, STALE */
CAS_API cas_status cas_item_constraints(cas_scene *scene, cas_item item, const cas_constraint **out_constraints,
                                        size_t *out_count);

/* Writes it as a line of text: name.leading == icon.trailing + 8 @1000 "name-after-icon"
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_write(cas_scene *scene, cas_constraint constraint, cas_write write, void *context);

/* How far an active constraint is from holding, as of the last layout.
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_violation(cas_scene *scene, cas_constraint constraint, double *out_violation);

/* ------------------------------------------------------------------ Rules
 *
 * Constraints as text, one rule a line. A rule is a format or an equation.
 *
 * A format is a line of the Visual Format Language, as
 *
 *     H:|-[text]-[send(>=60)]-|      V:|[bar(44)]-(>=8,<=20@750)-[list(==bar)]
 *
 *   H: V:        along which axis; H: may be left out
 *   |            the superview of the view beside it
 *   [name]       a view, with sizes in parentheses: a number, a metric or another
 *                view, after ==, <= or >=, with @priority behind it
 *   -  -8-  -(>=8,<=20@750)-   a distance: standard, a number or a metric, or
 *                several with their relations and priorities; nothing: none
 *
 * A sign stands before a number or a metric, not before a view; a negative distance
 * stands in parentheses, as -(-8)-. A name that both a metric and a view have means
 * the metric.
 *
 * With CAS_FORMAT_EXTENDED a size or a distance may also be
 *
 *   50%                of the superview
 *   name.attribute     an attribute of a view, whatever the axis
 *   name               a view, as a distance too: its size along the format
 *   (name * 2 + 8)     in parentheses: a metric, a view or name.attribute, with an
 *                      optional sign before it, then * or / and a number, then + or -
 *                      and a number
 *
 * and ~ is a gap. All such gaps of a format are equal. Gaps that depend on an item
 * are guides.
 *
 * An equation is what reports and dumps write:
 *
 *     photo.bottom <= 0.5 * keyboard.top - 8 @750 weight 2 "above-keyboard"
 *
 * Attributes are spelled centerX or center_x, firstBaseline or first_baseline,
 * and so on. Constants, multipliers and priorities may be metrics; what an attribute
 * is divided by (a.width / 2) and a weight are numbers. superview is the parent of
 * the other item. Priorities may also be called required, high (750), low (250)
 * and fitting (50).
 *
 * A name is letters, digits and underscores, the first no digit; or anything in
 * double quotes; or, of an item, # and its id. Blanks do not matter, and after // a
 * line is not read.
 *
 * A line has at most 4,095 bytes. A list of rules is added as a whole or not at
 * all. CAS_ERROR_RULE: the message says in which line and column (both from 1; a
 * column is a character) and what was expected there, and shows the line with a
 * caret below it.
 */

/* Adds the rules of an array of texts of one or more lines; lines are counted
 * through. Names are those of items, each of one alone. Costs a walk over the
 * items, besides what is added. A strict scene tries the rules together, and the
 * message is about one that cannot hold beside those before it.
 * Errors: NULL, RULE, TEXT, ZERO, and as cas_scene_add_constraint() */
CAS_API cas_status cas_scene_add_rules(cas_scene *scene, const char *const *rules, size_t count);

/* A name for a number. */
typedef struct cas_metric {
    const char *name;
    double value;
} cas_metric;

/* A name for an item, besides the name that the item itself has. */
typedef struct cas_named_item {
    const char *name;
    cas_item item;
} cas_named_item;

/* Percents, attributes, arithmetic and ~ in formats. */
#define CAS_FORMAT_EXTENDED 1u

/* For cas_format_options.alignment: the views of a format agree in this attribute. */
#define CAS_ALIGN(attribute) (1u << (attribute))

/* Begin with {.size = sizeof(cas_format_options)}; fields left zero mean the
 * default. */
typedef struct cas_format_options {
    size_t size;
    uint32_t flags;     /* CAS_FORMAT_... */
    uint32_t alignment; /* CAS_ALIGN(CAS_TOP) | ...: edges, centers or baselines across the format */
    cas_direction direction; /* of H: formats; default: from leading to trailing */
    cas_item root;           /* default: CAS_WINDOW; names of items are looked for in it and what is in it */
    const cas_metric *metrics;
    size_t metric_count;
    const cas_named_item *views; /* more names; where an item of root has one too, this one counts */
    size_t view_count;
} cas_format_options;

/* Adds the rules of one text. options may be NULL. The constraints come in the
 * order of the rules; the array is valid until the next call on the scene.
 * out_constraints and out_count may both be NULL.
 * Errors: as cas_scene_add_rules(), STALE (root, views), NOT_FINITE (metrics),
 * OUT_OF_RANGE (options) */
CAS_API cas_status cas_scene_add_format(cas_scene *scene, const char *text, const cas_format_options *options,
                                        const cas_constraint **out_constraints, size_t *out_count);

/* What is wrong with a rule. */
typedef int32_t cas_fault_kind;
enum {
    CAS_FAULT_NONE = 0,           /* the last failed call was about no rule */
    CAS_FAULT_SYNTAX = 1,         /* something else is expected there */
    CAS_FAULT_NUMBER = 2,         /* a number or a priority beyond its range */
    CAS_FAULT_ATTRIBUTE = 3,      /* an attribute is expected there */
    CAS_FAULT_UNKNOWN_ITEM = 4,   /* no item has this name */
    CAS_FAULT_UNKNOWN_METRIC = 5, /* no metric has this name */
    CAS_FAULT_UNKNOWN_NAME = 6,   /* neither a metric nor an item has this name */
    CAS_FAULT_SEVERAL_ITEMS = 7,  /* several items have this name */
    CAS_FAULT_MEANING = 8,        /* what it says cannot be meant there, or needs extensions */
    CAS_FAULT_REFUSED = 9         /* read and understood, but the scene did not take it: see status */
};

typedef struct cas_fault {
    size_t line, column; /* as in the message, both from 1; 0 for a fault without a place */
    cas_fault_kind kind;
    cas_status status;   /* what the call answered */
} cas_fault;

/* What the message of a refused rule says, as numbers; all 0 where the last failed
 * call on the scene was about no rule. Errors: NULL */
CAS_API cas_status cas_scene_last_fault(const cas_scene *scene, cas_fault *out_fault);

/* What a single - stands for from now on: between siblings (default 8), and
 * between a view and its superview (default 20). Errors: NULL, NOT_FINITE */
CAS_API cas_status cas_scene_set_standard_spacing(cas_scene *scene, double siblings, double superview);

/* ----------------------------------------------------------------- Stacks
 *
 * A stack is a view that arranges children of its own, in a row or a column, by
 * constraints and nothing else: one sees them in conflicts and in descriptions,
 * and can add others. They follow at the next layout, and those that can stay do.
 * Hidden views leave the arrangement, and come back to their place.
 *
 * Views hold on to each other and to the stack's ends, required; so do equal
 * sizes and equal gaps. Proportions hold at 999, equal distances of centers at
 * 149. At 50 the stack is as small as its views allow, where they leave a choice,
 * and at 25 a view without a size of its own has none, and neither has a stack that
 * holds nothing. Views on a first baseline lie as low as they can; all but the first
 * may reach above the stack. In a strict scene what is required of a stack holds
 * at 999 and proportions at 998, so that nothing of it is ever in conflict.
 */

/* Who gets the room along the axis. */
typedef int32_t cas_distribution;
enum {
    CAS_FILL = 0,                /* views, as their hugging and compression resistance say */
    CAS_FILL_EQUALLY = 1,        /* views, all the same */
    CAS_FILL_PROPORTIONALLY = 2, /* views, in proportion to their intrinsic sizes */
    CAS_EQUAL_SPACING = 3,       /* gaps, all the same, the spacing at least */
    CAS_EQUAL_CENTERING = 4      /* gaps, so that centers are equally far apart */
};

/* Where views lie across the axis. Baselines are for rows; in a column they are
 * as CAS_ALIGN_LEADING. */
typedef int32_t cas_alignment;
enum {
    CAS_ALIGN_FILL = 0,
    CAS_ALIGN_LEADING = 1, /* in a row: at the top */
    CAS_ALIGN_CENTER = 2,
    CAS_ALIGN_TRAILING = 3, /* in a row: at the bottom */
    CAS_ALIGN_FIRST_BASELINE = 4,
    CAS_ALIGN_LAST_BASELINE = 5
};

/* Adds a view that is a stack: CAS_FILL, CAS_ALIGN_FILL, spacing 0. 0 is the
 * answer to an error. Errors: as cas_scene_add_view() */
CAS_API cas_item cas_scene_add_stack(cas_scene *scene, cas_item parent, cas_axis axis, const char *name);

/* Arranges children of the stack behind those it has, all or none. A view is a child
 * of the stack if it was made with cas_scene_add_view(scene, stack, ...): no function
 * moves a view from one parent to another.
 * Errors: NULL, STALE, KIND (not a stack, or not its child), REPEATED (arranged
 * already), OUT_OF_MEMORY */
CAS_API cas_status cas_stack_append(cas_scene *scene, cas_item stack, const cas_item *views, size_t count);

/* Arranges a child of the stack at a place among the others. One that was arranged
 * moves there. Errors: NULL, STALE, KIND (not a stack, or not its child), OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_stack_insert(cas_scene *scene, cas_item stack, cas_item view, size_t index);

/* Takes a view out of the arrangement; it stays a child. Errors: NULL, STALE, KIND (not arranged) */
CAS_API cas_status cas_stack_remove(cas_scene *scene, cas_item view);

/* The arranged views, hidden ones included; 0 for what there is not. */
CAS_API size_t cas_stack_count(cas_scene *scene, cas_item stack);
CAS_API cas_item cas_stack_view(cas_scene *scene, cas_item stack, size_t index);

/* Errors: NULL, STALE, KIND, OUT_OF_RANGE; NOT_FINITE */
CAS_API cas_status cas_stack_set_axis(cas_scene *scene, cas_item stack, cas_axis axis);
CAS_API cas_status cas_stack_set_distribution(cas_scene *scene, cas_item stack, cas_distribution distribution);
CAS_API cas_status cas_stack_set_alignment(cas_scene *scene, cas_item stack, cas_alignment alignment);
CAS_API cas_status cas_stack_set_spacing(cas_scene *scene, cas_item stack, double spacing);

/* Whether views lie within the margins of the stack instead of at its edges; at
 * first not. Errors: NULL, STALE, KIND */
CAS_API cas_status cas_stack_set_in_margins(cas_scene *scene, cas_item stack, int32_t in_margins);

/* Another spacing behind one arranged view, and that of the stack again. */
CAS_API cas_status cas_stack_set_spacing_after(cas_scene *scene, cas_item view, double spacing);
CAS_API cas_status cas_stack_reset_spacing_after(cas_scene *scene, cas_item view);

/* ----------------------------------------------------------------- Layout */

/* A frame in the coordinates of the item's parent. */
typedef struct cas_change {
    cas_item item;
    cas_rect frame;
} cas_change;

/* Brings all frames up to date with what was noted, and answers exactly those
 * that are not what was last reported (at first: zero). Does nothing when
 * nothing is pending. With rounding on, frames are rounded; what lies in an item
 * that moved by a part of a pixel is reported where it comes out otherwise. The
 * array is valid until the next call that changes the scene or lays it out; names
 * and frames may be asked for meanwhile. out_changes and out_count may both be NULL.
 *
 * On a screen, what an animation has set out is told by cas_scene_sample() and not
 * here: after the keyboard, a rotation or a commit a layout tells only what else is
 * new. An item on its way that something else moves is told here, and is there at
 * once.
 *
 * A width or height may come out negative where nothing forbids it, as between
 * margins that leave no room: frames are told as solved. Pictures draw such an item
 * dashed in red, cas_scene_describe() says "negative size", and a constraint such as
 * width >= 0 forbids it.
 *
 * CAS_ERROR_CONFLICT: required constraints contradict each other. Frames and changes
 * are valid all the same: the layout is one of all constraints without the dropped
 * ones. Of each conflict the newest is dropped, and it comes back by itself once it
 * can hold. A strict scene drops nothing but for its screen, and says so of a measured
 * height that cannot hold.
 * CAS_ERROR_UNSETTLED, and NOT_FINITE and OUT_OF_RANGE for what a measure function
 * answered: heights did not come to rest; the layout is that of the last good
 * answers, and the next one asks on.
 * Errors: NULL, CONFLICT, UNSETTLED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_layout_if_needed(cas_scene *scene, const cas_change **out_changes, size_t *out_count);

/* Frames as of the last layout, in the coordinates of the parent or of the
 * window, rounded to pixels if the scene has a scale. All NaN for a stale id.
 *
 * On a screen a frame in the window is where the item is seen: the offsets of all
 * scroll views around it count, each as cas_scroll_get() returns it in `offset`. With
 * a scale, offsets are rounded by themselves, so that no size depends on them. Without
 * a screen a scroll view has no offset. */
CAS_API cas_rect cas_item_frame(cas_scene *scene, cas_item item);
CAS_API cas_rect cas_item_window_frame(cas_scene *scene, cas_item item);

/* The same as solved, without rounding. */
CAS_API cas_rect cas_item_exact_frame(cas_scene *scene, cas_item item);
CAS_API cas_rect cas_item_exact_window_frame(cas_scene *scene, cas_item item);

/* Frames of many items in the coordinates of their parents, all or none.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_frames(cas_scene *scene, const cas_item *items, size_t count, cas_rect *out_frames);

/* How many required constraints are dropped; solves what was noted. 0 for NULL. */
CAS_API size_t cas_scene_conflict_count(cas_scene *scene);

/* Conflict number index: a minimal set of constraints that cannot hold together
 * (without any one of them the others can). The dropped one comes first: of all of
 * them the newest, that is the one added last. Constraints that come with a view,
 * the window or the screen may be among them. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_conflict(cas_scene *scene, size_t index, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Writes the conflict for a person, a line for each constraint, with what it came
 * with behind two blanks: "stack", "hugging" and so on. Several that come with the
 * screen are one line, "and 6 constraints of the screen"; cas_scene_conflict() has
 * each of them. An item without a name is called # and its id, as in all texts and in
 * rules. Errors: the same */
CAS_API cas_status cas_scene_write_conflict(cas_scene *scene, size_t index, cas_write write, void *context);

/* The constraints that the last refused edit of a strict scene could not hold
 * with: a minimal set, of which those of a refused batch are left out. Valid until
 * the next call on the scene. Errors: NULL */
CAS_API cas_status cas_scene_refusal(cas_scene *scene, const cas_constraint **out_constraints, size_t *out_count);

/* Whether another place or size along the axis would be just as good: 1 or 0.
 * Exact. Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_is_ambiguous(cas_scene *scene, cas_item item, cas_axis axis, int32_t *out_ambiguous);

typedef struct cas_ambiguity {
    cas_item item;
    cas_axis axis;
} cas_ambiguity;

/* All of them, each once. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_ambiguities(cas_scene *scene, const cas_ambiguity **out_ambiguities, size_t *out_count);

/* Moves what is ambiguous about an item, and about all in it, to where it is just
 * as good; the next layout reports it. Calling again moves it elsewhere.
 * out_moved, which may be NULL, tells whether there was anything to move.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_exercise(cas_scene *scene, cas_item item, int32_t *out_moved);

/* The constraints that decide where an item is, or how large, along an axis: those
 * that hold it, those that hold what these lean on, and so on. Valid until the
 * next call on the scene. Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_constraints_affecting(cas_scene *scene, cas_item item, cas_axis axis,
                                                  const cas_constraint **out_constraints, size_t *out_count);

/* The numbers of the scene's solver, and its proof that the last layout is right:
 * as cas_solver_get_statistics() and cas_solver_check(). */
CAS_API cas_status cas_scene_get_statistics(cas_scene *scene, cas_solver_statistics *out_statistics);
CAS_API cas_status cas_scene_check(cas_scene *scene);

/* ----------------------------------------------------------------- Screen
 *
 * What lies over an app's content: status bar, navigation bar, toolbar, tab bar
 * and keyboard; and what follows from it: where controllers' views begin, how long
 * guides are, how scroll views are padded. docs/rules.md says by which rules.
 *
 * A scene made with a profile has a screen; without one every call here answers
 * CAS_ERROR_MODE. Calls only note a state, and the next layout turns it into
 * constants of constraints that are there from the beginning: but for controllers
 * that come and go, nothing here adds or removes a constraint. What is read here is
 * read as of the last layout.
 *
 * The same state gives the same frames and insets, bit for bit, whatever came
 * before. Only two things remember: the offsets of scroll views, and how far bars
 * have collapsed to content.
 *
 * Coordinates, lengths and insets beyond 1e9 are CAS_ERROR_OUT_OF_RANGE.
 *
 * Bars, keyboard and guides are items, of kind CAS_BAR and CAS_GUIDE; constraints
 * may use them, and their changes are told like all others. The window has
 * status_bar, keyboard and keyboard_guide; a content controller's view has top_guide
 * and bottom_guide; others navigation_bar, toolbar, tab_bar. These are their names.
 * A layout asks where views of yours lie that controllers are in; one held by what
 * follows from that may never come to rest, which is CAS_ERROR_UNSETTLED.
 *
 * The keyboard guide ends at the top of the keyboard while that is docked and shown,
 * else where the bottom guide of the content in front begins: of the innermost
 * content controller that shows at the bottom of the window. A bar that is higher
 * than the keyboard counts instead of it. Guides have no width.
 */

/* Whether it has layout guides, pads scroll views and so on is asked for by
 * capability, not by profile. 1 or 0. */
typedef int32_t cas_capability;
enum {
    CAS_HAS_LAYOUT_GUIDES = 0,
    CAS_ADJUSTS_SCROLL_INSETS = 1,
    CAS_STATUS_BAR_OVERLAPS = 2,
    CAS_CONTENT_UNDERLAPS_BARS = 3
};
CAS_API int32_t cas_scene_has_capability(cas_scene *scene, cas_capability capability);

/* Changes the generation; heights are those of its table again.
 * Errors: NULL, MODE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_set_profile(cas_scene *scene, cas_profile profile);

/* What can be so high; a profile is a table of these. */
typedef int32_t cas_height;
enum {
    CAS_HEIGHT_STATUS_BAR = 0,
    CAS_HEIGHT_IN_CALL = 1, /* of the status bar, in a call */
    CAS_HEIGHT_NAVIGATION_BAR = 2,
    CAS_HEIGHT_COMPACT_BAR = 3, /* of a navigation bar that has collapsed */
    CAS_HEIGHT_PROMPT = 4,      /* more of a navigation bar with a prompt */
    CAS_HEIGHT_TOOLBAR = 5,
    CAS_HEIGHT_TAB_BAR = 6,
    CAS_HEIGHT_KEYBOARD = 7,
    CAS_HEIGHT_HOME_INDICATOR = 8 /* what apps leave free at the bottom of the window; bars lie above it; 0 */
};

/* Replaces a height of the table, upright or on its side.
 * Errors: NULL, MODE, OUT_OF_RANGE, NOT_FINITE */
CAS_API cas_status cas_scene_set_height(cas_scene *scene, cas_height height, int32_t is_landscape, double value);

/* Turns the device, as a transaction: between upright and lying, width and height
 * of the window change places. 0.4 s by 90 degrees, 0.8 s by 180, unless set; in a
 * transaction that is open, the time and curve of that.
 * CONFLICT and UNSETTLED only say so of a layout that took place, whose frames are
 * valid: the device is turned, in a strict scene, too.
 * Errors: NULL, MODE, OUT_OF_RANGE, OUT_OF_MEMORY, CONFLICT, UNSETTLED */
CAS_API cas_status cas_scene_rotate(cas_scene *scene, cas_orientation orientation);
CAS_API cas_status cas_scene_set_rotation_times(cas_scene *scene, double quarter, double half);
CAS_API cas_orientation cas_scene_orientation(cas_scene *scene); /* -1 without a screen */

/* Status bar. How it looks never changes where anything is. */

typedef int32_t cas_status_bar_style;
enum { CAS_STATUS_BAR_DEFAULT = 0, CAS_STATUS_BAR_LIGHT = 1 };

/* Who says how it looks: controllers (the top-level one that shows and is no
 * standard container), or the application. The other is refused with MODE. */
typedef int32_t cas_status_bar_source;
enum { CAS_STATUS_BAR_BY_CONTROLLERS = 0, CAS_STATUS_BAR_BY_APPLICATION = 1 };

typedef struct cas_status_bar {
    cas_item item;
    cas_rect frame; /* in the window */
    double height;  /* that counts: 0 while hidden */
    cas_status_bar_style style;
    int32_t is_text_white, is_opaque, is_hidden; /* without a ground, or white on black */
} cas_status_bar;

/* Errors: NULL, MODE, OUT_OF_RANGE, STALE */
CAS_API cas_status cas_status_bar_get(cas_scene *scene, cas_status_bar *out_status_bar);
CAS_API cas_status cas_status_bar_set_hidden(cas_scene *scene, int32_t is_hidden);
CAS_API cas_status cas_status_bar_set_in_call(cas_scene *scene, int32_t is_in_call);
CAS_API cas_status cas_status_bar_set_source(cas_scene *scene, cas_status_bar_source source);
CAS_API cas_status cas_status_bar_set_style(cas_scene *scene, cas_status_bar_style style);
CAS_API cas_status cas_controller_set_status_bar_style(cas_scene *scene, cas_controller controller,
                                                       cas_status_bar_style style);

/* Controllers. */

typedef int32_t cas_controller_kind;
enum {
    CAS_CONTENT = 0,    /* an app's own; others may be in views of it */
    CAS_NAVIGATION = 1, /* a stack, of which the last shows */
    CAS_TAB = 2,        /* several, of which one shows */
    CAS_TABLE = 3       /* content whose view is a scroll view */
};

/* Adds a controller with a view of its own that fills a view. In the view of a
 * navigation controller that is a push, in that of a tab controller one more tab.
 * 0 is the answer to an error. Errors: NULL, MODE, STALE, KIND (not a view, or a
 * navigation controller in another's stack), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_controller cas_scene_add_controller(cas_scene *scene, cas_item view, cas_controller_kind kind,
                                                const char *name);
CAS_API cas_controller cas_scene_add_navigation(cas_scene *scene, cas_item view); /* without a name */
CAS_API cas_controller cas_navigation_push(cas_scene *scene, cas_controller navigation, const char *name);

/* Removes the last of a stack of more than one. Errors: NULL, MODE, STALE, KIND,
 * EMPTY (there is no other below it) */
CAS_API cas_status cas_navigation_pop(cas_scene *scene, cas_controller navigation);

/* Removes a controller with its view and all in it. Errors: NULL, MODE, STALE */
CAS_API cas_status cas_controller_remove(cas_scene *scene, cas_controller controller);

/* Shows a tab, counted from 0. Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_tab_select(cas_scene *scene, cas_controller tab, size_t index);

/* 0, and -1 for the kind, where there is no such thing. */
CAS_API cas_item cas_controller_view(cas_scene *scene, cas_controller controller);
CAS_API cas_controller_kind cas_controller_get_kind(cas_scene *scene, cas_controller controller);
CAS_API cas_controller cas_controller_parent(cas_scene *scene, cas_controller controller);
CAS_API cas_controller cas_controller_shown(cas_scene *scene, cas_controller container);
CAS_API cas_item cas_controller_top_guide(cas_scene *scene, cas_controller controller);
CAS_API cas_item cas_controller_bottom_guide(cas_scene *scene, cas_controller controller);
CAS_API cas_item cas_scene_keyboard_guide(cas_scene *scene);

/* For cas_controller_set_edges(). */
#define CAS_EDGE_TOP 1u
#define CAS_EDGE_LEFT 2u
#define CAS_EDGE_BOTTOM 4u
#define CAS_EDGE_RIGHT 8u
#define CAS_EDGE_ALL 15u

/* At which edges a controller's view reaches under bars; whether it does so where
 * they are opaque (default: not); whether bars pad its scroll view (default: yes).
 * out_has_effect, which may be NULL, tells whether anything reads it there: only
 * the navigation or tab controller that contains a content controller does.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set_edges(cas_scene *scene, cas_controller controller, uint32_t edges,
                                            int32_t *out_has_effect);
CAS_API cas_status cas_controller_set_extends_under_opaque_bars(cas_scene *scene, cas_controller controller,
                                                                int32_t extends, int32_t *out_has_effect);
CAS_API cas_status cas_controller_set_adjusts_scroll_insets(cas_scene *scene, cas_controller controller,
                                                            int32_t adjusts, int32_t *out_has_effect);

/* Returns how much status bar and navigation bars cover, as they are now, at the top of
 * a controller: what a constant made for one generation loses or gains in the other.
 * On an upright phone 64 at the top of the window, 44 for a navigation controller that
 * begins further down, 0 below all bars. Counted from where the outermost of the
 * standard containers around the controller begins, whether or not its own view lies
 * under their bars. Where views of yours begin is read as of the last layout. NaN
 * where there is no such controller. */
CAS_API double cas_controller_bars_height(cas_scene *scene, cas_controller controller);

/* Bars. */

typedef int32_t cas_bar_kind;
enum { CAS_NAVIGATION_BAR = 1, CAS_TOOLBAR = 2, CAS_TAB_BAR = 3 };

typedef struct cas_bar {
    cas_item item;
    cas_rect frame;          /* in the controller's view, without what it shares with the status bar: (0, 20, w, 44) */
    double effective_height; /* with that: 64; 0 while hidden */
    int32_t is_hidden, is_translucent;
} cas_bar;

/* Errors: NULL, MODE, STALE, KIND (the controller has no such bar), OUT_OF_RANGE, NOT_FINITE */
CAS_API cas_status cas_bar_get(cas_scene *scene, cas_controller controller, cas_bar_kind kind, cas_bar *out_bar);
CAS_API cas_status cas_bar_set_hidden(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                      int32_t is_hidden);
CAS_API cas_status cas_bar_set_translucent(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                           int32_t is_translucent);
CAS_API cas_status cas_bar_set_prompt(cas_scene *scene, cas_controller navigation, int32_t has_prompt);

/* Sets the height of the background image of a navigation bar, 0 for none: pictures
 * show the opaque black that it leaves above it. It has no effect on the layout.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE (negative) */
CAS_API cas_status cas_bar_set_image(cas_scene *scene, cas_controller navigation, double image_height);

/* Where a background image so high is drawn, and how much opaque black is above it. */
CAS_API cas_status cas_bar_image_frame(cas_scene *scene, cas_controller navigation, double image_height,
                                       cas_rect *out_frame, double *out_black);

/* How much of a view lies under bars or the keyboard, from each of its edges. */
typedef struct cas_covering {
    cas_item item;
    cas_insets insets;
} cas_covering;

/* Returns what bars and a docked keyboard cover of one item, and of all views that
 * something is covered of, but for scroll views and what they scroll, controllers'
 * views, and what holds these. At the bottom the one that reaches further up counts:
 * the keyboard where its top, the y of cas_keyboard_frame(), is above that of the bars.
 * A view that ends at the keyboard guide, as a docked input, is not covered. A keyboard
 * that floats covers nothing. The array is valid until the next call on the scene.
 * Errors: NULL, MODE, STALE, OUT_OF_MEMORY */
CAS_API cas_status cas_item_obscured(cas_scene *scene, cas_item item, cas_insets *out_insets);
CAS_API cas_status cas_scene_obscured(cas_scene *scene, const cas_covering **out_coverings, size_t *out_count);

/* Lets the bars of a navigation controller yield to a scroll view in it; 0 for none
 * any more. As the user scrolls into it, the bar shrinks to its compact form and the
 * toolbar goes. They come back on a tap on the bar, at the very top, and on a flick
 * upwards. compact_height: negative for the table's. velocity: of a flick, in points
 * a second. They come back, too, when the scroll view goes.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_navigation_set_collapsing(cas_scene *scene, cas_controller navigation, cas_item scroll,
                                               double compact_height, double velocity);
CAS_API cas_status cas_navigation_tap_bar(cas_scene *scene, cas_controller navigation);
CAS_API double cas_navigation_collapsed(cas_scene *scene, cas_controller navigation); /* 0 to 1; NaN for none */

/* Scroll views. Insets are layers, host + max(bars, keyboard) at each edge, so that
 * none overwrites another. A docked view is part of the keyboard's layer, with the
 * keyboard and without: see cas_scene_dock(). What the host sets is added to what
 * is covered, and is not to count bars, keyboard or docked view again. An offset stays where it is, but that a view at its very
 * top stays at its top, and that one beyond its range is brought back when insets,
 * content or size change: so an offset depends on what came before. */

typedef struct cas_point {
    double x, y;
} cas_point;

typedef struct cas_scroll {
    cas_insets insets, indicator_insets;
    cas_size content_size;
    cas_point offset, shown_offset; /* where it belongs, and where it was last sampled */
    cas_rect visible;               /* of the content, what nothing covers */
    int32_t is_adjusted;            /* bars pad it */
} cas_scroll;

/* Errors: NULL, MODE, STALE, KIND (not a scroll view, or that of a table controller
 * where only its controller decides), NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, and
 * CONFLICT for a size of content (strict) */
CAS_API cas_status cas_scroll_get(cas_scene *scene, cas_item scroll, cas_scroll *out_scroll);
CAS_API cas_insets cas_scroll_insets(cas_scene *scene, cas_item scroll); /* all NaN for what there is not */
CAS_API cas_status cas_scroll_set_insets(cas_scene *scene, cas_item scroll, cas_insets insets,
                                         cas_insets indicator_insets);
CAS_API cas_status cas_scroll_set_content_size(cas_scene *scene, cas_item scroll, double width, double height);
CAS_API cas_status cas_scroll_set_offset(cas_scene *scene, cas_item scroll, double x, double y);

/* The user's own scrolling, the only one that moves bars. velocity: positive into the content. */
CAS_API cas_status cas_scroll_drag(cas_scene *scene, cas_item scroll, double x, double y, double velocity);

/* Has the next layout end with the last of the content above all that covers it. */
CAS_API cas_status cas_scroll_to_bottom(cas_scene *scene, cas_item scroll);

/* The nearest offset at which a rectangle of the content shows. */
CAS_API cas_status cas_scroll_offset_showing(cas_scene *scene, cas_item scroll, cas_rect rect, cas_point *out_offset);

/* Whether the keyboard and a docked view pad it. Default: where bars do, and where a
 * view is docked. CAS_FOLLOWS_NOT leaves both to the host's own insets. */
typedef int32_t cas_follows;
enum { CAS_FOLLOWS_BY_DEFAULT = -1, CAS_FOLLOWS_NOT = 0, CAS_FOLLOWS = 1 };
CAS_API cas_status cas_scroll_set_follows_keyboard(cas_scene *scene, cas_item scroll, cas_follows follows);

/* Docks a view at the end of a scroll view, as the input of a chat. Where the docked
 * view lies over the scroll view, that is padded at the bottom as far as the top of
 * the docked view, with the keyboard and without; with the keyboard as far as the
 * higher of both. Bars below the docked view are counted with it, not added. A docked
 * view that is hidden, or beside, below or above the scroll view, pads nothing. The
 * caller places the view: its bottom at the top of the keyboard guide has it ride on
 * the keyboard. 0 for none any more. Errors: as cas_scroll_get(), IN_USE (one is in
 * the other) */
CAS_API cas_status cas_scene_dock(cas_scene *scene, cas_item scroll, cas_item input);

/* Puts a view at a place among the children of its parent, from 0. The scroll view
 * that bars pad is the first one. Errors: NULL, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_view_set_index(cas_scene *scene, cas_item view, size_t index);

/* Keyboard. */

typedef int32_t cas_curve;
enum {
    CAS_CURVE_EASE_IN_OUT = 0,
    CAS_CURVE_EASE_IN = 1,
    CAS_CURVE_EASE_OUT = 2,
    CAS_CURVE_LINEAR = 3,
    CAS_CURVE_KEYBOARD = 7 /* a critically damped spring, half a second whatever is said, but for 0 */
};
/* A duration of 0 is at once with every curve.
 *
 * Other numbers mean what cas_scene_define_curve() says. An unknown one is accepted,
 * for systems send undocumented curves: cas_scene_last_timing() returns it, it is
 * sampled as CAS_CURVE_EASE_IN_OUT over the duration given, and cas_scene_describe()
 * says so. A negative number is CAS_ERROR_OUT_OF_RANGE unless it is defined. */

/* The keyboard will be there: an absolute frame, up to ios7 in the coordinates of
 * the upright screen however it is held; so the last event alone counts. A docked
 * keyboard covers the bottom of the window from side to side, as the device is held
 * now or after a quarter turn that the event came before. Any other one floats or is
 * split, one at the top of the window among them: it is where the event says, and
 * counts as away. A frame of nothing, or beside the screen, hides it.
 *
 * An event is a transaction of its own. In one that is open it joins that, and its
 * duration and curve replace those that cas_scene_begin_animation() was given, for all that
 * moves in it: the last event counts. To keep them, say them here again.
 *
 * What moves is told by samples, not by layouts; with a duration of 0 the keyboard is
 * there at once, whatever the curve, and the next layout tells it. CONFLICT and
 * UNSETTLED only say so of a layout that took place, whose frames are valid: the
 * keyboard is there, in a strict scene, too.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE (sizes, duration, negative curve),
 * OUT_OF_MEMORY, CONFLICT, UNSETTLED */
CAS_API cas_status cas_keyboard_show(cas_scene *scene, cas_rect frame, double duration, cas_curve curve);
CAS_API cas_status cas_keyboard_hide(cas_scene *scene, double duration, cas_curve curve);

/* Where it is in the window, docked or floating; all 0 while it is away. */
CAS_API cas_rect cas_keyboard_frame(cas_scene *scene);

/* Whether it is shown and covers the bottom of the window from side to side: 1 or 0;
 * 0 while it is away, floats or is split, and where there is no screen. */
CAS_API int32_t cas_keyboard_is_docked(cas_scene *scene);

/* The frame of an event for the keyboard of the table, with something on top of it;
 * all NaN where there is no screen. */
CAS_API cas_rect cas_keyboard_standard_frame(cas_scene *scene, double accessory);

/* Animation. Time is the host's: the library owns no timer. */

#define CAS_FROM_BEGINNING 1u   /* starts where things belonged, not where they are seen */
#define CAS_MOVE_CONSTRAINTS 2u /* constants move, and every sample is a layout; default: frames move */

/* What is set between begin and commit moves together. Layouts in between tell
 * nothing. commit lays out: where frames move, cas_item_frame() answers the end from
 * then on, and samples tell the way there. Of a measure function that answers no
 * height the next layout or sample tells. CONFLICT and UNSETTLED only say so of a
 * layout that took place, whose frames are valid: the transaction is committed. Events
 * in between join: see cas_keyboard_show() and cas_scene_rotate() for whose time and
 * curve counts.
 * Errors: NULL, MODE (one is open already; none is open), NOT_FINITE, OUT_OF_RANGE,
 * OUT_OF_MEMORY, NUMERIC, CONFLICT, UNSETTLED */
CAS_API cas_status cas_scene_begin_animation(cas_scene *scene, double duration, cas_curve curve, uint32_t flags);
CAS_API cas_status cas_scene_commit_animation(cas_scene *scene);

/* The frames so many seconds after the last commit that are not what was last told.
 * Where frames move, the first sample after the commit tells all that is on its way,
 * at time 0 once more where it was. Without a layout in between nothing is lost: what
 * was not animated is told, too. Time may also go back, as long as that commit is the
 * last one.
 *
 * Frames on their way are not rounded to pixels; where they begin and end they are, if
 * the scene has a scale. With CAS_MOVE_CONSTRAINTS every sample is a layout, and
 * rounded like any other. At its end a value is exactly where it belongs. Caught by
 * another transaction, it goes on from where it was last sampled. The array is valid
 * as long as that of a layout, and with CONFLICT and UNSETTLED, too.
 * Errors: as cas_scene_layout_if_needed(), MODE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_sample(cas_scene *scene, double time, const cas_change **out_changes, size_t *out_count);

/* An item on its way. */
typedef struct cas_animation {
    cas_item item;
    cas_rect from, to;
} cas_animation;

/* All of them, as of the last commit that moves frames. Errors: NULL, MODE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_animations(cas_scene *scene, const cas_animation **out_animations, size_t *out_count);

/* The frame as last sampled, in the coordinates of the parent. All NaN for a stale id. */
CAS_API cas_rect cas_item_shown_frame(cas_scene *scene, cas_item item);

/* Duration and curve of the last commit, passed through, those unknown included.
 * Errors: NULL, MODE */
CAS_API cas_status cas_scene_last_timing(cas_scene *scene, double *out_duration, cas_curve *out_curve);

/* Says what a number that is no curve yet means: a cubic Bezier from (0, 0) to
 * (1, 1) with these control points. What moves along that number already follows it
 * from then on. Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE
 * (x beyond 0 to 1, a standard curve), OUT_OF_MEMORY */
CAS_API cas_status cas_scene_define_curve(cas_scene *scene, cas_curve curve, cas_point first, cas_point second);

/* A number that stays the same as long as nothing changes the scene or its screen. A
 * call that ran out of memory may leave the solver otherwise, and a layout to be
 * done, but nothing else. 0 for NULL. */
CAS_API uint64_t cas_scene_digest(cas_scene *scene);

/* ----------------------------------------------------- Pictures and words */

#define CAS_PICTURE_MARGINS 1u /* margins, too */
#define CAS_PICTURE_BARE 2u    /* without names and sizes */

/* Begin with {.size = sizeof(cas_picture_options)}; fields left zero mean the
 * default. */
typedef struct cas_picture_options {
    size_t size;
    uint32_t flags; /* CAS_PICTURE_... */
    double zoom;    /* pixels per point; default: so that a screen fills a page */
} cas_picture_options;

/* Writes a picture of the last layout as SVG: views in shades of depth, those
 * with content of their own in green, names and sizes, baselines, guides dashed,
 * hidden views dotted, bars and keyboard over them, insets of scroll views striped.
 * What is ambiguous is hatched in orange, what a conflict mentions is framed in
 * red, and both are told at the foot. What has a negative size is dashed in red. What
 * is on its way is drawn where it belongs in the end, but where constraints move as of
 * the last sample; a filmstrip shows the way. options may be NULL.
 * Errors: NULL, OUT_OF_RANGE (options), OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_write_svg(cas_scene *scene, const cas_picture_options *options, cas_write write,
                                       void *context);

/* Writes pictures of the way since the last commit, side by side: the first at its
 * start, the last at its end. Changes nothing. options may be NULL.
 * Errors: as cas_scene_write_svg(), MODE, OUT_OF_RANGE (1 to 1000 samples) */
CAS_API cas_status cas_scene_write_filmstrip(cas_scene *scene, size_t samples, const cas_picture_options *options,
                                             cas_write write, void *context);

/* Writes the tree of items with their frames, and all constraints with how they
 * stand, as readable text; at the end, whether the curve of the last commit is
 * unknown. Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_describe(cas_scene *scene, cas_write write, void *context);

/* ------------------------------------------------------------------ Trace
 *
 * A trace is a recording of calls: which, with which arguments, and what they
 * answered. `casement replay` makes the same calls on any build of the library and
 * compares each answer. This library does not record: another one does, which has
 * the same functions. See casement/record.h.
 */

#ifdef __cplusplus
}
#endif

#endif
