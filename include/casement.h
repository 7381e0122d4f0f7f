/* casement: an embeddable layout core.
 *
 * Casement computes layouts from linear constraints, like Auto Layout: given views and
 * constraints, it returns frames, and after a change only the frames that changed. It
 * has three levels, each usable alone:
 *
 *   solver   variables and linear rows, required or soft with strict priorities
 *   scene    a tree of views with constraints between edges, sizes, centers and
 *            baselines; rules as text, stacks, intrinsic sizes, pixel rounding
 *   screen   a scene with status bar, bars, keyboard, rotation and animation,
 *            as on iOS 6 and later, and on Android
 *
 * This header is the manual of the first two. casement/screen.h is that of screens, and
 * includes this one. The library needs libc and libm, has no global state, and never
 * prints. casement/record.h belongs to a second library, which records the calls of a
 * program; casement/casement_documents.h to a third one, which reads scenes from files
 * and draws them.
 *
 *
 * A scene: a label and a field in a row, laid out again when the window grows.
 *
 *     #include <casement.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_scene *scene = cas_scene_new(&(cas_scene_options){
 *             .size = sizeof(cas_scene_options), .width = 320, .height = 480}, NULL);
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
 *     #include <casement/screen.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_scene *scene = cas_scene_new(&(cas_scene_options){
 *             .size = sizeof(cas_scene_options), .width = 320, .height = 480,
 *             .profile = CAS_PROFILE_IOS7}, NULL);
 *         cas_controller bars = cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL);
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
 * A solver: a box 100 wide is dragged and stays inside 320.
 *
 *     #include <casement.h>
 *     #include <stdio.h>
 *
 *     int main(void) {
 *         cas_solver *solver = cas_solver_new(NULL, NULL);
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
 * Index
 *
 *   Types            statuses, ids, priorities, structs of numbers, memory
 *   Layouts          the dozen functions that many programs need
 *   Scenes           options, messages, settings
 *   Items            the tree: adding, moving, removing, reading; settings of views
 *   Content          intrinsic sizes, measure functions
 *   Constraints      adding, changing, reading
 *   Rules            constraints as text
 *   Stacks           rows and columns
 *   Boxes            flows and grids, without constraints
 *   Frames           frames, hit testing, fitting sizes
 *   Edits            numbers that change often
 *   Conflicts        conflicts, ambiguity, and the constraints that determine a frame
 *   Solvers          variables and rows without a scene
 *
 *   casement/screen.h: devices, safe areas, controllers, keyboard, scroll views, bars,
 *   animation
 *
 *
 * Conventions
 *
 *   Errors. A function that creates one thing returns it: an id or a pointer; 0 or
 *   NULL means that it failed. Most other functions return a cas_status: CAS_OK, an
 *   error below 0, or a remark above 0. After an error nothing has changed, except
 *   that cas_solver_try_add() and other calls that first solve what was recorded
 *   before may have solved that. A remark means that the layout or solve took place:
 *   its values and frames are valid, and its results are written. CAS_CONFLICT means
 *   that required constraints contradict each other, so some were dropped. The solver
 *   or scene stores the last status other than CAS_OK, and a message:
 *   cas_solver_last_status(), cas_solver_last_error(), cas_scene_last_status(),
 *   cas_scene_last_error(). After CAS_ERROR_OUT_OF_MEMORY, values, frames, violations,
 *   measured sizes and offsets are unchanged; constraints and guides of stacks, insets
 *   and safe areas may already be updated, and the next layout continues from there.
 *   Functions that read one value return NaN, 0, -1 or "" if it does not exist. The
 *   list after "Errors:" omits the prefix CAS_ERROR_.
 *
 *   Ids are large 32-bit numbers: do not use them as indices. The id of a removed
 *   object is refused with CAS_ERROR_STALE; its number is reused after 254 further
 *   objects at the earliest. 0 is never a valid id. An id of the wrong kind is refused,
 *   for example a constraint instead of an item, or a row instead of a variable. An id
 *   is valid for the solver or scene that returned it. A solver or scene that was freed
 *   must not be used. An id of another solver or scene is not detected if the same
 *   number exists in this one: the call then acts on the wrong object.
 *
 *   Structs. The structs cas_..._options, cas_..._settings, cas_..._state and
 *   cas_solver_statistics begin with a member `size`, which must be sizeof of the
 *   struct: {.size = sizeof(cas_...)}. Without it cas_..._new() and
 *   cas_documents_load() return NULL, other calls CAS_ERROR_OUT_OF_RANGE. The library
 *   sets it in the two structs that a cas_measure gets. No other struct has such a
 *   member. A program that was compiled with an older header has shorter structs; the
 *   library accepts them, and fills in only their members.
 *
 *   Settings. Properties that are set rarely are in a struct cas_..._settings with two
 *   functions: cas_..._get() fills it in, cas_..._set() sets all members or, if one is
 *   refused, none. To change one member, get, change and set:
 *       cas_stack_settings row = {.size = sizeof row};
 *       cas_stack_get(scene, stack, &row);
 *       row.spacing = 8;
 *       cas_stack_set(scene, stack, &row);
 *   A member that does not change costs nothing. Properties that change often have
 *   functions of their own. Results of a layout are in a struct cas_..._state.
 *
 *   Results. Out-parameters come last, are named out_..., and are written on success
 *   only. They may be NULL only if the comment says so. Arrays and strings that a
 *   solver or scene returns are owned by it and stay valid until the next call that
 *   changes it, unless the comment says otherwise.
 *
 *   Batches are all or none: if one element is refused, nothing has changed.
 *
 *   Threads. Different threads may use different solvers and scenes at the same time.
 *   Two threads must not use the same one at the same time.
 *
 *   Callbacks (cas_write, cas_measure, cas_allocator) must not call functions on the
 *   solver or scene for which they run, or on a path of that solver. Such a call
 *   changes nothing. It returns CAS_ERROR_IN_USE or, if its result is an id, a pointer
 *   or a number, the same as for NULL; cas_..._last_error() says that it was called
 *   from a callback, and cas_..._free() does nothing. Other solvers and scenes may be
 *   used. During cas_..._free() this applies until the allocator has received the last
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

/* The result of a call that can fail: success, a remark above 0 (success, too), or an
 * error below 0. The meaning of a value never changes. */
typedef int32_t cas_status;
enum {
    CAS_CONFLICT = 1,    /* success, but required rows or constraints in conflict were dropped */
    CAS_UNSETTLED = 2,   /* success with the last valid sizes: measured sizes do not converge */
    CAS_MISMEASURED = 3, /* success with the last valid sizes: a measure function returned an invalid size */
    CAS_OK = 0,                   /* success */
    CAS_ERROR_NULL = -1,          /* a required pointer is NULL */
    CAS_ERROR_STALE = -2,         /* unknown id, or id of a removed object */
    CAS_ERROR_NOT_FINITE = -3,    /* a number is NaN or infinite */
    CAS_ERROR_OUT_OF_RANGE = -4,  /* an enum value, priority, weight, size or coefficient outside its range */
    CAS_ERROR_EMPTY = -5,         /* a row without terms */
    CAS_ERROR_ZERO = -6,          /* a coefficient of zero */
    CAS_ERROR_REPEATED = -7,      /* a variable or id named twice */
    CAS_ERROR_TOO_MANY = -8,      /* out of ids, or an impossible count */
    CAS_ERROR_OUT_OF_MEMORY = -9, /* the allocator returned NULL */
    CAS_ERROR_CONFLICT = -10,     /* refused: conflicts with required rows or constraints */
    CAS_ERROR_IN_USE = -11,       /* still used by something else, or called from its own callback */
    CAS_ERROR_TEXT = -12,         /* invalid UTF-8, or longer than CAS_NAME_MAX bytes */
    CAS_ERROR_NUMERIC = -13,      /* numeric failure: overflow, no convergence, or no provable solution */
    CAS_ERROR_INTERNAL = -14,     /* a check found a wrong result: a bug, please report it */
    CAS_ERROR_ATTRIBUTES = -15,   /* attributes that cannot be compared */
    CAS_ERROR_KIND = -16,         /* not possible for an item of this kind */
    CAS_ERROR_UNSETTLED = -17,    /* measured sizes do not converge */
    CAS_ERROR_OWNED = -18,        /* managed by its owner; change the owner instead */
    CAS_ERROR_RULE = -19,         /* syntax error or unknown name in a rule */
    CAS_ERROR_MODE = -20,         /* the scene has no screen, or is in a mode that excludes this */
    CAS_ERROR_LIMIT = -21,        /* step limit reached; the next solve continues */
    CAS_ERROR_UNDECIDED = -22     /* a check is inconclusive because of rounding errors */
};

typedef uint32_t cas_variable;
typedef uint32_t cas_constraint; /* a row of a solver, or a constraint of a scene */
typedef uint32_t cas_edit;

/* The relation between the two sides of a row or a constraint. */
typedef int32_t cas_relation;
enum {
    CAS_EQUAL = 0,           /* == */
    CAS_LESS_OR_EQUAL = 1,   /* <= */
    CAS_GREATER_OR_EQUAL = 2 /* >= */
};

/* Priorities are whole numbers from 1 to 1000. Rows at CAS_REQUIRED hold, or are in
 * conflict. Lower priorities are strict: one row at 500 outweighs any number of rows at
 * 499. Within one priority the weighted sum of violations is minimal.
 *
 * Rows are numbered in the order in which they were added or became required; the age
 * of a row is how much smaller its number is than that of the newest row. Among several
 * solutions the sum of the violations of all soft rows, without weights, is least, then
 * the sum of violation times age, then that of violation times the square of the age:
 * older rows mostly win. In a solver with CAS_SOLVER_NEWER_WINS the second sum is
 * greatest instead.
 *
 * So the same rows, added in the same order, have the same values, whatever happened
 * before, with two exceptions: a removed row keeps its number, which decides a few
 * ties; and a solve that would need more exchanges for ties than there are rows (or
 * than 256, if there are fewer) leaves the remaining ties unresolved. A variable that
 * no row determines keeps its value. */
typedef int32_t cas_priority;
enum {
    CAS_REQUIRED = 1000, /* holds or conflicts */
    CAS_STRONG = 750,    /* outweighs the two below */
    CAS_MEDIUM = 500,    /* outweighs CAS_WEAK */
    CAS_WEAK = 250       /* is outweighed by the others */
};

/* The longest name, in bytes. */
enum { CAS_NAME_MAX = 1023 };

/* An axis of the plane. */
typedef int32_t cas_axis;
enum {
    CAS_HORIZONTAL = 0, /* from left to right */
    CAS_VERTICAL = 1    /* from top to bottom */
};

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

/* The layout direction, which determines whether leading is left or right. */
typedef int32_t cas_direction;
enum {
    CAS_INHERITED = 0,     /* inherited from the parent */
    CAS_LEFT_TO_RIGHT = 1, /* leading is left */
    CAS_RIGHT_TO_LEFT = 2  /* leading is right */
};

/* Yes, no, or decided by the library. */
typedef int32_t cas_choice;
enum {
    CAS_AUTOMATIC = 0, /* the library decides */
    CAS_NO = 1,        /* no */
    CAS_YES = 2        /* yes */
};

/* Memory functions. Set all three, or none for malloc, realloc and free. Sizes are
 * passed to all three, so that an arena needs no block headers. If reallocate() fails,
 * the old block must stay valid. Memory must be aligned for double. */
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

