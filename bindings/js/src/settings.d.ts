// Made from include/casement.h by interface/javascript.py; not to be edited.
import type { Controller } from "./controllers.js";
import type { Insets, IntrinsicSize, Length, Lengths, LengthsLike, Point, Rect, Size } from "./geometry.js";
import type { Guide, Item } from "./items.js";
import type { Adjustment, Alignment, Axis, BoxAlignment, ControllerKind, Direction, Distribution, FlowDirection, Idiom, Orientation, Profile, StatusBarSource, StatusBarStyle, Wrap } from "./words.js";

/** What can be set for a scene. */
export interface SceneSettings {
  /** Device pixels per point, from 0 to 1000; 0, the default, means no rounding. */
  scale: number;
  /** Relative to the usual size of text: 0.1 to 10; default 1. */
  textSize: number;
  /** The standard distance of rules between siblings; default 8. */
  siblingSpacing: number;
  /** The one between a view and its superview; default 20. */
  superviewSpacing: number;
  /** Of each later call, see solver.stepLimit; 0, the default, means none. */
  stepLimit: number;
}

/** What can be set for a view. */
export interface ViewSettings {
  /** Of being no wider than its content; default 250. */
  horizontalHugging: number;
  /** Of being no higher than its content; default 250. */
  verticalHugging: number;
  /** Of being no narrower than its content; default 750. */
  horizontalCompression: number;
  /** Of being no lower than its content; default 750. */
  verticalCompression: number;
  /** From the top; overridden by a measure function that returns one. */
  firstBaselineFromTop: number;
  /** From the bottom; overridden by a measure function that returns one. */
  lastBaselineFromBottom: number;
  /** Default 8 on each side. */
  margins: Insets;
  /** True: left is leading and right is trailing; default false. */
  marginsAreDirectional: boolean;
  /** True: the insets of the safe area are added to the margins; default false. */
  marginsFollowSafeArea: boolean;
  /** From the frame to the alignment rect; default 0. */
  alignmentInsets: Insets;
  /** Default "inherited"; the window has that of the scene. */
  direction: Direction;
  /** 0xRRGGBBAA, for programs that draw the scene; 0 for none. */
  background: number;
  /** True: while it is hidden it has no width; default false. */
  collapsesWidth: boolean;
  /** True: while it is hidden it has no height; default false. */
  collapsesHeight: boolean;
}

/** What a layout computes for a view. */
export interface ViewState {
  /** Null along an axis without one; of a measured view the last measured size. */
  readonly intrinsic: IntrinsicSize;
  /** It has a measure function. */
  readonly isMeasured: boolean;
  /** From the top; the last measured one if a measure function returns it. */
  readonly effectiveFirstBaselineFromTop: number;
  /** From the bottom; the last measured one if a measure function returns it. */
  readonly effectiveLastBaselineFromBottom: number;
  /** The margins with left and right resolved, including the safe area, as of the last layout. */
  readonly effectiveMargins: Insets;
}

/** What can be set for a stack. */
export interface StackSettings {
  /** A row, or a column. */
  axis: Axis;
  /** Of space along the axis. */
  distribution: Distribution;
  /** Of views across the axis. */
  alignment: Alignment;
  /** True: views are within the margins of the stack; false: within its edges. */
  inMargins: boolean;
  /** The distance between views. */
  spacing: number;
}

/** What can be set for a view that a stack arranges. */
export interface ArrangedSettings {
  /** The distance after the view; null, the default: the spacing of the stack applies. */
  spacingAfter: number | null;
}

/** What can be set for a flow. */
export interface FlowSettings {
  /** Which way children follow each other; default "row". */
  flowDirection: FlowDirection;
  /** Whether there are several lines; default "none". */
  wrap: Wrap;
  /** Of children along a line, if none grows. */
  justify: BoxAlignment;
  /** Of children across their line. */
  align: BoxAlignment;
  /** Of lines across the flow, if it wraps. */
  alignLines: BoxAlignment;
  /** Between children of a line. */
  gap: Length;
  /** Between lines. */
  lineGap: Length;
  /** Between the edges of the flow and its children. */
  get padding(): Lengths;
  set padding(value: LengthsLike);
}

