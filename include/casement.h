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
 *            as on iOS 6 and later, and on Android
 *
 * This header is the manual of the first two. casement/screen.h is that of screens, and
 * includes this one. The library needs libc and libm, has no global state, and never
 * prints. casement/record.h has a second library, which records the calls of a program,
 * casement/casement_documents.h a third one, which reads scenes from files and draws
 * them.
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
 *   Layouts          a dozen functions that suffice for many programs
 *   Scenes           options, messages, settings
 *   Items            the tree: adding, moving, removing, reading; settings of views
 *   Content          intrinsic sizes, measure functions
 *   Constraints      adding, changing, reading
 *   Rules            constraints as text
 *   Stacks           rows and columns
 *   Boxes            flows and grids, without constraints
 *   Frames           where things are, what is at a point, the size that fits
 *   Edits            numbers that change often
 *   Conflicts        what cannot hold, what is undecided, and why a frame is as it is
 *   Solvers          variables and rows without a scene
 *
 *   casement/screen.h: devices, safe areas, controllers, keyboard, scroll views, bars,
 *   animation
 *
 *
 * Conventions
 *
 *   Errors. A function that creates one thing returns it: an id or a pointer; 0
 *   or NULL means that it failed. Most other functions return a cas_status:
 *   CAS_OK, an error below 0, or a remark above 0. After an error nothing has changed.
 *   A remark is about a layout or a solve that took place: its values and frames are
 *   valid, and its results are written. CAS_CONFLICT says that required constraints
 *   contradict each other, so that some were dropped. The solver or scene keeps the
 *   last status that was not CAS_OK, and a sentence about it: cas_solver_last_status(),
 *   cas_solver_last_error(), cas_scene_last_status(), cas_scene_last_error(). After
 *   CAS_ERROR_OUT_OF_MEMORY, values, frames, violations, measured sizes and offsets
 *   read as before; what a scene makes for itself (constraints and guides of stacks,
 *   insets, safe areas) may be updated already, and the next layout goes on from there.
 *   Functions that read one thing return NaN, 0, -1 or "" where there is nothing to
 *   read. The list after "Errors:" omits the prefix CAS_ERROR_.
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
 *   Structs. The structs cas_..._options, cas_..._settings, cas_..._state and
 *   cas_solver_statistics begin with a member `size`, which must be sizeof of the
 *   struct: {.size = sizeof(cas_...)}. Without it cas_..._new() and
 *   cas_documents_load() return NULL, other calls CAS_ERROR_OUT_OF_RANGE. The
 *   library sets it in the two structs that a cas_measure gets. No other struct
 *   has such a member. A program that was compiled with an older header has shorter
 *   structs, which the library takes, and fills in as far as they go.
 *
 *   Settings. What is set once, or not often, is in a struct cas_..._settings with two
 *   functions: cas_..._get() fills it in, cas_..._set() takes all of it or, if a member
 *   is refused, nothing. To change one member, get, change and set:
 *       cas_stack_settings row = {.size = sizeof row};
 *       cas_stack_get(scene, stack, &row);
 *       row.spacing = 8;
 *       cas_stack_set(scene, stack, &row);
 *   A member that does not change costs nothing. What changes often has a function of
 *   its own. What a layout computes is in a struct cas_..._state.
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
 *   Callbacks (cas_write, cas_measure, cas_allocator) must not
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

/* The result of a call that can fail: done, done with a remark above 0, or an error
 * below 0. Values never change their meaning. */
