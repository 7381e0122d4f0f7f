import Memory
import Notation
import Solver
import Status
import Support
import Testing

@testable import Layout

/// What a scene writes, as one string.
private final class Sheet {
  private var bytes: [UInt8] = []
  var string: String { String(decoding: bytes, as: UTF8.self) }
  var pieces: Pieces {
    Pieces(
      function: { text, count, context in
        let sheet = Unmanaged<Sheet>.fromOpaque(context!).takeUnretainedValue()
        UnsafeRawPointer(text!).withMemoryRebound(to: UInt8.self, capacity: count) {
          sheet.bytes += UnsafeBufferPointer(start: $0, count: count)
        }
      }, context: Unmanaged.passUnretained(self).toOpaque())
  }
}

extension Stage {
  func picture(_ change: (inout PictureOptions) -> Void = { _ in }) throws -> String {
    var options = PictureOptions()
    change(&options)
    let sheet = Sheet()
    var pieces = sheet.pieces
    try withExtendedLifetime(sheet) { try scene.writePicture(options, to: &pieces) }
    return sheet.string
  }

  func description() throws -> String {
    let sheet = Sheet()
    var pieces = sheet.pieces
    try withExtendedLifetime(sheet) { try scene.describe(to: &pieces) }
    return sheet.string
  }
}

/// Whether every element ends, inside the one it began in.
private func isWellFormed(_ text: String) -> Bool {
  var open: [String] = []
  var rest = Substring(text)
  while let start = rest.firstIndex(of: "<") {
    guard let end = rest[start...].firstIndex(of: ">") else { return false }
    let tag = rest[rest.index(after: start)..<end]
    rest = rest[rest.index(after: end)...]
    if tag.contains("<") || tag.count(where: { $0 == "\"" }) % 2 == 1 { return false }
    if tag.hasPrefix("/") {
      guard open.popLast() == String(tag.dropFirst()) else { return false }
    } else if !tag.hasSuffix("/") {
      open.append(String(tag.prefix { $0 != " " }))
    }
  }
  return open.isEmpty
}

@Suite struct PictureTests {
  @Test func `a picture is well formed whatever things are called`() throws {
    let stage = try Stage()
    for (index, name) in ["a & b", "<b>", "\"quoted\"", "line\nbreak", "日本", "--", "]]>"].enumerated() {
      let view = try stage.view(name)
      try stage.set(Rect(x: Double(40 * index), y: 0, width: 200, height: 50), of: view)
    }
    try stage.layout()
    let text = try stage.picture()
    #expect(isWellFormed(text))
    #expect(text.hasPrefix("<svg xmlns=\"http://www.w3.org/2000/svg\" ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains(">a &amp; b</text>") && text.contains(">&lt;b&gt;</text>") && text.contains(">日本</text>"))
  }

  @Test func `what is wrong is marked and told`() throws {
    let stage = try Stage()
    let (open, shut) = (try stage.view("open"), try stage.view("shut"))
    try stage.rules("|-10-[shut(50)]", "V:|-10-[shut(50)]", "V:|-80-[open(40)]", "[open(60)]")
    try stage.add(shut[.width] == 60, named: "wider")
    #expect(throws: Status.conflict) { try stage.layout() }
    let text = try stage.picture()
    #expect(text.contains(">dropped: shut.width == 60 @1000 &quot;wider&quot;</text>"))
    #expect(text.contains(">ambiguous: open, horizontally</text>"))
    #expect(!text.contains("open, vertically"))
    #expect(text.contains("url(#casement-ambiguous)\" stroke") && text.contains("stroke=\"#d5281b\""))
    _ = open
  }

  @Test func `of many conflicts some are told, and how many more there are`() throws {
    let stage = try Stage()
    let view = try stage.view("view")
    for width in 0..<20 { try stage.add(view[.width] == Double(width)) }
    #expect(throws: Status.conflict) { try stage.layout() }
    let text = try stage.picture()
    let told = text.split(separator: ">dropped: view.width == ").count - 1
    #expect(told > 0 && text.contains(">and \(19 - told) more</text>"))
  }

  @Test func `guides are dashed, hidden views dotted, and what is in them is not there`() throws {
    let stage = try Stage()
    let gone = try stage.view("gone")
    let below = try stage.view("below", in: gone)
    for item in [gone, below, try stage.guide()] { try stage.set(Rect(x: 10, y: 10, width: 90, height: 90), of: item) }
    try stage.scene.setHidden(true, gone)
    try stage.layout()
    let text = try stage.picture()
    #expect(text.contains("stroke-dasharray=\"5 3\"") && text.contains("stroke-dasharray=\"1.5 3\""))
    #expect(text.contains(">gone<") && !text.contains(">below<"))
  }

  @Test func `baselines and margins are lines where they are`() throws {
    let stage = try Stage(width: 100, height: 100)
    let view = try stage.view("label")
    try stage.set(Rect(x: 10, y: 20, width: 50, height: 40), of: view)
    try stage.scene.setBaselines(first: 15, last: 5, of: view)
    try stage.layout()
    let plain = try stage.picture { $0.zoom = 1 }
    #expect(plain.contains("x1=\"30\" y1=\"55\" x2=\"80\" y2=\"55\"") && plain.contains("y1=\"75\""))
    #expect(!plain.contains("stroke-dasharray=\"1 2.5\""))
    let margins = try stage.picture {
      $0.zoom = 1; $0.hasMargins = true
    }
    #expect(margins.contains("<rect x=\"38\" y=\"48\" width=\"34\" height=\"24\""))
    #expect(!(try stage.picture { $0.hasLabels = false }).contains("<text"))
  }

