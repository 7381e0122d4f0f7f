// Changes a scene from one setting of a screen configuration to the next.

import CCasement
import Documents
import Pictures
import Storyboards

struct LayoutState {
  private let loaded: LoadedScene
  private var texts: [Text] = []
  private var current = Setting()

  /// A view whose text grows with the text size, and its size at the usual one.
  private struct Text {
    var item: cas_item
    var size: cas_size
    /// Whether its width grows, too: that of a text on one line.
    var isSingleLine: Bool
    /// The text style; nil for a scene file, whose text grows as that of the body.
    var style: TextStyle?
  }

  /// Prepares a scene. A text without a stored frame gets the size of its letters, and so does the width of one that is
  /// stretched where it is drawn, unless the scene stays as drawn.
  init(_ loaded: LoadedScene, _ facts: [String: ViewFacts], isAsDrawn: Bool = false) throws(Diagnostic) {
    self.loaded = loaded
    try reset()
    for row in loaded.rows() where row.kind == "view" {
      let (state, status) = filled(cas_view_state.self) { cas_view_get_state(loaded.scene, row.item, $0) }
      guard status == CAS_OK, state.is_measured == 0 else { continue }
      let facts = facts[row.name]
      let line = state.first_baseline + state.last_baseline
      let size = facts.map { Self.size($0, state.intrinsic, isStretchable: !isAsDrawn) } ?? state.intrinsic
      if size.width != state.intrinsic.width || size.height != state.intrinsic.height {
        try pass(cas_view_set_intrinsic(loaded.scene, row.item, size.width, size.height))
      }
      let isSingleLine = size.height < 1.8 * line
      guard line > 0, facts.map({ $0.textStyle != nil }) ?? true else { continue }
      texts.append(Text(item: row.item, size: size, isSingleLine: isSingleLine, style: facts?.textStyle))
    }
  }

  /// Returns the intrinsic size of a view with text: the stored one, unless there is none, or the view is drawn wider
  /// than its text needs.
  private static func size(_ facts: ViewFacts, _ stored: cas_size, isStretchable: Bool) -> cas_size {
    let isText = ["label", "button"].contains(facts.element)
    let needed =
      facts.naturalWidth ?? (isText ? (width(of: facts.text, size: facts.fontSize) * 1.03).rounded(.up) : nil)
    guard let needed else { return stored }
    let line = (facts.fontSize * 1.2).rounded(.up)
    var size = stored
    if stored.width < 0 { size.width = needed }
    if stored.height < 0, isText { size.height = line }
    let isSingleLine = facts.element != "label" || stored.height < 1.8 * line
    if isStretchable, facts.naturalWidth != nil, isSingleLine, size.width > 1.15 * needed + 4 { size.width = needed }
    return size
  }

  /// Takes away the text size, the direction and the keyboard of a scene file: those of the settings count.
  private func reset() throws(Diagnostic) {
    try set(textSize: 1)
    try set(isRightToLeft: false)
    if loaded.hasScreen, cas_keyboard_frame(loaded.scene).height > 0 { try loaded.play(.keyboard(height: 0)) }
  }

  mutating func set(_ setting: Setting) throws(Diagnostic) {
    if setting.textSize != current.textSize { try scale(setting.textSize) }
    if setting.isRightToLeft != current.isRightToLeft {
      try set(isRightToLeft: setting.isRightToLeft)
    }
    if setting.hasKeyboard != current.hasKeyboard {
      try loaded.play(.keyboard(height: setting.hasKeyboard ? nil : 0))
    }
    current = setting
    try loaded.layOut()
  }

  private func scale(_ factor: Double) throws(Diagnostic) {
    for text in texts {
      let factor = text.style?.growth(whereBodyGrowsBy: factor) ?? factor
      let width = text.size.width < 0 || !text.isSingleLine ? text.size.width : text.size.width * factor
      let height = text.size.height < 0 ? text.size.height : text.size.height * factor
      try pass(cas_view_set_intrinsic(loaded.scene, text.item, width, height))
    }
    try set(textSize: factor)
  }

  private func set(textSize: Double) throws(Diagnostic) {
    let scene = loaded.scene
    try pass(
      change({ cas_scene_get(scene, $0) }, { cas_scene_set(scene, $0) }) { (settings: inout cas_scene_settings) in
        settings.text_size = textSize
      })
  }

  private func set(isRightToLeft: Bool) throws(Diagnostic) {
    let scene = loaded.scene
    try pass(
      change({ cas_view_get(scene, window, $0) }, { cas_view_set(scene, window, $0) }) {
        (view: inout cas_view_settings) in
        view.direction = Int32(isRightToLeft ? CAS_RIGHT_TO_LEFT : CAS_LEFT_TO_RIGHT)
      })
  }

  /// A strict scene refuses what cannot hold, and stays as it is.
  private func pass(_ status: cas_status) throws(Diagnostic) {
    if status != CAS_ERROR_CONFLICT { try loaded.check(status, at: nil) }
  }
}
