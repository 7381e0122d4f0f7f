// Pictures of a screen: the scene with all that lies over it, and strips of an animation.

import Layout
import Memory
import Notation
import Solver
import Status

extension Screen {
  /// Writes a picture as of the last layout.
  package mutating func writePicture(_ options: PictureOptions, to text: inout Pieces) throws(Status) {
    guard isOpen else { return try scene.writePicture(options, to: &text) }
    guard options.zoom >= 0, options.zoom.isFinite else { throw .outOfRange }
    var picture = Picture(options, account)
    defer { picture.release() }
    try fill(&picture, at: nil)
    try picture.look(at: &scene)
    try picture.draw(&scene, to: &text)
  }

  /// Writes pictures of the way since the last commit, side by side.
  package mutating func writeFilmstrip(
    _ samples: Int, _ options: PictureOptions, to text: inout Pieces
  ) throws(Status) {
    try checkOpen()
    guard (1...1000).contains(samples), options.zoom >= 0, options.zoom.isFinite else { throw .outOfRange }
    guard !transaction.isOpen else { throw .mode }
    var options = options
    let room = try room(for: samples)
    if options.zoom == 0 { options.zoom = min(max(1400 / (Double(samples) * max(room.width, 1)), 0.3), 1) }
    let gap = Picture.border
    let step = room.width * options.zoom + gap
    let background = Picture(options, account)
    background.begin(Double(samples) * step + gap, room.height * options.zoom + 2 * gap + 12, to: &text)
    // Labels keep their places: which fit is found for all panels before one is drawn.
    var plans = LabelPlans(account)
    defer { plans.release() }
    try inMemory { () throws(MemoryError) in try plans.extend(slots: scene.itemSlots) }
    for index in 0..<samples where options.hasLabels {
      try surveyPanel(at: time(of: index, samples), options, &plans)
    }
    for index in 0..<samples {
      try writePanel(at: time(of: index, samples), Double(index) * step, room.height, options, &plans, to: &text)
    }
    text.write("</svg>\n")
    if !constantMotions.isEmpty { try solveConstants(at: clock.now) }
  }

  private mutating func time(of index: Int, _ samples: Int) -> Double {
    clock.timing.length * (samples == 1 ? 1 : Double(index) / Double(samples - 1))
  }

  /// As wide and as high as the window is in any of the pictures: a rotation turns it on the way.
  private mutating func room(for samples: Int) throws(Status) -> Size {
    var room = size
    for index in 0..<samples {
      let time = time(of: index, samples)
      if !constantMotions.isEmpty { try solveConstants(at: time) }
      let frame = try frame(of: .window, at: time)
      room.width = max(room.width, frame.width)
      room.height = max(room.height, frame.height)
    }
    return room
  }

  /// The frame in the parent as it is seen at a time, constants being solved for that.
  private mutating func frame(of item: ItemID, at time: Double) throws(Status) -> Rect {
    let frame = try scene.frame(of: item)
    guard let index = motion(of: item) else { return frame }
    return frame + remainder(of: index, at: time)
  }

  private mutating func surveyPanel(
    at time: Double, _ options: PictureOptions, _ plans: inout LabelPlans
  ) throws(Status) {
    if !constantMotions.isEmpty { try solveConstants(at: time) }
    var picture = Picture(options, account)
    defer { picture.release() }
    try fill(&picture, at: time)
    try picture.look(at: &scene)
    // What a first look makes, guides of stacks among it, has its slot by now.
    try inMemory { () throws(MemoryError) in try plans.extend(slots: scene.itemSlots) }
    picture.survey(&scene, &plans)
  }

  private mutating func writePanel(
    at time: Double, _ left: Double, _ height: Double, _ options: PictureOptions, _ plans: inout LabelPlans,
    to text: inout Pieces
  ) throws(Status) {
    if !constantMotions.isEmpty { try solveConstants(at: time) }
    var picture = Picture(options, account)
    defer { picture.release() }
    try fill(&picture, at: time)
    try picture.look(at: &scene)
    text.write("<g transform=\"translate(")
    text.number(left)
    text.write(" 0)\">\n")
    picture.drawAll(of: &scene, &plans, to: &text)
    text.beginText(x: Picture.border, y: height * options.zoom + 2 * Picture.border, size: 10)
    text.attribute("fill", "#5d6b82")
    text.write(">")
    text.number(time)
    text.write(" s</text>\n</g>\n")
  }

