/* A window of SDL 2, laid out by casement: a form, its preview behind a divider that the
 * mouse drags, a panel of keys that slides in, and a graph of frame times.
 *
 *     notes                            opens the window
 *     notes --play EVENTS [FOLDER]     plays a file of events, and saves pictures there
 *
 * A click into a field shows the keys, Escape hides them; F2 turns the direction, F3 and F4
 * make the text smaller and larger. CASEMENT_FONT is another font file. */
#include <SDL.h>
#include <SDL_ttf.h>
#include <casement/screen.h>
#include <math.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

enum { PANEL, LABEL, FIELD, KEYS, GRAPH, LINES = 64, GRAPH_FRAMES = 120 };
#define KEY_HEIGHT 180.0

/* What the host keeps for an item. The item's number of its own is a pointer to this. */
typedef struct widget {
    const char *name;
    int kind;
    char text[256];
    SDL_Color colour;
    cas_item item;
    cas_rect frame; /* in the window, as shown */
    int is_fresh;   /* the texture is that of the text and the frame */
    SDL_Texture *texture;
} widget;

static widget widgets[] = {
    {.name = "header", .kind = PANEL, .colour = {38, 70, 120, 255}},
    {.name = "title", .kind = LABEL, .colour = {255, 255, 255, 255}, .text = "Notes"},
    {.name = "form", .kind = PANEL, .colour = {255, 255, 255, 255}},
    {.name = "name_label", .kind = LABEL, .colour = {90, 98, 110, 255}, .text = "Name"},
    {.name = "name", .kind = FIELD, .colour = {30, 34, 40, 255}, .text = "Ada"},
    {.name = "mail_label", .kind = LABEL, .colour = {90, 98, 110, 255}, .text = "E-mail"},
    {.name = "mail", .kind = FIELD, .colour = {30, 34, 40, 255}, .text = "ada@example.org"},
    {.name = "note_label", .kind = LABEL, .colour = {90, 98, 110, 255}, .text = "Note"},
    {.name = "note", .kind = FIELD, .colour = {30, 34, 40, 255}, .text = "The field is as high as its text at this width."},
    {.name = "preview", .kind = PANEL, .colour = {233, 238, 246, 255}},
    {.name = "text", .kind = LABEL, .colour = {30, 34, 40, 255}},
    {.name = "divider", .kind = PANEL, .colour = {160, 170, 186, 255}},
    {.name = "graph", .kind = GRAPH, .colour = {24, 28, 34, 255}},
    {.name = "keys", .kind = KEYS, .colour = {206, 211, 219, 255}},
};
enum { COUNT = sizeof widgets / sizeof *widgets };

static const char *rules[] = {
    "H:|[header]|", "V:|[header]", "title.left == header.left + 16",
    "title.top == header.top + 10", "header.bottom == title.bottom + 10",
    /* The panes are between the header and the graph, which is on top of the keys. */
    "form.top == header.bottom", "preview.top == header.bottom", "divider.top == header.bottom",
    "form.bottom == graph.top", "preview.bottom == graph.top", "divider.bottom == graph.top",
    "H:|[form(>=240)][divider(6)][preview(>=130)]|", "H:|[graph]|", "V:[graph(60)]",
    "graph.bottom == keyboard_guide.top", "H:|[keys]|", "keys.top == keyboard_guide.top", "V:[keys(180)]",
    /* The fields of the form begin behind its longest label. */
    "name.top == form.top + 16", "mail.top == name.bottom + 10", "note.top == mail.bottom + 10",
    "name_label.firstBaseline == name.firstBaseline", "mail_label.firstBaseline == mail.firstBaseline",
    "note_label.firstBaseline == note.firstBaseline",
    "name_label.leading == form.leading + 16", "mail_label.leading == form.leading + 16",
    "note_label.leading == form.leading + 16", "name.leading >= name_label.trailing + 10",
    "name.leading >= mail_label.trailing + 10", "name.leading >= note_label.trailing + 10",
    "name.leading == form.leading @200", "mail.leading == name.leading", "note.leading == name.leading",
    "name.trailing == form.trailing - 16", "mail.trailing == form.trailing - 16", "note.trailing == form.trailing - 16",
    "text.leading == preview.leading + 16", "text.trailing == preview.trailing - 16", "text.top == preview.top + 16",
    "note.bottom <= form.bottom - 16 @700", "text.bottom <= preview.bottom - 16 @700"};

