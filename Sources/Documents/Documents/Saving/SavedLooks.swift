// Looks as members of a scene file: what differs from the usual.

package import Pictures

extension Look {
  package var datum: Datum {
    var members = Members()
    let usual = Look(kind)
    if kind != .view { members.add("kind", kind.rawValue) }
    text.add(to: &members)
    box.add(to: &members)
    image?.add(to: &members)
    if state != usual.state { state.add(to: &members) }
    members.add("items", items.map { $0.datum })
    members.add("rows", rows.map { $0.datum })
    return members.datum
  }
}

extension TextLook {
  fileprivate func add(to members: inout Members) {
    let usual = TextLook()
    if !string.isEmpty { members.add("text", string) }
    if !placeholder.isEmpty { members.add("placeholder", placeholder) }
    if size != usual.size { members.add("size", size) }
    if weight != usual.weight { members.add("weight", Double(weight)) }
    if isItalic { members.add("italic", .flag(true)) }
    if alignment != usual.alignment { members.add("align", alignment.rawValue) }
    if lines != usual.lines { members.add("lines", Double(lines)) }
    if cut != usual.cut { members.add("cut", cut.rawValue) }
    if leastScale != usual.leastScale { members.add("least_scale", leastScale) }
    members.add("color", tone?.datum)
  }
}

extension BoxLook {
  fileprivate func add(to members: inout Members) {
    members.add("fill", fill?.datum)
    if radius != 0 { members.add("radius", radius) }
    if border != 0 { members.add("border", border) }
    members.add("border_color", borderTone?.datum)
    if clips { members.add("clips", .flag(true)) }
    members.add("tint", tint?.datum)
    if opacity != 1 { members.add("opacity", opacity) }
  }
}

extension ImageLook {
  fileprivate func add(to members: inout Members) { members.add(isSymbol ? "symbol" : "image", name) }
}

extension StateLook {
  fileprivate func add(to members: inout Members) {
    if !style.isEmpty { members.add("style", style) }
    members.add("titles", titles.map { .text($0) })
    if selected != 0 { members.add("selected", Double(selected)) }
    if isOn { members.add("on", .flag(true)) }
    if value != 0 { members.add("value", value) }
    if isDisabled { members.add("disabled", .flag(true)) }
  }
}

extension ItemLook {
  fileprivate var datum: Datum {
    var members = Members()
    if !title.isEmpty { members.add("title", title) }
    image?.add(to: &members)
    if place != .middle { members.add("place", place.rawValue) }
    members.add("tint", tint?.datum)
    if isBold { members.add("bold", .flag(true)) }
    return members.datum
  }
}

extension RowLook {
  fileprivate var datum: Datum {
    var members = Members()
    if kind != .cell { members.add("kind", kind.rawValue) }
    if width != 0 { members.add("width", width) }
    if height != 44 { members.add("height", height) }
    if !text.isEmpty { members.add("text", text) }
    members.add("fill", box.fill?.datum)
    if box.radius != 0 { members.add("radius", box.radius) }
    if box.border != 0 { members.add("border", box.border) }
    members.add("border_color", box.borderTone?.datum)
    if !accessory.isEmpty { members.add("accessory", accessory) }
    members.add("parts", parts.map { $0.datum })
    return members.datum
  }
}

extension PartLook {
  fileprivate var datum: Datum { .object([("frame", .numbers(frame)), ("look", look.datum)]) }
}

extension Tone {
  /// The name of the colour of the system, else its digits.
  fileprivate var datum: Datum {
    if light != dark, let found = Tone.named.first(where: { $0.tone == self }) { return .text(found.name) }
    let isOpaque = light & 0xff == 0xff
    let digits = String(isOpaque ? light >> 8 : light, radix: 16)
    return .text("#" + String(repeating: "0", count: (isOpaque ? 6 : 8) - digits.utf8.count) + digits)
  }
}
