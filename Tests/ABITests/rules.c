/* Constraints as text: formats, equations, their options, and faults. */
#include "pool.h"
#include "scene.h"

static cas_format_options options = {.size = sizeof(cas_format_options)};

static cas_status add(const char *text) {
    const char *rules[] = {text};
    return cas_scene_add_rules(scene, rules, 1);
}

static cas_status add_format(const char *text) { return cas_scene_add_format(scene, text, &options, NULL, NULL); }

static int is_at(cas_item item, double x, double width) {
    cas_rect frame = cas_item_frame(scene, item);
    return frame.x == x && frame.width == width;
}

static cas_item a, b, c;

static void set_up(void) {
    options = (cas_format_options){.size = sizeof options};
    a = view("a"), b = view("b"), c = view("c");
    OK(cas_view_set_intrinsic(scene, a, 50, 20));
    OK(cas_view_set_intrinsic(scene, b, 60, 30));
    OK(cas_view_set_intrinsic(scene, c, 70, 40));
}

static void a_screen_in_a_list_of_rules(void) {
    cas_item root = view("root"), messages = view_in(root, "messages"), input = view_in(root, "input");
    cas_item words = view_in(input, "text"), send = view_in(input, "send");
    place(root, 0, 0, 320, 480);
    OK(cas_view_set_intrinsic(scene, send, 60, 30));
    const char *rules[] = {
        "H:|[messages]|", "V:|[messages]|",
        "H:|[input]|", "H:|-[text]-[send]-|",
        "input.height == 44", "input.bottom == root.bottom - 216 \"above-keyboard\"",
        "text.centerY == input.centerY\ntext.height == 28", "send.firstBaseline == text.firstBaseline",
    };
    OK(cas_scene_add_rules(scene, rules, sizeof rules / sizeof *rules));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, messages), 0, 0, 320, 480));
    CHECK(is_rect(cas_item_frame(scene, input), 0, 220, 320, 44));
    CHECK(is_rect(cas_item_frame(scene, words), 20, 8, 212, 28));
    CHECK(is_rect(cas_item_frame(scene, send), 240, 8, 60, 30));
}

static void constraints_come_back_in_order(void) {
    set_up();
    const cas_constraint *made;
    size_t count;
    OK(cas_scene_add_format(scene, "|-[a]-8@750-[b(>=a)]", NULL, &made, &count));
    CHECK(count == 3);
    cas_constraint first = made[0], second = made[1], third = made[2];
    CHECK(strcmp(text_of(first), "a.leading == window.leading + 20 @1000") == 0);
    CHECK(strcmp(text_of(second), "b.leading == a.trailing + 8 @750") == 0);
    CHECK(strcmp(text_of(third), "b.width >= a.width @1000") == 0);
    CHECK(cas_scene_add_format(scene, "[c]", NULL, NULL, &count) == CAS_ERROR_NULL);
}

static void metrics_and_views_have_names(void) {
    set_up();
    cas_metric metrics[] = {{"gap", 12}, {"strong", 900}};
    cas_named_item views[] = {{"one", a}, {"other", b}};
    options.metrics = metrics, options.metric_count = 2;
    options.views = views, options.view_count = 2;
    OK(add_format("|-gap-[one(100@strong)]-(-gap)-[other]"));
    OK(layout());
    CHECK(is_at(a, 12, 100) && is_at(b, 100, 60));
    CHECK(add_format("[d]") == CAS_ERROR_RULE);
    CHECK(strcmp(cas_scene_last_error(scene), "line 1, column 2: no item has this name: d\n  [d]\n   ^") == 0);
    options.view_count = 0;
    CHECK(add_format("[one]") == CAS_ERROR_RULE);
    metrics[1].value = HUGE_VAL;
    CHECK(add_format("[a]") == CAS_ERROR_NOT_FINITE);
    CHECK(strcmp(cas_scene_last_error(scene), "metrics[1]: a number is NaN or infinite") == 0);
}

