// Settings of a scene that a command line replaces.

public import CCasement

public struct Overrides {
  public var profile: cas_profile?
  public var orientation: cas_orientation?
  public var size: (width: Double, height: Double)?
  public var scale: Double?
  public var direction: cas_direction?

  public init() {}
}

func isLying(_ orientation: cas_orientation) -> Bool {
  orientation == CAS_LANDSCAPE_LEFT || orientation == CAS_LANDSCAPE_RIGHT
}
