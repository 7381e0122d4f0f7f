// The fitting size of a view: the size that follows from the constraints inside it.

import Memory
import Solver
import Status

/// A copy of a view and everything inside it in a solver of its own, so that the scene is not changed.
private struct Fitting: ~Copyable {
  var solver: Solver
  /// The variables of the problem, by the slots of those of the scene; none for variables outside.
  var variables: CopiedIDs
  var terms: Buffer<Term>
  /// The rows of the problem, by the slots of those of the scene; none for rows that are not in it.
  var rows: CopiedIDs
  /// The constraints that mention items inside, in the order of their rows: row and constraint as one number.
  var mentioned: Buffer<UInt64>
  /// The measured views, and the rows of their sizes.
  var measured: Buffer<MeasuredRows>
  /// The largest serial number of a row.
  var newest: UInt32 = 0

  init(_ account: Account) {
    solver = Solver(account: account)
    variables = CopiedIDs(account)
    terms = Buffer(account)
    rows = CopiedIDs(account)
    mentioned = Buffer(account)
    measured = Buffer(account)
  }

  mutating func release() {
    measured.release()
    mentioned.release()
    rows.release()
    terms.release()
    variables.release()
    solver.release()
  }

  /// The variable of one of the scene.
  func variable(at slot: Int) -> VariableID { VariableID(variables[slot]) }

  /// Adds a variable for one of the scene, if there is none yet.
  mutating func addVariable(at slot: Int) throws(Status) {
    if variables[slot] != 0 { return }
    let variable = try solver.addVariable()
    try inMemory { () throws(MemoryError) in try variables.add(variable.raw, at: slot) }
  }

  mutating func addSize(at slot: Int, isNonnegative: Bool) throws(Status) {
    try addVariable(at: slot)
    if isNonnegative { solver.keepNonnegative(variable(at: slot)) }
  }

  mutating func add(
    _ variable: VariableID, _ relation: Relation, _ constant: Double, at priority: Int32
  ) throws(Status) -> RowID {
    try withUnsafePointer(to: Term(variable, 1)) { (term) throws(Status) in
      try solver.add(UnsafeBufferPointer(start: term, count: 1), relation, constant, priority: priority, weight: 1)
    }
  }

  /// Gives a row the serial number that it has in the scene: of rows that conflict the newest is dropped.
  mutating func setSerial(_ serial: UInt32, of row: RowID) {
    solver.setSerial(serial, ofNew: row)
    newest = max(newest, serial)
  }

  /// Adds a row that is newer than all others.
  mutating func addNewest(
    _ variable: VariableID, _ relation: Relation, _ constant: Double, at priority: Int32
  ) throws(Status) {
    let row = try add(variable, relation, constant, at: priority)
    newest = max(newest &+ 1, solver.serial(of: row))
    solver.setSerial(newest, ofNew: row)
  }

  mutating func solve() throws(Status) {
    do throws(Status) { try solver.solve() } catch {
      guard error == .conflict else { throw error }
    }
  }
}

/// The rows of a measured size along an axis: `size <= measured` and `size >= measured`; 0 for none.
private struct SizeRows: BitwiseCopyable {
  var hugging = RowID(0)
  var compression = RowID(0)
}

private struct MeasuredRows: BitwiseCopyable {
  var item: Int32
  var natural = Measurement()
  /// The measurement that the rows have, and the width that it is for; NaN before the first.
  var measurement = Measurement()
  var width = Double.nan
  var rows = (SizeRows(), SizeRows())
  /// The baselines of the view in the scene.
  var baselines: (Double, Double)
}

extension Scene {
  /// Returns the fitting size of a view. Only constraints among the view and its descendants count, and two that ask for
  /// `target` at the given priorities.
  package mutating func fittingSize(
    of item: ItemID, target: Size, priorities: (width: Int32, height: Int32)
  ) throws(Status) -> Size {
    let root = try tree.findView(item)
    if tree.items[root].width.raw == 0 { throw .kind }
    try checkCoordinate(target.width)
    try checkCoordinate(target.height)
    guard (1...requiredPriority).contains(priorities.width), (1...requiredPriority).contains(priorities.height) else {
      throw .outOfRange
    }
    try stacks.updateStacks()
    try model.collectRows()
    if mismeasured.error != nil { forgetMismeasured() }
    var fitting = Fitting(tree.account)
    fitting.solver.limit = solver.limit
    defer {
      restoreBaselines(fitting.measured.elements)
      fitting.release()
    }
    let size = try fittingSize(of: root, target, priorities, &fitting)
    if let error = mismeasured.error {
      views.invalidMeasurement = mismeasured.last
      forgetMismeasured()
      throw error
    }
    return size
  }

  /// Returns the fitting size of a view with variables; no other work is pending. The step limit does not interrupt it, since
  /// the next call would start again. Its steps count as steps of the scene's solver.
  mutating func wholeFittingSize(
    of root: Int32, target: Size, priorities: (width: Int32, height: Int32)
  ) throws(Status) -> Size {
    try model.collectRows()
    var fitting = Fitting(tree.account)
    defer {
      solver.limit.count(stepsOf: fitting.solver.limit)
      restoreBaselines(fitting.measured.elements)
      fitting.release()
    }
    return try fittingSize(of: root, target, priorities, &fitting)
  }

