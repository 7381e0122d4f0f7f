// What standard controls are by themselves: sizes of their own and alignment rects, by generation of Xcode.
//
// Sizes are those of the alignment rect. What depends on text or on an image nobody can measure here: there the size
// that the document stores stands in for it.

/// What a control wants to be along one axis.
enum Want {
  case nothing
  /// As long as it is in the document.
  case stored
  /// The same; where none is stored one of these lengths, each from a version of Xcode on.
  case usual([(xcode: Int, length: Double)])

  func length(xcode: Int, stored: Double?) -> Double? {
    switch self {
    case .nothing: nil
    case .stored: stored
    case .usual(let lengths): stored ?? lengths.last { $0.xcode <= xcode }?.length
    }
  }
}

/// Distances from the edges of a frame to those of the rect that the view is aligned by.
typealias Edges = (top: Double, left: Double, bottom: Double, right: Double)

struct Control {
  var name: String
  /// The styles that are meant; none for all others.
  var styles: Set<String> = []
  var width: Want
  var height: Want
  /// From the frame to the alignment rect: top, left, bottom, right.
  var insets: Edges = (0, 0, 0, 0)
  /// Whether it shows something larger than itself, which its children lie in.
  var isScroll = false
}

/// By the names of their elements. What is not here has no size of its own.
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

/// Views that have no size of their own, and nothing else to know of them here.
let knownViews: Set<String> = [
  "view", "stackView", "tableViewCell", "tableViewCellContentView", "collectionViewCell", "collectionReusableView",
  "collectionViewCellContentView", "containerView", "visualEffectView", "webView", "wkWebView", "mapView", "glkView",
  "MTKView", "arscnView", "sceneKitView", "skView", "window",
]
