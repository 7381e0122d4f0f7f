// Events of a scene file.

public import CCasement

/// An event: its steps form one transaction.
public struct Event {
  enum Step {
    case keyboard(Keyboard)
    case rotate(cas_orientation)
    case constant(cas_constraint, Double)
    case drag(cas_item, [Double], velocity: Double)
    case hide(cas_item, Bool)
    case obstruct(cas_item, LoadedScene.Place)
    case window(cas_rect)
  }

  enum Keyboard {
    /// A negative height means the standard height.
    case show(height: Double, accessory: Double)
    case frame(cas_rect)
    case hide
  }

  var steps: [Step] = []
  var duration: Double?
  var curve: cas_curve?
  var flags: UInt32 = 0
  var value: Value?

  /// The event of --keyboard: a height, nil for the standard height, 0 to hide.
  public static func keyboard(height: Double?) -> Event {
    Event(steps: [.keyboard(height == 0 ? .hide : .show(height: height ?? -1, accessory: 0))])
  }

  public static func rotation(to orientation: cas_orientation) -> Event { Event(steps: [.rotate(orientation)]) }
}

enum EventKey: String, CaseIterable {
  case keyboard, rotate, window, obstruct, set, drag, velocity, hide, show, duration, curve, moves, about
}

enum KeyboardKey: String, CaseIterable { case height, accessory, frame }

extension Event {
  static func read(_ list: Value, in loaded: LoadedScene) throws(Diagnostic) -> [Event] {
    var events: [Event] = []
    for value in try list.elements("events") {
      var event = Event()
      event.value = value
      var velocity = 0.0
      try value.members(of: "an event", EventKey.self) { key, value throws(Diagnostic) in
        switch key {
        case .keyboard: event.steps.append(.keyboard(try readKeyboard(value)))
        case .rotate: event.steps.append(.rotate(try value.choice("rotate", Choices.orientations)))
        case .window: event.steps.append(.window(try value.rect("window")))
        case .obstruct:
          for (key, value) in try value.pairs("obstruct") {
            let item = try loaded.item(key, "obstruct")
            let place =
              value.isNumber
              ? LoadedScene.Place.depth(try value.number("obstruct")) : .frame(try value.rect("obstruct"))
            event.steps.append(.obstruct(item, place))
          }
        case .set: event.steps += try readConstants(value, in: loaded)
        case .drag:
          for (key, value) in try value.pairs("drag") {
            event.steps.append(.drag(try loaded.item(key, "drag"), try value.numbers(2, "drag"), velocity: 0))
          }
        case .velocity: velocity = try value.number("velocity")
        case .hide, .show:
          for name in try value.elements(key.rawValue) {
            event.steps.append(.hide(try loaded.item(name, key.rawValue), key == .hide))
          }
        case .duration:
          let duration = try value.number("duration")
          if duration < 0 { throw value.diagnostic("duration: cannot be negative") }
          event.duration = duration
        case .curve: event.curve = try value.choice("curve", Choices.curves)
        case .moves: event.flags = try value.choice("moves", Choices.moves)
        case .about: _ = try value.text("about")
        }
      }
      event.steps = event.steps.map { step in
        if case .drag(let item, let point, _) = step { .drag(item, point, velocity: velocity) } else { step }
      }
      if event.steps.isEmpty { throw value.diagnostic("the event has no steps") }
      events.append(event)
    }
    return events
  }

  static func readKeyboard(_ value: Value) throws(Diagnostic) -> Keyboard {
    if value.isText {
      return try value.choice("keyboard", [("show", .show(height: -1, accessory: 0)), ("hide", .hide)])
    }
    if value.isNumber { return .show(height: try readHeight(value, "keyboard"), accessory: 0) }
    var height = -1.0
    var accessory = 0.0
    var frame: cas_rect?
    try value.members(of: "keyboard", KeyboardKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .height: height = try readHeight(value, "height")
      case .accessory: accessory = try value.number("accessory")
      case .frame:
        frame = try value.rect("frame")
      }
    }
    return frame.map { .frame($0) } ?? .show(height: height, accessory: accessory)
  }

  private static func readHeight(_ value: Value, _ name: String) throws(Diagnostic) -> Double {
    let height = try value.number(name)
    if height > 1e6 { throw value.diagnostic("\(name): the value is out of range") }
    return height
  }

  private static func readConstants(_ value: Value, in loaded: LoadedScene) throws(Diagnostic) -> [Step] {
    var steps: [Step] = []
    for (key, value) in try value.pairs("set") {
      let identifier = key.content
      guard let constraint = loaded.identified[identifier] else {
        throw key.diagnostic(
          "set: no rule has the identifier \"\(identifier)\""
            + suggestion(for: identifier, among: loaded.identified.keys.sorted()))
      }
      steps.append(.constant(constraint, try value.number("set")))
    }
    return steps
  }
}
