// The names that rules mention, with their positions. Nothing is looked up.

import Memory
import Notation
import Solver

/// What a name in a rule can refer to, with the numbers of the C interface.
package enum RuleNameKind: Int32, BitwiseCopyable {
  case item = 1
  case metric = 2
  /// A metric or, if no metric has the name, an item.
  case metricOrItem = 3
  /// A metric or the name of a priority.
  case priority = 4
}

/// A name in a rule.
package struct RuleName: BitwiseCopyable {
  package var word: Word
  package var kind: RuleNameKind
}

extension Rules {
  /// Appends the names in all rules, in the order of the text. `#` with an id is not a name.
  package func listNames(into names: inout Buffer<RuleName>) throws(MemoryError) {
    for index in 0..<statements.count {
      let statement = statements[index]
      switch statement.kind {
      case .equation: try listNames(in: equations[statement.first], &names)
      case .format:
        for part in statement.first..<statement.first + statement.count { try listNames(in: parts[part], &names) }
      case .box: try listNames(in: boxes.lines[statement.first], &names)
      }
    }
  }

  private func listNames(in equation: Equation, _ names: inout Buffer<RuleName>) throws(MemoryError) {
    for index in equation.first..<equation.first + equation.count {
      let metric = addends[index].quantity.metric
      guard let item = addends[index].anchor?.item else {
        try list(metric, .metric, &names)
        continue
      }
      let isInFront = metric.start < item.start
      if isInFront { try list(metric, .metric, &names) }
      try list(item, .item, &names)
      if !isInFront { try list(metric, .metric, &names) }
    }
    try list(equation.priority.metric, .priority, &names)
    if let gone = equation.gone { try list(gone.metric, .metric, &names) }
  }

  private func listNames(in line: BoxRule, _ names: inout Buffer<RuleName>) throws(MemoryError) {
    try list(line.name, .item, &names)
    let first = names.count
    try listNames(in: line.settings, &names)
    for cell in 0..<line.cells.count {
      let name = boxes.cells[line.cells.start + cell]
      if isFirst(cell, of: line), !isNamed(name, byChildrenOf: line) { try list(name, .item, &names) }
    }
    sort(&names, from: first)
    for index in line.children.indices {
      try list(boxes.children[index].name, .item, &names)
      try listNames(in: boxes.children[index].settings, &names)
    }
  }

  /// Whether a child in brackets names an area, which is then no item.
  private func isNamed(_ area: Word, byChildrenOf line: BoxRule) -> Bool {
    for child in line.children.indices {
      for index in boxes.children[child].settings.indices
      where boxes.settings[index].key == .area && source.isSame(boxes.settings[index].text, area) { return true }
    }
    return false
  }

  private func listNames(in settings: Slice, _ names: inout Buffer<RuleName>) throws(MemoryError) {
    for index in settings.indices {
      let lengths = boxes.settings[index].lengths.0
      // The first length alone may be a metric.
      try list(lengths.quantity.metric, .metric, &names)
    }
  }

  /// Brings names from an index on into the order of the text (insertion sort).
  private func sort(_ names: inout Buffer<RuleName>, from first: Int) {
    for index in first..<names.count {
      let name = names[index]
      var position = index
      while position > first, names[position - 1].word.start > name.word.start {
        names[position] = names[position - 1]
        position -= 1
      }
      names[position] = name
    }
  }

  private func listNames(in part: FormatPart, _ names: inout Buffer<RuleName>) throws(MemoryError) {
    try list(part.name, .item, &names)
    for index in 0..<part.sizes.count { try listNames(in: predicates[part.sizes.first + index], true, &names) }
    for index in 0..<part.distances.count { try listNames(in: predicates[part.distances.first + index], false, &names) }
  }

  private func listNames(
    in predicate: Predicate, _ isSize: Bool, _ names: inout Buffer<RuleName>
  ) throws(MemoryError) {
    let maySayItem = options.isExtended || isSize && !predicate.hasSign
    try list(predicate.name, predicate.object == .attribute ? .item : maySayItem ? .metricOrItem : .metric, &names)
    try list(predicate.priority.metric, .priority, &names)
  }

  private func list(_ word: Word, _ kind: RuleNameKind, _ names: inout Buffer<RuleName>) throws(MemoryError) {
    if word.isEmpty || word.form == .identity { return }
    try names.append(RuleName(word: word, kind: kind))
  }
}

/// Line and column of offsets that increase, both from 1.
package struct RulePosition {
  private var offset = 0
  package private(set) var line = 1
  package private(set) var column = 1

  package init() {}

  package mutating func move(to target: Int32, in source: borrowing RuleSource) {
    while offset < target {
      let byte = source[offset]
      offset += 1
      if byte == newline {
        line += 1
        column = 1
      } else if source[offset] & 0xc0 != 0x80 {
        column += 1
      }
    }
  }
}
