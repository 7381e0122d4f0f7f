// The size that a view would have by what is inside it.

import Memory
import Solver
import Status

/// A view with everything inside it as a problem of its own, so that asking changes nothing in the scene.
private struct Fitting: ~Copyable {
  var solver: Solver
  /// The variables of the problem, by the slots of those of the scene; 0 for variables outside.
  var variables: Buffer<VariableID>
  var terms: Buffer<Term>
  /// The rows of the problem, by the slots of those of the scene; 0 for rows that are not in it.
  var rows: Buffer<ConstraintID>
  /// The measured views, and the rows of their sizes.
  var measured: Buffer<MeasuredRows>
  /// The greatest age of a row.
  var newest: UInt32 = 0

  init(_ account: Account) {
    solver = Solver(account: account)
    variables = Buffer(account)
    terms = Buffer(account)
    rows = Buffer(account)
    measured = Buffer(account)
  }

  mutating func release() {
    measured.release()
    rows.release()
    terms.release()
    variables.release()
    solver.release()
  }

  mutating func add(_ variable: VariableID, slot: Int) throws(Status) {
    if variables[slot].raw == 0 { variables[slot] = try solver.addVariable() }
  }

  mutating func addSize(_ variable: VariableID, slot: Int) throws(Status) {
    try add(variable, slot: slot)
    solver.keepNonnegative(variables[slot])
  }

  mutating func add(
    _ variable: VariableID, _ relation: Relation, _ constant: Double, at priority: Int32
  ) throws(Status) -> ConstraintID {
    try withUnsafePointer(to: Term(variable, 1)) { (term) throws(Status) in
      try solver.add(UnsafeBufferPointer(start: term, count: 1), relation, constant, priority: priority, weight: 1)
    }
  }

  /// Gives a row the age that it has in the scene: of rows that conflict the newest is dropped.
  mutating func setAge(_ age: UInt32, of row: ConstraintID) {
    solver.setAge(age, ofNew: row)
    newest = max(newest, age)
  }

  /// Adds a row that is newer than all others.
  mutating func addNewest(
    _ variable: VariableID, _ relation: Relation, _ constant: Double, at priority: Int32
  ) throws(Status) {
    let row = try add(variable, relation, constant, at: priority)
    newest = max(newest &+ 1, solver.age(of: row))
    solver.setAge(newest, ofNew: row)
  }

  mutating func solve() throws(Status) {
    do throws(Status) { try solver.solve() } catch {
      guard error == .conflict else { throw error }
    }
  }
}

