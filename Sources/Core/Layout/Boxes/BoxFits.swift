// Leaves of boxes that have constraints inside: stacks, and views with children. They have their fitting size.
//
// A fitting needs the scene, which the layout of boxes uses. So a leaf that is asked for a size that is not known yet is noted,
// with a size of 0 or its last one; when the layout of boxes ends, the sizes are computed, and it is repeated. Sizes are kept
// until something inside the leaf changes.

import Boxes
import Memory
import Solver
import Status

/// The deepest that fitting sizes may depend on each other.
private var deepestFit: Int { 30 }

/// What is known of the fitting size of a leaf, and what is asked.
struct BoxFit: BitwiseCopyable {
  let item: Int32
  /// The size without a limit, and the width where only required constraints count.
  var natural = Size(width: 0, height: 0)
  var leastWidth = 0.0
  var isKnown = false
  /// The first of its heights in `BoxFits.heights`, or -1.
  var heights: Int32 = -1
  /// It is in `BoxFits.asked`.
  var isAsked = false
}

/// The height of a fitting size at a width.
struct BoxHeight: BitwiseCopyable {
  var width: Double
  var height = 0.0
  var isKnown = false
  var next: Int32
}

struct BoxFits: ~Copyable {
  var fits: Buffer<BoxFit>
  var heights: Buffer<BoxHeight>
  var freeHeight: Int32 = -1
  /// How many fitting sizes are computed now, one for the other.
  var depth = 0
  /// The nodes of leaves of which sizes are asked that are not known.
  var asked: Buffer<Int32>

  init(_ account: Account) {
    fits = Buffer(account)
    heights = Buffer(account)
    asked = Buffer(account)
  }

  mutating func release() {
    fits.release()
    heights.release()
    asked.release()
  }

  /// Returns the place of a height, known or not.
  fileprivate mutating func height(at width: Double, of fit: Int32) throws(MemoryError) -> Int32 {
    var place = fits[fit].heights
    while place >= 0 {
      if heights[place].width == width { return place }
      place = heights[place].next
    }
    let height = BoxHeight(width: width, next: fits[fit].heights)
    place = freeHeight
    if place >= 0 {
      freeHeight = heights[place].next
      heights[place] = height
    } else {
      try heights.append(height)
      place = Int32(heights.count - 1)
    }
    fits[fit].heights = place
    return place
  }

  fileprivate mutating func forgetHeights(of fit: Int32) {
    while fits[fit].heights >= 0 {
      let place = fits[fit].heights
      fits[fit].heights = heights[place].next
      heights[place].next = freeHeight
      freeHeight = place
    }
  }
}

// MARK: Asking

extension Scene {
  /// Whether a leaf has its fitting size: a stack, or a view with something inside and no size of its own.
  mutating func isFitted(_ item: Int32) -> Bool {
    if items[item].measure >= 0 || items[item].kind != .plain { return false }
    if items[item].contents.0.intrinsic >= 0 || items[item].contents.1.intrinsic >= 0 { return false }
    return items[item].firstChild >= 0 || items[item].firstGuide >= 0
  }

  /// Returns the size of a fitted leaf, as far as it is known.
  mutating func fittedLeaf(_ item: Int32, _ question: LeafQuestion) throws(Status) -> Measurement {
    try inMemory { () throws(MemoryError) in
      let node = question.node
      if boxes.records[node].fit < 0 {
        try boxes.fitting.fits.append(BoxFit(item: item))
        boxes.records[node].fit = Int32(boxes.fitting.fits.count - 1)
      }
      let fit = boxes.records[node].fit
      let known = boxes.fitting.fits[fit]
      var size = known.natural
      var isKnown = known.isKnown
      if question.widthKind == .minContent { size.width = known.leastWidth }
      if question.widthKind == .known, question.width != known.natural.width, question.heightKind == .automatic {
        let place = try boxes.fitting.height(at: question.width, of: fit)
        size.height = boxes.fitting.heights[place].height
        isKnown = isKnown && boxes.fitting.heights[place].isKnown
      }
      if !isKnown, !boxes.fitting.fits[fit].isAsked {
        try boxes.fitting.asked.append(node)
        boxes.fitting.fits[fit].isAsked = true
      }
      return Measurement(width: size.width, height: size.height)
    }
  }

