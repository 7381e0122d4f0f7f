// The frames that a layout or a sample reports.
#ifndef CASEMENT_CHANGES_HPP
#define CASEMENT_CHANGES_HPP

#include <casement/item.hpp>

namespace casement {

/// An item and its frame in the coordinates of its parent.
struct change {
    casement::item item;
    rect frame;
};

/// The changed frames, each item once; valid until the next call that changes the scene or
/// lays it out. With CAS_CONFLICT the frames are valid: they solve all constraints
/// except the dropped ones.
class changes {
public:
    class iterator {
    public:
        using iterator_category = std::input_iterator_tag;
        using value_type = change;
        using difference_type = std::ptrdiff_t;
        using pointer = void;
        using reference = change;

        iterator() noexcept : scene_(nullptr), at_(nullptr) {}
        iterator(detail::scene_state *scene, const cas_change *at) noexcept : scene_(scene), at_(at) {}
        change operator*() const noexcept { return change{item(scene_, at_->item), at_->frame}; }
        iterator &operator++() noexcept {
            ++at_;
            return *this;
        }
        iterator operator++(int) noexcept {
            iterator before(*this);
            ++at_;
            return before;
        }
        friend bool operator==(const iterator &left, const iterator &right) noexcept { return left.at_ == right.at_; }
        friend bool operator!=(const iterator &left, const iterator &right) noexcept { return left.at_ != right.at_; }

    private:
        detail::scene_state *scene_;
        const cas_change *at_;
    };

    changes(detail::scene_state *scene, span<cas_change> found, cas_status status) noexcept
        : scene_(scene), found_(found), status_(status) {}

    iterator begin() const noexcept { return iterator(scene_, found_.begin()); }
    iterator end() const noexcept { return iterator(scene_, found_.end()); }
    std::size_t size() const noexcept { return found_.size(); }
    bool empty() const noexcept { return found_.empty(); }

    /// Returns the changes as C structs, with ids.
    span<cas_change> raw() const noexcept { return found_; }

    /// Returns CAS_OK, or a remark on a layout that took place: CAS_CONFLICT, CAS_UNSETTLED or CAS_MISMEASURED.
    cas_status status() const noexcept { return status_; }

private:
    detail::scene_state *scene_;
    span<cas_change> found_;
    cas_status status_;
};

} // namespace casement

#endif
