/* A form of GTK 4 on casement: fields on the baselines of their labels, a text that wraps, buttons as wide as each other.
 *
 *     form              opens the window; F2 turns the direction
 *     form PICTURE      saves a picture of it */
#include "casementlayout.h"

static const char *note = "The text is as high as its lines at this width, and the window can become as small as all "
                          "of it allows.";

static const char *rules[] = {
    "name.top == superview.top + 16", "mail.top == name.bottom + 8", "note.top == mail.bottom + 12",
    "name_label.firstBaseline == name.firstBaseline", "mail_label.firstBaseline == mail.firstBaseline",
    "name_label.trailing == name.leading - 8", "mail_label.trailing == mail.leading - 8",
    "name_label.leading >= superview.leading + 16", "mail_label.leading >= superview.leading + 16",
    "name.leading == superview.leading @200", "mail.leading == name.leading",
    "H:[name]-16-|", "H:[mail]-16-|", "H:|-16-[note]-16-|",
    "H:|-(>=16)-[cancel(save)]-8-[save]-16-|", "V:[note]-(>=12)-[cancel]-16-|", "V:[save]-16-|"};

/* The widgets of the form, by the names in the rules. */
typedef struct form {
    GtkWidget *box, *name, *mail, *name_label, *mail_label, *note, *cancel, *save;
} form;

static GtkWidget *put(GtkWidget *box, GtkWidget *child, const char *name) {
    gtk_widget_set_name(child, name);
    gtk_widget_set_parent(child, box);
    casement_layout_view(CASEMENT_LAYOUT(gtk_widget_get_layout_manager(box)), child);
    return child;
}

static GtkWidget *new_field(const char *text) {
    GtkWidget *field = gtk_entry_new();
    gtk_editable_set_text(GTK_EDITABLE(field), text);
    gtk_widget_set_hexpand(field, TRUE);
    return field;
}

/* The type of the box of the form: a widget with this layout, which lets go of its children. */
typedef GtkWidget FormBox;
typedef GtkWidgetClass FormBoxClass;
G_DEFINE_TYPE(FormBox, form_box, GTK_TYPE_WIDGET)

static void form_box_dispose(GObject *object) {
    for (GtkWidget *child; (child = gtk_widget_get_first_child(GTK_WIDGET(object)));) gtk_widget_unparent(child);
    G_OBJECT_CLASS(form_box_parent_class)->dispose(object);
}

static void form_box_class_init(FormBoxClass *class) {
    G_OBJECT_CLASS(class)->dispose = form_box_dispose;
    gtk_widget_class_set_layout_manager_type(class, CASEMENT_TYPE_LAYOUT);
}

static void form_box_init(FormBox *box) { (void)box; }

static form form_new(void) {
    form made;
    GtkWidget *box = made.box = g_object_new(form_box_get_type(), NULL);
    made.name_label = put(box, gtk_label_new("Name"), "name_label");
    made.name = put(box, new_field("Ada Lovelace"), "name");
    made.mail_label = put(box, gtk_label_new("E-mail address"), "mail_label");
    made.mail = put(box, new_field("ada@example.org"), "mail");
    made.note = put(box, gtk_label_new(note), "note");
    gtk_label_set_wrap(GTK_LABEL(made.note), TRUE);
    gtk_label_set_xalign(GTK_LABEL(made.note), 0);
    gtk_label_set_max_width_chars(GTK_LABEL(made.note), 40);
    made.cancel = put(box, gtk_button_new_with_label("Cancel"), "cancel");
    made.save = put(box, gtk_button_new_with_label("Save"), "save");
    cas_scene *scene = casement_layout_scene(CASEMENT_LAYOUT(gtk_widget_get_layout_manager(box)));
    if (cas_scene_add_rules(scene, rules, G_N_ELEMENTS(rules)) != CAS_OK) g_error("%s", cas_scene_last_error(scene));
    return made;
}

static gboolean key_pressed(GtkEventControllerKey *controller, guint key, guint code, GdkModifierType state, void *data) {
    (void)controller, (void)code, (void)state, (void)data;
    if (key != GDK_KEY_F2) return FALSE;
    gboolean turned = gtk_widget_get_default_direction() == GTK_TEXT_DIR_RTL;
    gtk_widget_set_default_direction(turned ? GTK_TEXT_DIR_LTR : GTK_TEXT_DIR_RTL);
    return TRUE;
}

/* A window with the form. */
static GtkWidget *window_new(const form *shown) {
    GtkWidget *window = gtk_window_new();
    GtkEventController *keys = gtk_event_controller_key_new();
    g_signal_connect(keys, "key-pressed", G_CALLBACK(key_pressed), NULL);
    gtk_widget_add_controller(window, keys);
    gtk_window_set_title(GTK_WINDOW(window), "Form");
    gtk_window_set_child(GTK_WINDOW(window), shown->box);
    gtk_window_present(GTK_WINDOW(window));
    return window;
}

/* Saves what a widget draws as a PNG. */
static void save_picture(GtkWidget *widget, const char *path) {
    GdkPaintable *paintable = gtk_widget_paintable_new(widget);
    GtkSnapshot *snapshot = gtk_snapshot_new();
    gdk_paintable_snapshot(paintable, snapshot, gtk_widget_get_width(widget), gtk_widget_get_height(widget));
    GskRenderNode *node = gtk_snapshot_free_to_node(snapshot);
    GskRenderer *renderer = gtk_native_get_renderer(gtk_widget_get_native(widget));
    GdkTexture *texture = node ? gsk_renderer_render_texture(renderer, node, NULL) : NULL;
    if (!texture || !gdk_texture_save_to_png(texture, path)) g_error("%s cannot be written", path);
    g_object_unref(texture);
    gsk_render_node_unref(node);
    g_object_unref(paintable);
}

/* Handles events until nothing has happened for a while. */
static void settle(void) {
    for (gint64 until = g_get_monotonic_time() + 120000; g_get_monotonic_time() < until;)
        if (!g_main_context_iteration(NULL, FALSE)) g_usleep(1000);
}

int main(int count, char **arguments) {
    gtk_init();
    form shown = form_new();
    GtkWidget *window = window_new(&shown);
    if (count > 1) {
        settle();
        save_picture(window, arguments[1]);
    } else {
        while (g_list_model_get_n_items(gtk_window_get_toplevels()) > 0) g_main_context_iteration(NULL, TRUE);
    }
    return 0;
}
