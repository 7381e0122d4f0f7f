// Where the items of a scene are in its window, kept up to date from the changes that the library
// reports: a change is an item with its frame in its parent.

/** The items of a scene as a flat list, parents first, in the order in which they are drawn. */
export class Frames {
  constructor(scene) {
    this.scene = scene;
    this.nodes = [];
    this._byId = new Map();
    this._add(scene.window, null, 0);
    this.refresh();
  }

  _add(item, parent, depth) {
    const node = {
      item, id: item.id, kind: item.kind, parent, depth, name: item.name, isHidden: false, isPage: false,
      x: 0, y: 0, width: 0, height: 0, left: 0, top: 0, shiftX: 0, shiftY: 0,
    };
    this.nodes.push(node);
    this._byId.set(node.id, node);
    if (node.kind !== "plain" && node.kind !== "scroll") return;
    node.isPage = this.scene.profile !== "none" && item.ownController !== null;
    for (const child of item.children) this._add(child, node, depth + 1);
    for (const guide of item.guides) this._add(guide, node, depth + 1);
  }

  get window() {
    return this.nodes[0];
  }

  node(item) {
    return this._byId.get(typeof item === "number" ? item : item.id);
  }

  /** Reads all frames as they are shown now. */
  refresh() {
    for (const node of this.nodes) {
      Object.assign(node, node.item.shownFrame);
      node.isHidden = node.item.hidden;
      if (node.kind === "scroll") this._scroll(node);
    }
    this.locate();
  }

  /** Takes over changed frames: a view of the memory of the library, without copies. */
  apply(changes) {
    for (let index = 0; index < changes.length; index++) {
      const node = this._byId.get(changes.id(index));
      if (!node) continue;
      node.x = changes.x(index);
      node.y = changes.y(index);
      node.width = changes.width(index);
      node.height = changes.height(index);
    }
    for (const node of this.nodes) if (node.kind === "scroll") this._scroll(node);
    this.locate();
  }

  _scroll(node) {
    const { x, y } = this.scene.profile === "none" ? { x: 0, y: 0 } : node.item.shownOffset;
    node.shiftX = -x;
    node.shiftY = -y;
  }

  /** Computes where each item is in the window. */
  locate() {
    for (const node of this.nodes) {
      const { parent } = node;
      // The frame guide of a scroll view stays where that is.
      const isFixed = node.kind === "frameGuide";
      node.left = node.x + (parent ? parent.left + (isFixed ? 0 : parent.shiftX) : 0);
      node.top = node.y + (parent ? parent.top + (isFixed ? 0 : parent.shiftY) : 0);
      node.isGone = node.isHidden || (parent?.isGone ?? false);
    }
  }

  /** The views with names, without bars, guides, and the views of controllers. */
  get views() {
    return this.nodes.filter(({ kind, name, parent, isPage }) => parent && name && !isPage && (kind === "plain" || kind === "scroll"));
  }
}
