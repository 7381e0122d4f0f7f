// Sums: constraints with any number of attributes.

import Solver
import Status
import Support
import Testing

@testable import Layout

/// A summand, as m * item[.attribute].
private typealias Part = Side

extension Stage {
  /// Adds Σ parts (relation) constant.
  @discardableResult
  fileprivate func add(
    sum parts: [Part], _ relation: Relation = .equal, _ constant: Double = 0, at priority: Int32 = requiredPriority
  ) throws -> ConstraintID {
    var template = Constraint(.window, .none, relation, constant)
    template.priority = priority
    let elements = parts.map { Summand($0.item!, $0.attribute, $0.multiplier) }
    return try elements.withUnsafeBufferPointer { try scene.model.addSum($0, like: template) }
  }

  fileprivate func switchConstraints(off: [ConstraintID], on: [ConstraintID]) throws {
    try off.withUnsafeBufferPointer { off in
      try on.withUnsafeBufferPointer { try scene.model.switchConstraints(off: off, on: $0) }
    }
  }

  fileprivate func constraints(of item: ItemID) throws -> [ConstraintID] {
    try scene.constraints.listConstraints(of: item)
    return (0..<scene.constraints.members.count).map { scene.constraints.members[$0] }
  }
}

struct SumTests {
  // MARK: Lowering

  @Test func `a width is the sum of two others`() throws {
    let stage = try Stage()
    let (all, name, mail) = (try stage.view("all"), try stage.view("name"), try stage.view("mail"))
    try stage.add(name[.width] == 70)
    let width = try stage.add(mail[.width] == 50)
    let sum = try stage.add(sum: [all[.width], -1 * name[.width], -1 * mail[.width]], .equal, 8)
    try stage.layout()
    #expect(try stage.frame(all).width == 128)
    try stage.scene.model.setConstant(60, of: width)
    try stage.scene.model.setConstant(10, of: sum)
    try stage.layout()
    #expect(try stage.frame(all).width == 140)
    #expect(try stage.text(sum) == "all.width == name.width + mail.width + 10 @1000")
  }

  @Test func `a position is a part of a size, measured in the item that contains all`() throws {
    let stage = try Stage()
    let page = try stage.view("page")
    let box = try stage.view("box", in: page)
    let (mark, beside) = (try stage.view(in: box), try stage.view())
    try stage.set(Rect(x: 30, y: 40, width: 200, height: 100), of: page)
    try stage.set(Rect(x: 5, y: 6, width: 100, height: 50), of: box)
    try stage.add(sum: [mark[.left], -0.25 * page[.width]])
    try stage.add(sum: [mark[.top], -0.5 * page[.width], -1 * box[.height]])
    try stage.add(sum: [beside[.left], -0.25 * page[.width]])
    try stage.layout()
    // 50 from the left of the page, which is 45 from the left of the box; 150 from its top.
    #expect(try stage.frame(mark).x == 45)
    #expect(try stage.frame(mark).y == 144)
    // In the window, which contains both.
    #expect(try stage.frame(beside).x == 50)
  }

  @Test func `a view is in the middle of two views of other parents`() throws {
    let stage = try Stage()
    let (left, right) = (try stage.view(), try stage.view())
    let (one, other, middle) = (try stage.view(in: left), try stage.view(in: right), try stage.view(in: left))
    try stage.set(Rect(x: 10, y: 0, width: 100, height: 100), of: left)
    try stage.set(Rect(x: 200, y: 0, width: 100, height: 100), of: right)
    try stage.set(Rect(x: 5, y: 0, width: 20, height: 20), of: one)
    try stage.set(Rect(x: 60, y: 0, width: 30, height: 20), of: other)
    try stage.add(middle[.width] == 40)
    try stage.add(sum: [2 * middle[.centerX], -1 * one[.left], -1 * other[.right]])
    try stage.layout()
    // From 15 to 290 in the window; the middle is 152.5, less 20 and the 10 of its parent.
    #expect(try stage.frame(middle).x == 122.5)
  }