  private mutating func fittingSize(
    of root: Int32, _ target: Size, _ priorities: (width: Int32, height: Int32), _ fitting: inout Fitting
  ) throws(Status) -> Size {
    try addItems(below: root, to: &fitting)
    try addRows(below: root, to: &fitting)
    try addNaturalSizes(to: &fitting)
    let width = fitting.variable(at: solver.slot(of: tree.items[root].width))
    let height = fitting.variable(at: solver.slot(of: tree.items[root].height))
    try fitting.addNewest(width, .equal, target.width, at: priorities.width)
    try fitting.addNewest(height, .equal, target.height, at: priorities.height)
    try fitting.solve()
    var rounds = 0
    while try measureAgain(below: root, &fitting) {
      rounds += 1
      if rounds == Self.measureRounds { throw .unsettled }
      try fitting.solve()
    }
    return Size(width: fitting.solver.value(of: width), height: fitting.solver.value(of: height))
  }

  /// Adds the variables of a view and of all items inside it. The position of the view itself has no effect.
  private mutating func addItems(below root: Int32, to fitting: inout Fitting) throws(Status) {
    var item = root
    while item >= 0 {
      let record = tree.items[item]
      try addSize(record.width, isOfRoot: item == root, to: &fitting)
      try addSize(record.height, isOfRoot: item == root, to: &fitting)
      if item != root {
        if record.left.raw != 0 { try fitting.addVariable(at: solver.slot(of: record.left)) }
        if record.top.raw != 0 { try fitting.addVariable(at: solver.slot(of: record.top)) }
      }
      if record.measure >= 0 && !views.isBoxed(item) {
        let rows = MeasuredRows(item: item, baselines: (record.firstBaseline, record.lastBaseline))
        try inMemory { () throws(MemoryError) in try fitting.measured.append(rows) }
      }
      item = tree.successor(of: item, below: root)
    }
  }

  private mutating func addSize(_ size: VariableID, isOfRoot: Bool, to fitting: inout Fitting) throws(Status) {
    if size.raw == 0 { return }
    // The size of the window, which the caller sets, is not marked.
    try fitting.addSize(at: solver.slot(of: size), isNonnegative: isOfRoot || solver.isNonnegative(size))
  }

  /// Adds the rows that mention only variables inside. Those of measured sizes are made by `setMeasurement`.
  ///
  /// Such a row always belongs to a constraint that mentions an item inside.
  private mutating func addRows(below root: Int32, to fitting: inout Fitting) throws(Status) {
    try listMentioned(below: root, in: &fitting)
    for index in 0..<fitting.mentioned.count {
      let row = constraints.records[Int32(truncatingIfNeeded: fitting.mentioned[index])].row
      fitting.terms.removeAll()
      var isInside = true
      for index in 0..<solver.termCount(of: row) where isInside {
        let term = solver.term(index, of: row)
        let variable = fitting.variable(at: solver.slot(of: term.variable))
        isInside = variable.raw != 0
        try inMemory { () throws(MemoryError) in try fitting.terms.append(Term(variable, term.coefficient)) }
      }
      if !isInside { continue }
      let copy = try fitting.solver.add(
        fitting.terms.elements, solver.relation(of: row), solver.constant(of: row), priority: solver.priority(of: row),
        weight: solver.weight(of: row))
      fitting.setSerial(solver.serial(of: row), of: copy)
      let slot = solver.slot(of: row)
      try inMemory { () throws(MemoryError) in try fitting.rows.add(copy.raw, at: slot) }
    }
  }

  /// Lists the constraints with rows that mention items inside, each once, except those that the problem leaves out.
  private mutating func listMentioned(below root: Int32, in fitting: inout Fitting) throws(Status) {
    let mark = tree.nextStamp()
    var item = root
    while item >= 0 {
      var mention = tree.items[item].mention
      while mention >= 0 {
        let slot = constraints.constraint(mentionedAt: mention)
        mention = constraints.mention(at: mention).pointee.next
        let row = constraints.records[slot].row
        if row.raw == 0 || constraints.records[slot].mark == mark { continue }
        constraints.records[slot].mark = mark
        if isLeftOut(slot, of: root) { continue }
        let entry = UInt64(solver.slot(of: row)) << 32 | UInt64(UInt32(bitPattern: slot))
        try inMemory { () throws(MemoryError) in try fitting.mentioned.append(entry) }
      }
      item = tree.successor(of: item, below: root)
    }
    fitting.mentioned.sort()
  }

  /// Whether a constraint sets the size of the window, is owned by the box that arranges the view, or is the size of a
  /// measured view.
  private mutating func isLeftOut(_ slot: Int32, of root: Int32) -> Bool {
    let item = constraints.records[slot].stated.first.slot
    switch constraints.records[slot].owner {
    case .window: return true
    case .box: return item == root
    case .hugging, .compression: return tree.items[item].measure >= 0 && !views.isBoxed(item)
    default: return false
    }
  }

