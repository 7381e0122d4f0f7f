import CCasement
import Support
import Testing

@testable import Pictures

@Suite struct PictureTests {
  @Test func `a picture is well-formed XML, whatever the names`() throws {
    let stage = try PictureScene()
    for (index, name) in ["a & b", "<b>", "\"quoted\"", "line\nbreak", "日本", "--", "]]>", "\u{ffff}"].enumerated() {
      stage.place(try stage.view(name), Double(40 * index), 0, 200, 50)
    }
    stage.layout()
    let text = try stage.picture()
    #expect(isWellFormed(text) && !text.contains("\u{ffff}"))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains(">a &amp; b</text>") && text.contains(">&lt;b&gt;</text>") && text.contains(">日本</text>"))
  }

  @Test func `conflicts and ambiguous items are marked and listed`() throws {
    let stage = try PictureScene()
    let shut = try stage.view("shut")
    _ = (try stage.view("open"), try stage.view("a \"b\""))
    stage.rules("|-10-[shut(50)]", "V:|-10-[shut(50)]", "V:|-80-[open(40)]", "[open(60)]")
    let wider = "wider"
    wider.withCString { identifier in
      var equation = cas_equation()
      (equation.first, equation.first_attribute, equation.constant) = (shut, cas_attribute(CAS_WIDTH), 60)
      equation.identifier = identifier
      #expect(cas_scene_add_constraint(stage.scene, &equation) != 0)
    }
    #expect(stage.layout() == CAS_CONFLICT)
    let text = try stage.picture()
    #expect(text.contains(">dropped: shut.width == 60 @1000 &quot;wider&quot;</text>"))
    #expect(text.contains(">ambiguous: open, horizontally</text>"))
    #expect(text.contains(">ambiguous: &quot;a \\&quot;b\\&quot;&quot;, vertically</text>"))
    #expect(!text.contains("open, vertically"))
    #expect(text.contains("url(#casement-ambiguous)\" stroke") && text.contains("stroke=\"#d5281b\""))
  }

  @Test func `of many conflicts the first are listed, and the number of others`() throws {
    let stage = try PictureScene()
    _ = try stage.view("view")
    for width in 0..<20 { stage.rules("view.width == \(width)") }
    #expect(stage.layout() == CAS_CONFLICT)
    let text = try stage.picture()
    let told = text.split(separator: ">dropped: view.width == ").count - 1
    #expect(told == 12 && text.contains(">and 7 more</text>"))
  }

  @Test func `guides are dashed, hidden views dotted, and views in hidden views are not drawn`() throws {
    let stage = try PictureScene()
    let gone = try stage.view("gone")
    let below = try stage.view("below", in: gone)
    let guide = cas_scene_add_guide(stage.scene, PictureScene.window, nil)
    for item in [gone, below, guide] { stage.place(item, 10, 10, 90, 90) }
    #expect(cas_view_set_hidden(stage.scene, gone, 1) == CAS_OK)
    stage.layout()
    let text = try stage.picture()
    #expect(text.contains("stroke-dasharray=\"5 3\"") && text.contains("stroke-dasharray=\"1.5 3\""))
    #expect(text.contains(">gone<") && !text.contains(">below<"))
  }

  @Test func `baselines and margins are drawn as lines`() throws {
    let stage = try PictureScene(width: 100, height: 100)
    let view = try stage.view("label")
    stage.place(view, 10, 20, 50, 40)
    let status = change({ cas_view_get(stage.scene, view, $0) }, { cas_view_set(stage.scene, view, $0) }) {
      (settings: inout cas_view_settings) in (settings.first_baseline, settings.last_baseline) = (15, 5)
    }
    #expect(status == CAS_OK)
    stage.layout()
    let plain = try stage.picture { $0.zoom = 1 }
    #expect(plain.contains("x1=\"30\" y1=\"55\" x2=\"80\" y2=\"55\"") && plain.contains("y1=\"75\""))
    #expect(!plain.contains("stroke-dasharray=\"1 2.5\""))
    let margins = try stage.picture {
      $0.zoom = 1
      $0.showsMargins = true
    }
    #expect(margins.contains("<rect x=\"38\" y=\"48\" width=\"34\" height=\"24\""))
    #expect(!(try stage.picture { $0.isBare = true }).contains("<text"))
  }