/* A name in the options takes precedence over the same name of an item; other items keep their names. */
static void given_names_take_precedence(void) {
    set_up();
    cas_named_item views[] = {{"b", a}, {"other", b}};
    options.views = views, options.view_count = 2;
    OK(add_format("|[b(10)][other(20)][c(30)]"));
    OK(layout());
    CHECK(is_at(a, 0, 10) && is_at(b, 10, 20) && is_at(c, 30, 30));
    views[1].item = 77;
    CHECK(add_format("[c]") == CAS_ERROR_STALE);
    CHECK(strcmp(cas_scene_last_error(scene), "views[1]: unknown id, or what it named was removed") == 0);
}

static int faults(cas_status status, size_t line, size_t column, cas_fault_kind kind) {
    cas_fault fault;
    memset(&fault, 7, sizeof fault);
    OK(cas_scene_last_fault(scene, &fault));
    return fault.line == line && fault.column == column && fault.kind == kind && fault.status == status;
}

static void a_fault_has_numbers(void) {
    set_up();
    const cas_status rule = CAS_ERROR_RULE;
    CHECK(faults(CAS_OK, 0, 0, CAS_FAULT_NONE));
    CHECK(add("[a]\nH:[b") == rule && faults(rule, 2, 5, CAS_FAULT_SYNTAX));
    CHECK(add("a.width == 5 @1001") == rule && faults(rule, 1, 15, CAS_FAULT_NUMBER));
    CHECK(add("a.wide == 5") == rule && faults(rule, 1, 3, CAS_FAULT_ATTRIBUTE));
    CHECK(add("[d]") == rule && faults(rule, 1, 2, CAS_FAULT_UNKNOWN_ITEM));
    CHECK(add("|-gap-[a]") == rule && faults(rule, 1, 3, CAS_FAULT_UNKNOWN_METRIC));
    CHECK(add("[a(gap)]") == rule && faults(rule, 1, 4, CAS_FAULT_UNKNOWN_NAME));
    view("c");
    CHECK(add("\n\n[c]") == rule && faults(rule, 3, 2, CAS_FAULT_SEVERAL_ITEMS));
    CHECK(add("|~[a]~|") == rule && faults(rule, 1, 2, CAS_FAULT_MEANING));
    CHECK(add("a.left == 5") == CAS_ERROR_ATTRIBUTES && faults(CAS_ERROR_ATTRIBUTES, 1, 1, CAS_FAULT_REFUSED));
    CHECK(cas_scene_last_fault(scene, NULL) == CAS_ERROR_NULL);
    CHECK(faults(CAS_OK, 0, 0, CAS_FAULT_NONE)); /* the last failed call had no rule */
    CHECK(add("[") == rule && faults(rule, 1, 2, CAS_FAULT_SYNTAX));
    OK(add("[a]"));
    CHECK(faults(rule, 1, 2, CAS_FAULT_SYNTAX)); /* a successful call keeps the fault */
    CHECK(cas_item_remove(scene, 77) == CAS_ERROR_STALE && faults(CAS_OK, 0, 0, CAS_FAULT_NONE));
}

/* Returns whether the last fault has this length and this sentence. */
static int says(size_t length, const char *sentence) {
    cas_fault fault;
    OK(cas_scene_last_fault(scene, &fault));
    const char *said = cas_scene_last_error(scene) + fault.sentence_start;
    return fault.length == length && fault.sentence_length == strlen(sentence) &&
           strncmp(said, sentence, fault.sentence_length) == 0;
}

/* Whether a rule fails with a sentence that ends with these words. */
static int suggests(const char *rule, const char *words) {
    cas_fault fault = {0};
    options.metrics = &(cas_metric){"gap", 8}, options.metric_count = 1;
    int fails = add_format(rule) == CAS_ERROR_RULE && cas_scene_last_fault(scene, &fault) == CAS_OK;
    const char *sentence = cas_scene_last_error(scene) + fault.sentence_start;
    size_t length = strlen(words);
    if (!fails || fault.sentence_length < length || memcmp(sentence + fault.sentence_length - length, words, length) != 0) {
        fprintf(stderr, "%s: %s\n", rule, cas_scene_last_error(scene));
        return 0;
    }
    return 1;
}

