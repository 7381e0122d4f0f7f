/// The present attempt to solve: what it may do, and what rounding has done in it.
///
/// A trial keeps it as it was, in the journal: what its solves lose says nothing of later ones.
struct Attempt: BitwiseCopyable {
  /// How many attempts this solve has made before.
  var number = 0
  /// An attempt with long steps has failed, so that this one takes none.
  var forbidsLongSteps = false
  /// It began with an empty basis.
  var isBuild = false
  /// The last run of the solve loop took long steps.
  var tookLongSteps = false
  /// Digits were lost before the solve.
  private var beganWithLoss = false
  /// What is known of the digits that this solve has lost, so that rounding may have decided something.
  private(set) var loss = Loss.none
  /// The refinement of a block has not converged since the last rebuild, so that its values may be wrong.
  var hasDiverged = false
  /// That happened in an attempt from an empty basis, too. Now the certificate decides about the result.
  var acceptsDivergence = false

  /// The attempt before has failed at the caller's limit, so that the next solve begins with this one.
  private(set) var isDue = false

  /// How many attempts a solve makes at most.
  static var most: Int { 4 }

  /// Begins the first attempt of a solve, with what was lost since the last one, or the attempt that is due.
  mutating func begin() {
    if isDue { return isDue = false }
    number = 0
    forbidsLongSteps = false
    tookLongSteps = false
    acceptsDivergence = false
    beganWithLoss = needsMoreDigits
  }

  mutating func begin(_ next: NextAttempt, isDue: Bool = false) {
    number += 1
    self.isDue = isDue
    forbidsLongSteps = !next.allowsLongSteps
    acceptsDivergence = next.acceptsDivergence
  }

  /// Ends the last attempt of a solve.
  mutating func end() { acceptsDivergence = false }

  // MARK: Lost digits

  /// The solve, or the next one, is to be computed in double-double.
  var needsMoreDigits: Bool {
    @inline(__always) get { loss.rawValue >= Loss.certain.rawValue }
  }

  /// Notes what is lost; it does not make less of what is known.
  @inline(__always)
  mutating func noteLoss(_ noted: Loss) { if noted.rawValue > loss.rawValue { loss = noted } }

  /// Takes back what was noted since the loss was `earlier`.
  mutating func restoreLoss(_ earlier: Loss) { loss = earlier }

  mutating func forgetLoss() { loss = .none }

  /// Forgets what this solve has lost. What was lost before it still counts.
  mutating func forgetOwnLoss() { if beganWithLoss { noteLoss(.certain) } else { forgetLoss() } }
}

/// What is known of the digits of a solve.
enum Loss: UInt8, BitwiseCopyable {
  case none
  /// Rounding has grown so much that the result is to be checked.
  case suspected
  /// Digits are lost.
  case certain
  /// A multiplier is too large or too small for a double.
  case beyondRange
}

/// An attempt that has failed, as far as that decides about the next one.
struct FailedAttempt {
  /// How many attempts the solve has made before.
  var number = 0
  var isTrial = false
  var isDoubleDouble = false
  var allowedLongSteps = true
  var tookLongSteps = false
  /// It began with an empty basis.
  var wasBuild = false
  /// The values of a block did not converge.
  var hasDiverged = false
  var acceptedDivergence = false

  /// What is done next, from an empty basis; nil if the solve has failed. So has a trial, since that could not be rolled
  /// back.
  var next: NextAttempt? {
    if isTrial || number + 1 >= Attempt.most { return nil }
    var next = NextAttempt(
      isDoubleDouble: isDoubleDouble, allowsLongSteps: allowedLongSteps,
      acceptsDivergence: acceptedDivergence || wasBuild && hasDiverged)
    if tookLongSteps {
      // Without them it may succeed with the same digits.
      next.allowsLongSteps = false
    } else if !isDoubleDouble {
      next.isDoubleDouble = true
      // Long steps may have failed by rounding.
      next.allowsLongSteps = true
    } else if wasBuild && next.acceptsDivergence == acceptedDivergence {
      // It would be the same again.
      return nil
    }
    return next
  }
}

/// What an attempt after a failed one does.
struct NextAttempt: Equatable {
  var isDoubleDouble: Bool
  var allowsLongSteps: Bool
  var acceptsDivergence: Bool
}