  @Test func `leading sides of a sum are measured from the right where that is leading, beside sizes, too`() throws {
    let stage = try Stage(width: 400)
    let (one, other, mark) = (try stage.view(), try stage.view(), try stage.view())
    try stage.add(one[.leading] == ItemID.window[.leading] + 30)
    try stage.add(one[.width] == 50)
    try stage.add(other[.width] == 20)
    try stage.add(mark[.width] == 10)
    let sum = try stage.add(
      sum: [other[.leading], -1 * one[.trailing], -2 * one[.width]], .greaterOrEqual, 7, at: 800)
    try stage.add((other[.leading] == ItemID.window[.leading]).at(300))
    try stage.add(sum: [mark[.leading], -0.25 * ItemID.window[.width]])
    for isMirrored in [false, true, false] {
      try stage.scene.model.setDirection(isMirrored ? .rightToLeft : .leftToRight, of: .window)
      try stage.layout()
      // 80 + 100 + 7 from the leading side; a quarter of 400.
      #expect(try stage.frame(other).x == (isMirrored ? 400 - 187 - 20 : 187))
      #expect(try stage.frame(mark).x == (isMirrored ? 400 - 100 - 10 : 100))
      #expect(try stage.scene.model.violation(of: sum) == 0)
    }
    try stage.scene.model.setDirection(.rightToLeft, of: .window)
    try stage.scene.model.setConstant(17, of: sum)
    try stage.layout()
    #expect(try stage.frame(other).x == 400 - 197 - 20)
  }

  @Test func `margins, baselines and alignment insets of all items change the constant`() throws {
    let stage = try Stage()
    let (one, other, mark) = (try stage.view(), try stage.view(), try stage.view())
    try stage.set(Rect(x: 0, y: 0, width: 100, height: 50), of: one)
    try stage.set(Rect(x: 0, y: 100, width: 100, height: 50), of: other)
    try stage.add(
      sum: [mark[.top], -1 * one[.firstBaseline], -1 * other[.topMargin], 1 * one[.bottom], -1 * other[.height]])
    try stage.layout()
    // 0 + 108 - 50 + 50
    #expect(try stage.frame(mark).y == 108)
    try stage.scene.setBaselines(first: 12, last: 3, of: one)
    try stage.scene.setMargins(Insets(top: 20, left: 0, bottom: 0, right: 0), of: other)
    try stage.layout()
    #expect(try stage.frame(mark).y == 132)
    try stage.scene.setAlignmentInsets(Insets(top: 1, left: 0, bottom: 4, right: 0), of: one)
    try stage.layout()
    // The alignment rect of `one` is 50 high, its bottom at 50; its frame begins 1 above.
    let bottom = try stage.frame(one).y + stage.frame(one).height - 4
    let baseline = try stage.frame(one).y + 12
    #expect(try stage.frame(mark).y == baseline + 120 - bottom + 50)
  }

  @Test func `seen from inside, the edges of a scroll view are those of its content`() throws {
    let stage = try Stage()
    let scroll = try stage.view("scroll", .scroll)
    try stage.set(Rect(x: 0, y: 0, width: 100, height: 60), of: scroll)
    let (one, other) = (try stage.view(in: scroll), try stage.view(in: scroll))
    try stage.set(Rect(x: 0, y: 10, width: 100, height: 70), of: one)
    try stage.add(other[.height] == 30)
    try stage.add(sum: [scroll[.bottom], -1 * one[.bottom], -1 * other[.height]], .equal, 5)
    try stage.add(sum: [2 * other[.left], -1 * scroll[.left], -1 * scroll[.width]])
    try stage.layout()
    let content = try stage.scene.tree.contentGuide(of: scroll)
    #expect(try stage.frame(content).height == 115)
    // The width is that of the view.
    #expect(try stage.frame(other).x == 50)
    // Nothing else is named: the edges are those of the view.
    #expect(throws: Status.attributes) { try stage.add(sum: [2 * scroll[.bottom], -1 * scroll[.height]]) }
    let height = try stage.add(sum: [2 * scroll[.bottom], -2 * scroll[.top]], .equal, 120)
    try stage.layout()
    #expect(try stage.scene.model.violation(of: height) == 0)
  }

