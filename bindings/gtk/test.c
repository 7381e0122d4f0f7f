/* Tests the layout manager in windows: the form of form.c, and the layout of GTK's own demo of constraints beside
 * GtkConstraintLayout. Prints what it compared and the time of a resize.
 *
 *     test FOLDER       saves pictures there */
#define main show_form
#include "form.c"
#undef main

static int failures;

static void expect(gboolean holds, const char *what, double found, double wanted) {
    if (holds) return;
    failures++;
    printf("failed: %s: %g, not %g\n", what, found, wanted);
}

static void expect_equal(double found, double wanted, const char *what) { expect(found == wanted, what, found, wanted); }

static graphene_rect_t frame(GtkWidget *widget) {
    graphene_rect_t rect;
    if (!gtk_widget_compute_bounds(widget, gtk_widget_get_parent(widget), &rect)) rect = GRAPHENE_RECT_INIT(0, 0, -1, -1);
    return rect;
}

static double left(GtkWidget *widget) { return frame(widget).origin.x; }
static double top(GtkWidget *widget) { return frame(widget).origin.y; }
static double right(GtkWidget *widget) { return left(widget) + frame(widget).size.width; }
static double bottom(GtkWidget *widget) { return top(widget) + frame(widget).size.height; }

static int least(GtkWidget *widget, GtkOrientation orientation, int for_size) {
    int minimum;
    gtk_widget_measure(widget, orientation, for_size, &minimum, NULL, NULL, NULL);
    return minimum;
}

static int natural(GtkWidget *widget, GtkOrientation orientation, int for_size) {
    int size;
    gtk_widget_measure(widget, orientation, for_size, NULL, &size, NULL, NULL);
    return size;
}

static void resize(GtkWidget *window, int width, int height) {
    gtk_window_set_default_size(GTK_WINDOW(window), width, height);
    settle();
}

/* The milliseconds that a widget takes for a resize: to say how high it is at a width, and to place its children. */
static double resizing_time(GtkWidget *box) {
    int wide = natural(box, GTK_ORIENTATION_HORIZONTAL, -1);
    gint64 begin = g_get_monotonic_time();
    for (int width = wide; width < wide + 300; width++) {
        int height = natural(box, GTK_ORIENTATION_VERTICAL, width);
        gtk_widget_size_allocate(box, &(GtkAllocation){0, 0, width, height}, -1);
    }
    return (double)(g_get_monotonic_time() - begin) / 300e3;
}

/* The form */

static void check_form(const form *shown) {
    double width = gtk_widget_get_width(shown->box), height = gtk_widget_get_height(shown->box);
    double inner = natural(shown->note, GTK_ORIENTATION_VERTICAL, (int)width - 32);
    expect_equal(frame(shown->note).size.height, inner, "height of the text");
    expect_equal(frame(shown->note).size.width, width - 32, "width of the text");
    expect_equal(bottom(shown->cancel), height - 16, "lower edge of the buttons");
    expect_equal(frame(shown->cancel).size.width, frame(shown->save).size.width, "width of the buttons");
    expect(top(shown->cancel) >= bottom(shown->note) + 12, "place of the buttons", top(shown->cancel), bottom(shown->note) + 12);
    expect_equal(left(shown->name), left(shown->mail), "left edges of the fields");
}

static void test_form(const char *folder) {
    form shown = form_new();
    GtkWidget *window = window_new(&shown);
    settle();
    check_form(&shown);
    int first = gtk_widget_get_width(window);

    resize(window, 900, 600);
    check_form(&shown);
    expect_equal(gtk_widget_get_width(window), 900, "width of a window that was made larger");
    resize(window, 1, 1);
    check_form(&shown);
    expect(gtk_widget_get_width(window) < first, "width of a window made small", gtk_widget_get_width(window), first);
    expect_equal(gtk_widget_get_width(window), least(shown.box, GTK_ORIENTATION_HORIZONTAL, -1), "least width");
    expect_equal(top(shown.cancel), bottom(shown.note) + 12, "place of the buttons in the smallest window");

    double before = frame(shown.note).size.height;
    gtk_label_set_text(GTK_LABEL(shown.note), "Short");
    resize(window, 1, 1);
    expect(frame(shown.note).size.height < before, "height of a shorter text", frame(shown.note).size.height, before);
    gtk_label_set_text(GTK_LABEL(shown.note), note);
    settle();
    check_form(&shown);
    expect_equal(frame(shown.note).size.height, before, "height of the text again");
    gtk_editable_set_text(GTK_EDITABLE(shown.name), note);
    settle();
    check_form(&shown);

    gtk_editable_set_text(GTK_EDITABLE(shown.name), "Ada Lovelace");
    resize(window, 380, 240);
    GtkWidget *widgets[] = {shown.name, shown.mail, shown.name_label, shown.mail_label, shown.note, shown.cancel, shown.save};
    graphene_rect_t places[G_N_ELEMENTS(widgets)];
    for (size_t i = 0; i < G_N_ELEMENTS(widgets); i++) places[i] = frame(widgets[i]);
    char path[512];
    g_snprintf(path, sizeof path, "%s/gtk.png", folder);
    save_picture(window, path);
    gtk_widget_set_default_direction(GTK_TEXT_DIR_RTL);
    settle();
    g_snprintf(path, sizeof path, "%s/gtk-turned.png", folder);
    save_picture(window, path);
    for (size_t i = 0; i < G_N_ELEMENTS(widgets); i++)
        expect_equal(left(widgets[i]), 380 - places[i].origin.x - places[i].size.width, "place from right to left");
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
    settle();

    gtk_widget_set_visible(shown.mail, FALSE);
    gtk_widget_unparent(shown.cancel);
    settle();
    expect_equal(right(shown.save), 380 - 16, "right edge after another button has gone");

    printf("GTK: a resize of the form, 6 widgets: %.3f ms\n", resizing_time(shown.box));
    gtk_window_destroy(GTK_WINDOW(window));
}

