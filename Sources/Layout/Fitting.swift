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
  /// The measured views, and the rows of their heights.
  var measured: Buffer<MeasuredRows>
  /// The greatest age of a row.
  var newest: UInt32 = 0

  init(_ account: Account) {
    solver = Solver(account: account, weightsOnly: false)
    variables = Buffer(account)
    terms = Buffer(account)
    measured = Buffer(account)
  }

  mutating func release() {
    measured.release()
    terms.release()
    variables.release()
    solver.release()
  }

  mutating func add(_ variable: VariableID, slot: Int) throws(Status) {
    if variables[slot].raw == 0 { variables[slot] = try solver.addVariable() }
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

  mutating func solve() throws(Status) {
    do throws(Status) { try solver.solve() } catch {
      guard error == .conflict else { throw error }
    }
  }
}

private struct MeasuredRows: BitwiseCopyable {
  var item: Int32
  /// `height <= measured`, `height >= measured`; 0 before the first call.
  var hugging = ConstraintID(0)
  var compression = ConstraintID(0)
  var height = -1.0
}

extension Scene {
  /// Returns the size of a view that all constraints between it and what is inside it give it, if its width and height
  /// are also to be those of `target` at two priorities. Constraints with anything outside do not count.
  package mutating func fittingSize(
    of item: ItemID, target: Size, priorities: (width: Int32, height: Int32)
  ) throws(Status) -> Size {
    let root = try findView(item)
    guard target.width.isFinite, target.height.isFinite else { throw .notFinite }
    guard (1...requiredPriority).contains(priorities.width), (1...requiredPriority).contains(priorities.height) else {
      throw .outOfRange
    }
    try settleStacks()
    try collectRows()
    var fitting = Fitting(account)
    defer { fitting.release() }
    fitting.solver.limit = solver.limit
    do throws(MemoryError) {
      try fitting.variables.resize(to: solver.variableSlots, filling: VariableID(0))
    } catch { throw .outOfMemory }
    try addItems(below: root, to: &fitting)
    try addRows(to: &fitting)
    let width = fitting.variables[solver.slot(of: items[root].width)]
    let height = fitting.variables[solver.slot(of: items[root].height)]
    let (newest, wanted) = (fitting.newest &+ 1, target)
    fitting.setAge(newest, of: try fitting.add(width, .equal, wanted.width, at: priorities.width))
    fitting.setAge(newest, of: try fitting.add(height, .equal, wanted.height, at: priorities.height))
    try fitting.solve()
    var rounds = 0
    while try measureAgain(&fitting) {
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
      let record = items[item]
      if record.width.raw != 0 { try fitting.add(record.width, slot: solver.slot(of: record.width)) }
      if record.height.raw != 0 { try fitting.add(record.height, slot: solver.slot(of: record.height)) }
      if item != root {
        if record.left.raw != 0 { try fitting.add(record.left, slot: solver.slot(of: record.left)) }
        if record.top.raw != 0 { try fitting.add(record.top, slot: solver.slot(of: record.top)) }
      }
      if record.measure >= 0 {
        do throws(MemoryError) { try fitting.measured.append(MeasuredRows(item: item)) } catch { throw .outOfMemory }
      }
      item = successor(of: item, below: root)
    }
  }

  /// Adds the rows that mention only variables inside. Those of measured heights are made by `measureAgain`.
  private mutating func addRows(to fitting: inout Fitting) throws(Status) {
    for slot in 0..<solver.constraintSlots {
      guard let row = solver.constraint(at: slot), !solver.isEditRow(row) else { continue }
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
      if !isInside || isMeasuredHeight(row, in: &fitting) { continue }
      let copy = try fitting.solver.add(
        fitting.terms.elements, solver.relation(of: row), solver.constant(of: row), priority: solver.priority(of: row),
        weight: solver.weight(of: row))
      fitting.setAge(solver.age(of: row), of: copy)
    }
  }

  private mutating func isMeasuredHeight(_ row: ConstraintID, in fitting: inout Fitting) -> Bool {
    for index in 0..<fitting.measured.count {
      let limits = items[fitting.measured[index].item].contents.1.limits
      if limits.0 < 0 { continue }
      if constraints[limits.0].row.raw == row.raw || constraints[limits.1].row.raw == row.raw { return true }
    }
    return false
  }

  /// Measures all views inside at their widths. Returns whether a height changed.
  private mutating func measureAgain(_ fitting: inout Fitting) throws(Status) -> Bool {
    var isChanged = false
    for index in 0..<fitting.measured.count {
      var rows = fitting.measured[index]
      let record = items[rows.item]
      let measure = measures[record.measure]
      let width = fitting.solver.value(of: fitting.variables[solver.slot(of: record.width)])
      let alignment = record.alignment
      let height = measure.function(
        id(ofItem: rows.item).raw, width - (alignment.left + alignment.right), measure.context)
      guard height.isFinite else { throw .notFinite }
      guard height >= 0 else { throw .outOfRange }
      if height == rows.height { continue }
      let whole = roundedUp(height) + alignment.top + alignment.bottom
      let variable = fitting.variables[solver.slot(of: record.height)]
      if rows.height < 0 {
        rows.hugging = try fitting.add(variable, .lessOrEqual, whole, at: record.contents.1.hugging)
        rows.compression = try fitting.add(variable, .greaterOrEqual, whole, at: record.contents.1.compression)
      } else {
        try fitting.solver.setConstant(whole, of: rows.hugging)
        try fitting.solver.setConstant(whole, of: rows.compression)
      }
      rows.height = height
      fitting.measured[index] = rows
      isChanged = true
    }
    return isChanged
  }
}
