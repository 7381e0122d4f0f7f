// Wheels, and pickers of dates.

extension Sketch {
  mutating func picker(_ look: Look, in frame: Rect) { wheels([look.state.titles], in: frame, look) }

  mutating func datePicker(_ look: Look, in frame: Rect) {
    let style = look.state.style
    if style == "compact" || frame.height < 60 {
      var x = frame.x
      for words in chips(style) {
        let letters = Letters(size: 17)
        let width = letters.width(of: words) + 22
        let chip = Rect(x: x, y: frame.y, width: min(width, frame.right - x), height: frame.height)
        rect(chip, radius: 6, fill: .faintFill)
        self.words(words, in: chip.inset(6, 0), letters, .label, .middle)
        x += width + 6
      }
      return
    }
    if style == "inline" { return month(in: frame) }
    let columns: [[String]]
    switch look.text.string {
    case "date":
      columns = [
        ["April", "May", "June", "July", "August"], ["7", "8", "9", "10", "11"],
        ["2014", "2015", "2016", "2017", "2018"],
      ]
    case "time": columns = [["7", "8", "9", "10", "11"], ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""]]
    case "countDownTimer": columns = [["", "", "0 hours", "1", "2"], ["", "", "1 min", "2", "3"]]
    default:
      columns = [
        ["Sun Jun 7", "Mon Jun 8", "Today", "Wed Jun 10", "Thu Jun 11"], ["7", "8", "9", "10", "11"],
        ["39", "40", "41", "42", "43"], ["", "", "AM", "PM", ""],
      ]
    }
    wheels(columns, in: frame, look)
  }

  private func chips(_ style: String) -> [String] { ["Jun 9, 2026", "9:41"] }

  private mutating func wheels(_ columns: [[String]], in frame: Rect, _ look: Look) {
    let row = 34.0
    let middle = frame.y + frame.height / 2
    rect(
      Rect(x: frame.x + 9, y: middle - row / 2, width: max(0, frame.width - 18), height: row), radius: 8,
      fill: .faintFill)
    let inside = frame.inset(min(20, frame.width / 10), 0)
    let step = inside.width / Double(max(1, columns.count))
    for (place, column) in columns.enumerated() {
      let shown = column.isEmpty ? ["Item", "Item", "Item", "Item", "Item"] : column
      for (line, words) in shown.enumerated() {
        let distance = Double(line) - Double(shown.count / 2)
        let y = middle + distance * row * (1 - 0.06 * distance.magnitude) - row / 2
        if y < frame.y || y + row > frame.bottom { continue }
        let letters = Letters(size: distance == 0 ? 22 : 20 - distance.magnitude)
        let cell = Rect(x: inside.x + Double(place) * step, y: y, width: step, height: row)
        self.words(words, in: cell, letters, distance == 0 ? .label : .tertiaryLabel, .middle)
      }
    }
  }

  private mutating func month(in frame: Rect) {
    words("June 2026", in: frame.rows(8, 36).inset(16, 0), Letters(size: 17, weight: 600), .label)
    let (across, down) = ((frame.width - 16) / 7, (frame.height - 44) / 6)
    for day in 1...30 {
      let (column, row) = (Double(day % 7), Double(day / 7))
      let cell = Rect(
        x: frame.x + 8 + column * across, y: frame.y + 44 + row * down, width: across, height: down)
      let isToday = day == 9
      if isToday { circle(cell.x + across / 2, cell.y + down / 2, min(across, down) / 2, fill: tint.faded(0.15)) }
      words("\(day)", in: cell, Letters(size: 18), isToday ? tint : .label, .middle)
    }
  }
}