static SDL_Window *window;
static SDL_Renderer *renderer;
static TTF_Font *font;
static cas_scene *scene;
static cas_edit divider;
static widget *focus;
static int is_dragging, is_right_to_left, is_over;
static double clock_start, now, spent[GRAPH_FRAMES]; /* seconds; microseconds of the last layouts */
static size_t frames, allocations;

/* Ends the program after an error. Where rules cannot hold together, a layout without the newest took place. */
static void expect(cas_status status) {
    if (status == CAS_OK || status == CAS_CONFLICT)
        return;
    fprintf(stderr, "%s\n", cas_scene_last_error(scene));
    exit(1);
}

static widget *named(const char *name) {
    for (int i = 0; i < COUNT; i++)
        if (strcmp(widgets[i].name, name) == 0)
            return &widgets[i];
    fprintf(stderr, "no widget is named %s\n", name);
    exit(1);
}

/* Memory of the library, counted: frames of the window take none. */
static void *take(size_t size, void *context) {
    (void)context;
    allocations++;
    return malloc(size);
}
static void *grow(void *memory, size_t old_size, size_t new_size, void *context) {
    (void)context, (void)old_size;
    allocations++;
    return realloc(memory, new_size);
}
static void give_back(void *memory, size_t size, void *context) {
    (void)context, (void)size;
    free(memory);
}

/* Text */

/* Returns the bytes of the first characters of a text: SDL counts characters. */
static int bytes_of(const char *text, int characters) {
    int length = 0;
    for (; characters > 0 && text[length] != 0; characters--)
        do length++;
        while ((text[length] & 0xC0) == 0x80);
    return length;
}

/* Returns the bytes of a text up to a limit, without a part of a character at the end. */
static int bytes_within(const char *text, int limit) {
    int length = (int)strlen(text);
    if (length <= limit) return length;
    while (limit > 0 && (text[limit] & 0xC0) == 0x80) limit--;
    return limit;
}

/* Breaks a text into lines that fit into a width, at spaces where there are some. Returns their number. */
static int wrap(const char *text, int width, const char *starts[LINES], int lengths[LINES]) {
    int count = 0;
    while (count < LINES) {
        int extent, fitting;
        TTF_MeasureUTF8(font, text, width, &extent, &fitting);
        int length = bytes_of(text, fitting > 0 ? fitting : 1);
        if (text[length] != 0) {
            int space = length;
            while (space > 0 && text[space] != ' ') space--;
            if (space > 0) length = space;
        }
        starts[count] = text;
        lengths[count++] = length;
        text += length;
        while (*text == ' ') text++;
        if (*text == 0) break;
    }
    return count;
}

static double inset(const widget *w) { return w->kind == FIELD ? 8 : 0; }

static void measure(const cas_measure_request *request, cas_measurement *out, void *context) {
    const widget *w = context;
    const char *starts[LINES];
    int lengths[LINES], width = 0;
    TTF_SetFontSize(font, (int)lround(16 * request->text_size));
    TTF_SizeUTF8(font, w->text, &width, NULL);
    double room = request->mode == CAS_MEASURE_EXACTLY ? request->width - 2 * inset(w) : width;
    int lines = wrap(w->text, (int)fmax(room, 1), starts, lengths);
    out->width = width + 2 * inset(w);
    out->height = lines * TTF_FontLineSkip(font) + 2 * inset(w);
    out->first_baseline = TTF_FontAscent(font) + inset(w);
}

