// Rows of tables and cells of collection views, as their documents draw them.
//
// Rows are no part of the layout of their table. A row is as wide as the table; what is in it keeps its distance from
// the nearer side, or from both if it is wider than half of the row.

extension Sketch {
  /// Draws the rows of a table that begin at `top`.
  mutating func table(_ look: Look, in frame: Rect, from top: Double) {
    let isGrouped = look.state.style.hasSuffix("rouped")
    let margin = look.state.style == "insetGrouped" ? 16.0 : 0
    let inside = frame.inset(margin, 0)
    var y = top
    var isFirst = true
    var last = RowLook.Kind.header
    for (number, row) in look.rows.enumerated() {
      if y >= frame.bottom { return }
      if isGrouped, row.kind == .cell, last != .cell, last != .header { y += 18 }
      if isGrouped, row.kind == .header { y += isFirst ? 8 : 18 }
      let place = Rect(
        x: row.kind == .view ? frame.x : inside.x, y: y, width: row.kind == .view ? frame.width : inside.width,
        height: row.height)
      switch row.kind {
      case .header, .footer: title(row, in: place, isGrouped: isGrouped)
      case .cell, .view:
        let usual: Tone? = row.kind == .view ? nil : isGrouped ? .raised : nil
        let isLast = number + 1 == look.rows.count || look.rows[number + 1].kind != .cell
        let corners: Corners = last != .cell ? isLast ? .all : .top : isLast ? .bottom : .none
        if margin > 0, row.kind == .cell {
          self.row(row, in: place, usual, radius: 8, corners)
        } else {
          self.row(row, in: place, usual)
        }
        if row.kind == .cell, !look.state.isOn, margin == 0 || !isLast { separator(below: place) }
      }
      y += row.height
      isFirst = false
      last = row.kind
    }
    let height = look.rows.last { $0.kind == .cell }?.height ?? 44
    if isGrouped || look.state.isOn || height < 8 { return }
    // Lines of empty rows, as a plain table has them.
    while y + height < frame.bottom {
      separator(below: Rect(x: frame.x, y: y, width: frame.width, height: height))
      y += height
    }
  }

  private mutating func separator(below row: Rect) {
    let left = isRightToLeft ? 0 : 16.0
    line(row.x + left, row.bottom - 0.5, row.right - (isRightToLeft ? 16 : 0), row.bottom - 0.5, .separator, width: 0.5)
  }

  private mutating func title(_ row: RowLook, in frame: Rect, isGrouped: Bool) {
    if row.text.isEmpty { return }
    if !isGrouped { rect(frame, fill: Tone(light: 0xf2f2f7ff, dark: 0x1c1c1eff)) }
    let letters = isGrouped ? Letters(size: 13) : Letters(size: 15, weight: 600)
    let inside = frame.inset(16, 0)
    words(
      isGrouped && row.kind == .header ? row.text.uppercased() : row.text,
      in: isGrouped ? Rect(x: inside.x, y: frame.bottom - 24, width: inside.width, height: 20) : inside, letters,
      isGrouped ? .secondaryLabel : .label, anchor(.natural))
  }

  /// Draws the background, the parts and the accessory of a row.
  mutating func row(_ row: RowLook, in frame: Rect, _ usual: Tone?, radius: Double = 0, _ corners: Corners = .all) {
    if let fill = row.box.fill ?? usual { rect(frame, radius: max(radius, row.box.radius), corners, fill: fill) }
    if row.box.border > 0 {
      rect(frame, radius: row.box.radius, stroke: row.box.borderTone ?? .label, width: row.box.border)
    }
    for part in row.parts {
      let place = moved(part.frame, from: row.width, to: frame)
      draw(part.look, in: place)
    }
    accessory(row.accessory, in: frame)
  }

  private func moved(_ part: [Double], from width: Double, to row: Rect) -> Rect {
    var place = Rect(x: row.x + part[0], y: row.y + part[1], width: part[2], height: part[3])
    let more = row.width - width
    if width <= 0 || more.magnitude < 0.01 { return place }
    if part[2] > width / 2 {
      place.width = max(0, part[2] + more)
    } else if part[0] + part[2] / 2 > width * 0.6 {
      place.x += more
    } else if (part[0] + part[2] / 2 - width / 2).magnitude < 2 {
      place.x += more / 2
    }
    return place
  }

  mutating func accessory(_ name: String, in row: Rect) {
    if name.isEmpty { return }
    let x = isRightToLeft ? row.x + 14 : row.right - 30
    let place = Rect(x: x, y: row.y, width: 16, height: row.height)
    switch name {
    case "disclosure": symbol(isRightToLeft ? "chevron.left" : "chevron.right", in: place.square(14), .tertiaryLabel)
    case "checkmark": symbol("checkmark", in: place.square(15), tint)
    case "detail": symbol("info.circle", in: place.square(20), tint)
    case "detailDisclosure":
      symbol("chevron.right", in: place.square(14), .tertiaryLabel)
      symbol("info.circle", in: Rect(x: x - 26, y: row.y, width: 20, height: row.height).square(20), tint)
    default: break
    }
  }

  /// Draws cells in lines, the given ones first; then the last one again, as an outline.
  mutating func collection(_ look: Look, in frame: Rect, from top: Double) {
    let gap = look.state.value
    var (x, y, height) = (frame.x + 0.0, top, 0.0)
    var number = 0
    let cells = look.rows.filter { $0.kind == .cell && $0.width > 0 && $0.height > 0 }
    for header in look.rows where header.kind != .cell {
      row(header, in: Rect(x: frame.x, y: y, width: frame.width, height: header.height), nil)
      y += header.height
    }
    guard let last = cells.last else { return dashedRect(frame, .fill) }
    let isSideways = look.state.isOn
    while number < 120 {
      let cell = number < cells.count ? cells[number] : last
      if !isSideways, x > frame.x, x + cell.width > frame.right + 0.5 {
        (x, y, height) = (frame.x, y + height + gap, 0)
      }
      if isSideways, y > top, y + cell.height > frame.bottom + 0.5 { (x, y, height) = (x + height + gap, top, 0) }
      if isSideways ? x >= frame.right : y >= frame.bottom { return }
      let place = Rect(x: x, y: y, width: cell.width, height: cell.height)
      if number < cells.count { row(cell, in: place, nil) } else { dashedRect(place, .gray) }
      if isSideways {
        y += cell.height + gap
        height = max(height, cell.width)
      } else {
        x += cell.width + gap
        height = max(height, cell.height)
      }
      number += 1
    }
  }
}
