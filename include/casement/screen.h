/* casement: screens. A scene with status bar, bars, keyboard, rotation and animation,
 * as on iOS 6 and later, and on Android.
 *
 *   Screens          what a screen is; settings; heights
 *   Devices          their screens, and the place of the window
 *   Safe areas       obstructions, and what they leave
 *   Controllers      content, navigation, tabs
 *   Keyboard         showing, hiding, its guide
 *   Scroll views     insets, offsets, docked inputs
 *   Bars             navigation bars, toolbars, tab bars; what is covered
 *   Status bar
 *   Animation        transactions, samples, curves
 */
#ifndef CASEMENT_SCREEN_H
#define CASEMENT_SCREEN_H

#include "../casement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* ---------------------------------------------------------------- Screens
 *
 * What covers an app's content: status bar, navigation bar, toolbar, tab bar and
 * keyboard; and what follows: where controllers' views begin, how high guides are,
 * which insets scroll views have. docs/laws.md lists the laws with their sources.
 *
 * A scene created with a profile has a screen; without one, the calls of this header
 * return CAS_ERROR_MODE, except those for scroll views and cas_device_get(). Calls
 * record a state; the next layout turns it into constants of constraints that exist
 * from the beginning. Keyboard events, rotations and commits lay out at once. Only
 * adding and removing controllers adds and removes constraints. Values are those of the
 * last layout. The same state gives the same frames and insets, whatever happened
 * before, except for scroll offsets and for how far bars have collapsed. In a scene
 * with a scale they are equal bit for bit; in others an edit may leave rounding errors
 * of the largest numbers it has had.
 *
 * A scene with a screen has a status bar, which is shown, and a keyboard, which is
 * hidden. A navigation controller has a navigation bar, which is shown, and a toolbar,
 * which is hidden; a tab controller has a tab bar, which is shown. Content and table
 * controllers have no bars: they lie under those of the controllers around them. Bars
 * are translucent on iOS 7 and later, and opaque on other profiles, unless cas_bar_set()
 * says otherwise.
 *
 * Coordinates, lengths and insets above 1e9 give CAS_ERROR_OUT_OF_RANGE.
 *
 * Bars and the keyboard are items of kind CAS_BAR, guides of kind CAS_GUIDE.
 * Constraints may name them, and their frames are reported like all others. The window
 * has status_bar, keyboard and keyboard_guide; the view of a content controller has
 * top_guide and bottom_guide; those of other controllers have navigation_bar, toolbar
 * and tab_bar. With several content controllers, rules find the guides of one by
 * cas_format_options.views. A layout that determines the screen from views, and these
 * views from the screen, may return CAS_UNSETTLED.
 *
 * The keyboard guide reaches from its top down to the bottom of the window. Its top is
 * the higher of two edges: the top of the keyboard, while a docked keyboard is shown;
 * and the top of the bars at the bottom of the window, or the bottom of the window
 * without such bars. Example: in a window 568 high with a tab bar of 49, the top of the
 * guide is at 519, and at 352 while a keyboard of 216 is shown. The bars are those of
 * the content controller that is shown at the bottom of the window, the innermost one.
 * Guides have no width, except that on iOS 15 and later, on Android and on
 * CAS_PROFILE_PLAIN the keyboard guide is as wide as the window.
 */

/* Manages a view of its own on a screen, as a view controller does. */
typedef uint32_t cas_controller;

/* Edges of a window or a view. */
#define CAS_EDGE_TOP 1u
#define CAS_EDGE_LEFT 2u
#define CAS_EDGE_BOTTOM 4u
#define CAS_EDGE_RIGHT 8u
#define CAS_EDGE_ALL 15u

/* What a screen does, so that callers need not compare profiles. */
typedef int32_t cas_capability;
enum {
    CAS_HAS_LAYOUT_GUIDES = 0,      /* controllers have top and bottom layout guides */
    CAS_ADJUSTS_SCROLL_INSETS = 1,  /* bars adjust the insets of scroll views */
    CAS_STATUS_BAR_OVERLAPS = 2,    /* the status bar lies over content */
    CAS_CONTENT_UNDERLAPS_BARS = 3, /* content extends under bars */
    CAS_ADJUSTS_BY_SAFE_AREA = 4    /* the safe area pads scroll views, wherever they are: cas_scroll_settings */
};

/* Returns 1 if the screen has a capability, else 0. */
CAS_API int32_t cas_scene_has_capability(const cas_scene *scene, cas_capability capability);

