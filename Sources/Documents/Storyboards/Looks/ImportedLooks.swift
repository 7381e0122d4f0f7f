// Looks of views: what a picture shows of each.

import Documents
import Pictures

/// The kinds of looks, by the names of elements.
private let kinds: [(name: String, kind: Look.Kind)] = [
  ("label", .label), ("button", .button), ("textField", .field), ("textView", .text), ("switch", .toggle),
  ("slider", .slider), ("segmentedControl", .segments), ("stepper", .stepper), ("progressView", .progress),
  ("activityIndicatorView", .activity), ("pageControl", .pages), ("datePicker", .date), ("pickerView", .picker),
  ("searchBar", .search), ("imageView", .image), ("tableViewCell", .cell), ("collectionViewCell", .cell),
  ("tableView", .table), ("collectionView", .collection), ("mapView", .map), ("webView", .web), ("wkWebView", .web),
  ("visualEffectView", .effect), ("containerView", .container), ("navigationBar", .navigationBar),
  ("toolbar", .toolbar), ("tabBar", .tabBar), ("glkView", .image), ("MTKView", .image), ("sceneKitView", .image),
  ("arscnView", .image), ("skView", .image),
]

extension Importer {
  func look(of view: View) -> Look {
    var look = Look(kinds.first { $0.name == view.name }?.kind ?? .view)
    look.box = boxLook(of: view)
    switch look.kind {
    case .label, .button, .field, .text, .search: look.text = textLook(of: view)
    default: break
    }
    readContent(of: view, &look)
    if !look.kind.styles.contains(look.state.style) { look.state.style = "" }
    // A view that code fills is known by its class.
    if look.kind == .view, view.children.isEmpty, let name = view["customClass"] {
      look.kind = name.hasSuffix("MapView") ? .map : name.hasSuffix("WebView") ? .web : .container
      if look.kind == .container { look.text.string = name }
    }
    return look
  }

  private func readContent(of view: View, _ look: inout Look) {
    switch look.kind {
    case .button: readButton(view, &look)
    case .field:
      look.state.style = ["roundedRect": "rounded", "line": "line", "bezel": "bezel"][view["borderStyle"] ?? ""] ?? ""
      if view.element.child(key: "textInputTraits")?.flag("secureTextEntry") == true, !look.text.string.isEmpty {
        look.text.string = String(repeating: "\u{2022}", count: look.text.string.unicodeScalars.count)
      }
      look.state.isOn = view["clearButtonMode"] == "always"
    case .search:
      look.state.isOn = view.flag("showsCancelButton")
      look.state.style = view["searchBarStyle"] ?? ""
    case .image:
      let name = view.name == "imageView" ? view["image"] ?? view["highlightedImage"] : view["customClass"] ?? view.name
      look.image = name.map { image($0, view.element) }
    case .table: readTable(view, &look)
    case .collection: readCollection(view, &look)
    case .cell: look.state.style = accessory(view["accessoryType"])
    case .effect: look.state.style = effect(view.element.child("blurEffect")?["style"] ?? "")
    case .container: look.text.string = embeddedTitle(view) ?? ""
    case .navigationBar:
      let item = view.element.child("items")?.child("navigationItem")
      if let item { readNavigationItem(item, &look) }
    case .toolbar: look.items = view.element.child("items")?.children.compactMap { barItem($0, .middle) } ?? []
    case .tabBar: look.items = view.element.child("items")?.children.compactMap { tabItem($0) } ?? []
    default: readControl(view, &look)
    }
  }

  /// Returns the style of a blur, of which the document says more: `systemThinMaterialDark`.
  private func effect(_ style: String) -> String {
    if style == "dark" || style.hasSuffix("Dark") { return "dark" }
    return ["light", "extraLight"].contains(style) || style.hasSuffix("Light") ? "light" : ""
  }

  /// Returns what a cell has at its end.
  private func accessory(_ type: String?) -> String {
    switch type {
    case "disclosureIndicator": "disclosure"
    case "checkmark": "checkmark"
    case "detailButton": "detail"
    case "detailDisclosureButton": "detailDisclosure"
    default: ""
    }
  }