/* Draws the text of a widget into its texture, where the text or the width has changed. */
static void render_text(widget *w) {
    const char *starts[LINES];
    int lengths[LINES], skip = TTF_FontLineSkip(font);
    int width = (int)lround(w->frame.width - 2 * inset(w));
    int count = wrap(w->text, width > 1 ? width : 1, starts, lengths);
    if (w->texture) SDL_DestroyTexture(w->texture);
    w->texture = NULL;
    w->is_fresh = 1;
    if (w->text[0] == 0 || width < 1) return;
    SDL_Surface *all = SDL_CreateRGBSurfaceWithFormat(0, width, count * skip, 32, SDL_PIXELFORMAT_RGBA32);
    for (int i = 0; i < count; i++) {
        char line[sizeof w->text] = "";
        memcpy(line, starts[i], (size_t)lengths[i]);
        SDL_Surface *drawn = TTF_RenderUTF8_Blended(font, line, w->colour);
        if (!drawn) continue;
        SDL_SetSurfaceBlendMode(drawn, SDL_BLENDMODE_NONE);
        SDL_BlitSurface(drawn, NULL, all, &(SDL_Rect){is_right_to_left ? width - drawn->w : 0, i * skip, 0, 0});
        SDL_FreeSurface(drawn);
    }
    w->texture = SDL_CreateTextureFromSurface(renderer, all);
    SDL_FreeSurface(all);
}

/* Drawing */

static void fill(cas_rect r, SDL_Color c) {
    SDL_SetRenderDrawColor(renderer, c.r, c.g, c.b, c.a);
    SDL_RenderFillRectF(renderer, &(SDL_FRect){(float)r.x, (float)r.y, (float)r.width, (float)r.height});
}

static void draw_keys(cas_rect r) {
    for (int row = 0; row < 4; row++)
        for (int key = 0; key < 10; key++) {
            double width = r.width / 10, height = r.height / 4;
            fill((cas_rect){r.x + key * width + 3, r.y + row * height + 3, width - 6, height - 6}, (SDL_Color){250, 250, 252, 255});
        }
}

/* A column for each of the last frames: the microseconds that casement took; the line is at 100. */
static void draw_graph(cas_rect r) {
    double width = r.width / GRAPH_FRAMES;
    for (size_t i = 0; i < GRAPH_FRAMES && i < frames; i++) {
        double height = fmin(spent[(frames - 1 - i) % GRAPH_FRAMES] / 200, 1) * r.height;
        fill((cas_rect){r.x + r.width - (double)(i + 1) * width, r.y + r.height - height, width - 1, height},
             (SDL_Color){96, 200, 140, 255});
    }
    fill((cas_rect){r.x, r.y + r.height / 2, r.width, 1}, (SDL_Color){150, 158, 170, 255});
}

static void draw(void) {
    SDL_SetRenderDrawColor(renderer, 255, 255, 255, 255);
    SDL_RenderClear(renderer);
    for (int i = 0; i < COUNT; i++) {
        widget *w = &widgets[i];
        cas_rect r = w->frame;
        if (w->kind == FIELD) {
            fill(r, w == focus ? (SDL_Color){64, 120, 210, 255} : (SDL_Color){200, 206, 214, 255});
            fill((cas_rect){r.x + 1, r.y + 1, r.width - 2, r.height - 2}, (SDL_Color){252, 253, 254, 255});
        } else if (w->kind != LABEL) {
            fill(r, w->colour);
        }
        if (w->kind == KEYS) draw_keys(r);
        if (w->kind == GRAPH) draw_graph(r);
        if (w->kind != LABEL && w->kind != FIELD) continue;
        if (!w->is_fresh) render_text(w);
        if (!w->texture) continue;
        int width, height;
        SDL_QueryTexture(w->texture, NULL, NULL, &width, &height);
        SDL_RenderCopyF(renderer, w->texture, NULL,
                        &(SDL_FRect){(float)(r.x + inset(w)), (float)(r.y + inset(w)), (float)width, (float)height});
    }
}

/* One frame: asks casement what is where at this time, and draws it. */
static void show_frame(void) {
    const cas_change *changes;
    size_t count;
    Uint64 start = SDL_GetPerformanceCounter();
    cas_status status = cas_scene_sample_in_window(scene, now - clock_start, &changes, &count);
    spent[frames++ % GRAPH_FRAMES] = (double)(SDL_GetPerformanceCounter() - start) * 1e6 / (double)SDL_GetPerformanceFrequency();
    expect(status);
    for (size_t i = 0; i < count; i++) {
        widget *w = (widget *)(uintptr_t)cas_item_data(scene, changes[i].item);
        if (!w) continue;
        if (w->frame.width != changes[i].frame.width) w->is_fresh = 0;
        w->frame = changes[i].frame;
    }
    draw();
    SDL_RenderPresent(renderer);
}