typedef int32_t cas_status;
enum {
    CAS_CONFLICT = 1,    /* done; required rows or constraints that cannot hold together were dropped */
    CAS_UNSETTLED = 2,   /* done, with the last valid sizes: measured sizes keep changing */
    CAS_MISMEASURED = 3, /* done, with the last valid sizes: a measure function gave an impossible size */
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
    CAS_ERROR_CONFLICT = -10,     /* refused: required rows or constraints cannot hold together */
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

/* Priorities are whole numbers from 1 to 1000. Rows at CAS_REQUIRED hold or conflict.
 * Below it every priority is strict: one row at 500 outweighs any number of rows at
 * 499. Within one priority the weighted sum of violations is smallest. Where that
 * leaves several answers, older rows win: the violations are on the newest rows, by the
 * order in which rows were added or became required; in a solver with
 * CAS_SOLVER_NEWER_WINS they are on the oldest. So the same rows, added in the same
 * order, have the same values, whatever happened before, with two exceptions: a removed
 * row keeps its place in the order, which decides a few ties; and a solve that would
 * have to exchange more rows for that than there are (or than 256, if there are fewer)
 * leaves the remaining ties as they are. A variable that no row determines keeps its
 * value. */
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

/* The direction in which text runs: leading is left, or right. */
typedef int32_t cas_direction;
enum {
    CAS_INHERITED = 0,     /* that of the parent */
    CAS_LEFT_TO_RIGHT = 1, /* leading is left */
    CAS_RIGHT_TO_LEFT = 2  /* leading is right */
};

/* A choice that may be left to the library. */
typedef int32_t cas_choice;
enum {
    CAS_AUTOMATIC = 0, /* the library decides */
    CAS_NO = 1,        /* no */
    CAS_YES = 2        /* yes */
};

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

/* ---------------------------------------------------------------- Layouts
 *
 * A dozen functions that suffice for many programs. Make a scene; add views, and the
 * intrinsic sizes of what has content; state the rest as rules; lay out, and place what
 * the layout reports. Then change sizes, constants, or what is hidden, and lay out
 * again.
 *
 * A scene is a tree of views and guides with constraints between them. Calls record
 * changes; cas_scene_layout_if_needed() solves and reports the frames that changed.
 *
 * Lengths of a scene are at most 1e9 in magnitude: constants, sizes, margins, insets,
 * baselines, spacing, suggested numbers, targets and what measure functions return.
 * More is CAS_ERROR_OUT_OF_RANGE. An intrinsic or measured size below 1e-9 counts as 0.
 */

typedef struct cas_scene cas_scene;

/* A view or a guide. */
typedef uint32_t cas_item;

/* The root of every scene: a view as large as the window. */
#define CAS_WINDOW ((cas_item)4194304)

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
 * scene, the next layout returns CAS_CONFLICT, or the call if it lays out, and the
 * constraint returns as soon as it can hold. Until then, edits of required
 * constraints are refused. What a stack wants of its views yields instead, at 999: a
 * spacing without room for it is no conflict. Of the calls in casement/screen.h, only
 * cas_scene_set_window() and cas_scroll_set_content_size() are edits. */
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

/* Returns a sentence about the last call on this scene that did not return CAS_OK; ""
 * if there was none, and for NULL that of CAS_ERROR_NULL. If the error is about an
 * argument, the sentence begins with its name: "views[2].parent: unknown id, or what it
 * named was removed". Valid until the next such call. */
CAS_API const char *cas_scene_last_error(const cas_scene *scene);

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

/* No intrinsic size along an axis. */
#define CAS_NO_METRIC (-1.0)

/* Sets the intrinsic size of a view; CAS_NO_METRIC means none along that axis. It
 * acts as "size <= intrinsic" at the hugging priority and "size >= intrinsic" at the
 * compression resistance priority. Changing it edits two constants.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_intrinsic(cas_scene *scene, cas_item view, double width, double height);

/* Hides or shows a view. A hidden view keeps its constraints, and layouts compute and
 * report its frame. A stack leaves a hidden view out: it lies in the leading top corner
 * of the stack, and a size that nothing else determines is 0, or across a stack that
 * fills, that of the stack. Texts in a hidden view of a row are not measured at its
 * width; others may be asked at width 0. What is inside a hidden view is not shown
 * either, whatever frames it has: cas_item_is_hidden() is about a view itself, not
 * about those around it. In an animation it collapses: see cas_scene_sample(). The view
 * of a controller inside a navigation or tab controller shows only if neither call nor
 * container hides it. cas_view_settings.collapses_width and collapses_height make a view
 * give up its room outside of stacks and boxes, too.
 * Errors: NULL, STALE, KIND; of a view that collapses also TOO_MANY, OUT_OF_MEMORY, and
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set_hidden(cas_scene *scene, cas_item view, int32_t is_hidden);

/* Adds the rules of an array of texts of one or more lines each; lines are counted
 * through. A name must be that of exactly one item. Costs one walk over all items
 * beside what it adds. For equal names, as in cards of a list, there is
 * cas_format_options.root; a constraint with an identifier is found by
 * cas_scene_find_constraint(). A strict scene tries all rules together and reports the
 * first that conflicts with those before it.
 * Errors: NULL, RULE, TEXT, ZERO, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, EMPTY,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_add_rules(cas_scene *scene, const char *const *rules, size_t count);

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

/* Adds the required constraint "first.attribute == second.attribute + constant" and
 * returns its id.
 * Errors: NULL, STALE, ATTRIBUTES, NOT_FINITE, OUT_OF_RANGE, TOO_MANY,
 * OUT_OF_MEMORY; EMPTY if all terms cancel; CONFLICT, NUMERIC (strict) */
CAS_API cas_constraint cas_scene_attach(cas_scene *scene, cas_item first, cas_attribute first_attribute,
                                        cas_item second, cas_attribute second_attribute, double constant);

/* Replaces the constant of a constraint. The next layout costs as much as it moves.
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

/* Brings all frames up to date and returns exactly those that differ from the last
 * report (at first: from 0), not always parents before their children. Does nothing if
 * nothing has changed. Frames are rounded if the scene has a scale; an item inside one
 * that moved by a part of a pixel is reported if its rounded frame differs. The array
 * is valid until the next call that changes the scene or lays it out; names and frames
 * may be read meanwhile. out_changes and out_count may both be NULL.
 *
 * On a screen, frames that an animation moves are reported by cas_scene_sample()
 * instead. An animated item that something else moves is reported here and ends its
 * animation.
 *
 * A width or height is never negative, except by rounding.
 *
 * CAS_CONFLICT: required constraints contradict each other. The frames are
 * valid: they solve all constraints except the dropped ones. Of each conflict the
 * newest constraint is dropped, and it is restored as soon as it can hold. The
 * constraints of an intrinsic size, and those that a stack makes for a view, are as
 * old as the view, whenever they are made; but a required one yields in a conflict to
 * every constraint that was added. A strict scene drops constraints only for its
 * screen, for measured sizes, for frames of children of boxes and for readable guides at
 * another text size.
 * CAS_UNSETTLED: measured sizes keep changing. CAS_MISMEASURED: a measure function
 * returned an invalid size. In both cases the layout uses the last valid sizes, and the
 * next layout measures again.
 * Which constraints conflict is in cas_scene_conflict(), and as text in
 * cas_scene_write_conflict().
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, TOO_MANY (in boxes),
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_layout_if_needed(cas_scene *scene, const cas_change **out_changes, size_t *out_count);

/* Returns the frame of an item as of the last layout, in the coordinates of its
 * parent, rounded if the scene has a scale. All NaN for an unknown id. */
CAS_API cas_rect cas_item_frame(const cas_scene *scene, cas_item item);

/* ----------------------------------------------------------------- Scenes
 *
 * CAS_ERROR_CONFLICT of a call on a scene means that a strict scene refused it: nothing
 * has changed, and cas_scene_refusal() returns the constraints it conflicts with.
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

/* Fills in what was set for a scene.
 * Errors: NULL, OUT_OF_RANGE (size) */
CAS_API cas_status cas_scene_get(const cas_scene *scene, cas_scene_settings *out_settings);

/* Sets all settings of a scene.
 *
 * With a scale every edge is rounded where it lies in the window, and sizes are
 * differences of rounded edges, so that neighbours neither overlap nor leave a gap. The
 * window keeps its size, which may end between two pixels; edges that lie on those of
 * the window stay there. Intrinsic sizes are rounded up to whole pixels. After a change
 * of the text size the next layout calls all measure functions again, and readable
 * guides become wider or narrower; only constants change. Standard distances are those
 * of rules that follow. After CAS_ERROR_LIMIT of a call, because of step_limit, frames
 * and constraints are as before, and what is pending stays pending: the next layout
 * goes on. In a strict scene a call that is repeated begins its steps again. The
 * functions whose errors include NUMERIC may return LIMIT.
 * Errors: NULL, NOT_FINITE, OUT_OF_RANGE, MODE (other flags), OUT_OF_MEMORY; CONFLICT,
 * NUMERIC (strict) */
CAS_API cas_status cas_scene_set(cas_scene *scene, const cas_scene_settings *settings);

/* ------------------------------------------------------------------ Items
 *
 * An item has a frame in the coordinates of its parent. Constraints determine it;
 * what no constraint determines stays as it is, at first 0.
 *
 * The width and the height of an item are at least 0. That acts as a required
 * constraint which is older than all others and cannot be removed: margins that leave
 * no room for a view are a conflict. It costs nothing while it holds. In a conflict it
 * has an id like a fixed constraint, valid until the next layout, and is written as
 * "title.width >= 0", followed by "sizes are not negative".
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
 * from 0: of its own parent, or of another one. Its constraints stay, between the same
 * items, with their numbers. Those that tied it to its old parent still do: deactivate
 * them before the move, and state others after it. With another parent it leaves its
 * stack, and inherits the direction of the parent; edits of its attributes keep the
 * parent that they began with; and what does not fit any more ends:
 * cas_scroll_settings.docked, if the input is inside the scroll view now, and
 * cas_bar_settings.collapses_with, if the scroll view is outside the controller.
 * Errors: NULL, STALE, KIND (not a view; the parent is a guide), OUT_OF_RANGE (index),
 * IN_USE (the window; the parent is inside the view), OUT_OF_MEMORY. To another parent
 * also: IN_USE (it contains the view of a controller), OWNED (it is that view),
 * TOO_MANY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_move(cas_scene *scene, cas_item view, cas_item parent, size_t index);

typedef struct cas_view_settings {
    size_t size;                         /* set to sizeof(cas_view_settings) before the call */
    cas_priority horizontal_hugging;     /* at which it is no wider than its content; default 250 */
    cas_priority vertical_hugging;       /* at which it is no higher than its content; default 250 */
    cas_priority horizontal_compression; /* at which it is no narrower than its content; default 750 */
    cas_priority vertical_compression;   /* at which it is no lower than its content; default 750 */
    double first_baseline;               /* from the top; one that a measure function returns holds instead */
    double last_baseline;                /* from the bottom; one that a measure function returns holds instead */
    cas_insets margins;                  /* default 8 on each side */
    int32_t margins_are_directional;     /* 1: left is leading and right is trailing; default 0 */
    int32_t margins_follow_safe_area;    /* 1: what the safe area takes is added to the margins; default 0 */
    cas_insets alignment_insets;         /* from the frame to the alignment rect; default 0 */
    cas_direction direction;             /* default CAS_INHERITED; the window has that of the scene */
    uint32_t background;                 /* 0xRRGGBBAA, for programs that draw the scene; 0 for none */
    int32_t collapses_width;             /* 1: while it is hidden it has no width; default 0 */
    int32_t collapses_height;            /* 1: while it is hidden it has no height; default 0 */
} cas_view_settings;

