// Draws a look at a frame.

extension Sketch {
  /// Draws the background and the content of a view. The rows of a table begin at `top`.
  mutating func draw(_ look: Look, in frame: Rect, from top: Double? = nil) {
    if frame.width < 0 || frame.height < 0 { return }
    background(look, in: frame)
    content(look, in: frame, from: top)
    // A border lies above the content, as that of a layer.
    if look.box.border > 0 {
      rect(
        frame.inset(look.box.border / 2), radius: look.box.radius, stroke: look.box.borderTone ?? Tone(0x0000_00ff),
        width: look.box.border)
    }
  }

  /// Draws what is on the background of a view.
  mutating func content(_ look: Look, in frame: Rect, from top: Double? = nil) {
    switch look.kind {
    case .view: break
    case .cell: accessory(look.state.style, in: frame)
    case .label: text(look.text, in: frame, .label)
    case .button: button(look, in: frame)
    case .field: field(look, in: frame)
    case .text: textView(look, in: frame)
    case .search: searchBar(look, in: frame)
    case .toggle: toggle(look, in: frame)
    case .slider: slider(look, in: frame)
    case .segments: segments(look, in: frame)
    case .stepper: stepper(look, in: frame)
    case .progress: progress(look, in: frame)
    case .activity: activity(look, in: frame)
    case .pages: pages(look, in: frame)
    case .date: datePicker(look, in: frame)
    case .picker: picker(look, in: frame)
    case .image:
      if let image = look.image {
        self.image(image, in: image.isSymbol ? frame.square(60) : frame, look.box.tint ?? tint)
      } else if look.box.fill == nil {
        imageBox(name: "", in: frame)
      }
    case .table: table(look, in: frame, from: top ?? frame.y)
    case .collection: collection(look, in: frame, from: top ?? frame.y)
    case .map: map(in: frame)
    case .web: web(in: frame)
    case .effect: rect(frame, radius: look.box.radius, fill: effect(look.state.style))
    case .container: container(look, in: frame)
    case .navigationBar: navigationBar(look, in: frame)
    case .toolbar: toolbar(look, in: frame)
    case .tabBar: tabBar(look, in: frame)
    }
  }

  private mutating func background(_ look: Look, in frame: Rect) {
    switch look.kind {
    case .toggle, .slider, .segments, .progress, .map, .web, .effect, .search: return
    case .field where look.state.style == "rounded": return
    case .button where look.state.style == "filled" || look.state.style == "tinted" || look.state.style == "gray":
      return
    case .navigationBar, .toolbar, .tabBar:
      rect(frame, fill: look.box.fill ?? .bar)
    default:
      if let fill = look.box.fill { rect(frame, radius: look.box.radius, fill: fill) }
    }
  }

  private func effect(_ style: String) -> Tone {
    switch style {
    case "dark": Tone(0x1c1c1ecc)
    case "light": Tone(0xf9f9f9cc)
    default: Tone(light: 0xf9f9f9cc, dark: 0x1c1c1ecc)
    }
  }
}
