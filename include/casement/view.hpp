// Views, scroll views, stacks and boxes.
#ifndef CASEMENT_VIEW_HPP
#define CASEMENT_VIEW_HPP

#include <casement/item.hpp>
#include <casement/settings.hpp>

namespace casement {

class scroll;
class stack;
class flow;
class grid;

class view : public item {
public:
    view() noexcept {}
    view(detail::scene_state *scene, cas_item id) noexcept : item(scene, id) {}
    explicit view(const item &other) noexcept : item(other) {}

    // Contents; a name may be nullptr, and is copied

    view add(const char *name = nullptr) const {
        return view(shared(), made(cas_scene_add_view(scene(), id(), CAS_PLAIN, name)));
    }
    scroll add_scroll(const char *name = nullptr) const;
    stack add_stack(cas_axis axis, const char *name = nullptr) const;
    flow add_flow(const char *name = nullptr) const;
    grid add_grid(const char *name = nullptr) const;
    item add_guide(const char *name = nullptr) const {
        return item(shared(), made(cas_scene_add_guide(scene(), id(), name)));
    }
    /// Adds a guide from the opposite edge of the view to the furthest of several items, and a margin beyond.
    item add_barrier(cas_attribute edge, const std::vector<item> &items, double margin = 0,
                     const char *name = nullptr) const {
        const std::vector<cas_item> ids = detail::ids_in(shared(), items);
        return item(shared(), made(cas_scene_add_barrier(scene(), id(), edge, ids.data(), ids.size(), margin, name)));
    }

    /// Returns the size by what is inside, and by a width and a height at two priorities.
    size fitting_size(size target = size(), cas_priority width_priority = CAS_PRIORITY_FITTING_SIZE,
                      cas_priority height_priority = CAS_PRIORITY_FITTING_SIZE) const {
        size answer = size();
        expect(cas_view_fitting_size(scene(), id(), target, width_priority, height_priority, &answer));
        return answer;
    }

    /// Returns the guide of the safe area, which is made when it is first asked for.
    item safe_area() const { return item(shared(), made(cas_view_safe_area(scene(), id()))); }
    /// Returns the guide of the part where text is readable, which is made when it is first asked for.
    item readable_guide() const { return item(shared(), made(cas_view_readable_guide(scene(), id()))); }
    insets safe_insets() const {
        insets answer = insets();
        expect(cas_view_safe_insets(scene(), id(), &answer));
        return answer;
    }

    // Properties

    cas_status set_hidden(bool is_hidden) const { return expect(cas_view_set_hidden(scene(), id(), is_hidden)); }

    /// Sets the intrinsic size; CAS_NO_METRIC means none along that axis.
    cas_status set_intrinsic(double width, double height) const {
        return expect(cas_view_set_intrinsic(scene(), id(), width, height));
    }
    /// Moves it to an index among the children of a view, from 0: its parent, or another one.
    cas_status move(const view &parent, std::size_t index) const {
        return expect(cas_view_move(scene(), id(), detail::id_in(shared(), parent), index));
    }

    /// Sets the function that measures its size, and its baselines; an empty one removes it. The call that lays out
    /// throws the function's exception; frames then follow the last valid sizes.
    cas_status set_measure(measure function) const {
        return shared() ? shared()->set_measure(id(), std::move(function)) : expect(CAS_ERROR_NULL);
    }

    /// Makes the next layout measure it again, even at the same width.
    cas_status invalidate_measure() const { return expect(cas_view_invalidate_measure(scene(), id())); }

    view_settings settings() const {
        return read<view_settings>(cas_view_get, id());
    }
    /// Sets all settings, or none. Settings of a stack and of a scroll view have functions there.
    cas_status set(const view_settings &settings) const { return expect(cas_view_set(scene(), id(), &settings)); }

    /// Returns what a layout and measure functions found for it.
    view_state state() const {
        return read<view_state>(cas_view_get_state, id());
    }

    /// Returns what was set for it in the stack that arranges it.
    arranged_settings arranged() const {
        return read<arranged_settings>(cas_arranged_get, id());
    }
    cas_status set(const arranged_settings &settings) const {
        return expect(cas_arranged_set(scene(), id(), &settings));
    }

    /// Returns what was set for it in the box that it is a child of.
    boxed_settings boxed() const {
        return read<boxed_settings>(cas_boxed_get, id());
    }
    cas_status set(const boxed_settings &settings) const { return expect(cas_boxed_set(scene(), id(), &settings)); }

