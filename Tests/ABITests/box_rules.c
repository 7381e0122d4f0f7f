/* Lines about boxes, in rules. */
#include "pool.h"
#include "scene.h"

static cas_item flow_row, page, a, b, c, head, side;

static void set_up(void) {
    flow_row = cas_scene_add_flow(scene, CAS_WINDOW, "row");
    page = cas_scene_add_grid(scene, CAS_WINDOW, "page");
    a = view_in(flow_row, "a"), b = view_in(flow_row, "b"), c = view_in(flow_row, "c");
    head = view_in(page, "head"), side = view_in(page, "side");
}

static cas_status add(const char *text) {
    cas_metric gap = {"gap", 6};
    cas_format_options options = {.size = sizeof options, .metrics = &gap, .metric_count = 1};
    return cas_scene_add_format(scene, text, &options, NULL, NULL);
}

static int is_points(cas_length length, double value) { return length.unit == CAS_POINTS && length.value == value; }

static void settings_of_a_flow(void) {
    set_up();
    OK(add("row: flow column_reverse wrap balanced gap gap line_gap 4 padding 1 2% justify space_between align center\n"
           "row.width == 100"));
    cas_flow_settings flow = {.size = sizeof flow};
    OK(cas_flow_get(scene, flow_row, &flow));
    CHECK(flow.direction == CAS_COLUMN_REVERSE && flow.wrap == CAS_WRAP_BALANCED && flow.justify == CAS_BOX_SPACE_BETWEEN);
    CHECK(flow.align == CAS_BOX_CENTER && flow.align_lines == CAS_BOX_AUTOMATIC);
    CHECK(is_points(flow.gap, 6) && is_points(flow.line_gap, 4) && is_points(flow.padding.top, 1));
    CHECK(is_points(flow.padding.bottom, 1) && flow.padding.left.unit == CAS_PERCENT && flow.padding.right.value == 2);
    /* What a line does not say is as it was at first. */
    OK(set_grow(scene, b, 3));
    OK(add("row: flow [c(grow 2, shrink 0, basis max_content, margins -1 auto 2 3%, align end)][a]"));
    OK(cas_flow_get(scene, flow_row, &flow));
    CHECK(flow.direction == CAS_ROW && flow.wrap == CAS_WRAP_NONE && is_points(flow.gap, 0) && flow.align == CAS_BOX_AUTOMATIC);
    cas_boxed_settings boxed = {.size = sizeof boxed};
    OK(cas_boxed_get(scene, c, &boxed));
    CHECK(boxed.grow == 2 && boxed.shrink == 0 && boxed.basis.unit == CAS_MAX_CONTENT && boxed.align_self == CAS_BOX_END);
    CHECK(is_points(boxed.margins.top, -1) && boxed.margins.left.unit == CAS_AUTO && is_points(boxed.margins.bottom, 2));
    CHECK(boxed.margins.right.unit == CAS_PERCENT && boxed.margins.right.value == 3);
    OK(cas_boxed_get(scene, b, &boxed));
    CHECK(boxed.grow == 3);
    /* Children in brackets come first. */
    CHECK(cas_item_first_child(scene, flow_row) == c && cas_item_next_sibling(scene, c) == a && cas_item_next_sibling(scene, a) == b);
}

