// Reads the classes in a file of Swift or Objective-C: a class, its superclass, its orientations, and what it does with
// outlets. It knows only the forms that these have in nearly all code, and overlooks others.

public struct CodeReader {
  private let bytes: [UInt8]
  private let tokens: [CodeToken]
  private var place = 0
  private var depth = 0
  /// The types around the place, with the depth of their braces; that of Objective-C has none.
  private var open: [(name: String, depth: Int)] = []
  private var found: [String: ClassCode] = [:]
  /// The classes of variables, by their names.
  private var variables: [String: String] = [:]

  /// Returns what a file says about classes, by their names.
  public static func classes(in bytes: [UInt8]) -> [String: ClassCode] {
    var reader = CodeReader(bytes: bytes, tokens: CodeLexer.tokens(of: bytes))
    reader.read()
    return reader.found
  }

  private init(bytes: [UInt8], tokens: [CodeToken]) { (self.bytes, self.tokens) = (bytes, tokens) }

  private func token(_ index: Int) -> CodeToken {
    tokens.indices.contains(index) ? tokens[index] : CodeToken(sign: 0, start: 0, end: 0)
  }
  private func word(_ index: Int) -> String {
    String(decoding: bytes[tokens[index].start..<tokens[index].end], as: UTF8.self)
  }

  private mutating func read() {
    while place < tokens.count {
      let token = tokens[place]
      if token.is("{") {
        depth += 1
      } else if token.is("}") {
        depth -= 1
        while let last = open.last, last.depth > depth { open.removeLast() }
      } else if let keyword = token.keyword {
        read(keyword)
      } else if token.is("*") {
        readVariableInC()
      }
      place += 1
    }
  }

  private mutating func read(_ keyword: CodeKeyword) {
    switch keyword {
    case .class, .extension, .struct, .enum, .actor: declare()
    case .implementation, .interface, .end:
      if token(place - 1).is("@") { declareInC(keyword) }
    case .supportedInterfaceOrientations, .shouldAutorotate, .prefersStatusBarHidden: readProperty(keyword)
    case .supportedInterfaceOrientationsFor, .supportedInterfaceOrientationsForWindow: readDelegate()
    case .let, .var, .present, .addChild, .addChildViewController, .alert, .PopupDialog, .previewProvider,
      .customPresentViewController, .modalPresentationStyle:
      readPresentation(keyword)
    default: readChange(keyword)
    }
  }

  // MARK: Classes

  /// Reads `class Name: Superclass {` and the like.
  private mutating func declare() {
    var index = place + 1
    let first = token(index)
    guard first.isWord, first.keyword != .func, first.keyword != .var, first.keyword != .let, !token(place - 1).is("@"),
      !token(place - 1).is(".")
    else { return }
    while token(index + 1).is("."), token(index + 2).isWord { index += 2 }
    let name = word(index)
    let isClass = tokens[place].keyword == .class
    var end = index + 1
    while end < tokens.count, !tokens[end].is("{") {
      if tokens[end].is(";") || tokens[end].is("}") { return }
      end += 1
    }
    if end == tokens.count { return }
    if isClass, let colon = (index + 1..<end).first(where: { tokens[$0].is(":") }), token(colon + 1).isWord {
      var base = colon + 1
      while token(base + 1).is("."), token(base + 2).isWord { base += 2 }
      found[name, default: ClassCode()].superclass = word(base)
    }
    place = end
    depth += 1
    open.append((name, depth))
  }

  /// Reads `@interface Name : Superclass`, `@implementation Name` and `@end`.
  private mutating func declareInC(_ keyword: CodeKeyword) {
    (open, depth) = ([], 0)
    guard keyword != .end, token(place + 1).isWord else { return }
    let name = word(place + 1)
    if keyword == .implementation {
      open = [(name, Int.min)]
    } else if token(place + 2).is(":"), token(place + 3).isWord {
      found[name, default: ClassCode()].superclass = word(place + 3)
    }
  }

  // MARK: Orientations

  /// By their names in Swift; Swift 2 and Objective-C begin them with upper case.
  private static let orientations: [String: [Bool]] = [
    "portrait": [false], "portraitUpsideDown": [false], "landscape": [true], "landscapeLeft": [true],
    "landscapeRight": [true], "all": [false, true], "allButUpsideDown": [false, true],
  ]
  private static let mask = "UIInterfaceOrientationMask"

  /// Reads the body of a property or method that says how a controller turns, or that it hides the status bar.
  private mutating func readProperty(_ keyword: CodeKeyword) {
    guard let name = open.last?.name, token(place - 1).is(")") || [.var, .func].contains(token(place - 1).keyword),
      let body = skipBody()
    else { return }
    if keyword == .supportedInterfaceOrientations {
      found[name, default: ClassCode()].orientations = orientations(body)
    } else if keyword == .prefersStatusBarHidden {
      let isHidden = body.count == 1 && [.true, .YES, .TRUE].contains(tokens[body[0]].keyword)
      if isHidden { found[name, default: ClassCode()].hidesStatusBar = true }
    } else if body.count == 1, [.false, .NO, .FALSE].contains(tokens[body[0]].keyword), found[name]?.orientations == nil
    {
      found[name, default: ClassCode()].orientations = .chosen
    }
  }

