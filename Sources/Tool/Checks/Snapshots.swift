// Draws a layout with the findings that begin in it.

import CCasement
import Documents
import Pictures

extension CheckedLayout {
  /// Returns a picture of the layout in which the views of findings are marked, those at some places.
  func snapshot(of findings: [Finding], at places: [Int]) throws(Diagnostic) -> Snapshot {
    var options = PictureOptions()
    let longest = max(window.width, window.height, 1)
    options.zoom = min(max(560 / longest, 0.01), 2)
    options.isBare = true
    // Those that are certain are findings.
    options.hidesFaults = true
    options.looks = loaded.looks
    for view in views {
      if let facts = view.facts { options.looks[view.item]?.text.size *= growth(facts) }
    }
    var marks = Marks(zoom: options.zoom, window: window)
    for finding in places.map({ findings[$0] }) {
      let all = finding.views.compactMap { view(named: $0)?.frame }
      // A mark of a view that fills the window hides the others.
      let inner = all.filter { $0.width < window.width || $0.height < window.height }
      for (number, frame) in (inner.isEmpty ? all : inner).enumerated() {
        marks.note(frame, number == 0 ? finding.lint : "")
      }
    }
    let svg = picture(try loaded.picture(options), over: marks.text)
    return Snapshot(setting: setting.words, svg: svg, findings: places)
  }
}
