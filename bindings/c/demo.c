/* A chat on a phone: the keyboard comes up, then the phone is turned. Prints what moves, frame by frame, and with a path
 * as argument writes a moving picture. bindings/python/examples/demo.py is the same in Python and prints the same. */
#include <casement/screen.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#define CHARACTER 7.5 /* width of a character of the texts, in points */
#define LINE 18.0     /* height of a line */
#define PADDING 8.0   /* around a text */

static const char *const texts[] = {
    "Is the picture frame still for sale?",
    "It is. Walnut, with the old glass in it. One corner has a scratch that you only see from the side.",
    "Could I come and look at it today?",
    "Gladly! I am at home from six, and the bell says Ibarra.",
    "Six it is. How large is it, by the way? I would take the tram if it fits under an arm.",
    "90 by 60. It fits if you are tall.",
    "I am. Is there anything else that I should know about it?",
    "The glass is old and a little wavy, which I like. The hook on the back is new.",
    "Then I will bring cash, and a blanket.",
    "Perfect. See you at six.",
};
enum { COUNT = sizeof texts / sizeof *texts };

static cas_item bubbles[COUNT];

static void expect(cas_scene *scene, cas_status status) {
    if (status != CAS_OK) {
        fprintf(stderr, "%s\n", cas_scene_last_error(scene));
        exit(1);
    }
}

/* Returns the length of the line that begins at a text, which is wrapped at spaces. */
static size_t line_length(const char *text, size_t most) {
    size_t length = strlen(text);
    if (length <= most)
        return length;
    for (length = most; length > 0 && text[length] != ' ';)
        length--;
    return length ? length : most;
}

static size_t characters(double width) {
    double count = (width - 2 * PADDING + 0.001) / CHARACTER;
    return count < 1 ? 1 : (size_t)count;
}

/* The size of a bubble: all in one line, or at a width. */
static void measure(const cas_measure_request *request, cas_measurement *out_measurement, void *context) {
    const char *text = context;
    out_measurement->width = (double)strlen(text) * CHARACTER + 2 * PADDING;
    out_measurement->height = 2 * PADDING;
    while (*text) {
        const double width = request->mode == CAS_MEASURE_EXACTLY ? request->width : out_measurement->width;
        text += line_length(text, characters(width));
        text += *text == ' ';
        out_measurement->height += LINE;
    }
}

static void add_bubble(cas_scene *scene, cas_item messages, int row) {
    char name[16];
    snprintf(name, sizeof name, "message %d", row + 1);
    cas_item bubble = bubbles[row] = cas_scene_add_view(scene, messages, CAS_PLAIN, name);
    const char *text = texts[row];
    expect(scene, cas_view_set_measure(scene, bubble, measure, (void *)text));
    cas_attribute side = row % 2 ? CAS_RIGHT : CAS_LEFT;
    cas_scene_attach(scene, bubble, side, messages, side, row % 2 ? -12 : 12);
    cas_scene_attach(scene, bubble, CAS_TOP, row ? bubbles[row - 1] : messages, row ? CAS_BOTTOM : CAS_TOP, 8);
    cas_equation widest = {.first = bubble, .first_attribute = CAS_WIDTH, .relation = CAS_LESS_OR_EQUAL,
                           .second = messages, .second_attribute = CAS_WIDTH, .multiplier = 0.75};
    expect(scene, cas_scene_add_constraints(scene, &widest, 1, NULL));
}

static cas_item build(cas_scene *scene) {
    cas_item root = cas_controller_view(
        scene, cas_navigation_push(scene, cas_scene_add_controller(scene, CAS_WINDOW, CAS_NAVIGATION, NULL), "chat"));
    cas_item messages = cas_scene_add_view(scene, root, CAS_SCROLL, "messages");
    cas_item input = cas_scene_add_view(scene, root, CAS_PLAIN, "input");
    cas_item field = cas_scene_add_view(scene, input, CAS_PLAIN, "field");
    cas_item send = cas_scene_add_view(scene, input, CAS_PLAIN, "send");
    expect(scene, cas_view_set_intrinsic(scene, field, CAS_NO_METRIC, 32));
    expect(scene, cas_view_set_intrinsic(scene, send, 56, 32));
    const char *rules[] = {
        "H:|[messages]|", "V:|[messages]|", "H:|[input]|", "H:|-12-[field]-8-[send]-12-|",
        "input.height == 48", "input.bottom == keyboard_guide.top", "field.centerY == input.centerY",
        "send.centerY == input.centerY",
    };
    expect(scene, cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules));
    cas_scroll_settings scroll = {.size = sizeof scroll};
    expect(scene, cas_scroll_get(scene, messages, &scroll));
    scroll.docked = input; /* messages are padded for the input */
    expect(scene, cas_scroll_set(scene, messages, &scroll));
    for (int row = 0; row < COUNT; row++)
        add_bubble(scene, messages, row);
    cas_item content = cas_scroll_content_guide(scene, messages);
    cas_scene_attach(scene, content, CAS_BOTTOM, bubbles[COUNT - 1], CAS_BOTTOM, 8);
    cas_scene_attach(scene, content, CAS_WIDTH, messages, CAS_WIDTH, 0);
    return messages;
}

