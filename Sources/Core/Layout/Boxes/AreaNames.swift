// The names of areas of grids, as numbers.
//
// Templates of grids and placements of children contain the numbers. A name is kept as long as its number is used. When
// the number of names has doubled, unused names are freed.

import Boxes
import Memory
import Notation
import Status

struct AreaNames: ~Copyable {
  /// By number, from 1 on.
  private var names: Names
  /// The greatest number there was, and how many are in use.
  private var greatest = 0
  private var used = 0
  /// When this many names are in use, unused ones are freed.
  private var most = Self.least
  /// While unused names are freed: whether a number is in use.
  private var marks: Buffer<Bool>

  private static var least: Int { 32 }

  init(_ account: Account) {
    names = Names(account)
    marks = Buffer(account)
  }

  mutating func release() {
    names.release()
    marks.release()
  }

  /// The name of a number, zero-terminated; nil for 0.
  subscript(number: UInt16) -> UnsafePointer<CChar>? { number == 0 ? nil : names[Int(number)] }

  /// The bytes of a name.
  func bytes(of number: UInt16) -> UnsafeBufferPointer<UInt8> { names.bytes(of: Int(number)) }

  /// Returns the number of a name; 0 for none.
  func number(of name: UnsafeBufferPointer<UInt8>) -> UInt16 {
    for number in 0..<greatest where names.bytes(of: number + 1).isSame(as: name) { return UInt16(number + 1) }
    return 0
  }

  /// Adds a name that is new, and returns its number.
  mutating func add(_ name: UnsafeBufferPointer<UInt8>) throws(Status) -> UInt16 {
    var number = greatest + 1
    if used < greatest { for free in 1...greatest where names[free] == nil { number = free } }
    guard number <= Int(LineName.most) else { throw .tooMany }
    let copy = try inMemory { () throws(MemoryError) in try names.copy(name, slots: number + 1) }
    names.put(copy, at: number)
    greatest = max(greatest, number)
    used += 1
    return UInt16(number)
  }

  // MARK: Unused names

  /// Whether unused names are to be looked for.
  var areMany: Bool { used >= most }

  /// Begins to look for unused names.
  mutating func beginMarking() throws(MemoryError) {
    marks.removeAll()
    try marks.resize(to: greatest + 1, filling: false)
  }

  /// Keeps the name of a number of a line or a placement.
  mutating func mark(_ number: UInt16) { marks[Int(number & LineName.most)] = true }

  /// Frees all names without a mark.
  mutating func removeUnmarked() {
    for number in 0..<greatest where names[number + 1] != nil && !marks[number + 1] {
      names.remove(number + 1)
      used -= 1
    }
    most = max(Self.least, 2 * used)
  }
}

extension SceneBoxes {
  /// Returns the number of the name of an area, which is added if it is new. It stays at least until the next name is added.
  mutating func number(ofArea name: UnsafeBufferPointer<UInt8>) throws(Status) -> UInt16 {
    let number = grids.names.number(of: name)
    if number != 0 { return number }
    if grids.names.areMany { removeUnusedNames() }
    return try grids.names.add(name)
  }

  /// Frees the names that no grid and no child has. Without memory they stay.
  private mutating func removeUnusedNames() {
    do throws(MemoryError) { try grids.names.beginMarking() } catch { return }
    // Those of areas that are being read.
    for index in 0..<grids.cells.count { grids.names.mark(grids.cells[index]) }
    for index in 0..<trees.extras.count {
      let template = trees.extras[index].template
      mark(template.columns.names)
      mark(template.rows.names)
    }
    for index in 0..<trees.styleSlots {
      guard let style = trees.style(at: index) else { continue }
      grids.names.mark(style.column.startName)
      grids.names.mark(style.column.endName)
      grids.names.mark(style.row.startName)
      grids.names.mark(style.row.endName)
    }
    grids.names.removeUnmarked()
  }

  private mutating func mark(_ lines: Slice) {
    for index in lines.start..<lines.start + lines.count { grids.names.mark(trees.lineNames[index].name) }
  }
}
