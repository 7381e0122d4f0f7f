// The four screens: a chat, an item editor, a browser and a container. Each is the same on all
// generations, but for one constant or constraint that the generation asks for.
import { Scene } from "casement";

const KEYBOARD = { duration: 0.25, curve: "keyboard" };
const SLIDE = 200;
export const FLICK = 30; // how far a flick scrolls back

/** A screen in a state: { turned, keyboard, menu, scroll, flicked }. */
class ArticleScreen {
  constructor({ profile, device, now }) {
    const size = now.turned ? [480, 320] : [320, 480];
    const isPad = device.startsWith("iPad");
    this.scene = new Scene({ size, profile, idiom: isPad ? "pad" : "phone", orientation: orientation(now.turned) });
    if (device) this.scene.setDevice(device);
    this.isTurned = now.turned;
    this.isTyping = false;
    this.can = (capability) => this.scene.hasCapability(capability);
    this.build();
    this.scene.layout();
    this._adjust();
    this.scene.layout();
    if (now.keyboard) this._keyboard(true, { duration: 0 });
    this.begin?.(now);
    this.scene.layout();
  }

  close() {
    this.scene.close();
  }

  /** Constants that depend on bars. */
  _adjust() {}

  /** Keeps what is to stay in sight; called in every event. */
  _follow() {}

  _keyboard(isShown, timing) {
    this.isTyping = isShown;
    return isShown ? this.scene.keyboard.show(timing) : this.scene.keyboard.hide(timing);
  }

  /** Makes an event happen, as one animation. */
  run(event, value) {
    const { scene } = this;
    const timing = { keyboard: KEYBOARD, turned: { duration: 0.4, curve: "easeInOut" },
      menu: { duration: 0.3, curve: "easeOut", constraints: true } }[event];
    return scene.animate(timing, () => {
      if (event === "keyboard") this._keyboard(value, KEYBOARD);
      if (event === "turned") {
        this.isTurned = value;
        scene.rotate(orientation(value));
        if (this.isTyping) this._keyboard(true, {});
        this._adjust();
      }
      if (event === "menu") this.slide.constant = value ? SLIDE : 0;
      this._follow();
    });
  }
}

const orientation = (isTurned) => (isTurned ? "landscapeRight" : "portrait");

/** What is written in the bubbles of the chat, whose sizes are those of the example in C. */
const MESSAGES = ["Hi!", "Are you at the lake?", "Not yet, at nine", "With Anna and Tom, by train", "Good plan", "Shall I bring bread?",
  "Yes please, and drinks", "Warm water?", "About 21 degrees", "Bring a jacket, it may rain", "I will", "And a towel",
  "Of course I do", "The train is late today", "By how much?", "By a few minutes"];

/** Messages over the whole screen, an input row that moves with the keyboard. */
class Chat extends ArticleScreen {
  build() {
    const { scene } = this;
    this.navigation = scene.navigation();
    this.page = this.navigation.push("chat");
    const root = this.page.view;
    this.root = root;
    this.messages = root.addScroll("messages");
    this.input = root.add("input");
    const send = this.input.add("send", { intrinsic: [60, 30] });
    const text = this.input.add("text", { intrinsic: [null, 30] });
    for (const view of [send, text]) view.set({ firstBaselineFromTop: 20, lastBaselineFromBottom: 10 });
    scene.rules([
      "H:|[messages]|", "V:|[messages]", "H:|[input]|", "input.height == 44", "input.bottom == keyboard_guide.top",
      "text.centerY == input.centerY", "send.firstBaseline == text.firstBaseline", "H:[text]-[send]",
    ], { views: { keyboard_guide: scene.keyboardGuide } });
    // A device may have a cutout at the side.
    text.left.equal(this.input.safeArea.left, 8);
    send.right.equal(this.input.safeArea.right, -8);
    // Content under the bars: the list is as high as the screen. Otherwise it ends at the input row.
    this.rule = this.can("contentUnderlapsBars")
      ? this.messages.bottom.equal(root.bottom)
      : this.messages.bottom.equal(this.input.top);
    this.messages.docked = this.input;
    this._addBubbles();
    this.texts.set(send.id, "Send").set(text.id, "Message");
  }

  _addBubbles() {
    const { messages } = this;
    let above = null;
    this.mine = [];
    this.texts = new Map();
    for (let row = 0; row < 16; row++) {
      const bubble = messages.add("", { intrinsic: [90 + ((row * 37) % 120), 30 + (row % 2) * 18] });
      this.texts.set(bubble.id, MESSAGES[row]);
      const isMine = row % 3 === 0;
      if (isMine) this.mine.push(bubble.id);
      if (isMine) bubble.right.equal(messages.right, -10);
      else bubble.left.equal(messages.left, 10);
      bubble.top.equal(above ? above.bottom : messages.top, 8);
      above = bubble;
    }
    messages.contentGuide.bottom.equal(above.bottom, 8);
    messages.contentGuide.width.equal(messages.width);
  }

  begin() {
    this.messages.scrollToBottom();
  }

  _follow() {
    this.messages.scrollToBottom();
  }
}

