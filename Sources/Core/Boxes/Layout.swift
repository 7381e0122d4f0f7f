// The layout of a tree: what has been edited since the last one is measured anew, from the deepest nodes up, as far as
// answers change. Then the boxes in which that happened are placed anew.

import Memory
import Status

/// What edits have noted, and what the layout makes of it.
struct Edits: ~Copyable {
  /// A noted node, in a list of those of one depth.
  struct Entry: BitwiseCopyable {
    var node: Int32
    var next: Int32
  }

  /// A box that is to be placed as before.
  struct Replacement: BitwiseCopyable {
    var node: Int32
    var depth: Int32
    var key: AnswerKey
  }

  /// Nodes that are `isEdited`, and maybe others.
  var noted: Buffer<Int32>
  /// Nodes of which the last layout has changed the frame.
  var moved: Buffer<Int32>
  /// The last layout, if nothing was edited since.
  var last = LayoutRequest()
  fileprivate var entries: Buffer<Entry>
  /// The first entry of each depth, or -1.
  fileprivate var first: Buffer<Int32>
  /// The deepest come first.
  fileprivate var replacements: Buffer<Replacement>
  /// A tree was measured for the layout that follows, which belongs to the same pass.
  fileprivate var isMeasured = false

  init(_ account: Account) {
    noted = Buffer(account)
    moved = Buffer(account)
    entries = Buffer(account)
    first = Buffer(account)
    replacements = Buffer(account)
  }

  mutating func add(_ node: Int32, depth: Int) throws(MemoryError) {
    if depth >= first.count { try first.resize(to: depth + 1, filling: -1) }
    try entries.append(Entry(node: node, next: first[depth]))
    first[depth] = Int32(truncatingIfNeeded: entries.count - 1)
  }

  /// Takes the first node of a depth, or returns nil.
  mutating func take(depth: Int) -> Int32? {
    let index = first[depth]
    if index < 0 { return nil }
    first[depth] = entries[index].next
    return entries[index].node
  }

  mutating func release() {
    noted.release()
    moved.release()
    entries.release()
    first.release()
    replacements.release()
  }
}

/// A root, and the space or the size for it.
struct LayoutRequest: BitwiseCopyable {
  var root: Int32 = -1
  var width = 0.0
  var height = 0.0
  var isSize = false

  /// Compares the bits, since a space may be NaN.
  @inline(__always)
  static func == (one: LayoutRequest, other: LayoutRequest) -> Bool {
    one.root == other.root && one.width.bitPattern == other.width.bitPattern
      && one.height.bitPattern == other.height.bitPattern && one.isSize == other.isSize
  }
}

extension Boxes {
  /// Lays out a tree in the available space. After an error some frames are of the last layout, and the next layout
  /// starts afresh.
  package mutating func layout(_ root: Int32, _ available: Available) throws(Status) {
    try layout(LayoutRequest(root: root, width: available.width, height: available.height))
  }

  /// Lays out a tree in a given size.
  package mutating func layout(_ root: Int32, width: Double, height: Double) throws(Status) {
    try layout(LayoutRequest(root: root, width: width, height: height, isSize: true))
  }

  private mutating func layout(_ request: LayoutRequest) throws(Status) {
    if edits.last == request { return edits.moved.removeAll() }
    do throws(Status) {
      try update()
      let given = Pair(request.width, request.height)
      let size =
        request.isSize ? given : try rootSize(request.root, Available(width: given.width, height: given.height))
      try arrange(request.root, size, basis: given)
      edits.last = request
    } catch { throw forgetAll(after: error) }
  }

  /// Measures a tree after its edits, as a part of the layout that follows. Boxes that were edited are placed anew.
  package mutating func size(of root: Int32, _ question: Question) throws(Status) -> Answer {
    do throws(Status) {
      try update()
      let answer = try measure(root, question)
      edits.isMeasured = true
      return answer
    } catch { throw forgetAll(after: error) }
  }

