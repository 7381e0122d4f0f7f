/* casement: an embeddable layout core.
 *
 * Casement computes layouts from linear constraints, as Auto Layout does: views
 * and constraints go in, frames come out, and after a change only the frames
 * that moved are reported. It has three levels, each usable alone:
 *
 *   solver   variables and linear rows, required or soft with strict priorities
 *   scene    a tree of views with constraints between edges, sizes, centers and
 *            baselines; rules as text, stacks, intrinsic sizes, pixel rounding
 *   screen   a scene with status bar, bars, keyboard, rotation and animation,
 *            as on iOS 6 and iOS 7
 *
 * This header is the manual. Within each section the common functions come
 * first. The library needs libc and libm, has no global state, and never prints.
 * casement/record.h has a second library, which records the calls of a program,
 * casement/casement_documents.h a third one, which reads scenes from files and draws
 * them.
 *
 *
 * A solver: a box 100 wide is dragged and stays inside 320.
 *
 *     #include <casement.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_solver *solver = cas_solver_new(NULL);
 *         cas_variable left = cas_solver_add_variable(solver, "left");
 *         cas_variable right = cas_solver_add_variable(solver, "right");
 *         cas_term width[] = {{right, 1}, {left, -1}};
 *         cas_term edge[] = {{right, 1}};
 *         cas_solver_add(solver, width, 2, CAS_EQUAL, 100, CAS_REQUIRED);
 *         cas_solver_add(solver, edge, 1, CAS_LESS_OR_EQUAL, 320, CAS_REQUIRED);
 *         cas_edit drag = cas_solver_edit_variable(solver, left, CAS_STRONG);
 *         for (int x = 180; x <= 240; x += 20)
 *             if (cas_solver_suggest(solver, drag, x, NULL, NULL) == CAS_OK)
 *                 printf("%d: %g to %g\n", x, cas_solver_value(solver, left),
 *                        cas_solver_value(solver, right));
 *         cas_solver_free(solver);
 *     }
 *
 *
 * A scene: a label and a field in a row, laid out again when the window grows.
 *
 *     #include <casement.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_scene *scene = cas_scene_new(&(cas_scene_options){
 *             .size = sizeof(cas_scene_options), .width = 320, .height = 480});
 *         cas_item label = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "label");
 *         cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "field");
 *         const char *rules[] = {"H:|-[label]-[field]-|", "V:|-[field(30)]",
 *                                "label.centerY == field.centerY"};
 *         cas_view_set_intrinsic(scene, label, 60, 20);
 *         if (cas_scene_add_rules(scene, rules, 3) != CAS_OK)
 *             puts(cas_scene_last_error(scene));
 *         cas_scene_layout_if_needed(scene, NULL, NULL);
 *         cas_scene_set_size(scene, 480, 320);
 *         const cas_change *changes;
 *         size_t count;
 *         cas_scene_layout_if_needed(scene, &changes, &count);
 *         for (size_t i = 0; i < count; i++)
 *             printf("%s: x %g, width %g\n", cas_item_name(scene, changes[i].item),
 *                    changes[i].frame.x, changes[i].frame.width);
 *         cas_scene_free(scene);
 *     }
 *
 *
 * A screen: a field stays above the keyboard, whose curve takes 0.5 s, not 0.25 s.
 *
 *     #include <casement.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_scene *scene = cas_scene_new(&(cas_scene_options){
 *             .size = sizeof(cas_scene_options), .width = 320, .height = 480,
 *             .profile = CAS_PROFILE_IOS7});
 *         cas_controller bars = cas_scene_add_navigation(scene, CAS_WINDOW);
 *         cas_controller chat = cas_navigation_push(scene, bars, "chat");
 *         cas_item field = cas_scene_add_view(scene, cas_controller_view(scene, chat),
 *                                             CAS_PLAIN, "field");
 *         const char *rules[] = {"H:|[field]|", "V:[field(44)]",
 *                                "field.bottom == keyboard_guide.top"};
 *         cas_scene_add_rules(scene, rules, 3);
 *         cas_scene_layout_if_needed(scene, NULL, NULL);
 *         cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25,
 *                           CAS_CURVE_KEYBOARD);
 *         for (int frame = 0; frame <= 30; frame += 6) {
 *             cas_scene_sample(scene, frame / 60.0, NULL, NULL);
 *             printf("%.1f: %g\n", frame / 60.0, cas_item_shown_frame(scene, field).y);
 *         }
 *         cas_scene_free(scene);
 *     }
 *
 *
 * Conventions
 *
 *   Errors. A function that creates one thing returns it: an id or a pointer; 0
 *   or NULL means that it failed. Most other functions return a cas_status:
 *   CAS_OK, or an error below 0. Either way the solver or scene keeps the status
 *   and a sentence about it: cas_solver_last_status(), cas_solver_last_error(),
 *   cas_scene_last_status(), cas_scene_last_error(). A failed call changes
 *   nothing, except that CAS_ERROR_CONFLICT, CAS_ERROR_UNSETTLED and a measure
 *   function's bad answer are reported by layouts and solves that took place:
 *   their values and frames are valid, and their results are written. After
 *   CAS_ERROR_OUT_OF_MEMORY nothing that can be read of values, frames, violations,
 *   measured sizes and offsets has changed; what a scene makes for itself (constraints
 *   and guides of stacks, insets, safe areas) may be ahead, and the next layout goes on
 *   from there. Functions that read one number return NaN, 0, -1 or "" where there
 *   is nothing to read.
 *   The list after "Errors:" omits the prefix CAS_ERROR_.
 *
 *   Ids are 32-bit numbers, and large ones: do not use them as indices. An id of
 *   something removed is refused with CAS_ERROR_STALE; its number is used again
 *   after 254 further objects at the earliest. 0 is never a valid id. An id of one
 *   kind is refused where another is wanted: a scene's constraint is no item, no edit
 *   and no controller, a solver's row no variable and no edit. An id is valid for the
 *   solver or scene that returned it. A solver or scene that was freed must not be
 *   used. An id of another solver or scene is not detected if its number exists in
 *   this one: the call then acts on another thing.
 *
 *   Structs. The structs cas_..._options, cas_view_settings and
 *   cas_solver_statistics begin with a member `size`, which must be sizeof of the
 *   struct: {.size = sizeof(cas_...)}. Without it cas_..._new() and
 *   cas_documents_load() return NULL, other calls CAS_ERROR_OUT_OF_RANGE. The
 *   library sets it in the two structs that a cas_measure_size gets. No other struct
 *   has such a member.
 *
 *   Results. Out-parameters come last, are named out_..., and are written on
 *   success only. They may be NULL only where the text says so. Arrays and
 *   strings that a solver or scene returns are owned by it and stay valid until
 *   the next call on it that changes it, unless the text says otherwise.
 *
 *   Batches are all or none: if one element is refused, nothing has changed.
 *
 *   Threads. Different solvers and scenes may be used by different threads at
 *   the same time. One of them must not be used by two threads at once.
 *
 *   Callbacks (cas_write, cas_measure, cas_measure_size, cas_allocator) must not
 *   call the solver or scene for which they run, nor a path of that solver. Such a
 *   call changes nothing. It returns CAS_ERROR_IN_USE, or what it returns for NULL
 *   if it returns an id, a pointer or a number; cas_..._last_error() says that it
 *   was called from a callback, and cas_..._free() does nothing. Other solvers and scenes
 *   may be called. While cas_..._new() runs, there is no object to call. While
 *   cas_..._free() runs, the rule holds until the allocator has received the last
 *   block, which contains the object.
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

/* The result of a call that can fail. Values never change their meaning. */
typedef int32_t cas_status;
enum {
    CAS_OK = 0,                   /* done */
    CAS_ERROR_NULL = -1,          /* a required pointer is NULL */
    CAS_ERROR_STALE = -2,         /* unknown id, or what it named was removed */
    CAS_ERROR_NOT_FINITE = -3,    /* a number is NaN or infinite */
    CAS_ERROR_OUT_OF_RANGE = -4,  /* an enum value, priority, weight, size or coefficient outside its range */
    CAS_ERROR_EMPTY = -5,         /* a row without terms */
    CAS_ERROR_ZERO = -6,          /* a coefficient of zero */
    CAS_ERROR_REPEATED = -7,      /* a variable or id named twice */
    CAS_ERROR_TOO_MANY = -8,      /* out of ids, or an impossible count */
    CAS_ERROR_OUT_OF_MEMORY = -9, /* the allocator returned NULL */
    CAS_ERROR_CONFLICT = -10,     /* required rows cannot hold together */
    CAS_ERROR_IN_USE = -11,       /* still used by something else, or called from its own callback */
    CAS_ERROR_TEXT = -12,         /* invalid UTF-8, or longer than CAS_NAME_MAX bytes */
    CAS_ERROR_NUMERIC = -13,      /* numeric failure: overflow, no convergence, or no provable solution */
    CAS_ERROR_INTERNAL = -14,     /* a check found a wrong result: please report it */
    CAS_ERROR_ATTRIBUTES = -15,   /* attributes that cannot be compared */
    CAS_ERROR_KIND = -16,         /* not possible for an item of this kind */
    CAS_ERROR_UNSETTLED = -17,    /* measured sizes keep changing */
    CAS_ERROR_OWNED = -18,        /* managed by its owner; change the owner instead */
    CAS_ERROR_RULE = -19,         /* syntax error or unknown name in a rule */
    CAS_ERROR_MODE = -20,         /* the scene has no screen, or is in a mode that excludes this */
    CAS_ERROR_LIMIT = -21,        /* step limit reached; the next solve goes on */
    CAS_ERROR_UNDECIDED = -22     /* a check cannot tell: rounding hides whether the result is right */
};

typedef uint32_t cas_variable;
typedef uint32_t cas_constraint; /* a row of a solver, or a constraint of a scene */
typedef uint32_t cas_edit;

/* How the two sides of a row or a constraint compare. */
typedef int32_t cas_relation;
enum {
    CAS_EQUAL = 0,           /* == */
    CAS_LESS_OR_EQUAL = 1,   /* <= */
    CAS_GREATER_OR_EQUAL = 2 /* >= */
};

/* Priorities are whole numbers from 1 to 1000. Rows at CAS_REQUIRED hold or
 * conflict. Below it every priority is strict: one row at 500 outweighs any
 * number of rows at 499. Within one priority the weighted sum of violations is
 * smallest. Where that leaves several answers, older rows win: the violations are on
 * the newest rows, by the order in which rows were added or became required; in a solver
 * with CAS_SOLVER_NEWER_WINS they are on the oldest.
 * So the same rows, added in the same order, have the same values, whatever happened
 * before, with two exceptions: a removed row keeps its place in the order, which
 * decides a few ties; and a solve that would have to exchange more rows for that than
 * there are (or than 256, if there are fewer) leaves the remaining ties as they are.
 * A variable that no row determines keeps its value. */
typedef int32_t cas_priority;
enum {
    CAS_REQUIRED = 1000, /* holds or conflicts */
    CAS_STRONG = 750,    /* outweighs the two below */
    CAS_MEDIUM = 500,    /* outweighs CAS_WEAK */
    CAS_WEAK = 250       /* is outweighed by the others */
};

/* The longest name, in bytes. */
enum { CAS_NAME_MAX = 1023 };

/* coefficient * variable */
typedef struct cas_term {
    cas_variable variable;
    double coefficient;
} cas_term;

/* A variable and its value. */
typedef struct cas_value {
    cas_variable variable;
    double value;
} cas_value;

/* A linear row: the sum of its terms (relation) constant, at a priority. The
 * weight scales its violation within the priority; 0 means 1. Required rows
 * ignore the weight.
 *
 * The absolute value of a coefficient is from 1e-300 to 1e300, as is a weight;
 * others give CAS_ERROR_OUT_OF_RANGE, and a coefficient of 0 CAS_ERROR_ZERO. If the
 * coefficients of a solver lie so far apart that 32 digits cannot represent them,
 * every solve verifies its solution and returns CAS_ERROR_NUMERIC if it cannot.
 *
 * Variables that required rows "x == y" hold equal have equal values, bit for bit. */
typedef struct cas_row {
    const cas_term *terms;
    size_t term_count;
    cas_relation relation;
    cas_priority priority;
    double constant;
    double weight;
} cas_row;

/* Memory functions. Set all three, or none for malloc, realloc and free.
 * Sizes are passed so that an arena needs no headers. reallocate() must leave
 * the old block valid when it fails. Memory must be aligned for double. */
typedef struct cas_allocator {
    void *(*allocate)(size_t bytes, void *context);
    void *(*reallocate)(void *memory, size_t old_bytes, size_t new_bytes, void *context);
    void (*release)(void *memory, size_t bytes, void *context);
    void *context;
} cas_allocator;

/* Receives text in pieces that are not zero-terminated. */
typedef void (*cas_write)(const char *text, size_t length, void *context);

/* Returns the version of the library: major * 10000 + minor * 100 + patch. */
CAS_API int32_t cas_version(void);

/* Returns the version of the library as static text, "0.1.0". */
CAS_API const char *cas_version_string(void);

/* Returns the CAS_ABI_VERSION that the library was built with. */
CAS_API int32_t cas_abi_version(void);

/* Returns a short static sentence about a status; never NULL. */
CAS_API const char *cas_status_text(cas_status status);

/* ----------------------------------------------------------------- Solver
 *
 * Variables, rows between them, and values. Adding, removing and changing rows
 * records the change; cas_solver_solve() applies all of it at once.
 */

typedef struct cas_solver cas_solver;

/* All soft rows share one priority, and only weights decide between them, as in
 * solvers that have strengths instead of priorities. */
#define CAS_SOLVER_WEIGHTS_ONLY 1u

/* Newer rows win among equally good answers, as they mostly do in kiwi; without it older
 * rows do. */
#define CAS_SOLVER_NEWER_WINS 2u

/* Initialise with {.size = sizeof(cas_solver_options)}; zero fields mean the
 * default. */
typedef struct cas_solver_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    uint32_t flags;          /* CAS_SOLVER_... */
} cas_solver_options;

/* Creates a solver. options may be NULL. Returns NULL if memory is out; if `size` of the
 * options is wrong, or bytes behind the members of this version are not 0; if flags has
 * an unknown bit; or if one or two of the three memory functions are set. */
CAS_API cas_solver *cas_solver_new(const cas_solver_options *options);

/* Frees a solver and everything it returned. NULL is allowed. */
CAS_API void cas_solver_free(cas_solver *solver);

/* Returns a sentence about the last failed call on this solver; "" if none failed. If the
 * error is about an argument, the sentence begins with its name: "constant: a number is
 * NaN or infinite". Valid until the next failed call. */
CAS_API const char *cas_solver_last_error(const cas_solver *solver);

