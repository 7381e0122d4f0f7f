// Aligned columns: the first is left-aligned, and the last if it is text; the others are
// right-aligned.

public struct Table {
  private var rows: [[String]]
  private let endsInText: Bool

  public init(_ titles: [String], endsInText: Bool = true) {
    rows = [titles]
    self.endsInText = endsInText
  }

  public mutating func add(_ cells: [String]) { rows.append(cells.map(printable)) }

  public func text(_ style: Style) -> String {
    let columns = rows[0].indices
    let widths = columns.map { column in rows.map { $0[column].unicodeScalars.count }.max() ?? 0 }
    var text = ""
    for (index, row) in rows.enumerated() {
      var line = ""
      for column in columns {
        let blank = String(repeating: " ", count: widths[column] - row[column].unicodeScalars.count)
        let isFromLeft = column == columns.first || endsInText && column == columns.last
        line += (column > 0 ? "  " : "") + (isFromLeft ? row[column] + blank : blank + row[column])
      }
      while line.last == " " { line.removeLast() }
      text += (index == 0 ? style.dim(line) : line) + "\n"
    }
    return text
  }
}
