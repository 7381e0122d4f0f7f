// Controllers of a screen, and their bars.
#ifndef CASEMENT_CONTROLLER_HPP
#define CASEMENT_CONTROLLER_HPP

#include <casement/view.hpp>

namespace casement {

/// A navigation bar, toolbar or tab bar of a controller.
class bar {
public:
    bar(detail::scene_state *scene, cas_controller controller, cas_bar_kind kind) noexcept
        : scene_(scene), controller_(controller), kind_(kind) {}

    cas_bar get() const {
        cas_bar answer = cas_bar();
        scene_->expect(cas_bar_get(scene_->get(), controller_, kind_, &answer));
        return answer;
    }
    casement::item item() const { return casement::item(scene_, get().item); }
    void set_hidden(bool is_hidden) const {
        scene_->expect(cas_bar_set_hidden(scene_->get(), controller_, kind_, is_hidden));
    }
    void set_translucent(bool is_translucent) const {
        scene_->expect(cas_bar_set_translucent(scene_->get(), controller_, kind_, is_translucent));
    }

private:
    detail::scene_state *scene_;
    cas_controller controller_;
    cas_bar_kind kind_;
};

class controller : public detail::part<controller> {
public:
    controller() noexcept {}
    controller(detail::scene_state *scene, cas_controller id) noexcept : part(scene, id) {}

    /// Returns the view of the controller; false if the controller was removed.
    casement::view view() const noexcept { return casement::view(scene_or_none(), cas_controller_view(scene(), id())); }
    cas_controller_kind kind() const noexcept { return cas_controller_get_kind(scene(), id()); }
    controller parent() const noexcept { return controller(scene_or_none(), cas_controller_parent(scene(), id())); }
    controller shown() const noexcept { return controller(scene_or_none(), cas_controller_shown(scene(), id())); }
    item top_guide() const noexcept { return item(scene_or_none(), cas_controller_top_guide(scene(), id())); }
    item bottom_guide() const noexcept { return item(scene_or_none(), cas_controller_bottom_guide(scene(), id())); }
    /// Sets what the controller keeps free in its view besides what is covered.
    void set_additional_insets(insets kept) const {
        expect(cas_controller_set_additional_insets(scene(), id(), kept));
    }
    double bars_height() const noexcept { return cas_controller_bars_height(scene(), id()); }
    void remove() const { expect(cas_controller_remove(scene(), id())); }

    casement::bar navigation_bar() const { return casement::bar(state(), id(), CAS_NAVIGATION_BAR); }
    casement::bar toolbar() const { return casement::bar(state(), id(), CAS_TOOLBAR); }
    casement::bar tab_bar() const { return casement::bar(state(), id(), CAS_TAB_BAR); }

    // These return whether a navigation or tab controller reads the setting.

    /// edges: CAS_EDGE_TOP | ...
    bool set_edges(std::uint32_t edges) const {
        std::int32_t has_effect = 0;
        expect(cas_controller_set_edges(scene(), id(), edges, &has_effect));
        return has_effect != 0;
    }
    bool set_extends_under_opaque_bars(bool extends) const {
        std::int32_t has_effect = 0;
        expect(cas_controller_set_extends_under_opaque_bars(scene(), id(), extends, &has_effect));
        return has_effect != 0;
    }
    bool set_adjusts_scroll_insets(bool adjusts) const {
        std::int32_t has_effect = 0;
        expect(cas_controller_set_adjusts_scroll_insets(scene(), id(), adjusts, &has_effect));
        return has_effect != 0;
    }

    void set_status_bar_style(cas_status_bar_style style) const {
        expect(cas_controller_set_status_bar_style(scene(), id(), style));
    }
};

/// A stack of controllers, of which the last is shown.
class navigation : public controller {
public:
    navigation() noexcept {}
    navigation(detail::scene_state *scene, cas_controller id) noexcept : controller(scene, id) {}
    explicit navigation(const controller &other) noexcept : controller(other) {}

    controller push(const char *name = nullptr) const {
        return controller(state(), made(cas_navigation_push(scene(), id(), name)));
    }
    void pop() const { expect(cas_navigation_pop(scene(), id())); }

    void set_large_title(bool is_large) const {
        expect(cas_bar_set_large_title(scene(), id(), is_large));
    }
    void set_prompt(bool has_prompt) const {
        expect(cas_bar_set_prompt(scene(), id(), has_prompt));
    }

    /// Sets the height of the background image of its bar, 0 for none.
    void set_image(double image_height) const { expect(cas_bar_set_image(scene(), id(), image_height)); }
    double image_height() const noexcept { return cas_bar_image_height(scene(), id()); }

    /// Returns where a background image of a height is drawn, and the height of the opaque black above it.
    std::pair<rect, double> image_frame(double image_height) const {
        std::pair<rect, double> answer = std::pair<rect, double>();
        expect(cas_bar_image_frame(scene(), id(), image_height, &answer.first, &answer.second));
        return answer;
    }

    /// Makes its bars collapse while the user scrolls into a scroll view inside it; scroll() ends that.
    void set_collapsing(const scroll &to, double compact_height = -1, double velocity = 0) const {
        expect(cas_navigation_set_collapsing(scene(), id(), to.id(), compact_height, velocity));
    }
    void tap_bar() const { expect(cas_navigation_tap_bar(scene(), id())); }

    /// Returns how far its bars have collapsed, from 0 to 1.
    double collapsed() const noexcept { return cas_navigation_collapsed(scene(), id()); }
};

/// Several controllers, of which one is shown.
class tab : public controller {
public:
    tab() noexcept {}
    tab(detail::scene_state *scene, cas_controller id) noexcept : controller(scene, id) {}
    explicit tab(const controller &other) noexcept : controller(other) {}

    controller add(const char *name = nullptr, cas_controller_kind kind = CAS_CONTENT) const {
        return controller(state(), made(cas_scene_add_controller(scene(), view().id(), kind, name)));
    }
    void select(std::size_t index) const { expect(cas_tab_select(scene(), id(), index)); }
};

} // namespace casement

#endif