/* Returns a short static description of a status; never NULL. */
CAS_API const char *cas_status_text(cas_status status);

/* ---------------------------------------------------------------- Layouts
 *
 * The dozen functions that many programs need. Create a scene; add views, and the
 * intrinsic sizes of views with content; add rules; lay out, and apply the reported
 * frames. Then change sizes, constants or visibility, and lay out again.
 *
 * A scene is a tree of views and guides with constraints between them. Calls record
 * changes; cas_scene_layout_if_needed() solves and reports the frames that changed.
 *
 * Lengths of a scene are at most 1e9 in magnitude: constants, sizes, margins, insets,
 * baselines, spacing, suggested numbers, targets and results of measure functions.
 * Larger numbers are CAS_ERROR_OUT_OF_RANGE. An intrinsic or measured size below 1e-9
 * counts as 0.
 */

typedef struct cas_scene cas_scene;

/* A view or a guide. */
typedef uint32_t cas_item;

/* The root of every scene: a view as large as the window. */
#define CAS_WINDOW ((cas_item)4194304)

/* The generation of screens that a scene simulates; CAS_PROFILE_NONE for a scene
 * without a screen. */
typedef int32_t cas_profile;
enum {
    CAS_PROFILE_NONE = 0,    /* no screen */
    CAS_PROFILE_IOS6 = 1,    /* iOS 6: bars beside the content */
    CAS_PROFILE_IOS7 = 2,    /* iOS 7: content extends under bars */
    CAS_PROFILE_IOS8 = 3,    /* iOS 8 to 10: keyboard frames in window coordinates */
    CAS_PROFILE_IOS11 = 4,   /* iOS 11 to 14: safe areas on four sides, large titles */
    CAS_PROFILE_IOS15 = 5,   /* iOS 15 and later: the keyboard guide is as wide as the window */
    CAS_PROFILE_ANDROID = 6, /* Android, edge to edge */
    CAS_PROFILE_PLAIN = 7    /* no system bars: only obstructions cover the window */
};

/* A phone or a tablet. */
typedef int32_t cas_idiom;
enum {
    CAS_PHONE = 0, /* a phone */
    CAS_PAD = 1    /* a tablet */
};

/* The orientation of the device. In landscape, left and right refer to the side of the
 * home button. */
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
 * profiles, heights, new controllers, and samples of animated constraints. If required
 * constraints conflict with an event, the newest is dropped as in any scene; the next
 * layout (or the call, if it lays out) returns CAS_CONFLICT; and the constraint is
 * restored as soon as it can hold. Until then, edits of required constraints are
 * refused. The constraints of a stack have priority 999 instead, so they never
 * conflict, even if there is no room for a spacing. Of the calls in casement/screen.h,
 * only cas_scene_set_window() and cas_scroll_set_content_size() are edits. */
#define CAS_SCENE_STRICT 1u

/* Initialise with {.size = sizeof(cas_scene_options)}; zero fields mean the
 * default. */
typedef struct cas_scene_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    double width, height;    /* of the window; default: 0 */
    double scale;            /* pixels per point, see cas_scene_set(); default: no rounding */
    cas_direction direction; /* of the window; default: left to right */
    uint32_t flags;          /* CAS_SCENE_... */
    cas_profile profile;     /* of the screen; default: no screen */
    cas_idiom idiom;         /* default: CAS_PHONE */
    cas_orientation orientation; /* that width and height refer to; default: CAS_PORTRAIT */
} cas_scene_options;

/* Creates a scene. options may be NULL. Returns NULL if it fails; out_status receives
 * CAS_OK or the error, and may be NULL.
 * Errors: OUT_OF_MEMORY; NULL (one or two of the three memory functions are set);
 * NOT_FINITE (width, height, scale); OUT_OF_RANGE: `size` of the options is wrong,
 * bytes behind the members of this version are not 0, flags has an unknown bit,
 * direction, profile, idiom or orientation is none of its values, width or height is
 * negative or above 1e9, scale is not from 0 to 1000 */
CAS_API cas_scene *cas_scene_new(const cas_scene_options *options, cas_status *out_status);

/* Frees a scene and everything it returned. NULL is allowed. */
CAS_API void cas_scene_free(cas_scene *scene);

/* Returns the message of the last call on this scene that did not return CAS_OK; "" if
 * there was none, and for NULL the message of CAS_ERROR_NULL. If the error is about an
 * argument, the message begins with its name: "views[2].parent: unknown id, or what it
 * named was removed". Valid until the next such call. */
CAS_API const char *cas_scene_last_error(const cas_scene *scene);

/* The kind of an item. Views are created as CAS_PLAIN or CAS_SCROLL. */
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

/* No intrinsic size along an axis. */
#define CAS_NO_METRIC (-1.0)

/* Sets the intrinsic size of a view; CAS_NO_METRIC means none along that axis. It has
 * the effect of two constraints: "size <= intrinsic" at the hugging priority and "size
 * >= intrinsic" at the compression resistance priority. Changing it changes two
 * constants.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_intrinsic(cas_scene *scene, cas_item view, double width, double height);

/* Hides or shows a view. A hidden view keeps its constraints, and layouts compute and
 * report its frame. A stack does not arrange a hidden view: the view is in the leading
 * top corner of the stack, and sizes that nothing else determines are 0, except across
 * a stack with CAS_ALIGN_FILL, where it has the size of the stack. Views inside a
 * hidden view of a row are not measured at their widths; other measure functions may be
 * called with width 0. The contents of a hidden view are hidden with it:
 * cas_item_is_hidden() reports only the view itself, not its ancestors. In an animation
 * a hidden view collapses: see cas_scene_sample(). The view of a controller inside a
 * navigation or tab controller is visible only if neither this function nor the
 * container hides it. cas_view_settings.collapses_width and collapses_height make a
 * hidden view give up its room outside of stacks and boxes, too.
 * Errors: NULL, STALE, KIND; of a view that collapses also TOO_MANY, OUT_OF_MEMORY, and
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_hidden(cas_scene *scene, cas_item view, int32_t is_hidden);

/* Adds the rules in an array of texts of one or more lines each; line numbers continue
 * from text to text. Each name must belong to exactly one item. Costs one pass over all
 * items besides the rules. If names repeat, as in the cells of a list, use
 * cas_format_options.root. A constraint with an identifier can be found by
 * cas_scene_find_constraint(). A strict scene tries all rules together and reports the
 * first that conflicts with those before it.
 * Errors: NULL, RULE, TEXT, ZERO, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, EMPTY,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_rules(cas_scene *scene, const char *const *rules, size_t count);

/* The attribute of an item in a constraint. */
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

/* Adds the required constraint "first.attribute == second.attribute + constant" and
 * returns its id.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_attach(cas_scene *scene, cas_item first, cas_attribute first_attribute,
                                        cas_item second, cas_attribute second_attribute, double constant);

/* Replaces the constant of a constraint. The cost of the next layout depends on how
 * many values move.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_constraint_set_constant(cas_scene *scene, cas_constraint constraint, double constant);

/* Resizes the window.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE (negative, above 1e9), OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_size(cas_scene *scene, double width, double height);

/* An item and its frame in the coordinates of its parent. */
typedef struct cas_change {
    cas_item item;
    cas_rect frame;
} cas_change;

/* Updates all frames and returns those that differ from the last report (at first, from
 * 0), in no particular order. Does nothing if nothing has changed. Frames are rounded
 * if the scene has a scale; an item inside a parent that moved by part of a pixel is
 * reported if its rounded frame differs. The array is valid until the next call that
 * changes the scene or lays it out; names and frames may be read meanwhile. out_changes
 * and out_count may both be NULL.
 *
 * On a screen, cas_scene_sample() reports animated frames instead. If something else
 * changes the final frame of an animated item, its animation ends, and the item is
 * reported here.
 *
 * Widths and heights are not negative, except by rounding errors.
 *
 * CAS_CONFLICT: required constraints contradict each other. The frames are valid: they
 * solve all constraints except the dropped ones. Of each conflict the newest constraint
 * is dropped, and it is restored as soon as it can hold. The constraints of an
 * intrinsic size, and those that a stack adds for a view, count as old as the view. But
 * in a conflict, required ones among them are dropped before any constraint that the
 * caller added. A strict scene drops constraints only for its screen, for measured
 * sizes, for frames of children of boxes and for readable guides at another text size.
 * cas_scene_conflict() returns the constraints in conflict, cas_scene_write_conflict()
 * writes them as text.
 * CAS_UNSETTLED: measured sizes do not converge. CAS_MISMEASURED: a measure function
 * returned an invalid size. In both cases the layout uses the last valid sizes, and the
 * next layout measures again.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, TOO_MANY (in boxes),
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_layout_if_needed(cas_scene *scene, const cas_change **out_changes, size_t *out_count);

/* Returns the frame of an item as of the last layout, in the coordinates of its
 * parent, rounded if the scene has a scale. All NaN for an unknown id. */
CAS_API cas_rect cas_item_frame(const cas_scene *scene, cas_item item);

/* ----------------------------------------------------------------- Scenes
 *
 * If a call on a scene returns CAS_ERROR_CONFLICT, a strict scene has refused it:
 * nothing has changed, and cas_scene_refusal() returns the constraints it conflicts
 * with.
 */

/* Returns the last status of a call on this scene that was not CAS_OK; CAS_OK if there
 * was none.
 * Errors: NULL, IN_USE */
CAS_API cas_status cas_scene_last_status(const cas_scene *scene);

typedef struct cas_scene_settings {
    size_t size;              /* set to sizeof(cas_scene_settings) before the call */
    double scale;             /* device pixels per point, from 0 to 1000; 0, the default, means no rounding */
    double text_size;         /* relative to the usual size of text: 0.1 to 10; default 1 */
    double sibling_spacing;   /* the standard distance of rules between siblings; default 8 */
    double superview_spacing; /* the one between a view and its superview; default 20 */
    uint64_t step_limit;      /* of each later call, see cas_solver_set_limit(); 0, the default, means none */
    uint32_t flags;           /* CAS_SCENE_... that the scene was made with; cas_scene_set() cannot change them */
} cas_scene_settings;

/* Fills in the settings of a scene.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_scene_get(const cas_scene *scene, cas_scene_settings *out_settings);

/* Sets all settings of a scene.
 *
 * With a scale every edge is rounded at its position in the window, and sizes are
 * differences of rounded edges, so that neighbours neither overlap nor leave a gap. The
 * size of the window is not rounded, and edges that coincide with its edges are not
 * either. Intrinsic sizes are rounded up to whole pixels. After a change of the text
 * size the next layout calls all measure functions again, and the widths of readable
 * guides change; only constants change. The spacing applies to rules that are added
 * later. If a call returns CAS_ERROR_LIMIT because of step_limit, frames and
 * constraints are unchanged, and pending changes stay pending: the next layout
 * continues. In a strict scene a repeated call starts its steps again. The functions
 * whose errors include NUMERIC may return LIMIT.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE, MODE (other flags), OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_scene_set(cas_scene *scene, const cas_scene_settings *settings);

/* ------------------------------------------------------------------ Items
 *
 * An item has a frame in the coordinates of its parent, determined by constraints. A
 * coordinate or size that no constraint determines keeps its value, initially 0.
 *
 * The width and the height of an item are at least 0, as if by a required constraint
 * that is older than all others and cannot be removed: margins that leave no room for a
 * view are a conflict. In a conflict this constraint has an id, valid until the next
 * layout, like one that the library owns, and is written as "title.width >= 0", followed
 * by "sizes are not negative".
 */

