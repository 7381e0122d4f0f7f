// The edges of the part of the window that neither the status bar nor obstructions cover.

import Layout
import Memory
import Solver
import Status

/// Edges in the window.
struct WindowEdges: BitwiseCopyable {
  var top: Double
  var left: Double
  var bottom: Double
  var right: Double

  /// Returns how far each edge is inside a frame: at least 0, at most the size of the frame.
  func insets(in frame: Rect) -> Insets {
    let (width, height) = (max(0, frame.width), max(0, frame.height))
    return Insets(
      top: min(max(0, top - frame.y), height), left: min(max(0, left - frame.x), width),
      bottom: min(max(0, frame.bottom - bottom), height), right: min(max(0, frame.right - right), width))
  }
}

extension Display {
  /// Returns the edges of the part of the window that obstructions and the status bar leave free.
  mutating func windowEdges() -> WindowEdges {
    let taken = obstructedEdges()
    return WindowEdges(
      top: max(statusBarHeight - window.origin.y, taken.top), left: taken.left,
      bottom: window.size.height - max(window.height(.homeIndicator), taken.bottom),
      right: window.size.width - taken.right)
  }
}