/* The style of the status bar. */
typedef int32_t cas_status_bar_style;
enum {
    CAS_STATUS_BAR_DEFAULT = 0, /* dark text, for light content */
    CAS_STATUS_BAR_LIGHT = 1    /* light text, for dark content */
};

/* Who decides the style of the status bar: controllers (the topmost visible one that is
 * no container), or the application. */
typedef int32_t cas_status_bar_source;
enum {
    CAS_STATUS_BAR_BY_CONTROLLERS = 0, /* what the controller on top prefers */
    CAS_STATUS_BAR_BY_APPLICATION = 1  /* what the application has set */
};

typedef struct cas_screen_settings {
    size_t size;                 /* set to sizeof(cas_screen_settings) before the call */
    cas_profile profile;         /* a change sets all heights to those of the new profile's table */
    uint32_t keyboard_guide;     /* CAS_GUIDE_...: what the keyboard guide follows; default 0 */
    double quarter_turn;         /* the duration of a rotation by 90 degrees in seconds; below 0: that of the profile */
    double half_turn;            /* the duration of a rotation by 180 degrees in seconds; below 0: that of the profile */
    int32_t is_in_call;          /* 1: the status bar has the height it has during a call */
    cas_status_bar_source status_bar_source; /* who decides the style of the status bar; default: controllers */
    cas_status_bar_style status_bar_style;   /* the style of the status bar that the application wants */
} cas_screen_settings;

/* Fills in what was set for a screen.
 * Errors: NULL, MODE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_screen_get(const cas_scene *scene, cas_screen_settings *out_settings);

/* Sets all settings of a screen.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_screen_set(cas_scene *scene, const cas_screen_settings *settings);

typedef struct cas_screen_state {
    size_t size;                 /* set to sizeof(cas_screen_state) before the call */
    cas_idiom idiom;             /* a phone or a tablet */
    cas_orientation orientation; /* of the device */
    cas_rect window;             /* where on the screen of the device the window is */
    cas_item keyboard_guide;     /* of the window */
} cas_screen_state;

/* Fills in the state of a screen.
 * Errors: NULL, MODE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_screen_get_state(const cas_scene *scene, cas_screen_state *out_state);

#define CAS_GUIDE_FOLLOWS_UNDOCKED 1u  /* has the frame of a keyboard that floats or is split */
#define CAS_GUIDE_IGNORES_SAFE_AREA 2u /* while the keyboard is away, ends at the bottom of the window */

/* The heights in the table of a profile, with their defaults on iOS 6 and iOS 7.
 * docs/laws.md has those of the other profiles. */
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
    CAS_HEIGHT_LARGE_TITLE = 9     /* 0; from iOS 11 on 52, on a phone in landscape 0: see cas_bar_settings */
};

/* Replaces a height of the table, for portrait or for landscape.
 * Errors: NULL, MODE, OUT_OF_RANGE, NOT_FINITE */
CAS_API cas_status cas_scene_set_height(cas_scene *scene, cas_height height, int32_t is_landscape, double value);

/* Returns a height of the table, for portrait or for landscape; NaN if there is no
 * screen. */
CAS_API double cas_scene_height(const cas_scene *scene, cas_height height, int32_t is_landscape);

/* Rotates the device, animated: between portrait and landscape, the width and height of
 * the window are exchanged. Takes 0.4 s for 90 degrees and 0.8 s for 180 unless
 * cas_screen_set() says otherwise, with CAS_CURVE_EASE_IN_OUT; in an open transaction,
 * its duration and curve. Does nothing in the present orientation. After a remark the
 * device is rotated, in a strict scene as well. A keyboard that is shown stays, with
 * the height of the new orientation.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE, OUT_OF_RANGE,
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_rotate(cas_scene *scene, cas_orientation orientation);

/* Devices */

/* A device: its screen, and what its hardware takes from it. */
typedef struct cas_device {
    const char *name;       /* may be NULL */
    cas_idiom idiom;
    double width, height;   /* of the screen in portrait */
    double scale;           /* pixels per point, above 0, for cas_scene_settings */
    cas_insets portrait;    /* what cutouts, rounded corners and a home indicator take */
    cas_insets landscape;   /* what they take in CAS_LANDSCAPE_RIGHT; CAS_LANDSCAPE_LEFT exchanges left and right */
    double status_bar;      /* the height of its status bar; 0 for that of the profile */
} cas_device;

