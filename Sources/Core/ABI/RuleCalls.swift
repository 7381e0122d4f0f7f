// casement.h, "Rules", and cas_scene_add_rules() of "Layouts".

import CCasement
import CLibrary
import Layout
import Memory
import Notation
import Screen
import Solver
import Status

@implementation @_cdecl("cas_scene_add_rules")
public func cas_scene_add_rules(
  _ scene: OpaquePointer?, _ rules: UnsafePointer<UnsafePointer<CChar>?>?, _ count: Int
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let texts = try handle.array(rules, count, of: UnsafePointer<CChar>?.self, "rules")
    try handle.addRules(texts, RuleOptions())
  }
}

@implementation @_cdecl("cas_scene_add_format")
public func cas_scene_add_format(
  _ scene: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ options: UnsafePointer<cas_format_options>?,
  _ out_constraints: UnsafeMutablePointer<UnsafePointer<cas_constraint>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let isReported = out_constraints != nil || out_count != nil
    let output = isReported ? try handle.output(out_constraints, out_count, "out_constraints") : nil
    var given = cas_format_options()
    guard read(options, into: &given) else { throw handle.wrongSize(of: "options") }
    try handle.addFormat(text, given)
    output?.set(handle.scene.constraints.members)
  }
}

@implementation @_cdecl("cas_scene_rule_names")
public func cas_scene_rule_names(
  _ scene: OpaquePointer?, _ text: UnsafePointer<CChar>?, _ flags: UInt32,
  _ out_names: UnsafeMutablePointer<UnsafePointer<cas_rule_name>?>?, _ out_count: UnsafeMutablePointer<Int>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    let output = try handle.output(out_names, out_count, "out_names")
    guard flags & ~CAS_FORMAT_EXTENDED == 0 else { throw handle.attributing(.outOfRange, to: "flags") }
    try handle.listRuleNames(try handle.required(text, "text"), isExtended: flags & CAS_FORMAT_EXTENDED != 0)
    output.set(handle.ruleNames)
  }
}

@implementation @_cdecl("cas_scene_last_fault")
public func cas_scene_last_fault(
  _ scene: OpaquePointer?, _ out_fault: UnsafeMutablePointer<cas_fault>?
) -> cas_status {
  withHandle(scene: scene) { handle throws(Status) in
    try handle.required(out_fault, "out_fault").pointee = handle.fault
  }
}

extension SceneHandle {
  fileprivate mutating func addFormat(
    _ text: UnsafePointer<CChar>?, _ given: cas_format_options
  ) throws(Status) {
    var options = RuleOptions()
    guard given.flags & ~CAS_FORMAT_EXTENDED == 0 else { throw attributing(.outOfRange, to: "flags") }
    guard let direction = FormatDirection(rawValue: given.direction) else {
      throw attributing(.outOfRange, to: "direction")
    }
    options.isExtended = given.flags & CAS_FORMAT_EXTENDED != 0
    options.direction = direction
    options.alignment = given.alignment
    if given.root != 0 { options.root = ItemID(given.root) }
    guard scene.tree.isLive(options.root) else { throw attributing(.stale(given.root, .item), to: "root") }
    let names = try array(given.metrics, given.metric_count, of: cas_metric.self, "metrics")
    let views = try array(given.views, given.view_count, of: cas_named_item.self, "views")
    var metrics = Buffer<Metric>(account)
    var items = Buffer<NamedItem>(account)
    defer {
      metrics.release()
      items.release()
    }
    for index in names.indices {
      let name = try givenName(names[index].name, "metrics", index)
      guard names[index].value.isFinite else { throw attributing(.notFinite, to: "metrics", index) }
      try inMemory { () throws(MemoryError) in try metrics.append(Metric(name, names[index].value)) }
    }
    for index in views.indices {
      let name = try givenName(views[index].name, "views", index)
      guard scene.tree.isLive(ItemID(views[index].item)) else {
        throw attributing(.stale(views[index].item, .item), to: "views", index)
      }
      try inMemory { () throws(MemoryError) in try items.append(NamedItem(name, ItemID(views[index].item))) }
    }
    options.metrics = metrics.elements
    options.views = items.elements
    var text = text
    try withUnsafePointer(to: &text) { (text) throws(Status) in
      try addRules(UnsafeBufferPointer(start: text, count: 1), options)
    }
  }

