// Boxes side by side, 8 apart, all of one width, each with its centre. One
// number determines all others: the whole chain is one block.
#include "workloads.hpp"

Program chain(int n) {
    const double gap = 8, box = 40;
    const double size = n * (box + gap) - gap;
    const Level held{900, 1, 1e6};

    Program program;
    int container = program.variable();
    int edge = program.hold(container, held, size);

    int inset = 0, last = 0, lastWidth = 0, middleWidth = 0;
    for (int i = 0; i < n; i++) {
        int left = program.variable(), width = program.variable();
        int right = program.variable(), centre = program.variable();
        if (i == 0)
            inset = program.equal({{left, 1}}, 0);
        else
            program.equal({{left, 1}, {last, -1}}, gap);
        program.equal({{right, 1}, {left, -1}, {width, -1}}, 0);
        program.equal({{centre, 1}, {left, -1}, {width, -0.5}}, 0);
        if (i > 0) program.equal({{width, 1}, {lastWidth, -1}}, 0);
        if (i == n / 2) middleWidth = width;
        last = right;
        lastWidth = width;
    }
    program.equal({{container, 1}, {last, -1}}, 0);

    program.suggest("edit", {edge}, {{size}, {size + n}, {size + 3 * n}, {size - n}});
    program.changeConstant("constant", {inset}, {{0}, {8}, {20}, {12}});
    program.churn("slack", {{middleWidth, 1}}, Relation::lessOrEqual, 10 * box);
    program.churn("binding", {{middleWidth, 1}}, Relation::greaterOrEqual, box + 5);
    return program;
}