/* Fills in a device of the table, by its index from 0; docs/laws.md lists them. Its
 * name is valid forever.
 * Errors: NULL, OUT_OF_RANGE (there are no more) */
CAS_API cas_status cas_device_get(size_t index, cas_device *out_device);

/* Makes the screen that of a device: its window is as large as the screen in the
 * present orientation, and its insets are obstructions. Heights are those of the
 * profile's table again, except that of the status bar, and on iOS 8 and later those
 * that depend on the device (docs/laws.md, C72, C86 to C88). The scale of the scene
 * stays. A strict scene does not refuse it.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE, TEXT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_set_device(cas_scene *scene, const cas_device *device);

/* Fills in the device of a scene: what cas_scene_set_device() was given. The name is
 * that of the same device in the table, valid forever; NULL if it is none of these.
 * Errors: NULL, MODE (also without a device) */
CAS_API cas_status cas_scene_device(const cas_scene *scene, cas_device *out_device);

/* Resizes the window, and sets where on the screen of the device it is: one of several
 * windows side by side, or in front of another. Obstructions of the device and
 * keyboards take of it what they cover. On iOS 8 and later, and on other profiles,
 * keyboard frames are in the coordinates of the screen. A rotation by 90 degrees puts
 * the window back to the origin.
 * Errors: NULL, MODE (also without a device, and on iOS 6 and iOS 7), NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_window(cas_scene *scene, cas_rect frame);

/* Obstructions and safe areas
 *
 * An obstruction is an area that something takes from the window. The status bar, the
 * insets of a device and the keyboard of events are obstructions; the program may add
 * its own: a panel, a keyboard that the system moves frame by frame, the hinge between
 * two halves of a screen. One that was added is an item of kind CAS_BAR, which
 * constraints may name. Setting it changes constants only, and animates in a
 * transaction.
 *
 * The safe area of a view is what obstructions at the edges of the window, and the bars
 * of the controllers around the view, leave of it. Guides, bars and the insets of
 * scroll views begin there, too. Obstructions without an edge, and keyboards, leave
 * safe areas as they are.
 */

/* What an obstruction is. */
typedef int32_t cas_obstruction_kind;
enum {
    CAS_OBSTRUCTION_STATUS_BAR = 0, /* a status bar */
    CAS_OBSTRUCTION_BAR = 1,        /* a bar of the system or of the program */
    CAS_OBSTRUCTION_CUTOUT = 2,     /* a cutout of the screen: a notch, a camera */
    CAS_OBSTRUCTION_INDICATOR = 3,  /* an indicator of gestures */
    CAS_OBSTRUCTION_KEYBOARD = 4,   /* at the bottom: moves the keyboard guide, pads scroll views as a keyboard */
    CAS_OBSTRUCTION_PANEL = 5       /* a panel of the program */
};

/* Adds an obstruction that takes nothing yet, and returns its item. edge is one of
 * CAS_EDGE_TOP, CAS_EDGE_LEFT, CAS_EDGE_BOTTOM and CAS_EDGE_RIGHT for one that takes
 * from that edge, from side to side; 0 for a rectangle. name may be NULL:
 * "obstruction".
 * Errors: NULL, MODE, OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_obstruction(cas_scene *scene, cas_obstruction_kind kind, uint32_t edge,
                                           const char *name);

/* Sets how far an obstruction reaches from its edge into the window.
 * Errors: NULL, MODE, STALE, KIND (not one with an edge), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_obstruction_set_depth(cas_scene *scene, cas_item obstruction, double depth);

/* Sets where in the window an obstruction without an edge is.
 * Errors: NULL, MODE, STALE, KIND (not one without an edge), NOT_FINITE,
 * OUT_OF_RANGE */
CAS_API cas_status cas_obstruction_set_frame(cas_scene *scene, cas_item obstruction, cas_rect frame);

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

/* Returns the guide of a view's safe area, "safe_area" in the view. It is made when it
 * is first asked for, with four constraints; from then on only their constants change.
 * The guide of a scroll view lies in its frame and does not scroll. CAS_WINDOW for that
 * of the window.
 * Errors: NULL, MODE, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_safe_area(cas_scene *scene, cas_item view);

/* Fills in how far the safe area lies inside a view, from each of its edges. Where
 * views are, and what their controllers' bars cover, is as of the last layout.
 * Errors: NULL, MODE, STALE, KIND (not a view) */