  /// Returns a name that must not be NULL.
  private mutating func givenName(
    _ text: UnsafePointer<CChar>?, _ argument: StaticString, _ index: Int
  ) throws(Status) -> UnsafeBufferPointer<UInt8> {
    guard let name = try name(text, argument, index) else { throw attributing(.null, to: argument, index) }
    return name
  }

  /// Adds rules, and lists the added constraints in the `members` of the scene.
  fileprivate mutating func addRules(
    _ texts: UnsafeBufferPointer<UnsafePointer<CChar>?>, _ options: RuleOptions
  ) throws(Status) {
    var rules = Rules(account)
    defer { rules.release() }
    for index in texts.indices {
      guard let text = texts[index] else { throw attributing(.null, to: "rules", index) }
      try append(text, to: &rules, "rules", index)
    }
    try judging(scene.model.mayTryStaleBoxes) { handle throws(Status) in
      do throws(RuleFault) { try handle.scene.add(&rules, options) } catch {
        handle.describe(error, rules)
        throw error.error
      }
    }
    scene.listAdded(by: rules)
  }

  /// Appends a text of the caller to rules.
  private mutating func append(
    _ text: UnsafePointer<CChar>, to rules: inout Rules, _ argument: StaticString, _ index: Int? = nil
  ) throws(Status) {
    let bytes = UnsafeBufferPointer(
      start: UnsafeRawPointer(text).assumingMemoryBound(to: UInt8.self), count: strlen(text))
    guard isText(bytes) else { throw attributing(.text, to: argument, index) }
    do throws(RuleFault) { try rules.append(bytes) } catch { throw .outOfMemory }
  }

  /// Fills `ruleNames` with the names in a text.
  fileprivate mutating func listRuleNames(_ text: UnsafePointer<CChar>, isExtended: Bool) throws(Status) {
    var rules = Rules(account)
    var names = Buffer<RuleName>(account)
    defer {
      rules.release()
      names.release()
    }
    try append(text, to: &rules, "text")
    do throws(RuleFault) { try rules.read(extended: isExtended) } catch {
      describe(error, rules)
      throw error.error
    }
    ruleNames.removeAll()
    ruleText.removeAll()
    do throws(MemoryError) {
      try rules.listNames(into: &names)
      try ruleNames.reserve(names.count)
      // At least one byte follows each name in the rules, so there is room for the terminating zeros.
      try ruleText.reserve(rules.source.count)
    } catch { throw .outOfMemory }
    var position = RulePosition()
    for index in 0..<names.count {
      let (word, kind) = (names[index].word, names[index].kind)
      position.move(to: word.start, in: rules.source)
      let text = UnsafeRawPointer(ruleText.pointer + ruleText.count).assumingMemoryBound(to: CChar.self)
      rules.source.append(word, to: &ruleText)
      ruleText.appendReserved(0)
      ruleNames.appendReserved(
        cas_rule_name(text: text, line: position.line, column: position.column, kind: kind.rawValue))
    }
  }

  /// Stores the position, kind and status of a fault. The message then contains only the position.
  private mutating func note(_ fault: RuleFault, _ rules: borrowing Rules) {
    let position = rules.source.position(of: fault)
    self.fault = cas_fault()
    self.fault.line = position?.line ?? 0
    self.fault.column = position?.column ?? 0
    self.fault.length = rules.source.length(of: fault)
    self.fault.kind = fault.cause.kind.rawValue
    self.fault.status = fault.error.rawValue
    self.fault.sentence_start = message.length
    isFaultNew = true
  }

