// A build of the library, loaded while the tool runs.

import CCasement

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

public final class Library {
  private let handle: UnsafeMutableRawPointer
  private var functions: [String: Function] = [:]

  /// Loads a shared library, and looks whether it is one of these.
  public init(path: String) throws(ReplayFailure) {
    guard let handle = dlopen(path, RTLD_NOW | RTLD_LOCAL) else {
      throw ReplayFailure(.library, String(cString: dlerror()))
    }
    self.handle = handle
    guard let symbol = dlsym(handle, "cas_abi_version") else {
      throw ReplayFailure(.library, "\(path) is not a build of casement: it has no cas_abi_version")
    }
    let version = unsafeBitCast(symbol, to: (@convention(c) () -> Int32).self)()
    guard version == CAS_ABI_VERSION else {
      throw ReplayFailure(.library, "\(path) has version \(version) of the interface, not \(CAS_ABI_VERSION)")
    }
  }

  private init(loaded handle: UnsafeMutableRawPointer) { self.handle = handle }

  /// The library that the program itself contains, if it exports its symbols.
  public static var ofProgram: Library {
    get throws(ReplayFailure) {
      guard let handle = dlopen(nil, RTLD_NOW) else { throw ReplayFailure(.library, String(cString: dlerror())) }
      return Library(loaded: handle)
    }
  }

  deinit { dlclose(handle) }

  /// The function of a name as a trace has it.
  func function(_ name: String, shape: [UInt8]) throws(ReplayFailure) -> Function {
    guard let known = KnownFunction.all[name] else {
      throw ReplayFailure(.unreadable, "the trace has a function that is none: \(name.prefix(80))")
    }
    guard known.accepts(shape) else {
      throw ReplayFailure(.unreadable, "the trace has another \(name) than this version knows")
    }
    if let loaded = functions[name], loaded.has(shape: shape) { return loaded }
    let function = try Function(known, shape: shape, symbol: try symbol(name))
    functions[name] = function
    return function
  }

  /// How many variables a path has.
  func variableCount(ofPath path: UInt64) throws(ReplayFailure) -> Int {
    typealias Variables =
      @convention(c) (
        UInt, UnsafeMutablePointer<UnsafePointer<UInt32>?>, UnsafeMutablePointer<Int>
      ) -> Int32
    let variables = unsafeBitCast(try symbol("cas_path_variables"), to: Variables.self)
    var (start, count): (UnsafePointer<UInt32>?, Int) = (nil, 0)
    return variables(UInt(path), &start, &count) == CAS_OK ? count : 0
  }

  func symbol(_ name: String) throws(ReplayFailure) -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(handle, name) else { throw ReplayFailure(.library, "the library has no \(name)") }
    return symbol
  }
}
