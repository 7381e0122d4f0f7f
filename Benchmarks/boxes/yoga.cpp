// Yoga, compiled from the sources in poga. It has flows and no grids.
#include "workload.hpp"

#include <yoga/Yoga.h>

namespace {

YGSize measure(YGNodeRef node, float width, YGMeasureMode mode, float, YGMeasureMode) {
    const int words = *static_cast<const int *>(YGNodeGetContext(node));
    const float natural = float(Workload::naturalWidth(words));
    const float chosen = mode == YGMeasureModeExactly || (mode == YGMeasureModeAtMost && width < natural) ? width : natural;
    return {chosen, float(Workload::textHeight(words, chosen))};
}

class Yoga final : public Engine {
  public:
    Yoga() : config(YGConfigNew()) {
        YGConfigSetPointScaleFactor(config, 0);
        YGConfigSetUseWebDefaults(config, true);
    }
    ~Yoga() override {
        clear();
        YGConfigFree(config);
    }

    void build(const Workload &work) override {
        width = work.width;
        counts.assign(work.total(), 0);
        words.assign(work.total(), 0);
        add(work, 0, int(work.nodes.size()));
        layout(work);
    }

    void clear() override {
        if (!nodes.empty()) YGNodeFreeRecursive(nodes[0]);
        nodes.clear();
    }

    void resize(const Workload &work, double to) override {
        width = to;
        layout(work);
    }

    void change(const Workload &work, bool isChanged) override {
        const Node node = work.node(work.change, isChanged);
        YGNodeRef made = nodes[work.change];
        if (node.kind == Kind::text) {
            words[work.change] = node.words;
            YGNodeMarkDirty(made);
        } else if (node.height != none) YGNodeStyleSetHeight(made, float(node.height));
        else YGNodeStyleSetMargin(made, YGEdgeLeft, float(node.left()));
        layout(work);
    }

    void extend(const Workload &work, bool isExtended) override {
        const int count = int(work.nodes.size()), parent = work.node(count).parent;
        if (isExtended) {
            add(work, count, work.total());
        } else {
            YGNodeRemoveChild(nodes[parent], nodes[count]);
            YGNodeFreeRecursive(nodes[count]);
            nodes.resize(count);
            counts[parent]--;
            std::fill(counts.begin() + count, counts.end(), 0);
        }
        layout(work);
    }

    void layout(const Workload &work) override {
        YGNodeCalculateLayout(nodes[0], float(width), work.height == none ? YGUndefined : float(work.height), YGDirectionLTR);
    }

    void frames(const Workload &, double *out) const override {
        for (YGNodeRef node : nodes) {
            *out++ = YGNodeLayoutGetLeft(node), *out++ = YGNodeLayoutGetTop(node);
            *out++ = YGNodeLayoutGetWidth(node), *out++ = YGNodeLayoutGetHeight(node);
        }
    }

  private:
    YGConfigRef config;
    std::vector<YGNodeRef> nodes;
    std::vector<uint32_t> counts; // of children
    std::vector<int> words;       // of the texts
    double width = 0;

    void add(const Workload &work, int first, int end) {
        for (int place = first; place < end; place++) {
            const Node &node = work.node(place);
            YGNodeRef made = YGNodeNewWithConfig(config);
            nodes.push_back(made);
            style(made, node);
            if (node.kind == Kind::text) {
                words[place] = node.words;
                YGNodeSetContext(made, &words[place]);
                YGNodeSetMeasureFunc(made, measure);
            }
            if (node.parent >= 0) YGNodeInsertChild(nodes[node.parent], made, counts[node.parent]++);
        }
    }

    static void style(YGNodeRef made, const Node &node) {
        YGNodeStyleSetFlexDirection(made, node.kind == Kind::column ? YGFlexDirectionColumn : YGFlexDirectionRow);
        if (node.isCentered) YGNodeStyleSetAlignItems(made, YGAlignCenter);
        if (node.padding) YGNodeStyleSetPadding(made, YGEdgeAll, float(node.padding));
        if (node.grow) YGNodeStyleSetFlexGrow(made, float(node.grow));
        if (node.shrink != 1) YGNodeStyleSetFlexShrink(made, float(node.shrink));
        if (node.basis != none) YGNodeStyleSetFlexBasis(made, float(node.basis));
        if (node.width != none) YGNodeStyleSetWidth(made, float(node.width));
        if (node.height != none) YGNodeStyleSetHeight(made, float(node.height));
        if (node.margin) YGNodeStyleSetMargin(made, YGEdgeAll, float(node.margin));
        if (node.before) YGNodeStyleSetMargin(made, YGEdgeLeft, float(node.left()));
        if (node.behind) YGNodeStyleSetMargin(made, YGEdgeRight, float(node.right()));
    }
};

} // namespace

Engine *makeYoga(const Workload &work) { return work.nodes[0].kind == Kind::grid ? nullptr : new Yoga; }
