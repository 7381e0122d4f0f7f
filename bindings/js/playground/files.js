// Scenes from files: storyboards, xibs, scene files and rules, read by the library.
import { Scene } from "casement";

const OPTIONS = 36; // bytes of a cas_documents_options: nine words
const PICTURE = 24; // and of a cas_picture_options: size, flags, zoom, looks

/** Whether the module reads files; one without Expat does not. */
export const readsFiles = (library) => "cas_documents_load" in library.exports;

export const isStoryboard = (name) => /\.(storyboard|xib)$/i.test(name);

/** Calls a function that writes text to library.writer, and returns its result and the text. */
function writing(library, body) {
  const decoder = new TextDecoder();
  let text = "";
  library.write = (piece) => (text += decoder.decode(piece, { stream: true }));
  try {
    return [library.using(body), text + decoder.decode()];
  } finally {
    library.write = undefined;
  }
}

function placeBytes(library, bytes) {
  const address = library.place(bytes.length + 1);
  library.bytes.set(bytes, address);
  return address;
}

/** The scenes of a file: id and title. A file that is no storyboard is one scene. */
export function scenesOf(library, { name, bytes }) {
  if (!isStoryboard(name)) return [{ id: "", title: name }];
  const [isRead, text] = writing(library, () => library.exports.playground_scenes(
    placeBytes(library, bytes), bytes.length, library.placeText(name, "name"), library.writer, 0));
  if (!isRead) throw new Error(text);
  return text.split("\n").filter(Boolean).map((line) => {
    const [id, names] = line.split("\t");
    return { id, title: names.split(", ")[0] || id };
  });
}

/**
 * Lays out a scene of a file, and returns it with what its views show, as JSON for pictureOf(). Throws an error with all that is
 * wrong in the file: looks are an object, which errors are not.
 */
export function openScene(library, { name, bytes }, { id, device, profile, isLandscape }) {
  const [address, text] = writing(library, () => {
    const options = library.place(OPTIONS);
    const isDrawn = isStoryboard(name);
    const words = [
      OPTIONS, isDrawn && id ? library.placeText(id, "id") : 0, isDrawn && device ? library.placeText(device, "device") : 0,
      profile, isDrawn && isLandscape ? 1 : 0, 0, 0, library.writer, 0,
    ];
    const content = placeBytes(library, bytes);
    library.words.set(words, options >> 2);
    return library.exports.cas_documents_load(content, bytes.length, library.placeText(name, "name"), options, library.writer, 0);
  });
  if (!address) throw new Error(text);
  return { scene: new Scene({ library }, address), looks: text };
}

/** A picture of a scene as people see it, as SVG with a border of 20; "" for one of which no looks are known. */
export function pictureOf(library, scene, looks) {
  if (looks === "{}") return "";
  const [status, text] = writing(library, () => {
    const options = library.place(PICTURE);
    const given = library.placeText(looks, "looks");
    library.words.set([PICTURE, 0, 0, 0, given, 0], options >> 2);
    library.numbers[(options + 8) >> 3] = 1; // zoom
    return library.exports.cas_documents_write_svg(scene._open(), options, library.writer, 0);
  });
  if (status < 0) throw new Error("the picture cannot be drawn");
  return text;
}
