// A file of rules: every name in it is a view in the window.

import CCasement

extension LoadedScene {
  /// Reads a file of rules, one per line. Views are created in the order of their names in the file.
  public static func rules(_ file: Source, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    let source = file.withoutByteOrderMark
    if let place = source.firstInvalidByte() { throw Diagnostic("invalid UTF-8", at: place, in: source) }
    if let place = source.bytes.firstIndex(of: 0) { throw Diagnostic("unexpected NUL byte", at: place, in: source) }
    let empty = try Document(Source(name: source.name, text: "{}"))
    let loaded = try Builder.build(empty, overrides)
    loaded.isOfRules = true
    let present = Names(loaded.scene)
    for name in namesOfViews(in: source) where !present.contains(name) {
      let item = try loaded.made(cas_scene_add_view(loaded.scene, window, Int32(CAS_PLAIN), name), at: nil)
      loaded.items[name] = item
    }
    try loaded.add(source)
    try loaded.layOut()
    return loaded
  }

  private func add(_ source: Source) throws(Diagnostic) {
    let names = Names(scene)
    var format = cas_format_options()
    format.size = MemoryLayout<cas_format_options>.stride
    format.flags = UInt32(CAS_FORMAT_EXTENDED)
    var start = 0
    for line in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      let text = String(decoding: line, as: UTF8.self)
      do throws(RuleError) {
        try add(
          rule: text, in: window, format, names, Metrics(), RulePlace(source: source, offset: start, text: text),
          isActive: true)
      } catch {
        switch error {
        case .fault(let fault, let sentence):
          throw Diagnostic(sentence, at: offset(ofColumn: fault.position.column, from: start, in: source), in: source)
        case .status(let status):
          var diagnostic = diagnostic(status, at: nil)
          diagnostic.source = source
          diagnostic.offset = start
          if diagnostic.exitCode == .library, status == CAS_ERROR_CONFLICT { diagnostic.exitCode = .badInput }
          throw diagnostic
        }
      }
      start += line.count + 1
    }
  }

  private func offset(ofColumn column: Int, from start: Int, in source: Source) -> Int {
    var place = start
    for _ in 1..<max(column, 1) where place < source.bytes.count {
      place += 1
      while place < source.bytes.count, !source.isStart(place) { place += 1 }
    }
    return place
  }

  /// Returns the names in brackets and before the dot of an attribute, without those in comments.
  private static func namesOfViews(in source: Source) -> [String] {
    var names: [String] = []
    var seen: Set<String> = ["superview", "window"]
    func add(_ bytes: ArraySlice<UInt8>) {
      let name = String(decoding: bytes, as: UTF8.self)
      if !name.isEmpty, seen.insert(name).inserted { names.append(name) }
    }
    for line in source.bytes.split(separator: UInt8(ascii: "\n")) {
      var place = line.startIndex
      while place < line.endIndex {
        if line[place] == UInt8(ascii: "/"), place + 1 < line.endIndex, line[place + 1] == line[place] { break }
        let isInBrackets = line[place] == UInt8(ascii: "[")
        if isInBrackets { place += 1 }
        let begin = place
        if place < line.endIndex, line[place] == UInt8(ascii: "\"") {
          let end = line[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) ?? line.endIndex
          place = min(end + 1, line.endIndex)
          if isInBrackets || place < line.endIndex && line[place] == UInt8(ascii: ".") { add(line[(begin + 1)..<end]) }
          continue
        }
        while place < line.endIndex, isNameByte(line[place]) { place += 1 }
        let isBeforeDot = place + 1 < line.endIndex && line[place] == UInt8(ascii: ".") && isLetter(line[place + 1])
        if isInBrackets || isBeforeDot && begin < place && !isDigit(line[begin]) { add(line[begin..<place]) }
        if place == begin { place += 1 }
      }
    }
    return names
  }
}
