// Which devices a document is laid out on by a check, and which of its scenes fill a device.

import Documents

public import CCasement

extension Storyboard {
  /// The generation of screens of the time of its Xcode.
  public var generation: cas_profile {
    let generation =
      switch xcode {
      case ...4: CAS_PROFILE_IOS6
      case 5: CAS_PROFILE_IOS7
      case ...8: CAS_PROFILE_IOS8
      case ...12: CAS_PROFILE_IOS11
      default: CAS_PROFILE_IOS15
      }
    return Int32(generation)
  }

  /// The devices that a document is made for, as far as it says: those of its idiom, and of the time of its Xcode. Without
  /// size classes a document is for one idiom.
  public var usualDevices: [Device] {
    let names: [String]
    if device?.isPad ?? isDrawnForPad {
      names = ["ipad-9.7", "ipad-12.9"]
    } else if !usesSizeClasses {
      names = xcode <= 5 ? ["iphone-3.5", "iphone-4"] : ["iphone-4", "iphone-4.7", "iphone-5.5"]
    } else if xcode <= 8 {
      names = ["iphone-4", "iphone-4.7", "iphone-5.5", "ipad-9.7"]
    } else {
      names = ["iphone-4", "iphone-4.7", "iphone-5.8", "iphone-6.7", "ipad-9.7"]
    }
    return names.compactMap { Device.named($0) }
  }
}

extension Storyboard {
  /// Whether a document without a device is for a pad, as old ones say, by the end of its name, or since it draws a controller
  /// as wide.
  private var isDrawnForPad: Bool {
    if tree.root["targetRuntime"]?.hasSuffix(".iPad") == true { return true }
    let file = tree.source.name.split(separator: "/").last ?? ""
    let name = file.lastIndex(of: ".").map { file[..<$0] } ?? file
    return name.lowercased().hasSuffix("ipad") || String(name).contains("~ipad")
      || roots.contains { root in
        let width = root.controller == nil ? nil : root.root.child(key: "frame")?["width"]
        return devices.contains { $0.isPad && (width == "\(Int($0.width))" || width == "\($0.width)") }
      }
  }
}

extension Importer {
  /// Whether the scene fills a device, or for a cell of a table is as wide as one: then it is laid out on several.
  /// Others, such as a child in the view of another controller or a view that code places, are as large as drawn.
  public var fillsDevice: Bool {
    guard let frame = root.frame else { return false }
    switch scene.kind {
    case .accessory: return false
    case .cell: return root.name == "tableViewCell" && isWidthOfDevice(frame.width)
    case .view where hasFixedSize: return false
    case .view: return devices.contains { $0.width == frame.width && [0, 20].contains($0.height - frame.height) }
    case .controller:
      guard let controller = scene.controller else { return false }
      let bars = Bars(of: controller, storyboard.relations, facts)
      return !bars.isEmbedded && !DrawnScreen(of: controller, frame, bars, self).isStandalone
    }
  }

  /// Whether a constraint of the root fixes its own width or height, so that it fills no device.
  private var hasFixedSize: Bool {
    root.constraints.contains { constraint in
      (constraint["firstItem"] ?? root.id) == root.id && constraint["secondAttribute"] == nil
        && ["width", "height"].contains(constraint["firstAttribute"]) && constraint["placeholder"] != "YES"
    }
  }

  /// Whether some of its constraints or views are for size classes alone, and the document was drawn for any.
  public var variesBySize: Bool {
    storyboard.usesSizeClasses && storyboard.sizeClasses.width == nil
      && root.all.contains { view in
        view.element.children.contains { $0.name == "variation" && $0.key?.contains("Class=") == true }
      }
  }

  /// Whether it is a cell with a style of the system, which lays out its labels itself.
  public var isSystemCell: Bool { scene.kind == .cell && root["style"] != nil }

  private func isWidthOfDevice(_ width: Double) -> Bool { width == 600 || devices.contains { $0.width == width } }

  /// Whether the view is that of a controller, with bars and a keyboard.
  public var isOnScreen: Bool { scene.kind == .controller }
}