CAS_API cas_status cas_view_safe_insets(cas_scene *scene, cas_item view, cas_insets *out_insets);

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
 * Errors: NULL, MODE, STALE, KIND (not a view, a box, or a navigation controller inside
 * another's stack), OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_controller cas_scene_add_controller(cas_scene *scene, cas_item view, cas_controller_kind kind,
                                                const char *name);

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

typedef struct cas_controller_settings {
    size_t size;                        /* set to sizeof(cas_controller_settings) before the call */
    uint32_t edges;                     /* CAS_EDGE_...: at which its view extends under bars; default CAS_EDGE_ALL */
    int32_t extends_under_opaque_bars;  /* 1: its view extends under opaque bars, too; default 0 */
    int32_t adjusts_scroll_insets;      /* 1, the default: bars adjust the insets of its scroll view */
    cas_status_bar_style status_bar_style; /* the style of the status bar that it prefers */
    cas_insets additional_insets;       /* what it keeps free in its view, besides what is covered */
} cas_controller_settings;

/* Fills in what was set for a controller.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_controller_get(const cas_scene *scene, cas_controller controller,
                                      cas_controller_settings *out_settings);

/* Sets all settings of a controller. Its scroll view is its view, or the first child of
 * that. Its safe area, its guides and those of all controllers in it are smaller by the
 * additional insets. cas_controller_get_state() says which settings have an effect
 * where it is.
 * Errors: NULL, MODE, STALE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set(cas_scene *scene, cas_controller controller,
                                      const cas_controller_settings *settings);

typedef struct cas_controller_state {
    size_t size;                  /* set to sizeof(cas_controller_state) before the call */
    cas_controller_kind kind;     /* what the controller is */
    cas_controller parent;        /* the controller that contains it; 0 if none does */
    cas_controller shown;         /* the controller that a navigation or tab controller shows; 0 if none */
    cas_item top_guide;           /* the top layout guide of a content controller; 0 if it has none */
    cas_item bottom_guide;        /* the bottom layout guide of a content controller; 0 if it has none */
    int32_t reads_edges;          /* 1: edges has an effect; needs CAS_CONTENT_UNDERLAPS_BARS */
    int32_t reads_opaque_bars;    /* 1: extends_under_opaque_bars has one; needs CAS_CONTENT_UNDERLAPS_BARS */
    int32_t reads_scroll_insets;  /* 1: adjusts_scroll_insets has an effect; needs CAS_ADJUSTS_SCROLL_INSETS */
    double bars_height;           /* what status bar and navigation bars cover at its top */
    double collapsed;             /* how far the bars of a navigation controller have collapsed, from 0 to 1 */
} cas_controller_state;

/* Fills in the state of a controller.
 *
 * A controller reads edges and extends_under_opaque_bars if it is on the stack of a
 * navigation controller or a tab, and adjusts_scroll_insets if it is inside of such a
 * controller at any depth.
 *
 * bars_height is what a constant gains or loses between iOS 6 and iOS 7. On a phone in
 * portrait it is 64 at the top of the window, 44 for a navigation controller that
 * begins further down, and 0 below all bars. It is measured from the top of the
 * outermost navigation or tab controller around the controller, whether or not its view
 * extends under their bars. Where the program's views begin is read as of the last
 * layout.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_controller_get_state(const cas_scene *scene, cas_controller controller,
                                            cas_controller_state *out_state);

/* Keyboard */

/* A curve of animations: one of these, or a number of the program's own, which
 * cas_scene_define_curve() defines. An unknown number is accepted, since systems send
 * undocumented curves: cas_scene_last_timing() returns it, it is sampled as
 * CAS_CURVE_EASE_IN_OUT over the given duration, and cas_scene_describe() reports it. A
 * negative number gives CAS_ERROR_OUT_OF_RANGE unless it is defined. With every curve,
 * a duration of 0 takes effect at once. */
typedef int32_t cas_curve;
enum {
    CAS_CURVE_EASE_IN_OUT = 0, /* slow at both ends */
    CAS_CURVE_EASE_IN = 1,     /* slow at the beginning */
    CAS_CURVE_EASE_OUT = 2,    /* slow at the end */
    CAS_CURVE_LINEAR = 3,      /* of the same speed all the way */
    CAS_CURVE_KEYBOARD = 7     /* a critically damped spring of half a second, whatever the duration except 0 */
};

