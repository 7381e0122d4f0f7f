// Lines about boxes: parsing.
//
//     box        = name ":" ("flow" {setting} | "grid" {areas | setting}) {child}
//     child      = "[" name ["(" setting {"," setting} ")"] "]"
//     areas      = '"' {name | "." | "/"} '"'
//     setting    = word | word number | word length {length} | word alignment | "wrap" [wrapping] | word tracks
//     length     = ["-"] (number ["%"] | metric) | keyword
//     tracks     = a list of tracks as in CSS, up to the next setting
//
// The words and their values are listed in casement.h, section "Rules".

import Boxes
import Memory
import Notation
import Solver
import Status

extension Rules {
  /// Whether the next tokens are a name, a colon and a word.
  func isBox() throws(RuleFault) -> Bool {
    guard token.isName else { return false }
    let colon = try source.token(from: Int(token.end))
    if !colon.isMark(":") { return false }
    return try source.token(from: Int(colon.end)).kind == .word
  }

  @inline(never)
  mutating func readBox() throws(RuleFault) {
    var line = BoxRule(name: token.word, start: token.start)
    try advance()
    try advance()
    line.isGrid = source.matches(token.word, "grid")
    guard line.isGrid || source.matches(token.word, "flow") else { throw fault(.boxKind) }
    try advance()
    line.settings.start = Int32(boxes.settings.count)
    line.cells.start = Int32(boxes.cells.count)
    while token.kind != .end, !token.isMark("[") {
      if line.isGrid, token.kind == .text {
        try readAreas(of: &line)
      } else {
        try readSetting(line.isGrid ? .grid : .flow)
      }
    }
    line.settings.count = Int32(boxes.settings.count) - line.settings.start
    try checkAreas(of: line)
    line.children.start = Int32(boxes.children.count)
    while token.isMark("[") { try readChild() }
    line.children.count = Int32(boxes.children.count) - line.children.start
    try expectEnd(else: .boxChildren)
    let statement = Statement(kind: .box, first: Int32(boxes.lines.count), count: 1, start: line.start)
    try inRules { () throws(MemoryError) in
      try boxes.lines.append(line)
      try statements.append(statement)
    }
  }

  private mutating func readChild() throws(RuleFault) {
    try advance()
    var child = BoxChild(name: try readName(else: .viewName))
    child.settings.start = Int32(boxes.settings.count)
    if token.isMark("(") {
      repeat {
        try advance()
        try readSetting(.child)
      } while token.isMark(",")
      try expect(")", else: .childEnd)
      try expect("]", else: .bracket)
    } else {
      try expect("]", else: .viewEnd)
    }
    child.settings.count = Int32(boxes.settings.count) - child.settings.start
    try inRules { () throws(MemoryError) in try boxes.children.append(child) }
  }

  // MARK: Settings

  /// The setting of a word.
  private func key(_ word: Word, in scope: BoxScope) -> BoxKey? {
    var raw: UInt8 = 0
    while let key = BoxKey(rawValue: raw) {
      if key.isAllowed(in: scope), source.spells(word, key.name) { return key }
      raw += 1
    }
    return nil
  }

  @inline(never)
  private mutating func readSetting(_ scope: BoxScope) throws(RuleFault) {
    guard token.kind == .word, let key = key(token.word, in: scope) else {
      throw fault(scope == .flow ? .flowSetting : scope == .grid ? .gridSetting : .childSetting)
    }
    var setting = BoxSetting(key: key)
    try advance()
    switch key {
    case .row, .column:
      if scope == .child { try readLine(of: &setting) }
    case .rowReverse, .columnReverse, .dense: break
    case .wrap: try readWrapping(of: &setting)
    case .gap, .lineGap, .columnGap, .rowGap: try readLengths(of: &setting, atMost: 1)
    case .padding, .margins: try readLengths(of: &setting, atMost: 4)
    case .basis, .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight: try readLengths(of: &setting, atMost: 1)
    case .justify, .align, .alignLines, .justifyTracks, .alignTracks: try readAlignment(of: &setting)
    case .columns, .rows, .autoColumns, .autoRows: try readTracks(of: &setting, in: scope)
    case .grow:
      setting.lengths.0.quantity.number = 1
      if token.kind == .number || token.isName { try readNumber(of: &setting) }
    case .shrink: try readNumber(of: &setting)
    case .aspectRatio: setting.lengths.0.quantity = try readFraction(sign: 1, else: .object)
    case .columnSpan, .rowSpan: try readLine(of: &setting)
    case .area: setting.text = try readName(else: .areaName)
    }
    try inRules { () throws(MemoryError) in try boxes.settings.append(setting) }
  }

