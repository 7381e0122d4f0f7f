// The members of one view.

import CCasement

struct ViewMembers {
  let value: Value
  private(set) var members: [(key: ViewKey, value: Value)] = []
  private(set) var kind = ViewKind.plain

  init(_ value: Value, _ what: String) throws(Diagnostic) {
    self.value = value
    var members: [(key: ViewKey, value: Value)] = []
    try value.members(of: what, ViewKey.self) { key, value throws(Diagnostic) in members.append((key, value)) }
    self.members = members
    kind = try self[.kind]?.choice("kind", Choices.kinds) ?? .plain
    if kind != .stack {
      for key in [ViewKey.axis, .distribution, .alignment, .spacing, .inMargins] {
        if let value = self[key] { throw value.diagnostic("\(key.rawValue): only a view of kind \"stack\" has this") }
      }
    }
  }

  subscript(key: ViewKey) -> Value? { members.first { $0.key == key }?.value }

  func name() throws(Diagnostic) -> (text: String, place: Value)? {
    guard let place = self[.name] else { return nil }
    return (try place.text("name"), place)
  }
}

private enum EdgeKey: String, CaseIterable { case top, left, bottom, right }

extension Value {
  /// `"#rrggbb"` or `"#rrggbbaa"`, as 0xRRGGBBAA.
  func colour(_ name: String) throws(Diagnostic) -> UInt32 {
    let digits = try text(name).utf8
    let isColour = digits.first == UInt8(ascii: "#") && [7, 9].contains(digits.count)
    guard isColour, !digits.contains(UInt8(ascii: "+")), let number = UInt32(String(digits.dropFirst())!, radix: 16)
    else { throw diagnostic("\(name): expected a colour as \"#rrggbb\" or \"#rrggbbaa\"") }
    return digits.count == 9 ? number : number << 8 | 0xff
  }

  /// One number for all edges, a list (top, left, bottom, right), or an object.
  func rect(_ name: String) throws(Diagnostic) -> cas_rect {
    let numbers = try numbers(4, name)
    return cas_rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  func insets(_ name: String) throws(Diagnostic) -> cas_insets {
    if isNumber {
      let all = try number(name)
      return cas_insets(top: all, left: all, bottom: all, right: all)
    }
    if isList {
      let edges = try numbers(4, name)
      return cas_insets(top: edges[0], left: edges[1], bottom: edges[2], right: edges[3])
    }
    if !isObject { throw expected("a number, a list of four, or an object", name) }
    var insets = cas_insets()
    try members(of: name, EdgeKey.self) { key, value throws(Diagnostic) in
      let length = try value.number(name)
      switch key {
      case .top: insets.top = length
      case .left: insets.left = length
      case .bottom: insets.bottom = length
      case .right: insets.right = length
      }
    }
    return insets
  }
}
