// The layout of boxes, as a part of a layout pass.
//
// An outermost box is a measured view: its intrinsic width is the max-content width of its content, and it has a height for a
// width. When the solver has found its size, it places all that is in it. Both go through its tree, for which leaves are
// measured by what the scene knows of them.

import Boxes
import Memory
import Solver
import Status

extension Scene {
  /// The intrinsic size of an outermost box: its width, or its height at a width.
  @inline(never)
  mutating func boxMeasurement(
    of item: Int32, at width: Double?, natural: Measurement
  ) throws(Status) -> Measurement {
    let node = items[item].node
    var measurement = Measurement()
    if let width {
      measurement.width = natural.width
      let question = Question(width: width, basis: Pair(width, .nan))
      measurement.height = boxLength(try withTree { tree throws(Status) in try tree.size(of: node, question).height })
    } else {
      let question = Question(.maxContent, basis: Pair(.nan, .nan))
      measurement.width = boxLength(try withTree { tree throws(Status) in try tree.size(of: node, question).width })
    }
    return measurement
  }

  /// Measures the natural sizes of outermost boxes that have changed. Views may be measured while they change, so that they are
  /// listed here.
  mutating func measureChangedBoxes(_ remark: inout Status?) throws(Status) {
    boxes.isUnmeasured = false
    for index in 0..<boxes.roots.count {
      let item = boxes.records[boxes.roots[index]].item
      if measures[items[item].measure].isNew { noteUnmeasured(item) }
    }
    _ = try measureAll(natural: true, &remark)
  }

  /// Lays out the outermost boxes that changed, or whose size did. Sets `remark` where measure functions gave invalid sizes:
  /// these leaves are measured again by the next layout. Returns whether boxes are to be measured again, or variables of
  /// pinned items moved.
  @inline(never)
  mutating func layoutBoxes(_ remark: inout Status?) throws(Status) -> Bool {
    for index in 0..<boxes.roots.count {
      let node = boxes.roots[index]
      let size = sizeOfRoot(node)
      let last = boxes.tree.frame(of: node)
      if !boxes.records[node].isWaiting && size.width == last.width && size.height == last.height { continue }
      try withTree { tree throws(Status) in try tree.layout(node, width: size.width, height: size.height) }
      boxes.records[node].isWaiting = false
    }
    if try movePins() || boxes.isUnmeasured { return true }
    if boxes.remark != nil { noteMismeasured(&remark) }
    return false
  }

  /// The size of the alignment rect of an outermost box, as solved.
  private mutating func sizeOfRoot(_ node: Int32) -> Size {
    let frame = solvedFrame(boxes.records[node].item)
    let alignment = items[boxes.records[node].item].alignment
    return Size(
      width: max(0, frame.width - (alignment.left + alignment.right)),
      height: max(0, frame.height - (alignment.top + alignment.bottom)))
  }

  private mutating func noteMismeasured(_ remark: inout Status?) {
    remark = boxes.remark
    invalidMeasurement = boxes.mismeasurement
    boxes.remark = nil
    for index in 0..<boxes.mismeasured.count where items[boxes.mismeasured[index]].node >= 0 {
      noteContent(of: boxes.mismeasured[index])
    }
    boxes.mismeasured.removeAll()
  }

  /// Runs `body` with the trees of boxes, in which the scene measures leaves, until all sizes that it asks for are known. Notes
  /// the items whose frames change.
  private mutating func withTree<Result>(
    _ body: (inout Boxes) throws(Status) -> Result
  ) throws(Status) -> Result {
    if boxes.isTurned { try turnBoxes() }
    do throws(Status) {
      for _ in 0..<Self.measureRounds {
        let result = try withTreeOnce(body)
        if try !answerFits() { return result }
      }
      throw .unsettled
    } catch {
      for node in 0..<Int32(boxes.records.count) where boxes.records[node].item >= 0 { note(boxes.records[node].item) }
      boxes.mismeasured.removeAll()
      boxes.remark = nil
      throw error
    }
  }

  private mutating func withTreeOnce<Result>(
    _ body: (inout Boxes) throws(Status) -> Result
  ) throws(Status) -> Result {
    // The scene is used by the leaf function meanwhile.
    var tree = Boxes(account)
    swap(&tree, &boxes.tree)
    defer { swap(&tree, &boxes.tree) }
    let result = try withUnsafeMutablePointer(to: &self) { (scene) throws(Status) in
      tree.leaves = LeafFunction(measureLeaf, context: scene)
      return try body(&tree)
    }
    for index in 0..<tree.movedCount { note(boxes.records[tree.moved(index)].item) }
    return result
  }

  /// Brings the directions of boxes up to date.
  private mutating func turnBoxes() throws(Status) {
    for node in 0..<Int32(boxes.records.count) where boxes.records[node].isBox && boxes.records[node].item >= 0 {
      var style = boxes.tree.style(of: node)
      let isMirrored = items[boxes.records[node].item].isMirrored
      if style.options.contains(.rightToLeft) == isMirrored { continue }
      if isMirrored { style.options.insert(.rightToLeft) } else { style.options.remove(.rightToLeft) }
      try inMemory { () throws(MemoryError) in try boxes.tree.setStyle(style, of: node) }
    }
    boxes.isTurned = false
  }
}

// MARK: Frames

extension Scene {
  /// The frame of an arranged item as of the last layout of its box: 0 where it is hidden, or in a hidden box.
  @inline(never)
  mutating func boxedFrame(_ item: Int32) -> Rect {
    if isOutOfBox(item) { return .zero }
    let frame = boxes.tree.frame(of: items[item].node)
    let (outer, own) = (items[items[item].parent].alignment, items[item].alignment)
    return Rect(
      x: boxPlace(frame.x) + outer.left - own.left, y: boxPlace(frame.y) + outer.top - own.top,
      width: boxLength(frame.width) + (own.left + own.right), height: boxLength(frame.height) + (own.top + own.bottom))
  }

  /// Whether an arranged item is hidden, or in a hidden box.
  mutating func isOutOfBox(_ item: Int32) -> Bool {
    if items[item].isHidden { return true }
    if boxes.hiddenBoxes == 0 { return false }
    var item = item
    while isArranged(item) {
      if items[item].isHidden { return true }
      item = items[item].parent
    }
    return false
  }
}

/// Returns a length in the range of lengths, which percentages of percentages may leave.
func boxLength(_ number: Double) -> Double { boxPlace(number > 0 ? number : 0) }

/// Returns a coordinate in the range of coordinates.
func boxPlace(_ number: Double) -> Double {
  isPlace(number) ? number : number > 0 ? farthest : number < 0 ? -farthest : 0
}

private var farthest: Double { 1e9 }
