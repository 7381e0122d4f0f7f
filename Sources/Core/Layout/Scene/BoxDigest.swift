// Adds the settings of boxes and of the views in them to the digest of a scene.

import Boxes
import Memory
import Notation
import Solver

extension Scene {
  /// Adds the style of a node and its settings as a grid. Names and texts are added as texts, not by their addresses.
  mutating func addBoxed(_ node: Int32, to digest: inout Digest) {
    var style = boxes.trees.style(of: node)
    let (extra, area) = (style.extra, GridPlacement(style).area)
    digest.add(boxes.grids.names.bytes(of: area))
    if area != 0 {
      style.column = AxisPlacement()
      style.row = AxisPlacement()
    }
    style.extra = -1
    style.add(to: &digest)
    if extra < 0 { return }
    for text in 0..<GridText.count { digest.add(boxes.grids.texts.bytes(of: Grids.slot(text, of: extra))) }
    let template = boxes.trees.extras[extra].template
    digest.add((template.flowsByColumn ? 1 : 0) | (template.isDense ? 2 : 0))
  }
}

extension Style {
  /// Adds all fields. They follow each other without gaps.
  fileprivate func add(to digest: inout Digest) {
    let size = MemoryLayout<Style>.size
    withUnsafeBytes(of: self) { bytes in
      for offset in stride(from: 0, to: size - 8, by: 8) {
        digest.add(bytes.loadUnaligned(fromByteOffset: offset, as: UInt64.self))
      }
      digest.add(bytes.loadUnaligned(fromByteOffset: size - 8, as: UInt64.self))
    }
  }
}

extension Digest {
  /// Adds a text and its length.
  fileprivate mutating func add(_ text: UnsafeBufferPointer<UInt8>) {
    add(UInt64(truncatingIfNeeded: text.count))
    for byte in text { add(UInt64(byte)) }
  }
}
