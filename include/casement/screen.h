/* casement: screens. A scene with status bar, bars, keyboard, rotation and animation,
 * as on iOS 6 and later, and on Android.
 *
 *   Screens          settings and state of a screen; heights
 *   Devices          screens of devices, and the position of the window
 *   Safe areas       obstructions and safe areas
 *   Controllers      content, navigation, tabs
 *   Keyboard         showing, hiding, its guide
 *   Scroll views     insets, offsets, docked inputs
 *   Bars             navigation bars, toolbars, tab bars; obscured views
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
 * A screen models the status bar, navigation bar, toolbar, tab bar and keyboard that
 * cover an app's content, and their effects: the frames of controllers' views, the
 * heights of guides, the insets of scroll views. docs/laws.md lists the rules and their
 * sources.
 *
 * A scene created with a profile has a screen; without one, the calls of this header
 * return CAS_ERROR_MODE, except those for scroll views and cas_device_get(). Calls
 * record a state; the next layout turns it into constants of constraints that exist
 * from the beginning. Keyboard events, rotations and commits lay out at once. Only
 * adding and removing controllers adds and removes constraints. Values are those of the
 * last layout. The same state gives the same frames and insets, whatever happened
 * before, except for scroll offsets and the collapse of bars. In a scene with a scale
 * they are bit-identical; in others an edit may leave rounding errors in proportion to
 * its largest numbers.
 *
 * A scene with a screen has a status bar, which is shown, and a keyboard, which is
 * hidden. A navigation controller has a navigation bar, which is shown, and a toolbar,
 * which is hidden; a tab controller has a tab bar, which is shown. Content and table
 * controllers have no bars: they are under the bars of the controllers that contain
 * them. Bars are translucent on iOS 7 and later, and opaque on other profiles, unless
 * cas_bar_set() says otherwise.
 *
 * Coordinates, lengths and insets above 1e9 give CAS_ERROR_OUT_OF_RANGE.
 *
 * Bars and the keyboard are items of kind CAS_BAR, guides of kind CAS_GUIDE.
 * Constraints can refer to them, and their frames are reported like all others. The
 * window has status_bar, keyboard and keyboard_guide; the view of a content controller
 * has top_guide and bottom_guide; those of other controllers have navigation_bar,
 * toolbar and tab_bar. With several content controllers, rules find the guides of one
 * by cas_format_options.views. If the screen depends on the frames of views which
 * depend on the screen, a layout may return CAS_UNSETTLED.
 *
 * The keyboard guide reaches from its top down to the bottom of the window. Its top is
 * the higher of two edges: the top of the keyboard, while a docked keyboard is shown;
 * and the top of the bars at the bottom of the window, or the bottom of the window
 * without such bars. Example: in a window 568 high with a tab bar of 49, the top of the
 * guide is at 519, and at 352 while a keyboard of 216 is shown. The bars are those of
 * the innermost visible content controller at the bottom of the window. Guides have no
 * width, except that on iOS 15 and later, on Android and on CAS_PROFILE_PLAIN the
 * keyboard guide is as wide as the window.
 */

/* A controller of a view, like a view controller in UIKit. */
typedef uint32_t cas_controller;

/* Edges of a window or a view. */
#define CAS_EDGE_TOP 1u
#define CAS_EDGE_LEFT 2u
#define CAS_EDGE_BOTTOM 4u
#define CAS_EDGE_RIGHT 8u
#define CAS_EDGE_ALL 15u

/* A capability of a screen, so that callers need not compare profiles. */
typedef int32_t cas_capability;
enum {
    CAS_HAS_LAYOUT_GUIDES = 0,      /* controllers have top and bottom layout guides */
    CAS_ADJUSTS_SCROLL_INSETS = 1,  /* bars adjust the insets of scroll views */
    CAS_STATUS_BAR_OVERLAPS = 2,    /* the status bar overlaps content */
    CAS_CONTENT_UNDERLAPS_BARS = 3, /* content extends under bars */
    CAS_ADJUSTS_BY_SAFE_AREA = 4    /* safe areas adjust the insets of all scroll views: cas_scroll_settings */
};

