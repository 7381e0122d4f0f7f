// Writes the settings of boxes as text, in the syntax of rules.
//
//     page: grid "head head / side main" columns 200 1fr gap 8 [head(grow 1)][side][main]

import Boxes
import Memory
import Notation
import Status

extension Text {
  /// Writes the line of a box, which a rule reads as the same settings, placements and order of children. Children without a
  /// name have their ids.
  package mutating func write(box: Int32, of scene: inout Scene) {
    let style = scene.boxes.trees.style(of: scene.tree.items[box].node)
    let name = scene.tree.names.bytes(of: Int(box))
    // These two begin a format.
    if name.isText("H") || name.isText("V") {
      write(quoted: name)
    } else {
      write(scene.tree.id(ofItem: box), of: &scene)
    }
    if style.display == .grid { writeGrid(style, of: &scene) } else { writeFlow(style) }
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

  private mutating func writeGrid(_ style: Style, of scene: inout Scene) {
    write(": grid")
    let template = scene.boxes.trees.extras[style.extra].template
    let areas = scene.boxes.grids.texts.bytes(of: Grids.slot(GridText.areas.rawValue, of: style.extra))
    if areas.count > 0 {
      write(" \"")
      for byte in areas { write(byte < 0x20 ? UInt8(ascii: " ") : byte) }
      write("\"")
    }
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
    if !style.basis.isAuto {
      begin(.basis, in: &list)
      write(style.basis)
    }
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
    if !list.isEmpty { write(")") }
  }

  private mutating func writePlacement(
    _ placement: GridPlacement, of child: Int32, in list: inout SettingList, _ scene: inout Scene
  ) {
    if placement.area != 0 {
      // An area of the child's own name is named by the areas of the grid.
      if scene.isInOwnArea(child, placement.area) { return }
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
  /// Whether the areas of a grid have an area with the name of a child, where the child is.
  fileprivate mutating func isInOwnArea(_ child: Int32, _ area: UInt16) -> Bool {
    guard boxes.grids.names.bytes(of: area).isSame(as: tree.names.bytes(of: Int(child))) else { return false }
    let grid = boxes.trees.style(of: tree.items[tree.items[child].parent].node)
    if grid.extra < 0 { return false }
    let lines = boxes.trees.extras[grid.extra].template.columns.names
    for index in lines.start..<lines.start + lines.count
    where boxes.trees.lineNames[index].name & LineName.most == area { return true }
    return false
  }
}
