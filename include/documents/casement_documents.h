/* casement: scenes from files. A separate library, libcasement-documents, which creates
 * scenes of casement.h.
 *
 * It reads the files that the command line tool reads: scenes as JSON, rules alone, and
 * storyboards (docs/scenes.md, docs/storyboards.md).
 */
#ifndef CASEMENT_DOCUMENTS_H
#define CASEMENT_DOCUMENTS_H

#include "../casement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Initialise with {.size = sizeof(cas_documents_options)}; zero fields mean the values of
 * the file. Fields for storyboards are refused for any other file. */
typedef struct cas_documents_options {
    size_t size;
    const char *scene;  /* of a storyboard: which scene; default: that of the initial controller */
    const char *device; /* of a storyboard: another device, as iphone-3.5, or a size, as 375x667 */
    cas_profile profile;
    int32_t is_landscape; /* of a storyboard: in landscape */
    /* Receives what was left out of a storyboard: one remark a call. */
    cas_write remark;
    void *remark_context;
} cas_documents_options;

/* Creates the scene of a file and lays it out: cas_item_frame() returns the frames, and
 * layouts report what changes later. A view of a storyboard has the name of its outlet,
 * else its id in the storyboard. name appears in messages, and its ending is the type of
 * the file, in upper or lower case: .storyboard, .xib, .vfl, .json; with any other ending
 * XML is a storyboard, anything else JSON. options and write may be NULL, and name, which
 * then is "scene.json". The caller frees the scene with cas_scene_free(). A file has at
 * most 64 MiB. Returns NULL if the file cannot be read; write then receives the errors,
 * lines of text with the place in the file and without a line break at the end. */
CAS_API cas_scene *cas_documents_load(const char *bytes, size_t length, const char *name,
                                      const cas_documents_options *options, cas_write write, void *context);

#ifdef __cplusplus
}
#endif

#endif