/* Sizes and limits of children; what a line does not say of them stays. */
static void dimensions_of_children(void) {
    set_up();
    OK(add("row: flow [a(width 40, height 25%, min_width 10, maxHeight gap)][b(width min_content, grow, minHeight auto)]"));
    cas_dimensions_settings size = {.size = sizeof size};
    OK(cas_dimensions_get(scene, a, &size));
    CHECK(is_points(size.width, 40) && size.height.unit == CAS_PERCENT && size.height.value == 25);
    CHECK(is_points(size.min_width, 10) && is_points(size.max_height, 6) && size.max_width.unit == CAS_AUTO);
    OK(cas_dimensions_get(scene, b, &size));
    CHECK(size.width.unit == CAS_MIN_CONTENT && size.height.unit == CAS_AUTO && size.min_height.unit == CAS_AUTO);
    OK(add("row: flow [a(max_width 30, width auto)]\npage: grid [head(width 50, max_width 100%)]"));
    OK(cas_dimensions_get(scene, a, &size));
    CHECK(size.width.unit == CAS_AUTO && is_points(size.min_width, 10) && is_points(size.max_width, 30));
    OK(cas_dimensions_get(scene, head, &size));
    CHECK(is_points(size.width, 50) && size.max_width.unit == CAS_PERCENT && size.max_width.value == 100);
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, "row: flow [a(height 25%, minWidth 10, maxWidth 30, maxHeight 6)][b(grow 1, width minContent)][c]\n"), "%s\n", text);
    CHECK_OR_SAY(strstr(text, "page: grid [head(width 50, maxWidth 100%)][side]\n"), "%s\n", text);
}

static void aspect_ratios_of_children(void) {
    set_up();
    OK(add("row: flow [a(width 64, aspectRatio 16 / 9)][b(aspect_ratio 0.5)]"));
    cas_dimensions_settings size = {.size = sizeof size};
    OK(cas_dimensions_get(scene, a, &size));
    CHECK(size.aspect_ratio == 16.0 / 9);
    OK(layout());
    CHECK(cas_item_exact_frame(scene, a).height == 36);
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, "[b(aspectRatio 0.5)][c]\n"), "%s\n", text);
    OK(add("row: flow [b(grow)]"));
    OK(cas_dimensions_get(scene, b, &size));
    CHECK(size.aspect_ratio == 0.5);
    static const char *const refused[] = {"row: flow [a(aspectRatio 0)]", "row: flow [a(aspectRatio 16 / 0)]",
                                          "row: flow [a(aspectRatio 1e308 / 1e-10)]", "row: flow [a(aspectRatio auto)]",
                                          "row: flow [a(aspectRatio)]", "row: flow [a(aspectRatio 1 /)]"};
    for (size_t i = 0; i < sizeof refused / sizeof *refused; i++) CHECK(add(refused[i]) == CAS_ERROR_RULE);
    OK(cas_dimensions_get(scene, a, &size));
    CHECK(size.aspect_ratio == 16.0 / 9);
}

static void areas_of_a_grid(void) {
    set_up();
    cas_item content = view_in(page, "main");
    const char *const rules[] = {"H:|[page]|", "V:|[page]|",
                                 "page: grid \"head head\" \"side main\" columns 100 1fr rows 44 1fr gap 8"};
    OK(cas_scene_add_rules(scene, rules, 3));
    OK(layout());
    CHECK(is_rect(cas_item_frame(scene, head), 0, 0, 320, 44) && is_rect(cas_item_frame(scene, side), 0, 52, 100, 428));
    CHECK(is_rect(cas_item_frame(scene, content), 108, 52, 212, 428));
    cas_grid_settings grid = {.size = sizeof grid};
    OK(cas_grid_get(scene, page, &grid));
    CHECK(strcmp(grid.areas, "head head / side main") == 0 && strcmp(grid.columns, "100 1fr") == 0);
    CHECK(strcmp(grid.rows, "44 1fr") == 0 && is_points(grid.column_gap, 8) && is_points(grid.row_gap, 8));
    OK(add("page: grid \"main / head\" column dense columns 50% columnGap 3 [side(column -1, rowSpan 2)]"));
    OK(cas_grid_get(scene, page, &grid));
    CHECK(strcmp(grid.areas, "main / head") == 0 && grid.rows == NULL && grid.flow == CAS_VERTICAL && grid.is_dense);
    cas_boxed_settings boxed = {.size = sizeof boxed};
    OK(cas_boxed_get(scene, side, &boxed));
    CHECK(boxed.column == -1 && boxed.row == 0 && boxed.row_span == 2 && boxed.area == NULL);
    OK(cas_boxed_get(scene, content, &boxed));
    CHECK(strcmp(boxed.area, "main") == 0);
    OK(layout());
}

