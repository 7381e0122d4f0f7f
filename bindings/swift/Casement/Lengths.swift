import CCasement

/// A length of a flow, of a grid or of a child of one. A number is points.
public enum Length: Equatable, Sendable {
  /// By the content and what is around it; no limit; for gaps and padding 0.
  case auto
  case points(Double)
  /// A part of the room in the parent, from 0 to 100: of its size without padding, of a child of a grid that of its
  /// cells; for margins and padding of its width.
  case percent(Double)
  /// As small as the content allows.
  case minContent
  /// The size of the content without a limit.
  case maxContent
  /// The size of the content, as far as there is room.
  case fitContent
  /// All the room there is.
  case stretch
  /// For `BoxedSettings.basis`: that of the content, whatever width and height are.
  case ownContent

  /// Throws for a unit that a newer library returned.
  init(_ raw: cas_length) throws {
    switch Int(raw.unit) {
    case CAS_AUTO: self = .auto
    case CAS_POINTS: self = .points(raw.value)
    case CAS_PERCENT: self = .percent(raw.value)
    case CAS_MIN_CONTENT: self = .minContent
    case CAS_MAX_CONTENT: self = .maxContent
    case CAS_FIT_CONTENT: self = .fitContent
    case CAS_STRETCH: self = .stretch
    case CAS_OWN_CONTENT: self = .ownContent
    default: throw unknownValue
    }
  }

  var raw: cas_length {
    switch self {
    case .auto: Length.raw(CAS_AUTO)
    case .points(let points): Length.raw(CAS_POINTS, points)
    case .percent(let percent): Length.raw(CAS_PERCENT, percent)
    case .minContent: Length.raw(CAS_MIN_CONTENT)
    case .maxContent: Length.raw(CAS_MAX_CONTENT)
    case .fitContent: Length.raw(CAS_FIT_CONTENT)
    case .stretch: Length.raw(CAS_STRETCH)
    case .ownContent: Length.raw(CAS_OWN_CONTENT)
    }
  }

  private static func raw(_ unit: Int, _ value: Double = 0) -> cas_length {
    cas_length(value: value, unit: cas_unit(unit))
  }
}

extension Length: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral points: Int) { self = .points(Double(points)) }
  public init(floatLiteral points: Double) { self = .points(points) }
}

/// A length for each edge: margins around a child of a box, or the padding of a box. A number is points at all edges.
public struct Lengths: Equatable, Sendable {
  public var top, left, bottom, right: Length

  public init(top: Length = 0, left: Length = 0, bottom: Length = 0, right: Length = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }
  /// The same length at every edge.
  public init(_ length: Length) { self.init(top: length, left: length, bottom: length, right: length) }
  /// One length at the top and the bottom, and one at the left and the right.
  public init(vertical: Length, horizontal: Length) {
    self.init(top: vertical, left: horizontal, bottom: vertical, right: horizontal)
  }

  init(_ raw: cas_lengths) throws {
    self.init(
      top: try Length(raw.top), left: try Length(raw.left), bottom: try Length(raw.bottom), right: try Length(raw.right)
    )
  }
  var raw: cas_lengths { cas_lengths(top: top.raw, left: left.raw, bottom: bottom.raw, right: right.raw) }
}

extension Lengths: ExpressibleByIntegerLiteral, ExpressibleByFloatLiteral {
  public init(integerLiteral points: Int) { self.init(Length(integerLiteral: points)) }
  public init(floatLiteral points: Double) { self.init(Length(floatLiteral: points)) }
}

/// A copy of a text of the library; nothing is an empty text.
func text(_ raw: UnsafePointer<CChar>?) -> String { raw.map { String(cString: $0) } ?? "" }
