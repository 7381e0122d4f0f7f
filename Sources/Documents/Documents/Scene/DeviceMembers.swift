// The device of a scene, where its window is on the screen, and what the program says covers it.

import CCasement

enum DeviceKey: String, CaseIterable {
  case portrait, landscape
  case statusBar = "status_bar"
}

enum ObstructionKey: String, CaseIterable { case name, kind, edge, depth, frame }

extension SceneMembers {
  /// Reads a device: the name of one that the library knows, or what a device with the scene's size keeps free.
  static func device(_ value: Value) throws(Diagnostic) -> cas_device {
    if value.isText { return try value.choice("device", Choices.devices) }
    var device = cas_device()
    try value.members(of: "device", DeviceKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .portrait: device.portrait = try value.insets(key.rawValue)
      case .landscape: device.landscape = try value.insets(key.rawValue)
      case .statusBar: device.status_bar = try value.number(key.rawValue)
      }
    }
    return device
  }
}

extension Builder {
  func readWindow(_ value: Value) throws(Diagnostic) {
    try check(cas_scene_set_window(scene, try value.rect("window")), at: value)
  }

  mutating func readObstructions(_ list: Value) throws(Diagnostic) {
    for value in try list.elements("obstructions") {
      var name: Value?
      var kind = Int32(CAS_OBSTRUCTION_PANEL)
      var edge: UInt32 = 0
      var depth: Value?
      var frame: Value?
      try value.members(of: "an obstruction", ObstructionKey.self) { key, value throws(Diagnostic) in
        switch key {
        case .name: name = value
        case .kind: kind = try value.choice("kind", Choices.obstructions)
        case .edge: edge = try value.choice("edge", Choices.edges)
        case .depth: depth = value
        case .frame: frame = value
        }
      }
      if (edge == 0) == (frame == nil) || (edge == 0) == (depth != nil) {
        throw value.diagnostic("an obstruction has either an edge and a depth, or a frame")
      }
      let item = try loaded.made(
        cas_scene_add_obstruction(scene, kind, edge, try name?.text("name")), at: value)
      if let name { try register(item, try name.text("name"), at: name) }
      if let depth { try check(loaded.place(item, .depth(try depth.number("depth"))), at: depth) }
      if let frame { try check(loaded.place(item, .frame(try frame.rect("frame"))), at: frame) }
    }
  }
}

extension LoadedScene {
  /// What an obstruction takes from the window.
  enum Place {
    case depth(Double)
    case frame(cas_rect)
  }

  func place(_ obstruction: cas_item, _ place: Place) -> cas_status {
    switch place {
    case .depth(let depth): cas_obstruction_set_depth(scene, obstruction, depth)
    case .frame(let frame): cas_obstruction_set_frame(scene, obstruction, frame)
    }
  }
}
