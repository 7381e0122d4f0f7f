// Flows, grids and their children, and the dimensions of views, as members of a file.

import CCasement
import Pictures

extension Saver {
  func isBox(_ view: cas_item) -> Bool {
    filled(cas_flow_settings.self) { cas_flow_get(scene, view, $0) }.status == CAS_OK
      || filled(cas_grid_settings.self) { cas_grid_get(scene, view, $0) }.status == CAS_OK
  }

  /// Adds what a view is as a flow or a grid, and as a child of one.
  func addBox(_ view: cas_item, _ members: inout WrittenMembers) {
    let flow = filled(cas_flow_settings.self) { cas_flow_get(scene, view, $0) }
    let grid = filled(cas_grid_settings.self) { cas_grid_get(scene, view, $0) }
    let boxed = filled(cas_boxed_settings.self) { cas_boxed_get(scene, view, $0) }
    if flow.status == CAS_OK { add(flow.value, &members) }
    if grid.status == CAS_OK { add(grid.value, &members) }
    if boxed.status == CAS_OK { add(boxed.value, &members) }
  }

  private func add(_ flow: cas_flow_settings, _ members: inout WrittenMembers) {
    members.add(ViewKey.kind, .text("flow"))
    members.add(ViewKey.flowDirection, flow.direction, Words.flowDirection, unless: Int32(CAS_ROW))
    members.add(ViewKey.wrap, flow.wrap, Words.wrap, unless: Int32(CAS_WRAP_NONE))
    members.add(ViewKey.justify, alignment: flow.justify)
    members.add(ViewKey.align, alignment: flow.align)
    members.add(ViewKey.alignLines, alignment: flow.align_lines)
    members.add(ViewKey.gap, flow.gap, unless: .zero)
    members.add(ViewKey.lineGap, flow.line_gap, unless: .zero)
    members.add(ViewKey.padding, flow.padding)
  }

  private func add(_ grid: cas_grid_settings, _ members: inout WrittenMembers) {
    members.add(ViewKey.kind, .text("grid"))
    members.add(ViewKey.columns, grid.columns)
    members.add(ViewKey.rows, grid.rows)
    members.add(ViewKey.autoColumns, grid.auto_columns)
    members.add(ViewKey.autoRows, grid.auto_rows)
    members.add(ViewKey.areas, grid.areas)
    members.add(ViewKey.flow, grid.flow, Words.axis, unless: Int32(CAS_HORIZONTAL))
    members.add(ViewKey.dense, grid.is_dense, unless: 0)
    members.add(ViewKey.justifyTracks, alignment: grid.justify_tracks)
    members.add(ViewKey.alignTracks, alignment: grid.align_tracks)
    members.add(ViewKey.justify, alignment: grid.justify)
    members.add(ViewKey.align, alignment: grid.align)
    members.add(ViewKey.columnGap, grid.column_gap, unless: .zero)
    members.add(ViewKey.rowGap, grid.row_gap, unless: .zero)
    members.add(ViewKey.padding, grid.padding)
  }

  private func add(_ boxed: cas_boxed_settings, _ members: inout WrittenMembers) {
    members.add(ViewKey.grow, boxed.grow, unless: 0)
    members.add(ViewKey.shrink, boxed.shrink, unless: 1)
    members.add(ViewKey.basis, boxed.basis, unless: .automatic)
    members.add(ViewKey.outerMargins, boxed.margins)
    members.add(ViewKey.alignSelf, alignment: boxed.align_self)
    members.add(ViewKey.justifySelf, alignment: boxed.justify_self)
    members.add(ViewKey.area, boxed.area)
    members.add(ViewKey.column, Double(boxed.column), unless: 0)
    members.add(ViewKey.columnSpan, Double(boxed.column_span), unless: 1)
    members.add(ViewKey.row, Double(boxed.row), unless: 0)
    members.add(ViewKey.rowSpan, Double(boxed.row_span), unless: 1)
    members.add(ViewKey.free, boxed.is_free, unless: 0)
  }

  func addDimensions(of view: cas_item, _ members: inout WrittenMembers) {
    let (dimensions, status) = filled(cas_dimensions_settings.self) { cas_dimensions_get(scene, view, $0) }
    if status != CAS_OK { return }
    members.add(ViewKey.width, dimensions.width, unless: .automatic)
    members.add(ViewKey.height, dimensions.height, unless: .automatic)
    members.add(ViewKey.minWidth, dimensions.min_width, unless: .automatic)
    members.add(ViewKey.minHeight, dimensions.min_height, unless: .automatic)
    members.add(ViewKey.maxWidth, dimensions.max_width, unless: .automatic)
    members.add(ViewKey.maxHeight, dimensions.max_height, unless: .automatic)
    members.add(ViewKey.aspectRatio, dimensions.aspect_ratio, unless: 0)
  }
}

extension cas_length {
  fileprivate static let zero = cas_length(value: 0, unit: Int32(CAS_POINTS))
  fileprivate static let automatic = cas_length(value: 0, unit: Int32(CAS_AUTO))

  fileprivate func isSame(as other: cas_length) -> Bool { value == other.value && unit == other.unit }

  /// A number, a percentage as `"25%"`, or a word.
  fileprivate var written: WrittenValue {
    switch unit {
    case Int32(CAS_POINTS): .number(value)
    case Int32(CAS_PERCENT): .text(exact(value) + "%")
    default: .text(Choices.lengths.first { $0.1 == unit }?.0 ?? "")
    }
  }
}

extension WrittenMembers {
  fileprivate mutating func add(_ key: ViewKey, alignment: cas_box_alignment) {
    add(key, alignment, Words.boxAlignment, unless: Int32(CAS_BOX_AUTOMATIC))
  }

  fileprivate mutating func add(_ key: ViewKey, _ text: UnsafePointer<CChar>?) {
    if let text, text.pointee != 0 { add(key, .text(String(cString: text))) }
  }

  fileprivate mutating func add(_ key: ViewKey, _ length: cas_length, unless usual: cas_length) {
    if !length.isSame(as: usual) { add(key, length.written) }
  }

  /// Adds lengths for all edges, unless they are 0: one, if they are the same.
  fileprivate mutating func add(_ key: ViewKey, _ lengths: cas_lengths) {
    let edges = [lengths.top, lengths.left, lengths.bottom, lengths.right]
    if edges.allSatisfy({ $0.isSame(as: .zero) }) { return }
    let isOne = edges.allSatisfy { $0.isSame(as: edges[0]) }
    add(key, isOne ? edges[0].written : .list(edges.map { $0.written }))
  }
}