/* The lines of a description read the same. */
static void descriptions(void) {
    set_up();
    OK(add("row: flow wrap reverse gap 25% padding 1 2 3 4 [b(grow)][a(basis 10, margins auto)]\n"
           "page: grid \"head . / . side\" columns repeat(2, minmax(10, 1fr)) justify center"));
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    const char *const expected = "2 boxes\n"
                                 "  row: flow wrap reverse gap 25% padding 1 2 3 4 [b(grow 1)][a(basis 10, margins auto)][c]\n"
                                 "  page: grid \"head . / . side\" columns repeat(2, minmax(10, 1fr)) justify center [head][side]\n";
    CHECK_OR_SAY(strstr(text, expected), "%s\n", text);
    uint64_t digest = cas_scene_digest(scene);
    OK(add("row: flow\npage: grid"));
    CHECK(cas_scene_digest(scene) != digest);
    static char lines[4096];
    strcpy(lines, strstr(expected, "  row"));
    OK(add(lines));
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    CHECK_OR_SAY(strstr(text, expected), "%s\n", text);
}

/* Describes the scene, and adds the lines of its boxes as rules. Returns the lines. */
static const char *reread(void) {
    static char lines[4096];
    text_length = 0;
    OK(cas_scene_describe(scene, collect, text));
    const char *boxes = strstr(text, "boxes\n");
    CHECK(boxes);
    strcpy(lines, boxes ? boxes + 6 : "");
    CHECK_OR_SAY(add(lines) == CAS_OK, "%s\n%s\n", lines, cas_scene_last_error(scene));
    return lines;
}

/* Areas in which no child is are in a comment, and then forgotten. */
static void without_comment(char *lines) {
    char *comment = strstr(lines, " //");
    if (comment) *comment = 0;
}

/* Areas may have other names than the children, several children, or none; a child may have an area that is not there. */
static void areas_of_other_names(void) {
    set_up();
    cas_item third = view_in(page, "third");
    OK(add("page: grid \"main head\" \"main .\" [third(area main)][side(area main)]"));
    cas_boxed_settings boxed = {.size = sizeof boxed};
    OK(cas_boxed_get(scene, third, &boxed));
    CHECK(boxed.area && strcmp(boxed.area, "main") == 0);
    OK(cas_boxed_get(scene, head, &boxed));
    CHECK(boxed.area && strcmp(boxed.area, "head") == 0);
    const char *line = "page: grid \"main head / main .\" [third(area \"main\")][side(area \"main\")][head]\n";
    CHECK_OR_SAY(strstr(reread(), line), "%s\n", text);
    OK(set_areas(scene, page, "foot head / foot main"));
    OK(set_area(scene, side, "nowhere"));
    line = "page: grid \". head / . main\" [third(area \"main\")][side][head] // areas: foot head / foot main // side has no area \"nowhere\"\n";
    CHECK_OR_SAY(strstr(reread(), line), "%s\n", text);
    /* Where two children are in an area, or brackets place a child, no child is there because of its name. */
    OK(set_areas(scene, page, "head side"));
    OK(set_area(scene, third, "head"));
    OK(set_area(scene, side, NULL));
    OK(set_column(scene, side, 1));
    line = "page: grid \"head .\" [third(area \"head\")][side(column 1)][head(area \"head\")] // areas: head side\n";
    CHECK_OR_SAY(strstr(reread(), line), "%s\n", text);
    OK(add("page: grid \"head side\" [side(column 1)]"));
    OK(cas_boxed_get(scene, side, &boxed));
    CHECK(boxed.column == 1 && boxed.area == NULL);
    const cas_rule_name *names;
    size_t count;
    OK(cas_scene_rule_names(scene, "page: grid \"main head\" [third(area main)]", 0, &names, &count));
    CHECK(count == 3 && strcmp(names[1].text, "head") == 0 && strcmp(names[2].text, "third") == 0);
}