  /// Writes the message of a fault: position, sentence, and the line with a caret.
  private mutating func describe(_ fault: RuleFault, _ rules: borrowing Rules) {
    if fault.cause == .memory { return }
    message.beginComplete()
    rules.source.writePosition(of: fault, to: &message)
    note(fault, rules)
    if fault.cause != .refused {
      message.write(fault.cause.sentence)
      if fault.cause.isOfName { rules.source.writeName(at: fault, to: &message) }
      describeAdvice(fault, rules)
    } else if fault.error == .attributes {
      describe(fault.error.mismatch)
    } else if fault.error.isBeyondLargestLength {
      message.write("constant: ")
      message.write(beyondLargestLength)
    } else if fault.error == .outOfRange {
      message.write("the magnitude of a multiplier or weight must be from 1e-300 to 1e300")
    } else {
      message.write(sentence(of: fault.error.rawValue))
      if fault.error == .conflict { describeRefusedRule(rules) }
    }
    self.fault.sentence_length = message.length - self.fault.sentence_start
    if fault.cause == .severalItems {
      message.write("; the option root or views says which, or # and its id")
    }
    rules.source.writeCaret(of: fault, to: &message)
  }

  /// Writes the names of priorities, why the name of an item of the screen is unknown, or the nearest known name.
  private mutating func describeAdvice(_ fault: RuleFault, _ rules: borrowing Rules) {
    if fault.cause == .unknownPriority {
      message.write(": a priority is a number from 1 to 1000, a metric, or one of required, high, low, fitting")
    } else if fault.cause == .unknownItem || fault.cause == .unknownName,
      !screen.animatedScene.hasScreen, rules.source.isScreenItem(at: fault)
    {
      message.write(" (")
      message.write(noScreen)
      message.write(")")
    } else {
      scene.nearestWord(to: fault, in: rules).write(to: &message)
    }
  }

  /// The longest constraint that a message repeats, in bytes.
  private static var longestConstraint: Int { 120 }

  /// For a rule that a strict scene refused, writes its constraint and what it conflicts with.
  private mutating func describeRefusedRule(_ rules: borrowing Rules) {
    message.write("; the new constraint")
    if let refused = rules.refused {
      message.write(" ")
      if !describe({ $0.write(refused, of: &$1) }) { message.truncate(to: message.length - 1) }
    }
    message.write(" conflicts with ")
    describeMembers()
  }

  /// Writes what a refused call conflicts with in a strict scene.
  mutating func describeRefusal() {
    message.complete()
    message.write(sentence(of: Status.conflict.rawValue))
    message.write("; this conflicts with ")
    describeMembers()
  }

  /// Writes the first of the constraints that the last refused change conflicts with, and how many others there are.
  private mutating func describeMembers() {
    do throws(Status) { try scene.model.findRefusal() } catch { return message.write("others") }
    let count = scene.constraints.members.count
    if count == 0 { return message.write("another constraint of this call") }
    var others = count
    let first = scene.constraints.members[0]
    // Cannot fail: the constraint exists.
    if describe({ pieces, scene in do throws(Status) { try pieces.write(first, of: &scene) } catch {} }) {
      if first.isSize { message.write(" (sizes are not negative)") }
      others -= 1
      if others == 0 { return }
      message.write(" and ")
    }
    message.write(others)
    message.write(others < count ? " other" : " constraint")
    if others > 1 { message.write("s") }
  }

  /// Runs `write`, which writes a constraint. Returns false, and writes nothing, if its text is too long.
  @inline(never)
  private mutating func describe(_ write: (inout Pieces, inout Scene) -> Void) -> Bool {
    var text = message
    withUnsafeMutablePointer(to: &text) { text in
      var pieces = Pieces(
        function: { bytes, count, context in
          guard let bytes, let context else { return }
          let start = UnsafeRawPointer(bytes).assumingMemoryBound(to: UInt8.self)
          context.assumingMemoryBound(to: Message.self).pointee.write(
            UnsafeBufferPointer(start: start, count: count))
        }, context: text)
      write(&pieces, &scene)
    }
    let isShort = text.length - message.length <= Self.longestConstraint
    if !isShort { text.truncate(to: message.length) }
    message = text
    return isShort
  }
}
