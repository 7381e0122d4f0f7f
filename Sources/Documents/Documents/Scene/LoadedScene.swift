// A scene that was loaded from a file, with the data of the file that the library does not hold.

public import CCasement
package import Pictures

/// Owns a scene of the library, and uses only the functions of the C interface.
public final class LoadedScene {
  public let scene: OpaquePointer
  /// The items that the file names.
  var items: [String: cas_item] = [:]
  /// The place of each name, for messages about duplicates.
  var namePlaces: [String: Value] = [:]
  /// The rule of each constraint.
  var origins: [cas_constraint: RulePlace] = [:]
  /// Constraints by their identifiers, for events.
  var identified: [String: cas_constraint] = [:]
  /// Scroll views that stay scrolled to the bottom.
  var scrolledToBottom: [cas_item] = []
  /// The frames and flags that Interface Builder stored.
  var stored: [cas_item: Stored] = [:]
  /// The notes of the file on views, from its members `about`.
  var notes: [cas_item: String] = [:]
  /// What people call the views and guides of an imported scene, by their names, if the importer was asked.
  public var titles: [String: String] = [:]
  /// What views and bars look like in pictures.
  package internal(set) var looks: Looks = [:]
  public internal(set) var events: [Event] = []
  public internal(set) var hasScreen = false
  /// Whether frames of the keyboard are in the coordinates of the upright screen, as up to iOS 7.
  var hasUprightKeyboard = false
  /// The kinds of controllers, by their views.
  var controllers: [cas_item: String] = [:]
  /// What the items without a name are, for reports.
  lazy var unnamed = findUnnamed()
  /// Whether the file is a file of rules.
  public internal(set) var isOfRules = false

  init(_ scene: OpaquePointer) { self.scene = scene }

  /// Whether a layout since the beginning of the last event returned CAS_UNSETTLED.
  public internal(set) var isUnsettled = false

  private var isSurrendered = false

  deinit { if !isSurrendered { cas_scene_free(scene) } }

  /// Returns the scene, which the caller then owns.
  public func surrender() -> OpaquePointer {
    isSurrendered = true
    return scene
  }

  var lastError: String { String(cString: cas_scene_last_error(scene)) }

  /// Returns a diagnostic for a failed call, at the value that caused it. `words` replaces
  /// the message of the library, which does not know the keys of the file.
  func diagnostic(_ status: cas_status, at value: Value?, _ words: String? = nil) -> Diagnostic {
    let sentence = words ?? sentence(for: status)
    var diagnostic = value?.diagnostic(sentence) ?? Diagnostic(.library, sentence)
    if [CAS_ERROR_OUT_OF_MEMORY, CAS_ERROR_NUMERIC, CAS_ERROR_INTERNAL].contains(Int(status)) {
      diagnostic.exitCode = .library
    }
    return diagnostic
  }

  private func sentence(for status: cas_status) -> String {
    switch Int(status) {
    case CAS_ERROR_MODE where !hasScreen: return "this needs a screen: set \"profile\" of the scene, as ios7"
    case CAS_ERROR_EMPTY: return "both sides are the same: the constraint has no effect"
    case CAS_ERROR_CONFLICT: return refusal()
    default: return lastError
    }
  }

  /// Returns the conflict of a rule that a strict scene refused.
  private func refusal() -> String {
    var constraints: UnsafePointer<cas_constraint>?
    var count = 0
    guard cas_scene_refusal(scene, &constraints, &count) == CAS_OK, count > 0 else {
      return "conflict in a strict scene: the constraints of this rule cannot hold together"
    }
    let ids = Array(UnsafeBufferPointer(start: constraints, count: count))
    let others = ids.map { id in
      let statement = statement(id)
      return "\n  " + statement.text + (statement.origin.map { "  line \($0.line)" } ?? "")
    }
    return "conflict in a strict scene: this cannot hold together with" + others.joined()
  }

  public func note(on item: cas_item) -> String { notes[item] ?? "" }

  /// Throws where a call failed. A remark about a layout is no failure: reports list conflicts, and warn of sizes that
  /// do not settle.
  public func check(_ status: cas_status, at value: Value?, _ words: String? = nil) throws(Diagnostic) {
    if status < 0 { throw diagnostic(status, at: value, words) }
    if status == CAS_UNSETTLED { isUnsettled = true }
  }

  /// Returns the line of an item in the file: that of its name, or of the first rule about it.
  public func line(of item: cas_item) -> Int? {
    if let place = namePlaces[name(of: item)]?.place { return place.source.position(of: place.offset).line }
    let lines = origins.compactMap { constraint, place -> Int? in
      summands(of: constraint).contains { $0.item == item } ? place.line : nil
    }
    return lines.min()
  }

  /// Returns a constraint as a sum; nil for one that does not exist. The summands are valid until the next call on the scene.
  public func sum(of constraint: cas_constraint) -> cas_sum? {
    var sum = cas_sum()
    return cas_constraint_get_sum(scene, constraint, &sum) == CAS_OK ? sum : nil
  }

  public func summands(of constraint: cas_constraint) -> [cas_summand] {
    sum(of: constraint).map { Array(UnsafeBufferPointer(start: $0.summands, count: $0.count)) } ?? []
  }

  /// Returns the id that a call returned. Throws where it is 0.
  func made(_ id: UInt32, at value: Value?) throws(Diagnostic) -> UInt32 {
    if id == 0 { throw diagnostic(cas_scene_last_status(scene), at: value) }
    return id
  }

  /// Returns the item that a string names.
  func item(_ value: Value, _ name: String) throws(Diagnostic) -> cas_item {
    let word = try value.text(name)
    if let item = items[word] { return item }
    throw value.diagnostic(
      "\(name): unknown item \"\(word)\"" + suggestion(for: word, among: items.keys.sorted()))
  }

  /// Updates all frames.
  public func layOut() throws(Diagnostic) { try check(cas_scene_layout_if_needed(scene, nil, nil), at: nil) }
}

/// The place and the text of a rule.
public struct RulePlace {
  public var source: Source
  public var offset: Int
  public var text: String

  /// The line in the original document, if the file gives it.
  public var statedLine: Int?

  public var line: Int { statedLine ?? source.position(of: offset).line }
}

/// The root of every scene.
public let window = cas_item(4_194_304)

/// Returns the text that a function writes through a callback.
public func written(_ body: (cas_write, UnsafeMutableRawPointer) -> cas_status) -> (bytes: [UInt8], status: cas_status)
{
  var bytes: [UInt8] = []
  let status = withUnsafeMutablePointer(to: &bytes) { pointer in
    body(
      { text, length, context in
        guard let text, let context else { return }
        let piece = UnsafeRawBufferPointer(start: text, count: length)
        context.assumingMemoryBound(to: [UInt8].self).pointee.append(contentsOf: piece)
      }, UnsafeMutableRawPointer(pointer))
  }
  return (bytes, status)
}
