// The members of a look in a scene file.

import Pictures

enum LookKey: String, CaseIterable {
  case kind, text, placeholder, size, weight, italic, align, lines, cut, color
  case leastScale = "least_scale"
  case fill, radius, border, clips, tint, opacity
  case borderColor = "border_color"
  case image, symbol, style, titles, selected, on, value, disabled, items, rows
}

enum ItemLookKey: String, CaseIterable {
  case title, image, symbol, place, tint, bold
}

enum RowLookKey: String, CaseIterable {
  case kind, width, height, text, fill, radius, border, accessory, parts
  case borderColor = "border_color"
}

enum PartLookKey: String, CaseIterable { case frame, look }
