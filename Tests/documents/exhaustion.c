/* Loads and draws while memory runs out: at each allocation of a call, that one fails, or it and all later ones. The call
 * returns an error with a message, frees what it allocated, and leaves its scene as it was; the repeated call succeeds. Each
 * place is tried in a process that has not called the library before, too, where global constants are made. */
#include <casement/casement_documents.h>
#include <errno.h>
#include <malloc.h>
#include <stdlib.h>
#include <sys/wait.h>
#include <unistd.h>

#include "../ABITests/harness.h"
#include "../ABITests/setters.h"

/* -------------------------------------------------------- Memory that fails */

extern void *__libc_malloc(size_t), *__libc_calloc(size_t, size_t), *__libc_realloc(void *, size_t);
extern void *__libc_memalign(size_t, size_t), __libc_free(void *);

static long calls, failing_from = -1, failing_to;
static long long live; /* bytes */

static int is_denied(void) { return failing_from >= 0 && calls++ >= failing_from && calls <= failing_to; }

static void *counted(void *memory) {
    live += (long long)malloc_usable_size(memory);
    return memory;
}

void *malloc(size_t size) { return is_denied() ? NULL : counted(__libc_malloc(size)); }
void *calloc(size_t count, size_t size) { return is_denied() ? NULL : counted(__libc_calloc(count, size)); }
void *memalign(size_t alignment, size_t size) { return is_denied() ? NULL : counted(__libc_memalign(alignment, size)); }
void *aligned_alloc(size_t alignment, size_t size) { return memalign(alignment, size); }
int posix_memalign(void **memory, size_t alignment, size_t size) {
    void *made = memalign(alignment, size);
    if (made) *memory = made;
    return made ? 0 : ENOMEM;
}

void *realloc(void *memory, size_t size) {
    if (is_denied()) return NULL;
    long long old = (long long)malloc_usable_size(memory);
    void *moved = __libc_realloc(memory, size);
    if (moved) live += (long long)malloc_usable_size(moved) - old;
    return moved;
}

void free(void *memory) {
    live -= (long long)malloc_usable_size(memory);
    __libc_free(memory);
}

static void fail_at(long place, int from_there_on) {
    calls = 0;
    failing_from = place;
    failing_to = from_there_on ? 1L << 40 : place + 1;
}

/* Returns whether the place was reached. */
static int fail_no_more(void) {
    int was_reached = calls > failing_from;
    failing_from = -1;
    return was_reached;
}

/* ------------------------------------------------------------------ Calls */

static char text[1 << 20];
static size_t length, said, written;

static void count(const char *words, size_t bytes, void *context) {
    (void)words;
    *(size_t *)context += bytes;
}

typedef struct call {
    const char *name, *path;
    /* Returns whether the call succeeded. */
    int (*make)(const struct call *call, cas_scene *scene);
    int is_drawn;
} call;

static cas_scene *load(const char *path) {
    said = 0;
    return cas_documents_load(text, length, path, NULL, count, &said);
}

static int loads(const call *call, cas_scene *scene) {
    (void)scene;
    cas_scene *made = load(call->path);
    int is_made = made != NULL;
    cas_scene_free(made);
    return is_made;
}

static int draws(const call *call, cas_scene *scene) {
    (void)call;
    cas_picture_options options = {.size = sizeof options};
    written = 0;
    return cas_documents_write_svg(scene, &options, count, &written) == CAS_OK;
}

static int draws_film(const call *call, cas_scene *scene) {
    (void)call;
    cas_picture_options options = {.size = sizeof options};
    written = 0;
    return cas_documents_write_filmstrip(scene, 3, &options, count, &written) == CAS_OK;
}

static int writes_scene(const call *call, cas_scene *scene) {
    (void)call;
    written = 0;
    return cas_documents_write_scene(scene, count, &written) == CAS_OK;
}

static const char scene_file[] =
    "{\"size\": [320, 480], \"profile\": \"ios7\", \"views\": [{\"name\": \"title\", \"intrinsic\": [60, 20]},"
    " {\"name\": \"list\"}], \"rules\": [\"H:|-[title]-[list]-|\", \"V:|-[title]\", \"V:|-[list]-|\"]}";

static const call each_call[] = {
    {"loading a scene file", NULL, loads, 0},
    {"loading rules with a fault", "fault.vfl", loads, 0},
    {"loading a storyboard", "bindings/scenes/storyboards/Main.storyboard", loads, 0},
    {"drawing a picture", NULL, draws, 1},
    {"drawing a filmstrip", NULL, draws_film, 1},
    {"writing a scene file", NULL, writes_scene, 1},
};

static void read_file(const call *call) {
    if (!call->path || strstr(call->path, ".vfl")) {
        length = (size_t)sprintf(text, "%s", call->path ? "H:|[a]|\nH:|[b\n" : scene_file);
        return;
    }
    FILE *file = fopen(call->path, "rb");
    CHECK_OR_SAY(file, "%s\n", call->path);
    length = file ? fread(text, 1, sizeof text, file) : 0;
    if (file) fclose(file);
}