  /// Reads the method by which the delegate of an app restricts the orientations of all its controllers.
  private mutating func readDelegate() {
    guard let name = open.last?.name, token(place + 1).isWord || open.last?.depth == Int.min, let body = skipBody()
    else {
      return
    }
    found[name, default: ClassCode()].orientationsOfApp = orientations(body)
  }

  /// Returns the words of the body that begins soon after the place, and goes to its end.
  private mutating func skipBody() -> [Int]? {
    let near = place + 1..<min(place + 12, tokens.count)
    guard let begin = near.first(where: { tokens[$0].is("{") || tokens[$0].is(";") }), tokens[begin].is("{") else {
      return nil
    }
    var (end, inner) = (begin + 1, 1)
    while end < tokens.count, inner > 0 {
      inner += tokens[end].is("{") ? 1 : tokens[end].is("}") ? -1 : 0
      end += 1
    }
    place = end - 1
    return (begin + 1..<end).filter { tokens[$0].isWord && ![.return, .get].contains(tokens[$0].keyword) }
  }

  /// Returns the orientations that words state; those that depend on other words are chosen.
  private func orientations(_ body: [Int]) -> ClassCode.Orientations {
    var found: Set<Bool> = []
    for index in body {
      let word = word(index)
      if [Self.mask, "rawValue", "UInt", "Int", "NSUInteger"].contains(word) { continue }
      let name = word.hasPrefix(Self.mask) ? word.dropFirst(Self.mask.count) : word[...]
      guard let one = Self.orientations[name.prefix(1).lowercased() + name.dropFirst()] else { return .chosen }
      found.formUnion(one)
    }
    return found.isEmpty ? .chosen : .stated([false, true].filter { found.contains($0) })
  }

  // MARK: Presentations

  /// Reads `let name = Class(`, `let name = … as! Class`, `var name: Class`, `present(name`, `addChild(name`,
  /// `PopupDialog(viewController: name`, `customPresentViewController(…, viewController: name`, and the classes that a preview creates.
  /// `addSubview(name.view` makes it a child, too (`isAddingChild`), but not in a window or the container of a transition.
  private mutating func readPresentation(_ keyword: CodeKeyword) {
    switch keyword {
    case .let:
      guard token(place + 1).isWord, token(place + 2).is("=") else { return }
      variables[word(place + 1)] = classOfValue(from: place + 3)
    case .var:
      guard token(place + 1).isWord, token(place + 2).is(":"), token(place + 3).isWord else { return }
      variables[word(place + 1)] = word(place + 3)
    case .present:
      note(.sheet, classOfArgument)
    case .addChild, .addChildViewController, .alert, .PopupDialog: note(.part, classOfArgument)
    case .customPresentViewController:
      let label = (place + 1..<min(place + 16, tokens.count)).first {
        tokens[$0].isWord && word($0) == "viewController"
      }
      note(.part, label.flatMap { classOfVariable($0 + 2) })
    case .previewProvider:
      for index in place + 1..<min(place + 96, tokens.count) where isCreation(index) { note(.part, word(index)) }
    default:
      guard token(place + 1).is("="), token(place + 2).is("."), let style = token(place + 3).keyword else { return }
      if [.fullScreen, .overFullScreen, .currentContext, .overCurrentContext].contains(style) {
        for name in subjects() { variables[name] = nil }
      }
    }
  }

  /// Reads `Class *name;` and `Class *name = `.
  private mutating func readVariableInC() {
    guard token(place - 1).isWord, token(place + 1).isWord, token(place + 2).is(";") || token(place + 2).is("=") else {
      return
    }
    variables[word(place + 1)] = word(place - 1)
  }

  private mutating func note(_ presentation: ClassCode.Presentation, _ name: String?) {
    if let name { found[name, default: ClassCode()].presentation.insert(presentation) }
  }

  /// The class of the variable that is the first argument of the call at the place.
  private var classOfArgument: String? {
    guard token(place + 1).is("(") || token(place + 1).is(":"), token(place + 2).isWord else { return nil }
    return classOfVariable(token(place + 3).is(":") ? place + 4 : place + 2)
  }

  private func classOfVariable(_ index: Int) -> String? { token(index).isWord ? variables[word(index)] : nil }

  /// Whether a word is that of a class that is called.
  private func isCreation(_ index: Int) -> Bool {
    token(index).isWord && token(index + 1).is("(") && (65...90).contains(bytes[tokens[index].start])
  }

