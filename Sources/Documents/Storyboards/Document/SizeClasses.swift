// Variations of a document by size class and idiom.

import Documents

/// The size classes and the idiom of a canvas. A canvas for any size has none.
struct SizeClasses {
  var width: String?
  var height: String?
  /// `phone` or `pad`. Variations for other idioms never apply.
  var idiom: String?

  static let any = SizeClasses()

  init(width: String? = nil, height: String? = nil, idiom: String? = nil) {
    self.width = width
    self.height = height
    self.idiom = idiom
  }

  /// The size classes of a device.
  init(_ device: Device, isLandscape: Bool) {
    if device.isPad {
      self.init(width: "regular", height: "regular", idiom: "pad")
    } else if isLandscape {
      // The largest phones have a regular width in landscape.
      self.init(width: device.width >= 414 ? "regular" : "compact", height: "compact", idiom: "phone")
    } else {
      self.init(width: "compact", height: "regular", idiom: "phone")
    }
  }

  /// Returns the number of traits in a key such as `heightClass=compact-widthClass=regular`; nil if one of them differs
  /// from these or is unknown.
  func matches(_ key: String) -> Int? {
    if key == "default" { return 0 }
    let parts = key.split(separator: "-")
    for part in parts {
      let pair = part.split(separator: "=").map { String($0) }
      guard pair.count == 2 else { return nil }
      switch pair[0] {
      case "widthClass": if pair[1] != width { return nil }
      case "heightClass": if pair[1] != height { return nil }
      case "userInterfaceIdiom": if pair[1] != idiom { return nil }
      default: return nil
      }
    }
    return parts.count
  }
}

extension Element {
  /// Returns the variations of an element that apply, the least specific first.
  func variations(_ classes: SizeClasses) -> [Element] {
    let holding = children.filter { $0.name == "variation" }.compactMap { variation in
      variation.key.flatMap { classes.matches($0) }.map { (rank: $0, element: variation) }
    }
    return (0...3).flatMap { rank in holding.filter { $0.rank == rank }.map { $0.element } }
  }

  /// Returns the element that sets an attribute for these traits: a variation, or the element itself.
  func declaring(_ attribute: String, _ classes: SizeClasses) -> Element {
    variations(classes).last { $0[attribute] != nil } ?? self
  }

  /// Returns the child with a key that applies to these size classes.
  func child(key: String, _ classes: SizeClasses) -> Element? {
    variations(classes).last { $0.child(key: key) != nil }?.child(key: key) ?? child(key: key)
  }

  /// Returns the ids of subviews or constraints that are excluded for these size classes.
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
