// Many small layouts that share nothing: 10 boxes side by side in a width, each
// with a wish of its own and a least width. What happens in one group is no
// business of the others.
#include "workloads.hpp"

namespace {

const Level held{900, 1, 1e6};
const double leastWidth = 8, gap = 4, groupWidth = 400;

double wishedWidth(int box) { return 24 + 2 * box; }

// The lowest wish gives way first; box 0 is the one that stretches.
Level wish(int box) { return {300 + box, 1, 1.0 + box}; }

struct Group {
    int width, start, firstBox, lastBox;
};

Group addGroup(Program &program) {
    Group group;
    group.width = program.variable();
    int end = -1;
    int last = -1;
    for (int i = 0; i < 10; i++) {
        int left = program.variable(), width = program.variable();
        if (i == 0)
            group.start = program.equal({{left, 1}}, 0);
        else
            program.equal({{left, 1}, {last, -1}, {end, -1}}, gap);
        program.equal({{width, 1}}, wishedWidth(i), wish(i));
        program.atLeast({{width, 1}}, leastWidth);
        if (i == 0) group.firstBox = width;
        last = left;
        end = width;
    }
    group.lastBox = end;
    program.equal({{group.width, 1}, {last, -1}, {end, -1}}, 0);
    return group;
}

} // namespace

Program groups(int n) {
    Program program;
    Group middle = {};
    int edge = 0;
    for (int i = 0; i < n; i++) {
        Group group = addGroup(program);
        if (i == n / 2) {
            middle = group;
            edge = program.hold(group.width, held, groupWidth);
        } else {
            program.equal({{group.width, 1}}, groupWidth);
        }
    }

    program.suggest("edit", {edge}, {{groupWidth}, {410}, {433}, {420}});
    program.suggest("crossing", {edge}, {{groupWidth}, {250}, {180}, {290}});
    program.changeConstant("constant", {middle.start}, {{0}, {8}, {20}, {12}});
    program.churn("slack", {{middle.lastBox, 1}}, Relation::lessOrEqual, groupWidth);
    program.churn("binding", {{middle.lastBox, 1}}, Relation::greaterOrEqual, wishedWidth(9) + 10);
    return program;
}