  @Test func `what has scrolled away is cut off`() throws {
    let stage = try Stage(width: 100, height: 100)
    let scroll = try stage.view("scroll", .scroll)
    try stage.set(Rect(x: 0, y: 0, width: 100, height: 60), of: scroll)
    _ = (try stage.view("first", in: scroll), try stage.view("second", in: scroll), try stage.view("third", in: scroll))
    try stage.rules(
      "V:|[first(40)][second(40)][third(40)]|", "H:|[first(100)]|", "H:|[second(100)]|", "H:|[third(100)]|")
    try stage.layout()
    let text = try stage.picture { $0.zoom = 2 }
    #expect(text.contains("<clipPath id=\"casement_20_20_200_120\">"))
    #expect(text.contains(">first<") && text.contains(">second<") && !text.contains(">third<"))
    #expect(text.contains("height=\"240\""))
  }

  @Test func `no label covers another`() throws {
    var random = Random(state: 5)
    for _ in 0..<40 {
      let stage = try Stage(width: 400, height: 400)
      var items: [ItemID] = [.window]
      for index in 0..<40 {
        let view = try stage.view(
          String("longer name \(index)".prefix(1 + random.below(14))), in: items[random.below(items.count)])
        let (x, y) = (Double(random.below(150)), Double(random.below(150)))
        try stage.set(Rect(x: x, y: y, width: Double(random.below(200)), height: Double(random.below(120))), of: view)
        if random.below(4) == 0 { _ = try stage.scene.addGuide(in: view) }
        items.append(view)
      }
      try stage.layout()
      var picture = Picture(PictureOptions(), stage.account)
      defer { picture.release() }
      try picture.look(at: &stage.scene)
      var pieces = Pieces()
      try picture.draw(&stage.scene, to: &pieces)
      #expect(picture.labels.count > 15)
      for one in 0..<picture.labels.count {
        for other in 0..<one { #expect(!picture.labels[one].reaches(into: picture.labels[other])) }
      }
    }
  }

  @Test func `a picture that runs out of memory changes nothing`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    try stage.rules("|-[a]-[b]-|", "V:|-[a]-|")
    try stage.layout()
    let whole = try stage.picture()
    for remaining in 0..<60 {
      stage.supply.remaining = remaining
      var pieces = Pieces()
      var failure: Status?
      do throws(Status) { try stage.scene.writePicture(PictureOptions(), to: &pieces) } catch { failure = error }
      stage.supply.remaining = .max
      #expect(failure ?? .outOfMemory == .outOfMemory)
      if failure != nil { continue }
      #expect(try stage.picture() == whole)
      return
    }
    Issue.record("never enough memory")
  }
}

@Suite struct DescriptionTests {
  @Test func `a description reads as it was meant`() throws {
    let stage = try Stage()
    let input = try stage.view("input")
    let (text, send) = (try stage.view("text", in: input), try stage.view("send", in: input))
    try stage.scene.setIntrinsicSize(Size(width: 60, height: -1), of: send)
    try stage.scene.setBaselines(first: 20, last: 9, of: send)
    try stage.scene.setHidden(true, text)
    try stage.rules(
      "H:|[input]|", "V:[input(44)]-100-|", "H:|-[text]-[send]-|", "V:|[text]|", "V:|[send]",
      "text.width >= 300 @20 \"wide\"", "text.width == 7", "text.width == 8")
    #expect(throws: Status.conflict) { try stage.layout() }
    #expect(
      try stage.description() == """
        4 items
          window  (0, 0) 320 × 480
            input  (0, 336) 320 × 44
              text  (20, 0) 7 × 44  hidden
              send  (35, 0) 265 × 0  intrinsic 60 × -  baselines 20 and 9  ambiguous vertically
        17 constraints
          window.width == 320 @1000  the size of the window
          window.height == 480 @1000  the size of the window
          send.width <= 60 @250  hugging  violated by 205
          send.width >= 60 @750  compression resistance
          input.leading == window.leading @1000
          window.trailing == input.trailing @1000
          input.height == 44 @1000
          window.bottom == input.bottom + 100 @1000
          text.leading == input.leading + 20 @1000
          send.leading == text.trailing + 8 @1000
          input.trailing == send.trailing + 20 @1000
          text.top == input.top @1000
          input.bottom == text.bottom @1000
          send.top == input.top @1000
          text.width >= 300 @20 "wide"  violated by 293
          text.width == 7 @1000
          text.width == 8 @1000  dropped  violated by 1

        """)
  }

  @Test func `what a description says of the caller's constraints makes the same scene again`() throws {
    let stage = try Stage()
    _ = (try stage.view("a"), try stage.view("b"))
    try stage.rules(
      "|-[a(>=40@750)]-(>=8,==20@300)-[b(a)]-|", "V:|-[a]-[b(==a)]-|", "a.width <= 0.5 * window.height - 3")
    try stage.layout()
    let copy = try Stage()
    _ = (try copy.view("a"), try copy.view("b"))
    for line in try stage.description().split(separator: "\n") where line.contains(" @") {
      let rule = String(line.dropFirst(2))
      if !rule.contains("  ") {
        try copy.rules(rule)
      } else if rule.contains("violated") {
        try copy.rules(String(rule.prefix { $0 != "v" }.dropLast(2)))
      }
    }
    try copy.layout()
    #expect(try copy.description() == stage.description())
  }
}
