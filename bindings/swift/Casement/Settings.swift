// Made from include/casement.h by interface/swift.py; not to be edited.

import CCasement

/// A set of edges.
public struct Edges: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Top.
  public static let top = Edges(rawValue: CAS_EDGE_TOP)
  /// Left.
  public static let left = Edges(rawValue: CAS_EDGE_LEFT)
  /// Bottom.
  public static let bottom = Edges(rawValue: CAS_EDGE_BOTTOM)
  /// Right.
  public static let right = Edges(rawValue: CAS_EDGE_RIGHT)
  /// All.
  public static let all = Edges(rawValue: CAS_EDGE_ALL)
}

/// What the keyboard guide follows.
public struct KeyboardGuide: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// It also follows a floating or split keyboard.
  public static let followsUndocked = KeyboardGuide(rawValue: CAS_GUIDE_FOLLOWS_UNDOCKED)
  /// Without a keyboard it ends at the bottom of the window, not above bars.
  public static let ignoresSafeArea = KeyboardGuide(rawValue: CAS_GUIDE_IGNORES_SAFE_AREA)
}

/// What a scene was made with.
public struct SceneFlags: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// Strict: an edit that conflicts with required constraints is refused with `conflict` and changes nothing, instead
  /// of dropping a constraint at the next layout.
  public static let strict = SceneFlags(rawValue: CAS_SCENE_STRICT)
}

/// What was set for a scene.
public struct SceneSettings: Equatable {
  /// Device pixels per point, from 0 to 1000; 0, the default, means no rounding.
  public var scale: Double
  /// Relative to the usual size of text: 0.1 to 10; default 1.
  public var textSize: Double
  /// The standard distance of rules between siblings; default 8.
  public var siblingSpacing: Double
  /// The one between a view and its superview; default 20.
  public var superviewSpacing: Double
  /// Of each later call, see `cas_solver_set_limit()`; 0, the default, means none.
  public var stepLimit: UInt64
  /// Those that the scene was made with; `cas_scene_set()` cannot change them.
  public var flags: SceneFlags

  init(_ raw: cas_scene_settings, in scene: Scene) throws {
    scale = raw.scale
    textSize = raw.text_size
    siblingSpacing = raw.sibling_spacing
    superviewSpacing = raw.superview_spacing
    stepLimit = raw.step_limit
    flags = SceneFlags(rawValue: raw.flags)
  }

  func raw(in scene: Scene) throws -> cas_scene_settings {
    var raw = cas_scene_settings()
    raw.size = MemoryLayout<cas_scene_settings>.size
    raw.scale = scale
    raw.text_size = textSize
    raw.sibling_spacing = siblingSpacing
    raw.superview_spacing = superviewSpacing
    raw.step_limit = stepLimit
    raw.flags = flags.rawValue
    return raw
  }
}

/// What was set for a view.
public struct ViewSettings: Equatable {
  /// Of being no wider than its content; default 250.
  public var horizontalHugging: Priority
  /// Of being no higher than its content; default 250.
  public var verticalHugging: Priority
  /// Of being no narrower than its content; default 750.
  public var horizontalCompression: Priority
  /// Of being no lower than its content; default 750.
  public var verticalCompression: Priority
  /// From the top; overridden by a measure function that returns one.
  public var firstBaseline: Double
  /// From the bottom; overridden by a measure function that returns one.
  public var lastBaseline: Double
  /// Default 8 on each side.
  public var margins: Insets
  /// True: left is leading and right is trailing; default false.
  public var marginsAreDirectional: Bool
  /// True: the insets of the safe area are added to the margins; default false.
  public var marginsFollowSafeArea: Bool
  /// From the frame to the alignment rect; default 0.
  public var alignmentInsets: Insets
  /// Default `inherited`; the window has that of the scene.
  public var direction: Direction
  /// 0xRRGGBBAA, for programs that draw the scene; 0 for none.
  public var background: UInt32
  /// True: while it is hidden it has no width; default false.
  public var collapsesWidth: Bool
  /// True: while it is hidden it has no height; default false.
  public var collapsesHeight: Bool

  init(_ raw: cas_view_settings, in scene: Scene) throws {
    horizontalHugging = Priority(raw.horizontal_hugging)
    verticalHugging = Priority(raw.vertical_hugging)
    horizontalCompression = Priority(raw.horizontal_compression)
    verticalCompression = Priority(raw.vertical_compression)
    firstBaseline = raw.first_baseline
    lastBaseline = raw.last_baseline
    margins = Insets(raw.margins)
    marginsAreDirectional = raw.margins_are_directional != 0
    marginsFollowSafeArea = raw.margins_follow_safe_area != 0
    alignmentInsets = Insets(raw.alignment_insets)
    direction = try known(raw.direction)
    background = raw.background
    collapsesWidth = raw.collapses_width != 0
    collapsesHeight = raw.collapses_height != 0
  }

