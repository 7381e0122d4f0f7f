/* The functions of casement_documents.h: each makes one call of the Swift function of that name, which is left where memory
 * runs out. */
#include "calls.h"

#include <casement/screen.h>

#include <math.h>
#include <string.h>

#include "memory.h"

/* `NAME: out of memory`, without memory. */
static void tell(const char *name, cas_write write, void *context) {
    static const char words[] = "casement: error: out of memory: ";
    char text[sizeof words + 200];
    size_t length = strlen(name);
    if (length > 200) length = 200;
    memcpy(text, words, sizeof words - 1);
    memcpy(text + sizeof words - 1, name, length);
    write(text, sizeof words - 1 + length, context);
}

CAS_API cas_scene *cas_documents_load(const char *bytes, size_t length, const char *name,
                                      const cas_documents_options *options, cas_write write, void *context) {
    call_memory call;
    begin_call(&call);
    if (_setjmp(call.failed) == 0) {
        cas_scene *scene = swift_cas_documents_load(bytes, length, name, options, write, context);
        end_call(&call);
        return scene;
    }
    abandon_call(&call);
    if (write) tell(name ? name : "scene.json", write, context);
    return NULL;
}

CAS_API cas_status cas_documents_write_scene(cas_scene *scene, cas_write write, void *context) {
    call_memory call;
    begin_call(&call);
    if (_setjmp(call.failed) == 0) {
        cas_status status = swift_cas_documents_write_scene(scene, write, context);
        end_call(&call);
        return status;
    }
    abandon_call(&call);
    return CAS_ERROR_OUT_OF_MEMORY;
}

CAS_API cas_status cas_documents_write_svg(cas_scene *scene, const cas_picture_options *options, cas_write write,
                                           void *context) {
    call_memory call;
    begin_call(&call);
    if (_setjmp(call.failed) == 0) {
        cas_status status = swift_cas_documents_write_svg(scene, options, write, context);
        end_call(&call);
        return status;
    }
    abandon_call(&call);
    return CAS_ERROR_OUT_OF_MEMORY;
}

CAS_API cas_status cas_documents_write_filmstrip(cas_scene *scene, size_t samples, const cas_picture_options *options,
                                                 cas_write write, void *context) {
    call_memory call;
    const double time = cas_scene_time(scene);
    begin_call(&call);
    if (_setjmp(call.failed) == 0) {
        cas_status status = swift_cas_documents_write_filmstrip(scene, samples, options, write, context);
        end_call(&call);
        return status;
    }
    abandon_call(&call);
    /* Seeking back restores the frames also if solving fails. */
    if (!isnan(time)) cas_scene_seek(scene, time);
    return CAS_ERROR_OUT_OF_MEMORY;
}
