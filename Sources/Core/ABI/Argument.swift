// The arguments that the errors of a call are attributed to by default: one id and one number of the call.

import Status

/// The name of a parameter in the header. A call passes constants, which cost nothing unless it fails.
enum Argument: UInt8 {
  case none
  // Ids.
  case constraint, controller, curve, edit, flow, grid, item, navigation, obstruction, owner, parent, scroll, stack,
    tab, variable,
    view
  // Numbers.
  case constant, depth, edge, frame, imageHeight, index, multiplier, priority, rect, spacing, spacingAfter, target,
    value

  var name: StaticString {
    switch self {
    case .none: ""
    case .constraint: "constraint"
    case .controller: "controller"
    case .curve: "curve"
    case .edit: "edit"
    case .flow: "flow"
    case .grid: "grid"
    case .item: "item"
    case .navigation: "navigation"
    case .obstruction: "obstruction"
    case .owner: "owner"
    case .parent: "parent"
    case .scroll: "scroll"
    case .stack: "stack"
    case .tab: "tab"
    case .variable: "variable"
    case .view: "view"
    case .constant: "constant"
    case .depth: "depth"
    case .edge: "edge"
    case .frame: "frame"
    case .imageHeight: "image_height"
    case .index: "index"
    case .multiplier: "multiplier"
    case .priority: "priority"
    case .rect: "rect"
    case .spacing: "settings.spacing"
    case .spacingAfter: "settings.spacing_after"
    case .target: "target"
    case .value: "value"
    }
  }
}

extension Status {
  /// Whether the error is about an id. A call with one id attributes it to that argument.
  var isAboutID: Bool { self == .stale || self == .kind || self == .owned || self == .inUse || self == .repeated }
  /// Whether the error is about a number.
  var isAboutNumber: Bool { self == .notFinite || self == .outOfRange }
}

/// Ends a failed call: reverts what callers could read, completes the message, and returns the code of the error. An
/// error that is not yet attributed to an argument is attributed to `id` or `number`.
@inline(never)
func fail<Owner: Handle & ~Copyable>(
  _ handle: UnsafeMutablePointer<Owner>, _ error: Status, _ id: Argument, _ number: Argument
) -> Int32 {
  if !handle.pointee.message.hasSubject, handle.pointee.message.remark == 0 {
    let argument = error.isAboutID ? id : error.isAboutNumber ? number : .none
    if argument != .none { handle.pointee.message.begin(argument.name) }
  }
  if error.isFailure { handle.pointee.undoCall(after: error) }
  handle.pointee.elaborate(error)
  handle.pointee.message.finish(with: error)
  return handle.pointee.message.status
}

/// Converts a `size_t` limit. A value above the largest `Int` means no limit.
func limited(_ count: Int) -> Int { count < 0 ? .max : count }