/** What can be set for a grid. */
export interface GridSettings {
  /** The tracks from the leading edge; "" for none. */
  columns: string;
  /** The tracks from the top; "" for none. */
  rows: string;
  /** Of columns that are not listed, in turn; "" is auto. */
  autoColumns: string;
  /** Of rows that are not listed, in turn; "" is auto. */
  autoRows: string;
  /** Names for cells, by which children find their place; "" for none. */
  areas: string;
  /** Children without a place fill rows ("horizontal", the default) or columns. */
  flow: Axis;
  /** True: they fill earlier holes, too; false, the default: their order is kept. */
  isDense: boolean;
  /** Of columns in the grid. */
  justifyTracks: BoxAlignment;
  /** Of rows in the grid. */
  alignTracks: BoxAlignment;
  /** Of children in their columns. */
  justify: BoxAlignment;
  /** Of children in their rows. */
  align: BoxAlignment;
  /** Between columns. */
  columnGap: Length;
  /** Between rows. */
  rowGap: Length;
  /** Between the edges of the grid and its tracks. */
  get padding(): Lengths;
  set padding(value: LengthsLike);
}

/** What can be set for a child of a flow or a grid. */
export interface BoxedSettings {
  /** In a flow, its share of the room that is left over; default 0. */
  grow: number;
  /** In a flow, its share of the room that is missing; default 1. */
  shrink: number;
  /** Its size along a flow before it grows or shrinks; default: width or height. */
  basis: Length;
  /** Around it; "auto" takes the room that is left over; default 0 points. */
  get outerMargins(): Lengths;
  set outerMargins(value: LengthsLike);
  /** Across its line, or in its rows; default: what is set for all. */
  alignSelf: BoxAlignment;
  /** In its columns; default: what is set for all. */
  justifySelf: BoxAlignment;
  /** The area of the grid where it is; "", the default, for none. */
  area: string;
  /** The line where it begins, from 1, or from -1 back from the end; 0 for any. */
  column: number;
  /** How many columns it has; default 1. */
  columnSpan: number;
  /** The line where it begins, from 1, or from -1 back from the end; 0 for any. */
  row: number;
  /** How many rows it has; default 1. */
  rowSpan: number;
  /** True: constraints place it, and the box does not arrange it; default false. */
  isFree: boolean;
}

/** What can be set for the size of a view. */
export interface DimensionsSettings {
  /** Its width; default "auto". */
  width: Length | null;
  /** Its height; default "auto". */
  height: Length | null;
  /** At least so wide; "auto": as its content needs, if it shrinks along a row. */
  minWidth: Length | null;
  /** At least so high; "auto": as its content needs, if it shrinks along a column. */
  minHeight: Length | null;
  /** At most so wide, if minWidth allows; default "auto", no limit. */
  maxWidth: Length | null;
  /** At most so high, if minHeight allows; default "auto", no limit. */
  maxHeight: Length | null;
  /** Width divided by height, if one of them is "auto"; 0, the default, for none. */
  aspectRatio: number;
}

/** What can be set for a screen. */
export interface ScreenSettings {
  /** A change sets all heights to those of the new profile's table. */
  profile: Profile;
  /** Flags of the keyboard guide; default none. */
  keyboardGuideFlags: readonly ("followsUndocked" | "ignoresSafeArea")[];
  /** The duration of a rotation by 90 degrees in seconds; null: that of the profile. */
  quarterTurn: number | null;
  /** The duration of a rotation by 180 degrees in seconds; null: that of the profile. */
  halfTurn: number | null;
  /** True: the status bar has the height it has during a call. */
  isInCall: boolean;
  /** The source of the style of the status bar; default: controllers. */
  statusBarSource: StatusBarSource;
  /** The style of the status bar that the application prefers. */
  statusBarStyle: StatusBarStyle;
}

/** What a layout computes for a screen. */
export interface ScreenState {
  /** A phone or a tablet. */
  readonly idiom: Idiom;
  /** Of the device. */
  readonly orientation: Orientation;
  /** The frame of the window on the screen of the device. */
  readonly windowOnScreen: Rect;
  /** Of the window. */
  readonly keyboardGuide: Guide | null;
}

/** What can be set for a controller. */
export interface ControllerSettings {
  /** Edges at which its view extends under bars; default all. */
  edges: readonly ("top" | "left" | "bottom" | "right")[];
  /** True: its view extends under opaque bars, too; default false. */
  extendsUnderOpaqueBars: boolean;
  /** True, the default: bars adjust the insets of its scroll view. */
  adjustsScrollInsets: boolean;
  /** The style of the status bar that it prefers. */
  statusBarStyle: StatusBarStyle;
  /** Added to the insets of its safe area. */
  additionalInsets: Insets;
}