static void a_misspelt_word_is_suggested(void) {
    set_up();
    cas_item message = view("message"), row = cas_scene_add_flow(scene, CAS_WINDOW, "row");
    view_in(row, "title");
    view_in(message, "inside");
    CHECK(suggests("mesage.width == 5", "no item has this name: mesage; did you mean \"message\"?"));
    CHECK(suggests("[messgae]", "; did you mean \"message\"?") && suggests("[message(mesage)]", "; did you mean \"message\"?"));
    CHECK(suggests("message.leadin == 5", "; did you mean \"leading\"?"));
    CHECK(suggests("message.lfet == 5", "; did you mean \"left\"?") && suggests("message.Width == 5", "; did you mean \"width\"?"));
    CHECK(suggests("[message(gpa)]", "; did you mean \"gap\"?") && suggests("message.width == gp", "; did you mean \"gap\"?"));
    CHECK(suggests("row: flow wrp", "; did you mean \"wrap\"?") && suggests("row: grid colunms 1", "; did you mean \"columns\"?"));
    CHECK(suggests("row: flow [title(grw)]", "; did you mean \"grow\"?"));
    /* Nothing is near; and the words are neither of another kind nor of other items. */
    CHECK(suggests("message.corner == 5", "width") && suggests("x.width == 5", ": x") && suggests("#7.width == 5", ": #7"));
    CHECK(suggests("message.width == mesage", ": mesage") && suggests("row: flow rowGp", "the end of the line"));
    options.root = row;
    CHECK(suggests("mesage.width == 5", ": mesage") && suggests("titel.width == 5", "; did you mean \"title\"?"));
    options.root = 0;
    options.views = &(cas_named_item){"other", message}, options.view_count = 1;
    CHECK(suggests("ohter.width == 5", "; did you mean \"other\"?"));
    CHECK(suggests("a_name_that_is_longer_than_31_bytes.width == 5", "_31_bytes"));
}

static void a_fault_has_a_word_and_a_sentence(void) {
    set_up();
    CHECK(add("[a]\nH:[b") == CAS_ERROR_RULE && says(0, "expected \"(\" or \"]\""));
    CHECK(add("a.widht == 5") == CAS_ERROR_RULE && says(5, "expected an attribute such as leading, centerY or width; did you mean \"width\"?"));
    CHECK(add("[\"my \xc3\xa4\"]") == CAS_ERROR_RULE && says(4, "no item has this name: \"my \xc3\xa4\""));
    CHECK(add("#7.width == 5") == CAS_ERROR_RULE && says(1, "no item has this name: #7"));
    CHECK(add("[a(1e999)]") == CAS_ERROR_RULE && says(0, "the number is too large"));
    CHECK(add("a.left == 5") == CAS_ERROR_ATTRIBUTES &&
          says(1, "left needs a second item: only width and height are compared with a number"));
    CHECK(cas_item_remove(scene, 77) == CAS_ERROR_STALE && says(0, ""));
}

/* Lists the names in rules as "kind text line:column", and checks that the scene is unchanged. */
static const char *names_in(const char *text, uint32_t flags) {
    static char list[1024];
    const cas_rule_name *names;
    size_t count, length = 0;
    *list = 0;
    cas_solver_statistics before = {.size = sizeof before}, after = before;
    OK(cas_scene_get_statistics(scene, &before));
    uint64_t digest = cas_scene_digest(scene);
    OK(cas_scene_rule_names(scene, text, flags, &names, &count));
    for (size_t i = 0; i < count; i++)
        length += (size_t)snprintf(list + length, sizeof list - length, "%s%c %s %d:%d", i ? ", " : "",
                                   "?imep"[names[i].kind], names[i].text, (int)names[i].line, (int)names[i].column);
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.constraints == after.constraints && cas_scene_digest(scene) == digest);
    return list;
}

#define NAMES(text, flags, expected) \
    CHECK_OR_SAY(strcmp(names_in(text, flags), expected) == 0, "%s: %s\n", text, names_in(text, flags))

