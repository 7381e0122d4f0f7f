import class Foundation.ProcessInfo
import Status
import Support
import Testing

@testable import Layout
@testable import Screen

/// The settings of a screen, without its history.
private struct State {
  enum Subview { case list, box, input, note }
  enum Keys { case hidden, docked(Double), floating }

  var profile = 2
  var orientation = Orientation.portrait
  var keys = Keys.hidden
  var (isStatusHidden, isInCall) = (false, false)
  var (isBarHidden, isToolbarHidden, hasPrompt) = (false, true, false)
  var isTranslucent: Bool?
  var tab = 0
  var stack = [Screenful()]
  /// A device of the table, and a window that is a part of its screen.
  var device: Int?
  var window: Rect?
  var (panel, typing) = (0.0, 0.0)
  var hasLargeTitle = false
  var (followsUndocked, ignoresSafeArea) = (false, false)
  var textSize = 1.0
  var direction = Direction.inherited

  struct Screenful {
    var subviews: [Subview] = [.list, .input]
    var edges = EdgeMask.all
    var (extends, adjusts) = (false, true)
    var additional = Insets.zero
    var margins = Insets(top: 8, left: 8, bottom: 8, right: 8)
    var (hasDirectionalMargins, followsSafeArea) = (false, false)
    /// Of all notes: their lengths, and whether functions measure their widths, too.
    var (characters, measuresWidth) = (20, true)
  }
}

/// A tab controller around a navigation controller and another content controller.
private final class Controllers {
  let device: Device
  let tab: ControllerID
  let navigation: ControllerID
  let panel: ItemID
  let typing: ItemID
  var stack: [ControllerID] = []
  var subviews: [[ItemID]] = []
  private var lines: [Int: Lines] = [:]

  init(_ state: State) throws {
    let isLandscape = state.orientation.isLandscape
    device = try Device(
      Profile.numbered(Int32(state.profile))!, width: isLandscape ? 480 : 320, height: isLandscape ? 320 : 480,
      orientation: state.orientation)
    if let index = state.device { try device.screen.display.setDevice(Devices.numbered(index).device) }
    if let window = state.window { try device.screen.display.setWindow(window) }
    panel = try device.screen.display.addObstruction(.panel, edge: EdgeMask.left, name: nil)
    typing = try device.screen.display.addObstruction(.keyboard, edge: EdgeMask.bottom, name: nil)
    _ = try device.screen.placement.safeArea(of: .window)
    tab = try device.add(.tab)
    navigation = try device.push(tab, .navigation)
    try fill(device.push(tab), [.list])
    stack.removeAll()
    subviews.removeAll()
    try device.screen.scene.setTextSize(state.textSize)
    try device.screen.scene.model.setDirection(state.direction, of: .window)
    for screenful in state.stack { try push(screenful) }
    try device.screen.display.setStatusBarHidden(state.isStatusHidden)
    try device.screen.setInCall(state.isInCall)
    try device.screen.controllers.setBarHidden(state.isBarHidden, .navigation, of: navigation)
    try device.screen.controllers.setBarHidden(state.isToolbarHidden, .toolbar, of: navigation)
    try device.screen.setPrompt(state.hasPrompt, of: navigation)
    if let isTranslucent = state.isTranslucent {
      try device.screen.setBarTranslucent(isTranslucent, .navigation, of: navigation)
    }
    try device.screen.controllers.select(state.tab, of: tab)
    try show(state.keys)
    try device.screen.display.setDepth(state.panel, ofObstruction: panel)
    try device.screen.display.setDepth(state.typing, ofObstruction: typing)
    try device.screen.setLargeTitle(state.hasLargeTitle, of: navigation)
    try device.screen.setKeyboardGuide(
      followsUndocked: state.followsUndocked, ignoresSafeArea: state.ignoresSafeArea)
  }

