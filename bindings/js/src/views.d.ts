import type { Controller, NavigationController, TabController } from "./controllers.js";
import type { FlowOptions, FlowView, GridOptions, GridView } from "./boxes.js";
import type { Insets, IntrinsicSize, Length, LengthsLike, Size } from "./geometry.js";
import { Item } from "./items.js";
import type { Bar, Guide } from "./items.js";
import type { ScrollView } from "./scrolling.js";
import type { Attribute } from "./words.js";
import type { ArrangedSettings, BoxedSettings, DimensionsSettings } from "./settings.js";
import type { ScrollSettings, StackSettings, ViewSettings, ViewState } from "./settings.js";

/** What can be set for any view. */
export type ViewSetting = Partial<ViewSettings & ArrangedSettings & Omit<BoxedSettings, "outerMargins"> & DimensionsSettings> & {
  outerMargins?: LengthsLike;
};
/** Settings of a new view, and the size of its content: null along an axis without one. */
export type ViewOptions = ViewSetting & { intrinsic?: IntrinsicSize };
/** Settings of a new stack, a row unless `axis` says otherwise. */
export type StackOptions = ViewSetting & Partial<StackSettings>;

/** What holds views and controllers: a view, a scene by its window, a controller by its view. */
export interface Holder {
  /** Adds a view in front of the others. */
  add(name?: string, options?: ViewOptions): View;
  addScroll(name?: string, options?: ViewOptions & Partial<ScrollSettings>): ScrollView;
  addGuide(name?: string): Guide;
  /** Adds a guide from the opposite edge of the view to the furthest of several items, and a margin beyond. The edge is left, right,
   * top, bottom, leading or trailing. */
  addBarrier(edge: Attribute, items: readonly Item[], options?: { margin?: number; name?: string }): Guide;
  /** Adds a view that arranges its children in a row or a column. */
  addStack(name?: string, settings?: StackOptions): StackView;
  /** Adds a view that arranges its children in a row or a column, which can wrap, without constraints. */
  addFlow(name?: string, settings?: FlowOptions): FlowView;
  /** Adds a view that arranges its children in columns and rows, without constraints. */
  addGrid(name?: string, settings?: GridOptions): GridView;
  /** Adds a controller with content of its own. In a navigation controller it is pushed, in a tab controller it is a tab. */
  controller(name?: string): Controller;
  /** Adds a controller whose view is a scroll view. */
  table(name?: string): Controller;
  navigation(name?: string): NavigationController;
  tabs(name?: string): TabController;
}

/** What a measure function is asked. */
export interface MeasureRequest {
  /** The width at which text wraps; null for the natural size. */
  readonly width: number | null;
  /** scene.textSize */
  readonly textSize: number;
}

export interface Measurement {
  width: number | null;
  height: number | null;
  /** From the top; left out for view.firstBaselineFromTop. */
  firstBaseline?: number | null;
  /** From the bottom; left out for view.lastBaselineFromBottom. */
  lastBaseline?: number | null;
}

export type MeasureFunction = (request: MeasureRequest) => Measurement | IntrinsicSize;

/** The size that a view shall have for fittingSize(), with priorities; default 0 at FITTING_SIZE. */
export interface FittingTarget {
  width?: number;
  height?: number;
  widthPriority?: number;
  heightPriority?: number;
}

export interface View extends Holder, ViewSettings, ArrangedSettings, BoxedSettings, Omit<DimensionsSettings, "width" | "height">,
  ViewState {}

/** An item with children and an intrinsic size. */
export class View extends Item {
  /** Its views in order, the front one last. */
  readonly children: View[];
  readonly guides: Guide[];
  /** The window has status bar and keyboard; views of controllers have the others. */
  readonly bars: Bar[];
  /** The controller whose view this is; null if it is none. */
  readonly ownController: Controller | null;
  /** Stacks leave a hidden view out; others lay it out as before. */
  hidden: boolean;
  /** The size of its content; null along an axis without one. Of a measured view what was last measured. */
  intrinsic: IntrinsicSize;
  /** The setting `width`; the property of that name is an anchor. */
  get givenWidth(): Length;
  set givenWidth(width: Length | null);
  /** The setting `height`; the property of that name is an anchor. */
  get givenHeight(): Length;
  set givenHeight(height: Length | null);
  /** Changes several settings, all or none. */
  set(settings: ViewSetting): void;
  /** Moves it to an index among the children of its parent, or of another view, with everything inside it. */
  move(parent: View, index: number): void;
  /** The size by the constraints inside it, and by a target. */
  fittingSize(target?: FittingTarget): Size;
  /** The guide of what bars and obstructions leave of it. Made when first asked for. */
  readonly safeArea: Guide;
  readonly safeInsets: Insets;
  /** The guide of the part in which text is readable. Made when first asked for. */
  readonly readable: Guide;
  /**
   * The function that measures it: asked for the natural size, and for the size at the width that constraints give it instead.
   * What only has a height for a width has no natural size: [null, null]. What it throws, the layout throws.
   */
  measure: MeasureFunction | null;
  /** Makes the next layout measure it again. */
  invalidateMeasure(): void;
}

export interface StackView extends StackSettings {}

/** A row or a column. Children added to it are arranged behind the others. */
export class StackView extends View {
  /** The arranged views, hidden ones included. */
  readonly views: View[];
  set(settings: StackOptions): void;
  /** Arranges children that are not arranged, all or none. */
  append(...views: View[]): void;
  /** Arranges a child at an index; an arranged one moves there. */
  insert(index: number, view: View): void;
  /** Removes a view from the arrangement; it stays a child. */
  removeArranged(view: View): void;
}
