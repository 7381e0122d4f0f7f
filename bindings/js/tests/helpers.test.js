// Barriers, fits, and views that give up their room while they are hidden.
import assert from "node:assert/strict";
import test from "node:test";
import { EmptyError, OutOfRangeError, Scene, load } from "casement";

await load();

const room = () => {
  const scene = new Scene({ size: [320, 480] });
  const [name, mail] = [scene.add("name", { intrinsic: [40, 20] }), scene.add("mail", { intrinsic: [60, 20] })];
  scene.rules(["name.left == window.left", "mail.left == window.left"]);
  return { scene, name, mail, field: scene.add("field", { intrinsic: [null, 30] }) };
};

test("a barrier follows the furthest", () => {
  const { scene, name, mail, field } = room();
  const labels = scene.addBarrier("trailing", [name, mail], { margin: 8, name: "labels" });
  scene.rules(["field.leading == labels.trailing", "field.trailing == window.trailing"]);
  scene.layout();
  assert.equal(field.frame.x, 68);
  mail.remove();
  scene.layout();
  assert.equal(field.frame.x, 48);
  assert.equal(String(labels.constraints[4]), "labels.width == 0 @400");
  assert.throws(() => scene.addBarrier("left", []), EmptyError);
  assert.throws(() => scene.addBarrier("width", [name]), OutOfRangeError);
  assert.throws(() => scene.addBarrier("left", [name], { gap: 3 }), TypeError);
});

test("a photo fits into its frame, or covers it", () => {
  const { scene, field } = room();
  const photo = scene.add("photo");
  scene.rules(["H:|[field(200)]", "V:|[field(100)]"]);
  const made = photo.fit(field, 1.5, { identifier: "inside" });
  scene.layout();
  assert.deepEqual(photo.frame, { x: 25, y: 0, width: 150, height: 100 });
  assert.deepEqual(made.map(({ identifier }) => identifier), Array(6).fill("inside"));
  for (const each of made) each.remove();
  photo.fit(field, 2.5, { fit: "cover" });
  scene.layout();
  assert.deepEqual(photo.frame, { x: -25, y: 0, width: 250, height: 100 });
  assert.throws(() => photo.fit(field, 0), OutOfRangeError);
});

test("a hidden view gives up its room", () => {
  const { scene, name, field } = room();
  name.collapsesWidth = true;
  const gap = field.left.equal(name.right, 8);
  assert.equal(gap.gone, null);
  scene.layout();
  assert.equal(field.frame.x, 48);
  name.hidden = true;
  gap.gone = 0;
  scene.layout();
  assert.equal(field.frame.x, 0);
  assert.equal(gap.gone, 0);
  gap.gone = null;
  scene.layout();
  assert.equal(field.frame.x, 8);
  assert.equal(String(gap), "field.left == name.right + 8 @1000");
});
