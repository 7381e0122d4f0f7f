import Memory
import Support
import Testing

@testable import Solver

/// A list of shares without a solver.
private final class SharesBench {
  private let supply = Supply()
  private let account: Account
  var shares: Shares

  init() {
    account = supply.account()!
    shares = Shares(account)
  }

  deinit {
    shares.release()
    account.close()
  }

  func append(_ row: Int32, limits: Bool) throws {
    try shares.append(Share(row: row, factor: 1, size: 0), limits: limits)
  }

  /// The rows of all shares, and of those that limit a step. A stay is its complement.
  var rows: [Int32] { (0..<shares.count).map { index in shares[index].row } }
  var limiting: [Int32] {
    let limiting = shares.limiting
    return limiting.map { limiting.shares[$0].row }
  }
}

@Suite struct SharesTests {
  private let bench = SharesBench()

  @Test func `stays and rows with bounds are linked in order, others are passed over`() throws {
    #expect(bench.limiting == [])
    try bench.append(4, limits: false)
    try bench.append(7, limits: true)
    try bench.append(5, limits: false)
    try bench.shares.appendStay(2, 1, size: 0)
    try bench.shares.reserve(more: 2)
    bench.shares.appendReserved(Share(row: 6, factor: 1, size: 0), limits: false)
    bench.shares.appendReserved(Share(row: 9, factor: 1, size: 0), limits: true)
    #expect(bench.rows == [4, 7, 5, ~2, 6, 9])
    #expect(bench.limiting == [7, ~2, 9])
  }

  /// In double-double the shares of a block are appended before it is known which are zero.
  @Test func `shares that are linked later come last, and those that are cut off are not linked`() throws {
    try bench.append(1, limits: true)
    for row in Int32(2)...5 { try bench.append(row, limits: false) }
    bench.shares[1] = bench.shares[3]
    bench.shares.link(1)
    bench.shares.truncate(to: 2)
    #expect(bench.rows == [1, 4])
    #expect(bench.limiting == [1, 4])
    try bench.append(8, limits: true)
    #expect(bench.limiting == [1, 4, 8])
  }

  @Test func `an empty list has no links`() throws {
    try bench.append(1, limits: true)
    bench.shares.removeAll()
    #expect(bench.limiting == [])
    try bench.append(2, limits: false)
    try bench.append(3, limits: true)
    #expect(bench.limiting == [3])
  }
}