/* Adds a guide to a view and returns its id. name may be NULL; it is copied and
 * need not be unique.
 * Errors: NULL, STALE, KIND (the owner is a guide), TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_guide(cas_scene *scene, cas_item owner, const char *name);

/* Removes an item, everything inside it, and every constraint that names any of
 * these. A stack that arranges it closes the gap. Cannot fail for lack of memory. An
 * obstruction may be removed, too; cas_controller_remove() removes a controller and its
 * view.
 * Errors: NULL, STALE, IN_USE (the window, or a view that contains the view of a
 * controller), KIND (a bar, or a guide of a scroll view), OWNED (the view of a
 * controller, or a guide of the screen or of a stack) */
CAS_API cas_status cas_item_remove(cas_scene *scene, cas_item item);

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

/* Moves a view, with everything inside it, to an index among the children of a parent,
 * from 0: of its own parent, or of another one. Its constraints are kept, between the
 * same items. This includes constraints to its old parent: deactivate them before the
 * move, and add others after it. When the parent changes, the view leaves its stack,
 * and inherits the direction of the new parent; edits of its attributes keep referring
 * to the parent that they began with; and references that become invalid are reset:
 * cas_scroll_settings.docked, if the input is now inside the scroll view, and
 * cas_bar_settings.collapses_with, if the scroll view is now outside the controller.
 * Errors: NULL, STALE, KIND (not a view; the parent is a guide), OUT_OF_RANGE (index),
 * IN_USE (the window; the parent is inside the view), OUT_OF_MEMORY. To another parent
 * also: IN_USE (it contains the view of a controller), OWNED (it is that view),
 * TOO_MANY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_move(cas_scene *scene, cas_item view, cas_item parent, size_t index);

typedef struct cas_view_settings {
    size_t size;                         /* set to sizeof(cas_view_settings) before the call */
    cas_priority horizontal_hugging;     /* of being no wider than its content; default 250 */
    cas_priority vertical_hugging;       /* of being no higher than its content; default 250 */
    cas_priority horizontal_compression; /* of being no narrower than its content; default 750 */
    cas_priority vertical_compression;   /* of being no lower than its content; default 750 */
    double first_baseline;               /* from the top; overridden by a measure function that returns one */
    double last_baseline;                /* from the bottom; overridden by a measure function that returns one */
    cas_insets margins;                  /* default 8 on each side */
    int32_t margins_are_directional;     /* 1: left is leading and right is trailing; default 0 */
    int32_t margins_follow_safe_area;    /* 1: the insets of the safe area are added to the margins; default 0 */
    cas_insets alignment_insets;         /* from the frame to the alignment rect; default 0 */
    cas_direction direction;             /* default CAS_INHERITED; the window has that of the scene */
    uint32_t background;                 /* 0xRRGGBBAA, for programs that draw the scene; 0 for none */
    int32_t collapses_width;             /* 1: while it is hidden it has no width; default 0 */
    int32_t collapses_height;            /* 1: while it is hidden it has no height; default 0 */
} cas_view_settings;

/* Fills in the settings of a view.
 * Errors: NULL, STALE, KIND (guides), OUT_OF_RANGE (size) */
CAS_API cas_status cas_view_get(const cas_scene *scene, cas_item view, cas_view_settings *out_settings);

/* Sets all settings of a view.
 *
 * Hugging and compression have no effect along an axis without an intrinsic size.
 * Directional margins swap sides with the direction. The alignment rect excludes
 * shadows and ornaments: edges, centers, sizes, intrinsic sizes and the width passed to
 * measure functions refer to it; margins and baselines refer to the frame; layouts
 * report frames. Items inside the view inherit the direction unless they set their own,
 * and constraints with leading or trailing follow it. The background has no effect on a
 * layout. The four priorities change priorities of constraints, the direction and the
 * last two members may replace constraints; all others change only constants.
 *
 * A view that collapses takes no room while it is hidden: its size along the axis is 0
 * at priority 999. Until it is shown again, these constraints have another constant:
 * - a constraint with a constant of cas_constraint_set_gone() that names the view or an
 *   item inside it: that constant;
 * - other constraints that name only the view and items inside it: 0, so that neither
 *   "label.width == 60" nor a padding keeps the view open.
 * All other constraints are unchanged. So a view that is attached to the hidden view has
 * its usual distance from it, and a view that is as wide as the hidden view gets width 0,
 * too. Stacks and boxes leave out hidden views in any case.
 * Errors: NULL, STALE, KIND (guides; alignment insets, hugging, compression and
 * collapsing of the window; collapsing of a controller's view), MODE (safe areas of a
 * scene without a screen), NOT_FINITE, OUT_OF_RANGE,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set(cas_scene *scene, cas_item view, const cas_view_settings *settings);

/* Results of the last layout and measurement for a view. */
typedef struct cas_view_state {
    size_t size;           /* set to sizeof(cas_view_state) before the call */
    cas_size intrinsic;    /* CAS_NO_METRIC along an axis without one; of a measured view the last measured size */
    int32_t is_measured;   /* it has a measure function */
    double first_baseline; /* from the top; the last measured one if a measure function returns it */
    double last_baseline;  /* from the bottom; the last measured one if a measure function returns it */
    cas_insets margins;    /* the margins with left and right resolved, including the safe area, as of the last layout */
} cas_view_state;

/* Fills in the state of a view.
 * Errors: NULL, STALE, KIND (guides), OUT_OF_RANGE (size) */
CAS_API cas_status cas_view_get_state(const cas_scene *scene, cas_item view, cas_view_state *out_state);

/* Returns the readable guide of a view, named "readable": a part of comfortable width
 * for text, centered between the margins, and at most 672 times the text size wide. The
 * first call creates it with five constraints; later only their constants change. Its
 * width has priority 999, so it overrides a width of the view with a lower priority. In
 * a scroll view it has the width of the frame and the height of the content, and
 * scrolls with the content.
 * Errors: NULL, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_readable_guide(cas_scene *scene, cas_item view);

/* Sets user data, such as a pointer to a widget; initially 0. The library does not use
 * it.
 * Errors: NULL, STALE */
CAS_API cas_status cas_item_set_data(cas_scene *scene, cas_item item, uint64_t data);

/* Returns the number that cas_item_set_data() set; 0 for an unknown id. */
CAS_API uint64_t cas_item_data(const cas_scene *scene, cas_item item);

/* Renames an item; NULL removes the name. Items that the library named can be renamed,
 * too: safe areas, guides of controllers, bars. Rules then find them by the new name
 * only.
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

/* Returns the content guide of a scroll view, whose size is that of the content; 0 for
 * anything else. Children of a scroll view are in content coordinates. The guide has no
 * name: rules find it by cas_format_options.views, or as # and its id. */
CAS_API cas_item cas_scroll_content_guide(const cas_scene *scene, cas_item view);

/* Returns the frame guide of a scroll view, which has its size and stays in place while
 * the content scrolls; 0 for anything else. Constraints do not depend on offsets: an
 * item inside the scroll view that is attached to an edge of this guide is at that edge
 * at offset (0, 0), and scrolls with the content. The guide has no name: rules find it
 * by cas_format_options.views, or as # and its id. */
CAS_API cas_item cas_scroll_frame_guide(const cas_scene *scene, cas_item view);

/* Returns 1 if an item is hidden, else 0; 0 for an unknown id. */
CAS_API int32_t cas_item_is_hidden(const cas_scene *scene, cas_item item);

/* Returns 1 if the direction of an item is right to left, else 0; 0 for an unknown id.
 */
CAS_API int32_t cas_item_is_right_to_left(const cas_scene *scene, cas_item item);

/* ---------------------------------------------------------------- Content
 *
 * Intrinsic sizes: the sizes of texts, images and controls that views show.
 */

/* Sets the intrinsic sizes of many views.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_intrinsics(cas_scene *scene, const cas_item *views, const cas_size *sizes,
                                            size_t count);

/* The kind of measurement that is requested. */
typedef int32_t cas_measure_mode;
enum {
    CAS_MEASURE_UNBOUNDED = 0, /* the natural size: the width is unlimited */
    CAS_MEASURE_EXACTLY = 1    /* the size at a given width, at which text wraps */
};

typedef struct cas_measure_request {
    size_t size;           /* sizeof(cas_measure_request) of the library */
    cas_item item;
    cas_measure_mode mode;
    double width;          /* of the alignment rect; 0 for CAS_MEASURE_UNBOUNDED */
    double text_size;      /* of the scene; the usual one is 1 */
} cas_measure_request;

/* The result of a measurement. Initialised to no size, and baselines of NaN. */
typedef struct cas_measurement {
    size_t size;           /* sizeof(cas_measurement) of the library */
    double width;          /* CAS_NO_METRIC for none; ignored for CAS_MEASURE_EXACTLY, but must be valid */
    double height;         /* CAS_NO_METRIC for none */
    double first_baseline; /* from the top; NaN for the one set by cas_view_set() */
    double last_baseline;  /* from the bottom; NaN for the one set by cas_view_set() */
} cas_measurement;

/* Fills in the measurement of an item. Widths and heights must be CAS_NO_METRIC or from
 * 0 to 1e9. */
typedef void (*cas_measure)(const cas_measure_request *request, cas_measurement *out_measurement, void *context);

/* Sets the function that measures the intrinsic size of a view, and its baselines if it
 * fills them in; NULL removes it. A layout requests the natural size once, and uses it
 * as the intrinsic size. If constraints give the view another width, the layout
 * requests the size at that width, and uses its height and baselines; the intrinsic
 * width stays the natural one. A view that only has a height for a given width, such as
 * an image that fills a column, leaves the natural height unset, and sets the height
 * for CAS_MEASURE_EXACTLY. The function is called again when the width or the text size
 * has changed, or after cas_view_invalidate_measure(). Constraints are added or removed
 * only if a size changes from or to CAS_NO_METRIC; otherwise only constants change. The
 * measured size replaces one set by cas_view_set_intrinsic(). If a result is invalid,
 * the layout returns CAS_MISMEASURED and uses the last valid one.
 * Errors: NULL, STALE, KIND, OUT_OF_MEMORY; NUMERIC, CONFLICT (strict; where NULL
 * removes measured baselines) */
CAS_API cas_status cas_view_set_measure(cas_scene *scene, cas_item view, cas_measure measure, void *context);

/* Makes the next layout measure a view again, even at the same width.
 * Errors: NULL, STALE, KIND (not measured) */
CAS_API cas_status cas_view_invalidate_measure(cas_scene *scene, cas_item view);

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

/* A constraint: first.attribute (relation) multiplier * second.attribute + constant.
 * For widths and heights the second item may be 0: the right side is then the constant.
 * Zero fields mean: multiplier 1, CAS_REQUIRED, weight 1, no identifier, active.
 *
 * Sizes can be compared only with sizes, horizontal positions with horizontal ones,
 * vertical ones with vertical ones; left and right cannot be compared with leading and
 * trailing. Positions are relative to the left and top edges of the nearest common
 * ancestor. A constraint with leading or trailing has the direction of the item with
 * that attribute (the first such item): if it is right to left, the whole constraint is
 * mirrored, and positions are relative to the right edge.
 *
 * In a constraint between a scroll view and an item inside it, the edges, margins and
 * baselines of the scroll view are those of its content; its width, height and centers
 * are those of the scroll view itself at offset (0, 0). With 900 points of content in a
 * scroll view 320 wide, its right edge is at 900, its width is 320 and its center at
 * 160. For the width and the center of the content, use the content guide. */
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