/* Fills in what was set for a view.
 * Errors: NULL, STALE, KIND (guides), OUT_OF_RANGE (size) */
CAS_API cas_status cas_view_get(const cas_scene *scene, cas_item view, cas_view_settings *out_settings);

/* Sets all settings of a view.
 *
 * Hugging and compression have no effect along an axis without an intrinsic size. A
 * directional margin changes sides when the direction does. Shadows and ornaments stay
 * outside of the alignment rect: edges, centers, sizes, intrinsic sizes and the width
 * passed to measure functions refer to it; margins and baselines refer to the frame;
 * layouts report frames. The direction is that of everything inside the view that
 * inherits its own, and constraints with leading or trailing follow it. The background
 * has no effect on a layout. Only constants of constraints change, but for the
 * direction.
 *
 * A view that collapses gives up its room while it is hidden: along the axis its size is
 * 0 at priority 999. Constraints between nothing but the view and what is inside it have
 * the constant 0 meanwhile, so that neither "label.width == 60" nor paddings hold it
 * open; any constraint that names the view, or something inside it, has its constant for
 * that time, if cas_constraint_set_gone() gave it one. Other constraints hold as before:
 * what is attached to the view lies where it would be, and a size that is compared with
 * its size shrinks with it. Stacks and boxes leave hidden views out anyway.
 * Errors: NULL, STALE, KIND (guides; alignment insets, hugging, compression and
 * collapsing of the window; collapsing of a controller's view), MODE (safe areas of a scene without a screen), NOT_FINITE, OUT_OF_RANGE,
 * TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_view_set(cas_scene *scene, cas_item view, const cas_view_settings *settings);

/* What a layout and measure functions found for a view. */
typedef struct cas_view_state {
    size_t size;           /* set to sizeof(cas_view_state) before the call */
    cas_size intrinsic;    /* CAS_NO_METRIC along an axis without one; of a measured view what was last measured */
    int32_t is_measured;   /* it has a measure function */
    double first_baseline; /* from the top; what was last measured, if a measure function returns it */
    double last_baseline;  /* from the bottom; what was last measured, if a measure function returns it */
    cas_insets margins;    /* as left and right, with what the safe area adds, as of the last layout */
} cas_view_state;

