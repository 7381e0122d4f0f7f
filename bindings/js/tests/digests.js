// Prints the digests of some scenes and solvers; digests.c makes the same calls.
import { Scene, Solver, load } from "casement";

await load();

const print = (name, { digest }) => console.log(name, digest.toString(16).padStart(16, "0"));

function aForm() {
  const scene = new Scene({ size: [320, 480] });
  for (let row = 0; row < 30; row++) {
    const label = scene.add(`label${row}`, { intrinsic: [20 + row / 3, 20] });
    const field = scene.add(`field${row}`);
    scene.rules(`H:|-[label${row}]-[field${row}]-|`);
    field.top.equal(scene.window.top, 10 + 40.1 * row);
    label.centerY.equal(field.centerY);
  }
  for (let width = 320; width < 1000; width += 97) {
    scene.resize(width, 480);
    scene.layout();
    print("form", scene);
  }
  scene.close();
}

function aChat() {
  const scene = new Scene({ size: [320, 480], scale: 2, profile: "ios7" });
  const page = scene.navigation().push("chat");
  const messages = page.addScroll("messages");
  const text = messages.add("text");
  const input = page.add("input", { intrinsic: [null, 44] });
  scene.rules(["H:|[messages]|", "V:|[messages]|", "H:|[input]|", "input.bottom == keyboard_guide.top",
               "H:|-[text(==messages)]-|", "V:|-[text]-|"]);
  text.measure = ({ width }) => [null, width === null ? null : 1000 / (width + 1)];
  messages.docked = input;
  scene.layout();
  print("chat", scene);
  const moving = scene.keyboard.show();
  for (let frame = 0; frame <= 30; frame += 3) {
    moving.sample(frame / 60);
    print("keyboard", scene);
  }
  scene.rotate("landscapeRight").sample(0.1);
  print("rotated", scene);
  scene.close();
}

function aSystem() {
  const count = 120;
  const solver = new Solver();
  const variables = solver.addVariables(count);
  let random = 1;
  for (let i = 0; i < 3 * count; i++) {
    random = (Math.imul(random, 1103515245) + 12345) >>> 0;
    const first = (random >>> 8) % count;
    const second = (first + 1 + ((random >>> 16) % (count - 1))) % count;
    const terms = [[variables[first], 1 + ((random >>> 5) % 7) / 3], [variables[second], -1]];
    solver.add(terms, ["==", "<=", ">="][(random >>> 12) % 3], ((random >>> 10) % 100) / 7,
      100 * (1 + ((random >>> 20) % 9)), 1 + (i % 5));
    if (i % 12 === 11) {
      solver.solve();
      print("system", solver);
    }
  }
  const edit = solver.editVariable(variables[7], 950);
  for (let i = 0; i < 10; i++) {
    solver.suggest(edit, i * 33.3);
    print("edit", solver);
  }
  solver.close();
}

aForm();
aChat();
aSystem();
