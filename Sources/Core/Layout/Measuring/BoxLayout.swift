// The layout of boxes, as a part of a layout pass.
//
// An outermost box is a measured view: its intrinsic width is the max-content width of its content, and it has a height for a
// width. When the solver has computed its size, its contents are placed. Its tree does both, and calls the scene
// for the sizes of leaves.

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
    let node = tree.items[item].node
    var measurement = Measurement()
    if let width {
      measurement.width = natural.width
      let request = SizeRequest(width: width, basis: Pair(width, .nan))
      measurement.height = clampedLength(
        try withTrees { trees throws(Status) in try trees.linkedSize(of: node, request).height })
    } else {
      let request = SizeRequest(.maxContent, basis: Pair(.nan, .nan))
      measurement.width = clampedLength(
        try withTrees { trees throws(Status) in try trees.linkedSize(of: node, request).width })
    }
    return measurement
  }

  /// Measures the natural sizes of outermost boxes that have changed. They are listed only now, since views
  /// may change during a measurement.
  mutating func measureChangedBoxes(_ remark: inout Status?) throws(Status) {
    boxes.isUnmeasured = false
    // Fitting sizes read the constants of the solver.
    try model.applyPendingEdit()
    for index in 0..<boxes.roots.count {
      let item = boxes.records[boxes.roots[index]].item
      if views.measures[tree.items[item].measure].isNew { views.noteUnmeasured(item) }
    }
    _ = try measureAll(natural: true, &remark)
  }

  /// Lays out boxes and moves the pins of their items. Sets `remark` where measure functions gave invalid sizes:
  /// these leaves are measured again by the next layout. Returns whether boxes are to be measured again, or variables of
  /// pinned items moved.
  @inline(never)
  mutating func layoutBoxes(_ remark: inout Status?) throws(Status) -> Bool {
    let hasNewBaselines = try placeBoxes()
    if try model.movePins() || hasNewBaselines || boxes.isUnmeasured { return true }
    if mismeasured.error != nil { noteMismeasured(&remark) }
    return false
  }

  /// Lays out the outermost boxes that changed, or whose size did. Returns whether baselines of leaves changed that rows depend on.
  @inline(never)
  private mutating func placeBoxes() throws(Status) -> Bool {
    for index in 0..<boxes.roots.count {
      let node = boxes.roots[index]
      let size = sizeOfRoot(node)
      let last = boxes.trees.frame(of: node)
      if !boxes.records[node].isWaiting && size.width == last.width && size.height == last.height { continue }
      // A layout that fails is repeated, although the box may have its size already.
      boxes.records[node].isWaiting = true
      try withTrees { trees throws(Status) in try trees.linkedLayout(node, width: size.width, height: size.height) }
      boxes.records[node].isWaiting = false
    }
    return try finishLeaves()
  }

  /// Solves with the present stacks, and lists the items whose frames may have moved.
  mutating func solveOnce() throws(Status) {
    try stacks.updateStacks()
    try model.solve()
    frames.listMoved()
  }

  /// Whether boxes and constraints to their items make each other larger without end: a frame, or the size of a content, is
  /// beyond the limits.
  @inline(never)
  mutating func boxesGrowWithoutEnd() -> Bool {
    if boxes.pins.isEmpty { return false }
    if boxes.pinRounds.isBeyondLimit { return true }
    for index in 0..<boxes.roots.count {
      let intrinsic = tree.items[boxes.records[boxes.roots[index]].item].intrinsic
      if intrinsic.0.size >= largestLength || intrinsic.1.size >= largestLength { return true }
    }
    return false
  }

  /// Ends a layout that does not settle. Lays out with the constants of pins that were steadiest, so that the frames do not
  /// depend on how often the layout is repeated.
  @inline(never)
  mutating func endUnsettled() throws(Status) {
    if boxes.pins.isEmpty || boxes.pinRounds.leastChange == .infinity { return }
    try model.returnPins()
    var remark: Status?
    for _ in 0..<Self.measureRounds {
      if boxes.isUnmeasured { try measureChangedBoxes(&remark) }
      try solveOnce()
      if try measureAll(natural: false, &remark) { continue }
      if try !placeBoxes() && !boxes.isUnmeasured { break }
    }
    if mismeasured.error != nil { noteMismeasured(&remark) }
  }

  /// The size of the alignment rect of an outermost box, as solved.
  private mutating func sizeOfRoot(_ node: Int32) -> Size {
    let frame = frames.solvedFrame(boxes.records[node].item)
    let alignment = tree.alignmentInsets(of: boxes.records[node].item)
    return Size(
      width: max(0, frame.width - (alignment.left + alignment.right)),
      height: max(0, frame.height - (alignment.top + alignment.bottom)))
  }

  private mutating func noteMismeasured(_ remark: inout Status?) {
    remark = mismeasured.error
    views.invalidMeasurement = mismeasured.last
    forgetMismeasured()
  }

  /// Makes the next layout measure again the leaves that gave invalid sizes: the sizes that were used instead are not kept.
  mutating func forgetMismeasured() {
    mismeasured.error = nil
    for index in 0..<mismeasured.items.count {
      let item = mismeasured.items[index]
      model.noteFittingSize(around: item)
      if tree.items[item].node >= 0 { model.noteContent(of: item) }
    }
    mismeasured.items.removeAll()
  }

  /// Runs `body` with the trees of boxes, in which the scene measures leaves, until all sizes that it asks for are known. Notes
  /// the items whose frames change.
  private mutating func withTrees<Result>(
    _ body: (inout Boxes) throws(Status) -> Result
  ) throws(Status) -> Result {
    if boxes.hasStaleDirections { try turnBoxes() }
    let requests = boxes.fittingSizes.asked.count
    do throws(Status) {
      for _ in 0..<Self.measureRounds {
        let result = try withTreesOnce(body)
        if try !computeFittingSizes(from: requests) { return result }
      }
      throw .unsettled
    } catch {
      withdrawFittingSizes(from: requests)
      boxes.pins.firstChanged = 0
      for node in 0..<Int32(boxes.records.count) where boxes.records[node].item >= 0 {
        tree.note(boxes.records[node].item)
        views.noteLeaf(boxes.records[node].item)
      }
      forgetMismeasured()
      throw error
    }
  }

  private mutating func withTreesOnce<Result>(
    _ body: (inout Boxes) throws(Status) -> Result
  ) throws(Status) -> Result {
    // The leaf function uses the scene during the layout of the trees, but not the trees.
    let result = try withUnsafeMutablePointer(to: &self) { (scene) throws(Status) in
      scene.pointee.boxes.trees.leaves = LeafFunction(measureLeaf, context: scene)
      return try body(&scene.pointee.boxes.trees)
    }
    noteMoved()
    return result
  }

  @inline(never)
  private mutating func noteMoved() {
    for index in 0..<boxes.trees.movedCount {
      let node = boxes.trees.moved(index)
      tree.note(boxes.records[node].item)
      views.noteLeaf(boxes.records[node].item)
      boxes.notePin(of: node)
    }
  }

  /// Brings the directions of boxes and their children up to date.
  private mutating func turnBoxes() throws(Status) {
    for node in 0..<Int32(boxes.records.count) where boxes.records[node].item >= 0 {
      let isMirrored = tree.items[boxes.records[node].item].isMirrored
      if boxes.trees.isRightToLeft(node) == isMirrored { continue }
      var style = boxes.trees.style(of: node)
      if isMirrored { style.options.insert(.rightToLeft) } else { style.options.remove(.rightToLeft) }
      _ = try boxes.setStyle(style, of: node)
    }
    boxes.hasStaleDirections = false
  }
}
