// Made from include/casement.h by interface/documents.py; not to be edited.

package import CCasement

/// The words of enumerations of casement.h with their numbers.
package enum Words {
  package static let relation: [(String, cas_relation)] = [("==", 0), ("<=", 1), (">=", 2)]
  package static let axis: [(String, cas_axis)] = [("horizontal", 0), ("vertical", 1)]
  package static let direction: [(String, cas_direction)] = [
    ("inherited", 0), ("left_to_right", 1), ("right_to_left", 2),
  ]
  package static let profile: [(String, cas_profile)] = [
    ("none", 0), ("ios6", 1), ("ios7", 2), ("ios8", 3), ("ios11", 4), ("ios15", 5), ("android", 6), ("plain", 7),
  ]
  package static let idiom: [(String, cas_idiom)] = [("phone", 0), ("pad", 1)]
  package static let orientation: [(String, cas_orientation)] = [
    ("portrait", 0), ("upside_down", 1), ("landscape_left", 2), ("landscape_right", 3),
  ]
  package static let attribute: [(String, cas_attribute)] = [
    ("left", 1), ("right", 2), ("top", 3), ("bottom", 4), ("leading", 5), ("trailing", 6), ("width", 7), ("height", 8),
    ("center_x", 9), ("center_y", 10), ("last_baseline", 11), ("first_baseline", 12), ("left_margin", 13),
    ("right_margin", 14), ("top_margin", 15), ("bottom_margin", 16), ("leading_margin", 17), ("trailing_margin", 18),
    ("center_x_within_margins", 19), ("center_y_within_margins", 20),
  ]
  /// As rules spell them, in the order of their numbers, which begin with 1.
  package static let attributeInRules = [
    "left", "right", "top", "bottom", "leading", "trailing", "width", "height", "centerX", "centerY", "lastBaseline",
    "firstBaseline", "leftMargin", "rightMargin", "topMargin", "bottomMargin", "leadingMargin", "trailingMargin",
    "centerXWithinMargins", "centerYWithinMargins",
  ]
  package static let distribution: [(String, cas_distribution)] = [
    ("fill", 0), ("fill_equally", 1), ("fill_proportionally", 2), ("equal_spacing", 3), ("equal_centering", 4),
  ]
  package static let alignment: [(String, cas_alignment)] = [
    ("fill", 0), ("leading", 1), ("center", 2), ("trailing", 3), ("first_baseline", 4), ("last_baseline", 5),
  ]
  package static let unit: [(String, cas_unit)] = [
    ("auto", 0), ("points", 1), ("percent", 2), ("min_content", 3), ("max_content", 4), ("fit_content", 5),
    ("stretch", 6), ("own_content", 7),
  ]
  package static let flowDirection: [(String, cas_flow_direction)] = [
    ("row", 0), ("row_reverse", 1), ("column", 2), ("column_reverse", 3),
  ]
  package static let wrap: [(String, cas_wrap)] = [
    ("none", 0), ("lines", 1), ("reverse", 2), ("balanced", 3), ("balanced_reverse", 4),
  ]
  package static let boxAlignment: [(String, cas_box_alignment)] = [
    ("automatic", 0), ("start", 1), ("end", 2), ("flow_start", 3), ("flow_end", 4), ("self_start", 5), ("self_end", 6),
    ("center", 7), ("stretch", 8), ("baseline", 9), ("space_between", 10), ("space_around", 11), ("space_evenly", 12),
  ]
  package static let statusBarStyle: [(String, cas_status_bar_style)] = [("default", 0), ("light", 1)]
  package static let statusBarSource: [(String, cas_status_bar_source)] = [("controllers", 0), ("application", 1)]
  package static let obstructionKind: [(String, cas_obstruction_kind)] = [
    ("status_bar", 0), ("bar", 1), ("cutout", 2), ("indicator", 3), ("keyboard", 4), ("panel", 5),
  ]
  package static let controllerKind: [(String, cas_controller_kind)] = [
    ("content", 0), ("navigation", 1), ("tab", 2), ("table", 3),
  ]
  package static let curve: [(String, cas_curve)] = [
    ("ease_in_out", 0), ("ease_in", 1), ("ease_out", 2), ("linear", 3), ("keyboard", 7),
  ]
  package static let adjustment: [(String, cas_adjustment)] = [
    ("automatic", 0), ("scrollable_axes", 1), ("never", 2), ("always", 3),
  ]
}
