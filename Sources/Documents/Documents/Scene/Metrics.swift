// Metrics: names for numbers.

import CCasement

struct Metrics {
  private(set) var numbers: [(name: String, number: Double)] = []

  init() {}

  init(_ value: Value) throws(Diagnostic) {
    for (key, value) in try value.pairs("metrics") {
      let name = key.content
      if numbers.contains(where: { $0.name == name }) { throw key.diagnostic("metrics: duplicate key \"\(name)\"") }
      numbers.append((name, try value.number("the metric \"\(name)\"")))
    }
  }

  /// Returns these metrics and those of `others` with other names.
  func adding(_ others: Metrics) -> Metrics {
    var all = self
    all.numbers += others.numbers.filter { other in !numbers.contains { $0.name == other.name } }
    return all
  }

  func withTable<Answer>(_ body: (UnsafePointer<cas_metric>?, Int) -> Answer) -> Answer {
    let table = numbers.map { cas_metric(name: copy(of: $0.name), value: $0.number) }
    defer { for metric in table { UnsafeMutablePointer(mutating: metric.name).deallocate() } }
    return table.withUnsafeBufferPointer { body($0.baseAddress, $0.count) }
  }
}