  func raw(in scene: Scene) throws -> cas_view_settings {
    var raw = cas_view_settings()
    raw.size = MemoryLayout<cas_view_settings>.size
    raw.horizontal_hugging = horizontalHugging.number
    raw.vertical_hugging = verticalHugging.number
    raw.horizontal_compression = horizontalCompression.number
    raw.vertical_compression = verticalCompression.number
    raw.first_baseline = firstBaseline
    raw.last_baseline = lastBaseline
    raw.margins = margins.raw
    raw.margins_are_directional = marginsAreDirectional ? 1 : 0
    raw.margins_follow_safe_area = marginsFollowSafeArea ? 1 : 0
    raw.alignment_insets = alignmentInsets.raw
    raw.direction = direction.rawValue
    raw.background = background
    raw.collapses_width = collapsesWidth ? 1 : 0
    raw.collapses_height = collapsesHeight ? 1 : 0
    return raw
  }
}

/// The state of a view.
public struct ViewState: Equatable {
  /// `nil` along an axis without one; of a measured view the last measured size.
  public let intrinsic: IntrinsicSize
  /// It has a measure function.
  public let isMeasured: Bool
  /// From the top; the last measured one if a measure function returns it.
  public let firstBaseline: Double
  /// From the bottom; the last measured one if a measure function returns it.
  public let lastBaseline: Double
  /// The margins with left and right resolved, including the safe area, as of the last layout.
  public let margins: Insets

  init(_ raw: cas_view_state, in scene: Scene) throws {
    intrinsic = IntrinsicSize(raw.intrinsic)
    isMeasured = raw.is_measured != 0
    firstBaseline = raw.first_baseline
    lastBaseline = raw.last_baseline
    margins = Insets(raw.margins)
  }
}

/// What was set for a stack.
public struct StackSettings: Equatable {
  /// A row, or a column.
  public var axis: Axis
  /// Of space along the axis.
  public var distribution: Distribution
  /// Of views across the axis.
  public var alignment: Alignment
  /// True: views are within the margins of the stack; false: within its edges.
  public var inMargins: Bool
  /// The distance between views.
  public var spacing: Double

  init(_ raw: cas_stack_settings, in scene: Scene) throws {
    axis = try known(raw.axis)
    distribution = try known(raw.distribution)
    alignment = try known(raw.alignment)
    inMargins = raw.in_margins != 0
    spacing = raw.spacing
  }

  func raw(in scene: Scene) throws -> cas_stack_settings {
    var raw = cas_stack_settings()
    raw.size = MemoryLayout<cas_stack_settings>.size
    raw.axis = axis.rawValue
    raw.distribution = distribution.rawValue
    raw.alignment = alignment.rawValue
    raw.in_margins = inMargins ? 1 : 0
    raw.spacing = spacing
    return raw
  }
}

/// What was set for an arranged view.
public struct ArrangedSettings: Equatable {
  /// The distance after the view; `nil` for that of the stack.
  public var spacingAfter: Double?

  init(_ raw: cas_arranged_settings, in scene: Scene) throws {
    spacingAfter = raw.has_spacing_after == 0 ? nil : raw.spacing_after
  }

  func raw(in scene: Scene) throws -> cas_arranged_settings {
    var raw = cas_arranged_settings()
    raw.size = MemoryLayout<cas_arranged_settings>.size
    raw.has_spacing_after = spacingAfter == nil ? 0 : 1
    raw.spacing_after = spacingAfter ?? 0
    return raw
  }
}

/// What was set for a flow.
public struct FlowSettings: Equatable {
  /// Which way children follow each other; default `row`.
  public var direction: FlowDirection
  /// Whether there are several lines; default `none`.
  public var wrap: Wrap
  /// Of children along a line, if none grows.
  public var justify: BoxAlignment
  /// Of children across their line.
  public var align: BoxAlignment
  /// Of lines across the flow, if it wraps.
  public var alignLines: BoxAlignment
  /// Between children of a line.
  public var gap: Length
  /// Between lines.
  public var lineGap: Length
  /// Between the edges of the flow and its children.
  public var padding: Lengths

  init(_ raw: cas_flow_settings, in scene: Scene) throws {
    direction = try known(raw.direction)
    wrap = try known(raw.wrap)
    justify = try known(raw.justify)
    align = try known(raw.align)
    alignLines = try known(raw.align_lines)
    gap = try Length(raw.gap)
    lineGap = try Length(raw.line_gap)
    padding = try Lengths(raw.padding)
  }

