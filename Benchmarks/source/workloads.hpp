// The workloads: typical layouts of any size.
#pragma once
#include "program.hpp"

// n boxes of equal width between two edges; the width of the container changes.
Program chain(int n);

// n rows of label, field and button, stacked: 13 constraints each.
Program table(int n);

// The table in a window in which labels are cut. It is dragged narrower, a point a frame, and back.
Program drag(int n);

// The first constraints of a table, built and freed.
Program tableBeginning(int constraints);

// n nested boxes, four in each; the device rotates.
Program tree(int n);

// n independent groups of 10 boxes.
Program groups(int n);

// n stacked rows as high as their content.
Program list(int n);

// n × n numbers, each the average of its neighbours.
Program grid(int n);

// n copies of the form that kiwi's own benchmark lays out; kiwi has n = 1.
Program enaml(int n);

struct Workload {
    const char *name;
    Program (*make)(int n);
    std::vector<int> sizes;
};

inline std::vector<Workload> workloads() {
    const std::vector<int> sizes = {10, 100, 300, 1000, 10000, 100000};
    return {
        {"tiny", tableBeginning, {4, 8, 15, 25, 50}},
        {"chain", chain, sizes},
        // 77,000 rows are a million constraints.
        {"table", table, {10, 100, 300, 1000, 10000, 77000, 100000}},
        {"drag", drag, {100, 1000}},
        {"tree", tree, sizes},
        {"groups", groups, sizes},
        {"list", list, sizes},
        {"grid", grid, {8, 64}},
        // 112 constraints each: 10,000 forms weigh as much as 100,000 table rows.
        {"enaml", enaml, {1, 10, 100, 300, 1000, 10000}},
    };
}
