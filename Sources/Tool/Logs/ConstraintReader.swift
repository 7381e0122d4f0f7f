// Reads the description of one constraint, from `<NSLayoutConstraint:0x…` to `>`. Pages may have lost both marks.

/// Reads in both notations: an equation, or Visual Format Language with one space or one size.
struct ConstraintReader {
  private var rest: Substring
  /// The items that the end of the description names: `names: '|':UIView:0x7fb0, header:0x7fb1`.
  private var names: [(name: String, item: String)] = []
  private var titles: [String: String] = [:]

  private init(_ text: Substring) { rest = text }

  /// Returns nil for a description that cannot be read.
  static func read(_ description: String) -> LoggedConstraint? {
    var reader = ConstraintReader(description[...])
    return reader.constraint()
  }

  private mutating func constraint() -> LoggedConstraint? {
    _ = take("<")
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let kind = String(rest[..<colon])
    guard kind.hasSuffix("Constraint"), !kind.contains(" ") else { return nil }
    rest = rest[rest.index(after: colon)...]
    skipSpaces()
    guard let address = address() ?? (Self.hasLabels(kind) ? label() : nil) else { return nil }
    let location = location()
    skipSpaces()
    var identifier = ""
    if take("'"), let end = rest.firstIndex(of: "'") {
      identifier = String(rest[..<end])
      rest = rest[rest.index(after: end)...]
      skipSpaces()
    }
    for axis in ["h=", "v="] where rest.hasPrefix(axis) {
      rest = rest.drop { $0 != " " }
      skipSpaces()
    }
    removeEnding()
    guard var read = rest.hasPrefix("H:") || rest.hasPrefix("V:") ? format(kind) : equation(kind) else { return nil }
    read.address = address
    read.identifier = identifier
    read.location = location
    read.titles = titles
    if read.superview == nil { read.superview = names.first { $0.name == "'|'" }?.item }
    return read
  }

  /// Whether constraints of a class may have a label instead of an address: those of Masonry and SnapKit.
  static func hasLabels(_ kind: some StringProtocol) -> Bool {
    kind.hasSuffix("MASLayoutConstraint") || kind.hasSuffix("SnapKit.LayoutConstraint")
  }

  private mutating func label() -> String? {
    let label = rest.prefix { $0 != "@" && !$0.isWhitespace }
    if label.isEmpty { return nil }
    rest = rest[label.endIndex...]
    return String(label)
  }

  /// Reads the file and line that SnapKit adds, `@/App/Home.swift#12`, as `Home.swift:12`.
  private mutating func location() -> String {
    guard rest.hasPrefix("@"), let hash = rest.firstIndex(of: "#") else { return "" }
    let file = rest[..<hash].dropFirst().split(separator: "/").last ?? ""
    let line = rest[rest.index(after: hash)...].prefix { $0.isNumber }
    rest = rest[line.endIndex...]
    return "\(file):\(line)"
  }

  // MARK: The end

  /// Removes `   (active, names: …)>` or `  (Names: …)>`, and reads the names.
  private mutating func removeEnding() {
    while let last = rest.last, last == ">" || last.isWhitespace { rest.removeLast() }
    guard rest.last == ")" else { return }
    for beginning in ["(active", "(Names:", "(names:", "(inactive"] {
      guard let place = rest.lastRange(of: beginning) else { continue }
      let ending = rest[place.lowerBound...]
      rest = rest[..<place.lowerBound]
      while rest.last?.isWhitespace == true { rest.removeLast() }
      if let start = ending.lastRange(of: "ames:") { readNames(ending[start.upperBound...].dropLast()) }
      return
    }
  }

  private mutating func readNames(_ list: Substring) {
    var list = list
    while let place = list.firstRange(of: ":0x") {
      let head = list[..<place.lowerBound].drop { $0 == " " || $0 == "," }
      let digits = list[place.upperBound...].prefix { $0.isHexDigit }
      let item = "0x" + digits
      let isBar = head.hasPrefix("'|'")
      // The superview has its class, other names have none.
      let name = isBar ? "'|'" : String(head)
      titles[item] = isBar ? head.dropFirst(4) + " " + item : String(head)
      names.append((name, item))
      list = list[digits.endIndex...]
    }
    names.sort { $0.name.count > $1.name.count }
  }