/* Returns 1 if the screen has a capability, else 0. */
CAS_API int32_t cas_scene_has_capability(const cas_scene *scene, cas_capability capability);

/* The style of the status bar. */
typedef int32_t cas_status_bar_style;
enum {
    CAS_STATUS_BAR_DEFAULT = 0, /* dark text, for light content */
    CAS_STATUS_BAR_LIGHT = 1    /* light text, for dark content */
};

/* The source of the style of the status bar: controllers (the topmost visible one that
 * is not a container), or the application. */
typedef int32_t cas_status_bar_source;
enum {
    CAS_STATUS_BAR_BY_CONTROLLERS = 0, /* the style that the topmost controller prefers */
    CAS_STATUS_BAR_BY_APPLICATION = 1  /* the style that the application has set */
};

typedef struct cas_screen_settings {
    size_t size;                 /* set to sizeof(cas_screen_settings) before the call */
    cas_profile profile;         /* a change sets all heights to those of the new profile's table */
    uint32_t keyboard_guide;     /* CAS_GUIDE_...: flags of the keyboard guide; default 0 */
    double quarter_turn;         /* the duration of a rotation by 90 degrees in seconds; below 0: that of the profile */
    double half_turn;            /* the duration of a rotation by 180 degrees in seconds; below 0: that of the profile */
    int32_t is_in_call;          /* 1: the status bar has the height it has during a call */
    cas_status_bar_source status_bar_source; /* the source of the style of the status bar; default: controllers */
    cas_status_bar_style status_bar_style;   /* the style of the status bar that the application prefers */
} cas_screen_settings;

/* Fills in the settings of a screen.
 * Errors: NULL, MODE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_screen_get(const cas_scene *scene, cas_screen_settings *out_settings);

/* Sets all settings of a screen.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_screen_set(cas_scene *scene, const cas_screen_settings *settings);

typedef struct cas_screen_state {
    size_t size;                 /* set to sizeof(cas_screen_state) before the call */
    cas_idiom idiom;             /* a phone or a tablet */
    cas_orientation orientation; /* of the device */
    cas_rect window;             /* the frame of the window on the screen of the device */
    cas_item keyboard_guide;     /* of the window */
} cas_screen_state;

/* Fills in the state of a screen.
 * Errors: NULL, MODE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_screen_get_state(const cas_scene *scene, cas_screen_state *out_state);

#define CAS_GUIDE_FOLLOWS_UNDOCKED 1u  /* it also follows a floating or split keyboard */
#define CAS_GUIDE_IGNORES_SAFE_AREA 2u /* without a keyboard it ends at the bottom of the window, not above bars */

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

/* Rotates the device, animated. Between portrait and landscape, the width and height of
 * the window are swapped. Takes 0.4 s for 90 degrees and 0.8 s for 180 unless
 * cas_screen_set() says otherwise, with CAS_CURVE_EASE_IN_OUT; in an open transaction,
 * its duration and curve. Does nothing in the present orientation. After a remark the
 * device is rotated, in a strict scene as well. A visible keyboard stays visible, with
 * the height for the new orientation.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE, OUT_OF_RANGE,
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_rotate(cas_scene *scene, cas_orientation orientation);

/* Devices */

/* A device: its screen, and the insets for its hardware. */
typedef struct cas_device {
    const char *name;       /* may be NULL */
    cas_idiom idiom;
    double width, height;   /* of the screen in portrait */
    double scale;           /* pixels per point, above 0, for cas_scene_settings */
    cas_insets portrait;    /* for cutouts, rounded corners and a home indicator */
    cas_insets landscape;   /* in CAS_LANDSCAPE_RIGHT; for CAS_LANDSCAPE_LEFT left and right are swapped */
    double status_bar;      /* the height of its status bar; 0 for that of the profile */
} cas_device;

/* Fills in a device of the table, by its index from 0; docs/laws.md lists them. Its
 * name stays valid.
 * Errors: NULL, OUT_OF_RANGE (there are no more) */
CAS_API cas_status cas_device_get(size_t index, cas_device *out_device);