/* Shows the keyboard at a frame, animated. On iOS 6 and iOS 7 profiles the frame is in
 * portrait screen coordinates, whatever the orientation. Only the last event counts. A
 * docked keyboard covers the bottom of the window from side to side, in the present
 * orientation or in the one that the device is rotated to next. Any other keyboard
 * floats or is split, one at the top of the window included: it is at its frame, but
 * covers nothing and moves no guide. A frame that is empty or off the screen hides the
 * keyboard.
 *
 * The event is a transaction of its own. In an open transaction it joins that, and its
 * duration and curve replace those given to cas_scene_begin_animation(). Samples
 * report what moves. With CAS_CURVE_KEYBOARD the animation takes 0.5 s, whatever the
 * duration except 0. With a duration of 0 nothing is animated, whatever the curve, and
 * the next layout reports the new frames. After a remark the keyboard is shown, in a
 * strict scene as well.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE, NOT_FINITE,
 * OUT_OF_RANGE (sizes, duration, a negative curve), OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_keyboard_show(cas_scene *scene, cas_rect frame, double duration, cas_curve curve);

/* Hides the keyboard, animated, as a transaction of its own or as part of an open one.
 * A duration of 0 hides it at once. After a remark the keyboard is hidden.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE, NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_keyboard_hide(cas_scene *scene, double duration, cas_curve curve);

/* Returns the frame of the keyboard in the window, docked or floating; all 0 while it
 * is hidden. */
CAS_API cas_rect cas_keyboard_frame(const cas_scene *scene);

/* Returns 1 if the keyboard is shown and covers the bottom of the window from side to
 * side, else 0: while it is hidden, floats or is split, and without a screen. */
CAS_API int32_t cas_keyboard_is_docked(const cas_scene *scene);

/* Returns the frame to pass to cas_keyboard_show() for the standard keyboard in the
 * present orientation, with an accessory of a height on top, such as the bar of
 * suggestions; all NaN without a screen, and for an invalid height. As
 * cas_keyboard_show() expects it, it is in portrait screen coordinates on iOS 6 and iOS
 * 7: (158, 0, 162, 480) on a phone of 320 x 480 in CAS_LANDSCAPE_LEFT, where
 * cas_keyboard_frame() then returns (0, 158, 480, 162). */
CAS_API cas_rect cas_keyboard_standard_frame(const cas_scene *scene, double accessory);

/* Scroll views
 *
 * The functions of this section work in every scene. Without a screen there are no bars
 * and no keyboard: the program and docked inputs pad scroll views.
 *
 * Insets have layers: at each edge, program + max(bars, keyboard), so that none
 * overwrites another. The program's layer is in cas_scroll_settings. Bars adjust only a
 * controller's root view or its first child, and only if that is a scroll view. A
 * docked input is part of the keyboard's layer, whether or not the keyboard is shown.
 * The program's layer is added to what is covered and must not include bars, keyboard
 * or docked input.
 *
 * An offset is the point of the content at the top left of the scroll view. It begins
 * at the top of its range, (-left, -top) of the insets: at (0, -64) below a status bar
 * and a navigation bar. It stays as it is, except that a view scrolled to its top stays
 * at its top, and that an offset out of range is brought back when insets, content or
 * size change: an offset depends on what happened before.
 *
 * The size of the content is that of the content guide, at first 0. Either constraints
 * between items inside and the edges of the scroll view determine it, or
 * cas_scroll_set_content_size(). If both do, at CAS_REQUIRED, they conflict.
 */

/* Which edges of the safe area pad a scroll view, where the profile has
 * CAS_ADJUSTS_BY_SAFE_AREA: from CAS_PROFILE_IOS11 on. */
typedef int32_t cas_adjustment;
enum {
    CAS_ADJUST_AUTOMATIC = 0,       /* as CAS_ADJUST_SCROLLABLE_AXES; top and bottom always where bars adjust it */
    CAS_ADJUST_SCROLLABLE_AXES = 1, /* of the axes along which the content is longer than the scroll view */
    CAS_ADJUST_NEVER = 2,           /* of no edge */
    CAS_ADJUST_ALWAYS = 3           /* of all edges */
};

typedef struct cas_scroll_settings {
    size_t size;                 /* set to sizeof(cas_scroll_settings) before the call */
    cas_insets insets;           /* what the program pads the content by */
    cas_insets indicator_insets; /* what the program pads the scroll indicators by */
    cas_choice follows_keyboard; /* keyboard and docked input pad it; default: if bars pad it, or an input is docked */
    cas_adjustment adjustment;   /* which edges of the safe area pad it, on profiles with CAS_ADJUSTS_BY_SAFE_AREA */
    cas_item docked;             /* the input of a chat, which lies over the scroll view; 0 for none */
} cas_scroll_settings;