  func raw(in scene: Scene) throws -> cas_flow_settings {
    var raw = cas_flow_settings()
    raw.size = MemoryLayout<cas_flow_settings>.size
    raw.direction = direction.rawValue
    raw.wrap = wrap.rawValue
    raw.justify = justify.rawValue
    raw.align = align.rawValue
    raw.align_lines = alignLines.rawValue
    raw.gap = gap.raw
    raw.line_gap = lineGap.raw
    raw.padding = padding.raw
    return raw
  }
}

/// What was set for a grid.
public struct GridSettings: Equatable {
  /// The tracks from the leading edge; "" for none.
  public var columns: String
  /// The tracks from the top; "" for none.
  public var rows: String
  /// Of columns that are not listed, in turn; "" is auto.
  public var autoColumns: String
  /// Of rows that are not listed, in turn; "" is auto.
  public var autoRows: String
  /// Names for cells, by which children find their place; "" for none.
  public var areas: String
  /// Children without a place fill rows (`horizontal`, the default) or columns.
  public var flow: Axis
  /// True: they fill earlier holes, too; false, the default: their order is kept.
  public var isDense: Bool
  /// Of columns in the grid.
  public var justifyTracks: BoxAlignment
  /// Of rows in the grid.
  public var alignTracks: BoxAlignment
  /// Of children in their columns.
  public var justify: BoxAlignment
  /// Of children in their rows.
  public var align: BoxAlignment
  /// Between columns.
  public var columnGap: Length
  /// Between rows.
  public var rowGap: Length
  /// Between the edges of the grid and its tracks.
  public var padding: Lengths

  init(_ raw: cas_grid_settings, in scene: Scene) throws {
    columns = text(raw.columns)
    rows = text(raw.rows)
    autoColumns = text(raw.auto_columns)
    autoRows = text(raw.auto_rows)
    areas = text(raw.areas)
    flow = try known(raw.flow)
    isDense = raw.is_dense != 0
    justifyTracks = try known(raw.justify_tracks)
    alignTracks = try known(raw.align_tracks)
    justify = try known(raw.justify)
    align = try known(raw.align)
    columnGap = try Length(raw.column_gap)
    rowGap = try Length(raw.row_gap)
    padding = try Lengths(raw.padding)
  }

  func withRaw(in scene: Scene, _ body: (inout cas_grid_settings) throws -> Void) throws {
    try withTexts([columns, rows, autoColumns, autoRows, areas]) { texts in
      var raw = cas_grid_settings()
      raw.size = MemoryLayout<cas_grid_settings>.size
      raw.columns = texts[0]
      raw.rows = texts[1]
      raw.auto_columns = texts[2]
      raw.auto_rows = texts[3]
      raw.areas = texts[4]
      raw.flow = flow.rawValue
      raw.is_dense = isDense ? 1 : 0
      raw.justify_tracks = justifyTracks.rawValue
      raw.align_tracks = alignTracks.rawValue
      raw.justify = justify.rawValue
      raw.align = align.rawValue
      raw.column_gap = columnGap.raw
      raw.row_gap = rowGap.raw
      raw.padding = padding.raw
      try body(&raw)
    }
  }
}

/// What was set for a child of a box.
public struct BoxedSettings: Equatable {
  /// In a flow, its share of the room that is left over; default 0.
  public var grow: Double
  /// In a flow, its share of the room that is missing; default 1.
  public var shrink: Double
  /// Its size along a flow before it grows or shrinks; default: width or height.
  public var basis: Length
  /// Around it; `auto` takes the room that is left over; default 0 points.
  public var margins: Lengths
  /// Across its line, or in its rows; default: what is set for all.
  public var alignSelf: BoxAlignment
  /// In its columns; default: what is set for all.
  public var justifySelf: BoxAlignment
  /// The area of the grid where it is; "", the default, for none.
  public var area: String
  /// The line where it begins, from 1, or from -1 back from the end; 0 for any.
  public var column: Int
  /// How many columns it has; default 1.
  public var columnSpan: Int
  /// The line where it begins, from 1, or from -1 back from the end; 0 for any.
  public var row: Int
  /// How many rows it has; default 1.
  public var rowSpan: Int
  /// True: constraints place it, and the box does not arrange it; default false.
  public var isFree: Bool

  init(_ raw: cas_boxed_settings, in scene: Scene) throws {
    grow = raw.grow
    shrink = raw.shrink
    basis = try Length(raw.basis)
    margins = try Lengths(raw.margins)
    alignSelf = try known(raw.align_self)
    justifySelf = try known(raw.justify_self)
    area = text(raw.area)
    column = Int(raw.column)
    columnSpan = Int(raw.column_span)
    row = Int(raw.row)
    rowSpan = Int(raw.row_span)
    isFree = raw.is_free != 0
  }