/* Sets the device: the window gets the size of its screen in the present orientation,
 * and its insets become obstructions. Heights are reset to the table of the profile,
 * except those that the device determines: the status bar, and others on iOS 8 and
 * later (docs/laws.md, C72, C86 to C88). The scale of the scene does not change. A
 * strict scene does not refuse it.
 * Errors: NULL, MODE, NOT_FINITE, OUT_OF_RANGE, TEXT, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_set_device(cas_scene *scene, const cas_device *device);

/* Fills in the device that cas_scene_set_device() has set. The name is that of the same
 * device in the table, and stays valid; NULL if the device is not in the table.
 * Errors: NULL, MODE (also without a device) */
CAS_API cas_status cas_scene_device(const cas_scene *scene, cas_device *out_device);

/* Sets the frame of the window on the screen of the device, for windows side by side or
 * in front of each other. Obstructions of the device, and keyboards, cover the part of
 * the window that they overlap. Keyboard frames are then in screen coordinates. A
 * rotation by 90 degrees moves the window back to the origin.
 * Errors: NULL, MODE (also without a device, and on iOS 6 and iOS 7), NOT_FINITE,
 * OUT_OF_RANGE, OUT_OF_MEMORY; CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scene_set_window(cas_scene *scene, cas_rect frame);

/* Obstructions and safe areas
 *
 * An obstruction is a covered area of the window. The status bar, the insets of a
 * device and the keyboard are obstructions; the program can add its own: a panel, a
 * keyboard that the system moves frame by frame, the hinge between two halves of a
 * screen. An added obstruction is an item of kind CAS_BAR, which constraints can refer
 * to. Moving it changes constants only, and is animated in a transaction.
 *
 * The safe area of a view is the part that is not covered by obstructions at the edges
 * of the window or by the bars of the controllers around the view. Guides, bars and the
 * insets of scroll views follow it. Obstructions without an edge, and keyboards, have
 * no effect on safe areas.
 */

/* The kind of an obstruction. */
typedef int32_t cas_obstruction_kind;
enum {
    CAS_OBSTRUCTION_STATUS_BAR = 0, /* a status bar */
    CAS_OBSTRUCTION_BAR = 1,        /* a bar of the system or of the program */
    CAS_OBSTRUCTION_CUTOUT = 2,     /* a cutout of the screen: a notch, a camera */
    CAS_OBSTRUCTION_INDICATOR = 3,  /* an indicator of gestures */
    CAS_OBSTRUCTION_KEYBOARD = 4,   /* at the bottom: moves the keyboard guide and pads scroll views, like a keyboard */
    CAS_OBSTRUCTION_PANEL = 5       /* a panel of the program */
};

/* Adds an obstruction, which covers nothing yet, and returns its item. edge is
 * CAS_EDGE_TOP, CAS_EDGE_LEFT, CAS_EDGE_BOTTOM or CAS_EDGE_RIGHT for an obstruction
 * along the full length of that edge; 0 for a rectangle. name may be NULL:
 * "obstruction".
 * Errors: NULL, MODE, OUT_OF_RANGE, TEXT, TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_scene_add_obstruction(cas_scene *scene, cas_obstruction_kind kind, uint32_t edge,
                                           const char *name);

/* Sets how far an obstruction reaches from its edge into the window.
 * Errors: NULL, MODE, STALE, KIND (not one with an edge), NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_obstruction_set_depth(cas_scene *scene, cas_item obstruction, double depth);

/* Sets the frame in the window of an obstruction without an edge.
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

/* Returns the safe area guide of a view, named "safe_area"; view may be CAS_WINDOW. The
 * first call creates it with four constraints; later only their constants change. The
 * guide of a scroll view is in its frame and does not scroll.
 * Errors: NULL, MODE, STALE, KIND (not a view), TOO_MANY, OUT_OF_MEMORY */
CAS_API cas_item cas_view_safe_area(cas_scene *scene, cas_item view);

/* Fills in the distances of the edges of a view from those of its safe area, as of the
 * last layout.
 * Errors: NULL, MODE, STALE, KIND (not a view) */
CAS_API cas_status cas_view_safe_insets(cas_scene *scene, cas_item view, cas_insets *out_insets);

/* Controllers */

