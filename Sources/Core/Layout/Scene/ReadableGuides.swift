// Readable guides: the part of a view inside its margins, no wider than is comfortable for reading.

import Memory
import Solver
import Status

/// A readable guide, and the constraint that limits its width.
struct ReadableGuide: BitwiseCopyable {
  var view: ItemID
  var guide: ItemID
  var limit = ConstraintID(0)
}

extension Scene {
  /// The maximum width of a readable guide at the usual size of text.
  private static var readableWidth: Double { 672 }

  /// Returns the readable guide of a view, and creates it at the first call. It is centered between the margins, and as
  /// wide as they allow, up to the maximum width.
  package mutating func readableGuide(of view: ItemID) throws(Status) -> ItemID {
    _ = try tree.findView(view)
    // Reuses the record of a removed view.
    var free = readableGuides.count
    for index in 0..<readableGuides.count {
      if readableGuides[index].view == view { return readableGuides[index].guide }
      if !tree.isLive(readableGuides[index].guide) { free = index }
    }
    try inMemory { () throws(MemoryError) in try readableGuides.reserve(readableGuides.count + 1) }
    let guide = try addOwned(.guide, in: view, name: "readable")
    var record = ReadableGuide(view: view, guide: guide)
    do throws(Status) {
      try fix(guide, .top, to: view, .topMargin)
      try fix(guide, .bottom, to: view, .bottomMargin)
      try fix(guide, .centerX, to: view, .centerXWithinMargins)
      try fix(guide, .left, to: view, .leftMargin, at: requiredPriority - 1)
      record.limit = try model.addOwned(Constraint(guide, .width, .lessOrEqual, Self.readableWidth * views.textSize))
    } catch {
      try removeOwned(guide)
      throw error
    }
    if free == readableGuides.count { readableGuides.appendReserved(record) } else { readableGuides[free] = record }
    return guide
  }

  @inline(never)
  private mutating func fix(
    _ guide: ItemID, _ attribute: Attribute, to view: ItemID, _ other: Attribute, at priority: Int32 = requiredPriority
  ) throws(Status) {
    var constraint = Constraint(guide, attribute, .equal, view, other)
    constraint.priority = priority
    _ = try model.addOwned(constraint)
  }

  /// Sets the size of text, 1 for the usual one. The next layout calls all measure functions.
  package mutating func setTextSize(_ size: Double) throws(Status) {
    try checkTextSize(size)
    if size == views.textSize { return }
    try limitReadables(textSize: size)
    views.textSize = size
    invalidateMeasures()
  }

  /// Sets the maximum width of all readable guides; on an error, of none. A strict scene does not refuse it.
  private mutating func limitReadables(textSize: Double) throws(Status) {
    if readableGuides.isEmpty { return }
    let strict = model.isStrict
    model.isStrict = false
    defer { model.isStrict = strict }
    model.beginBatch()
    for index in 0..<readableGuides.count where tree.isLive(readableGuides[index].guide) {
      try model.noteConstant(Self.readableWidth * textSize, of: readableGuides[index].limit.slot)
    }
    try model.applyBatch()
  }
}
