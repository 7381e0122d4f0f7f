// Nested boxes: four children side by side and equally wide, their children above each
// other and equally high, and so on alternately. Every box has a margin.
//
// All sizes, halved eight times, are exact in single precision, which some peers use.
#pragma once
#include <vector>

struct Tree {
    static constexpr double margin = 1, indented = 5, smallest = 8;

    int count;
    std::vector<int> depth;
    double window[2][2]; // by state: width and height
    int leaf;            // the box whose margin changes

    explicit Tree(int count) : count(count), depth(count, 0), leaf(count - 2) {
        for (int i = 1; i < count; i++) depth[i] = depth[parent(i)] + 1;
        double size[2] = {smallest, smallest};
        for (int level = depth[count - 1] - 1; level >= 0; level--) {
            size[level % 2] = 4 * size[level % 2] + 8 * margin;
            size[1 - level % 2] += 2 * margin;
        }
        window[0][0] = window[1][1] = size[0];
        window[0][1] = window[1][0] = size[1];
    }

    static int parent(int box) { return (box - 1) / 4; }
    static bool isFirst(int box) { return (box - 1) % 4 == 0; }
    static bool isLast(int box) { return (box - 1) % 4 == 3; }

    // The axis along which a box is in a row with its siblings: 0 is horizontal.
    int along(int box) const { return (depth[box] - 1) % 2; }
    bool isLeaf(int box) const { return 4 * box + 1 >= count; }
};