  func push(_ screenful: State.Screenful) throws {
    let content = try device.push(navigation)
    _ = try device.screen.scene.readableGuide(of: device.view(content))
    try fill(content, screenful.subviews)
    try device.screen.setEdges(screenful.edges, of: content)
    try device.screen.setExtendsUnderOpaqueBars(screenful.extends, of: content)
    try device.screen.setAdjustsScrollInsets(screenful.adjusts, of: content)
    try device.screen.setAdditionalInsets(screenful.additional, of: content)
    _ = try device.screen.placement.safeArea(of: device.view(content))
    try measure(screenful, in: stack.count - 1)
    try setMargins(screenful, in: stack.count - 1)
  }

  func setMargins(_ screenful: State.Screenful, in place: Int) throws {
    let views =
      [try device.view(stack[place])] + zip(screenful.subviews, subviews[place]).filter { $0.0 == .box }.map(\.1)
    for view in views {
      try device.screen.scene.setMargins(
        screenful.margins, isDirectional: screenful.hasDirectionalMargins, of: view)
      try device.screen.placement.setMarginsFollowSafeArea(screenful.followsSafeArea, view)
    }
  }

  /// Sets the measure functions of all notes.
  func measure(_ screenful: State.Screenful, in place: Int) throws {
    let text = lines[place] ?? Lines()
    lines[place] = text
    text.characters = screenful.characters
    for (kind, view) in zip(screenful.subviews, subviews[place]) where kind == .note {
      let function: MeasureFunction = screenful.measuresWidth ? measureLines : measureHeight
      try device.screen.scene.setMeasure(function, context: Unmanaged.passUnretained(text).toOpaque(), of: view)
    }
  }

  /// Makes the next layout measure the notes again.
  func invalidate(_ screenful: State.Screenful, in place: Int) throws {
    lines[place]?.characters = screenful.characters
    for (kind, view) in zip(screenful.subviews, subviews[place]) where kind == .note {
      try device.screen.scene.invalidateMeasure(of: view)
    }
  }

  private func fill(_ content: ControllerID, _ kinds: [State.Subview]) throws {
    stack.append(content)
    subviews.append([])
    for kind in kinds { try insert(kind, subviews.last!.count, in: stack.count - 1) }
  }

  func insert(_ kind: State.Subview, _ index: Int, in place: Int) throws {
    let root = try device.view(stack[place])
    let view: ItemID
    switch kind {
    case .list: view = try device.fill(root, .scroll)
    case .box:
      view = try device.fill(root, top: 7, bottom: 9)
      _ = try device.screen.placement.safeArea(of: view)
    case .input:
      view = try device.view(in: root)
      for attribute in [Attribute.left, .width] { try device.pin(view, attribute, to: root, attribute) }
      try device.size(view, .height, 44)
      try device.pin(view, .bottom, to: device.screen.keyboard.guide.item, .top)
    case .note:
      let readable = try device.screen.scene.readableGuide(of: root)
      view = try device.view(in: root)
      try device.pin(view, .left, to: readable, .left)
      try device.pin(view, .right, to: readable, .right, 0, .lessOrEqual)
      try device.pin(view, .width, to: readable, .width, 0, at: 10)
      try device.pin(view, .firstBaseline, to: root, .topMargin, 20)
    }
    subviews[place].insert(view, at: index)
    try device.screen.move(view, to: device.screen.scene.tree.parent(of: view)!, at: index)
  }

  func show(_ keys: State.Keys) throws {
    switch keys {
    case .hidden: try device.screen.hideKeyboard(duration: 0.2, curve: 0)
    case .docked(let more):
      let frame = try device.screen.keyboard.standardFrame(accessory: more)
      try device.screen.showKeyboard(frame, duration: 0.25, curve: 7)
    case .floating: try device.screen.showKeyboard(rect(30, 60, 240, 200), duration: 0.25, curve: 7)
    }
  }

