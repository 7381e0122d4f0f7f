// A scene: items, constraints, and their solver.

import Memory
import Notation
import Solver
import Status

/// A tree of views and guides, the constraints between them, and the solver that places them.
///
/// An item has up to four variables: its left and top in its parent's coordinates, its width and its height. All other
/// attributes are expressions in these, so that moving a parent changes no variable of its descendants. A constraint is
/// one row of the solver; between items of different parents the row adds up the origins on the way to their nearest
/// common ancestor.
///
/// Creating something reserves the memory that removing it needs, so removing and deactivating cannot fail.
package struct Scene: ~Copyable {
  let account: Account
  package var solver: Solver

  // Items. Slot 0 is the window.
  var items: Buffer<ItemRecord>
  var freeItems: Buffer<Int32>
  /// How many items have been added since the scene was opened.
  package internal(set) var additions: UInt64 = 0
  var itemNames: Names
  /// The item of each variable, by the variable's slot, or -1.
  var owners: Buffer<Int32>
  /// The slots of the two fixed constraints of the window's size.
  var windowLimits: (Int32, Int32) = (-1, -1)
  var resizing = Resizing()
  var editing: SceneEdits

  // Constraints.
  var constraints: Buffer<ConstraintRecord>
  var freeConstraints: Buffer<Int32>
  var liveConstraints = 0
  var identifiers: Names
  /// Two for each constraint: the places of an equation in the lists of its two items.
  var mentions: Buffer<Mention>
  var sums: Sums
  /// The summands of the constraint that was read last.
  var readSummands: Buffer<Summand>
  /// The constraint of each row, by the row's slot, or -1.
  var rowOwners: Buffer<Int32>

  var stacks: Stacks
  var boxes: SceneBoxes

  // Released, but still in the solver: rows until there is memory, variables until the next solve.
  var releasedRows: Buffer<ConstraintID>
  /// Active constraints whose rows are missing until there is memory. There is room for all constraints.
  var missingRows: Buffer<Int32>
  var releasedVariables: Buffer<VariableID>

  // Measured views, and those whose width may have changed since they were measured.
  var measures: Buffer<Measure>
  var unmeasured: Buffer<Int32>
  /// The size of text, relative to the usual one.
  package internal(set) var textSize = 1.0
  var readables: Buffer<ReadableGuide>

  // The layout pass.
  package var isStrict = false
  package internal(set) var isPending = true
  /// The standard spacing of formats (`-`): between siblings, and to the superview.
  package var standardSpacing = (8.0, 20.0)
  /// A group is open; its rows.
  var isGrouping = false
  var group: Buffer<ConstraintID>
  /// The constraint of the last group that conflicts with those before it, or -1.
  var refusedSlot: Int32 = -1
  /// The owner of the fixed constraint that the last refused call named.
  package internal(set) var owner = Origin.stated
  /// Device pixels per point; 0 for no rounding.
  package internal(set) var scale = 0.0
  /// Items with a variable that changed since the last report, each once.
  var moved: Buffer<Int32>
  var laidOut: LaidOutFrames
  /// A layout is under way, and changes constants that callers do not see yet (Shown.swift).
  package var isLayingOut = false
  /// Frames are ahead of the last layout that was shown: those from this place of `keptFrames` on, and those in `shown`.
  var isAhead = false
  var firstUnshown = 0
  var shown: Buffer<Change>
  /// Constants, measured sizes or `earlier` wait for the end of a layout.
  var isUnshown = false
  /// Constants and offsets that a layout has changed since the last one that was shown, as they were.
  var formerConstants: Buffer<ConstantBatch.Edit>
  /// The frames of the first items in `moved` when `keepFrames` was called.
  var keptFrames: Buffer<Change>
  /// Frames of a solution that is reported before the next one, as `keepReport` says.
  package var earlier: Buffer<Change>
  package var changes: Buffer<Change>
  /// For each of `changes` of a layout, the frame that was reported before.
  package var formerFrames: Buffer<Rect>
  /// The arranged views that were hidden or shown since `beginFlips`.
  package var flips: Buffer<Flip>
  var notesFlips = false

  // Results and scratch.
  package var members: Buffer<LayoutConstraintID>
  package var ambiguities: Buffer<Ambiguity>
  var terms: Buffer<Term>
  var batch: ConstantBatch
  var walk: Buffer<Int32>
  var turned: Buffer<Int32>
  var stamp: UInt32 = 0
  var exercises = 0
  /// The attributes of the last constraint that threw `.attributes`.
  package var mismatch = (Attribute.none, Attribute.none)
  /// The number that the last error is about is beyond the largest length.
  package var isBeyondReach = false
  /// What the error of an invalid measurement is about.
  package var invalidMeasurement: InvalidMeasurement?

  package init(account: Account) {
    self.account = account
    solver = Solver(account: account)
    items = Buffer(account)
    freeItems = Buffer(account)
    itemNames = Names(account)
    owners = Buffer(account)
    editing = SceneEdits(account)
    constraints = Buffer(account)
    freeConstraints = Buffer(account)
    identifiers = Names(account)
    mentions = Buffer(account)
    sums = Sums(account)
    readSummands = Buffer(account)
    rowOwners = Buffer(account)
    stacks = Stacks(account)
    boxes = SceneBoxes(account)
    releasedRows = Buffer(account)
    missingRows = Buffer(account)
    releasedVariables = Buffer(account)
    group = Buffer(account)
    measures = Buffer(account)
    unmeasured = Buffer(account)
    readables = Buffer(account)
    moved = Buffer(account)
    laidOut = LaidOutFrames(account)
    shown = Buffer(account)
    formerConstants = Buffer(account)
    keptFrames = Buffer(account)
    earlier = Buffer(account)
    changes = Buffer(account)
    formerFrames = Buffer(account)
    flips = Buffer(account)
    members = Buffer(account)
    ambiguities = Buffer(account)
    terms = Buffer(account)
    batch = ConstantBatch(account)
    walk = Buffer(account)
    turned = Buffer(account)
  }

  package mutating func release() {
    solver.release()
    items.release()
    freeItems.release()
    itemNames.release()
    owners.release()
    editing.release()
    constraints.release()
    freeConstraints.release()
    identifiers.release()
    mentions.release()
    sums.release()
    readSummands.release()
    rowOwners.release()
    stacks.release()
    boxes.release()
    releasedRows.release()
    missingRows.release()
    releasedVariables.release()
    group.release()
    measures.release()
    unmeasured.release()
    readables.release()
    moved.release()
    laidOut.release()
    shown.release()
    formerConstants.release()
    keptFrames.release()
    earlier.release()
    changes.release()
    formerFrames.release()
    flips.release()
    members.release()
    ambiguities.release()
    terms.release()
    batch.release()
    walk.release()
    turned.release()
  }

  /// Creates the window. To be called once, before anything else. On an error, the scene can only be released.
  package mutating func open(width: Double, height: Double) throws(Status) {
    try check(length: width)
    try check(length: height)
    try reserve(items: 1, variables: 2)
    let name: StaticString = "window"
    let bytes = UnsafeBufferPointer(start: name.utf8Start, count: name.utf8CodeUnitCount)
    itemNames.put(try inMemory { () throws(MemoryError) in try itemNames.copy(bytes, slots: 1) }, at: 0)
    let window = takeItem(.plain, parent: -1)
    items[window].width = try makeVariable(of: window)
    items[window].height = try makeVariable(of: window)
    items[window].margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    windowLimits.0 = try pinWindow(.width, to: width)
    windowLimits.1 = try pinWindow(.height, to: height)
  }

  private mutating func pinWindow(_ attribute: Attribute, to size: Double) throws(Status) -> Int32 {
    try addConstraint(
      Constraint(.window, attribute, .equal, size), origin: .window,
      age: items[0].age(of: .hugging(attribute == .width ? .horizontal : .vertical))
    ).slot
  }

  mutating func nextStamp() -> UInt32 {
    stamp &+= 1
    return stamp
  }
}
