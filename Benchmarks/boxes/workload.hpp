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
    double shrink = 1, padding = 0, before = 0, behind = 0, margin = 0; // before and behind: more at the left and right
    int words = 0;                                                      // of a text
    bool isCentered = false;                                            // its children, across

    bool isContainer() const { return kind != Kind::leaf && kind != Kind::text; }
    double left() const { return margin + before; }
    double right() const { return margin + behind; }

    // After the change that is measured: a text a line longer, a box a line higher, or in the tree another margin.
    Node changed() const {
        Node node = *this;
        if (kind == Kind::text) node.words += 10;
        else if (height != none) node.height += 16;
        else if (leastHeight != none) node.leastHeight += 16;
        else node.before += 4;
        return node;
    }
};

struct Workload {
    static constexpr double gap = 8, sidebar = 240;

    std::string name, columns;            // of the grid, as Casement reads them
    std::vector<Node> nodes, more;        // more: a row that comes and goes, behind the others
    double width = 1024, height = none;   // of the root; none for that of its content
    int change = 0;                       // the node that changes

    Workload(const std::string &name, int count) : name(name) {
        if (name == "tree") buildTree(count);
        else if (name == "list" || name == "rows") buildList(count);
        else buildGrid(count);
    }

    int total() const { return int(nodes.size() + more.size()); }
    const Node &node(int place) const { return place < int(nodes.size()) ? nodes[place] : more[place - nodes.size()]; }
    Node node(int place, bool isChanged) const { return isChanged ? node(place).changed() : node(place); }

    // The size of a text: words of 48 points in lines of 16.
    static double naturalWidth(int words) { return 48.0 * words; }
    static double textHeight(int words, double width) {
        const int perLine = width < 48 ? 1 : int(width / 48);
        return 16 * ((words + perLine - 1) / perLine);
    }

  private:
    // The nested tree of Benchmarks/nested.
    void buildTree(int count) {
        std::vector<int> depth(count, 0);
        for (int box = 0; box < count; box++) {
            if (box) depth[box] = depth[(box - 1) / 4] + 1;
            Node node{depth[box] % 2 ? Kind::column : Kind::row, (box - 1) / 4};
            if (4 * box + 1 >= count) node.kind = Kind::leaf;
            if (!box) node.parent = -1;
            else node.grow = 1, node.basis = 0, node.margin = 1;
            nodes.push_back(node);
        }
        double size[2] = {8, 8};
        for (int level = depth[count - 1] - 1; level >= 0; level--) {
            size[level % 2] = 4 * size[level % 2] + 8;
            size[1 - level % 2] += 2;
        }
        width = size[0], height = size[1], change = count - 2;
    }

    // A sidebar beside rows of an icon, a box that grows with a title, and a badge.
    void buildList(int count) {
        nodes.push_back({Kind::row, -1});
        Node side{Kind::leaf, 0};
        side.width = sidebar, side.shrink = 0;
        nodes.push_back(side);
        Node list{Kind::column, 0};
        list.grow = 1, list.basis = 0;
        nodes.push_back(list);
        for (int i = 0; i < count; i++) addRow(nodes, int(nodes.size()));
        addRow(more, int(nodes.size()));
        change = 3 + 5 * (count / 2) + 3;
    }

    void addRow(std::vector<Node> &into, int row) {
        Node node{Kind::row, 2};
        node.padding = 8, node.isCentered = true;
        into.push_back(node);
        Node icon{Kind::leaf, row};
        icon.width = icon.height = 20, icon.shrink = 0, icon.behind = 8;
        into.push_back(icon);
        Node box{Kind::row, row};
        box.grow = 1, box.basis = 0;
        into.push_back(box);
        Node title{name == "list" ? Kind::text : Kind::leaf, row + 2};
        if (name == "list") title.words = 40;
        else title.width = 120, title.height = 16;
        into.push_back(title);
        Node badge = icon;
        badge.behind = 0, badge.before = 8;
        into.push_back(badge);
    }

    void buildGrid(int count) {
        const bool isTable = name == "table";
        columns = isTable ? "64 1fr 64 1fr 64 1fr 64 1fr" : "repeat(auto-fill, minmax(200, 1fr))";
        nodes.push_back({Kind::grid, -1});
        Node cell{Kind::leaf, 0};
        (isTable ? cell.height : cell.leastHeight) = 20;
        nodes.insert(nodes.end(), isTable ? 8 * count : count, cell);
        more.assign(isTable ? 8 : 1, cell);
        change = int(nodes.size()) / 2;
    }
};

class Engine {
  public:
    virtual ~Engine() = default;
    virtual void build(const Workload &work) = 0; // up to the first layout
    virtual void clear() = 0;
    virtual void resize(const Workload &work, double width) = 0;
    virtual void change(const Workload &work, bool isChanged) = 0;
    virtual void extend(const Workload &work, bool isExtended) = 0; // the row that comes and goes
    virtual void layout(const Workload &work) = 0;                  // nothing has changed
    virtual void frames(const Workload &work, double *out) const = 0; // in the coordinates of the parents
};

// Each returns null if the engine cannot express the workload.
Engine *makeBoxes(const Workload &work);
Engine *makeConstraints(const Workload &work);
Engine *makeStacks(const Workload &work);
Engine *makeKiwi(const Workload &work);
Engine *makeYoga(const Workload &work);
Engine *makeHand(const Workload &work);