static void names_are_listed_with_positions_and_kinds(void) {
    set_up();
    NAMES("", 0, "");
    NAMES("H:|-gap-[x(y,>=40@firm)]-|  // [not]", 0, "m gap 1:5, i x 1:10, e y 1:12, p firm 1:19");
    NAMES("\n[a]-b-[\"my \\\"\xc3\xa4\"]\n\tV:[#7(-w)]", 0, "i a 2:2, m b 2:5, i my \"\xc3\xa4 2:9, m w 3:9");
    NAMES("[a]-(b * 2 + 8)-[c(50%)]~|", CAS_FORMAT_EXTENDED, "i a 1:2, e b 1:6, i c 1:18");
    NAMES("[a(-b.width)]", CAS_FORMAT_EXTENDED, "i a 1:2, i b 1:5");
    NAMES("a.width == half * superview.width + 4 @firm weight 2 \"id\"", 0,
          "i a 1:1, m half 1:12, i superview 1:19, p firm 1:40");
    NAMES("a.width >= -b.height * share - gap", 0, "i a 1:1, i b 1:13, m share 1:24, m gap 1:32");
    NAMES("a.width == a.height", 0, "i a 1:1, i a 1:12");
}

static void invalid_rules_list_no_names(void) {
    const cas_rule_name *names = NULL;
    size_t count = 7;
    set_up();
    CHECK(cas_scene_rule_names(scene, "[x]\n[y]-z%-[w]", 0, &names, &count) == CAS_ERROR_RULE);
    CHECK(faults(CAS_ERROR_RULE, 2, 6, CAS_FAULT_SYNTAX) && !names && count == 7);
    CHECK(cas_scene_rule_names(scene, "|~[x]", 0, &names, &count) == CAS_ERROR_RULE);
    CHECK(faults(CAS_ERROR_RULE, 1, 2, CAS_FAULT_MEANING));
    CHECK(cas_scene_rule_names(scene, "[x]", 2, &names, &count) == CAS_ERROR_OUT_OF_RANGE);
    CHECK(strncmp(cas_scene_last_error(scene), "flags: ", 7) == 0);
    CHECK(cas_scene_rule_names(scene, "\xff", 0, &names, &count) == CAS_ERROR_TEXT);
    CHECK(strncmp(cas_scene_last_error(scene), "text: ", 6) == 0);
    CHECK(cas_scene_rule_names(scene, NULL, 0, &names, &count) == CAS_ERROR_NULL);
    CHECK(cas_scene_rule_names(scene, "[x]", 0, NULL, &count) == CAS_ERROR_NULL);
    CHECK(cas_scene_rule_names(scene, "[x]", 0, &names, NULL) == CAS_ERROR_NULL);
    CHECK(!names && count == 7);
}

static void a_name_of_several_items(void) {
    cas_item card = view("card");
    view_in(card, "title"), view("title");
    CHECK(add("title.width == 100") == CAS_ERROR_RULE);
    CHECK_OR_SAY(strstr(cas_scene_last_error(scene), "several items have this name: title; the option root or views says "
                                                     "which, or # and its id\n"), "%s\n", cas_scene_last_error(scene));
}

/* The message of a strict scene has what a refused rule conflicts with. */
static void a_strict_scene_reports_the_conflict(void) {
    cas_scene_options made = {.size = sizeof made, .width = 320, .height = 480, .flags = CAS_SCENE_STRICT};
    cas_scene *other = scene;
    scene = cas_scene_new(&made, NULL);
    view("a"), view("b");
    OK(add("a.width == 100\na.height == 20\nb.width == a.width"));
    CHECK(add("a.width == 200") == CAS_ERROR_CONFLICT);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene),
                        "line 1, column 1: required constraints cannot hold together; the new constraint "
                        "a.width == 200 @1000 conflicts with a.width == 100 @1000\n  a.width == 200\n  ^") == 0, "%s\n", cas_scene_last_error(scene));
    CHECK(add("b.width == 200") == CAS_ERROR_CONFLICT);
    CHECK(strstr(cas_scene_last_error(scene), " @1000 and 1 other\n"));
    CHECK(add("[a][b(10,20)]") == CAS_ERROR_CONFLICT && strstr(cas_scene_last_error(scene), " conflicts with "));
    CHECK(add("V:[b(10,20)]") == CAS_ERROR_CONFLICT);
    CHECK_OR_SAY(strstr(cas_scene_last_error(scene), " conflicts with another constraint of this call\n"), "%s\n",
                 cas_scene_last_error(scene));
    char name[201];
    memset(name, 'n', 200), name[200] = 0;
    view(name);
    char rule[256];
    sprintf(rule, "%s.width == 1", name);
    OK(add(rule));
    sprintf(rule, "%s.width == 2", name);
    CHECK(add(rule) == CAS_ERROR_CONFLICT);
    CHECK(strstr(cas_scene_last_error(scene), "; the new constraint conflicts with 1 constraint\n"));
    cas_scene_free(scene);
    scene = other;
}

