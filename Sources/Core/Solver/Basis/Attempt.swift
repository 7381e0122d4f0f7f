/// The present attempt to solve: what it may do, and what rounding has done in it.
///
/// A trial keeps it as it was, in the journal: what its solves lose says nothing of later ones.
struct Attempt: BitwiseCopyable {
  /// It began with an empty basis.
  var beganEmpty = false
  /// What is known of the digits that this solve has lost, so that rounding may have decided something.
  private(set) var loss = Loss.none
  /// The values of a block have not converged, though refined.
  var hasDiverged = false
  /// A combination or a direction of a block has not converged, so that steps may be wrong.
  var hasDoubtfulSteps = false
  /// Values did not converge in an attempt from an empty basis, either: now the certificate decides about the result.
  var acceptsDivergence = false

  /// The attempt before has failed at the caller's limit, so that the next solve begins with this one.
  private(set) var isDue = false

  /// Begins the first attempt of a solve, or the one that is due.
  mutating func begin() {
    if !isDue { acceptsDivergence = false }
    isDue = false
    hasDiverged = false
    hasDoubtfulSteps = false
  }

  /// Begins the attempt after one that failed.
  mutating func begin(after failed: FailedAttempt, isDue: Bool = false) {
    acceptsDivergence = failed.nextAcceptsDivergence
    self.isDue = isDue
  }

  /// Ends the last attempt of a solve.
  mutating func end() { acceptsDivergence = false }

  // MARK: Lost digits

  /// The solve, or the next one, is to be computed in double-double.
  var needsMoreDigits: Bool {
    @inline(__always) get { loss != .none }
  }

  /// Notes what is lost; it does not make less of what is known.
  @inline(__always)
  mutating func noteLoss(_ noted: Loss) { if noted.rawValue > loss.rawValue { loss = noted } }

  /// Takes back what was noted since the loss was `earlier`.
  mutating func restoreLoss(_ earlier: Loss) { loss = earlier }

  mutating func forgetLoss() { loss = .none }
}

/// What is known of the digits of a solve.
enum Loss: UInt8, BitwiseCopyable {
  case none
  /// Digits are lost.
  case digits
  /// A multiplier is too large or too small for a double.
  case beyondRange
}

/// An attempt that has failed, as far as that decides about the next one: in double-double, from an empty basis.
struct FailedAttempt {
  var isTrial = false
  var isDoubleDouble = false
  /// It began with an empty basis.
  var beganEmpty = false
  /// The values of a block did not converge.
  var hasDiverged = false
  var acceptedDivergence = false

  /// Whether the next attempt goes on with values that do not converge: from an empty basis they did not either.
  var nextAcceptsDivergence: Bool { acceptedDivergence || beganEmpty && hasDiverged }

  /// Whether no attempt follows, so that the solve has failed: it would be the same again, or that of a trial, which
  /// could not be rolled back.
  var isLast: Bool { isTrial || isDoubleDouble && beganEmpty && nextAcceptsDivergence == acceptedDivergence }
}
