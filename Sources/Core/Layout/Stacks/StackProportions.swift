// The reference of proportional sizes: the length that the sizes in a stack are shares of.

import Memory
import Status

/// The intrinsic sizes of the visible views of a stack, along its axis.
private struct VisibleSizes {
  var sizes = 0.0
  var gaps = 0.0
  /// The smallest intrinsic size that is not 0.
  var leastSize = Double.infinity
  /// The last view with an intrinsic size that is not 0, and that size.
  var last = ItemID(0)
  var lastSize = 0.0
  var allHaveSizes = true

  /// Adds a size; a negative one stands for a view without an intrinsic size.
  mutating func add(_ size: Double, of view: ItemID) {
    if size < 0 { allHaveSizes = false }
    if size <= 0 { return }
    sizes += size
    leastSize = min(leastSize, size)
    (last, lastSize) = (view, size)
  }
}

extension Stacks {
  /// Returns the length that sizes are proportional to. If all visible views have an intrinsic size, this is the length of
  /// the stack without its margins, which equals the sum of all views and gaps. Otherwise it is the size of the last view
  /// with an intrinsic size, plus all gaps.
  mutating func findReference(of stack: Int32) -> StackReference {
    let record = records[stack]
    guard record.settings.distribution == .fillProportionally else { return StackReference() }
    let visible = sumVisible(record)
    // Negative gaps, of views that overlap, do not count.
    let gaps = max(visible.gaps, 0)
    var reference = StackReference()
    (reference.last, reference.item) = (visible.last, visible.last)
    (reference.size, reference.gaps) = (visible.lastSize, gaps)
    if visible.allHaveSizes && visible.sizes > 0 {
      let insets = tree.items[record.item].insets
      let margins = record.settings.isInMargins ? tree.insets[insets].lengthOfMargins(record.settings.axis) : 0
      (reference.item, reference.gaps) = (tree.id(ofItem: record.item), -margins)
      reference.size = visible.sizes + gaps + margins
    }
    reference.choosePart(least: visible.leastSize)
    return reference
  }

  /// Sums the intrinsic sizes of the visible arranged views, and the gaps between them.
  private mutating func sumVisible(_ record: StackRecord) -> VisibleSizes {
    var visible = VisibleSizes()
    var gap = 0.0
    var arrangement = record.first
    while arrangement >= 0 {
      let view = arrangements[arrangement].item
      if !tree.items[view].isHidden {
        visible.add(tree.items[view].intrinsic(record.settings.axis).size, of: tree.id(ofItem: view))
        visible.gaps += gap
        gap = arrangements[arrangement].spacing ?? record.settings.spacing
      }
      arrangement = arrangements[arrangement].next
    }
    return visible
  }

  /// Whether sizes must be shares of a guide that does not exist: a view that was arranged again has lost its guide.
  mutating func lacksPart(_ reference: StackReference) -> Bool {
    reference.part != 1 && guide(behind: reference.last).raw == 0
  }
}

extension ItemInsets {
  /// The sum of the margins along an axis, minus the alignment insets.
  fileprivate mutating func lengthOfMargins(_ axis: Axis) -> Double {
    switch axis {
    case .horizontal: anchor(.leftMargin).offset - anchor(.rightMargin).offset + anchor(.width).offset
    case .vertical: anchor(.topMargin).offset - anchor(.bottomMargin).offset + anchor(.height).offset
    }
  }
}
