// Reads the tracks and areas of grids from text, in the notation of CSS:
//
//     200 1fr repeat(auto-fill, minmax(160, 1fr)) 25% auto min-content fit-content(300)
//     head head / side main

import Boxes
import Memory
import Notation
import Status

/// The most tracks that a text may state.
private var mostTracks: Int { 10_000 }

/// The bytes of a text, and how far they are read.
struct GridReader {
  private let bytes: UnsafeBufferPointer<UInt8>
  private(set) var offset = 0
  /// Where the last word begins, or the byte that is not the expected one.
  private(set) var wordStart = 0

  init(_ bytes: UnsafeBufferPointer<UInt8>) { self.bytes = bytes }

  /// The next byte that is no blank; 0 at the end.
  mutating func next() -> UInt8 {
    while isBlank(current) { offset += 1 }
    return current
  }

  private var current: UInt8 { offset < bytes.count ? bytes[offset] : 0 }

  /// Skips a byte if it comes next. Returns whether it does.
  mutating func skip(_ byte: Unicode.Scalar) -> Bool {
    if next() != UInt8(ascii: byte) { return false }
    offset += 1
    return true
  }

  private mutating func expect(_ byte: Unicode.Scalar) throws(Status) {
    if skip(byte) { return }
    wordStart = offset
    throw .rule
  }

  /// Reads up to a blank or one of `( ) , /`.
  mutating func word() -> UnsafeBufferPointer<UInt8> {
    _ = next()
    let start = offset
    wordStart = start
    while offset < bytes.count, !isEnd(bytes[offset]) { offset += 1 }
    return UnsafeBufferPointer(rebasing: bytes[start..<offset])
  }

  private func isEnd(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: "("), UInt8(ascii: ")"), UInt8(ascii: ","), UInt8(ascii: "/"): true
    default: isBlank(byte)
    }
  }

  /// What CSS counts as white space.
  private func isBlank(_ byte: UInt8) -> Bool {
    switch byte {
    case UInt8(ascii: " "), UInt8(ascii: "\t"), UInt8(ascii: "\n"), UInt8(ascii: "\r"), UInt8(ascii: "\u{c}"): true
    default: false
    }
  }
}

/// The kinds of words in a list of tracks.
private enum TrackWord {
  case limit(TrackLimit)
  case minmax, fitContent, `repeat`
}

extension GridReader {
  /// Appends the tracks of a list to a buffer, and describes them.
  mutating func readTracks(into tracks: inout Buffer<Track>) throws(Status) -> TrackList {
    var list = TrackList()
    list.tracks.start = Int32(tracks.count)
    while next() != 0 { try readEntry(&list, into: &tracks) }
    list.tracks.count = Int32(tracks.count) - list.tracks.start
    return list
  }

  private mutating func readEntry(_ list: inout TrackList, into tracks: inout Buffer<Track>) throws(Status) {
    let word = try trackWord()
    guard case .repeat = word else { return try append(try track(word), to: &tracks, list) }
    try expect("(")
    let count = self.word()
    try expect(",")
    let first = Int32(tracks.count)
    while next() != UInt8(ascii: ")") { try append(try track(try trackWord()), to: &tracks, list) }
    try expect(")")
    let repeated = Int32(tracks.count) - first
    if repeated == 0 { throw .rule }
    if count.isText("auto-fill") || count.isText("auto-fit") {
      if list.repetition != .none { throw .rule }
      list.repetition = count.isText("auto-fill") ? .autoFill : .autoFit
      list.repeated = Slice(start: first - list.tracks.start, count: repeated)
      return
    }
    guard let number = count.number, number.rounded(.down) == number, number >= 1 else { throw .rule }
    guard number <= Double(mostTracks) else { throw .tooMany }
    for _ in 1..<max(1, Int(number)) {
      for index in first..<first + repeated { try append(tracks[index], to: &tracks, list) }
    }
  }

