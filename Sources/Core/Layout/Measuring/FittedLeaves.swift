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
var deepestFittingSize: Int { 30 }

extension Scene {
  /// Returns the size of a fitted leaf, or a provisional one.
  mutating func fittedLeaf(_ item: Int32, _ request: LeafRequest) throws(Status) -> Measurement {
    try inMemory { () throws(MemoryError) in
      let node = request.node
      if boxes.records[node].fittingSize < 0 {
        try boxes.fittingSizes.records.append(FittingSize(item: item))
        boxes.records[node].fittingSize = Int32(boxes.fittingSizes.records.count - 1)
      }
      let record = boxes.records[node].fittingSize
      let known = boxes.fittingSizes.records[record]
      var size = known.natural
      var isKnown = known.isKnown
      if request.widthKind == .minContent { size.width = known.leastWidth }
      if request.widthKind == .known, request.width != known.natural.width, request.heightKind == .automatic {
        let index = try boxes.fittingSizes.height(at: request.width, of: record)
        size.height = boxes.fittingSizes.heights[index].height
        isKnown = isKnown && boxes.fittingSizes.heights[index].isKnown
      }
      if !isKnown, !boxes.fittingSizes.records[record].isAsked {
        try boxes.fittingSizes.asked.append(node)
        boxes.fittingSizes.records[record].isAsked = true
      }
      return Measurement(width: size.width, height: size.height)
    }
  }

  /// Computes the sizes that were requested since there were `start` requests. Returns whether there are any. The requests
  /// before are those of boxes around this one.
  mutating func computeFittingSizes(from start: Int) throws(Status) -> Bool {
    if boxes.fittingSizes.asked.count == start { return false }
    while boxes.fittingSizes.asked.count > start { try answerDeepest(from: start) }
    return true
  }

  /// Answers the requests of the deepest leaves among those since there were `start`: what is inside of a leaf has its size
  /// before the leaf.
  private mutating func answerDeepest(from start: Int) throws(Status) {
    var deepest: Int32 = 0
    for index in start..<boxes.fittingSizes.asked.count {
      deepest = max(deepest, depth(of: boxes.fittingSizes.asked[index]))
    }
    for index in stride(from: boxes.fittingSizes.asked.count - 1, through: start, by: -1) {
      let node = boxes.fittingSizes.asked[index]
      if depth(of: node) < deepest { continue }
      boxes.fittingSizes.asked[index] = boxes.fittingSizes.asked.last
      _ = boxes.fittingSizes.asked.removeLast()
      // Until a size is known, the one that was returned is provisional.
      defer { finishFittingSize(node) }
      try compute(boxes.records[node].fittingSize)
    }
  }

  private mutating func depth(of node: Int32) -> Int32 { tree.items[boxes.records[node].item].depth }

  /// Withdraws the requests since there were `start`.
  mutating func withdrawFittingSizes(from start: Int) {
    while boxes.fittingSizes.asked.count > start { finishFittingSize(boxes.fittingSizes.asked.removeLast()) }
  }

  private mutating func finishFittingSize(_ node: Int32) {
    boxes.fittingSizes.records[boxes.records[node].fittingSize].isAsked = false
    boxes.contentChanged(of: node)
  }

  private mutating func compute(_ record: Int32) throws(Status) {
    if boxes.fittingSizes.depth == deepestFittingSize { throw .tooMany }
    // Known sizes are kept, so that the next call continues from here.
    if solver.limit.isReached { throw .limit }
    boxes.fittingSizes.depth += 1
    defer { boxes.fittingSizes.depth -= 1 }
    let item = boxes.fittingSizes.records[record].item
    if !boxes.fittingSizes.records[record].isKnown {
      let zero = Size(width: 0, height: 0)
      if let natural = try fittedSize(item, zero, width: 50),
        let least = try fittedSize(item, zero, width: requiredPriority - 1)
      {
        boxes.fittingSizes.records[record].natural = natural
        boxes.fittingSizes.records[record].leastWidth = min(least.width, natural.width)
      }
      boxes.fittingSizes.records[record].isKnown = true
    }
    var index = boxes.fittingSizes.records[record].heights
    while index >= 0 {
      if !boxes.fittingSizes.heights[index].isKnown {
        let width = boxes.fittingSizes.heights[index].width
        let size = try fittedSize(item, Size(width: width, height: 0), width: requiredPriority)
        boxes.fittingSizes.heights[index].height = size?.height ?? boxes.fittingSizes.records[record].natural.height
        boxes.fittingSizes.heights[index].isKnown = true
      }
      index = boxes.fittingSizes.heights[index].next
    }
    boxes.fittingSizes.trimHeights(of: record)
  }

  /// The size of the alignment rect of a view at a width with a priority, and as low as it can be. A view without variables has
  /// nothing inside that is attached to it. Returns nil if a measure function inside gives an invalid size, or sizes inside do
  /// not settle: the last valid size counts, and the next layout asks again.
  private mutating func fittedSize(_ item: Int32, _ target: Size, width priority: Int32) throws(Status) -> Size? {
    try stacks.updateStacks()
    if tree.items[item].width.raw == 0 { return Size(width: 0, height: 0) }
    let alignment = tree.alignmentInsets(of: item)
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
