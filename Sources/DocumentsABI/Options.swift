// Option structures, which begin with their size.

/// Returns the options; fields that the caller's structure does not have are as in `standard`.
///
/// Callers of an earlier version pass a shorter structure. Bytes beyond the known fields, which callers of a later
/// version pass, must be 0, so that no option is ignored silently. Returns nil if they are not 0, or if the size is
/// invalid.
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