  /// Returns the class of a value, if its expression names it in the end or creates it.
  private func classOfValue(from start: Int) -> String? {
    if isCreation(start) { return word(start) }
    for index in start..<min(start + 24, tokens.count) {
      if [.let, .var, .func].contains(tokens[index].keyword) || tokens[index].is("{") { return nil }
      if tokens[index].keyword == .as {
        let name = token(index + 1).isWord ? index + 1 : index + 2
        return token(name).isWord ? word(name) : nil
      }
    }
    return nil
  }

  /// Whether the view of a controller is added to one that is not as large as the screen.
  private var isAddingChild: Bool {
    guard token(place + 3).is("."), token(place + 4).isWord, word(place + 4) == "view" else { return false }
    return subjects().allSatisfy { !["window", "keyWindow", "containerView"].contains($0) }
  }

  // MARK: Outlets

  private mutating func readChange(_ keyword: CodeKeyword) {
    switch keyword {
    case .removeFromSuperview: note(.places, subjects())
    case .isHidden, .hidden:
      if isAssigned { note(visibility(place + 2), subjects()) }
    case .setHidden:
      if token(place + 1).is(":") { note(visibility(place + 2), subjects()) }
    case .frame, .center, .transform:
      if isAssigned { note(.places, subjects()) }
    case .setFrame, .setCenter, .setTransform: note(.places, subjects())
    case .addSubview, .addArrangedSubview, .insertSubview, .insertArrangedSubview:
      if isAddingChild { note(.part, classOfArgument) }
      note(.places, arguments())
      note(.fills, subjects())
    case .addConstraint, .addConstraints: note(.fills, subjects())
    case .customView, .initWithCustomView, .arrangedSubviews, .titleView, .tableHeaderView, .tableFooterView:
      note(.places, arguments())
    case .text, .attributedText, .font, .numberOfLines, .configuration:
      if isAssigned { note(.writes, subjects()) }
    case .setText, .setAttributedText, .setTitle, .setAttributedTitle, .titleLabel: note(.writes, subjects())
    default: break
    }
  }

  private mutating func note(_ change: CodeChanges, _ names: [String]) {
    guard let type = open.last?.name else { return }
    for name in names { found[type, default: ClassCode()].changes[name, default: []].formUnion(change) }
  }

  /// Whether a value is assigned to the property at the place.
  private var isAssigned: Bool { token(place + 1).is("=") && !token(place + 2).is("=") }

  private func visibility(_ index: Int) -> CodeChanges {
    switch token(index).keyword {
    case .true, .YES, .TRUE: .hides
    case .false, .NO, .FALSE: .shows
    default: [.hides, .shows]
    }
  }

  /// Returns the names of what the property or message at the place belongs to: `name?.isHidden`, `[self.name setHidden:`,
  /// `names[0].isHidden`, `[one, other].forEach { $0.isHidden`.
  private func subjects() -> [String] { subjects(before: place, isInLoop: false) }

  private func subjects(before place: Int, isInLoop: Bool) -> [String] {
    var index = place - 1
    let isMember = token(index).is(".")
    if isMember { index -= 1 }
    if token(index).is("?") || token(index).is("!") { index -= 1 }
    if token(index).is("]"), isMember {
      let begin = opening(of: index)
      if isInLoop { return words(begin + 1..<index) }
      index = begin - 1
    }
    guard token(index).isWord, isMember || token(index - 1).is("[") || token(index - 1).is(".") else { return [] }
    let name = word(index)
    if name == "$0", !isInLoop {
      let loop = (max(0, index - 4)..<index).last { tokens[$0].keyword == .forEach }
      return loop.map { subjects(before: $0, isInLoop: true) } ?? []
    }
    return [plain(name)]
  }

  /// Returns the place of the bracket that one closes.
  private func opening(of close: Int) -> Int {
    var (index, inner) = (close, 0)
    while index >= 0 {
      inner += tokens[index].is("]") ? 1 : tokens[index].is("[") ? -1 : 0
      if inner == 0 { return index }
      index -= 1
    }
    return 0
  }

  /// Returns the names that a call is given, or that are assigned: `addSubview(name)`, `initWithCustomView:self.name]`,
  /// `arrangedSubviews: [one, other]`, `titleView = name`.
  private func arguments() -> [String] {
    var index = place + 1
    while token(index).is(":") || token(index).is("(") || token(index).is("=") || token(index).is("[") { index += 1 }
    if index == place + 1 { return [] }
    let end = (index..<min(index + 64, tokens.count)).first { place in
      !tokens[place].isWord && !([".", ",", "!"] as [Unicode.Scalar]).contains { tokens[place].is($0) }
    }
    return end.map { words(index..<$0) } ?? []
  }

  /// Returns the names in a list, without those whose members or results are meant.
  private func words(_ range: Range<Int>) -> [String] {
    range.filter { index in
      let (token, next) = (token(index), token(index + 1))
      return token.isWord && token.keyword != .itself && !next.is(".") && !next.is("(") && !next.is("?")
    }.map { plain(word($0)) }
  }

  /// Returns the name of a property by that of its variable.
  private func plain(_ name: String) -> String { name.hasPrefix("_") ? String(name.dropFirst()) : name }
}
