import CCasement

/// A rectangle, in points.
public struct Rect: Equatable, Sendable {
  public var x, y, width, height: Double

  public init(x: Double, y: Double, width: Double, height: Double) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  init(_ rect: cas_rect) { self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height) }
  var raw: cas_rect { cas_rect(x: x, y: y, width: width, height: height) }
}

/// A width and a height, in points.
public struct Size: Equatable, Sendable {
  public var width, height: Double

  public init(width: Double, height: Double) { (self.width, self.height) = (width, height) }
  init(_ size: cas_size) { self.init(width: size.width, height: size.height) }
}

/// A point; y grows downwards.
public struct Point: Equatable, Sendable {
  public var x, y: Double

  public init(x: Double, y: Double) { (self.x, self.y) = (x, y) }
  init(_ point: cas_point) { self.init(x: point.x, y: point.y) }
  var raw: cas_point { cas_point(x: x, y: y) }
}

/// The natural size of a view; nil along an axis without one.
public struct IntrinsicSize: Equatable, Sendable {
  public var width, height: Double?

  init(_ size: cas_size) {
    width = size.width == CAS_NO_METRIC ? nil : size.width
    height = size.height == CAS_NO_METRIC ? nil : size.height
  }
}

/// Distances from four sides, in points.
public struct Insets: Equatable, Sendable {
  public var top, left, bottom, right: Double

  public init(top: Double = 0, left: Double = 0, bottom: Double = 0, right: Double = 0) {
    (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
  }

  init(_ insets: cas_insets) {
    self.init(top: insets.top, left: insets.left, bottom: insets.bottom, right: insets.right)
  }
  var raw: cas_insets { cas_insets(top: top, left: left, bottom: bottom, right: right) }
}

/// How strictly a constraint holds: from 1 to 1000. At `required` it holds or conflicts; below, one constraint outweighs any
/// number of those at lower priorities.
public struct Priority: Equatable, Sendable, ExpressibleByIntegerLiteral {
  public var number: Int32

  public init(_ number: Int32) { self.number = number }
  public init(integerLiteral number: Int32) { self.number = number }

  public static let required: Priority = 1000
  public static let high: Priority = 750
  public static let low: Priority = 250
  public static let fittingSize: Priority = 50
}

// In structs of C a priority and a weight of 0 mean the default, and a size of -1 means none. Here they are refused, as those
// below are: the library gets such a one.
extension Priority { var raw: Int32 { number == 0 ? -1 : number } }
func rawWeight(_ weight: Double) -> Double { weight == 0 ? -1 : weight }
func rawSize(_ size: Double?) -> Double { size == CAS_NO_METRIC ? -2 : size ?? CAS_NO_METRIC }

/// Throws for a value that a newer library returned.
func known<Word: RawRepresentable>(_ raw: Word.RawValue) throws -> Word {
  guard let word = Word(rawValue: raw) else { throw unknownValue }
  return word
}

let unknownValue = CasementError(
  status: .internal, description: "the library returned a value that this client does not know")

/// nil leaves a choice to the library.
func choice(_ raw: cas_choice) -> Bool? { raw == CAS_AUTOMATIC ? nil : raw == CAS_YES }
func raw(_ choice: Bool?) -> cas_choice { cas_choice(choice.map { $0 ? CAS_YES : CAS_NO } ?? CAS_AUTOMATIC) }
