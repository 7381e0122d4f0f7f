// The known word that a misspelt one in rules may stand for.

import Memory
import Notation
import Solver

extension Scene {
  /// Returns the known attribute, setting, item or metric that is nearest to the unknown one at the position of a fault.
  @inline(never)
  package mutating func nearestWord(to fault: RuleFault, in rules: borrowing Rules) -> NearestWord {
    var nearest = NearestWord(to: rules.source.word(at: fault))
    switch fault.cause {
    case .attribute:
      var raw = Attribute.left.rawValue
      while let attribute = Attribute(rawValue: raw) {
        nearest.consider(attribute.name)
        raw += 1
      }
    case .flowSetting, .gridSetting, .childSetting:
      let scope = fault.cause == .flowSetting ? BoxScope.flow : fault.cause == .gridSetting ? .grid : .child
      var raw: UInt8 = 0
      while let key = BoxKey(rawValue: raw) {
        if key.isAllowed(in: scope) { nearest.consider(key.name) }
        raw += 1
      }
    case .unknownItem, .unknownName, .unknownMetric:
      if fault.cause != .unknownMetric { considerItems(rules.options, &nearest) }
      if fault.cause == .unknownItem { break }
      for metric in rules.options.metrics { nearest.consider(metric.name) }
    default: break
    }
    return nearest
  }

  private mutating func considerItems(_ options: RuleOptions, _ nearest: inout NearestWord) {
    for view in options.views { nearest.consider(view.name) }
    var item = options.root.slot
    while item >= 0 {
      nearest.consider(tree.names.bytes(of: Int(item)))
      item = tree.successor(of: item, below: options.root.slot)
    }
  }
}
