import CCasement

// Why a layout is as it is.

/// Required constraints that cannot hold together: without any one of them the others can.
public struct Conflict: CustomStringConvertible {
  /// The first is dropped: it does not count until it can hold.
  public let constraints: [Constraint]
  /// The constraints as text.
  public let description: String
}

/// An item whose position or size along an axis is not unique.
public struct Ambiguity: Hashable {
  public let item: AnyItem
  public let axis: Axis
}

extension Scene {
  /// The conflicts of required constraints.
  public var conflicts: [Conflict] {
    get throws {
      if cas_scene_conflict_count(handle) == 0 {
        // There is none, or the solve failed: then the first is refused for another reason than that.
        do { _ = try constraints { cas_scene_conflict(handle, 0, &$0, &$1) } } catch let error as CasementError {
          if error.status != .outOfRange { throw error }
        }
      }
      return try (0..<cas_scene_conflict_count(handle)).map { index in
        Conflict(
          constraints: try constraints { cas_scene_conflict(handle, index, &$0, &$1) },
          description: try text { cas_scene_write_conflict(handle, index, $0, $1) })
      }
    }
  }

  /// The constraints that the last refused change of a strict scene conflicts with.
  public func refusal() throws -> [Constraint] { try constraints { cas_scene_refusal(handle, &$0, &$1) } }

  /// The items whose position or size is not unique, with the axis; no more than `limit` are looked for.
  public func ambiguities(limit: Int = .max) throws -> [Ambiguity] {
    try list { cas_scene_ambiguities(handle, limit, &$0, &$1) }.map {
      Ambiguity(item: AnyItem(scene: self, id: $0.item), axis: try known($0.axis))
    }
  }

  /// All items with frames and constraints, as text.
  public var description: String { written { cas_scene_describe(handle, $0, $1) }.text }

  /// A number that stays the same as long as nothing changes the scene or its screen.
  public var digest: UInt64 { cas_scene_digest(handle) }

  /// The statistics of the scene's solver.
  public func statistics() throws -> Statistics { try statistics { cas_scene_get_statistics(handle, &$0) } }

  /// Verifies the last layout from the constraints alone. Throws `Status.internal` if it is wrong, and `Status.undecided` if
  /// rounding hides whether it is.
  public func check() throws { try expect(cas_scene_check(handle)) }
}

/// The statistics of a solver.
public struct Statistics: Equatable, Sendable {
  public let variables: UInt64
  public let constraints: UInt64
  public let terms: UInt64
  /// Rows in the basis: each determines a variable.
  public let active: UInt64
  /// Groups of variables solved together.
  public let blocks: UInt64
  /// Variables in the largest block.
  public let largestBlock: UInt64
  /// Since creation: steps that exchanged rows of the basis.
  public let pivots: UInt64
  /// Since creation: soft rows that became violated or satisfied without a pivot.
  public let flips: UInt64
  /// Since creation: of blocks.
  public let factorisations: UInt64
  /// Since creation: steps of edits, and solves of repeated constants, that were one pass.
  public let streamed: UInt64
  /// Since creation: rows added or removed.
  public let structural: UInt64
  /// Held in memory now.
  public let bytes: UInt64
  /// Since creation: calls that allocate memory.
  public let allocations: UInt64

  init(_ raw: cas_solver_statistics) {
    variables = raw.variables
    constraints = raw.constraints
    terms = raw.terms
    active = raw.active
    blocks = raw.blocks
    largestBlock = raw.largest_block
    pivots = raw.pivots
    flips = raw.flips
    factorisations = raw.factorisations
    streamed = raw.streamed
    structural = raw.structural
    bytes = raw.bytes
    allocations = raw.allocations
  }
}

extension Handle {
  func statistics(_ call: (inout cas_solver_statistics) -> cas_status) throws -> Statistics {
    var raw = cas_solver_statistics()
    raw.size = MemoryLayout<cas_solver_statistics>.size
    try expect(call(&raw))
    return Statistics(raw)
  }
}