/* Events */

static void show_keys(double duration) {
    int width, height;
    SDL_GetWindowSize(window, &width, &height);
    cas_rect frame = {0, height - KEY_HEIGHT, width, KEY_HEIGHT};
    clock_start = now;
    expect(focus ? cas_keyboard_show(scene, frame, duration, CAS_CURVE_KEYBOARD)
                 : cas_keyboard_hide(scene, duration, CAS_CURVE_KEYBOARD));
}

/* Measures a widget again, whose text has changed; the preview says the same. */
static void text_changed(widget *w) {
    widget *text = named("text");
    const char *name = named("name")->text, *mail = named("mail")->text, *note = named("note")->text;
    snprintf(text->text, sizeof text->text, "%.*s <%.*s>: %.*s", bytes_within(name, 60), name, bytes_within(mail, 60), mail,
             bytes_within(note, 120), note);
    w->is_fresh = text->is_fresh = 0;
    expect(cas_view_invalidate_measure(scene, w->item));
    expect(cas_view_invalidate_measure(scene, text->item));
}

/* The window cannot be made smaller than what fits. */
static void limit_window(void) {
    cas_size least;
    expect(cas_view_fitting_size(scene, CAS_WINDOW, (cas_size){0, 0}, CAS_PRIORITY_FITTING_SIZE,
                                 CAS_PRIORITY_FITTING_SIZE, &least));
    SDL_SetWindowMinimumSize(window, (int)ceil(least.width), (int)ceil(least.height));
}

static void scale_text(double factor) {
    cas_scene_settings settings = {.size = sizeof settings};
    expect(cas_scene_get(scene, &settings));
    settings.text_size = fmin(fmax(settings.text_size * factor, 0.5), 3);
    expect(cas_scene_set(scene, &settings));
    for (int i = 0; i < COUNT; i++) widgets[i].is_fresh = 0;
    limit_window();
}

static void press(double x, double y) {
    cas_item item = cas_scene_item_at(scene, x, y);
    widget *w = item ? (widget *)(uintptr_t)cas_item_data(scene, item) : NULL;
    is_dragging = w == named("divider");
    if (is_dragging || !w || w->kind == KEYS) return;
    focus = w->kind == FIELD ? w : NULL;
    show_keys(0.25);
}

static void key(SDL_Keycode code) {
    if (code == SDLK_ESCAPE && focus) {
        focus = NULL;
        show_keys(0.25);
    } else if (code == SDLK_BACKSPACE && focus && focus->text[0]) {
        size_t end = strlen(focus->text) - 1;
        while (end > 0 && (focus->text[end] & 0xC0) == 0x80) end--;
        focus->text[end] = 0;
        text_changed(focus);
    } else if (code == SDLK_F2) {
        is_right_to_left = !is_right_to_left;
        cas_view_settings settings = {.size = sizeof settings};
        expect(cas_view_get(scene, CAS_WINDOW, &settings));
        settings.direction = is_right_to_left ? CAS_RIGHT_TO_LEFT : CAS_LEFT_TO_RIGHT;
        expect(cas_view_set(scene, CAS_WINDOW, &settings));
        for (int i = 0; i < COUNT; i++) widgets[i].is_fresh = 0;
    } else if (code == SDLK_F3 || code == SDLK_F4) {
        scale_text(code == SDLK_F3 ? 0.8 : 1.25);
    }
}

