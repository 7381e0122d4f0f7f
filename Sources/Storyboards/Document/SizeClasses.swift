// What a document says for some sizes of screens only.

import Documents

/// The size classes of a canvas. A canvas for any size has none.
struct SizeClasses {
  var width: String?
  var height: String?

  static let any = SizeClasses()

  init(width: String? = nil, height: String? = nil) {
    self.width = width
    self.height = height
  }

  /// Those of a screen of a device.
  init(_ device: Device, isLandscape: Bool) {
    if device.isPad {
      self.init(width: "regular", height: "regular")
    } else if isLandscape {
      // The largest phones are as wide as a pad, to an app.
      self.init(width: device.width >= 414 ? "regular" : "compact", height: "compact")
    } else {
      self.init(width: "compact", height: "regular")
    }
  }

  /// How many classes a key names that all are these, as in `heightClass=compact-widthClass=regular`; nil where one is
  /// another, or something else is meant.
  func matches(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=").map { String($0) }
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass": if pair[1] != width { return nil }
      case "heightClass": if pair[1] != height { return nil }
      default: return nil
      }
    }
    return parts.count
  }
}

extension Element {
  /// The variations of an element that hold, those for all sizes first, then by how much they name.
  func variations(_ classes: SizeClasses) -> [Element] {
    let holding = children.filter { $0.name == "variation" }.compactMap { variation in
      variation.key.flatMap { classes.matches($0) }.map { (rank: $0, element: variation) }
    }
    return (0...2).flatMap { rank in holding.filter { $0.rank == rank }.map { $0.element } }
  }

  /// The element that says an attribute on these sizes.
  func saying(_ attribute: String, _ classes: SizeClasses) -> Element {
    variations(classes).last { $0[attribute] != nil } ?? self
  }

  /// The child of a key that holds on these sizes.
  func child(key: String, _ classes: SizeClasses) -> Element? {
    variations(classes).last { $0.child(key: key) != nil }?.child(key: key) ?? child(key: key)
  }

  /// The ids of subviews or constraints that are left out on these sizes.
  func excluded(_ key: String, _ classes: SizeClasses) -> Set<String> {
    var excluded: Set<String> = []
    for variation in variations(classes) {
      for mask in variation.children where mask.name == "mask" && mask.key == key {
        for entry in mask.children {
          guard let reference = entry["reference"] else { continue }
          if entry.name == "exclude" { excluded.insert(reference) } else { excluded.remove(reference) }
        }
      }
    }
    return excluded
  }
}
