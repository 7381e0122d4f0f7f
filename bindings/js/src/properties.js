// Settings and states as properties: those of settings.js, by their kinds.
//
// A class that has them says which by described(), and by _subject() what the functions of the library
// are given behind the scene. What is set at once is in one struct or in several: if one of these is
// refused, those before it get their old values back, so nothing has changed. Structs of a class come
// before those of the classes that it extends: a screen is last, as another profile resets heights.
import { CAS_AUTOMATIC, CAS_NO, CAS_NO_METRIC, CAS_YES } from "./abi.js";
import * as check from "./arguments.js";
import { Choice, choices } from "./choices.js";
import { CasementError } from "./error.js";
import { KindError } from "./errors.js";
import { dimension, length, lengths } from "./lengths.js";
import { groups } from "./settings.js";

const same = (value) => value;
const metric = (length) => (length === CAS_NO_METRIC ? null : length);
/** A number of at least 0; any below 0 stands for none. */
const optional = { read: (number) => (number < 0 ? null : number), write: check.metric };
const members = (names) => ({
  read: same,
  write: (value, argument) => {
    const numbers = check.numbers(value, names, argument);
    return Object.fromEntries(names.map((name, index) => [name, numbers[index]]));
  },
});

/** For each kind, the value for a member of a struct, and the member for a value. */
const kinds = {
  number: { read: same, write: check.number },
  optional,
  flag: { read: (number) => number !== 0, write: check.flag },
  choice: {
    read: (number) => [null, false, true][number],
    write: (value, argument) => (value === null ? CAS_AUTOMATIC : check.flag(value, argument) ? CAS_YES : CAS_NO),
  },
  priority: { read: same, write: check.priority },
  word: { read: same, write: check.id },
  integer: { read: same, write: (value, argument) => check.whole(value, argument, -(2 ** 31), 2 ** 31 - 1) },
  length,
  dimension,
  lengths,
  text: {
    read: (address, scene) => scene.library.text(address),
    write: (value, argument) => check.text(value, argument),
  },
  whole: { read: same, write: (value, argument) => check.whole(value, argument, 0, Number.MAX_SAFE_INTEGER) },
  item: {
    read: (id, scene) => (id ? scene.item(id) : null),
    write: (item, argument, scene) => (item === null ? 0 : scene._own(item, argument)),
  },
  controller: { read: (id, scene) => scene._controller(id) },
  metrics: { read: ({ width, height }) => [metric(width), metric(height)] },
  insets: members(check.INSETS),
  size: members(check.SIZE),
  rect: members(check.RECT),
  point: members(check.POINT),
};

/** Words for bits: an array of those that are set. */
const bits = (choice) => ({
  read: (number) => choice.words.filter((word) => number & choice.number(word)),
  write: (value, argument) => check.entries(value, argument).reduce((sum, word) => sum | choice.number(word, argument), 0),
});

const ofWords = (choice) => ({
  read: (number) => choice.word(number),
  write: (word, argument) => choice.number(word, argument),
});

const kindOf = (kind) =>
  typeof kind === "object" ? bits(new Choice("word", kind)) : kinds[kind] ?? ofWords(choices[kind]);

const all = groups.map((group) => ({
  ...group,
  properties: Object.fromEntries(Object.entries(group.properties).map(([name, [member, kind, condition]]) =>
    [name, { member, kind: kindOf(kind), condition }])),
}));

/** The members of a struct, with texts as values: those of the library are valid until it is set. */
function copied(object, group) {
  const { library } = sceneOf(object);
  const values = library.readStruct(group.struct, filled(object, group));
  for (const { member, kind } of Object.values(group.properties)) {
    if (kind === kinds.text) values[member] = library.text(values[member]);
  }
  return values;
}

const sceneOf = (object) => object.scene ?? object;

/** The address of a struct that the library has filled in for an object. */
function filled(object, { struct, get }) {
  const scene = sceneOf(object);
  const { library } = scene;
  library.writeStruct(struct, library.out, {});
  scene._call(get, ...object._subject(), library.out);
  return library.out;
}

function read(object, group, { member, kind, condition }) {
  const scene = sceneOf(object);
  const address = filled(object, group);
  if (condition && !scene.library.readMember(group.struct, condition, address)) return null;
  return kind.read(scene.library.readMember(group.struct, member, address), scene);
}

/** The structs that settings change, each with the new members. Fails for what is no setting of the class, nor among `more`. */
export function prepared(prototype, scene, settings, argument = "settings", more = []) {
  const changes = new Map();
  for (const [name, value] of Object.entries(check.options(settings, [...more, ...prototype._names], argument))) {
    const group = prototype._settings.find(({ properties }) => name in properties);
    if (!group) continue; // one of `more`
    if (!changes.has(group)) changes.set(group, {});
    const { member, kind, condition } = group.properties[name];
    const isMissing = condition && value === null;
    if (condition) changes.get(group)[condition] = isMissing ? 0 : 1;
    changes.get(group)[member] = isMissing ? 0 : kind.write(value, name, scene);
  }
  return prototype._settings.filter((group) => changes.has(group)).map((group) => [group, changes.get(group)]);
}

function write(object, group, values) {
  const scene = sceneOf(object);
  const { library } = scene;
  library.using(() => scene._call(group.set, ...object._subject(), library.placeStructs(group.struct, [values])));
}

/** Sets what prepared() returned, all or none. */
export function apply(object, changes) {
  const undo = [];
  try {
    for (const [group, changed] of changes) {
      const old = before(object, group, changed);
      write(object, group, { ...old, ...changed });
      undo.unshift(() => write(object, group, old));
    }
  } catch (error) {
    for (const back of undo) back();
    if (error instanceof CasementError) error.message = renamed(error.message, changes);
    throw error;
  }
}

/** The members of a struct that is to be changed. If the object does not have it, the error names the setting. */
function before(object, group, changed) {
  try {
    return copied(object, group);
  } catch (error) {
    const [name] = Object.entries(group.properties).find(([, { member }]) => member in changed);
    if (error instanceof KindError) error.message = `${name}: ${group.refusal}`;
    throw error;
  }
}

/** A message of the library with the name of a property instead of that of a member. */
function renamed(message, changes) {
  const names = Object.fromEntries(changes.flatMap(([{ properties }]) =>
    Object.entries(properties).map(([name, { member }]) => [member, name])));
  return message.replace(/^settings\.(\w+)/, (_, member) => names[member] ?? member);
}

function set(settings) {
  apply(this, prepared(this, sceneOf(this), settings));
}

/** A class with the properties of owners, as "view" and "arranged", and with set(), which changes several at once. */
export function described(Base, ...owners) {
  class Described extends Base {}
  const own = all.filter(({ owner }) => owners.includes(owner));
  for (const group of own) {
    for (const [name, property] of Object.entries(group.properties)) {
      Object.defineProperty(Described.prototype, group.shown?.[name] ?? name, {
        configurable: true,
        get() {
          return read(this, group, property);
        },
        set: group.set && function (value) {
          this.set({ [name]: value });
        },
      });
    }
  }
  const settings = [...own.filter((group) => group.set), ...(Base.prototype._settings ?? [])];
  const names = settings.flatMap(({ properties }) => Object.keys(properties));
  Object.defineProperties(Described.prototype, { _settings: { value: settings }, _names: { value: names } });
  if (settings.length) Object.defineProperty(Described.prototype, "set", { configurable: true, value: set });
  return Described;
}
