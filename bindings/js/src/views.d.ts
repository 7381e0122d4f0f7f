import type { Alignment, Axis, Direction, Distribution } from "./choices.js";
import type { Controller, NavigationController, TabController } from "./controllers.js";
import type { DirectionalInsets, Insets, IntrinsicSize, Size } from "./geometry.js";
import { Item } from "./items.js";
import type { Bar, Guide } from "./items.js";
import type { ScrollView } from "./scrolling.js";

export interface ViewOptions {
  /** The size of its content; null along an axis without one. */
  intrinsic?: IntrinsicSize;
}

export interface StackSettings {
  /** Default "horizontal". */
  axis?: Axis;
  /** Default 0. */
  spacing?: number;
  /** How the room along the axis is distributed; default "fill". */
  distribution?: Distribution;
  /** Where views lie across the axis; default "fill". */
  alignment?: Alignment;
  /** Whether views lie within the margins of the stack; default false. */
  inMargins?: boolean;
}

/** What holds views and controllers: a view, a scene by its window, a controller by its view. */
export interface Holder {
  /** Adds a view in front of the others. */
  add(name?: string, options?: ViewOptions): View;
  addScroll(name?: string, options?: ViewOptions): ScrollView;
  addGuide(name?: string): Guide;
  /** Adds a view that arranges its children in a row or a column. */
  addStack(name?: string, settings?: StackSettings): StackView;
  /** Adds a controller with content of its own. In a navigation controller it is pushed, in a tab controller it is a tab. */
  controller(name?: string): Controller;
  /** Adds a controller whose view is a scroll view. */
  table(name?: string): Controller;
  navigation(name?: string): NavigationController;
  tabs(name?: string): TabController;
}

/** What a function that measures a size is asked. */
export interface MeasureRequest {
  /** The width at which text wraps; null for the natural size. */
  readonly width: number | null;
  /** scene.textSize */
  readonly textSize: number;
}

export interface Measurement {
  width: number | null;
  height: number | null;
  /** From the top; left out for the one of setBaselines(). */
  firstBaseline?: number | null;
  /** From the bottom; left out for the one of setBaselines(). */
  lastBaseline?: number | null;
}

export type HeightFunction = (width: number) => number;
export type SizeFunction = (request: MeasureRequest) => Measurement | IntrinsicSize;

export interface ViewSettings {
  readonly intrinsic: [width: number | null, height: number | null];
  readonly isMeasured: boolean;
  readonly background: number;
  readonly firstBaseline: number;
  readonly lastBaseline: number;
  readonly margins: Insets;
  readonly alignmentInsets: Insets;
  readonly hasDirectionalMargins: boolean;
  readonly marginsFollowSafeArea: boolean;
  /** With what the safe area adds, as of the last layout. */
  readonly effectiveMargins: Insets;
}

/** The size that a view shall have for fittingSize(), with priorities; default 0 at FITTING_SIZE. */
export interface FittingTarget {
  width?: number;
  height?: number;
  widthPriority?: number;
  heightPriority?: number;
}

export interface View extends Holder {}

/** An item with children and an intrinsic size. */
export class View extends Item {
  /** Its views in order, the front one last. */
  readonly children: View[];
  readonly guides: Guide[];
  /** The window has status bar and keyboard; views of controllers have the others. */
  readonly bars: Bar[];
  /** The controller whose view this is; null if it is none. */
  readonly ownController: Controller | null;
  /** A hidden view keeps its frame; only stacks leave it out. */
  hidden: boolean;
  /** Moves it to an index among the children of its parent. */
  setIndex(index: number): void;
  /** Sets its intrinsic size; null along an axis without one. */
  setIntrinsic(width?: number | null, height?: number | null): void;
  /** The size by the constraints inside it, and by a target. */
  fittingSize(target?: FittingTarget): Size;
  /** The guide of what bars and obstructions leave of it. Made when first asked for. */
  readonly safeArea: Guide;
  readonly safeInsets: Insets;
  /** The guide of the part in which text is readable. Made when first asked for. */
  readonly readable: Guide;
  /** The priority at which it is no larger than its intrinsic size; default 250. */
  setHugging(priority: number, axis: Axis): void;
  /** The priority at which it is no smaller than its intrinsic size; default 750. */
  setCompression(priority: number, axis: Axis): void;
  /** From the top and from the bottom. */
  setBaselines(first: number, last: number): void;
  /** Default 8 at each edge. */
  setMargins(margins: Insets): void;
  setDirectionalMargins(margins: DirectionalInsets): void;
  /** The insets of its alignment rect in its frame; those left out are 0. */
  setAlignmentInsets(insets: Partial<Insets>): void;
  /** Whether margins grow by how far the safe area lies inside it. */
  setMarginsFollowSafeArea(follows: boolean): void;
  /** 0xRRGGBBAA, "#rrggbb", "#rrggbbaa", or null for none. */
  setBackground(colour: number | string | null): void;
  readonly settings: ViewSettings;
  setDirection(direction: Direction): void;
  /** The function from width to height, which layouts call when the width has changed. What it throws, the layout throws. */
  measure: HeightFunction | null;
  /** The function that measures width and height; it replaces `measure`. */
  measureSize: SizeFunction | null;
  /** Makes the next layout measure it again. */
  invalidateMeasure(): void;
}

/** A row or a column. Children added to it are arranged behind the others. */
export class StackView extends View {
  /** The arranged views, hidden ones included. */
  readonly views: View[];
  /** Arranges children that are not arranged, all or none. */
  append(...views: View[]): void;
  /** Arranges a child at an index; an arranged one moves there. */
  insert(index: number, view: View): void;
  /** Removes a view from the arrangement; it stays a child. */
  removeArranged(view: View): void;
  /** Changes the given settings, keeps the others. */
  arrange(settings: StackSettings): void;
  /** The distance behind one view; null for that of the stack. */
  setSpacingAfter(view: View, spacing: number | null): void;
}
