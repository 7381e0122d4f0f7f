// Label placement: inside the item, where a label covers neither another label nor a child; else on its edge; else
// next to the item; else the label is left out.

import CCasement

extension Picture {
  /// With more items than this, labels are not placed beside items: the search would take too long.
  private static let crowd = 2000

  /// The number of places for the label of an item, and how many of them are inside.
  private func placeCounts(_ place: Int) -> (all: Int, inside: Int) { items[place].isLeaf ? (16, 12) : (26, 24) }

  /// Returns the first free position for a label: smaller fonts and a label without its second line come before other
  /// places. With a plan: the place taken before, or else the first of those that are free in most pictures.
  func findPosition(for label: inout Label, _ place: Int, _ plans: inout LabelPlans) -> LabelPosition? {
    let id = items[place].id
    if let planned = plans.place(of: id) { return position(planned, for: &label, place) }
    let numbers = plans.isShared ? plannedPlaces(place, plans) : 0..<placeCounts(place).all
    let most = numbers.map { plans.count(of: id, $0) }.max() ?? 0
    // First the places that are free in most pictures, then those that are free in more than half as many.
    for turn in 0..<(most > 0 ? 2 : 1) {
      for number in numbers {
        let count = plans.count(of: id, number)
        if turn == 0 ? count < most : 2 * count <= most { continue }
        guard let position = position(LabelPlace(number: number), for: &label, place) else { continue }
        plans.take(LabelPlace(number: number, along: position.along), for: id)
        return position
      }
    }
    return nil
  }

  /// The places inside, if one is free in any picture (for corners: in more than half as many as an edge); else the
  /// others.
  private func plannedPlaces(_ place: Int, _ plans: LabelPlans) -> Range<Int> {
    let (all, inside) = placeCounts(place)
    let counts = (0..<all).map { plans.count(of: items[place].id, $0) }
    let (within, around) = (counts[..<inside].max() ?? 0, counts[inside...].max() ?? 0)
    return within > 0 && (items[place].isLeaf || 2 * within > around) ? 0..<inside : inside..<all
  }

  /// Returns the numbers of the free places of a label.
  func freePlaces(for label: Label, _ place: Int) -> [Int] {
    var label = label
    return (0..<placeCounts(place).all).filter { position(LabelPlace(number: $0), for: &label, place) != nil }
  }

  /// Returns the position of a label at a place, if it is free. A leaf has its middle, horizontal or rotated, then
  /// positions next to it; other items have their corners, then their upper and lower edges; each with smaller fonts in
  /// turn.
  private func position(_ planned: LabelPlace, for label: inout Label, _ place: Int) -> LabelPosition? {
    let frame = visible(place)
    if frame.width < 0 || frame.height < 0 { return nil }
    if !items[place].isView, frame.width == 0 || frame.height == 0 { return nil }
    let (number, isLeaf) = (planned.number, items[place].isLeaf)
    let (step, turn) = isLeaf ? (number / 2, number % 2) : (number / 4, number % 4)
    if step < 6 {
      label.font = step < 2 ? 11 : step < 4 ? 9 : 7
      label.hasSize = step % 2 == 0 || !label.hasName
      if isLeaf { return findMiddle(for: label, frame, of: place, isRotated: turn == 1) }
      return findCorner(turn, for: label, frame, of: place)
    }
    if !label.hasName { return nil }
    label.hasSize = false
    label.font = isLeaf ? 7 : 8
    if !isLeaf { return findEdge(turn, for: label, frame, of: place, at: planned.along) }
    return items.count < Self.crowd ? findBeside(number - 12, label, frame, of: place) : nil
  }

  private func findMiddle(for label: Label, _ frame: Rect, of place: Int, isRotated: Bool) -> LabelPosition? {
    let (x, y) = (frame.x + frame.width / 2, frame.y + frame.height / 2)
    let (width, height) = isRotated ? (label.height, label.width) : (label.width, label.height)
    if width + 4 > frame.width || height + 1 > frame.height { return nil }
    let rect = Rect(x: x - width / 2, y: y - height / 2, width: width, height: height)
    return isFree(rect, for: place) ? LabelPosition(rect: rect, isCentered: true, isRotated: isRotated) : nil
  }

