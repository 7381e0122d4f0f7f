// A finding: what a lint found about the same views in any number of settings.

import Documents

public struct Finding: Sendable {
  public var lint: String
  public var severity: Severity
  /// The scene, by the name that a person knows, and its id in the document.
  public var scene: String
  public var sceneID: String
  public var file: String
  public var line: Int
  /// What it is about: one view or more beside each other, pairs of views, or constraints.
  public var members: [Member]
  public var message: String
  /// The constraints that cause it, each with its line.
  public var because: [Reason]
  public var suggestion: String
  /// The first setting in which it is found, how many more have it, and of how many.
  public var first: Setting
  public var count: Int
  public var settings: Int
  /// The devices on which it is found, and of how many.
  public var devices: [String]
  public var deviceCount = 0
  /// The names of the views, for pictures.
  public var views: [String]

  /// A part of a finding that a baseline accepts on its own, by its key.
  public struct Member: Sendable {
    public var key: String
    public var message: String
  }

  public struct Reason: Sendable {
    public var text: String
    public var line: Int
  }
}
