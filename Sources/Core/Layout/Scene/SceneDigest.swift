// The digest of a scene.

import Memory
import Notation
import Solver

extension Scene {
  /// Adds the state that later results depend on: items, boxes, constraints, pending work, and the solver.
  package mutating func digest(into digest: inout Digest) {
    digestStated(into: &digest)
    digest.add(UInt64(tree.moved.count) << 1 | (model.isPending ? 1 : 0))
    digest.add(solver.digest())
  }

  /// Adds the state that the caller has set. Calls that run out of memory leave it unchanged. Screen constants are left
  /// out, because the next layout recomputes them.
  package mutating func digestStated(into digest: inout Digest) {
    for slot in 0..<Int32(tree.items.count) where tree.items[slot].isLive {
      add(tree.items[slot], slot, to: &digest)
      if tree.items[slot].node >= 0 { addBoxed(tree.items[slot].node, to: &digest) }
    }
    for slot in 0..<Int32(constraints.records.count) where constraints.records[slot].isLive {
      let record = constraints.records[slot]
      digest.add(UInt64(constraints.id(ofConstraint: slot).raw) << 1 | (record.isActive ? 1 : 0))
      if record.owner != .screen, record.owner != .content { digest.add(record.stated.constant.bitPattern) }
      digest.add(record.stated.multiplier.bitPattern)
      digest.add(UInt64(record.stated.priority))
      if !record.goneConstant.isNaN { digest.add(record.goneConstant.bitPattern) }
    }
    for slot in 0..<Int32(model.sceneEdits.records.count) where model.sceneEdits.records[slot].isLive {
      digest.add(UInt64(model.sceneEdits.records[slot].constraint) << 32 | UInt64(UInt32(slot)))
    }
    digest.add(model.isStrict ? 1 : 0)
    digest.add(views.scale.bitPattern)
    digest.add(views.textSize.bitPattern)
  }

  private mutating func add(_ record: ItemRecord, _ slot: Int32, to digest: inout Digest) {
    let insets = tree.insets[record.insets]
    let flags =
      (record.isHidden ? 1 : 0) | (record.isMirrored ? 2 : 0) | (record.isOwned ? 4 : 0)
      | (insets.hasDirectionalMargins ? 8 : 0) | (record.collapses.width ? 16 : 0) | (record.collapses.height ? 32 : 0)
    digest.add(UInt64(record.generation) << 32 | UInt64(UInt32(bitPattern: slot)))
    digest.add(UInt64(flags) << 32 | UInt64(record.kind.rawValue) << 16 | UInt64(record.direction.rawValue))
    digest.add(Self.pair(record.parent, record.next))
    digest.add(Self.pair(record.firstChild, record.stack))
    Self.add(insets.margins, to: &digest)
    Self.add(insets.alignment, to: &digest)
    digest.add(record.reported)
    digest.add(UInt64(insets.background))
    digest.add(record.firstBaseline.bitPattern)
    digest.add(record.lastBaseline.bitPattern)
    digest.add(record.intrinsic.0.size.bitPattern)
    digest.add(record.intrinsic.1.size.bitPattern)
  }

  private static func pair(_ first: Int32, _ second: Int32) -> UInt64 {
    UInt64(UInt32(bitPattern: first)) << 32 | UInt64(UInt32(bitPattern: second))
  }

  private static func add(_ insets: Insets, to digest: inout Digest) {
    digest.add(Rect(x: insets.left, y: insets.top, width: insets.right, height: insets.bottom))
  }
}

extension Digest {
  @inline(never)
  package mutating func add(_ rect: Rect) {
    add(rect.x.bitPattern)
    add(rect.y.bitPattern)
    add(rect.width.bitPattern)
    add(rect.height.bitPattern)
  }
}
