import Memory

/// An incremental solver for linear constraints with strict priorities: a lexicographic simplex method with bounded
/// multipliers.
///
/// The problem is that of A. Borning, G. J. Badros and P. J. Stuckey, "The Cassowary linear arithmetic constraint
/// solving algorithm" (TOCHI 2001); the method keeps rows instead of a tableau. The state is a *basis*: a matching of
/// variables with active rows, so that values follow from the active rows alone. Variables without a row stay where
/// they are. The rows themselves are the factorisation: a variable is computed from its row after the other variables
/// of that row. Variables whose rows depend on each other in a cycle form a block with a factorisation of its own.
///
/// Between operations, work waits in lists: rows whose side must be checked (`queue`), active rows whose variable
/// must be computed (`dirty`), rows whose multiplier is out of bounds (`outOfBounds`). When all are empty, the values
/// are optimal.
package struct Solver: ~Copyable {
  let account: Account
  let weightsOnly: Bool

  // The problem as stated.
  var variables: Buffer<VariableRecord>
  var rows: Buffer<RowRecord>
  var entries: Arena<Entry>
  var links: Arena<Link>
  /// The first free slot, or -1. A free slot has the number of the next one.
  var freeVariable: Int32 = -1
  var freeRow: Int32 = -1
  /// The count of row slots when memory was last trimmed.
  var trimmedRows = 0
  /// For how many variables all lists by slot have room.
  var variableRoom = 0
  var liveVariables = 0
  var liveRows = 0
  var liveTerms = 0
  var lastAge: UInt32 = 0

  // Values, and the sizes of the numbers that they were computed from.
  var values: Buffer<Double>
  var sizes: Buffer<Float>

  // Multipliers of active rows.
  var multipliers: Buffer<MultiplierNode>
  var freeMultiplier: Int32 = -1

  // Blocks.
  var blocks: Buffer<BlockRecord>
  var freeBlock: Int32 = -1
  var blockIndices: Arena<Int32>
  var blockNumbers: Arena<Double>
  var factor: FactorWorkspace

  // Waiting work.
  var queue: Buffer<Int32>
  var queueHead = 0
  var dirty: Buffer<Int32>
  var outOfBounds: Buffer<Int32>
  /// Stays whose multiplier may not be zero.
  var staysToCheck: Buffer<Int32>
  var stayMultiplierRow: Int32 = -1
  /// Rows whose multiplier is small beside the numbers it was computed from.
  var multipliersToRecheck: Buffer<Int32>
  var dropped: Buffer<Int32>
  /// The row whose conflict is to be explained, or -1, and the rows it conflicts with.
  var explained: Int32 = -1
  /// A value of `explained`: explains the row that is dropped first.
  static var firstDropped: Int32 { -2 }
  var explanation: Buffer<ConstraintID>
  /// A change may let a dropped row hold again.
  var retryDropped = false
  /// Dropped rows newer than this age are to be retried.
  var retryAfter = UInt32.max
  /// The basis is invalid; the next solve rebuilds it.
  var needsRebuild = false

  // Searches. `work` is zero outside of them.
  var stamp: UInt32 = 0
  var work: Buffer<Double>
  var workSize: Buffer<Double>
  var order: Buffer<Int32>
  var frames: Buffer<Frame>
  var met: Buffer<Int32>
  var combination: Buffer<Share>
  var candidates: Buffer<Candidate>
  var step: Buffer<MultiplierNode>
  var local: Buffer<Double>
  var scratch: Buffer<Int32>
  var groups: Buffer<GroupPlace>
  var newEqualities: Buffer<Int32>
  var unusedMark: UInt32 = 0
  var openMembers: Buffer<Int32>

  // Edits.
  var edits: Buffer<EditRecord>
  var freeEdit: Int32 = -1
  var plans: EditPlans
  /// The first counts changes of the basis, a side or a row; the second counts changes of values.
  var basisVersion: UInt32 = 1
  var valueVersion: UInt32 = 1

  // Variables touched since the last report, with the values reported then.
  var touched: Buffer<Value>
  var report: UInt32 = 1
  package var changes: Buffer<Value>

  // Other results.
  package var refusal: Buffer<ConstraintID>
  /// The place of a new row that cannot hold, or -1 if another row would have been dropped.
  package var refusedPlace = -1
  package var conflictMembers: Buffer<ConstraintID>
  package var ambiguousVariables: Buffer<VariableID>
  package var fault: StaticString = ""

  var journal: Journal
  var precision: Precision
  var cycles = CycleDetection()
  var longSteps: LongSteps
  var ties: Ties
  var statisticsSoFar = Statistics()

  package init(account: Account, weightsOnly: Bool) {
    self.account = account
    self.weightsOnly = weightsOnly
    variables = Buffer(account)
    rows = Buffer(account)
    entries = Arena(account)
    links = Arena(account)
    values = Buffer(account)
    sizes = Buffer(account)
    multipliers = Buffer(account)
    blocks = Buffer(account)
    blockIndices = Arena(account)
    blockNumbers = Arena(account)
    factor = FactorWorkspace(account)
    queue = Buffer(account)
    dirty = Buffer(account)
    outOfBounds = Buffer(account)
    multipliersToRecheck = Buffer(account)
    staysToCheck = Buffer(account)
    dropped = Buffer(account)
    explanation = Buffer(account)
    work = Buffer(account)
    workSize = Buffer(account)
    order = Buffer(account)
    frames = Buffer(account)
    met = Buffer(account)
    combination = Buffer(account)
    candidates = Buffer(account)
    step = Buffer(account)
    local = Buffer(account)
    scratch = Buffer(account)
    groups = Buffer(account)
    newEqualities = Buffer(account)
    openMembers = Buffer(account)
    edits = Buffer(account)
    plans = EditPlans(account)
    touched = Buffer(account)
    changes = Buffer(account)
    refusal = Buffer(account)
    conflictMembers = Buffer(account)
    ambiguousVariables = Buffer(account)
    journal = Journal(account)
    precision = Precision(account)
    longSteps = LongSteps(account)
    ties = Ties(account)
  }

  package mutating func release() {
    variables.release()
    rows.release()
    entries.release()
    links.release()
    values.release()
    sizes.release()
    multipliers.release()
    blocks.release()
    blockIndices.release()
    blockNumbers.release()
    factor.release()
    queue.release()
    dirty.release()
    outOfBounds.release()
    multipliersToRecheck.release()
    staysToCheck.release()
    dropped.release()
    explanation.release()
    work.release()
    workSize.release()
    order.release()
    frames.release()
    met.release()
    combination.release()
    candidates.release()
    step.release()
    local.release()
    scratch.release()
    groups.release()
    newEqualities.release()
    openMembers.release()
    releasePlans()
    edits.release()
    plans.release()
    touched.release()
    changes.release()
    refusal.release()
    conflictMembers.release()
    ambiguousVariables.release()
    journal.release()
    precision.release()
    longSteps.release()
    ties.release()
  }
}
