// Structures that begin with their size.

/// Returns the fields that the caller knows, the others as in `standard`: one of an earlier version brings a shorter
/// structure. What one of a later version has beyond these must be zero, so that no option is ignored silently. Returns
/// nil for another structure.
func read<Options>(_ options: UnsafePointer<Options>?, or standard: Options) -> Options? {
  var read = standard
  guard let options else { return read }
  let known = MemoryLayout<Options>.size
  let size = UnsafeRawPointer(options).load(as: Int.self)
  let isSize = size > MemoryLayout<Int>.size && size <= 4096 && size % MemoryLayout<Int>.alignment == 0
  let given = UnsafeRawBufferPointer(start: options, count: isSize ? size : 0)
  guard isSize, given.dropFirst(known).allSatisfy({ $0 == 0 }) else { return nil }
  withUnsafeMutableBytes(of: &read) { $0.copyMemory(from: UnsafeRawBufferPointer(rebasing: given.prefix(known))) }
  return read
}
