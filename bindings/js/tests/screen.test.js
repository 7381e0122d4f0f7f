import assert from "node:assert/strict";
import test from "node:test";
import { ModeError, NavigationController, Obstruction, Scene, TabController, load } from "casement";

await load();

test("an unknown property of the keyboard is refused", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  assert.throws(() => { scene.keyboard.heigth = 3; }, /^TypeError: Keyboard has no property "heigth"/);
  assert.throws(() => { scene.keyboard.show().duratoin = 3; }, /^TypeError: Animation has no property "duratoin"; did you mean "duration"\?$/);
});

test("a scroll view scrolls in a scene without a screen", () => {
  const scene = new Scene({ size: [320, 480] });
  const list = scene.addScroll("list", { insets: { top: 10, left: 0, bottom: 20, right: 0 } });
  const row = list.add("row", { intrinsic: [50, 40] });
  scene.rules(["H:|[list]|", "V:|[list]|", "row.top == list.top + 100"]);
  list.contentSize = { width: 320, height: 1000 };
  scene.layout();
  list.offset = { x: 0, y: 60 };
  scene.layout();
  assert.deepEqual([list.offset.y, row.frame.y, row.windowFrame.y, list.effectiveInsets.bottom], [60, 100, 40, 20]);
  list.drag(0, 80);
  assert.equal(list.offset.y, 80);
  assert.ok(list.offsetShowing({ x: 0, y: 700, width: 10, height: 10 }).y > 80);
  list.scrollToBottom();
  scene.layout();
  assert.equal(list.offset.y, 540);
});

function chat(options = {}) {
  const scene = new Scene({ size: [320, 480], profile: "ios7", ...options });
  const stack = scene.navigation();
  const page = stack.push("chat");
  const messages = page.addScroll("messages");
  const input = page.add("input", { intrinsic: [null, 44] });
  scene.rules(["H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.bottom == keyboard_guide.top"]);
  messages.docked = input;
  scene.layout();
  return { scene, stack, page, messages, input };
}

test("a keyboard moves a docked input, along its curve", () => {
  const { scene, page, messages, input } = chat();
  assert.equal(page.topGuide.frame.height, 64);
  assert.deepEqual(messages.effectiveInsets, { top: 64, left: 0, bottom: 44, right: 0 });
  const moving = scene.keyboard.show();
  const seen = [...moving.frames(8)].map(({ time, changes }) => [time, changes.find(({ item }) => item === input).frame.y]);
  assert.deepEqual(seen.map(([time]) => time), [0, 0.125, 0.25, 0.375, 0.5]);
  assert.deepEqual([seen[0][1], seen[4][1]], [436, 220]);
  assert.ok(seen.every(([, y], index) => index === 0 || y < seen[index - 1][1]));
  assert.deepEqual([moving.length, moving.duration, moving.curve, moving.time], [0.5, 0.25, "keyboard", 0.5]);
  assert.ok(moving.animatedItems.some(({ item, start, end }) => item === input && start.y === 436 && end.y === 220));
  assert.equal(messages.effectiveInsets.bottom, 260);
  assert.deepEqual([scene.keyboard.shown, scene.keyboard.floating, scene.keyboard.frame.y], [true, false, 264]);
  scene.rotate("landscapeRight");
  assert.throws(() => moving.sample(0.1), ModeError);
  assert.deepEqual(input.frame, { x: 0, y: 114, width: 480, height: 44 });
  assert.equal(scene.orientation, "landscapeRight");
  scene.keyboard.hide({ duration: 0 });
  scene.layout();
  assert.equal(scene.keyboard.shown, false);
  assert.equal(scene.movingUntil, 0.4);
  scene.sampleInWindow(0.4);
  assert.equal(scene.movingUntil, null);
});

test("a keyboard has another height or an accessory, in every orientation", () => {
  for (const profile of ["ios7", "ios11"]) {
    for (const orientation of ["portrait", "upsideDown", "landscapeLeft", "landscapeRight"]) {
      const { scene } = chat({ profile, orientation });
      const { height } = scene.window.frame;
      scene.keyboard.show({ height: 100, accessory: 20, duration: 0 });
      assert.deepEqual([scene.keyboard.frame.y, scene.keyboard.frame.height, scene.keyboard.shown], [height - 120, 120, true],
        `${profile} ${orientation}`);
      scene.keyboard.show({ frame: scene.keyboard.standardFrame(), duration: 0 });
      assert.equal(scene.keyboard.shown, true);
    }
  }
});

