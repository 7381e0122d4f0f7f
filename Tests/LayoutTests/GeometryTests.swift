import Layout
import Testing

struct GeometryTests {
  @Test func `right and bottom are where the rectangle ends`() {
    let rect = Rect(x: 10, y: 20, width: 30, height: 40)
    #expect(rect.right == 40)
    #expect(rect.bottom == 60)
  }
}