  private func append(_ track: Track, to tracks: inout Buffer<Track>, _ list: TrackList) throws(Status) {
    guard tracks.count - Int(list.tracks.start) < mostTracks else { throw .tooMany }
    try inMemory { () throws(MemoryError) in try tracks.append(track) }
  }

  private mutating func track(_ word: TrackWord) throws(Status) -> Track {
    var track = Track()
    switch word {
    case .repeat: throw .rule
    case .limit(let limit):
      track.maximum = limit
      if limit.kind == .length { track.minimum = limit }
    case .fitContent: track.maximum = try fitContent()
    case .minmax:
      try expect("(")
      track.minimum = try limit()
      if track.minimum.kind != .length { throw .rule }
      try expect(",")
      track.maximum = try limit()
      if track.maximum.kind == .fitContent { throw .rule }
      try expect(")")
    }
    return track
  }

  private mutating func limit() throws(Status) -> TrackLimit {
    guard case .limit(let limit) = try trackWord() else { throw .rule }
    return limit
  }

  /// Reads the argument of fit-content.
  private mutating func fitContent() throws(Status) -> TrackLimit {
    try expect("(")
    var limit = try limit()
    guard limit.kind == .length, limit.length.isPoints || limit.length.isPercent else { throw .rule }
    try expect(")")
    limit.kind = .fitContent
    return limit
  }

  private mutating func trackWord() throws(Status) -> TrackWord {
    let word = word()
    if word.isText("minmax") { return .minmax }
    if word.isText("fit-content") { return .fitContent }
    if word.isText("repeat") { return .repeat }
    var limit = TrackLimit()
    if word.isText("auto") { return .limit(limit) }
    if word.isText("min-content") {
      limit.length = .minContent
    } else if word.isText("max-content") {
      limit.length = .maxContent
    } else if let number = word.number {
      try checkLength(number)
      limit.length = .points(number)
    } else if let number = word.dropping("%").number {
      guard number <= 1e6 else { throw .outOfRange }
      limit.length = .percent(Float(number))
    } else if let number = word.dropping("fr").number {
      try checkLength(number)
      limit.kind = .fraction
      limit.length = .points(number)
    } else {
      throw .rule
    }
    return .limit(limit)
  }
}

extension UnsafeBufferPointer<UInt8> {
  /// Whether it is one byte or several of one kind.
  func isRow(of byte: Unicode.Scalar) -> Bool {
    for element in self where element != UInt8(ascii: byte) { return false }
    return count > 0
  }

  func isText(_ text: StaticString) -> Bool {
    if count != text.utf8CodeUnitCount { return false }
    for index in 0..<count where self[index] != text.utf8Start[index] { return false }
    return true
  }

  func isSame(as other: UnsafeBufferPointer<UInt8>) -> Bool {
    if count != other.count { return false }
    for index in 0..<count where self[index] != other[index] { return false }
    return true
  }

  /// The bytes before an ending; none without it.
  fileprivate func dropping(_ ending: StaticString) -> UnsafeBufferPointer<UInt8> {
    let rest = count - ending.utf8CodeUnitCount
    guard rest > 0, UnsafeBufferPointer(rebasing: self[rest...]).isText(ending) else {
      return UnsafeBufferPointer(start: nil, count: 0)
    }
    return UnsafeBufferPointer(rebasing: self[..<rest])
  }

  /// A number without a sign and without an exponent; nil for other text.
  fileprivate var number: Double? {
    var decimal = Decimal()
    var (digits, isFraction) = (0, false)
    for byte in self {
      if byte == UInt8(ascii: "."), !isFraction {
        isFraction = true
        continue
      }
      guard byte >= UInt8(ascii: "0"), byte <= UInt8(ascii: "9") else { return nil }
      decimal.append(byte - UInt8(ascii: "0"), isFraction: isFraction)
      digits += 1
    }
    return digits > 0 ? decimal.value : nil
  }
}