/* Adds a constraint and returns its id. Unless the scene is strict, a conflict is not
 * an error of this call: the constraint is added, and the next layout drops the newest
 * constraint in the conflict and returns CAS_CONFLICT. The dropped constraint keeps its
 * id. A strict scene refuses a constraint that conflicts: the call returns 0, and
 * nothing is added.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_add_constraint(cas_scene *scene, const cas_equation *equation);

/* An attribute of an item, times a number. */
typedef struct cas_summand {
    cas_item item;
    cas_attribute attribute;
    double multiplier; /* not 0 */
} cas_summand;

/* A constraint with any number of attributes: the sum of all summands (relation)
 * constant. Zero fields mean: CAS_REQUIRED, weight 1, no identifier, active.
 *
 *     all.width == name.width + mail.width + 8     1 * all.width - 1 * name.width
 *                                                  - 1 * mail.width == 8
 *     mark.left == 0.25 * page.width               1 * mark.left - 0.25 * page.width == 0
 *
 * All positions must be along one axis; widths and heights can be added to them.
 * Positions are relative to the left and top edges of the nearest common ancestor of
 * all items: 2 * a.centerX - b.left - c.right == 0 centers a between b and c. If all
 * summands belong to one item, the coefficients of its positions must add up to 0, as
 * in a.right - a.left. Left and right cannot be combined with leading and trailing. A
 * sum with leading or trailing has the direction of the first item with such an
 * attribute: if it is right to left, positions are relative to the right edge. Scroll
 * views are treated as in cas_equation. */
typedef struct cas_sum {
    const cas_summand *summands;
    size_t count;
    cas_relation relation;
    cas_priority priority;
    double constant;
    double weight;
    const char *identifier; /* copied; need not be unique */
    int32_t is_inactive;
} cas_sum;

/* Adds a constraint with any number of attributes and returns its id. Conflicts are
 * handled as by cas_scene_add_constraint(). A sum that is equivalent to a cas_equation
 * becomes one, which cas_constraint_get() can read: a sum of one summand, or of two
 * comparable ones, the first with the multiplier 1. The same applies to rules.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, ZERO, TEXT, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if there is no summand, or all cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_add_sum(cas_scene *scene, const cas_sum *sum);

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

/* Activates or deactivates a constraint. It keeps its id, and counts as old as before
 * when a conflict drops the newest one. Cheaper than removing and adding.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_constraint_set_active(cas_scene *scene, cas_constraint constraint, int32_t is_active);

/* Deactivates some constraints and activates others, all or none: a strict scene tries
 * the second group without the first. Use it to change between arrangements, for
 * example at a certain width of the window. Either array may be NULL with a count of 0;
 * a constraint in both is activated.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_scene_switch_constraints(cas_scene *scene, const cas_constraint *off, size_t off_count,
                                                const cas_constraint *on, size_t on_count);

/* Replaces the constants of many constraints. If one is named twice, its last
 * constant counts.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_scene_set_constants(cas_scene *scene, const cas_constraint *constraints,
                                           const double *constants, size_t count);

/* Replaces the multiplier of a constraint; not 0.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, ZERO, KIND (a sum), ATTRIBUTES
 * (there is no second item), EMPTY (all terms cancel), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_constraint_set_multiplier(cas_scene *scene, cas_constraint constraint, double multiplier);

/* Replaces the priority of a constraint. A required one may become soft, and a soft
 * one required.
 * Errors: NULL, STALE, OWNED, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC, CONFLICT (strict) */
CAS_API cas_status cas_constraint_set_priority(cas_scene *scene, cas_constraint constraint, cas_priority priority);

/* Replaces the weight of a constraint inside its priority; it must be positive.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_constraint_set_weight(cas_scene *scene, cas_constraint constraint, double weight);

/* Fills in a constraint as stated, with all edits since. The identifier is valid as
 * long as the constraint.
 * Errors: NULL, STALE, KIND (a sum: cas_constraint_get_sum()) */
CAS_API cas_status cas_constraint_get(const cas_scene *scene, cas_constraint constraint, cas_equation *out_equation);

/* Fills in any constraint as a sum, an equation as well, with all edits since. The
 * identifier is valid as long as the constraint, the summands until the next call on the
 * scene.
 * Errors: NULL, STALE, OUT_OF_MEMORY */
CAS_API cas_status cas_constraint_get_sum(cas_scene *scene, cas_constraint constraint, cas_sum *out_sum);

/* Returns the constraint with an identifier; of several, the oldest. Only constraints
 * that the caller added are searched, active or not. Costs one pass over all
 * constraints. Returns 0 if there is none; this is not an error and does not change the
 * last status.
 * Errors: NULL, TEXT */
CAS_API cas_constraint cas_scene_find_constraint(const cas_scene *scene, const char *identifier);

/* Returns all constraints that the caller added, active or not: by functions, by rules,
 * from a file. Those that views, stacks and the screen own are left out. They are in the
 * order in which they were added, except that a new one may take the place of a removed
 * one. Valid until the next call on the scene.
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

/* Returns the violation of an active constraint: the amount by which it does not hold,
 * as of the last layout.
 * Errors: NULL, STALE */
CAS_API cas_status cas_constraint_violation(const cas_scene *scene, cas_constraint constraint, double *out_violation);

/* Sets the constant of a constraint for the time while an item that it names is hidden
 * and gives up its room along the axis of the attribute: see cas_view_set(). So the gap
 * beside a label that is gone can be 0:
 *
 *     cas_constraint_set_gone(scene, gap, 1, 0);           field.left == label.right + 8 gone 0
 *
 * has_constant 0 takes it away: then the constraint keeps its constant, or has 0 if it
 * names nothing but the view and what is inside it.
 * Errors: NULL, STALE, OWNED, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_constraint_set_gone(cas_scene *scene, cas_constraint constraint, int32_t has_constant,
                                           double constant);

/* Returns the constant that cas_constraint_set_gone() has set; NaN for none, and for an
 * unknown id. */
CAS_API double cas_constraint_gone(const cas_scene *scene, cas_constraint constraint);

/* Constraints that are often stated together. They are added all or none, and are as any
 * others then: they can be changed and removed one by one, and are removed with their
 * items.
 */

/* Adds a barrier and returns its id: a guide of a view, from the edge of the view that is
 * opposite of `edge` to the furthest of several items, and `margin` beyond. What is
 * attached to `edge` of the guide, or compared with its size, follows the item that
 * reaches furthest:
 *
 *     cas_item labels = cas_scene_add_barrier(scene, form, CAS_TRAILING, names, 3, 8, "labels");
 *     cas_scene_attach(scene, field, CAS_LEADING, labels, CAS_TRAILING, 0);
 *
 * edge is CAS_LEFT, CAS_RIGHT, CAS_TOP, CAS_BOTTOM, CAS_LEADING or CAS_TRAILING. The
 * guide has a required constraint for each item, as "labels.trailing >= name.trailing +
 * 8", three required ones that place its other edges at those of the view, and last
 * "labels.width == 0" at priority 400, between hugging and compression resistance, which
 * makes it no larger than the items need, and pulls along an item that nothing else
 * holds in its place. cas_item_constraints() returns all; a further item takes another
 * constraint. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (the owner is a guide), OUT_OF_RANGE, NOT_FINITE, EMPTY (no
 * items), TEXT, TOO_MANY, OUT_OF_MEMORY; NUMERIC (strict) */
CAS_API cas_item cas_scene_add_barrier(cas_scene *scene, cas_item owner, cas_attribute edge, const cas_item *items,
                                       size_t count, double margin, const char *name);

/* How an item of an aspect ratio lies in another. */
typedef int32_t cas_fit;
enum {
    CAS_FIT_CONTAIN = 0, /* as large as fits inside it */
    CAS_FIT_COVER = 1    /* as small as covers it */
};

/* Adds the constraints by which an item of an aspect ratio lies in the middle of another
 * item, and fits into it or covers it, as a photo in its frame. aspect_ratio is width /
 * height. These are six: the aspect ratio, the two centers, width and height no larger
 * than those of the container, or for CAS_FIT_COVER no smaller, all required; last equal
 * widths at priority 400, which make the item as large as fits, or as small as covers.
 * identifier is that of each; it may be NULL. Returns them in this order; the array is
 * valid until the next call on the scene. out_constraints and out_count may both be NULL.
 * Errors: NULL, STALE, OUT_OF_RANGE, NOT_FINITE, TEXT, TOO_MANY, OUT_OF_MEMORY; EMPTY if
 * both are the same item; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_fit(cas_scene *scene, cas_item item, cas_item container, double aspect_ratio,
                                     cas_fit fit, const char *identifier, const cas_constraint **out_constraints,
                                     size_t *out_count);

/* ------------------------------------------------------------------ Rules
 *
 * Layouts as text, one rule per line: a visual format, an equation, or a line about a box.
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
 *   50%          in place of a number: a share of the superview; not in Apple's language
 *
 * A number or a metric can have a sign, a view cannot. A negative distance must be in
 * parentheses: -(-8)-. If a metric and a view have the same name, it means the metric.
 *
 * With CAS_FORMAT_EXTENDED a size or a distance may also be
 *
 *   name.attribute     an attribute of a view, on either axis
 *   name               a view, as a distance too: its size along the format
 *   (name * 2 + 8)     in parentheses: a metric, a view or name.attribute, with an
 *                      optional sign before it, then * and a number, / and a number,
 *                      then + or - and a number
 *
 * and ~ is a flexible gap: all flexible gaps in one format have the same size. A number
 * makes it larger: ~2 is twice as large as ~. Gaps that depend on an item,
 * or on each other, are guides. So views that need no stack around them are
 *
 *     H:|~[a]~[b]~|        spread: equal gaps
 *     H:|[a]~[b]~[c]|      spread inside
 *     H:|~3[a]-[b]~7|      packed, at 30 % of the room that is left
 *     H:|[a]-[b(a*2)]|     by weights: b is twice as wide as a
 *
 * An equation is one constraint, as reports and descriptions write it:
 *
 *     photo.bottom <= 0.5 * keyboard.top - 8 @750 weight 2 "above-keyboard"
 *
 * Both sides may have any number of attributes and constants, added and subtracted (a
 * number may have a sign of its own, as in + -8); see cas_sum:
 *
 *     all.width == name.width + mail.width + 8
 *     mark.left == 25% of page.width                           as 0.25 * page.width
 *     dot.centerX == middle(name.right, mail.left)             as half of their sum
 *     field.left >= max(name.right, mail.right) + 8            a constraint for each
 *     photo.width <= min(page.width, page.height * 16 / 9)
 *
 * max() stands on the lesser side of an inequality, min() on the greater one, once in a
 * rule; for "equal to the furthest", see cas_scene_add_barrier(). Behind the weight,
 * "gone 0" is the constant while an item is gone: see cas_constraint_set_gone().
 *
 * Attributes are spelled centerX or center_x, firstBaseline or first_baseline, and so
 * on. Constants, multipliers and priorities may be metrics; weights and divisors must
 * be numbers (a.width / 2, a.width * 9 / 16, gap / 2). superview is the parent of the
 * first other item. Priorities have the names required, high (750), low (250) and
 * fitting (50).
 *
 * A line about a box states what is set for a flow or a grid that exists, and for its
 * children; see Boxes:
 *
 *     tags: flow wrap gap 8 lineGap 6 padding 12 [lake][train][more(grow)]
 *     page: grid "head head" "side main" columns 200 1fr rows auto 1fr gap 8
 *
 *   "head head" "side main"   areas, a text for each row, or with slashes between rows.
 *                A name is that of a child, which is put there, unless its brackets
 *                say where it is, or that of an area of a child in brackets; . is an
 *                empty cell
 *   columns rows autoColumns autoRows   tracks, as cas_grid_settings has them
 *   row column   how children follow each other: a flow may also have rowReverse and
 *                columnReverse, a grid may also have dense
 *   wrap         of a flow, before lines (the default), reverse, balanced or
 *                balancedReverse
 *   gap          a number, a percentage or a metric; a flow may also have lineGap, a
 *                grid columnGap and rowGap, which gap sets both
 *   padding      a length, or two (top and bottom, left and right), or four (top, left,
 *                bottom, right); the first may be a metric
 *   justify align alignLines justifyTracks alignTracks   an alignment, as start, center,
 *                spaceBetween
 *   [name]       a child: children in brackets come first, in this order. Its settings
 *                stand in parentheses, with commas between them: grow (1 if there is no
 *                number), shrink, basis, margins, align, justify, column, row,
 *                columnSpan, rowSpan, area, width, height, minWidth, minHeight,
 *                maxWidth, maxHeight, aspectRatio (1.5, or 16 / 9)
 *
 * What a line does not say of its box and of the children in brackets gets its initial
 * value; widths, heights, limits and aspect ratios stay as they are. Words are spelled
 * lineGap or line_gap, and so on. A box with the name H or V stands in quotes. Lines
 * about boxes take effect after all constraints of a call were added; if memory then
 * runs out, the constraints are removed, but boxes may be set.
 *
 * A name consists of letters, digits and underscores and does not begin with a digit;
 * other names are written in double quotes. # and an id refers to any item, even one
 * without a name, such as the content guide of a scroll view. Spaces are ignored; //
 * begins a comment. A line has at most 4,095 bytes.
 *
 * CAS_ERROR_RULE: the message contains the line and column (from 1; columns count
 * characters), what was expected there, and the line with a caret;
 * cas_scene_last_fault() returns the same as numbers.
 */

