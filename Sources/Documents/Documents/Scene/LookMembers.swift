// Reads what views look like in pictures, the members `look` of a scene file. They have no effect on the layout.

package import Pictures

extension Value {
  /// A text alone is the look of a label.
  package func look() throws(Diagnostic) -> Look {
    if isText {
      var look = Look(.label)
      look.text.string = content
      return look
    }
    if !isObject { throw expected("a string or an object", "look") }
    var look = Look()
    // What they can be depends on the kind, which may come later.
    var (style, part): (Value?, Value?)
    try members(of: "a look", LookKey.self) { key, value throws(Diagnostic) in
      let name = key.rawValue
      switch key {
      case .kind: look.kind = try value.one(of: Look.Kind.self, name)
      case .fill, .radius, .border, .borderColor, .clips, .tint, .opacity: try value.readBox(key, &look.box)
      case .text, .placeholder, .size, .weight, .italic, .align, .lines, .cut, .color, .leastScale:
        try value.readText(key, &look.text)
      case .image: look.image = ImageLook(name: try value.text(name))
      case .symbol: look.image = ImageLook(name: try value.text(name), isSymbol: true)
      case .titles, .selected, .on, .disabled: try value.readState(key, &look.state)
      case .style: style = value
      case .value: part = value
      case .items: for item in try value.elements(name) { look.items.append(try item.itemLook()) }
      case .rows: for row in try value.elements(name) { look.rows.append(try row.rowLook()) }
      }
    }
    if let style { look.state.style = try style.style(of: look.kind) }
    if let part {
      look.state.value = try part.length("value")
      if look.kind.hasPart, look.state.value > 1 { throw part.diagnostic("value: expected a number from 0 to 1") }
    }
    return look
  }

  private func style(of kind: Look.Kind) throws(Diagnostic) -> String {
    if kind.styles.isEmpty { throw diagnostic("style: a look of kind \"\(kind.rawValue)\" has none") }
    return try choice("style", kind.styles.map { ($0, $0) })
  }

  private func readBox(_ key: LookKey, _ box: inout BoxLook) throws(Diagnostic) {
    let name = key.rawValue
    switch key {
    case .fill: box.fill = try tone(name)
    case .radius: box.radius = try length(name)
    case .border: box.border = try length(name)
    case .borderColor: box.borderTone = try tone(name)
    case .clips: box.clips = try bool(name)
    case .tint: box.tint = try tone(name)
    default: box.opacity = min(1, try length(name))
    }
  }

  private func readText(_ key: LookKey, _ text: inout TextLook) throws(Diagnostic) {
    let name = key.rawValue
    switch key {
    case .text: text.string = try self.text(name)
    case .placeholder: text.placeholder = try self.text(name)
    case .size: text.size = min(10_000, try length(name))
    case .weight: text.weight = Int(try whole(name, 100...900))
    case .italic: text.isItalic = try bool(name)
    case .align: text.alignment = try one(of: TextLook.Alignment.self, name)
    case .lines: text.lines = try whole(name, TextLook.someLines)
    case .cut: text.cut = try one(of: TextLook.Cut.self, name)
    case .color: text.tone = try tone(name)
    default: text.leastScale = min(1, try length(name))
    }
  }

  private func readState(_ key: LookKey, _ state: inout StateLook) throws(Diagnostic) {
    let name = key.rawValue
    switch key {
    case .titles: for title in try elements(name) { state.titles.append(try title.text(name)) }
    case .selected: state.selected = try whole(name, StateLook.places)
    case .on: state.isOn = try bool(name)
    default: state.isDisabled = try bool(name)
    }
  }

  private func itemLook() throws(Diagnostic) -> ItemLook {
    var item = ItemLook()
    try members(of: "an item of a bar", ItemLookKey.self) { key, value throws(Diagnostic) in
      let name = key.rawValue
      switch key {
      case .title: item.title = try value.text(name)
      case .image: item.image = ImageLook(name: try value.text(name))
      case .symbol: item.image = ImageLook(name: try value.text(name), isSymbol: true)
      case .place: item.place = try value.one(of: ItemLook.Place.self, name)
      case .tint: item.tint = try value.tone(name)
      case .bold: item.isBold = try value.bool(name)
      }
    }
    return item
  }

  private func rowLook() throws(Diagnostic) -> RowLook {
    var row = RowLook()
    try members(of: "a row", RowLookKey.self) { key, value throws(Diagnostic) in
      let name = key.rawValue
      switch key {
      case .kind: row.kind = try value.one(of: RowLook.Kind.self, name)
      case .width: row.width = try value.length(name)
      case .height: row.height = try value.length(name)
      case .text: row.text = try value.text(name)
      case .fill: row.box.fill = try value.tone(name)
      case .radius: row.box.radius = try value.length(name)
      case .border: row.box.border = try value.length(name)
      case .borderColor: row.box.borderTone = try value.tone(name)
      case .accessory: row.accessory = try value.choice(name, RowLook.accessories.map { ($0, $0) })
      case .parts: for part in try value.elements(name) { row.parts.append(try part.partLook()) }
      }
    }
    return row
  }

  private func partLook() throws(Diagnostic) -> PartLook {
    var part = PartLook(frame: [0, 0, 0, 0], look: Look())
    try members(of: "a part of a row", PartLookKey.self) { key, value throws(Diagnostic) in
      switch key {
      case .frame: part.frame = try value.numbers(4, "frame")
      case .look: part.look = try value.look()
      }
    }
    return part
  }

  // MARK: Values

  private func whole(_ name: String, _ allowed: ClosedRange<Int>) throws(Diagnostic) -> Int {
    Int(try whole(name, Int32(allowed.lowerBound)...Int32(allowed.upperBound)))
  }

  private func length(_ name: String) throws(Diagnostic) -> Double {
    let number = try number(name)
    if number < 0 { throw diagnostic("\(name): expected a number that is not negative") }
    return number
  }

  /// A colour, or the name of one of the system, as `label` or `systemBlue`.
  private func tone(_ name: String) throws(Diagnostic) -> Tone {
    let word = try text(name)
    if word.utf8.first == UInt8(ascii: "#") { return Tone(try colour(name)) }
    if let found = Tone.named.first(where: { $0.name == word }) { return found.tone }
    throw diagnostic(
      "\(name): \"\(word)\" is neither a colour as \"#rrggbb\" nor one of the system"
        + suggestion(for: word, among: Tone.named.map { $0.name }))
  }

  private func one<Choice: RawRepresentable<String> & CaseIterable>(
    of choices: Choice.Type, _ name: String
  ) throws(Diagnostic) -> Choice {
    try choice(name, choices.allCases.map { ($0.rawValue, $0) })
  }
}
