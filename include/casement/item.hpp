// An item of a scene, view or guide: its anchors, its frames, its place in the tree.
#ifndef CASEMENT_ITEM_HPP
#define CASEMENT_ITEM_HPP

#include <casement/anchor.hpp>
#include <casement/constraint.hpp>

#include <iterator>

namespace casement {

class items;

class item : public detail::part<item> {
public:
    item() noexcept {}
    item(detail::scene_state *scene, cas_item id) noexcept : part(scene, id) {}

    // Anchors

    anchor<horizontal> left() const { return at<horizontal>(CAS_LEFT); }
    anchor<horizontal> right() const { return at<horizontal>(CAS_RIGHT); }
    anchor<horizontal> leading() const { return at<horizontal>(CAS_LEADING); }
    anchor<horizontal> trailing() const { return at<horizontal>(CAS_TRAILING); }
    anchor<horizontal> center_x() const { return at<horizontal>(CAS_CENTER_X); }
    anchor<horizontal> left_margin() const { return at<horizontal>(CAS_LEFT_MARGIN); }
    anchor<horizontal> right_margin() const { return at<horizontal>(CAS_RIGHT_MARGIN); }
    anchor<horizontal> leading_margin() const { return at<horizontal>(CAS_LEADING_MARGIN); }
    anchor<horizontal> trailing_margin() const { return at<horizontal>(CAS_TRAILING_MARGIN); }
    anchor<horizontal> center_x_within_margins() const { return at<horizontal>(CAS_CENTER_X_WITHIN_MARGINS); }
    anchor<vertical> top() const { return at<vertical>(CAS_TOP); }
    anchor<vertical> bottom() const { return at<vertical>(CAS_BOTTOM); }
    anchor<vertical> center_y() const { return at<vertical>(CAS_CENTER_Y); }
    anchor<vertical> first_baseline() const { return at<vertical>(CAS_FIRST_BASELINE); }
    anchor<vertical> last_baseline() const { return at<vertical>(CAS_LAST_BASELINE); }
    anchor<vertical> top_margin() const { return at<vertical>(CAS_TOP_MARGIN); }
    anchor<vertical> bottom_margin() const { return at<vertical>(CAS_BOTTOM_MARGIN); }
    anchor<vertical> center_y_within_margins() const { return at<vertical>(CAS_CENTER_Y_WITHIN_MARGINS); }
    anchor<length> width() const { return at<length>(CAS_WIDTH); }
    anchor<length> height() const { return at<length>(CAS_HEIGHT); }

    // Frames as of the last layout; all NaN for a removed item

    rect frame() const noexcept { return cas_item_frame(scene(), id()); }
    /// Returns where it is seen in the window, with the offsets of scroll views around it.
    rect window_frame() const noexcept { return cas_item_window_frame(scene(), id()); }
    rect exact_frame() const noexcept { return cas_item_exact_frame(scene(), id()); }
    rect exact_window_frame() const noexcept { return cas_item_exact_window_frame(scene(), id()); }
    rect shown_frame() const noexcept { return cas_item_shown_frame(scene(), id()); }

    // The tree

    cas_status set_name(const char *name) const { return expect(cas_item_set_name(scene(), id(), name)); }
    const char *name() const noexcept { return cas_item_name(scene(), id()); }
    cas_kind kind() const noexcept { return cas_item_kind(scene(), id()); }
    bool is_hidden() const noexcept { return cas_item_is_hidden(scene(), id()) != 0; }
    bool is_right_to_left() const noexcept { return cas_item_is_right_to_left(scene(), id()) != 0; }
    item parent() const noexcept { return other(cas_item_parent(scene(), id())); }
    item next_sibling() const noexcept { return other(cas_item_next_sibling(scene(), id())); }
    items children() const noexcept;
    /// Bars are among the guides: status bar and keyboard of the window, other bars of their controller's view.
    items guides() const noexcept;

    /// Removes it with everything inside it, and every constraint that names any of these.
    cas_status remove() const { return expect(cas_item_remove(scene(), id())); }

    // Properties

    bool is_ambiguous(cas_axis axis) const {
        std::int32_t answer = 0;
        expect(cas_item_is_ambiguous(scene(), id(), axis, &answer));
        return answer != 0;
    }

    /// Moves it, and everything ambiguous inside it, to another layout that is as good. Returns whether anything moved.
    bool exercise() const {
        std::int32_t answer = 0;
        expect(cas_scene_exercise(scene(), id(), &answer));
        return answer != 0;
    }

    /// Returns the constraints that the caller added and that name it.
    std::vector<constraint> constraints() const {
        return detail::constraints(shared(), listed<cas_constraint>(cas_item_constraints, id()));
    }

    std::vector<constraint> constraints_affecting(cas_axis axis) const {
        return detail::constraints(shared(), listed<cas_constraint>(cas_item_constraints_affecting, id(), axis));
    }

    /// A number of the caller's own, as a pointer to its widget.
    cas_status set_data(std::uint64_t data) const { return expect(cas_item_set_data(scene(), id(), data)); }
    std::uint64_t data() const noexcept { return cas_item_data(scene(), id()); }

    /// Returns how much bars and the keyboard cover of it, from each edge.
    insets obscured() const {
        insets answer = insets();
        expect(cas_item_obscured(scene(), id(), &answer));
        return answer;
    }

protected:
    item other(cas_item id) const noexcept { return item(shared(), id); }

private:
    template <class Kind>
    anchor<Kind> at(cas_attribute attribute) const {
        return anchor<Kind>(shared(), id(), attribute);
    }
};

/// A range over an item and its next siblings.
class items {
public:
    class iterator {
    public:
        using iterator_category = std::forward_iterator_tag;
        using value_type = item;
        using difference_type = std::ptrdiff_t;
        using pointer = const item *;
        using reference = const item &;

        iterator() noexcept {}
        explicit iterator(item at) noexcept : at_(at) {}
        const item &operator*() const noexcept { return at_; }
        const item *operator->() const noexcept { return &at_; }
        iterator &operator++() noexcept {
            at_ = at_.next_sibling();
            return *this;
        }
        iterator operator++(int) noexcept {
            iterator before(*this);
            ++*this;
            return before;
        }
        friend bool operator==(const iterator &left, const iterator &right) noexcept {
            return left.at_.id() == right.at_.id();
        }
        friend bool operator!=(const iterator &left, const iterator &right) noexcept { return !(left == right); }

    private:
        item at_;
    };

    explicit items(item first) noexcept : first_(first) {}
    iterator begin() const noexcept { return iterator(first_); }
    iterator end() const noexcept { return iterator(); }

private:
    item first_;
};

inline items item::children() const noexcept { return items(other(cas_item_first_child(scene(), id()))); }
inline items item::guides() const noexcept { return items(other(cas_item_first_guide(scene(), id()))); }

} // namespace casement

#endif