static void handle(const SDL_Event *event) {
    if (event->type == SDL_QUIT) is_over = 1;
    if (event->type == SDL_MOUSEBUTTONDOWN) press(event->button.x, event->button.y);
    if (event->type == SDL_MOUSEBUTTONUP) is_dragging = 0;
    if (event->type == SDL_MOUSEMOTION && is_dragging) {
        expect(cas_scene_suggest(scene, divider, event->motion.x - 3, NULL, NULL));
    }
    if (event->type == SDL_KEYDOWN) key(event->key.keysym.sym);
    if (event->type == SDL_TEXTINPUT && focus && strlen(focus->text) + strlen(event->text.text) < sizeof focus->text) {
        strcat(focus->text, event->text.text);
        text_changed(focus);
    }
    if (event->type == SDL_WINDOWEVENT && event->window.event == SDL_WINDOWEVENT_SIZE_CHANGED) {
        expect(cas_scene_set_size(scene, event->window.data1, event->window.data2));
        show_keys(0);
    }
}

static void handle_all(void) {
    SDL_Event event;
    while (SDL_PollEvent(&event)) handle(&event);
}

/* Playing */

static void mouse(Uint32 type, int x, int y) {
    SDL_Event event = {.type = type};
    if (type == SDL_MOUSEMOTION) {
        event.motion.x = x, event.motion.y = y;
    } else {
        event.button.x = x, event.button.y = y;
    }
    SDL_PushEvent(&event);
}

static void save_picture(const char *folder, const char *name) {
    char path[512];
    int width, height;
    snprintf(path, sizeof path, "%s/%s.bmp", folder, name);
    SDL_GetRendererOutputSize(renderer, &width, &height);
    SDL_Surface *picture = SDL_CreateRGBSurfaceWithFormat(0, width, height, 24, SDL_PIXELFORMAT_BGR24);
    draw();
    SDL_RenderReadPixels(renderer, NULL, SDL_PIXELFORMAT_BGR24, picture->pixels, picture->pitch);
    if (SDL_SaveBMP(picture, path) != 0) fprintf(stderr, "%s: %s\n", path, SDL_GetError());
    SDL_FreeSurface(picture);
}

/* Plays a line of a file of events, and prints what "where" and "lines" ask for. */
static void play_line(const char *line, const char *folder) {
    char word[16] = "", rest[200] = "";
    double x = 0, y = 0;
    sscanf(line, "%15s %199[^\n]", word, rest);
    sscanf(rest, "%lf %lf", &x, &y);
    if (strcmp(word, "press") == 0) mouse(SDL_MOUSEBUTTONDOWN, (int)x, (int)y);
    else if (strcmp(word, "move") == 0) mouse(SDL_MOUSEMOTION, (int)x, (int)y);
    else if (strcmp(word, "release") == 0) mouse(SDL_MOUSEBUTTONUP, (int)x, (int)y);
    else if (strcmp(word, "size") == 0) SDL_SetWindowSize(window, (int)x, (int)y);
    else if (strcmp(word, "key") == 0) SDL_PushEvent(&(SDL_Event){.key = {.type = SDL_KEYDOWN, .keysym = {.sym = SDL_GetKeyFromName(rest)}}});
    else if (strcmp(word, "type") == 0) {
        SDL_Event event = {.type = SDL_TEXTINPUT};
        snprintf(event.text.text, sizeof event.text.text, "%.*s", (int)strcspn(line + 5, "\n"), line + 5);
        SDL_PushEvent(&event);
    } else if (strcmp(word, "wait") == 0) {
        show_frame();
        size_t before = allocations;
        for (int i = (int)lround(x * 60); i > 0; i--) {
            now += 1 / 60.0;
            show_frame();
        }
        if (allocations != before) {
            fprintf(stderr, "frames of an animation allocated memory\n");
            exit(1);
        }
    } else if (strcmp(word, "picture") == 0) save_picture(folder, rest);
    else if (strcmp(word, "where") == 0) {
        cas_rect r = named(rest)->frame;
        printf("%-8s %g %g %g %g\n", rest, r.x, r.y, r.width, r.height);
    } else if (strcmp(word, "lines") == 0) {
        const widget *w = named(rest);
        const char *starts[LINES];
        int lengths[LINES], count = wrap(w->text, (int)fmax(w->frame.width - 2 * inset(w), 1), starts, lengths);
        for (int i = 0; i < count; i++) printf("%-8s %.*s\n", rest, lengths[i], starts[i]);
    } else if (word[0] != '#' && word[0]) {
        fprintf(stderr, "unknown event: %s\n", word);
        exit(1);
    }
    handle_all();
    show_frame();
}

