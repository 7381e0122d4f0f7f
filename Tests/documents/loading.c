/* Tests of the loading functions of casement_documents.h: loaded scenes have the right frames and
 * can be changed, and other bytes are refused with a message. */
#include <casement/casement_documents.h>
#include <stdlib.h>

#include "../ABITests/harness.h"

static char text[1 << 16];
static char words[4096];
static size_t word_count;

static void keep(const char *said, size_t length, void *context) {
    (void)context;
    size_t room = sizeof words - 1 - word_count;
    memcpy(words + word_count, said, length < room ? length : room);
    word_count += length < room ? length : room;
    words[word_count] = 0;
}

static cas_scene *load(const char *bytes, size_t length, const char *name, const cas_documents_options *options) {
    word_count = 0;
    words[0] = 0;
    return cas_documents_load(bytes, length, name, options, keep, NULL);
}

static size_t read_file(const char *path) {
    FILE *file = fopen(path, "rb");
    CHECK_OR_SAY(file, "%s\n", path);
    size_t length = file ? fread(text, 1, sizeof text, file) : 0;
    if (file)
        fclose(file);
    return length;
}

static cas_scene *load_file(const char *path, const cas_documents_options *options) {
    return load(text, read_file(path), path, options);
}

/* Returns the descendant with a name; 0 if there is none. */
static cas_item named(cas_scene *scene, cas_item item, const char *name) {
    cas_item found = !strcmp(cas_item_name(scene, item), name) ? item : 0;
    for (cas_item child = cas_item_first_child(scene, item); child && !found;
         child = cas_item_next_sibling(scene, child))
        found = named(scene, child, name);
    return found;
}

static int has_frame(cas_scene *scene, const char *name, double x, double y, double width, double height) {
    cas_item item = named(scene, CAS_WINDOW, name);
    cas_rect rect = cas_item_frame(scene, item);
    return item && rect.x == x && rect.y == y && rect.width == width && rect.height == height;
}

static void storyboard(void) {
    cas_scene *scene = load_file("bindings/scenes/storyboards/Main.storyboard", NULL);
    CHECK_OR_SAY(scene, "%s\n", words);
    CHECK(word_count == 0);
    CHECK(has_frame(scene, "lab-00-001", 20, 84, 46, 21));
    CHECK(cas_scene_set_size(scene, 375, 667) == CAS_OK);
    CHECK(cas_scene_layout_if_needed(scene, NULL, NULL) == CAS_OK);
    CHECK(has_frame(scene, "roo-00-001", 0, 0, 375, 667));
    cas_scene_free(scene);
}

static void options_take_effect(void) {
    cas_documents_options options = {.size = sizeof options, .scene = "Old", .device = "iphone-4.7"};
    cas_scene *scene = load_file("bindings/scenes/storyboards/Main.storyboard", &options);
    CHECK(scene && has_frame(scene, "mas-00-001", 20, 200, 335, 100));
    cas_scene_free(scene);
    options.device = NULL;
    options.profile = CAS_PROFILE_IOS6;
    scene = load_file("bindings/scenes/storyboards/Main.storyboard", &options);
    CHECK(scene && has_frame(scene, "roo-00-002", 0, 44, 320, 504));
    cas_scene_free(scene);
}

static void json_and_rules(void) {
    cas_scene *scene = load_file("bindings/scenes/form.json", NULL);
    CHECK_OR_SAY(scene && named(scene, CAS_WINDOW, "city"), "%s\n", words);
    cas_scene_free(scene);
    const char *rules = "H:|-20-[a(30)]\nV:|-8-[a(40)]\n";
    scene = load(rules, strlen(rules), "a.vfl", NULL);
    CHECK_OR_SAY(scene && has_frame(scene, "a", 20, 8, 30, 40), "%s\n", words);
    cas_scene_free(scene);
}

static void refused(const char *bytes, size_t length, const char *name, const cas_documents_options *options,
                    const char *said) {
    cas_scene *scene = load(bytes, length, name, options);
    CHECK(!scene);
    CHECK_OR_SAY(strstr(words, said), "%s: %s\n", name ? name : "no name", words);
    cas_scene_free(scene);
}

static void other_files(void) {
    const char entities[] = "<!DOCTYPE d [<!ENTITY a \"b\">]><document>&a;</document>";
    const char foreign[] = "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"/>";
    refused(NULL, 0, NULL, NULL, "scene.json");
    refused(NULL, 5, "a.xib", NULL, "a.xib");
    refused("\xff\xfe\0{", 4, "a.json", NULL, "a.json:1");
    refused("{\"views\": [{\"naem\": \"a\"}]}", 26, "a.json", NULL, "naem");
    refused(entities, sizeof entities - 1, "a.storyboard", NULL, "a.storyboard:1");
    refused(foreign, sizeof foreign - 1, "a.xib", NULL, "for iOS");
    refused("H:|-[a", 6, "a.vfl", NULL, "a.vfl:1");
    CHECK(!cas_documents_load("{", 1, "a.json", NULL, NULL, NULL));
}

/* Callers of an earlier version pass fewer fields, and callers of a later version pass more, which must be 0. */
static void older_and_newer_hosts(void) {
    struct { size_t size; const char *scene; } older = {sizeof older, "Old"};
    struct { cas_documents_options known; const char *unknown; } newer = {{.size = sizeof newer, .scene = "Old"}, NULL};
    size_t length = read_file("bindings/scenes/storyboards/Main.storyboard");
    cas_scene *scene = load(text, length, "Main.storyboard", (const cas_documents_options *)&older);
    CHECK_OR_SAY(scene && named(scene, CAS_WINDOW, "mas-00-001"), "%s\n", words);
    cas_scene_free(scene);
    scene = load(text, length, "Main.storyboard", &newer.known);
    CHECK_OR_SAY(scene && named(scene, CAS_WINDOW, "mas-00-001"), "%s\n", words);
    cas_scene_free(scene);
    newer.unknown = "an option";
    refused(text, length, "Main.storyboard", &newer.known, "options.size");
}