/* Returns the status of the last failed call on this solver; CAS_OK if none
 * failed.
 * Errors: NULL, IN_USE */
CAS_API cas_status cas_solver_last_status(const cas_solver *solver);

/* Adds a variable with value 0 and returns its id. name may be NULL; it is
 * copied and need not be unique.
 * Errors: NULL, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_variable cas_solver_add_variable(cas_solver *solver, const char *name);

/* Adds count variables without names, all with value 0.
 * Errors: NULL, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add_variables(cas_solver *solver, size_t count, cas_variable *out_variables);

/* Adds the row "terms (relation) constant" with weight 1 and returns its id.
 * Takes effect at the next solve. Costs time in proportion to term_count.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, EMPTY, ZERO, REPEATED, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_constraint cas_solver_add(cas_solver *solver, const cas_term *terms, size_t term_count,
                                      cas_relation relation, double constant, cas_priority priority);

/* Removes a row; an edit of its constant ends. Takes effect at the next solve.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC; IN_USE for the row of an edited
 * variable */
CAS_API cas_status cas_solver_remove(cas_solver *solver, cas_constraint constraint);

/* Solves: required rows hold, and below them violations are smallest, priority by
 * priority. A variable that no row determines keeps its value. Costs as much as
 * the recorded changes affect, and nothing without changes.
 *
 * CAS_ERROR_CONFLICT: required rows contradict each other. The values are valid:
 * without the dropped rows they are a solution. Of each conflict the newest row is
 * dropped, and it is restored as soon as it can hold.
 * A row holds if its two sides differ by at most 1e-9 of the sum of the sizes of its
 * terms and its constant, and mostly 2e-10; the size of a term counts the numbers that
 * its variable was computed from. Required rows that contradict each other by less are
 * taken to agree: beside values of 1e6, a contradiction of 1e-4 may be accepted.
 * cas_solver_violation() returns what is left.
 * CAS_ERROR_NUMERIC, of every call that solves: a number overflowed, the iteration
 * limit was reached (100 steps for each row and variable), or coefficients lie too
 * far apart for a solution that can be verified. Values and rows are as before.
 * CAS_ERROR_LIMIT, of every call that solves: see cas_solver_set_limit().
 * Errors: NULL, CONFLICT, OUT_OF_MEMORY, NUMERIC, LIMIT */
CAS_API cas_status cas_solver_solve(cas_solver *solver);

/* Limits the steps of each later call that solves; 0, the default, means no limit. A
 * step exchanges a row of the basis, or several that are alike, or finds that none need
 * be exchanged; matching new rows at the beginning of a solve is not counted. A call
 * that has taken so many steps ends with CAS_ERROR_LIMIT. Values, rows and ids are
 * as before, and recorded changes stay recorded; so does the number of an edit.
 *
 * The next call that solves goes on where the last one ended, also after further
 * changes, so a solve can be spread over several calls (after a variable is removed
 * it begins again):
 *     while (cas_solver_solve(solver) == CAS_ERROR_LIMIT) if (is_late()) break;
 * Variables that are not ambiguous get the values of a solve without a limit; ambiguous
 * ones may get others that are as good. A call that tries a change, as
 * cas_solver_try_add(), a path, and a question, as cas_solver_is_ambiguous(), begin
 * their own steps again: repeat such a call with a higher limit. The functions whose
 * errors include NUMERIC may return LIMIT.
 * Errors: NULL */
CAS_API cas_status cas_solver_set_limit(cas_solver *solver, uint64_t steps);

/* Returns the value of a variable as of the last solve; NaN for an unknown id. */
CAS_API double cas_solver_value(const cas_solver *solver, cas_variable variable);

/* Returns the variables whose values differ from the last report, which is the
 * last call of this function, cas_solver_suggest() or cas_solver_suggest_all().
 * Each appears once; a variable that changed and changed back does not appear.
 * The array is valid until the next call that changes the solver.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_changes(cas_solver *solver, const cas_value **out_changes, size_t *out_count);

/* Edits
 *
 * An edit is a number that changes often: the desired value of a variable, or the
 * constant of a row. The first step computes which values the number moves, and a
 * range in which they follow it in straight lines: the range ends where an
 * inequality begins or ceases to hold with equality, or a soft row to be violated.
 * Every step inside that range is one pass over these values, and allocates nothing.
 */

/* Makes a variable editable: adds the soft row "variable == value" at a priority
 * below CAS_REQUIRED, beginning with the current value. Returns the edit.
 * Errors: NULL, STALE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY, CONFLICT, NUMERIC */
CAS_API cas_edit cas_solver_edit_variable(cas_solver *solver, cas_variable variable, cas_priority priority);

/* Makes the constant of a row editable and returns the edit. A row has one edit at
 * most.
 * Errors: NULL, STALE, IN_USE, TOO_MANY, OUT_OF_MEMORY, CONFLICT, NUMERIC */
CAS_API cas_edit cas_solver_edit_constant(cas_solver *solver, cas_constraint constraint);

/* Sets an edit, solves, and returns the variables whose values changed since the
 * last report, as cas_solver_changes() does. Changes are returned with
 * CAS_ERROR_CONFLICT as well. out_changes and out_count may both be NULL; then
 * the changes stay for the next report.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count);

/* Sets several edits, solves once, and returns the variables whose values changed
 * since the last report, also with CAS_ERROR_CONFLICT. out_changes and out_count
 * may both be NULL.
 * Errors: NULL, STALE, NOT_FINITE, REPEATED, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_suggest_all(cas_solver *solver, const cas_edit *edits, const double *values,
                                          size_t count, const cas_value **out_changes, size_t *out_count);

/* Sets an edit and solves, recorded changes included; the changes stay for the next
 * report.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_edit(cas_solver *solver, cas_edit edit, double value);

/* Ends an edit. The row of an edited variable is removed; an edited constant keeps
 * its last value.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_end_edit(cas_solver *solver, cas_edit edit);

/* More about variables and rows */

/* Removes a variable that no row and no edit uses.
 * Errors: NULL, STALE, IN_USE, NUMERIC */
CAS_API cas_status cas_solver_remove_variable(cas_solver *solver, cas_variable variable);

/* Returns the name of a variable; "" if it has none or the id is unknown. */
CAS_API const char *cas_solver_name(const cas_solver *solver, cas_variable variable);

/* Adds many rows. out_constraints may be NULL.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, EMPTY, ZERO, REPEATED, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_status cas_solver_add_rows(cas_solver *solver, const cas_row *rows, size_t count,
                                       cas_constraint *out_constraints);

/* Adds one row and solves. Recorded changes are solved first. A required row that
 * conflicts with the required rows is refused and leaves no trace;
 * cas_solver_refusal() then names the rows it conflicts with.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, EMPTY, ZERO, REPEATED, TOO_MANY,
 * OUT_OF_MEMORY, CONFLICT, NUMERIC */
CAS_API cas_constraint cas_solver_try_add(cas_solver *solver, const cas_row *row);

/* Returns the rows that the last refused row conflicts with: a minimal set. Valid
 * until the next call that changes the solver.
 * Errors: NULL */
CAS_API cas_status cas_solver_refusal(const cas_solver *solver, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Removes many rows; edits of their constants end.
 * Errors: NULL, STALE, REPEATED, IN_USE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_remove_rows(cas_solver *solver, const cas_constraint *constraints, size_t count);

/* Replaces the constant of a row. The next solve costs as much as it moves.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_set_constant(cas_solver *solver, cas_constraint constraint, double constant);

/* Replaces the constants of many rows. If a row is named twice, its last constant
 * counts.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_set_constants(cas_solver *solver, const cas_constraint *constraints,
                                            const double *constants, size_t count);

/* Replaces the priority of a row. A required row may become soft, and a soft row
 * required.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_priority(cas_solver *solver, cas_constraint constraint, cas_priority priority);

/* Replaces the weight of a row, which must be positive. A required row keeps it
 * for when it becomes soft.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_weight(cas_solver *solver, cas_constraint constraint, double weight);

/* Returns how far a row is from holding, as of the last solve; 0 if it holds, or if it
 * is off by less than 1e-12 of the sum of the sizes of its terms and its constant, which
 * is rounding. Soft rows and dropped rows may be violated; other required rows by no
 * more than the tolerance of cas_solver_solve().
 * Errors: NULL, STALE */
CAS_API cas_status cas_solver_violation(const cas_solver *solver, cas_constraint constraint, double *out_violation);

/* Returns the values of many variables as of the last solve.
 * Errors: NULL, STALE */
CAS_API cas_status cas_solver_values(const cas_solver *solver, const cas_variable *variables, size_t count,
                                     double *out_values);

/* Conflicts and ambiguity */

/* Solves and returns the number of dropped required rows; 0 for NULL, and if the
 * solve fails: cas_solver_last_status() then returns the status. */
CAS_API size_t cas_solver_conflict_count(cas_solver *solver);

/* Returns conflict number index, from 0, ordered by the age of the dropped row: a
 * minimal set of required rows that cannot hold together (without any one of them
 * the others can). The dropped row comes first. Costs up to one solve. Valid until
 * the next call that changes the solver.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_conflict(cas_solver *solver, size_t index,
                                       const cas_constraint **out_constraints, size_t *out_count);

/* Solves and returns in out_ambiguous 1 if another value of the variable would be
 * as good, else 0. The answer is exact.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_is_ambiguous(cas_solver *solver, cas_variable variable, int32_t *out_ambiguous);

/* Solves and returns all ambiguous variables. The array is valid until the next
 * call that changes the solver.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_ambiguous(cas_solver *solver, const cas_variable **out_variables, size_t *out_count);

/* Solves and returns the first ambiguous variables, at most limit of them, and looks no
 * further. They are those that cas_solver_ambiguous() returns first. The array is valid
 * until the next call that changes the solver.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_first_ambiguous(cas_solver *solver, size_t limit, const cas_variable **out_variables,
                                              size_t *out_count);

/* More about edits */

/* Makes a variable editable by a row with a weight and returns the edit. The
 * priority must be below CAS_REQUIRED, the weight positive.
 * Errors: NULL, STALE, OUT_OF_RANGE, NOT_FINITE, TOO_MANY, OUT_OF_MEMORY, CONFLICT,
 * NUMERIC */
CAS_API cas_edit cas_solver_edit_variable_weighted(cas_solver *solver, cas_variable variable,
                                                   cas_priority priority, double weight);

/* Returns the range of an edit in which all values follow it in straight lines: there
 * its steps are one pass.
 * Errors: NULL, STALE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high);

/* All values while an edit goes from its number to a target: straight lines
 * between breakpoints. Later calls on the solver do not change a path. Free it
 * before its solver. */
typedef struct cas_path cas_path;

/* Moves an edit to a target and returns the path of all values. Returns NULL with
 * CAS_ERROR_CONFLICT if required rows are dropped, before or at any point of the way;
 * the edit is at the target then.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_path *cas_solver_path(cas_solver *solver, cas_edit edit, double target);

/* Frees a path. NULL is allowed. */
CAS_API void cas_path_free(cas_path *path);

/* Returns the variables that move anywhere on a path. The values of its points are
 * in this order.
 * Errors: NULL */
CAS_API cas_status cas_path_variables(const cas_path *path, const cas_variable **out_variables, size_t *out_count);

/* Returns the number of breakpoints, start and target included: at least 1. */
CAS_API size_t cas_path_count(const cas_path *path);

/* Returns breakpoint number index, from 0: the edited number there, and the values.
 * Errors: NULL, OUT_OF_RANGE */
CAS_API cas_status cas_path_point(const cas_path *path, size_t index, double *out_number,
                                  const double **out_values);

/* Computes the values at any number between start and target.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_path_sample(const cas_path *path, double number, double *out_values);

/* Statistics and checks */

typedef struct cas_solver_statistics {
    size_t size; /* set to sizeof(cas_solver_statistics) before the call */
    uint64_t variables;
    uint64_t constraints;
    uint64_t terms;
    uint64_t active;        /* rows in the basis: each determines a variable */
    uint64_t blocks;        /* groups of variables solved together */
    uint64_t largest_block; /* variables in the largest one */
    uint64_t pivots;        /* since creation: steps that exchanged rows of the basis */
    uint64_t flips;         /* since creation: soft rows that became violated or satisfied without a pivot */
    uint64_t factorisations; /* since creation: of blocks */
    uint64_t streamed;      /* since creation: steps of edits, and solves of constants that change again and again, that were one pass */
    uint64_t structural;    /* since creation: rows added or removed */
    uint64_t bytes;         /* held from the allocator now */
    uint64_t allocations;   /* since creation: calls of allocate and reallocate */
} cas_solver_statistics;

/* Fills in the statistics of a solver.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_solver_get_statistics(const cas_solver *solver, cas_solver_statistics *out_statistics);

/* Verifies the last solve from the rows alone: that required rows hold except dropped
 * ones, and that multipliers (dual values) prove optimality at every priority. Costs one
 * pass over all rows, and a step in double-double for each multiplier near a bound.
 * CAS_ERROR_INTERNAL: the result is wrong. CAS_ERROR_UNDECIDED: rounding hides whether it
 * is right, as it may where rows are nearly parallel.
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_check(cas_solver *solver);

/* Returns a number that two solvers share if they are in the same state bit for
 * bit: values, rows and basis. A call that failed with OUT_OF_MEMORY, NUMERIC or
 * LIMIT may change it. 0 for NULL. */
CAS_API uint64_t cas_solver_digest(const cas_solver *solver);

/* Writes variables, rows and basis as readable text.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context);

/* ------------------------------------------------------------------ Scene
 *
 * A tree of views and guides with constraints between them. Calls record changes;
 * cas_scene_layout_if_needed() solves and reports the frames that changed.
 *
 * CAS_ERROR_CONFLICT and CAS_ERROR_UNSETTLED of a call that lays out describe a layout
 * that took place: its frames are valid, and its results are written. These calls are
 * cas_scene_layout_if_needed(), cas_scene_commit_animation(), cas_scene_sample(),
 * cas_scene_rotate(), cas_keyboard_show() and cas_keyboard_hide(). Which constraints
 * conflict is in cas_scene_conflict(), and as text in cas_scene_write_conflict().
 *
 * CAS_ERROR_CONFLICT of any other call on a scene means that a strict scene refused it:
 * nothing has changed, and cas_scene_refusal() returns the constraints it conflicts with.
 *
 * Lengths of a scene are at most 1e9 in magnitude: constants, sizes, margins, insets,
 * baselines, spacing, suggested numbers, targets and what measure functions return. More
 * is CAS_ERROR_OUT_OF_RANGE. An intrinsic or measured size below 1e-9 counts as 0.
 */

typedef struct cas_scene cas_scene;

/* A view or a guide. */
typedef uint32_t cas_item;

/* Manages a view of its own on a screen, as a view controller does. */
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

typedef struct cas_point {
    double x, y;
} cas_point;

/* An axis of the plane. */
typedef int32_t cas_axis;
enum {
    CAS_HORIZONTAL = 0, /* from left to right */
    CAS_VERTICAL = 1    /* from top to bottom */
};

/* The direction in which text runs: leading is left, or right. */
typedef int32_t cas_direction;
enum {
    CAS_INHERITED = 0,     /* that of the parent */
    CAS_LEFT_TO_RIGHT = 1, /* leading is left */
    CAS_RIGHT_TO_LEFT = 2  /* leading is right */
};

/* A generation of screens; CAS_PROFILE_NONE for a scene without a screen. */
typedef int32_t cas_profile;
enum {
    CAS_PROFILE_NONE = 0,    /* no screen */
    CAS_PROFILE_IOS6 = 1,    /* iOS 6: bars beside the content */
    CAS_PROFILE_IOS7 = 2,    /* iOS 7: content extends under bars */
    CAS_PROFILE_IOS8 = 3,    /* iOS 8 to 10: keyboard frames turn with the window */
    CAS_PROFILE_IOS11 = 4,   /* iOS 11 to 14: safe areas on four sides, large titles */
    CAS_PROFILE_IOS15 = 5,   /* iOS 15 and later: the keyboard guide has the keyboard's frame */
    CAS_PROFILE_ANDROID = 6, /* Android, edge to edge */
    CAS_PROFILE_PLAIN = 7    /* no bars of a system: what covers the window are obstructions */
};

/* A phone or a tablet. */
typedef int32_t cas_idiom;
enum {
    CAS_PHONE = 0, /* a phone */
    CAS_PAD = 1    /* a tablet */
};

/* How the device is held. In landscape, left and right say where the home button
 * is. */
typedef int32_t cas_orientation;
enum {
    CAS_PORTRAIT = 0,       /* upright */
    CAS_UPSIDE_DOWN = 1,    /* the home button is at the top */
    CAS_LANDSCAPE_LEFT = 2, /* the home button is on the left */
    CAS_LANDSCAPE_RIGHT = 3 /* the home button is on the right */
};

/* Strict: an edit that conflicts with required constraints is refused with
 * CAS_ERROR_CONFLICT and changes nothing, instead of dropping a constraint at the
 * next layout. Edits of required constraints then solve at once.
 *
 * Device events are not edits and are never refused: keyboard, rotation, bars,
 * profiles, heights, new controllers, and samples of moving constraints. Where
 * required constraints conflict with an event, the newest is dropped as in any
 * scene, the call returns CAS_ERROR_CONFLICT although the event took place, and
 * the constraint returns as soon as it can hold. Until then, edits of required
 * constraints are refused. Of the calls in section "Screen", only
 * cas_scene_set_size() and cas_scroll_set_content_size() are edits. */
#define CAS_SCENE_STRICT 1u

/* Initialise with {.size = sizeof(cas_scene_options)}; zero fields mean the
 * default. */
typedef struct cas_scene_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    double width, height;    /* of the window; default: 0 */
    double scale;            /* pixels per point, see cas_scene_set_scale(); default: no rounding */
    cas_direction direction; /* of the window; default: left to right */
    uint32_t flags;          /* CAS_SCENE_... */
    cas_profile profile;     /* of the screen; default: no screen */
    cas_idiom idiom;         /* default: CAS_PHONE */
    cas_orientation orientation; /* that width and height refer to; default: CAS_PORTRAIT */
} cas_scene_options;