/* A name for a number. */
typedef struct cas_metric {
    const char *name;
    double value;
} cas_metric;

/* An additional name for an item. */
typedef struct cas_named_item {
    const char *name;
    cas_item item;
} cas_named_item;

/* Attributes, arithmetic and ~ in visual formats. */
#define CAS_FORMAT_EXTENDED 1u

/* For cas_format_options.alignment: all views of a format are aligned by this
 * attribute. */
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

/* The kind of error in a rule. */
typedef int32_t cas_fault_kind;
enum {
    CAS_FAULT_NONE = 0,           /* the last failed call was not about a rule */
    CAS_FAULT_SYNTAX = 1,         /* a syntax error */
    CAS_FAULT_NUMBER = 2,         /* a number or priority outside its range */
    CAS_FAULT_ATTRIBUTE = 3,      /* an attribute is expected there */
    CAS_FAULT_UNKNOWN_ITEM = 4,   /* no item has this name */
    CAS_FAULT_UNKNOWN_METRIC = 5, /* no metric has this name */
    CAS_FAULT_UNKNOWN_NAME = 6,   /* neither a metric nor an item has this name */
    CAS_FAULT_SEVERAL_ITEMS = 7,  /* several items have this name */
    CAS_FAULT_MEANING = 8,        /* not allowed there, or only with CAS_FORMAT_EXTENDED */
    CAS_FAULT_REFUSED = 9         /* a valid rule that the scene refused: see status */
};

typedef struct cas_fault {
    size_t line, column;    /* as in the message, both from 1; 0 for an error without a position */
    size_t length;          /* of the word there in characters, without quotes; 0 if there is none */
    size_t sentence_start;  /* the bytes of cas_scene_last_error() that describe the error, without */
    size_t sentence_length; /* the position before them and the line after them */
    cas_fault_kind kind;
    cas_status status;      /* that the call returned */
} cas_fault;

/* Fills in the position and the kind of the error in a rule; all 0 if the last failed
 * call on the scene was not about a rule.
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

/* Returns the names in the rules of one text, in the order of the text. Does not look
 * up names, and changes nothing. A name that occurs twice is returned twice; superview
 * and window count as names, # with an id does not. flags are those of
 * cas_format_options. The array and its texts are valid until the next call on the
 * scene.
 * Errors: NULL, RULE, TEXT, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_rule_names(cas_scene *scene, const char *text, uint32_t flags,
                                        const cas_rule_name **out_names, size_t *out_count);

/* ----------------------------------------------------------------- Stacks
 *
 * A stack is a view that arranges some of its children in a row or a column. It does so
 * by constraints, which appear in conflicts and descriptions, and to which others can
 * be added. The next layout updates them. Hidden views are not arranged, and return to
 * their position when shown. With CAS_DISTRIBUTE_EQUAL_SPACING and
 * CAS_DISTRIBUTE_EQUAL_CENTERING the gaps are guides of the stack, without names;
 * layouts report them, too.
 *
 * Required: views and gaps fill the stack from end to end; equal sizes and equal gaps.
 * Proportions have priority 999, the proportion of the last view 998, equal distances
 * of centers 149. At 50 the stack is as small as its views allow; at 25 views without
 * an intrinsic size, and empty stacks, have size 0. Views on a first baseline are as
 * low as possible, and all except the first may extend above the stack; views on a last
 * baseline are as high as possible, and all except the first may extend below it. In a
 * strict scene the stack's required constraints hold at 999 and proportions at 998 and
 * 997, so that they never conflict.
 *
 * Proportions are shares of a length that includes the gaps: with intrinsic sizes of
 * 30, 50 and 20 and a spacing of 20, the first is 30/140 of the stack. The last view
 * takes the rest. A view without an intrinsic size has no share and is as small as its
 * content allows (at 500), unless it is a stack; the others divide the remaining
 * length.
 */

/* The distribution of space along the axis. */
typedef int32_t cas_distribution;
enum {
    CAS_DISTRIBUTE_FILL = 0,                /* by hugging and compression resistance of the views */
    CAS_DISTRIBUTE_FILL_EQUALLY = 1,        /* views of equal size */
    CAS_DISTRIBUTE_FILL_PROPORTIONALLY = 2, /* views in proportion to their intrinsic sizes, gaps counted */
    CAS_DISTRIBUTE_EQUAL_SPACING = 3,       /* equal gaps, at least the spacing */
    CAS_DISTRIBUTE_EQUAL_CENTERING = 4      /* centers at equal distances */
};

/* The alignment of views across the axis. In a column, the baselines mean
 * CAS_ALIGN_LEADING. */
typedef int32_t cas_alignment;
enum {
    CAS_ALIGN_FILL = 0,           /* from one edge of the stack to the other */
    CAS_ALIGN_LEADING = 1,        /* at the leading edge; in a row at the top */
    CAS_ALIGN_CENTER = 2,         /* in the middle */
    CAS_ALIGN_TRAILING = 3,       /* at the trailing edge; in a row at the bottom */
    CAS_ALIGN_FIRST_BASELINE = 4, /* on the first baselines */
    CAS_ALIGN_LAST_BASELINE = 5   /* on the last baselines */
};

/* Adds a stack and returns its id. Its initial settings are CAS_DISTRIBUTE_FILL,
 * CAS_ALIGN_FILL and spacing 0. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_stack(cas_scene *scene, cas_item parent, cas_axis axis, const char *name);

/* Adds a view as the last child of a stack, arranges it after the others, and returns
 * its id. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (not a stack), OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_stack_add_view(cas_scene *scene, cas_item stack, cas_kind kind, const char *name);

/* Arranges children of a stack after its arranged views. The views must be children of
 * the stack: cas_stack_add_view() adds a child and arranges it; cas_view_move() moves a
 * view from another parent.
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

/* Returns the number of arranged views, including hidden ones; 0 if the item is not a
 * stack. */
CAS_API size_t cas_stack_count(const cas_scene *scene, cas_item stack);

/* Returns the arranged view at an index, from 0; 0 if there is none. */
CAS_API cas_item cas_stack_view(const cas_scene *scene, cas_item stack, size_t index);

typedef struct cas_stack_settings {
    size_t size;                   /* set to sizeof(cas_stack_settings) before the call */
    cas_axis axis;                 /* a row, or a column */
    cas_distribution distribution; /* of space along the axis */
    cas_alignment alignment;       /* of views across the axis */
    int32_t in_margins;            /* 1: views are within the margins of the stack; 0: within its edges */
    double spacing;                /* the distance between views */
} cas_stack_settings;

/* Fills in the settings of a stack.
 * Errors: NULL, STALE, KIND (not a stack), OUT_OF_RANGE (size) */
CAS_API cas_status cas_stack_get(const cas_scene *scene, cas_item stack, cas_stack_settings *out_settings);

/* Sets all settings of a stack.
 * Errors: NULL, STALE, KIND (not a stack), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set(cas_scene *scene, cas_item stack, const cas_stack_settings *settings);

/* Settings of a view that a stack arranges. */
typedef struct cas_arranged_settings {
    size_t size;               /* set to sizeof(cas_arranged_settings) before the call */
    int32_t has_spacing_after; /* 0, the default: the spacing of the stack applies */
    double spacing_after;      /* the distance after the view, if has_spacing_after is 1 */
} cas_arranged_settings;

/* Fills in the settings of an arranged view.
 * Errors: NULL, STALE, KIND (not arranged), OUT_OF_RANGE (size) */
CAS_API cas_status cas_arranged_get(const cas_scene *scene, cas_item view, cas_arranged_settings *out_settings);