/* Fills in the state of a view.
 * Errors: NULL, STALE, KIND (guides), OUT_OF_RANGE (size) */
CAS_API cas_status cas_view_get_state(const cas_scene *scene, cas_item view, cas_view_state *out_state);

/* Returns the guide of the part of a view where text is readable, "readable" in the
 * view: in the middle of its margins, as wide as they leave, but no wider than 672
 * times the text size. It is made when it is first asked for, with five constraints;
 * from then on only their constants change. It keeps to its width at priority 999: a
 * width of the view that is less firm yields. In a scroll view it is as wide as the
 * frame allows, as high as the content, and scrolls.
 * Errors: NULL, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_readable_guide(cas_scene *scene, cas_item view);

/* Sets a number of the program's own, such as a pointer to its widget; at first 0. The
 * library never reads it.
 * Errors: NULL, STALE */
CAS_API cas_status cas_item_set_data(cas_scene *scene, cas_item item, uint64_t data);

/* Returns the number that cas_item_set_data() set; 0 for an unknown id. */
CAS_API uint64_t cas_item_data(const cas_scene *scene, cas_item item);

/* Gives an item another name, also one that the library named: a safe area, a guide of
 * a controller, a bar. Rules find it by the new name only. NULL for none.
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
 * the content scrolls; 0 for anything else. No constraint depends on an offset: an item
 * inside the scroll view that is attached to an edge of this guide lies there at offset
 * (0, 0), and scrolls with the content. The guide has no name: rules find it by
 * cas_format_options.views, or as # and its id. */
CAS_API cas_item cas_scroll_frame_guide(const cas_scene *scene, cas_item view);

/* Returns 1 if an item is hidden, else 0; 0 for an unknown id. */
CAS_API int32_t cas_item_is_hidden(const cas_scene *scene, cas_item item);

/* Returns 1 if leading is right in an item, else 0; 0 for an unknown id. */
CAS_API int32_t cas_item_is_right_to_left(const cas_scene *scene, cas_item item);

/* ---------------------------------------------------------------- Content
 *
 * What a view shows has a size of its own: a text, an image, a control.
 */

/* Sets the intrinsic sizes of many views.
 * Errors: NULL, STALE, KIND (guides, the window), NOT_FINITE, OUT_OF_RANGE,
 * OWNED (what a measure function of the view returns), TOO_MANY, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_intrinsics(cas_scene *scene, const cas_item *views, const cas_size *sizes,
                                            size_t count);

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
    double first_baseline; /* from the top; NaN for what cas_view_set() has set */
    double last_baseline;  /* from the bottom; NaN for what cas_view_set() has set */
} cas_measurement;

/* Fills in the measurement of an item. Widths and heights that are no CAS_NO_METRIC are
 * from 0 to 1e9. */
typedef void (*cas_measure)(const cas_measure_request *request, cas_measurement *out_measurement, void *context);

/* Sets the function that measures the intrinsic size of a view, and its baselines if it
 * fills them in; NULL removes it. A layout asks once for the natural
 * size, which is the intrinsic size. While constraints give the view another width, the
 * intrinsic height and the baselines are those at that width, and the intrinsic width
 * stays the natural one. What only has a height for a width, as an image that fills a
 * column, leaves the natural height as it is, and fills in the height for
 * CAS_MEASURE_EXACTLY. The function is called again if the width or the text size has
 * changed, or after cas_view_invalidate_measure(). Only an answer that begins or ceases
 * to be CAS_NO_METRIC adds or removes constraints, others change constants. It replaces
 * an intrinsic size that was set. An invalid answer is reported by the layout, and the
 * last valid one stays.
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
 * A constraint between a scroll view and an item inside it: edges, margins and
 * baselines of the scroll view are those of its content, its width, height and centers
 * those of the scroll view itself, as it lies at offset (0, 0). With 900 points of
 * content in a scroll view 320 wide, its right edge is at 900, its width is 320 and its
 * center at 160. For the width and the center of the content, name the content guide. */
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
 * those in conflict and returns CAS_CONFLICT. The dropped one keeps its id. In a
 * strict scene a conflict returns 0, and nothing is added.
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
 * Positions are of one axis; widths and heights may stand beside them. Positions are
 * measured from the left and top edge of the nearest item that contains all items of the
 * sum: 2 * a.centerX - b.left - c.right == 0 puts a into the middle of b and c. If all
 * summands are of one item, its positions have to cancel, as in a.right - a.left. Left and
 * right do not stand beside leading and trailing; with these the constraint takes the
 * direction of the first item that it names them of: where leading is right, all
 * positions are measured from the right edge. A scroll view with an item inside it is as
 * in cas_equation. */
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

