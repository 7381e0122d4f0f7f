// Finding what a batch names twice, without a hash table.

import Memory

/// Whether two elements are equal. Sorts them in place (a heap), so that equal ones become neighbours.
func hasRepeats(_ elements: inout Buffer<UInt64>) -> Bool {
  let count = elements.count
  for root in stride(from: count / 2 - 1, through: 0, by: -1) { sift(&elements, from: root, below: count) }
  for end in stride(from: count - 1, to: 0, by: -1) {
    (elements[0], elements[end]) = (elements[end], elements[0])
    sift(&elements, from: 0, below: end)
  }
  for index in stride(from: 1, to: count, by: 1) where elements[index - 1] == elements[index] { return true }
  return false
}

/// Lets the element at `root` sink until no child below `end` is greater.
private func sift(_ elements: inout Buffer<UInt64>, from root: Int, below end: Int) {
  var root = root
  while true {
    var child = 2 * root + 1
    guard child < end else { return }
    if child + 1 < end, elements[child] < elements[child + 1] { child += 1 }
    guard elements[root] < elements[child] else { return }
    (elements[root], elements[child]) = (elements[child], elements[root])
    root = child
  }
}