  private mutating func readNumber(of setting: inout BoxSetting) throws(RuleFault) {
    setting.lengths.0.quantity = try readQuantity(sign: 1, else: .object)
  }

  /// Reads the number of a line, or of tracks.
  private mutating func readLine(of setting: inout BoxSetting) throws(RuleFault) {
    let start = token.start
    let isSpan = setting.key == .columnSpan || setting.key == .rowSpan
    let sign = isSpan ? 1 : try readSign() ?? 1
    let number = sign * (try readNumber())
    guard number == number.rounded(.down), abs(number) <= 1000, isSpan ? number >= 1 : number != 0 else {
      throw RuleFault(.gridLine, at: start)
    }
    setting.lengths.0.quantity = Quantity(number: number, start: start)
  }

  private mutating func readWrapping(of setting: inout BoxSetting) throws(RuleFault) {
    setting.word = Wrap.wrap.rawValue
    var raw: UInt8 = 0
    while token.kind == .word, let wrap = Wrap(rawValue: raw) {
      if source.spells(token.word, wrap.word) {
        setting.word = raw
        return try advance()
      }
      raw += 1
    }
  }

  private mutating func readAlignment(of setting: inout BoxSetting) throws(RuleFault) {
    var raw: UInt8 = 0
    while token.kind == .word, let kind = Alignment.Kind(rawValue: raw) {
      if source.spells(token.word, kind.word) {
        setting.word = raw
        return try advance()
      }
      raw += 1
    }
    throw fault(.boxAlignment)
  }

  // MARK: Lengths

  private mutating func readLengths(of setting: inout BoxSetting, atMost most: Int) throws(RuleFault) {
    setting.lengths.0 = try readLength(for: setting.key)
    setting.count = 1
    while setting.count < most, try isLength() {
      let length = try readLength(for: setting.key)
      switch setting.count {
      case 1: setting.lengths.1 = length
      case 2: setting.lengths.2 = length
      default: setting.lengths.3 = length
      }
      setting.count += 1
    }
    if setting.count == 3 { throw fault(.fourLengths) }
  }

  /// Whether another length follows. Only the first one may be a metric, so that a misspelled setting is found.
  private func isLength() throws(RuleFault) -> Bool {
    if token.kind == .number || source.matches(token.word, "auto") { return true }
    if !token.isMark("-") { return false }
    return try source.token(from: Int(token.end)).kind == .number
  }

  private mutating func readLength(for key: BoxKey) throws(RuleFault) -> BoxLength {
    if let unit = try keyword(for: key) {
      let length = BoxLength(quantity: Quantity(number: 0, start: token.start), unit: unit)
      try advance()
      return length
    }
    let start = token.start
    let sign = key == .margins ? try readSign() ?? 1 : 1
    var length = BoxLength(quantity: try readQuantity(sign: sign, else: .boxLength))
    length.quantity.start = start
    if length.quantity.metric.isEmpty, try skip("%") { length.unit = .percent }
    return length
  }

  /// The keyword that comes next: `auto` for margins and limits, any for a basis, any but `content` for a width or a height.
  private func keyword(for key: BoxKey) throws(RuleFault) -> Length.Unit? {
    guard token.kind == .word, key == .margins || key == .basis || key.isDimension else { return nil }
    var raw: UInt8 = 0
    while let unit = Length.Unit(rawValue: raw) {
      raw += 1
      guard let word = unit.word, source.spells(token.word, word) else { continue }
      switch key {
      case .basis: return unit
      case .margins: return unit == .auto ? unit : nil
      case .width, .height:
        if unit == .content { throw fault(.dimension) }
      default:
        if unit != .auto { throw fault(.limit) }
      }
      return unit
    }
    return nil
  }