/** What a layout computes for a controller. */
export interface ControllerState {
  /** The kind of the controller. */
  readonly kind: ControllerKind;
  /** The controller that contains it; null if none does. */
  readonly parent: Controller | null;
  /** The visible controller of a navigation or tab controller; null if none. */
  readonly shown: Controller | null;
  /** The top layout guide of a content controller; null if it has none. */
  readonly topGuide: Guide | null;
  /** The bottom layout guide of a content controller; null if it has none. */
  readonly bottomGuide: Guide | null;
  /** True: edges has an effect; needs "contentUnderlapsBars". */
  readonly readsEdges: boolean;
  /** True: extendsUnderOpaqueBars has an effect; needs "contentUnderlapsBars". */
  readonly readsOpaqueBars: boolean;
  /** True: adjustsScrollInsets has an effect; needs "adjustsScrollInsets". */
  readonly readsScrollInsets: boolean;
  /** The height covered by status bar and navigation bars at its top. */
  readonly barsHeight: number;
  /** How far the bars of a navigation controller have collapsed, from 0 to 1. */
  readonly collapsed: number;
}

/** What can be set for a scroll view. */
export interface ScrollSettings {
  /** Added by the program to the insets of the content. */
  insets: Insets;
  /** Added by the program to the insets of the scroll indicators. */
  indicatorInsets: Insets;
  /** Keyboard and docked input pad it; automatic: if bars pad it or an input is docked. */
  followsKeyboard: boolean | null;
  /** The edges of the safe area that pad it, on profiles with "adjustsBySafeArea". */
  adjustment: Adjustment;
  /** A view that overlaps the scroll view, such as the input of a chat; null for none. */
  docked: Item | null;
}

/** What a layout computes for a scroll view. */
export interface ScrollState {
  /** Of the content: from the program, bars and keyboard. */
  readonly effectiveInsets: Insets;
  /** Of the scroll indicators: from the program, bars and keyboard. */
  readonly effectiveIndicatorInsets: Insets;
  /** The animated insets at the last sample, which end at `insets` */
  readonly shownInsets: Insets;
  /** The size of the content guide. */
  readonly contentSize: Size;
  /** The point of the content at the top left, as of the last layout. */
  readonly offset: Point;
  /** The animated offset at the last sample, which ends at `offset` */
  readonly shownOffset: Point;
  /** The rectangle inside all insets, in content coordinates. */
  readonly visible: Rect;
  /** True: bars pad it. */
  readonly isAdjusted: boolean;
}

/** What can be set for a bar of a controller. */
export interface BarSettings {
  /** Content extends under translucent bars; automatic: yes on iOS 7 and later. */
  isTranslucent: boolean | null;
  /** A line of text above the title. */
  hasPrompt: boolean;
  /** Below the bar, "largeTitle" high. */
  hasLargeTitle: boolean;
  /** Of its background image, for programs that draw the scene; 0 for none. */
  imageHeight: number;
  /** A scroll view: the bars collapse while the user scrolls into it; null for none. */
  collapsesWith: Item | null;
  /** Of the collapsed bar; null, the default: that of the table. */
  compactHeight: number | null;
  /** The speed of an upward flick that expands the bars, in points per second; default 300. */
  flickVelocity: number;
}

/** What a layout computes for a bar of a controller. */
export interface BarState {
  /** The height with the part under the status bar: 64; 0 while hidden. */
  readonly effectiveHeight: number;
  /** True: cas_bar_set_hidden() has hidden it. */
  readonly hidden: boolean;
  /** True: content extends under it. */
  readonly isEffectivelyTranslucent: boolean;
}

/** What a layout computes for the status bar. */
export interface StatusBarState {
  /** 0 while hidden. */
  readonly effectiveHeight: number;
  /** The present style. */
  readonly style: StatusBarStyle;
  /** True: its text is white; false: black. */
  readonly isTextWhite: boolean;
  /** True: it is black with white text. */
  readonly isOpaque: boolean;
  /** True: cas_status_bar_set_hidden() has hidden it. */
  readonly hidden: boolean;
}

/** The solver's own numbers. */
export interface Statistics {
  readonly variables: number;
  readonly constraints: number;
  readonly terms: number;
  /** Rows in the basis: each determines a variable. */
  readonly active: number;
  /** Groups of variables solved together. */
  readonly blocks: number;
  /** Variables in the largest one. */
  readonly largestBlock: number;
  /** Since creation: steps that exchanged rows of the basis. */
  readonly pivots: number;
  /** Since creation: soft rows that became violated or satisfied without a pivot. */
  readonly flips: number;
  /** Since creation: of blocks. */
  readonly factorisations: number;
  /** Since creation: steps of edits, and solves of repeated constants, that were one pass. */
  readonly streamed: number;
  /** Since creation: rows added or removed. */
  readonly structural: number;
  /** Held from the allocator now. */
  readonly bytes: number;
  /** Since creation: calls of allocate and reallocate. */
  readonly allocations: number;
}