    /// Returns which width and height it shall have.
    dimensions_settings dimensions() const {
        return read<dimensions_settings>(cas_dimensions_get, id());
    }
    cas_status set(const dimensions_settings &settings) const {
        return expect(cas_dimensions_set(scene(), id(), &settings));
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

    scroll_settings settings() const {
        return read<scroll_settings>(cas_scroll_get, id());
    }
    using view::set;
    cas_status set(const scroll_settings &settings) const { return expect(cas_scroll_set(scene(), id(), &settings)); }
    scroll_state state() const {
        return read<scroll_state>(cas_scroll_get_state, id());
    }
    cas_status set_content_size(double width, double height) const {
        return expect(cas_scroll_set_content_size(scene(), id(), width, height));
    }
    cas_status set_offset(double x, double y) const { return expect(cas_scroll_set_offset(scene(), id(), x, y)); }

    /// Sets the offset as a user's finger does: bars may collapse.
    cas_status drag(double x, double y, double velocity) const {
        return expect(cas_scroll_drag(scene(), id(), x, y, velocity));
    }
    cas_status scroll_to_bottom() const { return expect(cas_scroll_to_bottom(scene(), id())); }

    /// Returns the nearest offset at which a rectangle of the content is visible.
    point offset_showing(rect region) const {
        point answer = point();
        expect(cas_scroll_offset_showing(scene(), id(), region, &answer));
        return answer;
    }
};

/// A stack: a view that arranges some of its children.
class stack : public view {
public:
    stack() noexcept {}
    stack(detail::scene_state *scene, cas_item id) noexcept : view(scene, id) {}
    explicit stack(const item &other) noexcept : view(other) {}

    /// Adds a child and arranges it behind the others.
    view append(const char *name = nullptr) const {
        return view(shared(), made(cas_stack_add_view(scene(), id(), CAS_PLAIN, name)));
    }

    /// Arranges children behind those it arranges already, all or none.
    cas_status append(const std::vector<view> &views) const {
        const std::vector<cas_item> ids = detail::ids_in(shared(), views);
        return expect(cas_stack_append(scene(), id(), ids.data(), ids.size()));
    }
    cas_status insert(const view &child, std::size_t index) const {
        return expect(cas_stack_insert(scene(), id(), detail::id_in(shared(), child), index));
    }
    cas_status remove_arranged(const view &child) const {
        return expect(cas_stack_remove(scene(), detail::id_in(shared(), child)));
    }

    std::size_t size() const noexcept { return cas_stack_count(scene(), id()); }
    view operator[](std::size_t index) const noexcept { return view(other(cas_stack_view(scene(), id(), index))); }

    stack_settings settings() const {
        return read<stack_settings>(cas_stack_get, id());
    }
    using view::set;
    cas_status set(const stack_settings &settings) const { return expect(cas_stack_set(scene(), id(), &settings)); }
};

inline scroll view::add_scroll(const char *name) const {
    return scroll(shared(), made(cas_scene_add_view(scene(), id(), CAS_SCROLL, name)));
}

/// A flow: a view that arranges its children in rows or columns.
class flow : public view {
public:
    flow() noexcept {}
    flow(detail::scene_state *scene, cas_item id) noexcept : view(scene, id) {}
    explicit flow(const item &other) noexcept : view(other) {}

    flow_settings settings() const {
        return read<flow_settings>(cas_flow_get, id());
    }
    using view::set;
    cas_status set(const flow_settings &settings) const { return expect(cas_flow_set(scene(), id(), &settings)); }
};

/// A grid: a view that arranges its children in columns and rows.
class grid : public view {
public:
    grid() noexcept {}
    grid(detail::scene_state *scene, cas_item id) noexcept : view(scene, id) {}
    explicit grid(const item &other) noexcept : view(other) {}

    grid_settings settings() const {
        return read<grid_settings>(cas_grid_get, id());
    }
    using view::set;
    cas_status set(const grid_settings &settings) const { return expect(cas_grid_set(scene(), id(), &settings)); }
};

inline stack view::add_stack(cas_axis axis, const char *name) const {
    return stack(shared(), made(cas_scene_add_stack(scene(), id(), axis, name)));
}
inline flow view::add_flow(const char *name) const { return flow(shared(), made(cas_scene_add_flow(scene(), id(), name))); }
inline grid view::add_grid(const char *name) const { return grid(shared(), made(cas_scene_add_grid(scene(), id(), name))); }

} // namespace casement

#endif
