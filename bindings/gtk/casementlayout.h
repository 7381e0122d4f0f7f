/* A layout manager of GTK 4 whose children lie as the constraints of a scene say. */
#ifndef CASEMENT_LAYOUT_H
#define CASEMENT_LAYOUT_H

#include <casement.h>
#include <gtk/gtk.h>

#define CASEMENT_TYPE_LAYOUT (casement_layout_get_type())
G_DECLARE_FINAL_TYPE(CasementLayout, casement_layout, CASEMENT, LAYOUT, GtkLayoutManager)

/* Priorities of a child's minimum size and, for making the whole as small as it can be, of that: natural sizes (750) give
 * way to the second, and nothing but what is required to the first. A child that expands hugs its natural size less. */
enum { CASEMENT_AT_LEAST = 950, CASEMENT_MINIMUM = 800, CASEMENT_EXPANDS = 100 };

GtkLayoutManager *casement_layout_new(void);

/* The scene, with the widget that has the layout as its window. Add constraints to it, and call
 * gtk_layout_manager_layout_changed() after later changes. Owned by the layout. */
cas_scene *casement_layout_scene(CasementLayout *layout);

/* The view of a child of the widget that has the layout. Its name is that of the child (gtk_widget_set_name()). It is
 * made by the first call, and removed with the child. */
cas_item casement_layout_view(CasementLayout *layout, GtkWidget *child);

#endif
