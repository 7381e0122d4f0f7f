// Boxes, which arrange their children without constraints: flows and grids.
import { described } from "./properties.js";
import { View } from "./views.js";

/** A row or a column that can wrap, as in CSS Flexible Box. */
export class FlowView extends described(View, "flow") {}

/** Columns and rows, as in CSS Grid. */
export class GridView extends described(View, "grid") {}