  /// Returns all frames, hidden flags and insets, in the order of the tree.
  func visibleState() throws -> [String] {
    try device.layout()
    var lines: [String] = []
    var item = try device.screen.scene.tree.item(after: nil)
    while let present = item {
      let frame = try device.frame(present)
      let numbers = [frame.x, frame.y, frame.width, frame.height].map { String($0.bitPattern, radix: 16) }
      var line = "\(try device.screen.scene.tree.kind(of: present)) \(numbers)"
      if try device.screen.scene.tree.isHidden(present) { line += " hidden" }
      if try device.screen.scene.tree.kind(of: present) == .scroll { line += " \(try device.insets(present))" }
      lines.append(line)
      item = try device.screen.scene.tree.item(after: present)
    }
    return lines
  }
}

/// A text whose characters are 10 wide and 20 high, times the size of text.
private final class Lines {
  var characters = 20
}

private func rows(_ characters: Int, _ width: Double, _ textSize: Double) -> Double {
  let columns = max(1, Int(width / (10 * textSize) + 1e-9))
  return Double(max(1, (characters + columns - 1) / columns))
}

private func measureHeight(
  _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  fillIn(request, result) { rows(Unmanaged<Lines>.fromOpaque(context!).takeUnretainedValue().characters, $0, 1) * 20 }
}

/// Fills in the height for a width, and no natural size.
func fillIn(_ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ height: (Double) -> Double) {
  let request = request!.load(as: MeasureRequest.self)
  if request.mode == 0 { return }
  result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement.height = height(request.width)
}

private func measureLines(
  _ request: UnsafeRawPointer?, _ result: UnsafeMutableRawPointer?, _ context: UnsafeMutableRawPointer?
) {
  let request = request!.load(as: MeasureRequest.self)
  let characters = Unmanaged<Lines>.fromOpaque(context!).takeUnretainedValue().characters
  let natural = Double(characters) * 10 * request.textSize
  let height = rows(characters, request.mode == 0 ? natural : request.width, request.textSize) * 20 * request.textSize
  result!.assumingMemoryBound(to: MeasureResult.self).pointee.measurement = Measurement(
    width: natural, height: height, firstBaseline: 15 * request.textSize, lastBaseline: .nan)
}

struct StateTests {
  /// The number of random sequences; CASEMENT_SEQUENCES replaces it.
  private var sequences: Int { ProcessInfo.processInfo.environment["CASEMENT_SEQUENCES"].flatMap(Int.init) ?? 100 }
  private var turns: Int { ProcessInfo.processInfo.environment["CASEMENT_TURNS"].flatMap(Int.init) ?? 2000 }

