import CCasement

extension Scene {
  /// Adds what all of these rules say, or nothing, and returns their constraints in order: `"H:|-[field]-|"`,
  /// `"field.height == 30"`. Metrics are numbers by name. Names are those of `views`, then those of the items in `root`, which
  /// is the window if it is nil. All views of a format agree in the attributes of `alignment`. With `isExtended` formats may
  /// have attributes, arithmetic and equal gaps.
  @discardableResult
  public func add(
    _ rules: String..., metrics: [String: Double] = [:], views: [String: any Item] = [:], root: (any Item)? = nil,
    alignment: [Attribute] = [], direction: Direction = .inherited, isExtended: Bool = false
  ) throws -> [Constraint] {
    try add(
      rules: rules, metrics: metrics, views: views, root: root, alignment: alignment, direction: direction,
      isExtended: isExtended)
  }

  /// Adds what the rules of an array say, or nothing, and returns their constraints in order.
  @discardableResult
  public func add(
    rules: [String], metrics: [String: Double] = [:], views: [String: any Item] = [:], root: (any Item)? = nil,
    alignment: [Attribute] = [], direction: Direction = .inherited, isExtended: Bool = false
  ) throws -> [Constraint] {
    let metrics = metrics.sorted { $0.key < $1.key }
    let views = try views.sorted { $0.key < $1.key }.map { (name: $0.key, id: try raw($0.value)) }
    var options = cas_format_options()
    options.size = MemoryLayout<cas_format_options>.size
    options.flags = isExtended ? UInt32(CAS_FORMAT_EXTENDED) : 0
    options.alignment = alignment.reduce(0) { $0 | 1 << UInt32($1.rawValue) }
    options.direction = direction.rawValue
    options.root = try raw(root)
    return try withTexts([rules.joined(separator: "\n")] + metrics.map(\.key) + views.map(\.name)) { texts in
      let numbers = zip(texts.dropFirst(), metrics).map { cas_metric(name: $0, value: $1.value) }
      let named = zip(texts.dropFirst(1 + metrics.count), views).map { cas_named_item(name: $0, item: $1.id) }
      return try numbers.withUnsafeBufferPointer { numbers in
        try named.withUnsafeBufferPointer { named in
          (options.metrics, options.metric_count) = (numbers.baseAddress, numbers.count)
          (options.views, options.view_count) = (named.baseAddress, named.count)
          return try constraints { cas_scene_add_format(handle, texts[0], &options, &$0, &$1) }
        }
      }
    }
  }
}