/* What is seen: all items with their frames in the window, each behind those that follow. */
typedef struct shown {
    cas_item item;
    const char *kind; /* a class of the picture's style; NULL: not drawn */
    const char *text;
    cas_rect frame;
} shown;

enum { MOST = 64 };
static shown all[MOST];
static size_t count;
static FILE *picture;
static double drawn; /* seconds of a round */

/* What an item is drawn as. */
static shown shown_as(cas_scene *scene, cas_item item) {
    shown made = {.item = item, .text = ""};
    const char *name = cas_item_name(scene, item);
    if (strncmp(name, "message ", 8) == 0) {
        int row = atoi(name + 8) - 1;
        made.kind = row % 2 ? "mine" : "theirs";
        made.text = texts[row];
    } else if (strcmp(name, "field") == 0 || strcmp(name, "keyboard") == 0 || strcmp(name, "input") == 0 ||
               strcmp(name, "navigation_bar") == 0) {
        made.kind = name;
        made.text = *name == 'n' ? "Ibarra, picture frames" : "";
    } else if (strcmp(name, "send") == 0) {
        made.kind = name;
        made.text = "Send";
    }
    return made;
}

static void collect(cas_scene *scene, cas_item item) {
    for (; item; item = cas_item_next_sibling(scene, item)) {
        if (count < MOST)
            all[count++] = shown_as(scene, item);
        collect(scene, cas_item_first_child(scene, item));
        collect(scene, cas_item_first_guide(scene, item));
    }
}

/* Draws what is seen for some seconds of a round, after which the picture begins again; without seconds, what is seen
 * where pictures do not move. */
static void draw(cas_rect window, double seconds) {
    if (seconds > 0)
        fprintf(picture, "<g visibility='hidden'><set attributeName='visibility' to='visible' begin='round.begin+%.3fs' "
                "dur='%.3fs'/>", drawn, seconds);
    else
        fprintf(picture, "<g><set attributeName='display' to='none'/>");
    drawn += seconds;
    fprintf(picture, "<svg x='%.1f' y='%.1f' width='%.1f' height='%.1f'><rect class='window' width='100%%' height='100%%'/>",
            (844 - window.width) / 2, (844 - window.height) / 2, window.width, window.height);
    for (size_t i = 0; i < count; i++) {
        const shown *one = &all[i];
        const char *text = one->text;
        int is_bar = strcmp(one->kind ? one->kind : "", "navigation_bar") == 0; /* its color covers the status bar, too */
        if (!one->kind)
            continue;
        fprintf(picture, "<rect class='%s' x='%.1f' y='%.1f' width='%.1f' height='%.1f'/>", one->kind, one->frame.x,
                is_bar ? 0 : one->frame.y, one->frame.width, one->frame.height + (is_bar ? one->frame.y : 0));
        for (double y = one->frame.y + PADDING + 13; *text; y += LINE) {
            size_t length = line_length(text, characters(one->frame.width));
            fprintf(picture, "<text class='on-%s' x='%.1f' y='%.1f'>%.*s</text>", one->kind, one->frame.x + PADDING, y,
                    (int)length, text);
            text += length;
            text += *text == ' ';
        }
    }
    fprintf(picture, "</svg></g>\n");
}

static uint64_t digest = 14695981039346656037u; /* FNV-1a of what is printed */

static void say(const char *line) {
    for (const char *c = line; *c; c++)
        digest = (digest ^ (unsigned char)*c) * 1099511628211u;
    fputs(line, stdout);
}