/* Creates a scene. options may be NULL. Returns NULL
 *   if memory is out;
 *   if `size` of the options is wrong, or bytes behind the members of this version are
 *   not 0;
 *   if flags has an unknown bit, or direction, profile, idiom or orientation is none of
 *   its values;
 *   if one or two of the three memory functions are set;
 *   if width or height is negative, NaN, infinite or above 1e9;
 *   if scale is NaN or not from 0 to 1000. */
CAS_API cas_scene *cas_scene_new(const cas_scene_options *options);

/* Frees a scene and everything it returned. NULL is allowed. */
CAS_API void cas_scene_free(cas_scene *scene);

/* Returns a sentence about the last failed call on this scene; "" if none failed. If the
 * error is about an argument, the sentence begins with its name: "views[2].parent: unknown
 * id, or what it named was removed". Valid until the next failed call. */
CAS_API const char *cas_scene_last_error(const cas_scene *scene);

/* Returns the status of the last failed call on this scene; CAS_OK if none failed.
 * Errors: NULL, IN_USE */
CAS_API cas_status cas_scene_last_status(const cas_scene *scene);

/* Resizes the window.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE (negative, above 1e9), OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_scene_set_size(cas_scene *scene, double width, double height);

/* ------------------------------------------------------------------ Items
 *
 * An item has a frame in the coordinates of its parent. Constraints determine it;
 * what no constraint determines stays as it is, at first 0.
 *
 * The width and the height of an item are at least 0, as if a required constraint said
 * so that is older than all others and cannot be removed: margins that leave no room for
 * a view are a conflict. It costs nothing while it holds. Where it is in a conflict, it
 * has an id like a fixed constraint, valid until the next layout, which reads
 * "title.width >= 0" and is followed by "sizes are not negative".
 */

/* What an item is. Views are created as CAS_PLAIN or CAS_SCROLL. */
typedef int32_t cas_kind;
enum {
    CAS_PLAIN = 0,         /* a view */
    CAS_SCROLL = 1,        /* a scroll view; it has a content guide and a frame guide */
    CAS_GUIDE = 2,         /* a rectangle that is not drawn, in the coordinates of its owner */
    CAS_CONTENT_GUIDE = 3, /* of a scroll view: as large as its content, at its origin */
    CAS_FRAME_GUIDE = 4,   /* of a scroll view: as large as the view, at its origin */
    CAS_BAR = 5            /* a bar, the status bar or the keyboard: the screen positions it */
};

/* Adds a view as the last child of its parent, in front of the others, and returns its
 * id. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_view(cas_scene *scene, cas_item parent, cas_kind kind, const char *name);

/* Adds a guide to a view and returns its id. name may be NULL; it is copied and
 * need not be unique.
 * Errors: NULL, STALE, KIND (the owner is a guide), TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_guide(cas_scene *scene, cas_item owner, const char *name);

/* Removes an item, everything inside it, and every constraint that names any of
 * these. Cannot fail for lack of memory. cas_controller_remove() removes a controller
 * and its view.
 * Errors: NULL, STALE, IN_USE (the window, or a view that contains the view of a
 * controller), KIND (a bar, or a guide of a scroll view), OWNED (the view of a
 * controller, or a guide of the screen or of a stack) */
CAS_API cas_status cas_scene_remove(cas_scene *scene, cas_item item);

/* A view to add. */
typedef struct cas_view {
    cas_item parent;
    cas_kind kind;
    const char *name;
} cas_view;

/* Adds many views to parents that exist already.
 * Errors: NULL, STALE, KIND (a parent is a guide), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_status cas_scene_add_views(cas_scene *scene, const cas_view *views, size_t count, cas_item *out_items);

/* Removes many items with everything inside them. An item may be inside another.
 * Cannot fail for lack of memory.
 * Errors: NULL, STALE, IN_USE (the window, or a view that contains the view of a
 * controller), KIND (a bar, or a guide of a scroll view), OWNED (the view of a
 * controller, or a guide of the screen or of a stack) */
CAS_API cas_status cas_scene_remove_items(cas_scene *scene, const cas_item *items, size_t count);

/* Moves a view to an index among the children of its parent, from 0. Bars adjust
 * the insets of a scroll view only if it is the first child.
 * Errors: NULL, MODE (the scene has no screen), STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_view_set_index(cas_scene *scene, cas_item view, size_t index);

/* Hides or shows a view. A hidden view keeps its constraints, and layouts compute and
 * report its frame. A stack leaves a hidden view out: it lies in the leading top corner
 * of the stack, and a size that nothing else determines is 0, or across a stack that
 * fills, that of the stack. Texts in a hidden view of a row are not measured at its
 * width. In an animation it collapses: see cas_scene_sample(). The view of a controller
 * inside a navigation or tab controller shows only if neither call nor container hides
 * it.
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_view_set_hidden(cas_scene *scene, cas_item view, int32_t is_hidden);

/* Sizes of content */

/* No intrinsic size along an axis. */
#define CAS_NO_METRIC (-1.0)

/* Sets the intrinsic size of a view; CAS_NO_METRIC means none along that axis. It
 * acts as "size <= intrinsic" at the hugging priority and "size >= intrinsic" at the
 * compression resistance priority. Changing it edits two constants.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_intrinsic(cas_scene *scene, cas_item view, double width, double height);

/* Sets the intrinsic sizes of many views.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_intrinsics(cas_scene *scene, const cas_item *views, const cas_size *sizes,
                                            size_t count);

/* Sets the priority at which a view is no larger than its intrinsic size; default
 * 250. It has no effect along an axis without an intrinsic size.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_view_set_hugging(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority);

/* Sets the priority at which a view is no smaller than its intrinsic size; default
 * 750.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_view_set_compression(cas_scene *scene, cas_item view, cas_axis axis, cas_priority priority);

/* Returns the height of the item for the given width: from 0 to 1e9. */
typedef double (*cas_measure)(cas_item item, double width, void *context);

/* Sets the function that measures the intrinsic height of a view; NULL removes any
 * measure function. Layouts call it when the width or the text size has changed, until
 * heights settle. A view has one measure function: this one replaces that of
 * cas_view_set_measure_size().
 * Errors: NULL, STALE, KIND, OUT_OF_MEMORY; NUMERIC, CONFLICT (strict; where it replaces
 * measured baselines) */
CAS_API cas_status cas_view_set_measure(cas_scene *scene, cas_item view, cas_measure measure, void *context);

/* What a measure function is asked for. */
typedef int32_t cas_measure_mode;
enum {
    CAS_MEASURE_UNBOUNDED = 0, /* the natural size: without a limit of the width */
    CAS_MEASURE_EXACTLY = 1    /* the size at a width, at which text wraps */
};

typedef struct cas_measure_request {
    size_t size;           /* sizeof(cas_measure_request) of the library */
    cas_item item;
    cas_measure_mode mode;
    double width;          /* that of the alignment rect; 0 for CAS_MEASURE_UNBOUNDED */
    double text_size;      /* of the scene; 1 is the usual one */
} cas_measure_request;

/* The answer to a request. Before the call there is no size, and baselines are NaN. */
typedef struct cas_measurement {
    size_t size;           /* sizeof(cas_measurement) of the library */
    double width;          /* CAS_NO_METRIC for none; CAS_MEASURE_EXACTLY takes any that is valid, and ignores it */
    double height;         /* CAS_NO_METRIC for none */
    double first_baseline; /* from the top; NaN for the one of cas_view_set_baselines() */
    double last_baseline;  /* from the bottom; NaN for the one of cas_view_set_baselines() */
} cas_measurement;

/* Fills in the measurement of an item. Widths and heights that are no CAS_NO_METRIC are
 * from 0 to 1e9. */
typedef void (*cas_measure_size)(const cas_measure_request *request, cas_measurement *out_measurement, void *context);

/* Sets the function that measures the intrinsic size of a view, and its baselines if it
 * fills them in; NULL removes any measure function. A layout asks once for the natural
 * size, which is the intrinsic size. While constraints give the view another width, the
 * intrinsic height and the baselines are those at that width, and the intrinsic width
 * stays the natural one. The function is called again if the width or the text size has
 * changed, or after cas_view_invalidate_measure(). Only an answer that begins or ceases to
 * be CAS_NO_METRIC adds or removes constraints, others change constants. A
 * view has one measure function: this one replaces that of cas_view_set_measure(), and an
 * intrinsic size that was set. An invalid answer is reported by the layout, and the last
 * valid one stays.
 * Errors: NULL, STALE, KIND, OUT_OF_MEMORY; NUMERIC, CONFLICT (strict; where NULL removes
 * measured baselines) */
CAS_API cas_status cas_view_set_measure_size(cas_scene *scene, cas_item view, cas_measure_size measure,
                                             void *context);

/* Makes the next layout measure a view again, even at the same width.
 * Errors: NULL, STALE, KIND (not measured) */
CAS_API cas_status cas_view_invalidate_measure(cas_scene *scene, cas_item view);

/* Sets the size of text, relative to the usual one: 0.1 to 10, at first 1. The next layout
 * calls all measure functions again; readable guides become wider or narrower. Only
 * constants change.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_set_text_size(cas_scene *scene, double text_size);

/* Returns the size of text; NaN for NULL. */
CAS_API double cas_scene_text_size(const cas_scene *scene);

/* Sets the distance of the first baseline from the top, and of the last baseline
 * from the bottom. One that a measure function returns holds instead.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_view_set_baselines(cas_scene *scene, cas_item view, double first, double last);

/* Sets the margins of a view; default 8 on each side. Guides have none.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_view_set_margins(cas_scene *scene, cas_item view, cas_insets margins);

/* Distances from the edges of a rectangle, inwards; leading and trailing are left and right,
 * or right and left where the direction is right to left. */
typedef struct cas_directional_insets {
    double top, leading, bottom, trailing;
} cas_directional_insets;

/* Sets the margins of a view by its direction: they change places when that does.
 * cas_view_set_margins() replaces them.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_view_set_directional_margins(cas_scene *scene, cas_item view, cas_directional_insets margins);

/* Returns the guide of the part of a view where text is readable, "readable" in the view: in
 * the middle of its margins, as wide as they leave, but no wider than 672 times the text
 * size. It is made when it is first asked for, with five constraints; from then on only
 * their constants change. It keeps to its width at priority 999: a width of the view that
 * is less firm yields. In a scroll view it is as wide as the frame allows, as high as the
 * content, and scrolls.
 * Errors: NULL, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_readable_guide(cas_scene *scene, cas_item view);

/* Sets how far the alignment rect of a view lies inside its frame; default 0.
 * Shadows and ornaments stay outside. Edges, centers, sizes, intrinsic sizes and the
 * width passed to measure functions refer to the alignment rect; margins and
 * baselines refer to the frame; layouts report frames.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_alignment_insets(cas_scene *scene, cas_item view, cas_insets insets);

/* Sets the background colour of a view, as 0xRRGGBBAA; 0 for none. It has no effect on
 * the layout: cas_view_get() returns it to programs that draw the scene.
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_view_set_background(cas_scene *scene, cas_item view, uint32_t colour);

/* Sets the direction of a view and of everything inside it that inherits its own.
 * The direction of the window is the scene's. Constraints with leading or trailing
 * follow.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_view_set_direction(cas_scene *scene, cas_item view, cas_direction direction);

/* Sets a number of the program's own, as a pointer to its widget; at first 0. The library
 * never reads it.
 * Errors: NULL, STALE */
