// The syntax tree of lines about boxes.

import Boxes
import Memory
import Notation

/// A rule about a box: the settings of a flow or a grid, and of its children.
package struct BoxRule: BitwiseCopyable {
  package var name: Word
  package var isGrid = false
  package var settings = Slice()
  package var children = Slice()
  /// The names of its cells, row by row, and how many are in a row.
  package var cells = Slice()
  package var columns: Int32 = 0
  package var start: Int32
}

/// A child in brackets.
package struct BoxChild: BitwiseCopyable {
  package var name: Word
  package var settings = Slice()
}

/// A setting and its values.
package struct BoxSetting: BitwiseCopyable {
  var key: BoxKey
  /// The number of an alignment or a way to wrap.
  var word: UInt8 = 0
  /// One length for all edges; two for top and bottom, left and right; or four: top, left, bottom, right.
  var lengths = (BoxLength(), BoxLength(), BoxLength(), BoxLength())
  var count = 0
  /// A list of tracks, or the name of an area.
  var text = Word()
}

/// A number or a metric with a unit, or a keyword.
struct BoxLength: BitwiseCopyable {
  var quantity = Quantity(number: 0, start: 0)
  var unit = Length.Unit.points
}

/// Lines about boxes, and the buffers that they refer to.
package struct BoxRules: ~Copyable {
  package internal(set) var lines: Buffer<BoxRule>
  var settings: Buffer<BoxSetting>
  package internal(set) var children: Buffer<BoxChild>
  /// The names in areas; empty words for points.
  package internal(set) var cells: Buffer<Word>
  /// While a list of tracks is read.
  var tracks: Buffer<Track>

  init(_ account: Account) {
    lines = Buffer(account)
    settings = Buffer(account)
    children = Buffer(account)
    cells = Buffer(account)
    tracks = Buffer(account)
  }

  mutating func release() {
    lines.release()
    settings.release()
    children.release()
    cells.release()
    tracks.release()
  }
}
