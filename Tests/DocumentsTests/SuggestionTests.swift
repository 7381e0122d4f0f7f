// Suggestions for misspelt words.

import Documents
import Testing

@Test func `a misspelt word suggests the nearest one`() {
  #expect(nearest(to: "intrinsc", among: ["intrinsic", "insets"]) == "intrinsic")
  #expect(nearest(to: "heigth", among: ["height", "width"]) == "height")
}

@Test func `a word that is not similar gives no suggestion`() {
  #expect(nearest(to: "colour", among: ["intrinsic", "insets"]) == nil)
}
