// What standard controls are by themselves: sizes of their own and alignment rects, by generation of Xcode.
//
// Sizes are those of the alignment rect. What depends on text or on an image nobody can measure here: there the size
// that the document stores stands in for it.

/// What a control wants to be along one axis.
enum Want {
  case nothing
  /// As long as it is in the document.
  case stored
  case length(Double)
  /// A length up to Xcode 10, and one from Xcode 11 on.
  case changed(Double, Double)

  func length(xcode: Int, stored: Double?) -> Double? {
    switch self {
    case .nothing: nil
    case .stored: stored
    case .length(let length): length
    case .changed(let before, let after): xcode < 11 ? before : after
    }
  }
}

struct Control {
  var name: String
  var width: Want
  var height: Want
  /// From the frame to the alignment rect: top, left, bottom, right.
  var insets: (top: Double, left: Double, bottom: Double, right: Double) = (0, 0, 0, 0)
  /// Whether it shows something larger than itself, which its children lie in.
  var isScroll = false
}

/// By the names of their elements. What is not here has no size of its own.
let controls: [Control] = [
  Control(name: "label", width: .stored, height: .stored),
  Control(name: "button", width: .stored, height: .stored),
  Control(name: "textField", width: .stored, height: .stored),
  Control(name: "imageView", width: .stored, height: .stored),
  Control(name: "textView", width: .stored, height: .stored),
  Control(name: "switch", width: .length(49), height: .length(31), insets: (0, 0, 0, 2)),
  Control(name: "slider", width: .nothing, height: .length(30), insets: (0, 2, 1, 2)),
  Control(name: "segmentedControl", width: .stored, height: .changed(28, 31), insets: (0, 0, 1, 0)),
  Control(name: "stepper", width: .length(94), height: .changed(29, 32)),
  Control(name: "progressView", width: .nothing, height: .stored),
  Control(name: "activityIndicatorView", width: .stored, height: .stored),
  Control(name: "pickerView", width: .stored, height: .stored),
  Control(name: "datePicker", width: .stored, height: .stored),
  Control(name: "pageControl", width: .stored, height: .stored),
  Control(name: "searchBar", width: .nothing, height: .stored),
  Control(name: "navigationBar", width: .nothing, height: .stored),
  Control(name: "toolbar", width: .nothing, height: .changed(44, 49)),
  Control(name: "tabBar", width: .nothing, height: .length(49)),
  Control(name: "scrollView", width: .nothing, height: .nothing, isScroll: true),
  Control(name: "tableView", width: .nothing, height: .nothing, isScroll: true),
  Control(name: "collectionView", width: .nothing, height: .nothing, isScroll: true),
]
