import Testing

@testable import Solver

/// How much a repair of the basis may visit before it is built anew: as a value, without a solver.
@Suite struct RepairLimitTests {
  @Test(arguments: [(0, 1000), (250, 1000), (251, 1004), (10_000, 40_000)])
  func `before a build a repair may visit four times the terms, and a thousand in any case`(terms: Int, most: Int) {
    #expect(RepairLimit().most(terms: terms) == most)
  }

  @Test func `after a build a repair may visit as much, in proportion to the terms`() {
    var limit = RepairLimit()
    limit.begin(terms: 1000, isBuild: true, isLimited: true)
    limit.end(visited: 50_000, terms: 1000)
    #expect(limit.most(terms: 1000) == 50_000)
    #expect(limit.most(terms: 500) == 25_000)
    // A cheap build does not make it less than usual.
    limit.end(visited: 10, terms: 1000)
    #expect(limit.most(terms: 1000) == 4000)
  }

  @Test func `only a build changes the limit, and ends what replaces a repair`() {
    var limit = RepairLimit()
    limit.replacesRepair = true
    limit.begin(terms: 1000, isBuild: false, isLimited: true)
    limit.end(visited: 50_000, terms: 1000)
    #expect(limit.most(terms: 1000) == 4000 && limit.replacesRepair)
    limit.begin(terms: 1000, isBuild: true, isLimited: true)
    limit.end(visited: 50_000, terms: 0)
    #expect(limit.most(terms: 1) == 50_000 && !limit.replacesRepair)
  }

  @Test func `a build, and a solve that cannot be built anew, have no limit`() {
    var limit = RepairLimit()
    limit.begin(terms: 10, isBuild: false, isLimited: true)
    #expect(limit.mostVisits == 1000)
    limit.begin(terms: 10, isBuild: true, isLimited: true)
    #expect(limit.mostVisits == .max)
    limit.begin(terms: 10, isBuild: false, isLimited: false)
    #expect(limit.mostVisits == .max)
  }
}
