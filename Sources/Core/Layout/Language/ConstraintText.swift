// Items and constraints as text, in the syntax of rules.
//
//     name.leading == icon.trailing + 8 @1000 "name-after-icon"
//     photo.bottom <= 0.5 * keyboard.top - 8 @750 weight 2

import Memory
import Notation
import Status

extension Text {
  /// Writes the name, in quotes unless it consists of letters, digits and underscores; `#id` for an item without a
  /// name.
  @inline(never)
  package mutating func write(_ item: ItemID, of scene: inout Scene) {
    let name = scene.tree.names.bytes(of: scene.tree.isLive(item) ? Int(item.slot) : .max)
    if name.isEmpty {
      write("#")
      write(item.raw)
    } else if isBare(name) {
      write(name)
    } else {
      write(quoted: name)
    }
  }

  package mutating func write(quoted text: UnsafeBufferPointer<UInt8>) {
    write("\"")
    for byte in text {
      switch byte {
      case UInt8(ascii: "\n"): write("\\n")
      case UInt8(ascii: "\""), UInt8(ascii: "\\"):
        write("\\")
        write(byte)
      default: write(byte)
      }
    }
    write("\"")
  }

  private func isBare(_ name: UnsafeBufferPointer<UInt8>) -> Bool {
    for (index, byte) in name.enumerated() {
      let letter = byte | 0x20
      let isLetter = (letter >= UInt8(ascii: "a") && letter <= UInt8(ascii: "z")) || byte == UInt8(ascii: "_")
      let isDigit = byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9")
      if !isLetter && !(isDigit && index > 0) { return false }
    }
    return true
  }

  private mutating func write(_ item: ItemID, _ attribute: Attribute, of scene: inout Scene) {
    write(item, of: &scene)
    write(".")
    write(attribute.name)
  }

  package mutating func write(_ id: ConstraintID, of scene: inout Scene) throws(Status) {
    try write(id, as: try scene.model.constraint(id), of: &scene)
  }

  /// Writes a constraint with an identifier as `stated`.
  package mutating func write(_ id: ConstraintID, as stated: Constraint, of scene: inout Scene) throws(Status) {
    write(stated, of: &scene)
    let gone = try scene.model.goneConstant(of: id)
    if !gone.isNaN {
      write(" gone ")
      write(gone)
    }
    let identifier = scene.constraints.identifier(of: id)
    if identifier.count > 0 {
      write(" ")
      write(quoted: identifier)
    }
  }

  /// Writes a constraint without its identifier.
  package mutating func write(_ stated: Constraint, of scene: inout Scene) {
    write(scene.constraints.summands(of: stated), of: &scene)
  }

  /// Writes a constraint such that parsing it gives the same summands in the same order: the left side as written, the
  /// right side subtracted.
  @inline(never)
  package mutating func write(_ summands: Summands, of scene: inout Scene) {
    let stated = summands.stated
    var left = 1
    while left < summands.count, summands[left].multiplier > 0 { left += 1 }
    write(summands, 0..<left, sign: 1, of: &scene)
    switch stated.relation {
    case .equal: write(" == ")
    case .lessOrEqual: write(" <= ")
    case .greaterOrEqual: write(" >= ")
    }
    write(summands, left..<summands.count, sign: -1, of: &scene)
    if left == summands.count {
      write(stated.constant)
    } else if stated.constant != 0 {
      write(stated.constant < 0 ? " - " : " + ")
      write(stated.constant.magnitude)
    }
    write(" @")
    write(Int(stated.priority))
    if stated.weight != 1 {
      write(" weight ")
      write(stated.weight)
    }
  }

  /// Writes summands of one side.
  private mutating func write(_ summands: Summands, _ range: Range<Int>, sign: Double, of scene: inout Scene) {
    for index in range {
      var multiplier = sign * summands[index].multiplier
      if index > range.lowerBound {
        write(multiplier < 0 ? " - " : " + ")
        multiplier = multiplier.magnitude
      }
      if multiplier != 1 {
        write(multiplier)
        write(" * ")
      }
      write(summands[index].item, summands[index].attribute, of: &scene)
    }
  }
}

// MARK: Reports

extension Text {
  /// A conflict, the dropped constraint first:
  ///
  ///     3 constraints cannot hold together; the first is dropped:
  ///       photo.height >= 200 @1000 "photo-min"  dropped
  ///       photo.bottom <= keyboard.top @1000 "above-keyboard"
  ///       photo.top == bar.bottom @1000 "under-bar"
  ///       photo.left == page.leftMargin @1000  (leftMargin 8)
  ///       and 6 constraints of the screen
  ///     the dropped constraint is restored as soon as it can hold
  package mutating func write(conflict index: Int, of scene: inout Scene) throws(Status) {
    try scene.findConflict(index)
    write(scene.constraints.members.count)
    write(scene.constraints.members.count == 1 ? " constraint cannot hold" : " constraints cannot hold together")
    write("; the first is dropped:\n")
    let folded = try scene.model.screenMembers()
    for index in 0..<scene.constraints.members.count {
      let owner = try scene.model.owner(of: scene.constraints.members[index])
      if folded > 1, index > 0, owner == .screen { continue }
      write("  ")
      try write(scene.constraints.members[index], of: &scene)
      try writeMargins(of: scene.constraints.members[index], in: &scene)
      if index == 0 { write("  dropped") }
      try write(owner, of: scene.constraints.members[index], in: &scene)
      write("\n")
    }
    if folded > 1 {
      write("  and ")
      write(folded)
      write(" constraints of the screen\n")
    }
    write("the dropped constraint is restored as soon as it can hold\n")
  }

  /// Writes the margins that a constraint depends on: `  (leftMargin 8)`.
  private mutating func writeMargins(of id: ConstraintID, in scene: inout Scene) throws(Status) {
    let summands = scene.constraints.summands(of: try scene.model.constraint(id))
    for index in 0..<summands.count {
      write(summands[index].attribute, of: summands[index].item, in: &scene)
    }
  }

  private mutating func write(_ attribute: Attribute, of item: ItemID, in scene: inout Scene) {
    guard attribute.offsetSource == .margins, let margin = scene.views.margin(attribute, of: item) else { return }
    write("  (")
    write(attribute.name)
    write(" ")
    write(margin)
    write(")")
  }

  /// Writes the owner of a constraint; nothing if the caller added it.
  mutating func write(_ owner: ConstraintOwner, of id: ConstraintID, in scene: inout Scene) throws(Status) {
    if let dimension = owner.dimension {
      write("  ")
      write(dimension)
      write(" of ")
      return write(try scene.model.constraint(id).first, of: &scene)
    }
    switch owner {
    case .stated, .width, .height, .minimumWidth, .minimumHeight, .maximumWidth, .maximumHeight, .aspectRatio: break
    case .window: write("  the size of the window")
    case .hugging: write("  hugging")
    case .compression: write("  compression resistance")
    case .stack: write("  stack")
    case .screen: write("  screen")
    case .content: write("  content size")
    case .edit: write("  edit")
    case .size: write("  sizes are not negative")
    case .box: write("  placed by its box")
    case .gone: write("  hidden, without room")
    }
  }
}

extension ConstraintOwner {
  /// The name of a dimension.
  fileprivate var dimension: StaticString? {
    switch self {
    case .width: "width"
    case .height: "height"
    case .minimumWidth: "minimum width"
    case .minimumHeight: "minimum height"
    case .maximumWidth: "maximum width"
    case .maximumHeight: "maximum height"
    case .aspectRatio: "aspect ratio"
    default: nil
    }
  }
}