/* The demo of constraints: two buttons with a space between them, above a third one. */

enum { SUPER, BUTTON1, BUTTON2, BUTTON3, SPACE, SIDES };

static const struct row {
    int first, second; /* a second of SIDES is none */
    GtkConstraintAttribute first_side, second_side;
    GtkConstraintRelation relation;
    double constant;
    gboolean soft;
} rows[] = {
    {BUTTON1, SUPER, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_RELATION_EQ, 8, 0},
    {BUTTON2, BUTTON1, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, GTK_CONSTRAINT_RELATION_EQ, 0, 0},
    {BUTTON1, SIDES, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 0, GTK_CONSTRAINT_RELATION_LE, 200, 0},
    {BUTTON1, SPACE, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_RELATION_EQ, 0, 0},
    {BUTTON2, SPACE, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_RELATION_EQ, 0, 0},
    {BUTTON2, SUPER, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_RELATION_EQ, -8, 0},
    {BUTTON3, SUPER, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_ATTRIBUTE_START, GTK_CONSTRAINT_RELATION_EQ, 8, 0},
    {BUTTON3, SUPER, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_ATTRIBUTE_END, GTK_CONSTRAINT_RELATION_EQ, -8, 0},
    {BUTTON1, SUPER, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_RELATION_EQ, 8, 0},
    {BUTTON2, SUPER, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_RELATION_EQ, 8, 0},
    {BUTTON1, BUTTON3, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_RELATION_EQ, -12, 0},
    {BUTTON2, BUTTON3, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, GTK_CONSTRAINT_ATTRIBUTE_TOP, GTK_CONSTRAINT_RELATION_EQ, -12, 0},
    {BUTTON3, BUTTON1, GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, GTK_CONSTRAINT_ATTRIBUTE_HEIGHT, GTK_CONSTRAINT_RELATION_EQ, 0, 0},
    {BUTTON3, SUPER, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, GTK_CONSTRAINT_ATTRIBUTE_BOTTOM, GTK_CONSTRAINT_RELATION_EQ, -8, 0},
    {SPACE, SIDES, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 0, GTK_CONSTRAINT_RELATION_GE, 10, 0},
    {SPACE, SIDES, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 0, GTK_CONSTRAINT_RELATION_LE, 200, 0},
    {SPACE, SIDES, GTK_CONSTRAINT_ATTRIBUTE_WIDTH, 0, GTK_CONSTRAINT_RELATION_EQ, 100, 1},
};

static cas_attribute attribute(GtkConstraintAttribute side) {
    switch (side) {
    case GTK_CONSTRAINT_ATTRIBUTE_START: return CAS_LEADING;
    case GTK_CONSTRAINT_ATTRIBUTE_END: return CAS_TRAILING;
    case GTK_CONSTRAINT_ATTRIBUTE_TOP: return CAS_TOP;
    case GTK_CONSTRAINT_ATTRIBUTE_BOTTOM: return CAS_BOTTOM;
    case GTK_CONSTRAINT_ATTRIBUTE_WIDTH: return CAS_WIDTH;
    default: return CAS_HEIGHT;
    }
}

static cas_relation relation(GtkConstraintRelation given) {
    if (given == GTK_CONSTRAINT_RELATION_EQ) return CAS_EQUAL;
    return given == GTK_CONSTRAINT_RELATION_LE ? CAS_LESS_OR_EQUAL : CAS_GREATER_OR_EQUAL;
}

/* A window with widgets that lie by GtkConstraintLayout or by casement. */
typedef struct demo {
    GtkWidget *window, *box, *buttons[3];
} demo;

