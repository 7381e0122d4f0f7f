// Cells of tables and collection views, as they are drawn in the document. They are scenes of their own for the layout.

import Documents
import Pictures

extension Importer {
  func readTable(_ view: View, _ look: inout Look) {
    let element = view.element
    look.state.style = view["style"] ?? "plain"
    look.state.isOn = view["separatorStyle"] == "none"
    if look.box.fill == nil { look.box.fill = tone("systemBackground", isGrouped: look.state.style != "plain") }
    if let header = element.child(key: "tableHeaderView") {
      look.rows += [row(header, .view, in: view)].compactMap { $0 }
    }
    for cell in element.child(key: "dataSourceCells")?.children ?? element.child("prototypes")?.children ?? [] {
      look.rows += [row(cell, .cell, in: view)].compactMap { $0 }
    }
    for section in element.child("sections")?.children ?? [] {
      add(section["headerTitle"] ?? "", .header, isGrouped: look.state.style != "plain", &look)
      for cell in section.child("cells")?.children ?? [] { look.rows += [row(cell, .cell, in: view)].compactMap { $0 } }
      add(section["footerTitle"] ?? "", .footer, isGrouped: false, &look)
    }
    if let footer = element.child(key: "tableFooterView") {
      look.rows += [row(footer, .view, in: view)].compactMap { $0 }
    }
  }

  private func tone(_ name: String, isGrouped: Bool) -> Tone? {
    Tone.named.first { $0.name == (isGrouped ? "systemGroupedBackground" : name) }?.tone
  }

  private func add(_ title: String, _ kind: RowLook.Kind, isGrouped: Bool, _ look: inout Look) {
    if title.isEmpty && !(kind == .header && isGrouped) { return }
    var row = RowLook()
    row.kind = kind
    row.text = title
    row.height = title.isEmpty ? 18 : isGrouped ? 38 : 28
    look.rows.append(row)
  }

  /// Returns a cell or another view of a table with all that is drawn in it; nil for one that cannot be read.
  private func row(_ element: Element, _ kind: RowLook.Kind, in table: View) -> RowLook? {
    let view: View
    do throws(Diagnostic) {
      view = try View(element, id: element.id ?? "", classes, facts, isArranged: false)
    } catch { return nil }
    var row = RowLook()
    row.kind = kind
    row.width = max(0, view.frame?.width ?? table.frame?.width ?? 320)
    row.height = max(0, view.frame?.height ?? 44)
    let look = look(of: view)
    row.box = look.box
    row.accessory = look.kind == .cell ? look.state.style : ""
    if kind == .view, look.kind != .view {
      row.parts.append(PartLook(frame: [0, 0, row.width, row.height], look: look))
    }
    for child in view.children { addParts(of: child, at: (0, 0), in: view, &row) }
    return row
  }

  private func addParts(of view: View, at origin: (x: Double, y: Double), in parent: View, _ row: inout RowLook) {
    guard let frame = view.storedFrame ?? contentFrame(view, in: parent), !view.flag("hidden") else { return }
    let place = (x: origin.x + frame.x, y: origin.y + frame.y)
    let look = look(of: view)
    if look != Look(), look.box.opacity > 0, frame.width >= 0, frame.height >= 0 {
      row.parts.append(PartLook(frame: [place.x, place.y, frame.width, frame.height], look: look))
    }
    for child in view.children { addParts(of: child, at: place, in: view, &row) }
  }

  func readCollection(_ view: View, _ look: inout Look) {
    let layout = view.element.child(key: "collectionViewLayout")
    look.state.isOn = layout?["scrollDirection"] == "horizontal"
    look.state.value = layout?["minimumLineSpacing"].flatMap { decimalNumber($0, in: 0...1000) } ?? 0
    let size = layout?.child(key: "itemSize")
    func length(_ name: String) -> Double? { size?[name].flatMap { decimalNumber($0, in: 1...10_000) } }
    if let header = view.element.child(key: "sectionHeaderView") {
      look.rows += [row(header, .view, in: view)].compactMap { $0 }
    }
    for cell in view.element.child("cells")?.children ?? [] {
      guard var row = row(cell, .cell, in: view) else { continue }
      if row.width <= 0 { row.width = length("width") ?? 50 }
      if row.height <= 0 { row.height = length("height") ?? 50 }
      look.rows.append(row)
    }
  }
}