/// The rows of a measured size along an axis: at most that, and at least that; 0 where there is none.
private struct SizeRows: BitwiseCopyable {
  var hugging = ConstraintID(0)
  var compression = ConstraintID(0)
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
  /// Returns the size of a view that all constraints between it and what is inside it give it, if its width and height
  /// are also to be those of `target` at two priorities. Constraints with anything outside do not count.
  package mutating func fittingSize(
    of item: ItemID, target: Size, priorities: (width: Int32, height: Int32)
  ) throws(Status) -> Size {
    let root = try tree.findView(item)
    if tree.items[root].width.raw == 0 { throw .kind }
    try checkPlace(target.width)
    try checkPlace(target.height)
    guard (1...requiredPriority).contains(priorities.width), (1...requiredPriority).contains(priorities.height) else {
      throw .outOfRange
    }
    try stacks.settleStacks()
    try model.collectRows()
    var fitting = Fitting(tree.account)
    defer {
      restoreBaselines(fitting.measured.elements)
      fitting.release()
    }
    fitting.solver.limit = solver.limit
    try inMemory { () throws(MemoryError) in
      try fitting.variables.resize(to: solver.variableSlots, filling: VariableID(0))
      try fitting.rows.resize(to: Int(solver.constraintSlots), filling: ConstraintID(0))
    }
    try addItems(below: root, to: &fitting)
    try addRows(below: root, to: &fitting)
    try addNaturalSizes(to: &fitting)
    let width = fitting.variables[solver.slot(of: tree.items[root].width)]
    let height = fitting.variables[solver.slot(of: tree.items[root].height)]
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

  /// Adds the variables of a view and of all items inside it. Where the view itself lies does not matter.
  private mutating func addItems(below root: Int32, to fitting: inout Fitting) throws(Status) {
    var item = root
    while item >= 0 {
      let record = tree.items[item]
      if record.width.raw != 0 { try fitting.addSize(record.width, slot: solver.slot(of: record.width)) }
      if record.height.raw != 0 { try fitting.addSize(record.height, slot: solver.slot(of: record.height)) }
      if item != root {
        if record.left.raw != 0 { try fitting.add(record.left, slot: solver.slot(of: record.left)) }
        if record.top.raw != 0 { try fitting.add(record.top, slot: solver.slot(of: record.top)) }
      }
      if record.measure >= 0 && !views.isArranged(item) {
        let rows = MeasuredRows(item: item, baselines: (record.firstBaseline, record.lastBaseline))
        try inMemory { () throws(MemoryError) in try fitting.measured.append(rows) }
      }
      item = tree.successor(of: item, below: root)
    }
  }

  /// Adds the rows that mention only variables inside. Those of measured sizes are made by `setMeasurement`.
  private mutating func addRows(below root: Int32, to fitting: inout Fitting) throws(Status) {
    for slot in 0..<solver.constraintSlots {
      guard let row = solver.constraint(at: slot), !solver.isEditRow(row), !isWindowSize(row), !isPin(row, of: root),
        solver.nonnegativeVariable(of: row) == nil
      else { continue }
      fitting.terms.removeAll()
      var isInside = true
      for index in 0..<solver.termCount(of: row) where isInside {
        let term = solver.term(index, of: row)
        let variable = fitting.variables[solver.slot(of: term.variable)]
        isInside = variable.raw != 0
        do throws(MemoryError) { try fitting.terms.append(Term(variable, term.coefficient)) } catch {
          throw .outOfMemory
        }
      }
      if !isInside || isMeasuredSize(row, in: &fitting) { continue }
      let copy = try fitting.solver.add(
        fitting.terms.elements, solver.relation(of: row), solver.constant(of: row), priority: solver.priority(of: row),
        weight: solver.weight(of: row))
      fitting.setAge(solver.age(of: row), of: copy)
      fitting.rows[slot] = copy
    }
  }

  /// Whether a row is what makes the window as large as it is, which its own fitting size does not ask for.
  private mutating func isWindowSize(_ row: ConstraintID) -> Bool {
    constraints.records[model.resizing.limits.0].row.raw == row.raw
      || constraints.records[model.resizing.limits.1].row.raw == row.raw
  }

  /// Whether a row is of the box that arranges the view.
  private mutating func isPin(_ row: ConstraintID, of root: Int32) -> Bool {
    guard views.isArranged(root) else { return false }
    let place = solver.slot(of: row)
    let slot = place < model.rowOwners.count ? model.rowOwners[place] : -1
    return slot >= 0 && constraints.records[slot].origin == .box
      && constraints.records[slot].stated.first.slot == root
  }

  private mutating func isMeasuredSize(_ row: ConstraintID, in fitting: inout Fitting) -> Bool {
    for index in 0..<fitting.measured.count {
      let item = fitting.measured[index].item
      let contents = tree.items[item].contents
      if isLimit(row, contents.0) || isLimit(row, contents.1) { return true }
    }
    return false
  }

  private mutating func isLimit(_ row: ConstraintID, _ content: Content) -> Bool {
    guard content.limits.0 >= 0 else { return false }
    return constraints.records[content.limits.0].row.raw == row.raw
      || constraints.records[content.limits.1].row.raw == row.raw
  }

  /// Adds the natural sizes of views. Those that the scene does not know are asked for.
  private mutating func addNaturalSizes(to fitting: inout Fitting) throws(Status) {
    for index in 0..<fitting.measured.count {
      let item = fitting.measured[index].item
      let measure = views.measures[tree.items[item].measure]
      let natural = measure.isNew ? try measurement(of: item, at: nil, natural: measure.natural) : measure.natural
      fitting.measured[index].natural = natural
      _ = try setMeasurement(natural, at: natural.ownWidth, of: index, in: &fitting)
    }
  }

  /// Measures all views inside that have new widths, but for those that stay as they naturally are. Returns whether a
  /// measurement changed.
  private mutating func measureAgain(below root: Int32, _ fitting: inout Fitting) throws(Status) -> Bool {
    var isChanged = false
    for index in 0..<fitting.measured.count {
      let rows = fitting.measured[index]
      if stacks.isCollapsed(rows.item, below: root) { continue }
      let alignment = tree.items[rows.item].alignment
      let whole = fitting.solver.value(of: fitting.variables[solver.slot(of: tree.items[rows.item].width)])
      let width = max(0, whole - (alignment.left + alignment.right))
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
    let (alignment, content) = (tree.items[item].alignment, tree.items[item].content(axis))
    let insets = axis == .horizontal ? alignment.left + alignment.right : alignment.top + alignment.bottom
    let isGone = tree.goneItems > 0 && tree.outermostGone(around: item, axis) >= 0
    let whole = isGone ? 0 : views.roundedUp(size) + insets
    if rows.hugging.raw != 0 {
      try fitting.solver.setConstant(whole, of: rows.hugging)
      return try fitting.solver.setConstant(whole, of: rows.compression)
    }
    let variable = fitting.variables[solver.slot(of: tree.items[item].extent(axis))]
    rows.hugging = try fitting.add(variable, .lessOrEqual, whole, at: content.hugging)
    rows.compression = try fitting.add(variable, .greaterOrEqual, whole, at: content.compression)
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
    for index in 0..<model.batch.edits.count {
      let edit = model.batch.edits[index]
      let row = fitting.rows[solver.slot(of: constraints.records[edit.constraint].row)]
      // Baselines lie vertically, where no constraint is mirrored.
      if row.raw != 0 { try fitting.solver.setConstant(edit.constant + edit.offset, of: row) }
    }
    return true
  }

  private mutating func restoreBaselines(_ measured: UnsafeBufferPointer<MeasuredRows>) {
    for rows in measured { (tree.items[rows.item].firstBaseline, tree.items[rows.item].lastBaseline) = rows.baselines }
  }
}