  func withRaw(in scene: Scene, _ body: (inout cas_boxed_settings) throws -> Void) throws {
    try withTexts([area]) { texts in
      var raw = cas_boxed_settings()
      raw.size = MemoryLayout<cas_boxed_settings>.size
      raw.grow = grow
      raw.shrink = shrink
      raw.basis = basis.raw
      raw.margins = margins.raw
      raw.align_self = alignSelf.rawValue
      raw.justify_self = justifySelf.rawValue
      raw.area = texts[0]
      raw.column = Int32(clamping: column)
      raw.column_span = Int32(clamping: columnSpan)
      raw.row = Int32(clamping: row)
      raw.row_span = Int32(clamping: rowSpan)
      raw.is_free = isFree ? 1 : 0
      try body(&raw)
    }
  }
}

/// Which width and height a view shall have.
public struct DimensionsSettings: Equatable {
  /// Its width; default `auto`.
  public var width: Length
  /// Its height; default `auto`.
  public var height: Length
  /// At least so wide; `auto`: as its content needs, if it shrinks along a row.
  public var minWidth: Length
  /// At least so high; `auto`: as its content needs, if it shrinks along a column.
  public var minHeight: Length
  /// At most so wide, if minWidth allows; default `auto`, no limit.
  public var maxWidth: Length
  /// At most so high, if minHeight allows; default `auto`, no limit.
  public var maxHeight: Length
  /// Width divided by height, if one of them is `auto`; 0, the default, for none.
  public var aspectRatio: Double

  init(_ raw: cas_dimensions_settings, in scene: Scene) throws {
    width = try Length(raw.width)
    height = try Length(raw.height)
    minWidth = try Length(raw.min_width)
    minHeight = try Length(raw.min_height)
    maxWidth = try Length(raw.max_width)
    maxHeight = try Length(raw.max_height)
    aspectRatio = raw.aspect_ratio
  }

  func raw(in scene: Scene) throws -> cas_dimensions_settings {
    var raw = cas_dimensions_settings()
    raw.size = MemoryLayout<cas_dimensions_settings>.size
    raw.width = width.raw
    raw.height = height.raw
    raw.min_width = minWidth.raw
    raw.min_height = minHeight.raw
    raw.max_width = maxWidth.raw
    raw.max_height = maxHeight.raw
    raw.aspect_ratio = aspectRatio
    return raw
  }
}

/// What was set for a screen.
public struct ScreenSettings: Equatable {
  /// A change sets all heights to those of the new profile's table.
  public var profile: Profile
  /// Flags of the keyboard guide; default 0.
  public var keyboardGuide: KeyboardGuide
  /// The duration of a rotation by 90 degrees in seconds; below 0: that of the profile.
  public var quarterTurn: Double
  /// The duration of a rotation by 180 degrees in seconds; below 0: that of the profile.
  public var halfTurn: Double
  /// True: the status bar has the height it has during a call.
  public var isInCall: Bool
  /// The source of the style of the status bar; default: controllers.
  public var statusBarSource: StatusBarSource
  /// The style of the status bar that the application prefers.
  public var statusBarStyle: StatusBarStyle

  init(_ raw: cas_screen_settings, in scene: Scene) throws {
    profile = try known(raw.profile)
    keyboardGuide = KeyboardGuide(rawValue: raw.keyboard_guide)
    quarterTurn = raw.quarter_turn
    halfTurn = raw.half_turn
    isInCall = raw.is_in_call != 0
    statusBarSource = try known(raw.status_bar_source)
    statusBarStyle = try known(raw.status_bar_style)
  }

  func raw(in scene: Scene) throws -> cas_screen_settings {
    var raw = cas_screen_settings()
    raw.size = MemoryLayout<cas_screen_settings>.size
    raw.profile = profile.rawValue
    raw.keyboard_guide = keyboardGuide.rawValue
    raw.quarter_turn = quarterTurn
    raw.half_turn = halfTurn
    raw.is_in_call = isInCall ? 1 : 0
    raw.status_bar_source = statusBarSource.rawValue
    raw.status_bar_style = statusBarStyle.rawValue
    return raw
  }
}

/// The state of a screen.
public struct ScreenState: Equatable {
  /// A phone or a tablet.
  public let idiom: Idiom
  /// Of the device.
  public let orientation: Orientation
  /// The frame of the window on the screen of the device.
  public let window: Rect
  /// Of the window.
  public let keyboardGuide: Guide

  init(_ raw: cas_screen_state, in scene: Scene) throws {
    idiom = try known(raw.idiom)
    orientation = try known(raw.orientation)
    window = Rect(raw.window)
    keyboardGuide = Guide(scene: scene, id: raw.keyboard_guide)
  }
}

