// Runs the search of the built site in node, with the worker that a browser would run.
//
//   node Tests/site/search.js build/site QUERY...    prints a line of JSON for each query: the pages found, best first
const fs = require("fs");
const path = require("path");
const vm = require("vm");

const [top, ...queries] = process.argv.slice(2);
const workers = path.join(top, "assets/javascripts/workers");
const worker = fs.readdirSync(workers).find((name) => name.startsWith("search") && name.endsWith(".js"));
const index = JSON.parse(fs.readFileSync(path.join(top, "search/search_index.json"), "utf8"));

const listeners = [];
const self = {
  addEventListener: (kind, listener) => kind === "message" && listeners.push(listener),
  postMessage: (message) => answer(message),
  importScripts: () => { throw new Error("the index needs no other language"); },
  location: { href: "http://site/assets/javascripts/workers/search.js" },
  URL, setTimeout, clearTimeout, console,
};
self.self = self;
self.window = self;

const SETUP = 0, READY = 1, QUERY = 2, RESULT = 3;
const send = (message) => listeners.forEach((listener) => listener({ data: message }));

function answer(message) {
  if (message.type === READY) {
    next();
  } else if (message.type === RESULT) {
    // Each item is a page with its sections, the best of them first.
    const found = message.data.items.map((sections) => ({
      page: sections[0].location,
      best: sections.reduce((best, each) => (each.score > best.score ? each : best)).location,
    }));
    console.log(JSON.stringify(found));
    next();
  }
}

function next() {
  const query = queries.shift();
  if (query !== undefined) send({ type: QUERY, data: query });
}

vm.runInNewContext(fs.readFileSync(path.join(workers, worker), "utf8"), self);
send({ type: SETUP, data: { config: index.config, docs: index.docs, options: { suggest: true } } });
