import type { ControllerBar, NavigationBar } from "./bars.js";
import type { ControllerKind, Edge, StatusBarStyle } from "./choices.js";
import type { Insets } from "./geometry.js";
import type { Guide } from "./items.js";
import type { Scene } from "./scene.js";
import type { ScrollView } from "./scrolling.js";
import type { Holder, View } from "./views.js";

export interface Controller extends Holder {}

/** A controller. What is added to it is added to its view. */
export class Controller {
  protected constructor();
  readonly scene: Scene;
  readonly id: number;
  readonly alive: boolean;
  readonly kind: ControllerKind;
  readonly view: View;
  /** The name of its view. */
  readonly name: string;
  /** The controller that contains it, or null. */
  readonly parent: Controller | null;
  /** The guide of what bars cover at the top of its view. */
  readonly topGuide: Guide;
  /** The guide of what bars cover at the bottom of its view. */
  readonly bottomGuide: Guide;
  /** How much status bar and navigation bars cover at its top. */
  readonly barsHeight: number;
  /** The edges at which its view extends under bars; default all. Returns whether anything reads them. */
  setEdges(...edges: Edge[]): boolean;
  setExtendsUnderOpaqueBars(extendsUnder: boolean): boolean;
  setAdjustsScrollInsets(adjusts: boolean): boolean;
  /** What it keeps free in its view besides what is covered; those left out are 0. */
  setAdditionalInsets(insets: Partial<Insets>): void;
  setStatusBarStyle(style: StatusBarStyle): void;
  /** Removes it with its view and everything inside it. */
  remove(): void;
  toString(): string;
}

/** A controller that shows one of its controllers. */
export class Container extends Controller {
  readonly shown: Controller | null;
}

/** A stack of controllers that shows the last one. */
export class NavigationController extends Container {
  push(name?: string): Controller;
  pop(): void;
  readonly bar: NavigationBar;
  /** Hidden at first. */
  readonly toolbar: ControllerBar;
  /** Makes the bars collapse as the user scrolls into a scroll view; null ends that. */
  setCollapsing(scroll: ScrollView | null, options?: { compactHeight?: number; velocity?: number }): void;
  /** Expands collapsed bars. */
  tapBar(): void;
  /** From 0 to 1. */
  readonly collapsed: number;
}

/** Controllers with a tab bar, of which one shows. */
export class TabController extends Container {
  /** Shows a tab, from 0. */
  select(index: number): void;
  readonly bar: ControllerBar;
}
