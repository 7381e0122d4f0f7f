// From a file to a scene, whichever way it is written.

extension LoadedScene {
  /// A scene from JSON, or from rules alone.
  public static func load(_ source: Source, isRules: Bool, _ look: Look) throws(Complaint) -> LoadedScene {
    isRules ? try rules(source, look) : try Builder.build(try Document(source), look)
  }
}