static void play(const char *path, const char *folder) {
    char line[256];
    FILE *events = fopen(path, "r");
    if (!events) {
        fprintf(stderr, "%s: cannot be read\n", path);
        exit(1);
    }
    while (fgets(line, sizeof line, events)) play_line(line, folder);
    fclose(events);
    double sum = 0;
    size_t count = frames < GRAPH_FRAMES ? frames : GRAPH_FRAMES;
    for (size_t i = 0; i < count; i++) sum += spent[i];
    fprintf(stderr, "%zu frames, casement took %.1f microseconds of each of the last %zu\n", frames, sum / (double)count, count);
}

static void set_up(void) {
    const char *file = getenv("CASEMENT_FONT");
    if (SDL_Init(SDL_INIT_VIDEO) != 0 || TTF_Init() != 0) {
        fprintf(stderr, "%s\n", SDL_GetError());
        exit(1);
    }
    font = TTF_OpenFont(file ? file : "/usr/share/fonts/truetype/dejavu/DejaVuSans.ttf", 16);
    window = SDL_CreateWindow("Notes", SDL_WINDOWPOS_CENTERED, SDL_WINDOWPOS_CENTERED, 640, 480, SDL_WINDOW_RESIZABLE);
    renderer = window ? SDL_CreateRenderer(window, -1, 0) : NULL;
    if (!font || !renderer) {
        fprintf(stderr, "%s; CASEMENT_FONT names a font file\n", SDL_GetError());
        exit(1);
    }
    scene = cas_scene_new(&(cas_scene_options){.size = sizeof(cas_scene_options),
                                               .width = 640,
                                               .height = 480,
                                               .scale = 1,
                                               .profile = CAS_PROFILE_PLAIN,
                                               .allocator = {take, grow, give_back, NULL}}, NULL);
    for (int i = 0; i < COUNT; i++) {
        widget *w = &widgets[i];
        w->item = cas_scene_add_view(scene, CAS_WINDOW, CAS_PLAIN, w->name);
        cas_item_set_data(scene, w->item, (uint64_t)(uintptr_t)w);
        if (w->kind != LABEL && w->kind != FIELD) continue;
        expect(cas_view_set_measure(scene, w->item, measure, w));
        /* What wraps has any width, also where the window is as small as it can be; other labels that of their text. */
        int wraps = w->kind == FIELD || strcmp(w->name, "text") == 0;
        cas_view_settings settings = {.size = sizeof settings};
        expect(cas_view_get(scene, w->item, &settings));
        settings.vertical_compression = 1000;
        settings.horizontal_compression = wraps ? CAS_PRIORITY_FITTING_SIZE - 20 : 750;
        settings.horizontal_hugging = wraps ? 1 : 251;
        expect(cas_view_set(scene, w->item, &settings));
    }
    expect(cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules));
    text_changed(named("note"));
    divider = cas_scene_edit_attribute(scene, named("divider")->item, CAS_LEFT, CAS_PRIORITY_FITTING_SIZE - 10);
    expect(cas_scene_suggest(scene, divider, 380, NULL, NULL));
    limit_window();
    SDL_StartTextInput();
}

int main(int count, char **arguments) {
    set_up();
    show_frame();
    if (count > 2 && strcmp(arguments[1], "--play") == 0) {
        play(arguments[2], count > 3 ? arguments[3] : ".");
    } else {
        while (!is_over) {
            handle_all();
            now = (double)SDL_GetPerformanceCounter() / (double)SDL_GetPerformanceFrequency();
            show_frame();
            SDL_Delay(cas_scene_is_moving(scene, NULL) ? 1 : 10);
        }
    }
    cas_scene_free(scene);
    for (int i = 0; i < COUNT; i++) SDL_DestroyTexture(widgets[i].texture);
    SDL_DestroyRenderer(renderer);
    SDL_DestroyWindow(window);
    TTF_CloseFont(font);
    TTF_Quit();
    SDL_Quit();
}