  private func makeRandomEvent(_ random: inout Random, _ state: inout State, _ controllers: Controllers) throws {
    let top = state.stack.count - 1
    switch random.below(32) {
    case 0:
      state.keys = .docked(random.pick([0, 34]))
      try controllers.show(state.keys)
    case 1:
      state.keys = .hidden
      try controllers.show(state.keys)
    case 2:
      state.keys = .hidden
      try controllers.device.screen.showKeyboard(.zero, duration: 0, curve: 3)
    case 3:
      state.keys = .floating
      try controllers.show(state.keys)
    case 4, 5:
      let old = state.orientation
      state.orientation = random.pick([.portrait, .upsideDown, .landscapeLeft, .landscapeRight])
      if let window = state.window, old.isLandscape != state.orientation.isLandscape {
        state.window = rect(0, 0, window.height, window.width)
      }
      try controllers.device.screen.rotate(to: state.orientation)
    case 6 where top < 3:
      state.stack.append(State.Screenful())
      try controllers.push(State.Screenful())
    case 7 where top > 0:
      state.stack.removeLast()
      controllers.stack.removeLast()
      controllers.subviews.removeLast()
      try controllers.device.screen.pop(controllers.navigation)
    case 8:
      state.isBarHidden.toggle()
      try controllers.device.screen.controllers.setBarHidden(state.isBarHidden, .navigation, of: controllers.navigation)
    case 9:
      state.isToolbarHidden.toggle()
      try controllers.device.screen.controllers.setBarHidden(
        state.isToolbarHidden, .toolbar, of: controllers.navigation)
    case 10:
      state.hasPrompt.toggle()
      try controllers.device.screen.setPrompt(state.hasPrompt, of: controllers.navigation)
    case 11:
      state.isTranslucent = random.chance(50)
      try controllers.device.screen.setBarTranslucent(state.isTranslucent!, .navigation, of: controllers.navigation)
    case 12:
      state.isStatusHidden.toggle()
      try controllers.device.screen.display.setStatusBarHidden(state.isStatusHidden)
    case 13:
      state.isInCall.toggle()
      try controllers.device.screen.setInCall(state.isInCall)
    case 14:
      state.tab = random.below(2)
      try controllers.device.screen.controllers.select(state.tab, of: controllers.tab)
    case 15:
      try change(&state.stack[top], of: controllers.stack[top], &random, controllers)
    case 16 where state.stack[top].subviews.count < 6:
      let (kind, index) = (
        random.pick([State.Subview.list, .box, .note, .note]), random.below(state.stack[top].subviews.count + 1)
      )
      state.stack[top].subviews.insert(kind, at: index)
      try controllers.insert(kind, index, in: top)
      try controllers.measure(state.stack[top], in: top)
      try controllers.setMargins(state.stack[top], in: top)
    case 17:
      let (from, to) = (random.below(controllers.subviews[top].count), random.below(controllers.subviews[top].count))
      let view = controllers.subviews[top].remove(at: from)
      controllers.subviews[top].insert(view, at: to)
      state.stack[top].subviews.insert(state.stack[top].subviews.remove(at: from), at: to)
      try controllers.device.screen.move(view, to: controllers.device.screen.scene.tree.parent(of: view)!, at: to)
    case 18, 19:
      state.device = random.below(Devices.count)
      state.window = nil
      try controllers.device.screen.display.setDevice(Devices.numbered(state.device!).device)
      // A keyboard is judged by the screen that it is shown on.
      try controllers.show(state.keys)
    case 20 where state.device != nil && state.profile > 2:
      state.window = rect(
        Double(random.below(100)), Double(random.below(100)), Double(200 + random.below(200)),
        Double(300 + random.below(400)))
      try controllers.device.screen.display.setWindow(state.window!)
    case 21:
      state.panel = Double(random.below(3) * 40)
      try controllers.device.screen.display.setDepth(state.panel, ofObstruction: controllers.panel)
    case 22:
      state.typing = Double(random.below(4) * 70)
      try controllers.device.screen.display.setDepth(state.typing, ofObstruction: controllers.typing)
    case 23:
      state.hasLargeTitle.toggle()
      try controllers.device.screen.setLargeTitle(state.hasLargeTitle, of: controllers.navigation)
    case 24:
      (state.followsUndocked, state.ignoresSafeArea) = (random.chance(50), random.chance(50))
      try controllers.device.screen.setKeyboardGuide(
        followsUndocked: state.followsUndocked, ignoresSafeArea: state.ignoresSafeArea)
    case 25:
      state.textSize = random.pick([0.5, 1, 1.5, 3])
      try controllers.device.screen.scene.setTextSize(state.textSize)
    case 26:
      state.direction = random.pick([.leftToRight, .rightToLeft])
      try controllers.device.screen.scene.model.setDirection(state.direction, of: .window)
    case 27:
      state.stack[top].characters = random.below(200)
      try controllers.invalidate(state.stack[top], in: top)
    case 28:
      state.stack[top].measuresWidth.toggle()
      try controllers.measure(state.stack[top], in: top)
    case 29, 30:
      state.stack[top].margins = Insets(
        top: Double(random.below(20)), left: Double(random.below(30)), bottom: Double(random.below(9)), right: 5)
      state.stack[top].hasDirectionalMargins = random.chance(50)
      state.stack[top].followsSafeArea = random.chance(60)
      try controllers.setMargins(state.stack[top], in: top)
    default:
      state.profile = random.pick([1, 2, 3, 4, 5, 6, 7])
      try controllers.device.screen.setProfile(Profile.numbered(Int32(state.profile))!)
      if state.window != nil, state.profile < 3 {
        state.window = nil
        try controllers.device.screen.display.setDevice(Devices.numbered(state.device!).device)
      }
      try controllers.show(state.keys)
    }
  }