/* Adds a constraint with any number of attributes and returns its id. A conflict has the
 * effect that it has in cas_scene_add_constraint(). A sum that a cas_equation can state
 * is an equation, which cas_constraint_get() fills in: one summand, or two, the first
 * with the multiplier 1, the second what the first is compared with. Anything else stays
 * a sum. Constraints of rules are equations or sums in the same way.
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

/* Activates or deactivates a constraint. It keeps its id and its age, which decides
 * what a conflict drops. Cheaper than removing and adding.
 * Errors: NULL, STALE, OWNED, EMPTY, TOO_MANY, OUT_OF_MEMORY; CONFLICT, NUMERIC
 * (strict) */
CAS_API cas_status cas_constraint_set_active(cas_scene *scene, cas_constraint constraint, int32_t is_active);

/* Deactivates some constraints and activates others, all or none: a strict scene tries
 * the second group without the first. It is for a layout that changes from one
 * arrangement to another, as at a certain width of the window. Either array may be NULL
 * with a count of 0; what is in both is activated.
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
 *   50%          in place of a number: a share of the superview; not in Apple's language
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
 * and ~ is a gap: all such gaps of one format are equal. A number behind it says how
 * large it is beside the others: ~2 is twice as large as ~. Gaps that depend on an item,
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
 * Both sides may have any number of attributes and constants, added and subtracted; see
 * cas_sum:
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
 * Attributes are spelled centerX or center_x, firstBaseline or first_baseline, and
 * so on. Constants, multipliers and priorities may be metrics; a weight is a number,
 * and so is what divides an attribute, a constant or a multiplier (a.width / 2,
 * a.width * 9 / 16, gap / 2). superview is the parent of the first other item.
 * Priorities have the names required, high (750), low (250) and fitting (50).
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

/* ----------------------------------------------------------------- Stacks
 *
 * A stack is a view that arranges some of its children in a row or a column. It
 * works by constraints alone: they appear in conflicts and descriptions, and other
 * constraints may be added beside them. The next layout brings them up to date.
 * Hidden views are left out and return to their place when shown. With
 * CAS_DISTRIBUTE_EQUAL_SPACING and CAS_DISTRIBUTE_EQUAL_CENTERING the gaps are guides of
 * the stack, without names; layouts report them, too.
 *
 * Required: views touch each other and the ends of the stack; equal sizes and equal
 * gaps. Proportions hold at 999, that of the last view at 998, equal distances of
 * centers at 149. At 50 the stack is as small as its views allow; at 25 a view without
 * an intrinsic size, and an empty stack, have none. Views on a first baseline lie as
 * low as possible, and all but the first may reach above the stack; on a last baseline
 * they lie as high as possible, and all but the first may reach below it. In a strict
 * scene the stack's required constraints hold at 999 and proportions at 998 and 997, so
 * that they never conflict.
 *
 * Proportions are shares of a length that counts the gaps: of intrinsic sizes 30, 50
 * and 20 with spacing 20 the first is 30/140 of the stack. The last view takes the
 * rest. Views without an intrinsic size have no share, and the others share what these
 * leave: such a view is as small as its content allows (at 500), a stack is not.
 */

/* How the room along the axis is distributed. */
typedef int32_t cas_distribution;
enum {
    CAS_DISTRIBUTE_FILL = 0,                /* by hugging and compression resistance of the views */
    CAS_DISTRIBUTE_FILL_EQUALLY = 1,        /* views of equal size */
    CAS_DISTRIBUTE_FILL_PROPORTIONALLY = 2, /* views in proportion to their intrinsic sizes, gaps counted */
    CAS_DISTRIBUTE_EQUAL_SPACING = 3,       /* equal gaps, at least the spacing */
    CAS_DISTRIBUTE_EQUAL_CENTERING = 4      /* centers at equal distances */
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

/* Adds a stack and returns its id. It begins with CAS_DISTRIBUTE_FILL,
 * CAS_ALIGN_FILL and spacing 0. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (the parent is a guide), OUT_OF_RANGE, TEXT, TOO_MANY,
 * OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_stack(cas_scene *scene, cas_item parent, cas_axis axis, const char *name);

/* Adds a view as the last child of a stack, arranges it behind the others, and returns
 * its id. name may be NULL; it is copied and need not be unique.
 * Errors: NULL, STALE, KIND (not a stack), OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_stack_add_view(cas_scene *scene, cas_item stack, cas_kind kind, const char *name);

/* Arranges children of a stack behind those it arranges already. They are children:
 * cas_stack_add_view() adds one and arranges it; cas_view_move() brings one from
 * elsewhere.
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

typedef struct cas_stack_settings {
    size_t size;                   /* set to sizeof(cas_stack_settings) before the call */
    cas_axis axis;                 /* a row, or a column */
    cas_distribution distribution; /* of the room along the axis */
    cas_alignment alignment;       /* where views lie across the axis */
    int32_t in_margins;            /* 1: views lie within the margins of the stack; 0: at its edges */
    double spacing;                /* the distance between views */
} cas_stack_settings;

/* Fills in what was set for a stack.
 * Errors: NULL, STALE, KIND (not a stack), OUT_OF_RANGE (size) */
CAS_API cas_status cas_stack_get(const cas_scene *scene, cas_item stack, cas_stack_settings *out_settings);