/// What was set for a controller.
public struct ControllerSettings: Equatable {
  /// Edges at which its view extends under bars; default `CAS_EDGE_ALL`.
  public var edges: Edges
  /// True: its view extends under opaque bars, too; default false.
  public var extendsUnderOpaqueBars: Bool
  /// True, the default: bars adjust the insets of its scroll view.
  public var adjustsScrollInsets: Bool
  /// The style of the status bar that it prefers.
  public var statusBarStyle: StatusBarStyle
  /// Added to the insets of its safe area.
  public var additionalInsets: Insets

  init(_ raw: cas_controller_settings, in scene: Scene) throws {
    edges = Edges(rawValue: raw.edges)
    extendsUnderOpaqueBars = raw.extends_under_opaque_bars != 0
    adjustsScrollInsets = raw.adjusts_scroll_insets != 0
    statusBarStyle = try known(raw.status_bar_style)
    additionalInsets = Insets(raw.additional_insets)
  }

  func raw(in scene: Scene) throws -> cas_controller_settings {
    var raw = cas_controller_settings()
    raw.size = MemoryLayout<cas_controller_settings>.size
    raw.edges = edges.rawValue
    raw.extends_under_opaque_bars = extendsUnderOpaqueBars ? 1 : 0
    raw.adjusts_scroll_insets = adjustsScrollInsets ? 1 : 0
    raw.status_bar_style = statusBarStyle.rawValue
    raw.additional_insets = additionalInsets.raw
    return raw
  }
}

/// The state of a controller.
public struct ControllerState: Equatable {
  /// The kind of the controller.
  public let kind: ControllerKind
  /// The controller that contains it; `nil` if none does.
  public let parent: Controller?
  /// The visible controller of a navigation or tab controller; `nil` if none.
  public let shown: Controller?
  /// The top layout guide of a content controller; `nil` if it has none.
  public let topGuide: Guide?
  /// The bottom layout guide of a content controller; `nil` if it has none.
  public let bottomGuide: Guide?
  /// True: edges has an effect; needs `contentUnderlapsBars`.
  public let readsEdges: Bool
  /// True: extendsUnderOpaqueBars has an effect; needs `contentUnderlapsBars`.
  public let readsOpaqueBars: Bool
  /// True: adjustsScrollInsets has an effect; needs `adjustsScrollInsets`.
  public let readsScrollInsets: Bool
  /// The height covered by status bar and navigation bars at its top.
  public let barsHeight: Double
  /// How far the bars of a navigation controller have collapsed, from 0 to 1.
  public let collapsed: Double

  init(_ raw: cas_controller_state, in scene: Scene) throws {
    kind = try known(raw.kind)
    parent = raw.parent == 0 ? nil : Controller(scene: scene, id: raw.parent)
    shown = raw.shown == 0 ? nil : Controller(scene: scene, id: raw.shown)
    topGuide = raw.top_guide == 0 ? nil : Guide(scene: scene, id: raw.top_guide)
    bottomGuide = raw.bottom_guide == 0 ? nil : Guide(scene: scene, id: raw.bottom_guide)
    readsEdges = raw.reads_edges != 0
    readsOpaqueBars = raw.reads_opaque_bars != 0
    readsScrollInsets = raw.reads_scroll_insets != 0
    barsHeight = raw.bars_height
    collapsed = raw.collapsed
  }
}

/// What was set for a scroll.
public struct ScrollSettings: Equatable {
  /// Added by the program to the insets of the content.
  public var insets: Insets
  /// Added by the program to the insets of the scroll indicators.
  public var indicatorInsets: Insets
  /// Keyboard and docked input pad it; automatic: if bars pad it or an input is docked.
  public var followsKeyboard: Bool?
  /// The edges of the safe area that pad it, on profiles with `adjustsBySafeArea`.
  public var adjustment: Adjustment
  /// A view that overlaps the scroll view, such as the input of a chat; `nil` for none.
  public var docked: (any Item)? {
    get { dockedItem }
    set { dockedItem = newValue.map { AnyItem($0) } }
  }
  private var dockedItem: AnyItem?

  init(_ raw: cas_scroll_settings, in scene: Scene) throws {
    insets = Insets(raw.insets)
    indicatorInsets = Insets(raw.indicator_insets)
    followsKeyboard = choice(raw.follows_keyboard)
    adjustment = try known(raw.adjustment)
    dockedItem = raw.docked == 0 ? nil : AnyItem(scene: scene, id: raw.docked)
  }

  func raw(in scene: Scene) throws -> cas_scroll_settings {
    var raw = cas_scroll_settings()
    raw.size = MemoryLayout<cas_scroll_settings>.size
    raw.insets = insets.raw
    raw.indicator_insets = indicatorInsets.raw
    raw.follows_keyboard = Casement.raw(followsKeyboard)
    raw.adjustment = adjustment.rawValue
    raw.docked = try scene.raw(dockedItem)
    return raw
  }
}

