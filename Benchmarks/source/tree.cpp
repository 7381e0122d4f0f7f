// Boxes in boxes: four children side by side and equally wide, their children
// above each other and equally tall, and so on in turn. Rotation gives the root
// another width and another height at once.
#include "workloads.hpp"

namespace {

// Where a box begins and how long it is, along each of the two axes.
struct Box {
    int start[2], size[2];
};

const double padding = 1;

// Box i hangs under box (i - 1) / 4; its siblings share `along`, the axis on
// which they stand in a row.
void place(Program &program, const std::vector<Box> &boxes, int i, int along) {
    const Box &box = boxes[i], &parent = boxes[(i - 1) / 4];
    int across = 1 - along;
    bool isFirst = (i - 1) % 4 == 0;
    bool isLast = (i - 1) % 4 == 3 || i + 1 == int(boxes.size());

    program.equal({{box.start[across], 1}, {parent.start[across], -1}}, padding);
    program.equal({{box.size[across], 1}, {parent.size[across], -1}}, -2 * padding);
    if (isFirst) {
        program.equal({{box.start[along], 1}, {parent.start[along], -1}}, padding);
    } else {
        const Box &before = boxes[i - 1];
        program.equal({{box.start[along], 1}, {before.start[along], -1}, {before.size[along], -1}}, padding);
        program.equal({{box.size[along], 1}, {before.size[along], -1}}, 0);
    }
    if (isLast)
        program.equal({{parent.start[along], 1}, {parent.size[along], 1},
                       {box.start[along], -1}, {box.size[along], -1}}, padding);
}

} // namespace

Program tree(int n) {
    const double wide = 4096, narrow = 3072;
    const Level held{900, 1, 1e6};

    Program program;
    std::vector<Box> boxes(n);
    std::vector<int> depth(n, 0);
    for (Box &box : boxes)
        for (int axis : {0, 1}) {
            box.start[axis] = program.variable();
            box.size[axis] = program.variable();
        }

    int width = program.hold(boxes[0].size[0], held, narrow);
    int height = program.hold(boxes[0].size[1], held, wide);
    int inset = program.equal({{boxes[0].start[0], 1}}, 0);
    program.equal({{boxes[0].start[1], 1}}, 0);
    for (int i = 1; i < n; i++) {
        depth[i] = depth[(i - 1) / 4] + 1;
        place(program, boxes, i, (depth[i] - 1) % 2);
    }

    program.suggest("edit", {width, height}, {{narrow, wide}, {wide, narrow}});
    program.changeConstant("constant", {inset}, {{0}, {8}, {20}, {12}});
    const Box &child = boxes[n > 4 ? 3 : n - 1];
    program.churn("slack", {{boxes[n / 2].size[0], 1}}, Relation::lessOrEqual, 2 * wide);
    program.churn("binding", {{child.size[0], 1}}, Relation::greaterOrEqual, narrow / 4 + 10);
    return program;
}
