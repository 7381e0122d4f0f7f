import Testing

@testable import Solver

/// What follows a failed attempt, and what an attempt forgets: as values, without a solver.
@Suite struct AttemptTests {
  /// Each attempt, and whether the one after it accepts divergence; nil if there is none.
  private static let cases: [(failed: FailedAttempt, nextAcceptsDivergence: Bool?)] = [
    // In doubles: double-double follows.
    (FailedAttempt(), false),
    (FailedAttempt(beganEmpty: true), false),
    // In double-double: from an empty basis.
    (FailedAttempt(isDoubleDouble: true), false),
    // From an empty basis already: the same again would fail again.
    (FailedAttempt(isDoubleDouble: true, beganEmpty: true), nil),
    // A block has not converged there: the next one goes on with it.
    (FailedAttempt(isDoubleDouble: true, beganEmpty: true, hasDiverged: true), true),
    // With an older basis that may be due to the basis.
    (FailedAttempt(isDoubleDouble: true, hasDiverged: true), false),
    // One that went on with it has failed for another reason.
    (FailedAttempt(isDoubleDouble: true, beganEmpty: true, hasDiverged: true, acceptedDivergence: true), nil),
    (FailedAttempt(isDoubleDouble: true, beganEmpty: true, acceptedDivergence: true), nil),
  ]

  @Test(arguments: Array(cases.indices))
  func `what follows a failed attempt`(index: Int) {
    let (failed, accepts) = Self.cases[index]
    #expect((failed.isLast ? nil : failed.nextAcceptsDivergence) == accepts)
    // No attempt follows that of a trial.
    var trial = failed
    trial.isTrial = true
    #expect(trial.isLast)
  }

  /// Whatever becomes of them, the attempts end, and each differs from those before it.
  @Test func `a solve makes at most three attempts, no two of them alike`() {
    for bits in 0..<1 << 4 {
      func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
      var failed = FailedAttempt(isDoubleDouble: bit(0), beganEmpty: bit(1), hasDiverged: bit(2))
      var made = ["\(failed.isDoubleDouble) \(failed.beganEmpty) false"]
      while !failed.isLast && made.count < 10 {
        made.append("true true \(failed.nextAcceptsDivergence)")
        failed = FailedAttempt(
          isDoubleDouble: true, beganEmpty: true, hasDiverged: bit(3),
          acceptedDivergence: failed.nextAcceptsDivergence)
      }
      #expect(made.count <= 3 && Set(made).count == made.count, "\(made)")
    }
  }

  @Test func `what is lost is not made less of`() {
    var attempt = Attempt()
    for (noted, known) in [
      (Loss.none, Loss.none), (.digits, .digits), (.beyondRange, .beyondRange), (.digits, .beyondRange),
    ] {
      attempt.noteLoss(noted)
      #expect(attempt.loss == known && attempt.needsMoreDigits == (known != .none))
    }
  }

  @Test func `a solve begins without what the attempts of another have found out`() {
    let failed = FailedAttempt(isDoubleDouble: true, beganEmpty: true, hasDiverged: true)
    var attempt = Attempt()
    attempt.begin(after: failed)
    #expect(attempt.acceptsDivergence)
    attempt.begin()
    #expect(!attempt.acceptsDivergence)
    // But one that is due does.
    attempt.begin(after: failed, isDue: true)
    attempt.hasDiverged = true
    attempt.hasDoubtfulSteps = true
    attempt.begin()
    #expect(attempt.acceptsDivergence && !attempt.isDue && !attempt.hasDiverged && !attempt.hasDoubtfulSteps)
  }
}

/// For how many solves double-double is kept.
@Suite struct PrecisionScheduleTests {
  @Test func `each time double-double begins it lasts for more solves`() {
    var schedule = PrecisionSchedule()
    let solves = (0..<12).map { _ in
      schedule.beginDoubleDouble()
      return schedule.solvesLeft
    }
    #expect(solves == [1, 2, 4, 8, 16, 32, 64, 128, 256, 512, 1024, 1024])
  }

  @Test func `each solve in doubles halves it`() {
    var schedule = PrecisionSchedule(extraSolves: 31)
    let extra = (0..<6).map { _ in
      schedule.endSolveInDoubles()
      return schedule.extraSolves
    }
    #expect(extra == [15, 7, 3, 1, 0, 0])
  }

  @Test func `solves in double-double are counted down to none`() {
    var schedule = PrecisionSchedule(extraSolves: 1)
    schedule.beginDoubleDouble()
    let left = (0..<3).map { _ in
      schedule.endSolveInDoubleDouble()
      return schedule.solvesLeft
    }
    #expect(left == [1, 0, 0])
  }
}