  /// Adds the natural sizes of views. Measures those that are not known.
  private mutating func addNaturalSizes(to fitting: inout Fitting) throws(Status) {
    for index in 0..<fitting.measured.count {
      let item = fitting.measured[index].item
      let measure = views.measures[tree.items[item].measure]
      let natural = measure.isNew ? try measurement(of: item, at: nil, natural: measure.natural) : measure.natural
      fitting.measured[index].natural = natural
      _ = try setMeasurement(natural, at: natural.ownWidth, of: index, in: &fitting)
    }
  }

  /// Measures all views inside that have new widths, except those with their natural size. Returns whether a measurement
  /// changed.
  private mutating func measureAgain(below root: Int32, _ fitting: inout Fitting) throws(Status) -> Bool {
    var isChanged = false
    for index in 0..<fitting.measured.count {
      let rows = fitting.measured[index]
      let isCollapsed = stacks.isCollapsed(rows.item, below: root)
      if isCollapsed && !views.isBox(rows.item) { continue }
      let alignment = tree.alignmentInsets(of: rows.item)
      let whole = fitting.solver.value(of: fitting.variable(at: solver.slot(of: tree.items[rows.item].width)))
      let width = isCollapsed ? rows.natural.width : max(0, whole - (alignment.left + alignment.right))
      if Measure.isSame(width, rows.width) { continue }
      let measurement = try measurement(of: rows.item, at: width, natural: rows.natural)
      if try setMeasurement(measurement, at: width, of: index, in: &fitting) { isChanged = true }
    }
    return isChanged
  }

  /// Sets the rows of a measured view. Returns whether that changes any.
  @inline(never)
  private mutating func setMeasurement(
    _ new: Measurement, at width: Double, of index: Int, in fitting: inout Fitting
  ) throws(Status) -> Bool {
    var rows = fitting.measured[index]
    let old = rows.measurement
    var isChanged = try setBaselines(new, of: rows.item, in: &fitting)
    if new.width != old.width {
      isChanged = true
      try setSize(new.width, .horizontal, of: rows.item, &rows.rows.0, in: &fitting)
    }
    if new.height != old.height {
      isChanged = true
      try setSize(new.height, .vertical, of: rows.item, &rows.rows.1, in: &fitting)
    }
    rows.measurement = new
    rows.width = width
    fitting.measured[index] = rows
    return isChanged
  }

  @inline(never)
  private mutating func setSize(
    _ size: Double, _ axis: Axis, of item: Int32, _ rows: inout SizeRows, in fitting: inout Fitting
  ) throws(Status) {
    if size < 0 {
      try fitting.solver.remove(rows.hugging)
      try fitting.solver.remove(rows.compression)
      return rows = SizeRows()
    }
    let (alignment, intrinsic) = (tree.alignmentInsets(of: item), tree.items[item].intrinsic(axis))
    let insets = axis == .horizontal ? alignment.left + alignment.right : alignment.top + alignment.bottom
    let isGone = tree.goneItems > 0 && tree.outermostGone(around: item, axis) >= 0
    let whole = isGone ? 0 : views.roundedUp(size) + insets
    if rows.hugging.raw != 0 {
      try fitting.solver.setConstant(whole, of: rows.hugging)
      return try fitting.solver.setConstant(whole, of: rows.compression)
    }
    let variable = fitting.variable(at: solver.slot(of: tree.items[item].extent(axis)))
    rows.hugging = try fitting.add(variable, .lessOrEqual, whole, at: intrinsic.hugging)
    rows.compression = try fitting.add(variable, .greaterOrEqual, whole, at: intrinsic.compression)
  }

  /// Gives a view the baselines of a measurement until the end of the problem, and its rows their constants. Returns
  /// whether they differ.
  private mutating func setBaselines(
    _ new: Measurement, of item: Int32, in fitting: inout Fitting
  ) throws(Status) -> Bool {
    let baselines = views.measures[tree.items[item].measure].baselines(of: new)
    if baselines == (tree.items[item].firstBaseline, tree.items[item].lastBaseline) { return false }
    (tree.items[item].firstBaseline, tree.items[item].lastBaseline) = baselines
    model.beginBatch()
    try model.noteOffsets(of: item, .baselines)
    for index in 0..<model.batch.entries.count {
      let edit = model.batch.entries[index]
      let row = RowID(fitting.rows[solver.slot(of: constraints.records[edit.constraint].row)])
      // Baselines lie vertically, where no constraint is mirrored.
      if row.raw != 0 { try fitting.solver.setConstant(edit.constant + edit.offset, of: row) }
    }
    return true
  }

  private mutating func restoreBaselines(_ measured: UnsafeBufferPointer<MeasuredRows>) {
    for rows in measured { (tree.items[rows.item].firstBaseline, tree.items[rows.item].lastBaseline) = rows.baselines }
  }
}
