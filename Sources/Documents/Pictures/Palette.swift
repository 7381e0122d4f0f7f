// Colours of pictures.

/// A colour as 0xRRGGBBAA.
struct Colour {
  let number: UInt32

  var opacity: Double { Double(number & 0xff) / 255 }

  /// Whether the colour, over white, is dark enough for white text.
  var isDark: Bool {
    let light = 0.299 * part(24) + 0.587 * part(16) + 0.114 * part(8)
    return light * opacity + 255 * (1 - opacity) < 120
  }

  /// The colour without its opacity, as `#rrggbb`.
  var text: String {
    let digits = String(number >> 8, radix: 16)
    return "#" + String(repeating: "0", count: 6 - digits.count) + digits
  }

  private func part(_ shift: UInt32) -> Double { Double(number >> shift & 0xff) }
}

/// Colours of a shape's outline, fill and text.
struct Paint {
  var stroke: String
  var fill: String
  var ink: String
  /// The caller's background colour, which replaces `fill`; 0 for none.
  var background = Colour(number: 0)
}

enum Palette {
  static let paper = "#f6f7f9"
  static let darkPaper = "#2a2d33"
  static let window = Paint(stroke: "#8d99ab", fill: "#ffffff", ink: "#5d6b82")
  /// Views with an intrinsic size.
  static let content = Paint(stroke: "#4aa88b", fill: "#e3f5ee", ink: "#14664c")
  static let guide = Paint(stroke: "#8a63d2", fill: "none", ink: "#6a43b5")
  static let hidden = Paint(stroke: "#b6bec9", fill: "none", ink: "#97a1af")
  static let conflict = "#d5281b"
  static let ambiguity = "#d97706"
  static let ambiguityInk = "#9a4f00"
  static let baseline = "#e0479e"
  static let padding = "#2f6fde"

  /// Other views: the deeper, the darker.
  static func view(depth: Int) -> Paint {
    switch depth {
    case ...1: Paint(stroke: "#8fb0de", fill: "#edf3fb", ink: "#2c4f86")
    case 2: Paint(stroke: "#7c9fd3", fill: "#e1ebf8", ink: "#2c4f86")
    case 3: Paint(stroke: "#6a8fc7", fill: "#d0dff3", ink: "#24437a")
    case 4: Paint(stroke: "#587fba", fill: "#bed1ec", ink: "#1d3a6d")
    case 5: Paint(stroke: "#486fab", fill: "#aac2e4", ink: "#17315f")
    default: Paint(stroke: "#385f9b", fill: "#94b1da", ink: "#112750")
    }
  }

  static func paint(_ style: Overlay.Style) -> Paint {
    switch style {
    case .clearStatusBar: Paint(stroke: "none", fill: "none", ink: "#3b4252")
    case .lightStatusBar: Paint(stroke: "none", fill: "none", ink: "#ffffff")
    case .blackStatusBar: Paint(stroke: "#14171c", fill: "#14171c", ink: "#ffffff")
    case .translucentBar, .opaqueBar: Paint(stroke: "#98a2b3", fill: "#f3f5f9", ink: "#3b4252")
    case .keyboard: Paint(stroke: "#8c95a6", fill: "#c9ced8", ink: "#3b4252")
    case .topGuide, .bottomGuide: guide
    }
  }
}
