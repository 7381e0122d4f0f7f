import CCasement
import Testing

@testable import Pictures

@Suite struct ScreenTests {
  /// A scene with one view of a look, and its picture at a pixel a point.
  private func picture(
    of look: Look, width: Double = 100, height: Double = 40, _ change: (inout PictureOptions) -> Void = { _ in }
  ) throws -> String {
    let stage = try PictureScene(width: 320, height: 480)
    let view = try stage.view("view")
    stage.place(view, 10, 20, width, height)
    stage.layout()
    return try stage.picture {
      $0.zoom = 1
      $0.looks = [view: look]
      change(&$0)
    }
  }

  private func label(_ text: String, _ change: (inout TextLook) -> Void = { _ in }) -> Look {
    var look = Look(.label)
    look.text.string = text
    change(&look.text)
    return look
  }

  @Test func `a label shows its text in its size, weight and colour`() throws {
    let text = try picture(
      of: label("Lake & hills") {
        ($0.size, $0.weight, $0.alignment, $0.tone) = (20, 700, .center, Tone(0x1122_33ff))
      }, width: 300)
    #expect(text.contains("font-size=\"20\" font-weight=\"700\" text-anchor=\"middle\""))
    #expect(text.contains("fill=\"#112233\">Lake &amp; hills</text>") && isWellFormed(text))
    #expect(!text.contains(">view<"))
  }

  @Test func `a text has the width that its letters have`() throws {
    let width = Letters(size: 17).width(of: "Lake")
    #expect(try picture(of: label("Lake")).contains("textLength=\"\(decimal(width))\""))
  }

  @Test func `a text that is too long ends in dots, and has as many lines as fit`() throws {
    #expect(try picture(of: label("A long title of a page")).contains("\u{2026}</text>"))
    let lines = try picture(of: label("A long title of a page") { $0.lines = 0 }, height: 100)
    #expect(lines.split(separator: "</text>").count - 1 == 2 && !lines.contains("\u{2026}"))
  }

  @Test func `outlines are drawn on request, and where there are no looks`() throws {
    let outlines = try picture(of: label("Lake")) { $0.isOutlined = true }
    #expect(outlines.contains(">view<") && !outlines.contains("Lake"))
  }

  @Test func `a dark screen has dark colours of the system, and the stated ones`() throws {
    var look = label("Lake")
    look.box.fill = Tone(0x1122_33ff)
    let (light, dark) = (try picture(of: look), try picture(of: look) { $0.isDark = true })
    #expect(light.contains("fill=\"#000000\">Lake") && dark.contains("fill=\"#ffffff\">Lake"))
    #expect(light.contains("fill=\"#112233\"") && dark.contains("fill=\"#112233\""))
  }

