// The texts of a grid: its lists of tracks, and its named areas.
//
// A grid has a record in `Boxes.extras`, whose tracks and lines are parts of `Boxes.tracks` and `Boxes.lineNames`. Unused
// tracks are removed when they are as many as the used ones.

import Boxes
import Memory
import Notation
import Status

/// A text of a grid.
package enum GridText: Int, BitwiseCopyable {
  case columns, rows, automaticColumns, automaticRows, areas

  static var count: Int { 5 }
}

/// Where a text of a grid cannot be read.
package struct GridFault: BitwiseCopyable {
  package var text = GridText.columns
  /// The byte at which it is wrong; nil if it is wrong as a whole.
  package var offset: Int?

  package init() {}
}

/// A value for each text of a grid.
package struct GridTexts {
  package var columns = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var rows = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var automaticColumns = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var automaticRows = UnsafeBufferPointer<UInt8>(start: nil, count: 0)
  package var areas = UnsafeBufferPointer<UInt8>(start: nil, count: 0)

  package init() {}

  package subscript(text: Int) -> UnsafeBufferPointer<UInt8> {
    switch text {
    case 0: columns
    case 1: rows
    case 2: automaticColumns
    case 3: automaticRows
    default: areas
    }
  }

  mutating func set(_ text: GridText, to bytes: UnsafeBufferPointer<UInt8>) {
    switch text {
    case .columns: columns = bytes
    case .rows: rows = bytes
    case .automaticColumns: automaticColumns = bytes
    case .automaticRows: automaticRows = bytes
    case .areas: areas = bytes
    }
  }
}

struct Grids: ~Copyable {
  /// The texts of each grid, by the index of its record in `Boxes.extras`.
  var texts: Names
  var names: AreaNames
  /// The grid of each record, as a node; -1 for none.
  var nodes: Buffer<Int32>
  /// How many grids there are.
  var used = 0
  /// The number of tracks and names of lines that no grid uses.
  var unused = 0
  /// While areas are read: the number of the name in each cell; 0 for none.
  var cells: Buffer<UInt16>

  init(_ account: Account) {
    texts = Names(account)
    names = AreaNames(account)
    nodes = Buffer(account)
    cells = Buffer(account)
  }

  mutating func release() {
    texts.release()
    names.release()
    nodes.release()
    cells.release()
  }

  static func slot(_ text: Int, of extra: Int32) -> Int { Int(extra) * GridText.count + text }
}

// MARK: Making

extension SceneBoxes {
  /// Takes a record for a grid without a node.
  mutating func takeExtra() throws(MemoryError) -> Int32 {
    if grids.used < grids.nodes.count {
      for index in 0..<grids.nodes.count where grids.nodes[index] == -1 { return Int32(index) }
    }
    try grids.nodes.reserve(grids.nodes.count + 1)
    try trees.extras.append(Extra())
    grids.nodes.appendReserved(-1)
    return Int32(grids.nodes.count - 1)
  }

  /// Forgets the texts and tracks of a grid that is removed.
  mutating func forgetGrid(_ node: Int32) {
    let extra = trees.style(of: node).extra
    if extra < 0 { return }
    for text in 0..<GridText.count { grids.texts.remove(Grids.slot(text, of: extra)) }
    grids.nodes[extra] = -1
    grids.used -= 1
    grids.unused += size(of: trees.extras[extra].template)
    trees.extras[extra] = Extra()
  }

  private mutating func size(of template: GridTemplate) -> Int {
    size(of: template.columns) + size(of: template.rows)
  }

  private func size(of list: TrackList) -> Int { Int(list.tracks.count + list.automatic.count + list.names.count) }

  /// Moves the tracks and lines of all grids together where half of them are unused. Without memory they stay.
  private mutating func collectTracks() {
    guard grids.unused > 256, 2 * grids.unused > trees.tracks.count + trees.lineNames.count else { return }
    var tracks = Buffer<Track>(account)
    var lines = Buffer<LineName>(account)
    do throws(MemoryError) {
      try tracks.reserve(trees.tracks.count)
      try lines.reserve(trees.lineNames.count)
    } catch {
      tracks.release()
      return lines.release()
    }
    for index in 0..<trees.extras.count {
      var template = trees.extras[index].template
      move(&template.columns, to: &tracks, &lines)
      move(&template.rows, to: &tracks, &lines)
      trees.extras[index].template = template
    }
    swap(&tracks, &trees.tracks)
    swap(&lines, &trees.lineNames)
    tracks.release()
    lines.release()
    grids.unused = 0
  }

  private mutating func move(
    _ list: inout TrackList, to tracks: inout Buffer<Track>, _ lines: inout Buffer<LineName>
  ) {
    move(&list.tracks, to: &tracks)
    move(&list.automatic, to: &tracks)
    let start = Int32(lines.count)
    for index in list.names.start..<list.names.start + list.names.count { lines.appendReserved(trees.lineNames[index]) }
    list.names.start = start
  }