/* The kind of a controller. */
typedef int32_t cas_controller_kind;
enum {
    CAS_CONTENT = 0,    /* shows content of the app; its views may contain other controllers */
    CAS_NAVIGATION = 1, /* a stack of controllers whose last one is visible; has a navigation bar and a toolbar */
    CAS_TAB = 2,        /* several controllers, one of them visible, initially the first; has a tab bar */
    CAS_TABLE = 3       /* content whose view is a scroll view */
};

/* Adds a controller whose view fills another view, and returns its id. In the view of a
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

/* Returns the controller whose view is this item; 0 if there is none. */
CAS_API cas_controller cas_item_controller(const cas_scene *scene, cas_item item);

typedef struct cas_controller_settings {
    size_t size;                        /* set to sizeof(cas_controller_settings) before the call */
    uint32_t edges;                     /* CAS_EDGE_...: edges at which its view extends under bars; default CAS_EDGE_ALL */
    int32_t extends_under_opaque_bars;  /* 1: its view extends under opaque bars, too; default 0 */
    int32_t adjusts_scroll_insets;      /* 1, the default: bars adjust the insets of its scroll view */
    cas_status_bar_style status_bar_style; /* the style of the status bar that it prefers */
    cas_insets additional_insets;       /* added to the insets of its safe area */
} cas_controller_settings;

/* Fills in the settings of a controller.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_controller_get(const cas_scene *scene, cas_controller controller,
                                      cas_controller_settings *out_settings);

/* Sets all settings of a controller. Its scroll view is its view, or the first child of
 * its view. The additional insets reduce its safe area and guides, and those of all
 * controllers in it. cas_controller_get_state() reports which settings have an effect
 * in its present container.
 * Errors: NULL, MODE, STALE, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_controller_set(cas_scene *scene, cas_controller controller,
                                      const cas_controller_settings *settings);

typedef struct cas_controller_state {
    size_t size;                  /* set to sizeof(cas_controller_state) before the call */
    cas_controller_kind kind;     /* the kind of the controller */
    cas_controller parent;        /* the controller that contains it; 0 if none does */
    cas_controller shown;         /* the visible controller of a navigation or tab controller; 0 if none */
    cas_item top_guide;           /* the top layout guide of a content controller; 0 if it has none */
    cas_item bottom_guide;        /* the bottom layout guide of a content controller; 0 if it has none */
    int32_t reads_edges;          /* 1: edges has an effect; needs CAS_CONTENT_UNDERLAPS_BARS */
    int32_t reads_opaque_bars;    /* 1: extends_under_opaque_bars has an effect; needs CAS_CONTENT_UNDERLAPS_BARS */
    int32_t reads_scroll_insets;  /* 1: adjusts_scroll_insets has an effect; needs CAS_ADJUSTS_SCROLL_INSETS */
    double bars_height;           /* the height covered by status bar and navigation bars at its top */
    double collapsed;             /* how far the bars of a navigation controller have collapsed, from 0 to 1 */
} cas_controller_state;

/* Fills in the state of a controller.
 *
 * edges and extends_under_opaque_bars have an effect if the controller is on the stack
 * of a navigation controller or is a tab; adjusts_scroll_insets, if it is inside such a
 * controller at any depth.
 *
 * bars_height is the difference of a vertical constant between iOS 6 and iOS 7. On a
 * phone in portrait it is 64 at the top of the window, 44 for a navigation controller
 * that begins further down, and 0 below all bars. It is measured from the top of the
 * outermost navigation or tab controller around the controller, whether or not its view
 * extends under their bars. The frames of the program's views are those of the last
 * layout.
 * Errors: NULL, MODE, STALE, OUT_OF_RANGE (size) */
CAS_API cas_status cas_controller_get_state(const cas_scene *scene, cas_controller controller,
                                            cas_controller_state *out_state);

/* Keyboard */

/* The timing curve of an animation: one of these, or a number that the program defines
 * with cas_scene_define_curve(). An unknown number is accepted, since systems send
 * undocumented curves: cas_scene_last_timing() returns it, it is sampled as
 * CAS_CURVE_EASE_IN_OUT over the given duration, and cas_scene_describe() reports it. A
 * negative number gives CAS_ERROR_OUT_OF_RANGE unless it is defined. With every curve,
 * a duration of 0 takes effect at once. */