/* Fills in what was set for a scroll view.
 * Errors: NULL, STALE, KIND (not a scroll view), OUT_OF_RANGE (size) */
CAS_API cas_status cas_scroll_get(const cas_scene *scene, cas_item scroll, cas_scroll_settings *out_settings);

/* Sets all settings of a scroll view.
 *
 * Where a docked input lies over the scroll view, the bottom inset reaches up to the
 * top of the input, whether or not the keyboard is shown; with the keyboard, up to the
 * higher of the two. Bars below the input are counted with it, not added. An input that
 * is hidden, or beside, below or above the scroll view, changes no inset. The caller
 * places the input: its bottom at the top of the keyboard guide moves it with the
 * keyboard.
 * Errors: NULL, STALE, KIND (not a scroll view; the input is not a view),
 * NOT_FINITE, OUT_OF_RANGE, IN_USE (scroll view and input: one contains the other),
 * OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set(cas_scene *scene, cas_item scroll, const cas_scroll_settings *settings);

typedef struct cas_scroll_state {
    size_t size;                    /* set to sizeof(cas_scroll_state) before the call */
    cas_insets insets;              /* what the program, bars and keyboard pad the content by */
    cas_insets indicator_insets;    /* what the program, bars and keyboard pad the scroll indicators by */
    cas_insets shown_insets;        /* the insets as last sampled: an animation moves them to `insets` */
    cas_size content_size;          /* the size of the content guide */
    cas_point offset;               /* the point of the content at the top left, as of the last layout */
    cas_point shown_offset;         /* the offset as last sampled: an animation moves it to `offset` */
    cas_rect visible;               /* the rectangle inside all insets, in content coordinates */
    int32_t is_adjusted;            /* 1: bars pad it */
} cas_scroll_state;

/* Fills in the state of a scroll view.
 * Errors: NULL, STALE, KIND (not a scroll view), OUT_OF_RANGE (size) */
CAS_API cas_status cas_scroll_get_state(const cas_scene *scene, cas_item scroll, cas_scroll_state *out_state);

/* Sets the size of the content. The first call adds two required constraints on the
 * content guide, later calls change their constants. If other required constraints
 * determine another size, the next layout returns CAS_CONFLICT and drops the newer
 * ones, and a strict scene refuses the call. Leave the call out where constraints
 * determine the size.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scroll_set_content_size(cas_scene *scene, cas_item scroll, double width, double height);

/* Sets the offset, as a program does: bars do not collapse. An offset out of range is
 * accepted, and stays until insets, content or size change.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set_offset(cas_scene *scene, cas_item scroll, double x, double y);

/* Sets the offset, as a user's finger does: bars may collapse. velocity is in points a
 * second, positive into the content.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_drag(cas_scene *scene, cas_item scroll, double x, double y, double velocity);

/* Makes the next layout scroll to the end of the content, above whatever covers it. If
 * the keyboard is shown or hidden or the screen rotates before that, it is the layout
 * after the event that scrolls, as part of its animation.
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_scroll_to_bottom(cas_scene *scene, cas_item scroll);

/* Returns the nearest offset at which a rectangle in content coordinates, as the frame
 * of a child of the scroll view, is visible; its top and left if it is too large.
 * Scrolls nothing: pass the offset to cas_scroll_set_offset().
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scroll_offset_showing(cas_scene *scene, cas_item scroll, cas_rect rect, cas_point *out_offset);

/* Bars
 *
 * `controller` is the one that has the bar: a navigation controller for
 * CAS_NAVIGATION_BAR and CAS_TOOLBAR, a tab controller for CAS_TAB_BAR; never the
 * content controller shown there. Any other gives CAS_ERROR_KIND. Navigation bar and
 * tab bar are shown at first, a toolbar is hidden.
 */

/* Which bar of a controller. */
typedef int32_t cas_bar_kind;
enum {
    CAS_NAVIGATION_BAR = 1, /* of a navigation controller, at the top */
    CAS_TOOLBAR = 2,        /* of a navigation controller, at the bottom */
    CAS_TAB_BAR = 3         /* of a tab controller, at the bottom */
};

