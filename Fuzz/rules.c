/* Any text as rules is parsed or refused; a refusal changes nothing. Parsed rules are
 * written as text and parsed again. The first byte has the options. */
#include "fuzz.h"

#include <stdlib.h>
#include <string.h>

typedef struct text {
    char characters[8192];
    size_t length;
} text;

static void collect(const char *piece, size_t length, void *context) {
    text *into = context;
    if (length >= sizeof into->characters - into->length) return;
    memcpy(into->characters + into->length, piece, length);
    into->length += length;
    into->characters[into->length] = 0;
}

static cas_scene *scene_of_three(void) {
    cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480};
    cas_scene *scene = cas_scene_new(&options, NULL);
    cas_item box = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "box");
    cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "a b");
    cas_scene_add_view(scene, box, CAS_PLAIN, "in");
    return scene;
}

static void read_again(cas_scene *scene, cas_constraint constraint) {
    text written = {.length = 0};
    MUST(cas_constraint_write(scene, constraint, collect, &written) == CAS_OK);
    const char *rule = written.characters;
    if (written.length + 1 < sizeof written.characters / 2) MUST(cas_scene_add_rules(scene, &rule, 1) == CAS_OK);
}

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size);

int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size) {
    static const cas_metric metrics[] = {{"gap", 12}, {"high", 500}};
    cas_format_options options = {.size = sizeof options, .metrics = metrics, .metric_count = 2};
    unsigned mode = size ? *data : 0;
    options.flags = mode & 1 ? CAS_FORMAT_EXTENDED : 0;
    options.alignment = mode & 2 ? CAS_ALIGN(CAS_TOP) : 0;
    options.direction = (cas_direction)(mode >> 2) % 3;
    char *rules = calloc(size + 1, 1);
    if (size) memcpy(rules, data + 1, size - 1);

    cas_scene *scene = scene_of_three();
    const cas_constraint *made;
    size_t count;
    uint64_t digest = cas_scene_digest(scene);
    cas_status status = cas_scene_add_format(scene, rules, &options, &made, &count);
    MUST(status <= CAS_OK && status >= CAS_ERROR_MODE && status != CAS_ERROR_INTERNAL);
    MUST(status == CAS_OK || (cas_scene_digest(scene) == digest && *cas_scene_last_error(scene)));
    if (status == CAS_OK && count > 0) {
        cas_constraint first = made[0], last = made[count - 1];
        read_again(scene, first);
        read_again(scene, last);
    }
    status = cas_scene_layout_if_needed(scene, NULL, NULL);
    MUST(status == CAS_OK || status == CAS_CONFLICT || status == CAS_ERROR_NUMERIC);
    cas_scene_free(scene);
    free(rules);
    return 0;
}
