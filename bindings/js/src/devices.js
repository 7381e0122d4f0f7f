// Devices: screens in portrait, and what their hardware takes from them.
import { CAS_OK } from "./abi.js";
import * as check from "./arguments.js";
import { choices } from "./choices.js";

const NAMES = ["name", "idiom", "width", "height", "scale", "portrait", "landscape", "statusBar"];
const NO_INSETS = { top: 0, left: 0, bottom: 0, right: 0 };

/** A cas_device of the library as an object. */
export function deviceOf(library, { name, idiom, status_bar: statusBar, ...rest }) {
  return { name: library.text(name), idiom: choices.idiom.word(idiom), ...rest, statusBar };
}

/** The devices of the library's table by name. */
export function devices(library) {
  const found = {};
  for (let index = 0; library.exports.cas_device_get(index, library.out) === CAS_OK; index++) {
    const device = deviceOf(library, library.readStruct("cas_device", library.out));
    found[device.name] = device;
  }
  return found;
}

/** The address of a cas_device, until the function given to using() returns. */
export function placeDevice(library, device) {
  const known = typeof device === "string" ? devices(library) : {};
  const chosen = typeof device === "string" ? known[device] : device;
  if (chosen === undefined) {
    throw new RangeError(`unknown device ${check.shown(device)}; known are ${Object.keys(known).join(", ")}`);
  }
  const { name = "", idiom = "phone", width, height, scale = 1, portrait = {}, landscape = {}, statusBar = 0 } =
    check.options(chosen, NAMES, "device");
  const insets = (value, argument) =>
    Object.fromEntries(check.numbers({ ...NO_INSETS, ...value }, check.INSETS, argument).map((each, index) => [check.INSETS[index], each]));
  return library.placeStructs("cas_device", [{
    name: library.placeText(name, "name"),
    idiom: choices.idiom.number(idiom),
    width: check.finite(width, "width"),
    height: check.finite(height, "height"),
    scale: check.finite(scale, "scale"),
    portrait: insets(portrait, "portrait"),
    landscape: insets(landscape, "landscape"),
    status_bar: check.finite(statusBar, "statusBar"),
  }]);
}
