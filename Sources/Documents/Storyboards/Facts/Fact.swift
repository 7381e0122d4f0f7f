// A fact of the canvases of Xcode, and the facts that hold for a document.

/// How some versions of Xcode draw a canvas.
///
/// Most facts are measured: documents show them. `make corpus` leaves out the facts that too few
/// repositories show, and lists all of them in docs/facts.md.
public struct Fact: Sendable {
  public let name: String
  /// The first version of Xcode's tools with this fact, and the first one without it.
  public let since: Double
  public let before: Double
  public let statement: String
  /// For the intrinsic size of a control: `width` or `height`, and the name of its element.
  public let control: String?
  /// Where Apple documents it; nil if it is measured.
  public let source: String?
  /// The length that the fact states, if it states one.
  public let length: Double?

  init(
    _ name: String, _ statement: String, _ length: Double? = nil, of control: String? = nil, since: Double = 0,
    before: Double = .infinity,
    source: String? = nil
  ) {
    self.name = name
    self.since = since
    self.before = before
    self.statement = statement
    self.source = source
    self.length = length
    self.control = control
  }
}

extension Fact: CustomStringConvertible {
  public var description: String { "\(name): \(statement)" }

  /// All facts, in the order of their tables.
  public static let all: [Fact] =
    onlyOnce(
      margins + bars + safeAreas + canvases + ofDevices + devices.flatMap { $0.tops + $0.bottoms } + baselines + symbols
        + controls.flatMap { $0.facts })

  private static func onlyOnce(_ facts: [Fact]) -> [Fact] {
    var seen: Set<String> = []
    return facts.filter { seen.insert($0.name).inserted }
  }
}

/// The facts that hold for a version of the tools.
struct Facts {
  let tools: Tools
  /// The names of facts to ignore.
  var without: Set<String> = []

  func holds(_ fact: Fact) -> Bool {
    fact.since <= tools.version && tools.version < fact.before && !without.contains(fact.name)
  }

  /// Returns the length of the last of these facts that holds; nil if none does.
  func length(_ facts: [Fact]) -> Double? { facts.last { holds($0) }.flatMap { $0.length } }
  func length(_ fact: Fact) -> Double? { length([fact]) }
}
