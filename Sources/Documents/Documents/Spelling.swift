// Suggestions for misspelt words.

/// Returns the word of a list with the least edit distance to `word`, if the distance
/// is at most a third of the letters or 1, and less than all letters.
public func nearest(to word: String, among words: [String]) -> String? {
  let wrong = Array(word.lowercased().unicodeScalars)
  guard wrong.count <= 64 else { return nil }
  var best: (word: String, distance: Int)?
  for candidate in words {
    let right = Array(candidate.lowercased().unicodeScalars)
    let distance = distance(wrong, right)
    let longer = max(wrong.count, right.count)
    if distance <= max(1, longer / 3), distance < longer, distance < best?.distance ?? .max {
      best = (candidate, distance)
    }
  }
  return best?.word
}

/// Returns `; did you mean "name"?`, or "".
public func suggestion(for word: String, among words: [String]) -> String {
  nearest(to: word, among: words).map { "; did you mean \"\($0)\"?" } ?? ""
}

/// Returns the Damerau-Levenshtein distance: insertions, deletions, replacements, and swaps of neighbours.
private func distance(_ first: [Unicode.Scalar], _ second: [Unicode.Scalar]) -> Int {
  var older = [Int](repeating: 0, count: second.count + 1)
  var above = Array(0...second.count)
  for row in first.indices {
    var current = [row + 1]
    for column in second.indices {
      let isSame = first[row] == second[column]
      var least = min(above[column] + (isSame ? 0 : 1), above[column + 1] + 1, current[column] + 1)
      if row > 0, column > 0, first[row] == second[column - 1], first[row - 1] == second[column] {
        least = min(least, older[column - 1] + 1)
      }
      current.append(least)
    }
    older = above
    above = current
  }
  return above[second.count]
}