  /// Solves with constants as they are at a time, and leaves what is told of it for later.
  private mutating func solveConstants(at time: Double) throws(Status) {
    for index in 0..<constantMotions.count where scene.isLive(constantMotions[index].constraint) {
      let motion = constantMotions[index]
      try scene.move(motion.constraint, to: constant(motion, at: time))
    }
    do throws(Status) { try scene.solveQuietly() } catch {
      guard error == .conflict else { throw error }
    }
  }

  // MARK: What is added

  /// Where things are seen at a time (nil: where they belong), and what lies over them.
  @inline(never)
  private mutating func fill(_ picture: inout Picture, at time: Double?) throws(Status) {
    try scene.settle()
    try inMemory { () throws(MemoryError) in
      try picture.shifts.resize(to: scene.itemSlots, filling: .zero)
      try picture.overlays.reserve(3 + 4 * order.count)
      try picture.paddings.reserve(scrolls.count)
    }
    picture.isCutAtWindow = true
    if let time {
      for index in 0..<motions.count where scene.isLive(motions[index].item) {
        picture.shifts[motions[index].item.slot] = remainder(of: index, at: time)
      }
    }
    for index in 0..<scrolls.count where scene.isLive(scrolls[index].item) { try scroll(index, time, &picture) }
    try addOverlays(at: time, to: &picture)
  }

  /// What is in a scroll view is moved by its offset; where it is padded there will be stripes.
  private mutating func scroll(_ index: Int, _ time: Double?, _ picture: inout Picture) throws(Status) {
    let record = scrolls[index]
    let info = try scrollInfo(record)
    var offset = record.offset
    if let time {
      let share = 1 - progress(record.motion.timing, at: time)
      offset.x += record.motion.remainder.x * share
      offset.y += record.motion.remainder.y * share
    }
    try shift(from: try scene.firstChild(of: record.item), by: offset, &picture)
    try shift(from: try scene.firstGuide(of: record.item), by: offset, &picture)
    let insets = if let time { shownInsets(of: record, info.insets, at: time) } else { info.insets }
    picture.paddings.appendReserved(Padding(item: record.item, insets: insets))
  }

  /// Moves an item and its siblings behind it by the offset of the scroll view that they are in.
  private mutating func shift(from first: ItemID?, by offset: Point, _ picture: inout Picture) throws(Status) {
    var item = first
    while let present = item {
      if try isScrolled(present) {
        picture.shifts[present.slot].x -= offset.x
        picture.shifts[present.slot].y -= offset.y
      }
      item = try scene.sibling(after: present)
    }
  }

  private mutating func addOverlays(at time: Double?, to picture: inout Picture) throws(Status) {
    let appearance = try statusBarAppearance()
    let style: Overlay.Style =
      appearance.isOpaque ? .blackStatusBar : appearance.isTextWhite ? .lightStatusBar : .clearStatusBar
    picture.overlays.appendReserved(Overlay(item: statusBar.item, style: style))
    let isLeaving = if let time { try isKeyboardLeaving(at: time) } else { false }
    picture.overlays.appendReserved(
      Overlay(item: keyboard.item, style: .keyboard, isLeaving: isLeaving))
    picture.overlays.appendReserved(Overlay(item: keyboardGuide, style: .bottomGuide))
    for index in 0..<order.count {
      let record = controllers[order[index]]
      if record.isContent {
        picture.overlays.appendReserved(Overlay(item: record.topGuide, style: .topGuide))
        picture.overlays.appendReserved(Overlay(item: record.bottomGuide, style: .bottomGuide))
      }
      add(record.topBar, reach: record.statusOverlap, to: &picture)
      add(record.bottomBar, reach: 0, to: &picture)
    }
  }

  /// Whether the keyboard is away and still to be seen on its way there.
  private mutating func isKeyboardLeaving(at time: Double) throws(Status) -> Bool {
    if keyboard.state.isShown { return false }
    let window = try frame(of: .window, at: time)
    let frame = try frame(of: keyboard.item, at: time)
    // By more than what is rounding: away, it lies at the window's edge.
    return frame.y < window.height - 1e-6 && frame.bottom > 0 && frame.x < window.width && frame.right > 0
  }

  private mutating func add(_ bar: BarRecord, reach: Double, to picture: inout Picture) {
    guard bar.isThere else { return }
    var overlay = Overlay(item: bar.item, style: isTranslucent(bar) ? .translucentBar : .opaqueBar, reach: reach)
    overlay.imageHeight = bar.imageHeight
    picture.overlays.appendReserved(overlay)
  }
}
