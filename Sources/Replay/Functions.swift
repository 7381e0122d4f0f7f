// Made from include/casement.h by abi/exports.py; not to be edited.

/// Every function that is recorded, a line each: its name, its shape, and what its parameters are called.
let functionTable = """
  cas_solver_new S:o{zAuT} options
  cas_solver_free 0:S solver
  cas_solver_last_error s:S solver
  cas_solver_add_variable k:Ss>u solver name out_variable
  cas_solver_add_variables k:Sz>[1]u solver count out_variables
  cas_solver_remove_variable k:Su solver variable
  cas_solver_name s:Su solver variable
  cas_solver_add k:S[2]{ud}zidi>u solver terms term_count relation constant priority out_constraint
  cas_solver_add_rows k:S[2]{[8]{ud}ziidd}z>[2]u solver rows count out_constraints
  cas_solver_try_add k:S*{[8]{ud}ziidd}>u solver row out_constraint
  cas_solver_refusal k:S>>(2)u>z solver out_constraints out_count
  cas_solver_remove k:Su solver constraint
  cas_solver_remove_rows k:S[2]uz solver constraints count
  cas_solver_set_constant k:Sud solver constraint constant
  cas_solver_set_constants k:S[3]u[3]dz solver constraints constants count
  cas_solver_set_priority k:Sui solver constraint priority
  cas_solver_set_weight k:Sud solver constraint weight
  cas_solver_solve k:S solver
  cas_solver_value d:Su solver variable
  cas_solver_values k:S[2]uz>[2]d solver variables count out_values
  cas_solver_changes k:S>>(2){ud}>z solver out_changes out_count
  cas_solver_conflict_count z:S solver
  cas_solver_conflict k:Sz>>(3)u>z solver index out_constraints out_count
  cas_solver_is_ambiguous k:Su>i solver variable out_ambiguous
  cas_solver_ambiguous k:S>>(2)u>z solver out_variables out_count
  cas_solver_violation k:Su>d solver constraint out_violation
  cas_solver_edit_variable k:Sui>u solver variable priority out_edit
  cas_solver_edit_variable_weighted k:Suid>u solver variable priority weight out_edit
  cas_solver_edit_constant k:Su>u solver constraint out_edit
  cas_solver_edit_set k:Sud solver edit value
  cas_solver_suggest K:Sud>>(4){ud}>z solver edit value out_changes out_count
  cas_solver_suggest_all K:S[3]u[3]dz>>(5){ud}>z solver edits values count out_changes out_count
  cas_solver_edit_range k:Su>d>d solver edit out_low out_high
  cas_solver_edit_end k:Su solver edit
  cas_solver_path k:Sud>P solver edit target out_path
  cas_path_free 0:P path
  cas_path_variables k:P>>(2)u>z path out_variables out_count
  cas_path_count z:P path
  cas_path_point k:Pz>d>>[4]dn path index out_number out_values
  cas_path_sample k:Pd>[3]dn path number out_values
  cas_solver_get_statistics k:S>o{zqqqqqqqqqqqvv} solver out_statistics
  cas_solver_check k:S solver
  cas_solver_digest q:S solver
  cas_solver_dump k:SW- solver write context
  cas_scene_new E:o{zAdddiuiiiT} options
  cas_scene_free 0:E scene
  cas_scene_last_error s:E scene
  cas_scene_last_status k:E scene
  cas_scene_set_size k:Edd scene width height
  cas_scene_set_scale k:Ed scene scale
  cas_scene_add_view u:Euis scene parent kind name
  cas_scene_add_views k:E[2]{uis}z>[2]u scene views count out_items
  cas_scene_add_guide u:Eus scene owner name
  cas_scene_remove k:Eu scene item
  cas_scene_remove_items k:E[2]uz scene items count
  cas_item_name s:Eu scene item
  cas_item_kind i:Eu scene item
  cas_item_parent u:Eu scene item
  cas_item_first_child u:Eu scene item
  cas_item_first_guide u:Eu scene item
  cas_item_next_sibling u:Eu scene item
  cas_scroll_content_guide u:Eu scene view
  cas_scroll_frame_guide u:Eu scene view
  cas_view_set_hidden k:Eui scene view is_hidden
  cas_item_is_hidden i:Eu scene item
  cas_view_set_intrinsic k:Eudd scene view width height
  cas_scene_set_intrinsics k:E[3]u[3]{dd}z scene views sizes count
  cas_view_set_hugging k:Euii scene view axis priority
  cas_view_set_compression k:Euii scene view axis priority
  cas_view_set_baselines k:Eudd scene view first last
  cas_view_set_margins k:Eu{dddd} scene view margins
  cas_view_set_alignment_insets k:Eu{dddd} scene view insets
  cas_view_set_background k:Euu scene view colour
  cas_view_set_direction k:Eui scene view direction
  cas_item_is_right_to_left i:Eu scene item
  cas_view_set_measure k:EuM- scene view measure context
  cas_view_remeasure k:Eu scene view
  cas_scene_add_constraint u:E*{uiiuiidddsi} scene equation
  cas_scene_attach u:Euiuid scene first first_attribute second second_attribute constant
  cas_scene_add_constraints k:E[2]{uiiuiidddsi}z>[2]u scene equations count out_constraints
  cas_constraint_remove k:Eu scene constraint
  cas_scene_remove_constraints k:E[2]uz scene constraints count
  cas_constraint_set_active k:Eui scene constraint is_active
  cas_scene_set_active k:E[2]uzi scene constraints count is_active
  cas_constraint_set_constant k:Eud scene constraint constant
  cas_scene_set_constants k:E[3]u[3]dz scene constraints constants count
  cas_constraint_set_priority k:Eui scene constraint priority
  cas_constraint_set_weight k:Eud scene constraint weight
  cas_constraint_get k:Eu>{uiiuiidddsi} scene constraint out_equation
  cas_scene_find_constraint u:Es scene identifier
  cas_scene_constraints k:E>>(2)u>z scene out_constraints out_count
  cas_item_constraints k:Eu>>(3)u>z scene item out_constraints out_count
  cas_constraint_write k:EuW- scene constraint write context
  cas_constraint_violation k:Eu>d scene constraint out_violation
  cas_scene_add_rules k:E[2]tz scene rules count
  cas_scene_add_format k:Eto{zuuiu[32]{sd}z[48]{su}z}>>(4)u>z scene text options out_constraints out_count
  cas_scene_set_standard_spacing k:Edd scene siblings superview
  cas_scene_add_stack u:Euis scene parent axis name
  cas_stack_append k:Eu[3]uz scene stack views count
  cas_stack_insert k:Euuz scene stack view index
  cas_stack_take k:Eu scene view
  cas_stack_count z:Eu scene stack
  cas_stack_view u:Euz scene stack index
  cas_stack_set_axis k:Eui scene stack axis
  cas_stack_set_distribution k:Eui scene stack distribution
  cas_stack_set_alignment k:Eui scene stack alignment
  cas_stack_set_spacing k:Eud scene stack spacing
  cas_stack_set_in_margins k:Eui scene stack in_margins
  cas_stack_set_spacing_after k:Eud scene view spacing
  cas_stack_reset_spacing_after k:Eu scene view
  cas_scene_layout_if_needed L:E>>(2){u{dddd}}>z scene out_changes out_count
  cas_item_frame {dddd}:Eu scene item
  cas_item_window_frame {dddd}:Eu scene item
  cas_item_exact_frame {dddd}:Eu scene item
  cas_item_exact_window_frame {dddd}:Eu scene item
  cas_scene_frames k:E[2]uz>[2]{dddd} scene items count out_frames
  cas_scene_conflict_count z:E scene
  cas_scene_conflict k:Ez>>(3)u>z scene index out_constraints out_count
  cas_scene_write_conflict k:EzW- scene index write context
  cas_scene_refusal k:E>>(2)u>z scene out_constraints out_count
  cas_item_is_ambiguous k:Eui>i scene item axis out_ambiguous
  cas_scene_ambiguities k:E>>(2){ui}>z scene out_ambiguities out_count
  cas_scene_exercise k:Eu>i scene item out_moved
  cas_item_constraints_affecting k:Eui>>(4)u>z scene item axis out_constraints out_count
  cas_scene_get_statistics k:E>o{zqqqqqqqqqqqvv} scene out_statistics
  cas_scene_check k:E scene
  cas_scene_has i:Ei scene capability
  cas_scene_set_profile k:Ei scene profile
  cas_scene_set_height k:Eiid scene height is_landscape value
  cas_scene_rotate k:Ei scene orientation
  cas_scene_set_rotation_times k:Edd scene quarter half
  cas_scene_orientation i:E scene
  cas_status_bar_get k:E>{u{dddd}diiii} scene out_status_bar
  cas_status_bar_set_hidden k:Ei scene is_hidden
  cas_status_bar_set_in_call k:Ei scene is_in_call
  cas_status_bar_set_source k:Ei scene source
  cas_status_bar_set_style k:Ei scene style
  cas_controller_set_status_bar_style k:Eui scene controller style
  cas_scene_add_controller u:Euis scene view kind name
  cas_scene_add_navigation u:Eu scene view
  cas_scene_push u:Eus scene navigation name
  cas_scene_pop k:Eu scene navigation
  cas_controller_remove k:Eu scene controller
  cas_tab_select k:Euz scene tab index
  cas_controller_view u:Eu scene controller
  cas_controller_get_kind i:Eu scene controller
  cas_controller_parent u:Eu scene controller
  cas_controller_shown u:Eu scene container
  cas_controller_top_guide u:Eu scene controller
  cas_controller_bottom_guide u:Eu scene controller
  cas_scene_keyboard_guide u:E scene
  cas_controller_set_edges k:Euu>i scene controller edges out_has_effect
  cas_controller_set_extends_under_opaque_bars k:Eui>i scene controller extends out_has_effect
  cas_controller_set_adjusts_scroll_insets k:Eui>i scene controller adjusts out_has_effect
  cas_controller_bars_height d:Eu scene controller
  cas_bar_get k:Eui>{u{dddd}dii} scene controller kind out_bar
  cas_bar_set_hidden k:Euii scene controller kind is_hidden
  cas_bar_set_translucent k:Euii scene controller kind is_translucent
  cas_bar_set_prompt k:Eui scene navigation has_prompt
  cas_bar_set_image k:Eud scene navigation image_height
  cas_bar_image_frame k:Eud>{dddd}>d scene navigation image_height out_frame out_black
  cas_item_obscured k:Eu>{dddd} scene item out_insets
  cas_scene_obscured k:E>>(2){u{dddd}}>z scene out_coverings out_count
  cas_navigation_set_yielding k:Euudd scene navigation scroll compact_height velocity
  cas_navigation_tap_bar k:Eu scene navigation
  cas_navigation_yielded d:Eu scene navigation
  cas_scroll_get k:Eu>{{dddd}{dddd}{dd}{dd}{dd}{dddd}i} scene scroll out_scroll
  cas_scroll_insets {dddd}:Eu scene scroll
  cas_scroll_set_insets k:Eu{dddd}{dddd} scene scroll insets indicator_insets
  cas_scroll_set_content_size k:Eudd scene scroll width height
  cas_scroll_set_offset k:Eudd scene scroll x y
  cas_scroll_drag k:Euddd scene scroll x y velocity
  cas_scroll_to_bottom k:Eu scene scroll
  cas_scroll_offset_showing k:Eu{dddd}>{dd} scene scroll rect out_offset
  cas_scroll_set_follows_keyboard k:Eui scene scroll follows
  cas_scene_dock k:Euu scene scroll input
  cas_view_set_index k:Euz scene view index
  cas_keyboard_show k:E{dddd}di scene frame duration curve
  cas_keyboard_hide k:Edi scene duration curve
  cas_keyboard_frame {dddd}:E scene
  cas_keyboard_standard_frame {dddd}:Ed scene accessory
  cas_scene_begin k:Ediu scene duration curve flags
  cas_scene_commit k:E scene
  cas_scene_sample L:Ed>>(3){u{dddd}}>z scene time out_changes out_count
  cas_scene_journeys k:E>>(2){u{dddd}{dddd}}>z scene out_journeys out_count
  cas_item_shown_frame {dddd}:Eu scene item
  cas_scene_last_timing k:E>d>i scene out_duration out_curve
  cas_scene_define_curve k:Ei{dd}{dd} scene curve first second
  cas_scene_digest q:E scene
  cas_scene_write_svg k:Eo{zud}W- scene options write context
  cas_scene_write_filmstrip k:Ezo{zud}W- scene samples options write context
  cas_scene_describe k:EW- scene write context
  """