CAS_API cas_status cas_item_set_data(cas_scene *scene, cas_item item, uint64_t data);

/* Returns the number that cas_item_set_data() set; 0 for an unknown id. */
CAS_API uint64_t cas_item_data(const cas_scene *scene, cas_item item);

/* Gives an item another name, also one that the library named: a safe area, a guide of a
 * controller, a bar. Rules find it by the new name only. NULL for none.
 * Errors: NULL, STALE, TEXT, OUT_OF_MEMORY */
CAS_API cas_status cas_item_set_name(cas_scene *scene, cas_item item, const char *name);

/* Reading items */

/* Returns the name of an item; "" if it has none or the id is unknown. */
CAS_API const char *cas_item_name(const cas_scene *scene, cas_item item);

/* Returns the kind of an item; -1 for an unknown id. */
CAS_API cas_kind cas_item_kind(const cas_scene *scene, cas_item item);

/* Returns the parent of a view or the owner of a guide; 0 for the window. */
CAS_API cas_item cas_item_parent(const cas_scene *scene, cas_item item);

/* Returns the first child of a view; 0 if it has none. */
CAS_API cas_item cas_item_first_child(const cas_scene *scene, cas_item item);

/* Returns the first guide of a view; 0 if it has none. Bars are among the guides, as
 * items of kind CAS_BAR: status bar and keyboard among those of the window, navigation
 * bar, toolbar and tab bar among those of their controller's view. */
CAS_API cas_item cas_item_first_guide(const cas_scene *scene, cas_item item);

/* Returns the next child of the same parent, or for a guide the next guide of the
 * same owner; 0 at the end. */
CAS_API cas_item cas_item_next_sibling(const cas_scene *scene, cas_item item);

/* Returns the content guide of a scroll view, whose size is that of the content; 0
 * for anything else. Children of a scroll view are in content coordinates. The guide has
 * no name: rules find it by cas_format_options.views, or as # and its id. */
CAS_API cas_item cas_scroll_content_guide(const cas_scene *scene, cas_item view);

/* Returns the frame guide of a scroll view, which has its size and stays in place while
 * the content scrolls; 0 for anything else. No constraint depends on an offset: an item
 * inside the scroll view that is attached to an edge of this guide lies there at offset
 * (0, 0), and scrolls with the content. The guide has no name: rules find it by
 * cas_format_options.views, or as # and its id. */
CAS_API cas_item cas_scroll_frame_guide(const cas_scene *scene, cas_item view);

/* What was set for a view. */
typedef struct cas_view_settings {
    size_t size;          /* set to sizeof(cas_view_settings) before the call */
    cas_size intrinsic;   /* CAS_NO_METRIC along an axis without one; of a measured view what was last measured */
    int32_t is_measured;  /* it has a measure function */
    uint32_t background;  /* as 0xRRGGBBAA; 0 for none */
    double first_baseline; /* from the top; what was last measured, if a measure function returns it */
    double last_baseline;  /* from the bottom; the same */
    cas_insets margins, alignment_insets;
    int32_t has_directional_margins;  /* margins were set by direction */
    int32_t margins_follow_safe_area; /* see cas_view_set_margins_follow_safe_area() */
    cas_insets effective_margins;     /* with what the safe area adds, as of the last layout */
} cas_view_settings;

/* Fills in what was set for a view.
 * Errors: NULL, STALE, KIND (guides), OUT_OF_RANGE (size) */
CAS_API cas_status cas_view_get(const cas_scene *scene, cas_item view, cas_view_settings *out_settings);

/* Returns 1 if an item is hidden, else 0; 0 for an unknown id. */
CAS_API int32_t cas_item_is_hidden(const cas_scene *scene, cas_item item);

/* Returns 1 if leading is right in an item, else 0; 0 for an unknown id. */
CAS_API int32_t cas_item_is_right_to_left(const cas_scene *scene, cas_item item);

/* ------------------------------------------------------------ Constraints */

/* Priorities by their names in Auto Layout. */
enum {
    CAS_PRIORITY_REQUIRED = 1000,
    CAS_PRIORITY_DEFAULT_HIGH = 750,             /* compression resistance */
    CAS_PRIORITY_DRAG_CAN_RESIZE_WINDOW = 510,
    CAS_PRIORITY_WINDOW_SIZE_STAY_PUT = 500,
    CAS_PRIORITY_DRAG_CANNOT_RESIZE_WINDOW = 490,
    CAS_PRIORITY_DEFAULT_LOW = 250,              /* hugging */
    CAS_PRIORITY_FITTING_SIZE = 50
};

/* What a constraint compares of an item. */
typedef int32_t cas_attribute;
enum {
    CAS_NO_ATTRIBUTE = 0,             /* of an equation with one item */
    CAS_LEFT = 1,                     /* the left edge */
    CAS_RIGHT = 2,                    /* the right edge */
    CAS_TOP = 3,                      /* the top edge */
    CAS_BOTTOM = 4,                   /* the bottom edge */
    CAS_LEADING = 5,                  /* the edge at which text begins */
    CAS_TRAILING = 6,                 /* the edge at which text ends */
    CAS_WIDTH = 7,                    /* the width */
    CAS_HEIGHT = 8,                   /* the height */
    CAS_CENTER_X = 9,                 /* the middle between left and right */
    CAS_CENTER_Y = 10,                /* the middle between top and bottom */
    CAS_LAST_BASELINE = 11,           /* the baseline of the last line of text */
    CAS_FIRST_BASELINE = 12,          /* the baseline of the first line of text */
    CAS_LEFT_MARGIN = 13,             /* the left edge inside the margins */
    CAS_RIGHT_MARGIN = 14,            /* the right edge inside the margins */
    CAS_TOP_MARGIN = 15,              /* the top edge inside the margins */
    CAS_BOTTOM_MARGIN = 16,           /* the bottom edge inside the margins */
    CAS_LEADING_MARGIN = 17,          /* the leading edge inside the margins */
    CAS_TRAILING_MARGIN = 18,         /* the trailing edge inside the margins */
    CAS_CENTER_X_WITHIN_MARGINS = 19, /* the middle between the left and the right margin */
    CAS_CENTER_Y_WITHIN_MARGINS = 20  /* the middle between the top and the bottom margin */
};

/* A constraint: first.attribute (relation) multiplier * second.attribute + constant.
 * For widths and heights the second item may be 0: then only the constant counts.
 * Zero fields mean: multiplier 1, CAS_REQUIRED, weight 1, no identifier, active.
 *
 * Sizes compare with sizes, horizontal positions with horizontal ones, vertical ones
 * with vertical ones; left and right do not compare with leading and trailing.
 * Positions are measured from the left and top edge of the nearest item that
 * contains both. A constraint with leading or trailing takes the direction of the
 * item it names them of (of two such items, the first): where leading is right, the
 * whole constraint is mirrored and measures from the right edge.
 *
 * A constraint between a scroll view and an item inside it: edges, margins and baselines
 * of the scroll view are those of its content, its width, height and centers those of
 * the scroll view itself, as it lies at offset (0, 0). With 900 points of content in a
 * scroll view 320 wide, its right edge is at 900, its width is 320 and its center at 160.
 * For the width and the center of the content, name the content guide. */
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

/* Adds a constraint and returns its id. In a scene that is not strict, a conflict is no
 * error of this call: the constraint is added, and the next layout drops the newest of
 * those in conflict and returns CAS_ERROR_CONFLICT. The dropped one keeps its id. In a
 * strict scene a conflict returns 0, and nothing is added.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_add_constraint(cas_scene *scene, const cas_equation *equation);

/* Adds the required constraint "first.attribute == second.attribute + constant" and
 * returns its id.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_attach(cas_scene *scene, cas_item first, cas_attribute first_attribute,
                                        cas_item second, cas_attribute second_attribute, double constant);

/* Adds many constraints; a strict scene tries them together. out_constraints may be
 * NULL.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_constraints(cas_scene *scene, const cas_equation *equations, size_t count,
                                             cas_constraint *out_constraints);

/* Removes a constraint.
 * Errors: NULL, STALE, OWNED */
CAS_API cas_status cas_constraint_remove(cas_scene *scene, cas_constraint constraint);

/* Removes many constraints.
 * Errors: NULL, STALE, OWNED */
CAS_API cas_status cas_scene_remove_constraints(cas_scene *scene, const cas_constraint *constraints, size_t count);

/* Activates or deactivates a constraint. It keeps its id and its age, which decides
 * what a conflict drops. Cheaper than removing and adding.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_constraint_set_active(cas_scene *scene, cas_constraint constraint, int32_t is_active);

/* Activates or deactivates many constraints.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_scene_set_active(cas_scene *scene, const cas_constraint *constraints, size_t count,
                                        int32_t is_active);

/* Replaces the constant of a constraint. The next layout costs as much as it moves.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_constraint_set_constant(cas_scene *scene, cas_constraint constraint, double constant);

/* Replaces the constants of many constraints. If one is named twice, its last
 * constant counts.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_scene_set_constants(cas_scene *scene, const cas_constraint *constraints,
                                           const double *constants, size_t count);

/* Replaces the priority of a constraint. A required one may become soft, and a soft
 * one required.
 * Errors: NULL, STALE, OWNED, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_constraint_set_priority(cas_scene *scene, cas_constraint constraint, cas_priority priority);

/* Replaces the weight of a constraint inside its priority; it must be positive.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_constraint_set_weight(cas_scene *scene, cas_constraint constraint, double weight);

/* Fills in a constraint as stated, with all edits since. The identifier is valid as
 * long as the constraint.
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_get(const cas_scene *scene, cas_constraint constraint, cas_equation *out_equation);

/* Returns the constraint with an identifier; of several, the oldest. Only constraints
 * that the caller added are searched, active or not. Costs one walk over all
 * constraints. Returns 0 if there is none, which is no error: the last status stays as
 * it is.
 * Errors: NULL, TEXT */
CAS_API cas_constraint cas_scene_find_constraint(const cas_scene *scene, const char *identifier);

/* Returns all constraints that the caller added, active or not: by functions, by rules,
 * from a file. Fixed constraints of views, stacks and the screen are left out. They are
 * in the order in which they were added, except that a new one may take the place of a
 * removed one. Valid until the next call on the scene.
 * Errors: NULL */
CAS_API cas_status cas_scene_constraints(cas_scene *scene, const cas_constraint **out_constraints, size_t *out_count);

/* Returns the constraints that the caller added and that name an item, active or not,
 * in the order in which they were added. Valid until the next call on the scene.
 * Errors: NULL, STALE */
CAS_API cas_status cas_item_constraints(cas_scene *scene, cas_item item, const cas_constraint **out_constraints,
                                        size_t *out_count);

/* Writes a constraint as a line of text:
 * name.leading == icon.trailing + 8 @1000 "name-after-icon"
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_write(const cas_scene *scene, cas_constraint constraint, cas_write write,
                                        void *context);

/* Returns how far an active constraint is from holding, as of the last layout.
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_violation(const cas_scene *scene, cas_constraint constraint, double *out_violation);

/* ------------------------------------------------------------------ Rules
 *
 * Constraints as text, one rule a line: a visual format or an equation.
 *
 * A visual format is a line of Apple's Visual Format Language:
 *
 *     H:|-[text]-[send(>=60)]-|      V:|[bar(44)]-(>=8,<=20@750)-[list(==bar)]
 *
 *   H: V:        the axis; H: may be omitted
 *   |            the superview of the view beside it
 *   [name]       a view, with sizes in parentheses: a number, a metric or another
 *                view, after ==, <= or >=, with an optional @priority
 *   -  -8-  -(>=8,<=20@750)-   a distance: standard, a number or a metric, or
 *                several with relations and priorities; without a dash, 0
 *   50%          for a number: a part of the superview, which Apple's does not have
 *
 * A sign stands before a number or a metric, not before a view; a negative distance
 * stands in parentheses, as -(-8)-. A name of both a metric and a view means the
 * metric.
 *
 * With CAS_FORMAT_EXTENDED a size or a distance may also be
 *
 *   name.attribute     an attribute of a view, on either axis
 *   name               a view, as a distance too: its size along the format
 *   (name * 2 + 8)     in parentheses: a metric, a view or name.attribute, with an
 *                      optional sign before it, then * and a number, / and a number,
 *                      then + or - and a number
 *
 * and ~ is a gap: all such gaps of one format are equal. Gaps that depend on an item
 * are guides.
 *
 * An equation is one constraint, as reports and descriptions write it:
 *
 *     photo.bottom <= 0.5 * keyboard.top - 8 @750 weight 2 "above-keyboard"
 *
 * Attributes are spelled centerX or center_x, firstBaseline or first_baseline, and
 * so on. Constants, multipliers and priorities may be metrics; a weight is a number,
 * and so is what divides an attribute, a constant or a multiplier (a.width / 2,
 * a.width * 9 / 16, gap / 2). superview is the parent of
 * the other item. Priorities have the names required, high (750), low (250) and
 * fitting (50).
 *
 * A name consists of letters, digits and underscores and does not begin with a digit;
 * other names stand in double quotes, and # with an id names any item, also one without
 * a name, as the content guide and the frame guide of a scroll view. Spaces do not
 * matter; // begins a comment. A line has at most 4,095 bytes.
 *
 * CAS_ERROR_RULE: the message gives line and column (from 1; columns count
 * characters) and what was expected there, and shows the line with a caret;
 * cas_scene_last_fault() gives the same as numbers.
 */

/* Adds the rules of an array of texts of one or more lines each; lines are counted
 * through. A name must be that of exactly one item. Costs one walk over all items
 * beside what it adds. A strict scene tries all rules together and reports the first
 * that conflicts with those before it.
 * Errors: NULL, RULE, TEXT, ZERO, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, EMPTY,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_rules(cas_scene *scene, const char *const *rules, size_t count);

/* A name for a number. */
typedef struct cas_metric {
    const char *name;
    double value;
} cas_metric;

/* A name for an item, beside its own. */
typedef struct cas_named_item {
    const char *name;
    cas_item item;
} cas_named_item;

/* Attributes, arithmetic and ~ in visual formats. */
#define CAS_FORMAT_EXTENDED 1u

/* For cas_format_options.alignment: all views of a format agree in this attribute. */
#define CAS_ALIGN(attribute) (1u << (attribute))

/* Initialise with {.size = sizeof(cas_format_options)}; zero fields mean the
 * default. */
