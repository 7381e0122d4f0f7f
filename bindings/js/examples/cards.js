// A list of cards that wraps: each line takes as many as fit, and the cards share what is left of it.
import { load, Scene } from "casement";

await load();
const scene = new Scene({ size: [480, 400] });
const cards = scene.addFlow("cards", { wrap: "lines", gap: 12, lineGap: 12, padding: 12 });
for (let number = 1; number < 6; number++) {
  const card = cards.addFlow(`card ${number}`, { flowDirection: "column", basis: 140, grow: 1, maxWidth: 200 });
  card.add("photo", { aspectRatio: 2 });
  card.add("title", { intrinsic: [90, 20], outerMargins: 8 });
}
scene.rules(["H:|[cards]|", "V:|[cards]"]);

for (const width of [480, 340]) {
  scene.resize(width, 400);
  scene.layout();
  console.log(`${width} wide`);
  for (const { name, frame } of cards.children) {
    console.log(`  ${name} (${frame.x}, ${frame.y}, ${frame.width}, ${frame.height})`);
  }
}
scene.close();
