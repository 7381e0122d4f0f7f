// A dashboard: a grid with named areas. In a narrow window the same views have other areas.
import { load, Scene } from "casement";

await load();
const scene = new Scene({ size: [960, 600] });
const page = scene.addGrid("page", { columns: "180 repeat(3, 1fr)", rows: "56 96 1fr", gap: 12, padding: 12,
  areas: "head head head head / side users sales load / side chart chart list" });
for (const name of ["head", "side", "users", "sales", "load", "chart", "list"]) page.add(name, { area: name });
scene.rules(["H:|[page]|", "V:|[page]|"]);

for (const width of [960, 480]) {
  if (width < 600) {
    page.set({ columns: "1fr 1fr", rows: "56 96 96 1fr", areas: "head head / users sales / load list / chart chart" });
    scene.find("side").hidden = true;
  }
  scene.resize(width, 600);
  scene.layout();
  console.log(`${width} wide`);
  for (const { name, hidden, frame } of page.children) {
    if (!hidden) console.log(`  ${name.padEnd(5)} (${frame.x}, ${frame.y}, ${frame.width}, ${frame.height})`);
  }
}
scene.close();
