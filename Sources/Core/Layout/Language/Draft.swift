// Drafts: constraints read from rules, computed before the first one is added.

import Memory
import Notation
import Solver

/// A constraint read from a rule, not yet added. If the index of a guide is not -1, the guide, which is not yet added,
/// replaces the item.
struct Draft: BitwiseCopyable {
  var constraint: Constraint
  /// Those of a sum, in the drafting's `summands`: the first one, and how many.
  var summands: (first: Int32, count: Int32) = (0, 0)
  var firstGuide: Int32 = -1
  var secondGuide: Int32 = -1
  var identifier = Word()
  /// The constant while an item is gone; NaN for none.
  var gone = Double.nan
  /// Its position in the source.
  var start: Int32
}

/// The drafts of a list of rules, and the data for looking up names.
package struct Drafting: ~Copyable {
  let options: RuleOptions
  var drafts: Buffer<Draft>
  var summands: Buffer<Summand>
  /// The owners of the guides to add.
  var guideOwners: Buffer<ItemID>
  /// The items of the present format.
  var items: Buffer<ItemID>
  var nameTable: NameTable
  /// Lines about boxes, and the children that they name.
  var boxDrafts: Buffer<BoxDraft>
  var boxed: Buffer<BoxedDraft>
  /// A name without its escapes.
  var name: Buffer<UInt8>

  init(_ options: RuleOptions, _ account: Account) {
    self.options = options
    drafts = Buffer(account)
    summands = Buffer(account)
    guideOwners = Buffer(account)
    items = Buffer(account)
    nameTable = NameTable(account)
    boxDrafts = Buffer(account)
    boxed = Buffer(account)
    name = Buffer(account)
  }

  mutating func release() {
    drafts.release()
    summands.release()
    guideOwners.release()
    items.release()
    nameTable.release()
    boxDrafts.release()
    boxed.release()
    name.release()
  }

  func summands(of draft: Draft) -> UnsafeBufferPointer<Summand> {
    let first = Int(draft.summands.first)
    return UnsafeBufferPointer(rebasing: summands.elements[first..<first + Int(draft.summands.count)])
  }

  @inline(never)
  mutating func append(_ draft: Draft) throws(RuleFault) {
    try inRules { () throws(MemoryError) in try drafts.append(draft) }
  }
}

// MARK: Names

extension Drafting {
  @inline(never)
  mutating func read(_ word: Word, from source: borrowing RuleSource) throws(RuleFault) {
    do throws(MemoryError) { try source.read(word, into: &name) } catch { throw RuleFault(.memory, at: 0) }
  }

  /// Returns the item of a name; nil for none.
  @inline(never)
  mutating func item(_ word: Word, _ source: borrowing RuleSource, in scene: inout Scene) throws(RuleFault) -> ItemID? {
    try read(word, from: source)
    if word.form == .identity { return identified(in: &scene) }
    for view in options.views where areEqual(view.name, name.elements) { return view.item }
    let finding: NameTable.Match
    do throws(MemoryError) { finding = try nameTable.find(name, in: &scene, below: options.root) } catch {
      throw RuleFault(.memory, at: 0)
    }
    switch finding {
    case .nothing: return source.matches(word, "window") ? .window : nil
    case .item(let item): return item
    case .several: throw RuleFault(.severalItems, at: word.start)
    }
  }

  /// Returns the item of a name `#id`; nil for none.
  private func identified(in scene: inout Scene) -> ItemID? {
    var raw: UInt32 = 0
    for index in 0..<name.count {
      let (tenfold, isTooLarge) = raw.multipliedReportingOverflow(by: 10)
      let (sum, isTooLargeToo) = tenfold.addingReportingOverflow(UInt32(name[index] - Byte("0")))
      if isTooLarge || isTooLargeToo { return nil }
      raw = sum
    }
    return scene.tree.isLive(ItemID(raw)) ? ItemID(raw) : nil
  }

  @inline(never)
  mutating func view(_ word: Word, _ source: borrowing RuleSource, in scene: inout Scene) throws(RuleFault) -> ItemID {
    guard let item = try item(word, source, in: &scene) else { throw RuleFault(.unknownItem, at: word.start) }
    return item
  }

  @inline(never)
  mutating func metric(_ word: Word, _ source: borrowing RuleSource) throws(RuleFault) -> Double? {
    if word.form == .identity { return nil }
    try read(word, from: source)
    for metric in options.metrics where areEqual(metric.name, name.elements) { return metric.value }
    return nil
  }

  @inline(never)
  mutating func value(of quantity: Quantity, _ source: borrowing RuleSource) throws(RuleFault) -> Double {
    if quantity.metric.isEmpty { return quantity.number }
    guard let value = try metric(quantity.metric, source) else {
      throw RuleFault(.unknownMetric, at: quantity.metric.start)
    }
    return quantity.number * value
  }

  /// Returns a priority: a number, a metric, or the name of a priority.
  @inline(never)
  mutating func priority(_ quantity: Quantity, _ source: borrowing RuleSource) throws(RuleFault) -> Int32 {
    var value = quantity.number
    if !quantity.metric.isEmpty {
      guard let known = try metric(quantity.metric, source) ?? source.priority(quantity.metric) else {
        throw RuleFault(.unknownPriority, at: quantity.metric.start)
      }
      value = known
    }
    guard isPriority(value) else { throw RuleFault(.priorityRange, at: quantity.start) }
    return Int32(value)
  }
}

extension RuleSource {
  @inline(never)
  fileprivate func priority(_ word: Word) -> Double? {
    if matches(word, "required") { return 1000 }
    if matches(word, "high") { return 750 }
    if matches(word, "low") { return 250 }
    if matches(word, "fitting") { return 50 }
    return nil
  }
}
