// Options, settings and states: the structs of casement.h with their member `size` set and all others 0.
//
//     casement::view_settings settings = view.settings();
//     settings.margins = {16, 16, 16, 16};
//     view.set(settings);
#ifndef CASEMENT_SETTINGS_HPP
#define CASEMENT_SETTINGS_HPP

#include <casement/screen.h>

namespace casement {
namespace detail {

template <class Struct>
struct sized : Struct {
    sized() : Struct() { this->size = sizeof(Struct); }
};

} // namespace detail

using solver_options = detail::sized<cas_solver_options>;
using scene_options = detail::sized<cas_scene_options>;
using format_options = detail::sized<cas_format_options>;
using statistics = detail::sized<cas_solver_statistics>;

using scene_settings = detail::sized<cas_scene_settings>;
using view_settings = detail::sized<cas_view_settings>;
using view_state = detail::sized<cas_view_state>;
using stack_settings = detail::sized<cas_stack_settings>;
using arranged_settings = detail::sized<cas_arranged_settings>;
using screen_settings = detail::sized<cas_screen_settings>;
using screen_state = detail::sized<cas_screen_state>;
using controller_settings = detail::sized<cas_controller_settings>;
using controller_state = detail::sized<cas_controller_state>;
using scroll_settings = detail::sized<cas_scroll_settings>;
using scroll_state = detail::sized<cas_scroll_state>;
using bar_settings = detail::sized<cas_bar_settings>;
using bar_state = detail::sized<cas_bar_state>;
using status_bar_state = detail::sized<cas_status_bar_state>;

} // namespace casement

#endif