  @Test(arguments: Look.Kind.allCases)
  func `each kind leaves ink, and is well-formed whatever its size`(kind: Look.Kind) throws {
    var look = Look(kind)
    look.text.string = "<text>"
    look.state.titles = ["one", "two"]
    look.image = ImageLook(name: "unknown & name")
    look.box.fill = kind == .view || kind == .cell ? Tone(0x1122_33ff) : nil
    var item = ItemLook()
    item.title = "item"
    look.items = [item]
    var row = RowLook()
    row.width = 50
    row.parts = [PartLook(frame: [0, 0, 20, 20], look: label("part"))]
    look.rows = [row]
    let empty = try picture(of: Look())
    for (width, height) in [(100.0, 40.0), (300, 200), (0, 40), (1, 1), (300, 2)] {
      let text = try picture(of: look, width: width, height: height)
      #expect(isWellFormed(text) && !text.contains("nan"))
      for side in ["width", "height", "rx", "textLength"] { #expect(!text.contains(" \(side)=\"-")) }
      if width == 300, height == 200 { #expect(text.utf8.count > empty.utf8.count) }
    }
  }

  @Test func `the first and the last row of an inset section have round corners, and the others none`() throws {
    func shapes(of count: Int) -> [Shape] {
      var look = Look(.table)
      look.state.style = "insetGrouped"
      look.rows = Array(repeating: RowLook(), count: count)
      for place in look.rows.indices { look.rows[place].box.fill = Tone(0x1122_33ff) }
      var sketch = Sketch(isDark: false)
      sketch.draw(look, in: Rect(x: 0, y: 0, width: 300, height: 400))
      return sketch.shapes
    }
    func corners(_ shape: Shape) -> Corners? {
      switch shape {
      case .rect(_, let radius, _): radius > 0 ? .all : Corners.none
      case .end(_, _, let isTop, _): isTop ? .top : .bottom
      default: nil
      }
    }
    #expect(shapes(of: 1).compactMap(corners) == [.all])
    #expect(shapes(of: 3).compactMap(corners) == [.top, Corners.none, .bottom])
    var markup = Markup()
    for shape in shapes(of: 2) { markup.write(shape) }
    let text = String(decoding: markup.bytes, as: UTF8.self)
    #expect(text.contains("d=\"M16 44V8Q16 0 24 0H276Q284 0 284 8V44Z\""), "\(text)")
    #expect(text.contains("d=\"M16 44V80Q16 88 24 88H276Q284 88 284 80V44Z\""))
  }

  @Test func `symbols are drawn by their names, with a box for an unknown one`() {
    func shapes(_ name: String) -> [Shape] {
      var sketch = Sketch(isDark: false)
      sketch.symbol(name, in: Rect(x: 0, y: 0, width: 60, height: 60), .label)
      return sketch.shapes
    }
    #expect(shapes("chevron.right").count == 1 && shapes("heart.fill").count == 1)
    #expect(shapes("plus.circle").count == 2 && shapes("plus.circle.fill").count == 2)
    // A box, its diagonals, and the name on a plate.
    #expect(shapes("unknown.symbol").count == 5)
  }

  @Test func `hidden and transparent views are not drawn, with all that is in them`() throws {
    let stage = try PictureScene()
    let outer = try stage.view("outer")
    let inner = try stage.view("inner", in: outer)
    for item in [outer, inner] { stage.place(item, 0, 0, 90, 90) }
    stage.layout()
    var looks: Looks = [inner: label("inside"), outer: Look()]
    #expect(try stage.picture { $0.looks = looks }.contains(">inside<"))
    looks[outer]?.box.opacity = 0
    #expect(!(try stage.picture { $0.looks = looks }.contains(">inside<")))
    looks[outer]?.box.opacity = 0.5
    #expect(try stage.picture { $0.looks = looks }.contains("<g opacity=\"0.5\">"))
    #expect(cas_view_set_hidden(stage.scene, outer, 1) == CAS_OK)
    stage.layout()
    #expect(!(try stage.picture { $0.looks = looks }.contains(">inside<")))
  }

  @Test func `conflicts and ambiguous views are marked over what views show`() throws {
    let stage = try PictureScene()
    let view = try stage.view("view")
    stage.rules("|-10-[view(50)]", "V:|-10-[view(50)]", "[view(60)]")
    #expect(stage.layout() == CAS_CONFLICT)
    let text = try stage.picture { $0.looks = [view: label("Lake")] }
    let (shown, marked) = (text.firstRange(of: ">Lake<"), text.firstRange(of: "stroke=\"#d5281b\""))
    #expect(try #require(shown).lowerBound < #require(marked).lowerBound)
    #expect(text.contains(">dropped: view.width"))
  }

  @Test func `the text of the status bar is white over dark views`() throws {
    for (fill, ink) in [(UInt32(0x1122_33ff), "#ffffff"), (0xffff_ffff, "#000000")] {
      let stage = try PictureScene(profile: CAS_PROFILE_IOS7)
      let view = try stage.view("view")
      stage.rules("H:|[view]|", "V:|[view]|")
      stage.layout()
      var look = Look()
      look.box.fill = Tone(fill)
      #expect(try stage.picture { $0.looks = [view: look] }.contains("fill=\"\(ink)\">9:41</text>"))
    }
  }
}
