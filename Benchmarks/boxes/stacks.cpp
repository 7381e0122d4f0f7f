// Casement's stacks: a flow is a stack. There are none for grids.
#include "scene.hpp"

namespace {

class Stacks final : public SceneEngine {
  protected:
    void changeSize(const Workload &work, bool isChanged) override {
        const Node node = work.node(work.change, isChanged);
        if (node.height != none) return setDimensions(items[work.change], node);
        cas_arranged_settings settings = {};
        settings.size = sizeof settings;
        settings.has_spacing_after = 1;
        settings.spacing_after = node.left() + node.right();
        require(cas_arranged_set(scene, items[work.change - 1], &settings));
    }

    void add(const Workload &work, const Node &node, int place) override {
        const bool isInside = node.parent >= 0;
        if (node.isContainer()) {
            const cas_axis axis = node.kind == Kind::column || isLoose(work, place) ? CAS_VERTICAL : CAS_HORIZONTAL;
            items.push_back(cas_scene_add_stack(scene, isInside ? items[node.parent] : CAS_WINDOW, axis, nullptr));
            if (isInside) require(cas_stack_append(scene, items[node.parent], &items[place], 1));
            set(work, node, place, axis);
        } else {
            items.push_back(cas_stack_add_view(scene, items[node.parent], CAS_PLAIN, nullptr));
        }
        if (node.kind == Kind::text) measured(work, place);
        if (node.width != none || node.height != none) setDimensions(items[place], node);
    }

  private:
    // Whether the children are at the left edge of a row that is wider.
    static bool isLoose(const Workload &work, int place) {
        const Node &child = work.node(place + 1);
        return child.parent == place && child.width != none && child.grow == 0 && child.behind == 0 && child.shrink != 0;
    }

    void set(const Workload &work, const Node &node, int place, cas_axis axis) {
        cas_stack_settings settings = {};
        settings.size = sizeof settings;
        settings.axis = axis;
        settings.alignment = node.isCentered ? CAS_ALIGN_CENTER : isLoose(work, place) ? CAS_ALIGN_LEADING : CAS_ALIGN_FILL;
        settings.in_margins = 1;
        const bool isTree = work.name == "tree";
        if (isTree) settings.distribution = CAS_DISTRIBUTE_FILL_EQUALLY;
        settings.spacing = isTree ? 2 : node.padding ? Workload::gap : 0;
        require(cas_stack_set(scene, items[place], &settings));
        cas_view_settings view = {};
        view.size = sizeof view;
        require(cas_view_get(scene, items[place], &view));
        const double margin = isTree ? 1 : node.padding;
        view.margins = {margin, margin, margin, margin};
        require(cas_view_set(scene, items[place], &view));
    }
};

} // namespace

Engine *makeStacks(const Workload &work) { return work.nodes[0].kind == Kind::grid ? nullptr : new Stacks; }
