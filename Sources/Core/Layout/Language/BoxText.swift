// Writes the settings of boxes as text, in the syntax of rules.
//
//     page: grid "head head / side main" columns 200 1fr gap 8 [head(grow 1)][side][main]

import Boxes
import Memory
import Notation
import Status

extension Text {
  /// Writes the line of a box, which a rule reads as the same settings, placements and order of children. Children without a
  /// name have their ids. What a rule cannot say is in a comment: areas in which no child is, and areas that the grid does not
  /// have.
  package mutating func write(box: Int32, of scene: inout Scene) {
    let style = scene.boxes.trees.style(of: scene.tree.items[box].node)
    let name = scene.tree.names.bytes(of: Int(box))
    // These two begin a format.
    if name.isText("H") || name.isText("V") {
      write(quoted: name)
    } else {
      write(scene.tree.id(ofItem: box), of: &scene)
    }
    if style.display == .grid { writeGrid(style, of: box, &scene) } else { writeFlow(style) }
    write(.padding, style.padding)
    var child = scene.tree.items[box].firstChild
    if child >= 0 { write(" ") }
    while child >= 0 {
      write("[")
      write(scene.tree.id(ofItem: child), of: &scene)
      writeChild(child, of: &scene)
      write("]")
      child = scene.tree.items[child].next
    }
    if style.display == .grid { writeOtherAreas(of: box, &scene) }
  }

  private mutating func writeFlow(_ style: Style) {
    write(": flow")
    if style.direction != .row { write(word: style.direction.key.name) }
    if style.wrap != .none {
      write(word: BoxKey.wrap.name)
      if style.wrap != .wrap { write(word: style.wrap.word) }
    }
    let isVertical = style.direction.axis == .vertical
    write(.gap, isVertical ? style.gap.height : style.gap.width)
    write(.lineGap, isVertical ? style.gap.width : style.gap.height)
    write(.justify, style.justifyContent)
    write(.align, style.alignItems)
    write(.alignLines, style.alignContent)
  }

  private mutating func writeGrid(_ style: Style, of box: Int32, _ scene: inout Scene) {
    write(": grid")
    let template = scene.boxes.trees.extras[style.extra].template
    writeAreas(of: box, &scene)
    if template.flowsByColumn { write(word: BoxKey.column.name) }
    if template.isDense { write(word: BoxKey.dense.name) }
    writeTracks(.columns, style.extra, of: &scene)
    writeTracks(.rows, style.extra, of: &scene)
    writeTracks(.autoColumns, style.extra, of: &scene)
    writeTracks(.autoRows, style.extra, of: &scene)
    if style.gap.width == style.gap.height {
      write(.gap, style.gap.width)
    } else {
      write(.columnGap, style.gap.width)
      write(.rowGap, style.gap.height)
    }
    write(.justifyTracks, style.justifyContent)
    write(.alignTracks, style.alignContent)
    write(.justify, style.justifyItems)
    write(.align, style.alignItems)
  }

  /// Writes the areas of a grid; points for those in which no child is.
  private mutating func writeAreas(of box: Int32, _ scene: inout Scene) {
    let areas = scene.areas(of: box)
    if areas.count == 0 { return }
    var reader = GridReader(areas)
    var separator: StaticString = " \""
    while reader.next() != 0 {
      write(separator)
      separator = " "
      if reader.skip("/") {
        write("/")
      } else {
        let area = reader.word()
        if scene.isUsed(area, in: box) { write(area) } else { write(".") }
      }
    }
    write("\"")
  }

  /// Writes a comment about areas in which no child is, and areas of children that the grid does not have.
  private mutating func writeOtherAreas(of box: Int32, _ scene: inout Scene) {
    let areas = scene.areas(of: box)
    var reader = GridReader(areas)
    var areAllUsed = true
    while reader.next() != 0 {
      if reader.skip("/") { continue }
      let area = reader.word()
      if !area.isRow(of: "."), !scene.isUsed(area, in: box) { areAllUsed = false }
    }
    if !areAllUsed {
      write(" // areas: ")
      for byte in areas { write(byte < 0x20 ? UInt8(ascii: " ") : byte) }
    }
    var child = scene.tree.items[box].firstChild
    while child >= 0 {
      let area = scene.area(of: child)
      if area != 0, !scene.hasArea(area, box) {
        write(" // ")
        write(scene.tree.id(ofItem: child), of: &scene)
        write(" has no area ")
        write(quoted: scene.boxes.grids.names.bytes(of: area))
      }
      child = scene.tree.items[child].next
    }
  }

  private mutating func writeTracks(_ key: BoxKey, _ extra: Int32, of scene: inout Scene) {
    guard let tracks = key.tracks else { return }
    let text = scene.boxes.grids.texts.bytes(of: Grids.slot(tracks.rawValue, of: extra))
    if text.isEmpty { return }
    write(word: key.name)
    write(" ")
    for byte in text { write(byte < 0x20 ? UInt8(ascii: " ") : byte) }
  }

  /// Writes the settings of a child in parentheses, if it has any.
  private mutating func writeChild(_ child: Int32, of scene: inout Scene) {
    let style = scene.boxes.trees.style(of: scene.tree.items[child].node)
    var list = SettingList()
    if style.grow != 0 { write(.grow, Double(style.grow), in: &list) }
    if style.shrink != 1 { write(.shrink, Double(style.shrink), in: &list) }
    write(.basis, style.basis, in: &list)
    if style.margin != BoxEdges(all: .zero) {
      list.begin(in: &self)
      write(BoxKey.margins.name)
      write(edges: style.margin)
    }
    if style.alignSelf != .normal {
      begin(.align, in: &list)
      write(style.alignSelf.kind.word)
    }
    if style.justifySelf != .normal {
      begin(.justify, in: &list)
      write(style.justifySelf.kind.word)
    }
    writePlacement(GridPlacement(style), of: child, in: &list, &scene)
    // Those of a free child are constraints.
    if scene.views.isBoxed(child) { write(Dimensions(style), in: &list) }
    if !list.isEmpty { write(")") }
  }