  private mutating func move(_ slice: inout Slice, to tracks: inout Buffer<Track>) {
    let start = Int32(tracks.count)
    for index in slice.start..<slice.start + slice.count { tracks.appendReserved(trees.tracks[index]) }
    slice.start = start
  }
}

// MARK: Reading text

extension SceneBoxes {
  /// Reads texts into a template, whose tracks and lines are appended. On an error, sets `refused` to the text.
  private mutating func template(_ texts: GridTexts, _ refused: inout GridFault) throws(Status) -> GridTemplate {
    var template = GridTemplate()
    let columns = try readTracks(texts.columns, .columns, &refused)
    let rows = try readTracks(texts.rows, .rows, &refused)
    (template.columns, template.rows) = (columns, rows)
    template.columns.automatic = try readSizes(texts.automaticColumns, .automaticColumns, &refused)
    template.rows.automatic = try readSizes(texts.automaticRows, .automaticRows, &refused)
    refused = GridFault()
    refused.text = .areas
    try readAreas(texts.areas, &template, &refused)
    return template
  }

  private mutating func readTracks(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: GridText, _ refused: inout GridFault
  ) throws(Status) -> TrackList {
    refused = GridFault()
    refused.text = kind
    var reader = GridReader(text)
    do throws(Status) { return try reader.readTracks(into: &trees.tracks) } catch {
      refused.offset = reader.wordStart
      throw error
    }
  }

  private mutating func readSizes(
    _ text: UnsafeBufferPointer<UInt8>, _ kind: GridText, _ refused: inout GridFault
  ) throws(Status) -> Slice {
    let list = try readTracks(text, kind, &refused)
    if list.repetition != .none { throw .rule }
    return list.tracks
  }

  /// Adds the lines of named areas to a template.
  private mutating func readAreas(
    _ text: UnsafeBufferPointer<UInt8>, _ template: inout GridTemplate, _ refused: inout GridFault
  ) throws(Status) {
    template.columns.names.start = Int32(trees.lineNames.count)
    template.rows.names.start = Int32(trees.lineNames.count)
    let (columns, rows) = try readCells(text, &refused)
    template.columns.areaCount = Int32(columns)
    template.rows.areaCount = Int32(rows)
    for axis in 0..<2 {
      for cell in 0..<grids.cells.count where grids.cells[cell] != 0 && isFirst(cell) {
        let (width, height) = try areaSize(cell, columns: columns)
        let (start, size) = axis == 0 ? (cell % columns, width) : (cell / columns, height)
        let name = grids.cells[cell]
        try inMemory { () throws(MemoryError) in
          try trees.lineNames.append(LineName(name | LineName.start, at: Int32(start), .line))
          try trees.lineNames.append(LineName(name | LineName.end, at: Int32(start + size), .line))
        }
      }
      let end = Int32(trees.lineNames.count)
      if axis == 0 {
        template.columns.names.count = end - template.columns.names.start
        template.rows.names.start = end
      } else {
        template.rows.names.count = end - template.rows.names.start
      }
    }
  }

  /// Fills `grids.cells` with the names of all cells, row by row.
  private mutating func readCells(
    _ text: UnsafeBufferPointer<UInt8>, _ refused: inout GridFault
  ) throws(Status) -> (columns: Int, rows: Int) {
    var reader = GridReader(text)
    do throws(Status) { return try readCells(&reader) } catch {
      refused.offset = reader.wordStart
      throw error
    }
  }

  private mutating func readCells(_ reader: inout GridReader) throws(Status) -> (columns: Int, rows: Int) {
    var (columns, rows, row) = (0, 0, 0)
    grids.cells.removeAll()
    while true {
      let isEnd = reader.next() == 0
      if isEnd || reader.skip("/") {
        if isEnd && rows == 0 && row == 0 { return (0, 0) }
        if row == 0 || rows > 0 && row != columns { throw .rule }
        (columns, rows, row) = (row, rows + 1, 0)
        if isEnd { return (columns, rows) }
        continue
      }
      let word = reader.word()
      if word.isEmpty { throw .rule }
      let isEmpty = word.isRow(of: ".")
      // As in CSS, points and quotation marks are no part of a name.
      if !isEmpty && word.contains(where: { $0 == UInt8(ascii: ".") || $0 == UInt8(ascii: "\"") }) { throw .rule }
      let name = isEmpty ? 0 : try number(ofArea: word)
      try inMemory { () throws(MemoryError) in try grids.cells.append(name) }
      row += 1
    }
  }

  private mutating func isFirst(_ cell: Int) -> Bool {
    for earlier in 0..<cell where grids.cells[earlier] == grids.cells[cell] { return false }
    return true
  }

