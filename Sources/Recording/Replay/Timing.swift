// The time that calls of each function took, including the overhead of libffi.

#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

public struct Timing: Sendable {
  private var nanoseconds: [String: [UInt64]] = [:]

  mutating func note(_ name: String, since start: UInt64) {
    nanoseconds[name, default: []].append(Timing.now - start)
  }

  static var now: UInt64 {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return UInt64(time.tv_sec) * 1_000_000_000 + UInt64(time.tv_nsec)
  }

  public struct Row: Sendable {
    public var function: String
    public var count: Int
    public var shortest: UInt64
    public var median: UInt64
    public var nearlyLongest: UInt64
    public var total: UInt64
  }

  /// A row for each function, the longest total time first.
  public var rows: [Row] {
    let rows = nanoseconds.map { name, times in
      let sorted = times.sorted()
      return Row(
        function: name, count: sorted.count, shortest: sorted[0], median: sorted[sorted.count / 2],
        nearlyLongest: sorted[min(sorted.count - 1, sorted.count * 99 / 100)], total: sorted.reduce(0, +))
    }
    return rows.sorted { ($1.total, $0.function) < ($0.total, $1.function) }
  }
}
