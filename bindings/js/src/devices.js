// Devices: screens in portrait, and what their hardware takes from them.
import { CAS_OK } from "./abi.js";
import * as check from "./arguments.js";
import { idioms } from "./choices.js";

const NAMES = ["name", "idiom", "width", "height", "scale", "portrait", "landscape", "statusBar"];

/** The devices of the library's table by name. */
export function devices(library) {
  const found = {};
  for (let index = 0; library.exports.cas_device_get(index, library.out) === CAS_OK; index++) {
    const { name, idiom, status_bar: statusBar, ...rest } = library.readStruct("cas_device", library.out);
    const text = library.text(name);
    found[text] = { name: text, idiom: idioms.word(idiom), ...rest, statusBar };
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
    Object.fromEntries(check.numbers(value, check.INSETS, argument, 0).map((each, index) => [check.INSETS[index], each]));
  return library.placeStructs("cas_device", [{
    name: library.placeText(name, "name"),
    idiom: idioms.number(idiom),
    width: check.finite(width, "width"),
    height: check.finite(height, "height"),
    scale: check.finite(scale, "scale"),
    portrait: insets(portrait, "portrait"),
    landscape: insets(landscape, "landscape"),
    status_bar: check.finite(statusBar, "statusBar"),
  }]);
}
