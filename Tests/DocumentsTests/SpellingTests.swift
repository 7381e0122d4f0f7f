// What somebody may have meant.

import Documents
import Testing

@Test func `a slip is near to the word that was meant`() {
  #expect(nearest(to: "intrinsc", among: ["intrinsic", "insets"]) == "intrinsic")
  #expect(nearest(to: "heigth", among: ["height", "width"]) == "height")
}

@Test func `nothing is suggested for another word altogether`() {
  #expect(nearest(to: "colour", among: ["intrinsic", "insets"]) == nil)
}