  // MARK: Tracks and areas

  /// Reads a list of tracks, which ends before the next setting.
  private mutating func readTracks(of setting: inout BoxSetting, in scope: BoxScope) throws(RuleFault) {
    let start = token.start
    var (end, depth) = (start, 0)
    while token.kind != .end, token.kind != .text, !token.isMark("[") {
      if depth == 0, token.kind == .word, key(token.word, in: scope) != nil { break }
      depth += token.isMark("(") ? 1 : token.isMark(")") ? -1 : 0
      end = token.end
      try advance()
    }
    if start == end { throw RuleFault(.tracks, at: start) }
    setting.text = Word(start: start, end: end)
    var reader = GridReader(source.bytes(Int(start)..<Int(end)))
    boxes.tracks.removeAll()
    do throws(Status) {
      let list = try reader.readTracks(into: &boxes.tracks)
      if list.repetition != .none, setting.key == .autoColumns || setting.key == .autoRows { throw .rule }
    } catch {
      if error == .outOfMemory { throw RuleFault(.memory, at: start) }
      throw RuleFault(error == .rule ? .tracks : .trackNumber, at: start + Int32(reader.wordStart))
    }
  }

  /// Appends the cells of a text: names between blanks, rows between slashes.
  private mutating func readAreas(of line: inout BoxRule) throws(RuleFault) {
    let (start, end) = (token.word.start, token.word.end)
    var reader = GridReader(source.bytes(Int(start)..<Int(end)))
    var row: Int32 = 0
    while true {
      let isEnd = reader.next() == 0
      if isEnd || reader.skip("/") {
        if row == 0 || line.columns > 0 && row != line.columns {
          throw RuleFault(row == 0 ? .emptyRow : .rowLength, at: start + Int32(reader.offset))
        }
        (line.columns, row) = (row, 0)
        if isEnd { break }
        continue
      }
      let word = reader.word()
      let cell = Word(start: start + Int32(reader.wordStart), end: start + Int32(reader.offset))
      let isEmpty = word.isRow(of: ".")
      if word.isEmpty || !isEmpty && word.contains(Byte(".")) { throw RuleFault(.areaName, at: cell.start) }
      try inRules { () throws(MemoryError) in try boxes.cells.append(isEmpty ? Word() : cell) }
      row += 1
    }
    line.cells.count = Int32(boxes.cells.count) - line.cells.start
    try advance()
  }

  /// Throws unless the cells of each name are a rectangle.
  private func checkAreas(of line: BoxRule) throws(RuleFault) {
    for cell in 0..<line.cells.count where !name(cell, of: line).isEmpty && isFirst(cell, of: line) {
      let (column, row) = (cell % line.columns, cell / line.columns)
      var (width, height) = (Int32(1), Int32(1))
      while column + width < line.columns, areSame(cell, cell + width, of: line) { width += 1 }
      while cell + height * line.columns < line.cells.count, areSame(cell, cell + height * line.columns, of: line) {
        height += 1
      }
      for other in cell..<line.cells.count {
        let (x, y) = (other % line.columns - column, other / line.columns - row)
        let isInside = x >= 0 && x < width && y < height
        if isInside != areSame(cell, other, of: line) {
          throw RuleFault(.rectangle, at: isInside ? name(cell, of: line).start : name(other, of: line).start)
        }
      }
    }
  }

  private func name(_ cell: Int32, of line: BoxRule) -> Word { boxes.cells[line.cells.start + cell] }

  /// Whether no earlier cell has the name of a cell.
  func isFirst(_ cell: Int32, of line: BoxRule) -> Bool {
    for earlier in 0..<cell where areSame(earlier, cell, of: line) { return false }
    return true
  }

  private func areSame(_ one: Int32, _ other: Int32, of line: BoxRule) -> Bool {
    source.isSame(name(one, of: line), name(other, of: line))
  }
}
