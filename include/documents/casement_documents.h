/* casement: scenes from files. A library of its own, libcasement-documents, beside
 * the one of casement.h, which it fills scenes of.
 *
 * It reads what the command line tool reads: scenes as JSON, rules alone, and
 * storyboards (docs/scenes.md, docs/storyboards.md).
 */
#ifndef CASEMENT_DOCUMENTS_H
#define CASEMENT_DOCUMENTS_H

#include "../casement.h"

#ifdef __cplusplus
extern "C" {
#endif

/* Begin with {.size = sizeof(cas_documents_options)}; fields left zero mean what
 * the file says. What is of a storyboard is refused for any other file. */
typedef struct cas_documents_options {
    size_t size;
    const char *scene;  /* of a storyboard: which one; default: that of the initial controller */
    const char *device; /* of a storyboard: another device, as iphone-3.5, or a size as 375x667 */
    cas_profile profile;
    int32_t is_landscape; /* of a storyboard: on its side */
    /* Told what of a storyboard was left out: once for each remark, with its words. */
    cas_write remark;
    void *remark_context;
} cas_documents_options;

/* Makes the scene of a file, laid out. name is what messages call the file, and what
 * it ends in says what it is, in capitals or not: .storyboard, .xib, .vfl, .json; by
 * any other name XML is a storyboard, anything else JSON. options and write may be
 * NULL. The scene is the caller's, to be freed with
 * cas_scene_free(). A file has at most 64 MiB. NULL is the answer to what cannot be
 * read: write is told why, in lines of text with the place in the file. */
CAS_API cas_scene *cas_documents_load(const char *bytes, size_t length, const char *name,
                                      const cas_documents_options *options, cas_write write, void *context);

#ifdef __cplusplus
}
#endif

#endif
