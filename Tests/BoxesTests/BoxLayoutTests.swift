import Boxes
import Memory
import Status
import Support
import Testing

/// What a layout does again after an edit, what it reports, and its limits.
@Suite struct BoxLayoutTests {
  /// A column of rows, each with a text and a badge.
  private func list(_ rows: Int) -> Model {
    box(
      {
        $0.direction = .column
        $0.size.width = .points(200)
      },
      (0..<rows).map { _ in
        box({ $0.padding.top = .points(2) }, [text([2, 3]) { $0.grow = 1 }, leaf(10, 10)])
      })
  }

  @Test func `nothing is measured or moved where nothing changed`() throws {
    var forest = try Forest()
    let root = try forest.add(list(20))
    try forest.boxes.layout(root, AvailableSpace())
    #expect(forest.boxes.movedCount == 61)
    let calls = forest.texts.calls
    try forest.boxes.layout(root, AvailableSpace())
    #expect(forest.texts.calls == calls && forest.boxes.movedCount == 0)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `a text that keeps its height moves nothing outside of its row`() throws {
    var forest = try Forest()
    let model = list(20)
    try forest.adopt(model)
    try forest.boxes.layout(model.node, AvailableSpace())
    let calls = forest.texts.calls
    let title = model.children[7].children[0]
    forest.texts.words[title.node] = [2, 4]
    try forest.boxes.contentChanged(of: title.node)
    try forest.boxes.layout(model.node, AvailableSpace())
    #expect(forest.texts.calls - calls <= 3)
    #expect(forest.boxes.movedCount == 0)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `a text with a line more moves the rows after its own`() throws {
    var forest = try Forest()
    let model = list(20)
    try forest.adopt(model)
    try forest.boxes.layout(model.node, AvailableSpace())
    let calls = forest.texts.calls
    let title = model.children[15].children[0]
    forest.texts.words[title.node] = [12, 12]
    try forest.boxes.contentChanged(of: title.node)
    try forest.boxes.layout(model.node, AvailableSpace())
    #expect(forest.texts.calls - calls <= 4)
    // The column, the row and its two items, and four rows.
    #expect(forest.boxes.movedCount == 8)
    #expect(forest.boxes.frame(of: model.children[16].node).y == 15 * 12 + 22)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `deep boxes are measured a few times each, not twice as often for each level`() throws {
    var model = text([2, 3])
    for depth in 0..<40 { model = box({ $0.direction = depth & 1 == 0 ? .row : .column }, [model]) }
    var forest = try Forest()
    let root = try forest.add(model)
    try forest.boxes.layout(root, AvailableSpace(width: 30))
    #expect(forest.texts.calls <= 5)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `boxes that are nested too deep are refused, and can be laid out when some are gone`() throws {
    var forest = try Forest()
    let root = try forest.boxes.add(Style())
    var nodes = [root]
    for _ in 0..<500 {
      nodes.append(try forest.boxes.add(Style()))
      try forest.boxes.insert(nodes[nodes.count - 1], into: nodes[nodes.count - 2])
    }
    // The last one has no children.
    try forest.boxes.layout(root, AvailableSpace())
    let leaf = try forest.boxes.add(style { $0.size = Pair(.points(10), .points(20)) })
    try forest.boxes.insert(leaf, into: nodes[500])
    #expect(throws: Status.tooMany) { try forest.boxes.layout(root, AvailableSpace()) }
    try forest.boxes.detach(nodes[500])
    try forest.boxes.remove(nodes[499])
    try forest.boxes.insert(nodes[500], into: nodes[498])
    try forest.boxes.layout(root, AvailableSpace())
    #expect(forest.boxes.frame(of: root) == Frame(0, 0, 10, 20))
    try forest.boxes.remove(root)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `without memory a layout fails, and a later one is right`() throws {
    let model = list(6)
    let wanted = try frames(model, width: 150)
    var forest = try Forest()
    let root = try forest.add(model)
    var failures = 0
    while true {
      forest.supply.remaining = failures
      var failure: Status?
      do throws(Status) { try forest.boxes.layout(root, AvailableSpace(width: 150)) } catch { failure = error }
      guard let failure else { break }
      #expect(failure == .outOfMemory)
      failures += 1
    }
    #expect(failures > 3)
    #expect(forest.children(root) == wanted)
    let isReleased = forest.close()
    #expect(isReleased)
  }

  @Test func `equal styles are stored once, and their memory is used again`() throws {
    var forest = try Forest()
    var random = Random(state: 5)
    let styles = (0..<100).map { _ in randomStyle(&random) }
    let root = try forest.boxes.add(Style())
    for round in 0..<20 {
      for style in styles { try forest.boxes.insert(try forest.boxes.add(style), into: root) }
      if round == 1 { forest.supply.calls = 0 }
      var child = forest.boxes.nodes[root].firstChild
      for style in styles {
        #expect(forest.boxes.style(of: child).isEqual(style))
        child = forest.boxes.nodes[child].next
      }
      while forest.boxes.nodes[root].firstChild >= 0 { try forest.boxes.remove(forest.boxes.nodes[root].firstChild) }
    }
    #expect(forest.supply.calls == 0)
    let isReleased = forest.close()
    #expect(isReleased)
  }
}

extension Style {
  /// Compares without options that are computed.
  fileprivate func isEqual(_ other: Style) -> Bool {
    var one = self
    let computed = StyleOptions(rawValue: ~15)
    one.options.subtract(computed)
    return one == other
  }
}
