// The settings of the window: device, generation, bars, keyboard, orientation, direction, text size.
import { byId, html, say, set } from "./dom.js";

export const profiles = [
  ["ios6", "iOS 6"], ["ios7", "iOS 7"], ["ios8", "iOS 8 to 10"], ["ios11", "iOS 11 to 14"], ["ios15", "iOS 15 and later"],
  ["android", "Android"], ["plain", "Plain window"],
];
export const profileName = (profile) => profiles.find(([value]) => value === profile)?.[1] ?? "No screen";
export const isProfile = (profile) => profiles.some(([value]) => value === profile);

/** Fills a select with pairs of value and text. */
export function fill(select, choices) {
  select.replaceChildren(...choices.map(([value, text]) => html("option", { value }, text)));
}

/** The generation in which a device was new. */
function profileOf(device) {
  if (/^iPhone (4|5)$|^iPad$/.test(device)) return "ios7";
  if (device === "iPhone 8") return "ios8";
  if (device === "iPhone X" || device === "iPhone 11") return "ios11";
  return device.startsWith("Android") ? "android" : "ios15";
}

const TOGGLES = { bar: "bar", typing: "typing", lying: "lying", "right-to-left": "rightToLeft" };

export class Options {
  constructor(page) {
    this._page = page;
    fill(byId("profile"), [["", "None"], ...profiles]);
    byId("device").addEventListener("change", () => this._device(byId("device").value));
    byId("profile").addEventListener("change", () => this._profile(byId("profile").value));
    for (const [id, name] of Object.entries(TOGGLES)) {
      byId(id).addEventListener("click", () => (name === "lying" ? this._rotate() : this._set({ [name]: !page.state[name] })));
    }
    byId("text-size").addEventListener("input", () => this._set({ text: Number(byId("text-size").value) }));
  }

  /** Changes settings; the scene is made anew. */
  _set(settings) {
    const { page } = { page: this._page };
    page.store.change(settings);
    this.show();
    page.rebuild();
    page.fit();
  }

  _size(device, lying) {
    const { width, height } = this.devices[device];
    return lying ? { width: height, height: width } : { width, height };
  }

  _device(device) {
    if (!device) {
      this._set({ device });
      return;
    }
    const { lying } = this._page.state;
    this._set({ device, profile: profileOf(device), ...this._size(device, lying) });
  }

  _profile(profile) {
    const off = profile ? {} : { device: "", bar: false, typing: false, lying: false };
    this._set({ profile, ...off });
  }

  _rotate() {
    const { lying, width, height } = this._page.state;
    this._set({ lying: !lying, width: height, height: width });
  }

  /** Shows the settings of the state. */
  show() {
    const { state } = this._page;
    if (!this.devices) {
      this.devices = this._page.store.devices;
      fill(byId("device"), [["", "Free size"], ...Object.keys(this.devices).map((name) => [name, name])]);
    }
    byId("device").value = state.device;
    byId("profile").value = state.profile;
    for (const [id, name] of Object.entries(TOGGLES)) set(byId(id), { "aria-pressed": String(state[name]) });
    for (const id of ["bar", "typing"]) byId(id).disabled = state.profile === "";
    byId("text-size").value = state.text;
    say(byId("text-size-value"), `${Math.round(state.text * 100)} %`);
    set(byId("text-size"), { "aria-valuetext": `${Math.round(state.text * 100)} percent` });
  }
}
