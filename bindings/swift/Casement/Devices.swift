import CCasement

/// A device: its screen in portrait, and what its hardware takes from it.
public struct Device: Equatable, Sendable {
  public var name: String
  public var idiom: Idiom
  public var size: Size
  /// Pixels per point, for the scale of a scene.
  public var scale: Double
  /// What cutouts, rounded corners and a home indicator take.
  public var portrait: Insets
  /// What they take with the home button, or where it would be, at the right.
  public var landscape: Insets
  /// The height of its status bar; 0 for that of the profile.
  public var statusBar: Double

  public init(
    _ name: String, _ idiom: Idiom = .phone, size: Size, scale: Double = 1, portrait: Insets = Insets(),
    landscape: Insets = Insets(), statusBar: Double = 0
  ) {
    (self.name, self.idiom, self.size, self.scale) = (name, idiom, size, scale)
    (self.portrait, self.landscape, self.statusBar) = (portrait, landscape, statusBar)
  }

  init(_ raw: cas_device) throws {
    self.init(
      raw.name.map { String(cString: $0) } ?? "", try known(raw.idiom),
      size: Size(width: raw.width, height: raw.height),
      scale: raw.scale, portrait: Insets(raw.portrait), landscape: Insets(raw.landscape), statusBar: raw.status_bar)
  }

  /// The devices of the library's table.
  public static var all: [Device] {
    var found: [Device] = []
    var raw = cas_device()
    while cas_device_get(found.count, &raw) == CAS_OK, let device = try? Device(raw) { found.append(device) }
    return found
  }
}

/// An area that something takes from the window. Constraints can use it like all items.
public struct Obstruction: Item {
  public let scene: Scene
  public let id: UInt32

  public init(scene: Scene, id: UInt32) { (self.scene, self.id) = (scene, id) }

  /// Sets how far it reaches from its edge into the window.
  public func setDepth(_ depth: Double) throws { try scene.expect(cas_obstruction_set_depth(scene.handle, id, depth)) }
  /// Sets where in the window it is, if it has no edge.
  public func setFrame(_ frame: Rect) throws {
    try scene.expect(cas_obstruction_set_frame(scene.handle, id, frame.raw))
  }
}

/// An obstruction, what it is, and where in the window.
public struct ObstructionState: Equatable {
  public let item: Obstruction
  public let kind: ObstructionKind
  /// Empty for a rectangle.
  public let edge: Edges
  public let frame: Rect
}

extension Scene {
  /// Makes the screen that of a device: the window is as large as its screen in the present orientation, and its insets are
  /// obstructions. The scale of the scene stays.
  public func setDevice(_ device: Device) throws {
    try plain(device.name).withCString { name in
      var raw = cas_device(
        name: name, idiom: device.idiom.rawValue, width: device.size.width, height: device.size.height,
        scale: device.scale, portrait: device.portrait.raw, landscape: device.landscape.raw,
        status_bar: device.statusBar)
      try expect(cas_scene_set_device(handle, &raw))
    }
  }

  /// What `setDevice(_:)` was given; without its name if the table does not have it. Throws without a device.
  public var device: Device {
    get throws {
      var raw = cas_device()
      try expect(cas_scene_device(handle, &raw))
      return try Device(raw)
    }
  }

  /// Resizes the window, and sets where on the screen of the device it is.
  public func setWindow(_ frame: Rect) throws { try expect(cas_scene_set_window(handle, frame.raw)) }

  /// Adds an obstruction that takes nothing yet: `setDepth(_:)` says how much of its edge, or without an edge `setFrame(_:)`
  /// which rectangle.
  public func addObstruction(_ edge: Edges = [], kind: ObstructionKind = .panel, _ name: String = "obstruction") throws
    -> Obstruction
  {
    Obstruction(
      scene: self, id: try given(cas_scene_add_obstruction(handle, kind.rawValue, edge.rawValue, plain(name))))
  }

  /// The obstructions that the program added, in order of age.
  public var obstructions: [ObstructionState] {
    get throws {
      try (0..<cas_scene_obstruction_count(handle)).map { index in
        var raw = cas_obstruction()
        try expect(cas_scene_obstruction(handle, index, &raw))
        return ObstructionState(
          item: Obstruction(scene: self, id: raw.item), kind: try known(raw.kind), edge: Edges(rawValue: raw.edge),
          frame: Rect(raw.frame))
      }
    }
  }
}
