// A self-sizing list: every row is as high as its content and below the one before,
// and the list is as long as all rows. The list is built first; then the contents are
// measured, one after the other. Later the height of a row in the middle changes, as an
// edited variable, and that of the row above it, as a constant.
#include "workloads.hpp"

Program list(int n) {
    const Level held{900, 1, 1e6}, content{500, 1, 1};
    auto contentHeight = [](int i) { return 40.0 + (i * 29) % 50; };

    Program program;
    std::vector<int> tops(n), heights(n);
    for (int i = 0; i < n; i++) {
        tops[i] = program.variable();
        heights[i] = program.variable();
        if (i == 0)
            program.equal({{tops[i], 1}}, 0);
        else
            program.equal({{tops[i], 1}, {tops[i - 1], -1}, {heights[i - 1], -1}}, 0);
    }
    int length = program.variable();
    program.equal({{length, 1}, {tops[n - 1], -1}, {heights[n - 1], -1}}, 0);

    const int middle = n / 2;
    int live = 0, constant = 0;
    for (int i = 0; i < n; i++) {
        program.atLeast({{heights[i], 1}}, 20);
        if (i == middle) {
            int measured = program.variable();
            live = program.hold(measured, held, contentHeight(i));
            program.equal({{heights[i], 1}, {measured, -1}}, 0, content);
        } else {
            int row = program.equal({{heights[i], 1}}, contentHeight(i), content);
            if (i == middle - 1) constant = row;
        }
    }

    const double middleHeight = contentHeight(middle), above = contentHeight(middle - 1);
    program.suggest("edit", {live}, {{middleHeight}, {middleHeight + 6}, {middleHeight + 20}, {middleHeight - 3}});
    program.changeConstant("constant", {constant}, {{above}, {above + 6}, {above + 20}, {above - 3}});
    program.churn("slack", {{heights[middle], 1}}, Relation::lessOrEqual, 1000);
    program.churn("binding", {{heights[middle], 1}}, Relation::greaterOrEqual, middleHeight + 15);
    return program;
}
