// The items of a scene, with what a picture reads of them.

import CCasement

/// An item of the scene. Its place in `Snapshot.items` stands for it.
struct Item {
  let id: cas_item
  let kind: Int32
  /// The place of the parent of a view, or of the owner of a guide; -1 for that of the window.
  let parent: Int
  let depth: Int
  let name: String
  let isHidden: Bool
  /// Of a view; nil for a guide and a bar.
  let view: (settings: cas_view_settings, state: cas_view_state)?
  /// The places of its views and of its guides.
  var children: [Int] = []
  var guides: [Int] = []
  /// The place behind the last item inside it.
  var end = 0
  /// How a bar or a guide of a screen is drawn; nil for anything else.
  var overlay: Overlay?

  var isView: Bool { kind == CAS_PLAIN || kind == CAS_SCROLL }
  var isLeaf: Bool { kind == CAS_BAR || isView && children.isEmpty && guides.isEmpty }
  var hasContent: Bool {
    guard let state = view?.state else { return false }
    return state.intrinsic.width >= 0 || state.intrinsic.height >= 0 || state.is_measured != 0
  }
  /// The distances of the baselines from the top and from the bottom; nil without baselines.
  var baselines: (first: Double, last: Double)? {
    guard let state = view?.state, state.first_baseline != 0 || state.last_baseline != 0 else { return nil }
    return (state.first_baseline, state.last_baseline)
  }
}

/// A bar or a guide of a screen, and how it is drawn.
struct Overlay {
  enum Style {
    case clearStatusBar, lightStatusBar, blackStatusBar, translucentBar, opaqueBar, keyboard, topGuide, bottomGuide
  }

  var style: Style
  /// How far it extends above its frame.
  var reach = 0.0
  /// It is hidden, but its animation shows it.
  var isLeaving = false
  /// The height of its background image; 0 for none.
  var imageHeight = 0.0

  /// Only text, without a background.
  var isClear: Bool { style == .clearStatusBar || style == .lightStatusBar }
  var isGuide: Bool { style == .topGuide || style == .bottomGuide }
}

/// The root of every scene.
let window = cas_item(4_194_304)

extension Item {
  init(_ id: cas_item, at parent: Int, depth: Int, in scene: OpaquePointer) throws(PictureError) {
    self.id = id
    self.parent = parent
    self.depth = depth
    kind = cas_item_kind(scene, id)
    name = String(cString: cas_item_name(scene, id))
    isHidden = cas_item_is_hidden(scene, id) != 0
    let isView = kind == CAS_PLAIN || kind == CAS_SCROLL
    view = isView ? (try read { cas_view_get(scene, id, $0) }, try read { cas_view_get_state(scene, id, $0) }) : nil
  }

  /// The name, in quotes where it is not just letters, digits and underscores; `#id` for an item without one: as in
  /// rules.
  var ruleName: String {
    if name.isEmpty { return "#\(id)" }
    let isBare = name.utf8.enumerated().allSatisfy { index, byte in
      let letter = byte | 0x20
      let isLetter = (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      return isLetter || index > 0 && byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
    }
    if isBare { return name }
    return name.unicodeScalars.reduce("\"") { text, scalar in
      switch scalar {
      case "\n": text + "\\n"
      case "\"", "\\": text + "\\" + String(scalar)
      default: text + String(scalar)
      }
    } + "\""
  }
}
