// Label placement: inside the item, where a label covers neither another label nor a child; else on its edge; else
// next to the item; else the label is left out.

import Memory
import Notation
import Solver

extension Picture {
  /// With more items than this, labels are not placed beside items: the search would take too long.
  private static var crowd: Int { 2000 }

  /// The number of places for the label of an item.
  private func placeCount(_ record: ItemRecord) -> Int { isLeaf(record) ? 16 : 26 }

  /// Returns the first free position for a label: smaller fonts and a label without its second line come before other
  /// places. With a plan: the place taken before, or else the first of those that are free in most pictures.
  func findPosition(
    for label: inout Label, _ item: Int32, _ record: ItemRecord, in scene: inout Scene, _ plans: inout LabelPlans
  ) -> LabelPosition? {
    if let place = plans.place(of: item) { return position(place, for: &label, item, record, in: &scene) }
    let places = plans.isEmpty ? 0..<placeCount(record) : plannedPlaces(item, record, plans)
    var most: UInt16 = 0
    for number in places { most = max(most, plans.count(of: item, number)) }
    // First the places that are free in most pictures, then those that are free in more than half as many.
    for turn in 0..<(most > 0 ? 2 : 1) {
      for number in places {
        let count = plans.count(of: item, number)
        if turn == 0 ? count < most : 2 * count <= most { continue }
        let place = LabelPlace(number: Int16(number))
        guard let position = position(place, for: &label, item, record, in: &scene) else { continue }
        plans.take(LabelPlace(number: place.number, along: position.along), for: item)
        return position
      }
    }
    return nil
  }

  /// The places inside, if one is free in any picture (for corners: in more than half as many as an edge); else the
  /// others.
  private func plannedPlaces(_ item: Int32, _ record: ItemRecord, _ plans: borrowing LabelPlans) -> Range<Int> {
    let (count, isLeaf) = (placeCount(record), isLeaf(record))
    let insideCount = isLeaf ? 12 : 24
    var (inside, around): (UInt16, UInt16) = (0, 0)
    for number in 0..<count {
      let pictures = plans.count(of: item, number)
      if number < insideCount { inside = max(inside, pictures) } else { around = max(around, pictures) }
    }
    return inside > 0 && (isLeaf || 2 * inside > around) ? 0..<insideCount : insideCount..<count
  }

  /// Counts the free places of a label.
  func count(
    _ label: inout Label, _ item: Int32, _ record: ItemRecord, in scene: inout Scene, _ plans: inout LabelPlans
  ) {
    for number in 0..<placeCount(record)
    where position(LabelPlace(number: Int16(number)), for: &label, item, record, in: &scene) != nil {
      plans.add(item, number)
    }
  }

  /// Returns the position of a label at a place, if it is free. A leaf has its middle, horizontal or rotated, then
  /// positions next to it; other items have their corners, then their upper and lower edges; each with smaller fonts in
  /// turn.
  private func position(
    _ place: LabelPlace, for label: inout Label, _ item: Int32, _ record: ItemRecord, in scene: inout Scene
  ) -> LabelPosition? {
    let frame = visible(item)
    if frame.width < 0 || frame.height < 0 { return nil }
    if !record.kind.isView, frame.width == 0 || frame.height == 0 { return nil }
    let (number, isLeaf) = (Int(place.number), isLeaf(record))
    let (step, turn) = isLeaf ? (number / 2, number % 2) : (number / 4, number % 4)
    if step < 6 {
      label.font = step < 2 ? 11 : step < 4 ? 9 : 7
      label.hasSize = step % 2 == 0 || label.name == 0
      if isLeaf { return findMiddle(for: label, frame, isRotated: turn == 1) }
      return findCorner(turn, for: label, frame, record, in: &scene)
    }
    if label.name == 0 { return nil }
    label.hasSize = false
    label.font = isLeaf ? 7 : 8
    if !isLeaf { return findEdge(turn, for: label, frame, at: place.along) }
    return order.count < Self.crowd ? findBeside(number - 12, label, frame, in: &scene) : nil
  }

  @inline(never)
  private func findMiddle(for label: Label, _ frame: Rect, isRotated: Bool) -> LabelPosition? {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (width, height) = isRotated ? (label.height, label.width) : (label.width, label.height)
    if width + 4 > frame.width || height + 1 > frame.height { return nil }
    let rect = Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    return isFree(rect) ? LabelPosition(rect: rect, isCentered: true, isRotated: isRotated) : nil
  }

