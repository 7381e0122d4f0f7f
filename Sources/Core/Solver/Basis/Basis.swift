import Memory

/// The basis: a matching of variables with active rows, and the values that follow from it.
///
/// A variable is computed from the row matched to it, after the other variables of that row. Variables whose rows
/// depend on each other in a cycle form a block with a factorisation of its own. Variables without a row, the *stays*,
/// stay where they are.
struct Basis: ~Copyable {
  var problem: Problem
  var agenda: Agenda
  var values: Buffer<Double>
  /// The sizes of the numbers that the values were computed from.
  var sizes: Buffer<Float>
  var multipliers: MultiplierNodes
  var blocks: Blocks
  var search: Search
  /// The row that was combined last, as a sum of active rows and stays.
  var combination: Shares
  var journal: Journal
  var precision: Precision
  var report: Report
  /// For how many variables all lists by slot have room.
  var variableRoom = 0

  init(_ account: Account, _ options: SolverOptions) {
    problem = Problem(account, options)
    agenda = Agenda(account)
    values = Buffer(account)
    sizes = Buffer(account)
    multipliers = MultiplierNodes(account)
    blocks = Blocks(account)
    search = Search(account)
    combination = Shares(account)
    journal = Journal(account)
    precision = Precision(account)
    report = Report(account)
  }

  mutating func release() {
    problem.release()
    agenda.release()
    values.release()
    sizes.release()
    multipliers.release()
    blocks.release()
    search.release()
    combination.release()
    journal.release()
    precision.release()
    report.release()
  }
}

/// Variables touched since the last report, with the values reported then.
struct Report: ~Copyable {
  var touched: Buffer<Value>
  var number: UInt32 = 1

  init(_ account: Account) { touched = Buffer(account) }

  mutating func release() { touched.release() }
}
