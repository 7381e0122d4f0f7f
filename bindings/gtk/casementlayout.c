/* A layout manager of GTK 4 on casement. GTK asks for sizes in measure(), whenever a child may have changed, and sets
 * places in allocate(). What a view knows of its child is read again by each measure(). */
#include "casementlayout.h"

#include <math.h>

/* What the layout keeps for a child: GTK frees it when the child goes. */
#define CASEMENT_TYPE_LAYOUT_CHILD (casement_layout_child_get_type())
G_DECLARE_FINAL_TYPE(CasementLayoutChild, casement_layout_child, CASEMENT, LAYOUT_CHILD, GtkLayoutChild)

struct _CasementLayoutChild {
    GtkLayoutChild parent;
    cas_item view;
    cas_constraint least_width, least_height;
    gboolean wraps; /* its height depends on its width */
};

struct _CasementLayout {
    GtkLayoutManager parent;
    cas_scene *scene;
};

G_DEFINE_FINAL_TYPE(CasementLayoutChild, casement_layout_child, GTK_TYPE_LAYOUT_CHILD)
G_DEFINE_FINAL_TYPE(CasementLayout, casement_layout, GTK_TYPE_LAYOUT_MANAGER)

/* Warns of an error. Where constraints cannot hold together, a layout without the newest took place. */
static void check(CasementLayout *self, cas_status status) {
    if (status < CAS_OK || status == CAS_UNSETTLED || status == CAS_MISMEASURED)
        g_warning("casement: %s", cas_scene_last_error(self->scene));
}

/* Sizes of a child */

static void measure_text(const cas_measure_request *request, cas_measurement *out, void *context) {
    GtkWidget *child = context;
    int least, natural, height, baseline;
    gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least, &natural, NULL, NULL);
    int width = request->mode == CAS_MEASURE_EXACTLY ? MAX((int)floor(request->width), least) : natural;
    gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, width, NULL, &height, NULL, &baseline);
    out->width = width;
    out->height = height;
    if (baseline < 0) return;
    out->first_baseline = baseline;
    out->last_baseline = height - baseline;
}

static cas_priority hugging(GtkWidget *child, GtkOrientation orientation) {
    return gtk_widget_compute_expand(child, orientation) ? CASEMENT_EXPANDS : CAS_PRIORITY_DEFAULT_LOW;
}

/* Tells the view of a child what the child says of its size now. */
static void update_child(CasementLayout *self, CasementLayoutChild *info, GtkWidget *child) {
    int least_width = 0, least_height = 0, width = 0, height = 0, baseline = -1;
    gboolean shows = gtk_widget_should_layout(child);
    gboolean wraps = shows && gtk_widget_get_request_mode(child) != GTK_SIZE_REQUEST_CONSTANT_SIZE;
    if (shows) {
        gtk_widget_measure(child, GTK_ORIENTATION_HORIZONTAL, -1, &least_width, &width, NULL, NULL);
        gtk_widget_measure(child, GTK_ORIENTATION_VERTICAL, -1, &least_height, &height, NULL, &baseline);
    }
    check(self, cas_view_set_hidden(self->scene, info->view, !shows));
    check(self, cas_constraint_set_constant(self->scene, info->least_width, least_width));
    check(self, cas_constraint_set_constant(self->scene, info->least_height, wraps ? 0 : least_height));
    if (wraps != info->wraps) {
        info->wraps = wraps;
        check(self, cas_view_set_measure(self->scene, info->view, wraps ? measure_text : NULL, child));
    }
    if (wraps)
        check(self, cas_view_invalidate_measure(self->scene, info->view));
    else
        check(self, cas_view_set_intrinsic(self->scene, info->view, width, height));
    cas_view_settings settings = {.size = sizeof settings};
    check(self, cas_view_get(self->scene, info->view, &settings));
    settings.horizontal_hugging = hugging(child, GTK_ORIENTATION_HORIZONTAL);
    settings.vertical_hugging = hugging(child, GTK_ORIENTATION_VERTICAL);
    settings.vertical_compression = wraps ? CASEMENT_AT_LEAST : CAS_PRIORITY_DEFAULT_HIGH;
    if (!wraps && baseline >= 0) {
        settings.first_baseline = baseline;
        settings.last_baseline = height - baseline;
    }
    check(self, cas_view_set(self->scene, info->view, &settings));
}

/* Children */

static CasementLayoutChild *info_of(CasementLayout *self, GtkWidget *child) {
    return CASEMENT_LAYOUT_CHILD(gtk_layout_manager_get_layout_child(GTK_LAYOUT_MANAGER(self), child));
}

static cas_constraint add_least(CasementLayout *self, cas_item view, cas_attribute attribute) {
    return cas_scene_add_constraint(self->scene, &(cas_equation){.first = view,
                                                                 .first_attribute = attribute,
                                                                 .relation = CAS_GREATER_OR_EQUAL,
                                                                 .priority = CASEMENT_AT_LEAST,
                                                                 .multiplier = 1,
                                                                 .weight = 1});
}

static GtkLayoutChild *create_child(GtkLayoutManager *manager, GtkWidget *widget, GtkWidget *child) {
    CasementLayout *self = CASEMENT_LAYOUT(manager);
    CasementLayoutChild *info =
        g_object_new(CASEMENT_TYPE_LAYOUT_CHILD, "layout-manager", manager, "child-widget", child, NULL);
    (void)widget;
    info->view = cas_scene_add_view(self->scene, CAS_WINDOW, CAS_PLAIN, gtk_widget_get_name(child));
    info->least_width = add_least(self, info->view, CAS_WIDTH);
    info->least_height = add_least(self, info->view, CAS_HEIGHT);
    return GTK_LAYOUT_CHILD(info);
}

