// Animated pictures: the panels of a filmstrip, one after the other.

public import Pictures

extension Filmstrip {
  /// Returns all panels at one place as an animated SVG, each at its time. The last stays for a second, then the
  /// animation repeats.
  public func moving(duration: Double) -> [UInt8] {
    let moving = duration > 0 ? duration : 0.01
    let all = moving + 1
    var markup = beginning(width: width / Double(panels.count))
    for (index, panel) in panels.enumerated() {
      // A panel shows from half a step before its time to half a step after it.
      let step = moving / Double(max(1, panels.count - 1))
      let from = index == 0 ? 0 : (Double(index) - 0.5) * step / all
      let to = index == panels.count - 1 ? 1 : (Double(index) + 0.5) * step / all
      let tag = "<g display=\"\(index == 0 ? "inline" : "none")\">" + Self.turn(from, to, all) + "\n"
      markup += Array(tag.utf8) + panel + Array("</g>\n".utf8)
    }
    return markup + Array("</svg>\n".utf8)
  }

  private static func turn(_ from: Double, _ to: Double, _ duration: Double) -> String {
    var values = ["none", "inline", "none"]
    var times = [0, from, to]
    if from == 0 {
      values.removeFirst()
      times.removeFirst()
    }
    if to == 1 {
      values.removeLast()
      times.removeLast()
    }
    return "<animate attributeName=\"display\" calcMode=\"discrete\" repeatCount=\"indefinite\""
      + " dur=\"\(short(duration))s\" values=\"\(values.joined(separator: ";"))\""
      + " keyTimes=\"\(times.map { short($0) }.joined(separator: ";"))\"/>"
  }
}