typedef int32_t cas_curve;
enum {
    CAS_CURVE_EASE_IN_OUT = 0, /* slow at both ends */
    CAS_CURVE_EASE_IN = 1,     /* slow at the beginning */
    CAS_CURVE_EASE_OUT = 2,    /* slow at the end */
    CAS_CURVE_LINEAR = 3,      /* of constant speed */
    CAS_CURVE_KEYBOARD = 7     /* a critically damped spring of half a second, whatever the duration except 0 */
};

/* Shows the keyboard at a frame, animated. On iOS 6 and iOS 7 profiles the frame is in
 * portrait screen coordinates, whatever the orientation. Only the last event counts. A
 * docked keyboard covers the bottom of the window from side to side, in the present
 * orientation or in the one that the device is rotated to next. Any other keyboard,
 * including one at the top of the window, floats or is split: it has its frame, but
 * covers nothing and moves no guide. A frame that is empty or outside the screen hides
 * the keyboard.
 *
 * The event is a transaction of its own. In an open transaction it becomes part of that
 * one, and its duration and curve replace those of cas_scene_begin_animation(). Samples
 * report the changes. With CAS_CURVE_KEYBOARD the animation takes 0.5 s, whatever the
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
 * and no keyboard: only the program and docked inputs pad scroll views.
 *
 * Insets have independent layers. At each edge the inset is program + max(bars,
 * keyboard). The program's layer is in cas_scroll_settings. Bars adjust only a
 * controller's root view or its first child, and only if that is a scroll view. A
 * docked input is part of the keyboard's layer, whether or not the keyboard is shown.
 * The program's layer must not include bars, keyboard or docked input, because it is
 * added to them.
 *
 * An offset is the point of the content at the top left of the scroll view. Its initial
 * value is the top of its range, (-left, -top) of the insets: (0, -64) below a status
 * bar and a navigation bar. When insets, content or size change, a view at its top
 * stays at its top, and an offset out of range is clamped; other offsets are kept. So
 * offsets depend on earlier layouts.
 *
 * The size of the content is that of the content guide, initially 0. It is determined
 * either by constraints between items inside and the edges of the scroll view, or by
 * cas_scroll_set_content_size(). If both do so at CAS_REQUIRED, they conflict.
 */

/* The edges of the safe area that pad a scroll view, on profiles with
 * CAS_ADJUSTS_BY_SAFE_AREA: CAS_PROFILE_IOS11 and later. */
typedef int32_t cas_adjustment;
enum {
    CAS_ADJUST_AUTOMATIC = 0,       /* like CAS_ADJUST_SCROLLABLE_AXES, and top and bottom if bars adjust it */
    CAS_ADJUST_SCROLLABLE_AXES = 1, /* the edges along axes on which the content is longer than the scroll view */
    CAS_ADJUST_NEVER = 2,           /* no edge */
    CAS_ADJUST_ALWAYS = 3           /* all edges */
};

typedef struct cas_scroll_settings {
    size_t size;                 /* set to sizeof(cas_scroll_settings) before the call */
    cas_insets insets;           /* added by the program to the insets of the content */
    cas_insets indicator_insets; /* added by the program to the insets of the scroll indicators */
    cas_choice follows_keyboard; /* keyboard and docked input pad it; automatic: if bars pad it or an input is docked */
    cas_adjustment adjustment;   /* the edges of the safe area that pad it, on profiles with CAS_ADJUSTS_BY_SAFE_AREA */
    cas_item docked;             /* a view that overlaps the scroll view, such as the input of a chat; 0 for none */
} cas_scroll_settings;

/* Fills in the settings of a scroll view.
 * Errors: NULL, STALE, KIND (not a scroll view), OUT_OF_RANGE (size) */
CAS_API cas_status cas_scroll_get(const cas_scene *scene, cas_item scroll, cas_scroll_settings *out_settings);

