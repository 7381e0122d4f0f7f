// Calls and values as text.

import CCasement

enum Rendering {
  /// Returns the next value of a trace as text.
  static func recorded(_ shape: Shape, _ reader: inout TraceReader) throws(ReplayFailure) -> String {
    var shape = shape
    return try value(&shape, &reader) ?? ""
  }

  /// Returns a call with its arguments as text: `cas_solver_suggest(#1, 4194305, 320)`.
  static func call(_ function: Function, _ reader: inout TraceReader) throws(ReplayFailure) -> String {
    var shape = function.shape
    shape.skipResult()
    var texts: [String] = []
    while !shape.isAtEnd { if let text = try value(&shape, &reader) { texts.append(text) } }
    return "\(function.name)(\(texts.joined(separator: ", ")))"
  }

  /// Returns the next value as text; nil for values that are not shown.
  private static func value(_ shape: inout Shape, _ reader: inout TraceReader) throws(ReplayFailure) -> String? {
    switch shape.next() {
    case UInt8(ascii: "{"):
      var members: [String] = []
      while !shape.take("}") { if let member = try value(&shape, &reader) { members.append(member) } }
      return "{\(members.joined(separator: ", "))}"
    case UInt8(ascii: ">"):
      if try reader.byte() != 0, shape.first == UInt8(ascii: "o") { _ = try reader.number() }
      _ = shape.extent()
      return nil
    case UInt8(ascii: "["):
      _ = shape.number()
      return try array(&shape, &reader)
    case UInt8(ascii: "*"):
      if try reader.byte() != 0 { return try value(&shape, &reader) }
      _ = shape.extent()
      return "NULL"
    case UInt8(ascii: "o"): return try versioned(&shape, &reader)
    case let kind: return try scalar(kind, &reader)
    }
  }

  private static func array(_ shape: inout Shape, _ reader: inout TraceReader) throws(ReplayFailure) -> String {
    guard let count = try reader.count() else {
      _ = shape.extent()
      return "NULL"
    }
    var elements: [String] = []
    for _ in 0..<max(0, count) {
      var element = shape
      elements.append(try value(&element, &reader) ?? "")
    }
    _ = shape.extent()
    let shown = elements.prefix(8).joined(separator: ", ")
    return count < 0 ? "…" : "[\(shown)\(elements.count > 8 ? ", … \(elements.count) in all" : "")]"
  }

  private static func versioned(_ shape: inout Shape, _ reader: inout TraceReader) throws(ReplayFailure) -> String {
    guard try reader.byte() != 0 else {
      _ = shape.extent()
      return "NULL"
    }
    let size = try reader.number()
    let known = UInt64(shape.ahead.size)
    guard TraceFormat.isSize(size) else {
      _ = shape.extent()
      return "{size \(size)}"
    }
    _ = shape.next()
    var (whole, members) = (Extent(), [String]())
    while !shape.take("}") {
      let member = shape.ahead
      if whole.place(for: member) + member.size > size {
        _ = shape.extent()
      } else if let text = try value(&shape, &reader) {
        members.append(text)
      }
      whole.append(member)
    }
    if size > known, try reader.byte() != 0 { members.append("…") }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func scalar(_ kind: UInt8, _ reader: inout TraceReader) throws(ReplayFailure) -> String? {
    switch kind {
    case UInt8(ascii: "i"), UInt8(ascii: "k"): return String(TraceFormat.unfolded(try reader.number()))
    case UInt8(ascii: "d"): return number(try reader.double())
    case UInt8(ascii: "s"), UInt8(ascii: "t"): return quoted(try reader.text())
    case UInt8(ascii: "S"), UInt8(ascii: "E"), UInt8(ascii: "P"): return "#\(try reader.number())"
    case UInt8(ascii: "W"), UInt8(ascii: "B"): return try reader.byte() == 0 ? "NULL" : "function"
    case UInt8(ascii: "A"):
      _ = try reader.byte()
      return nil
    case UInt8(ascii: "n"):
      _ = try reader.number()
      return nil
    case UInt8(ascii: "u"), UInt8(ascii: "q"), UInt8(ascii: "z"): return String(try reader.number())
    default: return nil
    }
  }

  // MARK: In memory

  /// Returns a value in memory as text.
  static func present(_ shape: inout Shape, _ memory: UnsafeRawPointer) -> String {
    guard shape.take("{") else { return present(scalar: shape.next(), memory) }
    var (whole, members) = (Extent(), [String]())
    while !shape.take("}") {
      let member = shape.ahead
      let place = memory + whole.place(for: member)
      let isShown = shape.first != UInt8(ascii: "v")
      let text = present(&shape, place)
      if isShown { members.append(text) }
      whole.append(member)
    }
    return "{\(members.joined(separator: ", "))}"
  }

  private static func present(scalar kind: UInt8, _ memory: UnsafeRawPointer) -> String {
    switch kind {
    case UInt8(ascii: "i"), UInt8(ascii: "k"): return String(memory.load(as: Int32.self))
    case UInt8(ascii: "u"): return String(memory.load(as: UInt32.self))
    case UInt8(ascii: "q"), UInt8(ascii: "z"): return String(memory.load(as: UInt64.self))
    case UInt8(ascii: "d"): return number(memory.load(as: Double.self))
    case UInt8(ascii: "s"), UInt8(ascii: "t"): return quoted(text(memory.load(as: UnsafePointer<CChar>?.self))?[...])
    default: return ""
    }
  }

  static func text(_ pointer: UnsafePointer<CChar>?) -> [UInt8]? {
    guard let pointer else { return nil }
    var bytes: [UInt8] = []
    while pointer[bytes.count] != 0 { bytes.append(UInt8(bitPattern: pointer[bytes.count])) }
    return bytes
  }

  /// Returns a status with its message.
  static func status(_ number: String) -> String {
    "\(number), \(String(cString: cas_status_text(Int32(number) ?? 0)))"
  }

  private static func quoted(_ bytes: ArraySlice<UInt8>?) -> String {
    bytes.map { "\"\(String(decoding: $0, as: UTF8.self))\"" } ?? "NULL"
  }

  private static func number(_ number: Double) -> String {
    let text = "\(number)"
    return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
  }
}
