import Testing
import Solver
@Test func `a solver`() throws { var s = Solver(); let v = try s.add(); #expect(v == 7) }
