// What the page shows, as an object, and the same in the address behind #, so that an address can
// be shared. Only what differs from the defaults is written.

export const defaults = {
  page: "rules",
  // Screens
  screen: "chat", left: "ios6", right: "ios7", on: "", turned: false, keyboard: true, menu: false, scroll: 0,
  flicked: false, event: "keyboard", time: -1, // the last event, and the moment after it in seconds; -1 for the end
  // Rules
  rules: null, width: 320, height: 480, profile: "", device: "", bar: false, rightToLeft: false, text: 1,
  typing: false, lying: false, view: "", code: "",
  // Boxes
  box: "", boxWidth: 420, boxHeight: 260, child: -1, boxCode: "python",
  // Files
  sample: "", leftDevice: "", rightDevice: "iphone-3.5", leftProfile: "", rightProfile: "", leftTurned: false, rightTurned: false,
  fileKeyboard: false,
};

const PAGES = ["rules", "boxes", "screens", "files"];
const LONG = 400; // longer rules are compressed

async function through(bytes, stream) {
  return new Uint8Array(await new Response(new Blob([bytes]).stream().pipeThrough(stream)).arrayBuffer());
}

async function compressed(text) {
  const bytes = await through(new TextEncoder().encode(text), new CompressionStream("deflate-raw"));
  return btoa(String.fromCharCode(...bytes)).replaceAll("+", "-").replaceAll("/", "_").replace(/=+$/, "");
}

async function decompressed(text) {
  const bytes = Uint8Array.from(atob(text.replaceAll("-", "+").replaceAll("_", "/")), (letter) => letter.charCodeAt(0));
  return new TextDecoder().decode(await through(bytes, new DecompressionStream("deflate-raw")));
}

/** The address of a state, from # on. */
export async function written(state) {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries(state)) {
    if (name === "page" || value === defaults[name]) continue;
    if (name === "rules" && value.length > LONG) parameters.set("packed", await compressed(value));
    else parameters.set(name, typeof value === "number" ? String(Math.round(value * 1000) / 1000) : String(value));
  }
  const text = parameters.toString();
  return `#${state.page}${text && `?${text}`}`;
}

/** The state of an address. What it does not say, or says wrongly, is as the defaults have it. */
export async function read(hash) {
  const [page, text = ""] = hash.replace(/^#/, "").split(/\?(.*)/s);
  const state = { ...defaults, page: PAGES.includes(page) ? page : defaults.page };
  for (const [name, value] of new URLSearchParams(text)) {
    if (name === "packed") state.rules = await decompressed(value).catch(() => null);
    else if (name === "rules") state.rules = value;
    else if (typeof defaults[name] === "boolean") state[name] = value === "true";
    else if (typeof defaults[name] === "string" && name !== "page") state[name] = value;
    else if (typeof defaults[name] === "number" && Number.isFinite(Number(value)) && value !== "") state[name] = Number(value);
  }
  return state;
}
