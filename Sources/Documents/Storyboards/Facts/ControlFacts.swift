// Intrinsic sizes and alignment insets of standard controls, by version of Xcode.
//
// Sizes are those of the alignment rect. Text and images are not measured: if the intrinsic size depends on them, the
// stored size is used.

/// The intrinsic length of a control along one axis.
enum IntrinsicLength {
  case nothing
  /// The stored length.
  case stored
  /// The stored length, or else the last of these that holds.
  case usual([Fact])

  func length(_ facts: Facts, stored: Double?) -> Double? {
    switch self {
    case .nothing: nil
    case .stored: stored
    case .usual(let lengths): stored ?? facts.length(lengths)
    }
  }

  var facts: [Fact] {
    if case .usual(let facts) = self { facts } else { [] }
  }
}

/// Distances from the edges of a frame to those of the alignment rect.
typealias Edges = (top: Double, left: Double, bottom: Double, right: Double)

struct Control {
  var name: String
  /// The styles to which this entry applies; empty for all.
  var styles: Set<String> = []
  var width: IntrinsicLength
  var height: IntrinsicLength
  /// The alignment insets.
  var insets: Edges = (0, 0, 0, 0)
  /// Whether the control scrolls its children.
  var isScroll = false

  /// That the control has these alignment insets; nil if it has none.
  var insetsFact: Fact? {
    insets == (0, 0, 0, 0) ? nil : Fact("alignment-\(name)", "alignment insets of a \(name): \(insets)")
  }
  var facts: [Fact] { width.facts + height.facts + [insetsFact].compactMap { $0 } }
}

/// Returns the widths or heights of a control, each from the first tools of a version of Xcode.
private func lengths(_ axis: String, _ control: String, _ lengths: [(xcode: Int, length: Double)]) -> IntrinsicLength {
  .usual(
    lengths.enumerated().map { place, step in
      let next = place + 1 < lengths.count ? Tools.first(ofXcode: lengths[place + 1].xcode) : .infinity
      let name = "\(axis)-\(control)" + (step.xcode == 0 ? "" : "-\(step.xcode)")
      return Fact(
        name, "intrinsic \(axis) of a \(control)", step.length,
        of: "\(axis) \(control.split(separator: "-")[0])", since: Tools.first(ofXcode: step.xcode), before: next)
    })
}

/// The controls with an intrinsic size or scrolled content, by the names of their elements.
let controls: [Control] = [
  Control(name: "label", width: .stored, height: .stored),
  Control(name: "button", width: .stored, height: lengths("height", "button", [(0, 30)])),
  Control(name: "textField", width: .stored, height: lengths("height", "textField", [(0, 30), (11, 34)])),
  Control(name: "imageView", width: .stored, height: .stored),
  Control(name: "textView", width: .stored, height: .stored),
  Control(
    name: "switch", width: lengths("width", "switch", [(0, 49)]), height: lengths("height", "switch", [(0, 31)]),
    insets: (0, 0, 0, 2)),
  Control(name: "slider", width: .nothing, height: lengths("height", "slider", [(0, 30)]), insets: (0, 2, 1, 2)),
  Control(
    name: "segmentedControl", width: .stored, height: lengths("height", "segmentedControl", [(0, 28), (11, 31)]),
    insets: (0, 0, 1, 0)),
  Control(
    name: "stepper", width: lengths("width", "stepper", [(0, 94)]),
    height: lengths("height", "stepper", [(0, 29), (11, 32)])),
  Control(name: "progressView", width: .nothing, height: lengths("height", "progressView", [(0, 2), (12, 4)])),
  Control(
    name: "activityIndicatorView", styles: ["whiteLarge", "large"],
    width: lengths("width", "activityIndicatorView-whiteLarge", [(0, 37)]),
    height: lengths("height", "activityIndicatorView-whiteLarge", [(0, 37)])),
  Control(
    name: "activityIndicatorView", width: lengths("width", "activityIndicatorView", [(0, 20)]),
    height: lengths("height", "activityIndicatorView", [(0, 20)])),
  Control(
    name: "pickerView", width: lengths("width", "pickerView", [(0, 320)]),
    height: lengths("height", "pickerView", [(0, 216)])),
  Control(
    name: "datePicker", width: lengths("width", "datePicker", [(0, 320)]),
    height: lengths("height", "datePicker", [(0, 216)])),
  Control(name: "pageControl", width: .stored, height: lengths("height", "pageControl", [(0, 37)])),
  Control(name: "searchBar", width: .nothing, height: lengths("height", "searchBar", [(0, 44), (9, 56)])),
  Control(name: "navigationBar", width: .nothing, height: .usual([.navigationBar])),
  Control(name: "toolbar", width: .nothing, height: .usual([.toolbar, .tallToolbar])),
  Control(name: "tabBar", width: .nothing, height: .usual([.tabBar])),
  Control(name: "scrollView", width: .nothing, height: .nothing, isScroll: true),
  Control(name: "tableView", width: .nothing, height: .nothing, isScroll: true),
  Control(name: "collectionView", width: .nothing, height: .nothing, isScroll: true),
]

/// The elements of views without an intrinsic size that need no remark.
let knownViews: Set<String> = [
  "view", "stackView", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
  "collectionViewCellContentView", "containerView", "visualEffectView", "webView", "wkWebView", "mapView", "glkView",
  "MTKView", "arscnView", "sceneKitView", "skView", "window",
]

// MARK: System symbols

extension Fact {
  static let wideSymbol = Fact(
    "symbol-chevron.right",
    "the alignment rect of the symbol chevron.right extends beyond its frame at the top and the "
      + "bottom by this part of its height", 0.1)
  static let symbols = [wideSymbol]
}

/// How far the alignment rect of a system symbol extends beyond the frame. Other symbols are taken to be aligned by
/// their frame.
let symbolReach: [String: Fact] = ["chevron.right": .wideSymbol]
