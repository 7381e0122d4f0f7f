// Obstructions: covered areas of the window, other than the bars of controllers and the keyboard of keyboard events.

import Layout
import Memory
import Solver
import Status

package enum ObstructionKind: Int32, BitwiseCopyable {
  case statusBar = 0
  case bar = 1
  case cutout = 2
  case indicator = 3
  /// Moves the keyboard guide and pads scroll views; safe areas do not avoid it.
  case keyboard = 4
  case panel = 5
}

/// An obstruction that the program added.
struct ObstructionRecord: BitwiseCopyable {
  var item: ItemID
  var kind: ObstructionKind
  /// The edge of the window that it covers over the full length; 0 for a rectangle.
  var edge: UInt32
  /// How far it reaches from its edge into the window.
  var depth = 0.0
  /// The frame in the window of an obstruction without an edge.
  var frame = Rect.zero
  var left = ScreenConstant()
  var top = ScreenConstant()
  var width = ScreenConstant()
  var height = ScreenConstant()
}

/// An obstruction in the present state.
package struct Obstruction: BitwiseCopyable {
  package var item: ItemID
  package var kind: ObstructionKind
  package var edge: UInt32
  package var frame: Rect
}

extension Display {
  /// Adds an obstruction that covers nothing yet. Constraints can refer to its item.
  package mutating func addObstruction(
    _ kind: ObstructionKind, edge: UInt32, name: UnsafeBufferPointer<UInt8>?
  ) throws(Status) -> ItemID {
    try animatedScene.checkOpen()
    guard edge == 0 || edge & EdgeMask.all == edge && edge & (edge - 1) == 0 else { throw .outOfRange }
    try inMemory { () throws(MemoryError) in try obstructions.reserve(obstructions.count + 1) }
    let item = try scene.addOwned(.bar, in: .window, name: "obstruction")
    var record = ObstructionRecord(item: item, kind: kind, edge: edge)
    do throws(Status) {
      if let name { try scene.tree.setName(name, of: item) }
      record.left = try animatedScene.addOwned(item, .left, to: .window, .left)
      record.top = try animatedScene.addOwned(item, .top, to: .window, .top)
      record.width = try animatedScene.addOwnedSize(item, .width)
      record.height = try animatedScene.addOwnedSize(item, .height)
    } catch {
      try scene.removeOwned(item)
      throw error
    }
    obstructions.appendReserved(record)
    animatedScene.isPending = true
    return item
  }

  /// Sets how far an obstruction reaches from its edge into the window.
  package mutating func setDepth(_ depth: Double, ofObstruction item: ItemID) throws(Status) {
    let index = try findObstruction(item)
    guard obstructions[index].edge != 0 else { throw .kind }
    try checkLength(depth)
    obstructions[index].depth = depth
    animatedScene.isPending = true
  }

  /// Sets the frame in the window of an obstruction without an edge.
  package mutating func setFrame(_ frame: Rect, ofObstruction item: ItemID) throws(Status) {
    let index = try findObstruction(item)
    guard obstructions[index].edge == 0 else { throw .kind }
    try frame.check()
    obstructions[index].frame = frame
    animatedScene.isPending = true
  }

  mutating func removeObstruction(_ item: ItemID) throws(Status) {
    let index = try findObstruction(item)
    try scene.removeOwned(item)
    for next in index + 1..<obstructions.count { obstructions[next - 1] = obstructions[next] }
    obstructions.truncate(to: obstructions.count - 1)
    animatedScene.isPending = true
  }

  package var obstructionCount: Int { mutating get { obstructions.count } }

  /// Returns an obstruction of the program, in the order in which they were added.
  package mutating func obstruction(_ index: Int) -> Obstruction {
    let record = obstructions[index]
    return Obstruction(item: record.item, kind: record.kind, edge: record.edge, frame: frame(of: record))
  }