static void format_options(void) {
    set_up();
    options.alignment = CAS_ALIGN(CAS_TOP) | CAS_ALIGN(CAS_BOTTOM);
    options.direction = CAS_RIGHT_TO_LEFT;
    OK(add_format("|-[a]-[b]"));
    OK(layout());
    CHECK(is_at(a, 250, 50) && is_at(b, 182, 60));
    CHECK(cas_item_frame(scene, a).height == 30 && cas_item_frame(scene, b).height == 30);
    CHECK(add_format("V:[b][c]") == CAS_ERROR_RULE);
    options.alignment = 0, options.direction = 3;
    CHECK(add_format("[a]") == CAS_ERROR_OUT_OF_RANGE);
    options.direction = 0, options.flags = 2;
    CHECK(add_format("[a]") == CAS_ERROR_OUT_OF_RANGE);
    options.flags = 0, options.size = 3;
    CHECK(add_format("[a]") == CAS_ERROR_OUT_OF_RANGE);
    options.size = sizeof options, options.root = 77;
    CHECK(add_format("[a]") == CAS_ERROR_STALE);
}

static void extensions_need_a_flag(void) {
    set_up();
    CHECK(add("|~[a]~|") == CAS_ERROR_RULE);
    options.flags = CAS_FORMAT_EXTENDED;
    OK(add_format("|~[a(50%)]~|"));
    OK(layout());
    CHECK(is_at(a, 80, 160));
    OK(add_format("|[b]-(a / 4 + 8)-[c]"));
    OK(layout());
    CHECK(is_at(b, 0, 60) && is_at(c, 108, 70));
}

static void standard_spacing_can_be_set(void) {
    set_up();
    OK(set_standard_spacing(scene, 3, 5));
    OK(add("|-[a]-[b]"));
    OK(layout());
    CHECK(is_at(a, 5, 50) && is_at(b, 58, 60));
    CHECK(set_standard_spacing(scene, NAN, 5) == CAS_ERROR_NOT_FINITE);
}

/* Checks that a list with a faulty rule adds nothing, and that the message has the position. */
static void refused(const char *rule, const char *message) {
    const char *rules[] = {"|[a]|", rule, "[b]|"};
    cas_solver_statistics before = {.size = sizeof before}, after = before;
    OK(cas_scene_get_statistics(scene, &before));
    CHECK(cas_scene_add_rules(scene, rules, 3) != CAS_OK);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), message) == 0, "%s\n", cas_scene_last_error(scene));
    OK(cas_scene_get_statistics(scene, &after));
    CHECK(before.constraints == after.constraints && before.variables == after.variables);
}