  // MARK: Equations

  /// `UILabel:0x7fb0'Name'.leading == 0.5*UIView:0x7fb1.trailing + 8 @750`
  private mutating func equation(_ kind: String) -> LoggedConstraint? {
    guard let first = attribute() else { return nil }
    skipSpaces()
    guard let relation = relation() else { return nil }
    skipSpaces()
    var read = LoggedConstraint(
      kind: kind, address: "", identifier: "", first: first, relation: relation, constant: 0, titles: [:])
    // Nothing is zero.
    if rest.isEmpty || rest.hasPrefix("@") { return readPriority(read) }
    let start = rest
    if let number = decimal() {
      skipSpaces()
      if take("*") {
        read.multiplier = number
        skipSpaces()
      } else if rest.isEmpty || rest.hasPrefix("@") {
        read.constant = number
        return readPriority(read)
      } else {
        rest = start
      }
    }
    guard let second = attribute() else { return nil }
    read.second = second
    skipSpaces()
    for (sign, factor) in [("+", 1.0), ("-", -1.0)] where take(sign) {
      skipSpaces()
      guard let number = decimal() else { return nil }
      read.constant = factor * number
      skipSpaces()
    }
    if take("NSLayoutAnchorConstraintSpace(") {
      guard let number = decimal(), take(")") else { return nil }
      read.constant = number
    }
    return readPriority(read)
  }

  private mutating func readPriority(_ read: LoggedConstraint) -> LoggedConstraint? {
    var read = read
    skipSpaces()
    if take("@") {
      guard let priority = decimal(), (1...1000).contains(priority) else { return nil }
      read.priority = priority
    }
    skipSpaces()
    return rest.isEmpty ? read : nil
  }

  private mutating func attribute() -> LoggedAttribute? {
    guard let item = item(before: "."), take(".") else { return nil }
    let name = rest.prefix { $0.isLetter }
    guard LoggedConstraint.horizontal.contains(String(name)) || LoggedConstraint.vertical.contains(String(name)) else {
      return nil
    }
    rest = rest[name.endIndex...]
    return LoggedAttribute(item: item, name: String(name))
  }

  // MARK: Visual Format Language

  /// `H:|-(8)-[UILabel:0x7fb0]`, `V:[UIView:0x7fb0(>=20@750)]`, `H:[UIView:0x7fb0]-(NSSpace(8))-[UIView:0x7fb1](LTR)`
  private mutating func format(_ kind: String) -> LoggedConstraint? {
    let isHorizontal = take("H:")
    if !isHorizontal { _ = take("V:") }
    for direction in ["(LTR)", "(RTL)"] where rest.hasSuffix(direction) { rest = rest.dropLast(5) }
    let (begin, end, length) =
      isHorizontal ? ("leading", "trailing", "width") : ("top", "bottom", "height")
    let superview = names.first { $0.name == "'|'" }?.item ?? "the superview"
    let isFromSuperview = take("|")
    var first = superview
    if !isFromSuperview {
      guard take("["), let item = item(before: "](") else { return nil }
      first = item
      if take("(") {
        guard let size = predicate(), take(")"), take("]"), rest.isEmpty else { return nil }
        return made(kind, LoggedAttribute(item: item, name: length), size, nil)
      }
      guard take("]") else { return nil }
    }
    var space = Predicate(relation: .equal, constant: 0, priority: 1000)
    if take("-") {
      guard take("("), let read = predicate(), take(")"), take("-") else { return nil }
      space = read
    }
    let own = LoggedAttribute(item: first, name: isFromSuperview ? begin : end)
    if take("|") {
      if isFromSuperview || !rest.isEmpty { return nil }
      return made(kind, LoggedAttribute(item: superview, name: end), space, own, superview)
    }
    guard take("["), let second = item(before: "]"), take("]"), rest.isEmpty else { return nil }
    let far = LoggedAttribute(item: second, name: begin)
    return made(kind, far, space, own, isFromSuperview ? superview : nil)
  }

  private struct Predicate {
    var relation: LoggedConstraint.Relation
    var constant: Double
    var priority: Double
  }

