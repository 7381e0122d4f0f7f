// A file of rules: every name of an item in it is a view in the window.

import CCasement

/// A line of a file of rules.
private struct Line {
  var text: String
  /// Its place in the file.
  var start: Int
  var names: [NameInRule] = []
}

extension LoadedScene {
  /// Reads a file of rules, one per line. Views are created in the order of their names in the file.
  public static func rules(_ file: Source, _ overrides: Overrides) throws(Diagnostic) -> LoadedScene {
    let source = file.withoutByteOrderMark
    if let place = source.firstInvalidByte() { throw Diagnostic("invalid UTF-8", at: place, in: source) }
    if let place = source.bytes.firstIndex(of: 0) { throw Diagnostic("unexpected NUL byte", at: place, in: source) }
    let empty = try Document(Source(name: source.name, text: "{}"))
    let loaded = try Builder.build(empty, overrides)
    loaded.isOfRules = true
    let lines = try loaded.lines(of: source)
    try loaded.addViews(of: lines)
    try loaded.add(lines, of: source)
    try loaded.layOut()
    return loaded
  }

  /// Returns the lines of a file with the names in them.
  private func lines(of source: Source) throws(Diagnostic) -> [Line] {
    var lines: [Line] = []
    var start = 0
    for bytes in source.bytes.split(separator: UInt8(ascii: "\n"), omittingEmptySubsequences: false) {
      var line = Line(text: String(decoding: bytes, as: UTF8.self), start: start)
      do throws(RuleError) { line.names = try names(in: line.text, UInt32(CAS_FORMAT_EXTENDED)) } catch {
        throw diagnostic(error, line, NameScope(scene), source)
      }
      lines.append(line)
      start += bytes.count + 1
    }
    return lines
  }

  /// Adds a view for each name of an item, in the order of the names.
  private func addViews(of lines: [Line]) throws(Diagnostic) {
    let present = NameScope(scene)
    var seen: Set<String> = ["superview", "window"]
    if hasScreen { seen.insert("safe_area") }
    for name in lines.lazy.flatMap({ $0.names }) where name.kind == CAS_RULE_ITEM {
      if !seen.insert(name.text).inserted || present.contains(name.text) { continue }
      items[name.text] = try made(cas_scene_add_view(scene, window, Int32(CAS_PLAIN), name.text), at: nil)
    }
  }

  private func add(_ lines: [Line], of source: Source) throws(Diagnostic) {
    let names = NameScope(scene)
    var format = cas_format_options()
    format.size = MemoryLayout<cas_format_options>.stride
    format.flags = UInt32(CAS_FORMAT_EXTENDED)
    for line in lines {
      do throws(RuleError) {
        try add(
          rule: line.text, mentioning: line.names, in: window, format, names, Metrics(),
          RulePlace(source: source, offset: line.start, text: line.text), isActive: true)
      } catch { throw diagnostic(error, line, names, source) }
    }
  }

  private func diagnostic(_ error: RuleError, _ line: Line, _ names: NameScope, _ source: Source) -> Diagnostic {
    switch error {
    case .fault(let fault):
      let place = offset(ofColumn: fault.position.column, from: line.start, in: source)
      return Diagnostic(fault.sentence + names.hint(for: fault), at: place, in: source)
    case .status(let status):
      var diagnostic = diagnostic(status, at: nil)
      diagnostic.source = source
      diagnostic.offset = line.start
      if diagnostic.exitCode == .library, status == CAS_ERROR_CONFLICT { diagnostic.exitCode = .badInput }
      return diagnostic
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
}