/* Plays an animation at 60 frames a second, and prints every third of them. */
static void play(cas_scene *scene, const char *event, double seconds) {
    char line[160];
    snprintf(line, sizeof line, "%s\n", event);
    say(line);
    int last = (int)(seconds * 60 + 0.5);
    for (int frame = 0; frame <= last; frame++) {
        const cas_change *changes;
        size_t length;
        expect(scene, cas_scene_sample_in_window(scene, frame / 60.0, &changes, &length));
        for (size_t i = 0; i < length; i++) {
            for (size_t j = 0; j < count; j++) {
                if (all[j].item == changes[i].item)
                    all[j].frame = changes[i].frame;
            }
        }
        if (picture)
            draw(cas_item_frame(scene, CAS_WINDOW), frame < last ? 1 / 60.0 : 1.2);
        if (frame % 3)
            continue;
        snprintf(line, sizeof line, "  %.2f s  %zu moved", frame / 60.0, length);
        say(line);
        for (size_t j = 0; j < count; j++) {
            const cas_rect *f = &all[j].frame;
            if (all[j].kind && (strcmp(all[j].kind, "input") == 0 || all[j].item == bubbles[COUNT - 1])) {
                snprintf(line, sizeof line, "  %s %.1f x %.1f at (%.1f, %.1f)", cas_item_name(scene, all[j].item),
                         f->width, f->height, f->x, f->y);
                say(line);
            }
        }
        say("\n");
    }
}

int main(int argc, char **argv) {
    cas_scene *scene = cas_scene_new(&(cas_scene_options){
        .size = sizeof(cas_scene_options), .profile = CAS_PROFILE_IOS15, .width = 390, .height = 844, .scale = 3}, NULL);
    cas_item messages = build(scene);
    if (argc > 1) {
        picture = fopen(argv[1], "w");
        if (!picture) {
            perror(argv[1]);
            return 1;
        }
        fprintf(picture,
                "<svg xmlns='http://www.w3.org/2000/svg' viewBox='-8 -8 860 860' width='430' height='430'><style>"
                "svg svg { background: #fff } text { font: 12.5px monospace } .window { fill: #fff } .theirs { fill: #e9e9eb } "
                ".mine { fill: #0a7d34 } .on-mine, .on-send { fill: #fff } .send { fill: #0060df } "
                ".input, .navigation_bar { fill: #f4f4f6; stroke: #c8c8cc } .field { fill: #fff; stroke: #c8c8cc } .mine, .theirs, .send, .field { rx: 10px } "
                ".keyboard { fill: #c9ccd3 }</style><rect x='-8' y='-8' width='860' height='860' fill='#5b6472'/>\n");
    }
    expect(scene, cas_scene_layout_if_needed(scene, NULL, NULL));
    collect(scene, CAS_WINDOW);
    play(scene, "a phone, 390 x 844", 0);

    expect(scene, cas_scene_begin_animation(scene, 0.25, CAS_CURVE_KEYBOARD, 0));
    expect(scene, cas_keyboard_show(scene, cas_keyboard_standard_frame(scene, 0), 0.25, CAS_CURVE_KEYBOARD));
    expect(scene, cas_scroll_to_bottom(scene, messages));
    expect(scene, cas_scene_commit_animation(scene));
    play(scene, "the keyboard comes up", 0.5);
    if (picture)
        draw(cas_item_frame(scene, CAS_WINDOW), 0);

    expect(scene, cas_scene_begin_animation(scene, 0.4, CAS_CURVE_EASE_IN_OUT, 0));
    expect(scene, cas_scene_rotate(scene, CAS_LANDSCAPE_LEFT));
    expect(scene, cas_scroll_to_bottom(scene, messages));
    expect(scene, cas_scene_commit_animation(scene));
    play(scene, "the phone is turned", 0.4);

    expect(scene, cas_keyboard_hide(scene, 0.25, CAS_CURVE_KEYBOARD));
    play(scene, "the keyboard goes", 0.5);
    printf("digest %016llx\n", (unsigned long long)digest);
    cas_scene_free(scene);
    if (picture) {
        fprintf(picture, "<rect><animate id='round' attributeName='x' from='0' to='1' dur='%.3fs' "
                         "begin='0s;round.end'/></rect></svg>\n", drawn);
        return fclose(picture) != 0;
    }
    return 0;
}
