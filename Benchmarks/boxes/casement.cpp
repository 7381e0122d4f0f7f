// Casement through its C interface.
#include "workload.hpp"

#include <casement.h>
#include <stdexcept>

namespace {

void require(cas_status status) {
    if (status != CAS_OK) throw std::runtime_error(cas_status_text(status));
}

cas_length points(double number) { return number == none ? cas_length{0, CAS_AUTO} : cas_length{number, CAS_POINTS}; }

void measure(const cas_measure_request *request, cas_measurement *out, void *) {
    out->width = Workload::titleWidth;
    out->height = Workload::titleHeight(request->mode == CAS_MEASURE_EXACTLY ? request->width : Workload::titleWidth);
}

class Casement final : public Engine {
  public:
    ~Casement() override { clear(); }

    void build(const Workload &work) override {
        cas_scene_options options = {};
        options.size = sizeof options;
        options.width = work.width;
        options.height = 1e6;
        scene = cas_scene_new(&options, nullptr);
        items.clear();
        for (const Node &node : work.nodes) add(work, node);
        place(work);
        layout(work);
    }

    void clear() override {
        cas_scene_free(scene);
        scene = nullptr;
    }

    void resize(const Workload &work, double width) override {
        require(cas_scene_set_size(scene, width, 1e6));
        layout(work);
    }

    void change(const Workload &work, double height) override {
        Node node = work.nodes[work.changed];
        if (node.basis == 0) {
            setBoxed(items[work.changed], node, height == 20 ? 1 : 5);
        } else {
            (node.height == none ? node.leastHeight : node.height) = height;
            setDimensions(items[work.changed], node);
        }
        layout(work);
    }

    void layout(const Workload &) override {
        const cas_change *changes;
        size_t count;
        require(cas_scene_layout_if_needed(scene, &changes, &count));
    }

    void frames(const Workload &, double *out) const override {
        for (cas_item item : items) {
            const cas_rect frame = cas_item_exact_frame(scene, item);
            *out++ = frame.x, *out++ = frame.y, *out++ = frame.width, *out++ = frame.height;
        }
    }

  private:
    cas_scene *scene = nullptr;
    std::vector<cas_item> items;

    void add(const Workload &work, const Node &node) {
        const cas_item parent = node.parent < 0 ? CAS_WINDOW : items[node.parent];
        const bool isFlow = node.kind == Kind::row || node.kind == Kind::column;
        items.push_back(node.kind == Kind::grid ? cas_scene_add_grid(scene, parent, nullptr)
                        : isFlow                ? cas_scene_add_flow(scene, parent, nullptr)
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
        if (node.kind == Kind::text) require(cas_view_set_measure(scene, item, measure, nullptr));
        if (node.parent < 0) return;
        if (node.grow || node.basis != none || node.shrink != 1 || node.before || node.behind || node.margin)
            setBoxed(item, node, node.margin);
        if (node.width != none || node.height != none || node.leastHeight != none) setDimensions(item, node);
    }

    void setBoxed(cas_item item, const Node &node, double left) {
        cas_boxed_settings boxed = {};
        boxed.size = sizeof boxed;
        boxed.grow = node.grow, boxed.shrink = node.shrink, boxed.basis = points(node.basis);
        boxed.margins = {points(node.margin), points(left + node.before), points(node.margin), points(node.margin + node.behind)};
        boxed.column_span = boxed.row_span = 1;
        require(cas_boxed_set(scene, item, &boxed));
    }

    void setDimensions(cas_item item, const Node &node) {
        cas_dimensions_settings dimensions = {};
        dimensions.size = sizeof dimensions;
        dimensions.width = points(node.width), dimensions.height = points(node.height);
        dimensions.min_height = points(node.leastHeight);
        require(cas_dimensions_set(scene, item, &dimensions));
    }

    void place(const Workload &work) {
        cas_scene_attach(scene, items[0], CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
        cas_scene_attach(scene, items[0], CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
        cas_scene_attach(scene, items[0], CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
        if (work.height == none) return;
        cas_equation high = {};
        high.first = items[0], high.first_attribute = CAS_HEIGHT, high.constant = work.height;
        cas_scene_add_constraint(scene, &high);
    }
};

} // namespace

Engine *makeCasement() { return new Casement; }