/* Sets all settings of an arranged view.
 * Errors: NULL, STALE, KIND (not arranged), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_arranged_set(cas_scene *scene, cas_item view, const cas_arranged_settings *settings);

/* ------------------------------------------------------------------ Boxes
 *
 * A box is a view that arranges its children itself: a flow in rows or columns, by the
 * algorithm of CSS Flexible Box, a grid in tracks, by that of CSS Grid. Children need no
 * constraints and have no variables, so that a box costs less than a stack: use boxes
 * for lists, tool bars, rows that wrap, tables, cards, and everything in them.
 *
 *     cas_item row = cas_scene_add_flow(scene, CAS_WINDOW, "row");
 *     cas_flow_settings flow = {.size = sizeof flow};
 *     cas_flow_get(scene, row, &flow);
 *     flow.gap = (cas_length){8, CAS_POINTS};
 *     cas_flow_set(scene, row, &flow);
 *     cas_item icon = cas_scene_add_view(scene, row, CAS_PLAIN, "icon");
 *     cas_view_set_intrinsic(scene, icon, 24, 24);
 *     cas_item title = cas_scene_add_view(scene, row, CAS_PLAIN, "title");
 *     cas_boxed_settings boxed = {.size = sizeof boxed};
 *     cas_boxed_get(scene, title, &boxed);
 *     boxed.grow = 1;
 *     cas_boxed_set(scene, title, &boxed);
 *
 * Every view that is added to a box is arranged, in the order of children; use
 * cas_view_move() for another order. The size of a child is its intrinsic or measured
 * size; for a box, that of its content; for a stack or a view with constraints inside, its
 * fitting size, which is cached until something in it changes. Other children are 0 by 0
 * unless settings or the box give them a size. A child with a measure function may
 * become as narrow as 0. A hidden child takes no room and no gap, and its frame is 0;
 * constraints that name it find it 0 by 0 where the next child begins, or behind the last
 * one. Rows begin at the right where the box is right to left. A child that is free is
 * not arranged: constraints place it, to the edges of the box for example.
 *
 * An outermost box, one whose parent is no box, is placed by constraints. Its intrinsic
 * width is that of its content without a limit of the width; its intrinsic height is what
 * the content needs at the width it has. Hugging and compression resistance apply as for
 * texts. As in CSS, that height is automatic: percentages, aspect ratios and repeated rows
 * do not count by it. A height in the dimensions of the box, or one that constraints make
 * other than what the content needs, is known to the children.
 *
 * Frames of children are reported by layouts like all others, and rounded if the scene
 * has a scale. Sizes, edges and baselines of a child are those of its alignment rect. A
 * child whose first baseline is 0 has none: its bottom edge counts instead.
 *
 * Constraints may name a child, and items inside it: it then has variables until these
 * constraints are removed or it moves out of the box, and required constraints of the
 * box hold it at its frame. Other items can follow it. A constraint that would move it
 * is in conflict and is dropped. If the size of the box depends on items that follow the
 * child, the box and the constraints may change each other without end: the layout then
 * returns CAS_UNSETTLED, with the frames of the round after which children moved least.
 * It also does so if a frame of a child that constraints name is beyond 1e9. Before a
 * strict scene tries a required constraint to a child, or to an item that may follow one,
 * it lays out, so that it judges by the frame that the child has; measure functions are
 * called, and the next layout reports what has moved. The same happens before a child
 * becomes free, and before a view moves to another parent. If the box changes that frame
 * later, a constraint that no longer holds is dropped.
 *
 * A view that moves into a box is arranged, with the settings of a new child; from box to
 * box it keeps its settings. A view that moves out of a box is placed by constraints. It
 * keeps its dimensions. A box more than 400 deep in others is refused with CAS_ERROR_TOO_MANY. Layouts fail
 * with it where views with constraints inside are in boxes more than 30 deep in each
 * other, where a grid has more than 100,000 tracks along an axis, and where finding the
 * places of its children takes too many steps.
 */

/* What a length is measured in. */
typedef int32_t cas_unit;
enum {
    CAS_AUTO = 0,        /* by the content and what is around it; no limit; for gaps and padding 0 */
    CAS_POINTS = 1,      /* points */
    CAS_PERCENT = 2,     /* a part of the room in the parent; for margins and padding of its width */
    CAS_MIN_CONTENT = 3, /* as small as the content allows */
    CAS_MAX_CONTENT = 4, /* the size of the content without a limit */
    CAS_FIT_CONTENT = 5, /* the size of the content, as far as there is room */
    CAS_STRETCH = 6,     /* all the room there is */
    CAS_OWN_CONTENT = 7  /* for cas_boxed_settings.basis: that of the content, whatever width and height are */
};

/* A length with its unit; {0} is CAS_AUTO, and a number without a unit is refused.
 * Percentages are kept in single precision. The room in a flow is its size without its
 * padding, that of a child of a grid the cells that the child is in. */
typedef struct cas_length {
    double value;
    cas_unit unit;
} cas_length;

/* A length for each edge. */
typedef struct cas_lengths {
    cas_length top, left, bottom, right;
} cas_lengths;

/* Which way children of a flow follow each other. */
typedef int32_t cas_flow_direction;
enum {
    CAS_ROW = 0,            /* from the leading edge */
    CAS_ROW_REVERSE = 1,    /* from the trailing edge */
    CAS_COLUMN = 2,         /* from the top */
    CAS_COLUMN_REVERSE = 3  /* from the bottom */
};

/* Whether children that do not fit into a line begin another one. */
typedef int32_t cas_wrap;
enum {
    CAS_WRAP_NONE = 0,            /* there is one line */
    CAS_WRAP_LINES = 1,           /* each line takes as many as fit */
    CAS_WRAP_REVERSE = 2,         /* as CAS_WRAP_LINES, and the first line is the last one across */
    CAS_WRAP_BALANCED = 3,        /* lines are about as long as each other */
    CAS_WRAP_BALANCED_REVERSE = 4 /* as CAS_WRAP_BALANCED, and the first line is the last one across */
};

/* Where something lies in the room that it has. CAS_BOX_AUTOMATIC does not stretch the
 * height of a child of a grid that has an aspect ratio. */
typedef int32_t cas_box_alignment;
enum {
    CAS_BOX_AUTOMATIC = 0,      /* CAS_BOX_FLOW_START along a flow, else CAS_BOX_STRETCH; of one child: that of its box */
    CAS_BOX_START = 1,          /* at the leading edge, or at the top */
    CAS_BOX_END = 2,            /* at the trailing edge, or at the bottom */
    CAS_BOX_FLOW_START = 3,     /* where the children of a flow begin, also if it is reversed */
    CAS_BOX_FLOW_END = 4,       /* where the children of a flow end, also if it is reversed */
    CAS_BOX_SELF_START = 5,     /* where text in the child begins */
    CAS_BOX_SELF_END = 6,       /* where text in the child ends */
    CAS_BOX_CENTER = 7,         /* in the middle */
    CAS_BOX_STRETCH = 8,        /* from one edge to the other, unless a size is set */
    CAS_BOX_BASELINE = 9,       /* on the first baselines */
    CAS_BOX_SPACE_BETWEEN = 10, /* with equal gaps, and none at the ends */
    CAS_BOX_SPACE_AROUND = 11,  /* with equal gaps, and half a gap at both ends */
    CAS_BOX_SPACE_EVENLY = 12   /* with equal gaps, and a gap at both ends */
};

/* Adds a flow and returns its id. It begins with the settings of CSS: one row, without
 * gaps and padding, in which children are as high as the row. name may be NULL; it is
 * copied and need not be unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_flow(cas_scene *scene, cas_item parent, const char *name);

typedef struct cas_flow_settings {
    size_t size;                   /* set to sizeof(cas_flow_settings) before the call */
    cas_flow_direction direction;  /* which way children follow each other; default CAS_ROW */
    cas_wrap wrap;                 /* whether there are several lines; default CAS_WRAP_NONE */
    cas_box_alignment justify;     /* of children along a line, if none grows */
    cas_box_alignment align;       /* of children across their line */
    cas_box_alignment align_lines; /* of lines across the flow, if it wraps */
    cas_length gap;                /* between children of a line */
    cas_length line_gap;           /* between lines */
    cas_lengths padding;           /* between the edges of the flow and its children */
} cas_flow_settings;

/* Fills in what was set for a flow.
 * Errors: NULL, STALE, KIND (not a flow), OUT_OF_RANGE (size) */
CAS_API cas_status cas_flow_get(const cas_scene *scene, cas_item flow, cas_flow_settings *out_settings);

/* Sets all settings of a flow. Gaps and padding are CAS_AUTO, CAS_POINTS or CAS_PERCENT.
 * Errors: NULL, STALE, KIND (not a flow), NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_flow_set(cas_scene *scene, cas_item flow, const cas_flow_settings *settings);

/* Adds a grid and returns its id. It begins with the settings of CSS: one column, rows
 * as high as their children, no gaps. name may be NULL; it is copied and need not be
 * unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_grid(cas_scene *scene, cas_item parent, const char *name);

/* Tracks are columns and rows. A text lists them, in the notation of CSS:
 *
 *     200 1fr repeat(3, 25%) repeat(auto-fill, minmax(160, 1fr)) fit-content(300) auto
 *
 * A number is points, % a part of the size of the grid, fr a share of the room that is
 * left over, auto the size of the content, which may grow; min-content and max-content
 * are sizes of the content. repeat(auto-fill, ...) has as many tracks as fit by the fixed
 * sizes in it; a track without one, which CSS refuses, counts as 1 point.
 * repeat(auto-fit, ...) is as auto-fill, without the tracks that stay empty. Areas are
 * rows of names, each as long as the others; . is a cell without a name. Cells of one
 * name are a rectangle:
 *
 *     head head / side main
 */
typedef struct cas_grid_settings {
    size_t size;                      /* set to sizeof(cas_grid_settings) before the call */
    const char *columns;              /* the tracks from the leading edge; NULL or "" for none */
    const char *rows;                 /* the tracks from the top; NULL or "" for none */
    const char *auto_columns;         /* of columns that are not listed, in turn; NULL or "" is auto */
    const char *auto_rows;            /* of rows that are not listed, in turn; NULL or "" is auto */
    const char *areas;                /* names for cells, by which children find their place; NULL or "" for none */
    cas_axis flow;                    /* children without a place fill rows (CAS_HORIZONTAL, the default) or columns */
    int32_t is_dense;                 /* 1: they fill earlier holes, too; 0, the default: their order is kept */
    cas_box_alignment justify_tracks; /* of columns in the grid */
    cas_box_alignment align_tracks;   /* of rows in the grid */
    cas_box_alignment justify;        /* of children in their columns */
    cas_box_alignment align;          /* of children in their rows */
    cas_length column_gap;            /* between columns */
    cas_length row_gap;               /* between rows */
    cas_lengths padding;              /* between the edges of the grid and its tracks */
} cas_grid_settings;

/* Fills in what was set for a grid. The texts are valid until it is set again or
 * removed; NULL for "".
 * Errors: NULL, STALE, KIND (not a grid), OUT_OF_RANGE (size) */
CAS_API cas_status cas_grid_get(const cas_scene *scene, cas_item grid, cas_grid_settings *out_settings);

/* Sets all settings of a grid. Texts are copied. A text lists at most 10,000 tracks.
 * Gaps and padding are CAS_AUTO, CAS_POINTS or CAS_PERCENT.
 * Errors: NULL, STALE, KIND (not a grid), RULE (a text is no list of tracks or areas),
 * TEXT, NOT_FINITE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_grid_set(cas_scene *scene, cas_item grid, const cas_grid_settings *settings);

/* What a box was told about one of its children. */
typedef struct cas_boxed_settings {
    size_t size;                    /* set to sizeof(cas_boxed_settings) before the call */
    double grow;                    /* in a flow, its share of the room that is left over; default 0 */
    double shrink;                  /* in a flow, its share of the room that is missing; default 1 */
    cas_length basis;               /* its size along a flow before it grows or shrinks; default: width or height */
    cas_lengths margins;            /* around it; CAS_AUTO takes the room that is left over; default 0 points */
    cas_box_alignment align_self;   /* across its line, or in its rows; default: what is set for all */
    cas_box_alignment justify_self; /* in its columns; default: what is set for all */
    const char *area;               /* the area of the grid where it is; NULL, the default, or "" for none */
    int32_t column;                 /* the line where it begins, from 1, or from -1 back from the end; 0 for any */
    int32_t column_span;            /* how many columns it has; default 1 */
    int32_t row;                    /* the line where it begins, from 1, or from -1 back from the end; 0 for any */
    int32_t row_span;               /* how many rows it has; default 1 */
    int32_t is_free;                /* 1: constraints place it, and the box does not arrange it; default 0 */
} cas_boxed_settings;

/* Fills in what was set for a child of a box. The name of the area is valid until
 * settings of a grid or of a child of one are set.
 * Errors: NULL, STALE, KIND (its parent is no box), OUT_OF_RANGE (size) */
CAS_API cas_status cas_boxed_get(const cas_scene *scene, cas_item view, cas_boxed_settings *out_settings);

