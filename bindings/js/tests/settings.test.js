// Every setting and every state that settings.js has, which is made from the header: none is named here.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import test from "node:test";
import { Scene, load } from "casement";
import * as abi from "casement/abi";
import { groups } from "./node_modules/casement/src/settings.js";
import * as words from "./node_modules/casement/src/words.js";

await load();

/** A scene with an object for each owner of settings and states. */
function objects() {
  const scene = new Scene({ size: [320, 480], profile: "ios11" });
  const tabs = scene.tabs("tabs");
  const navigation = tabs.navigation("navigation");
  const controller = navigation.push("page");
  const scroll = controller.addScroll("scroll");
  const input = controller.add("input");
  const stack = controller.addStack("stack");
  const arranged = stack.add("arranged");
  const flow = controller.addFlow("flow");
  const grid = controller.addGrid("grid", { columns: "100 1fr" });
  const [boxed, dimensions] = [grid.add("boxed"), flow.add("dimensions")];
  scene.layout();
  return {
    flow, grid, boxed, dimensions,
    scene, screen: scene, controller, scroll, input, stack, arranged, view: arranged, bar: navigation.bar, status_bar: scene.statusBar,
  };
}

/** A value of a kind that is not the present one, and one that is refused. */
function values(kind, now, { input, scroll }, name) {
  if (typeof kind === "object") return [Object.keys(kind).slice(now.length > 0 ? 1 : 0), ["nothing"]];
  switch (kind) {
    case "number": return [now + 0.5, NaN];
    case "optional": return [now === null ? 0.5 : null, -1];
    case "flag": return [!now, 1];
    case "choice": return [now === true ? null : true, "yes"];
    case "priority": return [now + 7, 1001];
    case "word": return [0x10203040, 2 ** 32];
    case "whole": return [2 ** 40 + 3, -1];
    case "item": return [name === "collapsesWith" ? scroll : input, "input"];
    case "integer": return [now + 2, 0.5];
    case "length":
    case "dimension": return [now === "50%" ? 12 : "50%", "12px"];
    case "lengths": return [{ top: 1, left: "25%", bottom: 3, right: 4 }, { up: 1 }];
    case "text": return [name === "areas" ? "head head / side main" : name === "area" ? "head" : "repeat(2, 1fr)", 1];
    case "insets": return [{ top: 1, left: 2, bottom: 3, right: 4 }, { top: 1, left: 2, bottom: 3 }];
    default: return [Object.keys(words[kind]).find((word) => word !== now && word !== "none" && word !== "inherited"), "nothing"];
  }
}

const settings = groups.filter((group) => group.set);
const states = groups.filter((group) => !group.set);
/** The name of a setting as a property. */
const shownName = (owner, name) => settings.find((group) => group.owner === owner).shown?.[name] ?? name;
/** Settings that exclude others. */
const alone = ["area"];

/** All settings of all objects. */
const all = (made) => Object.fromEntries(settings.map(({ owner, properties }) =>
  [owner, Object.fromEntries(Object.keys(properties).map((name) => [name, made[owner][shownName(owner, name)]]))]));

test("every struct of settings and every one of state is here", async () => {
  const described = JSON.parse(await readFile(process.env.CASEMENT_DESCRIPTION, "utf8"));
  const structs = Object.keys(described.structs).filter((name) => /_(settings|state)$/.test(name));
  assert.deepEqual(groups.map(({ struct }) => struct).sort(), structs.sort());
  for (const { struct, properties } of groups) {
    const members = Object.values(properties).flatMap(([member, , condition]) => [member, condition ?? []].flat());
    const left = described.structs[struct].members.map(({ name }) => name).filter((name) => !members.includes(name));
    const known = { cas_scene_settings: ["size", "flags"], cas_bar_state: ["size", "item", "frame"],
      cas_status_bar_state: ["size", "item", "frame"] }[struct] ?? ["size"];
    assert.deepEqual(left, known, struct);
    assert.ok(abi.structs[struct].size <= 256, `${struct} is larger than library.out`);
  }
});

