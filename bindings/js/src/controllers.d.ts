import type { ControllerBar, NavigationBar } from "./bars.js";
import type { Guide } from "./items.js";
import type { Scene } from "./scene.js";
import type { ControllerSettings, ControllerState } from "./settings.js";
import type { Holder, View } from "./views.js";

export interface Controller extends Holder, ControllerSettings, ControllerState {}

/** A controller. What is added to it is added to its view. */
export class Controller {
  protected constructor();
  readonly scene: Scene;
  readonly id: number;
  readonly alive: boolean;
  readonly view: View;
  /** The name of its view. */
  readonly name: string;
  /** The guide of what bars cover at the top of its view. Only controllers with content have guides. */
  readonly topGuide: Guide;
  /** The guide of what bars cover at the bottom of its view. */
  readonly bottomGuide: Guide;
  /** Changes several settings, all or none. */
  set(settings: Partial<ControllerSettings>): void;
  /** Removes it with its view and everything inside it. */
  remove(): void;
  toString(): string;
}

/** A stack of controllers that shows the last one. */
export class NavigationController extends Controller {
  push(name?: string): Controller;
  pop(): void;
  readonly bar: NavigationBar;
  /** Hidden at first. */
  readonly toolbar: ControllerBar;
  /** Expands collapsed bars. */
  tapBar(): void;
}

/** Controllers with a tab bar, of which one shows. */
export class TabController extends Controller {
  /** Shows a tab, from 0. */
  select(index: number): void;
  readonly bar: ControllerBar;
}
