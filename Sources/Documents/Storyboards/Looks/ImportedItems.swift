// Items of navigation bars, toolbars and tab bars.

import Documents
import Pictures

/// The items of the system that are symbols, and those of tab bars, with their titles.
private let symbols: [(name: String, symbol: String)] = [
  ("add", "plus"), ("trash", "trash"), ("search", "magnifyingglass"), ("compose", "square.and.pencil"),
  ("action", "square.and.arrow.up"), ("organize", "folder"), ("reply", "arrow.left"), ("refresh", "arrow.clockwise"),
  ("stop", "xmark"), ("camera", "camera"), ("bookmarks", "book"), ("play", "play.fill"), ("pause", "pause"),
  ("rewind", "backward.fill"), ("fastForward", "forward.fill"), ("close", "xmark"),
]
private let tabs: [(name: String, symbol: String, title: String)] = [
  ("favorites", "star.fill", "Favorites"), ("featured", "star.fill", "Featured"),
  ("topRated", "star.fill", "Top Rated"),
  ("recents", "clock", "Recents"), ("contacts", "person.circle", "Contacts"), ("history", "clock", "History"),
  ("bookmarks", "book", "Bookmarks"), ("search", "magnifyingglass", "Search"),
  ("downloads", "square.and.arrow.down", "Downloads"), ("mostRecent", "clock", "Most Recent"),
  ("mostViewed", "list.bullet", "Most Viewed"), ("more", "ellipsis", "More"),
]

extension Importer {
  /// Returns the look of an item of a navigation bar or toolbar; nil for what is none.
  func barItem(_ element: Element, _ place: ItemLook.Place) -> ItemLook? {
    guard element.name == "barButtonItem" else { return nil }
    var item = ItemLook()
    item.place = place
    item.tint = tone("tintColor", of: element)
    if let name = element["systemItem"] {
      if name == "flexibleSpace" || name == "fixedSpace" { item.place = .space }
      if let found = symbols.first(where: { $0.name == name }) {
        item.image = ImageLook(name: found.symbol, isSymbol: true)
      } else if item.place != .space {
        item.title = String(name.prefix(1)).uppercased() + String(name.dropFirst())
      }
      item.isBold = name == "done" || name == "save"
      return item
    }
    if let name = element["image"] { item.image = image(name, element) }
    item.title = element["title"] ?? ""
    // A view of its own: its text or its image.
    if let own = element.children.first(where: { $0.key == "customView" || SceneRoot.isView($0) }), item.image == nil {
      let state = normalState(of: own)
      item.title = own["text"] ?? state?["title"] ?? item.title
      if let name = own["image"] ?? state?["image"], item.title.isEmpty { item.image = image(name, state ?? own) }
    }
    return item
  }

  func tabItem(_ element: Element) -> ItemLook? {
    guard element.name == "tabBarItem" else { return nil }
    var item = ItemLook()
    if let found = tabs.first(where: { $0.name == element["systemItem"] }) {
      item.title = found.title
      item.image = ImageLook(name: found.symbol, isSymbol: true)
      return item
    }
    item.title = element["title"] ?? ""
    item.image = element["image"].map { image($0, element) }
    return item
  }

  func readNavigationItem(_ item: Element, _ look: inout Look) {
    look.text.string = item["title"] ?? ""
    if let view = item.child(key: "titleView") {
      let name = view["image"] ?? view.descendants.first { $0.name == "imageView" && $0["image"] != nil }?["image"]
      look.image = name.map { image($0, view) }
      if let text = view["text"] ?? normalState(of: view)?["title"] { look.text.string = text }
    }
    for (key, place) in [("leftBarButtonItem", ItemLook.Place.left), ("rightBarButtonItem", .right)] {
      let several = item.child(key: key + "s")?.children ?? []
      look.items += (several + [item.child(key: key)].compactMap { $0 }).compactMap { barItem($0, place) }
    }
  }

  // MARK: Bars of containers

