// The members of one view.

import CCasement

struct ViewMembers {
  typealias Member = (key: ViewKey, value: Value)

  let value: Value
  private(set) var members: [Member] = []
  private(set) var kind = ViewKind.plain

  init(_ value: Value, _ what: String) throws(Diagnostic) {
    self.value = value
    var members: [Member] = []
    try value.members(of: what, ViewKey.self) { key, value throws(Diagnostic) in members.append((key, value)) }
    self.members = members
    kind = try self[.kind]?.choice("kind", Choices.kinds) ?? .plain
    try expect([.axis] + ViewKey.ofStack, only: [.stack])
    let both = ViewKey.ofFlow.filter { ViewKey.ofGrid.contains($0) }
    try expect(both, only: [.flow, .grid])
    try expect(ViewKey.ofFlow.filter { !both.contains($0) }, only: [.flow])
    try expect(ViewKey.ofGrid.filter { !both.contains($0) }, only: [.grid])
  }

  /// Throws if the view has one of the keys, and is of none of the kinds.
  private func expect(_ keys: [ViewKey], only kinds: [ViewKind]) throws(Diagnostic) {
    if kinds.contains(kind) { return }
    guard let member = only(keys).first else { return }
    let names = Choices.kinds.filter { kinds.contains($0.1) }.map { "\"\($0.0)\"" }.joined(separator: " or ")
    throw member.value.diagnostic("\(member.key.rawValue): only a view of kind \(names) has this")
  }

  subscript(key: ViewKey) -> Value? { members.first { $0.key == key }?.value }

  /// Returns the members with some keys.
  func only(_ keys: [ViewKey]) -> [Member] { members.filter { keys.contains($0.key) } }

  func name() throws(Diagnostic) -> (text: String, place: Value)? {
    guard let place = self[.name] else { return nil }
    return (try place.text("name"), place)
  }
}

enum EdgeKey: String, CaseIterable { case top, left, bottom, right }
private enum MarginKey: String, CaseIterable { case top, left, leading, bottom, right, trailing }
private enum AxisKey: String, CaseIterable { case horizontal, vertical }

/// The margins of a view. Directional ones have leading as left, and trailing as right.
struct Margins {
  var insets: cas_insets
  var isDirectional = false
}

extension Value {
  /// `"#rrggbb"` or `"#rrggbbaa"`, as 0xRRGGBBAA.
  func colour(_ name: String) throws(Diagnostic) -> UInt32 {
    let digits = try text(name).utf8
    let isColour = digits.first == UInt8(ascii: "#") && [7, 9].contains(digits.count)
    guard isColour, !digits.contains(UInt8(ascii: "+")), let number = UInt32(String(digits.dropFirst())!, radix: 16)
    else { throw diagnostic("\(name): expected a colour as \"#rrggbb\" or \"#rrggbbaa\"") }
    return digits.count == 9 ? number : number << 8 | 0xff
  }

  func rect(_ name: String) throws(Diagnostic) -> cas_rect {
    let numbers = try numbers(4, name)
    return cas_rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3])
  }

  /// One number for all edges, a list (top, left, bottom, right), or an object.
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

  /// Insets; an object may have leading and trailing for left and right.
  func margins(_ name: String) throws(Diagnostic) -> Margins {
    if !isObject { return Margins(insets: try insets(name)) }
    var insets = cas_insets()
    var found: Set<MarginKey> = []
    try members(of: name, MarginKey.self) { key, value throws(Diagnostic) in
      found.insert(key)
      let length = try value.number(name)
      switch key {
      case .top: insets.top = length
      case .left, .leading: insets.left = length
      case .bottom: insets.bottom = length
      case .right, .trailing: insets.right = length
      }
    }
    let isDirectional = !found.isDisjoint(with: [.leading, .trailing])
    if isDirectional, !found.isDisjoint(with: [.left, .right]) {
      throw diagnostic("\(name): use either \"left\" and \"right\", or \"leading\" and \"trailing\"")
    }
    return Margins(insets: insets, isDirectional: isDirectional)
  }

  /// One priority for both axes, or one for each.
  func priorities(
    _ name: String, _ horizontal: inout cas_priority, _ vertical: inout cas_priority
  ) throws(Diagnostic) {
    if isNumber {
      horizontal = try whole(name, 1...1000)
      vertical = horizontal
      return
    }
    if !isObject { throw expected("a whole number from 1 to 1000, or an object", name) }
    try members(of: name, AxisKey.self) { axis, value throws(Diagnostic) in
      let priority = try value.whole(name, 1...1000)
      if axis == .horizontal { horizontal = priority } else { vertical = priority }
    }
  }

  /// A list of flags by their names.
  func flags(_ name: String, _ all: [(String, UInt32)]) throws(Diagnostic) -> UInt32 {
    var flags: UInt32 = 0
    for element in try elements(name) { flags |= try element.choice(name, all) }
    return flags
  }
}