/* Sets all settings of a child of a box. Margins are CAS_AUTO, CAS_POINTS, also below
 * 0, or CAS_PERCENT. grow and shrink are kept in single precision. Lines are from -1000
 * to 1000, spans from 1 to 1000; a child with an area has lines of 0 and spans of 1. If
 * the grid has no area with the name, the child is one row and one column behind the
 * listed ones, as in CSS. The other settings of a free child are kept, without an effect.
 * Errors: NULL, STALE, KIND (its parent is no box), TEXT, NOT_FINITE, OUT_OF_RANGE,
 * CONFLICT (a strict scene: dimensions of a child that becomes free), TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_status cas_boxed_set(cas_scene *scene, cas_item view, const cas_boxed_settings *settings);

/* What width and height a view shall have. A box reads them for its children. For other
 * views they are required constraints, which the library owns: limits that contradict each
 * other or constraints are in conflict, and reports call them "maximum width of card".
 * Whenever they are set, they count as old as the view, so a conflict drops newer
 * constraints first.
 * CAS_PERCENT is then a part of the size of the parent, and sizes that depend on the
 * content are as CAS_AUTO. */
typedef struct cas_dimensions_settings {
    size_t size;           /* set to sizeof(cas_dimensions_settings) before the call */
    cas_length width;      /* its width; default CAS_AUTO */
    cas_length height;     /* its height; default CAS_AUTO */
    cas_length min_width;  /* at least so wide; CAS_AUTO: as its content needs, if it shrinks along a row */
    cas_length min_height; /* at least so high; CAS_AUTO: as its content needs, if it shrinks along a column */
    cas_length max_width;  /* at most so wide, if min_width allows; default CAS_AUTO, no limit */
    cas_length max_height; /* at most so high, if min_height allows; default CAS_AUTO, no limit */
    double aspect_ratio;   /* width divided by height, if one of them is CAS_AUTO; 0, the default, for none */
} cas_dimensions_settings;

/* Fills in which width and height a view shall have.
 * Errors: NULL, STALE, KIND (the window and guides have none), OUT_OF_RANGE (size) */
CAS_API cas_status cas_dimensions_get(const cas_scene *scene, cas_item view, cas_dimensions_settings *out_settings);

/* Sets which width and height a view shall have, the padding of a box included. Limits are
 * CAS_AUTO, CAS_POINTS or CAS_PERCENT. Sizes are those of the alignment rect.
 * Errors: NULL, STALE, KIND (the window and guides have none), NOT_FINITE,
 * OUT_OF_RANGE, CONFLICT (in a strict scene), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_dimensions_set(cas_scene *scene, cas_item view, const cas_dimensions_settings *settings);

/* ----------------------------------------------------------------- Frames */

/* Returns the frame of an item in window coordinates as of the last layout, rounded if
 * the scene has a scale. The offsets of all scroll views around it are applied, as
 * cas_scroll_get_state() in casement/screen.h returns them in `offset`. With a scale,
 * offsets are rounded separately, so that sizes do not depend on them. All NaN for an
 * unknown id. */
CAS_API cas_rect cas_item_window_frame(const cas_scene *scene, cas_item item);

/* Returns the frame of an item as solved, without rounding, in the coordinates of its
 * parent. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_frame(const cas_scene *scene, cas_item item);

/* Returns the frame of an item in window coordinates as of the last layout, with scroll
 * offsets applied, without rounding. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_window_frame(const cas_scene *scene, cas_item item);

/* Hit testing: returns the innermost view or bar at a point of the window, as of the
 * last layout. Bars are in front of sibling views, later children in front of earlier
 * ones. Hidden items, and parts outside an ancestor, are not hit. Returns 0 outside the
 * window. */
CAS_API cas_item cas_scene_item_at(const cas_scene *scene, double x, double y);

/* Fills in the size of a view that follows from the constraints between it and its
 * contents, together with "width == target.width" and "height == target.height" at two
 * priorities: {0, 0} at CAS_PRIORITY_FITTING_SIZE for the smallest size in which soft
 * constraints above it hold, {0, 0} at 999 for the smallest size of all, a width at
 * CAS_REQUIRED for the height at that width. Constraints to items outside the view, and
 * its present frame, are ignored. So is the present size of the window: for CAS_WINDOW,
 * {0, 0} gives the smallest window, and a huge size the largest. Measure functions are
 * called. Nothing in the scene changes.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY,
 * NUMERIC, UNSETTLED (measured sizes do not converge) */
CAS_API cas_status cas_view_fitting_size(cas_scene *scene, cas_item view, cas_size target, cas_priority width_priority,
                                         cas_priority height_priority, cas_size *out_size);

/* Fills in the frames of many items, in the coordinates of their parents.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_frames(cas_scene *scene, const cas_item *items, size_t count, cas_rect *out_frames);

/* ------------------------------------------------------------------ Edits
 *
 * An edit is a number that changes often, such as the position of a divider that the
 * user drags: the constant of a constraint, or the desired position of a side of an
 * item. The first suggestion computes which values the number moves, and in which
 * range; suggestions in that range are one pass over the frames that change, as for
 * edits of a solver. An edit ends when its constraint is removed.
 *
 * For a divider, add a constraint for the width of the pane with a priority below
 * CAS_REQUIRED, and edit its constant: the constraint keeps the last number after the
 * drag. Above 750 it can make texts in the panes narrower than they are by nature.
 * cas_scene_edit_attribute() is for views that return to their former position after
 * the drag.
 *
 *     cas_scene_add_rules(scene, (const char *[]){"side.width == 200 @800 \"side\""}, 1);
 *     cas_edit drag = cas_scene_edit_constant(scene, cas_scene_find_constraint(scene, "side"));
 *     cas_scene_suggest(scene, drag, mouse_x, &changes, &count);    for each move
 *     cas_scene_suggest(scene, drag, cas_item_frame(scene, side).width, NULL, NULL);
 *     cas_scene_end_edit(scene, drag);                              the button is up
 */

/* Makes the constant of a constraint an edit. A constraint has at most one edit; while
 * the constraint is inactive, numbers are stored. cas_scene_set_constants() can still
 * set the constant.
 * Errors: NULL, STALE, OWNED, IN_USE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_scene_edit_constant(cas_scene *scene, cas_constraint constraint);

/* Adds a soft constraint "attribute == number" whose number is an edit; the initial
 * number is the value of the last layout. Positions are relative to the left or top
 * edge of the parent; leading and trailing to its left edge, or to its right edge if
 * the item is right to left.
 * Errors: NULL, STALE, ATTRIBUTES, OUT_OF_RANGE (attribute; priority below 1 or
 * CAS_REQUIRED), TOO_MANY, OUT_OF_MEMORY; EMPTY if all terms cancel */
CAS_API cas_edit cas_scene_edit_attribute(cas_scene *scene, cas_item item, cas_attribute attribute,
                                          cas_priority priority);

/* Sets the number of an edit, lays out (with all other pending changes), and reports
 * like cas_scene_layout_if_needed(); out_changes and out_count may both be NULL. In an
 * open transaction the commit animates the number; otherwise an animation of the
 * constant ends. A strict scene refuses a number for which a required constraint
 * conflicts, and, as with other changes, any number while a constraint is dropped.
 * After CAS_ERROR_LIMIT the number is kept, except that of a required constraint in a
 * strict scene.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, STALE, NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC; CONFLICT (strict) */
CAS_API cas_status cas_scene_suggest(cas_scene *scene, cas_edit edit, double value, const cas_change **out_changes,
                                     size_t *out_count);

/* Lays out, and returns the range of numbers in which all exact frames are linear
 * functions of the number, if measured sizes and screen constants do not change. The
 * range is infinite while the constraint of the edit is inactive. Else, while a required
 * constraint is dropped, it is the present number alone, since that constraint may hold
 * at the next one. Changes are left for the next report.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_edit_range(cas_scene *scene, cas_edit edit, double *out_low, double *out_high);

/* Ends an edit. A constraint that cas_scene_edit_attribute() added is removed; another
 * one keeps the last number.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_end_edit(cas_scene *scene, cas_edit edit);

/* -------------------------------------------------------------- Conflicts */

/* Solves and returns the number of dropped required constraints; 0 for NULL, and if
 * the solve fails. */
CAS_API size_t cas_scene_conflict_count(const cas_scene *scene);

/* Returns conflict number index, from 0: a minimal set of constraints that cannot hold
 * together (without any one of them the others can). The dropped one comes first: the
 * newest of them. The set contains constraints that the caller added, and those that
 * the library owns: of the size of the window, of intrinsic sizes at CAS_REQUIRED, of stacks,
 * boxes and the screen, and those that keep sizes from being negative, which are never
 * dropped. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_conflict(const cas_scene *scene, size_t index, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Writes a conflict as readable text: the constraints that cas_scene_conflict()
 * returns, a line for each, followed by its owner ("stack", "hugging" and so on) if the
 * library owns it. After the first line, several constraints of the screen are summarised in
 * one line, "and 6 constraints of the screen". An item without a name is written as #
 * and its id.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_write_conflict(const cas_scene *scene, size_t index, cas_write write, void *context);

/* Returns the constraints that the last refused edit of a strict scene conflicts with:
 * a minimal set, without the refused constraint or those of a refused batch. It is
 * empty if the constraints of a batch conflict only with each other. Valid until the
 * next call on the scene.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_refusal(cas_scene *scene, const cas_constraint **out_constraints, size_t *out_count);

/* Ambiguity and explanations */

/* Sets out_ambiguous to 1 if another position or size of the item along the axis would
 * be equally good, else to 0. The result is exact.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_is_ambiguous(cas_scene *scene, cas_item item, cas_axis axis, int32_t *out_ambiguous);

typedef struct cas_ambiguity {
    cas_item item;
    cas_axis axis;
} cas_ambiguity;

/* Returns ambiguous items and axes, at most limit of them; SIZE_MAX for all. The search
 * ends at the limit. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_ambiguities(cas_scene *scene, size_t limit, const cas_ambiguity **out_ambiguities,
                                         size_t *out_count);

/* Moves an ambiguous item, and everything ambiguous inside it, to another equally good
 * layout, which the next layout reports. Repeated calls find further ones. out_moved is
 * set to 1 if anything moved, else to 0; it may be NULL.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_exercise(cas_scene *scene, cas_item item, int32_t *out_moved);

/* Returns the constraints that determine the position and size of an item along an
 * axis, directly or through other constraints. Settings and contents determine a child
 * of a box together with the size of the outermost box, so for such a child these are
 * the constraints that determine that size. If constraints name the child, they are
 * those of the box that hold it at its frame. Valid until the next call on the scene.
 * Errors: NULL, STALE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_item_constraints_affecting(cas_scene *scene, cas_item item, cas_axis axis,
                                                  const cas_constraint **out_constraints, size_t *out_count);

/* Writes the tree of items with their frames, all constraints with their state, what is
 * set for boxes, as lines of rules, and whether the curve of the last commit is unknown,
 * as readable text.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_describe(const cas_scene *scene, cas_write write, void *context);

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
    uint64_t streamed;      /* since creation: steps of edits, and solves of repeated constants, that were one pass */
    uint64_t structural;    /* since creation: rows added or removed */
    uint64_t bytes;         /* held from the allocator now */
    uint64_t allocations;   /* since creation: calls of allocate and reallocate */
} cas_solver_statistics;