static void refused(const char *rule, cas_fault_kind kind, const char *message) {
    uint64_t digest = cas_scene_digest(scene);
    CHECK(add(rule) == CAS_ERROR_RULE);
    CHECK_OR_SAY(strcmp(cas_scene_last_error(scene), message) == 0, "%s\n", cas_scene_last_error(scene));
    cas_fault fault;
    OK(cas_scene_last_fault(scene, &fault));
    CHECK(fault.kind == kind && fault.line == 1 && cas_scene_digest(scene) == digest);
}

static cas_length gap_of_row(void) {
    cas_flow_settings settings = {.size = sizeof settings};
    OK(cas_flow_get(scene, flow_row, &settings));
    return settings.gap;
}

static void faults(void) {
    set_up();
    refused("row: flow wrap gap eight", CAS_FAULT_UNKNOWN_METRIC,
            "line 1, column 20: no metric has this name: eight\n  row: flow wrap gap eight\n                     ^");
    refused("row: flow [x]", CAS_FAULT_UNKNOWN_ITEM,
            "line 1, column 12: no child of the box has this name: x\n  row: flow [x]\n             ^");
    refused("page: grid \"head side\" \"side head\"", CAS_FAULT_MEANING,
            "line 1, column 30: the cells of an area are one rectangle\n  page: grid \"head side\" \"side head\"\n                               ^");
    refused("row: grid", CAS_FAULT_MEANING, "line 1, column 1: not a grid; add it as one\n  row: grid\n  ^");
    refused("page: grid columns 1 2px", CAS_FAULT_SYNTAX,
            "line 1, column 22: expected sizes of tracks such as 200, 1fr, auto, minmax(60, 1fr) or repeat(3, 1fr)\n"
            "  page: grid columns 1 2px\n                       ^");
    refused("page: grid \"head side\" [head(area sied)]", CAS_FAULT_MEANING,
            "line 1, column 35: no area of the grid has this name: sied\n  page: grid \"head side\" [head(area sied)]\n"
            "                                    ^");
    refused("page: grid \"head sied\" [side(area side)]", CAS_FAULT_MEANING,
            "line 1, column 35: no area of the grid has this name: side\n  page: grid \"head sied\" [side(area side)]\n"
            "                                    ^");
    refused("page: grid \"head sied\"", CAS_FAULT_UNKNOWN_ITEM,
            "line 1, column 18: no child of the box has this name: sied\n  page: grid \"head sied\"\n                   ^");
    refused("row: flow [a(min_width min_content)]", CAS_FAULT_SYNTAX,
            "line 1, column 24: expected a number, a percentage, a metric or auto\n  row: flow [a(min_width min_content)]\n"
            "                         ^");
    OK(set_is_free(scene, c, 1));
    refused("row: flow [c(width 40)]", CAS_FAULT_MEANING,
            "line 1, column 12: a free child has its size by constraints\n  row: flow [c(width 40)]\n             ^");
    OK(set_is_free(scene, c, 0));
    view_in(flow_row, "a");
    refused("row: flow [a]", CAS_FAULT_SEVERAL_ITEMS,
            "line 1, column 12: several items have this name: a; the option root or views says which, or # and its id\n"
            "  row: flow [a]\n             ^");
    /* A guide is no child, and the box stays as it was. */
    char line[64];
    cas_length gap = gap_of_row();
    snprintf(line, sizeof line, "row: flow gap 5 [#%u]", cas_scene_add_guide(scene, flow_row, NULL));
    CHECK(add(line) == CAS_ERROR_RULE && gap_of_row().value == gap.value);
    /* Ids and given names say which. */
    snprintf(line, sizeof line, "row: flow [#%u(grow 4)]", a);
    OK(add(line));
    cas_boxed_settings boxed = {.size = sizeof boxed};
    OK(cas_boxed_get(scene, a, &boxed));
    CHECK(boxed.grow == 4);
}

