import Boxes
import Testing

@Suite struct LengthTests {
  @Test func `a length in points is its number`() {
    #expect(Length.points(12.5).resolved(against: .nan) == 12.5)
    #expect(Length.points(-3).isPoints)
    #expect(Length.points(0) == .zero)
  }

  @Test func `a percentage is a part of its basis`() {
    #expect(Length.percent(70).resolved(against: 505) == 353.5)
    #expect(Length.percent(70).resolved(against: .nan).isNaN)
    #expect(Length.percent(70).resolvedOrZero(against: .nan) == 0)
    #expect(Length.percent(0).isPercent)
  }

  @Test func `a keyword has no points`() {
    for length in [Length.auto, .minContent, .maxContent, .fitContent, .stretch, .content] {
      #expect(length.resolved(against: 100).isNaN)
      #expect(!length.isPoints && !length.isPercent)
    }
    #expect(Length.auto.isAuto && !Length.content.isAuto)
    #expect(Length.maxContent.unit == .maxContent)
  }
}