/* Sets all settings of a stack.
 * Errors: NULL, STALE, KIND (not a stack), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_stack_set(cas_scene *scene, cas_item stack, const cas_stack_settings *settings);

/* What a stack was told about one of the views that it arranges. */
typedef struct cas_arranged_settings {
    size_t size;               /* set to sizeof(cas_arranged_settings) before the call */
    int32_t has_spacing_after; /* 0, the default: the spacing of the stack holds */
    double spacing_after;      /* the distance behind the view, if has_spacing_after is 1 */
} cas_arranged_settings;

/* Fills in what was set for an arranged view.
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
 * cas_view_move() for another order. A child with an intrinsic size or a measure function
 * has that size, another box that of its content, and a stack or a view with constraints
 * inside its fitting size, which is kept until something in it changes. Others are 0 by 0
 * unless settings give them a size, or the box does. A child with a measure function may
 * become as narrow as 0. A hidden child takes no room and no gap, and its frame is 0.
 * Rows begin at the right where the box is right to left.
 *
 * An outermost box, one whose parent is no box, is placed by constraints. Its intrinsic
 * width is that of its content without a limit of the width; its intrinsic height is what
 * the content needs at the width it has. Hugging and compression resistance apply as for
 * texts.
 *
 * Frames of children are reported by layouts like all others, and rounded if the scene
 * has a scale. Sizes, edges and baselines of a child are those of its alignment rect. A
 * child whose first baseline is 0 has none: its bottom edge counts instead.
 *
 * Constraints may name a child, and items inside it: it then has variables until it is
 * removed, and required constraints of the box hold it at its frame. So it moves others,
 * and nothing moves it: a constraint that would is in conflict, and dropped. Such a
 * constraint does not change the size of the box. A strict scene compares with the frame
 * of the last layout, at first 0 by 0, and drops a constraint where the box changes that
 * frame.
 *
 * A view cannot move into a box or out of one (CAS_ERROR_KIND), except from box to box.
 * A box more than 400 deep in others is refused with CAS_ERROR_TOO_MANY. Layouts fail
 * with it where views with constraints inside are in boxes more than 30 deep in each
 * other, where a grid has more than 100,000 tracks along an axis, and where finding the
 * places of its children takes too many steps.
 */

/* What a length is measured in. */
typedef int32_t cas_unit;
enum {
    CAS_AUTO = 0,        /* by the content and what is around it; no limit; for gaps and padding 0 */
    CAS_POINTS = 1,      /* points */
    CAS_PERCENT = 2,     /* a part of the size of the parent without its padding; for margins and padding of its width */
    CAS_MIN_CONTENT = 3, /* as small as the content allows */
    CAS_MAX_CONTENT = 4, /* the size of the content without a limit */
    CAS_FIT_CONTENT = 5, /* the size of the content, as far as there is room */
    CAS_STRETCH = 6,     /* all the room there is */
    CAS_OWN_CONTENT = 7  /* for cas_boxed_settings.basis: that of the content, whatever width and height are */
};

/* A length with its unit; {0} is CAS_AUTO. Percentages are kept in single precision. */
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

/* Where something lies in the room that it has. */
typedef int32_t cas_box_alignment;
enum {
    CAS_BOX_AUTOMATIC = 0,      /* as CAS_BOX_STRETCH, or as CAS_BOX_START along a flow; for one child what is set for all */
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
 * are sizes of the content. repeat(auto-fit, ...) is as auto-fill, without the tracks
 * that stay empty. Areas are rows of names, each as long as the others; . is a cell
 * without a name. Cells of one name are a rectangle:
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
} cas_boxed_settings;

/* Fills in what was set for a child of a box. The name of the area is valid as long as
 * the scene.
 * Errors: NULL, STALE, KIND (its parent is no box), OUT_OF_RANGE (size) */
CAS_API cas_status cas_boxed_get(const cas_scene *scene, cas_item view, cas_boxed_settings *out_settings);

/* Sets all settings of a child of a box. Margins are CAS_AUTO, CAS_POINTS, also below
 * 0, or CAS_PERCENT. grow and shrink are kept in single precision. Lines are from -1000
 * to 1000, spans from 1 to 1000; a child with an area has lines of 0 and spans of 1.
 * Errors: NULL, STALE, KIND (its parent is no box), TEXT, NOT_FINITE, OUT_OF_RANGE,
 * TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_status cas_boxed_set(cas_scene *scene, cas_item view, const cas_boxed_settings *settings);

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

/* Fills in which width and height a child of a box shall have.
 * Errors: NULL, STALE, KIND (its parent is no box), OUT_OF_RANGE (size) */
CAS_API cas_status cas_dimensions_get(const cas_scene *scene, cas_item view, cas_dimensions_settings *out_settings);

/* Sets which width and height a child of a box shall have, padding included. Limits are
 * CAS_AUTO, CAS_POINTS or CAS_PERCENT.
 * Errors: NULL, STALE, KIND (its parent is no box), NOT_FINITE, OUT_OF_RANGE,
 * OUT_OF_MEMORY */
CAS_API cas_status cas_dimensions_set(cas_scene *scene, cas_item view, const cas_dimensions_settings *settings);

/* ----------------------------------------------------------------- Frames */

/* Returns where an item is seen in the window as of the last layout, rounded if the
 * scene has a scale. The offsets of all scroll views around it are applied, each as
 * cas_scroll_get_state() in casement/screen.h returns it in `offset`. With a scale,
 * offsets are rounded by themselves, so that no size depends on them. All NaN for an
 * unknown id. */
CAS_API cas_rect cas_item_window_frame(const cas_scene *scene, cas_item item);

