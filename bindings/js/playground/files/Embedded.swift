// What Documents and Storyboards use of the standard library and the Embedded one does not have.
// This file is compiled with each of these modules.

extension Dictionary {
  init<Pairs: Sequence>(_ pairs: Pairs, uniquingKeysWith combine: (Value, Value) -> Value)
  where Pairs.Element == (Key, Value) {
    self.init()
    for (key, value) in pairs {
      if let former = self[key] { self[key] = combine(former, value) } else { self[key] = value }
    }
  }
}

extension String {
  func contains(_ part: String) -> Bool {
    let text = Array(utf8)
    let wanted = Array(part.utf8)
    guard wanted.count <= text.count else { return false }
    return (0...(text.count - wanted.count)).contains { text[$0..<($0 + wanted.count)].elementsEqual(wanted) }
  }
}
