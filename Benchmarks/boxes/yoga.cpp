// Yoga, compiled from the sources in poga. It has flows and no grids.
#include "workload.hpp"

#include <yoga/Yoga.h>

namespace {

YGSize measure(YGNodeRef, float width, YGMeasureMode mode, float, YGMeasureMode) {
    const float natural = float(Workload::titleWidth);
    const float chosen = mode == YGMeasureModeExactly || (mode == YGMeasureModeAtMost && width < natural) ? width : natural;
    return {chosen, float(Workload::titleHeight(chosen))};
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
        std::vector<uint32_t> counts(work.nodes.size(), 0);
        width = work.width;
        for (const Node &node : work.nodes) {
            YGNodeRef made = YGNodeNewWithConfig(config);
            nodes.push_back(made);
            style(made, node);
            if (node.parent >= 0) YGNodeInsertChild(nodes[node.parent], made, counts[node.parent]++);
        }
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

    void change(const Workload &work, double height) override {
        if (work.nodes[work.changed].basis == 0)
            YGNodeStyleSetMargin(nodes[work.changed], YGEdgeLeft, height == 20 ? 1 : 5);
        else YGNodeStyleSetHeight(nodes[work.changed], float(height));
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
    double width = 0;

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
        if (node.before) YGNodeStyleSetMargin(made, YGEdgeLeft, float(node.before));
        if (node.behind) YGNodeStyleSetMargin(made, YGEdgeRight, float(node.behind));
        if (node.kind == Kind::text) YGNodeSetMeasureFunc(made, measure);
    }
};

} // namespace

Engine *makeYoga() { return new Yoga; }
