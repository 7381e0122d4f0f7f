import Testing

@testable import Solver

/// What follows a failed attempt, and what an attempt forgets: as values, without a solver.
@Suite struct AttemptTests {
  private static let doubles = FailedAttempt()
  private static let doubleDouble = FailedAttempt(isDoubleDouble: true)

  private static func next(
    inDoubleDouble isDoubleDouble: Bool, long allowsLongSteps: Bool = true, accepting acceptsDivergence: Bool = false
  ) -> NextAttempt {
    NextAttempt(
      isDoubleDouble: isDoubleDouble, allowsLongSteps: allowsLongSteps, acceptsDivergence: acceptsDivergence)
  }

  /// Each attempt, and what follows; nil if the solve has failed.
  private static let cases: [(failed: FailedAttempt, next: NextAttempt?)] = [
    // In doubles: without long steps if there were some, else in double-double, where there may be some again.
    (FailedAttempt(tookLongSteps: true), next(inDoubleDouble: false, long: false)),
    (FailedAttempt(tookLongSteps: true, wasBuild: true), next(inDoubleDouble: false, long: false)),
    (FailedAttempt(), next(inDoubleDouble: true)),
    (FailedAttempt(wasBuild: true), next(inDoubleDouble: true)),
    (FailedAttempt(number: 1, allowedLongSteps: false, wasBuild: true), next(inDoubleDouble: true)),
    // In double-double: without long steps if there were some, else from an empty basis.
    (FailedAttempt(isDoubleDouble: true, tookLongSteps: true), next(inDoubleDouble: true, long: false)),
    (FailedAttempt(isDoubleDouble: true, tookLongSteps: true, wasBuild: true), next(inDoubleDouble: true, long: false)),
    (FailedAttempt(isDoubleDouble: true), next(inDoubleDouble: true)),
    (FailedAttempt(isDoubleDouble: true, allowedLongSteps: false), next(inDoubleDouble: true, long: false)),
    // From an empty basis already: the same again would fail again.
    (FailedAttempt(isDoubleDouble: true, wasBuild: true), nil),
    (FailedAttempt(number: 1, isDoubleDouble: true, allowedLongSteps: false, wasBuild: true), nil),
    // A block has not converged there: the next one goes on with it.
    (
      FailedAttempt(isDoubleDouble: true, wasBuild: true, hasDiverged: true),
      next(inDoubleDouble: true, accepting: true)
    ),
    (
      FailedAttempt(isDoubleDouble: true, allowedLongSteps: false, wasBuild: true, hasDiverged: true),
      next(inDoubleDouble: true, long: false, accepting: true)
    ),
    (
      FailedAttempt(isDoubleDouble: true, tookLongSteps: true, wasBuild: true, hasDiverged: true),
      next(inDoubleDouble: true, long: false, accepting: true)
    ),
    // With an older basis that may be due to the basis.
    (FailedAttempt(isDoubleDouble: true, hasDiverged: true), next(inDoubleDouble: true)),
    (FailedAttempt(hasDiverged: true), next(inDoubleDouble: true)),
    // One that went on with it has failed for another reason.
    (FailedAttempt(isDoubleDouble: true, wasBuild: true, hasDiverged: true, acceptedDivergence: true), nil),
    (FailedAttempt(isDoubleDouble: true, wasBuild: true, acceptedDivergence: true), nil),
    (
      FailedAttempt(isDoubleDouble: true, tookLongSteps: true, wasBuild: true, acceptedDivergence: true),
      next(inDoubleDouble: true, long: false, accepting: true)
    ),
  ]

  @Test(arguments: Array(cases.indices))
  func `what follows a failed attempt`(index: Int) {
    let (failed, next) = Self.cases[index]
    #expect(failed.next == next)
    // A trial and the fourth attempt are followed by none.
    var trial = failed
    trial.isTrial = true
    #expect(trial.next == nil)
    var last = failed
    last.number = 3
    #expect(last.next == nil)
  }

  /// Whatever becomes of them, the attempts end, and each differs from those before it.
  @Test func `a solve makes at most four attempts, no two of them alike`() {
    for bits in 0..<1 << 6 {
      func bit(_ index: Int) -> Bool { bits >> index & 1 != 0 }
      var failed = FailedAttempt(isDoubleDouble: bit(0), tookLongSteps: bit(1), wasBuild: bit(2), hasDiverged: bit(3))
      var made = ["\(failed.isDoubleDouble) true \(failed.wasBuild) false"]
      while let next = failed.next {
        made.append("\(next.isDoubleDouble) \(next.allowsLongSteps) true \(next.acceptsDivergence)")
        failed = FailedAttempt(
          number: failed.number + 1, isDoubleDouble: next.isDoubleDouble, allowedLongSteps: next.allowsLongSteps,
          tookLongSteps: next.allowsLongSteps && bit(4), wasBuild: true, hasDiverged: bit(5),
          acceptedDivergence: next.acceptsDivergence)
      }
      #expect(made.count <= 4 && Set(made).count == made.count, "\(made)")
    }
  }

  @Test func `digits lost by long steps are forgotten, those lost before the solve are not`() {
    var attempt = Attempt()
    attempt.begin()
    attempt.noteLoss(.certain)
    attempt.forgetOwnLoss()
    #expect(attempt.loss == .none)
    attempt.noteLoss(.certain)
    attempt.begin()
    attempt.forgetOwnLoss()
    #expect(attempt.loss == .certain)
  }

  @Test func `what is lost is not made less of`() {
    var attempt = Attempt()
    for (noted, known) in [(Loss.suspected, Loss.suspected), (.none, .suspected), (.certain, .certain)] {
      attempt.noteLoss(noted)
      #expect(attempt.loss == known)
    }
    #expect(attempt.needsMoreDigits)
  }

  @Test func `a solve begins without what the attempts of another have found out`() {
    var attempt = Attempt()
    attempt.begin(NextAttempt(isDoubleDouble: true, allowsLongSteps: false, acceptsDivergence: true))
    #expect(attempt.number == 1 && attempt.forbidsLongSteps && attempt.acceptsDivergence)
    attempt.tookLongSteps = true
    attempt.begin()
    #expect(attempt.number == 0 && !attempt.forbidsLongSteps && !attempt.tookLongSteps && !attempt.acceptsDivergence)
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

  @Test(arguments: [(0, 31), (30, 31), (500, 500)])
  func `a solve of many steps keeps double-double for at least 31 more`(extra: Int, least: Int) {
    var schedule = PrecisionSchedule(extraSolves: extra)
    schedule.noteFailure()
    #expect(schedule.extraSolves == least)
  }
}
