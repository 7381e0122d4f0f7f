import Memory

/// The options that a solver is created with.
package struct SolverOptions {
  /// All priorities but the required one count as one, and only weights differ.
  var weightsOnly = false
  /// Newer rows win among equally good answers, instead of older ones.
  var newerWins = false

  package init(weightsOnly: Bool = false, newerWins: Bool = false) {
    self.weightsOnly = weightsOnly
    self.newerWins = newerWins
  }
}

/// The problem as stated: variables, rows and their terms.
///
/// A row knows its terms (`entries`), a variable the rows that mention it (`links`). The records also have room for
/// what the basis knows of each, so that one look fetches both.
struct Problem: ~Copyable {
  let options: SolverOptions
  var variables: Buffer<VariableRecord>
  var rows: Buffer<RowRecord>
  var entries: Arena<Entry>
  var links: Arena<Link>
  var free = FreeSlots()
  /// How many slots of rows there may be.
  var mostRows = Identifier.slotLimit
  var live = LiveCounts()
  /// The serial number of the newest row, of those that do not yield.
  var lastSerial: UInt32 = 0
  /// How far apart the coefficients of the rows are.
  var spread = Spread()
  var versions = Versions()
  var statistics = Statistics()

  init(_ account: Account, _ options: SolverOptions) {
    self.options = options
    variables = Buffer(account)
    rows = Buffer(account)
    entries = Arena(account)
    links = Arena(account)
  }

  mutating func release() {
    variables.release()
    rows.release()
    entries.release()
    links.release()
  }
}

/// The first free slots, or -1. A free slot has the number of the next one.
struct FreeSlots {
  var variable: Int32 = -1
  var row: Int32 = -1
}

struct LiveCounts {
  var variables = 0
  var rows = 0
  var terms = 0
}

/// Counts of changes, so that results computed earlier can be recognised as out of date.
struct Versions {
  /// Changes of the basis, a side or a row.
  var basis: UInt32 = 1
  /// Changes of values.
  var values: UInt32 = 1
  /// Changes of which rows mention a variable, and which row determines it.
  var structure: UInt64 = 1
}
