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

    /// Returns what it shares with its scene; nullptr if it belongs to none.
    scene_state *shared() const noexcept { return scene_; }

    /// Throws if a call failed. Returns its status.
    cas_status expect(cas_status status) const {
        return scene_ ? scene_->expect(status) : raise(CAS_ERROR_NULL, "this belongs to no scene");
    }

    /// Returns the id of what a call created, or throws the scene's error.
    std::uint32_t made(std::uint32_t id) const {
        expect(id != 0 ? CAS_OK : cas_scene_last_status(scene()));
        return id;
    }

    /// Returns what a call fills in.
    template <class Struct, class Call, class... Ids>
    Struct read(Call call, Ids... ids) const {
        Struct answer = Struct();
        expect(call(scene(), ids..., &answer));
        return answer;
    }

    /// Returns the array that a call returns.
    template <class Element, class Call, class... Arguments>
    span<Element> listed(Call call, Arguments... arguments) const {
        const Element *first = nullptr;
        std::size_t count = 0;
        expect(call(scene(), arguments..., &first, &count));
        return span<Element>(first, count);
    }

private:
    scene_state *scene_;
    std::uint32_t id_;
};

} // namespace detail
} // namespace casement

#endif