static void names_are_listed(void) {
    set_up();
    const cas_rule_name *names;
    size_t count;
    OK(cas_scene_rule_names(scene, "page: grid \"head head\" gap space \"side .\" [x(grow share)]", 0, &names, &count));
    const char *const expected[] = {"page", "head", "space", "side", "x", "share"};
    if (CHECK(count == 6))
        for (size_t i = 0; i < 6; i++) {
            CHECK(strcmp(names[i].text, expected[i]) == 0);
            CHECK(names[i].kind == (i == 2 || i == 5 ? CAS_RULE_METRIC : CAS_RULE_ITEM));
        }
}

static void failing_allocations(void) {
    if (getenv("CASEMENT_TRACE")) return; /* failed allocations cannot be replayed */
    const char *const rules[] = {"page: grid \"head head head\" \"side side side\" columns 1fr 2fr repeat(auto-fill, 100) gap 8",
                                 "H:|[row]|", "row: flow wrap gap 4 [c(grow)][a(basis 50)][b(margins auto)]"};
    int failures = 0;
    for (size_t failing = 0; failing < 60; failing++) {
        pool from = {.failing_from = (size_t)-1, .failing_to = (size_t)-1};
        cas_scene_options options = {.size = sizeof options, .width = 320, .height = 480,
                                     .allocator = {allocate, reallocate, release, &from}};
        scene = cas_scene_new(&options, NULL);
        set_up();
        OK(layout());
        from.failing_from = from.calls + failing;
        from.failing_to = from.failing_from + 1;
        cas_status status = cas_scene_add_rules(scene, rules, 3);
        CHECK(status == CAS_OK || status == CAS_ERROR_OUT_OF_MEMORY);
        failures += status != CAS_OK;
        from.failing_from = from.failing_to;
        OK(layout());
        if (status != CAS_OK) OK(cas_scene_add_rules(scene, rules, 3));
        OK(layout());
        CHECK(cas_item_frame(scene, c).width == 262 && cas_item_frame(scene, a).x == 266 && cas_item_frame(scene, a).width == 50);
        cas_scene_free(scene);
        CHECK(from.bytes == 0 && from.blocks == 0 && from.broken == 0);
    }
    CHECK_OR_SAY(failures > 10, "%d\n", failures);
}

static uint64_t state = 88172645463325252u;

static size_t below(size_t limit) {
    state ^= state << 13, state ^= state >> 7, state ^= state << 17;
    return (size_t)(state >> 20) % limit;
}

#define PICK(array) (array)[below(sizeof(array) / sizeof *(array))]

/* Random lines are taken or refused; lines that are taken are written so that they read the same. */
static void random_lines(void) {
    static const char *const settings[] = {"row", "column", "wrap", "wrap balanced", "dense", "gap 8", "gap gap", "line_gap 5%",
                                           "row_gap 3", "padding 1 2", "padding 1 2 3 4", "justify center", "align_tracks end",
                                           "columns 10 1fr", "rows repeat(2, auto) 4", "auto_rows minmax(3, 1fr)", "\"head side\"",
                                           "\"head / .\"", "[a]", "[b(grow)]", "[c(shrink 0, basis auto, aspectRatio 3 / 2)]", "[head(column 2)]", "[side]"};
    int taken = 0, refusals = 0;
    set_up();
    for (int i = 0; i < 8000; i++) {
        char line[512];
        int is_grid = (int)below(2);
        strcpy(line, is_grid ? "page: grid" : "row: flow");
        for (size_t left = below(5); left > 0; left--) strcat(strcat(line, " "), PICK(settings));
        if (below(3) == 0) line[below(strlen(line))] = "|[]()-@,.%*/\"\\#ab8=<>: \n\t\xc3"[below(25)];
        cas_status status = add(line);
        CHECK_OR_SAY(status == CAS_OK || cas_scene_last_error(scene)[0], "%s\n", line);
        refusals += status != CAS_OK;
        if (status != CAS_OK) continue;
        taken++;
        text_length = 0;
        OK(cas_scene_describe(scene, collect, text));
        char *boxes = strstr(text, "2 boxes\n");
        if (!CHECK(boxes)) continue;
        static char before[4096];
        strcpy(before, boxes + 8);
        without_comment(before);
        CHECK_OR_SAY(add(before) == CAS_OK, "%s\n%s\n%s\n", line, before, cas_scene_last_error(scene));
        text_length = 0;
        OK(cas_scene_describe(scene, collect, text));
        CHECK_OR_SAY(strstr(text, before), "%s\n%s\n%s\n", line, before, text);
        if (i % 16 == 0) layout();
    }
    CHECK_OR_SAY(taken > 500 && refusals > 500, "%d taken, %d refused\n", taken, refusals);
}

