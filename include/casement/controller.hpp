// Controllers of a screen, and their bars.
#ifndef CASEMENT_CONTROLLER_HPP
#define CASEMENT_CONTROLLER_HPP

#include <casement/view.hpp>

namespace casement {

/// A navigation bar, toolbar or tab bar of a controller.
class bar : public detail::part<bar> {
public:
    bar(detail::scene_state *scene, cas_controller controller, cas_bar_kind kind) noexcept
        : part(scene, controller), kind_(kind) {}

    bar_settings settings() const {
        return read<bar_settings>(cas_bar_get, id(), kind_);
    }
    cas_status set(const bar_settings &settings) const { return expect(cas_bar_set(scene(), id(), kind_, &settings)); }
    bar_state state() const {
        return read<bar_state>(cas_bar_get_state, id(), kind_);
    }
    casement::item item() const { return casement::item(shared(), state().item); }
    cas_status set_hidden(bool is_hidden) const { return expect(cas_bar_set_hidden(scene(), id(), kind_, is_hidden)); }

private:
    cas_bar_kind kind_;
};

class controller : public detail::part<controller> {
public:
    controller() noexcept {}
    controller(detail::scene_state *scene, cas_controller id) noexcept : part(scene, id) {}

    /// Returns the view of the controller; false if the controller was removed.
    casement::view view() const noexcept { return casement::view(shared(), cas_controller_view(scene(), id())); }

    controller_settings settings() const {
        return read<controller_settings>(cas_controller_get, id());
    }
    cas_status set(const controller_settings &settings) const {
        return expect(cas_controller_set(scene(), id(), &settings));
    }
    controller_state state() const {
        return read<controller_state>(cas_controller_get_state, id());
    }
    controller parent() const { return controller(shared(), state().parent); }
    /// Returns the controller that a navigation or tab controller shows.
    controller shown() const { return controller(shared(), state().shown); }
    item top_guide() const { return item(shared(), state().top_guide); }
    item bottom_guide() const { return item(shared(), state().bottom_guide); }
    cas_status remove() const { return expect(cas_controller_remove(scene(), id())); }

    casement::bar navigation_bar() const noexcept { return casement::bar(shared(), id(), CAS_NAVIGATION_BAR); }
    casement::bar toolbar() const noexcept { return casement::bar(shared(), id(), CAS_TOOLBAR); }
    casement::bar tab_bar() const noexcept { return casement::bar(shared(), id(), CAS_TAB_BAR); }
};

/// A stack of controllers, of which the last is shown.
class navigation : public controller {
public:
    navigation() noexcept {}
    navigation(detail::scene_state *scene, cas_controller id) noexcept : controller(scene, id) {}
    explicit navigation(const controller &other) noexcept : controller(other) {}

    controller push(const char *name = nullptr) const {
        return controller(shared(), made(cas_navigation_push(scene(), id(), name)));
    }
    cas_status pop() const { return expect(cas_navigation_pop(scene(), id())); }

    /// Returns where a background image of a height is drawn, and the height of the opaque black above it.
    std::pair<rect, double> image_frame(double image_height) const {
        std::pair<rect, double> answer = std::pair<rect, double>();
        expect(cas_bar_image_frame(scene(), id(), image_height, &answer.first, &answer.second));
        return answer;
    }

    cas_status tap_bar() const { return expect(cas_navigation_tap_bar(scene(), id())); }
};

/// Several controllers, of which one is shown.
class tab : public controller {
public:
    tab() noexcept {}
    tab(detail::scene_state *scene, cas_controller id) noexcept : controller(scene, id) {}
    explicit tab(const controller &other) noexcept : controller(other) {}

    controller add(const char *name = nullptr, cas_controller_kind kind = CAS_CONTENT) const {
        return controller(shared(), made(cas_scene_add_controller(scene(), view().id(), kind, name)));
    }
    cas_status select(std::size_t index) const { return expect(cas_tab_select(scene(), id(), index)); }
};

} // namespace casement

#endif