  private func boxLook(of view: View) -> BoxLook {
    var box = BoxLook()
    box.fill = tone("backgroundColor", of: view.element)
    if box.fill?.light ?? 1 == 0 { box.fill = nil }
    box.opacity = view["alpha"].flatMap { decimalNumber($0, in: 0...1) } ?? 1
    box.clips = view.flag("clipsSubviews") && view.element.name != "imageView" && !view.children.isEmpty
    box.tint = tone("tintColor", of: view.element)
    if view === root, box.tint == nil { box.tint = documentTint }
    for attribute in view.element.child("userDefinedRuntimeAttributes")?.children ?? [] {
      let path = attribute["keyPath"] ?? ""
      let name = path.hasPrefix("layer.") ? String(path.dropFirst(6)) : path
      let number =
        (attribute.child(key: "value") ?? attribute.child("integer") ?? attribute.child("real"))
        .flatMap { $0["value"] }.flatMap { decimalNumber($0, in: 0...10_000) }
        ?? attribute["value"].flatMap { decimalNumber($0, in: 0...10_000) }
      switch name {
      case "cornerRadius": box.radius = number ?? 0
      case "borderWidth": box.border = number ?? 0
      case "borderColor", "borderUIColor": box.borderTone = attribute.child("color").flatMap { tone($0) }
      default: break
      }
    }
    return box
  }

  /// The tint of the whole document.
  var documentTint: Tone? { storyboard.tree.root.child(key: "tintColor").flatMap { tone($0) } }

  /// Returns an image by its name: a symbol of the system if the document says so.
  func image(_ name: String, _ element: Element) -> ImageLook {
    ImageLook(name: name, isSymbol: element["catalog"] == "system")
  }

  private func readButton(_ view: View, _ look: inout Look) {
    let state = normalState(of: view.element)
    let configuration = view.element.child("buttonConfiguration")
    look.state.style =
      switch view["buttonType"] ?? "custom" {
      case "roundedRect", "system": "system"
      case "infoLight", "infoDark", "detailDisclosure": "info"
      case "contactAdd": "add"
      default: "custom"
      }
    if let configuration {
      look.state.style = configuration["style"] ?? "plain"
      if let fill = tone("baseBackgroundColor", of: configuration) { look.box.fill = fill }
      look.text.tone = tone("baseForegroundColor", of: configuration)
    }
    if let tone = state.flatMap({ tone("titleColor", of: $0) }) { look.text.tone = tone }
    look.state.isDisabled = view["enabled"] == "NO"
    look.state.isOn = state?["backgroundImage"] != nil
    switch view["contentHorizontalAlignment"] {
    case "left", "leading": look.text.alignment = .left
    case "right", "trailing": look.text.alignment = .right
    default: look.text.alignment = .center
    }
    for holder in [configuration, state].compactMap({ $0 }) {
      if let name = holder["image"], look.image == nil { look.image = image(name, holder) }
    }
    if look.image == nil, look.text.string.isEmpty, let name = state?["backgroundImage"], let state {
      look.image = image(name, state)
    }
  }

  private func readControl(_ view: View, _ look: inout Look) {
    func number(_ name: String) -> Double? { view[name].flatMap { decimalNumber($0, in: Element.numbers) } }
    switch look.kind {
    case .toggle:
      look.state.isOn = view["on"] == "YES"
      look.box.tint = tone("onTintColor", of: view.element)
    case .slider:
      let (least, most) = (number("minValue") ?? 0, number("maxValue") ?? 1)
      look.state.value = most > least ? min(max(((number("value") ?? 0) - least) / (most - least), 0), 1) : 0
      look.box.tint = tone("minimumTrackTintColor", of: view.element) ?? look.box.tint
    case .progress:
      look.state.value = min(max(number("progress") ?? 0, 0), 1)
      look.box.tint = tone("progressTintColor", of: view.element) ?? look.box.tint
    case .segments:
      look.state.titles = view.element.child("segments")?.children.map { $0["title"] ?? $0["image"] ?? "" } ?? []
      look.state.selected = whole("selectedSegmentIndex", of: view, StateLook.places) ?? -1
    case .pages:
      let count = whole("numberOfPages", of: view, 0...20) ?? 0
      look.state.titles = Array(repeating: "", count: count)
      look.state.selected = whole("currentPage", of: view, 0...max(0, count - 1)) ?? 0
      look.box.tint = tone("currentPageIndicatorTintColor", of: view.element)
    case .activity:
      look.state.style = ["large", "whiteLarge"].contains(view["style"] ?? "") ? "large" : ""
      look.text.tone = tone("color", of: view.element)
    case .date:
      look.text.string = view["datePickerMode"] ?? "dateAndTime"
      look.state.style = view["style"] ?? ""
    default: break
    }
  }

  /// The title of the controller that a container view shows.
  private func embeddedTitle(_ view: View) -> String? {
    let segue = view.element.child("connections")?.children.first { $0.name == "segue" && $0["kind"] == "embed" }
    guard let id = segue?["destination"], let controller = storyboard.elements[id] else { return view["userLabel"] }
    return controller["storyboardIdentifier"] ?? controller["title"] ?? controller["customClass"] ?? view["userLabel"]
  }
}
