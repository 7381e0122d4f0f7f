// A function that can be called through libffi: its name and its shape.

import CCasement
import CDescription
import CFFI
import Documents

/// The description of a function, independent of a loaded library.
struct KnownFunction {
  let name: String
  let shape: [UInt8]
  let parameters: [String]

  /// All functions of this version, by their names.
  static let all: [String: KnownFunction] = (try? described()) ?? [:]

  /// Reads them from interface/casement.json, which is part of the program.
  private static func described() throws(Diagnostic) -> [String: KnownFunction] {
    var size = 0
    let bytes = Array(UnsafeBufferPointer(start: casement_description(&size), count: size))
    let description = try Document(Source(name: "casement.json", bytes: bytes)).root
    var all: [String: KnownFunction] = [:]
    let functions = try description.member("functions")
    for (name, shape) in try description.member("shapes").pairs("shapes") {
      var parameters: [String] = []
      for parameter in try functions.member(name.content).member("parameters").elements("parameters") {
        parameters.append(try parameter.member("name").content)
      }
      all[name.content] = KnownFunction(
        name: name.content, shape: Array(shape.content.utf8), parameters: parameters)
    }
    return all
  }

  /// Returns whether a trace may have this shape for the function. It may lack members at the end of structs that begin
  /// with their size, because later versions added them.
  func accepts(_ other: [UInt8]) -> Bool {
    var (own, theirs) = (shape[...], other[...])
    // For each open structure, whether later versions may have added members.
    var open: [Bool] = []
    var last: UInt8 = 0
    while let letter = theirs.first {
      if own.first != letter {
        guard letter == UInt8(ascii: "}"), open.last == true else { return false }
        own = own[KnownFunction.end(of: own)...]
      }
      if letter == UInt8(ascii: "{") { open.append(last == UInt8(ascii: "o")) }
      if letter == UInt8(ascii: "}") { _ = open.popLast() }
      last = letter
      own = own.dropFirst()
      theirs = theirs.dropFirst()
    }
    return own.isEmpty
  }

  /// Returns the end of the structure with these members.
  private static func end(of members: ArraySlice<UInt8>) -> Int {
    var depth = 0
    for (index, letter) in zip(members.indices, members) {
      if letter == UInt8(ascii: "{") { depth += 1 }
      if letter == UInt8(ascii: "}") {
        if depth == 0 { return index }
        depth -= 1
      }
    }
    return members.endIndex
  }
}

extension Value {
  fileprivate func member(_ name: String) throws(Diagnostic) -> Value {
    for (key, value) in try pairs(name) where key.content == name { return value }
    throw diagnostic("there is no \(name)")
  }
}

/// A function of a loaded library. It owns the types that libffi refers to.
final class Function {
  let name: String
  let parameters: [String]
  /// Whether the shape in the trace equals that of this version.
  let isWhole: Bool
  private let letters: UnsafeMutableBufferPointer<UInt8>
  private let symbol: UnsafeMutableRawPointer
  /// Stays in place and is only read: calls of the function may be nested.
  private let interface = UnsafeMutablePointer<ffi_cif>.allocate(capacity: 1)
  private var types = TypeStore()

  init(_ known: KnownFunction, shape: [UInt8], symbol: UnsafeMutableRawPointer) throws(ReplayFailure) {
    name = known.name
    parameters = known.parameters
    isWhole = known.shape == shape
    self.symbol = symbol
    letters = .allocate(capacity: shape.count)
    _ = letters.initialize(from: shape)
    let (result, arguments) = types.signature(self.shape)
    guard ffi_prep_cif(interface, FFI_DEFAULT_ABI, UInt32(arguments.count), result, types.list(arguments)) == FFI_OK
    else { throw ReplayFailure(.library, "libffi cannot call \(name)") }
  }

  deinit {
    letters.deallocate()
    interface.deallocate()
  }

  var shape: Shape { Shape(UnsafeBufferPointer(letters)) }
  func has(shape: [UInt8]) -> Bool { letters.elementsEqual(shape) }
  var isFree: Bool { name.hasSuffix("_free") }

  /// Calls the function. `result` has room for 64 bytes.
  func call(_ places: [UnsafeMutableRawPointer?], _ result: UnsafeMutableRawPointer) {
    var arguments = places
    ffi_call(interface, unsafeBitCast(symbol, to: (@convention(c) () -> Void).self), result, &arguments)
  }
}

/// The libffi types of one function, which libffi refers to by address.
private struct TypeStore {
  private final class Block {
    let memory: UnsafeMutableRawPointer
    init(bytes: Int) { memory = .allocate(byteCount: max(bytes, 8), alignment: 16) }
    deinit { memory.deallocate() }
  }
  private var blocks: [Block] = []

  typealias TypePointer = UnsafeMutablePointer<ffi_type>

  mutating func signature(_ function: Shape) -> (result: TypePointer, arguments: [TypePointer]) {
    var shape = function
    let result = type(&shape)
    _ = shape.take(":")
    var arguments: [TypePointer] = []
    while !shape.isAtEnd {
      if shape.first == UInt8(ascii: "n") { _ = shape.next() } else { arguments.append(type(&shape)) }
    }
    return (result, arguments)
  }

  mutating func list(_ types: [TypePointer]) -> UnsafeMutablePointer<TypePointer?> {
    let memory = block(of: TypePointer?.self, types.count + 1)
    for (index, type) in types.enumerated() { memory[index] = type }
    memory[types.count] = nil
    return memory
  }

  private mutating func type(_ shape: inout Shape) -> TypePointer {
    if shape.first == UInt8(ascii: "{") { return structure(&shape) }
    let letter = shape.first
    _ = shape.extent()
    return casement_ffi_type(letter)
  }

  private mutating func structure(_ shape: inout Shape) -> TypePointer {
    _ = shape.next()
    var members: [TypePointer] = []
    while !shape.take("}") { members.append(type(&shape)) }
    let memory = block(of: ffi_type.self, 1)
    memory.initialize(
      to: ffi_type(size: 0, alignment: 0, type: UInt16(FFI_TYPE_STRUCT), elements: list(members)))
    return memory
  }

  private mutating func block<Element>(of type: Element.Type, _ count: Int) -> UnsafeMutablePointer<Element> {
    let block = Block(bytes: MemoryLayout<Element>.stride * count)
    blocks.append(block)
    return block.memory.bindMemory(to: type, capacity: count)
  }
}