  private func made(
    _ kind: String, _ first: LoggedAttribute, _ predicate: Predicate, _ second: LoggedAttribute?,
    _ superview: String? = nil
  ) -> LoggedConstraint {
    LoggedConstraint(
      kind: kind, address: "", identifier: "", first: first, relation: predicate.relation, second: second,
      constant: predicate.constant, priority: predicate.priority, titles: [:], superview: superview)
  }

  /// `8`, `>=8`, `NSSpace(8)`, `8@750`
  private mutating func predicate() -> Predicate? {
    let relation = relation() ?? .equal
    let isSpace = take("NSSpace(")
    guard let constant = decimal(), !isSpace || take(")") else { return nil }
    var read = Predicate(relation: relation, constant: constant, priority: 1000)
    if take("@") {
      guard let priority = decimal(), (1...1000).contains(priority) else { return nil }
      read.priority = priority
    }
    return read
  }

  // MARK: Parts

  private mutating func relation() -> LoggedConstraint.Relation? {
    LoggedConstraint.Relation.allCases.first { take($0.rawValue) }
  }

  /// Reads an item that one of some characters follows, `UILabel:0x7fb0'Name'` or a name of the end of the description.
  private mutating func item(before following: String) -> String? {
    for (name, item) in names where rest.hasPrefix(name) {
      let after = rest.dropFirst(name.count)
      guard let next = after.first, following.contains(next) else { continue }
      rest = after
      return item
    }
    guard let colon = rest.firstIndex(of: ":") else { return nil }
    let kind = rest[..<colon]
    if kind.contains(where: { "[]() ".contains($0) }) { return nil }
    rest = rest[colon...].dropFirst()
    guard let item = address() else { return labelledItem(kind, before: following) }
    var title = kind + " "
    if take("'") {
      guard let end = closingQuote(before: following) else { return nil }
      title += "'" + rest[..<end] + "' "
      rest = rest[rest.index(after: end)...]
    }
    titles[item] = title + item
    return item
  }

  /// Reads the key that Masonry and SnapKit print for an item that has one: `UIView:header.top`.
  private mutating func labelledItem(_ kind: Substring, before following: String) -> String? {
    let label = rest.prefix { !following.contains($0) && !$0.isWhitespace }
    if label.isEmpty { return nil }
    rest = rest[label.endIndex...]
    let item = kind + ":" + label
    titles[String(item)] = kind + " " + label
    return String(item)
  }

  /// Returns the quote that ends a text: the first that one of some characters follows, since texts have quotes, too.
  private func closingQuote(before following: String) -> Substring.Index? {
    var place = rest.startIndex
    while let quote = rest[place...].firstIndex(of: "'") {
      let next = rest.index(after: quote)
      if next < rest.endIndex, following.contains(rest[next]) { return quote }
      place = next
    }
    return nil
  }

  private mutating func address() -> String? {
    guard rest.hasPrefix("0x") else { return nil }
    let digits = rest.dropFirst(2).prefix { $0.isHexDigit }
    if digits.isEmpty { return nil }
    rest = rest[digits.endIndex...]
    return "0x" + digits
  }

  /// Reads `8`, `- 16`, `+ 160`, `0.333333`.
  private mutating func decimal() -> Double? {
    let start = rest
    let isNegative = take("-")
    if isNegative || take("+") { skipSpaces() }
    let digits = rest.prefix { $0.isASCII && ($0.isNumber || $0 == "." || $0 == "e") || $0 == "∞" }
    guard let number = Double(digits), number.isFinite, number.magnitude < 1e9 else {
      rest = start
      return nil
    }
    rest = rest[digits.endIndex...]
    return isNegative ? -number : number
  }

  private mutating func take(_ text: String) -> Bool {
    guard rest.hasPrefix(text) else { return false }
    rest = rest.dropFirst(text.count)
    return true
  }

  private mutating func skipSpaces() { rest = rest.drop { $0.isWhitespace } }
}

extension Substring {
  /// Returns the last place of a text.
  func lastRange(of text: String) -> Range<Index>? {
    var found: Range<Index>?
    var place = startIndex
    while let next = self[place...].firstRange(of: text) {
      found = next
      place = next.upperBound
    }
    return found
  }
}
