// The base of items, constraints and controllers: an id, and the scene that returned it.
#ifndef CASEMENT_PART_HPP
#define CASEMENT_PART_HPP

#include <casement/state.hpp>
#include <casement/writing.hpp>

namespace casement {
namespace detail {

/// An id, cheap to copy; valid as long as its scene. Two parts of one kind are equal if
/// their ids and scenes are.
template <class Kind>
class part {
public:
    std::uint32_t id() const noexcept { return id_; }

    /// Returns whether it has an id; the thing may have been removed.
    explicit operator bool() const noexcept { return id_ != 0; }

    friend bool operator==(const part &left, const part &right) noexcept {
        return left.scene_ == right.scene_ && left.id_ == right.id_;
    }
    friend bool operator!=(const part &left, const part &right) noexcept { return !(left == right); }

protected:
    part() noexcept : scene_(nullptr), id_(0) {}
    part(scene_state *scene, std::uint32_t id) noexcept : scene_(scene), id_(id) {}

    cas_scene *scene() const noexcept { return scene_ ? scene_->get() : nullptr; }
    scene_state *scene_or_none() const noexcept { return scene_; }
    scene_state *state() const {
        if (!scene_) throw error(CAS_ERROR_NULL, "this belongs to no scene");
        return scene_;
    }

    void expect(cas_status status) const { state()->expect(status); }
    cas_status took_place(cas_status status) const { return state()->took_place(status); }
    std::uint32_t made(std::uint32_t id) const { return state()->made(id); }

private:
    scene_state *scene_;
    std::uint32_t id_;
};

} // namespace detail
} // namespace casement

#endif
