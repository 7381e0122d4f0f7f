import type { Anchor } from "./anchors.js";
import type { Attribute, Direction, Idiom, Orientation, Profile } from "./choices.js";
import type { Constraint, Edit } from "./constraints.js";
import type { Item } from "./items.js";
import { LaidOutScene } from "./layout.js";
import type { Library } from "./library.js";
import type { RuleName } from "./reports.js";
import type { SceneSettings, ScreenSettings } from "./settings.js";
import type { Holder, View } from "./views.js";

export interface SceneOptions {
  /** Of the window; default [0, 0]. */
  size?: readonly [width: number, height: number];
  /** Pixels per point, for rounding frames; default 0: no rounding. */
  scale?: number;
  direction?: Direction;
  /** Refuse edits that required constraints cannot hold with; default false. */
  strict?: boolean;
  /** Give the scene a screen; default "none". */
  profile?: Profile;
  idiom?: Idiom;
  /** In which the size is given; default "portrait". */
  orientation?: Orientation;
  /** Default: the first one that was loaded. */
  library?: Library;
}

export interface RuleOptions {
  /** Names for numbers. */
  metrics?: Readonly<Record<string, number>>;
  /** Names for items, beside their own. */
  views?: Readonly<Record<string, Item>>;
  /** Names are those of items in it; default: the window. */
  root?: Item;
  /** Attributes in which all views of a format agree. */
  alignment?: Attribute | readonly Attribute[];
  /** Of H: formats. */
  direction?: Direction;
  /** Attributes, arithmetic and equal gaps in formats. */
  extended?: boolean;
}

export interface Scene extends Holder, SceneSettings {}

/** Views and guides with constraints between them; with a profile, on a screen. */
export class Scene extends LaidOutScene {
  constructor(options?: SceneOptions);
  /** Changes several settings, all or none. */
  set(settings: Partial<SceneSettings & ScreenSettings>): void;
  /** Whether it refuses edits that required constraints cannot hold with. */
  readonly strict: boolean;
  /** The root view. */
  readonly window: View;
  /** The direction of the window: that of all views without one of their own. */
  direction: Direction;
  /** The item with an id. */
  item(id: number): Item;
  /** The first item with a name, parents first. */
  find(name: string): Item | undefined;
  /** The innermost view or bar at a point of the window, as of the last layout; null outside. */
  itemAt(x: number, y: number): Item | null;
  /** An item and everything inside it, parents first; without an item, everything. */
  walk(item?: Item): Generator<Item, void, undefined>;
  resize(width: number, height: number): void;

  /** Adds rules, one a line, all or none. Returns their constraints. */
  rules(rules: string | readonly string[], options?: RuleOptions): Constraint[];
  /** The names in rules. Looks none up and changes nothing. */
  ruleNames(rules: string | readonly string[], options?: { extended?: boolean }): RuleName[];
  /** All added constraints, active or not. */
  readonly constraints: Constraint[];
  /** The oldest constraint with an identifier. */
  findConstraint(identifier: string): Constraint | undefined;
  /** Deactivates some constraints and activates others, together, all or none. A strict scene tries those of `on` without those of `off`. */
  switch(groups: { off?: readonly Constraint[]; on?: readonly Constraint[] }): void;
  /** Replaces the constants of many constraints, all or none. */
  setConstants(constraints: readonly Constraint[], constants: ArrayLike<number>): void;
  /** Begins an edit: of the constant of a constraint, or of where an anchor is to be. */
  edit(target: Constraint | Anchor, priority?: number): Edit;
}