static demo demo_new(gboolean is_ours) {
    demo made;
    GtkLayoutManager *manager = is_ours ? casement_layout_new() : gtk_constraint_layout_new();
    made.box = g_object_new(form_box_get_type(), "layout-manager", manager, NULL);
    made.window = gtk_window_new();
    for (int i = 0; i < 3; i++) {
        char label[16];
        g_snprintf(label, sizeof label, "Child %d", i + 1);
        made.buttons[i] = gtk_button_new_with_label(label);
        gtk_widget_set_parent(made.buttons[i], made.box);
    }
    cas_scene *scene = is_ours ? casement_layout_scene(CASEMENT_LAYOUT(manager)) : NULL;
    GtkConstraintGuide *guide = is_ours ? NULL : gtk_constraint_guide_new();
    cas_item items[SIDES] = {CAS_WINDOW};
    GtkConstraintTarget *targets[SIDES] = {NULL};
    for (int i = 0; i < 3; i++) {
        if (is_ours) items[BUTTON1 + i] = casement_layout_view(CASEMENT_LAYOUT(manager), made.buttons[i]);
        targets[BUTTON1 + i] = GTK_CONSTRAINT_TARGET(made.buttons[i]);
    }
    if (is_ours) items[SPACE] = cas_scene_add_guide(scene, CAS_WINDOW, "space");
    else targets[SPACE] = GTK_CONSTRAINT_TARGET(guide), gtk_constraint_layout_add_guide(GTK_CONSTRAINT_LAYOUT(manager), guide);
    for (size_t i = 0; i < G_N_ELEMENTS(rows); i++) {
        const struct row *r = &rows[i];
        gboolean is_number = r->second == SIDES;
        if (is_ours) {
            cas_equation equation = {items[r->first], attribute(r->first_side), relation(r->relation),
                                     is_number ? 0 : items[r->second], is_number ? 0 : attribute(r->second_side),
                                     r->soft ? 760 : CAS_PRIORITY_REQUIRED, 1, r->constant, 1, NULL, 0};
            if (!cas_scene_add_constraint(scene, &equation)) g_error("%s", cas_scene_last_error(scene));
            continue;
        }
        GtkConstraintStrength strength = r->soft ? GTK_CONSTRAINT_STRENGTH_STRONG : GTK_CONSTRAINT_STRENGTH_REQUIRED;
        gtk_constraint_layout_add_constraint(
            GTK_CONSTRAINT_LAYOUT(manager),
            is_number ? gtk_constraint_new_constant(targets[r->first], r->first_side, r->relation, r->constant, strength)
                      : gtk_constraint_new(targets[r->first], r->first_side, r->relation, targets[r->second], r->second_side, 1,
                                           r->constant, strength));
    }
    gtk_window_set_child(GTK_WINDOW(made.window), made.box);
    gtk_window_present(GTK_WINDOW(made.window));
    settle();
    return made;
}

enum { WIDTHS = 6 };

/* The frames of the buttons in windows 300 to 600 wide: a window for each, since GtkConstraintLayout keeps what it had. */
static void lay_out_demo(gboolean is_ours, GtkTextDirection direction, graphene_rect_t found[WIDTHS][3]) {
    gtk_widget_set_default_direction(direction);
    for (int i = 0; i < WIDTHS; i++) {
        demo shown = demo_new(is_ours);
        resize(shown.window, 300 + 60 * i, 200 + 40 * i);
        for (int k = 0; k < 3; k++) found[i][k] = frame(shown.buttons[k]);
        gtk_window_destroy(GTK_WINDOW(shown.window));
    }
    gtk_widget_set_default_direction(GTK_TEXT_DIR_LTR);
}

/* How many frames are those of others, or those in a mirror. */
static int count_equal(graphene_rect_t found[WIDTHS][3], graphene_rect_t others[WIDTHS][3], gboolean is_mirrored) {
    int equal = 0;
    for (int i = 0; i < WIDTHS; i++)
        for (int k = 0; k < 3; k++) {
            graphene_rect_t other = others[i][k];
            if (is_mirrored) other.origin.x = (float)(300 + 60 * i) - other.origin.x - other.size.width;
            equal += graphene_rect_equal(&found[i][k], &other);
        }
    return equal;
}

