// Many small independent layouts: 10 boxes side by side, each from one edge to
// the next, with a soft width and a least width.
#include "workloads.hpp"

namespace {

const int boxCount = 10;
const double leastWidth = 8, groupWidth = 400;

double softWidth(int box) { return 24 + 2 * box; }

// The soft width of lowest priority is violated first: box 0 stretches and shrinks.
Level softLevel(int box) { return {300 + box, 1, 1.0 + box}; }

struct Group {
    int start;           // the row that says where it begins
    int edges[boxCount]; // the right edge of each box
};

Group addGroup(Program &program) {
    Group group;
    int left = program.variable();
    group.start = program.equal({{left, 1}}, 0);
    for (int i = 0; i < boxCount; i++) {
        int right = program.variable();
        program.equal({{right, 1}, {left, -1}}, softWidth(i), softLevel(i));
        program.atLeast({{right, 1}, {left, -1}}, leastWidth);
        group.edges[i] = left = right;
    }
    return group;
}

} // namespace

Program groups(int n) {
    const Level held{900, 1, 1e6};

    Program program;
    Group middle = {};
    int width = 0;
    for (int i = 0; i < n; i++) {
        Group group = addGroup(program);
        if (i == n / 2) {
            middle = group;
            width = program.hold(group.edges[boxCount - 1], held, groupWidth);
        } else {
            program.equal({{group.edges[boxCount - 1], 1}}, groupWidth);
        }
    }

    const Term right{middle.edges[5], 1}, left{middle.edges[4], -1};
    program.suggest("edit", {width}, {{groupWidth}, {410}, {433}, {420}});
    program.suggest("crossing", {width}, {{groupWidth}, {250}, {180}, {290}});
    program.changeConstant("constant", {middle.start}, {{0}, {8}, {20}, {12}});
    program.churn("slack", {right, left}, Relation::lessOrEqual, groupWidth);
    program.churn("binding", {right, left}, Relation::greaterOrEqual, softWidth(5) + 10);
    return program;
}
