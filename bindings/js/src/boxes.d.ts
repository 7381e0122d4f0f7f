import type { Length, LengthsLike } from "./geometry.js";
import type { FlowSettings, GridSettings } from "./settings.js";
import { View } from "./views.js";
import type { ViewSetting } from "./views.js";

type Padded<Settings> = Partial<Omit<Settings, "padding">> & { padding?: LengthsLike };

/** Settings of a new flow, a row unless `flowDirection` says otherwise. */
export type FlowOptions = ViewSetting & Padded<FlowSettings>;
/** Settings of a new grid. `gap` is that of columns and rows. */
export type GridOptions = ViewSetting & Padded<GridSettings> & { gap?: Length };

export interface FlowView extends FlowSettings {}

/** A row or a column that can wrap, as in CSS Flexible Box. Its children are arranged in their order. */
export class FlowView extends View {
  set(settings: FlowOptions): void;
}

export interface GridView extends GridSettings {}

/** Columns and rows, as in CSS Grid. Children fill cells in their order, unless they have a line or an area. */
export class GridView extends View {
  set(settings: ViewSetting & Padded<GridSettings>): void;
}
