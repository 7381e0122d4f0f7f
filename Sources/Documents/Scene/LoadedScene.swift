// A scene that was read from a file, with what its file says beyond it.

public import CCasement

/// Owns the scene of the library. All of it goes through the functions of
/// casement.h, as any other client's.
public final class LoadedScene {
  public let scene: OpaquePointer
  /// Items that have a name of the file's own.
  var items: [String: cas_item] = [:]
  /// Where the name of each stands, for the message about a second one.
  var namePlaces: [String: Value] = [:]
  /// The rule that each constraint was made by.
  var origins: [cas_constraint: RulePlace] = [:]
  /// Constraints by their identifiers, for events.
  var identified: [String: cas_constraint] = [:]
  /// Scroll views that are to show their end, also when the keyboard comes.
  var scrolledToBottom: [cas_item] = []
  /// What a file says that another program made of the views.
  var stored: [cas_item: Stored] = [:]
  /// What the file remarks on views.
  var remarks: [cas_item: String] = [:]
  public internal(set) var events: [Event] = []
  public internal(set) var hasScreen = false
  /// Read from rules alone, which say all that there is.
  var isOfRules = false

  init(_ scene: OpaquePointer) { self.scene = scene }

  private var isSurrendered = false

  deinit { if !isSurrendered { cas_scene_free(scene) } }

  /// The scene, which is the caller's from now on.
  public func surrender() -> OpaquePointer {
    isSurrendered = true
    return scene
  }

  var lastError: String { String(cString: cas_scene_last_error(scene)) }

  /// A failed call of the library, at the value that asked for it. `words` says it
  /// better than the library can, which does not know what the file calls things.
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
    case CAS_ERROR_MODE where !hasScreen: return "this needs a screen: a \"profile\" of the scene, ios6 or ios7"
    case CAS_ERROR_EMPTY: return "the same on both sides: nothing is left to hold"
    case CAS_ERROR_CONFLICT: return refusal()
    default: return lastError
    }
  }

  /// What a strict scene has against a rule.
  private func refusal() -> String {
    var constraints: UnsafePointer<cas_constraint>?
    var count = 0
    guard cas_scene_refusal(scene, &constraints, &count) == CAS_OK, count > 0 else {
      return "refused, since the scene is strict and this cannot hold with what is required;"
        + " without \"strict\", casement explain says with what"
    }
    let ids = Array(UnsafeBufferPointer(start: constraints, count: count))
    let others = ids.map { id in
      let statement = statement(id)
      return "\n  " + statement.text + (statement.origin.map { "  line \($0.line)" } ?? "")
    }
    return "refused, since the scene is strict and this cannot hold together with" + others.joined()
  }

  func remark(on item: cas_item) -> String { remarks[item] ?? "" }

  func check(_ status: cas_status, at value: Value?, _ words: String? = nil) throws(Diagnostic) {
    if status != CAS_OK { throw diagnostic(status, at: value, words) }
  }

  /// The id that a call answered, or a diagnostic where that is 0.
  func made(_ id: UInt32, at value: Value?) throws(Diagnostic) -> UInt32 {
    if id == 0 { throw diagnostic(cas_scene_last_status(scene), at: value) }
    return id
  }

  /// The item that a text names.
  func item(_ value: Value, _ name: String) throws(Diagnostic) -> cas_item {
    let word = try value.text(name)
    if let item = items[word] { return item }
    throw value.diagnostic(
      "\(name): no item is called \"\(word)\"" + suggestion(for: word, among: items.keys.sorted()))
  }

  /// Brings all frames up to date. That constraints contradict each other is no failure here: the reports tell it.
  public func layOut() throws(Diagnostic) {
    let status = cas_scene_layout_if_needed(scene, nil, nil)
    if status == CAS_ERROR_NUMERIC, let place = largestConstant {
      throw Diagnostic("the numbers are too large for the arithmetic", at: place.offset, in: place.source)
    }
    if status != CAS_OK, status != CAS_ERROR_CONFLICT { throw diagnostic(status, at: nil) }
  }

  /// The rule with the largest constant, where that is no length any more.
  private var largestConstant: RulePlace? {
    var largest: (size: Double, place: RulePlace)?
    for (constraint, place) in origins {
      var equation = cas_equation()
      guard cas_constraint_get(scene, constraint, &equation) == CAS_OK else { continue }
      let size = abs(equation.constant)
      if size > 1e100, (size, -place.offset) > (largest?.size ?? 0, -(largest?.place.offset ?? 0)) {
        largest = (size, place)
      }
    }
    return largest?.place
  }
}

/// Where a rule stands, and what it says.
struct RulePlace {
  var source: Source
  var offset: Int
  var text: String

  /// Of the document that the file was made from, where it says so.
  var statedLine: Int?

  var line: Int { statedLine ?? source.position(of: offset).line }
}

/// The root of every scene.
let window = cas_item(4_194_304)

/// Text that the library writes in pieces.
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
