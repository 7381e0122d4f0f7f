"""The settings that have the meaning of properties of CSS, for messages about unknown settings."""

from __future__ import annotations

TYPE_CHECKING = False  # which type checkers take for true; typing itself is slow to import
if TYPE_CHECKING:
    from typing import Container, Dict, Optional, Tuple

# Of several settings the first one counts that the item has: a grid has tracks, a flow has lines.
_MEANINGS: Dict[str, Tuple[str, ...]] = {
    "align_items": ("align",),
    "justify_items": ("justify",),
    "align_content": ("align_tracks", "align_lines"),
    "justify_content": ("justify_tracks", "justify"),
    "column_gap": ("column_gap", "gap"),
    "row_gap": ("row_gap", "line_gap"),
    "flex_direction": ("flow_direction",),
    "flex_wrap": ("wrap",),
    "flex": ("grow",),
    "flex_grow": ("grow",),
    "flex_shrink": ("shrink",),
    "flex_basis": ("basis",),
    "margin": ("outer_margins", "margins"),
    "grid_area": ("area",),
    "grid_column": ("column",),
    "grid_row": ("row",),
    "grid_template_areas": ("areas",),
    "grid_template_columns": ("columns",),
    "grid_template_rows": ("rows",),
    "grid_auto_columns": ("auto_columns",),
    "grid_auto_rows": ("auto_rows",),
    "grid_auto_flow": ("flow",),
    "auto_flow": ("flow",),
}


def setting_of(name: str, known: Container[str]) -> Optional[str]:
    """Returns the known setting with the meaning of a property, whose words are separated by _ or -; None for none."""
    return next((each for each in _MEANINGS.get(name.replace("-", "_"), ()) if each in known), None)