  /// A corner inside that no child overlaps nor, for a guide, a child of its owner.
  @inline(never)
  private func findCorner(
    _ corner: Int, for label: Label, _ frame: Rect, _ record: ItemRecord, in scene: inout Scene
  ) -> LabelPosition? {
    if label.width + 8 > frame.width || label.height + 4 > frame.height { return nil }
    let x = corner & 1 == 0 ? frame.x + 5 : frame.right - label.width - 5
    let y = corner & 2 == 0 ? frame.y + 2 : frame.bottom - label.height - 3
    let rect = Rect(x: x, y: y, width: label.width, height: label.height)
    let first = record.kind.isView ? record.firstChild : scene.items[record.parent].firstChild
    if !isFree(rect) || isCovered(rect, by: first, in: &scene) { return nil }
    return isCovered(rect, by: record.firstGuide, in: &scene) ? nil : LabelPosition(rect: rect)
  }

  /// Whether an item or one of its next siblings overlaps a rectangle.
  @inline(never)
  private func isCovered(_ rect: Rect, by first: Int32, in scene: inout Scene) -> Bool {
    var item = first
    while item >= 0 {
      let record = scene.items[item]
      if record.kind.isView || record.kind == .bar, !isMarked(item, Mark.hidden), visible(item).reaches(into: rect) {
        return true
      }
      item = record.next
    }
    return false
  }

  /// On the upper edge (0) or the lower one: the leftmost free position, or the planned one. Only the first 1000 steps
  /// are tried.
  @inline(never)
  private func findEdge(_ edge: Int, for label: Label, _ frame: Rect, at planned: Int16) -> LabelPosition? {
    let y = edge == 0 ? frame.y : frame.bottom
    for step in planned < 0 ? 0..<1000 : Int(planned)..<Int(planned) + 1 {
      let x = frame.x + 8 + 12 * Double(step)
      if step > 0, x + label.width >= frame.right { return nil }
      let rect = Rect(x: x, y: y - label.height / 2, width: label.width, height: label.height)
      if isFree(rect) { return LabelPosition(rect: rect, isPlate: true, along: Int16(step)) }
    }
    return nil
  }

  /// Right of the item, below, above or left of it, where no label and no leaf is.
  @inline(never)
  private func findBeside(_ side: Int, _ label: Label, _ frame: Rect, in scene: inout Scene) -> LabelPosition? {
    var rect = Rect(x: 0, y: 0, width: label.width, height: label.height)
    rect.x = frame.x + (frame.width - label.width) / 2
    rect.y = frame.y + (frame.height - label.height) / 2
    switch side {
    case 0: rect.x = frame.right + 2
    case 1: rect.y = frame.bottom + 1
    case 2: rect.y = frame.y - label.height - 1
    default: rect.x = frame.x - label.width - 2
    }
    return isFree(rect) && isOpen(rect, in: &scene) ? LabelPosition(rect: rect) : nil
  }

  @inline(never)
  private func isOpen(_ rect: Rect, in scene: inout Scene) -> Bool {
    for index in 0..<order.count {
      let record = scene.items[order[index]]
      if isLeaf(record), !isMarked(order[index], Mark.hidden), visible(order[index]).reaches(into: rect) {
        return false
      }
    }
    return true
  }

  /// Whether no label is there yet.
  @inline(never)
  private func isFree(_ rect: Rect) -> Bool {
    for index in 0..<labels.count where labels[index].reaches(into: rect) { return false }
    return !isCutAtWindow || isInSight(rect)
  }

  /// On a screen: whether the rectangle is inside the window, with 8 pixels of vertical tolerance, and no opaque item covers it.
  private func isInSight(_ rect: Rect) -> Bool {
    let window = pixels(frames[0])
    if rect.x < window.x || rect.right > window.right || rect.y < window.y - 8 || rect.bottom > window.bottom + 8 {
      return false
    }
    for index in firstBeyond..<order.count where isMarked(order[index], Mark.solid) {
      if !isMarked(order[index], Mark.hidden), visible(order[index]).reaches(into: rect) { return false }
    }
    return true
  }
}

extension Rect {
  /// Larger than any scene.
  static var everything: Rect { Rect(x: -1e30, y: -1e30, width: 2e30, height: 2e30) }

  /// The rectangle with positive sizes.
  var standing: Rect {
    Rect(x: min(x, right), y: min(y, bottom), width: abs(width), height: abs(height))
  }

  /// The intersection, with a negative size if it is empty. Exactly `self` if `self` is inside the other.
  @inline(never)
  func intersection(_ other: Rect) -> Rect {
    if x >= other.x && y >= other.y && right <= other.right && bottom <= other.bottom { return self }
    let (left, top) = (max(x, other.x), max(y, other.y))
    return Rect(x: left, y: top, width: min(right, other.right) - left, height: min(bottom, other.bottom) - top)
  }

  /// Whether they overlap by more than an edge.
  @inline(never)
  func reaches(into other: Rect) -> Bool {
    x < other.right && other.x < right && y < other.bottom && other.y < bottom
  }
}
