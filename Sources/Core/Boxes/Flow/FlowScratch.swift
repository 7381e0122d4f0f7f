// The scratch memory of flows that are being laid out.

import Memory

/// Items and lines of nested flows; those of an inner flow follow those of the outer ones.
struct FlowScratch: ~Copyable {
  var items: Buffer<FlowItem>
  var lines: Buffer<FlowLine>
  /// The breaks of the flow whose lines are being balanced.
  var breaks: Buffer<LineBreak>

  init(_ account: Account) {
    items = Buffer(account)
    lines = Buffer(account)
    breaks = Buffer(account)
  }

  mutating func removeAll() {
    items.removeAll()
    lines.removeAll()
  }

  mutating func release() {
    items.release()
    lines.release()
    breaks.release()
  }
}
