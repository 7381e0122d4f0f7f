/* Any bytes as a file give a scene, which can be drawn, or a message. The first bytes determine
 * the format: XML is a storyboard, a brace is JSON, anything else is rules. */
#include "fuzz.h"

#include <casement/casement_documents.h>

static void count_words(const char *text, size_t length, void *context) {
    (void)text;
    *(size_t *)context += length;
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    size_t told = 0;
    const char *name = size && *data == '<' ? "a.storyboard" : size && *data == '{' ? "a.json" : "a.vfl";
    cas_scene *scene = cas_documents_load((const char *)data, size, name, NULL, count_words, &told);
    MUST(scene || told > 0);
    if (scene) {
        size_t drawn = 0;
        MUST(cas_scene_layout_if_needed(scene, NULL, NULL) != CAS_ERROR_INTERNAL);
        MUST(cas_documents_write_svg(scene, NULL, count_words, &drawn) != CAS_OK || drawn > 0);
        cas_documents_write_filmstrip(scene, 2, NULL, count_words, &drawn);
    }
    cas_scene_free(scene);
    return 0;
}
