// A list that sizes itself: every row as tall as its content, each under the one
// before, the list as long as all of them. One content in the middle changes:
// once as a live variable, once as a constant one row further up.
#include "workloads.hpp"

Program list(int n) {
    const Level held{900, 1, 1e6}, content{500, 1, 1};
    auto contentHeight = [](int i) { return 40.0 + (i * 29) % 50; };

    Program program;
    int length = program.variable();
    int last = -1, lastHeight = -1, middleHeight = -1, liveContent = -1, constantContent = -1;
    for (int i = 0; i < n; i++) {
        int top = program.variable(), height = program.variable();
        if (i == 0)
            program.equal({{top, 1}}, 0);
        else
            program.equal({{top, 1}, {last, -1}, {lastHeight, -1}}, 0);
        program.atLeast({{height, 1}}, 20);
        if (i == n / 2) {
            middleHeight = height;
            int size = program.variable();
            liveContent = program.hold(size, held, contentHeight(i));
            program.equal({{height, 1}, {size, -1}}, 0, content);
        } else {
            int row = program.equal({{height, 1}}, contentHeight(i), content);
            if (i == n / 2 - 1) constantContent = row;
        }
        last = top;
        lastHeight = height;
    }
    program.equal({{length, 1}, {last, -1}, {lastHeight, -1}}, 0);

    const double wished = contentHeight(n / 2), above = contentHeight(n / 2 - 1);
    program.suggest("edit", {liveContent}, {{wished}, {wished + 6}, {wished + 20}, {wished - 3}});
    program.changeConstant("constant", {constantContent}, {{above}, {above + 6}, {above + 20}, {above - 3}});
    program.churn("slack", {{middleHeight, 1}}, Relation::lessOrEqual, 1000);
    program.churn("binding", {{middleHeight, 1}}, Relation::greaterOrEqual, wished + 15);
    return program;
}
