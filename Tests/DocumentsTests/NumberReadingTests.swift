// Numbers in JSON, options and XML: which texts are read.

import Testing

@testable import Documents

@Test(arguments: [
  ("0", 0), ("-12.5e3", -12500), ("+5", 5), ("05", 5), (".5", 0.5), ("5.", 5), ("1E-2", 0.01),
  ("90071992547409.93", 90_071_992_547_409.93),
])
func `a decimal number is read to the last digit`(text: String, number: Double) {
  #expect(decimalNumber(text, in: finiteNumbers) == number)
}

@Test(arguments: ["", " 5", "5 ", "0x10", "inf", "-infinity", "nan", "1e", "e5", "1e999", "5,0", "--5", "५"])
func `what is no decimal number is not read`(text: String) {
  #expect(decimalNumber(text, in: finiteNumbers) == nil)
}

@Test func `a number outside the range is not read`() {
  #expect(decimalNumber("16", in: 16...20) == 16)
  #expect(decimalNumber("20.001", in: 16...20) == nil)
}

@Test func `a width and a height are two numbers`() {
  #expect(widthAndHeight("375x667", in: 0...1000) ?? (0, 0) == (375, 667))
  for text in ["375", "375x", "x667", "1x2x3", "0x1x2", "375x1001", "375X667"] {
    #expect(widthAndHeight(text, in: 0...1000) == nil)
  }
}
