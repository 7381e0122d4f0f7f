// What a view looks like: its texts, colours, image and state. A picture takes it as a setting; the layout does not
// know it.

package struct Look: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable {
    case view, label, button, field, text, toggle = "switch", slider, segments, stepper, progress, activity, pages
    case date, picker, search, image, cell, table, collection, map, web, effect, container
    case navigationBar = "navigation_bar"
    case toolbar
    case tabBar = "tab_bar"

    /// The words that the style of a view of this kind can be.
    package var styles: [String] {
      switch self {
      case .button: ["system", "custom", "plain", "filled", "tinted", "gray", "info", "add"]
      case .field: ["rounded", "line", "bezel"]
      case .activity: ["large"]
      case .date: ["compact", "inline", "wheels"]
      case .search: ["minimal", "prominent"]
      case .cell: RowLook.accessories
      case .table: ["plain", "grouped", "insetGrouped"]
      case .effect: ["light", "dark"]
      case .navigationBar: ["back"]
      default: []
      }
    }

    /// Whether the value is a part of the whole.
    package var hasPart: Bool { self == .slider || self == .progress }
  }

  package var kind: Kind
  package var box = BoxLook()
  package var text = TextLook()
  package var image: ImageLook?
  package var state = StateLook()
  /// The items of a bar.
  package var items: [ItemLook] = []
  /// What a table or collection view shows, and the rows of a picker; it is no part of the layout.
  package var rows: [RowLook] = []

  package init(_ kind: Kind = .view) { self.kind = kind }
}

/// The background of a view, and how it is cut.
package struct BoxLook: Equatable, Sendable {
  package var fill: Tone?
  package var radius = 0.0
  package var border = 0.0
  package var borderTone: Tone?
  package var opacity = 1.0
  package var clips = false
  /// The colour of controls in the view; nil for that of the view around it.
  package var tint: Tone?

  package init() {}
}

/// A text and its font.
package struct TextLook: Equatable, Sendable {
  package enum Alignment: String, CaseIterable, Sendable { case natural, left, center, right }
  package enum Cut: String, CaseIterable, Sendable { case tail, head, middle, clip }

  package var string = ""
  /// What stands in a field without a text.
  package var placeholder = ""
  package var size = 17.0
  /// From 100 to 900; 400 is regular, 700 bold.
  package var weight = 400
  package var isItalic = false
  package var alignment = Alignment.natural
  /// The most lines; 0 for any number.
  package var lines = 1
  package static let someLines = 0...100_000
  package var cut = Cut.tail
  /// The least factor by which the text is made smaller to fit.
  package var leastScale = 1.0
  package var tone: Tone?

  package init() {}
}

/// An image, of which only the name is known, or a symbol of the system.
package struct ImageLook: Equatable, Sendable {
  package var name: String
  package var isSymbol = false

  package init(name: String, isSymbol: Bool = false) {
    self.name = name
    self.isSymbol = isSymbol
  }
}

/// The state of a control.
package struct StateLook: Equatable, Sendable {
  /// One of the styles of the kind, or empty.
  package var style = ""
  package var titles: [String] = []
  /// The place of the title that is selected; -1 for none.
  package var selected = 0
  package static let places = -1...100_000
  package var isOn = false
  /// From 0 to 1; of a collection the distance of its cells.
  package var value = 0.0
  package var isDisabled = false

  package init() {}
}

/// An item of a bar.
package struct ItemLook: Equatable, Sendable {
  package enum Place: String, CaseIterable, Sendable { case left, middle, right, space }

  package var title = ""
  package var image: ImageLook?
  package var place = Place.middle
  package var tint: Tone?
  package var isBold = false

  package init() {}
}

/// A row of a table, a cell of a collection view, or the title of a section.
package struct RowLook: Equatable, Sendable {
  package enum Kind: String, CaseIterable, Sendable { case cell, header, footer, view }

  package var kind = Kind.cell
  package var width = 0.0
  package var height = 44.0
  package var text = ""
  package var box = BoxLook()
  /// One of `accessories`, or empty.
  package var accessory = ""
  package static let accessories = ["disclosure", "checkmark", "detail", "detailDisclosure"]
  package var parts: [PartLook] = []

  package init() {}
}

/// A view in a row, at its frame in a row of the width as the row was drawn.
package struct PartLook: Equatable, Sendable {
  /// In the row: left, top, width, height.
  package var frame: [Double]
  package var look: Look

  package init(frame: [Double], look: Look) {
    self.frame = frame
    self.look = look
  }
}
