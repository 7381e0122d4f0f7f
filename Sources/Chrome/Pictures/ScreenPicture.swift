// Pictures of a screen: the scene with all that lies over it, and strips of an animation.

import Layout
import Memory
import Notation
import Solver

extension Screen {
  /// Writes a picture as of the last layout.
  package mutating func writePicture(_ options: PictureOptions, to text: inout Pieces) throws(LayoutError) {
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
  ) throws(LayoutError) {
    try checkOpen()
    guard (1...1000).contains(samples), options.zoom >= 0, options.zoom.isFinite else { throw .outOfRange }
    guard !transaction.isOpen else { throw .mode }
    var options = options
    if options.zoom == 0 { options.zoom = min(max(1400 / (Double(samples) * max(size.width, 1)), 0.3), 1) }
    let gap = Picture.border
    let step = size.width * options.zoom + gap
    let background = Picture(options, account)
    background.begin(Double(samples) * step + gap, size.height * options.zoom + 2 * gap + 12, to: &text)
    for index in 0..<samples {
      let share = samples == 1 ? 1 : Double(index) / Double(samples - 1)
      try writePanel(at: clock.timing.length * share, Double(index) * step, options, to: &text)
    }
    text.write("</svg>\n")
    if !constantMotions.isEmpty { try solveConstants(at: clock.now) }
  }

  private mutating func writePanel(
    at time: Double, _ left: Double, _ options: PictureOptions, to text: inout Pieces
  ) throws(LayoutError) {
    if !constantMotions.isEmpty { try solveConstants(at: time) }
    var picture = Picture(options, account)
    defer { picture.release() }
    try fill(&picture, at: time)
    try picture.look(at: &scene)
    text.write("<g transform=\"translate(")
    text.number(left)
    text.write(" 0)\">\n")
    picture.drawAll(of: &scene, to: &text)
    text.beginText(x: Picture.border, y: size.height * options.zoom + 2 * Picture.border, size: 10)
    text.attribute("fill", "#5d6b82")
    text.write(">")
    text.number(time)
    text.write(" s</text>\n</g>\n")
  }

  /// Solves with constants as they are at a time, and leaves what is told of it for later.
  private mutating func solveConstants(at time: Double) throws(LayoutError) {
    for index in 0..<constantMotions.count where scene.isLive(constantMotions[index].constraint) {
      let motion = constantMotions[index]
      try scene.move(motion.constraint, to: constant(motion, at: time))
    }
    do throws(LayoutError) { try scene.solveQuietly() } catch {
      guard error == .conflict else { throw error }
    }
  }

  // MARK: What is added

  /// Where things are seen at a time (nil: where they belong), and what lies over them.
  @inline(never)
  private mutating func fill(_ picture: inout Picture, at time: Double?) throws(LayoutError) {
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
    addOverlays(to: &picture)
  }

  /// What is in a scroll view is moved by its offset; where it is padded there will be stripes.
  private mutating func scroll(_ index: Int, _ time: Double?, _ picture: inout Picture) throws(LayoutError) {
    let record = scrolls[index]
    let info = try scrollInfo(record)
    var offset = record.offset
    if let time {
      let share = 1 - progress(record.motion.timing, at: time)
      offset.x += record.motion.remainder.x * share
      offset.y += record.motion.remainder.y * share
    }
    var child = try scene.firstChild(of: record.item)
    while let present = child {
      shift(present, by: offset, &picture)
      child = try scene.sibling(after: present)
    }
    shift(try scene.contentGuide(of: record.item), by: offset, &picture)
    picture.paddings.appendReserved(Padding(item: record.item, insets: info.insets))
  }

  private mutating func shift(_ item: ItemID, by offset: Point, _ picture: inout Picture) {
    picture.shifts[item.slot].x -= offset.x
    picture.shifts[item.slot].y -= offset.y
  }

  private mutating func addOverlays(to picture: inout Picture) {
    let isBlack = profile.behaviours.contains(.statusBarIsOpaque)
    picture.overlays.appendReserved(
      Overlay(item: statusBar.item, style: isBlack ? .blackStatusBar : .clearStatusBar))
    picture.overlays.appendReserved(Overlay(item: keyboard.item, style: .keyboard))
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

  private mutating func add(_ bar: BarRecord, reach: Double, to picture: inout Picture) {
    guard bar.isThere else { return }
    picture.overlays.appendReserved(
      Overlay(item: bar.item, style: isTranslucent(bar) ? .translucentBar : .opaqueBar, reach: reach))
  }
}
