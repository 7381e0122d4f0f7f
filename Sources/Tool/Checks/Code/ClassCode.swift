// What the code of a class says about the orientations of a controller and about the views that it has outlets to.

/// What code does with a view.
public struct CodeChanges: OptionSet, Sendable {
  public let rawValue: UInt8
  public init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Removes it from its superview, puts it into another, or sets its frame.
  static let places = CodeChanges(rawValue: 1)
  /// Hides it, in some state or always.
  static let hides = CodeChanges(rawValue: 2)
  /// Shows it, in some state or always.
  static let shows = CodeChanges(rawValue: 4)
  /// Sets its text, its font or the number of its lines.
  static let writes = CodeChanges(rawValue: 8)
  /// Adds subviews or constraints to it, which may give it a size.
  static let fills = CodeChanges(rawValue: 16)
}

public struct ClassCode: Sendable {
  public enum Orientations: Sendable, Equatable {
    /// Whether each of the orientations is landscape, portrait first.
    case stated([Bool])
    /// They depend on something.
    case chosen

    /// Returns those that the delegate of the app allows, too.
    public func limited(by delegate: Orientations?) -> Orientations {
      guard let delegate, case .stated(let own) = self, own.count > 1 else { return self }
      return delegate
    }
  }

  public var superclass: String?
  public var orientations: Orientations?
  /// Those that it allows all controllers, as the delegate of an app.
  public var orientationsOfApp: Orientations?
  public var presentation: Presentation = []
  /// Whether it is a controller that always hides the status bar.
  public var hidesStatusBar = false
  /// By the name of the outlet.
  public var changes: [String: CodeChanges] = [:]

  /// How code of other classes shows a controller in a part of the screen.
  public struct Presentation: OptionSet, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }

    /// As a sheet, which begins below the status bar since iOS 13.
    public static let sheet = Presentation(rawValue: 1)
    /// As a preview, as a child of another controller, or in an alert: as large as code says.
    public static let part = Presentation(rawValue: 2)
  }

  public init() {}

  /// Adds what another file says about a class of this name. Two classes that state different orientations choose them.
  public mutating func add(_ other: ClassCode) {
    superclass = superclass ?? other.superclass
    if let own = orientations, let others = other.orientations, own != others {
      orientations = .chosen
    } else {
      orientations = orientations ?? other.orientations
    }
    orientationsOfApp = orientationsOfApp ?? other.orientationsOfApp
    presentation.formUnion(other.presentation)
    hidesStatusBar = hidesStatusBar || other.hidesStatusBar
    changes.merge(other.changes) { $0.union($1) }
  }
}

/// What the classes of a scene say about it.
public struct SceneCode: Sendable {
  public var orientations: ClassCode.Orientations?
  /// Of its own controller.
  public var presentation: ClassCode.Presentation = []
  public var hidesStatusBar = false
  public var changes: [String: CodeChanges] = [:]

  public init() {}
}