/// The state of a scroll.
public struct ScrollState: Equatable {
  /// Of the content: from the program, bars and keyboard.
  public let insets: Insets
  /// Of the scroll indicators: from the program, bars and keyboard.
  public let indicatorInsets: Insets
  /// The animated insets at the last sample, which end at `insets`.
  public let shownInsets: Insets
  /// The size of the content guide.
  public let contentSize: Size
  /// The point of the content at the top left, as of the last layout.
  public let offset: Point
  /// The animated offset at the last sample, which ends at `offset`.
  public let shownOffset: Point
  /// The rectangle inside all insets, in content coordinates.
  public let visible: Rect
  /// True: bars pad it.
  public let isAdjusted: Bool

  init(_ raw: cas_scroll_state, in scene: Scene) throws {
    insets = Insets(raw.insets)
    indicatorInsets = Insets(raw.indicator_insets)
    shownInsets = Insets(raw.shown_insets)
    contentSize = Size(raw.content_size)
    offset = Point(raw.offset)
    shownOffset = Point(raw.shown_offset)
    visible = Rect(raw.visible)
    isAdjusted = raw.is_adjusted != 0
  }
}

/// What was set for a bar.
public struct BarSettings: Equatable {
  /// Content extends under translucent bars; automatic: yes on iOS 7 and later.
  public var isTranslucent: Bool?
  /// A line of text above the title.
  public var hasPrompt: Bool
  /// Below the bar, `largeTitle` high.
  public var hasLargeTitle: Bool
  /// Of its background image, for programs that draw the scene; 0 for none.
  public var imageHeight: Double
  /// A scroll view: the bars collapse while the user scrolls into it; `nil` for none.
  public var collapsesWith: (any Item)? {
    get { collapsesWithItem }
    set { collapsesWithItem = newValue.map { AnyItem($0) } }
  }
  private var collapsesWithItem: AnyItem?
  /// Of the collapsed bar; below 0, the default: that of the table.
  public var compactHeight: Double
  /// The speed of an upward flick that expands the bars, in points per second; default 300.
  public var flickVelocity: Double

  init(_ raw: cas_bar_settings, in scene: Scene) throws {
    isTranslucent = choice(raw.is_translucent)
    hasPrompt = raw.has_prompt != 0
    hasLargeTitle = raw.has_large_title != 0
    imageHeight = raw.image_height
    collapsesWithItem = raw.collapses_with == 0 ? nil : AnyItem(scene: scene, id: raw.collapses_with)
    compactHeight = raw.compact_height
    flickVelocity = raw.flick_velocity
  }

  func raw(in scene: Scene) throws -> cas_bar_settings {
    var raw = cas_bar_settings()
    raw.size = MemoryLayout<cas_bar_settings>.size
    raw.is_translucent = Casement.raw(isTranslucent)
    raw.has_prompt = hasPrompt ? 1 : 0
    raw.has_large_title = hasLargeTitle ? 1 : 0
    raw.image_height = imageHeight
    raw.collapses_with = try scene.raw(collapsesWithItem)
    raw.compact_height = compactHeight
    raw.flick_velocity = flickVelocity
    return raw
  }
}

/// The state of a bar.
public struct BarState: Equatable {
  /// The bar, for constraints and frames.
  public let item: AnyItem
  /// In the controller's view, without the part under the status bar: (0, 20, w, 44).
  public let frame: Rect
  /// The height with the part under the status bar: 64; 0 while hidden.
  public let effectiveHeight: Double
  /// True: `cas_bar_set_hidden()` has hidden it.
  public let isHidden: Bool
  /// True: content extends under it.
  public let isTranslucent: Bool

  init(_ raw: cas_bar_state, in scene: Scene) throws {
    item = AnyItem(scene: scene, id: raw.item)
    frame = Rect(raw.frame)
    effectiveHeight = raw.effective_height
    isHidden = raw.is_hidden != 0
    isTranslucent = raw.is_translucent != 0
  }
}

/// The state of a status bar.
public struct StatusBarState: Equatable {
  /// The status bar, for constraints and frames.
  public let item: AnyItem
  /// In the window.
  public let frame: Rect
  /// 0 while hidden.
  public let height: Double
  /// The present style.
  public let style: StatusBarStyle
  /// True: its text is white; false: black.
  public let isTextWhite: Bool
  /// True: it is black with white text.
  public let isOpaque: Bool
  /// True: `cas_status_bar_set_hidden()` has hidden it.
  public let isHidden: Bool

  init(_ raw: cas_status_bar_state, in scene: Scene) throws {
    item = AnyItem(scene: scene, id: raw.item)
    frame = Rect(raw.frame)
    height = raw.height
    style = try known(raw.style)
    isTextWhite = raw.is_text_white != 0
    isOpaque = raw.is_opaque != 0
    isHidden = raw.is_hidden != 0
  }
}