/* The scene that is drawn, which moves. */
static cas_scene *moving_scene(void) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .width = 320, .height = 480, .profile = CAS_PROFILE_IOS7}, NULL);
    cas_item field = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, "field");
    cas_scene_attach(scene, field, CAS_LEFT, CAS_WINDOW, CAS_LEFT, 8);
    cas_scene_attach(scene, field, CAS_BOTTOM, state_of_screen(scene).keyboard_guide, CAS_TOP, 0);
    cas_view_set_intrinsic(scene, field, 100, 30);
    cas_scene_layout_if_needed(scene, NULL, NULL);
    cas_keyboard_show(scene, (cas_rect){0, 264, 320, 216}, 0.25, CAS_CURVE_LINEAR);
    return scene;
}

typedef struct state {
    cas_rect frames[8];
    double time;
} state;

static state read_state(cas_scene *scene) {
    state seen;
    memset(&seen, 0, sizeof seen);
    cas_item item = CAS_WINDOW;
    for (int i = 0; scene && i < 8 && item; i++, item = i == 1 ? cas_item_first_child(scene, CAS_WINDOW)
                                                             : cas_item_next_sibling(scene, item))
        seen.frames[i] = cas_item_shown_frame(scene, item);
    seen.time = scene ? cas_scene_time(scene) : 0;
    return seen;
}

/* Whether failures near a place keep memory again. What the runtime makes once, for a failure that it has not met before, is kept
 * once; what is lost is lost each time. */
static int keeps_again(const call *call, cas_scene *scene, long place, int from_there_on) {
    for (int i = 0; i < 45; i++) {
        long long bytes = live;
        fail_at(place - 4 + i % 9, from_there_on);
        call->make(call, scene);
        fail_no_more();
        if (live != bytes) return 1;
    }
    return 0;
}

/* Makes a call while memory fails, and again. Returns whether the place was reached. */
static int attempt(const call *call, cas_scene *scene, long place, int from_there_on, int is_fine, int is_warm) {
    state before = read_state(scene), after;
    long long bytes = live;
    fail_at(place, from_there_on);
    int answer = call->make(call, scene);
    int was_reached = fail_no_more();
    CHECK_OR_SAY(!answer || is_fine, "%s succeeded\n", call->name);
    if (!answer && call->is_drawn) CHECK_OR_SAY(written == 0, "%s wrote something at %ld\n", call->name, place);
    if (!answer && !call->is_drawn) CHECK_OR_SAY(said > 0, "%s said nothing at %ld\n", call->name, place);
    after = read_state(scene);
    CHECK_OR_SAY(!memcmp(&before, &after, sizeof before), "%s changed its scene at %ld\n", call->name, place);
    long long kept = live - bytes;
    CHECK_OR_SAY(!is_warm || call->is_drawn || kept == 0 || !keeps_again(call, scene, place, from_there_on),
                 "%s kept %lld bytes at %ld\n", call->name, kept, place);
    CHECK_OR_SAY(call->make(call, scene) == is_fine, "%s fails after %ld\n", call->name, place);
    return was_reached;
}

/* Makes the call in a process of its own. Returns whether the place was reached. */
static int attempt_cold(const call *call, long place, int from_there_on, int is_fine) {
    fflush(stdout);
    pid_t child = fork();
    if (child == 0) {
        harness_failures = 0;
        cas_scene *scene = call->is_drawn ? moving_scene() : NULL;
        int was_reached = attempt(call, scene, place, from_there_on, is_fine, 0);
        fflush(stdout);
        _exit(harness_failures ? 2 : was_reached);
    }
    int status = 0;
    waitpid(child, &status, 0);
    CHECK_OR_SAY(WIFEXITED(status) && WEXITSTATUS(status) < 2, "%s: status %x at %ld\n", call->name, (unsigned)status, place);
    return WIFEXITED(status) && WEXITSTATUS(status) == 1;
}

enum { EACH = sizeof each_call / sizeof *each_call };
static long cold_places[EACH];

static int is_fine(size_t index) { return !each_call[index].path || !strstr(each_call[index].path, ".vfl"); }

/* Of more than 2,000 places, some are left out. */
static long next(long place) { return place + 1 + place / 2000; }

static void in_new_processes(void) {
    for (size_t i = 0; i < EACH; i++) {
        read_file(&each_call[i]);
        for (int on = 0; on < 2; on++)
            for (long place = 0; attempt_cold(&each_call[i], place, on, is_fine(i)); place = next(place)) cold_places[i]++;
    }
}

static void in_one_process(void) {
    for (size_t i = 0; i < EACH; i++) {
        long places = 0;
        read_file(&each_call[i]);
        cas_scene *scene = each_call[i].is_drawn ? moving_scene() : NULL;
        each_call[i].make(&each_call[i], scene);
        /* After a first pass, the runtime has the constants and types that only failures need. The allocations before a place
         * differ a little from call to call, since sets of Swift are ordered by their addresses: so the first pass
         * leaves out no place. */
        for (int is_warm = 0; is_warm < 2; is_warm++)
            for (int on = 0; on < 2; on++)
                for (long place = 0; attempt(&each_call[i], scene, place, on, is_fine(i), is_warm);
                     place = is_warm ? next(place) : place + 1)
                    places += is_warm;
        cas_scene_free(scene);
        printf("  %s: %ld places, and %ld in processes of their own\n", each_call[i].name, places, cold_places[i]);
    }
}

int main(void) {
    run("where memory runs out in the first call of a process, it returns an error", in_new_processes);
    run("where memory runs out, calls return errors, change nothing and free everything", in_one_process);
    return finish();
}
