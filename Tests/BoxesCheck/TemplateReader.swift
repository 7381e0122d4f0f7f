// The properties of a grid container.

import Boxes
import Memory

/// Reads a property of the tracks of a grid. Returns false for another property.
func readTemplate(_ name: String, _ value: String, _ extra: inout Extra, _ boxes: inout Boxes) throws -> Bool {
  switch name {
  case "grid-auto-flow":
    extra.template.flowsByColumn = value.hasPrefix("column")
    extra.template.isDense = value.hasSuffix("dense")
  case "grid-template-columns": try readTracks(value, &extra.template.columns, &boxes)
  case "grid-template-rows": try readTracks(value, &extra.template.rows, &boxes)
  case "grid-auto-columns": extra.template.columns.automatic = try add(try parts(value).map { try track($0) }, &boxes)
  case "grid-auto-rows": extra.template.rows.automatic = try add(try parts(value).map { try track($0) }, &boxes)
  default: return false
  }
  return true
}

/// The text between the brackets of `name(…)`, or nil.
private func argument(of name: String, _ text: String) -> String? {
  text.hasPrefix(name + "(") && text.hasSuffix(")") ? String(text.dropFirst(name.count + 1).dropLast()) : nil
}

/// The parts of a text between separators that are in no brackets.
private func parts(_ text: String, separator: Character = " ") -> [String] {
  var parts = [""]
  var depth = 0
  for letter in text {
    if "([".contains(letter) { depth += 1 }
    if ")]".contains(letter) { depth -= 1 }
    if letter == separator && depth == 0 { parts.append("") } else { parts[parts.count - 1].append(letter) }
  }
  return parts.map { $0.trimmed }.filter { !$0.isEmpty }
}

extension String {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}

/// Reads a list of tracks. The names of lines are left out: no case places an item by them.
private func readTracks(_ text: String, _ list: inout TrackList, _ boxes: inout Boxes) throws {
  var tracks: [Track] = []
  for part in parts(text) where !part.hasPrefix("[") && part != "none" {
    guard let inner = argument(of: "repeat", part) else {
      tracks.append(try track(part))
      continue
    }
    let pair = parts(inner, separator: ",")
    let repeated = try parts(pair[1]).filter { !$0.hasPrefix("[") }.map { try track($0) }
    if let count = Int(pair[0]) {
      for _ in 0..<count { tracks += repeated }
      continue
    }
    list.repetition = pair[0] == "auto-fill" ? .autoFill : .autoFit
    list.repeated = Slice(start: Int32(tracks.count), count: Int32(repeated.count))
    tracks += repeated
  }
  list.tracks = try add(tracks, &boxes)
}

private func add(_ tracks: [Track], _ boxes: inout Boxes) throws -> Slice {
  let start = boxes.tracks.count
  for track in tracks { try boxes.tracks.append(track) }
  return Slice(start: Int32(start), count: Int32(tracks.count))
}

private func track(_ text: String) throws -> Track {
  var track = Track()
  if let inner = argument(of: "minmax", text) {
    let pair = parts(inner, separator: ",")
    track.minimum = try limit(pair[0])
    track.maximum = try limit(pair[1])
  } else {
    track.maximum = try limit(text)
    if track.maximum.kind == .length { track.minimum = track.maximum }
  }
  return track
}

private func limit(_ text: String) throws -> TrackLimit {
  var limit = TrackLimit()
  if let inner = argument(of: "fit-content", text) {
    limit.kind = .fitContent
    limit.length = try length(inner)
  } else if text.hasSuffix("fr") {
    limit.kind = .fraction
    limit.length = try length(String(text.dropLast(2)))
  } else {
    limit.length = try length(text)
  }
  return limit
}
