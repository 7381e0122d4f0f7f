// Three panes: folders, messages and the text, which takes what is left. Messages give way first; then folders are hidden.
import { load, Scene } from "casement";

await load();
const scene = new Scene({ size: [900, 600] });
const panes = scene.addFlow("panes", { gap: 8 });
const folders = panes.add("folders", { basis: 180, shrink: 0 });
panes.add("messages", { basis: 280, minWidth: 200 });
const text = panes.addFlow("text", { flowDirection: "column", basis: 0, grow: 1, minWidth: 300 });
text.add("tools", { height: 44 });
text.add("body", { grow: 1 });
scene.rules(["H:|[panes]|", "V:|[panes]|"]);

for (const width of [900, 700, 560]) {
  folders.hidden = width < 600;
  scene.resize(width, 600);
  scene.layout();
  console.log(`${width} wide`);
  for (const { name, hidden, frame } of [...panes.children, ...text.children]) {
    if (!hidden) console.log(`  ${name.padEnd(8)} (${frame.x}, ${frame.y}, ${frame.width}, ${frame.height})`);
  }
}
scene.close();
