// Nested boxes: four children side by side and equally wide, their children above each
// other and equally high, and so on alternately. A rotation changes width and height of
// the root together.
#include "workloads.hpp"

namespace {

// The start, length and end of a box along each axis.
struct Box {
    int start[2], size[2], end[2];
};

const double padding = 1;

Box addBox(Program &program) {
    Box box;
    for (int axis : {0, 1}) {
        box.start[axis] = program.variable();
        box.size[axis] = program.variable();
        box.end[axis] = program.variable();
    }
    return box;
}

// The parent of box i is box (i - 1) / 4. Along one axis it is in a row with its
// siblings; across it fills the parent.
void place(Program &program, const std::vector<Box> &boxes, int i, int along) {
    const Box &box = boxes[i], &parent = boxes[(i - 1) / 4];
    const int across = 1 - along;
    const bool isFirst = (i - 1) % 4 == 0;
    const bool isLast = (i - 1) % 4 == 3 || i + 1 == int(boxes.size());

    program.equal({{box.start[across], 1}, {parent.start[across], -1}}, padding);
    program.equal({{box.end[across], 1}, {parent.end[across], -1}}, -padding);
    if (isFirst) {
        program.equal({{box.start[along], 1}, {parent.start[along], -1}}, padding);
    } else {
        const Box &before = boxes[i - 1];
        program.equal({{box.start[along], 1}, {before.end[along], -1}}, padding);
        program.equal({{box.size[along], 1}, {before.size[along], -1}}, 0);
    }
    if (isLast) program.equal({{box.end[along], 1}, {parent.end[along], -1}}, -padding);
}

void measure(Program &program, const Box &box) {
    for (int axis : {0, 1}) {
        program.equal({{box.end[axis], 1}, {box.start[axis], -1}, {box.size[axis], -1}}, 0);
        program.atLeast({{box.size[axis], 1}}, 0);
    }
}

} // namespace

Program tree(int n) {
    const double tall = 4096, narrow = 3072;
    const Level held{900, 1, 1e6};

    Program program;
    std::vector<Box> boxes;
    for (int i = 0; i < n; i++) boxes.push_back(addBox(program));
    const Box &root = boxes[0];
    int width = program.hold(root.size[0], held, narrow);
    int height = program.hold(root.size[1], held, tall);
    int inset = program.equal({{root.start[0], 1}}, 0);
    program.equal({{root.start[1], 1}}, 0);
    measure(program, root);

    std::vector<int> depth(n, 0);
    for (int i = 1; i < n; i++) {
        depth[i] = depth[(i - 1) / 4] + 1;
        place(program, boxes, i, (depth[i] - 1) % 2);
        measure(program, boxes[i]);
    }

    const int child = boxes[3].size[0];
    program.suggest("edit", {width, height}, {{narrow, tall}, {tall, narrow}});
    program.changeConstant("constant", {inset}, {{0}, {8}, {20}, {12}});
    program.churn("slack", {{child, 1}}, Relation::lessOrEqual, 2 * tall);
    program.churn("binding", {{child, 1}}, Relation::greaterOrEqual, narrow / 4 + 10);
    return program;
}
