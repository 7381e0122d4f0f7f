// The keyboard and the status bar.
#ifndef CASEMENT_SCREEN_HPP
#define CASEMENT_SCREEN_HPP

#include <casement/item.hpp>
#include <casement/settings.hpp>

namespace casement {

class keyboard : public detail::part<keyboard> {
public:
    explicit keyboard(detail::scene_state *scene) noexcept : part(scene, CAS_WINDOW) {}

    // Showing and hiding return CAS_OK, or a remark on the layout that took place: CAS_CONFLICT, CAS_UNSETTLED or
    // CAS_MISMEASURED. The keyboard is shown or hidden then.

    /// Shows the keyboard at the standard frame of the profile.
    cas_status show(double duration = 0.25, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return show(standard_frame(), duration, curve);
    }
    cas_status show(rect frame, double duration, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return expect(cas_keyboard_show(scene(), frame, duration, curve));
    }
    cas_status hide(double duration = 0.25, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return expect(cas_keyboard_hide(scene(), duration, curve));
    }

    /// Returns its frame in the window, docked or floating; all 0 while it is hidden.
    rect frame() const noexcept { return cas_keyboard_frame(scene()); }
    /// Returns whether it is shown and covers the bottom of the window from side to side.
    bool is_docked() const noexcept { return cas_keyboard_is_docked(scene()) != 0; }
    rect standard_frame(double accessory = 0) const noexcept {
        return cas_keyboard_standard_frame(scene(), accessory);
    }

    /// Returns the keyboard guide, which ends at the top of the keyboard.
    item guide() const {
        return item(shared(), read<screen_state>(cas_screen_get_state).keyboard_guide);
    }
};

/// An area that something takes from the window.
class obstruction : public item {
public:
    obstruction() noexcept {}
    obstruction(detail::scene_state *scene, cas_item id) noexcept : item(scene, id) {}

    cas_status set_depth(double depth) const { return expect(cas_obstruction_set_depth(scene(), id(), depth)); }
    cas_status set_frame(rect frame) const { return expect(cas_obstruction_set_frame(scene(), id(), frame)); }
};

class status_bar : public detail::part<status_bar> {
public:
    explicit status_bar(detail::scene_state *scene) noexcept : part(scene, CAS_WINDOW) {}

    status_bar_state state() const {
        return read<status_bar_state>(cas_status_bar_get_state);
    }
    cas_status set_hidden(bool is_hidden) const { return expect(cas_status_bar_set_hidden(scene(), is_hidden)); }
};

} // namespace casement

#endif