  /// Reserves memory, so that until a node is added edits cannot fail, but for those of styles.
  package mutating func reserveEdits() throws(MemoryError) {
    try edits.noted.reserve(edits.noted.count + nodes.count)
  }

  /// Drops all answers, and all else that a layout has begun. Returns the error.
  private mutating func forgetAll(after error: Status) -> Status {
    depth = 0
    flowStack.removeAll()
    gridStack.removeAll()
    edits.noted.removeAll()
    edits.last = LayoutRequest()
    answers.removeAll()
    edits.isMeasured = false
    runs.removeAll()
    for node in 0..<nodes.count {
      nodes[node].answers = -1
      nodes[node].run = -1
      nodes[node].item = -1
      forgetLengths(in: Int32(truncatingIfNeeded: node))
      nodes[node].flags.subtract([.isEdited, .isUnsupported, .usesHeight, .isConstant])
    }
    return error
  }

  private mutating func arrange(_ root: Int32, _ size: Pair<Double>, basis: Pair<Double>) throws(Status) {
    let frame = Frame(x: 0, y: 0, width: size.width, height: size.height)
    if nodes[root].flags.contains(.isHidden) { return try setFrame(of: root, Frame()) }
    try setFrame(of: root, moved(frame, root, basis))
    var question = Question(width: size.width, basis: basis)
    question.height = size.height
    question.heightKind = .known
    try place(root, question)
  }

  /// The size of a root: that of its style, or of its content within the available space.
  private mutating func rootSize(_ root: Int32, _ available: Available) throws(Status) -> Pair<Double> {
    let basis = Pair(available.width, available.height)
    let style = nodes[root].style
    let insets = styles[style].insets(basis: basis.width).sums
    let sizes = styles[style].sizes(basis: basis, insets: insets)
    let hasRatio = styles[style].aspectRatio > 0
    var size = Pair(sizes.clamp(sizes.size.width, .horizontal), sizes.clamp(sizes.size.height, .vertical))
    if size.width.isNaN {
      if hasRatio && !size.height.isNaN {
        size.width = styles[style].transferred(size.height, to: .horizontal, insets: insets)
      } else {
        var question = Question(.maxContent, basis: basis)
        if !size.height.isNaN {
          question.height = size.height
          question.heightKind = .known
        }
        size.width =
          try available.width.isNaN
          ? measure(root, question).width : fitWidth(of: root, in: available.width, question)
      }
      size.width = sizes.clamp(size.width, .horizontal)
    }
    if size.height.isNaN {
      size.height =
        hasRatio
        ? styles[style].transferred(size.width, to: .vertical, insets: insets)
        : try measure(root, Question(width: size.width, basis: basis)).height
      size.height = sizes.clamp(size.height, .vertical)
    }
    return size
  }
}

extension Boxes {
  /// Brings answers and placements up to date with the edits.
  private mutating func update() throws(Status) {
    let isPart = edits.isMeasured && edits.noted.isEmpty
    edits.isMeasured = false
    if isPart { return }
    answers.pass &+= 1
    edits.moved.removeAll()
    if edits.noted.isEmpty { return }
    try inMemory { () throws(MemoryError) in try sortByDepth() }
    var depth = edits.first.count - 1
    while depth >= 0 {
      while let node = edits.take(depth: depth) { try updateAnswers(of: node, depth: depth) }
      depth -= 1
    }
    try replace()
    self.depth = 0
    edits.noted.removeAll()
  }

  private mutating func sortByDepth() throws(MemoryError) {
    edits.entries.removeAll()
    edits.first.removeAll()
    edits.replacements.removeAll()
    for index in 0..<edits.noted.count {
      let node = edits.noted[index]
      if nodes[node].flags.contains(.isEdited) { try edits.add(node, depth: depth(of: node)) }
    }
  }