static void finalize_child(GObject *object) {
    CasementLayoutChild *info = CASEMENT_LAYOUT_CHILD(object);
    CasementLayout *self = CASEMENT_LAYOUT(gtk_layout_child_get_layout_manager(GTK_LAYOUT_CHILD(object)));
    if (self->scene) check(self, cas_item_remove(self->scene, info->view));
    G_OBJECT_CLASS(casement_layout_child_parent_class)->finalize(object);
}

/* What GTK calls */

static GtkSizeRequestMode get_request_mode(GtkLayoutManager *manager, GtkWidget *widget) {
    (void)manager;
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        if (gtk_widget_get_request_mode(child) != GTK_SIZE_REQUEST_CONSTANT_SIZE) return GTK_SIZE_REQUEST_HEIGHT_FOR_WIDTH;
    return GTK_SIZE_REQUEST_CONSTANT_SIZE;
}

/* The size of the whole as small as the priority makes it, at a width if that is not -1. */
static cas_size fitting(CasementLayout *self, int width, cas_priority priority) {
    cas_size size = {0, 0};
    check(self, cas_view_fitting_size(self->scene, CAS_WINDOW, (cas_size){MAX(width, 0), 0},
                                      width < 0 ? priority : CAS_PRIORITY_REQUIRED, priority, &size));
    return (cas_size){ceil(size.width), ceil(size.height)};
}

static void measure(GtkLayoutManager *manager, GtkWidget *widget, GtkOrientation orientation, int for_size, int *minimum,
                    int *natural, int *minimum_baseline, int *natural_baseline) {
    CasementLayout *self = CASEMENT_LAYOUT(manager);
    gboolean turned = gtk_widget_get_direction(widget) == GTK_TEXT_DIR_RTL;
    cas_view_settings window = {.size = sizeof window};
    check(self, cas_view_get(self->scene, CAS_WINDOW, &window));
    window.direction = turned ? CAS_RIGHT_TO_LEFT : CAS_LEFT_TO_RIGHT;
    check(self, cas_view_set(self->scene, CAS_WINDOW, &window));
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child))
        update_child(self, info_of(self, child), child);
    cas_size hint = fitting(self, -1, CAS_PRIORITY_FITTING_SIZE);
    *minimum_baseline = *natural_baseline = -1;
    if (orientation == GTK_ORIENTATION_HORIZONTAL) {
        *minimum = (int)fitting(self, -1, CASEMENT_MINIMUM).width;
        *natural = MAX((int)hint.width, *minimum);
    } else {
        int width = for_size < 0 ? (int)hint.width : for_size;
        *minimum = (int)fitting(self, width, CASEMENT_MINIMUM).height;
        *natural = MAX((int)fitting(self, width, CAS_PRIORITY_FITTING_SIZE).height, *minimum);
    }
}

static void allocate(GtkLayoutManager *manager, GtkWidget *widget, int width, int height, int baseline) {
    CasementLayout *self = CASEMENT_LAYOUT(manager);
    (void)baseline;
    check(self, cas_scene_set_size(self->scene, width, height));
    check(self, cas_scene_layout_if_needed(self->scene, NULL, NULL));
    for (GtkWidget *child = gtk_widget_get_first_child(widget); child; child = gtk_widget_get_next_sibling(child)) {
        if (!gtk_widget_should_layout(child)) continue;
        cas_rect frame = cas_item_window_frame(self->scene, info_of(self, child)->view);
        GtkAllocation place = {(int)frame.x, (int)frame.y, (int)fmax(frame.width, 0), (int)fmax(frame.height, 0)};
        gtk_widget_size_allocate(child, &place, -1);
    }
}

static void finalize(GObject *object) {
    CasementLayout *self = CASEMENT_LAYOUT(object);
    cas_scene_free(self->scene);
    self->scene = NULL; /* which what is kept for children asks for */
    G_OBJECT_CLASS(casement_layout_parent_class)->finalize(object);
}

static void casement_layout_child_class_init(CasementLayoutChildClass *class) {
    G_OBJECT_CLASS(class)->finalize = finalize_child;
}

static void casement_layout_child_init(CasementLayoutChild *info) { (void)info; }

static void casement_layout_class_init(CasementLayoutClass *class) {
    GtkLayoutManagerClass *manager = GTK_LAYOUT_MANAGER_CLASS(class);
    manager->layout_child_type = CASEMENT_TYPE_LAYOUT_CHILD;
    manager->create_layout_child = create_child;
    manager->get_request_mode = get_request_mode;
    manager->measure = measure;
    manager->allocate = allocate;
    G_OBJECT_CLASS(class)->finalize = finalize;
}

static void casement_layout_init(CasementLayout *self) {
    self->scene = cas_scene_new(
        &(cas_scene_options){.size = sizeof(cas_scene_options), .scale = 1, .profile = CAS_PROFILE_PLAIN}, NULL);
    if (!self->scene) g_error("casement: out of memory");
}

GtkLayoutManager *casement_layout_new(void) { return g_object_new(CASEMENT_TYPE_LAYOUT, NULL); }

cas_scene *casement_layout_scene(CasementLayout *layout) { return layout->scene; }

cas_item casement_layout_view(CasementLayout *layout, GtkWidget *child) { return info_of(layout, child)->view; }
