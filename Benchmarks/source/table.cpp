// A settings screen: every row has a label, a field and a button between the edges. The
// field takes the remaining width. When it cannot shrink further, the label is cut, at
// another width in every row.
#include "workloads.hpp"

namespace {

const Level held{900, 1, 1e8};
const Level buttonResists{750, 1, 2000}, labelResists{740, 1, 1000};
const Level rowHugs{500, 1, 100};
const Level buttonHugs{260, 1, 20}, labelHugs{251, 1, 10}, fieldHugs{240, 1, 1};

const double margin = 16, gap = 8, inset = 64;

struct TableRow {
    int labelWidth, labelAtLeast, labelAtMost, heightRow;
    int top, height;
};

double labelText(int i) { return 40 + (i * 37) % 64; }
double rowHeight(int i) { return 44 + i % 5; }

// 13 constraints.
TableRow addRow(Program &program, int i, int container, const TableRow *above, double inset) {
    TableRow row;
    row.top = program.variable();
    row.height = program.variable();
    if (above)
        program.equal({{row.top, 1}, {above->top, -1}, {above->height, -1}}, 1);
    else
        program.equal({{row.top, 1}}, inset);
    program.atLeast({{row.height, 1}}, 20);
    row.heightRow = program.equal({{row.height, 1}}, rowHeight(i), rowHugs);

    int label = program.variable(), labelWidth = program.variable();
    program.equal({{label, 1}}, margin);
    row.labelAtLeast = program.atLeast({{labelWidth, 1}}, labelText(i), labelResists);
    row.labelAtMost = program.atMost({{labelWidth, 1}}, labelText(i), labelHugs);
    row.labelWidth = labelWidth;

    int field = program.variable(), fieldWidth = program.variable();
    program.equal({{field, 1}, {label, -1}, {labelWidth, -1}}, gap);
    program.atLeast({{fieldWidth, 1}}, 60);
    program.atMost({{fieldWidth, 1}}, 100, fieldHugs);

    int button = program.variable(), buttonWidth = program.variable();
    program.equal({{button, 1}, {field, -1}, {fieldWidth, -1}}, gap);
    program.atLeast({{buttonWidth, 1}}, 60, buttonResists);
    program.atMost({{buttonWidth, 1}}, 60, buttonHugs);
    program.equal({{container, 1}, {button, -1}, {buttonWidth, -1}}, margin);
    return row;
}

// Adds all rows in a window of an edited width. Returns the row in the middle.
TableRow addRows(Program &program, int n, double width, int &edge) {
    int container = program.variable();
    edge = program.hold(container, held, width);
    TableRow row = {}, middle = {};
    for (int i = 0; i < n; i++) {
        TableRow above = row;
        row = addRow(program, i, container, i > 0 ? &above : nullptr, inset);
        if (i == n / 2) middle = row;
    }
    return middle;
}

} // namespace

Program table(int n) {
    const double width = 400;
    Program program;
    int edge = 0;
    const TableRow middle = addRows(program, n, width, edge);

    const double text = labelText(n / 2), height = rowHeight(n / 2);
    program.suggest("edit", {edge}, {{width}, {410}, {433}, {420}});
    program.suggest("crossing", {edge}, {{width}, {200}});
    program.changeConstant("constant", {0}, {{inset}, {20}, {44}, {88}});
    program.changeConstant("text", {middle.labelAtLeast, middle.labelAtMost},
                           {{text, text}, {text + 5, text + 5}, {text + 12, text + 12}, {text - 3, text - 3}});
    program.changeConstant("height", {middle.heightRow}, {{height}, {height + 6}, {height + 20}, {height - 2}});
    program.churn("slack", {{middle.labelWidth, 1}}, Relation::lessOrEqual, 180);
    program.churn("binding", {{middle.labelWidth, 1}}, Relation::greaterOrEqual, text + 20);
    return program;
}

// A label is cut when the window is less than 168 wider than its text. Of 1,000 rows 15 or 16 reach that at each point
// of the drag, and 203 in all. The rows are in the order that is fastest for all solvers; building is not timed.
Program drag(int n) {
    const double width = 247;
    const int frames = 13;
    Program program;
    int edge = 0;
    addRows(program, n, width, edge);
    std::vector<std::vector<double>> states;
    for (int frame = 0; frame < 2 * frames; frame++) states.push_back({width - std::min(frame, 2 * frames - frame)});
    program.suggest("drag", {edge}, states);
    std::stable_partition(program.rows.begin(), program.rows.end(), isKind);
    return program;
}

Program tableBeginning(int constraints) {
    Program program = table(constraints / 13 + 1);
    program.rows.resize(constraints - program.live.size());

    // Only the variables used so far are added.
    int last = 0;
    for (const Row &row : program.rows)
        for (uint32_t t = row.first; t < row.first + row.count; t++)
            if (program.terms[t].variable > last) last = program.terms[t].variable;
    program.variableCount = last + 1;
    program.operations.resize(1);
    return program;
}