static void names_and_forms(void) {
    size_t length = read_file("bindings/scenes/storyboards/Main.storyboard");
    const char *names[] = {"MAIN.STORYBOARD", "main.Xib", "standard input", NULL};
    for (int i = 0; i < 4; i++) {
        cas_scene *scene = load(text, length, i == 3 ? "main" : names[i], NULL);
        CHECK_OR_SAY(scene && has_frame(scene, "lab-00-001", 20, 84, 46, 21), "%d: %s\n", i, words);
        cas_scene_free(scene);
    }
    cas_scene *scene = load("H:|-20-[a(30)]\n", 15, "A.VFL", NULL);
    CHECK_OR_SAY(scene && named(scene, CAS_WINDOW, "a"), "%s\n", words);
    cas_scene_free(scene);
}

static char remarks[4096];
static int remark_count;

static void remark(const char *said, size_t length, void *context) {
    CHECK(context == &remark_count);
    remark_count++;
    strncat(remarks, said, length < 1000 ? length : 1000);
    strcat(remarks, "\n");
}

static void remarks_are_passed(void) {
    cas_documents_options options = {.size = sizeof options, .remark = remark, .remark_context = &remark_count};
    cas_scene *scene = load_file("bindings/scenes/storyboards/Settings.storyboard", &options);
    CHECK(scene && word_count == 0);
    CHECK_OR_SAY(remark_count == 2, "%d: %s\n", remark_count, remarks);
    CHECK_OR_SAY(strstr(remarks, "1 of another size in view roo-00-001\n"), "%s\n", remarks);
    CHECK_OR_SAY(strstr(remarks, "constraint con-00-015: wid-00-001 is not there on this size\n"), "%s\n", remarks);
    cas_scene_free(scene);
    remark_count = 0;
    scene = load_file("bindings/scenes/storyboards/Main.storyboard", &options);
    CHECK(scene && remark_count == 0);
    cas_scene_free(scene);
}

/* Constraints that the library refuses are reported with their position in the storyboard. */
static void places(void) {
    const char xib[] =
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\" toolsVersion=\"14460\"><objects>\n"
        "<view id=\"root\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"9\" height=\"9\"/><constraints>\n"
        "  <constraint firstAttribute=\"top\" secondItem=\"root\" secondAttribute=\"leading\" id=\"c\"/>\n"
        "</constraints></view></objects></document>\n";
    refused(xib, sizeof xib - 1, "a.xib", NULL, "a.xib:3:3: error: ");
    CHECK_OR_SAY(strstr(words, "<constraint firstAttribute"), "%s\n", words);
}

static void invalid_options(void) {
    size_t length = read_file("bindings/scenes/storyboards/Main.storyboard");
    cas_documents_options small = {.size = 8}, scene = {.size = sizeof scene, .scene = "Oldd"},
                          device = {.size = sizeof device, .device = "375x"};
    refused(text, length, "Main.storyboard", &small, "options.size");
    small.size = (size_t)-8;
    refused(text, length, "Main.storyboard", &small, "options.size");
    cas_documents_options profile = {.size = sizeof profile, .profile = 99};
    refused(text, length, "Main.storyboard", &profile, "unknown profile 99");
    refused("{}", 2, "a.json", &profile, "unknown profile 99");
    refused(text, length, "Main.storyboard", &scene, "Old");
    refused(text, length, "Main.storyboard", &device, "375x");
    device.device = "375x667";
    refused("{}", 2, "a.json", &device, "device applies to storyboards only");
    refused("H:|[a]|", 7, "a.vfl", &scene, "scene applies to storyboards only");
    cas_documents_options landscape = {.size = sizeof landscape, .is_landscape = 1};
    refused("{}", 2, "a.json", &landscape, "is_landscape applies to storyboards only");
}

/* A file above the limit is refused before any byte is read. */
static void too_large(void) {
    CHECK(load("{}", ((size_t)64 << 20) + 1, "a.json", NULL) == NULL);
    CHECK_OR_SAY(strstr(words, "a.json") && strstr(words, "64 MiB"), "%s\n", words);
}

/* Truncated files and files with a changed byte give a scene or a message. */
static void damaged(const char *path) {
    size_t length = read_file(path);
    uint32_t chance = 1;
    for (int turn = 0; turn < 400; turn++) {
        chance = chance * 1664525 + 1013904223;
        size_t place = (chance >> 8) % length;
        char kept = text[place];
        text[place] = (char)(chance >> 4);
        cas_scene *scene = load(text, turn % 2 ? length : place + 1, path, NULL);
        CHECK(scene || word_count > 0);
        cas_scene_free(scene);
        text[place] = kept;
    }
}

static void damage(void) {
    damaged("bindings/scenes/storyboards/Settings.storyboard");
    damaged("bindings/scenes/storyboards/Cell.xib");
    damaged("bindings/scenes/gallery.json");
}

int main(void) {
    run("a storyboard becomes a scene", storyboard);
    run("scene, device and profile take effect", options_take_effect);
    run("JSON files and files of rules are loaded", json_and_rules);
    run("options of earlier and later versions are accepted", older_and_newer_hosts);
    run("the format is that of the name or of the first character", names_and_forms);
    run("remarks are passed to the callback", remarks_are_passed);
    run("errors have positions in the storyboard", places);
    run("other files are refused with a message", other_files);
    run("invalid options are refused with a message", invalid_options);
    run("a file of more than 64 MiB is refused", too_large);
    run("damaged files give a scene or a message", damage);
    return finish();
}
