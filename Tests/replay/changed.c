/* A library with one deliberately changed answer: the seventh frame that is asked
 * for is a hair wider. Everything else is the library it is linked to. */
#define _GNU_SOURCE
#include <casement.h>
#include <dlfcn.h>

CAS_API cas_rect cas_item_window_frame(cas_scene *scene, cas_item item) {
    static int calls;
    cas_rect (*real)(cas_scene *, cas_item);
    *(void **)&real = dlsym(RTLD_NEXT, "cas_item_window_frame");
    cas_rect frame = real(scene, item);
    if (++calls == 7) frame.width += 1e-9;
    return frame;
}
