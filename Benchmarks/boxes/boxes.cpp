// Casement's flows and grids.
#include "scene.hpp"

namespace {

class Boxes final : public SceneEngine {
  protected:
    void changeSize(const Workload &work, bool isChanged) override {
        const Node node = work.node(work.change, isChanged);
        if (node.height == none && node.leastHeight == none) setBoxed(items[work.change], node);
        else setDimensions(items[work.change], node);
    }

    void add(const Workload &work, const Node &node, int place) override {
        const cas_item parent = node.parent < 0 ? CAS_WINDOW : items[node.parent];
        items.push_back(node.kind == Kind::grid    ? cas_scene_add_grid(scene, parent, nullptr)
                        : node.isContainer() ? cas_scene_add_flow(scene, parent, nullptr)
                                             : cas_scene_add_view(scene, parent, CAS_PLAIN, nullptr));
        const cas_item item = items.back();
        if (node.kind == Kind::grid) {
            cas_grid_settings grid = {};
            grid.size = sizeof grid;
            grid.columns = work.columns.c_str();
            grid.column_gap = grid.row_gap = points(Workload::gap);
            require(cas_grid_set(scene, item, &grid));
        } else if (node.kind == Kind::column || node.padding) {
            cas_flow_settings flow = {};
            flow.size = sizeof flow;
            flow.direction = node.kind == Kind::column ? CAS_COLUMN : CAS_ROW;
            flow.align = node.isCentered ? CAS_BOX_CENTER : CAS_BOX_AUTOMATIC;
            flow.padding = {points(node.padding), points(node.padding), points(node.padding), points(node.padding)};
            require(cas_flow_set(scene, item, &flow));
        }
        if (node.kind == Kind::text) measured(work, place);
        if (node.parent < 0) return;
        if (node.grow || node.basis != none || node.shrink != 1 || node.left() || node.right()) setBoxed(item, node);
        if (node.width != none || node.height != none || node.leastHeight != none) setDimensions(item, node);
    }

  private:
    void setBoxed(cas_item item, const Node &node) {
        cas_boxed_settings boxed = {};
        boxed.size = sizeof boxed;
        boxed.grow = node.grow, boxed.shrink = node.shrink, boxed.basis = points(node.basis);
        boxed.margins = {points(node.margin), points(node.left()), points(node.margin), points(node.right())};
        boxed.column_span = boxed.row_span = 1;
        require(cas_boxed_set(scene, item, &boxed));
    }
};

} // namespace

Engine *makeBoxes(const Workload &) { return new Boxes; }