typedef struct cas_format_options {
    size_t size;
    uint32_t flags;     /* CAS_FORMAT_... */
    uint32_t alignment; /* CAS_ALIGN(CAS_TOP) | ...: edges, centers or baselines across the format */
    cas_direction direction; /* of H: formats; default: from leading to trailing */
    cas_item root;           /* names are looked up in it and inside it; default: CAS_WINDOW */
    const cas_metric *metrics;
    size_t metric_count;
    const cas_named_item *views; /* additional names; they take precedence over items' own */
    size_t view_count;
} cas_format_options;

/* Adds the rules of one text and returns their constraints, in the order of the
 * rules. options may be NULL; out_constraints and out_count may both be NULL. The
 * array is valid until the next call on the scene.
 * Errors: NULL, RULE, TEXT, ZERO, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, EMPTY,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_format(cas_scene *scene, const char *text, const cas_format_options *options,
                                        const cas_constraint **out_constraints, size_t *out_count);

/* What is wrong with a rule. */
typedef int32_t cas_fault_kind;
enum {
    CAS_FAULT_NONE = 0,           /* the last failed call was not about a rule */
    CAS_FAULT_SYNTAX = 1,         /* a syntax error: something else is expected there */
    CAS_FAULT_NUMBER = 2,         /* a number or priority outside its range */
    CAS_FAULT_ATTRIBUTE = 3,      /* an attribute is expected there */
    CAS_FAULT_UNKNOWN_ITEM = 4,   /* no item has this name */
    CAS_FAULT_UNKNOWN_METRIC = 5, /* no metric has this name */
    CAS_FAULT_UNKNOWN_NAME = 6,   /* neither a metric nor an item has this name */
    CAS_FAULT_SEVERAL_ITEMS = 7,  /* several items have this name */
    CAS_FAULT_MEANING = 8,        /* not possible there, or only with CAS_FORMAT_EXTENDED */
    CAS_FAULT_REFUSED = 9         /* a valid rule that the scene refused: see status */
};

typedef struct cas_fault {
    size_t line, column;    /* as in the message, both from 1; 0 for a fault without a place */
    size_t length;          /* characters of the word there, without quotes; 0 if there is none */
    size_t sentence_start;  /* the bytes of cas_scene_last_error() that say what is wrong, without */
    size_t sentence_length; /* the place in front of them and the line behind them */
    cas_fault_kind kind;
    cas_status status;      /* that the call returned */
} cas_fault;

/* Fills in where and why a rule was refused, as the message says; all 0 if the last
 * failed call on the scene was not about a rule.
 * Errors: NULL */
CAS_API cas_status cas_scene_last_fault(const cas_scene *scene, cas_fault *out_fault);

/* What a name in a rule can refer to. */
typedef int32_t cas_rule_name_kind;
enum {
    CAS_RULE_ITEM = 1,           /* an item */
    CAS_RULE_METRIC = 2,         /* a metric */
    CAS_RULE_METRIC_OR_ITEM = 3, /* a metric or, if no metric has the name, an item: its size */
    CAS_RULE_PRIORITY = 4        /* a metric, or the name of a priority */
};

/* A name in a rule. */
typedef struct cas_rule_name {
    const char *text;    /* without quotes and escapes */
    size_t line, column; /* of its first character, both from 1 */
    cas_rule_name_kind kind;
} cas_rule_name;

/* Returns the names in the rules of one text, in the order of the text. Looks no name
 * up and changes nothing. A name that occurs twice is returned twice; superview and
 * window are names, # with an id is none. flags are those of cas_format_options. The
 * array and its texts are valid until the next call on the scene.
 * Errors: NULL, RULE, TEXT, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_rule_names(cas_scene *scene, const char *text, uint32_t flags,
                                        const cas_rule_name **out_names, size_t *out_count);

/* Sets the standard distance of rules that follow: between siblings (default 8), and
 * between a view and its superview (default 20).
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_set_standard_spacing(cas_scene *scene, double siblings, double superview);

/* ----------------------------------------------------------------- Stacks
 *
 * A stack is a view that arranges some of its children in a row or a column. It
 * works by constraints alone: they appear in conflicts and descriptions, and other
 * constraints may be added beside them. The next layout brings them up to date.
 * Hidden views are left out and return to their place when shown. With
 * CAS_EQUAL_SPACING and CAS_EQUAL_CENTERING the gaps are guides of the stack, without
 * names; layouts report them, too.
 *
 * Required: views touch each other and the ends of the stack; equal sizes and equal
 * gaps. Proportions hold at 999, that of the last view at 998, equal distances of
 * centers at 149. At 50 the stack is as small as its views allow; at 25 a view without
 * an intrinsic size, and an empty stack, have none. Views on a first baseline lie as low
 * as possible, and all but the first may reach above the stack; on a last baseline they
 * lie as high as possible, and all but the first may reach below it. In a strict scene
 * the stack's required constraints hold at 999 and proportions at 998 and 997, so that
 * they never conflict.
 *
 * Proportions are shares of a length that counts the gaps: of intrinsic sizes 30, 50 and
 * 20 with spacing 20 the first is 30/140 of the stack. The last view takes the rest.
 * Views without an intrinsic size have no share, and the others share what these leave:
 * such a view is as small as its content allows (at 500), a stack is not.
 */

/* How the room along the axis is distributed. */
typedef int32_t cas_distribution;
enum {
    CAS_FILL = 0,                /* by hugging and compression resistance of the views */
    CAS_FILL_EQUALLY = 1,        /* views of equal size */
    CAS_FILL_PROPORTIONALLY = 2, /* views in proportion to their intrinsic sizes, gaps counted */
    CAS_EQUAL_SPACING = 3,       /* equal gaps, at least the spacing */
    CAS_EQUAL_CENTERING = 4      /* centers at equal distances */
};

/* Where views lie across the axis. In a column, baselines act as CAS_ALIGN_LEADING. */
typedef int32_t cas_alignment;
enum {
    CAS_ALIGN_FILL = 0,           /* from one edge of the stack to the other */
    CAS_ALIGN_LEADING = 1,        /* at the leading edge; in a row at the top */
    CAS_ALIGN_CENTER = 2,         /* in the middle */
    CAS_ALIGN_TRAILING = 3,       /* at the trailing edge; in a row at the bottom */
    CAS_ALIGN_FIRST_BASELINE = 4, /* on the first baselines */
    CAS_ALIGN_LAST_BASELINE = 5   /* on the last baselines */
};

/* Adds a stack and returns its id. It begins with CAS_FILL, CAS_ALIGN_FILL and
 * spacing 0. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_stack(cas_scene *scene, cas_item parent, cas_axis axis, const char *name);

/* Arranges children of a stack behind those it arranges already. Views must have
 * been added to the stack with cas_scene_add_view(scene, stack, ...): no function moves
 * a view from one parent to another.
 * Errors: NULL, STALE, KIND (not a stack, or a view is not its child), REPEATED
 * (arranged already), OUT_OF_MEMORY */
CAS_API cas_status cas_stack_append(cas_scene *scene, cas_item stack, const cas_item *views, size_t count);

/* Arranges a child of a stack at an index, from 0. A view that is arranged already
 * moves there.
 * Errors: NULL, STALE, KIND (not a stack, or the view is not its child), OUT_OF_RANGE,
 * OUT_OF_MEMORY */
CAS_API cas_status cas_stack_insert(cas_scene *scene, cas_item stack, cas_item view, size_t index);

/* Removes a view from the arrangement of its stack; it stays a child.
 * Errors: NULL, STALE, KIND (not arranged) */
CAS_API cas_status cas_stack_remove(cas_scene *scene, cas_item view);

/* Returns the number of arranged views, hidden ones included; 0 if it is no stack. */
CAS_API size_t cas_stack_count(const cas_scene *scene, cas_item stack);

/* Returns the arranged view at an index, from 0; 0 if there is none. */
CAS_API cas_item cas_stack_view(const cas_scene *scene, cas_item stack, size_t index);

/* Sets the axis of a stack: a row, or a column.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set_axis(cas_scene *scene, cas_item stack, cas_axis axis);

/* Sets how a stack distributes the room along its axis.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set_distribution(cas_scene *scene, cas_item stack, cas_distribution distribution);

/* Sets where the views of a stack lie across its axis.
 * Errors: NULL, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set_alignment(cas_scene *scene, cas_item stack, cas_alignment alignment);

/* Sets the distance between the views of a stack.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set_spacing(cas_scene *scene, cas_item stack, double spacing);

/* Sets whether views lie within the margins of the stack (1) or at its edges (0,
 * the default).
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_stack_set_in_margins(cas_scene *scene, cas_item stack, int32_t in_margins);

/* Sets the distance behind one arranged view.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set_spacing_after(cas_scene *scene, cas_item view, double spacing);

/* Sets the distance behind one arranged view to that of the stack again.
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_stack_reset_spacing_after(cas_scene *scene, cas_item view);

/* ----------------------------------------------------------------- Layout */

/* An item and its frame in the coordinates of its parent. */
typedef struct cas_change {
    cas_item item;
    cas_rect frame;
} cas_change;

/* Brings all frames up to date and returns exactly those that differ from the last
 * report (at first: from 0). Does nothing if nothing has changed. Frames are rounded
 * if the scene has a scale; an item inside one that moved by a part of a pixel is
 * reported if its rounded frame differs. The array is valid until the next call that
 * changes the scene or lays it out; names and frames may be read meanwhile.
 * out_changes and out_count may both be NULL.
 *
 * On a screen, frames that an animation moves are reported by cas_scene_sample()
 * instead. An animated item that something else moves is reported here and ends its
 * animation.
 *
 * A width or height is never negative, but by rounding.
 *
 * CAS_ERROR_CONFLICT: required constraints contradict each other. The frames are
 * valid: they solve all constraints except the dropped ones. Of each conflict the
 * newest constraint is dropped, and it is restored as soon as it can hold. The
 * constraints of an intrinsic size, and those that a stack makes for a view, are as
 * old as the view, whenever they are made; but a required one yields in a conflict to
 * every constraint that was added. A strict scene drops constraints only for its
 * screen, for measured sizes and for readable guides at another text size.
 * CAS_ERROR_UNSETTLED: measured sizes keep changing. NOT_FINITE, OUT_OF_RANGE: a
 * measure function returned an invalid size. In these three cases the layout uses the
 * last valid sizes, and the next layout measures again.
 * Errors: NULL, CONFLICT, UNSETTLED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_layout_if_needed(cas_scene *scene, const cas_change **out_changes, size_t *out_count);

/* Returns the frame of an item as of the last layout, in the coordinates of its
 * parent, rounded if the scene has a scale. All NaN for an unknown id. */
CAS_API cas_rect cas_item_frame(const cas_scene *scene, cas_item item);

/* Returns where an item is seen in the window as of the last layout, rounded if the
 * scene has a scale. On a screen the offsets of all scroll views around it are applied,
 * each as cas_scroll_get() returns it in `offset`. With a scale, offsets are rounded by
 * themselves, so that no size depends on them. Without a screen a scroll view has no
 * offset. All NaN for an unknown id. */
CAS_API cas_rect cas_item_window_frame(const cas_scene *scene, cas_item item);

/* Returns the frame of an item as solved, without rounding, in the coordinates of its
 * parent. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_frame(const cas_scene *scene, cas_item item);

/* Returns where an item is seen in the window as of the last layout, scroll offsets of
 * a screen applied, without rounding. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_window_frame(const cas_scene *scene, cas_item item);

/* Returns the innermost view or bar at a point of the window, as of the last layout: what a
 * touch there is for. Bars are in front of the views beside them, later children in front
 * of earlier ones; what is hidden, or lies outside of the view it is in, is not found. 0
 * outside of the window. */
CAS_API cas_item cas_scene_item_at(const cas_scene *scene, double x, double y);

/* Fills in the size of a view by the constraints between it and what is inside it, if its
 * width and height are also to be those of `target`, at two priorities: {0, 0} at
 * CAS_PRIORITY_FITTING_SIZE for the smallest size, a width at CAS_REQUIRED for the height at
 * that width. Constraints with anything outside, and where the view is now, do not
 * count; nor does the present size of the window, so that {0, 0} gives the smallest window
 * and a huge size the largest. Measure functions are called. Nothing in the scene changes.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY, NUMERIC,
 * UNSETTLED (measured sizes keep changing) */
CAS_API cas_status cas_view_fitting_size(cas_scene *scene, cas_item view, cas_size target, cas_priority width_priority,
                                         cas_priority height_priority, cas_size *out_size);

/* Fills in the frames of many items, in the coordinates of their parents.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_frames(cas_scene *scene, const cas_item *items, size_t count, cas_rect *out_frames);

/* Sets the device pixels per point, up to 1000; 0 switches rounding off. Every edge
 * is rounded where it lies in the window, and sizes are differences of rounded edges,
 * so that neighbours neither overlap nor leave a gap. The window keeps its size, which may
 * end between two pixels; edges that lie on those of the window stay there. Intrinsic sizes
 * are rounded up to whole pixels.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_scale(cas_scene *scene, double scale);

/* Limits the steps of each later call on the scene, as cas_solver_set_limit() does for
 * a solver; 0, the default, means no limit. After CAS_ERROR_LIMIT frames and
 * constraints are as before, and what is pending stays pending: the next layout goes
 * on. In a strict scene an addition or change begins its steps again. The functions
 * whose errors include NUMERIC may return LIMIT.
 * Errors: NULL */
CAS_API cas_status cas_scene_set_limit(cas_scene *scene, uint64_t steps);

/* Edits of a scene
 *
 * An edit is a number that changes often, as the place of a divider that the user drags:
 * the constant of a constraint, or where a side of an item is to be. The first suggestion
 * finds out what the number moves, and in which range; suggestions in that range are one
 * pass over the frames that change, as for edits of a solver. An edit ends when its
 * constraint is removed.
 */

/* Makes the constant of a constraint an edit. A constraint has one edit at most; while it
 * is inactive, numbers are kept. cas_scene_set_constants() may still set it.
 * Errors: NULL, STALE, OWNED, IN_USE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_scene_edit_constant(cas_scene *scene, cas_constraint constraint);

/* Adds a soft constraint, "attribute == number", whose number is an edit; it begins with
 * that of the last layout. Positions are measured from the left or top edge of the parent;
 * leading and trailing from its left edge, or from its right edge if leading is right in
 * the item.
 * Errors: NULL, STALE, ATTRIBUTES, OUT_OF_RANGE (attribute; priority below 1 or
 * CAS_REQUIRED), TOO_MANY, OUT_OF_MEMORY; EMPTY if all terms cancel */
CAS_API cas_edit cas_scene_edit_attribute(cas_scene *scene, cas_item item, cas_attribute attribute,
                                          cas_priority priority);

