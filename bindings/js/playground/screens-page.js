// The page with one screen on two generations, side by side, and a slider over the moment.
import { Drawing } from "./drawing.js";
import { byId, eachFrame, figure, html, say, set, wantsLessMotion } from "./dom.js";
import { explain } from "./explanations.js";
import { fill, profileName, profiles } from "./options.js";
import { FLICK, makeScreen, screens } from "./screens.js";

const SIDES = ["left", "right"];
const NARROW = 700;
const TOGGLES = { keyboard: "screen-keyboard", turned: "screen-turned", menu: "screen-menu" };
const first = { keyboard: false, turned: false, menu: false, scroll: 0, flicked: false, event: "", time: -1 };

export class ScreensPage {
  constructor(store) {
    this.store = store;
    this.sides = SIDES.map((side) => ({ side, drawing: new Drawing(byId(`${side}-drawing`), { isScreen: true }),
      why: byId(`${side}-why`), screen: null }));
    this._addControls();
    this._drawSoon = eachFrame(() => this.draw());
    new ResizeObserver(() => this.sides[0].screen && this._drawSoon()).observe(byId("pair"));
  }

  get state() {
    return this.store.state;
  }

  _addControls() {
    const choice = byId("screen-choice");
    for (const { value, text } of screens) {
      choice.append(html("label", {}, html("input", { type: "radio", name: "screen", value }), html("span", {}, text)));
    }
    choice.addEventListener("change", (event) => this._choose(event.target.value));
    for (const side of SIDES) {
      fill(byId(`${side}-profile`), profiles);
      byId(`${side}-profile`).addEventListener("change", (event) => this._rebuild({ [side]: event.target.value }));
    }
    fill(byId("screen-device"), [["", "320 \u00d7 480"], ...Object.keys(this.store.devices).map((name) => [name, name])]);
    byId("screen-device").addEventListener("change", (event) => this._rebuild({ on: event.target.value }));
    for (const [event, id] of Object.entries(TOGGLES)) byId(id)
      .addEventListener("click", () => this._event(event, !this.state[event]));
    byId("screen-time").addEventListener("input", (event) => this._moment(Number(event.target.value) / 1000));
    byId("screen-time").addEventListener("change", () => this._settle());
    byId("screen-play").addEventListener("click", () => this._play(0));
    byId("screen-scroll").addEventListener("input", (event) => this._scroll(Number(event.target.value)));
    byId("screen-scroll").addEventListener("change", () => this._settle());
    byId("screen-flick").addEventListener("click", () => this._flick());
    byId("numbers").addEventListener("toggle", () => this._table());
    this._addWheel();
  }

  /** A wheel, or the mouse pressed, scrolls the page of the browser. */
  _addWheel() {
    for (const { drawing: { element } } of this.sides) {
      element.addEventListener("wheel", (event) => {
        if (this.state.screen !== "browser" || event.ctrlKey) return;
        event.preventDefault();
        this._scroll(this.state.scroll + event.deltaY);
        this._settle();
      }, { passive: false });
      element.addEventListener("pointermove", (event) => {
        if (this.state.screen !== "browser" || event.pointerType !== "mouse" || event.buttons !== 1) return;
        this._scroll(this.state.scroll - event.movementY / this.sides[0].drawing.zoom);
      });
      element.addEventListener("pointerup", () => this.state.screen === "browser" && this._settle());
    }
  }

  _choose(screen) {
    this.store.step({ ...first, screen, ...screens.find(({ value }) => value === screen).first });
    this.show();
    if (this.state.event) this._play(0);
  }

  _rebuild(values) {
    this.store.change(values);
    this.show();
  }