  /// A corner inside that no child overlaps nor, for a guide, a child of its owner.
  private func findCorner(_ corner: Int, for label: Label, _ frame: Rect, of place: Int) -> LabelPosition? {
    if label.width + 8 > frame.width || label.height + 4 > frame.height { return nil }
    let x = corner & 1 == 0 ? frame.x + 5 : frame.right - label.width - 5
    let y = corner & 2 == 0 ? frame.y + 2 : frame.bottom - label.height - 3
    let rect = Rect(x: x, y: y, width: label.width, height: label.height)
    let item = items[place]
    let children = item.isView ? item.children : items[item.parent].children
    if !isFree(rect, for: place) || isCovered(rect, by: children) { return nil }
    return isCovered(rect, by: item.guides) ? nil : LabelPosition(rect: rect)
  }

  /// Whether a view or a bar overlaps a rectangle.
  private func isCovered(_ rect: Rect, by others: [Int]) -> Bool {
    others.contains { other in
      (items[other].isView || items[other].kind == CAS_BAR) && !isHidden(other) && visible(other).reaches(into: rect)
    }
  }

  /// On the upper edge (0) or the lower one: the leftmost free position, or the planned one. Only the first 1000 steps
  /// are tried.
  private func findEdge(
    _ edge: Int, for label: Label, _ frame: Rect, of place: Int, at planned: Int?
  ) -> LabelPosition? {
    let y = edge == 0 ? frame.y : frame.bottom
    for step in planned.map({ $0..<$0 + 1 }) ?? 0..<1000 {
      let x = frame.x + 8 + 12 * Double(step)
      if step > 0, x + label.width >= frame.right { return nil }
      let rect = Rect(x: x, y: y - label.height / 2, width: label.width, height: label.height)
      if isFree(rect, for: place) { return LabelPosition(rect: rect, isPlate: true, along: step) }
    }
    return nil
  }

  /// Right of the item, below, above or left of it, where no label and no leaf is.
  private func findBeside(_ side: Int, _ label: Label, _ frame: Rect, of place: Int) -> LabelPosition? {
    var rect = Rect(x: 0, y: 0, width: label.width, height: label.height)
    rect.x = frame.x + (frame.width - label.width) / 2
    rect.y = frame.y + (frame.height - label.height) / 2
    switch side {
    case 0: rect.x = frame.right + 2
    case 1: rect.y = frame.bottom + 1
    case 2: rect.y = frame.y - label.height - 1
    default: rect.x = frame.x - label.width - 2
    }
    return isFree(rect, for: place) && isOpen(rect) ? LabelPosition(rect: rect) : nil
  }

  /// Whether no visible leaf is there.
  private func isOpen(_ rect: Rect) -> Bool {
    !items.indices.contains { items[$0].isLeaf && !isHidden($0) && visible($0).reaches(into: rect) }
  }

  /// Whether no label is there yet.
  private func isFree(_ rect: Rect, for place: Int) -> Bool {
    !labels.contains { $0.reaches(into: rect) } && (!isCutAtWindow || isInSight(rect, for: place))
  }

  /// On a screen: whether the rectangle is inside the window, with 8 pixels of vertical tolerance, and no opaque item
  /// drawn after the labelled one and its descendants covers it.
  private func isInSight(_ rect: Rect, for place: Int) -> Bool {
    let window = pixels(frames[0])
    if rect.x < window.x || rect.right > window.right || rect.y < window.y - 8 || rect.bottom > window.bottom + 8 {
      return false
    }
    return !items.indices[items[place].end...].contains { other in
      marks[other].contains(.solid) && !isHidden(other) && visible(other).reaches(into: rect)
    }
  }
}
