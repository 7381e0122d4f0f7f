@testable import Solver
import Status
import Support
import Testing

@testable import Layout

struct RandomConflictTests {
  /// Adds eight views, two of them in others. Their ids are always the same.
  private func stage() throws -> (Stage, [ItemID]) {
    let stage = try Stage()
    var items = [ItemID.window]
    for index in 0..<8 { items.append(try stage.view(in: index < 2 ? .window : items[index % 3])) }
    return (stage, items)
  }

  private func constraint(_ items: [ItemID], _ random: inout Random) -> Made {
    let family = random.pick([
      [Attribute.left, .right, .centerX, .leftMargin], [.top, .bottom, .centerY], [.width, .height],
      [.leading, .trailing, .centerX],
    ])
    let first = items[1 + random.below(8)][random.pick(family)]
    let constant = Double(random.below(200) - 50)
    let second = random.pick([1, 1, 2, 0.5]) * random.pick(items)[random.pick(family)] + constant
    let other = random.chance(20) && family[0] == .width ? Side(constant: abs(constant)) : second
    return random.pick([first == other, first <= other, first >= other])
  }

  /// Whether constraints can hold together, where sizes are not negative only if a constraint says so.
  private func isSatisfiable(_ constraints: [Constraint]) throws -> Bool {
    let (stage, _) = try stage()
    for slot in 0..<stage.scene.solver.variableSlots {
      stage.scene.solver.problem.variables[slot].isNonnegative = false
    }
    for constraint in constraints { _ = try stage.scene.model.addConstraint(constraint) }
    do { try stage.layout() } catch Status.conflict { return false }
    return true
  }

  @Test(arguments: 0..<4) func `every conflict is minimal`(part: Int) throws {
    var random = Random(state: UInt64(part))
    var found = 0
    while found < 60 {
      let (stage, items) = try stage()
      for _ in 0..<20 {
        do { try stage.add(constraint(items, &random)) } catch Status.empty {}
      }
      do { try stage.layout() } catch Status.conflict {}
      for index in 0..<(try stage.scene.conflictCount()) {
        try stage.scene.findConflict(index)
        var members: [Constraint] = []
        for place in 0..<stage.scene.constraints.members.count {
          let member = stage.scene.constraints.members[place]
          let isMember = try [.stated, .size].contains(stage.scene.model.owner(of: member))
          if isMember { members.append(try stage.scene.model.constraint(member)) }
        }
        found += 1
        #expect(try !isSatisfiable(members))
        for place in members.indices {
          var others = members
          others.remove(at: place)
          #expect(try isSatisfiable(others))
        }
      }
    }
  }
}