for (const { owner, struct, properties } of settings) {
  for (const [name, [, kind]] of Object.entries(properties)) {
    test(`${struct}: ${name} is set, read back, and changes no other setting`, () => {
      const made = objects();
      const before = all(made);
      const [value, refused] = values(kind, before[owner][name], made, name);
      assert.notDeepEqual(value, before[owner][name]);
      made[owner][shownName(owner, name)] = value;
      before[owner][name] = value;
      assert.deepEqual(all(made), before);
      const { digest } = made.scene;
      for (const set of [() => { made[owner][shownName(owner, name)] = refused; }, () => made[owner].set({ [name]: refused })]) {
        assert.throws(set, (error) => error.name !== "Error" && error.message.includes(name), `${name} = ${String(refused)}`);
      }
      assert.deepEqual(all(made), before);
      assert.equal(made.scene.digest, digest);
      made.scene.layout();
      assert.deepEqual(all(made), before);
    });
  }
}

test("all settings of an object are set at once, or none", () => {
  for (const { owner, properties } of settings) {
    const made = objects();
    const before = all(made);
    const wanted = Object.fromEntries(Object.entries(properties).filter(([name]) => !alone.includes(name)).map(([name, [, kind]]) =>
      [name, values(kind, before[owner][name], made, name)[0]]));
    for (const [name, [, kind]] of Object.entries(properties)) {
      assert.throws(() => made[owner].set({ ...wanted, [name]: values(kind, before[owner][name], made, name)[1] }));
      assert.deepEqual(all(made), before, `${owner}.${name}`);
    }
    made[owner].set(wanted);
    assert.deepEqual(all(made)[owner], { ...before[owner], ...wanted });
  }
});

test("settings of several structs are set at once, or none", () => {
  const made = objects();
  const before = all(made);
  for (const use of [
    () => made.stack.set({ spacing: 5, horizontalHugging: 300, firstBaselineFromTop: NaN }),
    () => made.stack.set({ spacing: NaN, horizontalHugging: 300 }),
    () => made.stack.set({ spacing: 5, horizontalHugging: 300, spacingAfter: 5 }), // it is not arranged
    () => made.arranged.set({ horizontalHugging: 300, spacingAfter: 2e9 }),
    () => made.scroll.set({ docked: made.scroll, horizontalHugging: 300 }),
    () => made.scroll.set({ insets: { ...made.scroll.insets, top: 7 }, lastBaselineFromBottom: Infinity }),
    () => made.scene.set({ textSize: 2, profile: "ios7", quarterTurn: NaN }),
    () => made.scene.set({ textSize: 200, profile: "ios7" }),
  ]) {
    assert.throws(use, use.toString());
    assert.deepEqual(all(made), before, use.toString());
  }
  made.scene.set({ textSize: 2, profile: "ios7", quarterTurn: 1 });
  assert.deepEqual([made.scene.textSize, made.scene.profile, made.scene.quarterTurn], [2, "ios7", 1]);
});

test("every state can be read, and is not set", () => {
  const made = objects();
  const settable = ["intrinsic", "windowOnScreen", "contentSize", "offset", "hidden"]; // by functions of their own
  for (const { owner, properties } of states) {
    for (const name of Object.keys(properties)) {
      if (owner === "controller" && name === "shown") assert.equal(made.controller.shown, null);
      else assert.notEqual(made[owner][name] ?? made[owner], undefined, name);
      if (settable.includes(name)) continue;
      assert.throws(() => { made[owner][name] = made[owner][name]; }, TypeError, `${owner}.${name}`);
    }
  }
  assert.deepEqual([made.controller.kind, made.controller.parent, made.controller.topGuide.kind],
    ["content", made.bar.controller, "guide"]);
});