static void faults_have_a_place_and_a_caret(void) {
    set_up();
    refused("V:|-[b(>=40]", "line 2, column 12: expected \"@\", \",\" or \")\"\n  V:|-[b(>=40]\n             ^");
    refused("a.left == b.top",
            "line 2, column 1: left against top: attributes that cannot be compared\n  a.left == b.top\n  ^");
    refused("[a(-b)]", "line 2, column 5: expected a number or a metric after the sign, not a view: b\n"
                       "  [a(-b)]\n      ^");
    refused("[a]-x-[b]", "line 2, column 5: no metric has this name: x\n  [a]-x-[b]\n      ^");
    refused("[a(100@strong)]",
            "line 2, column 8: no metric has this name: strong: a priority is a number from 1 to 1000, a metric, or one of "
            "required, high, low, fitting\n  [a(100@strong)]\n         ^");
    refused("a.bottom == keyboard_guide.top",
            "line 2, column 13: no item has this name: keyboard_guide (the scene has no screen: create it with a "
            "profile such as ios7)\n  a.bottom == keyboard_guide.top\n              ^");
    refused("\"my view\".width == 5",
            "line 2, column 2: no item has this name: \"my view\"\n  \"my view\".width == 5\n   ^");
    refused("#7.width == 5", "line 2, column 2: no item has this name: #7\n  #7.width == 5\n   ^");
    refused("a.left == 5",
            "line 2, column 1: left needs a second item: only width and height are compared with a number\n"
            "  a.left == 5\n  ^");
    refused("a.width == 5 @0", "line 2, column 15: a priority is a whole number from 1 to 1000\n"
                               "  a.width == 5 @0\n                ^");
    refused("\xff", "rules[1]: invalid UTF-8, or longer than 1023 bytes");
    refused(NULL, "rules[1]: a required pointer is NULL");
    CHECK(cas_scene_add_rules(scene, NULL, 1) == CAS_ERROR_NULL);
    CHECK(cas_scene_add_rules(NULL, NULL, 0) == CAS_ERROR_NULL);
    CHECK(cas_scene_add_format(scene, NULL, NULL, NULL, NULL) == CAS_ERROR_NULL);
    OK(cas_scene_add_rules(scene, NULL, 0));
}

static void failing_allocations(void) {
    if (getenv("CASEMENT_TRACE")) return; /* failed allocations cannot be replayed */
    static const char *rules[] = {"|~[first(>=40)]-5%-[other]~|", "first.height == 0.5 * other.height \"half\""};
    static const char both[] = "|~[first(>=40)]-5%-[other]~|\nfirst.height == 0.5 * other.height \"half\"";
    int failures = 0;
    for (size_t failing = 0; failing < 400; failing++) {
        pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
        cas_scene_options made = {.size = sizeof made,
                                  .allocator = {allocate, reallocate, release, &from},
                                  .width = 320,
                                  .height = 480};
        scene = cas_scene_new(&made, NULL);
        cas_item first = view("first");
        view("other");
        OK(layout());
        options = (cas_format_options){.size = sizeof options, .flags = CAS_FORMAT_EXTENDED};
        from.failing_from = from.calls + failing;
        from.failing_to = from.failing_from + 1;
        const cas_rule_name *names;
        size_t count;
        cas_status status = failing % 3 == 0   ? add_format(both)
                            : failing % 3 == 1 ? cas_scene_add_rules(scene, rules + 1, 1)
                                               : cas_scene_rule_names(scene, both, CAS_FORMAT_EXTENDED, &names, &count);
        CHECK(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY);
        failures += status != CAS_OK;
        from.failing_from = from.failing_to;
        if (status != CAS_OK)
            OK(add_format(both));
        OK(layout());
        CHECK(cas_item_frame(scene, first).width == cas_item_frame(scene, first).width);
        cas_scene_free(scene);
        CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
    }
    CHECK(failures > 10);
}

static uint64_t state = 88172645463325252u;

static size_t below(size_t limit) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (size_t)(state >> 20) % limit;
}

#define PICK(array) (array)[below(sizeof(array) / sizeof *(array))]

/* Writes a random rule, sometimes with a wrong character. */
static void write_rule(char *line) {
    static const char *const starts[] = {"", "H:", "V:", "|", "H:|-", "V:|-(>=2)-", "|~"};
    static const char *const views[] = {"[a]", "[b]", "[c(40)]", "[a(>=4@20,b)]", "[\"b\"(<=30@1)]", "[c(50%)]", "[#4194305]"};
    static const char *const gaps[] = {"", "-", "-8-", "-(-8@4)-", "-(>=8,<=20@750)-", "~", "-10%-", "-(a.height)-"};
    static const char *const ends[] = {"", "", "|", "-|", "~|", " // end", "-4@3-|"};
    static const char *const places[] = {"a.left", "b.center_x", "c.width", "superview.right", "window.width", "4"};
    if (below(4) == 0) {
        sprintf(line, "%s %s %s * %s %s 3 @%d", PICK(places), below(2) ? "==" : "<=", below(2) ? "0.5" : "-2", PICK(places),
                below(2) ? "+" : "-", (int)below(1002));
    } else {
        strcpy(line, PICK(starts));
        for (size_t left = 1 + below(4); left > 0; left--) {
            strcat(line, PICK(views));
            strcat(line, left > 1 ? PICK(gaps) : PICK(ends));
        }
    }
    if (below(2))
        line[below(strlen(line))] = "|[]()-@,.~%*/\"\\#ab8=<> \n\t\xc3"[below(25)];
}

