// A job on a scene of casement.
#pragma once
#include "casement.h"
#include "job.hpp"

#include <stdexcept>

namespace patterns {

class SceneJob : public Job {
  public:
    ~SceneJob() override { SceneJob::clear(); }

    void clear() override {
        cas_scene_free(scene);
        scene = nullptr;
    }

    uint64_t pivots() override {
        if (!scene) return 0;
        cas_solver_statistics read = {};
        read.size = sizeof read;
        cas_scene_get_statistics(scene, &read);
        return read.pivots;
    }

  protected:
    cas_scene *scene = nullptr;

    void open(double width, double height, uint32_t flags = 0) {
        cas_scene_options options = {};
        options.size = sizeof options;
        options.width = width;
        options.height = height;
        options.flags = flags;
        scene = cas_scene_new(&options, nullptr);
        if (!scene) throw std::runtime_error("casement: no scene");
    }

    void layout() { must(cas_scene_layout_if_needed(scene, nullptr, nullptr)); }

    void must(cas_status status) const {
        if (status < CAS_OK)
            throw std::runtime_error(std::string("casement: ") + cas_scene_last_error(scene));
    }

    cas_item mustMake(cas_item made) const {
        if (!made) must(cas_scene_last_status(scene));
        return made;
    }

    void attach(cas_item first, cas_attribute one, cas_item second, cas_attribute other, double constant) {
        mustMake(cas_scene_attach(scene, first, one, second, other, constant));
    }

    std::vector<cas_item> views(cas_item parent, size_t count) {
        std::vector<cas_view> wanted(count, cas_view{parent, CAS_PLAIN, nullptr});
        std::vector<cas_item> made(count);
        must(cas_scene_add_views(scene, wanted.data(), count, made.data()));
        return made;
    }
};

// A job from two functions: the first is not timed.
template <class Scene> class SceneWork final : public Scene {
  public:
    using Step = std::function<void(Scene &)>;
    SceneWork(Scene scene, Step before, Step timed)
        : Scene(std::move(scene)), first(std::move(before)), second(std::move(timed)) {}
    void prepare() override {
        if (first) first(*this);
    }
    void operate() override { second(*this); }

  private:
    Step first, second;
};

} // namespace patterns