/* Sets all settings of a scroll view.
 *
 * If a docked input overlaps the scroll view, the bottom inset extends to the top of
 * the input, whether or not the keyboard is visible; with the keyboard, to the higher
 * of the two. Bars below the input are included, not added. An input that is hidden, or
 * beside, below or above the scroll view, has no effect. The program positions the
 * input: to move it with the keyboard, attach its bottom to the top of the keyboard
 * guide.
 * Errors: NULL, STALE, KIND (not a scroll view; the input is not a view),
 * NOT_FINITE, OUT_OF_RANGE, IN_USE (scroll view and input: one contains the other),
 * OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set(cas_scene *scene, cas_item scroll, const cas_scroll_settings *settings);

typedef struct cas_scroll_state {
    size_t size;                    /* set to sizeof(cas_scroll_state) before the call */
    cas_insets insets;              /* of the content: from the program, bars and keyboard */
    cas_insets indicator_insets;    /* of the scroll indicators: from the program, bars and keyboard */
    cas_insets shown_insets;        /* the animated insets at the last sample, which end at `insets` */
    cas_size content_size;          /* the size of the content guide */
    cas_point offset;               /* the point of the content at the top left, as of the last layout */
    cas_point shown_offset;         /* the animated offset at the last sample, which ends at `offset` */
    cas_rect visible;               /* the rectangle inside all insets, in content coordinates */
    int32_t is_adjusted;            /* 1: bars pad it */
} cas_scroll_state;

/* Fills in the state of a scroll view.
 * Errors: NULL, STALE, KIND (not a scroll view), OUT_OF_RANGE (size) */
CAS_API cas_status cas_scroll_get_state(const cas_scene *scene, cas_item scroll, cas_scroll_state *out_state);

/* Sets the size of the content. The first call adds two required constraints on the
 * content guide, later calls change their constants. If other required constraints
 * determine another size, the next layout returns CAS_CONFLICT and drops the newer
 * ones, and a strict scene refuses the call. Do not call it if constraints determine
 * the size.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY;
 * CONFLICT, NUMERIC (strict) */
CAS_API cas_status cas_scroll_set_content_size(cas_scene *scene, cas_item scroll, double width, double height);

/* Sets the offset on behalf of the program: bars do not collapse. An offset out of
 * range is accepted, and kept until insets, content or size change.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_set_offset(cas_scene *scene, cas_item scroll, double x, double y);

/* Sets the offset on behalf of the user: bars may collapse. velocity is in points per
 * second, positive into the content.
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY */
CAS_API cas_status cas_scroll_drag(cas_scene *scene, cas_item scroll, double x, double y, double velocity);

/* Makes the next layout scroll to the end of the content, above everything that covers
 * it. If the keyboard is shown or hidden or the device rotates before that layout, the
 * layout after the event scrolls, as part of its animation.
 * Errors: NULL, STALE, KIND */
CAS_API cas_status cas_scroll_to_bottom(cas_scene *scene, cas_item scroll);

/* Returns the nearest offset at which a rectangle in content coordinates, such as the
 * frame of a child, is visible; if it is too large, its top and left. Does not scroll:
 * pass the offset to cas_scroll_set_offset().
 * Errors: NULL, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_scroll_offset_showing(cas_scene *scene, cas_item scroll, cas_rect rect, cas_point *out_offset);

/* Bars
 *
 * `controller` is the controller with the bar: a navigation controller for
 * CAS_NAVIGATION_BAR and CAS_TOOLBAR, a tab controller for CAS_TAB_BAR, but not the
 * content controller in it. Others give CAS_ERROR_KIND. Navigation bars and tab bars
 * are initially visible, toolbars hidden.
 */

/* The kind of a bar of a controller. */
typedef int32_t cas_bar_kind;
enum {
    CAS_NAVIGATION_BAR = 1, /* of a navigation controller, at the top */
    CAS_TOOLBAR = 2,        /* of a navigation controller, at the bottom */
    CAS_TAB_BAR = 3         /* of a tab controller, at the bottom */
};

