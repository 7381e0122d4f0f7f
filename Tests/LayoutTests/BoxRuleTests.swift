import Boxes
import Memory
import Notation
import Solver
import Status
import Support
import Testing

@testable import Layout

/// A refused line: the text, the column, and the sentence.
private typealias Case = (text: String, column: Int, sentence: String)

@Suite struct BoxRuleTests {
  private static let flow = "expected a setting such as wrap, gap or align, a child in brackets, or the end of the line"
  private static let grid =
    "expected areas in quotes, a setting such as columns or gap, a child in brackets, or the end of the line"
  private static let child = "expected a setting of a child such as grow, basis or align"
  private static let length = "expected a number, a percentage or a metric"
  private static let dimension = "expected a number, a percentage, a metric, or a keyword such as auto or minContent"
  private static let number = "the number is out of its range, which begins at 0 except for margins"
  private static let alignment = "expected an alignment such as start, center, stretch or space_between"
  private static let tracks = "expected sizes of tracks such as 200, 1fr, auto, minmax(60, 1fr) or repeat(3, 1fr)"
  private static let four = "expected one length, two or four: top, left, bottom, right"
  private static let line = "a line is a whole number from 1 to 1000 or from -1 to -1000, a span one from 1 to 1000"
  private static let name = "expected the name of an area, a point for an empty cell, or a slash"
  private static let rows = "all rows of areas have the same number of cells"
  private static let rectangle = "the cells of an area are one rectangle"

  private static let cases: [Case] = [
    ("row: flwo", 6, "expected \"flow\" or \"grid\""),
    ("row: flow wrp", 11, flow),
    ("row: flow wrap gap", 19, length),
    ("row: flow gap -8", 15, length),
    ("row: flow gap 8 8", 17, flow),
    ("row: flow gap 2e9", 15, number),
    ("row: flow columns 8", 11, flow),
    ("row: flow padding 1 2 3", 24, four),
    ("row: flow padding 1 2 3 align center", 25, four),
    ("row: flow gap space", 15, "no metric has this name"),
    ("row: flow align middle", 17, alignment),
    ("row: flow align", 16, alignment),
    ("row: flow 8", 11, flow),
    ("row: flow [a", 13, "expected \"(\" or \"]\""),
    ("row: flow [a()]", 14, child),
    ("row: flow [a(wrap)]", 14, child),
    ("row: flow [a(grow 1 basis 2)]", 21, "expected \",\" or \")\""),
    ("row: flow [a(grow -1)]", 19, "expected \",\" or \")\""),
    ("row: flow [a(shrink)]", 20, "expected a number or a metric"),
    ("row: flow [a(column 0)]", 21, line),
    ("row: flow [a(columnSpan 1.5)]", 25, line),
    ("row: flow [a(margins -8)] gap 8", 27, "expected a child in brackets or the end of the line"),
    ("row: flow [a(width)]", 19, length),
    ("row: flow [a(width -8)]", 20, length),
    ("row: flow [a(height content)]", 21, dimension),
    ("row: flow [a(max_width stretch)]", 24, "expected a number, a percentage, a metric or auto"),
    ("row: flow [x]", 12, "no child of the box has this name"),
    ("page: flow", 1, "not a flow; add it as one"),
    ("row: grid", 1, "not a grid; add it as one"),
    ("none: grid", 1, "no item has this name"),
    ("page: grid wrap", 12, grid),
    ("page: grid columns", 19, tracks),
    ("page: grid columns gap 8", 20, tracks),
    ("page: grid columns 8 px", 22, tracks),
    ("page: grid columns 8 minmax(4) gap 2", 30, tracks),
    ("page: grid columns 2e9", 20, tracks),
    ("page: grid columns 2000000000", 20, "a track is at most 1e9 points long, and there are at most 10000"),
    ("page: grid auto_rows repeat(auto-fill, 2)", 40, tracks),
    ("page: grid \"\"", 13, "expected the names of the cells of a row"),
    ("page: grid \"head head\" \"side\"", 29, rows),
    ("page: grid \"head head / side\"", 29, rows),
    ("page: grid \"head .side\"", 18, name),
    ("page: grid \"head (\"", 18, name),
    ("page: grid \"head side\" \"side head\"", 30, rectangle),
    ("page: grid \"head head\" \"head side\"", 13, rectangle),
    ("page: grid \"head main\"", 18, "no child of the box has this name"),
    ("page: grid \"head\" [side(area sied)]", 30, "no area of the grid has this name"),
  ]

  private func stage() throws -> (Stage, row: ItemID, page: ItemID) {
    let stage = try Stage()
    func box(_ name: String, isGrid: Bool) throws -> ItemID {
      var name = name
      return try name.withUTF8 {
        isGrid
          ? try stage.scene.frames.addGrid(in: .window, name: $0)
          : try stage.scene.frames.addFlow(in: .window, name: $0)
      }
    }
    let (row, page) = (try box("row", isGrid: false), try box("page", isGrid: true))
    for name in ["a", "b", "c"] { _ = try stage.view(name, in: row) }
    for name in ["head", "side", "rest"] { _ = try stage.view(name, in: page) }
    return (stage, row, page)
  }