  @Test func `a scroll view clips its content`() throws {
    let stage = try PictureScene(width: 100, height: 100)
    let scroll = try stage.view("scroll", CAS_SCROLL)
    stage.place(scroll, 0, 0, 100, 60)
    for name in ["first", "second", "third"] { _ = try stage.view(name, in: scroll) }
    stage.rules(
      "V:|[first(40)][second(40)][third(40)]|", "H:|[first(100)]|", "H:|[second(100)]|", "H:|[third(100)]|")
    stage.layout()
    let text = try stage.picture { $0.zoom = 2 }
    #expect(text.contains("<clipPath id=\"casement_20_20_200_120\">"))
    #expect(text.contains(">first<") && text.contains(">second<") && !text.contains(">third<"))
    #expect(text.contains("height=\"240\""))
  }

  @Test func `guides in a scroll view are drawn with its scroll offset`() throws {
    let stage = try PictureScene(profile: CAS_PROFILE_IOS7)
    let list = try stage.view("list", CAS_SCROLL)
    stage.rules("H:|[list]|", "V:|[list]|")
    stage.place(cas_scene_add_guide(stage.scene, list, nil), 50, 100, 31, 17)
    stage.layout()
    #expect(cas_scroll_set_offset(stage.scene, list, 0, 40) == CAS_OK)
    // 1.875 pixels a point, behind a border of 20.
    #expect(try stage.picture().contains("y=\"132.5\" width=\"58.13\" height=\"31.88\""))
  }

  @Test func `a picture does not round scroll offsets to pixels`() throws {
    let stage = try PictureScene(scale: 1, profile: CAS_PROFILE_IOS7)
    let list = try stage.view("list", CAS_SCROLL)
    stage.rules("H:|[list]|", "V:|[list]|")
    stage.place(try stage.view("row", in: list), 0, 100, 31, 17)
    stage.layout()
    #expect(cas_scroll_set_offset(stage.scene, list, 0, 40.5) == CAS_OK)
    #expect(try stage.picture { $0.zoom = 1 }.contains("<rect x=\"20\" y=\"79.5\" width=\"31\" height=\"17\""))
  }

  @Test func `no label covers another`() throws {
    var random = Random(state: 5)
    for _ in 0..<40 {
      let stage = try PictureScene(width: 400, height: 400)
      var items = [PictureScene.window]
      for index in 0..<40 {
        let name = String("longer name \(index)".prefix(1 + random.below(14)))
        let view = try stage.view(name, in: items[random.below(items.count)])
        let (x, y) = (Double(random.below(150)), Double(random.below(150)))
        stage.place(view, x, y, Double(random.below(200)), Double(random.below(120)))
        if random.below(4) == 0 { _ = cas_scene_add_guide(stage.scene, view, nil) }
        items.append(view)
      }
      stage.layout()
      var picture = Picture(try Snapshot(stage.scene), PictureOptions())
      var plans = LabelPlans(isShared: false)
      picture.drawContent(&plans)
      #expect(picture.labels.count > 15)
      for one in picture.labels.indices {
        for other in 0..<one { #expect(!picture.labels[one].reaches(into: picture.labels[other])) }
      }
    }
  }

  @Test func `numbers have at most two decimals`() {
    #expect(
      [0, -0.001, 12, -3.14159, 0.005, 1e9, 1e20, .infinity].map(decimal)
        == ["0", "0", "12", "-3.14", "0.01", "1000000000", "1000000000000000", "1000000000000000"])
  }

  @Test func `a refused picture returns a status`() throws {
    let stage = try PictureScene()
    var options = PictureOptions()
    for zoom in [-1, .nan, .infinity] {
      options.zoom = zoom
      let failure = #expect(throws: PictureError.self) { try picture(of: stage.scene, options) }
      #expect(failure?.status == cas_status(CAS_ERROR_OUT_OF_RANGE))
    }
    let failure = #expect(throws: PictureError.self) { try stage.filmstrip(2) }
    #expect(failure?.status == cas_status(CAS_ERROR_MODE))
  }
}