/* Sets the number of an edit, lays out with everything else that has changed, and reports as
 * cas_scene_layout_if_needed() does; out_changes and out_count may both be NULL. In an open
 * transaction the number is animated by the commit; else an animation of the constant ends.
 * A strict scene refuses a number of a required constraint that cannot hold, and, as other
 * changes, any while a constraint is dropped. After CAS_ERROR_LIMIT the number stays, except
 * that of a required constraint in a strict scene.
 * Errors: NULL, STALE, NOT_FINITE, CONFLICT, UNSETTLED, OUT_OF_RANGE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_suggest(cas_scene *scene, cas_edit edit, double value, const cas_change **out_changes,
                                     size_t *out_count);

/* Lays out, and returns the range of numbers in which all exact frames follow in straight
 * lines, with measured sizes, and what the screen keeps free, as they are now. It is
 * infinite while the constraint is inactive. Changes stay for the next report.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_edit_range(cas_scene *scene, cas_edit edit, double *out_low, double *out_high);

/* Ends an edit. A constraint that cas_scene_edit_attribute() added is removed; another one
 * keeps the last number.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_end_edit(cas_scene *scene, cas_edit edit);

/* Conflicts */

/* Solves and returns the number of dropped required constraints; 0 for NULL, and if
 * the solve fails. */
CAS_API size_t cas_scene_conflict_count(const cas_scene *scene);

/* Returns conflict number index, from 0: a minimal set of constraints that cannot
 * hold together (without any one of them the others can). The dropped one comes
 * first: the newest of them. The set contains constraints that the caller added, and
 * also fixed ones: of the size of the window, of intrinsic sizes at CAS_REQUIRED, of
 * stacks and of the screen, and those that keep sizes from being negative, which are
 * never dropped. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_conflict(const cas_scene *scene, size_t index, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Writes a conflict as readable text: the constraints that cas_scene_conflict() returns,
 * a line for each, followed by its owner ("stack", "hugging" and so on) if it is fixed.
 * Behind the first line, several constraints of the screen are one line, "and 6
 * constraints of the screen". An item without a name is written as # and its id.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_write_conflict(const cas_scene *scene, size_t index, cas_write write, void *context);

/* Returns the constraints that the last refused edit of a strict scene conflicts
 * with: a minimal set, without the refused constraint or those of a refused batch. It is
 * empty if those of a batch conflict with each other alone. Valid until the next call on
 * the scene.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_refusal(cas_scene *scene, const cas_constraint **out_constraints, size_t *out_count);

/* Ambiguity and explanations */

/* Returns in out_ambiguous 1 if another position or size of the item along the axis
 * would be as good, else 0. The answer is exact.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_is_ambiguous(cas_scene *scene, cas_item item, cas_axis axis, int32_t *out_ambiguous);

typedef struct cas_ambiguity {
    cas_item item;
    cas_axis axis;
} cas_ambiguity;

/* Returns all ambiguous items and axes. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_ambiguities(cas_scene *scene, const cas_ambiguity **out_ambiguities, size_t *out_count);

/* Returns the first ambiguous items and axes, at most limit of them, and looks no further.
 * They are those that cas_scene_ambiguities() returns first. Valid until the next call on
 * the scene.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_first_ambiguities(cas_scene *scene, size_t limit, const cas_ambiguity **out_ambiguities,
                                               size_t *out_count);

/* Moves an ambiguous item, and everything ambiguous inside it, to another layout
 * that is as good; the next layout reports it. Repeated calls find further ones.
 * out_moved receives 1 if anything moved, else 0; it may be NULL.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_exercise(cas_scene *scene, cas_item item, int32_t *out_moved);

/* Returns the constraints that determine the position and size of an item along an
 * axis, directly or through other constraints. Valid until the next call on the
 * scene.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_constraints_affecting(cas_scene *scene, cas_item item, cas_axis axis,
                                                  const cas_constraint **out_constraints, size_t *out_count);

/* Writes the tree of items with their frames, all constraints with their state, and
 * whether the curve of the last commit is unknown, as readable text.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_describe(const cas_scene *scene, cas_write write, void *context);

/* Fills in the statistics of the scene's solver.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_scene_get_statistics(const cas_scene *scene, cas_solver_statistics *out_statistics);

/* Verifies the last layout from the constraints alone, as cas_solver_check() does.
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_check(cas_scene *scene);

/* Returns a number that stays the same as long as nothing changes the scene or its
 * screen. A call that failed with OUT_OF_MEMORY may change it. 0 for NULL. */
CAS_API uint64_t cas_scene_digest(const cas_scene *scene);

/* ----------------------------------------------------------------- Screen
 *
 * What covers an app's content: status bar, navigation bar, toolbar, tab bar and
 * keyboard; and what follows: where controllers' views begin, how high guides are,
 * which insets scroll views have. docs/rules.md lists the rules with their sources.
 *
 * A scene created with a profile has a screen; without one, the calls of this section
 * return CAS_ERROR_MODE. Calls record a state; the next layout turns it into constants
 * of constraints that exist from the beginning. Keyboard events, rotations and commits
 * lay out at once. Only adding and removing controllers adds and removes constraints.
 * Values are those of the last layout. The same state
 * gives the same frames and insets, whatever happened before, except for scroll offsets
 * and for how far bars have collapsed. In a scene with a scale they are equal bit for
 * bit; in others an edit may leave rounding errors of the largest numbers it has had.
 *
 * A scene with a screen has a status bar, which is shown, and a keyboard, which is
 * hidden. A navigation controller has a navigation bar, which is shown, and a toolbar,
 * which is hidden; a tab controller has a tab bar, which is shown. Content and table
 * controllers have no bars: they lie under those of the controllers around them. Bars
 * are translucent on iOS 7 and opaque on iOS 6 until cas_bar_set_translucent() is called.
 *
 * Coordinates, lengths and insets above 1e9 give CAS_ERROR_OUT_OF_RANGE.
 *
 * Bars and the keyboard are items of kind CAS_BAR, guides of kind CAS_GUIDE.
 * Constraints may name them, and their frames are reported like all others. The window
 * has status_bar, keyboard and keyboard_guide; the view of a content controller has
 * top_guide and bottom_guide; those of other controllers have navigation_bar, toolbar
 * and tab_bar. With several content controllers, rules find the guides of one by
 * cas_format_options.views. A layout that determines the screen from views, and these
 * views from the screen, may return CAS_ERROR_UNSETTLED.
 *
 * The keyboard guide reaches from its top down to the bottom of the window. Its top is
 * the higher of two edges: the top of the keyboard, while a docked keyboard is shown; and
 * the top of the bars at the bottom of the window, or the bottom of the window without
 * such bars. Example: in a window 568 high with a tab bar of 49, the top of the guide is
 * at 519, and at 352 while a keyboard of 216 is shown. The bars are those of the content
 * controller that is shown at the bottom of the window, the innermost one. Guides have no
 * width.
 */

/* What a screen does, so that callers need not compare profiles. */
typedef int32_t cas_capability;
enum {
    CAS_HAS_LAYOUT_GUIDES = 0,      /* controllers have top and bottom layout guides */
    CAS_ADJUSTS_SCROLL_INSETS = 1,  /* bars adjust the insets of scroll views */
    CAS_STATUS_BAR_OVERLAPS = 2,    /* the status bar lies over content */
    CAS_CONTENT_UNDERLAPS_BARS = 3, /* content extends under bars */
    CAS_ADJUSTS_BY_SAFE_AREA = 4    /* the safe area pads scroll views, wherever they are: cas_scroll_set_adjustment() */
};

/* Returns 1 if the screen has a capability, else 0. */
CAS_API int32_t cas_scene_has_capability(const cas_scene *scene, cas_capability capability);

/* Changes the profile; heights are those of its table again.
 * Errors: NULL, MODE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_set_profile(cas_scene *scene, cas_profile profile);

/* Returns the profile; CAS_PROFILE_NONE without a screen. */
CAS_API cas_profile cas_scene_profile(const cas_scene *scene);

/* The heights in the table of a profile, with their defaults on iOS 6 and iOS 7. docs/rules.md
 * has those of the other profiles. */
typedef int32_t cas_height;
enum {
    CAS_HEIGHT_STATUS_BAR = 0,     /* 20: of the status bar */
    CAS_HEIGHT_IN_CALL = 1,        /* 40: of the status bar during a call */
    CAS_HEIGHT_NAVIGATION_BAR = 2, /* 44; on a phone in landscape 32: of a navigation bar */
    CAS_HEIGHT_COMPACT_BAR = 3,    /* 24: of a collapsed navigation bar */
    CAS_HEIGHT_PROMPT = 4,         /* 30: added to a navigation bar with a prompt */
    CAS_HEIGHT_TOOLBAR = 5,        /* 44; on a phone in landscape 32: of a toolbar */
    CAS_HEIGHT_TAB_BAR = 6,        /* 49: of a tab bar */
    CAS_HEIGHT_KEYBOARD = 7,       /* of the keyboard; phone: 216, in landscape 162; pad: 264, in landscape 352 */
    CAS_HEIGHT_HOME_INDICATOR = 8, /* 0: kept free at the bottom of the window, below bars */
    CAS_HEIGHT_LARGE_TITLE = 9     /* 0; from iOS 11 on 52, on a phone in landscape 0: see cas_bar_set_large_title() */
};

/* Replaces a height of the table, for portrait or for landscape.
 * Errors: NULL, MODE, OUT_OF_RANGE, NOT_FINITE */
CAS_API cas_status cas_scene_set_height(cas_scene *scene, cas_height height, int32_t is_landscape, double value);

/* A device: its screen, and what its hardware takes from it. */
typedef struct cas_device {
    const char *name;       /* may be NULL */
    cas_idiom idiom;
    double width, height;   /* of the screen in portrait */
    double scale;           /* pixels per point, above 0, for cas_scene_set_scale() */
    cas_insets portrait;    /* what cutouts, rounded corners and a home indicator take */
    cas_insets landscape;   /* the same in CAS_LANDSCAPE_RIGHT; in CAS_LANDSCAPE_LEFT left and right change places */
    double status_bar;      /* its height; 0 for that of the profile */
} cas_device;

/* Fills in a device of the table, by its index from 0; docs/rules.md lists them. Its name
 * is valid forever.
 * Errors: NULL, OUT_OF_RANGE (there are no more) */
CAS_API cas_status cas_device_get(size_t index, cas_device *out_device);

/* Makes the screen that of a device: its window is as large as the screen in the present
 * orientation, and its insets are obstructions. Heights are those of the profile's table
 * again, except that of the status bar, and on iOS 8 and later those that depend on the
 * device (docs/rules.md, C72, C86 to C88); so are the durations of rotations. The scale of
 * the scene stays. A strict scene does not refuse it.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE, TEXT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_set_device(cas_scene *scene, const cas_device *device);

/* Resizes the window, and sets where on the screen of the device it is: one of several
 * windows side by side, or in front of another. Obstructions of the device and keyboards
 * take of it what they cover. On iOS 8 and later, and on other profiles, keyboard frames
 * are in the coordinates of the screen. A rotation by 90 degrees puts the window back to
 * the origin.
 * Errors: NULL, MODE (also without a device, and on iOS 6 and iOS 7), NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_window(cas_scene *scene, cas_rect frame);

/* Obstructions and safe areas
 *
 * An obstruction is an area that something takes from the window. The status bar, the
 * insets of a device and the keyboard of events are obstructions; the program may add its
 * own: a panel, a keyboard that the system moves frame by frame, the hinge between two
 * halves of a screen. One that was added is an item of kind CAS_BAR, which constraints may
 * name. Setting it changes constants only, and animates in a transaction.
 *
 * The safe area of a view is what obstructions at the edges of the window, and the bars of
 * the controllers around the view, leave of it. Guides, bars and the insets of scroll views
 * begin there, too. Obstructions without an edge, and keyboards, leave safe areas as they
 * are.
 */

/* What an obstruction is. */
typedef int32_t cas_obstruction_kind;
enum {
    CAS_OBSTRUCTION_STATUS_BAR = 0, /* a status bar */
    CAS_OBSTRUCTION_BAR = 1,        /* a bar of the system or of the program */
    CAS_OBSTRUCTION_CUTOUT = 2,     /* a cutout of the screen: a notch, a camera */
    CAS_OBSTRUCTION_INDICATOR = 3,  /* an indicator of gestures */
    CAS_OBSTRUCTION_KEYBOARD = 4,   /* at the bottom: moves the keyboard guide, pads scroll views as a docked keyboard */
    CAS_OBSTRUCTION_PANEL = 5       /* a panel of the program */
};

/* Adds an obstruction that takes nothing yet, and returns its item. edge is one of
 * CAS_EDGE_TOP, CAS_EDGE_LEFT, CAS_EDGE_BOTTOM and CAS_EDGE_RIGHT for one that takes from
 * that edge, from side to side; 0 for a rectangle. name may be NULL: "obstruction".
 * Errors: NULL, MODE, OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_obstruction(cas_scene *scene, cas_obstruction_kind kind, uint32_t edge,
                                           const char *name);

/* Sets how far an obstruction reaches from its edge into the window.
 * Errors: NULL, MODE, STALE, KIND (not one with an edge), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_obstruction_set_depth(cas_scene *scene, cas_item obstruction, double depth);

/* Sets where in the window an obstruction without an edge is.
 * Errors: NULL, MODE, STALE, KIND (not one without an edge), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_obstruction_set_frame(cas_scene *scene, cas_item obstruction, cas_rect frame);

/* Removes an obstruction, and every constraint that names it.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_obstruction_remove(cas_scene *scene, cas_item obstruction);

typedef struct cas_obstruction {
    cas_item item;
    cas_obstruction_kind kind;
    uint32_t edge;  /* one of CAS_EDGE_...; 0 for a rectangle */
    cas_rect frame; /* in the window */
} cas_obstruction;

/* Returns the number of obstructions that the program added. */
CAS_API size_t cas_scene_obstruction_count(const cas_scene *scene);

/* Fills in an obstruction that the program added, by its index from 0, in order of age.
 * Errors: NULL, MODE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_obstruction(cas_scene *scene, size_t index, cas_obstruction *out_obstruction);

/* Returns the guide of a view's safe area, "safe_area" in the view. It is made when it is
 * first asked for, with four constraints; from then on only their constants change. The
 * guide of a scroll view lies in its frame and does not scroll. CAS_WINDOW for that of the
 * window.
 * Errors: NULL, MODE, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_safe_area(cas_scene *scene, cas_item view);

/* Fills in how far the safe area lies inside a view, from each of its edges. Where views are,
 * and what their controllers' bars cover, is as of the last layout.
 * Errors: NULL, MODE, STALE, KIND (not a view) */
