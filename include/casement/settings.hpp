// Options, settings and states: the structs of casement.h with their member `size` set and all others 0.
//
//     casement::view_settings settings = view.settings();
//     settings.margins = {16, 16, 16, 16};
//     view.set(settings);
#ifndef CASEMENT_SETTINGS_HPP
#define CASEMENT_SETTINGS_HPP

#include <casement/screen.h>

namespace casement {

/// A struct with its member `size` set, and all others 0.
template <class Struct>
struct versioned : Struct {
    versioned() : Struct() { this->size = sizeof(Struct); }
};

using solver_options = versioned<cas_solver_options>;
using scene_options = versioned<cas_scene_options>;
using format_options = versioned<cas_format_options>;
using statistics = versioned<cas_solver_statistics>;

using scene_settings = versioned<cas_scene_settings>;
using view_settings = versioned<cas_view_settings>;
using view_state = versioned<cas_view_state>;
using stack_settings = versioned<cas_stack_settings>;
using arranged_settings = versioned<cas_arranged_settings>;
using flow_settings = versioned<cas_flow_settings>;
using grid_settings = versioned<cas_grid_settings>;
using boxed_settings = versioned<cas_boxed_settings>;
using dimensions_settings = versioned<cas_dimensions_settings>;
using screen_settings = versioned<cas_screen_settings>;
using screen_state = versioned<cas_screen_state>;
using controller_settings = versioned<cas_controller_settings>;
using controller_state = versioned<cas_controller_state>;
using scroll_settings = versioned<cas_scroll_settings>;
using scroll_state = versioned<cas_scroll_state>;
using bar_settings = versioned<cas_bar_settings>;
using bar_state = versioned<cas_bar_state>;
using status_bar_state = versioned<cas_status_bar_state>;

} // namespace casement

#endif
