// The page begins here: the library is loaded, the address is read, and all pages are made.
import { Scene, load } from "casement";
import { BoxesPage } from "./boxes-page.js";
import { byId, copied, say, set, settled } from "./dom.js";
import { FilesPage } from "./files-page.js";
import { RulesPage } from "./rules-page.js";
import { ScreensPage } from "./screens-page.js";
import { read, written } from "./state.js";

/** The state, and the address that follows it. */
class Store {
  constructor(state, devices) {
    this.state = state;
    this.devices = devices;
    this._write = settled(250, () => this.write());
    this._written = Promise.resolve();
  }

  change(values) {
    Object.assign(this.state, values);
    this._write();
  }

  /** Changes values as one step of the browser's history: Back returns to the values before. */
  step(values) {
    const before = { ...this.state };
    Object.assign(this.state, values);
    const now = { ...this.state };
    this._inOrder(async () => {
      history.replaceState(null, "", await written(before));
      const hash = await written(now);
      if (hash !== location.hash) history.pushState(null, "", hash);
    });
  }

  async write() {
    await this._inOrder(async () => {
      const hash = await written(this.state);
      if (hash !== location.hash) history.replaceState(null, "", hash);
    });
    return location.href;
  }

  /** Writes to the address one after the other: a long address takes a moment to be compressed. */
  _inOrder(body) {
    this._written = this._written.then(body);
    return this._written;
  }
}

function showPage(pages, state) {
  for (const name of Object.keys(pages)) byId(name).hidden = name !== state.page;
  for (const link of document.querySelectorAll("nav a")) {
    set(link, { "aria-current": link.dataset.page === state.page ? "page" : null });
  }
  pages[state.page].show();
}

function addTheme() {
  const choice = byId("theme");
  const use = (theme) => set(document.documentElement, { "data-theme": theme || null });
  try {
    choice.value = localStorage.getItem("casement-theme") ?? "";
  } catch {
    // A page without storage begins with the colours of the system.
  }
  use(choice.value);
  choice.addEventListener("change", () => {
    use(choice.value);
    try {
      localStorage.setItem("casement-theme", choice.value);
    } catch {
      return;
    }
  });
}

function addShare(store) {
  const button = byId("share");
  button.addEventListener("click", async () => {
    const isCopied = await copied(button, await store.write(), "Link is in the address bar");
    say(byId("announce"), isCopied ? "The link was copied." : "The link is in the address bar.");
    setTimeout(() => say(byId("announce"), ""), 2500);
  });
}

async function begin() {
  addTheme();
  say(byId("licences"), globalThis.casementLicences);
  const library = await load(globalThis.casementModule);
  const probe = new Scene({ profile: "plain" });
  const store = new Store(await read(location.hash), probe.devices);
  probe.close();
  const pages = {
    rules: new RulesPage(store), boxes: new BoxesPage(store), screens: new ScreensPage(store), files: new FilesPage(store, library),
  };
  addShare(store);
  byId("starting").remove();
  showPage(pages, store.state);
  // A link of the page itself goes to the other page and keeps what that shows.
  for (const link of document.querySelectorAll("nav a")) {
    link.addEventListener("click", (event) => {
      event.preventDefault();
      if (link.dataset.page !== store.state.page) store.step({ page: link.dataset.page });
      showPage(pages, store.state);
    });
  }
  // Back, Forward, and another address behind #.
  addEventListener("popstate", async () => {
    Object.assign(store.state, await read(location.hash));
    showPage(pages, store.state);
  });
}

begin().catch((error) => {
  const place = byId("starting") ?? byId("announce");
  place.className = "failed";
  set(place, { role: "alert" });
  say(place, `The playground stopped: ${error.message}`);
  throw error;
});
