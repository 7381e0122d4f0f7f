// CSS Grid §8.3: from the lines of a style to tracks.

import Memory

/// A line of an axis with a name, counted from the first explicit line on.
struct NamedLine: Ordered {
  let name: UInt16
  let line: Int32

  @inline(__always)
  func precedes(_ other: NamedLine) -> Bool { name != other.name ? name < other.name : line < other.line }
}

/// The lines of one axis, for resolving the placements of items.
struct GridLines {
  /// In order of names, then of lines.
  let names: BufferSpan<NamedLine>
  let nameCount: Int
  /// The number of explicit tracks. The explicit lines are 0 to this number.
  let explicit: Int

  /// §8.3 and §8.3.1: Returns the tracks of a placement, after its conflicts are solved.
  func trackSpan(_ placement: AxisPlacement) -> TrackSpan {
    let start = PlacementLine(placement.start, placement.startName, isSpan: placement.startIsSpan, edge: LineName.start)
    var end = PlacementLine(placement.end, placement.endName, isSpan: placement.endIsSpan, edge: LineName.end)
    if start.isSpan && end.isSpan { end = PlacementLine(0, 0, isSpan: false, edge: 0) }
    if let first = position(start) {
      if let last = position(end) { return ordered(first, last) }
      return ordered(first, end.isSpan ? line(end.number, named: end.name, after: first) : first + 1)
    }
    if let last = position(end) {
      return ordered(start.isSpan ? line(start.number, named: start.name, before: last) : last - 1, last)
    }
    // A span of lines with a name needs a line to count from: it is a span of 1.
    let span = start.isSpan ? start : end
    return TrackSpan(start: TrackSpan.automatic, span: span.isSpan && span.name == 0 ? clamped(max(span.number, 1)) : 1)
  }

  private func ordered(_ one: Int, _ other: Int) -> TrackSpan {
    let start = min(one, other)
    return TrackSpan(start: clamped(start), span: clamped(one == other ? 1 : max(one, other) - start))
  }

  private func clamped(_ number: Int) -> Int32 { Int32(clamping: number) }

  /// Returns the line of a placement; nil for auto and spans.
  private func position(_ line: PlacementLine) -> Int? {
    if line.isSpan { return nil }
    if line.number == 0 {
      if line.name == 0 { return nil }
      // The edge of a named area, or the first line with the name.
      if let edge = line.edgeName, count(edge).count > 0 { return self.line(1, named: edge) }
      return self.line(1, named: line.name)
    }
    if line.name != 0 { return self.line(line.number, named: line.name) }
    return line.number > 0 ? line.number - 1 : explicit + 1 + line.number
  }

  /// Returns a line with a name: the first for 1, the last for -1. All implicit lines have every name.
  private func line(_ number: Int, named name: UInt16) -> Int {
    let (first, count) = count(name)
    if number > 0 { return number <= count ? Int(names[first + number - 1].line) : explicit + number - count }
    return -number <= count ? Int(names[first + count + number].line) : number + count
  }

  /// Returns the line that is `number` lines with a name after another line.
  private func line(_ number: Int, named name: UInt16, after line: Int) -> Int {
    let number = max(number, 1)
    if name == 0 { return line + number }
    let (first, count) = count(name)
    var next = first
    while next < first + count && Int(names[next].line) <= line { next += 1 }
    let found = first + count - next
    return number <= found ? Int(names[next + number - 1].line) : max(explicit, line) + number - found
  }

  /// Returns the line that is `number` lines with a name before another line.
  private func line(_ number: Int, named name: UInt16, before line: Int) -> Int {
    let number = max(number, 1)
    if name == 0 { return line - number }
    let (first, count) = count(name)
    var found = 0
    while found < count && Int(names[first + found].line) < line { found += 1 }
    return number <= found ? Int(names[first + found - number].line) : min(0, line) - number + found
  }

  /// Returns where the lines with a name begin, and how many there are.
  private func count(_ name: UInt16) -> (first: Int, count: Int) {
    let first = firstName(notBefore: name)
    return (first, firstName(notBefore: name + 1) - first)
  }

  private func firstName(notBefore name: UInt16) -> Int {
    var (low, high) = (0, nameCount)
    while low < high {
      let middle = (low + high) / 2
      if names[middle].name < name { low = middle + 1 } else { high = middle }
    }
    return low
  }
}

/// One of the two lines of a placement.
private struct PlacementLine {
  let number: Int
  let name: UInt16
  let isSpan: Bool
  /// The name of the edge of a named area, if the name may be that of an area.
  let edgeName: UInt16?

  init(_ number: Int16, _ name: UInt16, isSpan: Bool, edge: UInt16) {
    self.number = Int(number)
    self.name = name
    self.isSpan = isSpan
    edgeName = name & LineName.edges == 0 && name != 0 ? name | edge : nil
  }
}