  @Test func `a sum follows a view to another parent`() throws {
    let stage = try Stage()
    let (left, right) = (try stage.view(), try stage.view())
    try stage.set(Rect(x: 10, y: 20, width: 100, height: 100), of: left)
    try stage.set(Rect(x: 200, y: 50, width: 100, height: 100), of: right)
    let (one, other) = (try stage.view(in: left), try stage.view(in: left))
    let inner = try stage.view(in: other)
    try stage.set(Rect(x: 5, y: 6, width: 20, height: 20), of: one)
    try stage.add(other[.left] == one[.left] + 30)
    try stage.add(other[.width] == 30)
    try stage.add(sum: [inner[.left], -1 * one[.right], -1 * one[.width]], .equal, 1)
    try stage.layout()
    // 25 + 20 + 1 in `left`, where `other` is at 35.
    #expect(try stage.frame(inner).x == 11)
    try stage.scene.move(other, to: right, at: 0)
    try stage.layout()
    #expect(try stage.frame(other).x == 35 + 10 - 200)
    #expect(try stage.frame(inner).x == 11)
    try stage.scene.move(inner, to: .window, at: 0)
    try stage.layout()
    #expect(try stage.frame(inner).x == 35 + 20 + 1)
  }

  // MARK: Items

  @Test func `a sum is removed with any of its items, and is listed once by each`() throws {
    let stage = try Stage()
    for removed in 0..<3 {
      let views = [try stage.view(), try stage.view(), try stage.view()]
      let before = try stage.add(views[0][.width] == views[1][.width])
      let sum = try stage.add(sum: [
        views[0][.width], -1 * views[1][.width], 2 * views[0][.height], -1 * views[2][.width], views[1][.width],
        3 * views[1][.height],
      ])
      let after = try stage.add(views[1][.width] == views[2][.width])
      #expect(try stage.constraints(of: views[0]) == [before, sum])
      #expect(try stage.constraints(of: views[1]) == [before, sum, after])
      #expect(try stage.constraints(of: views[2]) == [sum, after])
      try stage.scene.remove(views[removed])
      #expect(!stage.isLive(sum))
      #expect(stage.isLive(before) == (removed == 2))
      #expect(stage.isLive(after) == (removed == 0))
      for view in views where stage.isLive(view) { try stage.scene.remove(view) }
      try stage.layout()
    }
    // The runs of those that were removed are used again; one of three has room for four.
    #expect(stage.scene.constraints.sums.summands.count == 8)
  }

  @Test func `only a sum between what is inside counts for the size that fits`() throws {
    let stage = try Stage()
    let outer = try stage.view()
    let (one, other, beside) = (try stage.view(in: outer), try stage.view(in: outer), try stage.view())
    try stage.add(one[.width] == 30)
    try stage.add(other[.width] == 40)
    try stage.add(sum: [outer[.width], -1 * one[.width], -2 * other[.width]], .greaterOrEqual, 5)
    try stage.add(sum: [outer[.width], -1 * one[.width], -2 * beside[.width]], .greaterOrEqual, 500, at: 900)
    let size = try stage.scene.fittingSize(
      of: outer, target: Size(width: 0, height: 0), priorities: (width: 50, height: 50))
    #expect(size.width == 115)
  }

  // MARK: Refusals

  @Test func `attributes that do not belong together are refused, and change nothing`() throws {
    let stage = try Stage()
    let (one, other) = (try stage.view(), try stage.view())
    let wrong: [[Part]] = [
      [one[.left], -1 * other[.top], one[.width]], [one[.left], -1 * other[.leading], one[.width]],
      [one[.width], one[.centerX], 2 * other[.trailing], other[.rightMargin]], [2 * one[.left]],
      [one[.left], one[.width]], [one[.left], -1 * one[.width]], [one[.none], one[.left], other[.left]],
    ]
    for parts in wrong { #expect(throws: Status.attributes) { try stage.add(sum: parts, .equal, 5) } }
    #expect(throws: Status.empty) { try stage.add(sum: []) }
    #expect(throws: Status.empty) {
      try stage.add(sum: [one[.width], 2 * other[.width], -1 * one[.width], -2 * other[.width]])
    }
    #expect(throws: Status.zero) { try stage.add(sum: [one[.width], 0 * other[.width]]) }
    #expect(throws: Status.notFinite) { try stage.add(sum: [one[.width], .infinity * other[.width]]) }
    #expect(throws: Status.outOfRange) { try stage.add(sum: [one[.width], 1e301 * other[.width]]) }
    #expect(throws: Status.stale) { try stage.add(sum: [one[.width], ItemID(77)[.width], one[.height]]) }
    #expect(try stage.constraints(of: one).isEmpty && stage.constraints(of: other).isEmpty)
    // Centers stand beside both kinds of sides.
    try stage.add(sum: [one[.centerX], one[.leading], -1 * other[.centerX], other[.trailing]], .lessOrEqual, 900)
    try stage.layout()
  }