/* Descriptions of grids that were set by other calls are read, and then described the same. */
static void random_grids(void) {
    static const char *const tracks[] = {"", "10", "1fr 20%", "repeat(2, minmax(1, 2fr))", "repeat(auto-fill, 30)",
                                         "fit-content(4)\t.5fr", "auto min-content\n1.25 max-content", "minmax(auto,1fr)"};
    static const char *const areas[] = {"", "head side", "head head / side main", ". a / b a", "main main/main main",
                                        "...  x-1 / head\tx-1", "a b c d"};
    static const char *const names[] = {"head", "side", "main", "a", "b", "x-1", "nowhere", ""};
    static const char *const children[] = {"b", "a", "x-1", "main"};
    set_up();
    cas_item items[6] = {head, side};
    for (int i = 2; i < 6; i++) items[i] = view_in(page, children[i - 2]);
    for (int i = 0; i < 3000; i++) {
        cas_grid_settings grid = {.size = sizeof grid};
        OK(cas_grid_get(scene, page, &grid));
        grid.columns = PICK(tracks), grid.rows = PICK(tracks), grid.areas = PICK(areas);
        grid.flow = (cas_axis)below(2), grid.is_dense = (int)below(2), grid.justify = (cas_box_alignment)below(10);
        grid.row_gap = (cas_length){(double)below(3), CAS_POINTS};
        OK(cas_grid_set(scene, page, &grid));
        cas_item item = PICK(items);
        OK(set_area(scene, item, NULL));
        OK(set_column(scene, item, 0));
        OK(below(2) ? set_area(scene, item, PICK(names)) : set_column(scene, item, (int32_t)below(5) - 2));
        OK(set_width(scene, item, (cas_length){0, (cas_unit)below(7) == CAS_PERCENT ? CAS_AUTO : CAS_MIN_CONTENT}));
        OK(set_max_height(scene, item, (cas_length){(double)below(3) * 10, below(2) ? CAS_POINTS : CAS_PERCENT}));
        static char before[4096];
        strcpy(before, reread());
        without_comment(before);
        CHECK_OR_SAY(strstr(reread(), before), "%s\n%s\n", before, text);
        if (i % 16 == 0) layout();
    }
}

int main(void) {
    scene_test("a line sets a flow and its children", settings_of_a_flow);
    scene_test("brackets set sizes and limits of children", dimensions_of_children);
    scene_test("brackets set aspect ratios of children", aspect_ratios_of_children);
    scene_test("areas place children by name", areas_of_a_grid);
    scene_test("areas that are not named after a child are described and read", areas_of_other_names);
    scene_test("boxes are described by lines that read the same", descriptions);
    scene_test("faults have a place and a caret, and change nothing", faults);
    scene_test("names are listed", names_are_listed);
    run("if an allocation fails, constraints are taken back and the call can be repeated", failing_allocations);
    scene_test("random lines are taken or refused", random_lines);
    scene_test("random grids are described by lines that read the same", random_grids);
    return finish();
}