typedef struct cas_bar_settings {
    size_t size;               /* set to sizeof(cas_bar_settings) before the call */
    cas_choice is_translucent; /* content extends under translucent bars; automatic: yes on iOS 7 and later */
    /* Only for navigation bars: */
    int32_t has_prompt;        /* a line of text above the title */
    int32_t has_large_title;   /* below the bar, CAS_HEIGHT_LARGE_TITLE high */
    double image_height;       /* of its background image, for programs that draw the scene; 0 for none */
    cas_item collapses_with;   /* a scroll view: the bars collapse while the user scrolls into it; 0 for none */
    double compact_height;     /* of the collapsed bar; below 0, the default: that of the table */
    double flick_velocity;     /* the speed of an upward flick that expands the bars, in points per second; default 300 */
} cas_bar_settings;

/* Fills in the settings of a bar.
 * Errors: NULL, MODE, STALE, KIND (the controller has no such bar), OUT_OF_RANGE */
CAS_API cas_status cas_bar_get(const cas_scene *scene, cas_controller controller, cas_bar_kind kind,
                               cas_bar_settings *out_settings);

/* Sets all settings of a bar.
 *
 * A large title is visible while the scroll view of the visible controller is at its
 * top, and collapses as the user scrolls into the content. The scroll view is the
 * controller's view or the first child of its view; without one the title stays. When
 * bars collapse, the navigation bar shrinks to its compact height and the toolbar
 * disappears. They expand on a tap on the bar, at the top of the content, on a flick
 * upwards, and when the scroll view is removed.
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

/* Returns the frame in which a navigation bar draws a background image of a given
 * height, and the height of the opaque black area above it.
 * Errors: NULL, MODE, STALE, KIND, NOT_FINITE, OUT_OF_RANGE */
CAS_API cas_status cas_bar_image_frame(cas_scene *scene, cas_controller navigation, double image_height,
                                       cas_rect *out_frame, double *out_black);

/* Handles a tap on the bar of a navigation controller: collapsed bars expand.
 * Errors: NULL, MODE, STALE, KIND */
CAS_API cas_status cas_navigation_tap_bar(cas_scene *scene, cas_controller navigation);

/* A covered view, and the depth of the covering from each of its edges. */
typedef struct cas_covering {
    cas_item item;
    cas_insets insets;
} cas_covering;

/* Returns how far bars and a docked keyboard cover an item from each of its edges. At
 * the bottom the higher one counts: the keyboard if its top, the y of
 * cas_keyboard_frame(), is above the top of the bars. A view whose bottom is at the top
 * of the keyboard guide, such as a docked input, is not covered. A floating keyboard
 * covers nothing.
 * Errors: NULL, MODE, STALE, OUT_OF_MEMORY */
CAS_API cas_status cas_item_obscured(cas_scene *scene, cas_item item, cas_insets *out_insets);

/* Returns all views that bars, obstructions or a docked keyboard cover wholly or
 * partly, except scroll views and their content, controllers' views, and views that
 * contain these. At the bottom the higher one of bars and keyboard counts. A view whose
 * bottom is at the top of the keyboard guide, such as a docked input, is not covered.
 * The array is valid until the next call on the scene.
 * Errors: NULL, MODE, OUT_OF_MEMORY */
CAS_API cas_status cas_scene_obscured(cas_scene *scene, const cas_covering **out_coverings, size_t *out_count);

/* Status bar. Its appearance has no effect on layouts. */