/* Returns whether the names in a rule can be listed, and checks that their positions ascend. */
static int lists_names(const char *line) {
    const cas_rule_name *names;
    size_t count;
    if (cas_scene_rule_names(scene, line, options.flags, &names, &count) != CAS_OK) return 0;
    for (size_t i = 1; i < count; i++)
        CHECK_OR_SAY(names[i].line > names[i - 1].line ||
                         (names[i].line == names[i - 1].line && names[i].column > names[i - 1].column), "%s\n", line);
    for (size_t i = 0; i < count; i++)
        CHECK_OR_SAY(*names[i].text && strstr(line, names[i].text), "%s: %s\n", line, names[i].text);
    return 1;
}

/* Random rules are added or refused, and removing the added ones leaves the scene as before. */
static void random_rules(void) {
    int added = 0, refused = 0;
    set_up();
    for (int i = 0; i < 8000; i++) {
        char line[512];
        const cas_constraint *made;
        size_t count;
        write_rule(line);
        options.flags = below(4) ? CAS_FORMAT_EXTENDED : 0;
        options.direction = (cas_direction)below(3);
        options.alignment = below(8) ? 0 : 1u << below(32);
        int is_listed = lists_names(line);
        cas_status status = cas_scene_add_format(scene, line, &options, &made, &count);
        CHECK_OR_SAY(status != CAS_OK || is_listed, "%s\n", line);
        CHECK_OR_SAY(status == CAS_OK || cas_scene_last_error(scene)[0], "%s\n", line);
        refused += status != CAS_OK;
        added += status == CAS_OK;
        if (status == CAS_OK) {
            cas_constraint ids[64];
            CHECK(count <= 64);
            memcpy(ids, made, count * sizeof *ids);
            OK(cas_scene_remove_constraints(scene, ids, count));
            while (cas_item_first_guide(scene, CAS_WINDOW))
                OK(cas_item_remove(scene, cas_item_first_guide(scene, CAS_WINDOW)));
        }
    }
    CHECK_OR_SAY(added > 1000 && refused > 1000, "%d added, %d refused\n", added, refused);
    CHECK(layout() == CAS_OK);
    cas_solver_statistics now = {.size = sizeof now};
    OK(cas_scene_get_statistics(scene, &now));
    CHECK(now.constraints == 2 + 3 * 4 && now.variables == 2 + 3 * 4);
}

int main(void) {
    scene_test("a list of rules lays out a screen", a_screen_in_a_list_of_rules);
    scene_test("constraints are returned in the order of the rules", constraints_come_back_in_order);
    scene_test("metrics and views have names", metrics_and_views_have_names);
    scene_test("names in the options take precedence over names of items", given_names_take_precedence);
    scene_test("a fault has a line, a column, a kind and a status", a_fault_has_numbers);
    scene_test("a fault has the length of a word and a sentence", a_fault_has_a_word_and_a_sentence);
    scene_test("the known word that is nearest to a misspelt one is suggested", a_misspelt_word_is_suggested);
    scene_test("names in rules are listed with positions and kinds", names_are_listed_with_positions_and_kinds);
    scene_test("no names are listed for an invalid rule", invalid_rules_list_no_names);
    scene_test("the message about a name of several items says how to tell them apart", a_name_of_several_items);
    scene_test("the message of a strict scene has what a rule conflicts with", a_strict_scene_reports_the_conflict);
    scene_test("options set the alignment, direction and root of a format", format_options);
    scene_test("extensions of the format need a flag", extensions_need_a_flag);
    scene_test("standard spacing can be set", standard_spacing_can_be_set);
    scene_test("the message of a fault has a position and a caret, and nothing is added",
               faults_have_a_place_and_a_caret);
    scene_test("random rules are added or refused", random_rules);
    run("if an allocation fails, no rule of the list is added", failing_allocations);
    return finish();
}
