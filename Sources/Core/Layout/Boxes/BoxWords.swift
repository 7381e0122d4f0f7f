// The words for settings of boxes in rules and descriptions. The clients use the same words.

import Boxes

/// The kind of item whose settings are read.
enum BoxScope: UInt8, BitwiseCopyable { case flow, grid, child }

/// The settings, with the names that they have in the interfaces.
enum BoxKey: UInt8, BitwiseCopyable {
  case row, rowReverse, column, columnReverse, wrap, dense
  case gap, lineGap, columnGap, rowGap, padding
  case justify, align, alignLines, justifyTracks, alignTracks
  case columns, rows, autoColumns, autoRows
  case grow, shrink, basis, margins, columnSpan, rowSpan, area
  case width, height, minWidth, minHeight, maxWidth, maxHeight, aspectRatio

  @inline(never)
  var name: StaticString {
    switch self {
    case .row: "row"
    case .rowReverse: "rowReverse"
    case .column: "column"
    case .columnReverse: "columnReverse"
    case .wrap: "wrap"
    case .dense: "dense"
    case .gap: "gap"
    case .lineGap: "lineGap"
    case .columnGap: "columnGap"
    case .rowGap: "rowGap"
    case .padding: "padding"
    case .justify: "justify"
    case .align: "align"
    case .alignLines: "alignLines"
    case .justifyTracks: "justifyTracks"
    case .alignTracks: "alignTracks"
    case .columns: "columns"
    case .rows: "rows"
    case .autoColumns: "autoColumns"
    case .autoRows: "autoRows"
    case .grow: "grow"
    case .shrink: "shrink"
    case .basis: "basis"
    case .margins: "margins"
    case .columnSpan: "columnSpan"
    case .rowSpan: "rowSpan"
    case .area: "area"
    case .width: "width"
    case .height: "height"
    case .minWidth: "minWidth"
    case .minHeight: "minHeight"
    case .maxWidth: "maxWidth"
    case .maxHeight: "maxHeight"
    case .aspectRatio: "aspectRatio"
    }
  }

  @inline(never)
  func isAllowed(in scope: BoxScope) -> Bool {
    switch self {
    case .row, .column, .justify, .align: true
    case .gap, .padding: scope != .child
    case .rowReverse, .columnReverse, .wrap, .lineGap, .alignLines: scope == .flow
    case .dense, .columnGap, .rowGap, .justifyTracks, .alignTracks, .columns, .rows, .autoColumns, .autoRows:
      scope == .grid
    case .grow, .shrink, .basis, .margins, .columnSpan, .rowSpan, .area: scope == .child
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio: scope == .child
    }
  }

  /// Whether it places a child in a grid.
  var isPlacement: Bool {
    switch self {
    case .row, .column, .rowSpan, .columnSpan, .area: true
    default: false
    }
  }

  /// Whether it is a size of a child, a limit of its size, or its aspect ratio.
  var isDimension: Bool {
    switch self {
    case .width, .height, .minWidth, .minHeight, .maxWidth, .maxHeight, .aspectRatio: true
    default: false
    }
  }

  /// Which list of tracks it is.
  var tracks: GridText? {
    switch self {
    case .columns: .columns
    case .rows: .rows
    case .autoColumns: .automaticColumns
    case .autoRows: .automaticRows
    default: nil
    }
  }
}

// MARK: Words for values

extension FlowDirection {
  var key: BoxKey {
    switch self {
    case .row: .row
    case .rowReverse: .rowReverse
    case .column: .column
    case .columnReverse: .columnReverse
    }
  }
}

extension Alignment.Kind {
  var word: StaticString {
    switch self {
    case .normal: "automatic"
    case .start: "start"
    case .end: "end"
    case .flexStart: "flowStart"
    case .flexEnd: "flowEnd"
    case .selfStart: "selfStart"
    case .selfEnd: "selfEnd"
    case .center: "center"
    case .stretch: "stretch"
    case .baseline: "baseline"
    case .spaceBetween: "spaceBetween"
    case .spaceAround: "spaceAround"
    case .spaceEvenly: "spaceEvenly"
    }
  }
}

extension Wrap {
  var word: StaticString {
    switch self {
    case .none: "none"
    case .wrap: "lines"
    case .wrapReverse: "reverse"
    case .balance: "balanced"
    case .balanceReverse: "balancedReverse"
    }
  }
}

extension Length.Unit {
  /// The keyword; nil for numbers.
  var word: StaticString? {
    switch self {
    case .points, .percent: nil
    case .auto: "auto"
    case .minContent: "minContent"
    case .maxContent: "maxContent"
    case .fitContent: "fitContent"
    case .stretch: "stretch"
    case .content: "content"
    }
  }
}