test("animate() moves what its function sets", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const box = scene.add("box", { intrinsic: [40, 40] });
  const left = box.left.equal(scene.window.left);
  scene.layout();
  const moving = scene.animate({ duration: 0.2, curve: "linear" }, () => {
    left.constant = 100;
  });
  assert.deepEqual([...moving.frames(10)].map(({ time, changes }) => [time, ...changes.map(({ frame }) => frame.x)]),
    [[0, 0], [0.1, 50], [0.2, 100]]);
  moving.seek(0.05);
  assert.equal(box.shownFrame.x, 25);
  assert.equal(box.frame.x, 100);
  assert.throws(() => scene.animate({}, () => {
    left.constant = 50;
    throw new RangeError("stop");
  }), /stop/);
  assert.equal(box.frame.x, 50);
  scene.defineCurve(40, { x: 0, y: 0.5 }, { x: 1, y: 1 });
  assert.deepEqual(scene.curve(40), [{ x: 0, y: 0.5 }, { x: 1, y: 1 }]);
  assert.throws(() => scene.curve(41), { name: "StaleError" });
  assert.equal(scene.animate({ curve: 40, constraints: true, fromBeginning: true }, () => {}).curve, 40);
  assert.ok(scene.sampleInWindow().length > 0);
});

test("devices, safe areas and obstructions", () => {
  const scene = new Scene({ profile: "ios15" });
  assert.ok("iPhone X" in scene.devices);
  assert.equal(scene.device, null);
  scene.setDevice("iPhone X");
  assert.deepEqual(scene.device, scene.devices["iPhone X"]);
  scene.windowOnScreen = { x: 100, y: 0, width: 275, height: 812 };
  assert.deepEqual(scene.windowOnScreen, { x: 100, y: 0, width: 275, height: 812 });
  scene.setDevice("iPhone X");
  const page = scene.navigation().push("page").view;
  scene.layout();
  assert.deepEqual(page.safeInsets, { top: 88, left: 0, bottom: 34, right: 0 });
  scene.rotate("landscapeRight");
  assert.deepEqual(page.safeInsets, { top: 32, left: 44, bottom: 21, right: 44 });
  assert.throws(() => scene.setDevice("Newton"), /unknown device "Newton"; known are .*iPhone X/);
  scene.setDevice({ width: 400, height: 300, portrait: { top: 10 } });
  assert.deepEqual([scene.device.name, scene.device.portrait], ["", { top: 10, left: 0, bottom: 0, right: 0 }]);
  const panel = scene.obstruct({ edge: "left", name: "panel" });
  assert.ok(panel instanceof Obstruction && scene.item(panel.id) === panel);
  panel.depth = 120;
  const safe = scene.window.safeArea;
  scene.layout();
  assert.equal(safe.windowFrame.x, 120);
  assert.deepEqual([panel.depth, panel.edge, panel.obstructionKind], [120, "left", "panel"]);
  const square = scene.obstruct();
  square.move({ x: 1, y: 2, width: 3, height: 4 });
  scene.layout();
  assert.deepEqual(square.frame, { x: 1, y: 2, width: 3, height: 4 });
  panel.remove();
  assert.equal(panel.alive, false);
  assert.throws(() => panel.edge, { name: "StaleError" });
});

test("controllers and their bars", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const tabs = scene.tabs("tabs");
  const stack = tabs.navigation("inbox");
  const table = stack.table("messages");
  const other = tabs.controller("settings");
  assert.ok(stack instanceof NavigationController && tabs instanceof TabController);
  assert.equal(table.parent, stack);
  assert.equal(stack.parent, tabs);
  assert.equal(tabs.parent, null);
  assert.equal(stack.shown, table);
  assert.deepEqual([table.kind, tabs.kind], ["table", "tab"]);
  scene.layout();
  assert.equal(table.view.effectiveInsets.top, 64);
  assert.equal(scene.topGuide, table.topGuide);
  assert.equal(scene.bottomGuide.frame.height, 49);
  stack.bar.hidden = true;
  stack.toolbar.hidden = false;
  stack.bar.set({ hasPrompt: true, imageHeight: 88 });
  assert.equal(stack.bar.imageHeight, 88);
  assert.equal(typeof stack.bar.imageFrame(88).black, "number");
  assert.deepEqual([tabs.bar.isTranslucent, tabs.bar.isEffectivelyTranslucent], [null, true]);
  tabs.bar.isTranslucent = false;
  scene.layout();
  assert.deepEqual([stack.bar.hidden, stack.toolbar.hidden, tabs.bar.isEffectivelyTranslucent], [true, false, false]);
  tabs.select(1);
  scene.layout();
  assert.equal(tabs.shown, other);
  assert.deepEqual([other.readsEdges, tabs.readsEdges, other.edges], [true, false, ["top", "left", "bottom", "right"]]);
  other.set({ edges: ["top", "bottom"], additionalInsets: { ...other.additionalInsets, top: 5 } });
  assert.deepEqual([other.edges, other.additionalInsets.top], [["top", "bottom"], 5]);
  scene.statusBar.hidden = true;
  assert.deepEqual([scene.statusBar.hidden, scene.statusBar.effectiveHeight, scene.statusBar.style], [true, 0, "default"]);
  scene.set({ statusBarSource: "application", statusBarStyle: "light" });
  assert.equal(scene.statusBar.style, "light");
  assert.throws(() => tabs.topGuide, { name: "KindError" });
  const pushed = stack.push("more");
  stack.bar.set({ collapsesWith: table.view, flickVelocity: 100 });
  stack.tapBar();
  assert.equal(stack.collapsed, 0);
  stack.pop();
  assert.equal(pushed.alive, false);
  other.remove();
  assert.equal(other.alive, false);
  assert.throws(() => other.kind, { name: "StaleError" });
  assert.deepEqual(stack.view.bars.map((bar) => bar.name), ["navigation_bar", "toolbar"]);
  assert.deepEqual(stack.view.bars, [stack.bar, stack.toolbar]);
  assert.deepEqual(tabs.view.bars, [tabs.bar]);
  const [statusBar, keyboard] = scene.window.bars;
  assert.equal(statusBar, scene.statusBar);
  assert.equal(keyboard.name, "keyboard");
});

