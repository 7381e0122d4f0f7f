/* The functions of the documents library as Swift has them: scripts/build/documents renames them, and calls.c has the
 * functions of the header. */
#ifndef CASEMENT_DOCUMENTS_CALLS_H
#define CASEMENT_DOCUMENTS_CALLS_H

#include <casement/casement_documents.h>

cas_scene *swift_cas_documents_load(const char *bytes, size_t length, const char *name,
                                    const cas_documents_options *options, cas_write write, void *context);
cas_status swift_cas_documents_write_scene(cas_scene *scene, cas_write write, void *context);
cas_status swift_cas_documents_write_svg(cas_scene *scene, const cas_picture_options *options, cas_write write,
                                         void *context);
cas_status swift_cas_documents_write_filmstrip(cas_scene *scene, size_t samples, const cas_picture_options *options,
                                               cas_write write, void *context);

#endif