/* Fills in the statistics of the scene's solver.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_scene_get_statistics(const cas_scene *scene, cas_solver_statistics *out_statistics);

/* Verifies the last layout from the constraints alone, like cas_solver_check().
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_check(cas_scene *scene);

/* Returns a digest of the state of the scene and its screen; calls that change nothing
 * leave it unchanged. A call that failed with OUT_OF_MEMORY may change it, and so may a
 * multiplier, a direction or a move that a strict scene refused. 0 for NULL. */
CAS_API uint64_t cas_scene_digest(const cas_scene *scene);

/* ---------------------------------------------------------------- Solvers
 *
 * Variables, rows between them, and values. Adding, removing and changing rows only
 * records changes; cas_solver_solve() applies them together.
 */

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
 * The absolute value of a coefficient is from 1e-300 to 1e300, as is a weight; others
 * give CAS_ERROR_OUT_OF_RANGE, and a coefficient of 0 CAS_ERROR_ZERO. If the
 * coefficients of a solver differ by more than 32 digits can represent, every solve
 * verifies its solution, and returns CAS_ERROR_NUMERIC if that fails.
 *
 * Variables that required rows "x == y" make equal have bit-identical values. */
typedef struct cas_row {
    const cas_term *terms;
    size_t term_count;
    cas_relation relation;
    cas_priority priority;
    double constant;
    double weight;
} cas_row;

typedef struct cas_solver cas_solver;

/* All soft rows have the same priority, and only their weights count, as in solvers
 * with strengths instead of priorities. */
#define CAS_SOLVER_WEIGHTS_ONLY 1u

/* Among equally good solutions newer rows mostly win, as they do in kiwi; by default
 * older rows do: see cas_priority. */
#define CAS_SOLVER_NEWER_WINS 2u

/* Initialise with {.size = sizeof(cas_solver_options)}; zero fields mean the
 * default. */
typedef struct cas_solver_options {
    size_t size;
    cas_allocator allocator; /* default: malloc, realloc, free */
    uint32_t flags;          /* CAS_SOLVER_... */
} cas_solver_options;

/* Creates a solver. options may be NULL. Returns NULL if it fails; out_status receives
 * CAS_OK or the error, and may be NULL.
 * Errors: OUT_OF_MEMORY; NULL (one or two of the three memory functions are set);
 * OUT_OF_RANGE: `size` of the options is wrong, bytes behind the members of this
 * version are not 0, flags has an unknown bit */
CAS_API cas_solver *cas_solver_new(const cas_solver_options *options, cas_status *out_status);

/* Frees a solver and everything it returned. NULL is allowed. */
CAS_API void cas_solver_free(cas_solver *solver);

/* Returns the message of the last call on this solver that did not return CAS_OK; "" if
 * there was none, and for NULL the message of CAS_ERROR_NULL. If the error is about an
 * argument, the message begins with its name: "constant: a number is NaN or infinite".
 * Valid until the next such call. */
CAS_API const char *cas_solver_last_error(const cas_solver *solver);

/* Returns the last status of a call on this solver that was not CAS_OK; CAS_OK if there
 * was none.
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

/* Solves: required rows hold, and the violations of soft rows are minimal, priority by
 * priority. A variable that no row determines keeps its value. The cost depends on what
 * the recorded changes affect; without changes it is nothing.
 *
 * CAS_CONFLICT: required rows contradict each other. The values are a valid solution
 * without the dropped rows. Of each conflict the newest row is dropped, and it is
 * restored as soon as it can hold. A row counts as holding if its two sides differ by
 * at most 1e-9 (usually 2e-10) of the sum of the magnitudes of its terms and its
 * constant; the magnitude of a term includes the numbers that its variable was computed
 * from. Smaller contradictions between required rows are not conflicts: with values of
 * 1e6, a contradiction of 1e-4 may be accepted. cas_solver_violation() returns the
 * remaining difference. CAS_ERROR_NUMERIC, of every call that solves: a number
 * overflowed, the iteration limit was reached (100 steps for each row and variable), or
 * coefficients differ too widely for a solution that can be verified. Values and rows
 * are unchanged. CAS_ERROR_LIMIT, of every call that solves: see
 * cas_solver_set_limit().
 * Remarks: CONFLICT. Errors: NULL, OUT_OF_MEMORY, NUMERIC, LIMIT */
CAS_API cas_status cas_solver_solve(cas_solver *solver);

/* Limits the steps of each later call that solves; 0, the default, means no limit. A
 * step deals with a violated row, or with several that change sides together; checks a
 * row of the basis, or a variable without a row, that may have to be exchanged; or
 * breaks a tie. Not counted are the starting basis of a first solve, or of new rows in
 * a later one, sides that soft rows take from the values, and what rounding makes
 * necessary again. A call that reaches the limit returns CAS_ERROR_LIMIT. It changes
 * no values, rows and ids, and recorded changes, including the number of an edit, stay
 * recorded.
 *
 * The next call that solves continues where the last one ended, even after further
 * changes, so a solve can be spread over several calls (it starts again after a
 * variable is removed):
 *     while (cas_solver_solve(solver) == CAS_ERROR_LIMIT) if (is_late()) break;
 * Variables that are not ambiguous get the same values as without a limit; ambiguous
 * ones may get other, equally good values.
 *
 * Trials such as cas_solver_try_add(), paths, and queries such as
 * cas_solver_is_ambiguous() first solve what was recorded before. If the limit ends
 * them after that, these values have moved; the call itself has changed nothing. They
 * start again at each call: repeat such a call with a higher limit. The functions
 * whose errors include NUMERIC may return LIMIT.
 * Errors: NULL */
CAS_API cas_status cas_solver_set_limit(cas_solver *solver, uint64_t steps);

/* Returns the limit set by cas_solver_set_limit(); 0 for NULL. */
CAS_API uint64_t cas_solver_limit(const cas_solver *solver);

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
 * constant of a row. The first step computes which values the number moves, and the
 * range in which they are linear functions of it: the range ends where an inequality
 * starts or ceases to hold with equality, or a soft row to be violated. Every step
 * inside that range is one pass over these values, and allocates nothing.
 */

/* Makes a variable editable: adds the soft row "variable == value" at a priority
 * below CAS_REQUIRED, beginning with the current value. Returns the edit.
 * Errors: NULL, STALE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_solver_edit_variable(cas_solver *solver, cas_variable variable, cas_priority priority);

/* Makes the constant of a row editable and returns the edit. A row has at most one
 * edit.
 * Errors: NULL, STALE, IN_USE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_solver_edit_constant(cas_solver *solver, cas_constraint constraint);

/* Sets an edit, solves, and returns the variables whose values changed since the last
 * report, as cas_solver_changes() does. Changes are returned with CAS_CONFLICT as well.
 * out_changes and out_count may both be NULL; then the changes are left for the next
 * report. After CAS_ERROR_NUMERIC the edit has its former number.
 * Remarks: CONFLICT. Errors: NULL, STALE, NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count);

/* Sets several edits, solves once, and returns the variables whose values changed
 * since the last report, also with CAS_CONFLICT. out_changes and out_count
 * may both be NULL. After CAS_ERROR_NUMERIC the edits have their former numbers.
 * Remarks: CONFLICT. Errors: NULL, STALE, NOT_FINITE, REPEATED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_suggest_all(cas_solver *solver, const cas_edit *edits, const double *values,
                                          size_t count, const cas_value **out_changes, size_t *out_count);

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

/* Fills in a row as it was stated, with all edits since: a weight of 1 if none was
 * given, and priority 1 in a solver with CAS_SOLVER_WEIGHTS_ONLY. The terms are valid
 * until the next call of this function, or one that changes the solver.
 * Errors: NULL, STALE, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_get_row(cas_solver *solver, cas_constraint constraint, cas_row *out_row);

/* Adds one row and solves. Recorded changes are solved first. A required row that
 * conflicts with other required rows is refused, and the solver is as it was after that
 * first solve; cas_solver_refusal() then returns the rows it conflicts with.
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

/* Replaces the constant of a row. The cost of the next solve depends on how many values
 * move. If that solve returns CAS_ERROR_NUMERIC, the constant stays recorded,
 * while cas_solver_suggest() restores the former number.
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

/* Replaces the weight of a row, which must be positive. A required row stores it in
 * case it becomes soft.
 * Errors: NULL, STALE, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_set_weight(cas_solver *solver, cas_constraint constraint, double weight);

/* Returns the violation of a row: the amount by which it does not hold, as of the last
 * solve; 0 if it holds, or if the difference is rounding: below 1e-12 of the sum of the
 * magnitudes of its terms and its constant, or below 2e-14 of the numbers that its
 * variables were computed from. Soft rows and dropped rows may be violated; other
 * required rows by no more than the tolerance of cas_solver_solve().
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

/* Returns conflict number index, from 0, the oldest dropped row first: a
 * minimal set of required rows that cannot hold together (without any one of them
 * the others can). The dropped row comes first. Costs up to one solve. Valid until
 * the next call that changes the solver.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_conflict(cas_solver *solver, size_t index,
                                       const cas_constraint **out_constraints, size_t *out_count);

/* Solves, and sets out_ambiguous to 1 if another value of the variable would be equally
 * good, else to 0. The result is exact.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_is_ambiguous(cas_solver *solver, cas_variable variable, int32_t *out_ambiguous);

/* Solves and returns ambiguous variables, at most limit of them; SIZE_MAX for all. The
 * search ends at the limit. The array is valid until the next call that changes the
 * solver.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_ambiguous(cas_solver *solver, size_t limit, const cas_variable **out_variables,
                                        size_t *out_count);

/* More about edits */

/* Makes a variable editable by a row with a weight and returns the edit. The
 * priority must be below CAS_REQUIRED, the weight positive.
 * Errors: NULL, STALE, OUT_OF_RANGE, NOT_FINITE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_solver_edit_variable_weighted(cas_solver *solver, cas_variable variable,
                                                   cas_priority priority, double weight);

/* Solves and returns the range of an edit in which all values are linear functions of
 * it; most steps in it are one pass over them. While a required row is dropped, the
 * range is the present number alone, since the row may hold at the next one.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high);

/* All values while an edit moves from its number to a target, as piecewise linear
 * functions with breakpoints. Later calls on the solver do not change a path. Free it
 * before its solver. */
typedef struct cas_path cas_path;

/* Moves an edit to a target and returns the path of all values. Returns NULL with
 * CAS_ERROR_CONFLICT if required rows contradict each other at the target; the edit is
 * then unchanged. If they do at the start or on the way, the rest of the path is a
 * straight line to the values at the target.
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

/* Fills in the statistics of a solver.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_solver_get_statistics(const cas_solver *solver, cas_solver_statistics *out_statistics);

/* Verifies the last solve from the rows alone: that required rows hold except dropped
 * ones, and that multipliers (dual values) prove optimality at every priority. Costs
 * a pass over all rows for each priority, and a step for each multiplier out of bounds.
 * CAS_ERROR_INTERNAL: the result is wrong. CAS_ERROR_UNDECIDED: inconclusive because of
 * rounding errors, for example if rows are nearly parallel.
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_check(cas_solver *solver);

/* Returns a digest of values, rows and basis, which is equal for two solvers in
 * bit-identical states. A call that failed with OUT_OF_MEMORY, NUMERIC or LIMIT may
 * change it, and a path that failed with CONFLICT. 0 for NULL. */
CAS_API uint64_t cas_solver_digest(const cas_solver *solver);

/* Writes variables, rows and basis as readable text.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context);

#ifdef __cplusplus
}
#endif

#endif
