// Columns that stand below each other: the first and the last from the left,
// numbers in between from the right.

struct Table {
  private var rows: [[String]]

  init(_ titles: [String]) { rows = [titles] }

  mutating func add(_ cells: [String]) { rows.append(cells) }

  func text(_ style: Style) -> String {
    let columns = rows[0].indices
    let widths = columns.map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    var text = ""
    for (index, row) in rows.enumerated() {
      var line = ""
      for column in columns {
        let blank = String(repeating: " ", count: widths[column] - row[column].unicodeScalars.count)
        let isFromLeft = column == columns.first || column == columns.last
        line += (column > 0 ? "  " : "") + (isFromLeft ? row[column] + blank : blank + row[column])
      }
      while line.last == " " { line.removeLast() }
      text += (index == 0 ? style.faint(line) : line) + "\n"
    }
    return text
  }
}