test("scroll views", () => {
  const { scene, messages } = chat();
  messages.contentSize = { width: 320, height: 1000 };
  messages.scrollToBottom();
  scene.layout();
  assert.equal(messages.offset.y, 1000 - 480 + 44);
  messages.offset = { x: 0, y: 10 };
  messages.insets = { ...messages.insets, bottom: 5 };
  messages.set({ indicatorInsets: messages.insets, followsKeyboard: false });
  scene.layout();
  assert.deepEqual(messages.effectiveInsets, { top: 64, left: 0, bottom: 5, right: 0 });
  assert.deepEqual(messages.effectiveIndicatorInsets.bottom, 5);
  messages.followsKeyboard = null;
  messages.drag(0, 20, 100);
  assert.equal(messages.offset.y, 20);
  assert.equal(messages.shownOffset.y, 20);
  assert.equal(messages.offsetShowing({ x: 0, y: 900, width: 10, height: 10 }).y > 400, true);
  assert.equal(messages.visible.width, 320);
  assert.equal(messages.shownInsets.top, 64);
  assert.equal(messages.isAdjusted, true);
  messages.docked = null;
  assert.equal(messages.contentGuide.kind, "contentGuide");
  assert.equal(messages.frameGuide.kind, "frameGuide");
});

test("profiles differ, and what they do can be asked", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios6" });
  assert.equal(scene.hasCapability("layoutGuides"), false);
  scene.profile = "ios7";
  assert.equal(scene.profile, "ios7");
  assert.equal(scene.hasCapability("layoutGuides"), true);
  assert.deepEqual([scene.height("navigationBar"), scene.height("navigationBar", { landscape: true })], [44, 32]);
  scene.setHeight("navigationBar", 50);
  assert.deepEqual([scene.height("navigationBar"), scene.height("navigationBar", { landscape: true })], [50, 32]);
  const page = scene.navigation().push();
  scene.layout();
  assert.equal(page.barsHeight, 70);
  scene.set({ keyboardGuideFlags: ["followsUndocked"], quarterTurn: 0, halfTurn: 0 });
  const field = page.add("field", { intrinsic: [280, 30] });
  field.top.equal(page.view.top, 300);
  scene.keyboard.show();
  assert.deepEqual(scene.obscured.map(({ item, insets }) => [item.name, insets.bottom]), [["field", 30]]);
  assert.equal(field.obscured.bottom, 30);
});

test("without a screen its members throw a ModeError that says what to do", () => {
  const scene = new Scene({ size: [320, 480] });
  for (const use of [() => scene.keyboard, () => scene.statusBar, () => scene.topGuide, () => scene.orientation,
                     () => scene.rotate("portrait"), () => scene.keyboardGuide, () => scene.movingUntil, () => scene.isInCall, () => scene.height("toolbar"),
                     () => scene.device, () => { scene.profile = "ios7"; }]) {
    assert.throws(use, { name: "ModeError", message: /profile/ });
  }
  assert.equal(scene.profile, "none");
  assert.throws(() => scene.navigation(), ModeError);
  assert.throws(() => scene.animate({}, () => {}), ModeError);
  assert.throws(() => new Scene({ profile: "ios7" }).topGuide, /scene.controller\(\)/);
});

test("a block of animate() that fails to end is ended by commit()", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  const views = Array.from({ length: 40 }, (_, index) => scene.add("", { intrinsic: [10 + index, 10] }));
  const gaps = views.map((view, index) => view.left.equal(index ? views[index - 1].right : scene.window.left));
  for (const view of views) view.right.atMost(scene.window.right);
  scene.layout();
  assert.throws(() => scene.animate({ duration: 1 }, () => {
    scene.stepLimit = 1;
    for (const gap of gaps) gap.constant = 30;
    views.at(-1).width.equal(400);
  }), { name: "LimitError" });
  scene.stepLimit = 0;
  assert.throws(() => scene.animate({}, () => {}), { name: "ModeError", message: /commit/ });
  scene.commit();
  assert.equal(views[0].frame.x, 30);
  assert.throws(() => scene.commit(), ModeError);
  assert.equal(scene.animate({ duration: 0.5 }, () => {}).duration, 0.5);
});

test("a curve is a word or a whole number", () => {
  const scene = new Scene({ size: [320, 480], profile: "ios7" });
  for (const curve of [7.9, 2 ** 32 + 3, Number.NaN]) {
    assert.throws(() => scene.animate({ curve }, () => {}), /curve: expected a whole number between -2147483648 and 2147483647/);
    assert.throws(() => scene.keyboard.show({ curve }), /curve: expected a whole number/);
  }
});