  private func change(
    _ screenful: inout State.Screenful, of content: ControllerID, _ random: inout Random, _ controllers: Controllers
  ) throws {
    screenful.edges = UInt32(random.below(16))
    screenful.extends = random.chance(50)
    screenful.adjusts = random.chance(70)
    screenful.additional = Insets(
      top: Double(random.below(2) * 10), left: 0, bottom: Double(random.below(2) * 5), right: Double(random.below(2)))
    try controllers.device.screen.setAdditionalInsets(screenful.additional, of: content)
    try controllers.device.screen.setEdges(screenful.edges, of: content)
    try controllers.device.screen.setExtendsUnderOpaqueBars(screenful.extends, of: content)
    try controllers.device.screen.setAdjustsScrollInsets(screenful.adjusts, of: content)
  }

  @Test func `a controller's view hidden by the app stays hidden`() throws {
    let device = try Device()
    let (navigation, content) = try device.navigation()
    let view = try device.view(content)
    try device.screen.controllers.setHidden(true, view)
    let other = try device.push(navigation)
    try device.screen.pop(navigation)
    #expect(try device.screen.scene.tree.isHidden(view))
    // A view covered by another controller stays hidden when the app shows it.
    let last = try device.push(navigation)
    try device.screen.controllers.setHidden(false, view)
    #expect(try device.screen.scene.tree.isHidden(view))
    #expect(try !device.screen.scene.tree.isHidden(device.view(last)))
    try device.screen.pop(navigation)
    #expect(try !device.screen.scene.tree.isHidden(view))
    #expect(throws: Status.stale) { try device.view(other) }
  }

  @Test func `C57 after any events a screen equals one built with the same settings`() throws {
    for sequence in 0..<sequences {
      var random = Random(state: UInt64(sequence))
      var state = State()
      let controllers = try Controllers(state)
      for _ in 0..<random.below(40) {
        try makeRandomEvent(&random, &state, controllers)
        if random.chance(30) { try controllers.device.layout() }
        if random.chance(20) { try controllers.device.sample(random.between(0, 0.6)) }
        if random.chance(30) { try controllers.device.sampleInWindow(random.between(0, 0.6)) }
      }
      let (changed, built) = (try controllers.visibleState(), try Controllers(state).visibleState())
      if changed != built {
        let different = zip(changed, built).first { $0 != $1 }
        Issue.record("sequence \(sequence): \(String(describing: different)), \(state)")
        return
      }
    }
  }

  @Test func `C64 after repeated events and their inverses, state and memory are unchanged`() throws {
    let controllers = try Controllers(State())
    let device = controllers.device
    func turn() throws {
      try controllers.show(.docked(0))
      try device.sample(0.1)
      try device.screen.rotate(to: .landscapeLeft)
      try device.sample(0.2)
      try controllers.show(.docked(34))
      try device.screen.rotate(to: .portrait)
      try controllers.show(.hidden)
      try device.sample(1)
    }
    try turn()
    let before = try controllers.visibleState()
    let (digest, bytes, structural) = (
      device.screen.scene.solver.digest(), device.account.bytes, device.structural
    )
    for _ in 0..<turns { try turn() }
    #expect(try controllers.visibleState() == before)
    #expect(device.screen.scene.solver.digest() == digest)
    #expect(device.account.bytes == bytes)
    #expect(device.structural == structural)
  }
}
