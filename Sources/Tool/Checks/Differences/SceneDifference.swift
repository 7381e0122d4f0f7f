// What differs between two versions of a scene: frames, views and findings.

import CCasement
public import Documents
import Pictures

/// The difference of one scene. A scene that only one version has is new or gone as a whole.
public struct SceneDifference: Sendable {
  public enum Change: String, Sendable { case changed, new, gone }

  /// A view whose frame in the window differs on some screens.
  public struct Move: Sendable {
    /// The name in the new version, and what people call it.
    public var name: String
    public var title: String
    /// The frames of both versions, with the indices of the screens on which they differ.
    public var frames: [(screen: Int, before: Frame, after: Frame)]
    /// Whether it only moves along with a view around it.
    public var isCarried = false
  }

  public let change: Change
  public let title: String
  public let id: String
  /// The screens on which both versions are laid out.
  public internal(set) var screens: [Setting] = []
  public internal(set) var moves: [Move] = []
  /// The views that only the new version shows, and only the old one.
  public internal(set) var newViews: [String] = []
  public internal(set) var goneViews: [String] = []
  public internal(set) var newFindings: [Finding] = []
  public internal(set) var goneFindings: [Finding] = []
  /// Both versions side by side, if a picture is wanted, and what it shows.
  public internal(set) var picture: (svg: [UInt8], title: String)?
  public internal(set) var failure: Diagnostic?

  init(_ change: Change, _ subject: Subject) {
    (self.change, title, id) = (change, subject.title, subject.id)
  }

  public var isEmpty: Bool {
    change == .changed && moves.isEmpty && newViews.isEmpty && goneViews.isEmpty && newFindings.isEmpty
      && goneFindings.isEmpty && failure == nil
  }
}

/// A frame in the window.
public struct Frame: Sendable, Equatable {
  public var x, y, width, height: Double

  init(_ rect: cas_rect) { (x, y, width, height) = (rect.x, rect.y, rect.width, rect.height) }

  var numbers: [Double] { [x, y, width, height] }

  /// Whether any number differs by more than a hundredth of a point.
  func isOff(_ other: Frame) -> Bool { zip(numbers, other.numbers).contains { abs($0 - $1) > 0.01 } }

  /// By how much each number differs; 0 where it does not.
  func change(to other: Frame) -> [Double] { zip(numbers, other.numbers).map { abs($1 - $0) > 0.01 ? $1 - $0 : 0 } }
}

/// Compares scenes.
public struct DifferenceFinder: Sendable {
  private let checker: Checker
  private let draws: Bool

  public init(_ checker: Checker, draws: Bool) { (self.checker, self.draws) = (checker, draws) }

  public func difference(_ pair: ScenePair) -> SceneDifference {
    switch pair {
    case .both(let old, let new): return difference(old, new)
    case .new(let subject):
      var difference = SceneDifference(.new, subject)
      let result = checker.check(subject)
      (difference.newFindings, difference.failure) = (result.findings, result.failure)
      return difference
    case .gone(let subject):
      var difference = SceneDifference(.gone, subject)
      let result = checker.check(subject)
      (difference.goneFindings, difference.failure) = (result.findings, result.failure)
      return difference
    }
  }

  private func difference(_ old: Subject, _ new: Subject) -> SceneDifference {
    var difference = SceneDifference(.changed, new)
    do throws(Diagnostic) {
      try compareFrames(old, new, &difference)
      try compareFindings(old, new, &difference)
    } catch { difference.failure = error }
    return difference
  }

  private func compareFrames(_ old: Subject, _ new: Subject, _ difference: inout SceneDifference) throws(Diagnostic) {
    let (oldDrawn, newDrawn) = (try old.asDrawn(), try new.asDrawn())
    var moves = MoveList()
    for configuration in try new.configurations(checker.matrix, newDrawn) {
      let (before, after) = (try old.build(configuration, oldDrawn), try new.build(configuration, newDrawn))
      let setting = Setting(
        device: configuration.device?.shortName ?? "", isLandscape: configuration.isLandscape,
        profile: configuration.profile)
      let isDifferent = moves.add(ShownViews(before), ShownViews(after), screen: difference.screens.count)
      difference.screens.append(setting)
      if draws, isDifferent, difference.picture == nil {
        let comparison = Comparison(
          Comparison.Side(name: "old", scene: before.loaded), Comparison.Side(name: "new", scene: after.loaded))
        difference.picture = (try comparison.picture(PictureOptions()), "\(new.title), \(setting.words)")
      }
    }
    difference.moves = moves.moves
    difference.newViews = moves.newViews
    difference.goneViews = moves.goneViews
  }

  private func compareFindings(_ old: Subject, _ new: Subject, _ difference: inout SceneDifference) throws(Diagnostic) {
    let (before, after) = (checker.check(old), checker.check(new))
    if let failure = before.failure ?? after.failure { throw failure }
    let (known, present) = (Self.keys(before.findings), Self.keys(after.findings))
    difference.newFindings = after.findings.filter { !Self.keys([$0]).isSubset(of: known) }
    difference.goneFindings = before.findings.filter { !Self.keys([$0]).isSubset(of: present) }
  }

  /// What findings are about, by lint: this does not change when lines move.
  private static func keys(_ findings: [Finding]) -> Set<String> {
    Set(findings.flatMap { finding in finding.members.map { finding.lint + "\n" + $0.key } })
  }
}