  mutating func isObstruction(_ item: ItemID) -> Bool {
    for index in 0..<obstructions.count where obstructions[index].item == item { return true }
    return false
  }

  private mutating func findObstruction(_ item: ItemID) throws(Status) -> Int {
    try animatedScene.checkOpen()
    _ = try scene.tree.kind(of: item)
    for index in 0..<obstructions.count where obstructions[index].item == item { return index }
    throw .kind
  }

  /// Returns the frame of an obstruction in the window.
  private mutating func frame(of record: ObstructionRecord) -> Rect {
    switch record.edge {
    case EdgeMask.top: Rect(x: 0, y: 0, width: window.size.width, height: record.depth)
    case EdgeMask.left: Rect(x: 0, y: 0, width: record.depth, height: window.size.height)
    case EdgeMask.bottom:
      Rect(x: 0, y: window.size.height - record.depth, width: window.size.width, height: record.depth)
    case EdgeMask.right:
      Rect(x: window.size.width - record.depth, y: 0, width: record.depth, height: window.size.height)
    default: record.frame
    }
  }

  mutating func placeObstructions() throws(Status) {
    for index in 0..<obstructions.count {
      var record = obstructions[index]
      let frame = frame(of: record)
      record.left = try animatedScene.set(record.left, to: frame.x)
      record.top = try animatedScene.set(record.top, to: frame.y)
      record.width = try animatedScene.set(record.width, to: frame.width)
      record.height = try animatedScene.set(record.height, to: frame.height)
      obstructions[index] = record
    }
  }
}

// MARK: What they cover

extension Display {
  /// Returns how far the obstructions of the device and of the program reach into the window from each edge. Keyboards
  /// and obstructions without an edge do not count.
  mutating func obstructedEdges() -> Insets { obstructedEdges(window.deviceInsets) }

  /// Returns how far the obstructions of the program and the given insets of a device reach into the window from each
  /// edge.
  mutating func obstructedEdges(_ device: Insets) -> Insets {
    var insets = device
    for index in 0..<obstructions.count where obstructions[index].kind != .keyboard {
      let record = obstructions[index]
      switch record.edge {
      case EdgeMask.top: insets.top = max(insets.top, record.depth)
      case EdgeMask.left: insets.left = max(insets.left, record.depth)
      case EdgeMask.bottom: insets.bottom = max(insets.bottom, record.depth)
      case EdgeMask.right: insets.right = max(insets.right, record.depth)
      default: continue
      }
    }
    return insets
  }

  /// Returns the largest height of the keyboards that the program added as obstructions at the bottom edge.
  var obstructingKeyboardHeight: Double {
    mutating get {
      var height = 0.0
      for index in 0..<obstructions.count
      where obstructions[index].kind == .keyboard && obstructions[index].edge == EdgeMask.bottom {
        height = max(height, obstructions[index].depth)
      }
      return height
    }
  }

  /// Increases `insets` by the parts of a frame in the window that obstructions without an edge cover. Each counts at
  /// the edge of the frame from which it reaches in the least.
  mutating func cover(_ frame: Rect, by insets: inout Insets) {
    for index in 0..<obstructions.count where obstructions[index].edge == 0 {
      let taken = obstructions[index].frame
      guard taken.width > 0, taken.height > 0, frame.overlaps(taken) else { continue }
      let (top, bottom) = (taken.bottom - frame.y, frame.bottom - taken.y)
      let (left, right) = (taken.right - frame.x, frame.right - taken.x)
      let least = min(min(top, bottom), min(left, right))
      let (width, height) = (min(least, max(0, frame.width)), min(least, max(0, frame.height)))
      if top == least {
        insets.top = max(insets.top, height)
      } else if bottom == least {
        insets.bottom = max(insets.bottom, height)
      } else if left == least {
        insets.left = max(insets.left, width)
      } else {
        insets.right = max(insets.right, width)
      }
    }
  }
}