  private func line(of box: ItemID, in stage: Stage) -> String {
    var text = Collected()
    text.write(box: box.slot, of: &stage.scene)
    return text.string
  }

  @Test func `a wrong line is refused with a column and a sentence`() throws {
    let (stage, row, page) = try stage()
    let (first, second) = (line(of: row, in: stage), line(of: page, in: stage))
    for (text, column, sentence) in Self.cases {
      let error = #expect(throws: Refusal.self, "\(text)") { _ = try stage.rules(text) }
      let message = error.map { String($0.description.split(separator: "\n")[0]) }
      #expect(message == "line 1, column \(column): \(sentence)", "\(text)")
    }
    #expect(line(of: row, in: stage) == first && line(of: page, in: stage) == second)
  }

  /// A line, and what is written of it.
  private static let lines = [
    ("row: flow", "row: flow [a][b][c]"),
    ("row: flow wrap gap 8 padding 16 [c][a]", "row: flow wrap gap 8 padding 16 [c][a][b]"),
    (
      "row:flow column_reverse line_gap 25% align flow_end justify space_between align_lines center // a comment",
      "row: flow columnReverse lineGap 25% justify spaceBetween align flowEnd alignLines center [a][b][c]"
    ),
    ("row: flow wrap balanced padding gap 4 [a][b][c]", "row: flow wrap balanced padding 3 4 [a][b][c]"),
    (
      "row: flow column gap gap lineGap 2 padding 1 2 3 4", "row: flow column gap 3 lineGap 2 padding 1 2 3 4 [a][b][c]"
    ),
    (
      "row: flow [a(grow)][b(grow 2, shrink 0, basis 25%, margins -1 auto)][\"c\"(basis min_content, align end)]",
      "row: flow [a(grow 1)][b(grow 2, shrink 0, basis 25%, margins -1 auto)][c(basis minContent, align end)]"
    ),
    (
      "page: grid \"head head\" \"side .\" columns 200 1fr rows auto 1fr gap 8",
      "page: grid \"head head / side .\" columns 200 1fr rows auto 1fr gap 8 [head][side][rest]"
    ),
    (
      "page: grid columns repeat(auto-fill, minmax(160, 1fr)) auto_rows 40 column dense row_gap 2 justify_tracks end",
      "page: grid column dense columns repeat(auto-fill, minmax(160, 1fr)) autoRows 40 rowGap 2 justifyTracks end "
        + "[head][side][rest]"
    ),
    (
      "page: grid \"x head\" [rest(area x, max_width 50%)][side(area x, width auto, height 4)]",
      "page: grid \"x head\" [rest(area \"x\", maxWidth 50%)][side(area \"x\", height 4)][head]"
    ),
    (
      "page: grid \"x x\" [head(column -2, columnSpan 2)][side(row 3, rowSpan 2)][rest(area x)]",
      "page: grid \"x x\" [head(column -2, columnSpan 2)][side(row 3, rowSpan 2)][rest(area \"x\")]"
    ),
  ]

  @Test func `lines are written so that they read the same settings`() throws {
    for (text, expected) in Self.lines {
      let (stage, row, page) = try stage()
      let box = text.hasPrefix("row") ? row : page
      if text.contains("\"x x\"") { _ = try stage.view("x", in: page) }
      try stage.rules(text, metrics: ["gap": 3])
      let written = line(of: box, in: stage).replacing("[x]", with: "")
      #expect(written == expected)
      try stage.rules(box == row ? "row: flow" : "page: grid")
      try stage.rules(expected)
      #expect(line(of: box, in: stage).replacing("[x]", with: "") == written)
    }
  }

  @Test func `a refused rule leaves boxes as they are`() throws {
    let (stage, row, _) = try stage()
    #expect(throws: Refusal.self) { try stage.rules("row: flow gap 8 [c]", "a.left == b.top") }
    #expect(line(of: row, in: stage) == "row: flow [a][b][c]")
  }

  @Test func `lines about boxes place their children`() throws {
    let (stage, row, page) = try stage()
    try stage.rules(
      "H:|[row]|", "V:|[row(40)][page]|", "H:|[page]|", "row: flow gap 10 [b(grow)][a(basis 50)]",
      "page: grid \"head head\" \"side rest\" columns 100 1fr rows 44 1fr")
    try stage.layout()
    func frame(_ name: String, in box: ItemID) throws -> Rect {
      var child = stage.scene.tree.items[box.slot].firstChild
      while stage.scene.tree.names.bytes(of: Int(child)).count != name.utf8.count
        || !name.utf8.elementsEqual(stage.scene.tree.names.bytes(of: Int(child)))
      { child = stage.scene.tree.items[child].next }
      return try stage.frame(stage.scene.tree.id(ofItem: child))
    }
    #expect(try frame("b", in: row) == Rect(x: 0, y: 0, width: 250, height: 40))
    #expect(try frame("a", in: row) == Rect(x: 260, y: 0, width: 50, height: 40))
    #expect(try frame("head", in: page) == Rect(x: 0, y: 0, width: 320, height: 44))
    #expect(try frame("rest", in: page) == Rect(x: 100, y: 44, width: 220, height: 396))
  }
}