  /// The look of the navigation bar above the controller, which shows an item.
  func navigationLook(of item: Element?, isLarge: Bool) -> Datum? {
    guard canvas.hasLooks, let controller = scene.controller else { return nil }
    var look = Look(.navigationBar)
    look.state.isOn = isLarge
    if let item { readNavigationItem(item, &look) }
    if look.text.string.isEmpty { look.text.string = controller["title"] ?? "" }
    if let pusher = pusher, !look.items.contains(where: { $0.place == .left }) {
      let former = pusher.child(key: "navigationItem")
      look.state.style = "back"
      look.state.titles = [former?.child(key: "backBarButtonItem")?["title"] ?? former?["title"] ?? "Back"]
    }
    readBar(containers.first { $0.name == "navigationController" }?.child(key: "navigationBar"), &look)
    return look.datum
  }

  /// The look of the toolbar below the controller; nil without items.
  var toolbarLook: Datum? {
    guard canvas.hasLooks,
      let items = scene.controller?.child("toolbarItems")?.children
        ?? scene.controller?.child(key: "toolbarItems")?.children
    else { return nil }
    var look = Look(.toolbar)
    look.items = items.compactMap { barItem($0, .middle) }
    look.box.tint = documentTint
    return look.datum
  }

  /// The look of the tab bar below the controller, with the items of all its controllers.
  var tabBarLook: Datum? {
    guard canvas.hasLooks, let container = containers.first(where: { $0.name == "tabBarController" }),
      let id = container.id
    else { return nil }
    var look = Look(.tabBar)
    let own = Set(containers.compactMap { $0.id } + [scene.controllerID].compactMap { $0 })
    for segue in storyboard.relations.contained where segue.from == id && segue.relationship == "viewControllers" {
      if own.contains(segue.to) { look.state.selected = look.items.count }
      look.items.append(item(ofTab: segue.to))
    }
    readBar(container.child(key: "tabBar"), &look)
    return look.datum
  }

  /// The item of a controller in a tab bar: its own, or that of the first controller in it.
  private func item(ofTab id: String) -> ItemLook {
    for inner in storyboard.relations.contents(of: id) {
      guard let controller = storyboard.elements[inner] else { continue }
      if let item = controller.child(key: "tabBarItem").flatMap({ tabItem($0) }) { return item }
    }
    var item = ItemLook()
    item.title = storyboard.elements[id]?["title"] ?? ""
    return item
  }

  private func readBar(_ bar: Element?, _ look: inout Look) {
    look.box.tint = documentTint
    guard let bar else { return }
    look.box.fill =
      tone("barTintColor", of: bar)
      ?? bar.children.first { $0.name.hasSuffix("Appearance") }.flatMap { tone("backgroundColor", of: $0) }
    if let tint = tone("tintColor", of: bar) { look.box.tint = tint }
    if look.box.fill == nil, bar["barStyle"]?.hasPrefix("black") == true {
      look.box.fill = Tone(0x1d1d1dff)
      look.text.tone = Tone(0xffff_ffff)
    }
    let attributes = bar.child(key: "titleTextAttributes")
    if let tone = attributes.flatMap({ tone("textColor", of: $0) }) { look.text.tone = tone }
  }

  /// The containers of the controller, the innermost first.
  private var containers: [Element] {
    var (found, seen): ([Element], Set<String>) = ([], [])
    var id = scene.controllerID
    while let inner = id, seen.insert(inner).inserted {
      let segues = storyboard.relations.segues(to: inner)
      let next = segues.first { $0.kind == "relationship" } ?? segues.first { ["push", "show"].contains($0.kind) }
      if let next, next.kind == "relationship", let outer = storyboard.relations.controllers[next.from] {
        found.append(outer)
      }
      id = next?.from
    }
    return found
  }

  /// The controller before this one in the same navigation controller; nil for the first.
  private var pusher: Element? {
    guard let id = scene.controllerID else { return nil }
    let segues = storyboard.relations.segues(to: id)
    if segues.contains(where: { $0.relationship == "rootViewController" }) { return nil }
    return segues.first { ["push", "show"].contains($0.kind) }.flatMap { storyboard.relations.controllers[$0.from] }
  }
}
