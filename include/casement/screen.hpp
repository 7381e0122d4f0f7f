// The keyboard and the status bar.
#ifndef CASEMENT_SCREEN_HPP
#define CASEMENT_SCREEN_HPP

#include <casement/item.hpp>

namespace casement {

class keyboard {
public:
    explicit keyboard(detail::scene_state *scene) noexcept : scene_(scene) {}

    // Showing and hiding return CAS_OK, or CAS_ERROR_CONFLICT or CAS_ERROR_UNSETTLED of a
    // layout that took place: the keyboard is shown or hidden.

    /// Shows the keyboard at the standard frame of the profile.
    cas_status show(double duration = 0.25, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return show(standard_frame(), duration, curve);
    }
    cas_status show(rect frame, double duration, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return scene_->took_place(cas_keyboard_show(scene_->get(), frame, duration, curve));
    }
    cas_status hide(double duration = 0.25, cas_curve curve = CAS_CURVE_KEYBOARD) const {
        return scene_->took_place(cas_keyboard_hide(scene_->get(), duration, curve));
    }

    /// Returns its frame in the window, docked or floating; all 0 while it is hidden.
    rect frame() const noexcept { return cas_keyboard_frame(scene_->get()); }
    /// Returns whether it is shown and covers the bottom of the window from side to side.
    bool is_docked() const noexcept { return cas_keyboard_is_docked(scene_->get()) != 0; }
    rect standard_frame(double accessory = 0) const noexcept {
        return cas_keyboard_standard_frame(scene_->get(), accessory);
    }

    /// Sets what the keyboard guide follows: CAS_GUIDE_FOLLOWS_UNDOCKED, CAS_GUIDE_IGNORES_SAFE_AREA.
    void set_guide(std::uint32_t flags) const {
        scene_->expect(cas_scene_set_keyboard_guide(scene_->get(), flags));
    }

    /// Returns the keyboard guide, which ends at the top of the keyboard.
    item guide() const noexcept { return item(scene_, cas_scene_keyboard_guide(scene_->get())); }

private:
    detail::scene_state *scene_;
};

/// An area that something takes from the window.
class obstruction : public item {
public:
    obstruction() noexcept {}
    obstruction(detail::scene_state *scene, cas_item id) noexcept : item(scene, id) {}

    void set_depth(double depth) const { expect(cas_obstruction_set_depth(scene(), id(), depth)); }
    void set_frame(rect frame) const { expect(cas_obstruction_set_frame(scene(), id(), frame)); }
    void remove() const { expect(cas_obstruction_remove(scene(), id())); }
};

class status_bar {
public:
    explicit status_bar(detail::scene_state *scene) noexcept : scene_(scene) {}

    cas_status_bar get() const {
        cas_status_bar answer = cas_status_bar();
        scene_->expect(cas_status_bar_get(scene_->get(), &answer));
        return answer;
    }
    void set_hidden(bool is_hidden) const { scene_->expect(cas_status_bar_set_hidden(scene_->get(), is_hidden)); }
    void set_in_call(bool is_in_call) const { scene_->expect(cas_status_bar_set_in_call(scene_->get(), is_in_call)); }
    void set_source(cas_status_bar_source source) const {
        scene_->expect(cas_status_bar_set_source(scene_->get(), source));
    }
    void set_style(cas_status_bar_style style) const { scene_->expect(cas_status_bar_set_style(scene_->get(), style)); }

private:
    detail::scene_state *scene_;
};

} // namespace casement

#endif