extension Scene {
  /// What was set for the scene.
  public var settings: SceneSettings {
    get throws {
      var raw = cas_scene_settings()
      raw.size = MemoryLayout<cas_scene_settings>.size
      try expect(cas_scene_get(handle, &raw))
      return try SceneSettings(raw, in: self)
    }
  }

  /// Changes settings of the scene: what the closure changes, all or none.
  public func change(_ change: (inout SceneSettings) throws -> Void) throws {
    var settings = try settings
    try change(&settings)
    var raw = try settings.raw(in: self)
    try expect(cas_scene_set(handle, &raw))
  }

  /// What was set for the screen.
  public var screenSettings: ScreenSettings {
    get throws {
      var raw = cas_screen_settings()
      raw.size = MemoryLayout<cas_screen_settings>.size
      try expect(cas_screen_get(handle, &raw))
      return try ScreenSettings(raw, in: self)
    }
  }

  /// Changes settings of the screen: what the closure changes, all or none.
  public func changeScreen(_ change: (inout ScreenSettings) throws -> Void) throws {
    var settings = try screenSettings
    try change(&settings)
    var raw = try settings.raw(in: self)
    try expect(cas_screen_set(handle, &raw))
  }

  /// The state of the screen.
  public var screenState: ScreenState {
    get throws {
      var raw = cas_screen_state()
      raw.size = MemoryLayout<cas_screen_state>.size
      try expect(cas_screen_get_state(handle, &raw))
      return try ScreenState(raw, in: self)
    }
  }

  /// The state of the status bar.
  public var statusBarState: StatusBarState {
    get throws {
      var raw = cas_status_bar_state()
      raw.size = MemoryLayout<cas_status_bar_state>.size
      try expect(cas_status_bar_get_state(handle, &raw))
      return try StatusBarState(raw, in: self)
    }
  }
}

extension Container {
  /// What was set for the view.
  public var settings: ViewSettings {
    get throws {
      var raw = cas_view_settings()
      raw.size = MemoryLayout<cas_view_settings>.size
      try scene.expect(cas_view_get(scene.handle, id, &raw))
      return try ViewSettings(raw, in: scene)
    }
  }

  /// Changes settings of the view: what the closure changes, all or none.
  public func change(_ change: (inout ViewSettings) throws -> Void) throws {
    var settings = try settings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_view_set(scene.handle, id, &raw))
  }

  /// The state of the view.
  public var state: ViewState {
    get throws {
      var raw = cas_view_state()
      raw.size = MemoryLayout<cas_view_state>.size
      try scene.expect(cas_view_get_state(scene.handle, id, &raw))
      return try ViewState(raw, in: scene)
    }
  }

  /// What was set for the arranged.
  public var arrangedSettings: ArrangedSettings {
    get throws {
      var raw = cas_arranged_settings()
      raw.size = MemoryLayout<cas_arranged_settings>.size
      try scene.expect(cas_arranged_get(scene.handle, id, &raw))
      return try ArrangedSettings(raw, in: scene)
    }
  }

  /// Changes settings of the arranged: what the closure changes, all or none.
  public func changeArranged(_ change: (inout ArrangedSettings) throws -> Void) throws {
    var settings = try arrangedSettings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_arranged_set(scene.handle, id, &raw))
  }

  /// What was set for the view as a child of a box.
  public var boxedSettings: BoxedSettings {
    get throws {
      var raw = cas_boxed_settings()
      raw.size = MemoryLayout<cas_boxed_settings>.size
      try scene.expect(cas_boxed_get(scene.handle, id, &raw))
      return try BoxedSettings(raw, in: scene)
    }
  }

  /// Changes settings of the view as a child of a box: what the closure changes, all or none.
  public func changeBoxed(_ change: (inout BoxedSettings) throws -> Void) throws {
    var settings = try boxedSettings
    try change(&settings)
    try settings.withRaw(in: scene) { try scene.expect(cas_boxed_set(scene.handle, id, &$0)) }
  }

  /// What was set for the width and height of the view.
  public var dimensionsSettings: DimensionsSettings {
    get throws {
      var raw = cas_dimensions_settings()
      raw.size = MemoryLayout<cas_dimensions_settings>.size
      try scene.expect(cas_dimensions_get(scene.handle, id, &raw))
      return try DimensionsSettings(raw, in: scene)
    }
  }

  /// Changes settings of the width and height of the view: what the closure changes, all or none.
  public func changeDimensions(_ change: (inout DimensionsSettings) throws -> Void) throws {
    var settings = try dimensionsSettings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_dimensions_set(scene.handle, id, &raw))
  }
}

