import Memory
import Status
import Testing

@testable import Layout

extension Stage {
  /// Adds rules to the scene. Throws the message of a fault as a `Refusal`.
  @discardableResult
  func rules(
    _ lines: String..., metrics: [String: Double] = [:], views: [String: ItemID]? = nil, options: RuleOptions = .init()
  ) throws -> [ConstraintID] {
    let names = Names(of: Array(metrics.keys) + Array(views.map { Array($0.keys) } ?? []))
    defer { names.release() }
    var options = options
    let given = metrics.map { Metric(names[$0.key], $0.value) }
    let items = views?.map { NamedItem(names[$0.key], $0.value) }
    return try given.withUnsafeBufferPointer { given in
      options.metrics = given
      return try (items ?? []).withUnsafeBufferPointer { items in
        options.views = items
        return try add(lines, options)
      }
    }
  }

  private func add(_ lines: [String], _ options: RuleOptions) throws -> [ConstraintID] {
    var rules = Rules(account)
    defer { rules.release() }
    do throws(RuleFault) {
      for line in lines {
        try Array(line.utf8).withUnsafeBufferPointer { text throws(RuleFault) in try rules.append(text) }
      }
      try scene.add(&rules, options)
    } catch {
      if error.error == .outOfMemory { throw Status.outOfMemory }
      var words = Collected()
      rules.source.write(error, to: &words)
      throw Refusal(description: words.string)
    }
    return (0..<rules.added.count).map { rules.added[$0] }
  }
}

/// Names with stable addresses.
private struct Names {
  private var texts: [String: UnsafeMutableBufferPointer<UInt8>] = [:]

  init(of names: [String]) {
    for name in names where texts[name] == nil {
      let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: name.utf8.count)
      _ = bytes.initialize(from: name.utf8)
      texts[name] = bytes
    }
  }

  subscript(name: String) -> UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(texts[name]!) }

  func release() { for text in texts.values { text.deallocate() } }
}
