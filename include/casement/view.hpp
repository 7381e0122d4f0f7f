// Views, scroll views and stacks.
#ifndef CASEMENT_VIEW_HPP
#define CASEMENT_VIEW_HPP

#include <casement/item.hpp>

namespace casement {

class scroll;
class stack;

class view : public item {
public:
    view() noexcept {}
    view(detail::scene_state *scene, cas_item id) noexcept : item(scene, id) {}
    explicit view(const item &other) noexcept : item(other) {}

    // Contents; a name may be nullptr, and is copied

    view add(const char *name = nullptr) const {
        return view(state(), made(cas_scene_add_view(scene(), id(), CAS_PLAIN, name)));
    }
    scroll add_scroll(const char *name = nullptr) const;
    stack add_stack(cas_axis axis, const char *name = nullptr) const;
    item add_guide(const char *name = nullptr) const {
        return item(state(), made(cas_scene_add_guide(scene(), id(), name)));
    }

    /// Returns the size by what is inside, and by a width and a height at two priorities.
    size fitting_size(size target = size(), cas_priority width_priority = CAS_PRIORITY_FITTING_SIZE,
                      cas_priority height_priority = CAS_PRIORITY_FITTING_SIZE) const {
        size answer = size();
        expect(cas_view_fitting_size(scene(), id(), target, width_priority, height_priority, &answer));
        return answer;
    }

    /// Returns the guide of the safe area, which is made when it is first asked for.
    item safe_area() const { return item(state(), made(cas_view_safe_area(scene(), id()))); }
    /// Returns the guide of the part where text is readable, which is made when it is first asked for.
    item readable_guide() const { return item(state(), made(cas_view_readable_guide(scene(), id()))); }
    insets safe_insets() const {
        insets answer = insets();
        expect(cas_view_safe_insets(scene(), id(), &answer));
        return answer;
    }

    // Properties

    void set_hidden(bool is_hidden) const { expect(cas_view_set_hidden(scene(), id(), is_hidden)); }

    /// Sets the intrinsic size; CAS_NO_METRIC means none along that axis.
    void set_intrinsic(double width, double height) const {
        expect(cas_view_set_intrinsic(scene(), id(), width, height));
    }
    void set_hugging(cas_axis axis, cas_priority priority) const {
        expect(cas_view_set_hugging(scene(), id(), axis, priority));
    }
    void set_compression(cas_axis axis, cas_priority priority) const {
        expect(cas_view_set_compression(scene(), id(), axis, priority));
    }
    void set_baselines(double first, double last) const { expect(cas_view_set_baselines(scene(), id(), first, last)); }
    void set_margins(insets margins) const { expect(cas_view_set_margins(scene(), id(), margins)); }
    /// Sets margins that change places with the direction.
    void set_directional_margins(directional_insets margins) const {
        expect(cas_view_set_directional_margins(scene(), id(), margins));
    }
    /// Sets whether its margins grow by how far the safe area lies inside it.
    void set_margins_follow_safe_area(bool follow) const {
        expect(cas_view_set_margins_follow_safe_area(scene(), id(), follow));
    }
    /// Sets how far the alignment rect lies inside the frame.
    void set_alignment_insets(insets distances) const {
        expect(cas_view_set_alignment_insets(scene(), id(), distances));
    }
    /// Sets its background colour, as 0xRRGGBBAA; 0 for none.
    void set_background(std::uint32_t colour) const { expect(cas_view_set_background(scene(), id(), colour)); }
    void set_direction(cas_direction direction) const { expect(cas_view_set_direction(scene(), id(), direction)); }

    /// Moves it to an index among the children of its parent, from 0.
    void set_index(std::size_t index) const { expect(cas_view_set_index(scene(), id(), index)); }

    /// Sets the function that measures its height for a width; an empty one removes it. The
    /// call that lays out throws the function's exception; frames then follow the last
    /// valid heights.
    void set_measure(measure function) const { state()->set_measure(id(), std::move(function)); }

    /// Sets the function that measures its size, and its baselines; an empty one removes it.
    /// Exceptions are those of set_measure().
    void set_measure_size(measure_size function) const { state()->set_measure_size(id(), std::move(function)); }

    /// Makes the next layout measure it again, even at the same width.
    void invalidate_measure() const { expect(cas_view_invalidate_measure(scene(), id())); }

    /// Returns what was set for it.
    cas_view_settings settings() const {
        cas_view_settings answer = cas_view_settings();
        answer.size = sizeof answer;
        expect(cas_view_get(scene(), id(), &answer));
        return answer;
    }
};

/// A scroll view.
class scroll : public view {
public:
    scroll() noexcept {}
    scroll(detail::scene_state *scene, cas_item id) noexcept : view(scene, id) {}
    explicit scroll(const item &other) noexcept : view(other) {}