typedef struct cas_bar_settings {
    size_t size;               /* set to sizeof(cas_bar_settings) before the call */
    cas_choice is_translucent; /* content extends under translucent bars; by default on iOS 7 and later */
    /* Of a navigation bar; any other bar has the defaults: */
    int32_t has_prompt;        /* a line of text above the title */
    int32_t has_large_title;   /* below the bar, CAS_HEIGHT_LARGE_TITLE high */
    double image_height;       /* of its background image, for programs that draw the scene; 0 for none */
    cas_item collapses_with;   /* a scroll view: the bars collapse while the user scrolls into it; 0 for none */
    double compact_height;     /* of the collapsed bar; below 0, the default: that of the table */
    double flick_velocity;     /* in points a second: a flick upwards so fast brings the bars back; default 300 */
} cas_bar_settings;

/* Fills in what was set for a bar.
 * Errors: NULL, MODE, STALE, KIND (the controller has no such bar), OUT_OF_RANGE */
CAS_API cas_status cas_bar_get(const cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                               cas_bar_settings *out_settings);

/* Sets all settings of a bar.
 *
 * A large title shows while the scroll view of the controller that shows is at its top,
 * and collapses as that scrolls into its content. The scroll view is the controller's
 * view or the first child of that; without one the title stays. Bars that collapse: the
 * navigation bar shrinks to its compact height and the toolbar disappears; they return
 * on a tap on the bar, at the very top, on a flick upwards, and when the scroll view is
 * removed.
 * Errors: NULL, MODE, STALE, KIND (the controller has no such bar; collapses_with is
 * not a scroll view inside the controller; a setting of a navigation bar for another),
 * NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_bar_set(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                               const cas_bar_settings *settings);

typedef struct cas_bar_state {
    size_t size;             /* set to sizeof(cas_bar_state) before the call */
    cas_item item;           /* the bar, for constraints and frames */
    cas_rect frame;          /* in the controller's view, without the part under the status bar: (0, 20, w, 44) */
    double effective_height; /* the height with the part under the status bar: 64; 0 while hidden */
    int32_t is_hidden;       /* 1: cas_bar_set_hidden() has hidden it */
    int32_t is_translucent;  /* 1: content extends under it */
} cas_bar_state;

/* Fills in the state of a bar.
 * Errors: NULL, MODE, STALE, KIND (the controller has no such bar), OUT_OF_RANGE */
CAS_API cas_status cas_bar_get_state(const cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                     cas_bar_state *out_state);

/* Hides or shows a bar.
 * Errors: NULL, MODE, STALE, KIND, OUT_OF_RANGE */
CAS_API cas_status cas_bar_set_hidden(cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                                      int32_t is_hidden);

/* Returns where a navigation bar draws a background image of a height, and the height
 * of the opaque black above it.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_bar_image_frame(cas_scene *scene, cas_controller navigation, double image_height,
                                       cas_rect *out_frame, double *out_black);

/* Tells a navigation controller that its bar was tapped: collapsed bars return.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_navigation_tap_bar(cas_scene *scene, cas_controller navigation);

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

/* Returns all views that bars, obstructions or a docked keyboard cover in part or in
 * whole, without scroll views and what they scroll, controllers' views, and views that
 * contain these. At the bottom the one that reaches further up counts, bars or
 * keyboard. A view whose bottom is the top of the keyboard guide, as a docked input, is
 * not covered. The array is valid until the next call on the scene.
 * Errors: NULL, MODE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_obscured(cas_scene *scene, const cas_covering **out_coverings, size_t *out_count);

/* Status bar. Its appearance never changes a layout. */

typedef struct cas_status_bar_state {
    size_t size;    /* set to sizeof(cas_status_bar_state) before the call */
    cas_item item;  /* the status bar, for constraints and frames */
    cas_rect frame; /* in the window */
    double height;  /* 0 while hidden */
    cas_status_bar_style style; /* the style that is shown */
    int32_t is_text_white; /* 1: its text is white; 0: black */
    int32_t is_opaque;     /* 1: it is black with white text */
    int32_t is_hidden;     /* 1: cas_status_bar_set_hidden() has hidden it */
} cas_status_bar_state;

/* Fills in the state of the status bar.
 * Errors: NULL, MODE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_status_bar_get_state(const cas_scene *scene, cas_status_bar_state *out_state);

/* Hides or shows the status bar.
 * Errors: NULL, MODE */
CAS_API cas_status cas_status_bar_set_hidden(cas_scene *scene, int32_t is_hidden);

/* Animation. The program passes the time; the library has no timer. */

