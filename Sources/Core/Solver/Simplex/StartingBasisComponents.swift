import Memory

/// Components of variables that active rows join, by union-find. A row closes no cycle if one of its variables is in
/// another component than the rest.
extension Simplex {
  mutating func findComponents() throws(MemoryError) {
    try starting.components.extend(to: problem.variables.count)
    for index in 0..<problem.variables.count { starting.components[index] = Int32(index) }
    for index in 0..<Int32(problem.rows.count) where problem.rows[index].isActive { joinComponents(of: index) }
  }

  mutating func joinComponents(of row: Int32) {
    let start = problem.rows[row].start
    let root = component(of: problem.entries[start].variable)
    for term in start + 1..<start + problem.rows[row].count {
      starting.components[component(of: problem.entries[term].variable)] = root
    }
  }

  private mutating func component(of variable: Int32) -> Int32 {
    let components = starting.components.view
    var root = variable
    while components[root] != root {
      components[root] = components[components[root]]
      root = components[root]
    }
    return root
  }

  /// Returns a stay of a row that closes no cycle, since no active rows connect it with the row's other variables.
  mutating func separateStay(of row: Int32) -> Int32? {
    let terms = problem.rows[row].start..<problem.rows[row].start + problem.rows[row].count
    for term in terms {
      let variable = problem.entries[term].variable
      if problem.variables[variable].holder >= 0 || mayBeTied(stay: variable) || !problem.isGoodPivot(term, row) {
        continue
      }
      let root = component(of: variable)
      var isSeparate = true
      for other in terms where other != term && component(of: problem.entries[other].variable) == root {
        isSeparate = false
      }
      if isSeparate { return variable }
    }
    return nil
  }
}
