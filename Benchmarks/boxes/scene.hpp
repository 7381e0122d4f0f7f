// What Casement's three engines share: a scene, its items by node, and texts.
#pragma once
#include "workload.hpp"

#include <casement.h>
#include <stdexcept>

inline void require(cas_status status) {
    if (status != CAS_OK) throw std::runtime_error(cas_status_text(status));
}

class SceneEngine : public Engine {
  public:
    ~SceneEngine() override { clear(); }

    void build(const Workload &work) override {
        cas_scene_options options = {};
        options.size = sizeof options;
        options.width = work.width;
        options.height = work.height == none ? 1e6 : work.height;
        scene = cas_scene_new(&options, nullptr);
        items.clear();
        words.assign(work.total(), 0);
        count = int(work.nodes.size());
        add(work, 0, count);
        cas_scene_attach(scene, items[0], CAS_LEFT, CAS_WINDOW, CAS_LEFT, 0);
        cas_scene_attach(scene, items[0], CAS_TOP, CAS_WINDOW, CAS_TOP, 0);
        cas_scene_attach(scene, items[0], CAS_WIDTH, CAS_WINDOW, CAS_WIDTH, 0);
        if (work.height != none) cas_scene_attach(scene, items[0], CAS_HEIGHT, CAS_WINDOW, CAS_HEIGHT, 0);
        layout(work);
    }

    void clear() override {
        cas_scene_free(scene);
        scene = nullptr;
    }

    void resize(const Workload &work, double width) override {
        require(cas_scene_set_size(scene, width, work.height == none ? 1e6 : work.height));
        layout(work);
    }

    void change(const Workload &work, bool isChanged) override {
        const Node node = work.node(work.change, isChanged);
        if (node.kind == Kind::text) {
            words[work.change] = node.words;
            require(cas_view_invalidate_measure(scene, items[work.change]));
        } else {
            changeSize(work, isChanged);
        }
        layout(work);
    }

    void extend(const Workload &work, bool isExtended) override {
        if (isExtended) add(work, count, work.total());
        else removeMore(work);
        layout(work);
    }

    void layout(const Workload &) override {
        const cas_change *changes;
        size_t count;
        require(cas_scene_layout_if_needed(scene, &changes, &count));
    }

    void frames(const Workload &, double *out) const override {
        for (cas_item item : items) {
            if (!item) continue;
            const cas_rect frame = cas_item_exact_frame(scene, item);
            *out++ = frame.x, *out++ = frame.y, *out++ = frame.width, *out++ = frame.height;
        }
    }

  protected:
    cas_scene *scene = nullptr;
    std::vector<cas_item> items;
    std::vector<int> words; // of the texts
    int count = 0;

    // Adds the nodes from first to end.
    virtual void add(const Workload &work, int first, int end) {
        for (int place = first; place < end; place++) add(work, work.node(place), place);
    }
    virtual void add(const Workload &, const Node &, int) {}
    virtual void changeSize(const Workload &work, bool isChanged) = 0;

    // Removes the nodes behind the others that have a parent among the others.
    void removeMore(const Workload &work) {
        for (int place = count; place < work.total(); place++)
            if (work.node(place).parent < count) require(cas_item_remove(scene, items[place]));
        items.resize(count);
    }

    void measured(const Workload &work, int place) {
        words[place] = work.node(place).words;
        require(cas_view_set_measure(scene, items[place], measure, &words[place]));
    }

    void setDimensions(cas_item item, const Node &node) {
        cas_dimensions_settings dimensions = {};
        dimensions.size = sizeof dimensions;
        dimensions.width = points(node.width), dimensions.height = points(node.height);
        dimensions.min_height = points(node.leastHeight);
        require(cas_dimensions_set(scene, item, &dimensions));
    }

    static cas_length points(double number) { return number == none ? cas_length{0, CAS_AUTO} : cas_length{number, CAS_POINTS}; }

  private:
    static void measure(const cas_measure_request *request, cas_measurement *out, void *context) {
        const int words = *static_cast<const int *>(context);
        out->width = Workload::naturalWidth(words);
        out->height = Workload::textHeight(words, request->mode == CAS_MEASURE_EXACTLY ? request->width : out->width);
    }
};
