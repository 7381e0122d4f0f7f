// A chat while the keyboard comes up, as every language under bindings has it: an input row
// rides on the keyboard, and messages under both are padded for them.
import { load, Scene } from "casement";

await load();
const scene = new Scene({ size: [320, 480], profile: "ios7", scale: 2 });
const page = scene.navigation().push("chat");

const messages = page.addScroll("messages");
const input = page.add("input");
const text = input.add("text", { intrinsic: [null, 30] });
const send = input.add("send", { intrinsic: [60, 30] });

scene.rules(["H:|[messages]|", "V:|[messages]|", "H:|[input]|", "H:|-8-[text]-[send]-8-|"]);
input.height.equal(44);
text.centerY.equal(input.centerY);
send.centerY.equal(text.centerY);
input.bottom.equal(scene.keyboardGuide.top);
messages.docked = input; // the input counts into the insets
scene.layout();

const digits = (...numbers) => numbers.map((number) => number.toFixed(1));
const moving = scene.keyboard.show();
for (let milliseconds = 0; milliseconds <= 500; milliseconds += 50) { // the callback of each screen refresh
  console.log(`${milliseconds} ms`);
  for (const { item, frame } of moving.sample(milliseconds / 1000)) {
    const [x, y, width, height] = digits(frame.x, frame.y, frame.width, frame.height);
    console.log(`  ${item.name} (${x}, ${y}) ${width} x ${height}`);
  }
}
const { top, left, bottom, right } = messages.effectiveInsets;
console.log(`messages are padded by (${digits(top, left, bottom, right).join(", ")})`);
scene.close();