CAS_API cas_status cas_view_safe_insets(cas_scene *scene, cas_item view, cas_insets *out_insets);

/* Sets whether the margins of a view follow its safe area (1) or not (0, the default): the
 * margin at an edge is the one that was set, plus how far the safe area lies inside the view
 * there. Only constants of the constraints on margins change, at once also in a transaction
 * that animates constants.
 * Errors: NULL, MODE, STALE, KIND (not a view), OUT_OF_MEMORY */
CAS_API cas_status cas_view_set_margins_follow_safe_area(cas_scene *scene, cas_item view, int32_t follows);

/* Sets what a controller keeps free in its view, besides what is covered: its safe area, its
 * guides and those of all controllers in it are smaller by that.
 * Errors: NULL, MODE, STALE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set_additional_insets(cas_scene *scene, cas_controller controller,
                                                        cas_insets insets);

/* Rotates the device, animated: between portrait and landscape, the width and height
 * of the window are exchanged. Takes 0.4 s for 90 degrees and 0.8 s for 180 unless
 * set otherwise, with CAS_CURVE_EASE_IN_OUT; in an open transaction, its duration and
 * curve. Does nothing in the present orientation. CONFLICT and
 * UNSETTLED describe a layout that took place: the device is rotated, in a strict scene
 * as well. A keyboard that is shown stays, with the height of the new orientation.
 * Errors: NULL, MODE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT, UNSETTLED */
CAS_API cas_status cas_scene_rotate(cas_scene *scene, cas_orientation orientation);

/* Sets the durations of rotations by 90 and by 180 degrees, in seconds.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_set_rotation_times(cas_scene *scene, double quarter, double half);

/* Returns the orientation of the device; -1 without a screen. */
CAS_API cas_orientation cas_scene_orientation(const cas_scene *scene);

/* Controllers */

/* What a controller is. */
typedef int32_t cas_controller_kind;
enum {
    CAS_CONTENT = 0,    /* the app's own; its views may hold further controllers */
    CAS_NAVIGATION = 1, /* a stack of controllers, of which the last shows; has navigation bar and toolbar */
    CAS_TAB = 2,        /* several controllers, of which one shows, the first by default; has a tab bar */
    CAS_TABLE = 3       /* content whose view is a scroll view */
};

/* Adds a controller with a view that fills a view, and returns its id. In the view of a
 * navigation controller it is pushed; in that of a tab controller it becomes a tab.
 * name may be NULL; it is copied.
 * Errors: NULL, MODE, STALE, KIND (not a view, or a navigation controller inside
 * another's stack), OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_controller cas_scene_add_controller(cas_scene *scene, cas_item view, cas_controller_kind kind,
                                                const char *name);

/* Adds a navigation controller without a name and returns its id.
 * Errors: NULL, MODE, STALE, KIND, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_controller cas_scene_add_navigation(cas_scene *scene, cas_item view);

/* Pushes a new content controller onto a navigation controller and returns its id.
 * name may be NULL; it is copied.
 * Errors: NULL, MODE, STALE, KIND, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_controller cas_navigation_push(cas_scene *scene, cas_controller navigation, const char *name);

/* Removes the last controller of a navigation controller's stack.
 * Errors: NULL, MODE, STALE, KIND, EMPTY (it is the only one) */
CAS_API cas_status cas_navigation_pop(cas_scene *scene, cas_controller navigation);

/* Removes a controller with its view and everything inside it.
 * Errors: NULL, MODE, STALE */
CAS_API cas_status cas_controller_remove(cas_scene *scene, cas_controller controller);

/* Shows the tab at an index, from 0.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_tab_select(cas_scene *scene, cas_controller tab, size_t index);

/* Returns the view of a controller; 0 for an unknown id. */
CAS_API cas_item cas_controller_view(const cas_scene *scene, cas_controller controller);

/* Returns the controller whose view an item is; 0 if it is no controller's. */
CAS_API cas_controller cas_item_controller(const cas_scene *scene, cas_item item);

/* Returns the kind of a controller; -1 for an unknown id. */
CAS_API cas_controller_kind cas_controller_get_kind(const cas_scene *scene, cas_controller controller);

/* Returns the controller that contains a controller; 0 if none does. */
CAS_API cas_controller cas_controller_parent(const cas_scene *scene, cas_controller controller);

/* Returns the controller that a navigation or tab controller shows; 0 if none. */
CAS_API cas_controller cas_controller_shown(const cas_scene *scene, cas_controller container);

/* Returns the top layout guide of a content controller; 0 if it has none. */
CAS_API cas_item cas_controller_top_guide(const cas_scene *scene, cas_controller controller);

/* Returns the bottom layout guide of a content controller; 0 if it has none. */
CAS_API cas_item cas_controller_bottom_guide(const cas_scene *scene, cas_controller controller);

/* Returns the keyboard guide of the window; 0 without a screen. */
CAS_API cas_item cas_scene_keyboard_guide(const cas_scene *scene);

/* For cas_controller_set_edges(). */
#define CAS_EDGE_TOP 1u
#define CAS_EDGE_LEFT 2u
#define CAS_EDGE_BOTTOM 4u
#define CAS_EDGE_RIGHT 8u
#define CAS_EDGE_ALL 15u

/* Sets the edges at which a content controller's view extends under bars; default all.
 * out_has_effect receives 1 if the controller is on the stack of a navigation controller
 * or is a tab, and the profile has CAS_CONTENT_UNDERLAPS_BARS; else 0: nothing reads the
 * edges. It may be NULL.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set_edges(cas_scene *scene, cas_controller controller, uint32_t edges,
                                            int32_t *out_has_effect);

/* Sets whether a controller's view extends under opaque bars; default 0.
 * out_has_effect receives 1 if the controller is on the stack of a navigation controller
 * or is a tab, and the profile has CAS_CONTENT_UNDERLAPS_BARS; else 0. It may be NULL.
 * Errors: NULL, MODE, STALE */
CAS_API cas_status cas_controller_set_extends_under_opaque_bars(cas_scene *scene, cas_controller controller,
                                                                int32_t extends, int32_t *out_has_effect);

/* Sets whether bars adjust the insets of a controller's scroll view, which is its root
 * view or the first child of that; default 1.
 * out_has_effect receives 1 if the controller is inside a navigation or tab controller,
 * at any depth, and the profile has CAS_ADJUSTS_SCROLL_INSETS; else 0. It may be NULL.
 * Errors: NULL, MODE, STALE */
CAS_API cas_status cas_controller_set_adjusts_scroll_insets(cas_scene *scene, cas_controller controller,
                                                            int32_t adjusts, int32_t *out_has_effect);

/* Returns how much status bar and navigation bars cover at the top of a controller now:
 * what a constant gains or loses between iOS 6 and iOS 7. On a phone in portrait it is
 * 64 at the top of the window, 44 for a navigation controller that begins further down,
 * and 0 below all bars. It is measured from the top of the outermost navigation or tab
 * controller around the controller, whether or not its view extends under their bars.
 * Where the program's views begin is read as of the last layout. NaN for an unknown id. */
CAS_API double cas_controller_bars_height(const cas_scene *scene, cas_controller controller);

/* Keyboard */

/* A curve of animations: one of these, or a number of the program's own, which
 * cas_scene_define_curve() defines. An unknown number is accepted, since systems send
 * undocumented curves: cas_scene_last_timing() returns it, it is sampled as
 * CAS_CURVE_EASE_IN_OUT over the given duration, and cas_scene_describe() reports it. A
 * negative number gives CAS_ERROR_OUT_OF_RANGE unless it is defined. With every curve, a
 * duration of 0 takes effect at once. */
typedef int32_t cas_curve;
enum {
    CAS_CURVE_EASE_IN_OUT = 0, /* slow at both ends */
    CAS_CURVE_EASE_IN = 1,     /* slow at the beginning */
    CAS_CURVE_EASE_OUT = 2,    /* slow at the end */
    CAS_CURVE_LINEAR = 3,      /* of the same speed all the way */
    CAS_CURVE_KEYBOARD = 7     /* a critically damped spring of half a second, whatever the duration except 0 */
};

#define CAS_GUIDE_FOLLOWS_UNDOCKED 1u  /* has the frame of a keyboard that floats or is split */
#define CAS_GUIDE_IGNORES_SAFE_AREA 2u /* while the keyboard is away, ends at the bottom of the window */

/* Sets what the keyboard guide follows; flags are CAS_GUIDE_FOLLOWS_UNDOCKED and
 * CAS_GUIDE_IGNORES_SAFE_AREA, default 0. On CAS_PROFILE_IOS15 and later the guide is as
 * wide as the window.
 * Errors: NULL, MODE, OUT_OF_RANGE */
CAS_API cas_status cas_scene_set_keyboard_guide(cas_scene *scene, uint32_t flags);

/* Shows the keyboard at a frame, animated. On iOS 6 and iOS 7 profiles the frame is in
 * portrait screen coordinates, whatever the orientation. Only the last event counts. A
 * docked keyboard covers the bottom of the window from side to side, in the present
 * orientation or in the one that the device is rotated to next. Any other keyboard floats
 * or is split, one at the top of the window included: it is at its frame, but covers
 * nothing and moves no guide. A frame that is empty or off the screen hides the keyboard.
 *
 * The event is a transaction of its own. In an open transaction it joins that, and its
 * duration and curve replace those given to cas_scene_begin_animation(). Samples
 * report what moves. With CAS_CURVE_KEYBOARD the animation takes 0.5 s, whatever the
 * duration except 0. With a duration of 0 nothing is animated, whatever the curve, and
 * the next layout reports the new frames. CONFLICT and UNSETTLED describe a layout that
 * took place: the keyboard is shown, in a strict scene as well.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE (sizes, duration, a negative curve),
 * OUT_OF_MEMORY, NUMERIC, CONFLICT, UNSETTLED */
CAS_API cas_status cas_keyboard_show(cas_scene *scene, cas_rect frame, double duration, cas_curve curve);

/* Hides the keyboard, animated, as a transaction of its own or as part of an open one.
 * A duration of 0 hides it at once. CONFLICT and UNSETTLED describe a layout that took
 * place.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT,
 * UNSETTLED */
CAS_API cas_status cas_keyboard_hide(cas_scene *scene, double duration, cas_curve curve);

/* Returns the frame of the keyboard in the window, docked or floating; all 0 while it is
 * hidden. */
CAS_API cas_rect cas_keyboard_frame(const cas_scene *scene);

/* Returns 1 if the keyboard is shown and covers the bottom of the window from side to
 * side, else 0: while it is hidden, floats or is split, and without a screen. */
CAS_API int32_t cas_keyboard_is_docked(const cas_scene *scene);

/* Returns the frame to pass to cas_keyboard_show() for the standard keyboard in the
 * present orientation, with an accessory of a height on top, such as the bar of
 * suggestions; all NaN without a screen, and for an invalid height. As cas_keyboard_show() expects it, it is in portrait screen
 * coordinates on iOS 6 and iOS 7: (158, 0, 162, 480) on a phone of 320 x 480 in
 * CAS_LANDSCAPE_LEFT, where cas_keyboard_frame() then returns (0, 158, 480, 162). */
CAS_API cas_rect cas_keyboard_standard_frame(const cas_scene *scene, double accessory);

/* Scroll views
 *
 * Insets have layers: at each edge, program + max(bars, keyboard), so that none
 * overwrites another. The program's layer is set with cas_scroll_set_insets(). Bars adjust only a controller's root view or its first child, and
 * only if that is a scroll view. A docked input is part of the keyboard's layer, whether
 * or not the keyboard is shown. The program's layer is added to what is covered and must
 * not include bars, keyboard or docked input.
 *
 * An offset is the point of the content at the top left of the scroll view. It begins at
 * the top of its range, (-left, -top) of the insets: at (0, -64) below a status bar and a
 * navigation bar. It stays as it is, except that a view scrolled to its top stays at its
 * top, and that an offset out of range is brought back when insets, content or size
 * change: an offset depends on what happened before.
 *
 * The size of the content is that of the content guide, at first 0. Either constraints
 * between items inside and the edges of the scroll view determine it, or
 * cas_scroll_set_content_size(). If both do, at CAS_REQUIRED, they conflict.
 */

typedef struct cas_scroll {
    cas_insets insets, indicator_insets;
    cas_size content_size;
    cas_point offset, shown_offset; /* after the layout, and as last sampled */
    cas_rect visible;               /* the rectangle inside all insets, in content coordinates */
    int32_t is_adjusted;            /* bars adjust its insets */
} cas_scroll;

/* Fills in the state of a scroll view.
 * Errors: NULL, MODE, STALE, KIND (not a scroll view) */
CAS_API cas_status cas_scroll_get(const cas_scene *scene, cas_item scroll, cas_scroll *out_scroll);

/* Returns the insets of a scroll view; all NaN if it is none. */
CAS_API cas_insets cas_scroll_insets(const cas_scene *scene, cas_item scroll);

/* Returns the insets of a scroll view at the last sample: during an animation they go
 * from those before it to those of cas_scroll_insets(), along its curve. All NaN if it is
 * no scroll view. */
CAS_API cas_insets cas_scroll_shown_insets(const cas_scene *scene, cas_item scroll);

/* Sets the program's layer of the insets and of the indicators' insets.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set_insets(cas_scene *scene, cas_item scroll, cas_insets insets,
                                         cas_insets indicator_insets);

/* Sets the size of the content. The first call adds two required constraints on the
 * content guide, later calls change their constants. If other required constraints
 * determine another size, the next layout returns CAS_ERROR_CONFLICT and drops the newer
 * ones, and a strict scene refuses the call. Leave the call out where constraints
 * determine the size.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scroll_set_content_size(cas_scene *scene, cas_item scroll, double width, double height);

/* Sets the offset, as a program does: bars do not collapse. An offset out of range is
 * accepted, and stays until insets, content or size change.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set_offset(cas_scene *scene, cas_item scroll, double x, double y);

/* Sets the offset, as a user's finger does: bars may collapse. velocity is in points a
 * second, positive into the content.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_drag(cas_scene *scene, cas_item scroll, double x, double y, double velocity);

/* Makes the next layout scroll to the end of the content, above whatever covers it. If the
 * keyboard is shown or hidden or the screen rotates before that, it is the layout after the
 * event that scrolls, as part of its animation.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_scroll_to_bottom(cas_scene *scene, cas_item scroll);

/* Returns the nearest offset at which a rectangle in content coordinates, as the frame of
 * a child of the scroll view, is visible; its top and left if it is too large. Scrolls
 * nothing: pass the offset to cas_scroll_set_offset().
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scroll_offset_showing(cas_scene *scene, cas_item scroll, cas_rect rect, cas_point *out_offset);

/* Whether the keyboard and a docked input adjust the insets of a scroll view. By default
 * they do where bars do, or where an input is docked. CAS_FOLLOWS_NOT leaves both to
 * the program's layer. */