  /** Makes both screens as the state has them: before the last event, which then happens again. */
  show() {
    this._stop();
    const { state } = this;
    if (!screens.some(({ value }) => value === state.screen)) state.screen = "chat";
    for (const side of SIDES) if (!profiles.some(([value]) => value === state[side])) state[side] = "ios7";
    if (!Object.hasOwn(this.store.devices, state.on)) state.on = "";
    if (!Object.hasOwn(TOGGLES, state.event)) state.event = "";
    state.scroll = Math.min(Number(byId("screen-scroll").max), Math.max(0, state.scroll));
    const now = { ...state };
    if (state.event) now[state.event] = !state[state.event];
    for (const each of this.sides) {
      each.screen?.close();
      each.screen = makeScreen(state.screen, { profile: state[each.side], device: state.on, now });
      each.animation = state.event ? each.screen.run(state.event, state[state.event]) : null;
      each.drawing.title = screens.find(({ value }) => value === state.screen).text;
      each.drawing.show(each.screen.scene, each.screen.texts);
      each.drawing.classify("mine", new Set(each.screen.mine ?? []));
    }
    this._controls();
    this._moment(state.time < 0 ? this.length : state.time);
    this._settle();
  }

  /** How long the last event takes, in seconds. */
  get length() {
    return Math.max(0, ...this.sides.map(({ animation }) => animation?.length ?? 0));
  }

  _controls() {
    const { state } = this;
    for (const input of byId("screen-choice").querySelectorAll("input")) input.checked = input.value === state.screen;
    for (const side of SIDES) byId(`${side}-profile`).value = state[side];
    byId("screen-device").value = state.on;
    for (const [event, id] of Object.entries(TOGGLES)) set(byId(id), { "aria-pressed": String(state[event]) });
    byId("screen-menu").hidden = state.screen !== "container";
    const isBrowser = state.screen === "browser";
    byId("screen-scroll-field").hidden = !isBrowser;
    byId("screen-flick").hidden = !isBrowser;
    byId("screen-scroll").value = state.scroll;
    const hasMoment = this.length > 0;
    byId("screen-time").disabled = !hasMoment;
    byId("screen-play").disabled = !hasMoment;
    set(byId("screen-time"), { max: Math.round(this.length * 1000) || 500 });
  }

  /** An event of the user. It begins where everything is seen now, also in the middle of another one. */
  _event(event, value) {
    this.store.change({ [event]: value, event, time: -1 });
    for (const each of this.sides) each.animation = each.screen.run(event, value);
    this._controls();
    this._play(0);
  }

  _stop() {
    cancelAnimationFrame(this._next ?? 0);
    this._next = null;
    say(byId("screen-play"), "Play");
  }

  /** Plays the last event from a moment on. */
  _play(from) {
    this._stop();
    const { length } = this;
    if (wantsLessMotion()) {
      this._moment(length);
      this._settle();
      return;
    }
    let began = null;
    const step = (now) => {
      began ??= now - from * 1000;
      const time = Math.min(length, (now - began) / 1000);
      this._moment(time, true);
      if (time < length) {
        this._next = requestAnimationFrame(step);
      } else {
        this._stop();
        this._settle();
      }
    };
    this._next = requestAnimationFrame(step);
  }

  /** Shows a moment of the last event. */
  _moment(time, isPlaying = false) {
    if (!isPlaying) this._stop();
    const isEnd = time >= this.length;
    this.store.change({ time: isEnd ? -1 : time });
    for (const { animation } of this.sides) animation?.seek(Math.min(time, animation.length));
    byId("screen-time").value = Math.round(time * 1000);
    const text = this.length > 0 ? `${Math.round(time * 1000)} ms` : "\u2013";
    say(byId("screen-clock"), text);
    set(byId("screen-time"), { "aria-valuetext": text });
    this.draw(true);
  }

  _scroll(far) {
    const most = Number(byId("screen-scroll").max);
    const scroll = Math.round(Math.min(most, Math.max(0, far)));
    const velocity = scroll > this.state.scroll ? 400 : -100;
    this.store.change({ scroll, flicked: false });
    for (const { screen } of this.sides) screen.drag(scroll, velocity);
    byId("screen-scroll").value = scroll;
    this.draw(true);
  }