static void test_demo(void) {
    graphene_rect_t ours[WIDTHS][3], theirs[WIDTHS][3], ours_turned[WIDTHS][3], theirs_turned[WIDTHS][3];
    lay_out_demo(TRUE, GTK_TEXT_DIR_LTR, ours);
    lay_out_demo(FALSE, GTK_TEXT_DIR_LTR, theirs);
    lay_out_demo(TRUE, GTK_TEXT_DIR_RTL, ours_turned);
    lay_out_demo(FALSE, GTK_TEXT_DIR_RTL, theirs_turned);
    int equal = count_equal(ours, theirs, FALSE), mirrored = count_equal(ours_turned, ours, TRUE);
    printf("GTK: %d of 18 frames of the demo are those of GtkConstraintLayout\n", equal);
    printf("GTK: %d of 18 frames are mirrored from right to left; with GtkConstraintLayout %d\n", mirrored,
           count_equal(theirs_turned, theirs, TRUE));
    expect_equal(equal, 18, "equal frames");
    expect_equal(mirrored, 18, "mirrored frames");
}

static void test_time(void) {
    demo ours = demo_new(TRUE), theirs = demo_new(FALSE);
    double time = resizing_time(ours.box);
    printf("GTK: a resize of the demo: %.3f ms; with GtkConstraintLayout %.3f ms\n", time, resizing_time(theirs.box));
    gtk_window_destroy(GTK_WINDOW(ours.window));
    gtk_window_destroy(GTK_WINDOW(theirs.window));
}

/* Makes a window large, then as small as it can be. Returns its width. */
static int shrunk(gboolean is_ours, int *before) {
    demo shown = demo_new(is_ours);
    *before = least(shown.box, GTK_ORIENTATION_HORIZONTAL, -1);
    resize(shown.window, 600, 400);
    gtk_widget_queue_resize(shown.box);
    resize(shown.window, 1, 1);
    int width = gtk_widget_get_width(shown.box);
    gtk_window_destroy(GTK_WINDOW(shown.window));
    return width;
}

static void test_shrinking(void) {
    int before, theirs_before, ours = shrunk(TRUE, &before), theirs = shrunk(FALSE, &theirs_before);
    printf("GTK: the demo, made large and then small, is %d wide, its least width is %d; with GtkConstraintLayout %d and %d\n",
           ours, before, theirs, theirs_before);
    expect_equal(ours, before, "width of the demo made small");
}

/* The height that a wrapped text gets above a button at a width, and the height that it needs there. */
static void wrapped(gboolean is_ours, int width, int *given, int *needed) {
    GtkLayoutManager *manager = is_ours ? casement_layout_new() : gtk_constraint_layout_new();
    GtkWidget *box = g_object_new(form_box_get_type(), "layout-manager", manager, NULL), *window = gtk_window_new();
    GtkWidget *text = gtk_label_new(note), *button = gtk_button_new_with_label("Save");
    gtk_label_set_wrap(GTK_LABEL(text), TRUE);
    gtk_label_set_max_width_chars(GTK_LABEL(text), 40);
    gtk_widget_set_name(text, "text");
    gtk_widget_set_name(button, "button");
    gtk_widget_set_parent(text, box);
    gtk_widget_set_parent(button, box);
    const char *lines[] = {"H:|-8-[text]-8-|", "H:|-8-[button]-8-|", "V:|-8-[text]-8-[button]-8-|"};
    if (is_ours) {
        casement_layout_view(CASEMENT_LAYOUT(manager), text);
        casement_layout_view(CASEMENT_LAYOUT(manager), button);
        cas_scene *scene = casement_layout_scene(CASEMENT_LAYOUT(manager));
        if (cas_scene_add_rules(scene, lines, 3) != CAS_OK) g_error("%s", cas_scene_last_error(scene));
    } else {
        GError *error = NULL;
        g_list_free(gtk_constraint_layout_add_constraints_from_description(GTK_CONSTRAINT_LAYOUT(manager), lines, 3, 8, 8, &error,
                                                                           "text", text, "button", button, NULL));
        if (error) g_error("%s", error->message);
    }
    gtk_window_set_child(GTK_WINDOW(window), box);
    gtk_window_present(GTK_WINDOW(window));
    settle();
    resize(window, width, 1);
    *given = gtk_widget_get_height(text);
    *needed = least(text, GTK_ORIENTATION_VERTICAL, gtk_widget_get_width(text));
    gtk_window_destroy(GTK_WINDOW(window));
}

static void test_wrapping(void) {
    int given, needed, theirs_given, theirs_needed;
    for (int width = 120; width <= 480; width += 120) {
        wrapped(TRUE, width, &given, &needed);
        wrapped(FALSE, width, &theirs_given, &theirs_needed);
        printf("GTK: a text in a window %d wide and low is %d high and needs %d; with GtkConstraintLayout %d and %d\n", width,
               given, needed, theirs_given, theirs_needed);
        expect_equal(given, needed, "height of a wrapped text");
    }
}

int main(int count, char **arguments) {
    gtk_init();
    test_form(count > 1 ? arguments[1] : ".");
    test_demo();
    test_time();
    test_shrinking();
    test_wrapping();
    return failures != 0;
}