/** Labels and fields that are all constrained to one label at the top. */
class ItemEditor extends ArticleScreen {
  build() {
    const { scene } = this;
    this.navigation = scene.navigation();
    this.page = this.navigation.push("editor");
    this.navigation.toolbar.hidden = false;
    const root = this.page.view;
    this.root = root;
    const add = (name, width, height, baseline) => root.add(name, {
      intrinsic: [width, height], firstBaselineFromTop: baseline, lastBaselineFromBottom: height - baseline,
    });
    this.label = add("name_label", 60, 21, 16);
    for (const name of ["serial_label", "value_label"]) add(name, 60, 21, 16);
    add("date_label", null, 21, 16);
    for (const name of ["name", "serial", "value"]) add(name, null, 30, 21);
    root.add("photo");
    scene.rules([
      "V:[name_label]-22-[serial_label]-22-[value_label]-22-[date_label]",
      "H:[name_label]-[name]", "H:[serial_label]-[serial]", "H:[value_label]-[value]",
      "name.firstBaseline == name_label.firstBaseline", "serial.firstBaseline == serial_label.firstBaseline",
      "value.firstBaseline == value_label.firstBaseline",
      "photo.top == date_label.bottom + 8", "photo.bottom == bottom_guide.top - 8 @750", "photo.height >= 40",
      ...["name_label", "serial_label", "value_label", "date_label", "photo"].map((name) => `${name}.left == safe_area.left + 8`),
      ...["name", "serial", "value", "date_label", "photo"].map((name) => `${name}.right == safe_area.right - 8`),
    ], { views: { bottom_guide: this.page.bottomGuide, safe_area: root.safeArea } });
    this.rule = this.label.top.equal(root.top, 84);
  }

  /** Made for a view that begins under the bars; where it begins below them, the constant loses their height. */
  _adjust() {
    this.bars = this.page.barsHeight;
    this.rule.constant = 20 + (this.can("contentUnderlapsBars") && this.root.windowFrame.y < 1 ? this.bars : 0);
  }
}

/** Bars that collapse while the user scrolls into a page. */
class Browser extends ArticleScreen {
  build() {
    const { scene } = this;
    this.navigation = scene.navigation();
    this.root = this.navigation.push("browser").view;
    this.navigation.toolbar.hidden = false;
    this.scroll = this.root.addScroll("page");
    this.scroll.add("picture");
    this.scroll.add("words");
    const rules = scene.rules([
      "H:|[page]|", "V:|[page]|", "V:|-12-[picture(180)]-12-[words(700)]-12-|", "H:|-12-[picture]-12-|",
      "words.left == picture.left", "words.width == picture.width", "picture.width == page.width - 24",
    ]);
    this.rule = rules.find((rule) => rule.first.attribute === "bottom" || rule.second?.attribute === "bottom");
    this.navigation.bar.collapsesWith = this.scroll;
  }

  begin({ scroll, flicked }) {
    this.full = { bar: this.navigation.bar.effectiveHeight, top: this.scroll.effectiveInsets.top };
    if (scroll > 0 || flicked) this.drag(scroll + (flicked ? FLICK : 0), 400);
    if (flicked) this.drag(scroll, -900);
  }

  /** Scrolls as far into the page, with a velocity: upwards a fast one brings the bars back. */
  drag(far, velocity) {
    this.scroll.drag(0, far - this.full.top, velocity);
    this.scene.layout();
  }
}

/** All of the app is in a box below the status bar, and slides aside to show a menu. */
class Container extends ArticleScreen {
  build() {
    const { scene } = this;
    this.outer = scene.controller("container");
    this.outer.statusBarStyle = "light";
    const root = this.outer.view;
    this.root = root;
    root.add("black", { background: 0x000000ff });
    root.add("menu");
    this.box = root.add("box");
    scene.rules([
      "H:|[black]|", "H:|[menu(200)]", "V:[menu]|", "menu.top == box.top", "box.width == container.width",
      "box.bottom == container.bottom", "black.top == container.top", "black.bottom == box.top",
    ]);
    this.rule = this.box.top.equal(root.top, 0);
    this.slide = this.box.left.equal(root.left, 0);
    this.navigation = this.box.navigation();
    this.list = this.navigation.push("page").view.addScroll("list");
    scene.rules(["H:|[list]|", "V:|[list]|"]);
    this.list.contentSize = { width: 320, height: 900 };
  }

  begin({ menu }) {
    if (menu) this.slide.constant = SLIDE;
  }

  /** Where the status bar lies over the app, the box begins below it. */
  _adjust() {
    this.status = this.scene.statusBar.effectiveHeight;
    this.rule.constant = this.can("statusBarOverlaps") ? this.status : 0;
  }
}

const kinds = { chat: Chat, editor: ItemEditor, browser: Browser, container: Container };

/** The screens by their names, each with how it is shown at first. */
export const screens = [
  { value: "chat", text: "Chat", first: { keyboard: true, event: "keyboard" } },
  { value: "editor", text: "Item editor", first: {} },
  { value: "browser", text: "Browser", first: { scroll: 130 } },
  { value: "container", text: "Container", first: { menu: true, event: "menu" } },
];

export function makeScreen(kind, options) {
  return new (kinds[kind] ?? Chat)(options);
}
