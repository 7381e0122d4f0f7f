// A build of the library, loaded at run time.

import CCasement

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

public final class Library {
  private let handle: UnsafeMutableRawPointer
  private var functions: [String: Function] = [:]

  /// Loads a shared library and checks its ABI version. Without a path, this is the library in the program's
  /// installation or build, or else the system's.
  public init(path given: String?) throws(ReplayFailure) {
    let path = given.map { Library.isThere($0) ? Library.withFolder($0) : $0 } ?? Library.usual
    guard let handle = dlopen(path, Library.mode) else {
      throw ReplayFailure(.library, String(cString: dlerror()) + "; --library names another")
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

  /// The mode of `dlopen`. With RTLD_DEEPBIND, the library calls its own functions, though the tool exports functions
  /// of the same names.
  private static var mode: Int32 {
    #if canImport(Glibc)
      RTLD_NOW | RTLD_LOCAL | RTLD_DEEPBIND
    #else
      RTLD_NOW | RTLD_LOCAL
    #endif
  }

  private static let name = "libcasement.so.\(CAS_ABI_VERSION)"

  private static var usual: String {
    var path = [CChar](repeating: 0, count: Int(PATH_MAX))
    let length = readlink("/proc/self/exe", &path, path.count - 1)
    let program = String(decoding: path.prefix(max(0, length)).map { UInt8(bitPattern: $0) }, as: UTF8.self)
    let folders = program.split(separator: "/").dropLast(2)
    let own = "/" + (folders + ["lib", name[...]]).joined(separator: "/")
    return isThere(own) ? own : name
  }

  private static func isThere(_ path: String) -> Bool { access(path, R_OK) == 0 }

  /// Returns a path with a folder; without one, `dlopen` would search the system's folders.
  private static func withFolder(_ path: String) -> String { path.contains("/") ? path : "./" + path }

  private init(loaded handle: UnsafeMutableRawPointer) { self.handle = handle }

  /// The library that is linked into the program.
  public static var ofProgram: Library {
    get throws(ReplayFailure) {
      guard let handle = dlopen(nil, RTLD_NOW) else { throw ReplayFailure(.library, String(cString: dlerror())) }
      return Library(loaded: handle)
    }
  }

  deinit { dlclose(handle) }

  /// Returns the function with a name and the shape of the trace.
  func function(_ name: String, shape: [UInt8]) throws(ReplayFailure) -> Function {
    guard let known = KnownFunction.all[name] else {
      throw ReplayFailure(
        .unreadable,
        "the trace has an unknown function: this version has no \(name.prefix(80)); record the program again")
    }
    guard known.accepts(shape) else {
      throw ReplayFailure(
        .unreadable, "the trace has other parameters for \(name) than this version; record the program again")
    }
    if let loaded = functions[name], loaded.has(shape: shape) { return loaded }
    let function = try Function(known, shape: shape, symbol: try symbol(known.name))
    functions[name] = function
    return function
  }

  /// Returns the number of variables of a path.
  func variableCount(ofPath path: UnsafeMutableRawPointer) throws(ReplayFailure) -> Int {
    typealias Variables =
      @convention(c) (
        UnsafeMutableRawPointer, UnsafeMutablePointer<UnsafePointer<UInt32>?>, UnsafeMutablePointer<Int>
      ) -> Int32
    let variables = unsafeBitCast(try symbol("cas_path_variables"), to: Variables.self)
    var (start, count): (UnsafePointer<UInt32>?, Int) = (nil, 0)
    return variables(path, &start, &count) == CAS_OK ? count : 0
  }

  func symbol(_ name: String) throws(ReplayFailure) -> UnsafeMutableRawPointer {
    guard let symbol = dlsym(handle, name) else { throw ReplayFailure(.library, "the library has no \(name)") }
    return symbol
  }
}