  private mutating func depth(of node: Int32) -> Int {
    var depth = 0
    var parent = nodes[node].parent
    while parent >= 0 {
      depth += 1
      parent = nodes[parent].parent
    }
    return depth
  }

  /// Computes the answers of an edited node again. If one is another, the container is edited, too; and so is any box
  /// around it with answers that may depend on answers that are not kept.
  private mutating func updateAnswers(of node: Int32, depth: Int) throws(Status) {
    if !nodes[node].flags.contains(.isEdited) { return }
    self.depth = depth
    var hasChanged = try haveAnswersChanged(of: node, depth: depth)
    nodes[node].flags.remove(.isEdited)
    var node = node
    var depth = depth
    while nodes[node].parent >= 0 && !nodes[node].flags.contains(.isHidden) {
      noteSizes(node)
      node = nodes[node].parent
      depth -= 1
      if hasChanged || nodes[node].flags.contains(.isUnsupported) { try addEdit(node, depth: depth) }
      hasChanged = false
    }
  }

  private mutating func addEdit(_ node: Int32, depth: Int) throws(Status) {
    if nodes[node].flags.contains(.isEdited) || nodes[node].answers < 0 { return }
    nodes[node].flags.insert(.isEdited)
    try inMemory { () throws(MemoryError) in
      try edits.noted.append(node)
      try edits.add(node, depth: depth)
    }
  }

  private mutating func haveAnswersChanged(of node: Int32, depth: Int) throws(Status) -> Bool {
    let first = nodes[node].answers
    nodes[node].answers = -1
    let usedHeight = nodes[node].flags.contains(.usesHeight)
    let wasConstant = nodes[node].flags.contains(.isConstant)
    nodes[node].flags.subtract([.isUnsupported, .usesHeight, .isConstant])
    var hasChanged = false
    var index = first
    while index >= 0 {
      let record = answers[index]
      if record.key.isPlacement {
        try inMemory { () throws(MemoryError) in
          let depth = Int32(truncatingIfNeeded: depth)
          try edits.replacements.append(Edits.Replacement(node: node, depth: depth, key: record.key))
        }
      } else if !hasChanged && !nodes[node].flags.contains(.isHidden) {
        hasChanged = try !measure(node, record.key.question).isSame(as: record.answer)
      }
      index = record.next
    }
    answers.removeAll(first)
    return hasChanged || usedHeight != nodes[node].flags.contains(.usesHeight)
      || wasConstant != nodes[node].flags.contains(.isConstant)
  }

  /// Places boxes anew that were placed before, the outermost first. They place those in them, where needed. The layout that
  /// follows places a root, and so what is in boxes that it has to place: these may have another size by then.
  private mutating func replace() throws(Status) {
    var index = edits.replacements.count - 1
    while index >= 0 {
      let replacement = edits.replacements[index]
      let parent = nodes[replacement.node].parent
      if parent >= 0 && isPlaced(parent) && !nodes[replacement.node].flags.contains(.isHidden)
        && !isPlaced(replacement.node)
      {
        depth = Int(replacement.depth)
        try place(replacement.node, replacement.key.question)
      }
      index -= 1
    }
  }

  private mutating func isPlaced(_ node: Int32) -> Bool {
    var index = nodes[node].answers
    while index >= 0 {
      if answers[index].key.isPlacement { return true }
      index = answers[index].next
    }
    return false
  }
}

extension Answer {
  /// Compares the bits.
  fileprivate func isSame(as other: Answer) -> Bool {
    width.bitPattern == other.width.bitPattern && height.bitPattern == other.height.bitPattern
      && baseline.bitPattern == other.baseline.bitPattern
  }
}

/// Results of the last layout.
extension Boxes {
  package mutating func frame(of node: Int32) -> Frame { nodes[node].frame }

  package var movedCount: Int { edits.moved.count }
  package mutating func moved(_ index: Int) -> Int32 { edits.moved[index] }
}