  @Test func `a strict scene refuses a sum that cannot hold`() throws {
    let stage = try Stage(isStrict: true)
    let (one, other) = (try stage.view(), try stage.view())
    try stage.add(one[.width] == 50)
    let most = try stage.add(other[.width] <= 60)
    try stage.layout()
    #expect(throws: Status.conflict) { try stage.add(sum: [one[.width], other[.width]], .greaterOrEqual, 120) }
    #expect(try stage.layout().isEmpty)
    #expect(try stage.constraints(of: other) == [most])
    let sum = try stage.add(sum: [2 * one[.width], 2 * other[.width]], .greaterOrEqual, 220)
    #expect(throws: Status.conflict) { try stage.scene.model.setConstant(222, of: sum) }
    #expect(throws: Status.kind) { try stage.scene.model.setMultiplier(2, of: sum) }
    try stage.layout()
    #expect(try stage.frame(other).width == 60)
  }

  // MARK: Equations

  @Test func `a sum that is an equation becomes one`() throws {
    let stage = try Stage()
    let (one, other) = (try stage.view("one"), try stage.view("other"))
    let equations = [
      try stage.add(sum: [one[.width], -0.5 * other[.width]], .equal, 8),
      try stage.add(sum: [one[.height]], .equal, 30),
      try stage.add(sum: [one[.leading], -1 * other[.trailing]], .greaterOrEqual, 4),
    ]
    let texts = [
      "one.width == 0.5 * other.width + 8 @1000", "one.height == 30 @1000", "one.leading >= other.trailing + 4 @1000",
    ]
    for (id, text) in zip(equations, texts) {
      #expect(try !stage.scene.model.constraint(id).isSum)
      #expect(try stage.text(id) == text)
    }
    let sums = [
      try stage.add(sum: [2 * one[.width], -1 * other[.width]]), try stage.add(sum: [one[.left], -1 * other[.width]]),
      try stage.add(sum: [-1 * one[.width], 1 * other[.width]], .lessOrEqual, -8),
      try stage.add(sum: [one[.width], other[.width], one[.height]], .greaterOrEqual, 3),
    ]
    let others = [
      "2 * one.width == other.width @1000", "one.left == other.width @1000", "-1 * one.width + other.width <= -8 @1000",
      "one.width + other.width + one.height >= 3 @1000",
    ]
    for (id, text) in zip(sums, others) {
      #expect(try stage.scene.model.constraint(id).isSum)
      #expect(try stage.text(id) == text)
    }
  }

  @Test func `a rule reads what is written of a random sum`() throws {
    var random = Random(state: 7)
    for _ in 0..<300 {
      let stage = try Stage()
      let items = [ItemID.window, try stage.view("one"), try stage.view("other"), try stage.view()]
      let parts = (0..<1 + random.below(6)).map { _ in
        random.pick([1, 1, -1, 2, -0.5, 1e-7, -3e12])
          * random.pick(items)[random.pick([.width, .height, .left, .right, .centerX, .leftMargin])]
      }
      let relation = random.pick([Relation.equal, .lessOrEqual, .greaterOrEqual])
      let constant = random.pick([0, 8, -8.25, random.between(-1e6, 1e6)])
      guard let id = try? stage.add(sum: parts, relation, constant, at: 1 + Int32(random.below(1000))) else { continue }
      let text = try stage.text(id)
      let copy = try stage.rules(text)[0]
      #expect(try stage.text(copy) == text)
      let (one, other) = (try stage.scene.model.constraint(id), try stage.scene.model.constraint(copy))
      let (all, copies) = (stage.scene.constraints.summands(of: one), stage.scene.constraints.summands(of: other))
      #expect(one.isSum == other.isSum && all.count == copies.count, "\(text)")
      guard all.count == copies.count else { return }
      for index in 0..<all.count {
        #expect(all[index].item == copies[index].item && all[index].attribute == copies[index].attribute)
        #expect(all[index].multiplier == copies[index].multiplier, "\(text)")
      }
      #expect(one.relation == other.relation && one.constant == other.constant && one.priority == other.priority)
    }
  }