typedef struct cas_status_bar_state {
    size_t size;    /* set to sizeof(cas_status_bar_state) before the call */
    cas_item item;  /* the status bar, for constraints and frames */
    cas_rect frame; /* in the window */
    double height;  /* 0 while hidden */
    cas_status_bar_style style; /* the present style */
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

#define CAS_FROM_BEGINNING 1u   /* start from the frames of the last layout, not from the visible frames */
#define CAS_MOVE_CONSTRAINTS 2u /* animate constants, and lay out for every sample; default: animate frames */

/* Begins a transaction: the changes until cas_scene_commit_animation() are animated
 * together. Layouts inside it report nothing. flags are CAS_FROM_BEGINNING and
 * CAS_MOVE_CONSTRAINTS. Events inside it become part of it: see cas_keyboard_show() and
 * cas_scene_rotate(). Earlier changes are not animated; a conflict among them is
 * reported by the commit, or by the next layout or sample.
 * Errors: NULL, MODE (a transaction is open), NOT_FINITE, OUT_OF_RANGE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_begin_animation(cas_scene *scene, double duration, cas_curve curve, uint32_t flags);

/* Commits the open transaction: lays out and starts the animations. If frames are
 * animated, cas_item_frame() returns the final frames from now on, and samples report
 * the frames in between. The next layout or sample reports an invalid result of a
 * measure function.
 * Remarks: CONFLICT, UNSETTLED. Errors: NULL, MODE (no transaction is open),
 * OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_commit_animation(cas_scene *scene);

/* Returns the frames at a time in seconds after the last commit that differ from the
 * last report. If frames are animated, the first sample after a commit reports all
 * animated items (at time 0 with their initial frames) and all changes without
 * animation. Times may decrease; times below 0 (a frame of a browser may have begun
 * before the click) are the same as 0. Values end exactly at their targets. The next
 * transaction continues from the frames of the last sample.
 *
 * A view that the transaction hides in a stack shrinks to size 0 along the axis of the
 * stack, between the visible views next to it. It stays there, and layouts and samples
 * do not report its solved frame, until it is shown or leaves the stack. A view that
 * the transaction shows grows from there. With CAS_MOVE_CONSTRAINTS both happen without
 * animation.
 *
 * Animated frames are not rounded to pixels, except at their start and end, unless a
 * view collapses. With CAS_MOVE_CONSTRAINTS every sample is a layout, rounded like any
 * other. The array is valid until the next call that changes the scene or lays it out,
 * with remarks as well. out_changes and out_count may both be NULL.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE (also while a
 * transaction is open), NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample(cas_scene *scene, double time, const cas_change **out_changes, size_t *out_count);

/* Samples like cas_scene_sample(), and returns the visible frames in window
 * coordinates, including scroll offsets, of the items for which these differ from the
 * last call of this function; the first time, of all items. It visits the items that a
 * sample returns, all scroll views, and the contents of those that moved; all items, if
 * another layout or sample has reported changes, or items were added. Items that do not
 * move have the frame of cas_item_window_frame(), except for rounding errors. Later
 * reports do not repeat changes that this function returned.
 * Remarks: CONFLICT, UNSETTLED, MISMEASURED. Errors: NULL, MODE (also while a
 * transaction is open), NOT_FINITE, OUT_OF_MEMORY, NUMERIC */
CAS_API cas_status cas_scene_sample_in_window(cas_scene *scene, double time, const cas_change **out_changes,
                                              size_t *out_count);

/* Sets the time to a number of seconds after the last commit, like cas_scene_sample(),
 * but without a report: cas_item_shown_frame(), shown offsets and shown insets are
 * those at this time; if constraints are animated, so are all frames. The next sample
 * reports everything that differs from the last report. So does a layout if constraints
 * are animated; if frames are animated it does not report them, not even their ends, so
 * sample after a seek past the end. To look ahead, seek to other times, then back to
 * the first result of cas_scene_time(): frames and reports are then as before. If
 * constraints are animated, a layout is then pending, which the digest includes. Until
 * then, frames include changes of constraints that are not laid out yet. Seeking back
 * cannot run out of memory. A conflict between required constraints at this time is not
 * an error: the newest is dropped.
 * Errors: NULL, MODE (also in an open transaction), NOT_FINITE, OUT_OF_MEMORY,
 * NUMERIC */
CAS_API cas_status cas_scene_seek(cas_scene *scene, double time);

/* Returns 1 if an animation continues after the time of the last sample, else 0.
 * out_end may be NULL; it receives the end of the last animation, in seconds after the
 * last commit, or 0 if none continues. */
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

/* Returns the visible frame of an item at the last sample, in the coordinates of its
 * parent. All NaN for an unknown id. */
CAS_API cas_rect cas_item_shown_frame(const cas_scene *scene, cas_item item);

/* Returns the duration and curve of the last commit as they were passed, even if the
 * curve is unknown.
 * Errors: NULL, MODE */
CAS_API cas_status cas_scene_last_timing(cas_scene *scene, double *out_duration, cas_curve *out_curve);

/* Defines a curve: a cubic Bezier from (0, 0) to (1, 1) with these control points.
 * Running animations with this number use the new definition from now on.
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
