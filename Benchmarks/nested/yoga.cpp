// Yoga, compiled from the sources in poga. Alternating rows and columns, whose children
// divide the space. Of a change only the layout call is timed.
#include "peer.hpp"

#include <yoga/Yoga.h>

namespace {

class Yoga final : public Peer {
  public:
    Yoga() : config(YGConfigNew()) { YGConfigSetPointScaleFactor(config, 0); }
    ~Yoga() override {
        clear();
        YGConfigFree(config);
    }

    void build(const Tree &tree) override {
        nodes.resize(tree.count);
        for (int box = 0; box < tree.count; box++) {
            nodes[box] = YGNodeNewWithConfig(config);
            YGNodeStyleSetFlexDirection(nodes[box],
                                        tree.depth[box] % 2 == 0 ? YGFlexDirectionRow : YGFlexDirectionColumn);
            if (box == 0) continue;
            YGNodeStyleSetFlexGrow(nodes[box], 1);
            YGNodeStyleSetFlexBasis(nodes[box], 0);
            YGNodeStyleSetMargin(nodes[box], YGEdgeAll, float(Tree::margin));
            YGNodeInsertChild(nodes[Tree::parent(box)], nodes[box], (box - 1) % 4);
        }
        layout(tree, 0);
    }

    void clear() override {
        if (!nodes.empty()) YGNodeFreeRecursive(nodes[0]);
        nodes.clear();
    }

    void rotate(const Tree &tree, int state) override {
        layout(tree, state);
    }

    void indent(const Tree &tree, int) override { layout(tree, 0); }

    bool isTimedAlone() const override { return true; }

    void prepareIndent(const Tree &tree, int state) override {
        const YGEdge edge = tree.along(tree.leaf) == 0 ? YGEdgeLeft : YGEdgeTop;
        YGNodeStyleSetMargin(nodes[tree.leaf], edge, float(state ? Tree::indented : Tree::margin));
    }

    void frames(const Tree &tree, double *out) const override {
        for (int box = 0; box < tree.count; box++) {
            out[4 * box] = YGNodeLayoutGetLeft(nodes[box]);
            out[4 * box + 1] = YGNodeLayoutGetTop(nodes[box]);
            out[4 * box + 2] = YGNodeLayoutGetWidth(nodes[box]);
            out[4 * box + 3] = YGNodeLayoutGetHeight(nodes[box]);
        }
    }

  private:
    YGConfigRef config;
    std::vector<YGNodeRef> nodes;

    void layout(const Tree &tree, int state) {
        YGNodeCalculateLayout(nodes[0], float(tree.window[state][0]), float(tree.window[state][1]), YGDirectionLTR);
    }
};

} // namespace

std::unique_ptr<Peer> makeYoga() { return std::make_unique<Yoga>(); }
