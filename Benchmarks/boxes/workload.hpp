// Layouts as lists of nodes, parents before their children, for every engine alike. All sizes are exact in single precision,
// which yoga and taffy use; margins stand for gaps, which this yoga does not have.
#pragma once
#include <string>
#include <vector>

enum class Kind { row, column, grid, leaf, text };

constexpr double none = -1;

struct Node {
    Kind kind;
    int parent; // -1 for the root
    double grow = 0, basis = none, width = none, height = none, leastHeight = none;
    double shrink = 1, padding = 0, before = 0, behind = 0, margin = 0; // before and behind: margins at the left and right
    bool isCentered = false;                                            // its children, across
};

struct Workload {
    std::string columns; // of the grid, as Casement reads them
    std::vector<Node> nodes;
    double width, height; // of the root; none for that of its content
    int changed = 0;      // a leaf whose height changes from 20 to 21
    static constexpr double gap = 8;

    Workload(const std::string &name, int count) : width(name == "tree" ? 0 : 1024), height(none) {
        if (name == "tree") buildTree(count);
        else if (name == "list" || name == "rows") buildRows(count, name == "list" ? Kind::text : Kind::leaf);
        else buildGrid(name == "cards" ? count : 8 * count, name);
    }

    // The nested tree of Benchmarks/nested.
    void buildTree(int count) {
        std::vector<int> depth(count, 0);
        for (int box = 0; box < count; box++) {
            if (box) depth[box] = depth[(box - 1) / 4] + 1;
            Node node{depth[box] % 2 ? Kind::column : Kind::row, (box - 1) / 4};
            if (!box) node.parent = -1;
            else node.grow = 1, node.basis = 0, node.margin = 1;
            nodes.push_back(node);
        }
        double size[2] = {8, 8};
        for (int level = depth[count - 1] - 1; level >= 0; level--) {
            size[level % 2] = 4 * size[level % 2] + 8;
            size[1 - level % 2] += 2;
        }
        width = size[0], height = size[1], changed = count - 2;
    }

    // Rows of an icon, a box that grows with a title, and a badge.
    void buildRows(int count, Kind title) {
        nodes.push_back({Kind::column, -1});
        for (int i = 0; i < count; i++) {
            const int row = int(nodes.size());
            Node node{Kind::row, 0};
            node.padding = 8, node.isCentered = true;
            nodes.push_back(node);
            Node icon{Kind::leaf, row};
            icon.width = icon.height = 20, icon.shrink = 0, icon.behind = 8;
            nodes.push_back(icon);
            if (i == count / 2) changed = row + 1;
            Node box{Kind::row, row};
            box.grow = 1, box.basis = 0;
            nodes.push_back(box);
            Node text{title, row + 2};
            if (title == Kind::leaf) text.width = 120, text.height = 16;
            nodes.push_back(text);
            Node badge = icon;
            badge.behind = 0, badge.before = 8;
            nodes.push_back(badge);
        }
    }

    void buildGrid(int count, const std::string &name) {
        const bool isTable = name == "table";
        columns = isTable ? "64 1fr 64 1fr 64 1fr 64 1fr" : "repeat(auto-fill, minmax(200, 1fr))";
        nodes.push_back({Kind::grid, -1});
        for (int i = 0; i < count; i++) {
            Node cell{Kind::leaf, 0};
            if (isTable) cell.height = 20;
            else cell.leastHeight = 20;
            nodes.push_back(cell);
        }
        changed = count / 2;
    }

    // The height of a title: 40 words of 48 points in lines of 16.
    static double titleHeight(double width) {
        const int perLine = width < 48 ? 1 : int(width / 48);
        return 16 * ((40 + perLine - 1) / perLine);
    }
    static constexpr double titleWidth = 40 * 48;
};

class Engine {
  public:
    virtual ~Engine() = default;
    virtual void build(const Workload &work) = 0; // up to the first layout
    virtual void clear() = 0;
    virtual void resize(const Workload &work, double width) = 0;
    virtual void change(const Workload &work, double height) = 0; // of the leaf
    virtual void layout(const Workload &work) = 0;                // nothing has changed
    virtual void frames(const Workload &work, double *out) const = 0;
};

Engine *makeCasement();
Engine *makeYoga();