  // MARK: Random scenes

  @Test(arguments: 0..<60) func `random sums hold by the frames`(seed: Int) throws {
    var random = Random(state: UInt64(seed) &* 977)
    var forest = try Forest(of: 3 + random.below(8), &random)
    try forest.stage.layout()
    try forest.expectAll()
    for _ in 0..<6 {
      try forest.change(&random)
      try forest.stage.layout()
      try forest.expectAll()
    }
  }

  // MARK: Switches

  @Test func `constraints are switched off and others on, together`() throws {
    for isStrict in [false, true] {
      let stage = try Stage(isStrict: isStrict)
      let (one, other) = (try stage.view(), try stage.view())
      let narrow = [try stage.add(one[.width] == 100), try stage.add(other[.left] == ItemID.window[.left])]
      let wide = [
        try stage.add(one[.width] == 200, isActive: false),
        try stage.add(other[.left] == one[.right], isActive: false),
      ]
      try stage.add(one[.left] == ItemID.window[.left] + 10)
      try stage.layout()
      try stage.switchConstraints(off: narrow, on: wide)
      try stage.layout()
      #expect(try stage.frame(one).width == 200 && stage.frame(other).x == 210)
      #expect(try !stage.isActive(narrow[0]) && stage.isActive(wide[0]))
      // What is in both is activated, or stays active.
      try stage.switchConstraints(off: wide + narrow, on: [narrow[0], narrow[1], narrow[0]])
      try stage.layout()
      #expect(try stage.frame(one).width == 100 && stage.frame(other).x == 0)
      try stage.switchConstraints(off: narrow, on: [narrow[0]])
      #expect(try stage.isActive(narrow[0]) && !stage.isActive(narrow[1]))
    }
  }