  _flick() {
    const scroll = Math.max(0, this.state.scroll - FLICK);
    this.store.change({ scroll, flicked: true });
    for (const { screen } of this.sides) screen.drag(scroll, -900);
    byId("screen-scroll").value = scroll;
    this.draw(true);
    this._settle();
  }

  /** Draws both pictures as they are now. */
  draw(hasChanged = false) {
    if (hasChanged) for (const { drawing } of this.sides) drawing.frames.refresh();
    this._fit();
    for (const each of this.sides) {
      const { drawing, screen } = each;
      const { marks } = (each.explanation = explain(this.state.screen, screen, drawing.frames));
      drawing.mark(marks);
      this._say(each);
    }
    if (byId("numbers").open) this._table();
  }

  /** The pictures have one zoom, and lie below each other where they would be too small. */
  _fit() {
    const pair = byId("pair");
    const sizes = this.sides.map(({ drawing }) => drawing.frames.window);
    const width = Math.max(...sizes.map((size) => size.width));
    const height = Math.max(...sizes.map((size) => size.height));
    const all = pair.clientWidth;
    if (!all) return;
    const isStacked = all < NARROW && width > height;
    pair.classList.toggle("stacked", isStacked);
    const gap = parseFloat(getComputedStyle(pair).columnGap) || 0;
    const room = isStacked ? all : (all - gap) / 2;
    const zoom = Math.min(1.4, (room - 4) / width, Math.max(300, innerHeight * 0.66) / height);
    for (const { drawing } of this.sides) {
      const { window } = drawing.frames;
      drawing.element.style.height = `${Math.ceil(height * zoom) + 4}px`;
      drawing.bounds = { width: room, height: height * zoom + 4 };
      drawing.place((room - window.width * zoom) / 2, 2, zoom);
    }
  }

  _say({ why, explanation: { text, rule } }) {
    const key = `${text.map((part) => part.textContent ?? part).join("")}${rule}`;
    if (why.dataset.key === key) return;
    why.dataset.key = key;
    why.replaceChildren(html("p", {}, ...text), html("p", {}, html("code", {}, rule)));
  }

  /** What is said aloud when nothing moves any more. */
  _settle() {
    const texts = this.sides.map(({ side, why }) => `${profileName(this.state[side])}: ${why.textContent}`);
    for (const [index, { drawing }] of this.sides.entries()) set(drawing.element, { "aria-label": texts[index] });
    if (byId("announce").dataset.ready) say(byId("announce"), texts.join(" "));
    byId("announce").dataset.ready = "true";
  }

  /** The frames of both as a table; numbers that differ are marked. */
  _table() {
    if (!byId("numbers").open) return;
    const [left, right] = this.sides.map(({ drawing }) => drawing.frames.nodes.filter((node) => node.name && !node.isGone
      && node.kind !== "guide"));
    const head = html("thead", {}, html("tr", {}, html("th", { scope: "col" }, "view"),
      ...SIDES.flatMap((side) => ["x", "y", "width", "height"].map((name) =>
        html("th", { scope: "col" }, html("span", { class: "unseen" }, `${profileName(this.state[side])} `), name)))));
    const rows = left.map((node) => {
      const other = right.find(({ name, kind }) => name === node.name && kind === node.kind);
      const numbers = (each) => (each ? [each.left, each.top, each.width, each.height] : [])
        .map((number) => figure(Math.round(number * 10) / 10));
      const [a, b] = [numbers(node), numbers(other)];
      return html("tr", {}, html("th", { scope: "row" }, node.name), ...a.map((number) => html("td", {}, number)),
        ...b.map((number, index) => html("td", { class: number === a[index] ? null : "differs" }, number)));
    });
    byId("frames").replaceChildren(html("table", {}, head, html("tbody", {}, ...rows)));
  }
}
