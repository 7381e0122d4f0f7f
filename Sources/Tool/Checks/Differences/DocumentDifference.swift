// What differs between two versions of a document.

public import Documents

public struct DocumentDifference: Sendable {
  public let file: String
  public internal(set) var scenes: [SceneDifference] = []
  /// Why a version cannot be read, if it cannot.
  public internal(set) var failure: Diagnostic?

  public init(file: String, failure: Diagnostic? = nil) { (self.file, self.failure) = (file, failure) }

  public mutating func add(_ scene: SceneDifference) { if !scene.isEmpty { scenes.append(scene) } }

  public var isEmpty: Bool { scenes.isEmpty && failure == nil }
}

/// A scene of both versions of a document, or of one of them.
public enum ScenePair: Sendable {
  case both(old: Subject, new: Subject)
  case new(Subject)
  case gone(Subject)

  /// Pairs the scenes of two versions by their ids, those of the new version first. A scene file has one scene.
  public static func all(_ old: [Subject], _ new: [Subject]) -> [ScenePair] {
    let known = Dictionary(old.map { ($0.id, $0) }, uniquingKeysWith: { one, _ in one })
    let kept = Set(new.map { $0.id })
    return new.map { scene in known[scene.id].map { .both(old: $0, new: scene) } ?? .new(scene) }
      + old.filter { !kept.contains($0.id) }.map { .gone($0) }
  }
}

/// The differences of all documents.
public struct DifferenceReport: Sendable {
  public private(set) var documents: [DocumentDifference] = []
  /// The number of documents that were compared.
  private var compared = 0

  public init() {}

  public mutating func add(_ document: DocumentDifference) {
    compared += 1
    if !document.isEmpty { documents.append(document) }
  }

  public var isEmpty: Bool { documents.isEmpty }
  public var scenes: [SceneDifference] { documents.flatMap { $0.scenes } }

  /// Why a document or a scene cannot be compared.
  public var failures: [Diagnostic] {
    documents.flatMap { document in
      [document.failure].compactMap { $0 } + document.scenes.compactMap { $0.failure }
    }
  }

  /// `12 views move in 3 scenes of 2 documents, 1 view is new; 2 new findings, 1 gone`
  public var summary: String {
    if isEmpty { return "no difference" }
    let scenes = scenes
    let moving = scenes.filter { !$0.moves.isEmpty }
    let moves = scenes.reduce(0) { $0 + $1.moves.count }
    let failing = documents.count { $0.failure != nil }
    let failingScenes = scenes.count { $0.failure != nil }
    let parts = [
      Self.some(failing, "document", " cannot be compared"),
      Self.some(failingScenes, "scene", " cannot be compared"),
      moves == 0
        ? failing + failingScenes > 0 ? nil : "no view moves"
        : "\(Self.count(moves, "view")) move\(moves == 1 ? "s" : "")"
          + " in \(Self.count(moving.count, "scene")) of \(Self.count(compared, "document"))",
      Self.some(scenes.reduce(0) { $0 + $1.newViews.count }, "new view"),
      Self.some(scenes.reduce(0) { $0 + $1.goneViews.count }, "view", " gone"),
      Self.some(scenes.count { $0.change == .new }, "new scene"),
      Self.some(scenes.count { $0.change == .gone }, "scene", " gone"),
      Self.some(scenes.reduce(0) { $0 + $1.newFindings.count }, "new finding"),
      Self.some(scenes.reduce(0) { $0 + $1.goneFindings.count }, "finding", " gone"),
    ]
    return parts.compactMap { $0 }.joined(separator: ", ")
  }

  private static func some(_ number: Int, _ word: String, _ end: String = "") -> String? {
    number == 0 ? nil : count(number, word) + end
  }

  static func count(_ number: Int, _ word: String) -> String { "\(number) \(word)\(number == 1 ? "" : "s")" }
}
