import Memory

/// A list in a pool: `count` numbers from `start`, with room for `room`.
struct List {
  var start: Int32
  var count: Int32
  var room: Int32
  /// Whether the row or column of the list is matched.
  var isDone = false

  var end: Int32 { start + count }
}

/// Lists of numbers in one pool.
struct ListPool: ~Copyable {
  var pool: Buffer<Int32>
  private var lists = FixedList<List>()

  init(_ account: Account) { pool = Buffer(account) }

  mutating func release() { pool.release() }

  /// Removes all lists; there is room for as many as `list` has.
  mutating func begin(_ list: consuming FixedList<List>) {
    lists = list
    pool.removeAll()
  }

  var count: Int { lists.count }
  var isEmpty: Bool { lists.isEmpty }
  var last: List { lists.last }

  @inline(__always)
  subscript(list: Int32) -> List {
    _read { yield lists[list] }
    _modify { yield &lists[list] }
  }

  @inline(__always)
  func range(_ list: Int32) -> Range<Int32> { lists[list].start..<lists[list].end }

  mutating func addList(start: Int32, count: Int32) {
    lists.append(List(start: start, count: count, room: count))
  }

  /// Makes the transposed lists: for each number, the lists that contain it.
  mutating func transpose(_ other: borrowing ListPool, columns: Int) throws(MemoryError) {
    lists.fill(columns, with: List(start: 0, count: 0, room: 0))
    for index in 0..<other.pool.count { lists[other.pool[index]].room += 1 }
    var start: Int32 = 0
    for column in 0..<Int32(columns) {
      lists[column].start = start
      start += lists[column].room
    }
    try pool.extend(to: Int(start))
    for list in 0..<Int32(other.count) {
      for index in other.range(list) {
        let column = other.pool[index]
        pool[lists[column].end] = list
        lists[column].count += 1
      }
    }
  }

  /// Moves a full list to the end of the pool, with room for at least one more. Returns false if the list was not
  /// full.
  mutating func makeRoom(_ list: Int32) throws(MemoryError) -> Bool {
    let old = lists[list]
    guard old.count == old.room else { return false }
    let room = old.count + old.count / 2 + 2
    let start = Int32(pool.count)
    try pool.extend(to: Int(start + room))
    for offset in 0..<old.count { pool[start + offset] = pool[old.start + offset] }
    lists[list].start = start
    lists[list].room = room
    return true
  }

  mutating func remove(_ number: Int32, from list: Int32) {
    let last = lists[list].end - 1
    var index = lists[list].start
    var back = last
    while index < back && pool[index] != number {
      if pool[back] == number {
        index = back
        break
      }
      index += 1
      back -= 1
    }
    pool[index] = pool[last]
    lists[list].count -= 1
  }
}

/// Items in doubly linked lists by count, so that those with the smallest counts are found at once.
struct Buckets: ~Copyable {
  struct Item {
    var count: Int32
    var next: Int32 = -1
    var previous: Int32 = -1
  }

  var items = FixedList<Item>()
  var heads = FixedList<Int32>()

  mutating func copyCounts(_ lists: borrowing ListPool) {
    items.removeAll()
    for list in 0..<Int32(lists.count) { items.append(Item(count: lists[list].count)) }
  }

  mutating func begin(_ size: Int) {
    heads.fill(size + 1, with: -1)
    items.fill(size, with: Item(count: 0))
  }

  mutating func insert(_ item: Int32, count: Int32) {
    let head = heads[count]
    items[item] = Item(count: count, next: head)
    if head >= 0 { items[head].previous = item }
    heads[count] = item
  }

  mutating func remove(_ item: Int32) {
    let old = items[item]
    if old.previous >= 0 {
      items[old.previous].next = old.next
    } else {
      heads[old.count] = old.next
    }
    if old.next >= 0 { items[old.next].previous = old.previous }
  }

  mutating func move(_ item: Int32, to count: Int32) {
    if items[item].count == count { return }
    remove(item)
    insert(item, count: count)
  }
}
