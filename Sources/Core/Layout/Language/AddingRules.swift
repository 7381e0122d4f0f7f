// Adds lists of rules to a scene: all or none. Settings of boxes are applied last; this step fails only for lack of memory.

import Memory
import Notation
import Solver
import Status

extension Scene {
  /// Adds the constraints and guides of rules. On a fault nothing is added. `rules.added` are the constraints, in the
  /// order of the rules; `rules.guides` the guides.
  @inline(never)
  package mutating func add(_ rules: inout Rules, _ options: RuleOptions) throws(RuleFault) {
    rules.options = options
    guard tree.isLive(options.root) else { throw RuleFault(.refused, at: 0, .stale) }
    for metric in options.metrics where !metric.value.isFinite { throw RuleFault(.refused, at: 0, .notFinite) }
    for view in options.views where !tree.isLive(view.item) { throw RuleFault(.refused, at: 0, .stale) }
    try rules.read(extended: options.isExtended)
    var drafting = Drafting(options, tree.account)
    defer { drafting.release() }
    for index in 0..<rules.statements.count {
      let statement = rules.statements[index]
      switch statement.kind {
      case .format: try drafting.draft(statement, rules, in: &self)
      case .equation: try drafting.draft(rules.equations[statement.first], rules, in: &self)
      case .box: try drafting.draft(statement.first, ofBoxes: rules, in: &self)
      }
    }
    try add(&drafting, &rules)
  }

  @inline(never)
  private mutating func add(_ drafting: inout Drafting, _ rules: inout Rules) throws(RuleFault) {
    try reserve(&rules.added, drafting.drafts.count)
    try reserve(&rules.guides, drafting.guideOwners.count)
    var start: Int32 = 0
    let pendingState = pendingState
    do throws(Status) {
      if drafting.drafts.count > 1 { try model.beginGroup() }
      for index in 0..<drafting.guideOwners.count {
        rules.guides.appendReserved(try frames.addGuide(in: drafting.guideOwners[index]))
      }
      for index in 0..<drafting.drafts.count {
        start = drafting.drafts[index].start
        rules.added.appendReserved(try add(drafting.drafts[index], &drafting, rules))
      }
      try model.endGroup()
    } catch {
      model.cancelGroup()
      var refused = rules.added.count
      for index in 0..<rules.added.count where rules.added[index].slot == error.refusedSlot {
        refused = index
        start = drafting.drafts[index].start
      }
      if refused < drafting.drafts.count { rules.refuse(drafting.drafts[refused], drafting) }
      takeBack(&rules)
      restore(pendingState)
      throw RuleFault(error == .outOfMemory ? .memory : .refused, at: start, error)
    }
    do throws(RuleFault) {
      for index in 0..<drafting.boxDrafts.count { try set(drafting.boxDrafts[index], &drafting, rules) }
    } catch {
      // Boxes that are set stay so, and are laid out.
      takeBack(&rules)
      throw error
    }
  }

  private mutating func reserve<Element>(_ buffer: inout Buffer<Element>, _ count: Int) throws(RuleFault) {
    do throws(MemoryError) { try buffer.reserve(count) } catch { throw RuleFault(.memory, at: 0) }
  }

  @inline(never)
  private mutating func add(
    _ draft: Draft, _ drafting: inout Drafting, _ rules: borrowing Rules
  ) throws(Status) -> ConstraintID {
    var constraint = draft.constraint
    if draft.firstGuide >= 0 { constraint.first = rules.guides[draft.firstGuide] }
    if draft.secondGuide >= 0 { constraint.second = rules.guides[draft.secondGuide] }
    var identifier: UnsafeBufferPointer<UInt8>?
    if !draft.identifier.isEmpty {
      try inMemory { () throws(MemoryError) in try rules.source.read(draft.identifier, into: &drafting.name) }
      identifier = drafting.name.elements
    }
    if !draft.gone.isNaN { try checkCoordinate(draft.gone) }
    if draft.summands.count == 0 {
      return try model.addConstraint(constraint, identifier: identifier, gone: draft.gone)
    }
    return try model.addSum(drafting.summands(of: draft), like: constraint, identifier: identifier, gone: draft.gone)
  }

  /// Fills `members`, which has room for all constraints, with those that rules added.
  package mutating func listAdded(by rules: borrowing Rules) {
    constraints.members.removeAll()
    for index in 0..<rules.added.count { constraints.members.appendReserved(rules.added[index]) }
  }

  @inline(never)
  private mutating func takeBack(_ rules: inout Rules) {
    while !rules.added.isEmpty { model.discard(rules.added.removeLast().slot) }
    while !rules.guides.isEmpty {
      // Removing a guide without constraints cannot fail.
      do throws(Status) { try remove(rules.guides.removeLast()) } catch {}
    }
  }
}
