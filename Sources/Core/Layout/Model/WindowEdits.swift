// The size of the window as edits of the solver; see `Edits/Resizing`.

import Solver

/// The edits of the window's size.
struct WindowEdits {
  /// The slots of the two owned constraints of the window's size.
  var constraints: (Int32, Int32) = (-1, -1)
  /// Width and height as edits; 0 before the first resize.
  var edits: (EditID, EditID) = (EditID(0), EditID(0))
  /// The size has changed since the solver's edits were set.
  var isPending = false
}