  /// Computes the sizes that were asked for. Returns whether there are any.
  mutating func answerFits() throws(Status) -> Bool {
    if boxes.fitting.asked.isEmpty { return false }
    while !boxes.fitting.asked.isEmpty {
      let node = boxes.fitting.asked.removeLast()
      let fit = boxes.records[node].fit
      // A box inside asks for others meanwhile.
      do throws(Status) { try answer(fit) } catch {
        boxes.fitting.fits[fit].isAsked = false
        throw error
      }
      boxes.fitting.fits[fit].isAsked = false
      boxes.contentChanged(of: node)
    }
    return true
  }

  private mutating func answer(_ fit: Int32) throws(Status) {
    if boxes.fitting.depth == deepestFit { throw .tooMany }
    boxes.fitting.depth += 1
    defer { boxes.fitting.depth -= 1 }
    let item = boxes.fitting.fits[fit].item
    if !boxes.fitting.fits[fit].isKnown {
      let natural = try fittedSize(item, Size(width: 0, height: 0), width: 50)
      let least = try fittedSize(item, Size(width: 0, height: 0), width: requiredPriority - 1).width
      boxes.fitting.fits[fit].natural = natural
      boxes.fitting.fits[fit].leastWidth = min(least, natural.width)
      boxes.fitting.fits[fit].isKnown = true
    }
    var place = boxes.fitting.fits[fit].heights
    while place >= 0 {
      if !boxes.fitting.heights[place].isKnown {
        let width = boxes.fitting.heights[place].width
        boxes.fitting.heights[place].height = try fittedSize(
          item, Size(width: width, height: 0), width: requiredPriority
        ).height
        boxes.fitting.heights[place].isKnown = true
      }
      place = boxes.fitting.heights[place].next
    }
  }

  /// The size of the alignment rect of a view at a width with a priority, and as low as it can be. A view without variables has
  /// nothing inside that is attached to it.
  private mutating func fittedSize(_ item: Int32, _ target: Size, width priority: Int32) throws(Status) -> Size {
    try settleStacks()
    if items[item].width.raw == 0 { return Size(width: 0, height: 0) }
    let alignment = items[item].alignment
    let (across, down) = (alignment.left + alignment.right, alignment.top + alignment.bottom)
    let size = try fittingSize(
      of: id(ofItem: item), target: Size(width: target.width + across, height: target.height),
      priorities: (priority, 50))
    return Size(width: boxLength(size.width - across), height: boxLength(size.height - down))
  }
}

// MARK: Changes

extension Scene {
  /// Notes that a constraint changes, on which the fitting size of a leaf around it may depend.
  @inline(never)
  mutating func noteFit(ofConstraint slot: Int32) {
    let first = constraints[slot].stated.first.slot
    if constraints[slot].origin == .box { return noteFit(around: items[first].parent) }
    noteFit(around: first)
  }

  /// Notes that the fitting size of the leaf that an item is or is in may change.
  @inline(never)
  mutating func noteFit(around start: Int32) {
    var item = start
    while item >= 0 {
      if items[item].node >= 0, isArranged(item) {
        if isBox(item) || !isFitted(item) { return }
        let fit = boxes.records[items[item].node].fit
        if fit >= 0 {
          boxes.fitting.forgetHeights(of: fit)
          boxes.fitting.fits[fit].isKnown = false
        }
        return noteContent(of: item)
      }
      item = items[item].parent
    }
  }

  /// Forgets the fitting sizes of a leaf that is removed.
  mutating func forgetFit(ofNode node: Int32) {
    let fit = boxes.records[node].fit
    if fit < 0 { return }
    boxes.records[node].fit = -1
    boxes.fitting.forgetHeights(of: fit)
    if boxes.fitting.fits[fit].isAsked { boxes.fitting.asked.removeFirst(node) }
    let last = boxes.fitting.fits.removeLast()
    if Int(fit) == boxes.fitting.fits.count { return }
    boxes.fitting.fits[fit] = last
    boxes.records[items[last.item].node].fit = fit
  }
}
