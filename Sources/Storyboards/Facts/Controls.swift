// Intrinsic sizes and alignment insets of standard controls, by version of Xcode.
//
// Sizes are those of the alignment rect. Text and images are not measured: if the intrinsic size depends on them, the
// stored size is used.

/// The intrinsic length of a control along one axis.
enum IntrinsicLength {
  case nothing
  /// The stored length.
  case stored
  /// The stored length, or else one of these default lengths, each since a version of Xcode.
  case usual([(xcode: Int, length: Double)])

  func length(xcode: Int, stored: Double?) -> Double? {
    switch self {
    case .nothing: nil
    case .stored: stored
    case .usual(let lengths): stored ?? lengths.last { $0.xcode <= xcode }?.length
    }
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
}

/// The controls with an intrinsic size or scrolled content, by the names of their elements.
let controls: [Control] = [
  Control(name: "label", width: .stored, height: .stored),
  Control(name: "button", width: .stored, height: .usual([(0, 30)])),
  Control(name: "textField", width: .stored, height: .usual([(0, 30), (11, 34)])),
  Control(name: "imageView", width: .stored, height: .stored),
  Control(name: "textView", width: .stored, height: .stored),
  Control(name: "switch", width: .usual([(0, 49)]), height: .usual([(0, 31)]), insets: (0, 0, 0, 2)),
  Control(name: "slider", width: .nothing, height: .usual([(0, 30)]), insets: (0, 2, 1, 2)),
  Control(name: "segmentedControl", width: .stored, height: .usual([(0, 28), (11, 31)]), insets: (0, 0, 1, 0)),
  Control(name: "stepper", width: .usual([(0, 94)]), height: .usual([(0, 29), (11, 32)])),
  Control(name: "progressView", width: .nothing, height: .usual([(0, 2), (14, 4)])),
  Control(
    name: "activityIndicatorView", styles: ["whiteLarge", "large"], width: .usual([(0, 37)]),
    height: .usual([(0, 37)])),
  Control(name: "activityIndicatorView", width: .usual([(0, 20)]), height: .usual([(0, 20)])),
  Control(name: "pickerView", width: .usual([(0, 320)]), height: .usual([(0, 216)])),
  Control(name: "datePicker", width: .usual([(0, 320)]), height: .usual([(0, 216)])),
  Control(name: "pageControl", width: .stored, height: .usual([(0, 37)])),
  Control(name: "searchBar", width: .nothing, height: .usual([(0, 44), (9, 56)])),
  Control(name: "navigationBar", width: .nothing, height: .usual([(0, 44)])),
  Control(name: "toolbar", width: .nothing, height: .usual([(0, 44), (11, 49)])),
  Control(name: "tabBar", width: .nothing, height: .usual([(0, 49)])),
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

// MARK: System symbols whose alignment rect is higher than their frame

/// How far the alignment rect extends beyond the frame at the top and at the bottom, divided by the height. The values
/// are measured from stored frames. Other symbols are taken to be aligned by their frame.
let symbols: [String: Double] = ["chevron.right": 0.1]