/* Returns the frame of an item as solved, without rounding, in the coordinates of its
 * parent. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_frame(const cas_scene *scene, cas_item item);

/* Returns where an item is seen in the window as of the last layout, scroll offsets
 * applied, without rounding. All NaN for an unknown id. */
CAS_API cas_rect cas_item_exact_window_frame(const cas_scene *scene, cas_item item);

/* Returns the innermost view or bar at a point of the window, as of the last layout:
 * what a touch there is for. Bars are in front of the views beside them, later children
 * in front of earlier ones; what is hidden, or lies outside of the view it is in, is
 * not found. 0 outside of the window. */
CAS_API cas_item cas_scene_item_at(const cas_scene *scene, double x, double y);

/* Fills in the size that a view would have by the constraints between it and what is
 * inside it, together with "width == target.width" and "height == target.height" at two
 * priorities: {0, 0} at CAS_PRIORITY_FITTING_SIZE for the smallest size in which soft
 * constraints above it hold, {0, 0} at 999 for the smallest size of all, a width at
 * CAS_REQUIRED for the height at that width. Constraints with anything outside the
 * view, and its present place, do not count; nor does the present size of the window, so
 * that {0, 0} gives the smallest window and a huge size the largest. Measure functions
 * are called. Nothing in the scene changes.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY,
 * NUMERIC, UNSETTLED (measured sizes keep changing) */
CAS_API cas_status cas_view_fitting_size(cas_scene *scene, cas_item view, cas_size target, cas_priority width_priority,
                                         cas_priority height_priority, cas_size *out_size);

/* Fills in the frames of many items, in the coordinates of their parents.
 * Errors: NULL, STALE */
CAS_API cas_status cas_scene_frames(cas_scene *scene, const cas_item *items, size_t count, cas_rect *out_frames);

/* ------------------------------------------------------------------ Edits
 *
 * An edit is a number that changes often, as the place of a divider that the user
 * drags: the constant of a constraint, or where a side of an item is to be. The first
 * suggestion finds out what the number moves, and in which range; suggestions in that
 * range are one pass over the frames that change, as for edits of a solver. An edit
 * ends when its constraint is removed.
 *
 * For a divider, state how wide the pane is, below CAS_REQUIRED, and edit that number:
 * the constraint keeps it after the drag. cas_scene_edit_attribute() is for views that
 * go back when the drag ends.
 *
 *     cas_scene_add_rules(scene, (const char *[]){"side.width == 200 @600 \"side\""}, 1);
 *     cas_edit drag = cas_scene_edit_constant(scene, cas_scene_find_constraint(scene, "side"));
 *     cas_scene_suggest(scene, drag, mouse_x, &changes, &count);    for each move
 *     cas_scene_suggest(scene, drag, cas_item_frame(scene, side).width, NULL, NULL);
 *     cas_scene_end_edit(scene, drag);                              the button is up
 */

/* Makes the constant of a constraint an edit. A constraint has one edit at most; while
 * it is inactive, numbers are kept. cas_scene_set_constants() may still set it.
 * Errors: NULL, STALE, OWNED, IN_USE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_scene_edit_constant(cas_scene *scene, cas_constraint constraint);

/* Adds a soft constraint, "attribute == number", whose number is an edit; it begins
 * with that of the last layout. Positions are measured from the left or top edge of the
 * parent; leading and trailing from its left edge, or from its right edge if leading is
 * right in the item.
 * Errors: NULL, STALE, ATTRIBUTES, OUT_OF_RANGE (attribute; priority below 1 or
 * CAS_REQUIRED), TOO_MANY, OUT_OF_MEMORY; EMPTY if all terms cancel */
CAS_API cas_edit cas_scene_edit_attribute(cas_scene *scene, cas_item item, cas_attribute attribute,
                                          cas_priority priority);

/* Sets the number of an edit, lays out with everything else that has changed, and
 * reports as cas_scene_layout_if_needed() does; out_changes and out_count may both be
 * NULL. In an open transaction the number is animated by the commit; else an animation
 * of the constant ends. A strict scene refuses a number of a required constraint that
 * cannot hold, and, as other changes, any while a constraint is dropped. After
 * CAS_ERROR_LIMIT the number stays, except that of a required constraint in a strict
 * scene.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, STALE, NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC; CONFLICT (strict) */
CAS_API cas_status cas_scene_suggest(cas_scene *scene, cas_edit edit, double value, const cas_change **out_changes,
                                     size_t *out_count);

/* Lays out, and returns the range of numbers in which all exact frames follow in
 * straight lines, with measured sizes, and what the screen keeps free, as they are now.
 * It is infinite while the constraint is inactive. Changes stay for the next report.
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

/* Returns conflict number index, from 0: a minimal set of constraints that cannot
 * hold together (without any one of them the others can). The dropped one comes
 * first: the newest of them. The set contains constraints that the caller added, and
 * also fixed ones: of the size of the window, of intrinsic sizes at CAS_REQUIRED, of
 * stacks and of the screen, and those that keep sizes from being negative, which are
 * never dropped. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_conflict(const cas_scene *scene, size_t index, const cas_constraint **out_constraints,
                                      size_t *out_count);

/* Writes a conflict as readable text: the constraints that cas_scene_conflict()
 * returns, a line for each, followed by its owner ("stack", "hugging" and so on) if it
 * is fixed. Behind the first line, several constraints of the screen are one line, "and
 * 6 constraints of the screen". An item without a name is written as # and its id.
 * Errors: NULL, OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_write_conflict(const cas_scene *scene, size_t index, cas_write write, void *context);

/* Returns the constraints that the last refused edit of a strict scene conflicts with:
 * a minimal set, without the refused constraint or those of a refused batch. It is
 * empty if those of a batch conflict with each other alone. Valid until the next call
 * on the scene.
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

/* Returns the first ambiguous items and axes, at most limit of them, and looks no
 * further; SIZE_MAX for all. Valid until the next call on the scene.
 * Errors: NULL, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_ambiguities(cas_scene *scene, size_t limit, const cas_ambiguity **out_ambiguities,
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

/* Verifies the last layout from the constraints alone, as cas_solver_check() does.
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_check(cas_scene *scene);

/* Returns a number that stays the same as long as nothing changes the scene or its
 * screen. A call that failed with OUT_OF_MEMORY may change it, and so may a multiplier,
 * a direction or a move that a strict scene refused. 0 for NULL. */