    item content_guide() const noexcept { return other(cas_scroll_content_guide(scene(), id())); }
    item frame_guide() const noexcept { return other(cas_scroll_frame_guide(scene(), id())); }

    // On a screen

    cas_scroll get() const {
        cas_scroll answer = cas_scroll();
        expect(cas_scroll_get(scene(), id(), &answer));
        return answer;
    }

    /// Returns the insets; all NaN without a screen.
    casement::insets insets() const noexcept { return cas_scroll_insets(scene(), id()); }

    /// Returns the insets at the last sample.
    casement::insets shown_insets() const noexcept { return cas_scroll_shown_insets(scene(), id()); }
    void set_insets(casement::insets content, casement::insets indicators) const {
        expect(cas_scroll_set_insets(scene(), id(), content, indicators));
    }
    void set_content_size(double width, double height) const {
        expect(cas_scroll_set_content_size(scene(), id(), width, height));
    }
    void set_offset(double x, double y) const { expect(cas_scroll_set_offset(scene(), id(), x, y)); }

    /// Sets the offset as a user's finger does: bars may collapse.
    void drag(double x, double y, double velocity) const {
        expect(cas_scroll_drag(scene(), id(), x, y, velocity));
    }
    void scroll_to_bottom() const { expect(cas_scroll_to_bottom(scene(), id())); }

    /// Returns the nearest offset at which a rectangle of the content is visible.
    point offset_showing(rect region) const {
        point answer = point();
        expect(cas_scroll_offset_showing(scene(), id(), region, &answer));
        return answer;
    }
    /// Sets which edges of the safe area pad it. Returns whether the profile has safe areas.
    bool set_adjustment(cas_adjustment adjustment) const {
        std::int32_t has_effect = 0;
        expect(cas_scroll_set_adjustment(scene(), id(), adjustment, &has_effect));
        return has_effect != 0;
    }
    void set_follows_keyboard(cas_follows follows) const {
        expect(cas_scroll_set_follows_keyboard(scene(), id(), follows));
    }

    /// Docks an input: the bottom inset reaches up to its top, with the keyboard and without. view() undocks.
    void dock(const view &input) const { expect(cas_scene_dock(scene(), id(), input.id())); }
};

/// A stack: a view that arranges some of its children.
class stack : public view {
public:
    stack() noexcept {}
    stack(detail::scene_state *scene, cas_item id) noexcept : view(scene, id) {}
    explicit stack(const item &other) noexcept : view(other) {}

    /// Adds a child and arranges it behind the others.
    view append(const char *name = nullptr) const {
        const view made = add(name);
        append(std::vector<view>(1, made));
        return made;
    }

    /// Arranges children behind those it arranges already, all or none.
    void append(const std::vector<view> &views) const {
        const std::vector<cas_item> ids = detail::ids_in(state(), views);
        expect(cas_stack_append(scene(), id(), ids.data(), ids.size()));
    }
    void insert(const view &child, std::size_t index) const {
        expect(cas_stack_insert(scene(), id(), child.id(), index));
    }
    void remove_arranged(const view &child) const { expect(cas_stack_remove(scene(), child.id())); }

    std::size_t size() const noexcept { return cas_stack_count(scene(), id()); }
    view operator[](std::size_t index) const noexcept { return view(other(cas_stack_view(scene(), id(), index))); }

    void set_axis(cas_axis axis) const { expect(cas_stack_set_axis(scene(), id(), axis)); }
    void set_distribution(cas_distribution distribution) const {
        expect(cas_stack_set_distribution(scene(), id(), distribution));
    }
    void set_alignment(cas_alignment alignment) const { expect(cas_stack_set_alignment(scene(), id(), alignment)); }
    void set_spacing(double spacing) const { expect(cas_stack_set_spacing(scene(), id(), spacing)); }
    /// Sets whether views lie within the margins instead of at the edges.
    void set_in_margins(bool in_margins) const { expect(cas_stack_set_in_margins(scene(), id(), in_margins)); }
    void set_spacing_after(const view &child, double spacing) const {
        expect(cas_stack_set_spacing_after(scene(), child.id(), spacing));
    }
    void reset_spacing_after(const view &child) const { expect(cas_stack_reset_spacing_after(scene(), child.id())); }
};

inline scroll view::add_scroll(const char *name) const {
    return scroll(state(), made(cas_scene_add_view(scene(), id(), CAS_SCROLL, name)));
}

inline stack view::add_stack(cas_axis axis, const char *name) const {
    return stack(state(), made(cas_scene_add_stack(scene(), id(), axis, name)));
}

} // namespace casement

#endif