extension Stack {
  /// What was set for the stack.
  public var stackSettings: StackSettings {
    get throws {
      var raw = cas_stack_settings()
      raw.size = MemoryLayout<cas_stack_settings>.size
      try scene.expect(cas_stack_get(scene.handle, id, &raw))
      return try StackSettings(raw, in: scene)
    }
  }

  /// Changes settings of the stack: what the closure changes, all or none.
  public func changeStack(_ change: (inout StackSettings) throws -> Void) throws {
    var settings = try stackSettings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_stack_set(scene.handle, id, &raw))
  }
}

extension Flow {
  /// What was set for the flow.
  public var flowSettings: FlowSettings {
    get throws {
      var raw = cas_flow_settings()
      raw.size = MemoryLayout<cas_flow_settings>.size
      try scene.expect(cas_flow_get(scene.handle, id, &raw))
      return try FlowSettings(raw, in: scene)
    }
  }

  /// Changes settings of the flow: what the closure changes, all or none.
  public func changeFlow(_ change: (inout FlowSettings) throws -> Void) throws {
    var settings = try flowSettings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_flow_set(scene.handle, id, &raw))
  }
}

extension Grid {
  /// What was set for the grid.
  public var gridSettings: GridSettings {
    get throws {
      var raw = cas_grid_settings()
      raw.size = MemoryLayout<cas_grid_settings>.size
      try scene.expect(cas_grid_get(scene.handle, id, &raw))
      return try GridSettings(raw, in: scene)
    }
  }

  /// Changes settings of the grid: what the closure changes, all or none.
  public func changeGrid(_ change: (inout GridSettings) throws -> Void) throws {
    var settings = try gridSettings
    try change(&settings)
    try settings.withRaw(in: scene) { try scene.expect(cas_grid_set(scene.handle, id, &$0)) }
  }
}

extension Controller {
  /// What was set for the controller.
  public var settings: ControllerSettings {
    get throws {
      var raw = cas_controller_settings()
      raw.size = MemoryLayout<cas_controller_settings>.size
      try scene.expect(cas_controller_get(scene.handle, id, &raw))
      return try ControllerSettings(raw, in: scene)
    }
  }

  /// Changes settings of the controller: what the closure changes, all or none.
  public func change(_ change: (inout ControllerSettings) throws -> Void) throws {
    var settings = try settings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_controller_set(scene.handle, id, &raw))
  }

  /// The state of the controller.
  public var state: ControllerState {
    get throws {
      var raw = cas_controller_state()
      raw.size = MemoryLayout<cas_controller_state>.size
      try scene.expect(cas_controller_get_state(scene.handle, id, &raw))
      return try ControllerState(raw, in: scene)
    }
  }

  /// Returns what was set for the bar.
  public func barSettings(_ kind: BarKind) throws -> BarSettings {
    var raw = cas_bar_settings()
    raw.size = MemoryLayout<cas_bar_settings>.size
    try scene.expect(cas_bar_get(scene.handle, id, kind.rawValue, &raw))
    return try BarSettings(raw, in: scene)
  }

  /// Changes settings of the bar: what the closure changes, all or none.
  public func changeBar(_ kind: BarKind, _ change: (inout BarSettings) throws -> Void) throws {
    var settings = try barSettings(kind)
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_bar_set(scene.handle, id, kind.rawValue, &raw))
  }

  /// Returns the state of the bar.
  public func barState(_ kind: BarKind) throws -> BarState {
    var raw = cas_bar_state()
    raw.size = MemoryLayout<cas_bar_state>.size
    try scene.expect(cas_bar_get_state(scene.handle, id, kind.rawValue, &raw))
    return try BarState(raw, in: scene)
  }
}

extension ScrollView {
  /// What was set for the scroll.
  public var scrollSettings: ScrollSettings {
    get throws {
      var raw = cas_scroll_settings()
      raw.size = MemoryLayout<cas_scroll_settings>.size
      try scene.expect(cas_scroll_get(scene.handle, id, &raw))
      return try ScrollSettings(raw, in: scene)
    }
  }

  /// Changes settings of the scroll: what the closure changes, all or none.
  public func changeScroll(_ change: (inout ScrollSettings) throws -> Void) throws {
    var settings = try scrollSettings
    try change(&settings)
    var raw = try settings.raw(in: scene)
    try scene.expect(cas_scroll_set(scene.handle, id, &raw))
  }

  /// The state of the scroll.
  public var scrollState: ScrollState {
    get throws {
      var raw = cas_scroll_state()
      raw.size = MemoryLayout<cas_scroll_state>.size
      try scene.expect(cas_scroll_get_state(scene.handle, id, &raw))
      return try ScrollState(raw, in: scene)
    }
  }
}
