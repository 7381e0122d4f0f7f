import type { Idiom } from "./choices.js";
import type { Insets } from "./geometry.js";

/** A device: its screen in portrait, and what its hardware takes from it. */
export interface Device {
  name?: string;
  /** Default "phone". */
  idiom?: Idiom;
  width: number;
  height: number;
  /** Pixels per point, for scene.scale; default 1. */
  scale?: number;
  /** What cutouts, corners and a home indicator take in portrait; those left out are 0. */
  portrait?: Partial<Insets>;
  /** The same in "landscapeRight". */
  landscape?: Partial<Insets>;
  /** The height of the status bar; default 0: that of the profile. */
  statusBar?: number;
}