typedef int32_t cas_follows;
enum {
    CAS_FOLLOWS_BY_DEFAULT = -1, /* where bars do, or where an input is docked */
    CAS_FOLLOWS_NOT = 0,         /* they do not */
    CAS_FOLLOWS = 1              /* they do */
};

/* Sets whether the keyboard and a docked input adjust the insets of a scroll view.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_scroll_set_follows_keyboard(cas_scene *scene, cas_item scroll, cas_follows follows);

/* Which edges of the safe area pad a scroll view, where the profile has
 * CAS_ADJUSTS_BY_SAFE_AREA: from CAS_PROFILE_IOS11 on. */
typedef int32_t cas_adjustment;
enum {
    CAS_ADJUST_AUTOMATIC = 0,       /* as CAS_ADJUST_SCROLLABLE_AXES; top and bottom always where bars adjust it */
    CAS_ADJUST_SCROLLABLE_AXES = 1, /* of the axes along which the content is longer than the scroll view */
    CAS_ADJUST_NEVER = 2,           /* of no edge */
    CAS_ADJUST_ALWAYS = 3           /* of all edges */
};

/* Sets which edges of the safe area pad a scroll view. out_has_effect receives 1 if the
 * profile pads by safe areas, else 0. It may be NULL.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_scroll_set_adjustment(cas_scene *scene, cas_item scroll, cas_adjustment adjustment,
                                             int32_t *out_has_effect);

/* Docks a view to a scroll view, as the input of a chat: where the input lies over the
 * scroll view, the bottom inset reaches up to the top of the input, whether or not the
 * keyboard is shown; with the keyboard, up to the higher of the two. Bars below the input
 * are counted with it, not added. An input that is hidden, or beside, below or above the
 * scroll view, changes no inset. The caller places the input: its bottom at the top of
 * the keyboard guide moves it with the keyboard. 0 undocks.
 * Errors: NULL, MODE, STALE, KIND, IN_USE (one contains the other) */
CAS_API cas_status cas_scene_dock(cas_scene *scene, cas_item scroll, cas_item input);

/* Bars
 *
 * `controller` is the one that has the bar: a navigation controller for
 * CAS_NAVIGATION_BAR and CAS_TOOLBAR, a tab controller for CAS_TAB_BAR; never the
 * content controller shown there. Any other gives CAS_ERROR_KIND. Navigation bar and tab
 * bar are shown at first, a toolbar is hidden.
 */

/* Which bar of a controller. */
typedef int32_t cas_bar_kind;
enum {
    CAS_NAVIGATION_BAR = 1, /* of a navigation controller, at the top */
    CAS_TOOLBAR = 2,        /* of a navigation controller, at the bottom */
    CAS_TAB_BAR = 3         /* of a tab controller, at the bottom */
};

typedef struct cas_bar {
    cas_item item;
    cas_rect frame;          /* in the controller's view, without the part under the status bar: (0, 20, w, 44) */
    double effective_height; /* with that part: 64; 0 while hidden */
    int32_t is_hidden, is_translucent;
} cas_bar;

/* Fills in the state of a bar.
 * Errors: NULL, MODE, STALE, KIND (the controller has no such bar), OUT_OF_RANGE */
CAS_API cas_status cas_bar_get(const cas_scene *scene, cas_controller controller, cas_bar_kind kind, cas_bar *out_bar);

/* Hides or shows a bar.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_bar_set_hidden(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                      int32_t is_hidden);

/* Sets whether a bar is translucent. Content extends under translucent bars, on iOS 7.
 * Default: 1 on iOS 7, 0 on iOS 6.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_bar_set_translucent(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                           int32_t is_translucent);

/* Sets whether a navigation bar has a prompt, a line of text above its title.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_bar_set_prompt(cas_scene *scene, cas_controller navigation, int32_t has_prompt);

/* Sets whether a navigation bar has a large title below it, which adds CAS_HEIGHT_LARGE_TITLE
 * while the scroll view of the controller that shows is at its top, and collapses as that
 * scrolls into its content. The scroll view is the controller's view or the first child of
 * that; without one the title stays.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_bar_set_large_title(cas_scene *scene, cas_controller navigation, int32_t is_large);

/* Sets the height of the background image of a navigation bar, 0 for none. It has no
 * effect on the layout: cas_bar_image_height() returns it to programs that draw the scene.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE (negative) */
CAS_API cas_status cas_bar_set_image(cas_scene *scene, cas_controller navigation, double image_height);

/* Returns the height of the background image of a navigation bar, 0 for none; NaN if the
 * controller has no navigation bar. */
CAS_API double cas_bar_image_height(const cas_scene *scene, cas_controller navigation);

/* Returns where a navigation bar draws a background image of a height, and the height
 * of the opaque black above it.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_bar_image_frame(cas_scene *scene, cas_controller navigation, double image_height,
                                       cas_rect *out_frame, double *out_black);

/* How much of a view is covered, from each of its edges. */
typedef struct cas_covering {
    cas_item item;
    cas_insets insets;
} cas_covering;

/* Returns how much bars and a docked keyboard cover of an item, from each of its edges.
 * At the bottom the one that reaches further up counts: the keyboard if its top, the y
 * of cas_keyboard_frame(), is above that of the bars. A view whose bottom is the top of
 * the keyboard guide, as a docked input, is not covered. A floating keyboard covers
 * nothing.
 * Errors: NULL, MODE, STALE, OUT_OF_MEMORY */
CAS_API cas_status cas_item_obscured(cas_scene *scene, cas_item item, cas_insets *out_insets);

/* Returns all views that bars, obstructions or a docked keyboard cover in part or in whole, without
 * scroll views and what they scroll, controllers' views, and views that contain these.
 * At the bottom the one that reaches further up counts, bars or keyboard. A view whose
 * bottom is the top of the keyboard guide, as a docked input, is not covered. The array
 * is valid until the next call on the scene.
 * Errors: NULL, MODE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_obscured(cas_scene *scene, const cas_covering **out_coverings, size_t *out_count);

/* Makes the bars of a navigation controller collapse while the user scrolls into a
 * scroll view inside it; 0 ends that. The navigation bar shrinks to its compact height
 * and the toolbar disappears; they return on a tap on the bar, at the very top, on a
 * flick upwards, and when the scroll view is removed. compact_height: negative for the
 * table's. velocity: of a flick, in points a second.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_navigation_set_collapsing(cas_scene *scene, cas_controller navigation, cas_item scroll,
                                                 double compact_height, double velocity);

/* Tells a navigation controller that its bar was tapped: collapsed bars return.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_navigation_tap_bar(cas_scene *scene, cas_controller navigation);

/* Returns how far the bars of a navigation controller have collapsed, from 0 to 1; NaN
 * for an unknown id. */
CAS_API double cas_navigation_collapsed(const cas_scene *scene, cas_controller navigation);

/* Status bar. Its appearance never changes a layout. */

/* The style of the status bar. */
typedef int32_t cas_status_bar_style;
enum {
    CAS_STATUS_BAR_DEFAULT = 0, /* dark text, for light content */
    CAS_STATUS_BAR_LIGHT = 1    /* light text, for dark content */
};

/* Who decides the style: controllers (the topmost visible one that is no container),
 * or the application. Calls of the other one return CAS_ERROR_MODE. */
typedef int32_t cas_status_bar_source;
enum {
    CAS_STATUS_BAR_BY_CONTROLLERS = 0, /* what the controller on top prefers */
    CAS_STATUS_BAR_BY_APPLICATION = 1  /* what the application has set */
};

typedef struct cas_status_bar {
    cas_item item;
    cas_rect frame; /* in the window */
    double height;  /* 0 while hidden */
    cas_status_bar_style style;
    int32_t is_text_white, is_opaque, is_hidden; /* opaque: white text on black */
} cas_status_bar;

/* Fills in the state of the status bar.
 * Errors: NULL, MODE */
CAS_API cas_status cas_status_bar_get(const cas_scene *scene, cas_status_bar *out_status_bar);

/* Hides or shows the status bar.
 * Errors: NULL, MODE */
CAS_API cas_status cas_status_bar_set_hidden(cas_scene *scene, int32_t is_hidden);

/* Sets whether the status bar has the height it has during a call.
 * Errors: NULL, MODE */
CAS_API cas_status cas_status_bar_set_in_call(cas_scene *scene, int32_t is_in_call);

/* Sets who decides the style of the status bar.
 * Errors: NULL, MODE, OUT_OF_RANGE */
CAS_API cas_status cas_status_bar_set_source(cas_scene *scene, cas_status_bar_source source);

/* Sets the style of the status bar for the application.
 * Errors: NULL, MODE (controllers decide), OUT_OF_RANGE */
CAS_API cas_status cas_status_bar_set_style(cas_scene *scene, cas_status_bar_style style);

/* Sets the style of the status bar that a controller prefers.
 * Errors: NULL, MODE (the application decides), STALE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set_status_bar_style(cas_scene *scene, cas_controller controller,
                                                       cas_status_bar_style style);

/* Animation. The program passes the time; the library has no timer. */

#define CAS_FROM_BEGINNING 1u   /* start from where layout had put items, not from where they are shown */
#define CAS_MOVE_CONSTRAINTS 2u /* animate constants and lay out every sample; default: animate frames */

/* Begins a transaction: what changes until cas_scene_commit_animation() moves together.
 * Layouts inside it report nothing. flags are CAS_FROM_BEGINNING and
 * CAS_MOVE_CONSTRAINTS. Events inside it join it: see cas_keyboard_show() and
 * cas_scene_rotate(). What changed before does not move; a conflict in it is reported by
 * the commit, or by the layout or sample that follows.
 * Errors: NULL, MODE (a transaction is open), NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_begin_animation(cas_scene *scene, double duration, cas_curve curve, uint32_t flags);

/* Commits the open transaction: lays out and starts the animations. Where frames move,
 * cas_item_frame() returns their end from now on, and samples report the way. A
 * measure function's bad answer is reported by the next layout or sample. CONFLICT and
 * UNSETTLED describe a layout that took place.
 * Errors: NULL, MODE (no transaction is open), OUT_OF_MEMORY, NUMERIC, CONFLICT,
 * UNSETTLED */
CAS_API cas_status cas_scene_commit_animation(cas_scene *scene);

/* Returns the frames at a time in seconds after the last commit, where they differ from
 * the last report. Where frames move, the first sample after a commit reports all items
 * that it animates, at time 0 at their start, and what changed without animation. Time
 * may go back until the next commit; before it, at times below 0 (a frame of a browser
 * may have begun before the click), all is as at time 0. Values end exactly at their
 * targets. Another transaction continues from where the last sample showed things.
 *
 * A view that the transaction hides in a stack shrinks to size 0 along the axis of the
 * stack, between the visible views next to it. It stays there, and layouts and samples do
 * not report its solved frame, until it is shown or leaves the stack. A view that the
 * transaction shows grows from there. With CAS_MOVE_CONSTRAINTS both happen at once.
 *
 * Animated frames are not rounded to pixels; their start and end are, except where a view
 * collapses. With CAS_MOVE_CONSTRAINTS every sample is a layout, rounded like any other. The array is
 * valid until the next call that changes the scene or lays it out, with CONFLICT and
 * UNSETTLED as well. out_changes and out_count may both be NULL.
 * Errors: NULL, MODE (also while a transaction is open), CONFLICT, UNSETTLED,
 * NOT_FINITE, OUT_OF_RANGE (a measured size), OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample(cas_scene *scene, double time, const cas_change **out_changes, size_t *out_count);

/* Samples as cas_scene_sample() does, and returns frames as shown in the coordinates of the
 * window, offsets of scroll views included: of the items whose shown frames in the window
 * differ from those of the last call of this function, the first time of all. It costs as
 * much as the items that it looks at: those that a sample returns, all scroll views, and
 * what is inside of those that moved; all items after another layout or sample reported
 * changes, and after items were added. What does not move is where cas_item_window_frame()
 * says, but for rounding of the last bits. No later report repeats a change that this
 * function returned.
 * Errors: NULL, MODE (also while a transaction is open), CONFLICT, UNSETTLED,
 * NOT_FINITE, OUT_OF_RANGE (a measured size), OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample_in_window(cas_scene *scene, double time, const cas_change **out_changes,
                                              size_t *out_count);

/* Shows the scene at a time in seconds after the last commit, as cas_scene_sample() does,
 * without a report: cas_item_shown_frame(), shown offsets and shown insets are those at
 * this time, and where constraints move, all frames. The next layout or sample reports
 * everything that differs from the last report. To look ahead, seek to other times, then
 * back to what cas_scene_time() returned first: frames and reports are as before. Where
 * constraints move, a layout is pending then, which the digest includes. At other times,
 * frames include changes of constraints that are not laid out. Seeking back cannot run out
 * of memory. Required constraints that conflict at this time are no error: the newest is
 * dropped.
 * Errors: NULL, MODE (also in an open transaction), NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_seek(cas_scene *scene, double time);

/* Returns 1 if something moves after the time of the last sample, else 0. out_end receives the
 * time at which it ends, in seconds after the last commit; it may be NULL. */
CAS_API int32_t cas_scene_is_moving(const cas_scene *scene, double *out_end);

/* Returns the time of the last sample or seek, in seconds after the last commit; 0 before
 * the first one. NaN without a screen. */
CAS_API double cas_scene_time(const cas_scene *scene);

/* An animated item, with its frames at the start and at the end of the animation. */
typedef struct cas_animation {
    cas_item item;
    cas_rect from, to;
} cas_animation;

/* Returns all animated items as of the last commit that moves frames. Valid until the
 * next call on the scene.
 * Errors: NULL, MODE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_animations(cas_scene *scene, const cas_animation **out_animations, size_t *out_count);

/* Returns the frame of an item as last sampled, in the coordinates of its parent. All
 * NaN for an unknown id. */
CAS_API cas_rect cas_item_shown_frame(const cas_scene *scene, cas_item item);

/* Returns duration and curve of the last commit as they were given, unknown curves
 * included.
 * Errors: NULL, MODE */
CAS_API cas_status cas_scene_last_timing(cas_scene *scene, double *out_duration, cas_curve *out_curve);

/* Defines a curve of the program's own: a cubic Bezier from (0, 0) to (1, 1) with these
 * control points. What moves along that curve already follows the definition from then
 * on.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE (x outside 0 to 1, a standard curve),
 * OUT_OF_MEMORY */
CAS_API cas_status cas_scene_define_curve(cas_scene *scene, cas_curve curve, cas_point first, cas_point second);

#ifdef __cplusplus
}
#endif

#endif
