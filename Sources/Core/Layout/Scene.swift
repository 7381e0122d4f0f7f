// A scene: items, constraints, and their solver.

import Memory
import Notation
import Solver
import Status

/// A tree of views and guides, the constraints between them, and the solver that places them.
///
/// The parts are nested structs, and each can access only those inside it: `Tree` (items), `Views` (measure functions
/// and boxes), `Constraints` (constraints as stated), `Model` (their variables and rows in the solver), `Frames`
/// (reports), `Stacks`, and `Scene` (the layout pass, and functions that need several parts).
///
/// Creating an object reserves the memory that removing it needs, so removing and deactivating cannot fail.
package struct Scene: ~Copyable {
  package var stacks: Stacks
  var readableGuides: Buffer<ReadableGuide>
  /// The spacing that `-` stands for in formats: between siblings, and to the superview.
  package var standardSpacing = (8.0, 20.0)
  package var ambiguities: Buffer<Ambiguity>
  /// The number of calls of `exercise`; the direction in which it moves values first alternates with it.
  var exercises = 0
  var mismeasured: MismeasuredLeaves
  /// The count of item slots when memory was last trimmed.
  var trimmedItems = 0

  package init(account: Account) {
    stacks = Stacks(account)
    readableGuides = Buffer(account)
    ambiguities = Buffer(account)
    mismeasured = MismeasuredLeaves(account)
  }

  package mutating func release() {
    stacks.release()
    readableGuides.release()
    ambiguities.release()
    mismeasured.release()
  }

  /// Creates the window. Must be called once, before anything else. After an error, the scene can only be released.
  package mutating func open(width: Double, height: Double) throws(Status) {
    try checkLength(width)
    try checkLength(height)
    try inMemory { () throws(MemoryError) in try tree.openInsets() }
    try frames.reserve(items: 1, variables: 2)
    let name: StaticString = "window"
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    tree.names.put(try inMemory { () throws(MemoryError) in try tree.names.copy(bytes, slots: 1) }, at: 0)
    let window = frames.takeItem(.plain, parent: -1)
    tree.items[window].width = try model.makeVariable(of: window)
    tree.items[window].height = try model.makeVariable(of: window)
    model.windowEdits.constraints.0 = try fixWindow(.width, to: width)
    model.windowEdits.constraints.1 = try fixWindow(.height, to: height)
  }

  private mutating func fixWindow(_ attribute: Attribute, to size: Double) throws(Status) -> Int32 {
    try model.addConstraint(
      Constraint(.window, attribute, .equal, size), owner: .window,
      serial: tree.items[0].serial(of: .hugging(attribute == .width ? .horizontal : .vertical))
    ).slot
  }
}

extension Scene {
  package var frames: Frames {
    @inline(__always) _read { yield stacks.frames }
    @inline(__always) _modify { yield &stacks.frames }
  }

  package var model: Model {
    @inline(__always) _read { yield stacks.frames.model }
    @inline(__always) _modify { yield &stacks.frames.model }
  }

  package var solver: Solver {
    @inline(__always) _read { yield stacks.frames.model.solver }
    @inline(__always) _modify { yield &stacks.frames.model.solver }
  }

  package var constraints: Constraints {
    @inline(__always) _read { yield stacks.frames.model.constraints }
    @inline(__always) _modify { yield &stacks.frames.model.constraints }
  }

  package var views: Views {
    @inline(__always) _read { yield stacks.frames.model.constraints.views }
    @inline(__always) _modify { yield &stacks.frames.model.constraints.views }
  }

  var boxes: SceneBoxes {
    @inline(__always) _read { yield stacks.frames.model.constraints.views.boxes }
    @inline(__always) _modify { yield &stacks.frames.model.constraints.views.boxes }
  }

  package var tree: Tree {
    @inline(__always) _read { yield stacks.frames.model.constraints.views.tree }
    @inline(__always) _modify { yield &stacks.frames.model.constraints.views.tree }
  }
}