  private mutating func write(_ dimensions: Dimensions, in list: inout SettingList) {
    write(.width, dimensions.size.width, in: &list)
    write(.height, dimensions.size.height, in: &list)
    write(.minWidth, dimensions.minimum.width, in: &list)
    write(.minHeight, dimensions.minimum.height, in: &list)
    write(.maxWidth, dimensions.maximum.width, in: &list)
    write(.maxHeight, dimensions.maximum.height, in: &list)
    if dimensions.aspectRatio != 0 { write(.aspectRatio, dimensions.aspectRatio, in: &list) }
  }

  private mutating func writePlacement(
    _ placement: GridPlacement, of child: Int32, in list: inout SettingList, _ scene: inout Scene
  ) {
    if placement.area != 0 {
      let box = scene.tree.items[child].parent
      if scene.views.isGrid(box) {
        // An area of the child's own name is named by the areas of the grid.
        if !scene.hasArea(placement.area, box) || scene.isAloneInOwnArea(child, placement.area) { return }
      }
      begin(.area, in: &list)
      return write(quoted: scene.boxes.grids.names.bytes(of: placement.area))
    }
    if placement.column != 0 { write(.column, Double(placement.column), in: &list) }
    if placement.columnSpan != 1 { write(.columnSpan, Double(placement.columnSpan), in: &list) }
    if placement.row != 0 { write(.row, Double(placement.row), in: &list) }
    if placement.rowSpan != 1 { write(.rowSpan, Double(placement.rowSpan), in: &list) }
  }

  // MARK: Values

  private mutating func write(word: StaticString) {
    write(" ")
    write(word)
  }

  private mutating func write(_ key: BoxKey, _ length: Length) {
    if length == .zero || length.isAuto { return }
    write(word: key.name)
    write(" ")
    write(length)
  }

  private mutating func write(_ key: BoxKey, _ alignment: Alignment) {
    if alignment == .normal { return }
    write(word: key.name)
    write(word: alignment.kind.word)
  }

  private mutating func write(_ key: BoxKey, _ edges: BoxEdges) {
    if edges == BoxEdges(all: .zero) { return }
    write(word: key.name)
    write(edges: edges)
  }

  private mutating func write(edges: BoxEdges) {
    write(" ")
    write(edges.top)
    if edges == BoxEdges(all: edges.top) { return }
    write(" ")
    write(edges.left)
    if edges.top == edges.bottom && edges.left == edges.right { return }
    write(" ")
    write(edges.bottom)
    write(" ")
    write(edges.right)
  }

  private mutating func write(_ length: Length) {
    if let word = length.unit.word { return write(word) }
    write(length.stated)
    if length.isPercent { write("%") }
  }

  private mutating func write(_ key: BoxKey, _ number: Double, in list: inout SettingList) {
    begin(key, in: &list)
    write(number)
  }

  private mutating func write(_ key: BoxKey, _ length: Length, in list: inout SettingList) {
    if length.isAuto { return }
    begin(key, in: &list)
    write(length)
  }

  private mutating func begin(_ key: BoxKey, in list: inout SettingList) {
    list.begin(in: &self)
    write(key.name)
    write(" ")
  }
}

/// The settings of a child, in parentheses.
private struct SettingList {
  private(set) var isEmpty = true

  mutating func begin(in text: inout some Text) {
    text.write(isEmpty ? "(" : ", ")
    isEmpty = false
  }
}

extension Scene {
  /// The text of the areas of a grid.
  fileprivate mutating func areas(of grid: Int32) -> UnsafeBufferPointer<UInt8> {
    let extra = boxes.trees.style(of: tree.items[grid].node).extra
    return boxes.grids.texts.bytes(of: Grids.slot(GridText.areas.rawValue, of: extra))
  }

  /// The number of the area that is set for a child of a box; 0 for none.
  fileprivate mutating func area(of child: Int32) -> UInt16 {
    GridPlacement(boxes.trees.style(of: tree.items[child].node)).area
  }

  /// Whether a grid has an area.
  fileprivate mutating func hasArea(_ area: UInt16, _ grid: Int32) -> Bool {
    let extra = boxes.trees.style(of: tree.items[grid].node).extra
    let lines = boxes.trees.extras[extra].template.columns.names
    for index in lines.start..<lines.start + lines.count
    where boxes.trees.lineNames[index].name & LineName.most == area { return true }
    return false
  }

  /// Whether a child of a grid is in an area.
  fileprivate mutating func isUsed(_ name: UnsafeBufferPointer<UInt8>, in grid: Int32) -> Bool {
    let area = boxes.grids.names.number(of: name)
    var child = area == 0 ? -1 : tree.items[grid].firstChild
    while child >= 0 {
      if self.area(of: child) == area { return true }
      child = tree.items[child].next
    }
    return false
  }

  /// Whether a child is in the area of its name, in which no other child is, nor has another child this name.
  fileprivate mutating func isAloneInOwnArea(_ child: Int32, _ area: UInt16) -> Bool {
    let name = boxes.grids.names.bytes(of: area)
    if !name.isSame(as: tree.names.bytes(of: Int(child))) { return false }
    var other = tree.items[tree.items[child].parent].firstChild
    while other >= 0 {
      if other != child && (self.area(of: other) == area || name.isSame(as: tree.names.bytes(of: Int(other)))) {
        return false
      }
      other = tree.items[other].next
    }
    return true
  }
}