  /// The size of the area that begins in a cell. Throws `.rule` unless it is a rectangle.
  private mutating func areaSize(_ first: Int, columns: Int) throws(Status) -> (width: Int, height: Int) {
    let name = grids.cells[first]
    var (width, count) = (1, 0)
    while (first + width) % columns != 0, grids.cells[first + width] == name { width += 1 }
    for cell in first..<grids.cells.count where grids.cells[cell] == name {
      guard (cell - first) % columns < width else { throw .rule }
      count += 1
    }
    guard count % width == 0 else { throw .rule }
    let height = count / width
    for row in 0..<height {
      for column in 0..<width where grids.cells[first + row * columns + column] != name { throw .rule }
    }
    return (width, height)
  }
}

// MARK: Settings

extension SceneBoxes {
  /// Replaces the style of a node. Returns whether it differs.
  mutating func setStyle(_ style: Style, of node: Int32) throws(Status) -> Bool {
    try inMemory { () throws(MemoryError) in try trees.setStyle(style, of: node) }
  }

  /// Replaces the settings of a grid. If a text is refused, sets `refused`. Returns whether anything differs.
  mutating func setGrid(
    _ style: Style, _ texts: GridTexts, flowsByColumn: Bool, isDense: Bool, of node: Int32, _ refused: inout GridFault
  ) throws(Status) -> Bool {
    let old = trees.extras[style.extra].template
    var areTextsSame = true
    for text in 0..<GridText.count {
      let present = grids.texts.bytes(of: Grids.slot(text, of: style.extra))
      if !present.isSame(as: texts[text]) { areTextsSame = false }
    }
    var template = old
    (template.flowsByColumn, template.isDense) = (flowsByColumn, isDense)
    if areTextsSame {
      let isChanged = try setStyle(style, of: node)
      trees.extras[style.extra].template = template
      return isChanged || old.flowsByColumn != flowsByColumn || old.isDense != isDense
    }
    let (tracks, lines) = (trees.tracks.count, trees.lineNames.count)
    do throws(Status) {
      template = try self.template(texts, &refused)
      (template.flowsByColumn, template.isDense) = (flowsByColumn, isDense)
      try copy(texts, style, of: node)
    } catch {
      trees.tracks.truncate(to: tracks)
      trees.lineNames.truncate(to: lines)
      throw error
    }
    grids.unused += size(of: old)
    trees.extras[style.extra].template = template
    collectTracks()
    return true
  }

  /// Stores the texts and the style of a grid; on an error neither.
  private mutating func copy(_ texts: GridTexts, _ style: Style, of node: Int32) throws(Status) {
    let slots = Grids.slot(GridText.count, of: style.extra)
    var copies:
      (
        UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?,
        UnsafeMutablePointer<CChar>?, UnsafeMutablePointer<CChar>?
      ) = (nil, nil, nil, nil, nil)
    try withUnsafeMutableBytes(of: &copies) { (bytes) throws(Status) in
      let copies = bytes.bindMemory(to: UnsafeMutablePointer<CChar>?.self)
      do throws(MemoryError) {
        for text in 0..<GridText.count where texts[text].count > 0 {
          copies[text] = try grids.texts.copy(texts[text], slots: slots)
        }
        _ = try trees.setStyle(style, of: node)
      } catch {
        for text in 0..<GridText.count { if let copy = copies[text] { grids.texts.discard(copy) } }
        throw .outOfMemory
      }
      for text in 0..<GridText.count {
        grids.texts.remove(Grids.slot(text, of: style.extra))
        if let copy = copies[text] { grids.texts.put(copy, at: Grids.slot(text, of: style.extra)) }
      }
    }
  }
}

// MARK: Children

/// Where a child is in its grid.
package struct GridPlacement: BitwiseCopyable, Equatable {
  /// Lines from 1 on, or from -1 back from the end; 0 where the grid chooses.
  package var column: Int32 = 0
  package var row: Int32 = 0
  /// How many tracks it spans.
  package var columnSpan: Int32 = 1
  package var rowSpan: Int32 = 1
  /// The number of the name of an area; 0 for none.
  package var area: UInt16 = 0

  package init() {}

  package init(_ style: Style) {
    area = style.column.startName
    if area != 0 { return }
    (column, columnSpan) = GridPlacement.read(style.column)
    (row, rowSpan) = GridPlacement.read(style.row)
  }

  private static func read(_ placement: AxisPlacement) -> (line: Int32, span: Int32) {
    if placement.startIsSpan { return (0, Int32(placement.start)) }
    return (Int32(placement.start), placement.endIsSpan ? Int32(placement.end) : 1)
  }

  package func write(to style: inout Style) {
    style.column = placement(column, columnSpan)
    style.row = placement(row, rowSpan)
  }

  private func placement(_ line: Int32, _ span: Int32) -> AxisPlacement {
    var placement = AxisPlacement()
    if area != 0 {
      (placement.startName, placement.endName) = (area, area)
    } else if line != 0 {
      placement.start = Int16(line)
      if span > 1 { (placement.end, placement.endIsSpan) = (Int16(span), true) }
    } else if span > 1 {
      (placement.start, placement.startIsSpan) = (Int16(span), true)
    }
    return placement
  }
}