  @Test func `a strict scene that refuses a switch has everything as it was`() throws {
    let stage = try Stage(isStrict: true)
    let (one, other) = (try stage.view(), try stage.view())
    let narrow = [
      try stage.add(one[.width] == 100),
      try stage.add(sum: [other[.width], one[.width], -1 * ItemID.window[.width]], .equal, -20),
      try stage.add((other[.height] == 40).at(600)),
    ]
    let most = try stage.add(one[.width] <= 150)
    let wide = [try stage.add(one[.height] == 70, isActive: false), try stage.add(one[.width] == 200, isActive: false)]
    try stage.layout()
    #expect(throws: Status.conflict) { try stage.switchConstraints(off: narrow, on: wide) }
    try stage.scene.model.findRefusal()
    #expect((0..<stage.scene.constraints.members.count).map { stage.scene.constraints.members[$0] } == [most])
    for id in narrow { #expect(try stage.isActive(id)) }
    for id in wide { #expect(try !stage.isActive(id)) }
    #expect(try stage.layout().isEmpty)
    try stage.scene.model.setConstant(120, of: narrow[0])
    try stage.layout()
    #expect(try stage.frame(other).width == 180)
    #expect(try stage.scene.conflictCount() == 0)
  }

  @Test func `a switch that runs out of memory changes nothing`() throws {
    for (isStrict, activates) in [(false, true), (true, true), (false, false), (true, false)] {
      for isRefused in isStrict && activates ? [false, true] : [false] {
        var failing = 0
        var isDone = false
        while !isDone {
          let stage = try Stage(isStrict: isStrict)
          let views = try (0..<6).map { _ in try stage.view() }
          var (off, on): ([ConstraintID], [ConstraintID]) = ([], [])
          for (index, view) in views.enumerated() {
            off.append(try stage.add(view[.width] == Double(20 + index)))
            on.append(try stage.add(view[.width] == Double(90 + index), isActive: false))
            on.append(try stage.add(sum: [view[.height], 2 * view[.width], -1 * ItemID.window[.width]], .lessOrEqual))
            try stage.scene.model.setActive(false, on.last!)
          }
          if isRefused { try stage.add(views[5][.width] <= 50) }
          if !activates { on = [] }
          try stage.layout()
          stage.supply.remaining = failing
          var thrown: Status?
          do throws(Status) {
            try off.withUnsafeBufferPointer { off throws(Status) in
              try on.withUnsafeBufferPointer { on throws(Status) in
                try stage.scene.model.switchConstraints(off: off, on: on)
              }
            }
          } catch { thrown = error }
          isDone = stage.supply.remaining > 0
          stage.supply.remaining = .max
          #expect(thrown == .outOfMemory || thrown == (isRefused ? .conflict : nil))
          for id in off { #expect(try stage.isActive(id) == (thrown != nil)) }
          for id in on { #expect(try stage.isActive(id) == (thrown == nil)) }
          try stage.layout()
          for (index, view) in views.enumerated() where activates || thrown != nil {
            #expect(try stage.frame(view).width == Double((thrown == nil ? 90 : 20) + index))
          }
          failing += 1
        }
      }
    }
  }
}

/// Views whose positions random sums determine, each by earlier views and the window.
private struct Forest {
  struct Sum {
    var id: ConstraintID
    var parts: [Part]
    var constant: Double
  }

  let stage = try! Stage(width: 600, height: 500)
  var items: [ItemID] = [.window]
  var sums: [Sum] = []

  init(of count: Int, _ random: inout Random) throws {
    for _ in 0..<count {
      let view = try stage.view(in: random.pick(items), random.chance(25) ? .scroll : .plain)
      items.append(view)
      try stage.add(view[.width] == Double(20 + random.below(200)))
      try stage.add(view[.height] == Double(20 + random.below(200)))
      if try stage.scene.tree.kind(of: view) == .scroll {
        let content = try stage.scene.tree.contentGuide(of: view)
        try stage.add(content[.width] == Double(100 + random.below(300)))
        try stage.add(content[.height] == Double(100 + random.below(300)))
      }
      if random.chance(30) { try stage.scene.model.setDirection(random.pick([.leftToRight, .rightToLeft]), of: view) }
      try setInsets(of: view, &random)
      try add(
        to: view, [.left, .right, .leftMargin, .rightMargin, .centerX], [.left, .right, .centerX, .rightMargin], &random
      )
      try add(
        to: view, [.top, .bottom, .topMargin, .centerY], [.top, .bottomMargin, .centerY, .centerYWithinMargins], &random
      )
    }
  }

  private func setInsets(of view: ItemID, _ random: inout Random) throws {
    func inset() -> Double { Double(random.below(20)) }
    try stage.scene.setMargins(Insets(top: inset(), left: inset(), bottom: inset(), right: inset()), of: view)
    if random.chance(40) {
      try stage.scene.setAlignmentInsets(Insets(top: inset(), left: inset(), bottom: inset(), right: inset()), of: view)
    }
  }

  /// Adds a sum that determines a position of the newest view.
  private mutating func add(
    to view: ItemID, _ own: [Attribute], _ others: [Attribute], _ random: inout Random
  ) throws {
    let isDirectional = own.contains(.left) && random.chance(50)
    func turned(_ attribute: Attribute) -> Attribute {
      guard isDirectional else { return attribute }
      return switch attribute {
      case .left: .leading
      case .right: .trailing
      case .leftMargin: .leadingMargin
      case .rightMargin: .trailingMargin
      default: attribute
      }
    }
    let earlier = items.dropLast()
    var parts = [random.pick([1, 2, -1, 0.5]) * view[turned(random.pick(own))]]
    for _ in 0..<1 + random.below(4) {
      let item = earlier.randomElement(&random)
      let attribute = random.chance(30) ? random.pick([Attribute.width, .height]) : turned(random.pick(others))
      parts.append(random.pick([1, -1, 0.5, -2]) * item[attribute])
    }
    parts.append(-1 * earlier.randomElement(&random)[turned(own[0])])
    if random.chance(30) { parts.swapAt(0, parts.count - 1) }
    let constant = random.between(-50, 50)
    sums.append(Sum(id: try stage.add(sum: parts, .equal, constant), parts: parts, constant: constant))
  }

  mutating func change(_ random: inout Random) throws {
    switch random.below(4) {
    case 0:
      try stage.scene.model.setDirection(random.pick([.inherited, .leftToRight, .rightToLeft]), of: random.pick(items))
    case 1: try setInsets(of: random.pick(Array(items.dropFirst())), &random)
    case 2:
      let index = random.below(sums.count)
      sums[index].constant = random.between(-50, 50)
      try stage.scene.model.setConstant(sums[index].constant, of: sums[index].id)
    default:
      // A parent that is older than the view keeps every position determined by earlier ones.
      let index = 1 + random.below(items.count - 1)
      let parent = items[random.below(index)]
      try stage.scene.move(items[index], to: parent, at: 0)
    }
  }

  /// Evaluates all sums by the frames alone.
  func expectAll() throws {
    for sum in sums {
      let value = try value(of: sum)
      let text = try stage.text(sum.id)
      #expect(abs(value - sum.constant) < 1e-6, "\(text): \(value)")
    }
  }

  private func path(_ item: ItemID) throws -> [ItemID] {
    var path = [item]
    while let parent = try stage.scene.tree.parent(of: path[0]) { path.insert(parent, at: 0) }
    return path
  }

  private func value(of sum: Sum) throws -> Double {
    let paths = try sum.parts.map { try path($0.item!) }
    var depth = 0
    while paths.allSatisfy({ $0.count > depth && $0[depth] == paths[0][depth] }) { depth += 1 }
    let ancestor = paths[0][depth - 1]
    let isAlone = sum.parts.allSatisfy { $0.item == ancestor }
    let first = sum.parts.first { $0.attribute.isDirectional }?.item
    let isMirrored = try first.map { try stage.isRightToLeft($0) } ?? false
    let isContent = try stage.scene.tree.kind(of: ancestor) == .scroll && !isAlone
    var total = 0.0
    for (part, path) in zip(sum.parts, paths) {
      let item = part.item!
      var frame = try stage.frame(item)
      let (margins, alignment) = (
        try stage.scene.views.margins(of: item), try stage.scene.views.alignmentInsets(of: item)
      )
      (frame.x, frame.y) = (0, 0)
      for inner in path[depth...] {
        frame.x += try stage.frame(inner).x
        frame.y += try stage.frame(inner).y
      }
      if item == ancestor, isContent, part.attribute != .centerX, part.attribute != .centerY,
        part.attribute != .centerYWithinMargins, !part.attribute.isSize
      {
        let content = try stage.frame(stage.scene.tree.contentGuide(of: item))
        (frame.width, frame.height) = (content.width, content.height)
      }
      let (right, bottom) = (frame.x + frame.width, frame.y + frame.height)
      let attribute = part.attribute.resolved(isMirrored: isMirrored)
      var position: Double? =
        switch attribute {
        case .left: frame.x + alignment.left
        case .right: right - alignment.right
        case .centerX: (frame.x + alignment.left + right - alignment.right) / 2
        case .leftMargin: frame.x + margins.left
        case .rightMargin: right - margins.right
        case .top: frame.y + alignment.top
        case .bottom: bottom - alignment.bottom
        case .centerY: (frame.y + alignment.top + bottom - alignment.bottom) / 2
        case .topMargin: frame.y + margins.top
        case .bottomMargin: bottom - margins.bottom
        case .centerYWithinMargins: (frame.y + margins.top + bottom - margins.bottom) / 2
        default: nil
        }
      if isMirrored, let x = position {
        let outer = isContent ? try stage.scene.tree.contentGuide(of: ancestor) : ancestor
        position = try stage.frame(outer).width - x
      }
      let size =
        attribute == .width
        ? frame.width - alignment.left - alignment.right : frame.height - alignment.top - alignment.bottom
      total += part.multiplier * (position ?? size)
    }
    return total
  }
}

extension ArraySlice where Element == ItemID {
  fileprivate func randomElement(_ random: inout Random) -> ItemID { self[startIndex + random.below(count)] }
}