#define CAS_FROM_BEGINNING 1u   /* start from where layout had put items, not from where they are shown */
#define CAS_MOVE_CONSTRAINTS 2u /* animate constants and lay out every sample; default: animate frames */

/* Begins a transaction: what changes until cas_scene_commit_animation() moves together.
 * Layouts inside it report nothing. flags are CAS_FROM_BEGINNING and
 * CAS_MOVE_CONSTRAINTS. Events inside it join it: see cas_keyboard_show() and
 * cas_scene_rotate(). What changed before does not move; a conflict in it is reported
 * by the commit, or by the layout or sample that follows.
 * Errors: NULL, MODE (a transaction is open), NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_begin_animation(cas_scene *scene, double duration, cas_curve curve, uint32_t flags);

/* Commits the open transaction: lays out and starts the animations. Where frames move,
 * cas_item_frame() returns their end from now on, and samples report the way. A
 * measure function's bad answer is reported by the next layout or sample.
 * Remarks: CONFLICT, UNSETTLED. Errors: NULL, MODE (no transaction is open),
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_commit_animation(cas_scene *scene);

/* Returns the frames at a time in seconds after the last commit, where they differ from
 * the last report. Where frames move, the first sample after a commit reports all items
 * that it animates, at time 0 at their start, and what changed without animation. Time
 * may go back until the next commit; before it, at times below 0 (a frame of a browser
 * may have begun before the click), all is as at time 0. Values end exactly at their
 * targets. Another transaction continues from where the last sample showed things.
 *
 * A view that the transaction hides in a stack shrinks to size 0 along the axis of the
 * stack, between the visible views next to it. It stays there, and layouts and samples
 * do not report its solved frame, until it is shown or leaves the stack. A view that
 * the transaction shows grows from there. With CAS_MOVE_CONSTRAINTS both happen at
 * once.
 *
 * Animated frames are not rounded to pixels; their start and end are, except where a
 * view collapses. With CAS_MOVE_CONSTRAINTS every sample is a layout, rounded like any
 * other. The array is valid until the next call that changes the scene or lays it out,
 * with remarks as well. out_changes and out_count may both be NULL.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE (also while a
 * transaction is open), NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample(cas_scene *scene, double time, const cas_change **out_changes, size_t *out_count);

/* Samples as cas_scene_sample() does, and returns frames as shown in the coordinates of
 * the window, offsets of scroll views included: of the items whose shown frames in the
 * window differ from those of the last call of this function, the first time of all. It
 * costs as much as the items that it looks at: those that a sample returns, all scroll
 * views, and what is inside of those that moved; all items after another layout or
 * sample reported changes, and after items were added. What does not move is where
 * cas_item_window_frame() says, but for rounding of the last bits. No later report
 * repeats a change that this function returned.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE (also while a
 * transaction is open), NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample_in_window(cas_scene *scene, double time, const cas_change **out_changes,
                                              size_t *out_count);

/* Shows the scene at a time in seconds after the last commit, as cas_scene_sample()
 * does, without a report: cas_item_shown_frame(), shown offsets and shown insets are
 * those at this time, and where constraints move, all frames. The next sample reports
 * everything that differs from the last report. A layout does so where constraints
 * move; where frames move it reports none of their places, not even the end, so sample
 * after a seek past the end. To look ahead, seek to other times, then back to what
 * cas_scene_time() returned first: frames and reports are as before. Where constraints
 * move, a layout is pending then, which the digest includes. At other times, frames
 * include changes of constraints that are not laid out. Seeking back cannot run out of
 * memory. Required constraints that conflict at this time are no error: the newest is
 * dropped.
 * Errors: NULL, MODE (also in an open transaction), NOT_FINITE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_seek(cas_scene *scene, double time);

/* Returns 1 if something moves after the time of the last sample, else 0. out_end may
 * be NULL; it receives the time at which that ends, in seconds after the last commit. */
CAS_API int32_t cas_scene_is_moving(const cas_scene *scene, double *out_end);

/* Returns the time of the last sample or seek, in seconds after the last commit; 0
 * before the first one. NaN without a screen. */
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

/* Returns the control points of a curve that cas_scene_define_curve() defined.
 * Errors: NULL, MODE, STALE (the curve is not defined) */
CAS_API cas_status cas_scene_curve(const cas_scene *scene, cas_curve curve, cas_point *out_first,
                                   cas_point *out_second);

#ifdef __cplusplus
}
#endif

#endif