CAS_API uint64_t cas_scene_digest(const cas_scene *scene);

/* ---------------------------------------------------------------- Solvers
 *
 * Variables, rows between them, and values. Adding, removing and changing rows
 * records the change; cas_solver_solve() applies all of it at once.
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

typedef struct cas_solver cas_solver;

/* All soft rows share one priority, and only weights decide between them, as in
 * solvers that have strengths instead of priorities. */
#define CAS_SOLVER_WEIGHTS_ONLY 1u

/* Newer rows win among equally good answers, as they mostly do in kiwi; without it
 * older rows do. */
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

/* Returns a sentence about the last call on this solver that did not return CAS_OK; ""
 * if there was none, and for NULL that of CAS_ERROR_NULL. If the error is about an
 * argument, the sentence begins with its name: "constant: a number is NaN or infinite".
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

/* Solves: required rows hold, and below them violations are smallest, priority by
 * priority. A variable that no row determines keeps its value. Costs as much as
 * the recorded changes affect, and nothing without changes.
 *
 * CAS_CONFLICT: required rows contradict each other. The values are valid:
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
 * Remarks: CONFLICT. Errors: NULL, OUT_OF_MEMORY, NUMERIC, LIMIT */
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

/* Returns what cas_solver_set_limit() set; 0 for NULL. */
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
 * constant of a row. The first step computes which values the number moves, and a
 * range in which they follow it in straight lines: the range ends where an
 * inequality begins or ceases to hold with equality, or a soft row to be violated.
 * Every step inside that range is one pass over these values, and allocates nothing.
 */

/* Makes a variable editable: adds the soft row "variable == value" at a priority
 * below CAS_REQUIRED, beginning with the current value. Returns the edit.
 * Errors: NULL, STALE, OUT_OF_RANGE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_solver_edit_variable(cas_solver *solver, cas_variable variable, cas_priority priority);

/* Makes the constant of a row editable and returns the edit. A row has one edit at
 * most.
 * Errors: NULL, STALE, IN_USE, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_edit cas_solver_edit_constant(cas_solver *solver, cas_constraint constraint);

/* Sets an edit, solves, and returns the variables whose values changed since the
 * last report, as cas_solver_changes() does. Changes are returned with
 * CAS_CONFLICT as well. out_changes and out_count may both be NULL; then
 * the changes stay for the next report.
 * Remarks: CONFLICT. Errors: NULL, STALE, NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_suggest(cas_solver *solver, cas_edit edit, double value,
                                      const cas_value **out_changes, size_t *out_count);

/* Sets several edits, solves once, and returns the variables whose values changed
 * since the last report, also with CAS_CONFLICT. out_changes and out_count
 * may both be NULL.
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
 * is off by less than 1e-12 of the sum of the sizes of its terms and its constant,
 * which is rounding. Soft rows and dropped rows may be violated; other required rows by
 * no more than the tolerance of cas_solver_solve().
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

/* Solves and returns the first ambiguous variables, at most limit of them, and looks no
 * further; SIZE_MAX for all. The array is valid until the next call that changes the
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

/* Solves and returns the range of an edit in which all values follow it in straight
 * lines: there its steps are one pass. Dropped rows stay dropped in it.
 * Errors: NULL, STALE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_edit_range(cas_solver *solver, cas_edit edit, double *out_low, double *out_high);

/* All values while an edit goes from its number to a target: straight lines
 * between breakpoints. Later calls on the solver do not change a path. Free it
 * before its solver. */
typedef struct cas_path cas_path;

/* Moves an edit to a target and returns the path of all values. Returns NULL with
 * CAS_ERROR_CONFLICT if required rows contradict each other at the target; the edit
 * stays where it is then.
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
 * one pass over all rows, and a step in double-double for each multiplier near a bound.
 * CAS_ERROR_INTERNAL: the result is wrong. CAS_ERROR_UNDECIDED: rounding hides whether
 * it is right, as it may where rows are nearly parallel.
 * Errors: NULL, INTERNAL, UNDECIDED, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_solver_check(cas_solver *solver);

/* Returns a number that two solvers share if they are in the same state bit for
 * bit: values, rows and basis. A call that failed with OUT_OF_MEMORY, NUMERIC or
 * LIMIT may change it, and a path that failed with CONFLICT. 0 for NULL. */
CAS_API uint64_t cas_solver_digest(const cas_solver *solver);

/* Writes variables, rows and basis as readable text.
 * Errors: NULL, OUT_OF_MEMORY */
CAS_API cas_status cas_solver_dump(const cas_solver *solver, cas_write write, void *context);

#ifdef __cplusplus
}
#endif

#endif
