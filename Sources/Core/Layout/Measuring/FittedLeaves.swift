// Leaves of boxes that have constraints inside: stacks, and views with children. They have their fitting size.
//
// A fitting size cannot be computed during a layout of boxes, which uses the scene. A leaf without a known size gets a
// provisional one (0, or its last) and is requested; afterwards the sizes are computed and the layout is repeated. Sizes are
// cached until something inside the leaf changes.

import Boxes
import Memory
import Solver
import Status

/// How deeply fitting sizes may depend on each other.
var deepestFit: Int { 30 }

extension Scene {
  /// Returns the size of a fitted leaf, or a provisional one.
  mutating func fittedLeaf(_ item: Int32, _ request: LeafRequest) throws(Status) -> Measurement {
    try inMemory { () throws(MemoryError) in
      let node = request.node
      if boxes.records[node].fit < 0 {
        try boxes.fits.records.append(FittingSize(item: item))
        boxes.records[node].fit = Int32(boxes.fits.records.count - 1)
      }
      let fit = boxes.records[node].fit
      let known = boxes.fits.records[fit]
      var size = known.natural
      var isKnown = known.isKnown
      if request.widthKind == .minContent { size.width = known.leastWidth }
      if request.widthKind == .known, request.width != known.natural.width, request.heightKind == .automatic {
        let index = try boxes.fits.height(at: request.width, of: fit)
        size.height = boxes.fits.heights[index].height
        isKnown = isKnown && boxes.fits.heights[index].isKnown
      }
      if !isKnown, !boxes.fits.records[fit].isAsked {
        try boxes.fits.asked.append(node)
        boxes.fits.records[fit].isAsked = true
      }
      return Measurement(width: size.width, height: size.height)
    }
  }

  /// Computes the sizes that were requested since there were `start` requests. Returns whether there are any. The requests
  /// before are those of boxes around this one.
  mutating func computeFits(from start: Int) throws(Status) -> Bool {
    if boxes.fits.asked.count == start { return false }
    while boxes.fits.asked.count > start { try answerDeepest(from: start) }
    return true
  }

  /// Answers the requests of the deepest leaves among those since there were `start`: what is inside of a leaf has its size
  /// before the leaf.
  private mutating func answerDeepest(from start: Int) throws(Status) {
    var deepest: Int32 = 0
    for index in start..<boxes.fits.asked.count { deepest = max(deepest, depth(of: boxes.fits.asked[index])) }
    for index in stride(from: boxes.fits.asked.count - 1, through: start, by: -1) {
      let node = boxes.fits.asked[index]
      if depth(of: node) < deepest { continue }
      boxes.fits.asked[index] = boxes.fits.asked.last
      _ = boxes.fits.asked.removeLast()
      // Until a size is known, the one that was returned is provisional.
      defer { finishFit(node) }
      try compute(boxes.records[node].fit)
    }
  }

  private mutating func depth(of node: Int32) -> Int32 { tree.items[boxes.records[node].item].depth }

  /// Withdraws the requests since there were `start`.
  mutating func withdrawFits(from start: Int) {
    while boxes.fits.asked.count > start { finishFit(boxes.fits.asked.removeLast()) }
  }

  private mutating func finishFit(_ node: Int32) {
    boxes.fits.records[boxes.records[node].fit].isAsked = false
    boxes.contentChanged(of: node)
  }

  private mutating func compute(_ fit: Int32) throws(Status) {
    if boxes.fits.depth == deepestFit { throw .tooMany }
    // Known sizes are kept, so that the next call continues from here.
    if solver.limit.isReached { throw .limit }
    boxes.fits.depth += 1
    defer { boxes.fits.depth -= 1 }
    let item = boxes.fits.records[fit].item
    if !boxes.fits.records[fit].isKnown {
      let zero = Size(width: 0, height: 0)
      if let natural = try fittedSize(item, zero, width: 50),
        let least = try fittedSize(item, zero, width: requiredPriority - 1)
      {
        boxes.fits.records[fit].natural = natural
        boxes.fits.records[fit].leastWidth = min(least.width, natural.width)
      }
      boxes.fits.records[fit].isKnown = true
    }
    var index = boxes.fits.records[fit].heights
    while index >= 0 {
      if !boxes.fits.heights[index].isKnown {
        let width = boxes.fits.heights[index].width
        let size = try fittedSize(item, Size(width: width, height: 0), width: requiredPriority)
        boxes.fits.heights[index].height = size?.height ?? boxes.fits.records[fit].natural.height
        boxes.fits.heights[index].isKnown = true
      }
      index = boxes.fits.heights[index].next
    }
    boxes.fits.trimHeights(of: fit)
  }

  /// The size of the alignment rect of a view at a width with a priority, and as low as it can be. A view without variables has
  /// nothing inside that is attached to it. Returns nil if a measure function inside gives an invalid size, or sizes inside do
  /// not settle: the last valid size counts, and the next layout asks again.
  private mutating func fittedSize(_ item: Int32, _ target: Size, width priority: Int32) throws(Status) -> Size? {
    try stacks.updateStacks()
    if tree.items[item].width.raw == 0 { return Size(width: 0, height: 0) }
    let alignment = tree.alignment(of: item)
    let (across, down) = (alignment.left + alignment.right, alignment.top + alignment.bottom)
    do throws(Status) {
      let size = try wholeFittingSize(
        of: item, target: Size(width: clampedCoordinate(target.width + across), height: target.height),
        priorities: (priority, 50))
      return Size(width: clampedLength(size.width - across), height: clampedLength(size.height - down))
    } catch {
      if error.isFailure { throw error }
      try noteMismeasured(item, error)
      return nil
    }
  }
}
